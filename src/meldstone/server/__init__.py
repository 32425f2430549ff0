"""Rooms where people meet and play: HTTP, WebSocket, live games, accounts. Truth is the log of each room in the store."""
