### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } colloca { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; una serie cambiata
       *[other] ; { $changed } serie cambiate
    }
ear-story-new = Nuova serie: { $set }.
ear-story-made = Nuova serie: { $set }; dal tavoliere: { $tiles }.
ear-story-rebuilt = Nuova serie dal tavolo: { $set }.
ear-story-added = Aggiunto alla serie { $set }: { $tiles }.
ear-story-taken = Tolto dalla serie { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Tavolo: { $count ->
        [one] { $count } serie
       *[other] { $count } serie
    }
ear-your-side = Il tuo turno e il tuo tavoliere
ear-run-of-colour = { $place }: { $colour } { $from }–{ $to }
ear-span = { $place }: { $kind } { $from }–{ $to }
ear-kind = { $place }: { $kind } di { $number }
ear-no-set = { $place }: non è ancora una serie
ear-with-joker =
    { $count ->
        [one] con jolly
       *[other] con { $count } jolly
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } serie è cambiata.
       *[other] { $count } serie sono cambiate.
    }
ear-nothing-to-redo = Non c’è niente da ripristinare.

## The whole story, the typed line and the keys

ear-story = Che cosa hanno fatto gli altri
ear-story-nothing = Dal tuo ultimo turno non è successo niente.
ear-no-ends = Non si può aggiungere niente a nessuna serie.
ear-nothing-fits = Nessuna tua pedina entra da sola in una serie.
ear-not-now = Adesso non puoi spostare pedine.
ear-no-hints = A questo tavolo non ci sono suggerimenti.
ear-nothing-to-take = Non c’è niente da prendere.
ear-again-play = Premi di nuovo P per collocare.
ear-again-draw = Premi di nuovo D per pescare una pedina.
ear-again-pass = Premi di nuovo D per passare.
ear-type = Scrivi il turno
ear-type-close = Chiudi la riga
ear-type-how = Per esempio: { $example }; poi Invio. Ctrl e Invio colloca subito, Esc chiude. «{ $help }» mostra tutti i comandi.
ear-keys-move = Nelle impostazioni le lettere singole si possono spostare su Alt e la lettera, o disattivare.
ear-help-take = le tue pedine tornano sul tavoliere, le altre restano a parte; senza pedine: tutta la serie
ear-key-arrows = da pedina a pedina
ear-key-pages = da serie a serie; sul tavoliere, alle sue estremità
ear-key-home = dove eri sul tavoliere, sul tavolo
ear-key-tile = una lettera e un numero: a questa pedina; di nuovo: alla prossima uguale
ear-key-enter = scegliere la pedina, o mettere lì ciò che è scelto
ear-key-new = una nuova serie con ciò che è scelto
ear-key-back = ciò che è scelto torna sul tavoliere
ear-key-undo = annulla, ripristina
ear-key-play = collocare: la prima volta chiede, la seconda lo fa
ear-key-draw = pescare o passare, allo stesso modo
ear-key-hint = suggerimento
ear-key-type = scrivi il turno
ear-key-rack = il tuo tavoliere
ear-key-sets = le serie sul tavolo
ear-key-ends = che cosa si può aggiungere alle serie
ear-key-fits = quali tue pedine entrano, e quali serie hai
ear-key-wrong = che cosa non va sul tavolo
ear-key-last = tutta la storia dei turni degli altri
ear-key-counts = le pedine di tutti, e il piatto
ear-key-time = di chi è il turno, e il tempo che resta
ear-key-help = questi tasti
