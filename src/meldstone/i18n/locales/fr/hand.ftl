### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Touchez d’autres tuiles, où qu’elles soient. Puis une série éclairée, ou « Nouvelle série ».
hand-home = Si une seule série est éclairée, toucher ensuite ailleurs y pose les tuiles.
hand-drag = Lâchez la tuile sur une série ou sur « Nouvelle série ». Il est indiqué si elle convient.
hand-colours-ask = Les couleurs sont-elles difficiles à distinguer ?
hand-colours-other = Prendre d’autres couleurs
hand-colours-usual = Revenir aux couleurs habituelles
hand-install-ios = Pour garder Meldstone sur l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil ».
hand-app-about = Le jeu de tuiles à chiffres, entre amis ou contre des bots
hand-app-bot = Jouer contre un bot
hand-app-friends = Jouer entre amis
