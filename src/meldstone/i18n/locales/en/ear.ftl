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
