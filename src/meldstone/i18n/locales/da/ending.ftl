### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Du har vundet!
ending-wins = { $player } vinder
ending-you-share = Du deler sejren
ending-share = Delt sejr: { $player }
ending-my-last =
    { $count ->
        [one] Din sidste brik var
       *[other] Dine sidste brikker var
    } { $tiles }.
    .tiles = object
ending-my-last-many =
    Du lagde dine sidste { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } ud i én tur.
ending-their-last =
    { $count ->
        [one] Den sidste brik var
       *[other] De sidste brikker var
    } { $tiles }, du havde { $left } tilbage.
    .tiles = object
ending-their-last-many =
    { $player } lagde de sidste { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } ud i én tur; du havde { $left } tilbage.
ending-last =
    { $count ->
        [one] Den sidste brik var
       *[other] De sidste brikker var
    } { $tiles }.
    .tiles = object
ending-last-many =
    { $player } lagde de sidste { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } ud i én tur.
ending-blocked-mine = Lageret er tomt, og alle meldte pas. Du har mindst på brættet ({ $points }), så du vinder.
ending-blocked-theirs = Lageret er tomt, og alle meldte pas. { $player } har mindst på brættet ({ $points }) og vinder derfor.
ending-final-round-mine = Lageret er tomt, og alle har haft en sidste tur. Du har mindst på brættet ({ $points }), så du vinder.
ending-final-round-theirs = Lageret er tomt, og alle har haft en sidste tur. { $player } har mindst på brættet ({ $points }) og vinder derfor.
ending-hand-game = Håndspil: alle point tæller × { $factor }.
ending-game-of = spil { $number } af { $games }

## Points, spelt out

ending-the-rule = Reglen
ending-could-have-opened =
    Ingen første udlægning, skønt disse brikker giver { $points ->
        [one] { $points } point
       *[other] { $points } point
    }:
ending-and-others = og { $count } til
ending-flat = Fast { $points } i stedet for summen.
ending-not-opened-most =
    Ingen første udlægning, og det kunne ikke lade sig gøre. Det bedste var: { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } point
    }).
ending-not-opened-none = Ingen første udlægning, og det kunne ikke lade sig gøre.
ending-announced = Første udlægning meldt i tide: kun brættet tæller.
ending-announced-flat = Første udlægning meldt i tide: den mindre straf gælder.
ending-joker = joker { $points }
ending-jokers-each = { $count } jokere × { $points }

## A thing to remember

ending-longest-mine =
    Din længste tur: { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }
ending-longest =
    Længste tur: { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } ({ $player })
ending-turn = Tur { $number }.
ending-taken-apart =
    { $count ->
        [one] Én serie blev bygget om
       *[other] { $count } serier blev bygget om
    }.
ending-watch = Se
ending-see-how = Vis mig på bordet
ending-missed-lost = Du manglede ét trin.
ending-missed-won =
    Du kunne have sluttet { $count ->
        [one] én tur
       *[other] { $count } ture
    } tidligere.
ending-missed-when =
    { $count ->
        [one] I din sidste tur
       *[other] { $count } ture før slutningen
    } kunne du have lagt alle dine brikker ud:
ending-kind-close =
    Det var tæt på: kun { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } tilbage.
ending-kind = Godt spillet. Næste uddeling er en ny chance.

## How to go on

ending-stronger = Spil mod { $player }, et trin stærkere
ending-keep = Behold dette spil: opret en konto
ending-fair-deal = Fair uddeling
ending-you-win-match = Du har vundet kampen!
ending-wins-match = { $player } vinder kampen
ending-match-points = { $points } point efter { $games } spil.
ending-your-place = Din plads: { $place }.
ending-last-game = Det sidste spil
ending-another-match = En kamp til
ending-how-it-went = Sådan gik det
ending-game-number = Spil { $number }

## The referee

referee-laid =
    { $player } lagde { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } ud.
referee-drew =
    { $player } trak { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }.
referee-legal = Efter reglerne var turen i orden.
referee-illegal = Efter reglerne var turen ikke i orden.
referee-look = Se turen
referee-bots = Botter holder sig til reglerne: turen gælder.
referee-all-agree = Den omgøres kun, hvis alle er enige.
