### Profile, replay, the table menu.

## Profile and account

page-profile = Profil
page-guest = Du spielst als Gast. Mit einem Konto behältst du deine Spiele und Wertungen auf jedem Gerät.
page-signed-in = Angemeldet als { $name }.
page-log-in = Anmelden
page-sign-up = Konto anlegen
page-log-out = Abmelden
page-log-out-everywhere = Auf allen Geräten abmelden
page-name = Name
page-password = Passwort
page-old-password = Jetziges Passwort
page-new-password = Neues Passwort
page-change-name = Namen ändern
page-change-password = Passwort ändern
page-saved = Gespeichert.
page-export = Meine Daten herunterladen
page-delete = Konto löschen
page-delete-text = Das Konto, seine Wertungen und seine Bots werden sofort gelöscht. Beendete Spiele bleiben, ohne deinen Namen.
page-delete-confirm = Endgültig löschen
page-restart = Der Server startet in { $time } neu. Spiele bleiben erhalten und gehen danach weiter.
page-restart-now = Der Server startet jetzt neu. Spiele bleiben erhalten und gehen gleich weiter.
page-recovery = Wiederherstellungscodes
page-recovery-text = Wenn du das Passwort vergisst, kommst du mit einem dieser Codes zurück. Jeder gilt einmal.
page-recovery-make = Neue Codes erstellen
page-recovery-once = Drucke sie aus oder schreibe sie ab: Die Codes werden nur jetzt gezeigt, frühere gelten nicht mehr.
page-recovery-left = Übrige Codes: { $count }
page-print = Drucken
page-forgot-password = Passwort vergessen?
page-recovery-code = Wiederherstellungscode
page-set-password = Neues Passwort setzen
page-delete-guest = Meine Daten löschen
page-delete-guest-text = Dein Name verschwindet von Tischen und aus beendeten Spielen, und diese Sitzung endet.
page-leaders-text = In der Bestenliste steht, wer gewertete Spiele mit fünf bewährten Spielern hatte.
page-rated-text = Gegen neue Konten und gegen immer dieselben zählt ein Spiel nur wenig.
page-privacy = Datenschutz
account-title = Konto
account-keep = Behalte deine Spiele
account-sign-up-or-in = Konto anlegen oder anmelden
account-getting-in = Anmeldung
account-data = Deine Daten
account-password-voids = Meldet deine anderen Geräte ab und gibt dir neue Wiederherstellungscodes.

## Finished games, ratings, bots

page-games-empty = Noch kein beendetes Spiel. Spiel eins!
page-rated = gewertet
page-more = Mehr zeigen
page-watch = Ansehen
page-ratings = Wertungen
page-leaders = Bestenliste
page-leaders-empty = Hier hat noch niemand ein gewertetes Spiel gespielt.
page-table-size = Spieler am Tisch
page-rank = Rang
page-rating = Wertung
page-games-played = Spiele
page-bots = Deine Bots
page-bots-text = Ein Programm spielt mit einem Token unter eigenem Namen.
page-bots-empty = Noch kein Bot.
page-bot-name = Name des Bots
page-make-token = Token erzeugen
page-token-once = Kopiere das Token jetzt. Es wird nur dieses eine Mal gezeigt.
page-revoke = Widerrufen
page-revoked = widerrufen

## When something is missing

page-retry = Noch einmal versuchen
page-offline = Die Seite öffnet sich auch ohne Verbindung, aber Spiele brauchen den Server. Die Verbindung wird automatisch wiederhergestellt.
page-offline-language = Diese Sprache ist noch nicht da und kommt ohne Verbindung nicht.
page-offline-title = Du bist offline
page-game-missing = Dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende.
page-missing-text = Vielleicht ist der Link alt oder nicht vollständig kopiert.

## Replay

