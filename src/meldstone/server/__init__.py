"""Rooms where people meet and play: HTTP, WebSocket, live games, accounts. Truth is the log of each room in the store.

- `protocol`: what clients and the server say to each other
- `room`: what a request does to a room
- `hosting`: the live rooms of this process
- `accounts`: who is asking
- `http`: what can be asked over HTTP
- `socket`: what happens on a WebSocket
- `operating`: what the operator sets and watches
- `process`: how a server process starts and stops
- `context`: what an endpoint or a socket may need, one of each per process
"""
