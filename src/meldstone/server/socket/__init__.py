"""The WebSocket: one per client, one room at a time."""
