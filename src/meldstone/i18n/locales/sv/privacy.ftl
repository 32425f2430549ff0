### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Vad den här servern sparar om dig, varför och hur länge. Det finns ingen reklam och ingen spårning, och Meldstone lämnar inte ut något till andra.
privacy-why = Varför
privacy-how-long = Hur länge
privacy-exactly = Exakta namn
privacy-operator = Från den som driver servern
privacy-contact = Kontakt:
privacy-your-data = Dina data
privacy-your-data-text = På din profil kan du ladda ner det som är sparat om dig, eller radera det.

privacy-account = Konto
privacy-account-what = Ditt namn, ditt lösenord och dina återställningskoder i en form som ingen kan läsa tillbaka, när du skapade kontot, dina rankningar, namnen på dina botar och om kontot är spärrat. Om du tidigare har spelat som gäst sparas också gästens slumpnummer.
privacy-account-why = Så att du kan logga in på alla enheter och ingen annan spelar under ditt namn.
privacy-account-kept = Tills du raderar kontot. Därefter finns bara dess slumpmässiga nummer kvar, så att det inte kan komma tillbaka.

privacy-tables = Bord
privacy-tables-what = Vem som sitter vid ett bord och under vilket namn, varje drag med tidpunkt och det senaste utkastet till en tur. Fem bokstäver leder till ett bord så länge det finns.
privacy-tables-why = Så att inget drag går förlorat om servern eller din anslutning sviktar.
privacy-tables-kept =
    Bord som ingen besöker stängs och raderas { $days ->
        [one] efter { $days } dag
       *[other] efter { $days } dagar
    }.

privacy-games = Avslutade spel
privacy-games-what = Alla drag, resultatet och spelarnas namn.
privacy-games-why = Så att de kan ses igen, och så att alla kan kontrollera given och resultatet.
privacy-games-kept = Permanent. Om du raderar ditt konto tas ditt namn bort från dem.

privacy-chat = Chatt
privacy-chat-what = Chatt och reaktioner skickas vidare till dem vid bordet och sparas inte, om ingen anmäler dem.
privacy-chat-why = Så att ni kan prata med varandra.
privacy-chat-kept = Inte alls; de sista raderna vid ett bord finns kvar i serverns minne så länge någon är där.

privacy-blocks = Blockerade personer
privacy-blocks-what = Vilka du har blockerat, och när.
privacy-blocks-why = Så att du inte hör dem och de inte sätter sig vid dina bord.
privacy-blocks-kept = Tills du slutar blockera dem eller någon av er raderar kontot.

privacy-reports = Anmälningar
privacy-reports-what = Vem som anmält vem, när och vid vilket bord, anmälans ord och vad som sades och spelades där sist.
privacy-reports-why = Så att den som driver servern kan ingripa mot dåligt uppförande.
privacy-reports-kept = De senaste 10 000 anmälningarna, tills den som anmälde raderar kontot. Om den anmälda raderar sitt stannar anmälan med det dåvarande namnet, utan koppling till kontot.

privacy-cookie = Kaka
privacy-cookie-what = En kaka för varje person som spelar på den här enheten, med ett slumpmässigt nummer, namnet och en signatur. En session som du avslutar noteras så länge dess kaka skulle ha varit giltig. Om en gäst med spel loggar in sparar ytterligare en kaka gästen tills kontot tar över spelen eller loggar ut.
privacy-cookie-why = Så att servern vet vem du är, och ingen kan använda en kopia efter att du har loggat ut.
privacy-cookie-kept =
    Tills du loggar ut, eller { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    } efter ditt senaste besök.

privacy-login = Kaka efter inloggning
privacy-login-what = En andra kaka med ett slumpmässigt nummer och de konton som har använts på den här enheten. Den öppnar ingenting: lösenordet behövs fortfarande.
privacy-login-why = Så att du kan logga in även medan främlingar gissar ditt lösenord.
privacy-login-kept =
    { $days ->
        [one] { $days } dag efter den senaste inloggningen, eller tills du raderar den i din webbläsare.
       *[other] { $days } dagar efter den senaste inloggningen, eller tills du raderar den i din webbläsare.
    }

privacy-device = På den här enheten
privacy-device-what = Inställningar som språk och färger, ditt namn som gäst, anteckningar om öppna bord, spelstenarna du fick i dina senaste spel och sidans filer.
privacy-device-why = Så att sidan ser ut som du har valt, öppnas utan anslutning och kan kontrollera att given var rättvis.
privacy-device-kept = Tills du rensar webbplatsens data i din webbläsare. De flesta anteckningar om bord försvinner när du stänger fönstret.

privacy-address = Internetadress
privacy-address-what = Enhetens adress, bara i serverns minne.
privacy-address-why = För att bromsa angripare.
privacy-address-kept = Som längst till nästa omstart; den sparas aldrig. En webbserver framför den här kan föra egna loggar.

privacy-operation = Drift
privacy-operation-what = Fel med bordets nummer, när servern var igång, dess nycklar och siffror som antalet drag. Inga namn, inga adresser, ingen chatt.
privacy-operation-why = För att hålla servern igång.
privacy-operation-kept = Så länge den som driver servern bestämmer.

privacy-backups = Säkerhetskopior
privacy-backups-what = Kopior av allt som är sparat på servern.
privacy-backups-why = Så att inget går förlorat om en disk går sönder.
privacy-backups-kept = Så länge den som driver servern bestämmer. Det du raderar finns kvar i äldre kopior.
