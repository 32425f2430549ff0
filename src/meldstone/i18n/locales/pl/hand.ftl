### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Dotknij kolejnych kostek, gdziekolwiek leżą. Potem podświetlonego układu albo „Nowy układ”.
hand-home = Jeśli świeci tylko jeden układ, następne dotknięcie gdzie indziej dołoży tam kostki.
hand-drag = Upuść kostkę na układ albo na „Nowy układ”. Widać, czy pasuje.
hand-colours-ask = Czy kolory trudno odróżnić?
hand-colours-other = Użyj innych kolorów
hand-colours-usual = Wróć do zwykłych kolorów
hand-install-ios = Aby mieć Meldstone na ekranie początkowym: naciśnij „Udostępnij”, a potem „Do ekranu początkowego”.
hand-app-about = Gra w kostki z liczbami, z przyjaciółmi lub przeciw botom
hand-app-bot = Graj z botem
hand-app-friends = Graj z przyjaciółmi
