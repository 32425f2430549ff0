### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } e { $other } non vanno insieme
cli-error-no-value = { $what } non prende un valore
cli-error-one-of = manca uno di questi: { $what }
cli-error-ambiguous = { $what } può indicare più opzioni: { $choices }
usage-together = { $option } non va con { $chosen }
usage-solve = solve richiede --rack, --position o --jsonl
usage-step = --step legge la tastiera, quindi la registrazione non può venire dallo standard input
usage-seat = --seat { $value }: questa partita ha i posti { $letters }, o da 1 a { $most }
usage-set = --set richiede REGOLA=VALORE, non «{ $value }»
usage-positive = { $option } richiede un numero da 1 in su
usage-address = --address va con --engine ray
usage-sprt = --sprt richiede due percentuali di vittorie, per esempio 50:55
usage-bots = --bots richiede i bot che giocano, per esempio --bots skilled,novice
usage-league-few = --league richiede tanti bot diversi quanti sono i posti ({ $players }), ognuno una volta
usage-league-many = --bots nomina più bot ({ $bots }) di quanti siano i posti ({ $players }); con --league si incontrano tutti
usage-seconds = { $option } richiede secondi, più di 0
usage-resumed = { $option } è fissato dal lavoro che --resume continua
usage-range = { $option } è troppo piccolo o troppo grande
usage-free-jokers = --edition richiede un’edizione con jolly liberi, per esempio classic
usage-delay = --in { $value }: ci si aspetta 90s, 5m o 1h
usage-week = --in { $value }: al massimo una settimana

## meldstone solve, check

solve-text = Trova la mossa migliore e disegna il tavolo prima e dopo, o risponde a righe JSON dello standard input.
solve-table = le serie sul tavolo, per esempio { $example } (predefinito: nessuna)
solve-rack = le pedine sul tavoliere, per esempio { $example }
solve-opening = non hai ancora fatto la tua apertura
solve-position = tutto questo su una riga: { $example }
solve-objective = di che cosa collocare il più possibile se il tavoliere non si può svuotare (predefinito: tiles)
solve-fewest = dimostra che nessuna mossa migliore cambia meno serie; può durare
solve-explain = elenca i passi, uno dopo l’altro
cli-jsonl = rispondi a righe JSON dello standard input
check-text = Legge righe JSON dallo standard input e risponde a ognuna con una riga JSON.

## A move, drawn and told

