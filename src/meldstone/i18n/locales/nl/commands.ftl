### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } en { $other } gaan niet samen
cli-error-no-value = { $what } heeft geen waarde
cli-error-one-of = een van deze ontbreekt: { $what }
cli-error-ambiguous = { $what } kan meer opties betekenen: { $choices }
usage-together = { $option } gaat niet samen met { $chosen }
usage-solve = solve vraagt --rack, --position of --jsonl
usage-step = --step leest het toetsenbord, dus het verslag kan niet van de standaardinvoer komen
usage-seat = --seat { $value }: dit spel heeft de plaatsen { $letters }, of 1 tot { $most }
usage-set = --set vraagt REGEL=WAARDE, niet “{ $value }”
usage-positive = { $option } vraagt een getal vanaf 1
usage-address = --address hoort bij --engine ray
usage-sprt = --sprt vraagt twee winstpercentages, bijvoorbeeld 50:55
usage-bots = --bots vraagt de bots die spelen, bijvoorbeeld --bots skilled,novice
usage-league-few = --league vraagt zoveel verschillende bots als er plaatsen zijn ({ $players }), elk één keer
usage-league-many = --bots noemt meer bots ({ $bots }) dan er plaatsen zijn ({ $players }); met --league ontmoeten ze elkaar allemaal
usage-seconds = { $option } vraagt seconden, meer dan 0
usage-resumed = { $option } ligt vast door de taak die --resume voortzet
usage-range = { $option } is te klein of te groot
usage-free-jokers = --edition vraagt een editie met vrije jokers, bijvoorbeeld classic
usage-delay = --in { $value }: verwacht wordt 90s, 5m of 1h
usage-week = --in { $value }: hooguit een week

## meldstone solve, check

solve-text = Vindt de beste zet en tekent de tafel ervoor en erna, of beantwoordt JSON-regels van de standaardinvoer.
solve-table = de reeksen op tafel, bijvoorbeeld { $example } (standaard: geen)
solve-rack = de stenen op het speelbord, bijvoorbeeld { $example }
solve-opening = je hebt je eerste uitleg nog niet gedaan
solve-position = dit alles op één regel: { $example }
solve-objective = waarvan zoveel mogelijk wordt gelegd als het speelbord niet leeg kan (standaard: tiles)
solve-fewest = bewijzen dat geen beste zet minder reeksen verandert; dat kan even duren
solve-explain = de stappen opsommen, een voor een
cli-jsonl = JSON-regels van de standaardinvoer beantwoorden
check-text = Leest JSON-regels van de standaardinvoer en beantwoordt elke met één JSON-regel.

## A move, drawn and told

