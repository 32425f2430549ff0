### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } pioche une tuile
tell-drew-tiles = { $player } pioche { $tiles }
    .tiles = object
tell-passed = { $player } passe
tell-discarded = { $player } dépose { $tiles }
    .tiles = object
tell-played = { $player } pose des tuiles
tell-laid = { $player } pose { $tiles }
    .tiles = object
tell-opened = { $player } fait sa première pose : { $tiles }
tell-opened-points =
    { $player } fait sa première pose : { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
tell-added = { $player } ajoute { $tiles }
    .tiles = object
tell-added-to = { $player } ajoute { $tiles } à la série { $set }
    .tiles = object
tell-laid-and-added = { $player } pose { $tiles } et ajoute { $more }
    .tiles = object
    .more = object
tell-made = { $player } forme la série { $tiles } avec { $more } de la table
    .more = object
tell-rebuilt = { $player } pose { $tiles } et réarrange la table
    .tiles = object
tell-joker-swapped = { $player } échange { $tiles } contre { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } gagne { $joker } et pose { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } quitte la table
tell-back = { $player } est de retour
tell-bot-helps = { $player } n’est pas là : un bot joue à sa place
tell-time-up = { $player } n’a plus de temps
tell-time-up-drew =
    { $player } n’a plus de temps et pioche { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
tell-time-up-tiles = { $player } n’a plus de temps et pioche { $tiles }
    .tiles = object
tell-time-up-counts = { $player } n’a plus de temps ; la table compte telle quelle
tell-time-up-back =
    { $player } n’a plus de temps et reprend { $back ->
        [one] { $back } tuile
       *[other] { $back } tuiles
    }
tell-time-up-back-tiles = { $player } n’a plus de temps et reprend { $back }
    .back = object
tell-time-up-penalty =
    { $player } n’a plus de temps, reprend { $back ->
        [one] { $back } tuile
       *[other] { $back } tuiles
    } et pioche { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }
tell-time-up-penalty-tiles = { $player } n’a plus de temps, reprend { $back } et pioche { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } laisse une table non valable et pioche { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }
tell-not-legal-tiles = { $player } laisse une table non valable et pioche { $tiles }
    .tiles = object
tell-ruled-undo =
    Le tour est annulé ; { $player } pioche { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }
tell-ruled-undo-tiles = Le tour est annulé ; { $player } pioche { $tiles }
    .tiles = object
tell-ruled-uphold =
    Le tour est maintenu ; { $player } pioche { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }
tell-ruled-uphold-tiles = Le tour est maintenu ; { $player } pioche { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = À vous de jouer
tell-thinks = { $player } réfléchit
tell-turn-of = À { $player } de jouer
tell-plan-ahead = Préparez votre tour : visible de vous uniquement
tell-how-to-open =
    Pour la première pose, posez des séries de votre plateau qui valent ensemble { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tell-open-with-any = Pour la première pose, posez une série quelconque de votre plateau : aucun minimum de points.
tell-show-again = Revoir
tell-offline = Pas de connexion : vos tuiles restent où elles sont. Rien ne compte avant votre retour.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = En attente de connexion
tell-play-checking = Vérification…
tell-play-lay = Posez une tuile
tell-play-open =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour débuter
tell-play-points =
    Encore { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tell-play-alone =
    { $count ->
        [one] Une tuile est seule
       *[other] { $count } tuiles sont seules
    }
tell-play-one-missing = Il manque une tuile
tell-play-unfinished =
    { $count ->
        [one] Une série n’est pas finie
       *[other] { $count } séries ne sont pas finies
    }
tell-play-not-yet = Pas encore
tell-play-draw-first = Piochez d’abord
tell-play-discard = Déposez une tuile
tell-play-table-tile = Il manque une tuile de la table
tell-play-own-first = D’abord la première pose
tell-play-joker = Le joker doit servir
tell-play-joker-set = La série du joker reste
tell-play-discard-used = Utilisez la tuile déposée
tell-play-open-tile = Utilisez la tuile découverte
tell-play-open-tile-finish = Finissez avec la tuile découverte
tell-take-back-and-draw = Reprendre et piocher
tell-draw-a-tile = Piocher une tuile
tell-left-to-draw =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
tell-sort-own = Le mien
tell-valid =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, toutes les séries sont valables
tell-meter = { $points } points sur { $minimum } pour la première pose
tell-meter-of = sur { $points } points
tell-meter-short = sur { $points }
tell-meter-open = pour la première pose

## The last seconds: what happens when the time is up

tell-last-counts = À zéro, votre table compte telle quelle.
tell-last-idle =
    À zéro, vous piochez { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
tell-last-over = À zéro, votre tour est fini.
tell-last-points =
    { $points ->
        [one] { $points } point ne suffit pas encore.
       *[other] { $points } points ne suffisent pas encore.
    }
tell-last-back = À zéro, vos tuiles reviennent.
tell-last-back-penalty =
    À zéro, vos tuiles reviennent et vous piochez { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }.
tell-last-partly = À zéro, les séries valables restent et le reste revient.
tell-last-partly-penalty =
    À zéro, les séries valables restent, le reste revient et vous piochez { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }.
tell-last-way-out =
    Reprenez tout, sinon vous piochez { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }.

## The card of a turn that was settled

tell-time-is-up = Le temps est écoulé
tell-not-valid = La table n’était pas valable
tell-card-back = Votre table n’était pas un tour complet. De retour sur votre plateau : { $tiles }.
tell-card-penalty =
    Vous piochez { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    } :
tell-card-draw =
    Vous piochez { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } :
tell-all-right = D’accord

## Hints, handing over, chat, sounds

tell-nothing-fits = Rien à poser.
tell-nothing-fits-yet = Avec la table telle qu’elle est, aucune de vos tuiles ne trouve sa place.
tell-can-play = on peut poser quelque chose
tell-you-draw = Vous piochez { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Cacher mon plateau et passer l’appareil
tell-answer = Répondre à { $player }
tell-say-kind = Dites quelque chose de gentil
tell-sounds-on = Activer les sons
tell-sounds-off = Couper les sons

## The empty table

tell-empty-run = Une suite : une couleur, des chiffres qui se suivent
tell-empty-group = Un groupe : un chiffre, des couleurs différentes
tell-empty-how = Glissez ici trois tuiles ou plus pour poser une série.
