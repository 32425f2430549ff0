### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = You win!
ending-wins = { $player } wins
ending-you-share = You share the win
ending-share = Shared win: { $player }
ending-my-last =
    { $count ->
        [one] Your last tile was
       *[other] Your last tiles were
    } { $tiles }.
    .tiles = object
ending-my-last-many =
    You laid your last { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in one turn.
ending-their-last =
    { $count ->
        [one] The last tile was
       *[other] The last tiles were
    } { $tiles }, you had { $left } left.
    .tiles = object
ending-their-last-many =
    { $player } laid the last { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in one turn; you had { $left } left.
ending-last =
    { $count ->
        [one] The last tile was
       *[other] The last tiles were
    } { $tiles }.
    .tiles = object
ending-last-many =
    { $player } laid the last { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in one turn.
ending-blocked-mine = The pool is empty and everybody passed. You have the fewest points on your rack ({ $points }), so you win.
ending-blocked-theirs = The pool is empty and everybody passed. { $player } has the fewest points on the rack ({ $points }) and so wins.
ending-final-round-mine = The pool is empty and everybody has had a last turn. You have the fewest points on your rack ({ $points }), so you win.
ending-final-round-theirs = The pool is empty and everybody has had a last turn. { $player } has the fewest points on the rack ({ $points }) and so wins.
ending-hand-game = Hand game: all points count × { $factor }.
ending-game-of = game { $number } of { $games }

## Points, spelt out

ending-the-rule = The rule
ending-could-have-opened =
    Not opened, although these tiles make { $points ->
        [one] { $points } point
       *[other] { $points } points
    }:
ending-and-others = and { $count } more
ending-flat = A flat { $points } instead of the sum.
ending-not-opened-most =
    Not opened, and there was no way to: the most was { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
    .tiles = object
ending-not-opened-none = Not opened, and there was no way to.
ending-announced = Opening announced in time: only the rack counts.
ending-announced-flat = Opening announced in time: the smaller penalty counts.
ending-joker = joker { $points }
ending-jokers-each = { $count } jokers × { $points }

## A thing to remember

ending-longest-mine =
    Your longest turn: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
ending-longest =
    Longest turn: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } ({ $player })
ending-turn = Turn { $number }.
ending-taken-apart =
    { $count ->
        [one] One set was
       *[other] { $count } sets were
    } rebuilt for it.
ending-watch = Watch
ending-see-how = Show me on the table
ending-missed-lost = You were one step away.
ending-missed-won =
    You could have finished { $count ->
        [one] one turn
       *[other] { $count } turns
    } earlier.
ending-missed-when =
    { $count ->
        [one] In your last turn
       *[other] { $count } turns before the end
    } you could have laid all your tiles:
ending-kind-close =
    That was close: only { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } left on your rack.
ending-kind = Well played. The next deal is a new chance.

## How to go on

ending-stronger = Try { $player }, a step stronger
ending-keep = Keep this game: create an account
ending-fair-deal = Fair deal
ending-you-win-match = You win the match!
ending-wins-match = { $player } wins the match
ending-match-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } after { $games } games.
ending-your-place = Your place: { $place }.
ending-last-game = The last game
ending-another-match = Another match
ending-how-it-went = How it went
ending-game-number = Game { $number }

## The referee

referee-laid =
    { $player } laid { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
referee-drew =
    { $player } drew { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
referee-legal = By the rules the turn was legal.
referee-illegal = By the rules the turn was not legal.
referee-look = Look
referee-bots = Bots go by the rules: the turn stands.
referee-all-agree = It is undone only if everybody agrees.
