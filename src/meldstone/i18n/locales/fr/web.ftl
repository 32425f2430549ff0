### What the browser shows beside the words of the game.

## Start

web-lobby = Tables ouvertes
web-join-code = Rejoindre avec un code ou un lien
web-join = Rejoindre
web-bad-code = Ce n’est pas le code d’une table.
web-your-name = Votre nom
web-guest = Invité
web-to-start = Accueil
web-loading = Un instant…
web-not-found = Page introuvable
web-no-table = Cette table ne peut pas être ouverte
web-reconnecting = Connexion perdue. Reconnexion…
web-close = Fermer

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-look-on = Regarder
web-new-table = Nouvelle table
web-open-table = Ouvrir la table
web-what-is-different = Ce qui change
web-bots = Bots
web-bot-level = Niveau des bots
web-bot-novice = Débutant
web-bot-novice-text = A appris le jeu il y a une heure. Les enfants le battent.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Amateur
web-bot-casual-text = Joue le dimanche et remanie une ou deux séries.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Habile
web-bot-skilled-text = Ne laisse rien passer et pose tout ce qu’il peut.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Expert
web-bot-expert-text = Garde ses jokers pour finir.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Maître
web-bot-master-text = Pèse chaque tour et attend le bon moment.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Force des bots
web-think = Temps de réflexion
web-tempo = Comment les bots posent
web-tempo-calm = Calmement, pas à pas
web-tempo-brisk = Vivement, pas à pas
web-tempo-at-once = D’un seul coup
web-as-edition = Comme dans l’édition
web-games = Parties du match
web-public = Tout le monde peut trouver cette table
web-allow-hints = Indices autorisés
web-waiting-room = En attente de joueurs
web-free-seat = Place libre
web-sit = S’asseoir
web-add-bot = Ajouter un bot
web-remove-bot = Retirer le bot
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code QR
web-get-up = Quitter la place

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } (jokers : { $jokers })
web-fact-opening =
    Première pose : au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-fact-opening-any = Première pose : sans minimum de points
web-fact-clock =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } par tour
web-fact-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    } par tour
web-fact-no-clock = Sans minuteur
web-fact-no-clock-here = Sans minuteur sur un appareil partagé
web-fact-special = Jokers doubles, bicolores et miroirs
web-fact-joker-free = Les séries avec joker se réarrangent comme les autres
web-fact-joker-strict = Les séries avec joker ne se cassent pas ; un joker doit être remplacé
web-fact-draw-always = Vous piochez à chaque tour, puis vous posez ou déposez une tuile
web-fact-open-tile = Une tuile est découverte ; prenez-la si elle termine la partie
web-fact-redeal = Avec { $count } doublets, vous pouvez demander une nouvelle donne
web-fact-hand-game = Poser tout le plateau d’un coup compte double
web-fact-joker-penalty =
    Un joker resté sur le plateau coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The table

web-leave = Retour à l’accueil
web-last-turn = Montrer le dernier tour
web-rules = Règles
web-tools = Outils
web-redo = Rétablir
web-reset = Tout reprendre
web-hint = Indice
web-sort = Trier les tuiles
web-sort-runs = Trier par suites (789)
web-sort-groups = Trier par groupes (777)
web-sort-own = Mon propre ordre
web-play = Poser
web-draw = Piocher
web-pass = Passer
web-discard = Déposer
web-take = Prendre
web-keep = Garder mes tuiles
web-redeal = Nouvelle donne
web-come-back = Reprendre ma place
web-new-set = Nouvelle série
web-new-tile = nouveau
web-opened = a fait la première pose
web-ask-count = Demander à { $player } combien de tuiles restent
web-referee = L’arbitre décide.
web-table-decides = Les joueurs décident du dernier tour. S’ils ne sont pas d’accord, il est maintenu.
web-choose-discard = Choisissez une tuile à déposer.
web-discard-later = Jouez d’abord ce que vous avez posé, ou reprenez-le.
web-show-rule = Voir la règle
web-hint-some =
    { $count ->
        [one] Vous pouvez poser { $count } tuile. Demandez encore pour voir laquelle.
       *[other] Vous pouvez poser { $count } tuiles. Demandez encore pour voir lesquelles.
    }
web-hint-tiles = Vous pouvez poser : { $tiles }. Demandez encore pour voir comment.
web-hint-shown = Voici une façon de jouer.
web-say-to-rack = De retour sur le plateau : { $tiles }.
web-say-set = La série est maintenant : { $tiles }.

## Plans, steps, places

web-plan-hide = Regarder
web-plan-show = Mon plan
web-plan-kept = Votre plan est gardé.
web-plan-lost =
    La table a changé : { $count ->
        [one] { $count } tuile de votre plan est revenue
       *[other] { $count } tuiles de votre plan sont revenues
    } sur le plateau.
