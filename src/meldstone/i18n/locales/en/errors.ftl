### Every objection of the rules and the program, one message per code.
### A Fluent id cannot hold a slash: the code set/too-short is the id set--too-short.
### $tiles (tiles in notation) is always given and may be empty: it only ever stands first, before a colon.

## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] One tile is
       *[other] { $count } tiles are
    } not enough; a set needs at least { $minimum }.
set--too-few-number-tiles =
    { $tiles }: A set needs at least { $minimum ->
        [one] one tile with a number
       *[other] { $minimum } tiles with numbers
    }; jokers alone are not enough.
set--not-a-run-or-group = { $tiles }: This is not a set. A group has one number in different colours, a run has consecutive numbers in one colour.
set--group-colour-twice = { $tiles }: A group may contain each colour only once.
set--group-too-large =
    { $tiles }: A group has room for at most { $maximum ->
        [one] { $maximum } tile
       *[other] { $maximum } tiles
    }, one of each colour; a double joker counts as two.
set--run-not-consecutive = { $tiles }: The numbers of a run must follow one another without a gap, in the order in which the tiles lie.
set--run-colours-mixed = { $tiles }: All tiles of a run must have the same colour.
set--run-falling = { $tiles }: Runs are laid in rising order here. Turn this one round.
set--run-out-of-bounds = { $tiles }: A run goes from 1 to 13 at most: nothing comes before the 1, nothing after the 13.
set--run-wraps = { $tiles }: Nothing comes after 13: 1 is the lowest number.
set--two-colour-joker-in-group = { $tiles }: The two-colour joker fits only into runs, not into groups.
set--two-colour-joker-same-colour = { $tiles }: The run must change colour at the two-colour joker.
set--two-colour-joker-at-end = { $tiles }: The two-colour joker must not lie at an end of the run.
set--two-colour-joker-third-colour = { $tiles }: Even with several two-colour jokers, a run may only alternate between two colours.
set--two-mirrors = { $tiles }: A set can hold only one mirror joker.
set--mirror-sides-uneven = { $tiles }: Both sides of the mirror joker must be equally long. What you add on one side, add on the other too.
set--mirror-sides-differ = { $tiles }: Both sides must mirror each other: the same numbers and colours, counted outwards from the mirror joker.
set--mirror-side-too-short =
    { $tiles }: There must be at least { $minimum ->
        [one] one tile
       *[other] { $minimum } tiles
    } on each side of the mirror joker.
