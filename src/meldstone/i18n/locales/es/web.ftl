### What the browser shows beside the words of the game.

## Start

web-lobby = Mesas abiertas
web-join-code = Entrar con un código o enlace
web-join = Entrar
web-bad-code = Este no es el código de una mesa.
web-your-name = Tu nombre
web-guest = Invitado
web-to-start = Inicio
web-loading = Un momento…
web-not-found = Página no encontrada
web-no-table = Esta mesa no se puede abrir
web-reconnecting = Conexión perdida. Reconectando…
web-close = Cerrar

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
web-look-on = Mirar
web-new-table = Mesa nueva
web-open-table = Abrir la mesa
web-what-is-different = Qué es diferente
web-bots = Bots
web-bot-level = Nivel de los bots
web-bot-novice = Principiante
web-bot-novice-text = Aprendió hace una hora. Los niños le ganan.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Aficionado
web-bot-casual-text = Juega los domingos y rehace uno o dos grupos.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Hábil
web-bot-skilled-text = No pasa nada por alto y coloca todo lo que puede.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Experto
web-bot-expert-text = Guarda los comodines para el final.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Maestro
web-bot-master-text = Sopesa cada turno y espera el momento justo.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Fuerza de los bots
web-think = Tiempo para pensar
web-tempo = Cómo juegan los bots
web-tempo-calm = Con calma, paso a paso
web-tempo-brisk = Con brío, paso a paso
web-tempo-at-once = Todo de una vez
web-as-edition = Como en la edición
web-games = Partidas del encuentro
web-public = Cualquiera puede encontrar esta mesa
web-allow-hints = Pistas permitidas
web-waiting-room = Esperando jugadores
web-free-seat = Sitio libre
web-sit = Sentarse
web-add-bot = Añadir un bot
web-remove-bot = Quitar el bot
web-link = Enlace a esta mesa
web-copy = Copiar
web-copied = Copiado
web-qr = El enlace como código QR
web-get-up = Dejar el sitio

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } (comodines: { $jokers })
web-fact-opening =
    Apertura: al menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-fact-opening-any = Apertura: sin mínimo de puntos
web-fact-clock =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } por turno
web-fact-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    } por turno
web-fact-no-clock = Sin reloj
web-fact-no-clock-here = Sin reloj en un dispositivo compartido
web-fact-special = Comodines dobles, bicolores y espejo
web-fact-joker-free = Los grupos con comodín se reordenan como los demás
web-fact-joker-strict = Los grupos con comodín no se dividen; hay que reemplazar el comodín
web-fact-draw-always = Sacas ficha en cada turno y luego colocas o dejas una
web-fact-open-tile = Una ficha está descubierta; tómala si terminas con ella
web-fact-redeal = Con { $count } parejas puedes pedir un nuevo reparto
web-fact-hand-game = Colocar todo el casillero de una vez cuenta doble
web-fact-joker-penalty =
    Un comodín en el casillero cuesta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## The table

web-leave = Volver al inicio
web-last-turn = Ver el último turno
web-rules = Reglas
web-tools = Herramientas
web-redo = Rehacer
web-reset = Deshacer todo
web-hint = Pista
web-sort = Ordenar las fichas
web-sort-runs = Ordenar por escaleras (789)
web-sort-groups = Ordenar por series (777)
web-sort-own = Mi propio orden
web-play = Colocar
web-draw = Sacar ficha
web-pass = Pasar
web-discard = Dejar
web-take = Tomar
web-keep = Quedarme las fichas
web-redeal = Nuevo reparto
web-come-back = Recuperar mi sitio
web-new-set = Grupo nuevo
web-new-tile = nuevo
web-opened = ya hizo la apertura
web-ask-count = Preguntar a { $player } cuántas fichas le quedan
web-referee = El árbitro está decidiendo.
web-table-decides = Los jugadores deciden sobre el último turno. Si no se ponen de acuerdo, se mantiene.
web-choose-discard = Elige una ficha para dejar.
web-discard-later = Primero juega lo que has colocado o recógelo.
web-show-rule = Ver la regla
web-hint-some =
    { $count ->
        [one] Puedes colocar { $count } ficha. Pregunta otra vez para ver cuál.
       *[other] Puedes colocar { $count } fichas. Pregunta otra vez para ver cuáles.
    }
web-hint-tiles = Puedes colocar: { $tiles }. Pregunta otra vez para ver cómo.
web-hint-shown = Así se puede colocar.
web-say-to-rack = De vuelta en el casillero: { $tiles }.
web-say-set = El grupo es ahora: { $tiles }.

## Plans, steps, places

