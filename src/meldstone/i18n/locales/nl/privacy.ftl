### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Wat deze server over je bewaart, waarvoor en hoe lang. Er is geen reclame en je wordt niet gevolgd, en Meldstone geeft niets door aan anderen.
privacy-why = Waarvoor
privacy-how-long = Hoe lang
privacy-exactly = Exacte namen
privacy-operator = Van de beheerder van deze server
privacy-contact = Contact:
privacy-your-data = Jouw gegevens
privacy-your-data-text = In je profiel kun je downloaden wat over je bewaard wordt, of het verwijderen.

privacy-account = Account
privacy-account-what = Je naam, je wachtwoord en herstelcodes in een vorm die niemand kan teruglezen, wanneer je je hebt aangemeld, je ratings, de namen van je bots en of het account geblokkeerd is. Als je eerder als gast speelde, wordt ook het willekeurige nummer van die gast bewaard.
privacy-account-why = Zodat je op elk apparaat kunt inloggen en niemand anders onder jouw naam speelt.
privacy-account-kept = Tot je het account verwijdert. Daarna blijft alleen het willekeurige nummer, zodat het niet kan terugkomen.

privacy-tables = Tafels
privacy-tables-what = Wie aan een tafel zit en onder welke naam, elke zet met de tijd, en het laatste ontwerp van een beurt. Vijf letters leiden naar een tafel zolang die er is.
privacy-tables-why = Zodat geen zet verloren gaat als de server of je verbinding uitvalt.
privacy-tables-kept =
    Tafels die niemand bezoekt, worden gesloten en { $days ->
        [one] na { $days } dag
       *[other] na { $days } dagen
    } verwijderd.

privacy-games = Gespeelde spellen
privacy-games-what = Alle zetten, de uitslag en de namen van de spelers.
privacy-games-why = Om ze terug te kijken, en zodat iedereen de verdeling en de uitslag kan controleren.
privacy-games-kept = Blijvend. Als je je account verwijdert, wordt je naam eruit gehaald.

privacy-chat = Chat
privacy-chat-what = Chat en reacties worden doorgegeven aan de mensen aan tafel en niet bewaard, tenzij iemand ze meldt.
privacy-chat-why = Zodat jullie met elkaar kunnen praten.
privacy-chat-kept = Helemaal niet; de laatste regels van een tafel blijven in het geheugen van de server zolang er iemand is.

privacy-blocks = Geblokkeerde mensen
privacy-blocks-what = Wie je hebt geblokkeerd, en wanneer.
privacy-blocks-why = Zodat je ze niet hoort en ze niet aan jouw tafels gaan zitten.
privacy-blocks-kept = Tot je ze niet meer blokkeert of een van jullie het account verwijdert.

privacy-reports = Meldingen
privacy-reports-what = Wie wie heeft gemeld, wanneer en aan welke tafel, de woorden van de melding en wat daar het laatst is gezegd en gespeeld.
privacy-reports-why = Zodat de beheerder van deze server tegen wangedrag kan optreden.
privacy-reports-kept = De laatste 10.000 meldingen, tot degene die meldde het account verwijdert. Verwijdert de gemelde persoon het zijne, dan blijft de melding met de toenmalige naam, zonder verband met het account.

privacy-cookie = Cookie
privacy-cookie-what = Eén cookie voor elke persoon die op dit apparaat speelt, met een willekeurig nummer, de naam en een handtekening. Een sessie die je beëindigt, wordt genoteerd zolang de cookie geldig zou zijn. Logt een gast met spellen in, dan bewaart nog een cookie de gast tot het account de spellen overneemt of uitlogt.
privacy-cookie-why = Zodat de server weet wie je bent, en niemand na het uitloggen een kopie kan gebruiken.
privacy-cookie-kept =
    Tot je uitlogt, of { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } na je laatste bezoek.

privacy-login = Cookie na het inloggen
privacy-login-what = Een tweede cookie met een willekeurig nummer en de accounts die op dit apparaat zijn gebruikt. Hij opent niets: het wachtwoord blijft nodig.
privacy-login-why = Zodat je ook kunt inloggen terwijl vreemden naar je wachtwoord raden.
privacy-login-kept =
    { $days ->
        [one] { $days } dag na de laatste keer inloggen, of tot je hem in je browser verwijdert.
       *[other] { $days } dagen na de laatste keer inloggen, of tot je hem in je browser verwijdert.
    }

privacy-device = Op dit apparaat
privacy-device-what = Instellingen zoals taal en kleuren, je naam als gast, notities over open tafels, de stenen die je in je laatste spellen kreeg, en de bestanden van deze pagina.
privacy-device-why = Zodat de pagina eruitziet zoals jij koos, zonder verbinding opent en kan nagaan dat er eerlijk is gedeeld.
privacy-device-kept = Tot je de gegevens van deze site in je browser wist. De meeste notities over tafels verdwijnen als je het venster sluit.

privacy-address = Internetadres
privacy-address-what = Het adres van je apparaat, alleen in het geheugen van de server.
privacy-address-why = Om aanvallers af te remmen.
privacy-address-kept = Uiterlijk tot de volgende herstart; het wordt nooit opgeslagen. Een webserver ervoor kan eigen logboeken bijhouden.

privacy-operation = Werking
privacy-operation-what = Fouten met het nummer van de tafel, wanneer de server draaide, zijn sleutels, en cijfers zoals het aantal zetten. Geen namen, geen adressen, geen chat.
privacy-operation-why = Om de server draaiende te houden.
privacy-operation-kept = Zolang de beheerder beslist.

privacy-backups = Back-ups
privacy-backups-what = Kopieën van alles wat op de server bewaard wordt.
privacy-backups-why = Zodat niets verloren gaat als een schijf stukgaat.
privacy-backups-kept = Zolang de beheerder beslist. Wat je verwijdert, staat nog in oudere kopieën.
