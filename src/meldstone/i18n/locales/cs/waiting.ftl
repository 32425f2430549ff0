### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Kdo přijde?
wait-table-of = Stůl hráče { $player }
wait-take-a-seat = Sedni si. Hra začne sama, jakmile jsou všechna místa obsazená.
wait-you-are-in = Máš místo. Jakmile přijdou ostatní, hra začne.
wait-complete = Všichni jsou tady.
wait-begins-in = Všichni jsou tady. Hra začne za { $count } s.
wait-not-yet = Ještě ne
wait-bring-others = Pozvat ještě někoho
wait-anyone-with-code = Kdo má odkaz nebo těchto pět písmen, může si sednout.
wait-anyone-with-link = Kdo má odkaz, může si sednout.
wait-in-the-lobby = Stůl je i v seznamu otevřených stolů: kdo hledá soupeře, najde ho.
wait-code = Kód tohoto stolu: { $code }
wait-send-link = nebo pošli odkaz
wait-copy-link = Kopírovat odkaz
wait-share = Sdílet
wait-link-copied = Odkaz je zkopírovaný: vlož ho do zprávy.
wait-link-not-copied = Prohlížeč kopírování nedovolil. Označ odkaz a zkopíruj ho.
wait-at-the-table = U stolu
wait-you-and-yours = ty, a tvůj stůl
wait-you = ty
wait-owner = zakládá tento stůl
wait-sits-here = sedí zde
wait-is-looking = dívá se na stůl…
wait-somebody = Někdo
wait-fill-with-bots = Doplnit boty
wait-change = Změnit
wait-what-is-played = Co se hraje
wait-more-rules = Další pravidla
wait-all-see = Všichni tady to hned vidí.
wait-changed = { $player } mění, co se hraje: { $what }
wait-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
wait-a-turn = { $time } na tah
wait-no-clock = bez hodin
wait-private = soukromý
wait-public = otevřený všem
wait-with-hints = s nápovědami
wait-hints-text = Jinak má nápovědy jen ten, kdo hraje sám proti botům.
wait-bell = Když si někdo sedne, zazní zvonek, i když je toto okno za jinými. Hra začne sama, jakmile jsou všechna místa obsazená.
wait-sat-down = { $player } už sedí u stolu.
wait-begin-with =
    { $count ->
        [one] Začít s { $count } hráčem
        [few] Začít se { $count } hráči
       *[other] Začít s { $count } hráči
    }
wait-begins = Hra začíná

## Private tables

wait-table-private = Stůl hráče { $player } je soukromý.
wait-this-private = Tento stůl je soukromý.
wait-ask-or-knock = Požádej o odkaz nebo pět písmen, nebo zaklepej.
wait-knock = Zaklepat
wait-knocked = Klepeš. Jakmile tě někdo u stolu pustí dál, stůl se tu otevře.
wait-would-like-to-join = { $player } se chce přidat.
wait-let-in = Pustit dál
wait-not-now = Teď ne
wait-no-such-code = Žádný stůl tento kód nemá. Možná už hra skončila, nebo je některé písmeno jiné.

## Somebody is away

wait-away-bot-in = { $player } tu není · bot za { $time }
wait-for = Počkat
wait-for-player = Počkat na hráče { $player } další dvě minuty
wait-waited = Stůl čeká na hráče { $player } další dvě minuty.
wait-touch-to-play = Zastupuje tě bot. Dotkni se některého svého kamene a hraješ dál.

## Back at the table

wait-welcome-back = Vítej zpátky, { $player }
wait-sat-in = Doba, po kterou tě zastupoval bot { $bot }: { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } tah za tebe: vyloženo { $laid }, vytaženo { $drawn }.
        [few] { $count } tahy za tebe: vyloženo { $laid }, vytaženo { $drawn }.
       *[other] { $count } tahů za tebe: vyloženo { $laid }, vytaženo { $drawn }.
    }
wait-no-turns = Mezitím na tebe nepřišla řada.
wait-turn = Tah { $number }
wait-drew = vytaženo
wait-laid = vyloženo
wait-passed = bez tahu
wait-jokers-kept = Tvých žolíků se nikdo nedotkl.
wait-play-on = Hrát dál
wait-show-me = Ukázat
wait-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
wait-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }

## Leaving for a while

wait-leave-title = Zatím odejít?
wait-leave-alone = Hra na tebe počká, třeba i několik dní. Najdeš ji na úvodní stránce v části „Tvé stoly“.
wait-leave-others = Ostatní vidí, že tu nejsi. Po minutě tě zastoupí bot: zpočátku si jen bere kameny a nikdy nevyloží žolíka. Místo zůstává tvoje.
wait-leave-clock = Hodiny běží dál i bez tebe. Místo zůstává tvoje.
wait-leave-go = Na úvodní stránku
wait-stay = Zůstat

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }
wait-running-tables =
    { $count ->
        [one] { $count } rozehraný stůl
        [few] { $count } rozehrané stoly
       *[other] { $count } rozehraných stolů
    }
wait-welcome = Vítej, { $player }.
wait-now-yours = Odteď je tvoje: { $what }.
wait-bring-title = Vzít s sebou, co se hrálo na tomto zařízení?
wait-bring-text = Jako host tu máš: { $what }.
wait-bring-yes = Vzít s sebou
wait-bring-no = Ne, nechat
wait-bring-kept = Zůstane to na tomto zařízení: odhlas se a jsi zase hostem.

## Choosing rules

wait-search-rules = Hledat v pravidlech
wait-rules-changed = Změněno: { $count }
wait-rules-reset = Zpět k edici
wait-often-changed = Často měněná
wait-no-rule-found = Žádné pravidlo tato slova neobsahuje.

## More time for somebody

wait-my-time = Čas na mé tahy
wait-time-times = čas × { $times }
wait-time-same = stejný
