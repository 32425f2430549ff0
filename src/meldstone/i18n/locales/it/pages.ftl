### Profile, replay, the table menu.

## Profile and account

page-profile = Profilo
page-guest = Giochi come ospite. Con un account conservi partite e valutazioni su ogni dispositivo.
page-signed-in = Accesso come { $name }.
page-log-in = Accedi
page-sign-up = Crea un account
page-log-out = Esci
page-log-out-everywhere = Esci da tutti i dispositivi
page-name = Nome
page-password = Password
page-old-password = Password attuale
page-new-password = Nuova password
page-change-name = Cambia il nome
page-change-password = Cambia la password
page-saved = Salvato.
page-export = Scarica i miei dati
page-delete = Elimina l’account
page-delete-text = L’account, le sue valutazioni e i suoi bot vengono eliminati subito. Le partite finite restano, senza il tuo nome.
page-delete-confirm = Elimina per sempre
page-restart = Il server si riavvia tra { $time }. Le partite restano e poi continuano.
page-restart-now = Il server si riavvia adesso. Le partite restano e continuano subito.
page-recovery = Codici di recupero
page-recovery-text = Se dimentichi la password, con uno di questi codici rientri. Ognuno vale una volta.
page-recovery-make = Crea nuovi codici
page-recovery-once = Stampali o annotali: i codici si vedono solo ora e quelli precedenti non valgono più.
page-recovery-left = Codici rimasti: { $count }
page-print = Stampa
page-forgot-password = Password dimenticata?
page-recovery-code = Codice di recupero
page-set-password = Imposta una nuova password
page-delete-guest = Elimina i miei dati
page-delete-guest-text = Il tuo nome sparisce dai tavoli e dalle partite finite e questa sessione termina.
page-leaders-text = In classifica c’è chi ha giocato partite classificate con cinque giocatori affermati.
page-rated-text = Contro account nuovi e sempre contro le stesse persone una partita conta poco.
page-privacy = Privacy
account-title = Account
account-keep = Conserva le tue partite
account-sign-up-or-in = Crea un account o accedi
account-getting-in = Accesso
account-data = I tuoi dati
account-password-voids = Disconnette gli altri dispositivi e ti dà nuovi codici di recupero.

## Finished games, ratings, bots

page-games-empty = Ancora nessuna partita finita. Giocane una!
page-rated = classificata
page-more = Mostra altro
page-watch = Guarda
page-ratings = Valutazioni
page-leaders = Classifica
page-leaders-empty = Qui nessuno ha ancora giocato una partita classificata.
page-table-size = Giocatori al tavolo
page-rank = Posto
page-rating = Valutazione
page-games-played = Partite
page-bots = I tuoi bot
page-bots-text = Un programma gioca con un nome proprio grazie a un token.
page-bots-empty = Ancora nessun bot.
page-bot-name = Nome del bot
page-make-token = Crea un token
page-token-once = Copia il token adesso. Viene mostrato solo questa volta.
page-revoke = Revoca
page-revoked = revocato

## When something is missing

page-retry = Riprova
page-offline = La pagina si apre anche senza connessione, ma le partite richiedono il server. La connessione si ripristina automaticamente.
page-offline-language = Questa lingua non è ancora qui e senza connessione non può arrivare.
page-offline-title = Sei offline
page-game-missing = Questa partita non esiste o non è ancora finita.
page-missing-text = Forse il link è vecchio o incompleto.

## Replay

page-replay = Replay
page-watch-replay = Guarda il replay
page-step = Passo { $step } di { $steps }
page-to-begin = All’inizio
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-to-end = Alla fine
page-run = Riproduci
page-halt = Pausa
page-speed = Velocità
page-position = Punto della partita
page-share = Copia il link a questo passo
page-record-text = Registrazione come testo
page-record-json = Registrazione come JSON
page-show-racks = Mostra tutti i tavolieri
page-rack-of = Tavoliere: { $player }
page-opened-game = La partita comincia.
page-dealt = Le pedine sono distribuite.
page-ready = { $player } non chiede una nuova distribuzione.
page-declares = { $player } ha finito.
page-ruled-uphold = Il turno è convalidato.
page-ruled-undo = Il turno è annullato.

## The table menu

menu-title = Menu del tavolo
menu-unread = Nuovi messaggi
menu-chat = Chat
menu-chat-empty = Nessuno ha ancora detto nulla.
menu-say = Di’ qualcosa
menu-send = Invia
menu-mute = Silenzia { $player }
menu-unmute = Riattiva { $player }
menu-player = Su { $player }
menu-block = Blocca { $player }
menu-unblock = Sblocca { $player }
menu-block-text = Non senti più chi blocchi, e non può sedersi ai tuoi tavoli.
menu-send-away = Manda via { $player }
menu-send-away-text = Chi è mandato via può tornare a questo tavolo solo se lo permetti.
menu-report = Segnala { $player }
menu-report-note = Che cosa è successo?
menu-report-text = Chi gestisce questo server riceve le tue parole, ciò che si è detto qui per ultimo e quale tavolo era.
menu-reported = Grazie. La segnalazione è stata inviata.
menu-sent-away = Chi ha aperto il tavolo ha mandato via { $player }.
menu-let-back-in = Fai tornare { $player }
menu-who-was-sent-away = Fuori dal tavolo
menu-somebody = qualcuno
page-blocked = Persone bloccate
page-blocked-empty = Non hai bloccato nessuno.
menu-chat-on = Attiva la chat
menu-chat-off = Disattiva la chat
menu-reactions = Reazioni
react-hello = Ciao!
react-well-played = Ben giocato!
react-thanks = Grazie!
react-wow = Wow!
react-oops = Ops!
react-thinking = Fammi pensare…
react-hurry = Più in fretta, per favore!
react-goodbye = Arrivederci!
menu-story = Che cosa è successo
menu-story-empty = Non è ancora successo nulla.
menu-dispute = Chiama l’arbitro
menu-dispute-note = Che cosa non va?
menu-uphold = Convalida il turno
menu-undo-turn = Annulla il turno
menu-agree = D’accordo
menu-wants-undo = { $player } vuole annullare il turno.
menu-wants-uphold = { $player } vuole convalidare il turno.
menu-wants-fine = Pedine di penalità per { $player }: { $count }.
menu-wants-time = Tempo sull’orologio: { $seconds } s.
menu-pause = Fai una pausa
menu-resume = Finisci la pausa
menu-stack = Quale pila viene adesso?
menu-stack-of = Pila { $number }
menu-leave = Lascia il tavolo
menu-leave-text = Il posto resta tuo: puoi tornare.
menu-spectating = Stai guardando.
menu-spectators = Spettatori: { $count }
menu-start = Comincia l’incontro
menu-resumed = La pausa è finita.
menu-next-game = Prossima partita tra { $count } s
menu-start-draw = Sorteggio di chi comincia

## A new table

page-rated-table = Partita classificata, solo con account
page-spectators-allowed = Altri possono guardare
page-chat-allowed = Chat permessa
page-fill-abandoned = Un bot gioca per chi se ne va
page-start-by-hand = Comincio io l’incontro
page-install = Installa come app
