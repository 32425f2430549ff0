## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] Ein Stein reicht
       *[other] { $count } Steine reichen
    } nicht; eine Serie braucht mindestens { $minimum }.
set--too-few-number-tiles =
    { $tiles }: Eine Serie braucht mindestens { $minimum ->
        [one] einen Stein mit Zahl
       *[other] { $minimum } Steine mit Zahlen
    }; Joker allein genügen nicht.
set--not-a-run-or-group = { $tiles }: Das ist keine Serie. Eine Gruppe hat dieselbe Zahl in verschiedenen Farben, eine Reihe fortlaufende Zahlen in einer Farbe.
set--group-colour-twice = { $tiles }: In einer Gruppe darf jede Farbe nur einmal vorkommen.
set--group-too-large =
    { $tiles }: In eine Gruppe { $maximum ->
        [one] passt höchstens { $maximum } Stein
       *[other] passen höchstens { $maximum } Steine
    }, jede Farbe einmal; ein Doppeljoker zählt für zwei.
set--run-not-consecutive = { $tiles }: Die Zahlen einer Reihe müssen lückenlos aufeinanderfolgen, so wie die Steine liegen.
set--run-colours-mixed = { $tiles }: Alle Steine einer Reihe müssen dieselbe Farbe haben.
set--run-falling = { $tiles }: Reihen werden hier aufsteigend gelegt. Dreh diese Reihe um.
set--run-out-of-bounds = { $tiles }: Eine Reihe reicht höchstens von 1 bis 13: Vor der 1 und nach der 13 kommt nichts mehr.
set--run-wraps = { $tiles }: Nach der 13 kommt nichts mehr: Die 1 ist die niedrigste Zahl.
set--two-colour-joker-in-group = { $tiles }: Der Zweifarbenjoker passt nur in Reihen, nicht in Gruppen.
set--two-colour-joker-same-colour = { $tiles }: Am Zweifarbenjoker muss die Reihe ihre Farbe wechseln.
set--two-colour-joker-at-end = { $tiles }: Der Zweifarbenjoker darf nicht am Ende der Reihe liegen.
set--two-colour-joker-third-colour = { $tiles }: Auch mit mehreren Zweifarbenjokern darf eine Reihe nur zwischen zwei Farben wechseln.
set--two-mirrors = { $tiles }: In einer Serie darf nur ein Spiegeljoker liegen.
set--mirror-sides-uneven = { $tiles }: Beide Seiten des Spiegeljokers müssen gleich lang sein. Was du auf einer Seite anlegst, musst du auch auf der anderen anlegen.
set--mirror-sides-differ = { $tiles }: Beide Seiten müssen sich spiegeln: dieselben Zahlen und Farben, vom Spiegeljoker nach außen gelesen.
set--mirror-side-too-short =
    { $tiles }: Auf jeder Seite des Spiegeljokers { $minimum ->
        [one] muss mindestens ein Stein
       *[other] müssen mindestens { $minimum } Steine
    } liegen.
set--mirror-valley = { $tiles }: Die Zahlen müssen zum Spiegeljoker hin ansteigen.
set--mirror-apex-out-of-bounds = { $tiles }: An die Stelle des Spiegeljokers muss eine Zahl passen; hier läge sie unter 1 oder über 13.
set--declaration-does-not-fit = { $tiles }: Diese Steine können nicht für die angesagten Zahlen { $numbers } stehen.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: Einen solchen Stein gibt es in dieser Ausgabe nicht.
tile--too-many-copies =
    { $tiles }: In der Schachtel { $held ->
        [one] ist nur { $held } solcher Stein
       *[other] sind nur { $held } solche Steine
    }, hier werden aber { $count } verwendet.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Was auf dem Tisch lag, muss auf dem Tisch bleiben. Leg es wieder in eine Serie.
