"""What happens on a WebSocket? Reads requests, answers them, sends updates. Imports `hosting` and `accounts`."""
