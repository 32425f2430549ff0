## Vocabulary

word-tile = spelsten
word-number = siffra
word-value = värde
word-colour = färg
word-rack = spelbräda
word-pool = förråd
word-stack = stapel
word-table = bord
word-set = serie
word-group = grupp
word-run = rad
word-joker = joker
word-normal-joker = vanlig joker
word-special-joker = specialjoker
word-double-joker = dubbeljoker
word-two-colour-joker = tvåfärgad joker
word-mirror-joker = spegeljoker
word-initial-meld = första utläggning
word-lay-down = lägga ut
word-add-to-a-set = lägga till
word-manipulation = manipulera
word-split = dela upp
word-replace-joker = byta ut
word-turn = tur
word-round = runda
word-game = spel
word-player = spelare
word-starting-player = startspelare
word-draw = ta
word-pass = passa
word-time-limit = tidsgräns
word-timer = timer
word-penalty = straff
word-points = poäng
word-scoring = räkna poängen
word-minus-points = minuspoäng
word-winner = segrare
word-hand-game = Hand-spel
word-doublet = par
word-discard = avlägga
word-undo = ångra
word-referee = domare

## Colours

colour-black = svart
colour-orange = orange
colour-blue = blå
colour-red = röd
colour-brown = brun
colour-white = vit
colour-green = grön
colour-violet = violett

## The four kinds of sets

kind-group = grupp
kind-run = rad
kind-mirror-group = speglad grupp
kind-mirror-run = speglad rad

## The editions: name and one line

edition-original = Original
edition-original-description = Stränga jokerregler och ingen klocka, som i det gamla regelhäftet.
edition-classic = Klassisk
edition-classic-description = Så som man oftast spelar i dag: fria jokrar, en minut per tur.
edition-twist = Twist
edition-twist-description = Fyra sorters jokrar: vanlig, dubbel, tvåfärgad och spegel.
edition-mix = Mix
edition-mix-description = Ni kommer överens i förväg om vilka specialjokrar som är med.
edition-six-player = Sex spelare
edition-six-player-description = Den stora lådan: 160 stenar, upp till sex spelare.
edition-rummy = Rummy
edition-rummy-description = Bruna, vita, blå och röda stenar; serier med joker får inte delas upp.
edition-rummy-discard = Rummy: dra och avlägg
edition-rummy-discard-description = Man drar en sten i varje tur; den som inte lägger ut något avlägger en sten.
edition-rummy-open-tile = Rummy: öppen sten
edition-rummy-open-tile-description = En sten ligger öppen; den som avslutar spelet med den får ta den.
edition-rummy-hand = Rummy: handspel
edition-rummy-hand-description = Den som lägger ut alla sina stenar i sin första tur fördubblar de andras minuspoäng.
edition-tournament = Turnering
edition-tournament-description = 40 sekunder per tur, domare och straff för den som inte gjort sin första utläggning.
variant-rummy-discard = avlägga
variant-rummy-open-tile = öppen sten
variant-rummy-hand = handspel
label-variants = Varianter

## Headings

label-table = Bord
label-rack = Din spelbräda
label-pool = Förråd
label-discard = Avlagda
label-open-tile = Öppen sten
label-points = Poäng
label-players = Spelare
label-you = Du
label-former-player = Tidigare spelare
label-edition = Utgåva
label-time-left = Tid kvar

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }
count-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }

## What happens at the table

game-your-turn = Det är din tur.
game-turn-of = { $player } är på tur.
game-starts = { $player } börjar.
game-plays =
    { $player } lägger ut { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }.
game-draws = { $player } drar en sten.
game-draws-tile = { $player } drar { $tile }.
    .tile = object
game-you-draw = Du drar { $tile }.
    .tile = object
game-passes = { $player } passar.
game-discards = { $player } avlägger { $tile }.
    .tile = object
game-takes-discard = { $player } tar den avlagda stenen: { $tile }.
game-takes-open-tile = { $player } tar den öppna stenen: { $tile }.
game-penalty =
    { $player } drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }.
game-time-up = Tiden är ute för { $player }.
game-table-not-legal = { $player } har inte lämnat ett tillåtet bord.
game-redeal =
    { $player } visar { $count ->
        [one] { $count } par
       *[other] { $count } par
    } och begär en ny giv.
game-announces = { $player } förvarnar om sin första utläggning nästa runda.
game-holds =
    { $player } har { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    } kvar.
game-dispute = { $player } tillkallar domaren.
game-table-empty = Bordet är tomt.
game-over = Spelet är slut.
game-wins = { $player } vinner!
game-shared-win = Delad seger: { $players }.
game-blocked = Förrådet är tomt och alla passade. Den som har minst poäng på spelbrädan vinner.
