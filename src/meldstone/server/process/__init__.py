"""How does a server process start, serve and stop? May import every other room of the server; no room imports it."""
