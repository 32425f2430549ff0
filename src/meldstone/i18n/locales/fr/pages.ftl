### Profile, replay, the table menu.

## Profile and account

page-profile = Profil
page-guest = Vous jouez en invité. Avec un compte, vous gardez vos parties et vos cotes sur chaque appareil.
page-signed-in = Compte : { $name }.
page-log-in = Se connecter
page-sign-up = Créer un compte
page-log-out = Se déconnecter
page-log-out-everywhere = Se déconnecter partout
page-name = Nom
page-password = Mot de passe
page-old-password = Mot de passe actuel
page-new-password = Nouveau mot de passe
page-change-name = Changer le nom
page-change-password = Changer le mot de passe
page-saved = Enregistré.
page-export = Télécharger mes données
page-delete = Supprimer le compte
page-delete-text = Le compte, ses cotes et ses bots sont supprimés aussitôt. Les parties finies restent, sans votre nom.
page-delete-confirm = Supprimer définitivement
page-restart = Le serveur redémarre dans { $time }. Les parties sont conservées et reprennent ensuite.
page-restart-now = Le serveur redémarre maintenant. Les parties sont conservées et reprennent tout de suite.
page-recovery = Codes de secours
page-recovery-text = Si vous oubliez votre mot de passe, un de ces codes vous permet de revenir. Chacun sert une fois.
page-recovery-make = Créer de nouveaux codes
page-recovery-once = Imprimez-les ou notez-les : les codes ne s’affichent que maintenant et les anciens ne sont plus valables.
page-recovery-left = Codes restants : { $count }
page-print = Imprimer
page-forgot-password = Mot de passe oublié ?
page-recovery-code = Code de secours
page-set-password = Définir un nouveau mot de passe
page-delete-guest = Supprimer mes données
page-delete-guest-text = Votre nom disparaît des tables et des parties terminées, et cette session prend fin.
page-leaders-text = Le classement réunit ceux qui ont joué des parties classées avec cinq joueurs confirmés.
page-rated-text = Contre de nouveaux comptes et contre toujours les mêmes personnes, une partie compte peu.
page-privacy = Confidentialité
account-title = Compte
account-keep = Gardez vos parties
account-sign-up-or-in = Créer un compte ou se connecter
account-getting-in = Connexion
account-data = Vos données
account-password-voids = Déconnecte vos autres appareils et vous donne de nouveaux codes de secours.

## Finished games, ratings, bots

page-games-empty = Pas encore de partie finie. Jouez-en une !
page-rated = classée
page-more = Montrer plus
page-watch = Regarder
page-ratings = Cotes
page-leaders = Classement
page-leaders-empty = Personne n’a encore joué de partie classée ici.
page-table-size = Joueurs à la table
page-rank = Rang
page-rating = Cote
page-games-played = Parties
page-bots = Vos bots
page-bots-text = Un programme joue sous son propre nom avec un jeton.
page-bots-empty = Pas encore de bot.
page-bot-name = Nom du bot
page-make-token = Créer un jeton
page-token-once = Copiez le jeton maintenant. Il n’est montré que cette fois.
page-revoke = Révoquer
page-revoked = révoqué

## When something is missing

page-retry = Réessayer
page-offline = La page s’ouvre aussi sans connexion, mais les parties ont besoin du serveur. La connexion se rétablit automatiquement.
page-offline-language = Cette langue n’est pas encore là et ne peut venir sans connexion.
page-offline-title = Vous êtes hors ligne
page-game-missing = Cette partie n’existe pas, ou elle n’est pas encore finie.
page-missing-text = Le lien est peut-être ancien ou incomplet.

## Replay

page-replay = Revoir
page-watch-replay = Revoir la partie
page-step = Étape { $step } sur { $steps }
page-to-begin = Au début
page-step-back = Une étape en arrière
page-step-on = Une étape en avant
page-to-end = À la fin
page-run = Lire
page-halt = Pause
page-speed = Vitesse
page-position = Position dans la partie
page-share = Copier le lien vers cette étape
page-record-text = Partie en texte
page-record-json = Partie en JSON
page-show-racks = Montrer tous les plateaux
page-rack-of = Plateau : { $player }
page-opened-game = La partie commence.
page-dealt = Les tuiles sont distribuées.
page-ready = { $player } ne demande pas de nouvelle donne.
page-declares = { $player } a fini.
page-ruled-uphold = Le tour est maintenu.
page-ruled-undo = Le tour est annulé.

## The table menu

menu-title = Menu de la table
menu-unread = Nouveaux messages
menu-chat = Discussion
menu-chat-empty = Personne n’a encore rien dit.
menu-say = Dites quelque chose
menu-send = Envoyer
menu-mute = Mettre { $player } en sourdine
menu-unmute = Réactiver { $player }
menu-player = Profil : { $player }
menu-block = Bloquer { $player }
menu-unblock = Débloquer { $player }
menu-block-text = Vous n’entendez plus une personne bloquée, et elle ne peut pas s’asseoir à vos tables.
menu-send-away = Renvoyer { $player }
menu-send-away-text = Une personne renvoyée ne peut revenir à cette table que si vous le permettez.
menu-report = Signaler { $player }
menu-report-note = Que s’est-il passé ?
menu-report-text = L’exploitant de ce serveur reçoit vos mots, ce qui a été dit ici en dernier et de quelle table il s’agissait.
menu-reported = Merci. Le signalement est envoyé.
menu-sent-away = { $player } a dû quitter la table sur décision de l’hôte.
menu-let-back-in = Laisser revenir { $player }
menu-who-was-sent-away = Personnes renvoyées
menu-somebody = quelqu’un
page-blocked = Personnes bloquées
page-blocked-empty = Vous n’avez bloqué personne.
menu-chat-on = Activer la discussion
menu-chat-off = Couper la discussion
menu-reactions = Réactions
react-hello = Bonjour !
react-well-played = Bien joué !
react-thanks = Merci !
react-wow = Oh là là !
react-oops = Oups !
react-thinking = Je réfléchis…
react-hurry = Vite, s’il vous plaît !
react-goodbye = Au revoir !
menu-story = Ce qui s’est passé
menu-story-empty = Il ne s’est encore rien passé.
menu-dispute = Appeler l’arbitre
menu-dispute-note = Qu’est-ce qui ne va pas ?
menu-uphold = Maintenir le tour
menu-undo-turn = Annuler le tour
menu-agree = D’accord
menu-wants-undo = { $player } veut annuler le tour.
menu-wants-uphold = { $player } veut maintenir le tour.
menu-wants-fine = Tuiles de pénalité pour { $player } : { $count }.
menu-wants-time = Temps au minuteur : { $seconds } s.
menu-pause = Faire une pause
menu-resume = Finir la pause
menu-stack = Quelle pile vient ensuite ?
menu-stack-of = Pile { $number }
menu-leave = Quitter la table
menu-leave-text = Votre place reste à vous : vous pouvez revenir.
menu-spectating = Vous regardez.
menu-spectators = Spectateurs : { $count }
menu-start = Commencer le match
menu-resumed = La pause est finie.
menu-next-game = Prochaine partie dans { $count } s
menu-start-draw = Tirage du premier joueur

## A new table

page-rated-table = Partie classée, avec compte seulement
page-spectators-allowed = Les autres peuvent regarder
page-chat-allowed = Discussion permise
page-fill-abandoned = Un bot joue pour qui s’en va
page-start-by-hand = Je lance le match moi-même
page-install = Installer comme application
