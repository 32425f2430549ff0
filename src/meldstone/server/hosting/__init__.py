"""Which rooms are live here? Loads, changes and watches them: deadlines, bots, heartbeat, viewers. Imports `room`.

- `registry`: finds, loads and drops the live rooms; what happens in them unasked
- `live_room`: one room in use: submits requests, stores records, tells viewers
- `rooms`: the little that deadlines and maintenance need of the registry
- `lobby`: which public rooms strangers find, and how many one person may open
- `blocks`: whom does somebody not want to hear?
- `viewer`: a connection, as a room sees it
- `seating`: how many seats one person may have
- `open_sockets`: every open WebSocket of the process
- `presence`: tells who is here, once for all who come in a moment
- `drafts_and_chat`: what is shown and said but never stored
- `deadlines`: fires what is due
- `bot_turns`: turns of the server's bots
- `bot_pacing`: shows a bot's turn slowly enough to follow
- `bot_pool`: processes in which bots think
- `worker`: a process of its own for what may take long
- `fair_turns`: whose work is done next?
- `advice_pool`: where checks and hints are computed
- `finished_games`: the record of a game that ended
- `replays`: finished games, played again step by step
- `ratings`: what a rated game counts
- `orders`: what the operator wants of the servers that run
- `heartbeat`: signs of life, and outages that nobody pays for
- `store_probe`: can a move be written now?
- `supervision`: starts a task again that ended
- `maintenance`: work left over from a server that stopped
- `seeds`: where chance comes from
- `services`: store, clock, metrics and pools that all of these share
"""
