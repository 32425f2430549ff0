### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Du hast gewonnen!
ending-wins = { $player } gewinnt
ending-you-share = Du teilst dir den Sieg
ending-share = Geteilter Sieg: { $player }
ending-my-last =
    { $count ->
        [one] Dein letzter Stein war
       *[other] Deine letzten Steine waren
    } { $tiles }.
    .tiles = subject
ending-my-last-many =
    Deine letzten { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } hast du in einem Zug ausgelegt.
ending-their-last =
    { $count ->
        [one] Der letzte Stein war
       *[other] Die letzten Steine waren
    } { $tiles }; du hattest noch { $left }.
    .tiles = subject
ending-their-last-many =
    { $player } hat die letzten { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } in einem Zug ausgelegt; du hattest noch { $left }.
ending-last =
    { $count ->
        [one] Der letzte Stein war
       *[other] Die letzten Steine waren
    } { $tiles }.
    .tiles = subject
ending-last-many =
    { $player } hat die letzten { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } in einem Zug ausgelegt.
ending-blocked-mine = Der Pool ist leer, und alle haben gepasst. Du hast am wenigsten auf dem Halter ({ $points }) und gewinnst darum.
ending-blocked-theirs = Der Pool ist leer, und alle haben gepasst. { $player } hat am wenigsten auf dem Halter ({ $points }) und gewinnt darum.
ending-final-round-mine = Der Pool ist leer, und alle hatten noch einen Zug. Du hast am wenigsten auf dem Halter ({ $points }) und gewinnst darum.
ending-final-round-theirs = Der Pool ist leer, und alle hatten noch einen Zug. { $player } hat am wenigsten auf dem Halter ({ $points }) und gewinnt darum.
ending-hand-game = Hand-Spiel: Alle Punkte zählen × { $factor }.
ending-game-of = Spiel { $number } von { $games }

## Points, spelt out

ending-the-rule = Die Regel
ending-could-have-opened =
    Keine Startserie, obwohl diese Steine { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ergeben:
ending-and-others = und noch { $count }
ending-flat = Pauschal { $points } statt der Summe.
ending-not-opened-most =
    Keine Startserie, und es ging auch nicht. Das Beste war: { $tiles } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
ending-not-opened-none = Keine Startserie, und es ging auch nicht.
ending-announced = Startserie rechtzeitig angekündigt: Nur der Halter zählt.
ending-announced-flat = Startserie rechtzeitig angekündigt: Es gilt die kleinere Strafe.
ending-joker = Joker { $points }
ending-jokers-each = { $count } Joker × { $points }

## A thing to remember

ending-longest-mine =
    Dein längster Zug: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
ending-longest =
    Längster Zug: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } ({ $player })
ending-turn = Zug { $number }.
ending-taken-apart =
    { $count ->
        [one] Eine Serie wurde
       *[other] { $count } Serien wurden
    } dafür umgebaut.
ending-watch = Ansehen
ending-see-how = Auf dem Tisch zeigen
ending-missed-lost = Es fehlte nur ein Schritt.
ending-missed-won =
    Du hättest schon { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } früher fertig sein können.
ending-missed-when =
    { $count ->
        [one] In deinem letzten Zug
       *[other] { $count } Züge vor dem Ende
    } hättest du alle Steine auslegen können:
ending-kind-close =
    Das war knapp: nur noch { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } auf dem Halter.
ending-kind = Gut gespielt. Die nächste Verteilung ist eine neue Chance.

## How to go on

ending-stronger = Spiel gegen { $player }, eine Stufe stärker
ending-keep = Dieses Spiel behalten: Konto anlegen
ending-fair-deal = Faire Verteilung
ending-you-win-match = Du hast die Partie gewonnen!
ending-wins-match = { $player } gewinnt die Partie
ending-match-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } nach { $games } Spielen.
ending-your-place = Dein Platz: { $place }.
ending-last-game = Das letzte Spiel
ending-another-match = Noch eine Partie
ending-how-it-went = Wie es lief
ending-game-number = Spiel { $number }

## The referee

referee-laid =
    { $player } hat { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } ausgelegt.
referee-drew =
    { $player } hat { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } gezogen.
referee-legal = Nach den Regeln war der Zug in Ordnung.
referee-illegal = Nach den Regeln war der Zug nicht in Ordnung.
referee-look = Ansehen
referee-bots = Bots halten sich an die Regeln: Der Zug gilt.
referee-all-agree = Zurückgenommen wird er nur, wenn alle einverstanden sind.
