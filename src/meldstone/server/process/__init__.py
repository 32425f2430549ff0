"""How does a server process start, serve and stop? May import every other room of the server; no room imports it.

- `serve`: runs a server process and stops it in order
- `startup`: listens, and locks the database file
- `watchdog`: tells systemd that the server goes on
"""
