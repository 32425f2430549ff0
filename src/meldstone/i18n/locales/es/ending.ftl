### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = ¡Has ganado!
ending-wins = Gana { $player }
ending-you-share = Compartes la victoria
ending-share = Victoria compartida: { $player }
ending-my-last =
    { $count ->
        [one] Tu última ficha fue
       *[other] Tus últimas fichas fueron
    } { $tiles }.
    .tiles = object
ending-my-last-many =
    Colocaste tus últimas { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } en un solo turno.
ending-their-last =
    { $count ->
        [one] La última ficha fue
       *[other] Las últimas fichas fueron
    } { $tiles }; a ti te quedaban { $left }.
    .tiles = object
ending-their-last-many =
    { $player } colocó las últimas { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } en un solo turno; a ti te quedaban { $left }.
ending-last =
    { $count ->
        [one] La última ficha fue
       *[other] Las últimas fichas fueron
    } { $tiles }.
    .tiles = object
ending-last-many =
    { $player } colocó las últimas { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } en un solo turno.
ending-blocked-mine = El pozo está vacío y todos han pasado. Tienes menos que nadie en el casillero ({ $points }), así que ganas.
ending-blocked-theirs = El pozo está vacío y todos han pasado. { $player } tiene menos que nadie en el casillero ({ $points }) y por eso gana.
ending-final-round-mine = El pozo está vacío y todos han tenido un último turno. Tienes menos que nadie en el casillero ({ $points }), así que ganas.
ending-final-round-theirs = El pozo está vacío y todos han tenido un último turno. { $player } tiene menos que nadie en el casillero ({ $points }) y por eso gana.
ending-hand-game = Mano: todos los puntos cuentan × { $factor }.
ending-game-of = partida { $number } de { $games }

## Points, spelt out

ending-the-rule = La regla
ending-could-have-opened =
    Sin apertura, aunque estas fichas suman { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }:
ending-and-others = y { $count } más
ending-flat = { $points } fijos en lugar de la suma.
ending-not-opened-most =
    Sin apertura, y no se podía: lo máximo era { $tiles } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }).
    .tiles = object
ending-not-opened-none = Sin apertura, y no se podía.
ending-announced = Apertura anunciada a tiempo: solo cuenta el casillero.
ending-announced-flat = Apertura anunciada a tiempo: cuenta el castigo menor.
ending-joker = comodín { $points }
ending-jokers-each = { $count } comodines × { $points }

## A thing to remember

ending-longest-mine =
    Tu turno más largo: { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
ending-longest =
    Turno más largo: { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } ({ $player })
ending-turn = Turno { $number }.
ending-taken-apart =
    { $count ->
        [one] Se rehízo un grupo
       *[other] Se rehicieron { $count } grupos
    }.
ending-watch = Ver
ending-see-how = Verlo en la mesa
ending-missed-lost = Te faltó un paso.
ending-missed-won =
    Podrías haber terminado { $count ->
        [one] un turno
       *[other] { $count } turnos
    } antes.
ending-missed-when =
    { $count ->
        [one] En tu último turno
       *[other] { $count } turnos antes del final
    } podías colocar todas tus fichas:
ending-kind-close =
    Por poco: solo te { $count ->
        [one] quedaba { $count } ficha
       *[other] quedaban { $count } fichas
    }.
ending-kind = Bien jugado. El próximo reparto es otra oportunidad.

## How to go on

ending-stronger = Juega contra { $player }, un nivel más
ending-keep = Guardar esta partida: crear una cuenta
ending-fair-deal = Reparto limpio
ending-you-win-match = ¡Has ganado el encuentro!
ending-wins-match = { $player } gana el encuentro
ending-match-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } tras { $games } partidas.
ending-your-place = Tu puesto: { $place }.
ending-last-game = La última partida
ending-another-match = Otro encuentro
ending-how-it-went = Cómo fue
ending-game-number = Partida { $number }

## The referee

referee-laid =
    { $player } colocó { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }.
referee-drew =
    { $player } sacó { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }.
referee-legal = Según las reglas, el turno fue legal.
referee-illegal = Según las reglas, el turno no fue legal.
referee-look = Verlo
referee-bots = Los bots siguen las reglas: el turno se mantiene.
referee-all-agree = Solo se deshace si todos están de acuerdo.
