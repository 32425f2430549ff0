### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } og { $other } går ikke sammen
cli-error-no-value = { $what } tager ingen værdi
cli-error-one-of = en af disse mangler: { $what }
cli-error-ambiguous = { $what } kan betyde flere tilvalg: { $choices }
usage-together = { $option } går ikke sammen med { $chosen }
usage-solve = solve kræver --rack, --position eller --jsonl
usage-step = --step læser tastaturet, så optegnelsen kan ikke komme fra standardinput
usage-seat = --seat { $value }: dette spil har pladserne { $letters }, eller 1 til { $most }
usage-set = --set kræver REGEL=VÆRDI, ikke »{ $value }«
usage-positive = { $option } kræver et tal fra 1 og op
usage-address = --address hører til --engine ray
usage-sprt = --sprt kræver to vinderandele i procent, for eksempel 50:55
usage-bots = --bots kræver de botter, der spiller, for eksempel --bots skilled,novice
usage-league-few = --league kræver lige så mange forskellige botter, som der er pladser ({ $players }), hver én gang
usage-league-many = --bots nævner flere botter ({ $bots }), end der er pladser ({ $players }); med --league mødes de alle
usage-seconds = { $option } kræver sekunder, mere end 0
usage-resumed = { $option } ligger fast i det job, som --resume fortsætter
usage-range = { $option } er for lille eller for stor
usage-free-jokers = --edition kræver en udgave med frie jokere, for eksempel classic
usage-delay = --in { $value }: der ventes 90s, 5m eller 1h
usage-week = --in { $value }: højst en uge

## meldstone solve, check

solve-text = Finder den bedste tur og tegner bordet før og efter, eller svarer på JSON-linjer fra standardinput.
solve-table = serierne på bordet, for eksempel { $example } (standard: ingen)
solve-rack = brikkerne på brættet, for eksempel { $example }
solve-opening = du har ikke lavet din første udlægning endnu
solve-position = det hele på én linje: { $example }
solve-objective = hvad der skal lægges mest af, hvis brættet ikke kan tømmes (standard: tiles)
solve-fewest = bevis, at ingen bedste tur ændrer færre serier; det kan tage tid
solve-explain = vis trinene, ét efter ét
cli-jsonl = svar på JSON-linjer fra standardinput
check-text = Læser JSON-linjer fra standardinput og svarer på hver med én JSON-linje.

## A move, drawn and told

move-before = før
move-after = efter
move-legend = * fra dit bræt   • ændret   + ny   - brugt op
move-joker = { $joker } i serie { $set }: { $meant }
move-mirror = { $joker } i serie { $set }: spejlet
move-lay = Læg serie { $target } ud fra dit bræt
move-add = Læg { $tiles } fra dit bræt til serie { $target }
move-join = Saml serie { $source } med serie { $target }
move-split = Split serie { $source }: læg { $tiles } til serie { $target }
move-split-begin = Split serie { $source }: begynd serie { $target } med { $tiles }
move-swap = Byt jokeren om: læg { $tiles } fra serie { $source } til serie { $target }
move-swap-begin = Byt jokeren om: begynd serie { $target } med { $tiles } fra serie { $source }
move-swap-for = Byt jokeren i serie { $source } om med { $tile }: læg { $tiles } til serie { $target }
move-swap-for-begin = Byt jokeren i serie { $source } om med { $tile }: begynd serie { $target } med { $tiles }
move-end = Læg { $tiles } fra enden af serie { $source } til serie { $target }
move-end-begin = Begynd serie { $target } med { $tiles } fra enden af serie { $source }
move-take = Læg { $tiles } fra serie { $source } til serie { $target }
move-take-begin = Begynd serie { $target } med { $tiles } fra serie { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Der er intet at lægge ud.
move-places =
    Lægger { $tiles } ud: { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }.
move-finishes = Brættet er tomt.
move-changes =
    Ændrer { $changed } af { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    } på bordet.
move-changes-fewest =
    Ændrer { $changed } af { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    } på bordet, bevist færrest.
move-unproven-tiles =
    Ikke bevist som den bedste: der kan være en tur med op til { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }.
move-unproven-points =
    Ikke bevist som den bedste: der kan være en tur med op til { $count ->
        [one] { $count } point
       *[other] { $count } point
    }.
move-proven-tiles = Bevist: ingen gyldig tur lægger flere brikker.
move-proven-points = Bevist: ingen gyldig tur lægger flere point.
move-proven = Bevist.

## meldstone verify

verify-of-judge = regler
verify-of-commitment = løfte
verify-of-deal = uddeling
verify-of-moves = træk
verify-of-score = point
verify-ok = i orden
verify-failed = FORKERT
verify-judged-by = regelversion { $judge }
verify-judged-by-older = regelversion { $judge }; nye spil har { $newest }
verify-promised = startværdien er den, der blev lovet før uddelingen
verify-deals =
    { $count ->
        [one] { $count } uddeling
       *[other] { $count } uddelinger
    }, som startværdien giver
verify-events =
    { $count ->
        [one] { $count } hændelse
       *[other] { $count } hændelser
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } hændelse
       *[other] { $count } hændelser
    }; afgjort af uret og taget som optegnet: { $settled }
