### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Vous avez gagné !
ending-wins = { $player } gagne
ending-you-share = Vous partagez la victoire
ending-share = Victoire partagée : { $player }
ending-my-last =
    { $count ->
        [one] Votre dernière tuile était
       *[other] Vos dernières tuiles étaient
    } { $tiles }.
    .tiles = object
ending-my-last-many =
    Vous avez posé vos dernières { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en un seul tour.
ending-their-last =
    { $count ->
        [one] La dernière tuile était
       *[other] Les dernières tuiles étaient
    } { $tiles } ; il vous en restait { $left }.
    .tiles = object
ending-their-last-many =
    { $player } a posé les dernières { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en un seul tour ; il vous en restait { $left }.
ending-last =
    { $count ->
        [one] La dernière tuile était
       *[other] Les dernières tuiles étaient
    } { $tiles }.
    .tiles = object
ending-last-many =
    { $player } a posé les dernières { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en un seul tour.
ending-blocked-mine = La pioche est vide et tout le monde a passé. Vous avez le plus petit total sur le plateau ({ $points }), donc vous gagnez.
ending-blocked-theirs = La pioche est vide et tout le monde a passé. { $player } a le plus petit total sur le plateau ({ $points }) et gagne donc.
ending-final-round-mine = La pioche est vide et chacun a eu un dernier tour. Vous avez le plus petit total sur le plateau ({ $points }), donc vous gagnez.
ending-final-round-theirs = La pioche est vide et chacun a eu un dernier tour. { $player } a le plus petit total sur le plateau ({ $points }) et gagne donc.
ending-hand-game = Rami sec : tous les points comptent × { $factor }.
ending-game-of = partie { $number } sur { $games }

## Points, spelt out

ending-the-rule = La règle
ending-could-have-opened =
    Pas de première pose, alors que ces tuiles font { $points ->
        [one] { $points } point
       *[other] { $points } points
    } :
ending-and-others = et encore { $count }
ending-flat = Un forfait de { $points } au lieu de la somme.
ending-not-opened-most =
    Pas de première pose, et c’était impossible : au mieux, il y avait { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
    .tiles = object
ending-not-opened-none = Pas de première pose, et c’était impossible.
ending-announced = Première pose annoncée à temps : seul le plateau compte.
ending-announced-flat = Première pose annoncée à temps : la petite pénalité s’applique.
ending-joker = joker { $points }
ending-jokers-each = { $count } jokers × { $points }

## A thing to remember

ending-longest-mine =
    Votre plus long tour : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
ending-longest =
    Plus long tour : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } ({ $player })
ending-turn = Tour { $number }.
ending-taken-apart =
    { $count ->
        [one] Une série a été remaniée
       *[other] { $count } séries ont été remaniées
    }.
ending-watch = Regarder
ending-see-how = Montrer sur la table
ending-missed-lost = Il ne manquait qu’un pas.
ending-missed-won =
    Vous auriez pu finir { $count ->
        [one] un tour
       *[other] { $count } tours
    } plus tôt.
ending-missed-when =
    { $count ->
        [one] À votre dernier tour
       *[other] { $count } tours avant la fin
    }, vous pouviez poser toutes vos tuiles :
ending-kind-close =
    C’était serré : il ne restait que { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } sur votre plateau.
ending-kind = Bien joué. La prochaine donne est une nouvelle chance.

## How to go on

ending-stronger = Affronter { $player }, un cran au-dessus
ending-keep = Garder cette partie : créer un compte
ending-fair-deal = Donne honnête
ending-you-win-match = Vous avez gagné le match !
ending-wins-match = { $player } gagne le match
ending-match-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } après { $games } parties.
ending-your-place = Votre place : { $place }.
ending-last-game = La dernière partie
ending-another-match = Un autre match
ending-how-it-went = Comment ça s’est passé
ending-game-number = Partie { $number }

## The referee

referee-laid =
    { $player } a posé { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
referee-drew =
    { $player } a pioché { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
referee-legal = D’après les règles, le tour était valable.
referee-illegal = D’après les règles, le tour n’était pas valable.
referee-look = Regarder
referee-bots = Les bots suivent les règles : le tour est maintenu.
referee-all-agree = Il n’est annulé que si tout le monde est d’accord.
