### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } pose { $count } : { $tiles }{ $changed ->
        [0] { "" }
        [one]  ; une série modifiée
       *[other]  ; { $changed } séries modifiées
    }
ear-story-new = Nouvelle série : { $set }.
ear-story-made = Nouvelle série : { $set } ; du plateau : { $tiles }.
ear-story-rebuilt = Nouvelle série venue de la table : { $set }.
ear-story-added = Ajouté à la série { $set } : { $tiles }.
ear-story-taken = Pris à la série { $set } : { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Table : { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }
ear-your-side = Votre tour et votre plateau
ear-run-of-colour = { $place } : { $colour } { $from } à { $to }
ear-span = { $place } : { $kind } { $from } à { $to }
ear-kind = { $place } : { $kind } de { $number }
ear-no-set = { $place } : pas encore une série
ear-with-joker =
    { $count ->
        [one] avec joker
       *[other] avec { $count } jokers
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } série a changé.
       *[other] { $count } séries ont changé.
    }
ear-nothing-to-redo = Il n’y a rien à rétablir.

## The whole story, the typed line and the keys

ear-story = Ce que les autres ont fait
ear-story-nothing = Rien ne s’est passé depuis votre dernier tour.
ear-no-ends = On ne peut rien ajouter à aucune série.
ear-nothing-fits = Aucune de vos tuiles ne va seule à une série.
ear-not-now = Vous ne pouvez pas déplacer de tuiles maintenant.
ear-no-hints = Il n’y a pas d’indices à cette table.
ear-nothing-to-take = Il n’y a rien à prendre.
ear-again-play = Appuyez encore sur P pour poser.
ear-again-draw = Appuyez encore sur D pour piocher une tuile.
ear-again-pass = Appuyez encore sur D pour passer.
ear-type = Taper le tour
ear-type-close = Fermer la ligne
ear-type-how = Par exemple : { $example } ; puis Entrée. Ctrl + Entrée pose aussitôt, Échap ferme. « { $help } » montre toutes les commandes.
ear-keys-move = Dans les réglages, les lettres seules peuvent passer à Alt et la lettre, ou être désactivées.
ear-help-take = vos tuiles reviennent sur le plateau, les autres restent à part ; sans tuiles : la série entière
ear-key-arrows = de tuile en tuile
ear-key-pages = de série en série ; sur le plateau, à ses bouts
ear-key-home = là où vous étiez sur le plateau, sur la table
ear-key-tile = une lettre et un nombre : à cette tuile ; encore : à la suivante pareille
ear-key-enter = choisir la tuile, ou y mettre ce qui est choisi
ear-key-new = une nouvelle série avec ce qui est choisi
ear-key-back = ce qui est choisi revient sur le plateau
ear-key-undo = annuler, rétablir
ear-key-play = poser : le premier appui demande, le second le fait
ear-key-draw = piocher ou passer, de même
ear-key-hint = indice
ear-key-type = taper le tour
ear-key-rack = votre plateau
ear-key-sets = les séries sur la table
ear-key-ends = ce qu’on peut ajouter aux séries
ear-key-fits = lesquelles de vos tuiles vont quelque part, et quelles séries vous avez
ear-key-wrong = ce qui ne va pas sur la table
ear-key-last = toute l’histoire des tours des autres
ear-key-counts = les tuiles de chacun, et la pioche
ear-key-time = à qui le tour, et le temps qui reste
ear-key-help = ces touches
