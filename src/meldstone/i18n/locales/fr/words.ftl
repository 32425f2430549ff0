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

## Headings

label-table = Table
label-rack = Votre plateau
label-pool = Pioche
label-discard = Tuiles déposées
label-open-tile = Tuile découverte
label-points = Points
label-total = Total
label-winner = Gagnant
label-players = Joueurs
label-you = Vous
label-computer = Ordinateur
label-former-player = Ancien joueur
label-edition = Édition
label-time-left = Temps restant

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

## What happens at the table

game-your-turn = C’est votre tour.
game-turn-of = C’est le tour de { $player }.
game-starts = { $player } commence.
game-plays =
    { $player } pose { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
game-opens =
    { $player } fait sa première pose : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
game-draws = { $player } pioche une tuile.
game-you-draw = Vous piochez { $tile }.
game-passes = { $player } passe.
game-discards = { $player } dépose { $tile }.
game-takes-discard = { $player } prend la tuile déposée { $tile }.
game-takes-open-tile = { $player } prend la tuile découverte { $tile }.
game-takes-back =
    { $player } reprend { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } sur son plateau.
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
    } et demande une nouvelle distribution.
game-announces = { $player } annonce sa première pose pour le prochain tour de table.
game-holds =
    Il reste { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } à { $player }.
game-dispute = { $player } appelle l’arbitre.
game-not-opened =
    Votre première pose reste à faire : au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
game-table-empty = La table est vide.
game-pool-empty = La pioche est vide.
game-over = La partie est terminée.
game-wins = { $player } gagne !
game-shared-win = Victoire partagée : { $players }.
game-blocked = Plus personne ne peut jouer. Le plus petit total sur le plateau gagne.
game-hand-game = Rami sec : les points négatifs comptent double.
game-prompt = À vous (« help » affiche les commandes) :
game-unknown-command = La commande « { $command } » n’existe pas. « help » les affiche toutes.
game-goodbye = Partie interrompue. À bientôt !

## Commands of the terminal game

help-title = Commandes
help-notation = Une tuile s’écrit avec la lettre de sa couleur et son chiffre : R7 est le sept rouge. J est le joker, D le joker double, C le bicolore et M le miroir.
help-play = poser des tuiles et finir le tour ; séparez les séries par des points-virgules
help-draw = piocher une tuile
help-pass = passer quand la pioche est vide
help-discard = déposer une tuile du plateau
help-ready = garder ses tuiles et commencer
help-redeal = demander une nouvelle distribution avec assez de doublets
help-announce = annoncer la première pose pour le prochain tour de table
help-count = demander combien de tuiles a un joueur
help-sort = trier le plateau par couleur ou par chiffre
help-show = réafficher la table et le plateau
help-undo = reprendre ce qui a été posé pendant ce tour
help-help = afficher cette aide
help-quit = quitter la partie
