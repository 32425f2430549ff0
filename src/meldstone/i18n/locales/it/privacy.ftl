### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Che cosa questo server conserva di te, perché e per quanto tempo. Non ci sono pubblicità né tracciamento, e Meldstone non passa nulla ad altri.
privacy-why = Perché
privacy-how-long = Per quanto
privacy-exactly = Nomi esatti
privacy-operator = Da chi gestisce questo server
privacy-contact = Contatto:
privacy-your-data = I tuoi dati
privacy-your-data-text = Nel tuo profilo puoi scaricare ciò che è conservato su di te, o eliminarlo.

privacy-account = Account
privacy-account-what = Il tuo nome, la password e i codici di recupero in una forma che nessuno può rileggere, la data di registrazione, le tue valutazioni, i nomi dei tuoi bot e se l’account è bloccato. Se prima hai giocato come ospite, si conserva anche il numero casuale di quell’ospite.
privacy-account-why = Perché tu possa accedere da ogni dispositivo e nessun altro giochi con il tuo nome.
privacy-account-kept = Finché non elimini l’account. Poi resta solo il suo numero casuale, perché non possa tornare.

privacy-tables = Tavoli
privacy-tables-what = Chi siede a un tavolo e con quale nome, ogni mossa con la sua ora e l’ultima bozza di un turno. Cinque lettere portano a un tavolo finché esiste.
privacy-tables-why = Perché nessuna mossa vada persa se il server o la tua connessione si guasta.
privacy-tables-kept =
    I tavoli che nessuno visita vengono chiusi ed eliminati { $days ->
        [one] dopo { $days } giorno
       *[other] dopo { $days } giorni
    }.

privacy-games = Partite finite
privacy-games-what = Tutte le mosse, il risultato e i nomi dei giocatori.
privacy-games-why = Per rivederle, e perché tutti possano verificare la distribuzione e il risultato.
privacy-games-kept = Per sempre. Se elimini il tuo account, il tuo nome viene tolto.

privacy-chat = Chat
privacy-chat-what = Chat e reazioni vengono inoltrate a chi è al tavolo e non vengono conservate, a meno che qualcuno le segnali.
privacy-chat-why = Perché possiate parlarvi.
privacy-chat-kept = Per nulla; le ultime righe di un tavolo restano nella memoria del server finché c’è qualcuno.

privacy-blocks = Persone bloccate
privacy-blocks-what = Chi hai bloccato e quando.
privacy-blocks-why = Perché tu non le senta e non si siedano ai tuoi tavoli.
privacy-blocks-kept = Finché non le sblocchi o uno di voi elimina l’account.

privacy-reports = Segnalazioni
privacy-reports-what = Chi ha segnalato chi, quando e a quale tavolo, le parole della segnalazione e ciò che vi si è detto e giocato per ultimo.
privacy-reports-why = Perché chi gestisce questo server possa agire contro i comportamenti scorretti.
privacy-reports-kept = Le ultime 10.000 segnalazioni, finché chi ha segnalato elimina l’account. Se lo elimina la persona segnalata, la segnalazione resta con il nome di allora, senza legame con l’account.

privacy-cookie = Cookie
privacy-cookie-what = Un cookie per ogni persona che gioca su questo dispositivo, con un numero casuale, il nome e una firma. Una sessione che chiudi resta annotata finché il suo cookie sarebbe valido. Se un ospite con partite accede, un altro cookie conserva l’ospite finché l’account prende le partite o esce.
privacy-cookie-why = Perché il server sappia chi sei e nessuno possa usare una copia dopo la tua uscita.
privacy-cookie-kept =
    Finché non esci, o { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } dopo la tua ultima visita.

privacy-login = Cookie dopo l’accesso
privacy-login-what = Un secondo cookie con un numero casuale e gli account usati su questo dispositivo. Non apre nulla: la password resta necessaria.
privacy-login-why = Perché tu possa accedere anche mentre estranei provano a indovinare la tua password.
privacy-login-kept =
    { $days ->
        [one] { $days } giorno dopo l’ultimo accesso, o finché non lo elimini nel browser.
       *[other] { $days } giorni dopo l’ultimo accesso, o finché non lo elimini nel browser.
    }

privacy-device = Su questo dispositivo
privacy-device-what = Impostazioni come lingua e colori, il tuo nome da ospite, note sui tavoli aperti, le pedine ricevute nelle tue ultime partite e i file di questa pagina.
privacy-device-why = Perché la pagina appaia come hai scelto, si apra senza connessione e possa verificare che la distribuzione sia stata onesta.
privacy-device-kept = Finché non cancelli i dati di questo sito nel browser. La maggior parte delle note sui tavoli sparisce quando chiudi la finestra.

privacy-address = Indirizzo internet
privacy-address-what = L’indirizzo del tuo dispositivo, solo nella memoria del server.
privacy-address-why = Per frenare chi attacca.
privacy-address-kept = Al più tardi fino al prossimo riavvio; non viene mai salvato. Un server web davanti a questo può tenere registri propri.

privacy-operation = Funzionamento
privacy-operation-what = Errori con il numero del tavolo, quando il server era attivo, le sue chiavi e cifre come il numero di mosse. Niente nomi, indirizzi o chat.
privacy-operation-why = Per mantenere attivo il server.
privacy-operation-kept = Finché lo decide chi lo gestisce.

privacy-backups = Copie di sicurezza
privacy-backups-what = Copie di tutto ciò che è conservato sul server.
privacy-backups-why = Perché nulla vada perso se un disco si guasta.
privacy-backups-kept = Finché lo decide chi lo gestisce. Ciò che elimini è ancora nelle copie più vecchie.