web-plan-holds = Votre plan tient toujours.
web-plan-drop = Abandonner le plan
web-play-plan = Poser mon plan
web-next-step = Étape suivante
web-all-steps = Tout d’un coup
web-step-laid = Du plateau : { $tiles }.
web-step-moved = Sur la table : { $tiles }.
web-turn-of = { $player } : étape { $step } sur { $steps }
web-run = Continuer
web-stop = Pause
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-tidy = Ranger la table
web-the-deal = La donne
web-deal-promise = Ce nombre était fixé avant la première tuile. Il scelle l’ordre de toutes les tuiles ; après la partie, vous pouvez vérifier que personne ne l’a changé.

## Pass and play

web-pass-and-play = Chacun son tour, un seul appareil
web-pass-lead = Plusieurs personnes, un appareil : il passe de main en main.
web-local-players = Personnes sur cet appareil
web-local-name = Nom du joueur { $number }
web-pass-start = Commencer la partie
web-hand-over = Passez l’appareil à { $player }.
web-hand-over-why = Tous les plateaux sont cachés jusqu’à ce qu’on appuie sur le bouton.
web-i-am = Je suis { $player }

## The end of a game

web-next-game = Partie suivante
web-rematch = Rejouer
web-waiting-others = En attente des autres…
web-score-sheet = Feuille de score
web-check-deal = Vérifier la donne
web-deal-right = Recalculée sur cet appareil : la donne est celle promise avant la partie.
web-deal-wrong = La donne ne correspond pas à ce qui était promis avant la partie.
web-deal-racks-wrong = La graine est celle promise, mais elle donne d’autres tuiles.
web-deal-cheated = Cette donne n’était pas honnête : le serveur n’a pas tenu sa promesse.
web-deal-seen-wrong = Vous n’avez pas reçu les tuiles dont il est question maintenant : cet appareil en a vu d’autres.
web-deal-salt-wrong = Votre appareil a ajouté son propre nombre au hasard ; le serveur l’a accepté puis laissé de côté.
web-deal-salts-wrong = Quelqu’un qui n’était pas à la table a ajouté quelque chose au hasard ; la donne pouvait donc être choisie.
web-deal-partly = Recalculée sur cet appareil : la graine promise donne ces tuiles. Pour le reste, il faut y croire :
web-deal-salt-unseen = Cet appareil n’a rien ajouté au hasard ; le serveur aurait pu chercher une donne à son goût.
web-deal-racks-unseen = Cet appareil n’a pas vu distribuer ces tuiles ; il ne les connaît que par le serveur.
web-deal-unknown = La donne ne peut pas être vérifiée maintenant.

## Rules sheet

web-rules-sets = Séries
web-rules-group = Un groupe est fait d’au moins trois tuiles du même chiffre, chacune d’une couleur différente.
web-rules-run = Une suite est faite d’au moins trois chiffres consécutifs d’une même couleur.
web-rules-jokers = Jokers
web-rules-joker = Un joker remplace n’importe quelle tuile.
web-rules-double = Le joker double remplace deux tuiles voisines.
web-rules-two-colour = Au joker bicolore, une suite change de couleur.
web-rules-mirror = Le joker miroir ne remplace aucune tuile : ses deux côtés se reflètent.
web-rules-opening = Première pose
web-rules-opening-text =
    Vos premières séries viennent seulement de votre plateau et valent ensemble au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Les jokers comptent pour ce qu’ils remplacent. Ensuite vous pouvez aussi utiliser les séries de la table.
web-rules-opening-any = Vos premières séries viennent seulement de votre plateau ; il n’y a pas de minimum de points. Ensuite vous pouvez aussi utiliser les séries de la table.
web-rules-turn = Votre tour
web-rules-turn-text = Posez au moins une tuile de votre plateau et réarrangez la table à votre gré : à la fin, chaque tuile doit faire partie d’une série. Si vous ne pouvez ou ne voulez pas, piochez.
web-rules-end = La fin
web-rules-end-text = Qui pose sa dernière tuile gagne. Les autres perdent les points restés sur leur plateau, et le gagnant les reçoit.
web-keys = Clavier

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs
web-palette-box = Comme dans la boîte
web-palette-safe = Faciles à distinguer
web-large-tiles = Grandes tuiles
web-motion = Animations
web-motion-auto = Comme l’appareil
web-motion-less = Moins
web-sound = Sons
web-vibration = Vibration
web-letter-keys = Touches d’une seule lettre
web-letter-keys-alt = Avec Alt
web-on = Oui
web-off = Non
