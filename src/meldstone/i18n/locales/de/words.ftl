## Vocabulary

word-tile = Spielstein
word-number = Zahl
word-value = Wert
word-colour = Farbe
word-rack = Spielsteinhalter
word-pool = Pool
word-stack = Stapel
word-table = Tisch
word-set = Serie
word-group = Gruppe
word-run = Reihe
word-joker = Joker
word-normal-joker = normaler Joker
word-special-joker = Spezialjoker
word-double-joker = Doppeljoker
word-two-colour-joker = Zweifarbenjoker
word-mirror-joker = Spiegeljoker
word-initial-meld = Startserie
word-lay-down = auslegen
word-add-to-a-set = anlegen
word-manipulation = Manipulieren
word-split = teilen
word-replace-joker = eintauschen
word-turn = Spielzug
word-round = Runde
word-game = Spiel
word-player = Spieler
word-starting-player = Startspieler
word-draw = aufnehmen
word-pass = passen
word-time-limit = Zeitlimit
word-timer = Uhr
word-penalty = Strafe
word-points = Punkte
word-scoring = Wertung
word-minus-points = Minuspunkte
word-winner = Gewinner
word-hand-game = Hand-Spiel
word-doublet = Paar
word-discard = ablegen
word-undo = rückgängig machen
word-referee = Schiedsrichter

## Colours

colour-black = schwarz
colour-orange = orange
colour-blue = blau
colour-red = rot
colour-brown = braun
colour-white = weiß
colour-green = grün
colour-violet = violett

## The four kinds of sets

kind-group = Gruppe
kind-run = Reihe
kind-mirror-group = gespiegelte Gruppe
kind-mirror-run = gespiegelte Reihe

## The editions: name and one line

edition-original = Original
edition-original-description = Strenge Jokerregeln und keine Uhr, wie im alten Regelheft.
edition-classic = Klassisch
edition-classic-description = Wie heute meist gespielt wird: freie Joker, eine Minute pro Zug.
edition-twist = Twist
edition-twist-description = Vier Arten von Jokern: normal, doppelt, zweifarbig und gespiegelt.
edition-mix = Mix
edition-mix-description = Ihr macht vorher aus, welche Spezialjoker dabei sind.
edition-six-player = Sechs Spieler
edition-six-player-description = Die große Schachtel: 160 Steine, bis zu sechs Spieler.
edition-rummy = Rummy
edition-rummy-description = Braune, weiße, blaue und rote Steine; Serien mit Joker dürfen nicht geteilt werden.
edition-rummy-discard = Rummy: ziehen und ablegen
edition-rummy-discard-description = In jedem Zug wird gezogen; wer nichts auslegt, legt einen Stein ab.
edition-rummy-open-tile = Rummy: offener Stein
edition-rummy-open-tile-description = Ein Stein liegt offen; wer damit das Spiel beenden kann, darf ihn nehmen.
edition-rummy-hand = Rummy: Hand-Spiel
edition-rummy-hand-description = Wer im ersten Zug alle Steine auslegt, verdoppelt die Minuspunkte der anderen.
edition-tournament = Turnier
edition-tournament-description = 40 Sekunden pro Zug, Schiedsrichter und Strafpunkte für alle ohne Startserie.
variant-rummy-discard = Ablegen
variant-rummy-open-tile = offener Stein
variant-rummy-hand = Hand-Spiel
label-variants = Varianten

## Headings

label-table = Tisch
label-rack = Dein Halter
label-pool = Pool
label-discard = Abgelegt
label-open-tile = Offener Stein
label-points = Punkte
label-players = Spieler
label-you = Du
label-former-player = Ehemaliger Spieler
label-edition = Ausgabe
label-time-left = Restzeit

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
count-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

## What happens at the table

game-your-turn = Du bist am Zug.
game-turn-of = { $player } ist am Zug.
game-starts = { $player } beginnt.
game-plays =
    { $player } legt { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } aus.
game-draws = { $player } zieht einen Stein.
game-draws-tile = { $player } zieht { $tile }.
    .tile = object
game-you-draw = Du ziehst { $tile }.
    .tile = object
game-passes = { $player } passt.
game-discards = { $player } legt { $tile } ab.
    .tile = object
game-takes-discard = { $player } nimmt den abgelegten Stein: { $tile }.
game-takes-open-tile = { $player } nimmt den offenen Stein: { $tile }.
game-penalty =
    { $player } zieht zur Strafe { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
game-time-up = Die Zeit ist um für { $player }.
game-table-not-legal = { $player }: Der Tisch ist nicht regelgerecht.
game-redeal =
    { $player } zeigt { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    } und verlangt eine neue Verteilung.
game-announces = { $player } kündigt die Startserie für die nächste Runde an.
game-holds =
    { $player } hat noch { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
game-dispute = { $player } ruft den Schiedsrichter.
game-table-empty = Der Tisch ist leer.
game-over = Das Spiel ist zu Ende.
game-wins = { $player } gewinnt!
game-shared-win = Geteilter Sieg: { $players }.
game-blocked = Der Pool ist leer, und alle haben gepasst. Wer die wenigsten Punkte auf dem Halter hat, gewinnt.
