### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Vem kommer?
wait-table-of = Bord: { $player }
wait-take-a-seat = Sätt dig. Spelet börjar av sig självt när alla platser är tagna.
wait-you-are-in = Du har en plats. Så snart de andra är här börjar spelet.
wait-complete = Alla är här.
wait-begins-in = Alla är här. Spelet börjar om { $count } s.
wait-not-yet = Inte än
wait-bring-others = Bjud in någon till
wait-anyone-with-code = Alla med länken eller de här fem bokstäverna kan sätta sig.
wait-anyone-with-link = Alla med länken kan sätta sig.
wait-in-the-lobby = Bordet finns också bland de öppna borden: den som söker en motståndare hittar det.
wait-code = Kod till det här bordet: { $code }
wait-send-link = eller skicka länken
wait-copy-link = Kopiera länken
wait-share = Dela
wait-link-copied = Länken är kopierad: klistra in den i ett meddelande.
wait-link-not-copied = Webbläsaren tillät inte att länken kopierades. Markera den och kopiera själv.
wait-at-the-table = Vid bordet
wait-you-and-yours = du, och ditt bord
wait-you = du
wait-owner = öppnade bordet
wait-sits-here = sitter här
wait-is-looking = tittar på bordet…
wait-somebody = Någon
wait-fill-with-bots = Fyll på med botar
wait-change = Ändra
wait-what-is-played = Vad som spelas
wait-more-rules = Fler regler
wait-all-see = Alla här ser det genast.
wait-changed = { $player } ändrade vad som spelas: { $what }
wait-games =
    { $count ->
        [one] ett spel
       *[other] { $count } spel
    }
wait-a-turn = { $time } per tur
wait-no-clock = utan klocka
wait-private = privat
wait-public = öppet för alla
wait-with-hints = med tips
wait-hints-text = Annars finns tips bara för den som spelar ensam mot botar.
wait-bell = Du hör en klocka när någon sätter sig, även om fönstret ligger bakom andra. Spelet börjar av sig självt när alla platser är tagna.
wait-sat-down = { $player } har satt sig.
wait-begin-with = Börja med { $count } spelare
wait-begins = Spelet börjar

## Private tables

wait-table-private = Bordet tillhör { $player } och är privat.
wait-this-private = Det här bordet är privat.
wait-ask-or-knock = Be om länken eller de fem bokstäverna, eller knacka på.
wait-knock = Knacka på
wait-knocked = Du har knackat på. Så fort någon vid bordet släpper in dig öppnas bordet här.
wait-would-like-to-join = { $player } vill vara med.
wait-let-in = Släpp in
wait-not-now = Inte nu
wait-no-such-code = Inget bord har den här koden. Kanske är spelet slut, eller så är en bokstav fel.

## Somebody is away

wait-away-bot-in = { $player } är borta · bot om { $time }
wait-for = Vänta
wait-for-player = Vänta två minuter till på { $player }
wait-waited = Bordet väntar två minuter till på { $player }.
wait-touch-to-play = En bot spelar i ditt ställe. Rör en av dina stenar så spelar du vidare.

## Back at the table

wait-welcome-back = Välkommen tillbaka, { $player }
wait-sat-in = { $bot } spelade i ditt ställe i { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } tur åt dig: { $laid } lagda, { $drawn } dragna.
       *[other] { $count } turer åt dig: { $laid } lagda, { $drawn } dragna.
    }
wait-no-turns = Det har inte varit din tur under tiden.
wait-turn = Tur { $number }
wait-drew = drog
wait-laid = lade
wait-passed = passade
wait-jokers-kept = Ingen av dina jokrar har rörts.
wait-play-on = Spela vidare
wait-show-me = Visa mig
wait-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
wait-hours =
    { $count ->
        [one] { $count } timme
       *[other] { $count } timmar
    }

## Leaving for a while

wait-leave-title = Gå för stunden?
wait-leave-alone = Spelet väntar på dig, i dagar om det behövs. Du hittar det på startsidan under ”Dina bord”.
wait-leave-others = De andra ser att du är borta. Efter en minut spelar en bot i ditt ställe: den drar bara till en början och lägger aldrig en joker. Platsen är fortfarande din.
wait-leave-clock = Klockan går vidare utan dig. Platsen är fortfarande din.
wait-leave-go = Gå till startsidan
wait-stay = Stanna

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } avslutat spel
       *[other] { $count } avslutade spel
    }
wait-running-tables =
    { $count ->
        [one] { $count } pågående bord
       *[other] { $count } pågående bord
    }
wait-welcome = Välkommen, { $player }.
wait-now-yours = Från och med nu ditt: { $what }.
wait-bring-title = Ta med det du har spelat på den här enheten?
wait-bring-text = Som gäst har du här: { $what }.
wait-bring-yes = Ta med
wait-bring-no = Nej, låt det vara
wait-bring-kept = Det stannar på den här enheten: logga ut så är du gästen igen.

## Choosing rules

wait-search-rules = Sök i reglerna
wait-rules-changed =
    { $count ->
        [one] { $count } ändrad
       *[other] { $count } ändrade
    }
wait-rules-reset = Tillbaka till utgåvan
wait-often-changed = Ändras ofta
wait-no-rule-found = Ingen regel innehåller de orden.

## More time for somebody

wait-my-time = Tid för mina turer
wait-time-times = tid × { $times }
wait-time-same = lika mycket
