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
edition-rummy-discard = Rummy: ta och avlägg
edition-rummy-discard-description = Man tar en sten i varje tur; den som inte lägger ut något avlägger en sten.
edition-rummy-open-tile = Rummy: öppen sten
edition-rummy-open-tile-description = En sten ligger öppen; den som avslutar spelet med den får ta den.
edition-rummy-hand = Rummy: Hand-spel
edition-rummy-hand-description = Den som lägger ut alla sina stenar i sin första tur fördubblar de andras minuspoäng.
edition-tournament = Turnering
edition-tournament-description = 40 sekunder per tur, domare och straff för den som inte gjort sin första utläggning.

## Headings

label-table = Bord
label-rack = Din spelbräda
label-pool = Förråd
label-discard = Avlagda
label-open-tile = Öppen sten
label-points = Poäng
label-total = Totalt
label-winner = Segrare
label-players = Spelare
label-you = Du
label-computer = Dator
label-former-player = Tidigare spelare
label-edition = Utgåva
label-time-left = Tid kvar

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }
count-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
count-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }

## What happens at the table

game-your-turn = Det är din tur.
game-turn-of = Nu är det { $player } som har turen.
game-starts = { $player } börjar.
game-plays =
    { $player } lägger ut { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }.
game-opens =
    { $player } gör sin första utläggning: { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }.
game-draws = { $player } tar en sten.
game-you-draw = Du tar { $tile }.
game-passes = { $player } passar.
game-discards = { $player } avlägger { $tile }.
game-takes-discard = { $player } tar den avlagda stenen { $tile }.
game-takes-open-tile = { $player } tar den öppna stenen { $tile }.
game-takes-back =
    { $player } tar tillbaka { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }.
game-penalty =
    { $player } tar { $count ->
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
game-not-opened =
    Du har din första utläggning kvar: minst { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }.
game-table-empty = Bordet är tomt.
game-pool-empty = Förrådet är tomt.
game-over = Spelet är slut.
game-wins = { $player } vinner!
game-shared-win = Delad seger: { $players }.
game-blocked = Ingen kan lägga ut längre. Den som har minst poäng på spelbrädan vinner.
game-hand-game = Hand-spel: minuspoängen räknas dubbelt.
game-prompt = Din tur (”help” visar kommandona):
game-unknown-command = Kommandot ”{ $command }” finns inte. ”help” visar alla.
game-goodbye = Spelet avbröts. Vi ses!

## Commands of the terminal game

help-title = Kommandon
help-notation = En sten är en färgbokstav och en siffra: R7 är den röda sjuan. J är jokern, D dubbeljokern, C den tvåfärgade jokern och M spegeljokern.
help-play = lägg ut stenar och avsluta turen; skilj serier åt med semikolon
help-draw = ta en sten ur förrådet
help-pass = passa när förrådet är tomt
help-discard = avlägg en sten från din spelbräda
help-ready = behåll dina stenar och börja
help-redeal = begär en ny giv om du har tillräckligt många par
help-announce = förvarna om din första utläggning nästa runda
help-count = fråga hur många stenar en spelare har
help-sort = sortera din spelbräda efter färg eller siffra
help-show = visa bordet och din spelbräda igen
help-undo = ångra det du har lagt under den här turen
help-help = visa den här hjälpen
help-quit = lämna spelet