move-before = ervoor
move-after = erna
move-legend = * van je speelbord   • veranderd   + nieuw   - opgebruikt
move-joker = { $joker } in reeks { $set }: { $meant }
move-mirror = { $joker } in reeks { $set }: de spiegel
move-lay = Leg reeks { $target } van je speelbord
move-add = Leg { $tiles } van je speelbord aan bij reeks { $target }
move-join = Verbind reeks { $source } met reeks { $target }
move-split = Splits reeks { $source }: leg { $tiles } bij reeks { $target }
move-split-begin = Splits reeks { $source }: begin reeks { $target } met { $tiles }
move-swap = Ruil de joker om: leg { $tiles } uit reeks { $source } bij reeks { $target }
move-swap-begin = Ruil de joker om: begin reeks { $target } met { $tiles } uit reeks { $source }
move-swap-for = Ruil de joker van reeks { $source } om voor { $tile }: leg { $tiles } bij reeks { $target }
move-swap-for-begin = Ruil de joker van reeks { $source } om voor { $tile }: begin reeks { $target } met { $tiles }
move-end = Leg { $tiles } van het eind van reeks { $source } bij reeks { $target }
move-end-begin = Begin reeks { $target } met { $tiles } van het eind van reeks { $source }
move-take = Leg { $tiles } uit reeks { $source } bij reeks { $target }
move-take-begin = Begin reeks { $target } met { $tiles } uit reeks { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Er is niets om te leggen.
move-places =
    Legt { $tiles }: { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
move-finishes = Het speelbord is leeg.
move-changes =
    Verandert { $changed } van { $count ->
        [one] { $count } reeks
       *[other] { $count } reeksen
    } op tafel.
move-changes-fewest =
    Verandert { $changed } van { $count ->
        [one] { $count } reeks
       *[other] { $count } reeksen
    } op tafel, bewezen het minst.
move-unproven-tiles =
    Niet bewezen als beste: er kan een zet zijn met tot { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }.
move-unproven-points =
    Niet bewezen als beste: er kan een zet zijn met tot { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }.
move-proven-tiles = Bewezen: geen geldige zet legt meer stenen.
move-proven-points = Bewezen: geen geldige zet legt meer punten.
move-proven = Bewezen.

## meldstone verify

verify-of-judge = regels
verify-of-commitment = belofte
verify-of-deal = verdeling
verify-of-moves = zetten
verify-of-score = punten
verify-ok = in orde
verify-failed = FOUT
verify-judged-by = regelversie { $judge }
verify-judged-by-older = regelversie { $judge }; nieuwe spellen hebben { $newest }
verify-promised = de beginwaarde is die welke vóór het delen is beloofd
verify-deals =
    { $count ->
        [one] { $count } verdeling
       *[other] { $count } verdelingen
    }, zoals de beginwaarde geeft
verify-events =
    { $count ->
        [one] { $count } gebeurtenis
       *[other] { $count } gebeurtenissen
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } gebeurtenis
       *[other] { $count } gebeurtenissen
    }; door de klok beslist en overgenomen zoals vastgelegd: { $settled }
verify-not-over = het spel is niet afgelopen, niets te controleren
verify-no-beginning = het verslag begint niet met game-opened
verify-bad-seed = de beginwaarde heeft geen 64 hexadecimale cijfers
verify-no-seed = geen beginwaarde om mee te delen
verify-not-promised = de beginwaarde klopt niet met wat vóór het delen is beloofd
verify-other-draw = de loting is niet die van de beginwaarde
verify-other-deal = verdeling { $number } is niet die van de beginwaarde
verify-other-starter = de verdeling noemt een andere startspeler dan de loting
verify-event = gebeurtenis { $number }: { $problem }
verify-too-much = er is te veel fout om verder te gaan
verify-from-nowhere = { $event } komt uit het niets
verify-not-due = { $event } was niet aan de orde
verify-not-by-rules = { $event } is niet wat de regels geven
verify-another-due = { $due } was aan de orde, niet { $event }
verify-stops = het verslag stopt vóór { $event }
verify-more = … en nog { $count }

## meldstone editions

topic-box = Welke stenen er zijn en voor hoeveel spelers
topic-setup = Van de gesloten doos tot de eerste beurt
topic-sets = Wat een geldige reeks is
topic-opening = De eerste reeksen die iemand legt
topic-turn = Nemen en afleggen
topic-jokers = Hoe jokers van de tafel vrijkomen en gebruikt worden
topic-clock = De tijdslimiet en wat er daarna gebeurt
topic-ending = De punten
topic-conduct = Wat spelers mogen weten, moeten zeggen en mogen vragen
editions-extends = bouwt voort op: { $chain }
editions-base = waar alle edities mee beginnen
editions-choose = de spelers spreken { $rules } af ({ $example })
editions-rule = regel
editions-value = waarde
editions-instead = basis: { $value }

## meldstone arena, train

arena-text = Laat bots veel spellen tegen elkaar spelen, elke verdeling nog eens met gewisselde plaatsen, en meldt winstpercentages en punten met 95%-intervallen.
arena-bots = wie speelt, bijvoorbeeld { $example }; met :points of :place voor het doel; de laatste krijgt de overige plaatsen
arena-players = plaatsen aan tafel (standaard: { $default })
arena-games = spellen, naar boven afgerond op hele verdelingen (standaard: { $default })
arena-seed = beginwaarde van alle verdelingen (standaard: { $default })
arena-think = bedenktijd per beurt van bots die plannen, in seconden (standaard: { $default })
arena-league = elke samenstelling van de bots spelen, met ratings
arena-sprt = eerder stoppen, zodra een van twee winstpercentages van de eerste bot duidelijk is (standaard: gelijk tegen een tiende meer, zoals 50:55)
arena-workers = processen (standaard: één per kern)
arena-engine = processen van deze computer, of een Ray-cluster (meldstone[ray])
arena-address = waar het cluster is, of auto (standaard: een lokaal voor deze taak)
arena-json = het resultaat met alle spellen naar dit bestand schrijven; - voor de standaarduitvoer
arena-report = een pagina met grafieken naar dit bestand schrijven
arena-resume = de taak van een resultaatbestand voortzetten, tot --games
arena-check = het verslag van elk spel controleren
arena-column-bot = bot
arena-column-games = spellen
arena-column-wins = gewonnen
arena-column-win-rate = winst
arena-column-points = punten per spel
arena-column-rating = rating
arena-share = { $share }%
arena-range = { $value } ({ $low } tot { $high })
arena-ahead = Voor aan dezelfde tafel, rij tegen kolom:
arena-played = { $games } spellen van { $deals } verdelingen, { $edition }, spelers: { $players }, beginwaarde { $seed }; { $turns } beurten per spel; een gelijk aandeel zou { $even }% zijn
arena-brackets = Tussen haakjes: 95%-intervallen; de spellen van één verdeling tellen samen (docs/arena.md).
arena-stand = log-likelihoodverhouding { $ratio }, grenzen { $low } en { $high }
arena-undecided = { $bot }: nog geen beslissing tussen { $low }% en { $high }% winst ({ $stand })
arena-accepted = { $bot }: { $accepted }% winst aanvaard tegen { $other }% ({ $stand })
arena-stopped = Gestopt na { $games } spellen. Verder met: { $command }
arena-dealing = delen
arena-left = resterend
train-text = Onderwijst de meesterbot in spellen tegen zichzelf en tegen spelers die zoveel mogelijk stenen leggen; dezelfde opties geven dezelfde lessen.
train-edition = editie met vrije jokers (standaard: { $default })
train-objective = waarvoor wordt gespeeld (standaard: { $default })
train-games = spellen om van te leren (standaard: { $default })
train-rounds = leerrondes (standaard: { $default })
train-seed = beginwaarde van al het toeval (standaard: { $default })
train-out = waar de lessen heen gaan (standaard: { $default })
train-done = { $file }: geleerde kenmerken: { $features }; spelers: { $players }, jokers: { $jokers }, doel: { $objective }
train-learning = leren
train-error = gemiddelde kwadratische fout { $error }

## meldstone serve

serve-text = Biedt tafels aan via HTTP en WebSocket tot het wordt gestopt (Ctrl-C of SIGTERM). Er hoeft niets ingesteld te worden.
serve-more = Elke instelling kan ook uit de omgeving (MELDSTONE_PORT=9000) of uit een TOML-bestand (port = 9000) komen; opties gaan voor de omgeving, de omgeving voor het bestand. Zonder --database staan de gegevens in een SQLite-bestand in $MELDSTONE_DATA of in de gegevensmap van de gebruiker. docs/operate.md toont een dienst achter een proxy, en meer processen op PostgreSQL.
serve-settings = instellingen van het bestand en de omgeving, met hun standaardwaarden:
serve-host = adres om op te luisteren (standaard: 127.0.0.1, alleen deze computer)
serve-port = poort om op te luisteren (standaard: 8080; 0 kiest een vrije)
serve-database = sqlite:///pad/naar/bestand of postgresql://gebruiker:wachtwoord@computer/naam
serve-allowed-host = ook op deze naam antwoorden, play.example.org; mag herhaald worden
serve-origin = ook pagina’s van deze herkomst bedienen; mag herhaald worden
serve-config = instellingen uit dit TOML-bestand lezen ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning of error (standaard: info)

## meldstone backup, restore

backup-text = Schrijft tafels, spellen, ratings en accounts, zoals ze op één moment zijn, naar één bestand. Servers draaien door. Het bestand bevat wachtwoordhashes en geheimen: bewaar het veilig.
backup-file = waarheen; het bestand verschijnt als het compleet is
backup-force = FILE overschrijven
backup-database = sqlite:///pad/naar/bestand of postgresql://gebruiker@computer/naam (standaard: $MELDSTONE_DATABASE, anders het bestand van de server)
backup-writing = schrijven
backup-done = { $file }: { $bytes } bytes, alles uit { $database }
restore-text = Vervangt de inhoud van een database door een back-up, alles in één keer of niets. Een back-up van SQLite past ook in PostgreSQL en omgekeerd. Draaiende servers laden hun tafels opnieuw.
restore-file = een back-up
restore-force = vervangen wat de database bevat
restore-deleted = id’s van accounts die sindsdien zijn verwijderd, een per regel, voor een database die ze niet kent: ze blijven verwijderd
restore-restoring = terugzetten
restore-done = { $database }: alles uit { $file }

## meldstone admin

admin-text = Zorgt voor mensen en tafels, ook terwijl servers draaien. Namen zijn die van accounts, in elke schrijfwijze; een id mag ook.
admin-accounts = accounts opsommen
admin-rooms = tafels opsommen
admin-reports = opsommen wat spelers hebben gemeld, het laatste eerst
admin-report = één melding tonen met wat er aan tafel gebeurde
admin-rename = een account een andere naam geven
admin-ban = alle sessies van een account beëindigen en niemand meer binnenlaten
admin-unban = een geblokkeerd account weer binnenlaten
admin-reset-password = een wachtwoord instellen dat één keer wordt getoond, en alle sessies en herstelcodes beëindigen
admin-close-room = een tafel sluiten; de gespeelde spellen blijven
admin-announce-restart = alle spelers zeggen wanneer de servers opnieuw starten
admin-verify-backup = controleren of een back-up heel is en elke tafel erin leesbaar is
admin-as-json = antwoorden in JSON-regels, voor scripts
admin-of-database = de database van de servers (standaard: zoals bij meldstone serve)
admin-with-name = alleen die waarvan de naam dit bevat
admin-only-banned = alleen de geblokkeerde
admin-with-status = alleen die met deze status
admin-with-player = alleen die waaraan dit account zit
admin-which-report = de melding, zoals “reports” haar opsomt
admin-at-most = hoogstens zoveel (standaard: { $default })
admin-which-account = het account
admin-new-name = hoe het vanaf nu heet
admin-which-room = de id van de tafel, zoals in de link
admin-in = over 90s, 5m of 1h
admin-cancel = er wordt toch niet opnieuw gestart
admin-words = wat je toevoegt, aan iedereen getoond zoals het er staat
