### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Tocca altre pedine, ovunque siano. Poi una serie illuminata o «Nuova serie».
hand-home = Se è illuminata una sola serie, il tocco successivo altrove vi porta le pedine.
hand-drag = Lascia la pedina su una serie o su «Nuova serie». È indicato se va bene.
hand-colours-ask = I colori sono difficili da distinguere?
hand-colours-other = Usa altri colori
hand-colours-usual = Torna ai colori consueti
hand-install-ios = Per tenere Meldstone nella schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home».
hand-app-about = Il gioco delle pedine numerate, con gli amici o contro i bot
hand-app-bot = Giocare contro un bot
hand-app-friends = Giocare con gli amici
