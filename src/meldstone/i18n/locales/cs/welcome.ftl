### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Stránky
welcome-tabs = Hlavní stránky
welcome-learn = Pravidla
welcome-today = Dnešní stůl
welcome-today-short = Dnes
welcome-tables = Stoly
welcome-more = Více
welcome-sounds-on = Zvuky jsou zapnuté
welcome-sounds-off = Zvuky jsou vypnuté

## Today's table

welcome-lay-all = Vyložíš všech pět?
welcome-lay-all-how = Všechny kombinace smíš přestavět. Nakonec musí všechny kameny ležet v kombinacích.
welcome-try = Zkusit
welcome-drag = Kameny přetáhni, nebo některé vyber a pak zvol, kam patří.
welcome-put-here = Položit sem: { $tiles }
welcome-left =
    { $count ->
        [one] Na stojánku zbývá { $count } kámen
        [few] Na stojánku zbývají { $count } kameny
       *[other] Na stojánku zbývá { $count } kamenů
    }
welcome-not-yet = Ještě ne: čárkované kombinace neplatí.
welcome-solved = Vyřešeno! Všech pět kamenů leží na stole.
welcome-rack-empty = Stojánek je prázdný.

## Play

welcome-play-title = Hrát
welcome-play-bot = Hned hrát ({ $player })
welcome-play-bots = Hned hrát ({ $player } a čtyři další)
welcome-go-on = Pokračovat: { $players }
welcome-new-game = Nová hra ({ $player })
welcome-no-account = { $edition } · bez účtu, bez hodin
welcome-friends = S přáteli
welcome-find = Najít soupeře
welcome-code = Zadat kód
welcome-new-here = Jsi tu poprvé?
welcome-new-here-text = Nauč se pravidla na příkladech
welcome-box = Tvá krabice

## Cards of tables

welcome-go = Otevřít
welcome-just-now = právě teď
welcome-your-turn = Jsi na tahu · { $players }
welcome-next-game = Další hra · { $players }
welcome-finished = Dohráno: { $players }
welcome-own-tiles =
    { $count ->
        [one] máš { $count } kámen
        [few] máš { $count } kameny
       *[other] máš { $count } kamenů
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } kámen proti tvým { $own }
        [few] { $count } kameny proti tvým { $own }
       *[other] { $count } kamenů proti tvým { $own }
    }
welcome-turn-number = tah { $number }
welcome-watching = Diváci: { $count }
welcome-next-table = Další stůl

## Settings, rules, more

welcome-settings-lead = Vše zde zůstává v tomto zařízení; ostatní u stolu vidí jen tvé jméno.
welcome-settings-you = Ty
welcome-settings-look = Vzhled a zvuk
welcome-settings-tiles = Kameny
welcome-rules-lead = Všechny krabice, s příklady v kamenech.
welcome-rules-more = Každé krabice, s příklady
welcome-leaders-more = Kdo hraje nejlépe
welcome-bots-more = Pět úrovní, změřených
welcome-privacy-more = Co se ukládá a na jak dlouho

## Where others play

lobby-take-a-seat = Přisedni si
lobby-nobody = Právě nikdo nečeká. Otevři stůl a každý, kdo přijde, ho uvidí.
lobby-somebody =
    { $count ->
        [one] { $count } stůl má volné místo.
        [few] { $count } stoly mají volné místo.
       *[other] { $count } stolů má volné místo.
    }
lobby-free-title = Stoly s volným místem
lobby-always = Vždy tady
lobby-how-strong = Jak jsou silní?
lobby-how-measured = Jak se měřilo
lobby-wins-of-100 = Vyhraje { $count } ze 100 her proti úrovni { $level }
lobby-first-level = Zná hru hodinu
lobby-running = Právě se hraje
lobby-nothing-running = Teď se nehraje žádná veřejná hra. Jakmile nějaká začne, můžeš se tu dívat.
lobby-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
lobby-custom = vlastní pravidla
lobby-best-turn =
    { $count ->
        [one] Tah dne: { $count } kámen
        [few] Tah dne: { $count } kameny
       *[other] Tah dne: { $count } kamenů
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } přestavěná kombinace
        [few] { $player } · { $count } přestavěné kombinace
       *[other] { $player } · { $count } přestavěných kombinací
    }

## Profile

profile-games = Tvé hry
profile-games-more = Pak tu bude i s výsledkem a můžeš si ji přehrát tah po tahu.
profile-filter-all = Všechny
profile-filter-won = Vyhrané
profile-filter-friends = S lidmi
profile-won = Výhra · { $players }
profile-lost = Vítěz: { $winner }
profile-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
profile-best-turn =
    { $count ->
        [one] { $count } kámen v jednom tahu
        [few] { $count } kameny v jednom tahu
       *[other] { $count } kamenů v jednom tahu
    }
profile-figures = V číslech
profile-count-games = her
profile-count-last = posledních her
profile-count-won = vyhráno
profile-count-best = nejlepší tah
profile-chart = Body v tvých posledních hrách
profile-against = Proti komu
profile-account = S účtem
profile-guest = Host na tomto zařízení
profile-why-devices = Tvé hry a stoly na každém zařízení.
profile-why-games = Nic, co se hrálo bez účtu, se neztratí.
profile-why-rated = Hodnocené hry a místo v žebříčku.
profile-why-free = Stačí jméno a heslo; žádný e-mail.
profile-password-hint = Nejméně 8 znaků.

## Leaderboard, replay

leaders-bots = Místní boti
leaders-be-first = Buď první: hodnocená hra potřebuje lidi s účtem.
replay-draws = bere si
replay-passes = vzdává se tahu
replay-discards = odkládá
replay-time-up = čas vypršel
