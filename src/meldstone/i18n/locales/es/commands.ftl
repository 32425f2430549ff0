### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } y { $other } no van juntos
cli-error-no-value = { $what } no lleva valor
cli-error-one-of = falta uno de estos: { $what }
cli-error-ambiguous = { $what } puede significar varias opciones: { $choices }
usage-together = { $option } no va con { $chosen }
usage-solve = solve pide --rack, --position o --jsonl
usage-step = --step lee el teclado, así que el registro no puede venir de la entrada estándar
usage-seat = --seat { $value }: esta partida tiene los sitios { $letters }, o de 1 a { $most }
usage-set = --set pide REGLA=VALOR, no «{ $value }»
usage-positive = { $option } pide un número a partir de 1
usage-address = --address va con --engine ray
usage-sprt = --sprt pide dos tasas de victorias en tanto por ciento, por ejemplo 50:55
usage-bots = --bots pide los bots que juegan, por ejemplo --bots skilled,novice
usage-league-few = --league pide tantos bots distintos como sitios hay ({ $players }), cada uno una vez
usage-league-many = --bots nombra más bots ({ $bots }) que sitios hay ({ $players }); con --league se encuentran todos
usage-seconds = { $option } pide segundos, más de 0
usage-resumed = { $option } lo fija el trabajo que --resume continúa
usage-range = { $option } es demasiado pequeño o demasiado grande
usage-free-jokers = --edition pide una edición con comodines libres, por ejemplo classic
usage-delay = --in { $value }: se espera 90s, 5m o 1h
usage-week = --in { $value }: una semana como máximo

## meldstone solve, check

solve-text = Encuentra la mejor jugada y dibuja la mesa antes y después, o responde a líneas JSON de la entrada estándar.
solve-table = los grupos de la mesa, por ejemplo { $example } (por defecto: ninguno)
solve-rack = las fichas del casillero, por ejemplo { $example }
solve-opening = aún no has hecho tu apertura
solve-position = todo esto en una línea: { $example }
solve-objective = de qué se coloca lo máximo si el casillero no puede vaciarse (por defecto: tiles)
solve-fewest = demostrar que ninguna jugada mejor cambia menos grupos; puede tardar
solve-explain = enumerar los pasos, uno tras otro
cli-jsonl = responder a líneas JSON de la entrada estándar
check-text = Lee líneas JSON de la entrada estándar y responde a cada una con una línea JSON.

## A move, drawn and told

