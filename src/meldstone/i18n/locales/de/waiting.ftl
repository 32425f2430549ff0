### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Wer kommt?
wait-table-of = Der Tisch von { $player }
wait-take-a-seat = Setz dich. Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
wait-you-are-in = Du hast einen Platz. Sobald die anderen da sind, beginnt das Spiel.
wait-complete = Alle sind da.
wait-begins-in = Alle sind da. Das Spiel beginnt in { $count } s.
wait-not-yet = Noch nicht
wait-bring-others = Noch jemanden einladen
wait-anyone-with-code = Wer den Link oder diese fünf Buchstaben hat, kann sich hinsetzen.
wait-anyone-with-link = Wer den Link hat, kann sich hinsetzen.
wait-in-the-lobby = Der Tisch steht auch in der Lobby: Wer einen Gegner sucht, findet ihn.
wait-code = Code dieses Tischs: { $code }
wait-send-link = oder schick den Link
wait-copy-link = Link kopieren
wait-share = Teilen
wait-link-copied = Der Link ist kopiert: Füg ihn in eine Nachricht ein.
wait-link-not-copied = Der Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.
wait-at-the-table = Am Tisch
wait-you-and-yours = du, und dein Tisch
wait-you = du
wait-owner = hat den Tisch eröffnet
wait-sits-here = sitzt hier
wait-is-looking = schaut sich den Tisch an …
wait-somebody = Jemand
wait-fill-with-bots = Mit Bots auffüllen
wait-change = Ändern
wait-what-is-played = Was gespielt wird
wait-more-rules = Weitere Regeln
wait-all-see = Alle hier sehen es sofort.
wait-changed = { $player } hat geändert, was gespielt wird: { $what }
wait-games =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
wait-a-turn = { $time } je Zug
wait-no-clock = ohne Uhr
wait-private = privat
wait-public = offen für alle
wait-with-hints = mit Tipps
wait-hints-text = Sonst gibt es Tipps nur, wenn jemand allein gegen Bots spielt.
wait-bell = Du hörst eine Glocke, wenn sich jemand hinsetzt, auch wenn dieses Fenster hinter anderen liegt. Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
wait-sat-down = { $player } hat sich hingesetzt.
wait-begin-with = Mit { $count } Spielern beginnen
wait-begins = Das Spiel beginnt

## Private tables

wait-table-private = Der Tisch von { $player } ist privat.
wait-this-private = Dieser Tisch ist privat.
wait-ask-or-knock = Frag nach dem Link oder den fünf Buchstaben, oder klopf an.
wait-knock = Anklopfen
wait-knocked = Du hast angeklopft. Sobald dich jemand am Tisch hereinlässt, öffnet sich hier der Tisch.
wait-would-like-to-join = { $player } möchte mitspielen.
wait-let-in = Hereinlassen
wait-not-now = Jetzt nicht
wait-no-such-code = Kein Tisch hat diesen Code. Vielleicht ist sein Spiel vorbei, oder ein Buchstabe ist anders.

## Somebody is away

wait-away-bot-in = { $player } ist weg · Bot in { $time }
wait-for = Warten
wait-for-player = Zwei Minuten länger auf { $player } warten
wait-waited = Der Tisch wartet zwei Minuten länger auf { $player }.
wait-touch-to-play = Ein Bot vertritt dich. Berühre einen deiner Steine, und du spielst weiter.

## Back at the table

wait-welcome-back = Willkommen zurück, { $player }
wait-sat-in = { $bot } hat dich { $time } lang vertreten.
wait-turns-taken =
    { $count ->
        [one] { $count } Zug für dich: { $laid } gelegt, { $drawn } gezogen.
       *[other] { $count } Züge für dich: { $laid } gelegt, { $drawn } gezogen.
    }
wait-no-turns = Du warst inzwischen nicht am Zug.
wait-turn = Zug { $number }
wait-drew = gezogen
wait-laid = gelegt
wait-passed = gepasst
wait-jokers-kept = Keiner deiner Joker wurde angerührt.
wait-play-on = Weiterspielen
wait-show-me = Zeig es mir
wait-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
wait-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }

## Leaving for a while

wait-leave-title = Fürs Erste gehen?
wait-leave-alone = Das Spiel wartet auf dich, wenn nötig tagelang. Du findest es auf der Startseite unter „Deine Tische“.
wait-leave-others = Die anderen sehen, dass du weg bist. Nach einer Minute vertritt dich ein Bot: Er zieht zuerst nur und legt nie einen Joker. Dein Platz bleibt deiner.
wait-leave-clock = Die Uhr läuft ohne dich weiter. Dein Platz bleibt deiner.
wait-leave-go = Zur Startseite
wait-stay = Bleiben

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } beendetes Spiel
       *[other] { $count } beendete Spiele
    }
wait-running-tables =
    { $count ->
        [one] { $count } laufender Tisch
       *[other] { $count } laufende Tische
    }
wait-welcome = Willkommen, { $player }.
wait-now-yours = Ab jetzt deins: { $what }.
wait-bring-title = Mitnehmen, was du auf diesem Gerät gespielt hast?
wait-bring-text = Als Gast hast du hier: { $what }.
wait-bring-yes = Mitnehmen
wait-bring-no = Nein, dalassen
wait-bring-kept = Es bleibt auf diesem Gerät: Melde dich ab, und du bist wieder der Gast.

## Choosing rules

wait-search-rules = Regeln durchsuchen
wait-rules-changed = { $count } geändert
wait-rules-reset = Zurück zur Ausgabe
wait-often-changed = Oft geändert
wait-no-rule-found = Keine Regel enthält diese Wörter.

## More time for somebody

wait-my-time = Zeit für meine Züge
wait-time-times = Zeit × { $times }
wait-time-same = gleich viel
