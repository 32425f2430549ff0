### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } lægger { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; én serie ændret
       *[other] ; { $changed } serier ændret
    }
ear-story-new = Ny serie: { $set }.
ear-story-made = Ny serie: { $set }; fra brættet: { $tiles }.
ear-story-rebuilt = Ny serie fra bordet: { $set }.
ear-story-added = Føjet til serien { $set }: { $tiles }.
ear-story-taken = Taget fra serien { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Bord: { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    }
ear-your-side = Din tur og dit bræt
ear-run-of-colour = { $place }: { $colour } { $from } til { $to }
ear-span = { $place }: { $kind } { $from } til { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: endnu ikke en serie
ear-with-joker =
    { $count ->
        [one] med joker
       *[other] med { $count } jokere
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } serie er ændret.
       *[other] { $count } serier er ændret.
    }
ear-nothing-to-redo = Der er intet at gentage.

## The whole story, the typed line and the keys

ear-story = Hvad de andre gjorde
ear-story-nothing = Der er ikke sket noget siden din sidste tur.
ear-no-ends = Der kan ikke føjes noget til nogen serie.
ear-nothing-fits = Ingen enkelt brik af dine passer til en serie.
ear-not-now = Du kan ikke flytte brikker nu.
ear-no-hints = Der er ingen hints ved dette bord.
ear-nothing-to-take = Der er ikke noget at tage.
ear-again-play = Tryk på P igen for at lægge.
ear-again-draw = Tryk på D igen for at trække en brik.
ear-again-pass = Tryk på D igen for at melde pas.
ear-type = Skriv din tur
ear-type-close = Luk linjen
ear-type-how = For eksempel: { $example }; og så Enter. Ctrl og Enter lægger med det samme, Escape lukker. »{ $help }« viser alle kommandoer.
ear-keys-move = I indstillingerne kan enkelte bogstaver flyttes til Alt og bogstavet eller slås fra.
ear-help-take = egne brikker tilbage på brættet, andre for sig; uden brikker: hele serien
ear-key-arrows = fra brik til brik
ear-key-pages = fra serie til serie; på brættet til enderne
ear-key-home = hen hvor du var på brættet, på bordet
ear-key-tile = et bogstav og et tal: til denne brik; igen: til den næste af samme slags
ear-key-enter = vælg brikken, eller læg det valgte der
ear-key-new = en ny serie af det valgte
ear-key-back = det valgte går tilbage på brættet
ear-key-undo = fortryd, gentag
ear-key-play = læg: første tryk spørger, andet gør det
ear-key-draw = træk eller meld pas, på samme måde
ear-key-hint = hint
ear-key-type = skriv din tur
ear-key-rack = dit bræt
ear-key-sets = serierne på bordet
ear-key-ends = hvad der kan føjes til serierne
ear-key-fits = hvilke af dine brikker der passer, og hvilke serier du har
ear-key-wrong = hvad der er galt med bordet
ear-key-last = hele historien om de andres ture
ear-key-counts = alles brikker, og lageret
ear-key-time = hvis tur det er, og tiden der er tilbage
ear-key-help = disse taster
