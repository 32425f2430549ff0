### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Pesca
step-take = o prendi { $tiles }
    .tiles = object
step-lay = Colloca
step-discard = Scarta
steps-label = Passi del turno
discard-here = Trascina qui una pedina per scartarla.
discard-help = Puoi prendere la pedina scartata invece di pescarne una se la usi in una nuova serie nello stesso turno.
open-tile-help = Puoi prendere la pedina scoperta se con essa chiudi la partita.
open-tile-help-any = Puoi prendere la pedina scoperta se la usi subito.
taken-must = In questo turno { $tiles } deve entrare in una nuova serie.
    .tiles = object

## Tournament

redeal-may = Hai { $count } coppie: { $tiles }. Puoi chiedere una nuova distribuzione.
redeal-waiting = In attesa di { $players }…
announce-why-sum = Con quello che hai ora puoi aprire. Annuncialo: se qualcuno chiude prima, perdi { $sum } punti invece di { $most }.
announce = Annuncia
stack-empty = La pila è vuota. Scegli la prossima:
ask-count = Quante?
ask-count-help = Nel tuo turno puoi chiedere quante pedine ha { $player }. Tutti sentono la risposta.
