### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Chi viene?
wait-table-of = Il tavolo di { $player }
wait-take-a-seat = Siediti. La partita comincia da sola quando tutti i posti sono occupati.
wait-you-are-in = Hai un posto. Appena ci sono gli altri, la partita comincia.
wait-complete = Ci siamo tutti.
wait-begins-in = Ci siamo tutti. La partita comincia tra { $count } s.
wait-not-yet = Non ancora
wait-bring-others = Invita anche qualcun altro
wait-anyone-with-code = Chi ha il link o queste cinque lettere può sedersi.
wait-anyone-with-link = Chi ha il link può sedersi.
wait-in-the-lobby = Questo tavolo è anche tra i tavoli aperti: chi cerca un avversario lo trova.
wait-code = Codice di questo tavolo: { $code }
wait-send-link = o manda il link
wait-copy-link = Copia il link
wait-share = Condividi
wait-link-copied = Il link è copiato: incollalo in un messaggio.
wait-link-not-copied = Il browser non ha permesso di copiare il link. Selezionalo e copialo tu.
wait-at-the-table = Al tavolo
wait-you-and-yours = tu, e il tuo tavolo
wait-you = tu
wait-owner = ha aperto il tavolo
wait-sits-here = siede qui
wait-is-looking = sta guardando il tavolo…
wait-somebody = Qualcuno
wait-fill-with-bots = Completa con bot
wait-change = Cambia
wait-what-is-played = Che cosa si gioca
wait-more-rules = Altre regole
wait-all-see = Tutti qui lo vedono subito.
wait-changed = { $player } ha cambiato che cosa si gioca: { $what }
wait-games =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
wait-a-turn = { $time } per turno
wait-no-clock = senza orologio
wait-private = privato
wait-public = aperto a tutti
wait-with-hints = con suggerimenti
wait-hints-text = Altrimenti può chiedere suggerimenti solo chi gioca da solo contro i bot.
wait-bell = Senti una campanella quando qualcuno si siede, anche se questa finestra è dietro altre. La partita comincia da sola quando tutti i posti sono occupati.
wait-sat-down = { $player } ha preso posto.
wait-begin-with = Inizia in { $count }
wait-begins = La partita comincia

## Private tables

wait-table-private = Il tavolo di { $player } è privato.
wait-this-private = Questo tavolo è privato.
wait-ask-or-knock = Chiedi il link o le cinque lettere, oppure bussa.
wait-knock = Bussa
wait-knocked = Hai bussato. Appena qualcuno al tavolo ti fa entrare, il tavolo si apre qui.
wait-would-like-to-join = { $player } vorrebbe unirsi.
wait-let-in = Fai entrare
wait-not-now = Non ora
wait-no-such-code = Nessun tavolo ha questo codice. Forse la partita è finita, o una lettera è diversa.

## Somebody is away

wait-away-bot-in = { $player } è via · bot tra { $time }
wait-for = Aspetta
wait-for-player = Aspetta { $player } altri due minuti
wait-waited = Il tavolo aspetta { $player } altri due minuti.
wait-touch-to-play = Un bot ti sostituisce. Tocca una delle tue pedine e giochi di nuovo tu.

## Back at the table

wait-welcome-back = Di nuovo al tavolo, { $player }
wait-sat-in = { $bot } ha giocato al tuo posto per { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } turno per te: { $laid } collocate, { $drawn } pescate.
       *[other] { $count } turni per te: { $laid } collocate, { $drawn } pescate.
    }
wait-no-turns = Nel frattempo non è stato il tuo turno.
wait-turn = Turno { $number }
wait-drew = pescato
wait-laid = collocato
wait-passed = passato
wait-jokers-kept = Nessuno dei tuoi jolly è stato toccato.
wait-play-on = Continua a giocare
wait-show-me = Fammi vedere
wait-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
wait-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }

## Leaving for a while

wait-leave-title = Andare via per ora?
wait-leave-alone = La partita ti aspetta, anche per giorni. La trovi nella home sotto «I tuoi tavoli».
wait-leave-others = Gli altri vedono che non ci sei. Dopo un minuto ti sostituisce un bot: all’inizio pesca soltanto e non colloca mai un jolly. Il posto resta tuo.
wait-leave-clock = L’orologio va avanti senza di te. Il posto resta tuo.
wait-leave-go = Vai alla home
wait-stay = Resta

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
wait-running-tables =
    { $count ->
        [one] { $count } tavolo in corso
       *[other] { $count } tavoli in corso
    }
wait-welcome = Ciao, { $player }.
wait-now-yours = Da ora è tuo: { $what }.
wait-bring-title = Portare con te quello che hai giocato su questo dispositivo?
wait-bring-text = Come ospite hai qui: { $what }.
wait-bring-yes = Porta con te
wait-bring-no = No, lascia
wait-bring-kept = Resta su questo dispositivo: esci e sei di nuovo l’ospite.

## Choosing rules

wait-search-rules = Cerca nelle regole
wait-rules-changed =
    { $count ->
        [one] { $count } modificata
       *[other] { $count } modificate
    }
wait-rules-reset = Torna all’edizione
wait-often-changed = Cambiate spesso
wait-no-rule-found = Nessuna regola contiene queste parole.

## More time for somebody

wait-my-time = Tempo per i miei turni
wait-time-times = tempo × { $times }
wait-time-same = lo stesso
