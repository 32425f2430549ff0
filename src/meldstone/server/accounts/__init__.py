"""Who is asking? Guests, accounts and bots over the network: sessions, passwords, names, origins. Imports `room`.

- `identity`: from a cookie or token to the person
- `tokens`: signed tokens
- `ended_sessions`: cookies that are believed no longer
- `passwords`: hashing
- `names`: which names may people take?
- `origins`: does a request come from a page of ours?
"""