verify-not-over = spillet er ikke slut, intet at kontrollere
verify-no-beginning = optegnelsen begynder ikke med game-opened
verify-bad-seed = startværdien har ikke 64 hexadecimale cifre
verify-no-seed = ingen startværdi at dele ud fra
verify-not-promised = startværdien passer ikke til det, der blev lovet før uddelingen
verify-other-draw = lodtrækningen er ikke den, startværdien giver
verify-other-deal = uddeling { $number } er ikke den, startværdien giver
verify-other-starter = uddelingen nævner en anden startspiller end lodtrækningen
verify-event = hændelse { $number }: { $problem }
verify-too-much = for meget er forkert til at gå videre
verify-from-nowhere = { $event } kommer ud af det blå
verify-not-due = { $event } var ikke ventet
verify-not-by-rules = { $event } er ikke, hvad reglerne giver
verify-another-due = { $due } var ventet, ikke { $event }
verify-stops = optegnelsen stopper før { $event }
verify-more = … og { $count } til

## meldstone editions

topic-box = Hvilke brikker der er, og til hvor mange spillere
topic-setup = Fra den lukkede æske til den første tur
topic-sets = Hvad en gyldig serie er
topic-opening = De første serier, en spiller lægger
topic-turn = At trække og lægge fra sig
topic-jokers = Hvordan jokere på bordet frigøres og bruges
topic-clock = Tidsgrænsen, og hvad der sker bagefter
topic-ending = Pointene
topic-conduct = Hvad spillere må vide, skal sige og må spørge om
editions-extends = bygger på: { $chain }
editions-base = det, alle udgaver begynder med
editions-choose = spillerne bliver enige om { $rules } ({ $example })
editions-rule = regel
editions-value = værdi
editions-instead = grundlag: { $value }

## meldstone arena, train

arena-text = Lader botter spille mange spil mod hinanden, hver uddeling igen med byttede pladser, og viser vinderandele og point med 95 %-intervaller.
arena-bots = hvem der spiller, for eksempel { $example }; tilføj :points eller :place for målet; den sidste får de øvrige pladser
arena-players = pladser ved bordet (standard: { $default })
arena-games = spil, rundet op til hele uddelinger (standard: { $default })
arena-seed = startværdi for alle uddelinger (standard: { $default })
arena-think = tænketid pr. tur for botter, der planlægger, i sekunder (standard: { $default })
arena-league = spil alle sammensætninger af botterne, med ratings
arena-sprt = stop tidligt, når en af to vinderandele for den første bot er klar (standard: lige mod en tiendedel mere, som 50:55)
arena-workers = processer (standard: én pr. kerne)
arena-engine = processer på denne maskine eller en Ray-klynge (meldstone[ray])
arena-address = hvor klyngen er, eller auto (standard: en lokal til dette job)
arena-json = skriv resultatet med alle spil til denne fil; - er standardoutput
arena-report = skriv en side med grafer til denne fil
arena-resume = fortsæt jobbet i en resultatfil, op til --games
arena-check = kontrollér optegnelsen af hvert spil
arena-column-bot = bot
arena-column-games = spil
arena-column-wins = vundet
arena-column-win-rate = vinderandel
arena-column-points = point pr. spil
arena-column-rating = rating
arena-share = { $share } %
arena-range = { $value } ({ $low } til { $high })
arena-ahead = Foran ved samme bord, række mod kolonne:
arena-played = { $games } spil af { $deals } uddelinger, { $edition }, spillere: { $players }, startværdi { $seed }; { $turns } ture pr. spil; en lige andel ville være { $even } %
arena-brackets = I parentes: 95 %-intervaller; spillene i én uddeling tæller sammen (docs/arena.md).
arena-stand = log-likelihood-forhold { $ratio }, grænser { $low } og { $high }
arena-undecided = { $bot }: endnu ingen afgørelse mellem { $low } % og { $high } % vundne ({ $stand })
arena-accepted = { $bot }: { $accepted } % vundne antaget mod { $other } % ({ $stand })
arena-stopped = Stoppet efter { $games } spil. Fortsæt med: { $command }
arena-dealing = deler ud
arena-left = tilbage
train-text = Underviser mesterbotten i spil mod sig selv og mod spillere, der lægger flest brikker; de samme tilvalg giver den samme undervisning.
train-edition = udgave med frie jokere (standard: { $default })
train-objective = hvad der spilles om (standard: { $default })
train-games = spil at lære af (standard: { $default })
train-rounds = læringsrunder (standard: { $default })
train-seed = startværdi for al tilfældighed (standard: { $default })
train-out = hvor det lærte kommer hen (standard: { $default })
train-done = { $file }: lærte træk: { $features }; spillere: { $players }, jokere: { $jokers }, mål: { $objective }
train-learning = lærer
train-error = gennemsnitlig kvadratisk fejl { $error }

