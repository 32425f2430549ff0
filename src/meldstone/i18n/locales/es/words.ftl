## Vocabulary

word-tile = ficha
word-number = número
word-value = valor
word-colour = color
word-rack = casillero
word-pool = pozo
word-stack = montón
word-table = mesa
word-set = grupo
word-group = serie
word-run = escalera
word-joker = comodín
word-normal-joker = comodín normal
word-special-joker = comodín especial
word-double-joker = comodín doble
word-two-colour-joker = comodín bicolor
word-mirror-joker = comodín espejo
word-initial-meld = apertura
word-lay-down = colocar
word-add-to-a-set = añadir
word-manipulation = manipular
word-split = dividir
word-replace-joker = intercambiar
word-turn = turno
word-round = ronda
word-game = partida
word-player = jugador
word-starting-player = jugador inicial
word-draw = coger
word-pass = pasar
word-time-limit = límite de tiempo
word-timer = cronómetro
word-penalty = castigo
word-points = puntos
word-scoring = recuento de los puntos
word-minus-points = puntos negativos
word-winner = ganador
word-hand-game = mano
word-doublet = pareja
word-discard = dejar
word-undo = deshacer
word-referee = árbitro

## Colours

colour-black = negro
colour-orange = naranja
colour-blue = azul
colour-red = rojo
colour-brown = marrón
colour-white = blanco
colour-green = verde
colour-violet = violeta

## The four kinds of sets

kind-group = serie
kind-run = escalera
kind-mirror-group = serie en espejo
kind-mirror-run = escalera en espejo

## The editions: name and one line

edition-original = Original
edition-original-description = Comodines estrictos y sin reloj, como en el folleto antiguo.
edition-classic = Clásica
edition-classic-description = Como se suele jugar hoy: comodines libres, un minuto por turno.
edition-twist = Twist
edition-twist-description = Cuatro tipos de comodín: normal, doble, bicolor y espejo.
edition-mix = Mix
edition-mix-description = Antes de jugar se acuerda qué comodines especiales entran en juego.
edition-six-player = Seis jugadores
edition-six-player-description = La caja grande: 160 fichas, hasta seis jugadores.
edition-rummy = Rummy
edition-rummy-description = Fichas marrones, blancas, azules y rojas; los grupos con comodín no se pueden dividir.
edition-rummy-discard = Rummy: sacar y dejar
edition-rummy-discard-description = En cada turno se saca una ficha; quien no coloca nada deja una.
edition-rummy-open-tile = Rummy: ficha descubierta
edition-rummy-open-tile-description = Hay una ficha descubierta; puede tomarla quien termine la partida con ella.
edition-rummy-hand = Rummy: mano
edition-rummy-hand-description = Quien coloca todas sus fichas en su primer turno duplica los puntos negativos de los demás.
edition-tournament = Torneo
edition-tournament-description = 40 segundos por turno, árbitro y castigos para quien no ha hecho la apertura.
variant-rummy-discard = dejar ficha
variant-rummy-open-tile = ficha descubierta
variant-rummy-hand = mano
label-variants = Variantes

## Headings

label-table = Mesa
label-rack = Tu casillero
label-pool = Pozo
label-discard = Fichas dejadas
label-open-tile = Ficha descubierta
label-points = Puntos
label-players = Jugadores
label-you = Tú
label-former-player = Antiguo jugador
label-edition = Edición
label-time-left = Tiempo restante

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
count-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }

## What happens at the table

game-your-turn = Es tu turno.
game-turn-of = Es el turno de { $player }.
game-starts = Empieza { $player }.
game-plays =
    { $player } coloca { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }.
game-draws = { $player } saca una ficha.
game-draws-tile = { $player } saca { $tile }.
    .tile = object
game-you-draw = Sacas { $tile }.
    .tile = object
game-passes = { $player } pasa.
game-discards = { $player } deja { $tile }.
    .tile = object
game-takes-discard = { $player } toma la ficha dejada: { $tile }.
game-takes-open-tile = { $player } toma la ficha descubierta: { $tile }.
game-penalty =
    { $player } saca { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } de castigo.
game-time-up = Se acabó el tiempo de { $player }.
game-table-not-legal = La mesa de { $player } no cumple las reglas.
game-redeal =
    { $player } muestra { $count ->
        [one] { $count } pareja
       *[other] { $count } parejas
    } y pide un nuevo reparto.
game-announces = { $player } anuncia su apertura para la próxima ronda.
game-holds =
    A { $player } le { $count ->
        [one] queda { $count } ficha
       *[other] quedan { $count } fichas
    }.
game-dispute = { $player } llama al árbitro.
game-table-empty = La mesa está vacía.
game-over = Fin de la partida.
game-wins = ¡Gana { $player }!
game-shared-win = Victoria compartida: { $players }.
game-blocked = El pozo está vacío y todos han pasado. Gana quien tenga menos puntos en el casillero.
