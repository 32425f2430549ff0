### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } och { $other } går inte ihop
cli-error-no-value = { $what } tar inget värde
cli-error-one-of = ett av dessa saknas: { $what }
cli-error-ambiguous = { $what } kan betyda flera tillval: { $choices }
usage-together = { $option } går inte ihop med { $chosen }
usage-solve = solve kräver --rack, --position eller --jsonl
usage-step = --step läser tangentbordet, så protokollet kan inte komma från standardindata
usage-seat = --seat { $value }: det här spelet har platserna { $letters }, eller 1 till { $most }
usage-set = --set kräver REGEL=VÄRDE, inte ”{ $value }”
usage-positive = { $option } kräver ett tal från 1 och uppåt
usage-address = --address hör till --engine ray
usage-sprt = --sprt kräver två vinstandelar i procent, till exempel 50:55
usage-bots = --bots kräver botarna som spelar, till exempel --bots skilled,novice
usage-league-few = --league kräver lika många olika botar som det finns platser ({ $players }), var och en en gång
usage-league-many = --bots nämner fler botar ({ $bots }) än det finns platser ({ $players }); med --league möts alla
usage-seconds = { $option } kräver sekunder, mer än 0
usage-resumed = { $option } är bestämt av jobbet som --resume fortsätter
usage-range = { $option } är för litet eller för stort
usage-free-jokers = --edition kräver en utgåva med fria jokrar, till exempel classic
usage-delay = --in { $value }: väntat är 90s, 5m eller 1h
usage-week = --in { $value }: högst en vecka

## meldstone solve, check

solve-text = Hittar den bästa turen och ritar bordet före och efter, eller svarar på JSON-rader från standardindata.
solve-table = serierna på bordet, till exempel { $example } (standard: inga)
solve-rack = stenarna på spelbrädan, till exempel { $example }
solve-opening = du har inte gjort din första utläggning än
solve-position = allt detta på en rad: { $example }
solve-objective = vad som ska läggas ut mest av om spelbrädan inte kan tömmas (standard: tiles)
solve-fewest = bevisa att ingen bästa tur ändrar färre serier; det kan ta tid
solve-explain = lista stegen, ett efter ett
cli-jsonl = svara på JSON-rader från standardindata
check-text = Läser JSON-rader från standardindata och svarar på var och en med en JSON-rad.

## A move, drawn and told

move-before = före
move-after = efter
move-legend = * från din spelbräda   • ändrad   + ny   - förbrukad
move-joker = { $joker } i serie { $set }: { $meant }
move-mirror = { $joker } i serie { $set }: spegeln
move-lay = Lägg ut serie { $target } från din spelbräda
move-add = Lägg { $tiles } från din spelbräda till serie { $target }
move-join = Förena serie { $source } med serie { $target }
move-split = Dela upp serie { $source }: lägg { $tiles } till serie { $target }
move-split-begin = Dela upp serie { $source }: börja serie { $target } med { $tiles }
move-swap = Byt ut jokern: lägg { $tiles } från serie { $source } till serie { $target }
move-swap-begin = Byt ut jokern: börja serie { $target } med { $tiles } från serie { $source }
move-swap-for = Byt ut jokern i serie { $source } mot { $tile }: lägg { $tiles } till serie { $target }
move-swap-for-begin = Byt ut jokern i serie { $source } mot { $tile }: börja serie { $target } med { $tiles }
move-end = Lägg { $tiles } från slutet av serie { $source } till serie { $target }
move-end-begin = Börja serie { $target } med { $tiles } från slutet av serie { $source }
move-take = Lägg { $tiles } från serie { $source } till serie { $target }
move-take-begin = Börja serie { $target } med { $tiles } från serie { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Det finns inget att lägga ut.
move-places =
    Lägger ut { $tiles }: { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }, { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }.
move-finishes = Spelbrädan är tom.
move-changes =
    Ändrar { $changed } av { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    } på bordet.
move-changes-fewest =
    Ändrar { $changed } av { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    } på bordet, bevisat minst.
move-unproven-tiles =
    Inte bevisat som bäst: det kan finnas en tur med upp till { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }.
move-unproven-points =
    Inte bevisat som bäst: det kan finnas en tur med upp till { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }.
move-proven-tiles = Bevisat: ingen giltig tur lägger ut fler stenar.
move-proven-points = Bevisat: ingen giltig tur lägger ut fler poäng.
move-proven = Bevisat.

## meldstone verify

verify-of-judge = regler
verify-of-commitment = löfte
verify-of-deal = giv
verify-of-moves = drag
verify-of-score = poäng
verify-ok = stämmer
verify-failed = FEL
verify-judged-by = regelversion { $judge }
verify-judged-by-older = regelversion { $judge }; nya spel har { $newest }
verify-promised = startvärdet är det som utlovades före given
verify-deals =
    { $count ->
        [one] { $count } giv
       *[other] { $count } givar
    }, som startvärdet ger
verify-events =
    { $count ->
        [one] { $count } händelse
       *[other] { $count } händelser
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } händelse
       *[other] { $count } händelser
    }; avgjorda av klockan och tagna som protokollförda: { $settled }
