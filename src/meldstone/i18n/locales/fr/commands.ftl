### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } et { $other } ne vont pas ensemble
cli-error-no-value = { $what } ne prend pas de valeur
cli-error-one-of = il manque l’un de ceux-ci : { $what }
cli-error-ambiguous = { $what } peut désigner plusieurs options : { $choices }
usage-together = { $option } ne va pas avec { $chosen }
usage-solve = solve demande --rack, --position ou --jsonl
usage-step = --step lit le clavier ; l’enregistrement ne peut donc pas venir de l’entrée standard
usage-seat = --seat { $value } : cette partie a les places { $letters }, ou 1 à { $most }
usage-set = --set demande RÈGLE=VALEUR, pas « { $value } »
usage-positive = { $option } demande un nombre à partir de 1
usage-address = --address va avec --engine ray
usage-sprt = --sprt demande deux taux de victoire en pour cent, par exemple 50:55
usage-bots = --bots demande les bots qui jouent, par exemple --bots skilled,novice
usage-league-few = --league demande autant de bots différents que de places ({ $players }), chacun une fois
usage-league-many = --bots nomme plus de bots ({ $bots }) qu’il n’y a de places ({ $players }) ; --league les fait tous se rencontrer
usage-seconds = { $option } demande des secondes, plus de 0
usage-resumed = { $option } est fixé par le travail que --resume continue
usage-range = { $option } est trop petit ou trop grand
usage-free-jokers = --edition demande une édition à jokers libres, par exemple classic
usage-delay = --in { $value } : on attend 90s, 5m ou 1h
usage-week = --in { $value } : une semaine au plus

## meldstone solve, check

solve-text = Trouve le meilleur coup et dessine la table avant et après, ou répond à des lignes JSON de l’entrée standard.
solve-table = les séries sur la table, par exemple { $example } (par défaut : aucune)
solve-rack = les tuiles du plateau, par exemple { $example }
solve-opening = vous n’avez pas encore fait votre première pose
solve-position = tout cela sur une ligne : { $example }
solve-objective = ce qu’il faut poser le plus si le plateau ne peut être vidé (par défaut : tiles)
solve-fewest = prouver qu’aucun meilleur coup ne change moins de séries ; cela peut durer
solve-explain = énumérer les étapes, l’une après l’autre
cli-jsonl = répondre à des lignes JSON de l’entrée standard
check-text = Lit des lignes JSON sur l’entrée standard et répond à chacune par une ligne JSON.

## A move, drawn and told

move-before = avant
move-after = après
move-legend = * de votre plateau   • changée   + nouvelle   - épuisée
move-joker = { $joker } dans la série { $set } : { $meant }
move-mirror = { $joker } dans la série { $set } : le miroir
move-lay = Posez la série { $target } depuis votre plateau
move-add = Ajoutez { $tiles } de votre plateau à la série { $target }
move-join = Réunissez la série { $source } et la série { $target }
move-split = Cassez la série { $source } : mettez { $tiles } dans la série { $target }
move-split-begin = Cassez la série { $source } : commencez la série { $target } avec { $tiles }
move-swap = Échangez le joker : mettez { $tiles } de la série { $source } dans la série { $target }
move-swap-begin = Échangez le joker : commencez la série { $target } avec { $tiles } de la série { $source }
move-swap-for = Échangez le joker de la série { $source } contre { $tile } : mettez { $tiles } dans la série { $target }
move-swap-for-begin = Échangez le joker de la série { $source } contre { $tile } : commencez la série { $target } avec { $tiles }
move-end = Mettez { $tiles } du bout de la série { $source } dans la série { $target }
move-end-begin = Commencez la série { $target } avec { $tiles } du bout de la série { $source }
move-take = Mettez { $tiles } de la série { $source } dans la série { $target }
move-take-begin = Commencez la série { $target } avec { $tiles } de la série { $source }
move-step = { $step }.
move-step-done = { $step } : { $tiles }.
move-nothing = Il n’y a rien à poser.
move-places =
    Pose { $tiles } : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
move-finishes = Le plateau est vide.
move-changes =
    Change { $changed } sur { $count ->
        [one] { $count } série
       *[other] { $count } séries
    } de la table.
move-changes-fewest =
    Change { $changed } sur { $count ->
        [one] { $count } série
       *[other] { $count } séries
    } de la table, le minimum prouvé.