move-before = prima
move-after = dopo
move-legend = * dal tuo tavoliere   • cambiata   + nuova   - esaurita
move-joker = { $joker } nella serie { $set }: { $meant }
move-mirror = { $joker } nella serie { $set }: lo specchio
move-lay = Colloca la serie { $target } dal tuo tavoliere
move-add = Aggiungi { $tiles } dal tuo tavoliere alla serie { $target }
move-join = Unisci la serie { $source } alla serie { $target }
move-split = Dividi la serie { $source }: metti { $tiles } nella serie { $target }
move-split-begin = Dividi la serie { $source }: comincia la serie { $target } con { $tiles }
move-swap = Sostituisci il jolly: metti { $tiles } della serie { $source } nella serie { $target }
move-swap-begin = Sostituisci il jolly: comincia la serie { $target } con { $tiles } della serie { $source }
move-swap-for = Sostituisci il jolly della serie { $source } con { $tile }: metti { $tiles } nella serie { $target }
move-swap-for-begin = Sostituisci il jolly della serie { $source } con { $tile }: comincia la serie { $target } con { $tiles }
move-end = Metti { $tiles } dalla fine della serie { $source } nella serie { $target }
move-end-begin = Comincia la serie { $target } con { $tiles } dalla fine della serie { $source }
move-take = Metti { $tiles } della serie { $source } nella serie { $target }
move-take-begin = Comincia la serie { $target } con { $tiles } della serie { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Non c’è niente da collocare.
move-places =
    Colloca { $tiles }: { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
move-finishes = Il tavoliere è vuoto.
move-changes =
    Cambia { $changed } di { $count ->
        [one] { $count } serie
       *[other] { $count } serie
    } sul tavolo.
move-changes-fewest =
    Cambia { $changed } di { $count ->
        [one] { $count } serie
       *[other] { $count } serie
    } sul tavolo, il minimo dimostrato.
move-unproven-tiles =
    Non è dimostrato che sia la migliore: può esserci una mossa fino a { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }.
move-unproven-points =
    Non è dimostrato che sia la migliore: può esserci una mossa fino a { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
move-proven-tiles = Dimostrato: nessuna mossa valida colloca più pedine.
move-proven-points = Dimostrato: nessuna mossa valida colloca più punti.
move-proven = Dimostrato.

## meldstone verify

verify-of-judge = regole
verify-of-commitment = promessa
verify-of-deal = distribuzione
verify-of-moves = mosse
verify-of-score = punti
verify-ok = va bene
verify-failed = SBAGLIATO
verify-judged-by = versione delle regole { $judge }
verify-judged-by-older = versione delle regole { $judge }; le nuove partite hanno la { $newest }
verify-promised = il seme è quello promesso prima della distribuzione
verify-deals =
    { $count ->
        [one] { $count } distribuzione
       *[other] { $count } distribuzioni
    }, come dà il seme
verify-events =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }; decisi dall’orologio e presi come registrati: { $settled }
verify-not-over = la partita non è finita, niente da verificare
verify-no-beginning = la registrazione non comincia con game-opened
verify-bad-seed = il seme non ha 64 cifre esadecimali
verify-no-seed = nessun seme da cui distribuire
verify-not-promised = il seme non corrisponde a ciò che è stato promesso prima della distribuzione
verify-other-draw = il sorteggio non è quello che dà il seme
verify-other-deal = la distribuzione { $number } non è quella che dà il seme
verify-other-starter = la distribuzione nomina un primo giocatore diverso dal sorteggio
verify-event = evento { $number }: { $problem }
verify-too-much = troppi errori per continuare
verify-from-nowhere = { $event } viene dal nulla
verify-not-due = { $event } non era atteso
verify-not-by-rules = { $event } non è ciò che danno le regole
verify-another-due = era atteso { $due }, non { $event }
verify-stops = la registrazione si ferma prima di { $event }
verify-more = … e altri { $count }

## meldstone editions

topic-box = Quali pedine ci sono e per quanti giocatori
topic-setup = Dalla scatola chiusa al primo turno
topic-sets = Che cos’è una serie valida
topic-opening = Le prime serie che un giocatore colloca
topic-turn = Pescare e scartare
topic-jokers = Come si liberano e si usano i jolly del tavolo
topic-clock = Il limite di tempo e che cosa succede dopo
topic-ending = I punti
topic-conduct = Che cosa i giocatori possono sapere, devono dire e possono chiedere
editions-extends = si basa su: { $chain }
editions-base = da cui partono tutte le edizioni
editions-choose = i giocatori si accordano su { $rules } ({ $example })
editions-rule = regola
editions-value = valore
editions-instead = base: { $value }

## meldstone arena, train

arena-text = Fa giocare molte partite tra i bot, ogni distribuzione di nuovo con i posti scambiati, e riporta percentuali di vittorie e punti con intervalli al 95%.
arena-bots = chi gioca, per esempio { $example }; aggiungi :points o :place per lo scopo; l’ultimo prende i posti rimasti
arena-players = posti al tavolo (predefinito: { $default })
arena-games = partite, arrotondate a distribuzioni intere (predefinito: { $default })
arena-seed = seme di tutte le distribuzioni (predefinito: { $default })
arena-think = tempo per pensare per turno dei bot che pianificano, in secondi (predefinito: { $default })
arena-league = gioca ogni composizione dei bot, con valutazioni
arena-sprt = smetti prima, appena una di due percentuali di vittorie del primo bot è chiara (predefinito: pari contro un decimo in più, come 50:55)
arena-workers = processi (predefinito: uno per core)
arena-engine = processi di questa macchina, o un cluster Ray (meldstone[ray])
arena-address = dove si trova il cluster, o auto (predefinito: uno locale per questo lavoro)
arena-json = scrivi il risultato con tutte le partite in questo file; - per lo standard output
arena-report = scrivi una pagina con grafici in questo file
arena-resume = continua il lavoro di un file di risultato, fino a --games
arena-check = verifica la registrazione di ogni partita
arena-column-bot = bot
arena-column-games = partite
arena-column-wins = vinte
arena-column-win-rate = vittorie
arena-column-points = punti a partita
arena-column-rating = valutazione
arena-share = { $share }%
arena-range = { $value } (da { $low } a { $high })
arena-ahead = Davanti allo stesso tavolo, riga contro colonna:
arena-played = { $games } partite di { $deals } distribuzioni, { $edition }, giocatori: { $players }, seme { $seed }; { $turns } turni a partita; in parti uguali sarebbe il { $even }%
arena-brackets = Tra parentesi: intervalli al 95%; le partite di una distribuzione contano insieme (docs/arena.md).
arena-stand = rapporto di log-verosimiglianza { $ratio }, limiti { $low } e { $high }
arena-undecided = { $bot }: ancora nessuna decisione tra { $low }% e { $high }% di vittorie ({ $stand })
arena-accepted = { $bot }: accettato { $accepted }% di vittorie contro { $other }% ({ $stand })
arena-stopped = Fermato dopo { $games } partite. Per continuare: { $command }
arena-dealing = distribuzione
arena-left = rimasto
train-text = Istruisce il bot maestro in partite contro sé stesso e contro giocatori che collocano più pedine possibile; le stesse opzioni danno le stesse lezioni.
train-edition = edizione con jolly liberi (predefinita: { $default })
train-objective = per che cosa si gioca (predefinito: { $default })
train-games = partite da cui imparare (predefinito: { $default })
train-rounds = cicli di apprendimento (predefinito: { $default })
train-seed = seme di tutto il caso (predefinito: { $default })
train-out = dove vanno le lezioni (predefinito: { $default })
train-done = { $file }: tratti imparati: { $features }; giocatori: { $players }, jolly: { $jokers }, scopo: { $objective }
train-learning = apprendimento
train-error = errore quadratico medio { $error }

## meldstone serve

serve-text = Offre tavoli via HTTP e WebSocket finché non viene fermato (Ctrl-C o SIGTERM). Non c’è niente da configurare.
serve-more = Ogni impostazione può venire anche dall’ambiente (MELDSTONE_PORT=9000) o da un file TOML (port = 9000); le opzioni vengono prima dell’ambiente, l’ambiente prima del file. Senza --database i dati stanno in un file SQLite in $MELDSTONE_DATA o nella cartella dei dati dell’utente. docs/operate.md mostra un servizio dietro un proxy e più processi con PostgreSQL.
serve-settings = impostazioni del file e dell’ambiente, con i valori predefiniti:
serve-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questa macchina)
serve-port = porta su cui ascoltare (predefinita: 8080; 0 ne sceglie una libera)
serve-database = sqlite:///percorso/del/file o postgresql://utente:password@macchina/nome
serve-allowed-host = rispondi anche a questo nome, play.example.org; si può ripetere
serve-origin = servi anche pagine di questa origine; si può ripetere
serve-config = leggi le impostazioni da questo file TOML ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning o error (predefinito: info)

## meldstone backup, restore

backup-text = Scrive tavoli, partite, valutazioni e account, come sono in un istante, in un file. I server continuano. Il file contiene hash di password e segreti: conservalo al sicuro.
backup-file = dove scrivere; il file appare quando è completo
backup-force = sovrascrivi FILE
backup-database = sqlite:///percorso/del/file o postgresql://utente@macchina/nome (predefinito: $MELDSTONE_DATABASE, altrimenti il file del server)
backup-writing = scrittura
backup-done = { $file }: { $bytes } byte, tutto da { $database }
restore-text = Sostituisce il contenuto di una banca dati con una copia di sicurezza, tutto insieme o niente. Una copia di SQLite si può ripristinare in PostgreSQL e viceversa. I server in funzione ricaricano i loro tavoli.
restore-file = una copia di sicurezza
restore-force = sostituisci ciò che contiene la banca dati
restore-deleted = identificativi di account eliminati da allora, uno per riga, per una banca dati che non li conosce: restano eliminati
restore-restoring = ripristino
restore-done = { $database }: tutto da { $file }

## meldstone admin

admin-text = Si occupa di persone e tavoli, anche mentre i server sono in funzione. I nomi sono quelli degli account, comunque scritti; va bene anche un identificativo.
admin-accounts = elenca gli account
admin-rooms = elenca i tavoli
admin-reports = elenca le segnalazioni dei giocatori, prima l’ultima
admin-report = mostra una segnalazione con ciò che è successo al tavolo
admin-rename = dà un altro nome a un account
admin-ban = chiude tutte le sessioni di un account e non fa più entrare nessuno
admin-unban = fa di nuovo entrare un account bloccato
admin-reset-password = imposta una password mostrata una sola volta, e annulla tutte le sessioni e i codici di recupero
admin-close-room = chiude un tavolo; le sue partite finite restano
admin-announce-restart = dice a tutti i giocatori quando si riavviano i server
admin-verify-backup = verifica che una copia sia intera e che ogni tavolo si possa leggere
admin-as-json = rispondi in righe JSON, per gli script
admin-of-database = la banca dati dei server (predefinita: come per meldstone serve)
admin-with-name = solo quelli il cui nome contiene questo
admin-only-banned = solo quelli bloccati
admin-with-status = solo quelli in questo stato
admin-with-player = solo quelli a cui siede questo account
admin-which-report = la segnalazione, come la elenca «reports»
admin-at-most = al massimo tanti (predefinito: { $default })
admin-which-account = l’account
admin-new-name = come si chiama da ora
admin-which-room = l’identificativo del tavolo, come nel suo link
admin-in = tra 90s, 5m o 1h
admin-cancel = alla fine non si riavvia
admin-words = ciò che aggiungi, mostrato così com’è a tutti
