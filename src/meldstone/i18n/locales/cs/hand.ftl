### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Klepni na další kameny, ať leží kdekoli. Pak na rozsvícenou kombinaci, nebo na „Nová kombinace“.
hand-home = Svítí-li jen jedna kombinace, další klepnutí jinam tam kameny položí.
hand-drag = Pusť kámen na kombinaci, nebo na „Nová kombinace“. Ukáže se, jestli se hodí.
hand-colours-ask = Rozeznáváš barvy těžko?
hand-colours-other = Použít jiné barvy
hand-colours-usual = Zpět k obvyklým barvám
hand-install-ios = Jak mít Meldstone na ploše: stiskni „Sdílet“ a pak „Přidat na plochu“.
hand-app-about = Hra s číselnými kameny, s přáteli i proti botům
hand-app-bot = Hrát proti botovi
hand-app-friends = Hrát s přáteli