set--mirror-valley = { $tiles }: The numbers must rise towards the mirror joker.
set--mirror-apex-out-of-bounds = { $tiles }: A number must fit in the place of the mirror joker, and here it would be below 1 or above 13.
set--declaration-does-not-fit = { $tiles }: These tiles cannot stand for the declared numbers { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: There is no such tile in this edition.
tile--too-many-copies =
    { $tiles }: The box holds only { $held ->
        [one] { $held } such tile
       *[other] { $held } such tiles
    }, but { $count } are used here.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Tiles on the table must stay on the table. Put them back into a set.
turn--tile-from-nowhere = { $tiles }: You can use only tiles from the table and from your own rack.
turn--tile-twice = { $tiles }: A tile can lie in only one place.
turn--no-own-tile = Lay down at least one tile from your rack, or draw a tile.
turn--own-tile-not-placed = { $tiles }: Tiles that you lay down from your rack must be part of a set.
turn--too-involved = This turn is too complicated to check. Split it into two turns.
opening--too-few-points =
    Your initial meld is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; it needs at least { $minimum }.
opening--table-touched = { $tiles }: On the turn of your initial meld, leave the sets on the table alone and lay down only new sets from your own rack.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: A set with a joker must not be split up. Adding to it is fine.
joker--locked-set-shrunk = { $tiles }: Nothing may be taken from a set with a joker. Replace the joker first.
joker--freed-without-exchange = { $tiles }: You can take a joker only by replacing it with the tile it stands for.
joker--replaced-from-table = { $tiles }: The tile that replaces a joker must come from your own rack.
joker--not-in-new-set = { $tiles }: A joker that you take must go into a new set in the same turn.
joker--new-set-needs-rack-tiles = { $tiles }: The new set with the joker must be made with tiles from your own rack.
joker--too-early = { $tiles }: You can take jokers only after the turn of your initial meld.
joker--group-needs-both-tiles = { $tiles }: In a group of three the joker can be replaced only by both missing tiles together.
joker--special-joker-swap = { $tiles }: A special joker and another joker must not be exchanged for each other.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: The discarded tile that you take must go into a new set in the same turn.
discard--nothing-to-take = There is no discarded tile to take.
discard--already-drawn = You can take the discarded tile only instead of drawing, and you have already drawn.
discard--not-in-this-edition = There is no discarding in this edition.
discard--not-your-tile = { $tiles }: You can discard only a tile from your own rack.
open-tile--nothing-to-take = There is no open tile to take.
open-tile--does-not-finish = { $tiles }: You may take the open tile only if you finish the game with it in this turn.
open-tile--not-used = { $tiles }: If you take the open tile, you must lay it down in the same turn.

## Commands of the game

command--stale-version = The game has moved on in the meantime. Look at the table and try again.
command--not-your-turn = It is not your turn.
command--no-such-seat = There is no such seat at this table.
command--not-now =
    { $phase ->
        [ready] Play begins when everybody is ready.
        [playing] This is not possible during play.
        [paused] The game is paused until the referee has decided.
        [finished] The game is over.
       *[other] This is not possible now.
    }
command--malformed =
    { $field ->
        [declared] Declare numbers for every set on the table, or for none.
       *[other] The command cannot be understood ({ $reason }).
    }
command--time-runs-backwards = The command carries an earlier time than the one before it. Check the clock.
draw--pool-empty = The pool is empty; there is no tile left to draw.
draw--already-drawn = You have already drawn this turn.
draw--draw-first = Draw a tile first.
draw--no-such-stack = There is no such stack to draw from.
draw--stack-not-empty =
    There { $left ->
        [one] is still { $left } tile
       *[other] are still { $left } tiles
    } in the middle stack. Use it up before you choose another one.
pass--pool-not-empty =
    There { $left ->
        [one] is still { $left } tile
       *[other] are still { $left } tiles
    } in the pool. Draw instead of passing.
pass--must-play = You can play, so you may not pass.
pass--must-discard = Discard a tile to end your turn.
redeal--too-few-doublets =
    You have { $doublets ->
        [one] { $doublets } doublet
       *[other] { $doublets } doublets
    }; a new deal needs at least { $needed }.
redeal--not-in-this-edition = A new deal cannot be demanded in this edition.
ready--already = You have already decided to keep your tiles.
announce--not-in-this-edition = The initial meld is not announced in this edition.
announce--already-opened = You have already made your initial meld.
announce--too-late = You can announce your initial meld only right after drawing.
count--not-in-this-edition = In this edition nobody has to say how many tiles they have.
count--only-in-your-turn = You can ask for the number of tiles only during your own turn.
dispute--not-in-this-edition = This edition is played without a referee.
dispute--no-turn-yet = There is no turn to dispute yet.
dispute--decided = This turn has already been decided on.
ruling--no-dispute = There is no dispute for the referee to decide.
ruling--nothing-to-undo = There is no turn to undo.
ruling--bad-penalty = A penalty needs both a player and a number of tiles.
ruling--penalty-too-large = The most tiles a penalty can have here: { $most }.
clock--time-is-up = Your time is up.
clock--time-is-not-up = The time is not up yet.
clock--no-time-limit = There is no time limit at the moment.
draft--tile-from-nowhere = { $tiles }: Only tiles from the table or from the rack can be used, and each tile only once.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: There is no such rule setting ({ $reason }).
ruleset--bad-value = { $subject }: This value is not allowed ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] A set with a joker cannot be locked while jokers may be freed by rebuilding.
        [open_eighth_tile] An open tile needs one tile left over when the stacks are built; here there is none.
        [hand_size] The box does not hold enough tiles for that many racks of that size.
        [discard] Where tiles are discarded, everybody has to draw every turn, or the racks would only shrink.
        [min_number_tiles] A set cannot need more number tiles than tiles in total.
        [shrink_up_to_four] There is no third copy of the tiles and no third joker that could stay in the box.
       *[other] { $subject }: These rules contradict each other ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: There is no such edition ({ $reason }).
