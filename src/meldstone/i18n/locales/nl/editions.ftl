### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Nemen
step-take = of { $tiles } nemen
    .tiles = object
step-lay = Leggen
step-discard = Afleggen
steps-label = Stappen van de beurt
discard-here = Sleep een steen hierheen om hem af te leggen.
discard-help = Je mag de afgelegde steen nemen in plaats van een nieuwe, als je hem in dezelfde beurt in een nieuwe reeks gebruikt.
open-tile-help = Je mag de open steen nemen als je er het spel mee beëindigt.
open-tile-help-any = Je mag de open steen nemen als je hem meteen gebruikt.
taken-must = Deze beurt moet { $tiles } in een nieuwe reeks.
    .tiles = object

## Tournament

redeal-may = Je hebt { $count } dubbels: { $tiles }. Je mag vragen om opnieuw te delen.
redeal-waiting = Wachten op { $players }…
announce-why-sum = Met wat je nu hebt kun je de volgende keer uitleggen. Kondig het aan: is iemand eerder klaar, dan verlies je { $sum } in plaats van { $most } punten.
announce = Aankondigen
stack-empty = De stapel is leeg. Kies de volgende:
ask-count = Hoeveel?
ask-count-help = In je beurt mag je vragen hoeveel stenen { $player } heeft. Iedereen hoort het antwoord.
