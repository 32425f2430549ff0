### The game in the terminal: what it understands and what it says.

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

## What the game says

term-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
term-fair = Eine faire Verteilung: Der SHA-256 ihres Startwerts ist
term-seed = Startwert: { $seed }
term-type-help = Mit „{ $help }“ siehst du alles, was du tun kannst, mit „{ $hint }“ kommst du weiter.
term-prompt = du bist am Zug
term-enter = Enter
term-goodbye = Du hast das Spiel verlassen. Bis bald!
term-verify = Prüf es nach: { $command }
term-verify-seed = Die Verteilung folgt aus diesem Startwert; --record DATEI bewahrt ein Spiel auf, das „meldstone verify DATEI“ prüfen kann.
term-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
term-not-opened = ohne Startserie
term-announced = angekündigt
term-discarded = abgelegt
term-discarded-dead = abgelegt (nicht mehr zu nehmen)
term-pool = Pool: { $count }
term-hand = in der Hand, vom Tisch
term-opening =
    Für die Startserie brauchst du { $minimum ->
        [one] { $minimum } Punkt
       *[other] { $minimum } Punkte
    } in einem Zug, nur aus eigenen Steinen.
term-opening-so-far =
    Für die Startserie brauchst du { $minimum ->
        [one] { $minimum } Punkt
       *[other] { $minimum } Punkte
    } aus eigenen Steinen; ausgelegt hast du { $points }.
term-start-draw = Auslosen, wer beginnt: { $drawn }.
term-you-start = Du beginnst.
term-you-redeal = Du verlangst eine neue Verteilung: { $tiles }.
term-you-play = Du legst aus: { $play }.
term-you-open = Du legst die Startserie aus: { $play }.
term-you-take-discard = Du nimmst den abgelegten Stein: { $tile }.
term-you-take-open = Du nimmst den offenen Stein: { $tile }.
term-you-pass = Du passt.
term-you-announce = Du kündigst die Startserie für die nächste Runde an.
term-you-discard = Du legst { $tile } ab.
    .tile = object
term-you-finish = Du bist fertig.
term-plays = { $player } legt aus: { $play }.
term-opens = { $player } legt die Startserie aus: { $play }.
term-new-tiles = Alle bekommen neue Steine.
term-not-legal = Der Tisch war nicht regelgerecht.
term-to-pool = Zurück im Pool: { $tiles }.
term-drawn = Gezogen: { $tiles }.
term-final-round = Der Pool ist leer, und alle hatten noch einen Zug. Es gewinnt, wer die wenigsten Punkte auf dem Halter hat.
term-added = { $tiles } an { $set }
term-within = { $tiles } in { $set }
term-rebuilt =
    { $count ->
        [one] { $count } Serie umgebaut
       *[other] { $count } Serien umgebaut
    }
term-you-win = Das Spiel ist aus: Du hast gewonnen!
term-wins = Das Spiel ist aus: { $player } gewinnt!
term-reason-winner = bekommt, was die anderen verlieren
term-reason-rack = noch { $points } auf dem Halter
term-reason-unopened = keine Startserie, und es ging auch nicht
term-reason-could = keine Startserie, obwohl es gegangen wäre
term-reason-announced = keine Startserie, aber angekündigt
term-not-yet = Noch nicht:
term-ready-first = Mit „{ $ready }“ behältst du deine Steine, mit „{ $redeal }“ wird neu ausgeteilt.
term-has-doublets = Du hast drei Paare: „{ $redeal }“ gibt allen neue Steine, „{ $ready }“ behält diese.
term-may-announce = Beim nächsten Mal kannst du die Startserie legen. „{ $announce }“ sagt es jetzt an und mildert die Strafe, falls jemand vorher fertig wird; Enter geht weiter.
term-draft-open = Du hast Steine im Spiel: „{ $done }“ beendet den Zug mit ihnen, „{ $reset }“ nimmt sie erst zurück.
term-draw-or-take = Jeder Zug beginnt mit einem Stein: „{ $draw }“, oder „{ $take }“, wenn du ihn gleich auslegen kannst.
term-must-discard = Ein Stein muss weg: „{ $example }“.
term-no-such-player = Niemand heißt hier „{ $name }“. Am Tisch: { $names }.
term-hint = Auslegen kannst du: { $play }.
term-hint-first = Zuerst „{ $take }“.
term-hint-draw = Ich sehe nichts zum Auslegen. Nimm „{ $draw }“, oder such nach Serien, die sich umbauen lassen.
term-hint-pass = Ich sehe nichts zum Auslegen. Nimm „{ $pass }“, oder such nach Serien, die sich umbauen lassen.
term-hint-discard = Ich sehe nichts zum Auslegen. Am wenigsten kostet dich „{ $discard }“.
term-same-set = Das ist dieselbe Serie.
term-last-tile = { $tile } ist der letzte Stein der Serie { $set }; danach kommt nichts.
term-no-other = Noch ein { $tile } liegt weder auf dem Tisch noch auf deinem Halter.
term-already-taken = Du hast schon einen Stein genommen; „{ $undo }“ oder „{ $reset }“ gibt ihn zurück.
term-no-set = Eine Serie { $set } gibt es nicht: Die letzte ist { $last }.
term-no-set-at-all = Eine Serie { $set } gibt es nicht: Der Tisch ist leer.
term-no-home = Keine Serie auf dem Tisch hat { $tiles }.
term-which-home = { $tiles }: in den Serien { $sets }. Sag, in welcher, zum Beispiel: { $from } { $first }
term-only-one = Du hast nur einen Stein { $tile } auf dem Halter oder in der Hand.
term-have-no = Du hast kein { $tile } auf dem Halter oder in der Hand.
term-rack-has-no = Du hast kein { $tile } auf dem Halter.
term-set-has-no = Serie { $set } hat kein { $tile }.
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

