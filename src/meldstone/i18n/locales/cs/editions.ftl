### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Vytáhnout
step-take = nebo vzít { $tiles }
    .tiles = object
step-lay = Vyložit
step-discard = Odložit
steps-label = Kroky tahu
discard-here = Sem přetáhni kámen, který chceš odložit.
discard-help = Odložený kámen smíš vzít místo kamene ze zásobníku, když ho v témže tahu použiješ v nové kombinaci.
open-tile-help = Odkrytý kámen smíš vzít, když s ním hru ukončíš.
open-tile-help-any = Odkrytý kámen smíš vzít, když ho hned použiješ.
taken-must = V tomto tahu musí { $tiles } přijít do nové kombinace.

## Tournament

redeal-may =
    { $count ->
        [one] Máš { $count } dvojici
        [few] Máš { $count } dvojice
       *[other] Máš { $count } dvojic
    }: { $tiles }. Smíš žádat o nové rozdání.
redeal-waiting = Čeká se: { $players }…
announce-why-sum = S tím, co teď máš, můžeš mít příště první vyložení. Ohlas ho: když mezitím někdo skončí, ztratíš { $sum } místo { $most } bodů.
announce = Ohlásit
stack-empty = Komínek je prázdný. Vyber další:
ask-count = Kolik?
ask-count-help = Ve svém tahu se smíš zeptat, kolik kamenů { $player } má. Odpověď slyší všichni.
