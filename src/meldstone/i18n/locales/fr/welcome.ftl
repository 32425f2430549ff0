### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Pages
welcome-tabs = Pages principales
welcome-learn = Apprendre
welcome-today = La table du jour
welcome-today-short = Du jour
welcome-tables = Tables
welcome-more = Plus
welcome-sounds-on = Les sons sont activés
welcome-sounds-off = Les sons sont coupés

## Today's table

welcome-lay-all = Pouvez-vous poser les cinq ?
welcome-lay-all-how = Vous pouvez remanier toutes les séries. À la fin, toutes les tuiles doivent être dans des séries.
welcome-try = Essayer
welcome-drag = Faites glisser les tuiles, ou choisissez-en quelques-unes puis leur place.
welcome-put-here = Les poser ici : { $tiles }
welcome-left =
    { $count ->
        [one] Il reste { $count } tuile sur le plateau
       *[other] Il reste { $count } tuiles sur le plateau
    }
welcome-not-yet = Pas encore : les séries en pointillé ne sont pas valables.
welcome-solved = Résolu ! Les cinq tuiles sont sur la table.
welcome-rack-empty = Le plateau est vide.

## Play

welcome-play-title = Jouer
welcome-play-bot = Jouer contre { $player }
welcome-play-bots = Jouer contre { $player } et quatre autres
welcome-go-on = Continuer contre { $players }
welcome-new-game = Nouvelle partie contre { $player }
welcome-no-account = { $edition } · sans compte, sans minuteur
welcome-friends = Entre amis
welcome-find = Trouver un adversaire
welcome-code = Saisir un code
welcome-new-here = Première visite ?
welcome-new-here-text = Apprenez les règles par l’exemple
welcome-box = Votre boîte

## Cards of tables

welcome-go = Y aller
welcome-just-now = à l’instant
welcome-your-turn = À vous contre { $players }
welcome-next-game = Partie suivante contre { $players }
welcome-finished = Partie finie : { $players }
welcome-own-tiles =
    { $count ->
        [one] vous avez { $count } tuile
       *[other] vous avez { $count } tuiles
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } tuile contre vos { $own }
       *[other] { $count } tuiles contre vos { $own }
    }
welcome-turn-number = tour { $number }
welcome-watching = Spectateurs : { $count }
welcome-next-table = Table suivante

## Settings, rules, more

welcome-settings-lead = Tout reste sur cet appareil ; les autres à la table ne voient que votre nom.
welcome-settings-you = Vous
welcome-settings-look = Apparence et son
welcome-settings-tiles = Tuiles
welcome-rules-lead = Toutes les boîtes, avec des exemples en tuiles.
welcome-rules-more = De chaque boîte, avec exemples
welcome-leaders-more = Qui joue le mieux
welcome-bots-more = Cinq niveaux, mesurés
welcome-privacy-more = Ce qui est conservé, et combien de temps

## Where others play

lobby-take-a-seat = Prenez place
lobby-nobody = Personne n’attend en ce moment. Ouvrez une table : tous ceux qui passent la verront.
lobby-somebody =
    { $count ->
        [one] { $count } table a une place libre.
       *[other] { $count } tables ont une place libre.
    }
lobby-free-title = Tables avec une place libre
lobby-always = Toujours là
lobby-how-strong = Quelle est leur force ?
lobby-how-measured = Comment cela a été mesuré
lobby-wins-of-100 = Gagne { $count } parties sur 100 contre { $level }
lobby-first-level = A appris il y a une heure
lobby-running = En cours
lobby-nothing-running = Aucune partie publique en ce moment. Dès qu’une partie commence, vous pouvez la regarder ici.
lobby-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
lobby-custom = règles modifiées
lobby-best-turn =
    { $count ->
        [one] Tour du jour : { $count } tuile
       *[other] Tour du jour : { $count } tuiles
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } série remaniée
       *[other] { $player } · { $count } séries remaniées
    }

## Profile

profile-games = Vos parties
profile-games-more = Elle figurera ici avec son résultat, et vous pouvez la revoir tour par tour.
profile-filter-all = Toutes
profile-filter-won = Gagnées
profile-filter-friends = Entre joueurs
profile-won = Vous avez gagné contre { $players }
profile-lost = { $winner } a gagné
profile-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
profile-best-turn =
    { $count ->
        [one] { $count } tuile en un tour
       *[other] { $count } tuiles en un tour
    }
profile-figures = En chiffres
profile-count-games = parties
profile-count-last = dernières parties
profile-count-won = gagnées
profile-count-best = meilleur tour
profile-chart = Points de vos dernières parties
profile-against = Contre
profile-account = Avec un compte
profile-guest = Invité sur cet appareil
profile-why-devices = Vos parties et vos tables sur chaque appareil.
profile-why-games = Rien de ce que vous avez joué en invité n’est perdu.
profile-why-rated = Des parties classées et une place au classement.
profile-why-free = Un nom et un mot de passe suffisent ; pas d’adresse e-mail.
profile-password-hint = Au moins 8 caractères.

## Leaderboard, replay

leaders-bots = Les bots de la maison
leaders-be-first = Lancez-vous : une partie classée demande des personnes avec un compte.
replay-draws = pioche
replay-passes = passe
replay-discards = dépose
replay-time-up = temps écoulé
