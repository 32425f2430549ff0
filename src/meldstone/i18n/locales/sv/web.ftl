### What the browser shows beside the words of the game.

## Start

web-lobby = Öppna bord
web-join-code = Gå med via kod eller länk
web-join = Gå med
web-bad-code = Det är ingen kod till ett bord.
web-your-name = Ditt namn
web-guest = Gäst
web-to-start = Startsidan
web-loading = Ett ögonblick…
web-not-found = Sidan finns inte
web-no-table = Det här bordet kan inte öppnas
web-reconnecting = Anslutningen bröts. Ansluter igen…
web-close = Stäng

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
web-look-on = Titta på
web-new-table = Nytt bord
web-open-table = Öppna bordet
web-what-is-different = Vad som är annorlunda
web-bots = Botar
web-bot-level = Botarnas nivå
web-bot-novice = Nybörjare
web-bot-novice-text = Lärde sig spelet för en timme sedan. Barn slår den.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Söndagsspelare
web-bot-casual-text = Spelar på söndagar och bygger om en eller två serier.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Skicklig
web-bot-skilled-text = Missar ingenting och lägger allt som går.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Expert
web-bot-expert-text = Sparar jokrarna till slutet.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Mästare
web-bot-master-text = Väger varje tur och väntar på rätt ögonblick.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Botarnas styrka
web-think = Betänketid
web-tempo = Så lägger botarna
web-tempo-calm = Lugnt, steg för steg
web-tempo-brisk = Raskt, steg för steg
web-tempo-at-once = Allt på en gång
web-as-edition = Som i utgåvan
web-games = Spel i matchen
web-public = Alla kan hitta det här bordet
web-allow-hints = Tips tillåtna
web-waiting-room = Väntar på spelare
web-free-seat = Ledig plats
web-sit = Sätt dig
web-add-bot = Lägg till en bot
web-remove-bot = Ta bort boten
web-link = Länk till det här bordet
web-copy = Kopiera
web-copied = Kopierat
web-qr = Länken som QR-kod
web-get-up = Lämna platsen

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    } (jokrar: { $jokers })
web-fact-opening =
    Första utläggning: minst { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
web-fact-opening-any = Första utläggning: inga poäng krävs
web-fact-clock =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    } per tur
web-fact-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    } per tur
web-fact-no-clock = Utan klocka
web-fact-no-clock-here = Utan klocka på en delad enhet
web-fact-special = Dubbeljokrar, tvåfärgade jokrar och spegeljokrar
web-fact-joker-free = Serier med en joker får byggas om som alla andra
web-fact-joker-strict = Serier med en joker får inte delas upp; en joker måste bytas ut
web-fact-draw-always = Du drar i varje tur och lägger sedan ut eller avlägger en sten
web-fact-open-tile = En sten ligger öppen; ta den om du avslutar med den
web-fact-redeal = Med { $count } par får du begära en ny giv
web-fact-hand-game = Att lägga ut hela spelbrädan på en gång räknas dubbelt
web-fact-joker-penalty =
    En joker kvar på spelbrädan kostar { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }

## The table

web-leave = Tillbaka till startsidan
web-last-turn = Visa senaste turen
web-rules = Regler
web-tools = Verktyg
web-redo = Gör om
web-reset = Ta tillbaka allt
web-hint = Tips
web-sort = Sortera stenarna
web-sort-runs = Sortera efter rader (789)
web-sort-groups = Sortera efter grupper (777)
web-sort-own = Min egen ordning
web-play = Lägg ut
web-draw = Dra
web-pass = Passa
web-discard = Avlägg
web-take = Ta
web-keep = Behåll stenarna
web-redeal = Ny giv
web-come-back = Ta tillbaka min plats
web-new-set = Ny serie
web-new-tile = ny
web-opened = har gjort första utläggningen
web-ask-count = Fråga { $player } hur många stenar som är kvar
web-referee = Domaren avgör.
web-table-decides = Spelarna avgör den senaste turen. Om de inte kommer överens gäller den.
web-choose-discard = Välj en sten att avlägga.
web-discard-later = Spela först det du har lagt ut, eller ta tillbaka det.
web-show-rule = Se regeln
web-hint-some =
    { $count ->
        [one] Du kan lägga ut { $count } sten. Fråga igen för att se vilken.
       *[other] Du kan lägga ut { $count } stenar. Fråga igen för att se vilka.
    }
web-hint-tiles = Du kan lägga: { $tiles }. Fråga igen för att se hur.
web-hint-shown = Så här kan det läggas.
web-say-to-rack = Tillbaka på spelbrädan: { $tiles }.
web-say-set = Serien är nu: { $tiles }.

## Plans, steps, places

