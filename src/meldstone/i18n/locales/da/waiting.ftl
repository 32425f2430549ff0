### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Hvem kommer?
wait-table-of = Bord: { $player }
wait-take-a-seat = Sæt dig. Spillet begynder af sig selv, når alle pladser er taget.
wait-you-are-in = Du har en plads. Så snart de andre er her, begynder spillet.
wait-complete = Alle er her.
wait-begins-in = Alle er her. Spillet begynder om { $count } s.
wait-not-yet = Ikke endnu
wait-bring-others = Invitér også en anden
wait-anyone-with-code = Alle med linket eller disse fem bogstaver kan sætte sig.
wait-anyone-with-link = Alle med linket kan sætte sig.
wait-in-the-lobby = Bordet står også blandt de åbne borde: den, der søger en modstander, finder det.
wait-code = Kode til dette bord: { $code }
wait-send-link = eller send linket
wait-copy-link = Kopiér linket
wait-share = Del
wait-link-copied = Linket er kopieret: sæt det ind i en besked.
wait-link-not-copied = Browseren tillod ikke at kopiere linket. Markér det, og kopiér det selv.
wait-at-the-table = Ved bordet
wait-you-and-yours = dig, og dit bord
wait-you = dig
wait-owner = har åbnet bordet
wait-sits-here = sidder her
wait-is-looking = ser på bordet…
wait-somebody = Nogen
wait-fill-with-bots = Fyld op med botter
wait-change = Ændr
wait-what-is-played = Hvad der spilles
wait-more-rules = Flere regler
wait-all-see = Alle her ser det med det samme.
wait-changed = { $player } har ændret, hvad der spilles: { $what }
wait-games =
    { $count ->
        [one] ét spil
       *[other] { $count } spil
    }
wait-a-turn = { $time } pr. tur
wait-no-clock = uden ur
wait-private = privat
wait-public = åbent for alle
wait-with-hints = med hints
wait-hints-text = Ellers er der kun hints til den, der spiller alene mod botter.
wait-bell = Du hører en klokke, når nogen sætter sig, også når dette vindue ligger bag andre. Spillet begynder af sig selv, når alle pladser er taget.
wait-sat-down = { $player } har sat sig.
wait-begin-with = Begynd med { $count } spillere
wait-begins = Spillet begynder

## Private tables

wait-table-private = Bordet tilhører { $player } og er privat.
wait-this-private = Dette bord er privat.
wait-ask-or-knock = Spørg efter linket eller de fem bogstaver, eller bank på.
wait-knock = Bank på
wait-knocked = Du har banket på. Så snart nogen ved bordet lukker dig ind, åbner bordet her.
wait-would-like-to-join = { $player } vil gerne være med.
wait-let-in = Luk ind
wait-not-now = Ikke nu
wait-no-such-code = Intet bord har denne kode. Måske er spillet forbi, eller et bogstav er et andet.

## Somebody is away

wait-away-bot-in = { $player } er væk · bot om { $time }
wait-for = Vent
wait-for-player = Vent to minutter mere på { $player }
wait-waited = Bordet venter to minutter mere på { $player }.
wait-touch-to-play = En bot spiller i stedet for dig. Rør en af dine brikker, så spiller du videre.

## Back at the table

wait-welcome-back = Velkommen tilbage, { $player }
wait-sat-in = { $bot } spillede i stedet for dig i { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } tur for dig: { $laid } lagt, { $drawn } trukket.
       *[other] { $count } ture for dig: { $laid } lagt, { $drawn } trukket.
    }
wait-no-turns = Det har ikke været din tur imens.
wait-turn = Tur { $number }
wait-drew = trak
wait-laid = lagde
wait-passed = meldte pas
wait-jokers-kept = Ingen af dine jokere blev rørt.
wait-play-on = Spil videre
wait-show-me = Vis mig det
wait-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minutter
    }
wait-hours =
    { $count ->
        [one] { $count } time
       *[other] { $count } timer
    }

## Leaving for a while

wait-leave-title = Gå for nu?
wait-leave-alone = Spillet venter på dig, om nødvendigt i dagevis. Du finder det på forsiden under »Dine borde«.
wait-leave-others = De andre ser, at du er væk. Efter et minut spiller en bot i stedet for dig: den trækker kun i starten og lægger aldrig en joker. Din plads er stadig din.
wait-leave-clock = Uret går videre uden dig. Din plads er stadig din.
wait-leave-go = Gå til forsiden
wait-stay = Bliv

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } afsluttet spil
       *[other] { $count } afsluttede spil
    }
wait-running-tables =
    { $count ->
        [one] { $count } bord i gang
       *[other] { $count } borde i gang
    }
wait-welcome = Velkommen, { $player }.
wait-now-yours = Fra nu af dit: { $what }.
wait-bring-title = Tage det med, du har spillet på denne enhed?
wait-bring-text = Som gæst har du her: { $what }.
wait-bring-yes = Tag med
wait-bring-no = Nej, lad det være
wait-bring-kept = Det bliver på denne enhed: log ud, så er du gæsten igen.

## Choosing rules

wait-search-rules = Søg i reglerne
wait-rules-changed =
    { $count ->
        [one] { $count } ændret
       *[other] { $count } ændrede
    }
wait-rules-reset = Tilbage til udgaven
wait-often-changed = Ændres ofte
wait-no-rule-found = Ingen regel indeholder disse ord.

## More time for somebody

wait-my-time = Tid til mine ture
wait-time-times = tid × { $times }
wait-time-same = den samme
