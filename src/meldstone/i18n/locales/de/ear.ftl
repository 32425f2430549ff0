### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } legt { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; eine Serie verändert
       *[other] ; { $changed } Serien verändert
    }
ear-story-new = Neue Serie: { $set }.
ear-story-made = Neue Serie: { $set }; vom Halter: { $tiles }.
ear-story-rebuilt = Neue Serie vom Tisch: { $set }.
ear-story-added = An die Serie { $set } angelegt: { $tiles }.
ear-story-taken = Aus der Serie { $set } genommen: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Tisch: { $count ->
        [one] { $count } Serie
       *[other] { $count } Serien
    }
ear-your-side = Dein Zug und dein Halter
ear-run-of-colour = { $place }: { $colour } { $from } bis { $to }
ear-span = { $place }: { $kind } { $from } bis { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: noch keine Serie
ear-with-joker =
    { $count ->
        [one] mit Joker
       *[other] mit { $count } Jokern
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } Serie liegt jetzt anders.
       *[other] { $count } Serien liegen jetzt anders.
    }
ear-nothing-to-redo = Es gibt nichts zu wiederholen.

## The whole story, the typed line and the keys

ear-story = Was die anderen getan haben
ear-story-nothing = Seit deinem letzten Zug ist nichts geschehen.
ear-no-ends = An keine Serie lässt sich etwas anlegen.
ear-nothing-fits = Keiner deiner Steine passt allein an eine Serie.
ear-not-now = Jetzt kannst du keine Steine bewegen.
ear-no-hints = An diesem Tisch gibt es keine Tipps.
ear-nothing-to-take = Es gibt nichts zu nehmen.
ear-again-play = Drück noch einmal P, um auszulegen.
ear-again-draw = Drück noch einmal D, um einen Stein zu ziehen.
ear-again-pass = Drück noch einmal D, um zu passen.
ear-type = Zug eintippen
ear-type-close = Zeile schließen
ear-type-how = Zum Beispiel: { $example }; dann Enter. Strg und Enter legt gleich aus, Escape schließt. „{ $help }“ zeigt alle Befehle.
ear-keys-move = In den Einstellungen kannst du einzelne Buchstaben auf Alt und den Buchstaben legen oder abschalten.
ear-help-take = eigene Steine zurück auf den Halter, andere für sich; ohne Steine: die ganze Serie
ear-key-arrows = von Stein zu Stein
ear-key-pages = von Serie zu Serie; auf dem Halter an seine Enden
ear-key-home = dorthin, wo du auf dem Halter warst, auf dem Tisch
ear-key-tile = ein Buchstabe und eine Zahl: zu diesem Stein; noch einmal: zum nächsten gleichen
ear-key-enter = den Stein wählen oder das Gewählte dorthin legen
ear-key-new = eine neue Serie aus dem Gewählten
ear-key-back = das Gewählte zurück auf den Halter
ear-key-undo = zurücknehmen, wiederholen
ear-key-play = auslegen: der erste Druck fragt, der zweite tut es
ear-key-draw = ziehen oder passen, ebenso
ear-key-hint = Tipp
ear-key-type = Zug eintippen
ear-key-rack = dein Halter
ear-key-sets = die Serien auf dem Tisch
ear-key-ends = was sich an die Serien anlegen lässt
ear-key-fits = welche deiner Steine passen und welche Serien du hast
ear-key-wrong = was am Tisch nicht stimmt
ear-key-last = alles, was die anderen in ihren Zügen getan haben
ear-key-counts = die Steine aller und der Pool
ear-key-time = wer am Zug ist und wie viel Zeit bleibt
ear-key-help = diese Tasten
