### The language of typed turns, in the terminal and in the line of the browser.

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
typed-hint = indice, conseil
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

## What is wrong with a line

term-same-set = C’est la même série.
term-last-tile = { $tile } est la dernière tuile de la série { $set } ; rien ne vient après.
term-no-other = Il n’y a pas d’autre tuile { $tile } sur la table ni sur votre plateau.
term-already-taken = Vous avez déjà pris une tuile ; « { $undo } » ou « { $reset } » la rend.
term-no-set = Il n’y a pas de série { $set } : la dernière est la { $last }.
term-no-set-at-all = Il n’y a pas de série { $set } : la table est vide.
term-no-home = Aucune série de la table ne contient { $tiles }.
term-which-home = { $tiles } : dans les séries { $sets }. Dites laquelle, par exemple : { $from } { $first }
term-only-one = Vous n’avez qu’une tuile { $tile } sur le plateau ou en main.
term-have-no = Vous n’avez pas la tuile { $tile } sur le plateau ni en main.
term-set-has-no = La série { $set } n’a pas la tuile { $tile }.
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

## What each command does

help-lay = une nouvelle série de votre plateau ; plusieurs, séparées par « ; »
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
help-hint = un indice
help-show = montre de nouveau la table
help-quit = quitter la partie
help-tiles = Tuiles : { $colours }.
help-double = joker double, deux voisines
help-two-colour = joker bicolore, la couleur change
help-mirror = joker miroir
help-any-order = L’ordre et les majuscules n’importent pas ; des tuiles seules signifient « { $lay } ».
help-by-name = Les tuiles peuvent aussi être nommées : { $example }. Les mots anglais sont toujours compris.
help-no-clock = Il n’y a pas de minuteur ici : prenez votre temps.
