### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Tryck på fler stenar, var de än ligger. Tryck sedan på en upplyst serie eller på ”Ny serie”.
hand-home = Lyser bara en serie läggs stenarna dit när du trycker någon annanstans.
hand-drag = Släpp stenen på en serie eller på ”Ny serie”. Det står om den passar.
hand-colours-ask = Är färgerna svåra att skilja åt?
hand-colours-other = Använd andra färger
hand-colours-usual = Tillbaka till de vanliga färgerna
hand-install-ios = Så får du Meldstone på hemskärmen: tryck på ”Dela” och sedan ”Lägg till på hemskärmen”.
hand-app-about = Spelet med sifferstenar, med vänner eller mot botar
hand-app-bot = Spela mot en bot
hand-app-friends = Spela med vänner