page-replay = Wiederholung
page-watch-replay = Wiederholung ansehen
page-step = Schritt { $step } von { $steps }
page-to-begin = Zum Anfang
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-to-end = Zum Ende
page-run = Abspielen
page-halt = Anhalten
page-speed = Tempo
page-position = Stelle im Spiel
page-share = Link zu diesem Schritt kopieren
page-record-text = Aufzeichnung als Text
page-record-json = Aufzeichnung als JSON
page-show-racks = Alle Halter zeigen
page-rack-of = Halter: { $player }
page-opened-game = Das Spiel beginnt.
page-dealt = Die Steine sind ausgeteilt.
page-ready = { $player } verlangt keine neue Verteilung.
page-declares = { $player } ist fertig.
page-ruled-uphold = Der Zug gilt.
page-ruled-undo = Der Zug wird zurückgenommen.

## The table menu

menu-title = Tischmenü
menu-unread = Neue Nachrichten
menu-chat = Chat
menu-chat-empty = Noch hat niemand etwas gesagt.
menu-say = Sag etwas
menu-send = Senden
menu-mute = { $player } stummschalten
menu-unmute = { $player } nicht mehr stummschalten
menu-player = Über { $player }
menu-block = { $player } blockieren
menu-unblock = { $player } nicht mehr blockieren
menu-block-text = Wen du blockierst, den hörst du nicht mehr, und er kann sich nicht an deine Tische setzen.
menu-send-away = { $player } wegschicken
menu-send-away-text = Wer weggeschickt wird, kann erst an diesen Tisch zurückkommen, wenn du es erlaubst.
menu-report = { $player } melden
menu-report-note = Was ist passiert?
menu-report-text = Wer diesen Server betreibt, bekommt deine Worte, was hier zuletzt gesagt wurde und welcher Tisch es war.
menu-reported = Danke. Die Meldung ist abgeschickt.
menu-sent-away = { $player } wurde weggeschickt.
menu-let-back-in = { $player } wieder hereinlassen
menu-who-was-sent-away = Weggeschickt
menu-somebody = jemand
page-blocked = Blockierte Personen
page-blocked-empty = Du hast niemanden blockiert.
menu-chat-on = Chat einschalten
menu-chat-off = Chat ausschalten
menu-reactions = Reaktionen
react-hello = Hallo!
react-well-played = Gut gespielt!
react-thanks = Danke!
react-wow = Wow!
react-oops = Hoppla!
react-thinking = Ich überlege …
react-hurry = Beeil dich bitte!
react-goodbye = Tschüss!
menu-story = Verlauf
menu-story-empty = Noch ist nichts geschehen.
menu-dispute = Schiedsrichter rufen
menu-dispute-note = Was stimmt nicht?
menu-uphold = Zug gelten lassen
menu-undo-turn = Zug zurücknehmen
menu-agree = Einverstanden
menu-wants-undo = { $player } will den Zug zurücknehmen.
menu-wants-uphold = { $player } will den Zug gelten lassen.
menu-wants-fine = Strafsteine für { $player }: { $count }.
menu-wants-time = Zeit auf der Uhr: { $seconds } s.
menu-pause = Pause machen
menu-resume = Pause beenden
menu-stack = Welcher Stapel kommt als Nächstes?
menu-stack-of = Stapel { $number }
menu-leave = Tisch verlassen
menu-leave-text = Dein Platz bleibt deiner: Du kannst zurückkommen.
menu-spectating = Du schaust zu.
menu-spectators = Zuschauer: { $count }
menu-start = Partie beginnen
menu-resumed = Die Pause ist zu Ende.
menu-next-game = Nächstes Spiel in { $count } s
menu-start-draw = Auslosen, wer beginnt

## A new table

page-rated-table = Gewertetes Spiel, nur mit Konto
page-spectators-allowed = Andere dürfen zuschauen
page-chat-allowed = Chat erlaubt
page-fill-abandoned = Geht jemand, spielt ein Bot weiter
page-start-by-hand = Ich beginne die Partie
page-install = Als App installieren
