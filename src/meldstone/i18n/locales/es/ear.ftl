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

## The whole story, the typed line and the keys

ear-story = Qué han hecho los demás
ear-story-nothing = No ha pasado nada desde tu último turno.
ear-no-ends = No se puede añadir nada a ningún grupo.
ear-nothing-fits = Ninguna ficha tuya encaja sola en un grupo.
ear-not-now = Ahora no puedes mover fichas.
ear-no-hints = En esta mesa no hay pistas.
ear-nothing-to-take = No hay nada que tomar.
ear-again-play = Pulsa P otra vez para colocar.
ear-again-draw = Pulsa D otra vez para sacar una ficha.
ear-again-pass = Pulsa D otra vez para pasar.
ear-type = Escribir el turno
ear-type-close = Cerrar la línea
ear-type-how = Por ejemplo: { $example }; después, Intro. Ctrl e Intro coloca enseguida, Escape cierra. «{ $help }» muestra todas las órdenes.
ear-keys-move = En los ajustes, las letras sueltas se pueden pasar a Alt y la letra, o desactivar.
ear-help-take = las fichas propias vuelven al casillero, las demás quedan aparte; sin fichas: el grupo entero
ear-key-arrows = de ficha en ficha
ear-key-pages = de grupo en grupo; en el casillero, a sus extremos
ear-key-home = adonde estabas en el casillero, en la mesa
ear-key-tile = una letra y un número: a esa ficha; otra vez: a la siguiente igual
ear-key-enter = elegir la ficha, o poner ahí lo elegido
ear-key-new = un grupo nuevo con lo elegido
ear-key-back = lo elegido vuelve al casillero
ear-key-undo = deshacer, rehacer
ear-key-play = colocar: la primera vez pregunta, la segunda lo hace
ear-key-draw = sacar o pasar, del mismo modo
ear-key-hint = pista
ear-key-type = escribir el turno
ear-key-rack = tu casillero
ear-key-sets = los grupos de la mesa
ear-key-ends = qué se puede añadir a los grupos
ear-key-fits = cuáles de tus fichas encajan y qué grupos tienes
ear-key-wrong = qué está mal en la mesa
ear-key-last = la historia completa de los turnos de los demás
ear-key-counts = las fichas de todos y el pozo
ear-key-time = a quién le toca y el tiempo que queda
ear-key-help = estas teclas