web-plan-hide = Mirar
web-plan-show = Mi plan
web-plan-kept = Tu plan se conserva.
web-plan-lost =
    La mesa ha cambiado: { $count ->
        [one] { $count } ficha de tu plan ha vuelto
       *[other] { $count } fichas de tu plan han vuelto
    } al casillero.
web-plan-holds = Tu plan todavía sirve.
web-plan-drop = Abandonar el plan
web-play-plan = Colocar mi plan
web-next-step = Paso siguiente
web-all-steps = Todo de una vez
web-step-laid = Del casillero: { $tiles }.
web-step-moved = En la mesa: { $tiles }.
web-turn-of = { $player }: paso { $step } de { $steps }
web-run = Seguir
web-stop = Pausa
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-tidy = Ordenar la mesa
web-the-deal = El reparto
web-deal-promise = Este número se fijó antes de repartir la primera ficha. Sella el orden de todas las fichas; después de la partida puedes comprobar que nadie lo cambió.

## Pass and play

web-pass-and-play = Por turnos en un dispositivo
web-pass-lead = Varias personas, un dispositivo: pasa de mano en mano.
web-local-players = Personas en este dispositivo
web-local-name = Nombre del jugador { $number }
web-pass-start = Empezar la partida
web-hand-over = Pasa el dispositivo a { $player }.
web-hand-over-why = Todos los casilleros están ocultos hasta que se pulse el botón.
web-i-am = Soy { $player }

## The end of a game

web-next-game = Partida siguiente
web-rematch = Jugar otra vez
web-waiting-others = Esperando a los demás…
web-score-sheet = Hoja de puntos
web-check-deal = Comprobar el reparto
web-deal-right = Recalculado en este dispositivo: el reparto es el prometido antes de la partida.
web-deal-wrong = El reparto no coincide con lo prometido antes de la partida.
web-deal-racks-wrong = La semilla es la prometida, pero da otras fichas.
web-deal-cheated = Este reparto no fue limpio: el servidor no cumplió su promesa.
web-deal-seen-wrong = No recibiste las fichas que ahora se dicen: este dispositivo vio otras.
web-deal-salt-wrong = Tu dispositivo añadió su propio número al azar; el servidor lo aceptó y lo dejó fuera.
web-deal-salts-wrong = Alguien que no estaba en la mesa añadió algo al azar; así se podía elegir el reparto.
web-deal-partly = Recalculado en este dispositivo: la semilla prometida da estas fichas. Lo demás hay que creerlo:
web-deal-salt-unseen = Este dispositivo no añadió nada propio al azar; el servidor podría haber buscado un reparto a su gusto.
web-deal-racks-unseen = Este dispositivo no vio repartir estas fichas; solo las conoce por el servidor.
web-deal-unknown = El reparto no se puede comprobar ahora.

## Rules sheet

web-rules-sets = Grupos
web-rules-group = Una serie tiene al menos tres fichas del mismo número, cada una de un color distinto.
web-rules-run = Una escalera tiene al menos tres números consecutivos del mismo color.
web-rules-jokers = Comodines
web-rules-joker = Un comodín sustituye a cualquier ficha.
web-rules-double = El comodín doble sustituye a dos fichas vecinas.
web-rules-two-colour = En el comodín bicolor la escalera cambia de color.
web-rules-mirror = El comodín espejo no sustituye a ninguna ficha: sus dos lados se reflejan.
web-rules-opening = Apertura
web-rules-opening-text =
    Tus primeros grupos salen solo de tu casillero y valen juntos al menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Los comodines cuentan por lo que sustituyen. Después puedes usar también los grupos de la mesa.
web-rules-opening-any = Tus primeros grupos salen solo de tu casillero; no hace falta ningún mínimo de puntos. Después puedes usar también los grupos de la mesa.
web-rules-turn = Tu turno
web-rules-turn-text = Coloca al menos una ficha de tu casillero y reordena la mesa como quieras: al final cada ficha debe estar en un grupo. Si no puedes o no quieres, saca una ficha.
web-rules-end = El final
web-rules-end-text = Gana quien coloca su última ficha. Los demás pierden los puntos que les quedan y el ganador los recibe.
web-keys = Teclado

## Settings

web-settings = Ajustes
web-language = Idioma
web-theme = Aspecto
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores
web-palette-box = Como en la caja
web-palette-safe = Fáciles de distinguir
web-large-tiles = Fichas grandes
web-motion = Animaciones
web-motion-auto = Como el dispositivo
web-motion-less = Menos
web-sound = Sonidos
web-vibration = Vibración
web-letter-keys = Teclas de una sola letra
web-letter-keys-alt = Con Alt
web-on = Sí
web-off = No
