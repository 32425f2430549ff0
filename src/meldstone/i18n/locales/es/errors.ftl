## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] Una ficha no basta
       *[other] { $count } fichas no bastan
    }; un grupo necesita al menos { $minimum }.
set--too-few-number-tiles =
    { $tiles }: Un grupo necesita al menos { $minimum ->
        [one] una ficha con número
       *[other] { $minimum } fichas con número
    }; no bastan los comodines.
set--not-a-run-or-group = { $tiles }: Esto no es un grupo. Una serie tiene el mismo número en colores distintos; una escalera, números seguidos de un solo color.
set--group-colour-twice = { $tiles }: En una serie cada color puede aparecer solo una vez.
set--group-too-large =
    { $tiles }: Una serie tiene como máximo { $maximum ->
        [one] { $maximum } ficha
       *[other] { $maximum } fichas
    }, una de cada color; un comodín doble cuenta por dos.
set--run-not-consecutive = { $tiles }: Los números de una escalera deben seguirse sin huecos, tal como están las fichas.
set--run-colours-mixed = { $tiles }: Todas las fichas de una escalera deben ser del mismo color.
set--run-falling = { $tiles }: Aquí las escaleras se colocan en orden ascendente. Invierte esta.
set--run-out-of-bounds = { $tiles }: Una escalera va como máximo del 1 al 13: no hay nada antes del 1 ni después del 13.
set--run-wraps = { $tiles }: Después del 13 no viene nada: el 1 es el número más bajo.
set--two-colour-joker-in-group = { $tiles }: El comodín bicolor solo vale en escaleras, no en series.
set--two-colour-joker-same-colour = { $tiles }: La escalera debe cambiar de color en el comodín bicolor.
set--two-colour-joker-at-end = { $tiles }: El comodín bicolor no puede estar en un extremo de la escalera.
set--two-colour-joker-third-colour = { $tiles }: Aunque haya varios comodines bicolores, una escalera solo puede alternar entre dos colores.
set--two-mirrors = { $tiles }: En un grupo solo puede haber un comodín espejo.
set--mirror-sides-uneven = { $tiles }: Los dos lados del comodín espejo deben ser igual de largos. Lo que añadas en un lado, añádelo también en el otro.
set--mirror-sides-differ = { $tiles }: Los dos lados deben reflejarse: los mismos números y colores, contando desde el comodín espejo hacia fuera.
set--mirror-side-too-short =
    { $tiles }: A cada lado del comodín espejo debe haber al menos { $minimum ->
        [one] una ficha
       *[other] { $minimum } fichas
    }.
