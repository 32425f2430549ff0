### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Co o tobě tento server ukládá, proč a jak dlouho. Není tu žádná reklama ani sledování a Meldstone nic nepředává dalším.
privacy-why = Proč
privacy-how-long = Jak dlouho
privacy-exactly = Přesné názvy
privacy-operator = Od provozovatele tohoto serveru
privacy-contact = Kontakt:
privacy-your-data = Tvá data
privacy-your-data-text = Ve svém profilu si můžeš stáhnout, co je o tobě uloženo, nebo to smazat.

privacy-account = Účet
privacy-account-what = Tvé jméno, heslo a záchranné kódy v podobě, kterou nikdo nemůže přečíst, kdy byl účet založen, tvá hodnocení, jména tvých botů a zda je účet zablokován. Pokud se dříve hrálo jako host, uchovává se i náhodné číslo tohoto hosta.
privacy-account-why = Aby bylo možné přihlásit se na každém zařízení a nikdo jiný nehrál pod tvým jménem.
privacy-account-kept = Dokud účet nesmažeš. Potom zůstane jen jeho náhodné číslo, aby se nemohl vrátit.

privacy-tables = Stoly
privacy-tables-what = Kdo sedí u stolu a pod jakým jménem, každý tah s časem a poslední návrh tahu. Ke stolu vede pět písmen, dokud existuje.
privacy-tables-why = Aby se žádný tah neztratil, když selže server nebo tvé spojení.
privacy-tables-kept =
    Stoly, které nikdo nenavštěvuje, se zavřou a smažou { $days ->
        [one] po { $days } dni
        [few] po { $days } dnech
       *[other] po { $days } dnech
    }.

privacy-games = Dohrané hry
privacy-games-what = Všechny tahy, výsledek a jména hráčů.
privacy-games-why = K přehrání, a aby si každý mohl ověřit rozdání a výsledek.
privacy-games-kept = Trvale. Když smažeš účet, tvé jméno se z nich odstraní.

privacy-chat = Chat
privacy-chat-what = Chat a reakce se předají lidem u stolu a neukládají se, ledaže je někdo nahlásí.
privacy-chat-why = Abyste si mohli povídat.
privacy-chat-kept = Vůbec ne; poslední řádky stolu zůstávají v paměti serveru, dokud u něj někdo je.

privacy-blocks = Zablokovaní lidé
privacy-blocks-what = Koho máš zablokovaného a odkdy.
privacy-blocks-why = Aby je nebylo slyšet a nesedali si k tvým stolům.
privacy-blocks-kept = Dokud je neodblokuješ nebo jeden z vás nesmaže účet.

privacy-reports = Hlášení
privacy-reports-what = Kdo koho nahlásil, kdy a u kterého stolu, slova hlášení a co se tam naposledy řeklo a hrálo.
privacy-reports-why = Aby provozovatel serveru mohl zasáhnout proti nevhodnému chování.
privacy-reports-kept = Posledních 10 000 hlášení, dokud ten, kdo je podal, nesmaže účet. Smaže-li účet nahlášený, hlášení zůstane s tehdejším jménem, bez vazby na účet.

privacy-cookie = Cookie
privacy-cookie-what = Jedna cookie pro každou osobu, která hraje na tomto zařízení, s náhodným číslem, jménem a podpisem. Relace, kterou ukončíš, se poznamená na dobu, po kterou by její cookie platila. Když se přihlásí host, který má hry, další cookie uchová hosta, dokud účet hry nepřevezme nebo se neodhlásí.
privacy-cookie-why = Aby server věděl, kdo jsi, a nikdo po odhlášení nemohl použít kopii.
privacy-cookie-kept =
    Dokud se neodhlásíš, nebo { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } po tvé poslední návštěvě.

privacy-login = Cookie po přihlášení
privacy-login-what = Druhá cookie s náhodným číslem a účty, které byly na tomto zařízení použity. Nic neotevírá: heslo je stále potřeba.
privacy-login-why = Aby přihlášení fungovalo, i když cizí lidé hádají tvé heslo.
privacy-login-kept =
    { $days ->
        [one] { $days } den po posledním přihlášení, nebo dokud ji v prohlížeči nesmažeš.
        [few] { $days } dny po posledním přihlášení, nebo dokud ji v prohlížeči nesmažeš.
       *[other] { $days } dní po posledním přihlášení, nebo dokud ji v prohlížeči nesmažeš.
    }

privacy-device = Na tomto zařízení
privacy-device-what = Nastavení jako jazyk a barvy, tvé jméno hosta, poznámky k otevřeným stolům, kameny rozdané ti v posledních hrách a soubory této stránky.
privacy-device-why = Aby stránka vypadala podle tvého výběru, otevřela se i bez spojení a mohla ověřit, že rozdání bylo poctivé.
privacy-device-kept = Dokud v prohlížeči nesmažeš data tohoto webu. Většina poznámek ke stolům zmizí, když zavřeš okno.

privacy-address = Internetová adresa
privacy-address-what = Adresa tvého zařízení, jen v paměti serveru.
privacy-address-why = Ke zpomalení útočníků.
privacy-address-kept = Nejdéle do příštího restartu; nikdy se neukládá. Webový server před tímto si může vést vlastní záznamy.

privacy-operation = Provoz
privacy-operation-what = Chyby s číslem stolu, kdy server běžel, jeho klíče a čísla, třeba počet tahů. Žádná jména, žádné adresy, žádný chat.
privacy-operation-why = Aby server běžel.
privacy-operation-kept = Jak dlouho určí provozovatel.

privacy-backups = Zálohy
privacy-backups-what = Kopie všeho, co je na serveru uloženo.
privacy-backups-why = Aby se nic neztratilo, když selže disk.
privacy-backups-kept = Jak dlouho určí provozovatel. Co smažeš, je ještě ve starších kopiích.
