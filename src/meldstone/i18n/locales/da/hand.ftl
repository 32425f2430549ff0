### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Tryk på flere brikker, hvor de end ligger. Tryk så på en serie, der lyser, eller på »Ny serie«.
hand-home = Lyser kun én serie, lægger dit næste tryk et andet sted brikkerne dér.
hand-drag = Slip brikken på en serie eller på »Ny serie«. Der står, om den passer.
hand-colours-ask = Er farverne svære at skelne?
hand-colours-other = Brug andre farver
hand-colours-usual = Tilbage til de sædvanlige farver
hand-install-ios = Sådan får du Meldstone på hjemmeskærmen: tryk på »Del« og derefter »Føj til hjemmeskærm«.
hand-app-about = Brikspillet med tal, med venner eller mod botter
hand-app-bot = Spil mod en bot
hand-app-friends = Spil med venner
