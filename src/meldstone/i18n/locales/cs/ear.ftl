### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } hraje { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; jedna kombinace se změnila
        [few] ; { $changed } kombinace se změnily
       *[other] ; { $changed } kombinací se změnilo
    }
ear-story-new = Nová kombinace: { $set }.
ear-story-made = Nová kombinace: { $set }; ze stojánku: { $tiles }.
ear-story-rebuilt = Nová kombinace ze stolu: { $set }.
ear-story-added = Ke kombinaci { $set } přidáno: { $tiles }.
ear-story-taken = Z kombinace { $set } vzato: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Stůl: { $count ->
        [one] { $count } kombinace
        [few] { $count } kombinace
       *[other] { $count } kombinací
    }
ear-your-side = Tvůj tah a stojánek
ear-run-of-colour = { $place }: { $colour } { $from } až { $to }
ear-span = { $place }: { $kind } { $from } až { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: ještě to není kombinace
ear-with-joker =
    { $count ->
        [one] s žolíkem
        [few] se { $count } žolíky
       *[other] s { $count } žolíky
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] Změnila se { $count } kombinace.
        [few] Změnily se { $count } kombinace.
       *[other] Změnilo se { $count } kombinací.
    }
ear-nothing-to-redo = Není co provést znovu.