ruleset--variants-clash = { $subject }: These variants cannot be combined ({ $reason }).
ruleset--unknown-judge = { $subject }: This game follows rules that this version of the program does not know yet ({ $reason }). Update the program.
game--players = { $subject }: This number of players does not fit the edition ({ $reason }).
game--seed = { $subject }: The seed of the deal is not valid ({ $reason }).
game--starter = { $subject }: This player cannot start ({ $reason }).

## Notation and input

notation--not-a-tile = “{ $token }” is not a tile. Write R7 for the red seven, for example, or J for a joker.
notation--too-many-copies = No box holds that many { $token } tiles.
notation--bad-position = “{ $token }” does not belong in a position. Write edition / table / rack, for example classic / R4 R5 R6 / R7 J.
notation--bad-change = “{ $token }” does not change a table. Write 2=R4 R5 R6 for the second set, +R4 R5 R6 for a new one or -2 to take one away.
input--not-json = The input is not valid JSON ({ $reason }).
input--not-an-object = The input must be a JSON object in curly brackets.
input--missing-field = The field “{ $field }” is missing.
input--unknown-field = There is no field “{ $field }” here. Check the spelling.
input--wrong-type = The field “{ $field }” holds the wrong kind of value.
input--unknown-flag = There is no flag “{ $flag }”. Choose from: { $known }.
input--flag-does-not-fit = The flag “{ $flag }” does not fit the player “{ $name }”.
input--name-twice = Two players are called “{ $name }”.
input--not-one-winner = A game that was won has exactly one empty rack; a blocked game has none.
input--unknown-shape = The input is neither a position nor a game record nor anything else that the program knows.
record--broken = The game record is damaged ({ $reason }).
record--line = Line { $line } of the game record is not valid ({ $reason }).
record--too-large = The game record is larger than any real game (line { $line }: { $reason }).
file--not-found = There is no file “{ $path }”.
file--not-readable = The file “{ $path }” cannot be read ({ $reason }).
input--too-long = A line may have at most { $most } bytes.
file--not-writable = The file “{ $path }” cannot be written ({ $reason }).
usage--bad-option = The option { $option } cannot be used like this ({ $reason }).
arena--unknown-bot = There is no bot “{ $bot }”. Choose from: { $known }.
arena--bad-result = The file “{ $path }” has no result to resume ({ $reason }).
arena--no-ray = Ray cannot be used ({ $reason }). It comes with meldstone[ray].
serve--not-installed = The server is not installed ({ $reason }). It comes with meldstone[server].
serve--cannot-listen = Cannot listen on { $host } port { $port } ({ $reason }).
serve--already-served = The file { $file } is in use by another meldstone serve.
admin--no-such-account = There is no account “{ $name }”.
admin--no-such-room = There is no table “{ $room }”.
admin--no-such-report = There is no report “{ $report }”.

## The store

store--conflict = Someone else changed this first. Reload and try again.
store--stale-rating = The ratings have changed in the meantime. Try again.
store--name-taken = The name “{ $name }” is taken.
store--unknown-account = There is no such account.
store--unavailable = The database cannot be used at the moment ({ $reason }).
store--newer-schema = The database was made by a newer version of the program (schema { $found }, known here: { $known }). Update the program.
store--bad-location = The address of the database cannot be used ({ $reason }).
store--driver-missing = PostgreSQL needs its driver. Install it with: pip install 'meldstone[postgres]'.
store--no-backup = “{ $path }” cannot be used as a backup ({ $reason }).
store--in-the-way = “{ $path }” already contains data. Use --force to replace it.

