### The game in the terminal: what it understands and what it says.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = piocher, pioche
typed-pass = passer, passe
typed-done = fini
typed-undo = annuler, annule
typed-reset = recommencer
typed-sort = trier, trie
typed-announce = annoncer, annonce
typed-redeal = redonner
typed-ready = garder, garde
typed-hint = conseil
typed-show = montrer, montre
typed-help = aide
typed-quit = quitter
typed-lay = poser, pose
typed-add = ajouter, ajoute
typed-take = prendre, prends, prenez
typed-move = déplacer, déplace
typed-split = casser, couper
typed-swap = échanger, échange
typed-join = réunir
typed-table = table
typed-discard = déposer, dépose
typed-ask = demander, combien
typed-discarded = déposée
typed-open = découverte
typed-to = à, vers, dans
typed-from = de, du
typed-after = après
typed-for = contre, pour
typed-in = dans, de
typed-with = avec
typed-fillers = la, le, les, série, séries, tuile, tuiles, et
typed-black = n
typed-orange = o
typed-blue = b
typed-red = r
typed-brown = m
typed-white = bla
typed-green = ve
typed-violet = v
typed-joker = j

## What the game says

term-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
term-fair = Une donne équitable : le SHA-256 de sa graine est
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
term-you-start = Vous commencez.
term-you-redeal = Vous demandez une nouvelle donne : { $tiles }.
term-you-play = Vous posez : { $play }.
term-you-open = Vous faites votre première pose : { $play }.
term-you-take-discard = Vous prenez la tuile déposée : { $tile }.
term-you-take-open = Vous prenez la tuile découverte : { $tile }.
term-you-pass = Vous passez.
term-you-announce = Vous annoncez la première pose pour le tour suivant.
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
term-draft-open = Vous avez des tuiles en jeu : « { $done } » termine le tour avec elles, « { $reset } » les reprend d’abord.
term-draw-or-take = Chaque tour commence par une tuile : « { $draw } », ou « { $take } » si vous pouvez la poser aussitôt.
term-must-discard = Il faut vous défaire d’une tuile : « { $example } ».
term-no-such-player = Personne ici ne s’appelle « { $name } ». À la table : { $names }.
term-hint = Vous pouvez poser : { $play }.
term-hint-first = D’abord « { $take } ».
term-hint-draw = Je ne vois rien à poser. Tapez « { $draw } », ou cherchez des séries à remanier.
term-hint-pass = Je ne vois rien à poser. Tapez « { $pass } », ou cherchez des séries à remanier.
term-hint-discard = Je ne vois rien à poser. Le moins coûteux : « { $discard } ».
term-same-set = C’est la même série.
term-last-tile = { $tile } est la dernière tuile de la série { $set } ; rien ne vient après.
term-no-other = Il n’y a pas d’autre { $tile } sur la table ni sur votre plateau.
term-already-taken = Vous avez déjà pris une tuile ; « { $undo } » ou « { $reset } » la rend.
term-no-set = Il n’y a pas de série { $set } : la dernière est la { $last }.
term-no-set-at-all = Il n’y a pas de série { $set } : la table est vide.
term-no-home = Aucune série de la table n’a { $tiles }.
term-which-home = { $tiles } : dans les séries { $sets }. Dites laquelle, par exemple : { $from } { $first }
term-only-one = Vous n’avez qu’une tuile { $tile } sur le plateau ou en main.
term-have-no = Vous n’avez pas { $tile } sur le plateau ni en main.
term-rack-has-no = Vous n’avez pas { $tile } sur le plateau.
term-set-has-no = La série { $set } n’a pas { $tile }.
term-nothing-to-undo = Il n’y a rien à annuler.
term-alone = Tapez « { $word } » seul, sans rien après.
term-unknown = Je ne connais pas « { $word } ». Tapez « { $help } » pour voir tout ce que vous pouvez faire.
term-did-you-mean = Je ne connais pas « { $word } ». Voulez-vous dire « { $near } » ?
term-not-a-tile = « { $token } » n’est pas une tuile. Les tuiles s’écrivent R7, K13 ou J ; par exemple : { $example }
term-number = Dites le numéro de la série ; par exemple : { $example }
term-which-tiles = Quelles tuiles ? Par exemple : { $example }
term-tiles-and-set = Dites quelles tuiles et quelle série ; par exemple : { $example }
term-example = Par exemple : { $example }
term-in-and-out = Dites quelle tuile entre et laquelle sort ; par exemple : { $example }
term-one-tile = Déposez une seule tuile ; par exemple : { $example }
term-ask-whom = Demander à qui ? Par exemple : { $example }

## The help of the game

help-lay = une nouvelle série de votre plateau ; plusieurs : mettez ; entre elles
help-add = des tuiles de votre plateau à la série 3
help-take = en main, pour poser ou ajouter ailleurs ; sans tuiles : toute la série
help-move = d’une série directement à une autre
help-split = deux séries à partir d’une
help-join = une série à partir de deux
help-swap = votre R7 à la place du joker ; utilisez ensuite le joker
help-table = toute la table comme vous la voulez, d’un coup
help-undo = un pas en arrière
help-reset = tout reprendre
help-done = termine votre tour avec la table telle qu’elle est
help-draw-always = la tuile par laquelle chaque tour commence
help-draw = une tuile au lieu de poser ; cela termine votre tour
help-pass-drawn = après avoir pioché, si vous ne posez rien
help-pass = quand il n’y a plus rien à piocher
help-take-discard = la dernière tuile du joueur précédent, dans une nouvelle série
help-discard = dépose une tuile ; cela termine votre tour
help-take-open-finish = la tuile découverte, si vous finissez la partie avec elle
help-take-open = la tuile découverte, si vous la posez à ce tour
help-announce = juste après avoir pioché : première pose la prochaine fois
help-ask = combien de tuiles a Ada ?
help-redeal = avant le premier tour, avec trois doublets : nouvelle donne
help-ready = avant le premier tour : vous gardez vos tuiles
help-sort = votre plateau par chiffres ; encore une fois : par couleurs
help-hint = un conseil
help-show = montre de nouveau la table
help-quit = quitter la partie
help-tiles = Tuiles : { $colours }.
help-double = joker double, deux voisines
help-two-colour = joker bicolore, la couleur change
help-mirror = joker miroir
help-any-order = L’ordre et les majuscules n’importent pas ; des tuiles seules signifient « { $lay } ».
help-by-name = Les tuiles peuvent aussi être nommées : { $example }. Les mots anglais sont toujours compris.
help-no-clock = Il n’y a pas de minuteur ici : prenez votre temps.

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
