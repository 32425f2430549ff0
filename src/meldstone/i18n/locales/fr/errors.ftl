## One set (RULES.md C)

set--too-short =
    { $tiles } : { $count ->
        [one] { $count } tuile ne suffit pas
       *[other] { $count } tuiles ne suffisent pas
    } ; il en faut au moins { $minimum } pour une série.
set--too-few-number-tiles =
    { $tiles } : Une série doit contenir au moins { $minimum ->
        [one] une tuile chiffrée
       *[other] { $minimum } tuiles chiffrées
    } ; des jokers seuls ne suffisent pas.
set--not-a-run-or-group = { $tiles } : Ce n’est pas une série. Un groupe réunit le même chiffre en plusieurs couleurs, une suite des chiffres consécutifs d’une même couleur.
set--group-colour-twice = { $tiles } : Dans un groupe, chaque couleur ne peut figurer qu’une fois.
set--group-too-large =
    { $tiles } : Un groupe compte au plus { $maximum ->
        [one] { $maximum } tuile
       *[other] { $maximum } tuiles
    }, une par couleur ; un joker double compte pour deux.
set--run-not-consecutive = { $tiles } : Les chiffres d’une suite doivent se suivre sans trou, dans l’ordre où les tuiles sont posées.
set--run-colours-mixed = { $tiles } : Toutes les tuiles d’une suite doivent être de la même couleur.
set--run-falling = { $tiles } : Ici, les suites se posent dans l’ordre croissant. Inversez celle-ci.
set--run-out-of-bounds = { $tiles } : Une suite va au plus de 1 à 13 : rien ne vient avant le 1 ni après le 13.
set--run-wraps = { $tiles } : Après le 13, il n’y a plus rien : le 1 est le chiffre le plus bas.
set--two-colour-joker-in-group = { $tiles } : Le joker bicolore ne va que dans une suite, pas dans un groupe.
set--two-colour-joker-same-colour = { $tiles } : La suite doit changer de couleur au joker bicolore.
set--two-colour-joker-at-end = { $tiles } : Le joker bicolore ne doit pas se trouver à une extrémité de la suite.
set--two-colour-joker-third-colour = { $tiles } : Même avec plusieurs jokers bicolores, une suite ne peut alterner qu’entre deux couleurs.
set--two-mirrors = { $tiles } : Une série ne peut contenir qu’un seul joker miroir.
set--mirror-sides-uneven = { $tiles } : Les deux côtés du joker miroir doivent avoir la même longueur. Ce que vous ajoutez d’un côté, ajoutez-le aussi de l’autre.
set--mirror-sides-differ = { $tiles } : Les deux côtés doivent se refléter : mêmes chiffres et mêmes couleurs en partant du joker miroir.
set--mirror-side-too-short =
    { $tiles } : Il faut au moins { $minimum ->
        [one] une tuile
       *[other] { $minimum } tuiles
    } de chaque côté du joker miroir.
set--mirror-valley = { $tiles } : Les chiffres doivent croître en direction du joker miroir.
set--mirror-apex-out-of-bounds = { $tiles } : Un chiffre doit pouvoir prendre la place du joker miroir ; ici, il serait inférieur à 1 ou supérieur à 13.
set--declaration-does-not-fit = { $tiles } : Ces tuiles ne peuvent pas représenter les chiffres annoncés { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles } : Cette tuile n’existe pas dans cette édition.
tile--too-many-copies =
    { $tiles } : La boîte ne contient que { $held ->
        [one] { $held } tuile de ce genre
       *[other] { $held } tuiles de ce genre
    }, mais il y en a { $count } ici.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles } : Ce qui était sur la table doit y rester. Remettez-le dans une série.
turn--tile-from-nowhere = { $tiles } : Vous ne pouvez utiliser que ce qui se trouve sur la table ou sur votre plateau.
turn--tile-twice = { $tiles } : Une tuile ne peut être qu’à un seul endroit.
turn--no-own-tile = Posez au moins une tuile de votre plateau, ou piochez.
turn--own-tile-not-placed = { $tiles } : Ce que vous posez depuis votre plateau doit faire partie d’une série.
turn--too-involved = Ce tour est trop compliqué pour être jugé. Répartissez-le sur deux tours.
opening--too-few-points =
    Votre première pose vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; il en faut au moins { $minimum }.
