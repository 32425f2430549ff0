### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } and { $other } do not go together
cli-error-no-value = { $what } takes no value
cli-error-one-of = one of these is missing: { $what }
cli-error-ambiguous = { $what } may mean several options: { $choices }
usage-together = { $option } cannot go with { $chosen }
usage-solve = solve wants --rack, --position or --jsonl
usage-step = --step reads the keyboard, so the record cannot come from standard input
usage-seat = --seat { $value }: this game has the seats { $letters }, or 1 to { $most }
usage-set = --set wants KNOB=VALUE, not “{ $value }”
usage-positive = { $option } wants a number from 1 on
usage-address = --address is for --engine ray
usage-sprt = --sprt wants two win rates in percent, such as 50:55
usage-bots = --bots wants the bots that play, such as --bots skilled,novice
usage-league-few = --league wants as many different bots as there are seats ({ $players }), each of them once
usage-league-many = --bots names more bots ({ $bots }) than there are seats ({ $players }); --league lets all of them meet
usage-seconds = { $option } wants seconds, more than 0
usage-resumed = { $option } is fixed by the job that --resume continues
usage-range = { $option } is too small or too large
usage-free-jokers = --edition wants an edition with free jokers, such as classic
usage-delay = --in { $value }: expected 90s, 5m or 1h
usage-week = --in { $value }: a week at most

## meldstone solve, check

solve-text = Finds the best move and draws the table before and after, or answers JSON lines from standard input.
solve-table = the sets on the table, such as { $example } (default: none)
solve-rack = the tiles on the rack, such as { $example }
solve-opening = you have not made your initial meld yet
solve-position = all of this on one line: { $example }
solve-objective = what to place most of if the rack cannot be emptied (default: tiles)
solve-fewest = prove that no best move changes fewer sets; this may take a while
solve-explain = list the steps, one after the other
cli-jsonl = answer JSON lines from standard input
check-text = Reads JSON lines from standard input and answers each with one JSON line.

## A move, drawn and told

