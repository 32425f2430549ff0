"""Who is asking? Guests, accounts and bots over the network: sessions, passwords, names, origins. Imports `room`.

- `identity`: from a cookie or token to the person (`Identity`): guest, account, bot; is a session still good?
- `tokens`: signed tokens: claims, their signature (HMAC), sealed and opened
- `ended_sessions`: cookies that are believed no longer
- `passwords`: hashing
- `recovery`: codes that lead back into an account
- `devices`: devices on which the password was given before: their cookie
- `names`: which names may people take? Letters, length, emoji, taken ones, a suggestion
- `lookalikes`: what a name looks like (its skeleton), and which scripts (Latin, Han…) it mixes
- `origins`: does a request come from a page of ours?
"""
