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
edition-rummy-discard = Rummy: tag og læg fra
edition-rummy-discard-description = Man tager en brik i hver tur; den, der ikke lægger noget ud, lægger en brik fra sig.
edition-rummy-open-tile = Rummy: åben brik
edition-rummy-open-tile-description = Én brik ligger åben; den må tages af den, der slutter spillet med den.
edition-rummy-hand = Rummy: hånd-spil
edition-rummy-hand-description = Den, der lægger alle sine brikker ud i sin første tur, fordobler de andres minuspoints.
edition-tournament = Turnering
edition-tournament-description = 40 sekunder pr. tur, dommer og straf til dem, der mangler deres første udlægning.

## Headings

label-table = Bord
label-rack = Dit bræt
label-pool = Lager
label-discard = Lagt fra
label-open-tile = Åben brik
label-points = Points
label-total = I alt
label-winner = Vinder
label-players = Spillere
label-you = Du
label-computer = Computer
label-former-player = Tidligere spiller
label-edition = Udgave
label-time-left = Tid tilbage

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }

## What happens at the table

game-your-turn = Det er din tur.
game-turn-of = Nu er det { $player }, der har turen.
game-starts = { $player } begynder.
game-plays =
    { $player } lægger { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } ud.
game-opens =
    { $player } laver sin første udlægning: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
game-draws = { $player } tager en brik.
game-you-draw = Du tager { $tile }.
game-passes = { $player } melder pas.
game-discards = { $player } lægger { $tile } fra sig.
game-takes-discard = { $player } tager den fralagte brik { $tile }.
game-takes-open-tile = { $player } tager den åbne brik { $tile }.
game-takes-back =
    { $player } tager { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } tilbage.
game-penalty =
    { $player } tager { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }.
game-time-up = Tiden er gået for { $player }.
game-table-not-legal = { $player } har ikke efterladt et lovligt bord.
game-redeal =
    { $player } viser { $count ->
        [one] { $count } par
       *[other] { $count } par
    } og kræver, at der deles om.
game-announces = { $player } melder sin første udlægning til næste runde.
game-holds =
    { $player } har { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } tilbage.
game-dispute = { $player } tilkalder dommeren.
game-not-opened =
    Du mangler din første udlægning: mindst { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
game-table-empty = Bordet er tomt.
game-pool-empty = Lageret er tomt.
game-over = Spillet er slut.
game-wins = { $player } vinder!
game-shared-win = Delt sejr: { $players }.
game-blocked = Ingen kan lægge ud længere. Den, der har færrest points på brættet, vinder.
game-hand-game = Hånd-spil: minuspoints tæller dobbelt.
game-prompt = Din tur (»help« viser kommandoerne):
game-unknown-command = Kommandoen »{ $command }« findes ikke. »help« viser dem alle.
game-goodbye = Spillet er stoppet. På gensyn!

## Commands of the terminal game

help-title = Kommandoer
help-notation = En brik er et farvebogstav og et tal: R7 er den røde syver. J er jokeren, D dobbeltjokeren, C den tofarvede joker og M spejljokeren.
help-play = læg brikker ud og slut turen; adskil serier med semikolon
help-draw = tag en brik fra lageret
help-pass = meld pas, når lageret er tomt
help-discard = læg en brik fra dit bræt fra dig
help-ready = behold dine brikker og begynd
help-redeal = kræv, at der deles om, når du har par nok
help-announce = meld din første udlægning til næste runde
help-count = spørg, hvor mange brikker en spiller har
help-sort = sortér dit bræt efter farve eller tal
help-show = vis bordet og dit bræt igen
help-undo = fortryd det, du har lagt i denne tur
help-help = vis denne hjælp
help-quit = forlad spillet
