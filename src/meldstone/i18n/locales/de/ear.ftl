### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } legt { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; eine Serie verändert
       *[other] ; { $changed } Serien verändert
    }
ear-story-new = Neue Serie: { $set }.
ear-story-made = Neue Serie: { $set }; vom Halter: { $tiles }.
ear-story-rebuilt = Neue Serie vom Tisch: { $set }.
ear-story-added = An die Serie { $set } angelegt: { $tiles }.
ear-story-taken = Aus der Serie { $set } genommen: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Tisch: { $count ->
        [one] { $count } Serie
       *[other] { $count } Serien
    }
ear-your-side = Dein Zug und dein Halter
ear-run-of-colour = { $place }: { $colour } { $from } bis { $to }
ear-span = { $place }: { $kind } { $from } bis { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: noch keine Serie
ear-with-joker =
    { $count ->
        [one] mit Joker
       *[other] mit { $count } Jokern
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } Serie liegt jetzt anders.
       *[other] { $count } Serien liegen jetzt anders.
    }
ear-nothing-to-redo = Es gibt nichts zu wiederholen.
