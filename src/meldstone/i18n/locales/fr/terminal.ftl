### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
term-fair = Une donne honnête : le SHA-256 de sa graine est
term-seed = Graine : { $seed }
term-type-help = Tapez « { $help } » pour voir tout ce que vous pouvez faire, « { $hint } » si vous êtes à court d’idées.
term-prompt = à vous de jouer
term-enter = Entrée
term-goodbye = Vous avez quitté la partie. À bientôt !
term-verify = Vérifiez : { $command }
term-verify-seed = La donne découle de cette graine ; --record FICHIER conserve une partie que « meldstone verify FICHIER » peut vérifier.
term-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
term-not-opened = sans première pose
term-announced = annoncée
term-discarded = déposée
term-discarded-dead = déposée (ne peut plus être prise)
term-pool = pioche : { $count }
term-hand = en main, de la table
term-opening =
    Pour la première pose, il faut { $minimum ->
        [one] { $minimum } point
       *[other] { $minimum } points
    } en un tour, avec vos seules tuiles.
term-opening-so-far =
    Pour la première pose, il faut { $minimum ->
        [one] { $minimum } point
       *[other] { $minimum } points
    } avec vos seules tuiles ; vous en avez posé { $points }.
term-start-draw = Tirage du premier tour : { $drawn }.
term-drawn-by = { $player } : { $tile }
term-you-start = Vous commencez.
term-you-redeal = Vous demandez une nouvelle donne : { $tiles }.
term-you-play = Vous posez : { $play }.
term-you-open = Vous faites votre première pose : { $play }.
term-you-take-discard = Vous prenez la tuile déposée : { $tile }.
term-you-take-open = Vous prenez la tuile découverte : { $tile }.
term-you-pass = Vous passez.
term-you-announce = Vous annoncez la première pose pour le prochain tour de table.
term-you-discard = Vous déposez { $tile }.
    .tile = object
term-you-finish = Vous avez fini.
term-plays = { $player } pose : { $play }.
term-opens = { $player } fait sa première pose : { $play }.
term-new-tiles = Nouvelles tuiles pour tout le monde.
term-not-legal = La table n’était pas conforme.
term-to-pool = De retour dans la pioche : { $tiles }.
term-drawn = Tuiles piochées : { $tiles }.
term-final-round = La pioche est vide et chacun a eu un dernier tour. Gagne qui a le moins de points sur son plateau.
term-added = { $tiles } à { $set }
term-within = { $tiles } dans { $set }
term-rebuilt =
    { $count ->
        [one] { $count } série remaniée
       *[other] { $count } séries remaniées
    }
term-you-win = La partie est finie : vous avez gagné !
term-wins = La partie est finie : { $player } gagne !
term-reason-winner = gagne ce que les autres perdent
term-reason-rack = { $points } sur le plateau
term-reason-unopened = pas de première pose, et c’était impossible
term-reason-could = pas de première pose, alors que c’était possible
term-reason-announced = pas de première pose, mais annoncée
term-not-yet = Pas encore :
term-ready-first = Tapez « { $ready } » pour garder vos tuiles, ou « { $redeal } » pour une nouvelle donne.
term-has-doublets = Vous avez trois doublets : « { $redeal } » donne de nouvelles tuiles à tous, « { $ready } » garde celles-ci.
term-may-announce = Vous pourrez faire la première pose la prochaine fois. « { $announce } » le dit maintenant et réduit la pénalité si quelqu’un finit avant ; Entrée pour continuer.
term-draw-or-take = Chaque tour commence par une tuile : « { $draw } », ou « { $take } » si vous pouvez la poser aussitôt.
term-must-discard = Il faut vous défaire d’une tuile : « { $example } ».
term-hint = Vous pouvez poser : { $play }.
term-hint-first = D’abord « { $take } ».
term-hint-draw = Je ne vois rien à poser. Tapez « { $draw } », ou cherchez des séries à remanier.
term-hint-pass = Je ne vois rien à poser. Tapez « { $pass } », ou cherchez des séries à remanier.
term-hint-discard = Je ne vois rien à poser. Le moins coûteux : « { $discard } ».

## What the game says

term-replay-head = { $edition }, partie { $game } : { $names }
term-player = Joueur { $letter }
term-record-stops = L’enregistrement s’arrête ici ; la partie n’est pas finie.
term-replay-step = Entrée : tour suivant, q : arrêter

## The command line

cli-description = Rami à tuiles : les règles de chaque édition, exactement.
cli-start = Commencez par : { $command }
cli-usage = utilisation :
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-help = afficher cette aide
cli-version = afficher la version et la construction du noyau natif
cli-lang = langue, par exemple de ou pl ; peut figurer n’importe où (par défaut : MELDSTONE_LANG, sinon celle du système)
cli-play = jouer dans le terminal contre des bots
cli-serve = ouvrir des tables où l’on joue en réseau
cli-solve = trouver le meilleur coup pour une table et un plateau
cli-check = juger séries, tours, limites de temps et points donnés en lignes JSON sur l’entrée standard
cli-editions = lister les éditions, ou montrer toutes les règles de l’une d’elles
cli-replay = montrer une partie enregistrée, tour par tour
cli-verify = vérifier l’enregistrement d’une partie : la donne d’après sa graine, chaque coup, les points
cli-arena = faire jouer les bots entre eux et dire lequel est le meilleur
cli-train = instruire le bot maître
cli-admin = s’occuper des gens et des tables pendant que les serveurs tournent
cli-backup = écrire tout ce que garde un serveur dans un seul fichier, en marche
cli-restore = remplacer tout ce que garde un serveur par une sauvegarde
cli-play-text = Vous contre des bots, dans le terminal. Il n’y a pas de minuteur : turn_seconds vaut toujours 0 ici. Tapez « { $help } » pendant la partie.
cli-edition = édition, ou variantes reliées par +, par exemple { $example } (par défaut : { $default })
cli-set = changer une règle ; peut être répété
cli-players = nombre de joueurs, vous compris (par défaut : { $default })
cli-name = votre nom
cli-seed = distribuer d’après cette graine (jusqu’à 64 chiffres hexadécimaux)
cli-record = écrire la partie dans ce fichier, pour replay et verify
cli-colour = forcer ou couper les couleurs (par défaut : selon le terminal)
cli-replay-text = Montre une partie enregistrée, tour par tour. Avec --step, Entrée montre le tour suivant.
cli-file = un enregistrement, en texte ou en lignes JSON ; - pour l’entrée standard
cli-step = attendre Entrée après chaque tour
cli-seat = ne montrer que ce que voit cette place : 1 à 6, ou A à F
cli-verify-text = Recalcule la donne, chaque coup et les points d’un enregistrement. Code de sortie 1 si quelque chose ne correspond pas.
cli-valid = Cet enregistrement est valable.
cli-invalid = Cet enregistrement n’est PAS valable.
cli-editions-text = Liste les éditions ; avec un nom, montre chaque règle et en quoi elle diffère de la base.
cli-editions-name = une édition, ou variantes reliées par +
cli-json = répondre en JSON
cli-editions-more = Toutes les règles d’une édition : { $command }
cli-edition-name = édition
cli-edition-what = ce que c’est
cli-error-required = il manque : { $what }
cli-error-unknown = incompris : { $what }
cli-error-choice = { $what } : « { $value } » n’est pas parmi les choix ({ $choices })
cli-error-value = { $what } : « { $value } » ne convient pas
cli-error-argument = { $what } : il manque une valeur