set--mirror-valley = { $tiles }: Los números deben subir hacia el comodín espejo.
set--mirror-apex-out-of-bounds = { $tiles }: En el lugar del comodín espejo debe caber un número, y aquí sería menor que 1 o mayor que 13.
set--declaration-does-not-fit = { $tiles }: Estas fichas no pueden representar los números anunciados { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: Esa ficha no existe en esta edición.
tile--too-many-copies =
    { $tiles }: En la caja solo hay { $held ->
        [one] { $held } ficha así
       *[other] { $held } fichas así
    }, pero aquí se usan { $count }.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Lo que estaba en la mesa debe quedarse en la mesa. Vuelve a ponerlo en un grupo.
turn--tile-from-nowhere = { $tiles }: Solo puedes usar lo que está en la mesa o en tu casillero.
turn--tile-twice = { $tiles }: Una ficha solo puede estar en un sitio.
turn--no-own-tile = Coloca al menos una ficha de tu casillero o saca una del pozo.
turn--own-tile-not-placed = { $tiles }: Lo que colocas desde tu casillero debe formar parte de un grupo.
turn--too-involved = Este turno es demasiado enrevesado para juzgarlo. Repártelo en dos turnos.
opening--too-few-points =
    Tu apertura vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; hacen falta al menos { $minimum }.
opening--table-touched = { $tiles }: En el turno de tu apertura no toques los grupos de la mesa; coloca solo grupos nuevos de tu casillero.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: Un grupo con comodín no se puede dividir. Añadir fichas sí está permitido.
joker--locked-set-shrunk = { $tiles }: No se puede quitar nada de un grupo con comodín. Intercambia antes el comodín.
joker--freed-without-exchange = { $tiles }: Solo puedes llevarte un comodín si lo intercambias por la ficha que representa.
joker--replaced-from-table = { $tiles }: La ficha que intercambias por un comodín debe salir de tu casillero.
joker--not-in-new-set = { $tiles }: El comodín que tomas debe ir a un grupo nuevo en el mismo turno.
joker--new-set-needs-rack-tiles = { $tiles }: El grupo nuevo con el comodín debe formarse con fichas de tu casillero.
joker--too-early = { $tiles }: Solo puedes tomar comodines a partir del turno siguiente a tu apertura.
joker--group-needs-both-tiles = { $tiles }: En una serie de tres, el comodín solo se intercambia por las dos fichas que faltan a la vez.
joker--special-joker-swap = { $tiles }: Un comodín especial y otro comodín no se pueden intercambiar entre sí.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: La ficha dejada que tomas debe ir a un grupo nuevo en el mismo turno.
discard--nothing-to-take = No hay ninguna ficha dejada que puedas tomar.
discard--already-drawn = Solo puedes tomar la ficha dejada en lugar de sacar una, y ya has sacado.
discard--not-in-this-edition = En esta edición no se dejan fichas.
discard--not-your-tile = { $tiles }: Solo puedes dejar una ficha de tu casillero.
open-tile--nothing-to-take = No hay ninguna ficha descubierta que puedas tomar.
open-tile--does-not-finish = { $tiles }: Solo puedes tomar la ficha descubierta si con ella terminas la partida en este turno.
open-tile--not-used = { $tiles }: Si tomas la ficha descubierta, debes colocarla en el mismo turno.

## Commands of the game

command--stale-version = Mientras tanto la partida ha avanzado. Mira la mesa e inténtalo de nuevo.
command--not-your-turn = No es tu turno.
command--no-such-seat = Ese sitio no existe en esta mesa.
command--not-now =
    { $phase ->
        [ready] La partida empieza cuando todos estén listos.
        [playing] Eso no se puede hacer durante la partida.
        [paused] La partida está parada hasta que decida el árbitro.
        [finished] La partida ha terminado.
       *[other] Eso no se puede hacer ahora.
    }
command--malformed =
    { $field ->
        [declared] Anuncia los números de todos los grupos de la mesa o de ninguno.
       *[other] La orden no se entiende ({ $reason }).
    }
command--time-runs-backwards = La orden lleva una hora anterior a la de la orden previa. Comprueba el reloj.
draw--pool-empty = El pozo está vacío; no quedan fichas que sacar.
draw--already-drawn = Ya has sacado una ficha en este turno.
draw--draw-first = Primero saca una ficha.
draw--no-such-stack = Ese montón no existe.
draw--stack-not-empty =
    En el montón del centro { $left ->
        [one] queda { $left } ficha
       *[other] quedan { $left } fichas
    }. Acábalo antes de elegir otro.
pass--pool-not-empty =
    En el pozo { $left ->
        [one] queda { $left } ficha
       *[other] quedan { $left } fichas
    }. Saca una en lugar de pasar.
pass--must-play = Puedes jugar, así que no puedes pasar.
pass--must-discard = Deja una ficha para terminar tu turno.
redeal--too-few-doublets =
    Tienes { $doublets ->
        [one] { $doublets } pareja
       *[other] { $doublets } parejas
    }; para repartir de nuevo hacen falta al menos { $needed }.
redeal--not-in-this-edition = En esta edición no se puede pedir un nuevo reparto.
ready--already = Ya has decidido quedarte con tus fichas.
announce--not-in-this-edition = En esta edición no se anuncia la apertura.
announce--already-opened = Ya has hecho tu apertura.
announce--too-late = Solo puedes anunciar tu apertura justo después de sacar una ficha.
count--not-in-this-edition = En esta edición nadie tiene que decir cuántas fichas le quedan.
count--only-in-your-turn = Solo puedes preguntar por el número de fichas durante tu turno.
dispute--not-in-this-edition = Esta edición se juega sin árbitro.
dispute--no-turn-yet = Todavía no ha habido ningún turno que discutir.
dispute--decided = Sobre este turno ya se ha decidido.
ruling--no-dispute = No hay ninguna disputa que el árbitro deba resolver.
ruling--nothing-to-undo = No hay ningún turno que deshacer.
ruling--bad-penalty = Un castigo necesita un jugador y un número de fichas.
ruling--penalty-too-large = Máximo de fichas de un castigo aquí: { $most }.
clock--time-is-up = Se te ha acabado el tiempo.
clock--time-is-not-up = Todavía queda tiempo.
clock--no-time-limit = Ahora no hay límite de tiempo.
draft--tile-from-nowhere = { $tiles }: Solo se puede usar lo que estaba en la mesa o en el casillero, y cada ficha una sola vez.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Ese ajuste de reglas no existe ({ $reason }).
ruleset--bad-value = { $subject }: Ese valor no está permitido ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Un grupo con comodín no puede estar bloqueado mientras los comodines se liberen reordenando.
        [open_eighth_tile] Para una ficha descubierta tiene que sobrar una al formar los montones; aquí no sobra ninguna.
        [hand_size] La caja no tiene fichas suficientes para tantos jugadores con tantas fichas.
        [discard] Donde se dejan fichas aparte, todos tienen que sacar en cada turno; si no, cada vez habría menos.
        [min_number_tiles] Un grupo no puede necesitar más fichas con número que fichas en total.
        [shrink_up_to_four] No hay un tercer juego de fichas ni un tercer comodín que puedan quedarse en la caja.
       *[other] { $subject }: Estas reglas se contradicen ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Esa edición no existe ({ $reason }).
ruleset--variants-clash = { $subject }: Estas variantes no se pueden combinar ({ $reason }).
ruleset--unknown-judge = { $subject }: Esta partida sigue reglas que esta versión del programa aún no conoce ({ $reason }). Actualiza el programa.
game--players = { $subject }: Ese número de jugadores no es válido en esta edición ({ $reason }).
game--seed = { $subject }: La semilla del reparto no es válida ({ $reason }).
game--starter = { $subject }: Ese jugador no puede empezar ({ $reason }).

## Notation and input

notation--not-a-tile = «{ $token }» no es una ficha. Escribe, por ejemplo, R7 para el siete rojo o J para un comodín.
notation--too-many-copies = Ninguna caja tiene tantas fichas { $token }.
notation--bad-position = «{ $token }» no pertenece a una posición. Escribe edición / mesa / casillero, por ejemplo classic / R4 R5 R6 / R7 J.
notation--bad-change = «{ $token }» no cambia la mesa. Escribe 2=R4 R5 R6 para el segundo grupo, +R4 R5 R6 para uno nuevo o -2 para quitar uno.
input--not-json = La entrada no es JSON válido ({ $reason }).
input--not-an-object = La entrada debe ser un objeto JSON entre llaves.
input--missing-field = Falta el campo «{ $field }».
input--unknown-field = Aquí no existe el campo «{ $field }». Revisa cómo está escrito.
input--wrong-type = El campo «{ $field }» contiene un valor de tipo incorrecto.
input--unknown-flag = No hay ninguna marca «{ $flag }»; hay { $known }.
input--flag-does-not-fit = La marca «{ $flag }» no encaja con el jugador «{ $name }».
input--name-twice = Dos jugadores se llaman «{ $name }».
input--not-one-winner = En una partida ganada hay exactamente un casillero vacío; en una bloqueada, ninguno.
input--unknown-shape = La entrada no es una posición, ni un registro de partida, ni ninguna otra cosa conocida aquí.
record--broken = El registro de la partida está dañado ({ $reason }).
record--line = La línea { $line } del registro de la partida no es válida ({ $reason }).
record--too-large = El registro de la partida es mayor que cualquier partida real (línea { $line }: { $reason }).
file--not-found = El archivo «{ $path }» no existe.
file--not-readable = No se puede leer el archivo «{ $path }» ({ $reason }).
input--too-long = Una línea puede tener como máximo { $most } bytes.
file--not-writable = No se puede escribir el archivo «{ $path }» ({ $reason }).
usage--bad-option = La opción { $option } no se puede usar así ({ $reason }).
arena--unknown-bot = No hay ningún bot «{ $bot }»; hay { $known }.
arena--bad-result = El archivo «{ $path }» no contiene un resultado que se pueda continuar ({ $reason }).
arena--no-ray = No se puede usar Ray ({ $reason }). Viene con meldstone[ray].
serve--not-installed = El servidor no está instalado ({ $reason }). Viene con meldstone[server].
serve--cannot-listen = No se puede escuchar en { $host }, puerto { $port } ({ $reason }).
serve--already-served = Otro meldstone serve ya usa el archivo { $file }.
admin--no-such-account = No existe la cuenta «{ $name }».
admin--no-such-room = No existe la mesa «{ $room }».
admin--no-such-report = No existe la denuncia «{ $report }».

## El almacén

store--conflict = Alguien lo cambió antes. Vuelve a cargar e inténtalo de nuevo.
store--stale-rating = Las valoraciones han cambiado entretanto. Inténtalo otra vez.
store--name-taken = El nombre «{ $name }» ya está ocupado.
store--unknown-account = Esa cuenta no existe.
store--unavailable = La base de datos no se puede usar ahora ({ $reason }).
store--newer-schema = La base de datos es de una versión más nueva del programa (esquema { $found }, aquí se conoce: { $known }). Actualiza el programa.
store--bad-location = La dirección de la base de datos no sirve ({ $reason }).
store--driver-missing = PostgreSQL necesita su controlador. Instálalo con: pip install 'meldstone[postgres]'.
store--no-backup = «{ $path }» no sirve como copia de seguridad ({ $reason }).
store--in-the-way = «{ $path }» ya contiene algo. Usa --force para sustituirlo.

## The server

server--malformed = El mensaje no se puede leer ({ $reason }).
server--too-large = El mensaje es demasiado largo; se permiten como máximo { $most } bytes.
server--too-fast = Demasiadas peticiones. Espera un momento.
server--not-found = Aquí no hay nada.
server--method-not-allowed = Eso no se puede hacer aquí.
server--not-signed-in = Inicia sesión primero.
server--foreign-origin = Esta página no puede hablar con el servidor.
server--unknown-host = Este servidor no responde a la dirección que has abierto. Quien lo administra puede permitirla en la configuración (hosts).
server--unavailable = El servidor no puede hacerlo en este momento. Inténtalo de nuevo.
server--say-hello-first = Di primero a qué mesa quieres ir.
room--seat-taken = Este sitio está ocupado.
room--no-free-seat = No hay sitio libre en esta mesa.
room--already-seated = Ya tienes un sitio aquí.
room--not-seated = No tienes sitio en esta mesa.
room--not-owner = Solo puede hacerlo quien abrió la mesa.
room--already-started = El encuentro ya ha empezado.
room--not-started = El encuentro aún no ha empezado.
room--not-over = La partida aún no ha terminado.
room--match-over = La partida ha terminado.
room--too-few-players = Todavía hay sitios libres.
room--just-changed = Puede que los demás de la mesa aún no hayan visto el cambio. Empieza dentro de unos segundos.
room--paused = La partida está en pausa.
room--not-paused = La partida no está en pausa.
room--closed = Esta mesa está cerrada.
room--unreadable = Esta mesa no se puede abrir: su registro está dañado. Quien administra este servidor puede ver qué mesa es.
game--unreadable = Esta partida no se puede mostrar: su registro está dañado o es mayor que cualquier partida.
room--by-invitation = A esta mesa solo se llega con invitación.
room--no-such-code = Ninguna mesa tiene este código.
room--no-spectators = En esta mesa nadie puede mirar.
room--chat-off = El chat está desactivado en esta mesa.
room--accounts-only = Las partidas con valoración requieren una cuenta.
room--rated-same-time = En las partidas con valoración todos tienen el mismo tiempo.
room--rated-needs-clock = Las partidas con valoración necesitan reloj.
room--rated-one-edition = Las ediciones combinadas no tienen valoración.
room--rated-no-days = Los encuentros con días por turno no tienen valoración.
room--rated-too-long = Un encuentro con valoración tiene como máximo { $most } partidas.
room--not-in-rated-game = Esto no es posible en una partida con valoración.
room--bad-setting = El ajuste «{ $field }» no es válido.
room--no-hints = En esta mesa las pistas están desactivadas.
room--too-restless = Demasiadas peticiones desde el último turno. Primero hay que jugar.
room--sent-away = Quien abrió la mesa te ha echado de ella.
room--not-welcome = No puedes sentarte a esta mesa.
room--too-many-seats = Ya tienes todos los sitios que una persona puede tener a la vez: { $most }. Deja antes una mesa.
room--too-many-rooms = Ya esperan jugadores tantas mesas como pueden esperar a la vez: { $most }. Siéntate en una de ellas o cierra antes una.
room--chat-too-fast = Eso ha sido mucho de golpe. Espera unos segundos antes de decir más.
room--cannot-agree = Alguien a quien le afecta está ausente o es un bot, así que la mesa no puede acordarlo.
room--turn-was-legal = El turno fue legal y los bots lo dan por bueno, así que no se puede deshacer.
name--not-usable = Este nombre no sirve. Necesita una letra o una cifra y puede tener como máximo { $most } caracteres.
name--invisible-characters = Este nombre contiene caracteres invisibles.
name--piled-marks = Este nombre tiene demasiados signos encima o debajo de las letras.
name--mixed-scripts = Este nombre mezcla alfabetos distintos en una palabra.
name--taken = Este nombre ya está en uso.
name--looks-taken = Este nombre se parece al de otra cuenta.
name--belongs-to-account = Este nombre pertenece a una cuenta o lo parece. Inicia sesión o juega como «{ $suggestion }».
account--wrong-password = El nombre o la contraseña no son correctos.
account--password-too-short =
    { $minimum ->
        [one] La contraseña es demasiado corta; necesita al menos { $minimum } carácter.
       *[other] La contraseña es demasiado corta; necesita al menos { $minimum } caracteres.
    }
account--banned = Quien administra el servidor ha bloqueado esta cuenta.
account--wrong-recovery-code = El nombre o el código de recuperación no son correctos.
account--needed = Para eso hace falta una cuenta.
account--too-many-bots = Una cuenta puede tener { $most } bots como máximo.
account--too-many-blocked = Máximo de personas bloqueadas: { $most }.
