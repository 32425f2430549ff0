### What the browser shows beside the words of the game.

## Start

web-lobby = Offene Tische
web-join-code = Mit Code oder Link beitreten
web-join = Beitreten
web-bad-code = Das ist kein Tischcode.
web-your-name = Dein Name
web-guest = Gast
web-to-start = Startseite
web-loading = Einen Moment …
web-not-found = Seite nicht gefunden
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-reconnecting = Verbindung unterbrochen. Neuer Versuch …
web-close = Schließen

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-look-on = Zuschauen
web-new-table = Neuer Tisch
web-open-table = Tisch eröffnen
web-what-is-different = Was hier anders ist
web-bots = Bots
web-bot-level = Stufe der Bots
web-bot-novice = Anfänger
web-bot-novice-text = Kennt das Spiel seit einer Stunde. Kinder gewinnen gegen ihn.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Gelegenheitsspieler
web-bot-casual-text = Spielt sonntags und baut ein, zwei Serien um.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Könner
web-bot-skilled-text = Übersieht nichts und legt, was geht.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Experte
web-bot-expert-text = Hebt sich die Joker für den Schluss auf.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Meister
web-bot-master-text = Wägt jeden Zug ab und wartet auf den richtigen Moment.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Stärke der Bots
web-think = Bedenkzeit
web-tempo = So legen die Bots
web-tempo-calm = In Ruhe, Serie für Serie
web-tempo-brisk = Zügig, Serie für Serie
web-tempo-at-once = Alles auf einmal
web-as-edition = Wie in der Ausgabe
web-games = Spiele der Partie
web-public = Alle können diesen Tisch finden
web-allow-hints = Tipps erlaubt
web-waiting-room = Warten auf Mitspieler
web-free-seat = Freier Platz
web-sit = Hinsetzen
web-add-bot = Bot dazusetzen
web-remove-bot = Bot wegschicken
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-get-up = Platz verlassen

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } (Joker: { $jokers })
web-fact-opening =
    Startserie: mindestens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-fact-opening-any = Startserie: ohne Mindestpunktzahl
web-fact-clock =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    } pro Zug
web-fact-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    } pro Zug
web-fact-no-clock = Ohne Uhr
web-fact-no-clock-here = Ohne Uhr an einem gemeinsamen Gerät
web-fact-special = Doppel-, Zweifarben- und Spiegeljoker
web-fact-joker-free = Serien mit Joker darf man umbauen wie alle anderen
web-fact-joker-strict = Serien mit Joker darf man nicht teilen; ein Joker muss ersetzt werden
web-fact-draw-always = Du ziehst in jedem Zug, dann legst du aus oder legst einen Stein ab
web-fact-open-tile = Ein Stein liegt offen; nimm ihn, wenn du damit das Spiel beendest
web-fact-redeal = Mit { $count } Paaren darfst du eine neue Verteilung verlangen
web-fact-hand-game = Wer alles auf einmal auslegt, bekommt doppelte Punkte
web-fact-joker-penalty =
    Ein Joker auf dem Halter kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## The table

web-leave = Zurück zur Startseite
web-last-turn = Letzten Zug zeigen
web-rules = Regeln
web-tools = Werkzeuge
web-redo = Wiederholen
web-reset = Alles zurücknehmen
web-hint = Tipp
web-sort = Steine sortieren
web-sort-runs = Nach Reihen sortieren (789)
web-sort-groups = Nach Gruppen sortieren (777)
web-sort-own = Eigene Ordnung
web-play = Auslegen
web-draw = Ziehen
web-pass = Passen
web-discard = Ablegen
web-take = Nehmen
web-keep = Steine behalten
web-redeal = Neu verteilen
web-come-back = Platz wieder einnehmen
web-new-set = Neue Serie
web-new-tile = neu
web-opened = hat die Startserie gelegt
web-ask-count = { $player } nach der Zahl der Steine fragen
web-referee = Der Schiedsrichter entscheidet.
web-table-decides = Die Spieler entscheiden über den letzten Zug. Wenn sie sich nicht einigen, gilt er.
web-choose-discard = Wähle einen Stein zum Ablegen.
web-discard-later = Spiel erst, was du gelegt hast, oder nimm es zurück.
web-show-rule = Regel ansehen
web-hint-some =
    { $count ->
        [one] Du kannst { $count } Stein auslegen. Frag noch einmal, um zu sehen, welchen.
       *[other] Du kannst { $count } Steine auslegen. Frag noch einmal, um zu sehen, welche.
    }
web-hint-tiles = Auslegen kannst du: { $tiles }. Frag noch einmal, um zu sehen, wie.
web-hint-shown = So kannst du legen.
web-say-to-rack = Zurück auf dem Halter: { $tiles }.
web-say-set = Die Serie ist jetzt: { $tiles }.

## Plans, steps, places

web-plan-hide = Zuschauen
web-plan-show = Mein Plan
web-plan-kept = Dein Plan bleibt.
web-plan-lost =
    Der Tisch hat sich geändert: { $count ->
        [one] { $count } Stein deines Plans ist
       *[other] { $count } Steine deines Plans sind
    } wieder auf dem Halter.
