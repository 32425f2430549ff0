## Vocabulary

word-tile = brik
word-number = tal
word-value = værdi
word-colour = farve
word-rack = bræt
word-pool = lager
word-stack = stabel
word-table = bord
word-set = serie
word-group = gruppe
word-run = række
word-joker = joker
word-normal-joker = almindelig joker
word-special-joker = specialjoker
word-double-joker = dobbeltjoker
word-two-colour-joker = tofarvet joker
word-mirror-joker = spejljoker
word-initial-meld = første udlægning
word-lay-down = lægge ud
word-add-to-a-set = lægge til
word-manipulation = manipulation
word-split = splitte
word-replace-joker = bytte om
word-turn = tur
word-round = runde
word-game = spil
word-player = spiller
word-starting-player = startspiller
word-draw = tage
word-pass = melde pas
word-time-limit = tidsgrænse
word-timer = timer
word-penalty = straf
word-points = points
word-scoring = optælling af points
word-minus-points = minuspoints
word-winner = vinder
word-hand-game = hånd-spil
word-doublet = par
word-discard = lægge fra sig
word-undo = fortryde
word-referee = dommer

## Colours

colour-black = sort
colour-orange = orange
colour-blue = blå
colour-red = rød
colour-brown = brun
colour-white = hvid
colour-green = grøn
colour-violet = violet

## The four kinds of sets

kind-group = gruppe
kind-run = række
kind-mirror-group = spejlet gruppe
kind-mirror-run = spejlet række

## The editions: name and one line

edition-original = Original
edition-original-description = Strenge jokerregler og intet ur, som i det gamle regelhæfte.
edition-classic = Klassisk
edition-classic-description = Som der oftest spilles i dag: frie jokere, et minut pr. tur.
edition-twist = Twist
edition-twist-description = Fire slags jokere: almindelig, dobbelt, tofarvet og spejl.
edition-mix = Mix
edition-mix-description = I aftaler på forhånd, hvilke specialjokere der er med.
edition-six-player = Seks spillere
edition-six-player-description = Den store æske: 160 brikker, op til seks spillere.
edition-rummy = Rummy
edition-rummy-description = Brune, hvide, blå og røde brikker; serier med en joker må ikke splittes.
edition-rummy-discard = Rummy: træk og læg fra
edition-rummy-discard-description = Man trækker en brik i hver tur; den, der ikke lægger noget ud, lægger en brik fra sig.
edition-rummy-open-tile = Rummy: åben brik
edition-rummy-open-tile-description = Én brik ligger åben; den må tages af den, der slutter spillet med den.
edition-rummy-hand = Rummy: håndspil
edition-rummy-hand-description = Den, der lægger alle sine brikker ud i sin første tur, fordobler de andres minuspoint.
edition-tournament = Turnering
edition-tournament-description = 40 sekunder pr. tur, dommer og straf til dem, der mangler deres første udlægning.
variant-rummy-discard = lægge fra
variant-rummy-open-tile = åben brik
variant-rummy-hand = håndspil
label-variants = Varianter

## Headings

label-table = Bord
label-rack = Dit bræt
label-pool = Lager
label-discard = Fralagt
label-open-tile = Åben brik
label-points = Point
label-players = Spillere
label-you = Du
label-former-player = Tidligere spiller
label-edition = Udgave
label-time-left = Tid tilbage

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }
count-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }

## What happens at the table

game-your-turn = Det er din tur.
game-turn-of = { $player } har turen.
game-starts = { $player } begynder.
game-plays =
    { $player } lægger { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } ud.
game-draws = { $player } trækker en brik.
game-draws-tile = { $player } trækker { $tile }.
    .tile = object
game-you-draw = Du trækker { $tile }.
    .tile = object
game-passes = { $player } melder pas.
game-discards = { $player } lægger { $tile } fra sig.
    .tile = object
game-takes-discard = { $player } tager den fralagte brik: { $tile }.
game-takes-open-tile = { $player } tager den åbne brik: { $tile }.
game-penalty =
    { $player } trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }.
game-time-up = Tiden er gået for { $player }.
game-table-not-legal = { $player } har ikke efterladt et lovligt bord.
game-redeal =
    { $player } viser { $count ->
        [one] { $count } par
       *[other] { $count } par
    } og kræver en ny uddeling.
game-announces = { $player } melder sin første udlægning til næste runde.
game-holds =
    { $player } har { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } tilbage.
game-dispute = { $player } tilkalder dommeren.
game-table-empty = Bordet er tomt.
game-over = Spillet er slut.
game-wins = { $player } vinder!
game-shared-win = Delt sejr: { $players }.
game-blocked = Lageret er tomt, og alle meldte pas. Den, der har færrest point på brættet, vinder.