opening--table-touched = { $tiles } : Lors de votre première pose, ne touchez pas aux séries de la table ; posez seulement de nouvelles séries de votre plateau.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles } : Une série avec un joker ne peut pas être cassée. On peut y ajouter des tuiles.
joker--locked-set-shrunk = { $tiles } : On ne peut rien retirer d’une série avec un joker. Échangez d’abord le joker.
joker--freed-without-exchange = { $tiles } : On ne peut prendre un joker qu’en l’échangeant contre la tuile qu’il représente.
joker--replaced-from-table = { $tiles } : La tuile échangée contre un joker doit venir de votre plateau.
joker--not-in-new-set = { $tiles } : Le joker que vous prenez doit entrer dans une nouvelle série pendant le même tour.
joker--new-set-needs-rack-tiles = { $tiles } : La nouvelle série avec le joker doit être formée avec des tuiles de votre plateau.
joker--too-early = { $tiles } : Vous ne pouvez prendre des jokers qu’à partir du tour qui suit votre première pose.
joker--group-needs-both-tiles = { $tiles } : Dans un groupe de trois, le joker ne s’échange que contre les deux tuiles manquantes à la fois.
joker--special-joker-swap = { $tiles } : Un joker spécial et un autre joker ne peuvent pas être échangés l’un contre l’autre.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles } : La tuile déposée que vous prenez doit entrer dans une nouvelle série pendant le même tour.
discard--nothing-to-take = Il n’y a pas de tuile déposée à prendre.
discard--already-drawn = On prend la tuile déposée au lieu de piocher, et vous avez déjà pioché.
discard--not-in-this-edition = Dans cette édition, on ne dépose pas de tuiles.
discard--not-your-tile = { $tiles } : Vous ne pouvez déposer qu’une tuile de votre plateau.
open-tile--nothing-to-take = Il n’y a pas de tuile découverte à prendre.
open-tile--does-not-finish = { $tiles } : Vous ne pouvez prendre la tuile découverte que si elle vous permet de terminer la partie à ce tour.
open-tile--not-used = { $tiles } : Si vous prenez la tuile découverte, vous devez la poser pendant le même tour.

## Commands of the game

command--stale-version = La partie a avancé entre-temps. Regardez la table et réessayez.
command--not-your-turn = Ce n’est pas votre tour.
command--no-such-seat = Cette place n’existe pas à cette table.
command--not-now =
    { $phase ->
        [ready] La partie commence quand tout le monde est prêt.
        [playing] Ce n’est pas possible en cours de partie.
        [paused] La partie est suspendue jusqu’à la décision de l’arbitre.
        [finished] La partie est terminée.
       *[other] Ce n’est pas possible maintenant.
    }
command--malformed =
    { $field ->
        [declared] Annoncez les chiffres de toutes les séries de la table, ou d’aucune.
       *[other] La commande est incompréhensible ({ $reason }).
    }
command--time-runs-backwards = La commande porte une heure antérieure à la précédente. Vérifiez l’heure.
draw--pool-empty = La pioche est vide ; il n’y a plus de tuile à piocher.
draw--already-drawn = Vous avez déjà pioché pendant ce tour.
draw--draw-first = Piochez d’abord une tuile.
draw--no-such-stack = Cette pile n’existe pas.
draw--stack-not-empty =
    Il reste { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    } dans la pile du milieu. Épuisez-la avant d’en choisir une autre.
pass--pool-not-empty =
    Il reste { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    } dans la pioche. Piochez au lieu de passer.
pass--must-play = Vous pouvez jouer, donc vous ne pouvez pas passer.
pass--must-discard = Déposez une tuile pour terminer votre tour.
redeal--too-few-doublets =
    Vous avez { $doublets ->
        [one] { $doublets } doublet
       *[other] { $doublets } doublets
    } ; il en faut au moins { $needed } pour une nouvelle donne.