web-plan-holds = Dein Plan passt noch.
web-plan-drop = Plan verwerfen
web-play-plan = Plan auslegen
web-next-step = Nächster Schritt
web-all-steps = Alles auf einmal
web-step-laid = Vom Halter: { $tiles }.
web-step-moved = Auf dem Tisch: { $tiles }.
web-turn-of = { $player }: Schritt { $step } von { $steps }
web-run = Weiter
web-stop = Pause
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt weiter
web-tidy = Tisch aufräumen
web-the-deal = Die Verteilung
web-deal-promise = Diese Zahl stand fest, bevor der erste Stein verteilt war. Sie versiegelt die Reihenfolge aller Steine; nach dem Spiel kannst du prüfen, dass niemand sie geändert hat.

## Pass and play

web-pass-and-play = Reihum an einem Gerät
web-pass-lead = Mehrere Leute, ein Gerät: Es geht von Hand zu Hand.
web-local-players = Leute an diesem Gerät
web-local-name = Name von Spieler { $number }
web-pass-start = Spiel beginnen
web-hand-over = Gib das Gerät an { $player }.
web-hand-over-why = Alle Halter sind verdeckt, bis jemand den Knopf drückt.
web-i-am = Ich bin { $player }

## The end of a game

web-next-game = Nächstes Spiel
web-rematch = Noch einmal
web-waiting-others = Warten auf die anderen …
web-score-sheet = Punktetabelle
web-check-deal = Verteilung prüfen
web-deal-right = Auf diesem Gerät nachgerechnet: Die Verteilung ist die, die vor dem Spiel versprochen wurde.
web-deal-wrong = Die Verteilung passt nicht zu dem, was vor dem Spiel versprochen wurde.
web-deal-racks-wrong = Der Startwert ist der versprochene, ergibt aber andere Steine.
web-deal-cheated = Diese Verteilung war nicht fair: Der Server hat sein Versprechen nicht gehalten.
web-deal-seen-wrong = Du hast nicht die Steine bekommen, von denen jetzt die Rede ist: Dieses Gerät hat andere gesehen.
web-deal-salt-wrong = Dein Gerät hat eine eigene Zahl zum Zufall beigetragen; der Server hat sie angenommen und weggelassen.
web-deal-salts-wrong = Jemand, der nicht am Tisch saß, hat zum Zufall beigetragen; so ließ sich die Verteilung aussuchen.
web-deal-partly = Auf diesem Gerät nachgerechnet: Der versprochene Startwert ergibt diese Steine. Den Rest muss man glauben:
web-deal-salt-unseen = Dieses Gerät hat nichts Eigenes zum Zufall beigetragen; der Server hätte sich eine Verteilung aussuchen können.
web-deal-racks-unseen = Dieses Gerät hat nicht gesehen, wie diese Steine verteilt wurden; es kennt sie nur vom Server.
web-deal-unknown = Die Verteilung lässt sich gerade nicht prüfen.

## Rules sheet

web-rules-sets = Serien
web-rules-group = Eine Gruppe besteht aus mindestens drei Steinen mit derselben Zahl, jeder in einer anderen Farbe.
web-rules-run = Eine Reihe besteht aus mindestens drei aufeinanderfolgenden Zahlen in einer Farbe.
web-rules-jokers = Joker
web-rules-joker = Ein Joker steht für jeden Stein.
web-rules-double = Der Doppeljoker steht für zwei Steine nebeneinander.
web-rules-two-colour = Am Zweifarbenjoker wechselt eine Reihe die Farbe.
web-rules-mirror = Der Spiegeljoker steht für keinen Stein: Seine beiden Seiten spiegeln einander.
web-rules-opening = Startserie
web-rules-opening-text =
    Deine ersten Serien kommen nur von deinem Halter und sind zusammen mindestens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert. Joker zählen, wofür sie stehen. Danach darfst du auch die Serien auf dem Tisch benutzen.
web-rules-opening-any = Deine ersten Serien kommen nur von deinem Halter; eine Mindestpunktzahl gibt es nicht. Danach darfst du auch die Serien auf dem Tisch benutzen.
web-rules-turn = Dein Zug
web-rules-turn-text = Leg mindestens einen Stein von deinem Halter aus und bau den Tisch um, wie du willst: Am Ende muss jeder Stein zu einer Serie gehören. Wenn du nicht kannst oder willst, zieh einen Stein.
web-rules-end = Das Ende
web-rules-end-text = Wer den letzten Stein auslegt, gewinnt. Die anderen verlieren die Punkte auf ihren Haltern, und der Sieger bekommt sie.
web-keys = Tastatur

## Settings

web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-palette = Farben
web-palette-box = Wie in der Schachtel
web-palette-safe = Leicht zu unterscheiden
web-large-tiles = Große Steine
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-less = Weniger
web-sound = Töne
web-vibration = Vibration
web-letter-keys = Tasten mit einem Buchstaben
web-letter-keys-alt = Mit Alt
web-on = An
web-off = Aus
