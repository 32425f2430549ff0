### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } vykládá { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; jedna kombinace se změnila
        [few] ; { $changed } kombinace se změnily
       *[other] ; { $changed } kombinací se změnilo
    }
ear-story-new = Nová kombinace: { $set }.
ear-story-made = Nová kombinace: { $set }; ze stojánku: { $tiles }.
ear-story-rebuilt = Nová kombinace ze stolu: { $set }.
ear-story-added = Ke kombinaci { $set } přidáno: { $tiles }.
ear-story-taken = Z kombinace { $set } vzato: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Stůl: { $count ->
        [one] { $count } kombinace
        [few] { $count } kombinace
       *[other] { $count } kombinací
    }
ear-your-side = Tvůj tah a stojánek
ear-run-of-colour = { $place }: { $colour } { $from } až { $to }
ear-span = { $place }: { $kind } { $from } až { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: ještě to není kombinace
ear-with-joker =
    { $count ->
        [one] se žolíkem
        [few] se { $count } žolíky
       *[other] s { $count } žolíky
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] Změnila se { $count } kombinace.
        [few] Změnily se { $count } kombinace.
       *[other] Změnilo se { $count } kombinací.
    }
ear-nothing-to-redo = Není co provést znovu.

## The whole story, the typed line and the keys

ear-story = Co udělali ostatní
ear-story-nothing = Od tvého posledního tahu se nic nestalo.
ear-no-ends = K žádné kombinaci se nedá nic přidat.
ear-nothing-fits = Žádný jednotlivý kámen se k žádné kombinaci nehodí.
ear-not-now = Teď nemůžeš kameny přesouvat.
ear-no-hints = U tohoto stolu nejsou nápovědy.
ear-nothing-to-take = Není co vzít.
ear-again-play = Stiskni P znovu a kameny vyložíš.
ear-again-draw = Stiskni D znovu a vytáhneš kámen.
ear-again-pass = Stiskni D znovu a vzdáš se tahu.
ear-type = Napsat tah
ear-type-close = Zavřít řádek
ear-type-how = Například: { $example }; potom Enter. Ctrl a Enter hned vyloží, Escape zavře. „{ $help }“ ukáže všechny příkazy.
ear-keys-move = V nastavení se dají jednotlivá písmena přesunout na Alt a písmeno, nebo vypnout.
ear-help-take = vlastní kameny zpět na stojánek, ostatní zvlášť; bez kamenů: celá kombinace
ear-key-arrows = z kamene na kámen
ear-key-pages = z kombinace na kombinaci; na stojánku na jeho konce
ear-key-home = na poslední místo na stojánku, na stole
ear-key-tile = písmeno a číslo: na tento kámen; znovu: na další takový
ear-key-enter = vybrat kámen, nebo sem dát, co je vybráno
ear-key-new = nová kombinace z toho, co je vybráno
ear-key-back = co je vybráno, jde zpět na stojánek
ear-key-undo = zpět, provést znovu
ear-key-play = vyložit: první stisk se zeptá, druhý to udělá
ear-key-draw = vytáhnout kámen nebo se vzdát tahu, stejným způsobem
ear-key-hint = nápověda
ear-key-type = napsat tah
ear-key-rack = tvůj stojánek
ear-key-sets = kombinace na stole
ear-key-ends = co se dá přidat ke kombinacím
ear-key-fits = které tvé kameny se hodí a které kombinace máš
ear-key-wrong = co je na stole špatně
ear-key-last = podrobně tahy ostatních
ear-key-counts = kolik kamenů kdo má, a zásobník
ear-key-time = kdo je na tahu a kolik zbývá času
ear-key-help = tyto klávesy
