"""How many live tables does one server process carry? ``python -m benchmarks.load --tables 2000 --seconds 60``.

Every table has four scripted players, each on a socket of its own, who think for a while and then play what a novice sees: they
open, add to the table, draw, finish and go on with the next game. Sockets and heads are in processes of their own (`--drivers` of
each), on another core than the server where there are two, so that neither is measured by accident. Reported: how long it took to
seat everybody, moves a second, the time from sending a move to its durable answer as players feel it and as the server's own metric
has it, memory of the server per table, dropped connections. Then everybody is cut off and comes back. Afterwards every acknowledged
move is looked up in the store.
"""
