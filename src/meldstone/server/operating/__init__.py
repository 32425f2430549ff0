"""What does the operator set and watch? Configuration, limits, metrics, logs, the clock. Imports nothing of the server."""
