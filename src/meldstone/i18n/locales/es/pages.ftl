### Profile, replay, the table menu.

## Profile and account

page-profile = Perfil
page-guest = Juegas como invitado. Con una cuenta conservas tus partidas y valoraciones en cada dispositivo.
page-signed-in = Has entrado como { $name }.
page-log-in = Iniciar sesión
page-sign-up = Crear una cuenta
page-log-out = Cerrar sesión
page-log-out-everywhere = Cerrar sesión en todas partes
page-name = Nombre
page-password = Contraseña
page-old-password = Contraseña actual
page-new-password = Contraseña nueva
page-change-name = Cambiar el nombre
page-change-password = Cambiar la contraseña
page-saved = Guardado.
page-export = Descargar mis datos
page-delete = Borrar la cuenta
page-delete-text = La cuenta, sus valoraciones y sus bots se borran enseguida. Las partidas acabadas quedan, sin tu nombre.
page-delete-confirm = Borrar definitivamente
page-restart = El servidor se reinicia en { $time }. Las partidas se guardan y siguen después.
page-restart-now = El servidor se reinicia ahora. Las partidas se guardan y siguen enseguida.
page-recovery = Códigos de recuperación
page-recovery-text = Si olvidas la contraseña, con uno de estos códigos vuelves a entrar. Cada uno sirve una vez.
page-recovery-make = Crear códigos nuevos
page-recovery-once = Imprímelos o apúntalos: los códigos solo se muestran ahora y los anteriores ya no sirven.
page-recovery-left = Códigos restantes: { $count }
page-print = Imprimir
page-forgot-password = ¿Has olvidado la contraseña?
page-recovery-code = Código de recuperación
page-set-password = Poner una contraseña nueva
page-delete-guest = Borrar mis datos
page-delete-guest-text = Tu nombre desaparece de las mesas y de las partidas terminadas, y esta sesión se cierra.
page-leaders-text = En la clasificación está quien ha jugado partidas con valoración con cinco jugadores consolidados.
page-rated-text = Contra cuentas nuevas y contra las mismas personas una y otra vez, una partida cuenta poco.
page-privacy = Privacidad
account-title = Cuenta
account-keep = Conserva tus partidas
account-sign-up-or-in = Crear una cuenta o iniciar sesión
account-getting-in = Acceso
account-data = Tus datos
account-password-voids = Cierra la sesión en tus otros dispositivos y te da nuevos códigos de recuperación.

## Finished games, ratings, bots

page-games-empty = Aún no hay partidas acabadas. ¡Juega una!
page-rated = con valoración
page-more = Mostrar más
page-watch = Ver
page-ratings = Valoraciones
page-leaders = Clasificación
page-leaders-empty = Aquí nadie ha jugado aún una partida con valoración.
page-table-size = Jugadores en la mesa
page-rank = Puesto
page-rating = Valoración
page-games-played = Partidas
page-bots = Tus bots
page-bots-text = Un programa juega con nombre propio gracias a una clave.
page-bots-empty = Aún no hay bots.
page-bot-name = Nombre del bot
page-make-token = Crear una clave
page-token-once = Copia la clave ahora. Solo se muestra esta vez.
page-revoke = Revocar
page-revoked = revocada

## When something is missing

page-retry = Intentar de nuevo
page-offline = La página se abre también sin conexión, pero las partidas necesitan el servidor. La conexión se restablece automáticamente.
page-offline-language = Ese idioma aún no está aquí y sin conexión no puede llegar.
page-offline-title = Estás sin conexión
page-game-missing = Esa partida no existe o aún no ha acabado.
page-missing-text = Quizá el enlace es viejo o está incompleto.

## Replay

page-replay = Repetición
page-watch-replay = Ver la repetición
page-step = Paso { $step } de { $steps }
page-to-begin = Al principio
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-to-end = Al final
page-run = Reproducir
page-halt = Pausa
page-speed = Velocidad
page-position = Lugar en la partida
page-share = Copiar el enlace a este paso
page-record-text = Registro en texto
page-record-json = Registro en JSON
page-show-racks = Mostrar todos los casilleros
page-rack-of = Casillero: { $player }
page-opened-game = La partida empieza.
page-dealt = Las fichas están repartidas.
page-ready = { $player } no pide un nuevo reparto.
page-declares = { $player } ha terminado.
page-ruled-uphold = El turno se mantiene.
page-ruled-undo = El turno se deshace.

## The table menu

menu-title = Menú de la mesa
menu-unread = Mensajes nuevos
menu-chat = Chat
menu-chat-empty = Nadie ha dicho nada aún.
menu-say = Di algo
menu-send = Enviar
menu-mute = Silenciar a { $player }
menu-unmute = Dejar de silenciar a { $player }
menu-player = Sobre { $player }
menu-block = Bloquear a { $player }
menu-unblock = Desbloquear a { $player }
menu-block-text = A quien bloqueas ya no lo oyes, y no puede sentarse a tus mesas.
menu-send-away = Echar a { $player }
menu-send-away-text = Si echas a alguien, no podrá volver a esta mesa hasta que lo permitas.
menu-report = Denunciar a { $player }
menu-report-note = ¿Qué ha pasado?
menu-report-text = Quien administra este servidor recibe tus palabras, lo último que se dijo aquí y qué mesa era.
menu-reported = Gracias. La denuncia se ha enviado.
menu-sent-away = Han echado a { $player } de la mesa.
menu-let-back-in = Dejar volver a { $player }
menu-who-was-sent-away = Fuera de la mesa
menu-somebody = alguien
page-blocked = Personas bloqueadas
page-blocked-empty = No has bloqueado a nadie.
menu-chat-on = Activar el chat
menu-chat-off = Desactivar el chat
menu-reactions = Reacciones
react-hello = ¡Hola!
react-well-played = ¡Bien jugado!
react-thanks = ¡Gracias!
react-wow = ¡Vaya!
react-oops = ¡Uy!
react-thinking = Estoy pensando…
react-hurry = ¡Date prisa, por favor!
react-goodbye = ¡Adiós!
menu-story = Qué ha pasado
menu-story-empty = Aún no ha pasado nada.
menu-dispute = Llamar al árbitro
menu-dispute-note = ¿Qué está mal?
menu-uphold = Mantener el turno
menu-undo-turn = Deshacer el turno
menu-agree = De acuerdo
menu-wants-undo = { $player } quiere deshacer el turno.
menu-wants-uphold = { $player } quiere mantener el turno.
menu-wants-fine = Fichas de castigo para { $player }: { $count }.
menu-wants-time = Tiempo en el reloj: { $seconds } s.
menu-pause = Hacer una pausa
menu-resume = Acabar la pausa
menu-stack = ¿Qué montón viene ahora?
menu-stack-of = Montón { $number }
menu-leave = Dejar la mesa
menu-leave-text = Tu sitio sigue siendo tuyo: puedes volver.
menu-spectating = Estás mirando.
menu-spectators = Espectadores: { $count }
menu-start = Empezar el encuentro
menu-resumed = La pausa ha acabado.
menu-next-game = Siguiente partida en { $count } s
menu-start-draw = Sorteo del primer turno

## A new table

page-rated-table = Partida con valoración, solo con cuenta
page-spectators-allowed = Otros pueden mirar
page-chat-allowed = Chat permitido
page-fill-abandoned = Un bot juega por quien se va
page-start-by-hand = El encuentro lo empiezo yo
page-install = Instalar como aplicación