turn--tile-from-nowhere = { $tiles }: Du kannst nur verwenden, was auf dem Tisch liegt oder auf deinem Halter steht.
turn--tile-twice = { $tiles }: Ein Stein kann nur an einer Stelle liegen.
turn--no-own-tile = Leg mindestens einen Stein von deinem Halter aus oder zieh einen Stein.
turn--own-tile-not-placed = { $tiles }: Was du von deinem Halter auslegst, muss zu einer Serie gehören.
turn--too-involved = Dieser Zug ist zu verwickelt, um beurteilt zu werden. Verteil ihn auf zwei Züge.
opening--too-few-points =
    Deine Startserie ist { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert; nötig sind mindestens { $minimum }.
opening--table-touched = { $tiles }: Im Zug deiner Startserie bleiben die Serien auf dem Tisch unberührt. Leg nur neue Serien von deinem Halter aus.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: Eine Serie mit Joker darf nicht geteilt werden. Anlegen ist erlaubt.
joker--locked-set-shrunk = { $tiles }: Aus einer Serie mit Joker darf nichts weggenommen werden. Tausch zuerst den Joker ein.
joker--freed-without-exchange = { $tiles }: Einen Joker bekommst du nur, wenn du ihn gegen den Stein eintauschst, für den er steht.
joker--replaced-from-table = { $tiles }: Der Stein, den du gegen einen Joker eintauschst, muss von deinem eigenen Halter kommen.
joker--not-in-new-set = { $tiles }: Ein Joker, den du nimmst, muss noch im selben Zug in eine neue Serie.
joker--new-set-needs-rack-tiles = { $tiles }: Die neue Serie mit dem Joker musst du mit Steinen von deinem eigenen Halter bilden.
joker--too-early = { $tiles }: Joker darfst du erst ab dem Zug nach deiner Startserie nehmen.
joker--group-needs-both-tiles = { $tiles }: In einer Dreiergruppe lässt sich der Joker nur gegen beide fehlenden Steine zusammen eintauschen.
joker--special-joker-swap = { $tiles }: Ein Spezialjoker und ein anderer Joker dürfen nicht gegeneinander getauscht werden.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: Der abgelegte Stein, den du nimmst, muss noch im selben Zug in eine neue Serie.
discard--nothing-to-take = Es gibt keinen abgelegten Stein, den du nehmen könntest.
discard--already-drawn = Den abgelegten Stein kannst du nur nehmen, statt zu ziehen, und du hast schon gezogen.
discard--not-in-this-edition = In dieser Ausgabe werden keine Steine abgelegt.
discard--not-your-tile = { $tiles }: Du kannst nur einen Stein von deinem eigenen Halter ablegen.
open-tile--nothing-to-take = Es gibt keinen offenen Stein, den du nehmen könntest.
open-tile--does-not-finish = { $tiles }: Den offenen Stein darfst du nur nehmen, wenn du das Spiel damit in diesem Zug beendest.
open-tile--not-used = { $tiles }: Wenn du den offenen Stein nimmst, musst du ihn im selben Zug auslegen.

## Commands of the game

command--stale-version = Das Spiel ist inzwischen weitergegangen. Sieh dir den Tisch an und versuch es noch einmal.
command--not-your-turn = Du bist nicht am Zug.
command--no-such-seat = Diesen Platz gibt es am Tisch nicht.
command--not-now =
    { $phase ->
        [ready] Das Spiel beginnt, sobald alle bereit sind.
        [playing] Das geht nicht, während gespielt wird.
        [paused] Das Spiel ruht, bis der Schiedsrichter entschieden hat.
        [finished] Das Spiel ist zu Ende.
       *[other] Das geht jetzt nicht.
    }
command--malformed =
    { $field ->
        [declared] Sag die Zahlen für jede Serie auf dem Tisch an oder für keine.
       *[other] Der Befehl ist nicht zu verstehen ({ $reason }).
    }
command--time-runs-backwards = Der Befehl trägt eine frühere Zeit als der vorige. Prüf die Uhr.
draw--pool-empty = Der Pool ist leer; es gibt keinen Stein mehr zu ziehen.
draw--already-drawn = Du hast in diesem Zug schon gezogen.
draw--draw-first = Zieh zuerst einen Stein.
draw--no-such-stack = Diesen Stapel gibt es nicht.
draw--stack-not-empty =
    Im mittleren Stapel { $left ->
        [one] liegt noch { $left } Stein
       *[other] liegen noch { $left } Steine
    }. Erst wenn er aufgebraucht ist, darfst du einen anderen wählen.
pass--pool-not-empty =
    Im Pool { $left ->
        [one] liegt noch { $left } Stein
       *[other] liegen noch { $left } Steine
    }. Zieh, statt zu passen.
pass--must-play = Du kannst auslegen, also darfst du nicht passen.
pass--must-discard = Leg einen Stein ab, um deinen Zug zu beenden.
redeal--too-few-doublets =
    Du hast { $doublets ->
        [one] { $doublets } Paar
       *[other] { $doublets } Paare
    }; für eine neue Verteilung braucht man mindestens { $needed }.
redeal--not-in-this-edition = In dieser Ausgabe kann man keine neue Verteilung verlangen.
ready--already = Du hast dich schon entschieden, deine Steine zu behalten.
announce--not-in-this-edition = In dieser Ausgabe wird die Startserie nicht angekündigt.
announce--already-opened = Du hast deine Startserie schon ausgelegt.
announce--too-late = Deine Startserie kannst du nur direkt nach dem Ziehen ankündigen.
count--not-in-this-edition = In dieser Ausgabe muss niemand sagen, wie viele Steine er hat.
count--only-in-your-turn = Nach der Zahl der Steine kannst du nur in deinem eigenen Zug fragen.
dispute--not-in-this-edition = Diese Ausgabe wird ohne Schiedsrichter gespielt.
dispute--no-turn-yet = Es gab noch keinen Zug, der strittig sein könnte.
dispute--decided = Über diesen Zug ist schon entschieden.
ruling--no-dispute = Es gibt keinen Streitfall, den der Schiedsrichter entscheiden müsste.
ruling--nothing-to-undo = Es gibt keinen Zug, den man rückgängig machen könnte.
ruling--bad-penalty = Zu einer Strafe gehören ein Spieler und eine Zahl von Steinen.
ruling--penalty-too-large = So viele Steine kann eine Strafe hier höchstens haben: { $most }.
clock--time-is-up = Deine Zeit ist um.
clock--time-is-not-up = Die Zeit ist noch nicht um.
clock--no-time-limit = Zurzeit gibt es kein Zeitlimit.
draft--tile-from-nowhere = { $tiles }: Nur was auf dem Tisch lag oder auf dem Halter stand, zählt, und jeder Stein nur einmal.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Diese Regeleinstellung gibt es nicht ({ $reason }).
ruleset--bad-value = { $subject }: Dieser Wert ist nicht erlaubt ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Eine Serie mit Joker kann nicht gesperrt sein, solange Joker durch Umbauen frei werden können.
        [open_eighth_tile] Für einen offenen Stein muss beim Stapeln ein Stein übrig bleiben; hier bleibt keiner.
        [hand_size] Für so viele Spieler mit so vielen Steinen reicht die Schachtel nicht.
        [discard] Wo abgelegt wird, muss jeder in jedem Zug ziehen; sonst würden die Steine nur weniger.
        [min_number_tiles] Eine Serie kann nicht mehr Steine mit Zahlen brauchen, als sie Steine braucht.
        [shrink_up_to_four] Es gibt keinen dritten Satz Steine und keinen dritten Joker, die in der Schachtel bleiben könnten.
       *[other] { $subject }: Diese Regeln widersprechen einander ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Diese Ausgabe gibt es nicht ({ $reason }).
ruleset--variants-clash = { $subject }: Diese Varianten lassen sich nicht kombinieren ({ $reason }).
ruleset--unknown-judge = { $subject }: Dieses Spiel folgt Regeln, die diese Programmversion noch nicht kennt ({ $reason }). Aktualisiere das Programm.
game--players = { $subject }: Diese Spielerzahl passt nicht zur Ausgabe ({ $reason }).
game--seed = { $subject }: Der Startwert für das Mischen ist ungültig ({ $reason }).
game--starter = { $subject }: Dieser Spieler kann nicht beginnen ({ $reason }).

## Notation and input

notation--not-a-tile = „{ $token }“ ist kein Spielstein. Schreib zum Beispiel R7 für die rote Sieben oder J für einen Joker.
notation--too-many-copies = So viele Steine { $token } gibt es in keiner Schachtel.
notation--bad-position = „{ $token }“ gehört nicht in eine Stellung. Schreib Ausgabe / Tisch / Halter, zum Beispiel classic / R4 R5 R6 / R7 J.
notation--bad-change = „{ $token }“ ändert keinen Tisch. Schreib 2=R4 R5 R6 für die zweite Serie, +R4 R5 R6 für eine neue oder -2, um eine wegzunehmen.
input--not-json = Die Eingabe ist kein gültiges JSON ({ $reason }).
input--not-an-object = Die Eingabe muss ein JSON-Objekt in geschweiften Klammern sein.
input--missing-field = Das Feld „{ $field }“ fehlt.
input--unknown-field = Ein Feld „{ $field }“ gibt es hier nicht. Prüf die Schreibweise.
input--wrong-type = Das Feld „{ $field }“ enthält einen Wert von falscher Art.
input--unknown-flag = Ein Merkmal „{ $flag }“ gibt es nicht; es gibt { $known }.
input--flag-does-not-fit = Das Merkmal „{ $flag }“ passt nicht zum Spieler „{ $name }“.
input--name-twice = Zwei Spieler heißen „{ $name }“.
input--not-one-winner = In einem gewonnenen Spiel ist genau ein Halter leer, in einem blockierten keiner.
input--unknown-shape = Die Eingabe ist weder eine Stellung noch ein Spielprotokoll noch sonst etwas, das hier bekannt ist.
record--broken = Das Spielprotokoll ist beschädigt ({ $reason }).
record--line = Zeile { $line } des Spielprotokolls ist ungültig ({ $reason }).
record--too-large = Das Spielprotokoll ist größer als jedes echte Spiel (Zeile { $line }: { $reason }).
file--not-found = Die Datei „{ $path }“ gibt es nicht.
file--not-readable = Die Datei „{ $path }“ lässt sich nicht lesen ({ $reason }).
input--too-long = Eine Zeile darf höchstens { $most } Bytes haben.
file--not-writable = Die Datei „{ $path }“ kann nicht geschrieben werden ({ $reason }).
usage--bad-option = Die Option { $option } kann so nicht benutzt werden ({ $reason }).
arena--unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $known }.
arena--bad-result = Die Datei „{ $path }“ enthält kein Ergebnis, das sich fortsetzen lässt ({ $reason }).
arena--no-ray = Ray lässt sich nicht benutzen ({ $reason }). Es kommt mit meldstone[ray].
serve--not-installed = Der Server ist nicht installiert ({ $reason }). Er kommt mit meldstone[server].
serve--cannot-listen = { $host }, Port { $port }, kann nicht benutzt werden ({ $reason }).
serve--already-served = Die Datei { $file } wird schon von einem anderen meldstone serve benutzt.
admin--no-such-account = Es gibt kein Konto „{ $name }“.
admin--no-such-room = Es gibt keinen Tisch „{ $room }“.
admin--no-such-report = Es gibt keine Meldung „{ $report }“.

