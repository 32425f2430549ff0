### The game in the terminal: what it understands and what it says.

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
typed-hint = consiglio
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

## What the game says

term-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
term-fair = Una distribuzione leale: lo SHA-256 del suo seme è
term-seed = Seme: { $seed }
term-type-help = Scrivi «{ $help }» per vedere tutto ciò che puoi fare, «{ $hint }» se non sai come andare avanti.
term-prompt = tocca a te
term-enter = Invio
term-goodbye = Hai lasciato la partita. A presto!
term-verify = Verifica: { $command }
term-verify-seed = La distribuzione deriva da questo seme; --record FILE conserva una partita che «meldstone verify FILE» può verificare.
term-tiles =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
term-not-opened = senza apertura
term-announced = annunciata
term-discarded = scartata
term-discarded-dead = scartata (non si può prendere)
term-pool = piatto: { $count }
term-hand = in mano, dal tavolo
term-opening =
    Per l’apertura servono { $minimum ->
        [one] { $minimum } punto
       *[other] { $minimum } punti
    } in un turno, solo con pedine tue.
term-opening-so-far =
    Per l’apertura servono { $minimum ->
        [one] { $minimum } punto
       *[other] { $minimum } punti
    } con pedine tue; ne hai collocati { $points }.
term-start-draw = Sorteggio del primo turno: { $drawn }.
term-you-start = Cominci tu.
term-you-redeal = Chiedi una nuova distribuzione: { $tiles }.
term-you-play = Collochi: { $play }.
term-you-open = Fai la tua apertura: { $play }.
term-you-take-discard = Prendi la pedina scartata: { $tile }.
term-you-take-open = Prendi la pedina scoperta: { $tile }.
term-you-pass = Passi.
term-you-announce = Annunci l’apertura per il prossimo giro.
term-you-discard = Scarti { $tile }.
    .tile = object
term-you-finish = Hai finito.
term-plays = { $player } colloca: { $play }.
term-opens = { $player } fa la sua apertura: { $play }.
term-new-tiles = Nuove pedine per tutti.
term-not-legal = Il tavolo non era valido.
term-to-pool = Di nuovo nel piatto: { $tiles }.
term-drawn = Pedine pescate: { $tiles }.
term-final-round = Il piatto è vuoto e ognuno ha avuto un ultimo turno. Vince chi ha meno punti sul tavoliere.
term-added = { $tiles } a { $set }
term-within = { $tiles } in { $set }
term-rebuilt =
    { $count ->
        [one] { $count } serie ricomposta
       *[other] { $count } serie ricomposte
    }
term-you-win = La partita è finita: hai vinto!
term-wins = La partita è finita: vince { $player }!
term-reason-winner = vince ciò che gli altri perdono
term-reason-rack = { $points } sul tavoliere
term-reason-unopened = senza apertura, e non si poteva
term-reason-could = senza apertura, anche se si poteva
term-reason-announced = senza apertura, ma annunciata
term-not-yet = Non ancora:
term-ready-first = Scrivi «{ $ready }» per tenere le tue pedine o «{ $redeal }» per una nuova distribuzione.
term-has-doublets = Hai tre coppie: «{ $redeal }» dà nuove pedine a tutti, «{ $ready }» tiene queste.
term-may-announce = La prossima volta puoi fare l’apertura. «{ $announce }» lo dice ora e riduce la penalità se qualcuno finisce prima; Invio per continuare.
term-draft-open = Hai pedine in gioco: «{ $done }» chiude il turno con queste, «{ $reset }» prima le riprende.
term-draw-or-take = Ogni turno comincia con una pedina: «{ $draw }», o «{ $take }» se puoi collocarla subito.
term-must-discard = Una pedina deve andare: «{ $example }».
term-no-such-player = Qui nessuno si chiama «{ $name }». Al tavolo: { $names }.
term-hint = Puoi collocare: { $play }.
term-hint-first = Prima «{ $take }».
term-hint-draw = Non vedo niente da collocare. Scrivi «{ $draw }» o cerca serie da ricomporre.
term-hint-pass = Non vedo niente da collocare. Scrivi «{ $pass }» o cerca serie da ricomporre.
term-hint-discard = Non vedo niente da collocare. Ti costa meno «{ $discard }».
term-same-set = È la stessa serie.
term-last-tile = { $tile } è l’ultima pedina della serie { $set }; dopo non c’è niente.
term-no-other = Non c’è un’altra { $tile } sul tavolo né sul tuo tavoliere.
term-already-taken = Hai già preso una pedina; «{ $undo }» o «{ $reset }» la restituisce.
term-no-set = Non c’è una serie { $set }: l’ultima è la { $last }.
term-no-set-at-all = Non c’è una serie { $set }: il tavolo è vuoto.
term-no-home = Nessuna serie sul tavolo ha { $tiles }.
term-which-home = { $tiles }: nelle serie { $sets }. Di’ in quale, per esempio: { $from } { $first }
term-only-one = Hai solo una pedina { $tile } sul tavoliere o in mano.
term-have-no = Non hai { $tile } sul tavoliere né in mano.
term-rack-has-no = Non hai { $tile } sul tavoliere.
term-set-has-no = La serie { $set } non ha { $tile }.
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

