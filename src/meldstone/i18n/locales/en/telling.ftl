### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } drew a tile
tell-drew-tiles = { $player } drew { $tiles }
    .tiles = object
tell-passed = { $player } passed
tell-discarded = { $player } discarded { $tiles }
    .tiles = object
tell-played = { $player } laid down tiles
tell-laid = { $player } laid { $tiles }
    .tiles = object
tell-opened = { $player } opened with { $tiles }
    .tiles = object
tell-opened-points =
    { $player } opened with { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
    .tiles = object
tell-added = { $player } added { $tiles }
    .tiles = object
tell-added-to = { $player } added { $tiles } to the set { $set }
    .tiles = object
tell-laid-and-added = { $player } laid { $tiles } and added { $more }
    .tiles = object
    .more = object
tell-made = { $player } made the set { $tiles } with { $more } from the table
    .more = object
tell-rebuilt = { $player } laid { $tiles } and rearranged the table
    .tiles = object
tell-joker-swapped = { $player } swapped { $tiles } for { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } won { $joker } and laid { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } left the table
tell-back = { $player } is back
tell-bot-helps = { $player } is away: a bot helps out
tell-time-up = { $player } ran out of time
tell-time-up-drew =
    { $player } ran out of time and drew { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tell-time-up-tiles = { $player } ran out of time and drew { $tiles }
    .tiles = object
tell-time-up-counts = { $player } ran out of time; the table counts as it lies
tell-time-up-back =
    { $player } ran out of time and took back { $back ->
        [one] { $back } tile
       *[other] { $back } tiles
    }
tell-time-up-back-tiles = { $player } ran out of time and took back { $back }
    .back = object
tell-time-up-penalty =
    { $player } ran out of time, took back { $back ->
        [one] { $back } tile
       *[other] { $back } tiles
    } and drew { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }
tell-time-up-penalty-tiles = { $player } ran out of time, took back { $back } and drew { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } left a table that was not valid and drew { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }
tell-not-legal-tiles = { $player } left a table that was not valid and drew { $tiles }
    .tiles = object
tell-ruled-undo =
    The turn is undone; { $player } draws { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }
tell-ruled-undo-tiles = The turn is undone; { $player } draws { $tiles }
    .tiles = object
tell-ruled-uphold =
    The turn stands; { $player } draws { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }
tell-ruled-uphold-tiles = The turn stands; { $player } draws { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Your turn
tell-thinks = { $player } is thinking
tell-turn-of = { $player }’s turn
tell-plan-ahead = Plan ahead: only you see it
tell-how-to-open =
    To open, lay sets from your rack that are worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together.
tell-open-with-any = To open, lay any set from your rack: no points are needed.
tell-show-again = Show again
tell-offline = Not connected: your tiles stay where they are. Nothing counts until you are back.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Waiting for the connection
tell-play-checking = Checking…
tell-play-lay = Lay down a tile
tell-play-open =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to open
tell-play-points =
    { $count ->
        [one] One more point
       *[other] { $count } more points
    }
tell-play-alone =
    { $count ->
        [one] One tile lies alone
       *[other] { $count } tiles lie alone
    }
tell-play-one-missing = One tile missing
tell-play-unfinished =
    { $count ->
        [one] One set is not finished
       *[other] { $count } sets are not finished
    }
tell-play-not-yet = Not yet
tell-play-draw-first = Draw first
tell-play-discard = Discard a tile
tell-play-table-tile = A table tile is missing
tell-play-own-first = Open with your own tiles
tell-play-joker = The joker must be used
tell-play-joker-set = The joker’s set must stay
tell-play-discard-used = Use the discarded tile
tell-play-open-tile = Use the open tile
tell-play-open-tile-finish = Finish with the open tile
tell-take-back-and-draw = Take back and draw
tell-draw-a-tile = Draw a tile
tell-left-to-draw = { $count } left
tell-sort-own = Mine
tell-valid =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, all sets are valid
tell-meter = { $points } of { $minimum } points to open
tell-meter-of = of { $points } points
tell-meter-short = of { $points }
tell-meter-open = to open

## The last seconds: what happens when the time is up

tell-last-counts = At zero your table counts as it lies.
tell-last-idle =
    At zero you draw { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
tell-last-over = At zero your turn is over.
tell-last-points =
    { $points ->
        [one] { $points } point does
       *[other] { $points } points do
    } not open yet.
tell-last-back = At zero your tiles come back.
tell-last-back-penalty =
    At zero your tiles come back, with { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }.
tell-last-partly = At zero valid sets stay and the rest comes back.
tell-last-partly-penalty =
    At zero valid sets stay, the rest comes back, with { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }.
tell-last-way-out =
    Take everything back, or draw { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }.

## The card of a turn that was settled

tell-time-is-up = Time is up
tell-not-valid = The table was not valid
tell-card-back = Your table was not a complete turn. Back on your rack: { $tiles }.
tell-card-penalty =
    You draw { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }:
tell-card-draw =
    You draw { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }:
tell-all-right = All right

## Hints, handing over, chat, sounds

tell-nothing-fits = Nothing fits.
tell-nothing-fits-yet = As the table lies now, none of your tiles fits.
tell-can-play = something can be played
tell-you-draw = You draw { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Hide my rack and pass on
tell-answer = Answer { $player }
tell-say-kind = Say something kind
tell-sounds-on = Turn sounds on
tell-sounds-off = Turn sounds off

## The empty table

tell-empty-run = A run: one colour, numbers in a row
tell-empty-group = A group: one number, different colours
tell-empty-how = Drag three or more tiles up here to lay a set.
