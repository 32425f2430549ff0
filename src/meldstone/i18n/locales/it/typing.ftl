### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = pesca, pescare
typed-pass = passa, passare
typed-done = fatto
typed-undo = annulla
typed-reset = ricomincia
typed-sort = ordina
typed-announce = annuncia
typed-redeal = ridistribuisci
typed-ready = tieni
typed-hint = suggerimento, consiglio
typed-show = mostra
typed-help = aiuto
typed-quit = esci
typed-lay = colloca, collocare
typed-add = aggiungi
typed-take = prendi
typed-move = sposta
typed-split = dividi
typed-swap = scambia, sostituisci
typed-join = unisci
typed-table = tavolo
typed-discard = scarta
typed-ask = chiedi
typed-discarded = scartata
typed-open = scoperta
typed-to = a, alla
typed-from = da, dalla
typed-after = dopo
typed-for = con, per
typed-in = in, nella, da
typed-with = con
typed-fillers = la, il, le, i, serie, pedina, pedine, e
typed-black = n
typed-orange = a
typed-blue = bl
typed-red = r
typed-brown = m
typed-white = bi
typed-green = ve
typed-violet = v
typed-joker = jolly

## What is wrong with a line

term-same-set = È la stessa serie.
term-last-tile = { $tile } è l’ultima pedina della serie { $set }; dopo non c’è niente.
term-no-other = Non c’è un’altra pedina { $tile } sul tavolo né sul tuo tavoliere.
term-already-taken = Hai già preso una pedina; «{ $undo }» o «{ $reset }» la restituisce.
term-no-set = Non c’è una serie { $set }: l’ultima è la { $last }.
term-no-set-at-all = Non c’è una serie { $set }: il tavolo è vuoto.
term-no-home = Nessuna serie sul tavolo ha { $tiles }.
term-which-home = { $tiles }: nelle serie { $sets }. Di’ in quale, per esempio: { $from } { $first }
term-only-one = Hai solo una pedina { $tile } sul tavoliere o in mano.
term-have-no = Non hai la pedina { $tile } sul tavoliere né in mano.
term-set-has-no = La serie { $set } non ha la pedina { $tile }.
term-nothing-to-undo = Non c’è niente da annullare.
term-alone = Scrivi «{ $word }» da solo, senza niente dopo.
term-unknown = Non conosco «{ $word }». Scrivi «{ $help }» per vedere tutto ciò che puoi fare.
term-did-you-mean = Non conosco «{ $word }». Intendi «{ $near }»?
term-not-a-tile = «{ $token }» non è una pedina. Le pedine si scrivono R7, K13 o J; per esempio: { $example }
term-number = Di’ il numero della serie; per esempio: { $example }
term-which-tiles = Quali pedine? Per esempio: { $example }
term-tiles-and-set = Di’ quali pedine e quale serie; per esempio: { $example }
term-example = Per esempio: { $example }
term-in-and-out = Di’ quale pedina entra e quale esce; per esempio: { $example }
term-one-tile = Scarta una sola pedina; per esempio: { $example }
term-ask-whom = A chi chiedi? Per esempio: { $example }

## What each command does

help-lay = una nuova serie dal tavoliere; più serie: metti ; tra l’una e l’altra
help-add = pedine dal tavoliere alla serie 3
help-take = in mano, da collocare o aggiungere altrove; senza pedine: tutta la serie
help-move = da una serie direttamente a un’altra
help-split = due serie da una
help-join = una serie da due
help-swap = il tuo R7 al posto del jolly; poi usa il jolly
help-table = tutto il tavolo come lo vuoi, in una volta
help-undo = un passo indietro
help-reset = tutto indietro
help-done = chiude il turno con il tavolo com’è
help-draw-always = la pedina con cui comincia ogni turno
help-draw = una pedina invece di collocare; questo chiude il turno
help-pass-drawn = dopo aver pescato, se non collochi nulla
help-pass = quando non c’è più niente da pescare
help-take-discard = l’ultima pedina del giocatore prima di te, in una nuova serie
help-discard = scarta una pedina; questo chiude il turno
help-take-open-finish = la pedina scoperta, se con essa chiudi la partita
help-take-open = la pedina scoperta, se la collochi in questo turno
help-announce = subito dopo aver pescato: la prossima volta farai l’apertura
help-ask = quante pedine ha Ada?
help-redeal = prima del primo turno, con tre coppie: nuova distribuzione
help-ready = prima del primo turno: tieni le tue pedine
help-sort = il tavoliere per numeri; di nuovo: per colori
help-hint = un suggerimento
help-show = mostra di nuovo il tavolo
help-quit = lascia la partita
help-tiles = Pedine: { $colours }.
help-double = jolly doppio, due vicine
help-two-colour = jolly bicolore, il colore cambia
help-mirror = jolly specchio
help-any-order = L’ordine e le maiuscole non contano; le pedine da sole significano «{ $lay }».
help-by-name = Le pedine si possono anche chiamare per nome: { $example }. Le parole inglesi si capiscono sempre.
help-no-clock = Qui non c’è orologio: prenditi il tuo tempo.
