### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Hvad denne server gemmer om dig, hvorfor og hvor længe. Der er ingen reklamer og ingen sporing, og Meldstone giver intet videre til andre.
privacy-why = Hvorfor
privacy-how-long = Hvor længe
privacy-exactly = Præcise navne
privacy-operator = Fra den, der driver serveren
privacy-contact = Kontakt:
privacy-your-data = Dine data
privacy-your-data-text = På din profil kan du hente det, der er gemt om dig, eller slette det.

privacy-account = Konto
privacy-account-what = Dit navn, din adgangskode og dine gendannelseskoder i en form, som ingen kan læse tilbage, hvornår du oprettede kontoen, dine ratings, navnene på dine botter, og om kontoen er spærret. Hvis du før har spillet som gæst, gemmes også gæstens tilfældige nummer.
privacy-account-why = Så du kan logge ind på alle enheder, og ingen andre spiller under dit navn.
privacy-account-kept = Indtil du sletter kontoen. Derefter bliver kun dens tilfældige nummer, så den ikke kan komme tilbage.

privacy-tables = Borde
privacy-tables-what = Hvem der sidder ved et bord og under hvilket navn, hvert træk med tidspunkt og den sidste kladde til en tur. Fem bogstaver fører til et bord, så længe det findes.
privacy-tables-why = Så intet træk går tabt, hvis serveren eller din forbindelse svigter.
privacy-tables-kept =
    Borde, som ingen besøger, lukkes og slettes { $days ->
        [one] efter { $days } dag
       *[other] efter { $days } dage
    }.

privacy-games = Færdige spil
privacy-games-what = Alle træk, resultatet og spillernes navne.
privacy-games-why = Så de kan ses igen, og så alle kan kontrollere uddelingen og resultatet.
privacy-games-kept = Permanent. Hvis du sletter din konto, fjernes dit navn fra dem.

privacy-chat = Chat
privacy-chat-what = Chat og reaktioner sendes videre til dem ved bordet og gemmes ikke, medmindre nogen anmelder dem.
privacy-chat-why = Så I kan tale sammen.
privacy-chat-kept = Slet ikke; de sidste linjer ved et bord bliver i serverens hukommelse, så længe nogen er der.

privacy-blocks = Blokerede personer
privacy-blocks-what = Hvem du har blokeret, og hvornår.
privacy-blocks-why = Så du ikke hører dem, og de ikke sætter sig ved dine borde.
privacy-blocks-kept = Indtil du fjerner blokeringen, eller en af jer sletter kontoen.

privacy-reports = Anmeldelser
privacy-reports-what = Hvem der har anmeldt hvem, hvornår og ved hvilket bord, anmeldelsens ord og hvad der sidst blev sagt og spillet der.
privacy-reports-why = Så den, der driver serveren, kan gribe ind over for dårlig opførsel.
privacy-reports-kept = De seneste 10.000 anmeldelser, indtil den, der anmeldte, sletter kontoen. Sletter den anmeldte sin, bliver anmeldelsen med det daværende navn, uden forbindelse til kontoen.

privacy-cookie = Cookie
privacy-cookie-what = Én cookie for hver person, der spiller på denne enhed, med et tilfældigt nummer, navnet og en signatur. En session, du afslutter, noteres, så længe dens cookie ville være gyldig. Logger en gæst med spil ind, gemmer endnu en cookie gæsten, indtil kontoen overtager spillene eller logger ud.
privacy-cookie-why = Så serveren ved, hvem du er, og ingen kan bruge en kopi, efter du har logget ud.
privacy-cookie-kept =
    Indtil du logger ud, eller { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    } efter dit sidste besøg.

privacy-login = Cookie efter login
privacy-login-what = En anden cookie med et tilfældigt nummer og de konti, der er brugt på denne enhed. Den åbner intet: adgangskoden er stadig nødvendig.
privacy-login-why = Så du kan logge ind, også mens fremmede gætter på din adgangskode.
privacy-login-kept =
    { $days ->
        [one] { $days } dag efter det sidste login, eller indtil du sletter den i din browser.
       *[other] { $days } dage efter det sidste login, eller indtil du sletter den i din browser.
    }

privacy-device = På denne enhed
privacy-device-what = Indstillinger som sprog og farver, dit navn som gæst, noter om åbne borde, de brikker du fik i dine seneste spil, og sidens filer.
privacy-device-why = Så siden ser ud, som du har valgt, åbner uden forbindelse og kan kontrollere, at uddelingen var fair.
privacy-device-kept = Indtil du sletter webstedets data i din browser. De fleste noter om borde forsvinder, når du lukker vinduet.

privacy-address = Internetadresse
privacy-address-what = Din enheds adresse, kun i serverens hukommelse.
privacy-address-why = For at bremse angribere.
privacy-address-kept = Senest til næste genstart; den gemmes aldrig. En webserver foran denne kan føre sine egne logfiler.

privacy-operation = Drift
privacy-operation-what = Fejl med bordets nummer, hvornår serveren kørte, dens nøgler og tal som antallet af træk. Ingen navne, ingen adresser, ingen chat.
privacy-operation-why = For at holde serveren kørende.
privacy-operation-kept = Så længe den, der driver serveren, bestemmer.

privacy-backups = Sikkerhedskopier
privacy-backups-what = Kopier af alt, hvad der er gemt på serveren.
privacy-backups-why = Så intet går tabt, hvis en disk går i stykker.
privacy-backups-kept = Så længe den, der driver serveren, bestemmer. Det, du sletter, findes stadig i ældre kopier.
