"""What can be asked over HTTP? Endpoints, their checks and the OpenAPI document. Imports `hosting` and `accounts`.

- `app`: all routes; every request passes here: scope, headers, cookies, body, language, size; refusals become responses
- `connection`: one HTTP connection and its time limits, state by state
- `paths`: from the path of a request to the endpoint that answers it
- `route`: what an endpoint is: method, path, types, handler
- `rooms`: the lobby, a new room, quick play, who is blocked there
- `invitations`: the short code, the door of a private room, knocking
- `games`: finished games over HTTP (`GameInfo`), by page; record, deal, replay, ending, best turn; ratings (`RatingInfo`)
- `sessions`: guests, accounts, sign-in and its limits, ending sessions, bot tokens (`BotTokenInfo`)
- `guests`: what a guest had comes along into an account
- `conduct`: blocking and reporting people (`BlockInfo`)
- `recovery`: a way back into an account
- `advice`: is this table valid, what could I play? Checked sets and hints in the asker's language
- `today`: is a try at the position of the day legal, and is it solved?
- `about`: editions (`EditionInfo`, `KnobInfo`), health, metrics, privacy
- `openapi`: the OpenAPI document: operations, schemas, components
- `security`: headers for browsers
- `start_page`: the page when no client was built
- `built_files`: the built client: bodies read once, in each encoding, with tags and headers; a path that is a short code
"""