move-before = antes
move-after = después
move-legend = * de tu casillero   • cambiado   + nuevo   - agotado
move-joker = { $joker } en el grupo { $set }: { $meant }
move-mirror = { $joker } en el grupo { $set }: el espejo
move-lay = Coloca el grupo { $target } desde tu casillero
move-add = Añade { $tiles } de tu casillero al grupo { $target }
move-join = Une el grupo { $source } al grupo { $target }
move-split = Divide el grupo { $source }: pon { $tiles } en el grupo { $target }
move-split-begin = Divide el grupo { $source }: empieza el grupo { $target } con { $tiles }
move-swap = Cambia el comodín: pon { $tiles } del grupo { $source } en el grupo { $target }
move-swap-begin = Cambia el comodín: empieza el grupo { $target } con { $tiles } del grupo { $source }
move-swap-for = Cambia el comodín del grupo { $source } por { $tile }: pon { $tiles } en el grupo { $target }
move-swap-for-begin = Cambia el comodín del grupo { $source } por { $tile }: empieza el grupo { $target } con { $tiles }
move-end = Pon { $tiles } del extremo del grupo { $source } en el grupo { $target }
move-end-begin = Empieza el grupo { $target } con { $tiles } del extremo del grupo { $source }
move-take = Pon { $tiles } del grupo { $source } en el grupo { $target }
move-take-begin = Empieza el grupo { $target } con { $tiles } del grupo { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = No hay nada que colocar.
move-places =
    Coloca { $tiles }: { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
move-finishes = El casillero queda vacío.
move-changes =
    Cambia { $changed } de { $count ->
        [one] { $count } grupo
       *[other] { $count } grupos
    } de la mesa.
move-changes-fewest =
    Cambia { $changed } de { $count ->
        [one] { $count } grupo
       *[other] { $count } grupos
    } de la mesa, el mínimo demostrado.
move-unproven-tiles =
    No está demostrado que sea la mejor: puede haber una jugada de hasta { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }.
move-unproven-points =
    No está demostrado que sea la mejor: puede haber una jugada de hasta { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
move-proven-tiles = Demostrado: ninguna jugada legal coloca más fichas.
move-proven-points = Demostrado: ninguna jugada legal coloca más puntos.
move-proven = Demostrado.

## meldstone verify

verify-of-judge = reglas
verify-of-commitment = promesa
verify-of-deal = reparto
verify-of-moves = jugadas
verify-of-score = puntos
verify-ok = correcto
verify-failed = MAL
verify-judged-by = versión de las reglas { $judge }
verify-judged-by-older = versión de las reglas { $judge }; las partidas nuevas tienen la { $newest }
verify-promised = la semilla es la prometida antes del reparto
verify-deals =
    { $count ->
        [one] { $count } reparto
       *[other] { $count } repartos
    }, como da la semilla
verify-events =
    { $count ->
        [one] { $count } suceso
       *[other] { $count } sucesos
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } suceso
       *[other] { $count } sucesos
    }; resueltos por el reloj y tomados como constan: { $settled }
verify-not-over = la partida no ha terminado, nada que comprobar
verify-no-beginning = el registro no empieza con game-opened
verify-bad-seed = la semilla no tiene 64 cifras hexadecimales
verify-no-seed = no hay semilla para repartir
verify-not-promised = la semilla no corresponde a lo prometido antes del reparto
verify-other-draw = el sorteo no es el que da la semilla
verify-other-deal = el reparto { $number } no es el que da la semilla
verify-other-starter = el reparto nombra otro jugador inicial que el sorteo
verify-event = suceso { $number }: { $problem }
verify-too-much = hay demasiados errores para seguir
verify-from-nowhere = { $event } sale de la nada
verify-not-due = { $event } no tocaba
verify-not-by-rules = { $event } no es lo que dan las reglas
verify-another-due = tocaba { $due }, no { $event }
verify-stops = el registro acaba antes de { $event }
verify-more = … y { $count } más

## meldstone editions

topic-box = Qué fichas hay y para cuántos jugadores
topic-setup = De la caja cerrada al primer turno
topic-sets = Qué es un grupo válido
topic-opening = Los primeros grupos que alguien coloca
topic-turn = Sacar y dejar
topic-jokers = Cómo se liberan y se usan los comodines de la mesa
topic-clock = El límite de tiempo y lo que pasa después
topic-ending = Los puntos
topic-conduct = Qué pueden saber, deben decir y pueden preguntar los jugadores
editions-extends = se basa en: { $chain }
editions-base = de donde parten todas las ediciones
editions-choose = los jugadores acuerdan { $rules } ({ $example })
editions-rule = regla
editions-value = valor
editions-instead = base: { $value }

## meldstone arena, train

arena-text = Hace que los bots jueguen muchas partidas, cada reparto otra vez con los sitios cambiados, e informa de tasas de victorias y puntos con intervalos del 95 %.
arena-bots = quién juega, por ejemplo { $example }; con :points o :place para su meta; el último toma los sitios restantes
arena-players = sitios en la mesa (por defecto: { $default })
arena-games = partidas, redondeadas a repartos enteros (por defecto: { $default })
arena-seed = semilla de todos los repartos (por defecto: { $default })
arena-think = tiempo para pensar por turno de los bots que planean, en segundos (por defecto: { $default })
arena-league = jugar todos los cruces de bots, con valoraciones
arena-sprt = parar antes, cuando una de dos tasas de victorias del primer bot esté clara (por defecto: igual contra un décimo más, como 50:55)
arena-workers = procesos (por defecto: uno por núcleo)
arena-engine = procesos de esta máquina o un clúster de Ray (meldstone[ray])
arena-address = dónde está el clúster, o auto (por defecto: uno local para este trabajo)
arena-json = escribir el resultado con todas las partidas en este archivo; - para la salida estándar
arena-report = escribir una página con gráficos en este archivo
arena-resume = continuar el trabajo de un archivo de resultado, hasta --games
arena-check = comprobar el registro de cada partida
arena-column-bot = bot
arena-column-games = partidas
arena-column-wins = ganadas
arena-column-win-rate = tasa de victorias
arena-column-points = puntos por partida
arena-column-rating = valoración
arena-share = { $share } %
arena-range = { $value } ({ $low } a { $high })
arena-ahead = Por delante en la misma mesa, fila contra columna:
arena-played = { $games } partidas de { $deals } repartos, { $edition }, jugadores: { $players }, semilla { $seed }; { $turns } turnos por partida; a partes iguales sería un { $even } %
arena-brackets = Entre paréntesis: intervalos del 95 %; las partidas de un reparto cuentan juntas (docs/arena.md).
arena-stand = razón de log-verosimilitud { $ratio }, límites { $low } y { $high }
arena-undecided = { $bot }: aún sin decisión entre { $low } % y { $high } % de victorias ({ $stand })
arena-accepted = { $bot }: se acepta { $accepted } % de victorias frente a { $other } % ({ $stand })
arena-stopped = Parado tras { $games } partidas. Para continuar: { $command }
arena-dealing = repartiendo
arena-left = restante
train-text = Enseña al bot maestro en partidas contra sí mismo y contra jugadores que colocan el máximo de fichas; las mismas opciones dan las mismas lecciones.
train-edition = edición con comodines libres (por defecto: { $default })
train-objective = por qué se juega (por defecto: { $default })
train-games = partidas de las que aprender (por defecto: { $default })
train-rounds = rondas de aprendizaje (por defecto: { $default })
train-seed = semilla de todo el azar (por defecto: { $default })
train-out = adónde van las lecciones (por defecto: { $default })
train-done = { $file }: rasgos aprendidos: { $features }; jugadores: { $players }, comodines: { $jokers }, meta: { $objective }
train-learning = aprendiendo
train-error = error cuadrático medio { $error }

## meldstone serve

serve-text = Ofrece mesas por HTTP y WebSocket hasta que se detiene (Ctrl-C o SIGTERM). No hay que configurar nada.
serve-more = Cada ajuste puede venir también del entorno (MELDSTONE_PORT=9000) o de un archivo TOML (port = 9000); las opciones van antes que el entorno, y el entorno antes que el archivo. Sin --database, los datos están en un archivo SQLite de $MELDSTONE_DATA o de la carpeta de datos del usuario. docs/operate.md muestra un servicio detrás de un proxy y varios procesos con PostgreSQL.
serve-settings = ajustes del archivo y del entorno, con sus valores por defecto:
serve-host = dirección en la que escuchar (por defecto: 127.0.0.1, solo esta máquina)
serve-port = puerto en el que escuchar (por defecto: 8080; 0 elige uno libre)
serve-database = sqlite:///ruta/al/archivo o postgresql://usuario:contraseña@máquina/nombre
serve-allowed-host = responder también a este nombre, play.example.org; se puede repetir
serve-origin = servir también páginas de este origen; se puede repetir
serve-config = leer los ajustes de este archivo TOML ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning o error (por defecto: info)

## meldstone backup, restore

backup-text = Escribe mesas, partidas, valoraciones y cuentas, tal como están en un instante, en un archivo. Los servidores siguen en marcha. El archivo contiene resúmenes de contraseñas y secretos: guárdalo bien.
backup-file = dónde escribir; el archivo aparece cuando está completo
backup-force = sobrescribir FILE
backup-database = sqlite:///ruta/al/archivo o postgresql://usuario@máquina/nombre (por defecto: $MELDSTONE_DATABASE, si no el archivo del servidor)
backup-writing = escribiendo
backup-done = { $file }: { $bytes } bytes, todo de { $database }
restore-text = Sustituye el contenido de una base de datos por una copia de seguridad, todo de una vez o nada. Una copia de SQLite se puede restaurar en PostgreSQL y al revés. Los servidores en marcha vuelven a cargar sus mesas.
restore-file = una copia de seguridad
restore-force = sustituir lo que contiene la base de datos
restore-deleted = identificadores de cuentas borradas desde entonces, uno por línea, para una base de datos que no las conoce: siguen borradas
restore-restoring = restaurando
restore-done = { $database }: todo de { $file }

## meldstone admin

admin-text = Cuida de la gente y las mesas, también mientras los servidores funcionan. Los nombres son los de las cuentas, escritos de cualquier forma; también vale un identificador.
admin-accounts = listar las cuentas
admin-rooms = listar las mesas
admin-reports = listar las denuncias, la última primero
admin-report = mostrar una denuncia con lo que pasó en la mesa
admin-rename = dar otro nombre a una cuenta
admin-ban = cerrar todas las sesiones de una cuenta y no dejar entrar a nadie más
admin-unban = dejar entrar otra vez a una cuenta bloqueada
admin-reset-password = poner una contraseña que se muestra una vez, y anular todas las sesiones y códigos de recuperación
admin-close-room = cerrar una mesa; sus partidas terminadas quedan
admin-announce-restart = decir a todos los jugadores cuándo se reinician los servidores
admin-verify-backup = comprobar que una copia está entera y que cada mesa se puede leer
admin-as-json = responder en líneas JSON, para scripts
admin-of-database = la base de datos de los servidores (por defecto: como en meldstone serve)
admin-with-name = solo aquellas cuyo nombre contiene esto
admin-only-banned = solo las bloqueadas
admin-with-status = solo las que están en este estado
admin-with-player = solo aquellas en las que esta cuenta tiene sitio
admin-which-report = la denuncia, como la lista «reports»
admin-at-most = como máximo tantas (por defecto: { $default })
admin-which-account = la cuenta
admin-new-name = cómo se llama desde ahora
admin-which-room = el identificador de la mesa, como en su enlace
admin-in = dentro de 90s, 5m o 1h
admin-cancel = al final no se reinicia
admin-words = lo que añades, mostrado tal cual a todos
