### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Was dieser Server über dich speichert, wozu und wie lange. Es gibt keine Werbung und kein Tracking, und Meldstone gibt nichts an andere weiter.
privacy-why = Wozu
privacy-how-long = Wie lange
privacy-exactly = Genaue Namen
privacy-operator = Vom Betreiber dieses Servers
privacy-contact = Kontakt:
privacy-your-data = Deine Daten
privacy-your-data-text = In deinem Profil kannst du herunterladen, was über dich gespeichert ist, oder es löschen.

privacy-account = Konto
privacy-account-what = Dein Name, dein Passwort und deine Wiederherstellungscodes in einer Form, aus der sie niemand zurücklesen kann, wann du das Konto angelegt hast, deine Wertungen, die Namen deiner Bots und ob das Konto gesperrt ist. Wenn du vorher als Gast gespielt hast, auch die zufällige Nummer dieses Gasts.
privacy-account-why = Damit du dich auf jedem Gerät anmelden kannst und niemand sonst unter deinem Namen spielt.
privacy-account-kept = Bis du das Konto löschst. Danach bleibt nur seine zufällige Nummer, damit es nicht zurückkehren kann.

privacy-tables = Tische
privacy-tables-what = Wer unter welchem Namen an einem Tisch sitzt, jeder Zug mit seiner Zeit und der letzte Entwurf eines Zuges. Fünf Buchstaben führen zu einem Tisch, solange es ihn gibt.
privacy-tables-why = Damit kein Zug verloren geht, wenn der Server oder deine Verbindung ausfällt.
privacy-tables-kept =
    Tische, die niemand besucht, werden geschlossen und { $days ->
        [one] nach { $days } Tag
       *[other] nach { $days } Tagen
    } gelöscht.

privacy-games = Beendete Spiele
privacy-games-what = Alle Züge, das Ergebnis und die Namen der Spieler.
privacy-games-why = Für Wiederholungen, und damit alle die Verteilung und das Ergebnis prüfen können.
privacy-games-kept = Dauerhaft. Wenn du dein Konto löschst, wird dein Name aus ihnen entfernt.

privacy-chat = Chat
privacy-chat-what = Chat und Reaktionen werden an die Leute am Tisch weitergegeben und nicht gespeichert, außer jemand meldet sie.
privacy-chat-why = Damit ihr miteinander reden könnt.
privacy-chat-kept = Gar nicht; die letzten Zeilen eines Tisches bleiben im Arbeitsspeicher des Servers, solange jemand da ist.

privacy-blocks = Blockierte
privacy-blocks-what = Wen du blockiert hast, und wann.
privacy-blocks-why = Damit du sie nicht hörst und sie sich nicht an deine Tische setzen.
privacy-blocks-kept = Bis du sie nicht mehr blockierst oder einer von euch das Konto löscht.

privacy-reports = Meldungen
privacy-reports-what = Wer wen gemeldet hat, wann und an welchem Tisch, die Worte der Meldung und was dort zuletzt gesagt und gespielt wurde.
privacy-reports-why = Damit der Betreiber dieses Servers gegen schlechtes Benehmen vorgehen kann.
privacy-reports-kept = Die letzten 10.000 Meldungen, bis die meldende Person das Konto löscht. Löscht die gemeldete Person ihres, bleibt die Meldung mit dem damaligen Namen, ohne Verbindung zum Konto.

privacy-cookie = Cookie
privacy-cookie-what = Ein Cookie für jede Person, die auf diesem Gerät spielt, mit einer zufälligen Nummer, dem Namen und einer Signatur. Eine Sitzung, die du beendest, wird so lange vermerkt, wie ihr Cookie gültig wäre. Meldet sich ein Gast mit Spielen an, bewahrt ein weiteres Cookie den Gast, bis das Konto die Spiele übernimmt oder sich abmeldet.
privacy-cookie-why = Damit der Server weiß, wer du bist, und nach dem Abmelden niemand eine Kopie benutzen kann.
privacy-cookie-kept =
    Bis du dich abmeldest, oder { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } nach deinem letzten Besuch.

privacy-login = Cookie nach dem Anmelden
privacy-login-what = Ein zweites Cookie mit einer zufälligen Nummer und den Konten, die auf diesem Gerät benutzt wurden. Es öffnet nichts: Das Passwort ist weiterhin nötig.
privacy-login-why = Damit du dich auch dann anmelden kannst, wenn Fremde dein Passwort zu erraten versuchen.
privacy-login-kept =
    { $days ->
        [one] { $days } Tag nach der letzten Anmeldung, oder bis du es im Browser löschst.
       *[other] { $days } Tage nach der letzten Anmeldung, oder bis du es im Browser löschst.
    }

privacy-device = Auf diesem Gerät
privacy-device-what = Einstellungen wie Sprache und Farben, dein Name als Gast, Notizen zu offenen Tischen, die Steine, die du in deinen letzten Spielen bekommen hast, und die Dateien dieser Seite.
privacy-device-why = Damit die Seite so aussieht, wie du es gewählt hast, sich auch ohne Verbindung öffnet und prüfen kann, dass ehrlich gegeben wurde.
privacy-device-kept = Bis du die Daten dieser Website in deinem Browser löschst. Die meisten Notizen zu Tischen verschwinden, wenn du das Fenster schließt.

privacy-address = Internetadresse
privacy-address-what = Die Adresse deines Geräts, nur im Arbeitsspeicher des Servers.
privacy-address-why = Um Angreifer zu bremsen.
privacy-address-kept = Längstens bis zum nächsten Neustart; sie wird nie gespeichert. Ein Webserver davor kann eigene Protokolle führen.

privacy-operation = Betrieb
privacy-operation-what = Fehler mit der Nummer des Tisches, wann der Server lief, seine Schlüssel und Zahlen wie die Anzahl der Züge. Keine Namen, keine Adressen, kein Chat.
privacy-operation-why = Um den Server am Laufen zu halten.
privacy-operation-kept = Solange der Betreiber es bestimmt.

privacy-backups = Sicherungen
privacy-backups-what = Kopien von allem, was auf dem Server gespeichert ist.
privacy-backups-why = Damit nichts verloren geht, wenn eine Festplatte ausfällt.
privacy-backups-kept = Solange der Betreiber es bestimmt. Was du löschst, steht noch in älteren Kopien.
