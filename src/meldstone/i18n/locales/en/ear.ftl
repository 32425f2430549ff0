### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } plays { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; one set changed
       *[other] ; { $changed } sets changed
    }
ear-story-new = New set: { $set }.
ear-story-made = New set: { $set }; from the rack: { $tiles }.
ear-story-rebuilt = New set from the table: { $set }.
ear-story-added = Added to the set { $set }: { $tiles }.
ear-story-taken = Taken from the set { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Table: { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
ear-your-side = Your turn and your rack
ear-run-of-colour = { $place }: { $colour } { $from } to { $to }
ear-span = { $place }: { $kind } { $from } to { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: not a set yet
ear-with-joker =
    { $count ->
        [one] with joker
       *[other] with { $count } jokers
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } set is different now.
       *[other] { $count } sets are different now.
    }
ear-nothing-to-redo = There is nothing to redo.

## The whole story, the typed line and the keys

ear-story = What the others did
ear-story-nothing = Nothing has happened since your last turn.
ear-no-ends = Nothing can be added to any set.
ear-nothing-fits = No single tile of yours fits a set.
ear-not-now = You cannot move tiles now.
ear-no-hints = There are no hints at this table.
ear-nothing-to-take = There is nothing to take.
ear-again-play = Press P again to play.
ear-again-draw = Press D again to draw a tile.
ear-again-pass = Press D again to pass.
ear-type = Type your turn
ear-type-close = Close the line
ear-type-how = For example: { $example }; then Enter. Ctrl and Enter plays at once, Escape closes. “{ $help }” shows all commands.
ear-keys-move = In the settings, single letters can be moved to Alt and the letter, or switched off.
ear-help-take = own tiles back to your rack, others apart; without tiles: the whole set
ear-key-arrows = from tile to tile
ear-key-pages = from set to set; on the rack to its ends
ear-key-home = to where you were on the rack, on the table
ear-key-tile = a letter and a number: to this tile; again: to the next one like it
ear-key-enter = choose the tile, or put what is chosen there
ear-key-new = a new set of what is chosen
ear-key-back = what is chosen goes back to the rack
ear-key-undo = undo, redo
ear-key-play = play: the first press asks, the second does it
ear-key-draw = draw or pass, the same way
ear-key-hint = hint
ear-key-type = type your turn
ear-key-rack = your rack
ear-key-sets = the sets on the table
ear-key-ends = what can be added to the sets
ear-key-fits = which of your tiles fit, and which sets you hold
ear-key-wrong = what is wrong with the table
ear-key-last = the whole story of the others’ turns
ear-key-counts = everybody’s tiles, and the pool
ear-key-time = whose turn it is, and the time left
ear-key-help = these keys
