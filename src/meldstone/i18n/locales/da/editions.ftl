### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Træk
step-take = eller tag { $tiles }
    .tiles = object
step-lay = Læg ud
step-discard = Læg fra
steps-label = Turens trin
discard-here = Træk en brik hertil for at lægge den fra dig.
discard-help = Du må tage den fralagte brik i stedet for at trække, hvis du i samme tur bruger den i en ny serie.
open-tile-help = Den åbne brik må du tage, hvis du slutter spillet med den.
open-tile-help-any = Den åbne brik må du tage, hvis du bruger den med det samme.
taken-must = I denne tur skal { $tiles } bruges i en ny serie.
    .tiles = object

## Tournament

redeal-may = Du har { $count } par: { $tiles }. Du må kræve en ny uddeling.
redeal-waiting = Venter på { $players }…
announce-why-sum = Med det, du har nu, kan du lægge ud næste gang. Meld det: slutter nogen inden da, mister du { $sum } i stedet for { $most } point.
announce = Meld
stack-empty = Stablen er tom. Vælg den næste:
ask-count = Hvor mange?
ask-count-help = I din tur må du spørge, hvor mange brikker { $player } har. Alle hører svaret.
