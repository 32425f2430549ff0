### Bot strength: the help page about the bots.

players-lead = Fem niveauer, hvert med egne ansigter. Ingen laver fejl med vilje, og ingen kigger på andres brætter: de adskiller sig kun i, hvor langt de ser.
players-novice = Lærte spillet for en time siden. Lægger serier fra sit eget bræt, lægger enkelte brikker til enderne af serier på bordet og gemmer en joker, til intet andet går. Bygger aldrig bordet om.
players-casual = Ser alt, hvad der kan gøres med to serier på bordet og egne brikker: tager den fjerde syver til en række, forbinder to rækker med brikken imellem, befrier en joker tæt på. Det, der går gennem tre serier eller flere, ser den ikke.
players-skilled = Uanset hvordan bordet ser ud, lægges så mange brikker, som overhovedet kan lægges i denne tur, og så få serier som muligt røres, så man kan følge med. Men kun denne tur tæller: alt går ud med det samme, også jokere, og det, der ligger på bordet, hjælper også dig.
players-expert = Ser lige så meget og ved, hvad en joker er værd: på bordet tjener den alle, på brættet afslutter den spillet. Åbner og spiller uden sine jokere og lægger dem med de sidste brikker.
players-master = For hver måde at bruge turen på vurderes, hvad der bliver tilbage; hvad det er værd, har titusinder af spil lært. Derfor kan den trække, selv om den kunne lægge, holde en serie tilbage, til alt går ud sammen, og bruge en joker, når en anden snart er færdig.
players-text = Målt i spil mellem niveauerne, med samme brikker og byttede pladser. Intervallet efter et tal rummer den sande værdi med 95 % sikkerhed.
players-table = { $edition }, spillere: { $players }. En lige andel ville være { $even } %.
players-who = Niveau
players-against = modstander
players-games = Spil
players-won = Vundne spil
players-points = Point pr. spil
