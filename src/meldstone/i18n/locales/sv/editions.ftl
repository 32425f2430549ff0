### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Dra
step-take = eller ta { $tiles }
    .tiles = object
step-lay = Lägg ut
step-discard = Avlägg
steps-label = Turens steg
discard-here = Dra en sten hit för att avlägga den.
discard-help = Du får ta den avlagda stenen i stället för en ny, om du i samma tur använder den i en ny serie.
open-tile-help = Du får ta den öppna stenen om du avslutar spelet med den.
open-tile-help-any = Du får ta den öppna stenen om du använder den genast.
taken-must = Den här turen måste { $tiles } in i en ny serie.
    .tiles = object

## Tournament

redeal-may = Du har { $count } par: { $tiles }. Du får begära en ny giv.
redeal-waiting = Väntar på { $players }…
announce-why-sum = Med det du har nu kan du lägga ut nästa gång. Förvarna om det: slutar någon före dig förlorar du { $sum } i stället för { $most } poäng.
announce = Förvarna
stack-empty = Stapeln är tom. Välj nästa:
ask-count = Hur många?
ask-count-help = I din tur får du fråga hur många stenar { $player } har. Alla hör svaret.
