### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Seiten
welcome-tabs = Hauptseiten
welcome-learn = Lernen
welcome-today = Tisch des Tages
welcome-today-short = Heute
welcome-tables = Tische
welcome-more = Mehr
welcome-sounds-on = Töne sind an
welcome-sounds-off = Töne sind aus

## Today's table

welcome-lay-all = Kannst du alle fünf auslegen?
welcome-lay-all-how = Du darfst jede Serie umbauen. Am Ende müssen alle Steine in Serien liegen.
welcome-try = Versuch es
welcome-drag = Zieh die Steine, oder wähle einige aus und dann, wohin sie sollen.
welcome-put-here = Hierher legen: { $tiles }
welcome-left =
    { $count ->
        [one] Noch { $count } Stein auf dem Halter
       *[other] Noch { $count } Steine auf dem Halter
    }
welcome-not-yet = Noch nicht: Die gestrichelten Serien sind nicht gültig.
welcome-solved = Gelöst! Alle fünf Steine liegen auf dem Tisch.
welcome-rack-empty = Der Halter ist leer.

## Play

welcome-play-title = Spielen
welcome-play-bot = Jetzt gegen { $player } spielen
welcome-play-bots = Jetzt gegen { $player } und vier andere spielen
welcome-go-on = Weiterspielen gegen { $players }
welcome-new-game = Neues Spiel gegen { $player }
welcome-no-account = { $edition } · ohne Konto, ohne Uhr
welcome-friends = Mit Freunden
welcome-find = Gegner finden
welcome-code = Code eingeben
welcome-new-here = Neu hier?
welcome-new-here-text = Lerne die Regeln an Beispielen
welcome-box = Deine Schachtel

## Cards of tables

welcome-go = Weiter
welcome-just-now = gerade eben
welcome-your-turn = Du bist dran gegen { $players }
welcome-next-game = Nächstes Spiel gegen { $players }
welcome-finished = Beendet: { $players }
welcome-own-tiles =
    { $count ->
        [one] du hast { $count } Stein
       *[other] du hast { $count } Steine
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } Stein gegen deine { $own }
       *[other] { $count } Steine gegen deine { $own }
    }
welcome-turn-number = Zug { $number }
welcome-watching = Zuschauer: { $count }
welcome-next-table = Nächster Tisch

## Settings, rules, more

welcome-settings-lead = Alles hier bleibt auf diesem Gerät; nur deinen Namen sehen die anderen am Tisch.
welcome-settings-you = Du
welcome-settings-look = Aussehen und Ton
welcome-settings-tiles = Steine
welcome-rules-lead = Alle Schachteln, mit Beispielen in echten Steinen.
welcome-rules-more = Jeder Schachtel, mit Beispielen
welcome-leaders-more = Wer am besten spielt
welcome-bots-more = Fünf Stufen, gemessen
welcome-privacy-more = Was gespeichert wird und wie lange

## Where others play

lobby-take-a-seat = Nimm Platz
lobby-nobody = Gerade wartet niemand. Eröffne einen Tisch, und alle, die vorbeikommen, sehen ihn.
lobby-somebody =
    { $count ->
        [one] An { $count } Tisch ist ein Platz frei.
       *[other] An { $count } Tischen ist ein Platz frei.
    }
lobby-free-title = Tische mit freiem Platz
lobby-always = Immer da
lobby-how-strong = Wie stark sind sie?
lobby-how-measured = Wie gemessen wurde
lobby-wins-of-100 = Gewinnt { $count } von 100 Spielen gegen { $level }
lobby-first-level = Kennt das Spiel seit einer Stunde
lobby-running = Wird gerade gespielt
lobby-nothing-running = Gerade läuft kein öffentliches Spiel. Sobald eines beginnt, kannst du hier zuschauen.
lobby-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
lobby-custom = eigene Regeln
lobby-best-turn =
    { $count ->
        [one] Zug des Tages: { $count } Stein
       *[other] Zug des Tages: { $count } Steine
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } Serie umgebaut
       *[other] { $player } · { $count } Serien umgebaut
    }

## Profile

profile-games = Deine Spiele
profile-games-more = Danach steht es hier mit seinem Ergebnis, und du kannst es Zug um Zug noch einmal ansehen.
profile-filter-all = Alle
profile-filter-won = Gewonnen
profile-filter-friends = Mit Menschen
profile-won = Du hast gegen { $players } gewonnen
profile-lost = { $winner } hat gewonnen
profile-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
profile-best-turn =
    { $count ->
        [one] { $count } Stein in einem Zug
       *[other] { $count } Steine in einem Zug
    }
profile-figures = In Zahlen
profile-count-games = Spiele
profile-count-last = letzte Spiele
profile-count-won = gewonnen
profile-count-best = bester Zug
profile-chart = Punkte in deinen letzten Spielen
profile-against = Gegen
profile-account = Mit Konto
profile-guest = Gast auf diesem Gerät
profile-why-devices = Deine Spiele und Tische auf jedem Gerät.
profile-why-games = Nichts, was du als Gast gespielt hast, geht verloren.
profile-why-rated = Gewertete Spiele und ein Platz in der Bestenliste.
profile-why-free = Ein Name und ein Passwort genügen; keine E-Mail-Adresse.
profile-password-hint = Mindestens 8 Zeichen.

## Leaderboard, replay

leaders-bots = Die Bots des Hauses
leaders-be-first = Mach den Anfang: Ein gewertetes Spiel braucht Leute mit Konto.
replay-draws = zieht
replay-passes = passt
replay-discards = legt ab
replay-time-up = Zeit ist um
