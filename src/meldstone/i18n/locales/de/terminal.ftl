### The game in the terminal: what it understands and what it says.

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
term-drawn-by = { $player }: { $tile }
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
term-draw-or-take = Jeder Zug beginnt mit einem Stein: „{ $draw }“, oder „{ $take }“, wenn du ihn gleich auslegen kannst.
term-must-discard = Ein Stein muss weg: „{ $example }“.
term-hint = Auslegen kannst du: { $play }.
term-hint-first = Zuerst „{ $take }“.
term-hint-draw = Ich sehe nichts zum Auslegen. Nimm „{ $draw }“, oder such nach Serien, die sich umbauen lassen.
term-hint-pass = Ich sehe nichts zum Auslegen. Nimm „{ $pass }“, oder such nach Serien, die sich umbauen lassen.
term-hint-discard = Ich sehe nichts zum Auslegen. Am wenigsten kostet dich „{ $discard }“.

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
