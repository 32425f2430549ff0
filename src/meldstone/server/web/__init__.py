"""The HTTP API and the pages beside it."""
