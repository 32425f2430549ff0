"""What happens on a WebSocket? Reads requests, answers them, sends updates. Imports `hosting` and `accounts`.

- `endpoint`: may this WebSocket be opened?
- `connection`: reads messages, answers, sends updates
- `small_socket`: uvicorn's WebSocket with less memory
"""
