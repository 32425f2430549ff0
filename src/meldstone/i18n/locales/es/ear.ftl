### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } coloca { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; un grupo cambiado
       *[other] ; { $changed } grupos cambiados
    }
ear-story-new = Grupo nuevo: { $set }.
ear-story-made = Grupo nuevo: { $set }; del casillero: { $tiles }.
ear-story-rebuilt = Grupo nuevo de la mesa: { $set }.
ear-story-added = Añadido al grupo { $set }: { $tiles }.
ear-story-taken = Tomado del grupo { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Mesa: { $count ->
        [one] { $count } grupo
       *[other] { $count } grupos
    }
ear-your-side = Tu turno y tu casillero
ear-run-of-colour = { $place }: { $colour } { $from } a { $to }
ear-span = { $place }: { $kind } { $from } a { $to }
ear-kind = { $place }: { $kind } de { $number }
ear-no-set = { $place }: todavía no es un grupo
ear-with-joker =
    { $count ->
        [one] con comodín
       *[other] con { $count } comodines
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] Ha cambiado { $count } grupo.
       *[other] Han cambiado { $count } grupos.
    }
ear-nothing-to-redo = No hay nada que rehacer.
