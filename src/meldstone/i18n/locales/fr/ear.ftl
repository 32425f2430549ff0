### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } pose { $count } : { $tiles }{ $changed ->
        [0] { "" }
        [one]  ; une série modifiée
       *[other]  ; { $changed } séries modifiées
    }
ear-story-new = Nouvelle série : { $set }.
ear-story-made = Nouvelle série : { $set } ; du plateau : { $tiles }.
ear-story-rebuilt = Nouvelle série venue de la table : { $set }.
ear-story-added = Ajouté à la série { $set } : { $tiles }.
ear-story-taken = Pris à la série { $set } : { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Table : { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }
ear-your-side = Votre tour et votre plateau
ear-run-of-colour = { $place } : { $colour } { $from } à { $to }
ear-span = { $place } : { $kind } { $from } à { $to }
ear-kind = { $place } : { $kind } de { $number }
ear-no-set = { $place } : pas encore une série
ear-with-joker =
    { $count ->
        [one] avec joker
       *[other] avec { $count } jokers
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } série a changé.
       *[other] { $count } séries ont changé.
    }
ear-nothing-to-redo = Il n’y a rien à rétablir.
