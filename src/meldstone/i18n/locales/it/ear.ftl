### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } colloca { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; una serie cambiata
       *[other] ; { $changed } serie cambiate
    }
ear-story-new = Nuova serie: { $set }.
ear-story-made = Nuova serie: { $set }; dal tavoliere: { $tiles }.
ear-story-rebuilt = Nuova serie dal tavolo: { $set }.
ear-story-added = Aggiunto alla serie { $set }: { $tiles }.
ear-story-taken = Tolto dalla serie { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Tavolo: { $count ->
        [one] { $count } serie
       *[other] { $count } serie
    }
ear-your-side = Il tuo turno e il tuo tavoliere
ear-run-of-colour = { $place }: { $colour } { $from }–{ $to }
ear-span = { $place }: { $kind } { $from }–{ $to }
ear-kind = { $place }: { $kind } di { $number }
ear-no-set = { $place }: non è ancora una serie
ear-with-joker =
    { $count ->
        [one] con jolly
       *[other] con { $count } jolly
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } serie è cambiata.
       *[other] { $count } serie sono cambiate.
    }
ear-nothing-to-redo = Non c’è niente da ripristinare.
