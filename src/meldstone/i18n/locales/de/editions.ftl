### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Ziehen
step-take = oder { $tiles } nehmen
    .tiles = object
step-lay = Auslegen
step-discard = Ablegen
steps-label = Schritte des Zuges
discard-here = Zieh einen Stein hierher, um ihn abzulegen.
discard-help = Du darfst den abgelegten Stein statt zu ziehen nehmen, wenn du ihn im selben Zug in einer neuen Serie verwendest.
open-tile-help = Den offenen Stein darfst du nehmen, wenn du damit das Spiel beendest.
open-tile-help-any = Den offenen Stein darfst du nehmen, wenn du ihn sofort verwendest.
taken-must = In diesem Zug muss { $tiles } in eine neue Serie.
    .tiles = subject

## Tournament

redeal-may = Du hast { $count } Paare: { $tiles }. Du darfst eine neue Verteilung verlangen.
redeal-waiting = Warten auf { $players } …
announce-why-sum = Mit dem, was du jetzt hast, kannst du nächstes Mal auslegen. Kündige es an: Ist vorher jemand fertig, verlierst du { $sum } statt { $most } Punkte.
announce = Ankündigen
stack-empty = Der Stapel ist leer. Wähle den nächsten:
ask-count = Wie viele?
ask-count-help = In deinem Zug darfst du fragen, wie viele Steine { $player } hat. Alle hören die Antwort.
