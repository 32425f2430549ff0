"""Who is asking? Guests, accounts and bots over the network: sessions, passwords, names, origins. Imports `room`.

- `identity`: from a cookie or token to the person
- `tokens`: signed tokens
- `ended_sessions`: cookies that are believed no longer
- `passwords`: hashing
- `recovery`: codes that lead back into an account
- `devices`: devices on which the password was given before
- `names`: which names may people take?
- `lookalikes`: what a name looks like, and which scripts it mixes
- `origins`: does a request come from a page of ours?
"""
