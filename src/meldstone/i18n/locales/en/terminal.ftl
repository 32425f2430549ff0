### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
term-fair = A fair deal: the SHA-256 of its seed is
term-seed = Seed: { $seed }
term-type-help = Type “{ $help }” for everything you can do, “{ $hint }” if you are stuck.
term-prompt = your turn
term-enter = Enter
term-goodbye = You left the game. Goodbye!
term-verify = Check it: { $command }
term-verify-seed = The deal follows from this seed; --record FILE keeps a game that “meldstone verify FILE” can check.
term-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
term-not-opened = not opened
term-announced = announced
term-discarded = discarded
term-discarded-dead = discarded (cannot be taken)
term-pool = pool: { $count }
term-hand = in your hand, from the table
term-opening =
    To open you need { $minimum ->
        [one] { $minimum } point
       *[other] { $minimum } points
    } in one turn, from your own tiles alone.
term-opening-so-far =
    To open you need { $minimum ->
        [one] { $minimum } point
       *[other] { $minimum } points
    } from your own tiles; you have laid { $points }.
term-start-draw = Draw for first turn: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = You start.
term-you-redeal = You demand a new deal: { $tiles }.
term-you-play = You play: { $play }.
term-you-open = You open: { $play }.
term-you-take-discard = You take the discarded tile: { $tile }.
term-you-take-open = You take the open tile: { $tile }.
term-you-pass = You pass.
term-you-announce = You announce the initial meld for the next round.
term-you-discard = You discard { $tile }.
    .tile = object
term-you-finish = You have finished.
term-plays = { $player } plays: { $play }.
term-opens = { $player } opens: { $play }.
term-new-tiles = New tiles for everybody.
term-not-legal = The table was not legal.
term-to-pool = Back in the pool: { $tiles }.
term-drawn = Drawn: { $tiles }.
term-final-round = The pool is empty and everybody has had a last turn. Whoever has the fewest points on the rack wins.
term-added = { $tiles } to { $set }
term-within = { $tiles } in { $set }
term-rebuilt =
    { $count ->
        [one] { $count } set rebuilt
       *[other] { $count } sets rebuilt
    }
term-you-win = The game is over: you win!
term-wins = The game is over: { $player } wins!
term-reason-winner = wins what the others lose
term-reason-rack = { $points } left on the rack
term-reason-unopened = had not opened and could not
term-reason-could = had not opened, although the rack could have
term-reason-announced = had not opened, but had announced it
term-not-yet = Not yet:
term-ready-first = Type “{ $ready }” to keep your tiles, or “{ $redeal }” for a new deal.
term-has-doublets = You hold three doublets: “{ $redeal }” gives everybody new tiles, “{ $ready }” keeps yours.
term-may-announce = You could open next time. “{ $announce }” says so now and lowers the penalty if somebody finishes first; Enter continues.
term-draw-or-take = Every turn begins with a tile: “{ $draw }”, or “{ $take }” if you can lay it at once.
term-must-discard = One tile has to go: “{ $example }”.
term-hint = You could play: { $play }.
term-hint-first = First “{ $take }”.
term-hint-draw = I see nothing to lay. “{ $draw }” a tile, or look for sets that you can rebuild.
term-hint-pass = I see nothing to lay. “{ $pass }”, or look for sets that you can rebuild.
term-hint-discard = I see nothing to lay. “{ $discard }” would cost you least.

## What the game says

term-replay-head = { $edition }, game { $game }: { $names }
term-player = Player { $letter }
term-record-stops = The record stops here; the game is not over.
term-replay-step = Enter: next turn, q: stop

## The command line

cli-description = Tile rummy: the rules of every edition, exactly.
cli-start = Start with: { $command }
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-version = show the version and how the native core was built
cli-lang = language, such as de or pl; may stand anywhere (default: MELDSTONE_LANG, else that of the system)
cli-play = play a game in the terminal against bots
cli-serve = serve rooms where people play over the network
cli-solve = find the best move for a table and a rack
cli-check = judge sets, turns, deadlines and scores given as JSON lines on standard input
cli-editions = list the editions, or show all rules of one
cli-replay = show a recorded game turn by turn
cli-verify = check a game record: the deal from its seed, every move, the points
cli-arena = let bots play each other and report who is better
cli-train = teach the master bot
cli-admin = look after people and rooms while servers run
cli-backup = write everything a server keeps to one file, while it runs
cli-restore = replace everything a server keeps with a backup
cli-play-text = You against bots, in the terminal. There is no clock: turn_seconds is always 0 here. Type “{ $help }” in the game.
cli-edition = edition, or variants joined by +, such as { $example } (default: { $default })
cli-set = change one rule; may be repeated
cli-players = players, you included (default: { $default })
cli-name = what you are called
cli-seed = deal from this seed (up to 64 hexadecimal digits)
cli-record = write the game to this file, for replay and verify
cli-colour = force colours on or off (default: what the terminal supports)
cli-replay-text = Shows a recorded game turn by turn. With --step, Enter shows the next turn.
cli-file = a record, as text or as JSON lines; - for standard input
cli-step = wait for Enter after every turn
cli-seat = show only what this seat sees: 1 to 6, or A to F
cli-verify-text = Recomputes the deal, every move and the points of a record. Exit code 1 if something does not match.
cli-valid = This record is valid.
cli-invalid = This record is NOT valid.
cli-editions-text = Lists the editions; with a name, shows every rule and where it differs from the base.
cli-editions-name = an edition, or variants joined by +
cli-json = answer in JSON
cli-editions-more = All rules of one: { $command }
cli-edition-name = edition
cli-edition-what = what it is
cli-error-required = this is missing: { $what }
cli-error-unknown = not understood: { $what }
cli-error-choice = { $what }: “{ $value }” is not among the choices ({ $choices })
cli-error-value = { $what }: “{ $value }” does not fit
cli-error-argument = { $what }: one value is missing
