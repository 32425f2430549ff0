### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Sacar
step-take = o tomar { $tiles }
    .tiles = object
step-lay = Colocar
step-discard = Dejar
steps-label = Pasos del turno
discard-here = Arrastra aquí una ficha para dejarla.
discard-help = Puedes tomar la ficha dejada en vez de sacar si la usas en un grupo nuevo en el mismo turno.
open-tile-help = Puedes tomar la ficha descubierta si terminas la partida con ella.
open-tile-help-any = Puedes tomar la ficha descubierta si la usas enseguida.
taken-must = En este turno { $tiles } debe ir a un grupo nuevo.
    .tiles = object

## Tournament

redeal-may = Tienes { $count } parejas: { $tiles }. Puedes pedir un nuevo reparto.
redeal-waiting = Esperando a { $players }…
announce-why-sum = Con lo que tienes ahora puedes abrir. Anúncialo: si alguien termina antes, pierdes { $sum } en vez de { $most } puntos.
announce = Anunciar
stack-empty = El montón está vacío. Elige el siguiente:
ask-count = ¿Cuántas?
ask-count-help = En tu turno puedes preguntar cuántas fichas tiene { $player }. Todos oyen la respuesta.