move-unproven-tiles =
    Pas prouvé le meilleur : il existe peut-être un coup avec jusqu’à { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
move-unproven-points =
    Pas prouvé le meilleur : il existe peut-être un coup avec jusqu’à { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
move-proven-tiles = Prouvé : aucun coup valable ne pose plus de tuiles.
move-proven-points = Prouvé : aucun coup valable ne pose plus de points.
move-proven = Prouvé.

## meldstone verify

verify-of-judge = règles
verify-of-commitment = promesse
verify-of-deal = donne
verify-of-moves = coups
verify-of-score = points
verify-ok = bon
verify-failed = FAUX
verify-judged-by = état des règles { $judge }
verify-judged-by-older = état des règles { $judge } ; les nouvelles parties ont l’état { $newest }
verify-promised = la graine est celle promise avant la donne
verify-deals =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }, comme le veut la graine
verify-events =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    } ; réglés par le minuteur et repris tels quels : { $settled }
verify-not-over = la partie n’est pas finie, rien à vérifier
verify-no-beginning = l’enregistrement ne commence pas par game-opened
verify-bad-seed = la graine n’a pas 64 chiffres hexadécimaux
verify-no-seed = pas de graine pour donner les tuiles
verify-not-promised = la graine ne correspond pas à la promesse faite avant la donne
verify-other-draw = le tirage du premier joueur n’est pas celui de la graine
verify-other-deal = la donne { $number } n’est pas celle de la graine
verify-other-starter = la donne nomme un autre premier joueur que le tirage
verify-event = événement { $number } : { $problem }
verify-too-much = trop d’erreurs pour continuer
verify-from-nowhere = { $event } vient de nulle part
verify-not-due = { $event } n’était pas attendu
verify-not-by-rules = { $event } n’est pas ce que donnent les règles
verify-another-due = { $due } était attendu, pas { $event }
verify-stops = l’enregistrement s’arrête avant { $event }
verify-more = … et encore { $count }

## meldstone editions

topic-box = Quelles tuiles il y a et pour combien de joueurs
topic-setup = De la boîte fermée au premier tour
topic-sets = Ce qu’est une série valable
topic-opening = Les premières séries qu’un joueur pose
topic-turn = Piocher et déposer
topic-jokers = Comment les jokers de la table se libèrent et servent
topic-clock = La limite de temps et ce qui arrive ensuite
topic-ending = Les points
topic-conduct = Ce que les joueurs peuvent savoir, doivent dire et peuvent demander
editions-extends = s’appuie sur : { $chain }
editions-base = ce d’où partent toutes les éditions
editions-choose = les joueurs s’accordent sur { $rules } ({ $example })
editions-rule = règle
editions-value = valeur
editions-instead = base : { $value }

## meldstone arena, train

arena-text = Fait jouer beaucoup de parties entre bots, chaque donne à nouveau avec des places échangées, et rapporte taux de victoire et points avec des intervalles à 95 %.
arena-bots = qui joue, par exemple { $example } ; ajoutez :points ou :place pour le but ; le dernier prend les places restantes
arena-players = places à la table (par défaut : { $default })
arena-games = parties, arrondies à des donnes entières (par défaut : { $default })
arena-seed = graine de toutes les donnes (par défaut : { $default })
arena-think = temps de réflexion par tour des bots qui planifient, en secondes (par défaut : { $default })
arena-league = jouer toutes les compositions de bots, avec des cotes
arena-sprt = arrêter tôt, dès qu’un de deux taux de victoire du premier bot est clair (par défaut : égal contre un dixième de plus, comme 50:55)
arena-workers = processus (par défaut : un par cœur)
arena-engine = des processus de cette machine, ou une grappe Ray (meldstone[ray])
arena-address = où se trouve la grappe, ou auto (par défaut : une grappe locale pour ce travail)
arena-json = écrire le résultat avec toutes les parties dans ce fichier ; - pour la sortie standard
arena-report = écrire une page avec des graphiques dans ce fichier
arena-resume = continuer le travail d’un fichier de résultat, jusqu’à --games
arena-check = vérifier l’enregistrement de chaque partie
arena-column-bot = bot
arena-column-games = parties
arena-column-wins = gagnées
arena-column-win-rate = taux de victoire
arena-column-points = points par partie
arena-column-rating = cote
arena-share = { $share } %
arena-range = { $value } ({ $low } à { $high })
arena-ahead = Devant à la même table, ligne contre colonne :
arena-played = { $games } parties de { $deals } donnes, { $edition }, joueurs : { $players }, graine { $seed } ; { $turns } tours par partie ; à parts égales, ce serait { $even } %
arena-brackets = Entre parenthèses : intervalles à 95 % ; les parties d’une donne comptent ensemble (docs/arena.md).
arena-stand = rapport de log-vraisemblance { $ratio }, bornes { $low } et { $high }
arena-undecided = { $bot } : pas encore de décision entre { $low } % et { $high } % de victoires ({ $stand })
arena-accepted = { $bot } : { $accepted } % de victoires acceptés contre { $other } % ({ $stand })
arena-stopped = Arrêté après { $games } parties. Pour continuer : { $command }
arena-dealing = donne
arena-left = restant
train-text = Instruit le bot maître dans des parties contre lui-même et contre des joueurs qui posent le plus de tuiles ; les mêmes options donnent les mêmes leçons.
train-edition = édition à jokers libres (par défaut : { $default })
train-objective = ce pour quoi l’on joue (par défaut : { $default })
train-games = parties dont on apprend (par défaut : { $default })
train-rounds = passes d’apprentissage (par défaut : { $default })
train-seed = graine de tout le hasard (par défaut : { $default })
train-out = où vont les leçons (par défaut : { $default })
train-done = { $file } : traits appris : { $features } ; joueurs : { $players }, jokers : { $jokers }, but : { $objective }
train-learning = apprentissage
train-error = erreur quadratique moyenne { $error }