## The help of the game

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
help-hint = un consiglio
help-show = mostra di nuovo il tavolo
help-quit = lascia la partita
help-tiles = Pedine: { $colours }.
help-double = jolly doppio, due vicine
help-two-colour = jolly bicolore, il colore cambia
help-mirror = jolly specchio
help-any-order = L’ordine e le maiuscole non contano; le pedine da sole significano «{ $lay }».
help-by-name = Le pedine si possono anche chiamare per nome: { $example }. Le parole inglesi si capiscono sempre.
help-no-clock = Qui non c’è orologio: prenditi il tuo tempo.

## What the game says

term-replay-head = { $edition }, partita { $game }: { $names }
term-player = Giocatore { $letter }
term-record-stops = La registrazione si ferma qui; la partita non è finita.
term-replay-step = Invio: turno seguente, q: basta

## The command line

cli-description = Rummy con le pedine: le regole di ogni edizione, esattamente.
cli-start = Comincia con: { $command }
cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo aiuto
cli-version = mostra la versione e come è stato costruito il nucleo nativo
cli-lang = lingua, per esempio de o pl; può stare ovunque (predefinita: MELDSTONE_LANG, altrimenti quella del sistema)
cli-play = gioca nel terminale contro i bot
cli-serve = offre tavoli dove si gioca in rete
cli-solve = trova la mossa migliore per un tavolo e un tavoliere
cli-check = giudica serie, turni, limiti di tempo e punti dati come righe JSON sullo standard input
cli-editions = elenca le edizioni o mostra tutte le regole di una
cli-replay = mostra una partita registrata turno per turno
cli-verify = verifica la registrazione di una partita: la distribuzione dal seme, ogni mossa, i punti
cli-arena = fa giocare i bot tra loro e dice chi è migliore
cli-train = istruisce il bot maestro
cli-admin = si occupa di persone e tavoli mentre i server sono in funzione
cli-backup = scrive tutto ciò che un server conserva in un file, mentre è in funzione
cli-restore = sostituisce tutto ciò che un server conserva con una copia di sicurezza
cli-play-text = Tu contro i bot, nel terminale. Non c’è orologio: qui turn_seconds è sempre 0. Nella partita scrivi «{ $help }».
cli-edition = edizione, o varianti unite da +, per esempio { $example } (predefinita: { $default })
cli-set = cambia una regola; si può ripetere
cli-players = numero di giocatori in tutto (predefinito: { $default })
cli-name = come ti chiami
cli-seed = distribuisci da questo seme (fino a 64 cifre esadecimali)
cli-record = scrivi la partita in questo file, per replay e verify
cli-colour = forza o disattiva i colori (predefinito: secondo il terminale)
cli-replay-text = Mostra una partita registrata turno per turno. Con --step, Invio mostra il turno seguente.
cli-file = una registrazione, come testo o righe JSON; - per lo standard input
cli-step = aspetta Invio dopo ogni turno
cli-seat = mostra solo ciò che vede questo posto: da 1 a 6, o da A a F
cli-verify-text = Ricalcola la distribuzione, ogni mossa e i punti di una registrazione. Codice di uscita 1 se qualcosa non corrisponde.
cli-valid = Questa registrazione è valida.
cli-invalid = Questa registrazione NON è valida.
cli-editions-text = Elenca le edizioni; con un nome, mostra ogni regola e dove differisce dalla base.
cli-editions-name = un’edizione, o varianti unite da +
cli-json = rispondi in JSON
cli-editions-more = Tutte le regole di una: { $command }
cli-edition-name = edizione
cli-edition-what = che cos’è
cli-error-required = manca: { $what }
cli-error-unknown = non capito: { $what }
cli-error-choice = { $what }: «{ $value }» non è tra le scelte ({ $choices })
cli-error-value = { $what }: «{ $value }» non va bene
cli-error-argument = { $what }: manca un valore
