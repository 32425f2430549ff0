### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Je hebt gewonnen!
ending-wins = { $player } wint
ending-you-share = Je deelt de winst
ending-share = Gedeelde winst: { $player }
ending-my-last =
    { $count ->
        [one] Je laatste steen was
       *[other] Je laatste stenen waren
    } { $tiles }.
    .tiles = object
ending-my-last-many =
    Je legde je laatste { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } in één beurt uit.
ending-their-last =
    { $count ->
        [one] De laatste steen was
       *[other] De laatste stenen waren
    } { $tiles }, jij had er nog { $left }.
    .tiles = object
ending-their-last-many =
    { $player } legde de laatste { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } in één beurt uit; jij had er nog { $left }.
ending-last =
    { $count ->
        [one] De laatste steen was
       *[other] De laatste stenen waren
    } { $tiles }.
    .tiles = object
ending-last-many =
    { $player } legde de laatste { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } in één beurt uit.
ending-blocked-mine = De voorraad is leeg en iedereen heeft gepast. Jij hebt het minst op je speelbord ({ $points }), dus je wint.
ending-blocked-theirs = De voorraad is leeg en iedereen heeft gepast. { $player } heeft het minst op het speelbord ({ $points }) en wint dus.
ending-final-round-mine = De voorraad is leeg en iedereen had nog één beurt. Jij hebt het minst op je speelbord ({ $points }), dus je wint.
ending-final-round-theirs = De voorraad is leeg en iedereen had nog één beurt. { $player } heeft het minst op het speelbord ({ $points }) en wint dus.
ending-hand-game = Handspel: alle punten tellen × { $factor }.
ending-game-of = spel { $number } van { $games }

## Points, spelt out

ending-the-rule = De regel
ending-could-have-opened =
    Geen eerste uitleg, hoewel deze stenen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } geven:
ending-and-others = en nog { $count }
ending-flat = Vast { $points } in plaats van de som.
ending-not-opened-most =
    Geen eerste uitleg, en het kon ook niet. Het beste was: { $tiles } ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }).
ending-not-opened-none = Geen eerste uitleg, en het kon ook niet.
ending-announced = Eerste uitleg op tijd aangekondigd: alleen het speelbord telt.
ending-announced-flat = Eerste uitleg op tijd aangekondigd: de kleinere straf geldt.
ending-joker = joker { $points }
ending-jokers-each = { $count } jokers × { $points }

## A thing to remember

ending-longest-mine =
    Je langste beurt: { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
ending-longest =
    Langste beurt: { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } ({ $player })
ending-turn = Beurt { $number }.
ending-taken-apart =
    Er { $count ->
        [one] werd één reeks
       *[other] werden { $count } reeksen
    } voor verbouwd.
ending-watch = Kijken
ending-see-how = Op tafel laten zien
ending-missed-lost = Je was er één stap vandaan.
ending-missed-won =
    Je had { $count ->
        [one] één beurt
       *[other] { $count } beurten
    } eerder klaar kunnen zijn.
ending-missed-when =
    { $count ->
        [one] In je laatste beurt
       *[other] { $count } beurten voor het einde
    } kon je al je stenen uitleggen:
ending-kind-close =
    Dat scheelde weinig: nog maar { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } op je speelbord.
ending-kind = Goed gespeeld. De volgende verdeling is een nieuwe kans.

## How to go on

ending-stronger = Speel tegen { $player }, een trede sterker
ending-keep = Dit spel bewaren: account maken
ending-fair-deal = Eerlijke verdeling
ending-you-win-match = Je hebt de wedstrijd gewonnen!
ending-wins-match = { $player } wint de wedstrijd
ending-match-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } na { $games } spellen.
ending-your-place = Jouw plaats: { $place }.
ending-last-game = Het laatste spel
ending-another-match = Nog een wedstrijd
ending-how-it-went = Hoe het ging
ending-game-number = Spel { $number }

## The referee

referee-laid =
    { $player } heeft { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } uitgelegd.
referee-drew =
    { $player } heeft { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } genomen.
referee-legal = Volgens de regels was de beurt in orde.
referee-illegal = Volgens de regels was de beurt niet in orde.
referee-look = Kijken
referee-bots = Bots houden zich aan de regels: de beurt blijft staan.
referee-all-agree = Hij wordt alleen teruggedraaid als iedereen akkoord is.
