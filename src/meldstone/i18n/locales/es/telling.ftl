### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } saca una ficha
tell-drew-tiles = { $player } saca { $tiles }
    .tiles = object
tell-passed = { $player } pasa
tell-discarded = { $player } deja { $tiles }
    .tiles = object
tell-played = { $player } coloca fichas
tell-laid = { $player } coloca { $tiles }
    .tiles = object
tell-opened = { $player } hace su apertura: { $tiles }
tell-opened-points =
    { $player } hace su apertura: { $tiles } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
tell-added = { $player } añade { $tiles }
    .tiles = object
tell-added-to = { $player } añade { $tiles } al grupo { $set }
    .tiles = object
tell-laid-and-added = { $player } coloca { $tiles } y añade { $more }
    .tiles = object
    .more = object
tell-made = { $player } forma el grupo { $tiles } con { $more } de la mesa
    .more = object
tell-rebuilt = { $player } coloca { $tiles } y reordena la mesa
    .tiles = object
tell-joker-swapped = { $player } cambia { $tiles } por { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } gana { $joker } y coloca { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } deja la mesa
tell-back = { $player } está de vuelta
tell-bot-helps = { $player } no está: ayuda un bot
tell-time-up = { $player } se queda sin tiempo
tell-time-up-drew =
    { $player } se queda sin tiempo y saca { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
tell-time-up-tiles = { $player } se queda sin tiempo y saca { $tiles }
    .tiles = object
tell-time-up-counts = { $player } se queda sin tiempo; la mesa vale tal como está
tell-time-up-back =
    { $player } se queda sin tiempo y recoge { $back ->
        [one] { $back } ficha
       *[other] { $back } fichas
    }
tell-time-up-back-tiles = { $player } se queda sin tiempo y recoge { $back }
    .back = object
tell-time-up-penalty =
    { $player } se queda sin tiempo, recoge { $back ->
        [one] { $back } ficha
       *[other] { $back } fichas
    } y saca { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }
tell-time-up-penalty-tiles = { $player } se queda sin tiempo, recoge { $back } y saca { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } deja una mesa no válida y saca { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }
tell-not-legal-tiles = { $player } deja una mesa no válida y saca { $tiles }
    .tiles = object
tell-ruled-undo =
    El turno se deshace; { $player } saca { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }
tell-ruled-undo-tiles = El turno se deshace; { $player } saca { $tiles }
    .tiles = object
tell-ruled-uphold =
    El turno se mantiene; { $player } saca { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }
tell-ruled-uphold-tiles = El turno se mantiene; { $player } saca { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Tu turno
tell-thinks = { $player } está pensando
tell-turn-of = Turno de { $player }
tell-plan-ahead = Planea tu turno: solo tú lo ves
tell-how-to-open =
    Para la apertura, coloca grupos de tu casillero que sumen { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
tell-open-with-any = Para la apertura, coloca cualquier grupo de tu casillero: no hacen falta puntos.
tell-show-again = Ver otra vez
tell-offline = Sin conexión: tus fichas se quedan donde están. Nada cuenta hasta que vuelvas.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Esperando la conexión
tell-play-checking = Comprobando…
tell-play-lay = Coloca una ficha
tell-play-open =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para abrir
tell-play-points =
    { $count ->
        [one] Falta { $count } punto
       *[other] Faltan { $count } puntos
    }
tell-play-alone =
    { $count ->
        [one] Una ficha está sola
       *[other] { $count } fichas están solas
    }
tell-play-one-missing = Falta una ficha
tell-play-unfinished =
    { $count ->
        [one] Un grupo no está completo
       *[other] { $count } grupos no están completos
    }
tell-play-not-yet = Todavía no
tell-play-draw-first = Primero saca ficha
tell-play-discard = Deja una ficha
tell-play-table-tile = Falta una ficha de la mesa
tell-play-own-first = Abre con tus fichas
tell-play-joker = Hay que usar el comodín
tell-play-joker-set = El grupo con comodín se queda
tell-play-discard-used = Usa la ficha dejada
tell-play-open-tile = Usa la ficha descubierta
tell-play-open-tile-finish = Termina con la ficha descubierta
tell-take-back-and-draw = Recoger y sacar ficha
tell-draw-a-tile = Sacar una ficha
tell-left-to-draw =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
tell-sort-own = Mío
tell-valid =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }, todos los grupos son válidos
tell-meter = { $points } de { $minimum } puntos para la apertura
tell-meter-of = de { $points } puntos
tell-meter-short = de { $points }
tell-meter-open = para la apertura

## The last seconds: what happens when the time is up

tell-last-counts = Al acabar el tiempo, tu mesa vale tal como está.
tell-last-idle =
    Al acabar el tiempo sacas { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }.
tell-last-over = Al acabar el tiempo termina tu turno.
tell-last-points =
    { $points ->
        [one] { $points } punto aún no basta.
       *[other] { $points } puntos aún no bastan.
    }
tell-last-back = Al acabar el tiempo vuelven tus fichas.
tell-last-back-penalty =
    Al acabar el tiempo vuelven tus fichas y sacas { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }.
tell-last-partly = Al acabar el tiempo quedan los grupos válidos y el resto vuelve.
tell-last-partly-penalty =
    Al acabar el tiempo quedan los grupos válidos, el resto vuelve y sacas { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }.
tell-last-way-out =
    Recógelo todo o sacarás { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }.

## The card of a turn that was settled

tell-time-is-up = Se acabó el tiempo
tell-not-valid = La mesa no era válida
tell-card-back = Tu mesa no era un turno completo. De vuelta en tu casillero: { $tiles }.
tell-card-penalty =
    Sacas { $count ->
        [one] { $count } ficha de castigo
       *[other] { $count } fichas de castigo
    }:
tell-card-draw =
    Sacas { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }:
tell-all-right = De acuerdo

## Hints, handing over, chat, sounds

tell-nothing-fits = Nada encaja.
tell-nothing-fits-yet = Tal como está la mesa, ninguna de tus fichas encaja.
tell-can-play = se puede colocar algo
tell-you-draw = Sacas { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Ocultar mi casillero y pasar el dispositivo
tell-answer = Responder a { $player }
tell-say-kind = Di algo amable
tell-sounds-on = Activar los sonidos
tell-sounds-off = Desactivar los sonidos

## The empty table

tell-empty-run = Una escalera: un color, números seguidos
tell-empty-group = Una serie: un número, colores distintos
tell-empty-how = Arrastra aquí tres o más fichas para colocar un grupo.
