### The game in the terminal: what it understands and what it says.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = sacar, saca, saco
typed-pass = pasar, paso
typed-done = listo, hecho
typed-undo = deshacer
typed-reset = reiniciar
typed-sort = ordenar
typed-announce = anunciar
typed-redeal = repartir
typed-ready = conservar
typed-hint = pista
typed-show = mostrar
typed-help = ayuda
typed-quit = salir
typed-lay = colocar, coloca
typed-add = añadir, añade
typed-take = tomar, toma
typed-move = mover, mueve
typed-split = dividir, divide
typed-swap = cambiar, intercambiar
typed-join = unir, une
typed-table = mesa
typed-discard = dejar, deja
typed-ask = preguntar
typed-discarded = dejada
typed-open = descubierta
typed-to = a, al
typed-from = de, del
typed-after = tras, después
typed-for = por
typed-in = en, de
typed-with = con
typed-fillers = la, el, los, las, grupo, grupos, ficha, fichas, y
typed-black = n
typed-orange = na
typed-blue = a
typed-red = r
typed-brown = m
typed-white = bl
typed-green = ve
typed-violet = v
typed-joker = comodín

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
term-draft-open = Tienes fichas en juego: «{ $done }» termina el turno con ellas, «{ $reset }» las recoge antes.
term-draw-or-take = Cada turno empieza con una ficha: «{ $draw }», o «{ $take }» si puedes colocarla enseguida.
term-must-discard = Tienes que dejar una ficha: «{ $example }».
term-no-such-player = Aquí nadie se llama «{ $name }». En la mesa: { $names }.
term-hint = Puedes colocar: { $play }.
term-hint-first = Primero «{ $take }».
term-hint-draw = No veo nada que colocar. Escribe «{ $draw }» o busca grupos que se puedan reordenar.
term-hint-pass = No veo nada que colocar. Escribe «{ $pass }» o busca grupos que se puedan reordenar.
term-hint-discard = No veo nada que colocar. Lo que menos cuesta es «{ $discard }».
term-same-set = Es el mismo grupo.
term-last-tile = { $tile } es la última ficha del grupo { $set }; detrás no hay nada.
term-no-other = No hay otra { $tile } en la mesa ni en tu casillero.
term-already-taken = Ya has tomado una ficha; «{ $undo }» o «{ $reset }» la devuelve.
term-no-set = No hay grupo { $set }: el último es el { $last }.
term-no-set-at-all = No hay grupo { $set }: la mesa está vacía.
term-no-home = Ningún grupo de la mesa tiene { $tiles }.
term-which-home = { $tiles }: en los grupos { $sets }. Di en cuál, por ejemplo: { $from } { $first }
term-only-one = Solo tienes una ficha { $tile } en el casillero o en la mano.
term-have-no = No tienes { $tile } en el casillero ni en la mano.
term-rack-has-no = No tienes { $tile } en el casillero.
term-set-has-no = El grupo { $set } no tiene { $tile }.
term-nothing-to-undo = No hay nada que deshacer.
term-alone = Escribe «{ $word }» solo, sin nada detrás.
term-unknown = No conozco «{ $word }». Escribe «{ $help }» para ver todo lo que puedes hacer.
term-did-you-mean = No conozco «{ $word }». ¿Quieres decir «{ $near }»?
term-not-a-tile = «{ $token }» no es una ficha. Las fichas se escriben R7, K13 o J; por ejemplo: { $example }
term-number = Di el número del grupo; por ejemplo: { $example }
term-which-tiles = ¿Qué fichas? Por ejemplo: { $example }
term-tiles-and-set = Di qué fichas y qué grupo; por ejemplo: { $example }
term-example = Por ejemplo: { $example }
term-in-and-out = Di qué ficha entra y cuál sale; por ejemplo: { $example }
term-one-tile = Deja una sola ficha; por ejemplo: { $example }
term-ask-whom = ¿A quién preguntas? Por ejemplo: { $example }

## The help of the game

help-lay = un grupo nuevo de tu casillero; varios: pon ; entre ellos
help-add = fichas de tu casillero al grupo 3
help-take = a la mano, para colocarla o añadirla en otro sitio; sin fichas: todo el grupo
help-move = de un grupo directamente a otro
help-split = dos grupos de uno
help-join = un grupo de dos
help-swap = tu R7 en el lugar del comodín; luego usa el comodín
help-table = toda la mesa como la quieres, de una vez
help-undo = un paso atrás
help-reset = todo atrás
help-done = termina tu turno con la mesa como está
help-draw-always = la ficha con la que empieza cada turno
help-draw = una ficha en vez de colocar; esto termina tu turno
help-pass-drawn = después de sacar, si no colocas nada
help-pass = cuando ya no queda nada que sacar
help-take-discard = la última ficha del jugador anterior, a un grupo nuevo
help-discard = deja una ficha; esto termina tu turno
help-take-open-finish = la ficha descubierta, si terminas la partida con ella
help-take-open = la ficha descubierta, si la colocas en este turno
help-announce = justo después de sacar: la próxima vez harás la apertura
help-ask = ¿cuántas fichas tiene Ada?
help-redeal = antes del primer turno, con tres parejas: nuevo reparto
help-ready = antes del primer turno: conservas tus fichas
help-sort = tu casillero por números; otra vez: por colores
help-hint = una pista
help-show = muestra la mesa otra vez
help-quit = dejar la partida
help-tiles = Fichas: { $colours }.
help-double = comodín doble, dos vecinas
help-two-colour = comodín bicolor, cambia el color
help-mirror = comodín espejo
help-any-order = El orden y las mayúsculas no importan; las fichas solas significan «{ $lay }».
help-by-name = Las fichas también se pueden nombrar: { $example }. Las palabras inglesas se entienden siempre.
help-no-clock = Aquí no hay reloj: tómate tu tiempo.

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
