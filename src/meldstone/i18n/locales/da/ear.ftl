### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } lægger { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; én serie ændret
       *[other] ; { $changed } serier ændret
    }
ear-story-new = Ny serie: { $set }.
ear-story-made = Ny serie: { $set }; fra brættet: { $tiles }.
ear-story-rebuilt = Ny serie fra bordet: { $set }.
ear-story-added = Føjet til serien { $set }: { $tiles }.
ear-story-taken = Taget fra serien { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Bord: { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    }
ear-your-side = Din tur og dit bræt
ear-run-of-colour = { $place }: { $colour } { $from } til { $to }
ear-span = { $place }: { $kind } { $from } til { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: endnu ikke en serie
ear-with-joker =
    { $count ->
        [one] med joker
       *[other] med { $count } jokere
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } serie er ændret.
       *[other] { $count } serier er ændret.
    }
ear-nothing-to-redo = Der er intet at gentage.
