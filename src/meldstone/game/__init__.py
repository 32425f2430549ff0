"""One game as a pure state machine: commands in, events out, views for players and spectators.

- `commands`: what can be asked of a game: `Play`, `Draw`, `Discard`, `Ruling`, `Took` which tile
- `apply`: begins a game (how many players, which seed and starter, or what is wrong with them) and carries out a command or refuses
  it with every violation: phases, ready, redeals, counts, announcing, rulings
- `turns`: play, draw, pass, discard in their stage of the turn, and the settlement at the deadline, as events; refused if too early
- `objections`: may this play be made now? The law (`play_objections`), draw first, the open tile, what was taken and declared
- `events`: what happened
- `evolve`: how each event changes the state: racks, pool, board, whose turn, penalty tiles; `BrokenRecordError` if an event
  does not fit the state
- `state`: everything about a game, hidden tiles included: `State`, `Board`, `Pool` (middle, bank, stacks), `Seat`
- `view`: what one seat or a spectator may know (`View`, `SeatView`): racks hidden, last tile drawn, whether announcing
  would help, how it ended
- `position`: what a player's thinking needs: table, rack, rules
- `beside`: which tile beside the rack can be taken
- `declared`: what players said of unclear joker sets (`Declarations`), and which of it still holds
- `drafts`: which tiles may lie on an unfinished table, which lie there twice
- `deal`: box, stacks, racks, who starts, which way round
- `fair`: chance that anyone can check afterwards: seed, salts, SHA-256, numbers from their digest
- `judged_turn`: looks at the events of the last turn again: was it legal (`JudgedTurn`)? What was laid, taken and put aside,
  had it to draw first
- `ending`: is the game over after this event (an empty hand, blocked), with which hands and points?
- `match`: several games: results, totals, places, who starts the next (`GameResult`, `Place`)
- `clock`: time left, as a value
- `replay`: the events of a record one after the other, from the first to each state
- `audit`: does a whole record hold? Findings, event by event
- `remark`: one sentence of such a report, as a code with its arguments
- `codec`: commands, events and views as JSON
"""
