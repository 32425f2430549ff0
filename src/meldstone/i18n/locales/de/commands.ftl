### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } und { $other } gehen nicht zusammen
cli-error-no-value = { $what } nimmt keinen Wert
cli-error-one-of = eines davon fehlt: { $what }
cli-error-ambiguous = { $what } kann mehrere Optionen meinen: { $choices }
usage-together = { $option } geht nicht zusammen mit { $chosen }
usage-solve = solve braucht --rack, --position oder --jsonl
usage-step = --step liest die Tastatur, darum kann die Aufzeichnung nicht von der Standardeingabe kommen
usage-seat = --seat { $value }: Dieses Spiel hat die Plätze { $letters }, oder 1 bis { $most }
usage-set = --set braucht REGEL=WERT, nicht „{ $value }“
usage-positive = { $option } braucht eine Zahl ab 1
usage-address = --address gehört zu --engine ray
usage-sprt = --sprt braucht zwei Gewinnquoten in Prozent, etwa 50:55
usage-bots = --bots braucht die Bots, die spielen, etwa --bots skilled,novice
usage-league-few = --league braucht so viele verschiedene Bots, wie es Plätze gibt ({ $players }), jeden einmal
usage-league-many = --bots nennt mehr Bots ({ $bots }), als es Plätze gibt ({ $players }); mit --league treffen sich alle
usage-seconds = { $option } braucht Sekunden, mehr als 0
usage-resumed = { $option } steht fest: Es gehört zu dem Auftrag, den --resume fortsetzt
usage-range = { $option } ist zu klein oder zu groß
usage-free-jokers = --edition braucht eine Ausgabe mit freien Jokern, etwa classic
usage-delay = --in { $value }: erwartet wird 90s, 5m oder 1h
usage-week = --in { $value }: höchstens eine Woche

## meldstone solve, check

solve-text = Findet den besten Zug und zeichnet den Tisch vorher und nachher, oder beantwortet JSON-Zeilen von der Standardeingabe.
solve-table = die Serien auf dem Tisch, etwa { $example } (Vorgabe: keine)
solve-rack = die Steine auf dem Halter, etwa { $example }
solve-opening = du hast deine Startserie noch nicht gelegt
solve-position = alles auf einer Zeile: { $example }
solve-objective = wovon möglichst viel ausgelegt wird, wenn der Halter nicht leer werden kann (Vorgabe: tiles)
solve-fewest = beweisen, dass kein bester Zug weniger Serien ändert; das kann dauern
solve-explain = die Schritte nacheinander auflisten
cli-jsonl = JSON-Zeilen von der Standardeingabe beantworten
check-text = Liest JSON-Zeilen von der Standardeingabe und beantwortet jede mit einer JSON-Zeile.

## A move, drawn and told

