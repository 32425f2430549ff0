"""What does a request do to a room? A pure state machine around the game, without I/O or clock. Imports `protocol`.

- `room`: a room as a value (`Room`, `RoomSeat`): who may be here, deadlines, waiting bots, its status for the store
- `evolve`: how each record of the log changes it
- `events`: the records of a room's log
- `decide`: from a message to records or a refusal (`RoomRequest`): which handler decides, who is allowed, requests since the turn
- `decision_context`: who asks, when, and with which seed
- `seats`: sit down, get up, come back, leave, seat a bot
- `seat_names`: what people at one table are called: no two alike
- `stand_ins`: a bot that sits in for somebody who is away, and those who rather wait
- `stand_in_report`: what such a bot did
- `before_the_match`: other settings, somebody let in, a guest who has an account now
- `changed_rooms`: what the records about that do
- `owner`: what the owner may: pause, switch the chat, send people away
- `disputes`: who decides about a disputed turn: terms, proposals, the ruling, withdrawn or upheld
- `matches`: when does the next game start? Agreed, salted, countdown, a new match or rematch
- `moves`: moves of people and bots
- `timeouts`: what the clock does to a room
- `rules`: the rules that the settings ask for
- `public_view`: a room as anybody may see it (`RoomInfo`): seats, stand-ins, disputes; each record as a happening
- `lobby`: its row in the lobby: what strangers see of it in the list
- `my_table`: its card on the first page of somebody who sits there (`MyTable`, `TablePlayer`): whose turn, since when, tiles left
- `deleted_names`: takes a deleted name out of the log
"""