verify-not-over = spelet är inte slut, inget att kontrollera
verify-no-beginning = protokollet börjar inte med game-opened
verify-bad-seed = startvärdet har inte 64 hexadecimala siffror
verify-no-seed = inget startvärde att dela ut från
verify-not-promised = startvärdet stämmer inte med det som utlovades före given
verify-other-draw = lottningen är inte den som startvärdet ger
verify-other-deal = giv { $number } är inte den som startvärdet ger
verify-other-starter = given nämner en annan startspelare än lottningen
verify-event = händelse { $number }: { $problem }
verify-too-much = för mycket är fel för att gå vidare
verify-from-nowhere = { $event } kommer från ingenstans
verify-not-due = { $event } var inte väntat
verify-not-by-rules = { $event } är inte vad reglerna ger
verify-another-due = { $due } var väntat, inte { $event }
verify-stops = protokollet slutar före { $event }
verify-more = … och { $count } till

## meldstone editions

topic-box = Vilka stenar det finns och för hur många spelare
topic-setup = Från den stängda lådan till den första turen
topic-sets = Vad en giltig serie är
topic-opening = De första serierna som en spelare lägger ut
topic-turn = Att dra och avlägga
topic-jokers = Hur jokrar på bordet frigörs och används
topic-clock = Tidsgränsen och vad som händer sedan
topic-ending = Poängen
topic-conduct = Vad spelare får veta, måste säga och får fråga
editions-extends = bygger på: { $chain }
editions-base = det som alla utgåvor börjar med
editions-choose = spelarna kommer överens om { $rules } ({ $example })
editions-rule = regel
editions-value = värde
editions-instead = grund: { $value }

## meldstone arena, train

arena-text = Låter botar spela många spel mot varandra, varje giv igen med bytta platser, och redovisar vinstandelar och poäng med 95 %-intervall.
arena-bots = vilka som spelar, till exempel { $example }; lägg till :points eller :place för målet; den sista får resten av platserna
arena-players = platser vid bordet (standard: { $default })
arena-games = spel, avrundat uppåt till hela givar (standard: { $default })
arena-seed = startvärde för alla givar (standard: { $default })
arena-think = betänketid per tur för botar som planerar, i sekunder (standard: { $default })
arena-league = spela alla sammansättningar av botarna, med rankningar
arena-sprt = sluta tidigt, när en av två vinstandelar för den första boten är klar (standard: jämnt mot en tiondel mer, som 50:55)
arena-workers = processer (standard: en per kärna)
arena-engine = processer på den här datorn, eller ett Ray-kluster (meldstone[ray])
arena-address = var klustret finns, eller auto (standard: ett lokalt för det här jobbet)
arena-json = skriva resultatet med alla spel till den här filen; - är standardutdata
arena-report = skriva en sida med diagram till den här filen
arena-resume = fortsätta jobbet i en resultatfil, upp till --games
arena-check = kontrollera protokollet för varje spel
arena-column-bot = bot
arena-column-games = spel
arena-column-wins = vunna
arena-column-win-rate = vinstandel
arena-column-points = poäng per spel
arena-column-rating = rankning
arena-share = { $share } %
arena-range = { $value } ({ $low } till { $high })
arena-ahead = Före vid samma bord, rad mot kolumn:
arena-played = { $games } spel av { $deals } givar, { $edition }, spelare: { $players }, startvärde { $seed }; { $turns } turer per spel; en jämn andel vore { $even } %
arena-brackets = Inom parentes: 95 %-intervall; spelen i en giv räknas ihop (docs/arena.md).
arena-stand = log-likelihoodkvot { $ratio }, gränser { $low } och { $high }
arena-undecided = { $bot }: ännu inget avgörande mellan { $low } % och { $high } % vunna ({ $stand })
arena-accepted = { $bot }: { $accepted } % vunna godtaget mot { $other } % ({ $stand })
arena-stopped = Stoppat efter { $games } spel. Fortsätt med: { $command }
arena-dealing = delar ut
arena-left = kvar
train-text = Lär mästarboten i spel mot sig själv och mot spelare som lägger ut flest stenar; samma tillval ger samma lärdomar.
train-edition = utgåva med fria jokrar (standard: { $default })
train-objective = vad man spelar om (standard: { $default })
train-games = spel att lära av (standard: { $default })
train-rounds = inlärningsrundor (standard: { $default })
train-seed = startvärde för all slump (standard: { $default })
train-out = vart lärdomarna hamnar (standard: { $default })
train-done = { $file }: inlärda drag: { $features }; spelare: { $players }, jokrar: { $jokers }, mål: { $objective }
train-learning = lär sig
train-error = medelkvadratfel { $error }

