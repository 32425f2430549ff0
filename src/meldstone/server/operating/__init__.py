"""What does the operator set and watch? Configuration, limits, metrics, logs, the clock. Imports nothing of the server.

- `config`: everything an operator can set (`Config`), from file and environment; what is wrong with it
- `limits`: how much one client may ask for: buckets with rate and burst, by person, address, network
- `fair_turns`: whose work is done next?
- `fair_threads`: threads of one kind of work, in fair turns
- `judging`: who may make the judge work, and who waits for it
- `addresses`: which addresses are one client?
- `doorway`: how many TCP connections, and which gives way
- `metrics`: counters, gauges, histograms and their help texts
- `logs`: log records as JSON lines: stamps, traces, what uvicorn says
- `clock`: the time of day, without its jumps
"""
