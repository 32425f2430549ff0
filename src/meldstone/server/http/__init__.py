"""What can be asked over HTTP? Endpoints, their checks and the OpenAPI document. Imports `hosting` and `accounts`.

- `app`: all routes, with the checks that every request passes
- `connection`: one HTTP connection and its time limits
- `route`: what an endpoint is: method, path, types, handler
- `rooms`: the lobby, a new room, quick play
- `games`: finished games, their records and deals; ratings
- `sessions`: guests, accounts, sign-in, bot tokens
- `conduct`: blocking and reporting people
- `recovery`: a way back into an account
- `advice`: is this table valid, what could I play?
- `about`: editions, health, metrics
- `openapi`: the OpenAPI document
- `security`: headers for browsers
- `start_page`: the page when no client was built
- `built_files`: the built client, read once and compressed
"""