web-plan-hide = Titta på
web-plan-show = Min plan
web-plan-kept = Din plan är sparad.
web-plan-lost =
    Bordet har ändrats: { $count ->
        [one] { $count } sten i din plan är
       *[other] { $count } stenar i din plan är
    } tillbaka på spelbrädan.
web-plan-holds = Din plan passar fortfarande.
web-plan-drop = Släng planen
web-play-plan = Lägg ut planen
web-next-step = Nästa steg
web-all-steps = Allt på en gång
web-step-laid = Från spelbrädan: { $tiles }.
web-step-moved = På bordet: { $tiles }.
web-turn-of = { $player }: steg { $step } av { $steps }
web-run = Fortsätt
web-stop = Paus
web-step-back = Ett steg tillbaka
web-step-on = Ett steg framåt
web-tidy = Ordna bordet
web-the-deal = Given
web-deal-promise = Det här talet bestämdes innan den första stenen delades ut. Det förseglar ordningen på alla stenar; efter spelet kan du kontrollera att ingen har ändrat den.

## Pass and play

web-pass-and-play = Turas om på en enhet
web-pass-lead = Flera personer, en enhet: den går från hand till hand.
web-local-players = Personer vid den här enheten
web-local-name = Namn på spelare { $number }
web-pass-start = Börja spelet
web-hand-over = Ge enheten till { $player }.
web-hand-over-why = Alla spelbrädor är dolda tills någon trycker på knappen.
web-i-am = Jag är { $player }

## The end of a game

web-next-game = Nästa spel
web-rematch = Spela igen
web-waiting-others = Väntar på de andra…
web-score-sheet = Poängtabell
web-check-deal = Kontrollera given
web-deal-right = Omräknat på den här enheten: given är den som utlovades före spelet.
web-deal-wrong = Given stämmer inte med det som utlovades före spelet.
web-deal-racks-wrong = Startvärdet är det utlovade, men det ger andra stenar.
web-deal-cheated = Den här given var inte rättvis: servern höll inte sitt löfte.
web-deal-seen-wrong = Du fick inte de stenar som det nu är tal om: den här enheten såg andra.
web-deal-salt-wrong = Din enhet lade till ett eget tal till slumpen; servern tog emot det och utelämnade det.
web-deal-salts-wrong = Någon som inte satt vid bordet lade till något till slumpen; då kunde given väljas.
web-deal-partly = Omräknat på den här enheten: det utlovade startvärdet ger de här stenarna. Resten får man tro på:
web-deal-salt-unseen = Den här enheten lade inte till något eget till slumpen; servern kunde ha valt en giv.
web-deal-racks-unseen = Den här enheten såg inte de här stenarna delas ut; den känner dem bara från servern.
web-deal-unknown = Given kan inte kontrolleras nu.

## Rules sheet

web-rules-sets = Serier
web-rules-group = En grupp är minst tre stenar med samma siffra, var och en i egen färg.
web-rules-run = En rad är minst tre siffror i följd i en färg.
web-rules-jokers = Jokrar
web-rules-joker = En joker står för vilken sten som helst.
web-rules-double = Dubbeljokern står för två stenar bredvid varandra.
web-rules-two-colour = Vid den tvåfärgade jokern byter en rad färg.
web-rules-mirror = Spegeljokern står inte för någon sten: dess två sidor speglar varandra.
web-rules-opening = Första utläggning
web-rules-opening-text =
    Dina första serier kommer bara från din egen spelbräda och är tillsammans värda minst { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }. Jokrar räknas som det de står för. Därefter får du även använda serierna på bordet.
web-rules-opening-any = Dina första serier kommer bara från din egen spelbräda; inga poäng krävs. Därefter får du även använda serierna på bordet.
web-rules-turn = Din tur
web-rules-turn-text = Lägg ut minst en sten från din spelbräda och bygg om bordet som du vill: till slut måste varje sten ingå i en serie. Om du inte kan eller vill, dra en sten.
web-rules-end = Slutet
web-rules-end-text = Den som lägger ut sin sista sten vinner. De andra förlorar poängen på sina spelbrädor och vinnaren får dem.
web-keys = Tangentbord

## Settings

web-settings = Inställningar
web-language = Språk
web-theme = Utseende
web-theme-auto = Som enheten
web-theme-light = Ljust
web-theme-dark = Mörkt
web-palette = Färger
web-palette-box = Som i lådan
web-palette-safe = Lätta att skilja åt
web-large-tiles = Stora stenar
web-motion = Animationer
web-motion-auto = Som enheten
web-motion-less = Mindre
web-sound = Ljud
web-vibration = Vibration
web-letter-keys = Tangenter med en bokstav
web-letter-keys-alt = Med Alt
web-on = På
web-off = Av