move-before = before
move-after = after
move-legend = * from your rack   • changed   + new   - used up
move-joker = { $joker } in set { $set }: { $meant }
move-mirror = { $joker } in set { $set }: the mirror
move-lay = Lay set { $target } from your rack
move-add = Add { $tiles } from your rack to set { $target }
move-join = Join set { $source } to set { $target }
move-split = Split set { $source }: put { $tiles } into set { $target }
move-split-begin = Split set { $source }: begin set { $target } with { $tiles }
move-swap = Swap the joker: put { $tiles } from set { $source } into set { $target }
move-swap-begin = Swap the joker: begin set { $target } with { $tiles } from set { $source }
move-swap-for = Swap the joker of set { $source } for { $tile }: put { $tiles } into set { $target }
move-swap-for-begin = Swap the joker of set { $source } for { $tile }: begin set { $target } with { $tiles }
move-end = Put { $tiles } from the end of set { $source } into set { $target }
move-end-begin = Begin set { $target } with { $tiles } from the end of set { $source }
move-take = Put { $tiles } from set { $source } into set { $target }
move-take-begin = Begin set { $target } with { $tiles } from set { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = There is nothing to play.
move-places =
    Places { $tiles }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
move-finishes = The rack is empty.
move-changes =
    Changes { $changed } of { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } on the table.
move-changes-fewest =
    Changes { $changed } of { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } on the table, proven the fewest.
move-unproven-tiles =
    Not proven the best: there may be a move with up to { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
move-unproven-points =
    Not proven the best: there may be a move with up to { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
move-proven-tiles = Proven: no legal move places more tiles.
move-proven-points = Proven: no legal move places more points.
move-proven = Proven.

## meldstone verify

verify-of-judge = judge
verify-of-commitment = commitment
verify-of-deal = deal
verify-of-moves = moves
verify-of-score = score
verify-ok = ok
verify-failed = FAILED
verify-judged-by = judge { $judge }
verify-judged-by-older = judge { $judge }; new games have judge { $newest }
verify-promised = the seed is the one that was promised before the deal
verify-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }, as the seed gives
verify-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }; settled by the clock and taken as recorded: { $settled }
verify-not-over = the game is not over, nothing to check
verify-no-beginning = the record does not begin with game-opened
verify-bad-seed = the seed is not 64 hexadecimal digits
verify-no-seed = no seed to deal from
verify-not-promised = the seed does not match the commitment that was published before the deal
verify-other-draw = the draw for first turn is not the one the seed gives
verify-other-deal = deal { $number } is not the one the seed gives
verify-other-starter = the deal names another starting player than the draw for first turn
verify-event = event { $number }: { $problem }
verify-too-much = too much is wrong to go on
verify-from-nowhere = { $event } comes from nowhere
verify-not-due = { $event } was not due
verify-not-by-rules = { $event } is not what the rules give
verify-another-due = { $due } was due, not { $event }
verify-stops = the record stops before { $event }
verify-more = … and { $count } more

## meldstone editions

topic-box = Which tiles there are and for how many players
topic-setup = From the closed box to the first turn
topic-sets = What a legal set is
topic-opening = The first sets a player lays
topic-turn = Drawing and discarding
topic-jokers = How jokers of the table may be freed and used
topic-clock = The time limit and what happens when it runs out
topic-ending = The points
topic-conduct = What players may know, must say and may ask
editions-extends = extends: { $chain }
editions-base = what all editions start from
editions-choose = the players agree on { $rules } ({ $example })
editions-rule = rule
editions-value = value
editions-instead = base: { $value }

## meldstone arena, train

arena-text = Plays many games between bots, every deal again with rotated seats, and reports win rates and points with 95% intervals.
arena-bots = who plays, such as { $example }; add :points or :place for its aim; the last takes the remaining seats
arena-players = seats at the table (default: { $default })
arena-games = games, rounded up to whole deals (default: { $default })
arena-seed = seed of all deals (default: { $default })
arena-think = thinking time per turn of bots that plan, in seconds (default: { $default })
arena-league = play every combination of the bots, with ratings
arena-sprt = stop early, once one of two win rates of the first bot is clear (default: even against a tenth more, as 50:55)
arena-workers = processes (default: one for each core)
arena-engine = processes of this machine, or a Ray cluster (meldstone[ray])
arena-address = where the cluster is, or auto (default: a local one for this job)
arena-json = write the result with all games to this file; - for standard output
arena-report = write a page with plots to this file
arena-resume = continue the job of a result file, up to --games
arena-check = audit the record of every game
arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-win-rate = win rate
arena-column-points = points a game
arena-column-rating = rating
arena-share = { $share }%
arena-range = { $value } ({ $low } to { $high })
arena-ahead = Ahead at the same table, row against column:
arena-played = { $games } games of { $deals } deals, { $edition }, { $players } players, seed { $seed }; { $turns } turns a game; even is { $even }%
arena-brackets = In brackets: 95% intervals; the games of one deal count together (docs/arena.md).
arena-stand = log-likelihood ratio { $ratio }, bounds { $low } and { $high }
arena-undecided = { $bot }: no decision yet between { $low }% and { $high }% of wins ({ $stand })
arena-accepted = { $bot }: { $accepted }% of wins accepted against { $other }% ({ $stand })
arena-stopped = Stopped after { $games } games. To continue: { $command }
arena-dealing = dealing
arena-left = left
train-text = Trains the master bot in games against itself and against most-tiles players; the same options give the same lessons.
train-edition = edition with free jokers (default: { $default })
train-objective = what to play for (default: { $default })
train-games = games to learn from (default: { $default })
train-rounds = rounds of learning (default: { $default })
train-seed = seed of all randomness (default: { $default })
train-out = where the lessons go (default: { $default })
train-done = { $file }: features learned: { $features }; players: { $players }, jokers: { $jokers }, to play for: { $objective }
train-learning = learning
train-error = mean squared error { $error }

## meldstone serve

serve-text = Serves tables over HTTP and WebSocket until it is stopped (Ctrl-C or SIGTERM). Nothing has to be configured.
serve-more = Every setting can also come from the environment (MELDSTONE_PORT=9000) or from a TOML file (port = 9000); options go before the environment, the environment before the file. Without --database, data are kept in an SQLite file in $MELDSTONE_DATA or in the user’s data directory. docs/operate.md shows a service behind a reverse proxy, and several processes on PostgreSQL.
serve-settings = settings of the file and the environment, with their defaults:
serve-host = address to listen on (default: 127.0.0.1, this machine only)
serve-port = port to listen on (default: 8080; 0 picks a free one)
serve-database = sqlite:///path/to/file or postgresql://user:password@host/name
serve-allowed-host = answer to this name too, play.example.org; may be repeated
serve-origin = also serve pages of this origin; may be repeated
serve-config = read settings from this TOML file ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning or error (default: info)

## meldstone backup, restore

backup-text = Writes tables, games, ratings and accounts, as they are at one moment, to one file. Servers keep running. The file holds password hashes and secrets: keep it safe.
backup-file = where to write; the file appears when it is complete
backup-force = overwrite FILE
backup-database = sqlite:///path/to/file or postgresql://user@host/name (default: $MELDSTONE_DATABASE, else the server’s own file)
backup-writing = writing
backup-done = { $file }: { $bytes } bytes, everything from { $database }
restore-text = Replaces the content of a database with a backup, all at once or not at all. A backup of SQLite can be restored into PostgreSQL and the other way round. Running servers load their tables again.
restore-file = a backup
restore-force = replace what the database holds
restore-deleted = ids of accounts that were deleted since, one a line, for a database that does not know them: they stay deleted
restore-restoring = restoring
restore-done = { $database }: everything from { $file }

## meldstone admin

admin-text = Looks after people and rooms, also while servers run. Names are those of accounts, in any spelling; an id does as well.
admin-accounts = list accounts
admin-rooms = list rooms
admin-reports = list what players reported, the last first
admin-report = show one report with what happened at the table
admin-rename = give an account another name
admin-ban = end all sessions of an account and let nobody in any more
admin-unban = let a banned account in again
admin-reset-password = set a password that is shown once, and end all sessions and recovery codes
admin-close-room = close a room; its finished games stay
admin-announce-restart = tell all players when the servers restart
admin-verify-backup = check whether a backup is whole and every room in it can be read
admin-as-json = answer in JSON lines, for scripts
admin-of-database = the database of the servers (default: as for meldstone serve)
admin-with-name = only those whose name contains this
admin-only-banned = only those who are banned
admin-with-status = only those with this status
admin-with-player = only those in which this account sits
admin-which-report = the report, as “reports” lists it
admin-at-most = at most so many (default: { $default })
admin-which-account = the account
admin-new-name = what it is called from now on
admin-which-room = the id of the room, as in its link
admin-in = 90s, 5m or 1h from now
admin-cancel = it does not restart after all
admin-words = what you add, shown as it is to everybody
