### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = ¿Quién viene?
wait-table-of = La mesa de { $player }
wait-take-a-seat = Siéntate. La partida empieza sola cuando todos los sitios están ocupados.
wait-you-are-in = Tienes sitio. En cuanto estén los demás, empieza la partida.
wait-complete = Ya están todos.
wait-begins-in = Ya están todos. La partida empieza en { $count } s.
wait-not-yet = Todavía no
wait-bring-others = Invitar a alguien más
wait-anyone-with-code = Quien tenga el enlace o estas cinco letras puede sentarse.
wait-anyone-with-link = Quien tenga el enlace puede sentarse.
wait-in-the-lobby = Esta mesa también está entre las mesas abiertas: quien busca rival la encuentra.
wait-code = Código de esta mesa: { $code }
wait-send-link = o envía el enlace
wait-copy-link = Copiar el enlace
wait-share = Compartir
wait-link-copied = El enlace está copiado: pégalo en un mensaje.
wait-link-not-copied = El navegador no dejó copiar el enlace. Selecciónalo y cópialo tú.
wait-at-the-table = En la mesa
wait-you-and-yours = tú, y tu mesa
wait-you = tú
wait-owner = abrió esta mesa
wait-sits-here = se sienta aquí
wait-is-looking = mira la mesa…
wait-somebody = Alguien
wait-fill-with-bots = Completar con bots
wait-change = Cambiar
wait-what-is-played = Qué se juega
wait-more-rules = Más reglas
wait-all-see = Todos aquí lo ven al momento.
wait-changed = { $player } cambió lo que se juega: { $what }
wait-games =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
wait-a-turn = { $time } por turno
wait-no-clock = sin reloj
wait-private = privada
wait-public = abierta a todos
wait-with-hints = con pistas
wait-hints-text = Si no, solo puede pedir pistas quien juega sin compañía contra bots.
wait-bell = Suena una campana cuando alguien se sienta, aunque esta ventana esté detrás de otras. La partida empieza sola cuando todos los sitios están ocupados.
wait-sat-down = { $player } se ha sentado.
wait-begin-with = Empezar con { $count } jugadores
wait-begins = Empieza la partida

## Private tables

wait-table-private = La mesa de { $player } es privada.
wait-this-private = Esta mesa es privada.
wait-ask-or-knock = Pide el enlace o las cinco letras, o llama a la puerta.
wait-knock = Llamar
wait-knocked = Has llamado. En cuanto alguien de la mesa te deje entrar, se abre aquí la mesa.
wait-would-like-to-join = { $player } quiere unirse.
wait-let-in = Dejar entrar
wait-not-now = Ahora no
wait-no-such-code = Ninguna mesa tiene este código. Quizá su partida terminó o una letra es distinta.

## Somebody is away

wait-away-bot-in = { $player } no está · bot en { $time }
wait-for = Esperar
wait-for-player = Esperar dos minutos más a { $player }
wait-waited = La mesa espera dos minutos más a { $player }.
wait-touch-to-play = Un bot te sustituye. Toca una de tus fichas y sigues tú.

## Back at the table

wait-welcome-back = Qué bien que vuelvas, { $player }
wait-sat-in = { $bot } te sustituyó durante { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } turno por ti: { $laid } colocadas, { $drawn } sacadas.
       *[other] { $count } turnos por ti: { $laid } colocadas, { $drawn } sacadas.
    }
wait-no-turns = Mientras tanto no llegó tu turno.
wait-turn = Turno { $number }
wait-drew = sacó
wait-laid = colocó
wait-passed = pasó
wait-jokers-kept = No se tocó ninguno de tus comodines.
wait-play-on = Seguir jugando
wait-show-me = Muéstramelo
wait-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
wait-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }

## Leaving for a while

wait-leave-title = ¿Irte por ahora?
wait-leave-alone = La partida te espera, días si hace falta. La encuentras en el inicio, en «Tus mesas».
wait-leave-others = Los demás ven que no estás. Al cabo de un minuto te sustituye un bot: al principio solo saca fichas y nunca coloca un comodín. Tu sitio sigue siendo tuyo.
wait-leave-clock = El reloj sigue sin ti. Tu sitio sigue siendo tuyo.
wait-leave-go = Ir al inicio
wait-stay = Quedarme

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }
wait-running-tables =
    { $count ->
        [one] { $count } mesa en curso
       *[other] { $count } mesas en curso
    }
wait-welcome = Te damos la bienvenida, { $player }.
wait-now-yours = Desde ahora es tuyo: { $what }.
wait-bring-title = ¿Llevarte lo que jugaste en este dispositivo?
wait-bring-text = Como invitado tienes aquí: { $what }.
wait-bring-yes = Llevarlo
wait-bring-no = No, dejarlo
wait-bring-kept = Se queda en este dispositivo: cierra la sesión y vuelves a ser el invitado.

## Choosing rules

wait-search-rules = Buscar en las reglas
wait-rules-changed =
    { $count ->
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
wait-rules-reset = Volver a la edición
wait-often-changed = Se cambian a menudo
wait-no-rule-found = Ninguna regla contiene estas palabras.

## More time for somebody

wait-my-time = Tiempo para mis turnos
wait-time-times = tiempo × { $times }
wait-time-same = el mismo
