### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
term-fair = Un reparto limpio: el SHA-256 de su semilla es
term-seed = Semilla: { $seed }
term-type-help = Escribe «{ $help }» para ver todo lo que puedes hacer, «{ $hint }» si no sabes seguir.
term-prompt = tu turno
term-enter = Intro
term-goodbye = Has dejado la partida. ¡Hasta pronto!
term-verify = Compruébalo: { $command }
term-verify-seed = El reparto sale de esta semilla; --record ARCHIVO guarda una partida que «meldstone verify ARCHIVO» puede comprobar.
term-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
term-not-opened = sin apertura
term-announced = anunciada
term-discarded = dejada
term-discarded-dead = dejada (ya no se puede tomar)
term-pool = pozo: { $count }
term-hand = en la mano, de la mesa
term-opening =
    Para la apertura necesitas { $minimum ->
        [one] { $minimum } punto
       *[other] { $minimum } puntos
    } en un turno, solo con fichas propias.
term-opening-so-far =
    Para la apertura necesitas { $minimum ->
        [one] { $minimum } punto
       *[other] { $minimum } puntos
    } con fichas propias; has colocado { $points }.
term-start-draw = Sorteo del primer turno: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Empiezas tú.
term-you-redeal = Pides un nuevo reparto: { $tiles }.
term-you-play = Colocas: { $play }.
term-you-open = Haces tu apertura: { $play }.
term-you-take-discard = Tomas la ficha dejada: { $tile }.
term-you-take-open = Tomas la ficha descubierta: { $tile }.
term-you-pass = Pasas.
term-you-announce = Anuncias la apertura para la próxima ronda.
term-you-discard = Dejas { $tile }.
    .tile = object
term-you-finish = Has terminado.
term-plays = { $player } coloca: { $play }.
term-opens = { $player } hace su apertura: { $play }.
term-new-tiles = Fichas nuevas para todos.
term-not-legal = La mesa no era válida.
term-to-pool = De vuelta en el pozo: { $tiles }.
term-drawn = Fichas sacadas: { $tiles }.
term-final-round = El pozo está vacío y todos han tenido un último turno. Gana quien tenga menos puntos en el casillero.
term-added = { $tiles } a { $set }
term-within = { $tiles } en { $set }
term-rebuilt =
    { $count ->
        [one] { $count } grupo reordenado
       *[other] { $count } grupos reordenados
    }
term-you-win = Fin de la partida: ¡has ganado!
term-wins = Fin de la partida: ¡gana { $player }!
term-reason-winner = gana lo que pierden los demás
term-reason-rack = { $points } en el casillero
term-reason-unopened = sin apertura, y no se podía
term-reason-could = sin apertura, aunque se podía
term-reason-announced = sin apertura, pero anunciada
term-not-yet = Todavía no:
term-ready-first = Escribe «{ $ready }» para conservar tus fichas o «{ $redeal }» para un nuevo reparto.
term-has-doublets = Tienes tres parejas: «{ $redeal }» da fichas nuevas a todos, «{ $ready }» conserva estas.
term-may-announce = La próxima vez puedes hacer la apertura. «{ $announce }» lo dice ahora y reduce el castigo si alguien termina antes; Intro para seguir.
term-draw-or-take = Cada turno empieza con una ficha: «{ $draw }», o «{ $take }» si puedes colocarla enseguida.
term-must-discard = Tienes que dejar una ficha: «{ $example }».
term-hint = Puedes colocar: { $play }.
term-hint-first = Primero «{ $take }».
term-hint-draw = No veo nada que colocar. Escribe «{ $draw }» o busca grupos que se puedan reordenar.
term-hint-pass = No veo nada que colocar. Escribe «{ $pass }» o busca grupos que se puedan reordenar.
term-hint-discard = No veo nada que colocar. Lo que menos cuesta es «{ $discard }».

## What the game says

term-replay-head = { $edition }, partida { $game }: { $names }
term-player = Jugador { $letter }
term-record-stops = El registro acaba aquí; la partida no ha terminado.
term-replay-step = Intro: turno siguiente, q: parar

## The command line

cli-description = Rummy de fichas: las reglas de cada edición, con exactitud.
cli-start = Empieza con: { $command }
cli-usage = uso:
cli-commands = órdenes
cli-arguments = argumentos
cli-options = opciones
cli-help = mostrar esta ayuda
cli-version = mostrar la versión y cómo se construyó el núcleo nativo
cli-lang = idioma, por ejemplo de o pl; puede ir en cualquier lugar (por defecto: MELDSTONE_LANG, si no el del sistema)
cli-play = jugar en la terminal contra bots
cli-serve = ofrecer mesas donde se juega por la red
cli-solve = encontrar la mejor jugada para una mesa y un casillero
cli-check = juzgar grupos, turnos, límites de tiempo y puntos dados como líneas JSON en la entrada estándar
cli-editions = listar las ediciones o mostrar todas las reglas de una
cli-replay = mostrar una partida grabada turno a turno
cli-verify = comprobar el registro de una partida: el reparto desde su semilla, cada jugada, los puntos
cli-arena = hacer que los bots jueguen entre sí y decir cuál es mejor
cli-train = enseñar al bot maestro
cli-admin = cuidar de la gente y las mesas mientras los servidores funcionan
cli-backup = escribir todo lo que guarda un servidor en un archivo, en marcha
cli-restore = sustituir todo lo que guarda un servidor por una copia de seguridad
cli-play-text = Tú contra bots, en la terminal. No hay reloj: turn_seconds siempre es 0 aquí. En la partida, escribe «{ $help }».
cli-edition = edición, o variantes unidas por +, por ejemplo { $example } (por defecto: { $default })
cli-set = cambiar una regla; se puede repetir
cli-players = número de jugadores, contigo (por defecto: { $default })
cli-name = cómo te llamas
cli-seed = repartir con esta semilla (hasta 64 cifras hexadecimales)
cli-record = escribir la partida en este archivo, para replay y verify
cli-colour = forzar o quitar los colores (por defecto: lo que admita la terminal)
cli-replay-text = Muestra una partida grabada turno a turno. Con --step, Intro muestra el turno siguiente.
cli-file = un registro, como texto o líneas JSON; - para la entrada estándar
cli-step = esperar a Intro después de cada turno
cli-seat = mostrar solo lo que ve este sitio: 1 a 6, o A a F
cli-verify-text = Vuelve a calcular el reparto, cada jugada y los puntos de un registro. Código de salida 1 si algo no coincide.
cli-valid = Este registro es válido.
cli-invalid = Este registro NO es válido.
cli-editions-text = Lista las ediciones; con un nombre, muestra cada regla y en qué difiere de la base.
cli-editions-name = una edición, o variantes unidas por +
cli-json = responder en JSON
cli-editions-more = Todas las reglas de una: { $command }
cli-edition-name = edición
cli-edition-what = qué es
cli-error-required = falta: { $what }
cli-error-unknown = no se entiende: { $what }
cli-error-choice = { $what }: «{ $value }» no está entre las opciones ({ $choices })
cli-error-value = { $what }: «{ $value }» no sirve
cli-error-argument = { $what }: falta un valor
