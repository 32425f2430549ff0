### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Qui vient ?
wait-table-of = Table : { $player }
wait-take-a-seat = Prenez place. La partie commence d’elle-même quand toutes les places sont prises.
wait-you-are-in = Vous avez une place. Dès que les autres sont là, la partie commence.
wait-complete = Tout le monde est là.
wait-begins-in = Tout le monde est là. La partie commence dans { $count } s.
wait-not-yet = Pas encore
wait-bring-others = Inviter encore quelqu’un
wait-anyone-with-code = Quiconque a le lien ou ces cinq lettres peut s’asseoir.
wait-anyone-with-link = Quiconque a le lien peut s’asseoir.
wait-in-the-lobby = Cette table figure aussi parmi les tables ouvertes : quiconque cherche un adversaire la trouve.
wait-code = Code de cette table : { $code }
wait-send-link = ou envoyez le lien
wait-copy-link = Copier le lien
wait-share = Partager
wait-link-copied = Le lien est copié : collez-le dans un message.
wait-link-not-copied = Le navigateur n’a pas permis de copier le lien. Sélectionnez-le et copiez-le vous-même.
wait-at-the-table = À la table
wait-you-and-yours = vous, et votre table
wait-you = vous
wait-owner = a ouvert cette table
wait-sits-here = est à cette place
wait-is-looking = regarde la table…
wait-somebody = Quelqu’un
wait-fill-with-bots = Compléter avec des bots
wait-change = Modifier
wait-what-is-played = Ce qui se joue
wait-more-rules = Plus de règles
wait-all-see = Tout le monde ici le voit aussitôt.
wait-changed = { $player } a changé ce qui se joue : { $what }
wait-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
wait-a-turn = { $time } par tour
wait-no-clock = sans minuteur
wait-private = privée
wait-public = ouverte à tous
wait-with-hints = avec indices
wait-hints-text = Sinon, il n’y a d’indices que pour qui joue seul contre des bots.
wait-bell = Une cloche sonne quand quelqu’un s’assoit, même si cette fenêtre est derrière d’autres. La partie commence d’elle-même quand toutes les places sont prises.
wait-sat-down = { $player } a pris place à la table.
wait-begin-with = Commencer à { $count }
wait-begins = La partie commence

## Private tables

wait-table-private = { $player } : cette table est privée.
wait-this-private = Cette table est privée.
wait-ask-or-knock = Demandez le lien ou les cinq lettres, ou frappez à la porte.
wait-knock = Frapper
wait-knocked = Vous avez frappé. Dès que quelqu’un à la table vous laisse entrer, la table s’ouvre ici.
wait-would-like-to-join = { $player } aimerait jouer.
wait-let-in = Laisser entrer
wait-not-now = Pas maintenant
wait-no-such-code = Aucune table n’a ce code. Sa partie est peut-être finie, ou une lettre est différente.

## Somebody is away

wait-away-bot-in = { $player } n’est pas là · bot dans { $time }
wait-for = Attendre
wait-for-player = Attendre { $player } deux minutes de plus
wait-waited = La table attend { $player } deux minutes de plus.
wait-touch-to-play = Un bot vous remplace. Touchez une de vos tuiles et vous reprenez le jeu.

## Back at the table

wait-welcome-back = Vous revoilà, { $player }
wait-sat-in = { $bot } a joué à votre place pendant { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } tour pour vous : { $laid } posées, { $drawn } piochées.
       *[other] { $count } tours pour vous : { $laid } posées, { $drawn } piochées.
    }
wait-no-turns = Votre tour n’est pas venu entre-temps.
wait-turn = Tour { $number }
wait-drew = pioché
wait-laid = posé
wait-passed = passé
wait-jokers-kept = Aucun de vos jokers n’a été touché.
wait-play-on = Reprendre le jeu
wait-show-me = Montrer
wait-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
wait-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

## Leaving for a while

wait-leave-title = Partir pour le moment ?
wait-leave-alone = La partie vous attend, des jours s’il le faut. Vous la retrouvez à l’accueil sous « Vos tables ».
wait-leave-others = Les autres voient que vous n’êtes pas là. Après une minute, un bot vous remplace : il ne fait d’abord que piocher et ne pose jamais de joker. Votre place reste la vôtre.
wait-leave-clock = Le minuteur continue sans vous. Votre place reste la vôtre.
wait-leave-go = Aller à l’accueil
wait-stay = Rester

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
wait-running-tables =
    { $count ->
        [one] { $count } table en cours
       *[other] { $count } tables en cours
    }
wait-welcome = Bienvenue, { $player }.
wait-now-yours = À vous désormais : { $what }.
wait-bring-title = Emporter ce que vous avez joué sur cet appareil ?
wait-bring-text = En tant qu’invité, vous avez ici : { $what }.
wait-bring-yes = Emporter
wait-bring-no = Non, laisser
wait-bring-kept = Cela reste sur cet appareil : déconnectez-vous et vous êtes de nouveau l’invité.

## Choosing rules

wait-search-rules = Chercher dans les règles
wait-rules-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
wait-rules-reset = Revenir à l’édition
wait-often-changed = Souvent modifiées
wait-no-rule-found = Aucune règle ne contient ces mots.

## More time for somebody

wait-my-time = Temps pour mes tours
wait-time-times = temps × { $times }
wait-time-same = le même
