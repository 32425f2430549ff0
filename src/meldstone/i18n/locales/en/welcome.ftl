### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Pages
welcome-tabs = Main pages
welcome-learn = Learn
welcome-today = Today’s table
welcome-today-short = Today
welcome-tables = Tables
welcome-more = More
welcome-sounds-on = Sounds are on
welcome-sounds-off = Sounds are off

## Today's table

welcome-lay-all = Can you lay all five?
welcome-lay-all-how = You may rebuild every set. In the end all tiles must lie in sets.
welcome-try = Try it
welcome-drag = Drag the tiles, or select some and then choose where they go.
welcome-put-here = Put them here: { $tiles }
welcome-left =
    { $count ->
        [one] { $count } tile left on the rack
       *[other] { $count } tiles left on the rack
    }
welcome-not-yet = Not yet: the dashed sets are not valid.
welcome-solved = Solved! All five tiles are on the table.
welcome-rack-empty = The rack is empty.

## Play

welcome-play-title = Play
welcome-play-bot = Play { $player } now
welcome-play-bots = Play { $player } and four others now
welcome-go-on = Continue against { $players }
welcome-new-game = New game against { $player }
welcome-no-account = { $edition } · no account, no clock
welcome-friends = With friends
welcome-find = Find an opponent
welcome-code = Enter a code
welcome-new-here = New here?
welcome-new-here-text = Learn the rules with examples
welcome-box = Your box

## Cards of tables

welcome-go = Go
welcome-just-now = just now
welcome-your-turn = Your turn against { $players }
welcome-next-game = Next game against { $players }
welcome-finished = Finished: { $players }
welcome-own-tiles =
    { $count ->
        [one] you have { $count } tile
       *[other] you have { $count } tiles
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } tile against your { $own }
       *[other] { $count } tiles against your { $own }
    }
welcome-turn-number = turn { $number }
welcome-watching = Watching: { $count }
welcome-next-table = Next table

## Settings, rules, more

welcome-settings-lead = Everything here stays on this device; the others at the table see only your name.
welcome-settings-you = You
welcome-settings-look = Look and sound
welcome-settings-tiles = Tiles
welcome-rules-lead = All boxes, with examples in real tiles.
welcome-rules-more = Of every box, with examples
welcome-leaders-more = Who plays best
welcome-bots-more = Five levels, measured
welcome-privacy-more = What is stored, and for how long

## Where others play

lobby-take-a-seat = Take a seat
lobby-nobody = Nobody is waiting just now. Open a table, and anyone who drops by will see it.
lobby-somebody =
    { $count ->
        [one] { $count } table has a free seat.
       *[other] { $count } tables have a free seat.
    }
lobby-free-title = Tables with a free seat
lobby-always = Always here
lobby-how-strong = How strong are they?
lobby-how-measured = How this was measured
lobby-wins-of-100 = Wins { $count } of 100 games against { $level }
lobby-first-level = Learned it an hour ago
lobby-running = Being played now
lobby-nothing-running = No public game at the moment. As soon as one begins, you can watch it here.
lobby-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
lobby-custom = custom rules
lobby-best-turn =
    { $count ->
        [one] Turn of the day: { $count } tile
       *[other] Turn of the day: { $count } tiles
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } set rebuilt
       *[other] { $player } · { $count } sets rebuilt
    }

## Profile

profile-games = Your games
profile-games-more = It will be listed here with its result, and you can watch it again turn by turn.
profile-filter-all = All
profile-filter-won = Won
profile-filter-friends = With people
profile-won = You won against { $players }
profile-lost = { $winner } won
profile-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
profile-best-turn =
    { $count ->
        [one] { $count } tile in one turn
       *[other] { $count } tiles in one turn
    }
profile-figures = In figures
profile-count-games = games
profile-count-last = last games
profile-count-won = won
profile-count-best = best turn
profile-chart = Points in your last games
profile-against = Against
profile-account = With an account
profile-guest = Guest on this device
profile-why-devices = Your games and tables on every device.
profile-why-games = Nothing you have played as a guest is lost.
profile-why-rated = Rated games and a place on the leaderboard.
profile-why-free = A name and a password are enough; no e-mail address.
profile-password-hint = At least 8 characters.

## Leaderboard, replay

leaders-bots = The house bots
leaders-be-first = Be the first: a rated game needs people with an account.
replay-draws = draws
replay-passes = passes
replay-discards = discards
replay-time-up = time up
