### What the browser shows beside the words of the game.

## Start

web-lobby = Otevřené stoly
web-join-code = Připojit se kódem nebo odkazem
web-join = Připojit
web-bad-code = Tohle není kód stolu.
web-your-name = Tvé jméno
web-guest = Host
web-to-start = Na úvod
web-loading = Okamžik…
web-not-found = Stránka nenalezena
web-no-table = Tento stůl nelze otevřít
web-reconnecting = Spojení přerušeno. Připojuji znovu…
web-close = Zavřít

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-look-on = Dívat se
web-new-table = Nový stůl
web-open-table = Otevřít stůl
web-what-is-different = Co je jinak
web-bots = Boti
web-bot-level = Úroveň botů
web-bot-novice = Začátečník
web-bot-novice-text = Hru zná hodinu. Děti nad ním vyhrávají.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Nedělní hráč
web-bot-casual-text = Hraje v neděli a přestaví jednu dvě kombinace.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Zdatný
web-bot-skilled-text = Nic nepřehlédne a vyloží vše, co jde.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Expert
web-bot-expert-text = Žolíky si šetří na závěr.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Mistr
web-bot-master-text = Zváží každý tah a čeká na pravou chvíli.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Síla botů
web-think = Čas na přemýšlení
web-tempo = Jak boti vykládají
web-tempo-calm = V klidu, krok za krokem
web-tempo-brisk = Svižně, krok za krokem
web-tempo-at-once = Vše najednou
web-as-edition = Podle edice
web-games = Her v zápase
web-public = Stůl může najít každý
web-allow-hints = Nápovědy povoleny
web-waiting-room = Čeká se na hráče
web-free-seat = Volné místo
web-sit = Sednout si
web-add-bot = Přidat bota
web-remove-bot = Odebrat bota
web-link = Odkaz na tento stůl
web-copy = Kopírovat
web-copied = Zkopírováno
web-qr = Odkaz jako QR kód
web-get-up = Opustit místo

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } (žolíci: { $jokers })
web-fact-opening =
    První vyložení: aspoň { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-fact-opening-any = První vyložení: bez minima bodů
web-fact-clock =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    } na tah
web-fact-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    } na tah
web-fact-no-clock = Bez hodin
web-fact-no-clock-here = Na společném zařízení bez hodin
web-fact-special = Dvojití, dvoubarevní a zrcadloví žolíci
web-fact-joker-free = Kombinace se žolíkem se smějí přestavovat jako ostatní
web-fact-joker-strict = Kombinace se žolíkem se nesmějí dělit; žolík se musí nahradit
web-fact-draw-always = V každém tahu si vytáhneš kámen, pak vykládáš, nebo odkládáš
web-fact-open-tile = Jeden kámen leží odkrytý; vezmi ho, když s ním ukončíš hru
web-fact-redeal = Se { $count } dvojicemi smíš žádat o nové rozdání
web-fact-hand-game = Vyložení celého stojánku najednou platí dvojnásobně
web-fact-joker-penalty =
    Žolík na stojánku stojí { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## The table

web-leave = Zpět na úvod
web-last-turn = Ukázat poslední tah
web-rules = Pravidla
web-tools = Nástroje
web-redo = Provést znovu
web-reset = Vzít vše zpět
web-hint = Nápověda
web-sort = Seřadit kameny
web-sort-runs = Řadit podle postupek (789)
web-sort-groups = Řadit podle skupin (777)
web-sort-own = Vlastní pořadí
web-play = Vyložit
web-draw = Vytáhnout
web-pass = Vzdát se tahu
web-discard = Odložit
web-take = Vzít
web-keep = Nechat si kameny
web-redeal = Nové rozdání
web-come-back = Vrátit se na místo
web-new-set = Nová kombinace
web-new-tile = právě ze zásobníku
web-opened = má první vyložení
web-ask-count = Zeptat se, kolik kamenů má { $player }
web-referee = Rozhodčí rozhoduje.
web-table-decides = O posledním tahu rozhodují hráči. Když se nedohodnou, tah platí.
web-choose-discard = Vyber kámen k odložení.
web-discard-later = Nejdřív zahraj vyložené kameny, nebo je vezmi zpět.
web-show-rule = Ukázat pravidlo
web-hint-some =
    { $count ->
        [one] Můžeš vyložit { $count } kámen. Zeptej se znovu, který.
        [few] Můžeš vyložit { $count } kameny. Zeptej se znovu, které.
       *[other] Můžeš vyložit { $count } kamenů. Zeptej se znovu, které.
    }
web-hint-tiles = Vyložit můžeš: { $tiles }. Zeptej se znovu, jak.
web-hint-shown = Takto se to dá vyložit.
web-say-to-rack = Zpět na stojánku: { $tiles }.
web-say-set = Kombinace je teď: { $tiles }.

## Plans, steps, places

web-plan-hide = Sledovat
web-plan-show = Můj plán
web-plan-kept = Tvůj plán zůstává.
web-plan-lost =
    Stůl se změnil: na stojánek se { $count ->
        [one] vrátil { $count } kámen
        [few] vrátily { $count } kameny
       *[other] vrátilo { $count } kamenů
    } z tvého plánu.
web-plan-holds = Tvůj plán pořád platí.
web-plan-drop = Zrušit plán
web-play-plan = Vyložit plán
web-next-step = Další krok
web-all-steps = Všechno najednou
web-step-laid = Ze stojánku: { $tiles }.
web-step-moved = Na stole: { $tiles }.
web-turn-of = { $player }: krok { $step } z { $steps }
web-run = Pokračovat
web-stop = Pauza
web-step-back = O krok zpět
web-step-on = O krok dál
web-tidy = Urovnat stůl
web-the-deal = Rozdání
web-deal-promise = Toto číslo bylo dáno dřív, než byl rozdán první kámen. Pečetí pořadí všech kamenů; po hře si můžeš ověřit, že ho nikdo nezměnil.

## Pass and play

web-pass-and-play = Střídání u jednoho zařízení
web-pass-lead = Více lidí, jedno zařízení: putuje z ruky do ruky.
web-local-players = Lidé u tohoto zařízení
web-local-name = Jméno hráče { $number }
web-pass-start = Začít hru
web-hand-over = Předej zařízení: { $player }.
web-hand-over-why = Všechny stojánky jsou skryté, dokud někdo nestiskne tlačítko.
web-i-am = To jsem já: { $player }

## The end of a game

web-next-game = Další hra
web-rematch = Hrát znovu
web-waiting-others = Čeká se na ostatní…
web-score-sheet = Tabulka bodů
web-check-deal = Ověřit rozdání
web-deal-right = Přepočítáno v tomto zařízení: rozdání odpovídá tomu, co bylo slíbeno před hrou.
web-deal-wrong = Rozdání neodpovídá tomu, co bylo slíbeno před hrou.
web-deal-racks-wrong = Výchozí hodnota je ta slíbená, ale dává jiné kameny.
web-deal-cheated = Toto rozdání nebylo poctivé: server nedodržel svůj slib.
web-deal-seen-wrong = Kameny, o kterých je teď řeč, nejsou ty, které ti byly rozdány: toto zařízení vidělo jiné.
web-deal-salt-wrong = Tvoje zařízení přidalo k náhodě vlastní číslo; server ho přijal a vynechal.
web-deal-salts-wrong = K náhodě přispěl někdo, kdo u stolu neseděl; rozdání tak šlo vybrat.
web-deal-partly = Přepočítáno v tomto zařízení: slíbená výchozí hodnota dává tyto kameny. Zbytku je třeba věřit:
web-deal-salt-unseen = Toto zařízení k náhodě nepřidalo nic vlastního; server si mohl rozdání vybrat.
web-deal-racks-unseen = Toto zařízení nevidělo, jak byly tyto kameny rozdány; zná je jen od serveru.
web-deal-unknown = Rozdání teď nelze ověřit.

## Rules sheet

web-rules-sets = Kombinace
web-rules-group = Skupinu tvoří aspoň tři kameny stejného čísla, každý v jiné barvě.
web-rules-run = Postupku tvoří aspoň tři po sobě jdoucí čísla jedné barvy.
web-rules-jokers = Žolíci
web-rules-joker = Žolík nahrazuje kterýkoli kámen.
web-rules-double = Dvojitý žolík nahrazuje dva sousední kameny.
web-rules-two-colour = U dvoubarevného žolíka mění postupka barvu.
web-rules-mirror = Zrcadlový žolík nenahrazuje žádný kámen: obě jeho strany se zrcadlí.
web-rules-opening = První vyložení
web-rules-opening-text =
    Tvé první kombinace jsou jen z tvého stojánku a mají dohromady aspoň { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Žolíci platí za to, co nahrazují. Potom smíš používat i kombinace na stole.
web-rules-opening-any = Tvé první kombinace jsou jen z tvého stojánku; žádné minimum bodů není. Potom smíš používat i kombinace na stole.
web-rules-turn = Tvůj tah
web-rules-turn-text = Vylož aspoň jeden kámen ze svého stojánku a přestav stůl, jak chceš: nakonec musí každý kámen patřit do kombinace. Když nemůžeš nebo nechceš, vytáhni si kámen.
web-rules-end = Konec
web-rules-end-text = Kdo vyloží poslední kámen, vyhrává. Ostatní ztrácejí body na svých stojáncích a vítěz je získá.
web-keys = Klávesnice

## Settings

web-settings = Nastavení
web-language = Jazyk
web-theme = Vzhled
web-theme-auto = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-palette = Barvy
web-palette-box = Jako v krabici
web-palette-safe = Snadno rozlišitelné
web-large-tiles = Velké kameny
web-motion = Animace
web-motion-auto = Podle zařízení
web-motion-less = Méně
web-sound = Zvuky
web-vibration = Vibrace
web-letter-keys = Klávesy s jedním písmenem
web-letter-keys-alt = S klávesou Alt
web-on = Zapnuto
web-off = Vypnuto