## meldstone serve

serve-text = Ouvre des tables par HTTP et WebSocket jusqu’à l’arrêt (Ctrl-C ou SIGTERM). Il n’y a rien à configurer.
serve-more = Chaque réglage peut aussi venir de l’environnement (MELDSTONE_PORT=9000) ou d’un fichier TOML (port = 9000) ; les options passent avant l’environnement, l’environnement avant le fichier. Sans --database, les données sont dans un fichier SQLite de $MELDSTONE_DATA ou du dossier de données de l’utilisateur. docs/operate.md montre un service derrière un proxy, et plusieurs processus sur PostgreSQL.
serve-settings = réglages du fichier et de l’environnement, avec leurs valeurs par défaut :
serve-host = adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)
serve-port = port d’écoute (par défaut : 8080 ; 0 en choisit un libre)
serve-database = sqlite:///chemin/du/fichier ou postgresql://utilisateur:motdepasse@machine/nom
serve-allowed-host = répondre aussi à ce nom, play.example.org ; peut être répété
serve-origin = servir aussi les pages de cette origine ; peut être répété
serve-config = lire les réglages de ce fichier TOML ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning ou error (par défaut : info)

## meldstone backup, restore

backup-text = Écrit tables, parties, cotes et comptes, tels qu’à un instant, dans un fichier. Les serveurs continuent. Le fichier contient des empreintes de mots de passe et des secrets : gardez-le en lieu sûr.
backup-file = où écrire ; le fichier apparaît quand il est complet
backup-force = remplacer FILE
backup-database = sqlite:///chemin/du/fichier ou postgresql://utilisateur@machine/nom (par défaut : $MELDSTONE_DATABASE, sinon le fichier du serveur)
backup-writing = écriture
backup-done = { $file } : { $bytes } octets, tout de { $database }
restore-text = Remplace le contenu d’une base de données par une sauvegarde, tout d’un coup ou rien. Une sauvegarde de SQLite va aussi dans PostgreSQL et inversement. Les serveurs en marche rechargent leurs tables.
restore-file = une sauvegarde
restore-force = remplacer ce que contient la base de données
restore-deleted = identifiants des comptes supprimés depuis, un par ligne, pour une base de données qui ne les connaît pas : ils restent supprimés
restore-restoring = restauration
restore-done = { $database } : tout de { $file }

## meldstone admin

admin-text = S’occupe des gens et des tables, même pendant que les serveurs tournent. Les noms sont ceux des comptes, quelle que soit la graphie ; un identifiant convient aussi.
admin-accounts = lister les comptes
admin-rooms = lister les tables
admin-reports = lister les signalements, le dernier d’abord
admin-report = montrer un signalement avec ce qui s’est passé à la table
admin-rename = donner un autre nom à un compte
admin-ban = terminer toutes les sessions d’un compte et ne plus laisser entrer personne
admin-unban = laisser de nouveau entrer un compte bloqué
admin-reset-password = définir un mot de passe montré une seule fois, et annuler toutes les sessions et tous les codes de secours
admin-close-room = fermer une table ; ses parties finies restent
admin-announce-restart = dire à tous les joueurs quand les serveurs redémarrent
admin-verify-backup = vérifier qu’une sauvegarde est entière et que chaque table s’y lit
admin-as-json = répondre en lignes JSON, pour les scripts
admin-of-database = la base de données des serveurs (par défaut : comme pour meldstone serve)
admin-with-name = seulement ceux dont le nom contient ceci
admin-only-banned = seulement les comptes bloqués
admin-with-status = seulement celles dans cet état
admin-with-player = seulement celles où ce compte a une place
admin-which-report = le signalement, tel que « reports » le liste
admin-at-most = au plus ce nombre (par défaut : { $default })
admin-which-account = le compte
admin-new-name = son nom désormais
admin-which-room = l’identifiant de la table, comme dans son lien
admin-in = dans 90s, 5m ou 1h
admin-cancel = pas de redémarrage, finalement
admin-words = ce que vous ajoutez, montré tel quel à tous