redeal--not-in-this-edition = Dans cette édition, on ne peut pas demander de nouvelle donne.
ready--already = Vous avez déjà décidé de garder vos tuiles.
announce--not-in-this-edition = Dans cette édition, la première pose ne s’annonce pas.
announce--already-opened = Vous avez déjà fait votre première pose.
announce--too-late = Vous ne pouvez annoncer votre première pose que juste après avoir pioché.
count--not-in-this-edition = Dans cette édition, personne n’est tenu de dire combien il lui reste de tuiles.
count--only-in-your-turn = Vous ne pouvez demander le nombre de tuiles que pendant votre tour.
dispute--not-in-this-edition = Cette édition se joue sans arbitre.
dispute--no-turn-yet = Il n’y a pas encore eu de tour à contester.
dispute--decided = Ce tour a déjà fait l’objet d’une décision.
ruling--no-dispute = Il n’y a pas de litige à trancher pour l’arbitre.
ruling--nothing-to-undo = Il n’y a pas de tour à annuler.
ruling--bad-penalty = Une pénalité doit indiquer un joueur et un nombre de tuiles.
ruling--penalty-too-large = Nombre maximal de tuiles pour une pénalité ici : { $most }.
clock--time-is-up = Votre temps est écoulé.
clock--time-is-not-up = Le temps n’est pas encore écoulé.
clock--no-time-limit = Il n’y a pas de limite de temps en ce moment.
draft--tile-from-nowhere = { $tiles } : On ne peut utiliser que ce qui était sur la table ou sur le plateau, et chaque tuile une seule fois.

## Rulesets and new games

ruleset--unknown-knob = { $subject } : Ce réglage n’existe pas ({ $reason }).
ruleset--bad-value = { $subject } : Cette valeur n’est pas permise ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Une série avec joker ne peut pas être bloquée tant que les jokers se libèrent en réarrangeant.
        [open_eighth_tile] Pour une tuile découverte, il doit en rester une quand on forme les piles ; ici, il n’en reste aucune.
        [hand_size] La boîte n’a pas assez de tuiles pour autant de joueurs avec autant de tuiles.
        [discard] Là où l’on dépose des tuiles, chacun doit piocher à chaque tour, sinon il y en aurait toujours moins.
        [min_number_tiles] Une série ne peut pas demander plus de tuiles à chiffre que de tuiles en tout.
        [shrink_up_to_four] Il n’y a ni troisième jeu de tuiles ni troisième joker qui pourraient rester dans la boîte.
       *[other] { $subject } : Ces règles se contredisent ({ $reason }).
    }
ruleset--unknown-edition = { $subject } : Cette édition n’existe pas ({ $reason }).
ruleset--variants-clash = { $subject } : Ces variantes ne peuvent pas se combiner ({ $reason }).
ruleset--unknown-judge = { $subject } : Cette partie suit des règles que cette version du programme ne connaît pas encore ({ $reason }). Mettez le programme à jour.
game--players = { $subject } : Ce nombre de joueurs ne convient pas à l’édition ({ $reason }).
game--seed = { $subject } : La graine du mélange n’est pas valable ({ $reason }).
game--starter = { $subject } : Ce joueur ne peut pas commencer ({ $reason }).

## Notation and input

