"""How does a server process start, serve and stop? May import every other room of the server; no room imports it.

- `serve`: puts a server together (`Context`, `Buckets`, pools), hands uvicorn our connections and small sockets, runs it on its
  address, stops it in order
- `startup`: listens on host and port, raises the limit of open files, locks the database file
- `watchdog`: tells systemd that the server goes on
"""
