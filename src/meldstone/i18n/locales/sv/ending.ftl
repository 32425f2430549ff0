### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Du vann!
ending-wins = { $player } vinner
ending-you-share = Du delar segern
ending-share = Delad seger: { $player }
ending-my-last =
    { $count ->
        [one] Din sista sten var
       *[other] Dina sista stenar var
    } { $tiles }.
    .tiles = object
ending-my-last-many =
    Du lade ut dina sista { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    } i en tur.
ending-their-last =
    { $count ->
        [one] Den sista stenen var
       *[other] De sista stenarna var
    } { $tiles }, du hade { $left } kvar.
    .tiles = object
ending-their-last-many =
    { $player } lade ut de sista { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    } i en tur; du hade { $left } kvar.
ending-last =
    { $count ->
        [one] Den sista stenen var
       *[other] De sista stenarna var
    } { $tiles }.
    .tiles = object
ending-last-many =
    { $player } lade ut de sista { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    } i en tur.
ending-blocked-mine = Förrådet är tomt och alla passade. Du har minst på spelbrädan ({ $points }), så du vinner.
ending-blocked-theirs = Förrådet är tomt och alla passade. { $player } har minst på spelbrädan ({ $points }) och vinner därför.
ending-final-round-mine = Förrådet är tomt och alla har haft en sista tur. Du har minst på spelbrädan ({ $points }), så du vinner.
ending-final-round-theirs = Förrådet är tomt och alla har haft en sista tur. { $player } har minst på spelbrädan ({ $points }) och vinner därför.
ending-hand-game = Handspel: alla poäng räknas × { $factor }.
ending-game-of = spel { $number } av { $games }

## Points, spelt out

ending-the-rule = Regeln
ending-could-have-opened =
    Ingen första utläggning, fast dessa stenar ger { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }:
ending-and-others = och { $count } till
ending-flat = Fast { $points } i stället för summan.
ending-not-opened-most =
    Ingen första utläggning, och det gick inte. Det bästa var: { $tiles } ({ $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }).
ending-not-opened-none = Ingen första utläggning, och det gick inte.
ending-announced = Första utläggningen förvarnad i tid: bara spelbrädan räknas.
ending-announced-flat = Första utläggningen förvarnad i tid: det mindre straffet gäller.
ending-joker = joker { $points }
ending-jokers-each = { $count } jokrar × { $points }

## A thing to remember

ending-longest-mine =
    Din längsta tur: { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }
ending-longest =
    Längsta turen: { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    } ({ $player })
ending-turn = Tur { $number }.
ending-taken-apart =
    { $count ->
        [one] En serie byggdes om
       *[other] { $count } serier byggdes om
    }.
ending-watch = Titta
ending-see-how = Visa på bordet
ending-missed-lost = Du var ett steg ifrån.
ending-missed-won =
    Du kunde ha slutat { $count ->
        [one] en tur
       *[other] { $count } turer
    } tidigare.
ending-missed-when =
    { $count ->
        [one] I din sista tur
       *[other] { $count } turer före slutet
    } kunde du ha lagt ut alla dina stenar:
ending-kind-close =
    Det var nära: bara { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    } kvar på spelbrädan.
ending-kind = Bra spelat. Nästa giv är en ny chans.

## How to go on

ending-stronger = Spela mot { $player }, ett steg starkare
ending-keep = Behåll det här spelet: skapa ett konto
ending-fair-deal = Rättvis giv
ending-you-win-match = Du vann matchen!
ending-wins-match = { $player } vinner matchen
ending-match-points = { $points } poäng efter { $games } spel.
ending-your-place = Din plats: { $place }.
ending-last-game = Det sista spelet
ending-another-match = En match till
ending-how-it-went = Så gick det
ending-game-number = Spel { $number }

## The referee

referee-laid =
    { $player } lade ut { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }.
referee-drew =
    { $player } drog { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }.
referee-legal = Enligt reglerna var turen i sin ordning.
referee-illegal = Enligt reglerna var turen inte i sin ordning.
referee-look = Se turen
referee-bots = Botar följer reglerna: turen gäller.
referee-all-agree = Den ångras bara om alla går med på det.