## Der Datenspeicher

store--conflict = Jemand anders hat das zuerst geändert. Lade neu und versuch es noch einmal.
store--stale-rating = Die Wertungen haben sich inzwischen geändert. Versuch es noch einmal.
store--name-taken = Der Name „{ $name }“ ist vergeben.
store--unknown-account = Dieses Konto gibt es nicht.
store--unavailable = Die Datenbank ist gerade nicht benutzbar ({ $reason }).
store--newer-schema = Die Datenbank stammt von einer neueren Programmversion (Schema { $found }, hier bekannt: { $known }). Aktualisiere das Programm.
store--bad-location = Die Adresse der Datenbank ist nicht brauchbar ({ $reason }).
store--driver-missing = PostgreSQL braucht seinen Treiber. Installiere ihn mit: pip install 'meldstone[postgres]'.
store--no-backup = „{ $path }“ lässt sich nicht als Sicherung verwenden ({ $reason }).
store--in-the-way = In „{ $path }“ ist schon etwas. Mit --force wird es ersetzt.

## The server

server--malformed = Die Nachricht ist nicht lesbar ({ $reason }).
server--too-large = Die Nachricht ist zu lang; erlaubt sind höchstens { $most } Bytes.
server--too-fast = Zu viele Anfragen. Warte einen Augenblick.
server--not-found = Hier gibt es nichts.
server--method-not-allowed = Das geht hier nicht.
server--not-signed-in = Melde dich zuerst an.
server--foreign-origin = Diese Seite darf nicht mit dem Server sprechen.
server--unknown-host = Dieser Server ist unter der aufgerufenen Adresse nicht zu Hause. Der Betreiber kann sie in den Einstellungen zulassen (hosts).
server--unavailable = Der Server kann das gerade nicht. Versuch es noch einmal.
server--say-hello-first = Sag zuerst, an welchen Tisch du möchtest.
room--seat-taken = Dieser Platz ist besetzt.
room--no-free-seat = An diesem Tisch ist kein Platz frei.
room--already-seated = Du hast hier schon einen Platz.
room--not-seated = Du hast an diesem Tisch keinen Platz.
room--not-owner = Das kann nur, wer den Tisch eröffnet hat.
room--already-started = Die Partie hat schon begonnen.
room--not-started = Die Partie hat noch nicht begonnen.
room--not-over = Das Spiel läuft noch.
room--match-over = Das Spiel ist zu Ende.
room--too-few-players = Es sind noch Plätze frei.
room--just-changed = Die anderen am Tisch haben die Änderung vielleicht noch nicht gesehen. Starte in ein paar Sekunden.
room--paused = Am Tisch ist gerade Pause.
room--not-paused = Es ist gerade keine Pause.
room--closed = Dieser Tisch ist geschlossen.
room--unreadable = Dieser Tisch lässt sich nicht öffnen: Sein Spielprotokoll ist beschädigt. Der Betreiber dieses Servers sieht, welcher Tisch es ist.
game--unreadable = Dieses Spiel lässt sich nicht zeigen: Sein Protokoll ist beschädigt oder größer als jedes Spiel.
room--by-invitation = An diesen Tisch kommt man nur mit Einladung.
room--no-such-code = Kein Tisch hat diesen Code.
room--no-spectators = An diesem Tisch darf niemand zuschauen.
room--chat-off = Der Chat ist an diesem Tisch abgeschaltet.
room--accounts-only = Gewertete Spiele sind nur mit Konto möglich.
room--rated-same-time = In gewerteten Spielen haben alle gleich viel Zeit.
room--rated-needs-clock = Gewertete Spiele brauchen eine Uhr.
room--rated-one-edition = Kombinierte Ausgaben werden nicht gewertet.
room--rated-no-days = Partien mit Tagen pro Zug werden nicht gewertet.
room--rated-too-long = Eine gewertete Partie hat höchstens { $most } Spiele.
room--not-in-rated-game = Das geht in einem gewerteten Spiel nicht.
room--bad-setting = Die Einstellung „{ $field }“ ist ungültig.
room--no-hints = An diesem Tisch sind Tipps ausgeschaltet.
room--too-restless = Zu viele Anfragen seit dem letzten Zug. Erst muss ein Zug gespielt werden.
room--sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt.
room--not-welcome = An diesen Tisch kannst du dich nicht setzen.
room--too-many-seats = So viele Plätze kann eine Person gleichzeitig haben, und du hast sie schon: { $most }. Verlass erst einen Tisch.
room--too-many-rooms = Es warten schon so viele Tische auf Mitspieler, wie gleichzeitig warten dürfen: { $most }. Setz dich an einen davon oder schließ erst einen.
room--chat-too-fast = Das war viel auf einmal. Warte ein paar Sekunden, bevor du mehr sagst.
room--cannot-agree = Jemand, den es betrifft, ist weg oder ein Bot; darum kann sich der Tisch nicht darauf einigen.
room--turn-was-legal = Der Zug war nach den Regeln, und Bots lassen ihn gelten; er kann darum nicht zurückgenommen werden.
name--not-usable = Dieser Name geht nicht. Er braucht einen Buchstaben oder eine Ziffer und darf höchstens { $most } Zeichen haben.
name--invisible-characters = Dieser Name enthält unsichtbare Zeichen.
name--piled-marks = Dieser Name hat zu viele Zeichen über oder unter den Buchstaben.
name--mixed-scripts = Dieser Name mischt verschiedene Schriften in einem Wort.
name--taken = Dieser Name ist vergeben.
name--looks-taken = Dieser Name sieht aus wie der eines anderen Kontos.
name--belongs-to-account = Dieser Name gehört zu einem Konto oder sieht so aus. Melde dich an oder spiele als „{ $suggestion }“.
account--wrong-password = Name oder Passwort stimmt nicht.
account--password-too-short =
    { $minimum ->
        [one] Das Passwort ist zu kurz; es braucht mindestens { $minimum } Zeichen.
       *[other] Das Passwort ist zu kurz; es braucht mindestens { $minimum } Zeichen.
    }
account--banned = Dieses Konto wurde vom Betreiber gesperrt.
account--wrong-recovery-code = Der Name oder der Wiederherstellungscode ist falsch.
account--needed = Dafür braucht man ein Konto.
account--too-many-bots = Ein Konto kann höchstens { $most } Bots haben.
account--too-many-blocked = So viele Personen kannst du höchstens blockieren: { $most }.
