"""What does a request do to a room? A pure state machine around the game, without I/O or clock. Imports `protocol`.

- `room`: a room as a value, and how each record changes it
- `events`: the records of a room's log
- `decide`: what a request adds to the log, or why it is refused
- `decision_context`: who asks, when, and with which seed
- `seats`: sit down, get up, come back, bots
- `owner`: pauses, the chat and sending people away, for the owner
- `disputes`: who decides about a disputed turn
- `matches`: when does the next game start?
- `moves`: moves of people and bots
- `timeouts`: what the clock does to a room
- `rules`: the rules that the settings ask for
- `public_view`: what others may see of a room
- `lobby`: what the lobby shows of it
- `deleted_names`: takes a deleted name out of the log
"""
