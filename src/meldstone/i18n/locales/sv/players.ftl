### Bot strength: the help page about the bots.

players-lead = Fem nivåer, var och en med egna ansikten. Ingen gör fel med flit och ingen tittar på andras spelbrädor: de skiljer sig bara i hur långt de ser.
players-novice = Lärde sig spelet för en timme sedan. Lägger serier från den egna spelbrädan, lägger enstaka stenar i ändarna på det som ligger på bordet och behåller en joker tills inget annat går. Bygger aldrig om bordet.
players-casual = Ser allt som går att göra med två serier på bordet och de egna stenarna: tar den fjärde sjuan till en rad, binder ihop två rader med stenen emellan, frigör en joker som ligger nära. Det som går genom tre serier eller fler ser den inte.
players-skilled = Hur bordet än ser ut läggs så många stenar som alls går i den här turen, och så få serier som möjligt rörs så att man kan följa med. Men bara den här turen räknas: allt går ut genast, även jokrar, och det som ligger på bordet hjälper dig också.
players-expert = Ser lika mycket och vet vad en joker är värd: på bordet tjänar den alla, på spelbrädan avslutar den spelet. Öppnar och spelar utan sina jokrar och lägger dem med de sista stenarna.
players-master = För varje sätt att använda turen bedöms vad som skulle bli kvar; vad det är värt har tiotusentals spel lärt. Därför kan den dra fast den kunde lägga, hålla inne en serie tills allt går ut tillsammans och offra en joker när någon annan snart är klar.
players-text = Mätt i spel mellan nivåerna, med samma stenar och bytta platser. Intervallet efter en siffra innehåller det sanna värdet med 95 % säkerhet.
players-table = { $edition }, spelare: { $players }. En jämn andel vore { $even } %.
players-who = Nivå
players-against = motståndare
players-games = Spel
players-won = Vunna spel
players-points = Poäng per spel