notation--not-a-tile = « { $token } » n’est pas une tuile. Écrivez par exemple R7 pour le sept rouge ou J pour un joker.
notation--too-many-copies = Aucune boîte ne contient autant de tuiles { $token }.
notation--bad-position = « { $token } » n’a pas sa place dans une position. Écrivez édition / table / plateau, par exemple classic / R4 R5 R6 / R7 J.
notation--bad-change = « { $token } » ne change pas la table. Écrivez 2=R4 R5 R6 pour la deuxième série, +R4 R5 R6 pour une nouvelle ou -2 pour en retirer une.
input--not-json = L’entrée n’est pas du JSON valable ({ $reason }).
input--not-an-object = L’entrée doit être un objet JSON entre accolades.
input--missing-field = Le champ « { $field } » manque.
input--unknown-field = Il n’y a pas de champ « { $field } » ici. Vérifiez l’orthographe.
input--wrong-type = Le champ « { $field } » contient une valeur du mauvais type.
input--unknown-flag = Il n’y a pas de marque « { $flag } » ; il y a { $known }.
input--flag-does-not-fit = La marque « { $flag } » ne convient pas au joueur « { $name } ».
input--name-twice = Deux joueurs s’appellent « { $name } ».
input--not-one-winner = Dans une partie gagnée, un seul plateau est vide ; dans une partie bloquée, aucun.
input--unknown-shape = L’entrée n’est ni une position, ni un enregistrement de partie, ni rien d’autre de connu ici.
record--broken = L’enregistrement de la partie est endommagé ({ $reason }).
record--line = La ligne { $line } de l’enregistrement de la partie n’est pas valable ({ $reason }).
record--too-large = L’enregistrement de la partie est plus grand que toute partie réelle (ligne { $line } : { $reason }).
file--not-found = Le fichier « { $path } » n’existe pas.
file--not-readable = Impossible de lire le fichier « { $path } » ({ $reason }).
input--too-long = Une ligne peut compter au plus { $most } octets.
file--not-writable = Impossible d’écrire le fichier « { $path } » ({ $reason }).
usage--bad-option = L’option { $option } ne peut pas être utilisée ainsi ({ $reason }).
arena--unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a { $known }.
arena--bad-result = Le fichier « { $path } » ne contient pas de résultat que l’on puisse poursuivre ({ $reason }).
arena--no-ray = Impossible d’utiliser Ray ({ $reason }). Il vient avec meldstone[ray].
serve--not-installed = Le serveur n’est pas installé ({ $reason }). Il vient avec meldstone[server].
serve--cannot-listen = Impossible d’écouter sur { $host }, port { $port } ({ $reason }).
serve--already-served = Le fichier { $file } est déjà utilisé par un autre meldstone serve.
admin--no-such-account = Il n’existe pas de compte « { $name } ».
admin--no-such-room = Il n’existe pas de table « { $room } ».
admin--no-such-report = Il n’existe pas de signalement « { $report } ».

## Le stockage

store--conflict = Quelqu’un d’autre a fait un changement avant vous. Rechargez et réessayez.
store--stale-rating = Les cotes ont changé entre-temps. Réessayez.
store--name-taken = Le nom « { $name } » est déjà pris.
store--unknown-account = Ce compte n’existe pas.
store--unavailable = La base de données est inutilisable pour le moment ({ $reason }).
store--newer-schema = La base de données vient d’une version plus récente du programme (schéma { $found }, connu ici : { $known }). Mettez le programme à jour.
store--bad-location = L’adresse de la base de données est inutilisable ({ $reason }).
store--driver-missing = PostgreSQL a besoin de son pilote. Installez-le avec : pip install 'meldstone[postgres]'.
store--no-backup = « { $path } » ne peut pas servir de sauvegarde ({ $reason }).
store--in-the-way = « { $path } » contient déjà quelque chose. Utilisez --force pour le remplacer.

## The server

