### The words of the game, after the printed rulebooks (RULES.md L), and what happens at the table.


## Vocabulary

word-tile = tile
word-number = number
word-value = value
word-colour = colour
word-rack = rack
word-pool = pool
word-stack = stack
word-table = table
word-set = set
word-group = group
word-run = run
word-joker = joker
word-normal-joker = normal joker
word-special-joker = special joker
word-double-joker = double joker
word-two-colour-joker = two-colour joker
word-mirror-joker = mirror joker
word-initial-meld = initial meld
word-lay-down = lay down
word-add-to-a-set = add
word-manipulation = manipulate
word-split = split up
word-replace-joker = replace
word-turn = turn
word-round = round
word-game = game
word-player = player
word-starting-player = starting player
word-draw = draw
word-pass = pass
word-time-limit = time limit
word-timer = timer
word-penalty = penalty
word-points = points
word-scoring = points
word-minus-points = negative points
word-winner = winner
word-hand-game = hand game
word-doublet = doublet
word-discard = discard
word-undo = undo
word-referee = referee

## Colours

colour-black = black
colour-orange = orange
colour-blue = blue
colour-red = red
colour-brown = brown
colour-white = white
colour-green = green
colour-violet = violet

## The four kinds of sets

kind-group = group
kind-run = run
kind-mirror-group = mirrored group
kind-mirror-run = mirrored run

## The editions: name and one line

edition-original = Original
edition-original-description = Strict jokers and no clock, as in the old leaflet.
edition-classic = Classic
edition-classic-description = As most people play today: free jokers, one minute per turn.
edition-twist = Twist
edition-twist-description = Four kinds of jokers: normal, double, two-colour and mirror.
edition-mix = Mix
edition-mix-description = You agree beforehand which special jokers are in the game.
edition-six-player = Six players
edition-six-player-description = The big box: 160 tiles, up to six players.
edition-rummy = Rummy
edition-rummy-description = Brown, white, blue and red tiles; sets with a joker must not be split up.
edition-rummy-discard = Rummy: draw and discard
edition-rummy-discard-description = You draw every turn; if you lay nothing down, you discard a tile.
edition-rummy-open-tile = Rummy: open tile
edition-rummy-open-tile-description = One tile lies face up; you may take it if you finish the game with it.
edition-rummy-hand = Rummy: hand game
edition-rummy-hand-description = If you lay down your whole rack in your first turn, the others lose twice the points.
edition-tournament = Tournament
edition-tournament-description = 40 seconds per turn, referee, and penalties for players who have not made their initial meld.
variant-rummy-discard = discard
variant-rummy-open-tile = open tile
variant-rummy-hand = hand game
label-variants = Variants

## Headings

label-table = Table
label-rack = Your rack
label-pool = Pool
label-discard = Discarded
label-open-tile = Open tile
label-points = Points
label-players = Players
label-you = You
label-former-player = Former player
label-edition = Edition
label-time-left = Time left

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## What happens at the table

game-your-turn = It is your turn.
game-turn-of = It is { $player }’s turn.
game-starts = { $player } starts.
game-plays =
    { $player } plays { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
game-draws = { $player } draws a tile.
game-draws-tile = { $player } draws { $tile }.
    .tile = object
game-you-draw = You draw { $tile }.
    .tile = object
game-passes = { $player } passes.
game-discards = { $player } discards { $tile }.
    .tile = object
game-takes-discard = { $player } takes the discarded tile: { $tile }.
game-takes-open-tile = { $player } takes the open tile: { $tile }.
game-penalty =
    { $player } draws { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }.
game-time-up = Time is up for { $player }.
game-table-not-legal = { $player }’s table is not legal.
game-redeal =
    { $player } shows { $count ->
        [one] { $count } doublet
       *[other] { $count } doublets
    } and demands a new deal.
game-announces = { $player } announces the initial meld for the next round.
game-holds =
    { $player } has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } left.
game-dispute = { $player } calls the referee.
game-table-empty = The table is empty.
game-over = Game over.
game-wins = { $player } wins!
game-shared-win = Shared victory: { $players }.
game-blocked = The pool is empty and everybody passed. Whoever has the fewest points on the rack wins.
