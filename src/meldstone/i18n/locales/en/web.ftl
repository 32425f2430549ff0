### What the browser shows beside the words of the game.

## Start

web-lobby = Open tables
web-join-code = Join with a code or link
web-join = Join
web-bad-code = This is not a table code.
web-your-name = Your name
web-guest = Guest
web-to-start = Home
web-loading = One moment…
web-not-found = Page not found
web-no-table = This table cannot be opened
web-reconnecting = Connection lost. Reconnecting…
web-close = Close

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-look-on = Watch
web-new-table = New table
web-open-table = Open the table
web-what-is-different = What is different
web-bots = Bots
web-bot-level = Bot level
web-bot-novice = Novice
web-bot-novice-text = Learned the game an hour ago. Children can beat it.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Casual
web-bot-casual-text = Plays on Sundays and rebuilds a set or two.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Skilled
web-bot-skilled-text = Misses nothing and plays all it can.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Expert
web-bot-expert-text = Keeps its jokers for the finish.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Master
web-bot-master-text = Weighs every turn and waits for the right moment.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Bot strength
web-think = Thinking time
web-tempo = How bots move their tiles
web-tempo-calm = Slowly, set by set
web-tempo-brisk = Quickly, set by set
web-tempo-at-once = All at once
web-as-edition = As in the edition
web-games = Games in the match
web-public = Anyone can find this table
web-allow-hints = Hints allowed
web-waiting-room = Waiting for players
web-free-seat = Free seat
web-sit = Sit down
web-add-bot = Add a bot
web-remove-bot = Remove the bot
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-get-up = Leave your seat

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } (jokers: { $jokers })
web-fact-opening =
    Initial meld: at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-fact-opening-any = Initial meld: no points needed
web-fact-clock =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    } per turn
web-fact-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    } per turn
web-fact-no-clock = No clock
web-fact-no-clock-here = No clock on a shared device
web-fact-special = Double, two-colour and mirror jokers
web-fact-joker-free = Sets with a joker may be rebuilt like any other
web-fact-joker-strict = Sets with a joker must not be split up; the joker has to be replaced first
web-fact-draw-always = You draw every turn, then lay down tiles or discard one
web-fact-open-tile = One tile lies face up; take it if you finish with it
web-fact-redeal = With { $count } doublets you may demand a new deal
web-fact-hand-game = Laying down the whole rack at once counts double
web-fact-joker-penalty =
    A joker left on the rack costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The table

web-leave = Back to the home page
web-last-turn = Show the last turn
web-rules = Rules
web-tools = Tools
web-redo = Redo
web-reset = Take everything back
web-hint = Hint
web-sort = Sort the rack
web-sort-runs = Sort by runs (789)
web-sort-groups = Sort by groups (777)
web-sort-own = My own order
web-play = Play
web-draw = Draw
web-pass = Pass
web-discard = Discard
web-take = Take
web-keep = Keep my tiles
web-redeal = New deal
web-come-back = Take my seat back
web-new-set = New set
web-new-tile = new
web-opened = has made the initial meld
web-ask-count = Ask { $player } how many tiles are left
web-referee = The referee is deciding.
web-table-decides = The players decide about the last turn. If they do not agree, it stands.
web-choose-discard = Choose a tile to discard.
web-discard-later = First play what you have laid, or take it back.
web-show-rule = See the rule
web-hint-some =
    { $count ->
        [one] You can play { $count } tile. Ask again to see which one.
       *[other] You can play { $count } tiles. Ask again to see which ones.
    }
web-hint-tiles = You can play: { $tiles }. Ask again to see how.
web-hint-shown = Here is one way to play it.
web-say-to-rack = Back on the rack: { $tiles }.
web-say-set = The set is now: { $tiles }.

## Plans, steps, places

web-plan-hide = Watch
web-plan-show = Show my plan
web-plan-kept = Your plan is saved.
web-plan-lost =
    The table has changed: { $count ->
        [one] { $count } tile of your plan is
       *[other] { $count } tiles of your plan are
    } back on the rack.
web-plan-holds = Your plan still works.
web-plan-drop = Drop the plan
web-play-plan = Play my plan
web-next-step = Next step
web-all-steps = All at once
web-step-laid = From the rack: { $tiles }.
web-step-moved = On the table: { $tiles }.
web-turn-of = { $player }: step { $step } of { $steps }
web-run = Continue
web-stop = Pause
web-step-back = Previous step
web-step-on = Next step
web-tidy = Tidy the table
web-the-deal = The deal
web-deal-promise = This number was fixed before the first tile was dealt. It seals the order of all tiles; after the game you can check that nobody changed it.

## Pass and play

web-pass-and-play = Pass and play
web-pass-lead = Several people share one device and pass it around.
web-local-players = People on this device
web-local-name = Name of player { $number }
web-pass-start = Start the game
web-hand-over = Pass the device to { $player }.
web-hand-over-why = All racks are hidden until the button is pressed.
web-i-am = I am { $player }

## The end of a game

web-next-game = Next game
web-rematch = Play again
web-waiting-others = Waiting for the others…
web-score-sheet = Score sheet
web-check-deal = Check the deal
web-deal-right = Recalculated on this device: the deal matches what was promised before the game.
web-deal-wrong = The deal does not match what was promised before the game.
web-deal-racks-wrong = The seed matches the promise, but it gives different tiles.
web-deal-cheated = This deal was not fair: the server did not keep its promise.
web-deal-seen-wrong = You did not get the tiles that the deal now claims: this device saw other tiles.
web-deal-salt-wrong = Your device gave a random number of its own; the server accepted it and then left it out.
web-deal-salts-wrong = Somebody who was not at the table gave a random number, so the deal could have been chosen.
web-deal-partly = Recalculated on this device: the seed that was promised gives these tiles. The rest you have to take on trust:
web-deal-salt-unseen = This device gave no random number of its own, so the server could have looked for a deal it likes.
web-deal-racks-unseen = This device did not see these tiles being dealt, so it only knows them from the server.
web-deal-unknown = The deal cannot be checked right now.

## Rules sheet

web-rules-sets = Sets
web-rules-group = A group is at least three tiles with the same number, each in a different colour.
web-rules-run = A run is at least three consecutive numbers in the same colour.
web-rules-jokers = Jokers
web-rules-joker = A joker stands for any tile.
web-rules-double = The double joker stands for two tiles next to each other.
web-rules-two-colour = A run changes colour at the two-colour joker.
web-rules-mirror = The mirror joker stands for no tile: the tiles on its two sides mirror each other.
web-rules-opening = Initial meld
web-rules-opening-text =
    Your first sets may only use tiles from your rack and must be worth at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together. Jokers count as what they stand for. After that you may also use the sets on the table.
web-rules-opening-any = Your first sets may only use tiles from your rack; no points are needed. After that you may also use the sets on the table.
web-rules-turn = Your turn
web-rules-turn-text = Lay down at least one tile from your rack and rebuild the table as you like: in the end every tile must be part of a set. If you cannot or do not want to, draw a tile.
web-rules-end = The end
web-rules-end-text = Whoever lays down the last tile wins. The others lose the points left on their racks, and the winner gets them.
web-keys = Keyboard

## Settings

web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours
web-palette-box = Same as the box
web-palette-safe = Easy to tell apart
web-large-tiles = Large tiles
web-motion = Motion
web-motion-auto = Same as device
web-motion-less = Less
web-sound = Sounds
web-vibration = Vibration
web-letter-keys = Keys of single letters
web-letter-keys-alt = With Alt
web-on = On
web-off = Off
