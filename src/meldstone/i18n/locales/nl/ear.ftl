### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } legt { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; één reeks veranderd
       *[other] ; { $changed } reeksen veranderd
    }
ear-story-new = Nieuwe reeks: { $set }.
ear-story-made = Nieuwe reeks: { $set }; van het speelbord: { $tiles }.
ear-story-rebuilt = Nieuwe reeks van de tafel: { $set }.
ear-story-added = Aangelegd bij de reeks { $set }: { $tiles }.
ear-story-taken = Weggehaald uit de reeks { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Tafel: { $count ->
        [one] { $count } reeks
       *[other] { $count } reeksen
    }
ear-your-side = Je beurt en je speelbord
ear-run-of-colour = { $place }: { $colour } { $from } tot { $to }
ear-span = { $place }: { $kind } { $from } tot { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: nog geen reeks
ear-with-joker =
    { $count ->
        [one] met joker
       *[other] met { $count } jokers
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } reeks is veranderd.
       *[other] { $count } reeksen zijn veranderd.
    }
ear-nothing-to-redo = Er is niets om te herhalen.