## meldstone serve

serve-text = Erbjuder bord över HTTP och WebSocket tills det stoppas (Ctrl-C eller SIGTERM). Inget behöver ställas in.
serve-more = Varje inställning kan också komma från miljön (MELDSTONE_PORT=9000) eller från en TOML-fil (port = 9000); tillval går före miljön, miljön före filen. Utan --database finns data i en SQLite-fil i $MELDSTONE_DATA eller i användarens datakatalog. docs/operate.md visar en tjänst bakom en proxy och flera processer på PostgreSQL.
serve-settings = filens och miljöns inställningar, med sina standardvärden:
serve-host = adress att lyssna på (standard: 127.0.0.1, bara den här datorn)
serve-port = port att lyssna på (standard: 8080; 0 väljer en ledig)
serve-database = sqlite:///sökväg/till/fil eller postgresql://användare:lösenord@dator/namn
serve-allowed-host = svara även på det här namnet, play.example.org; får upprepas
serve-origin = betjäna även sidor härifrån; får upprepas
serve-config = läsa inställningar från den här TOML-filen ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning eller error (standard: info)

## meldstone backup, restore

backup-text = Skriver bord, spel, rankningar och konton, som de är i ett ögonblick, till en fil. Servrar fortsätter. Filen innehåller lösenordshashar och hemligheter: förvara den säkert.
backup-file = vart det skrivs; filen syns när den är hel
backup-force = skriva över FILE
backup-database = sqlite:///sökväg/till/fil eller postgresql://användare@dator/namn (standard: $MELDSTONE_DATABASE, annars serverns egen fil)
backup-writing = skriver
backup-done = { $file }: { $bytes } byte, allt från { $database }
restore-text = Ersätter innehållet i en databas med en säkerhetskopia, allt på en gång eller inget. En kopia av SQLite kan läsas in i PostgreSQL och tvärtom. Servrar som är igång läser in sina bord igen.
restore-file = en säkerhetskopia
restore-force = ersätta det som databasen innehåller
restore-deleted = id för konton som raderats sedan dess, ett per rad, för en databas som inte känner dem: de förblir raderade
restore-restoring = återställer
restore-done = { $database }: allt från { $file }

## meldstone admin

admin-text = Tar hand om människor och bord, även medan servrar är igång. Namn är kontonas, i vilken stavning som helst; ett id går också bra.
admin-accounts = lista konton
admin-rooms = lista bord
admin-reports = lista vad spelare har anmält, det senaste först
admin-report = visa en anmälan med det som hände vid bordet
admin-rename = ge ett konto ett annat namn
admin-ban = avsluta alla sessioner för ett konto och inte släppa in någon mer
admin-unban = släppa in ett spärrat konto igen
admin-reset-password = sätta ett lösenord som visas en gång, och avsluta alla sessioner och återställningskoder
admin-close-room = stänga ett bord; dess avslutade spel finns kvar
admin-announce-restart = tala om för alla spelare när servrarna startar om
admin-verify-backup = kontrollera att en säkerhetskopia är hel och att varje bord i den går att läsa
admin-as-json = svara i JSON-rader, för skript
admin-of-database = servrarnas databas (standard: som för meldstone serve)
admin-with-name = bara dem vars namn innehåller detta
admin-only-banned = bara de spärrade
admin-with-status = bara dem med den här statusen
admin-with-player = bara dem där det här kontot sitter
admin-which-report = anmälan, som ”reports” listar den
admin-at-most = högst så många (standard: { $default })
admin-which-account = kontot
admin-new-name = vad det heter från och med nu
admin-which-room = bordets id, som i dess länk
admin-in = om 90s, 5m eller 1h
admin-cancel = det blir ingen omstart
admin-words = det du lägger till, visat för alla som det står
