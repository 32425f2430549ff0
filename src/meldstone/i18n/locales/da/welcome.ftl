### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Sider
welcome-tabs = Hovedsider
welcome-learn = Lær spillet
welcome-today = Dagens bord
welcome-today-short = I dag
welcome-tables = Borde
welcome-more = Mere
welcome-sounds-on = Lyde er slået til
welcome-sounds-off = Lyde er slået fra

## Today's table

welcome-lay-all = Kan du lægge alle fem?
welcome-lay-all-how = Du må bygge alle serier om. Til sidst skal alle brikker ligge i serier.
welcome-try = Prøv
welcome-drag = Træk brikkerne, eller vælg nogle og derefter, hvor de skal hen.
welcome-put-here = Læg dem her: { $tiles }
welcome-left =
    { $count ->
        [one] { $count } brik tilbage på brættet
       *[other] { $count } brikker tilbage på brættet
    }
welcome-not-yet = Ikke endnu: de stiplede serier er ikke gyldige.
welcome-solved = Løst! Alle fem brikker ligger på bordet.
welcome-rack-empty = Brættet er tomt.

## Play

welcome-play-title = Spil
welcome-play-bot = Spil mod { $player } nu
welcome-play-bots = Spil mod { $player } og fire andre nu
welcome-go-on = Fortsæt mod { $players }
welcome-new-game = Nyt spil mod { $player }
welcome-no-account = { $edition } · ingen konto, intet ur
welcome-friends = Med venner
welcome-find = Find en modstander
welcome-code = Indtast en kode
welcome-new-here = Ny her?
welcome-new-here-text = Lær reglerne med eksempler
welcome-box = Din æske

## Cards of tables

welcome-go = Gå til
welcome-just-now = lige nu
welcome-your-turn = Din tur mod { $players }
welcome-next-game = Næste spil mod { $players }
welcome-finished = Færdigt: { $players }
welcome-own-tiles =
    { $count ->
        [one] du har { $count } brik
       *[other] du har { $count } brikker
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } brik mod dine { $own }
       *[other] { $count } brikker mod dine { $own }
    }
welcome-turn-number = tur { $number }
welcome-watching = Tilskuere: { $count }
welcome-next-table = Næste bord

## Settings, rules, more

welcome-settings-lead = Alt her bliver på denne enhed; de andre ved bordet ser kun dit navn.
welcome-settings-you = Du
welcome-settings-look = Udseende og lyd
welcome-settings-tiles = Brikker
welcome-rules-lead = Alle æsker, med eksempler i rigtige brikker.
welcome-rules-more = For hver æske, med eksempler
welcome-leaders-more = Hvem spiller bedst
welcome-bots-more = Fem niveauer, målt
welcome-privacy-more = Hvad der gemmes, og hvor længe

## Where others play

lobby-take-a-seat = Tag plads
lobby-nobody = Ingen venter lige nu. Åbn et bord, så ser alle, der kommer forbi, det.
lobby-somebody =
    { $count ->
        [one] { $count } bord har en ledig plads.
       *[other] { $count } borde har en ledig plads.
    }
lobby-free-title = Borde med ledig plads
lobby-always = Altid her
lobby-how-strong = Hvor stærke er de?
lobby-how-measured = Sådan blev det målt
lobby-wins-of-100 = Vinder { $count } af 100 spil mod { $level }
lobby-first-level = Lærte det for en time siden
lobby-running = Spilles nu
lobby-nothing-running = Intet offentligt spil lige nu. Så snart et begynder, kan du se det her.
lobby-games =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }
lobby-custom = egne regler
lobby-best-turn =
    { $count ->
        [one] Dagens tur: { $count } brik
       *[other] Dagens tur: { $count } brikker
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } serie bygget om
       *[other] { $player } · { $count } serier bygget om
    }

## Profile

profile-games = Dine spil
profile-games-more = Bagefter står det her med sit resultat, og du kan se det igen tur for tur.
profile-filter-all = Alle
profile-filter-won = Vundne
profile-filter-friends = Med mennesker
profile-won = Du vandt over { $players }
profile-lost = { $winner } vandt
profile-turns =
    { $count ->
        [one] { $count } tur
       *[other] { $count } ture
    }
profile-best-turn =
    { $count ->
        [one] { $count } brik i én tur
       *[other] { $count } brikker i én tur
    }
profile-figures = I tal
profile-count-games = spil
profile-count-last = seneste spil
profile-count-won = vundet
profile-count-best = bedste tur
profile-chart = Point i dine seneste spil
profile-against = Mod
profile-account = Med konto
profile-guest = Gæst på denne enhed
profile-why-devices = Dine spil og borde på alle enheder.
profile-why-games = Intet af det, du har spillet som gæst, går tabt.
profile-why-rated = Spil med rating og en plads på ranglisten.
profile-why-free = Et navn og en adgangskode er nok; ingen e-mailadresse.
profile-password-hint = Mindst 8 tegn.

## Leaderboard, replay

leaders-bots = Husets botter
leaders-be-first = Vær den første: et spil med rating kræver folk med en konto.
replay-draws = trækker
replay-passes = melder pas
replay-discards = lægger fra sig
replay-time-up = tiden er gået
