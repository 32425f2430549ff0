### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Who is coming?
wait-table-of = { $player }’s table
wait-take-a-seat = Take a seat. The game begins by itself when all seats are taken.
wait-you-are-in = You have a seat. As soon as the others are here, the game begins.
wait-complete = Everybody is here.
wait-begins-in = Everybody is here. The game begins in { $count } s.
wait-not-yet = Not yet
wait-bring-others = Invite somebody else, too
wait-anyone-with-code = Anyone with the link or these five letters can sit down.
wait-anyone-with-link = Anyone with the link can sit down.
wait-in-the-lobby = This table stands in the lobby, too: whoever looks for an opponent finds it.
wait-code = Code of this table: { $code }
wait-send-link = or send the link
wait-copy-link = Copy the link
wait-share = Share
wait-link-copied = The link is copied: paste it into a message.
wait-link-not-copied = The browser did not let us copy the link. Select it and copy it yourself.
wait-at-the-table = At the table
wait-you-and-yours = you, and your table
wait-you = you
wait-owner = opened this table
wait-sits-here = sits here
wait-is-looking = is looking at the table…
wait-somebody = Somebody
wait-fill-with-bots = Fill with bots
wait-change = Change
wait-what-is-played = What is played
wait-more-rules = More rules
wait-all-see = Everybody here sees it at once.
wait-changed = { $player } changed what is played: { $what }
wait-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
wait-a-turn = { $time } a turn
wait-no-clock = no clock
wait-private = private
wait-public = open to all
wait-with-hints = with hints
wait-hints-text = Otherwise only whoever plays alone against bots can ask for hints.
wait-bell = You hear a bell when somebody sits down, even if this window is behind others. The game begins by itself when all seats are taken.
wait-sat-down = { $player } sat down.
wait-begin-with = Begin with { $count } players
wait-begins = The game begins

## Private tables

wait-table-private = { $player }’s table is private.
wait-this-private = This table is private.
wait-ask-or-knock = Ask for the link or the five letters, or knock.
wait-knock = Knock
wait-knocked = You knocked. As soon as somebody at the table lets you in, the table opens here.
wait-would-like-to-join = { $player } would like to join.
wait-let-in = Let in
wait-not-now = Not now
wait-no-such-code = No table has this code. Perhaps its game is over, or a letter is different.

## Somebody is away

wait-away-bot-in = { $player } is away · bot in { $time }
wait-for = Wait
wait-for-player = Wait two more minutes for { $player }
wait-waited = The table waits two more minutes for { $player }.
wait-touch-to-play = A bot sits in for you. Touch one of your tiles and you play on.

## Back at the table

wait-welcome-back = Welcome back, { $player }
wait-sat-in = { $bot } sat in for you for { $time }.
wait-turns-taken =
    { $count ->
        [one] A bot took { $count } turn for you: { $laid } laid, { $drawn } drawn.
       *[other] A bot took { $count } turns for you: { $laid } laid, { $drawn } drawn.
    }
wait-no-turns = No turn of yours has come meanwhile.
wait-turn = Turn { $number }
wait-drew = drew
wait-laid = laid
wait-passed = passed
wait-jokers-kept = No joker of yours was touched.
wait-play-on = Play on
wait-show-me = Show me
wait-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
wait-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

## Leaving for a while

wait-leave-title = Leave for now?
wait-leave-alone = The game waits for you, for days if need be. You find it on the home page under “Your tables”.
wait-leave-others = The others see that you are away. After a minute a bot sits in for you: it only draws at first and never lays a joker. Your seat stays yours.
wait-leave-clock = The clock goes on without you. Your seat stays yours.
wait-leave-go = Go to the home page
wait-stay = Stay

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
wait-running-tables =
    { $count ->
        [one] { $count } running table
       *[other] { $count } running tables
    }
wait-welcome = Welcome, { $player }.
wait-now-yours = Yours from now on: { $what }.
wait-bring-title = Bring what you played on this device along?
wait-bring-text = As a guest you have here: { $what }.
wait-bring-yes = Bring along
wait-bring-no = No, leave it
wait-bring-kept = It stays on this device: log out, and you are the guest again.

## Choosing rules

wait-search-rules = Search the rules
wait-rules-changed = { $count } changed
wait-rules-reset = Back to the edition
wait-often-changed = Often changed
wait-no-rule-found = No rule has these words.

## More time for somebody

wait-my-time = Time for my turns
wait-time-times = time × { $times }
wait-time-same = the same