## The server

server--malformed = The message cannot be read ({ $reason }).
server--too-large = The message is too long; at most { $most } bytes are allowed.
server--too-fast = Too many requests. Wait a moment.
server--not-found = There is nothing here.
server--method-not-allowed = This cannot be done here.
server--not-signed-in = Please sign in first.
server--foreign-origin = This page is not allowed to use the server.
server--unknown-host = This server does not answer to the address you opened. Its operator can allow it in the settings (hosts).
server--unavailable = The server cannot do this at the moment. Try again.
server--say-hello-first = First say which table you want to join.
room--seat-taken = This seat is taken.
room--no-free-seat = There is no free seat at this table.
room--already-seated = You already have a seat here.
room--not-seated = You have no seat at this table.
room--not-owner = Only the host can do this.
room--already-started = The match has already started.
room--not-started = The match has not started yet.
room--not-over = The game is still in progress.
room--match-over = The game is over.
room--too-few-players = Some seats are still free.
room--just-changed = The others at the table may not have seen the change yet. Start in a few seconds.
room--paused = The game is paused.
room--not-paused = The game is not paused.
room--closed = This table is closed.
room--unreadable = This table cannot be opened: its record is damaged. The operator of this server can see which table it is.
game--unreadable = This game cannot be shown: its record is damaged or larger than any game.
room--by-invitation = This table is by invitation only.
room--no-such-code = No table has this code.
room--no-spectators = Spectators are not allowed at this table.
room--chat-off = Chat is turned off at this table.
room--accounts-only = Rated games need an account.
room--rated-same-time = In rated games everybody has the same time.
room--rated-needs-clock = Rated games need a clock.
room--rated-one-edition = Combined editions are not rated.
room--rated-no-days = Games with days per turn are not rated.
room--rated-too-long = A rated match has at most { $most } games.
room--not-in-rated-game = This is not possible in a rated game.
room--bad-setting = The setting “{ $field }” is not valid.
room--no-hints = Hints are turned off at this table.
room--too-restless = Too many requests since the last move. Make a move first.
room--sent-away = The host sent you away from this table.
room--not-welcome = You cannot sit down at this table.
room--too-many-seats = One person can have no more seats at a time than this: { $most }. Leave a table first.
room--too-many-rooms = No more tables may wait for players at a time than this: { $most }. Join one of them, or close one first.
room--chat-too-fast = That was a lot at once. Wait a few seconds before you say more.
room--cannot-agree = Somebody this concerns is away or a bot, so the table cannot agree on it.
room--turn-was-legal = The turn was legal, and bots let a legal turn stand, so it cannot be undone.
name--not-usable = This name cannot be used. It needs a letter or a digit and may have at most { $most } characters.
name--invisible-characters = This name contains invisible characters.
name--piled-marks = This name has too many marks above or below its letters.
name--mixed-scripts = This name mixes different alphabets in one word.
name--taken = This name is taken.
name--looks-taken = This name looks like that of another account.
name--belongs-to-account = This name belongs to an account, or looks as if it did. Log in, or play as “{ $suggestion }”.
account--wrong-password = The name or the password is wrong.
account--password-too-short =
    { $minimum ->
        [one] The password is too short; it needs at least { $minimum } character.
       *[other] The password is too short; it needs at least { $minimum } characters.
    }
account--banned = This account was blocked by the operator of the server.
account--wrong-recovery-code = The name or the recovery code is wrong.
account--needed = This needs an account.
account--too-many-bots = An account can have at most { $most } bots.
account--too-many-blocked = You can block no more people than this: { $most }.
