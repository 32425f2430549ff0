## Vocabulary

word-tile = tuile
word-number = chiffre
word-value = valeur
word-colour = couleur
word-rack = plateau
word-pool = pioche
word-stack = pile
word-table = table
word-set = série
word-group = groupe
word-run = suite
word-joker = joker
word-normal-joker = joker normal
word-special-joker = joker spécial
word-double-joker = joker double
word-two-colour-joker = joker bicolore
word-mirror-joker = joker miroir
word-initial-meld = première pose
word-lay-down = poser
word-add-to-a-set = ajouter
word-manipulation = manipulation
word-split = casser
word-replace-joker = échange
word-turn = tour de jeu
word-round = manche
word-game = jeu
word-player = joueur
word-starting-player = premier joueur
word-draw = piocher
word-pass = passer
word-time-limit = limite de temps
word-timer = minuteur
word-penalty = pénalité
word-points = points
word-scoring = comptage des points
word-minus-points = points négatifs
word-winner = gagnant
word-hand-game = Rami sec
word-doublet = doublet
word-discard = déposer
word-undo = annuler
word-referee = arbitre

## Colours

colour-black = noir
colour-orange = orange
colour-blue = bleu
colour-red = rouge
colour-brown = marron
colour-white = blanc
colour-green = vert
colour-violet = violet

## The four kinds of sets

kind-group = groupe
kind-run = suite
kind-mirror-group = groupe en miroir
kind-mirror-run = suite en miroir

## The editions: name and one line

edition-original = Originale
edition-original-description = Règles strictes pour les jokers et pas de minuteur, comme dans l’ancienne notice.
edition-classic = Classique
edition-classic-description = Comme on joue le plus souvent aujourd’hui : jokers libres, une minute par tour.
edition-twist = Twist
edition-twist-description = Quatre sortes de jokers : normal, double, bicolore et miroir.
edition-mix = Mix
edition-mix-description = Vous choisissez avant la partie les jokers spéciaux en jeu.
edition-six-player = Six joueurs
edition-six-player-description = La grande boîte : 160 tuiles, jusqu’à six joueurs.
edition-rummy = Rummy
edition-rummy-description = Tuiles marron, blanches, bleues et rouges ; les séries avec un joker ne peuvent pas être cassées.
edition-rummy-discard = Rummy : piocher et déposer
edition-rummy-discard-description = On pioche à chaque tour ; qui ne pose rien dépose une tuile.
edition-rummy-open-tile = Rummy : tuile découverte
edition-rummy-open-tile-description = Une tuile est découverte ; on peut la prendre pour terminer la partie.
edition-rummy-hand = Rummy : Rami sec
edition-rummy-hand-description = Qui pose toutes ses tuiles dès son premier tour double les points négatifs des autres.
edition-tournament = Tournoi
edition-tournament-description = 40 secondes par tour, un arbitre et des pénalités pour qui n’a pas fait sa première pose.
variant-rummy-discard = déposer
variant-rummy-open-tile = tuile découverte
variant-rummy-hand = Rami sec
label-variants = Variantes

## Headings

label-table = Table
label-rack = Votre plateau
label-pool = Pioche
label-discard = Tuiles déposées
label-open-tile = Tuile découverte
label-points = Points
label-players = Joueurs
label-you = Vous
label-former-player = Ancien joueur
label-edition = Édition
label-time-left = Temps restant

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
count-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

## What happens at the table

game-your-turn = C’est votre tour.
game-turn-of = À { $player } de jouer.
game-starts = { $player } commence.
game-plays =
    { $player } pose { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
game-draws = { $player } pioche une tuile.
game-draws-tile = { $player } pioche { $tile }.
    .tile = object
game-you-draw = Vous piochez { $tile }.
    .tile = object
game-passes = { $player } passe.
game-discards = { $player } dépose { $tile }.
    .tile = object
game-takes-discard = { $player } prend la tuile déposée : { $tile }.
game-takes-open-tile = { $player } prend la tuile découverte : { $tile }.
game-penalty =
    { $player } pioche { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } de pénalité.
game-time-up = Le temps est écoulé pour { $player }.
game-table-not-legal = { $player } : la table n’est pas conforme aux règles.
game-redeal =
    { $player } montre { $count ->
        [one] { $count } doublet
       *[other] { $count } doublets
    } et demande une nouvelle donne.
game-announces = { $player } annonce sa première pose pour le prochain tour de table.
game-holds =
    Il reste { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } à { $player }.
game-dispute = { $player } appelle l’arbitre.
game-table-empty = La table est vide.
game-over = La partie est terminée.
game-wins = { $player } gagne !
game-shared-win = Victoire partagée : { $players }.
game-blocked = La pioche est vide et tout le monde a passé. Le plus petit total sur le plateau gagne.
