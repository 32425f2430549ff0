## Vocabulary

word-tile = steen
word-number = getal
word-value = waarde
word-colour = kleur
word-rack = speelbord
word-pool = voorraad
word-stack = stapel
word-table = tafel
word-set = reeks
word-group = groep
word-run = rij
word-joker = joker
word-normal-joker = gewone joker
word-special-joker = speciale joker
word-double-joker = dubbele joker
word-two-colour-joker = kleurjoker
word-mirror-joker = spiegeljoker
word-initial-meld = eerste uitleg
word-lay-down = uitleggen
word-add-to-a-set = aanleggen
word-manipulation = manipuleren
word-split = splitsen
word-replace-joker = omruilen
word-turn = beurt
word-round = ronde
word-game = spel
word-player = speler
word-starting-player = startspeler
word-draw = nemen
word-pass = passen
word-time-limit = tijdslimiet
word-timer = timer
word-penalty = straf
word-points = punten
word-scoring = puntentelling
word-minus-points = minpunten
word-winner = winnaar
word-hand-game = hand-spel
word-doublet = dubbel
word-discard = afleggen
word-undo = ongedaan maken
word-referee = scheidsrechter

## Colours

colour-black = zwart
colour-orange = oranje
colour-blue = blauw
colour-red = rood
colour-brown = bruin
colour-white = wit
colour-green = groen
colour-violet = paars

## The four kinds of sets

kind-group = groep
kind-run = rij
kind-mirror-group = gespiegelde groep
kind-mirror-run = gespiegelde rij

## The editions: name and one line

edition-original = Origineel
edition-original-description = Strenge jokerregels en geen klok, zoals in het oude regelboekje.
edition-classic = Klassiek
edition-classic-description = Zoals er nu meestal wordt gespeeld: vrije jokers, een minuut per beurt.
edition-twist = Twist
edition-twist-description = Vier soorten jokers: gewone joker, dubbele joker, kleurjoker en spiegeljoker.
edition-mix = Mix
edition-mix-description = Jullie spreken vooraf af welke speciale jokers meedoen.
edition-six-player = Zes spelers
edition-six-player-description = De grote doos: 160 stenen, tot zes spelers.
edition-rummy = Rummy
edition-rummy-description = Bruine, witte, blauwe en rode stenen; reeksen met een joker mogen niet gesplitst worden.
edition-rummy-discard = Rummy: nemen en afleggen
edition-rummy-discard-description = Elke beurt neem je een steen; wie niets uitlegt, legt een steen af.
edition-rummy-open-tile = Rummy: open steen
edition-rummy-open-tile-description = Eén steen ligt open; wie er het spel mee beëindigt, mag hem nemen.
edition-rummy-hand = Rummy: handspel
edition-rummy-hand-description = Wie in zijn eerste beurt alle stenen uitlegt, verdubbelt de minpunten van de anderen.
edition-tournament = Toernooi
edition-tournament-description = 40 seconden per beurt, een scheidsrechter en straf voor wie zijn eerste uitleg niet heeft gedaan.
variant-rummy-discard = afleggen
variant-rummy-open-tile = open steen
variant-rummy-hand = handspel
label-variants = Varianten

## Headings

label-table = Tafel
label-rack = Je speelbord
label-pool = Voorraad
label-discard = Afgelegd
label-open-tile = Open steen
label-points = Punten
label-players = Spelers
label-you = Jij
label-former-player = Voormalige speler
label-edition = Editie
label-time-left = Resterende tijd

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
count-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }

## What happens at the table

game-your-turn = Je bent aan de beurt.
game-turn-of = { $player } is aan de beurt.
game-starts = { $player } begint.
game-plays =
    { $player } legt { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } uit.
game-draws = { $player } neemt een steen.
game-draws-tile = { $player } neemt { $tile }.
    .tile = object
game-you-draw = Je neemt { $tile }.
    .tile = object
game-passes = { $player } past.
game-discards = { $player } legt { $tile } af.
    .tile = object
game-takes-discard = { $player } neemt de afgelegde steen: { $tile }.
game-takes-open-tile = { $player } neemt de open steen: { $tile }.
game-penalty =
    { $player } neemt { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }.
game-time-up = De tijd is om voor { $player }.
game-table-not-legal = De tafel van { $player } voldoet niet aan de regels.
game-redeal =
    { $player } laat { $count ->
        [one] { $count } dubbel
       *[other] { $count } dubbels
    } zien en vraagt om opnieuw te delen.
game-announces = { $player } kondigt de eerste uitleg aan voor de volgende ronde.
game-holds =
    { $player } heeft nog { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }.
game-dispute = { $player } roept de scheidsrechter.
game-table-empty = De tafel is leeg.
game-over = Het spel is afgelopen.
game-wins = { $player } wint!
game-shared-win = Gedeelde winst: { $players }.
game-blocked = De voorraad is leeg en iedereen heeft gepast. Wie de minste punten op het speelbord heeft, wint.
