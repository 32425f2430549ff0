"""What happens on a WebSocket? Reads requests, answers them, sends updates. Imports `hosting` and `accounts`.

- `endpoint`: may this WebSocket be opened?
- `connection`: one client on a socket: reads, answers or refuses its requests (or logs that one failed), enters a
  live room; its outbox, language, metrics, how long its requests took (`_effort`)
- `small_socket`: uvicorn's WebSocket with less memory: frames, queue, transport, slices, closing
"""
