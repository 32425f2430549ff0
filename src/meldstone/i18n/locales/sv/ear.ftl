### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } lägger ut { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; en serie ändrad
       *[other] ; { $changed } serier ändrade
    }
ear-story-new = Ny serie: { $set }.
ear-story-made = Ny serie: { $set }; från spelbrädan: { $tiles }.
ear-story-rebuilt = Ny serie från bordet: { $set }.
ear-story-added = Lagt till serien { $set }: { $tiles }.
ear-story-taken = Taget från serien { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Bord: { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    }
ear-your-side = Din tur och din spelbräda
ear-run-of-colour = { $place }: { $colour } { $from } till { $to }
ear-span = { $place }: { $kind } { $from } till { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: ännu ingen serie
ear-with-joker =
    { $count ->
        [one] med joker
       *[other] med { $count } jokrar
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } serie är ändrad.
       *[other] { $count } serier är ändrade.
    }
ear-nothing-to-redo = Det finns inget att göra om.
