### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Tippe weitere Steine an, wo immer sie liegen. Dann eine leuchtende Serie oder „Neue Serie“.
hand-home = Leuchtet nur eine Serie, legt dein nächster Tipp anderswohin die Steine dort an.
hand-drag = Lass den Stein auf einer Serie los oder auf „Neue Serie“. Ob er passt, steht dabei.
hand-colours-ask = Sind die Farben schwer zu unterscheiden?
hand-colours-other = Andere Farben nehmen
hand-colours-usual = Zurück zu den üblichen Farben
hand-install-ios = So kommt Meldstone auf den Home-Bildschirm: „Teilen“ drücken, dann „Zum Home-Bildschirm“.
hand-app-about = Das Legespiel mit Zahlensteinen, mit Freunden oder gegen Bots
hand-app-bot = Gegen einen Bot spielen
hand-app-friends = Mit Freunden spielen