move-before = vorher
move-after = nachher
move-legend = * von deinem Halter   • geändert   + neu   - aufgebraucht
move-joker = { $joker } in Serie { $set }: { $meant }
move-mirror = { $joker } in Serie { $set }: der Spiegel
move-lay = Leg Serie { $target } von deinem Halter aus
move-add = Leg { $tiles } von deinem Halter an Serie { $target } an
move-join = Verbinde Serie { $source } mit Serie { $target }
move-split = Teil Serie { $source }: { $tiles } kommt zu Serie { $target }
move-split-begin = Teil Serie { $source }: Beginne Serie { $target } mit { $tiles }
move-swap = Tausch den Joker ein: { $tiles } aus Serie { $source } kommt zu Serie { $target }
move-swap-begin = Tausch den Joker ein: Beginne Serie { $target } mit { $tiles } aus Serie { $source }
move-swap-for = Tausch den Joker der Serie { $source } gegen { $tile } ein: { $tiles } kommt zu Serie { $target }
move-swap-for-begin = Tausch den Joker der Serie { $source } gegen { $tile } ein: Beginne Serie { $target } mit { $tiles }
move-end = Nimm { $tiles } vom Ende der Serie { $source } und leg an Serie { $target } an
move-end-begin = Beginne Serie { $target } mit { $tiles } vom Ende der Serie { $source }
move-take = Nimm { $tiles } aus Serie { $source } und leg an Serie { $target } an
move-take-begin = Beginne Serie { $target } mit { $tiles } aus Serie { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Es lässt sich nichts auslegen.
move-places =
    Ausgelegt wird { $tiles }: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
move-finishes = Der Halter ist leer.
move-changes =
    Geändert: { $changed } von { $count ->
        [one] { $count } Serie
       *[other] { $count } Serien
    } auf dem Tisch.
move-changes-fewest =
    Geändert: { $changed } von { $count ->
        [one] { $count } Serie
       *[other] { $count } Serien
    } auf dem Tisch, beweisbar am wenigsten.
move-unproven-tiles =
    Nicht als bester Zug bewiesen: Vielleicht gibt es einen mit bis zu { $count ->
        [one] { $count } Stein
       *[other] { $count } Steinen
    }.
move-unproven-points =
    Nicht als bester Zug bewiesen: Vielleicht gibt es einen mit bis zu { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }.
move-proven-tiles = Bewiesen: Kein gültiger Zug legt mehr Steine aus.
move-proven-points = Bewiesen: Kein gültiger Zug bringt mehr Punkte.
move-proven = Bewiesen.

## meldstone verify

verify-of-judge = Regelstand
verify-of-commitment = Versprechen
verify-of-deal = Verteilung
verify-of-moves = Züge
verify-of-score = Punkte
verify-ok = in Ordnung
verify-failed = FALSCH
verify-judged-by = Regelstand { $judge }
verify-judged-by-older = Regelstand { $judge }; neue Spiele haben { $newest }
verify-promised = der Startwert ist der, der vor der Verteilung versprochen wurde
verify-deals =
    { $count ->
        [one] { $count } Verteilung
       *[other] { $count } Verteilungen
    }, wie der Startwert sie ergibt
verify-events =
    { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }; von der Uhr entschieden und übernommen wie aufgezeichnet: { $settled }
verify-not-over = das Spiel ist nicht zu Ende, nichts zu prüfen
verify-no-beginning = die Aufzeichnung beginnt nicht mit game-opened
verify-bad-seed = der Startwert hat nicht 64 Hexadezimalziffern
verify-no-seed = kein Startwert, aus dem sich verteilen ließe
verify-not-promised = der Startwert passt nicht zu dem, was vor der Verteilung versprochen wurde
verify-other-draw = die Auslosung ist nicht die, die der Startwert ergibt
verify-other-deal = Verteilung { $number } ist nicht die, die der Startwert ergibt
verify-other-starter = die Verteilung nennt einen anderen Startspieler als die Auslosung
verify-event = Ereignis { $number }: { $problem }
verify-too-much = zu viel ist falsch, um weiterzumachen
verify-from-nowhere = { $event } kommt aus dem Nichts
verify-not-due = { $event } war nicht an der Reihe
verify-not-by-rules = { $event } ist nicht, was die Regeln ergeben
verify-another-due = { $due } war an der Reihe, nicht { $event }
verify-stops = die Aufzeichnung endet vor { $event }
verify-more = … und noch { $count }

## meldstone editions

topic-box = Welche Steine es gibt und für wie viele Spieler
topic-setup = Von der geschlossenen Schachtel bis zum ersten Zug
topic-sets = Was eine gültige Serie ist
topic-opening = Die ersten Serien, die jemand auslegt
topic-turn = Ziehen und Ablegen
topic-jokers = Wie Joker vom Tisch frei werden und verwendet werden
topic-clock = Das Zeitlimit und was danach geschieht
topic-ending = Die Punkte
topic-conduct = Was Spieler wissen dürfen, sagen müssen und fragen dürfen
editions-extends = beruht auf: { $chain }
editions-base = womit alle Ausgaben beginnen
editions-choose = die Spieler einigen sich auf { $rules } ({ $example })
editions-rule = Regel
editions-value = Wert
editions-instead = Grundlage: { $value }

## meldstone arena, train

arena-text = Lässt Bots viele Spiele gegeneinander spielen, jede Verteilung noch einmal mit gewechselten Plätzen, und berichtet Gewinnquoten und Punkte mit Intervallen zu 95 %.
arena-bots = wer spielt, etwa { $example }; mit :points oder :place für das Ziel; der letzte bekommt die übrigen Plätze
arena-players = Plätze am Tisch (Vorgabe: { $default })
arena-games = Spiele, aufgerundet auf ganze Verteilungen (Vorgabe: { $default })
arena-seed = Startwert aller Verteilungen (Vorgabe: { $default })
arena-think = Bedenkzeit pro Zug für Bots, die planen, in Sekunden (Vorgabe: { $default })
arena-league = jede Zusammenstellung der Bots spielen, mit Wertungen
arena-sprt = früher aufhören, sobald eine von zwei Gewinnquoten des ersten Bots feststeht (Vorgabe: gleich gegen ein Zehntel mehr, wie 50:55)
arena-workers = Prozesse (Vorgabe: einer je Kern)
arena-engine = Prozesse dieses Rechners oder ein Ray-Cluster (meldstone[ray])
arena-address = wo der Cluster ist, oder auto (Vorgabe: ein eigener für diesen Auftrag)
arena-json = das Ergebnis mit allen Spielen in diese Datei schreiben; - für die Standardausgabe
arena-report = eine Seite mit Diagrammen in diese Datei schreiben
arena-resume = den Auftrag einer Ergebnisdatei fortsetzen, bis --games
arena-check = die Aufzeichnung jedes Spiels prüfen
arena-column-bot = Bot
arena-column-games = Spiele
arena-column-wins = gewonnen
arena-column-win-rate = Gewinnquote
arena-column-points = Punkte je Spiel
arena-column-rating = Wertung
arena-share = { $share } %
arena-range = { $value } ({ $low } bis { $high })
arena-ahead = Vorn am selben Tisch, Zeile gegen Spalte:
arena-played = { $games } Spiele aus { $deals } Verteilungen, { $edition }, Spieler: { $players }, Startwert { $seed }; { $turns } Züge je Spiel; ausgeglichen wären { $even } %
arena-brackets = In Klammern: Intervalle zu 95 %; die Spiele einer Verteilung zählen zusammen (docs/arena.md).
arena-stand = Log-Likelihood-Verhältnis { $ratio }, Grenzen { $low } und { $high }
arena-undecided = { $bot }: noch keine Entscheidung zwischen { $low } % und { $high } % gewonnenen Spielen ({ $stand })
arena-accepted = { $bot }: { $accepted } % gewonnene Spiele angenommen gegen { $other } % ({ $stand })
arena-stopped = Angehalten nach { $games } Spielen. Weiter geht es mit: { $command }
arena-dealing = verteilen
arena-left = verbleibend
train-text = Unterrichtet den Meister in Spielen gegen sich selbst und gegen Spieler, die möglichst viele Steine legen; dieselben Optionen ergeben denselben Unterricht.
train-edition = Ausgabe mit freien Jokern (Vorgabe: { $default })
train-objective = worum gespielt wird (Vorgabe: { $default })
train-games = Spiele, aus denen gelernt wird (Vorgabe: { $default })
train-rounds = Lernrunden (Vorgabe: { $default })
train-seed = Startwert allen Zufalls (Vorgabe: { $default })
train-out = wohin das Gelernte kommt (Vorgabe: { $default })
train-done = { $file }: gelernte Merkmale: { $features }; Spieler: { $players }, Joker: { $jokers }, Ziel: { $objective }
train-learning = lernen
train-error = mittlerer quadratischer Fehler { $error }

## meldstone serve

serve-text = Bietet Tische über HTTP und WebSocket an, bis es angehalten wird (Strg-C oder SIGTERM). Einzustellen ist nichts.
serve-more = Jede Einstellung kann auch aus der Umgebung (MELDSTONE_PORT=9000) oder aus einer TOML-Datei (port = 9000) kommen; Optionen gehen vor Umgebung, Umgebung vor Datei. Ohne --database liegen die Daten in einer SQLite-Datei in $MELDSTONE_DATA oder im Datenverzeichnis des Benutzers. docs/operate.md zeigt einen Dienst hinter einem Proxy und mehrere Prozesse mit PostgreSQL.
serve-settings = Einstellungen der Datei und der Umgebung, mit ihren Vorgaben:
serve-host = Adresse, auf der gelauscht wird (Vorgabe: 127.0.0.1, nur dieser Rechner)
serve-port = Port, auf dem gelauscht wird (Vorgabe: 8080; 0 wählt einen freien)
serve-database = sqlite:///Pfad/zur/Datei oder postgresql://Benutzer:Passwort@Rechner/Name
serve-allowed-host = auch auf diesen Namen antworten, play.example.org; darf mehrmals stehen
serve-origin = auch Seiten dieser Herkunft bedienen; darf mehrmals stehen
serve-config = Einstellungen aus dieser TOML-Datei lesen ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning oder error (Vorgabe: info)

## meldstone backup, restore

backup-text = Schreibt Tische, Spiele, Wertungen und Konten, wie sie in einem Augenblick sind, in eine Datei. Server laufen weiter. Die Datei enthält Passwort-Hashes und Geheimnisse: Bewahre sie sicher auf.
backup-file = wohin geschrieben wird; die Datei erscheint, wenn sie vollständig ist
backup-force = FILE überschreiben
backup-database = sqlite:///Pfad/zur/Datei oder postgresql://Benutzer@Rechner/Name (Vorgabe: $MELDSTONE_DATABASE, sonst die Datei des Servers)
backup-writing = schreiben
backup-done = { $file }: { $bytes } Bytes, alles aus { $database }
restore-text = Ersetzt den Inhalt einer Datenbank durch eine Sicherung, alles auf einmal oder gar nichts. Eine Sicherung von SQLite passt auch in PostgreSQL und umgekehrt. Laufende Server laden ihre Tische neu.
restore-file = eine Sicherung
restore-force = ersetzen, was die Datenbank enthält
restore-deleted = Kennungen von Konten, die seither gelöscht wurden, eine je Zeile, für eine Datenbank, die sie nicht kennt: Sie bleiben gelöscht
restore-restoring = wiederherstellen
restore-done = { $database }: alles aus { $file }

## meldstone admin

admin-text = Kümmert sich um Leute und Tische, auch während Server laufen. Namen sind die von Konten, in jeder Schreibweise; eine Kennung geht auch.
admin-accounts = Konten auflisten
admin-rooms = Tische auflisten
admin-reports = auflisten, was Spieler gemeldet haben, das Letzte zuerst
admin-report = eine Meldung zeigen, mit dem, was am Tisch geschah
admin-rename = einem Konto einen anderen Namen geben
admin-ban = alle Sitzungen eines Kontos beenden und niemanden mehr hineinlassen
admin-unban = ein gesperrtes Konto wieder hineinlassen
admin-reset-password = ein Passwort setzen, das einmal gezeigt wird, und alle Sitzungen und Wiederherstellungscodes beenden
admin-close-room = einen Tisch schließen; seine beendeten Spiele bleiben
admin-announce-restart = allen Spielern sagen, wann die Server neu starten
admin-verify-backup = prüfen, ob eine Sicherung vollständig ist und sich jeder Tisch darin lesen lässt
admin-as-json = in JSON-Zeilen antworten, für Skripte
admin-of-database = die Datenbank der Server (Vorgabe: wie bei meldstone serve)
admin-with-name = nur die, deren Name das enthält
admin-only-banned = nur die gesperrten
admin-with-status = nur die mit diesem Status
admin-with-player = nur die, an denen dieses Konto sitzt
admin-which-report = die Meldung, wie „reports“ sie auflistet
admin-at-most = höchstens so viele (Vorgabe: { $default })
admin-which-account = das Konto
admin-new-name = wie es von jetzt an heißt
admin-which-room = die Kennung des Tisches, wie in seinem Link
admin-in = in 90s, 5m oder 1h
admin-cancel = es wird doch nicht neu gestartet
admin-words = was du dazu sagst, allen gezeigt, wie es dasteht
