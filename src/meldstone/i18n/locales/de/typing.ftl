### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = ziehen, zieh, ziehe
typed-pass = passen, passe
typed-done = fertig
typed-undo = zurück
typed-reset = neu
typed-sort = sortieren, sortiere
typed-announce = ankündigen
typed-redeal = neuverteilen
typed-ready = behalten, behalte
typed-hint = tipp
typed-show = zeigen, zeig
typed-help = hilfe
typed-quit = ende, beenden
typed-lay = auslegen, legen, leg, lege
typed-add = anlegen
typed-take = nehmen, nimm
typed-move = verschieben
typed-split = teilen
typed-swap = tauschen, eintauschen
typed-join = verbinden
typed-table = tisch
typed-discard = ablegen
typed-ask = fragen, frag
typed-discarded = abgelegten, abgelegt
typed-open = offenen, offen
typed-to = an, zu, nach
typed-from = aus, von
typed-after = nach, hinter
typed-for = gegen, für
typed-in = in, aus
typed-with = mit
typed-fillers = serie, der, die, das, den, stein, steine, und, bitte
typed-black = s
typed-orange = o
typed-blue = b
typed-red = r
typed-brown = n
typed-white = w
typed-green = g
typed-violet = v
typed-joker = j

## What is wrong with a line

term-same-set = Das ist dieselbe Serie.
term-last-tile = { $tile } ist der letzte Stein der Serie { $set }; danach kommt nichts.
term-no-other = Kein weiterer Stein { $tile } ist auf dem Tisch oder auf deinem Halter.
term-already-taken = Du hast schon einen Stein genommen; „{ $undo }“ oder „{ $reset }“ gibt ihn zurück.
term-no-set = Eine Serie { $set } gibt es nicht: Die letzte ist { $last }.
term-no-set-at-all = Eine Serie { $set } gibt es nicht: Der Tisch ist leer.
term-no-home = Keine Serie auf dem Tisch hat { $tiles }.
term-which-home = { $tiles }: in den Serien { $sets }. Sag, in welcher, zum Beispiel: { $from } { $first }
term-only-one = Du hast nur einen Stein { $tile } auf dem Halter oder in der Hand.
term-have-no = Du hast keinen Stein { $tile } auf dem Halter oder in der Hand.
term-set-has-no = Serie { $set } hat keinen Stein { $tile }.
term-nothing-to-undo = Es gibt nichts zurückzunehmen.
term-alone = Schreib „{ $word }“ allein, ohne etwas dahinter.
term-unknown = „{ $word }“ kenne ich nicht. „{ $help }“ zeigt alles, was du tun kannst.
term-did-you-mean = „{ $word }“ kenne ich nicht. Meinst du „{ $near }“?
term-not-a-tile = „{ $token }“ ist kein Spielstein. Steine schreibt man wie R7, K13 oder J; zum Beispiel: { $example }
term-number = Sag die Nummer der Serie; zum Beispiel: { $example }
term-which-tiles = Welche Steine? Zum Beispiel: { $example }
term-tiles-and-set = Sag, welche Steine und welche Serie; zum Beispiel: { $example }
term-example = Zum Beispiel: { $example }
term-in-and-out = Sag, welcher Stein hineinkommt und welcher heraus; zum Beispiel: { $example }
term-one-tile = Leg einen Stein ab; zum Beispiel: { $example }
term-ask-whom = Wen willst du fragen? Zum Beispiel: { $example }

## What each command does

help-lay = eine neue Serie vom Halter; mehrere durch ; trennen
help-add = Steine vom Halter an Serie 3
help-take = in die Hand, um sie woanders auszulegen oder anzulegen; ohne Steine die ganze Serie
help-move = von einer Serie gleich in eine andere
help-split = aus einer Serie zwei
help-join = aus zwei Serien eine
help-swap = deine R7 an die Stelle des Jokers; dann den Joker verwenden
help-table = der ganze Tisch, wie du ihn willst, auf einmal
help-undo = einen Schritt zurück
help-reset = alles zurück
help-done = beendet deinen Zug mit dem Tisch, wie er liegt
help-draw-always = der Stein, mit dem jeder Zug beginnt
help-draw = ein Stein, statt auszulegen; das beendet deinen Zug
help-pass-drawn = nach dem Ziehen, wenn du nichts auslegst
help-pass = wenn es nichts mehr zu ziehen gibt
help-take-discard = der letzte Stein des Spielers vor dir, in eine neue Serie
help-discard = legt einen Stein ab; das beendet deinen Zug
help-take-open-finish = der offene Stein, wenn du damit das Spiel beendest
help-take-open = der offene Stein, wenn du ihn in diesem Zug auslegst
help-announce = gleich nach dem Ziehen: Beim nächsten Mal kommt die Startserie
help-ask = wie viele Steine hat Ada?
help-redeal = vor dem ersten Zug, mit drei Paaren: neue Verteilung
help-ready = vor dem ersten Zug: Du behältst deine Steine
help-sort = deinen Halter nach Zahlen; noch einmal: nach Farben
help-hint = ein Tipp
help-show = zeigt den Tisch noch einmal
help-quit = das Spiel verlassen
help-tiles = Steine: { $colours }.
help-double = Doppeljoker, zwei Nachbarn
help-two-colour = Zweifarbenjoker, die Farbe wechselt
help-mirror = Spiegeljoker
help-any-order = Reihenfolge und Großschreibung sind egal; Steine allein bedeuten „{ $lay }“.
help-by-name = Steine kannst du auch beim Namen nennen: { $example }. Die englischen Wörter gelten immer.
help-no-clock = Hier läuft keine Uhr: Lass dir Zeit.