## meldstone serve

serve-text = Stiller borde til rådighed over HTTP og WebSocket, til det stoppes (Ctrl-C eller SIGTERM). Intet skal sættes op.
serve-more = Hver indstilling kan også komme fra miljøet (MELDSTONE_PORT=9000) eller fra en TOML-fil (port = 9000); tilvalg går før miljøet, miljøet før filen. Uden --database ligger data i en SQLite-fil i $MELDSTONE_DATA eller i brugerens datamappe. docs/operate.md viser en tjeneste bag en proxy og flere processer på PostgreSQL.
serve-settings = filens og miljøets indstillinger med deres standardværdier:
serve-host = adresse at lytte på (standard: 127.0.0.1, kun denne maskine)
serve-port = port at lytte på (standard: 8080; 0 vælger en ledig)
serve-database = sqlite:///sti/til/fil eller postgresql://bruger:adgangskode@maskine/navn
serve-allowed-host = svar også på dette navn, play.example.org; må gentages
serve-origin = betjen også sider herfra; må gentages
serve-config = læs indstillinger fra denne TOML-fil ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning eller error (standard: info)

## meldstone backup, restore

backup-text = Skriver borde, spil, ratings og konti, som de er i ét øjeblik, til én fil. Servere kører videre. Filen indeholder hashværdier af adgangskoder og hemmeligheder: opbevar den sikkert.
backup-file = hvor der skrives; filen dukker op, når den er hel
backup-force = overskriv FILE
backup-database = sqlite:///sti/til/fil eller postgresql://bruger@maskine/navn (standard: $MELDSTONE_DATABASE, ellers serverens egen fil)
backup-writing = skriver
backup-done = { $file }: { $bytes } byte, alt fra { $database }
restore-text = Erstatter indholdet af en database med en sikkerhedskopi, alt på én gang eller intet. En kopi af SQLite kan lægges ind i PostgreSQL og omvendt. Kørende servere indlæser deres borde igen.
restore-file = en sikkerhedskopi
restore-force = erstat det, databasen indeholder
restore-deleted = id’er på konti, der er slettet siden, én pr. linje, til en database, der ikke kender dem: de forbliver slettet
restore-restoring = gendanner
restore-done = { $database }: alt fra { $file }

## meldstone admin

admin-text = Tager sig af folk og borde, også mens servere kører. Navne er kontienes, i enhver stavemåde; et id kan også bruges.
admin-accounts = vis konti
admin-rooms = vis borde
admin-reports = vis, hvad spillere har anmeldt, det seneste først
admin-report = vis én anmeldelse med det, der skete ved bordet
admin-rename = giv en konto et andet navn
admin-ban = afslut alle en kontos sessioner, og luk ingen ind mere
admin-unban = luk en spærret konto ind igen
admin-reset-password = sæt en adgangskode, der vises én gang, og afslut alle sessioner og gendannelseskoder
admin-close-room = luk et bord; dets færdige spil bliver
admin-announce-restart = sig til alle spillere, hvornår serverne genstarter
admin-verify-backup = kontrollér, om en sikkerhedskopi er hel, og hvert bord i den kan læses
admin-as-json = svar i JSON-linjer, til scripts
admin-of-database = servernes database (standard: som ved meldstone serve)
admin-with-name = kun dem, hvis navn indeholder dette
admin-only-banned = kun de spærrede
admin-with-status = kun dem med denne status
admin-with-player = kun dem, hvor denne konto sidder
admin-which-report = anmeldelsen, som »reports« viser den
admin-at-most = højst så mange (standard: { $default })
admin-which-account = kontoen
admin-new-name = hvad den hedder fra nu af
admin-which-room = bordets id, som i dets link
admin-in = om 90s, 5m eller 1h
admin-cancel = der genstartes alligevel ikke
admin-words = det, du tilføjer, vist til alle, som det står
