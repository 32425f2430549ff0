"""One game as a pure state machine: commands in, events out, views for players and spectators.

- `commands`: what can be asked of a game
- `apply`: carries a command out, or refuses with every violation
- `turns`: play, draw, pass, discard and the deadline, as events
- `objections`: may this play be made now?
- `events`: what happened
- `evolve`: how each event changes the state
- `state`: everything about a game, hidden tiles included
- `view`: what one seat or a spectator may know
- `position`: what a player's thinking needs: table, rack, rules
- `beside`: which tile beside the rack can be taken
- `declared`: what players said of unclear joker sets
- `drafts`: which tiles may lie on an unfinished table
- `deal`: box, stacks, racks, who starts
- `fair`: chance that anyone can check afterwards
- `ending`: is the game over, and with which points?
- `match`: several games, the score sheet
- `clock`: time left, as a value
- `replay`: from events back to the state
- `audit`: does a whole record hold?
- `codec`: commands, events and views as JSON
"""