## The help of the game

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
help-any-order = Reihenfolge und Großschreibung sind gleich; Steine allein bedeuten „{ $lay }“.
help-by-name = Steine kannst du auch beim Namen nennen: { $example }. Die englischen Wörter gelten immer.
help-no-clock = Hier läuft keine Uhr: Lass dir Zeit.

## What the game says

term-replay-head = { $edition }, Spiel { $game }: { $names }
term-player = Spieler { $letter }
term-record-stops = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.
term-replay-step = Enter: nächster Zug, q: Schluss

## The command line

cli-description = Rummy mit Steinen: die Regeln jeder Ausgabe, genau.
cli-start = Fang an mit: { $command }
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen und wie der native Kern gebaut wurde
cli-lang = Sprache, etwa de oder pl; darf überall stehen (Vorgabe: MELDSTONE_LANG, sonst die des Systems)
cli-play = im Terminal gegen Bots spielen
cli-serve = Tische anbieten, an denen über das Netz gespielt wird
cli-solve = den besten Zug für einen Tisch und einen Halter finden
cli-check = Serien, Züge, Zeitlimits und Punkte beurteilen, als JSON-Zeilen von der Standardeingabe
cli-editions = die Ausgaben auflisten oder alle Regeln einer zeigen
cli-replay = ein aufgezeichnetes Spiel Zug für Zug zeigen
cli-verify = eine Aufzeichnung prüfen: die Verteilung aus dem Startwert, jeden Zug, die Punkte
cli-arena = Bots gegeneinander spielen lassen und berichten, wer besser ist
cli-train = den Meister unterrichten
cli-admin = sich um Leute und Tische kümmern, während Server laufen
cli-backup = alles, was ein Server aufbewahrt, im laufenden Betrieb in eine Datei schreiben
cli-restore = alles, was ein Server aufbewahrt, durch eine Sicherung ersetzen
cli-play-text = Du gegen Bots, im Terminal. Es läuft keine Uhr: turn_seconds ist hier immer 0. Im Spiel hilft „{ $help }“.
cli-edition = Ausgabe oder mit + verbundene Varianten, etwa { $example } (Vorgabe: { $default })
cli-set = eine Regel ändern; darf mehrmals stehen
cli-players = Zahl der Spieler, dich eingeschlossen (Vorgabe: { $default })
cli-name = wie du heißt
cli-seed = aus diesem Startwert austeilen (bis zu 64 Hexadezimalziffern)
cli-record = das Spiel in diese Datei schreiben, für replay und verify
cli-colour = Farben erzwingen oder abschalten (Vorgabe: was das Terminal kann)
cli-replay-text = Zeigt ein aufgezeichnetes Spiel Zug für Zug. Mit --step zeigt Enter den nächsten Zug.
cli-file = eine Aufzeichnung, als Text oder JSON-Zeilen; - für die Standardeingabe
cli-step = nach jedem Zug auf Enter warten
cli-seat = nur zeigen, was dieser Platz sieht: 1 bis 6 oder A bis F
cli-verify-text = Rechnet Verteilung, jeden Zug und die Punkte einer Aufzeichnung nach. Rückgabewert 1, wenn etwas nicht stimmt.
cli-valid = Diese Aufzeichnung stimmt.
cli-invalid = Diese Aufzeichnung stimmt NICHT.
cli-editions-text = Listet die Ausgaben auf; mit einem Namen zeigt es jede Regel und worin sie von der Grundlage abweicht.
cli-editions-name = eine Ausgabe oder mit + verbundene Varianten
cli-json = in JSON antworten
cli-editions-more = Alle Regeln einer Ausgabe: { $command }
cli-edition-name = Ausgabe
cli-edition-what = was sie ist
cli-error-required = es fehlt: { $what }
cli-error-unknown = nicht verstanden: { $what }
cli-error-choice = { $what }: „{ $value }“ steht nicht zur Wahl ({ $choices })
cli-error-value = { $what }: „{ $value }“ passt nicht
cli-error-argument = { $what }: ein Wert fehlt
