### Bot strength: the help page about the bots.

players-lead = Pięć poziomów, każdy z własnymi twarzami. Żaden nie myli się celowo i żaden nie zagląda na cudze tabliczki: różnią się tylko tym, jak daleko widzą.
players-novice = Zna grę od godziny. Wykłada układy z własnej tabliczki, dokłada pojedyncze kostki na końce układów na stole i trzyma jokera, póki może zrobić coś innego. Nigdy nie rozbiera stołu.
players-casual = Widzi wszystko, co da się zrobić z dowolnymi dwoma układami na stole i własnymi kostkami: bierze czwartą siódemkę do serii, łączy dwie serie kostką między nimi, uwalnia jokera, który leży blisko. To, co obejmuje trzy układy lub więcej, mu umyka.
players-skilled = Jakkolwiek wygląda stół, wykłada najwięcej kostek, ile w tym ruchu się da, i rusza jak najmniej układów, żeby można było nadążyć. Myśli jednak tylko o tym ruchu: wszystko idzie od razu, jokery też, a to, co leży na stole, pomaga także tobie.
players-expert = Widzi tyle samo i wie, ile wart jest joker: na stole służy wszystkim, na tabliczce kończy grę. Pierwsze wyłożenie robi i dalej gra bez jokerów, a wykłada je z ostatnimi kostkami.
players-master = Dla każdego sposobu wykorzystania ruchu ocenia, co by mu zostało; ile to warte, nauczył się z dziesiątek tysięcy gier. Dlatego czasem dobiera, choć mógłby wyłożyć, wstrzymuje układ, aż wszystko wyjdzie razem, i poświęca jokera, gdy ktoś inny zaraz skończy.
players-text = Zmierzone w grach poziomów między sobą, z tymi samymi kostkami i zamianą miejsc. Przedział przy liczbie zawiera prawdziwą wartość z pewnością 95%.
players-table = { $edition }, gracze: { $players }. Po równo byłoby { $even }%.
players-who = Poziom
players-against = przeciwnik
players-games = Gry
players-won = Wygrane gry
players-points = Punkty na grę
