"""What does the operator set and watch? Configuration, limits, metrics, logs, the clock. Imports nothing of the server.

- `config`: everything an operator can set
- `limits`: how much one client may ask for
- `addresses`: which addresses are one client?
- `doorway`: how many TCP connections, and which gives way
- `metrics`: counters and gauges
- `logs`: JSON lines
- `clock`: the time of day, without its jumps
"""
