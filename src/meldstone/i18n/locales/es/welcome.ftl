### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Páginas
welcome-tabs = Páginas principales
welcome-learn = Aprender
welcome-today = La mesa de hoy
welcome-today-short = Hoy
welcome-tables = Mesas
welcome-more = Más
welcome-sounds-on = Los sonidos están activados
welcome-sounds-off = Los sonidos están desactivados

## Today's table

welcome-lay-all = ¿Puedes colocar las cinco?
welcome-lay-all-how = Puedes rehacer todos los grupos. Al final todas las fichas deben estar en grupos.
welcome-try = Inténtalo
welcome-drag = Arrastra las fichas, o elige algunas y luego adónde van.
welcome-put-here = Ponerlas aquí: { $tiles }
welcome-left =
    { $count ->
        [one] Queda { $count } ficha en el casillero
       *[other] Quedan { $count } fichas en el casillero
    }
welcome-not-yet = Aún no: los grupos con línea discontinua no son válidos.
welcome-solved = ¡Resuelto! Las cinco fichas están en la mesa.
welcome-rack-empty = El casillero está vacío.

## Play

welcome-play-title = Jugar
welcome-play-bot = Jugar ya contra { $player }
welcome-play-bots = Jugar ya contra { $player } y cuatro más
welcome-go-on = Continuar contra { $players }
welcome-new-game = Partida nueva contra { $player }
welcome-no-account = { $edition } · sin cuenta, sin reloj
welcome-friends = Con amigos
welcome-find = Buscar rival
welcome-code = Escribir un código
welcome-new-here = ¿Es tu primera vez?
welcome-new-here-text = Aprende las reglas con ejemplos
welcome-box = Tu caja

## Cards of tables

welcome-go = Ir
welcome-just-now = ahora mismo
welcome-your-turn = Te toca contra { $players }
welcome-next-game = Próxima partida contra { $players }
welcome-finished = Acabada: { $players }
welcome-own-tiles =
    { $count ->
        [one] tienes { $count } ficha
       *[other] tienes { $count } fichas
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } ficha contra tus { $own }
       *[other] { $count } fichas contra tus { $own }
    }
welcome-turn-number = turno { $number }
welcome-watching = Espectadores: { $count }
welcome-next-table = Mesa siguiente

## Settings, rules, more

welcome-settings-lead = Todo esto se queda en este dispositivo; los demás en la mesa solo ven tu nombre.
welcome-settings-you = Tú
welcome-settings-look = Aspecto y sonido
welcome-settings-tiles = Fichas
welcome-rules-lead = Todas las cajas, con ejemplos en fichas.
welcome-rules-more = De cada caja, con ejemplos
welcome-leaders-more = Quién juega mejor
welcome-bots-more = Cinco niveles, medidos
welcome-privacy-more = Qué se guarda y cuánto tiempo

## Where others play

lobby-take-a-seat = Siéntate
lobby-nobody = Ahora no espera nadie. Abre una mesa y la verá todo el que pase.
lobby-somebody =
    { $count ->
        [one] { $count } mesa tiene un sitio libre.
       *[other] { $count } mesas tienen un sitio libre.
    }
lobby-free-title = Mesas con sitio libre
lobby-always = Siempre aquí
lobby-how-strong = ¿Qué fuerza tienen?
lobby-how-measured = Cómo se midió
lobby-wins-of-100 = Gana { $count } de 100 partidas contra { $level }
lobby-first-level = Aprendió hace una hora
lobby-running = En juego ahora
lobby-nothing-running = Ahora no hay ninguna partida pública. En cuanto empiece una, podrás verla aquí.
lobby-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
lobby-custom = reglas propias
lobby-best-turn =
    { $count ->
        [one] Turno del día: { $count } ficha
       *[other] Turno del día: { $count } fichas
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } grupo rehecho
       *[other] { $player } · { $count } grupos rehechos
    }

## Profile

profile-games = Tus partidas
profile-games-more = Después aparecerá aquí con su resultado, y podrás verla otra vez turno a turno.
profile-filter-all = Todas
profile-filter-won = Ganadas
profile-filter-friends = Con personas
profile-won = Ganaste a { $players }
profile-lost = Ganó { $winner }
profile-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
profile-best-turn =
    { $count ->
        [one] { $count } ficha en un turno
       *[other] { $count } fichas en un turno
    }
profile-figures = En cifras
profile-count-games = partidas
profile-count-last = últimas partidas
profile-count-won = ganadas
profile-count-best = mejor turno
profile-chart = Puntos en tus últimas partidas
profile-against = Contra
profile-account = Con cuenta
profile-guest = Invitado en este dispositivo
profile-why-devices = Tus partidas y mesas en cada dispositivo.
profile-why-games = No se pierde nada de lo que jugaste como invitado.
profile-why-rated = Partidas con valoración y un puesto en la clasificación.
profile-why-free = Bastan un nombre y una contraseña; sin correo electrónico.
profile-password-hint = Al menos 8 caracteres.

## Leaderboard, replay

leaders-bots = Los bots de la casa
leaders-be-first = Empieza tú: una partida con valoración necesita personas con cuenta.
replay-draws = saca
replay-passes = pasa
replay-discards = deja
replay-time-up = se acabó el tiempo
