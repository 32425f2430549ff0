### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } legt { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; één reeks veranderd
       *[other] ; { $changed } reeksen veranderd
    }
ear-story-new = Nieuwe reeks: { $set }.
ear-story-made = Nieuwe reeks: { $set }; van het speelbord: { $tiles }.
ear-story-rebuilt = Nieuwe reeks van de tafel: { $set }.
ear-story-added = Aangelegd bij de reeks { $set }: { $tiles }.
ear-story-taken = Weggehaald uit de reeks { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Tafel: { $count ->
        [one] { $count } reeks
       *[other] { $count } reeksen
    }
ear-your-side = Je beurt en je speelbord
ear-run-of-colour = { $place }: { $colour } { $from } tot { $to }
ear-span = { $place }: { $kind } { $from } tot { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: nog geen reeks
ear-with-joker =
    { $count ->
        [one] met joker
       *[other] met { $count } jokers
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } reeks is veranderd.
       *[other] { $count } reeksen zijn veranderd.
    }
ear-nothing-to-redo = Er is niets om te herhalen.

## The whole story, the typed line and the keys

ear-story = Wat de anderen deden
ear-story-nothing = Sinds je laatste beurt is er niets gebeurd.
ear-no-ends = Bij geen enkele reeks kan iets worden aangelegd.
ear-nothing-fits = Geen van je stenen past los bij een reeks.
ear-not-now = Je kunt nu geen stenen verplaatsen.
ear-no-hints = Aan deze tafel zijn er geen hints.
ear-nothing-to-take = Er is niets te nemen.
ear-again-play = Druk nog een keer op P om te leggen.
ear-again-draw = Druk nog een keer op D om een steen te nemen.
ear-again-pass = Druk nog een keer op D om te passen.
ear-type = Typ je beurt
ear-type-close = Regel sluiten
ear-type-how = Bijvoorbeeld: { $example }; dan Enter. Ctrl en Enter legt meteen, Escape sluit. “{ $help }” toont alle opdrachten.
ear-keys-move = In de instellingen kun je losse letters verplaatsen naar Alt en de letter, of uitzetten.
ear-help-take = eigen stenen terug op het speelbord, andere apart; zonder stenen: de hele reeks
ear-key-arrows = van steen naar steen
ear-key-pages = van reeks naar reeks; op het speelbord naar de uiteinden
ear-key-home = naar waar je was op het speelbord, op de tafel
ear-key-tile = een letter en een getal: naar deze steen; nog een keer: naar de volgende gelijke
ear-key-enter = de steen kiezen, of wat gekozen is daar leggen
ear-key-new = een nieuwe reeks van wat gekozen is
ear-key-back = wat gekozen is gaat terug op het speelbord
ear-key-undo = terugdraaien, herhalen
ear-key-play = leggen: de eerste druk vraagt, de tweede doet het
ear-key-draw = nemen of passen, net zo
ear-key-hint = hint
ear-key-type = typ je beurt
ear-key-rack = je speelbord
ear-key-sets = de reeksen op de tafel
ear-key-ends = wat bij de reeksen past
ear-key-fits = welke van je stenen passen, en welke reeksen je hebt
ear-key-wrong = wat er niet klopt op de tafel
ear-key-last = het hele verhaal van de beurten van de anderen
ear-key-counts = de stenen van iedereen, en de voorraad
ear-key-time = wie aan de beurt is, en de tijd die over is
ear-key-help = deze toetsen