server--malformed = Le message est illisible ({ $reason }).
server--too-large = Le message est trop long ; { $most } octets au plus sont permis.
server--too-fast = Trop de requêtes. Attendez un instant.
server--not-found = Il n’y a rien ici.
server--method-not-allowed = Cela n’est pas possible ici.
server--not-signed-in = Connectez-vous d’abord.
server--foreign-origin = Cette page n’a pas le droit de parler au serveur.
server--unknown-host = Ce serveur ne répond pas à l’adresse ouverte. Son exploitant peut l’autoriser dans les réglages (hosts).
server--unavailable = Le serveur ne peut pas le faire pour le moment. Réessayez.
server--say-hello-first = Dites d’abord à quelle table vous voulez aller.
room--seat-taken = Cette place est prise.
room--no-free-seat = Il n’y a plus de place libre à cette table.
room--already-seated = Vous avez déjà une place ici.
room--not-seated = Vous n’avez pas de place à cette table.
room--not-owner = Seule la personne qui a ouvert la table peut le faire.
room--already-started = Le match a déjà commencé.
room--not-started = Le match n’a pas encore commencé.
room--not-over = La partie n’est pas encore finie.
room--match-over = La partie est finie.
room--too-few-players = Il reste des places libres.
room--just-changed = Les autres à la table n’ont peut-être pas encore vu le changement. Commencez dans quelques secondes.
room--paused = La partie est en pause.
room--not-paused = La partie n’est pas en pause.
room--closed = Cette table est fermée.
room--unreadable = Cette table ne peut pas être ouverte : son enregistrement est endommagé. L’exploitant de ce serveur voit de quelle table il s’agit.
game--unreadable = Cette partie ne peut pas être montrée : son enregistrement est endommagé ou plus grand que toute partie.
room--by-invitation = On ne vient à cette table que sur invitation.
room--no-such-code = Aucune table n’a ce code.
room--no-spectators = Cette table n’admet pas de spectateurs.
room--chat-off = La discussion est désactivée à cette table.
room--accounts-only = Les parties classées demandent un compte.
room--rated-same-time = Dans les parties classées, tout le monde a le même temps.
room--rated-needs-clock = Les parties classées demandent un minuteur.
room--rated-one-edition = Les éditions combinées ne sont pas classées.
room--rated-no-days = Les parties à plusieurs jours par tour ne sont pas classées.
room--rated-too-long = Un match classé compte au plus { $most } parties.
room--not-in-rated-game = Ce n’est pas possible dans une partie classée.
room--bad-setting = Le réglage « { $field } » n’est pas valable.
room--no-hints = Les indices sont désactivés à cette table.
room--too-restless = Trop de demandes depuis le dernier tour. Jouez d’abord un tour.
room--sent-away = La personne qui a ouvert la table vous a demandé de la quitter.
room--not-welcome = Vous ne pouvez pas vous asseoir à cette table.
room--too-many-seats = Une personne ne peut pas avoir plus de places à la fois : { $most }. Quittez d’abord une table.
room--too-many-rooms = Il ne peut pas y avoir plus de tables en attente de joueurs à la fois : { $most }. Rejoignez l’une d’elles ou fermez-en d’abord une.
room--chat-too-fast = C’était beaucoup d’un coup. Attendez quelques secondes avant d’en dire plus.
room--cannot-agree = Une personne concernée est absente ou c’est un bot : la table ne peut pas se mettre d’accord.
room--turn-was-legal = Le tour était conforme aux règles et les bots le laissent valoir : il ne peut pas être annulé.
name--not-usable = Ce nom ne convient pas. Il faut une lettre ou un chiffre, et { $most } caractères au plus.
name--invisible-characters = Ce nom contient des caractères invisibles.
name--piled-marks = Ce nom a trop de signes au-dessus ou au-dessous des lettres.
name--mixed-scripts = Ce nom mélange plusieurs alphabets dans un mot.
name--taken = Ce nom est déjà pris.
name--looks-taken = Ce nom ressemble à celui d’un autre compte.
name--belongs-to-account = Ce nom appartient à un compte ou y ressemble. Connectez-vous ou jouez sous le nom « { $suggestion } ».
account--wrong-password = Nom ou mot de passe incorrect.
account--password-too-short =
    { $minimum ->
        [one] Le mot de passe est trop court ; il faut au moins { $minimum } caractère.
       *[other] Le mot de passe est trop court ; il faut au moins { $minimum } caractères.
    }
account--banned = Ce compte a été bloqué par l’exploitant du serveur.
account--wrong-recovery-code = Nom ou code de secours incorrect.
account--needed = Il faut un compte pour cela.
account--too-many-bots = Un compte peut avoir { $most } bots au plus.
account--too-many-blocked = Vous ne pouvez pas bloquer plus de personnes : { $most }.
