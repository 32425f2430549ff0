### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = draw, d
typed-pass = pass, p
typed-done = done, end, ok, commit, finish
typed-undo = undo, u, back
typed-reset = reset, restart, clear
typed-sort = sort, s
typed-announce = announce
typed-redeal = redeal
typed-ready = ready, keep
typed-hint = hint, tip
typed-show = show, look
typed-help = help, h, ?
typed-quit = quit, q, exit, bye
typed-lay = lay, l, play, new
typed-add = add, a, put
typed-take = take, t, get, pick
typed-move = move, mv
typed-split = split
typed-swap = swap, exchange, replace
typed-join = join, merge
typed-table = table
typed-discard = discard, throw, drop
typed-ask = ask, count
typed-discarded = discard, discarded, pile
typed-open = open
typed-to = to, in, into, on
typed-from = from, off, out
typed-after = after, behind, at
typed-for = for, with, by
typed-in = in, of, from
typed-with = with, to
typed-fillers = set, sets, the, a, an, and, tile, tiles, my, please
typed-black = k
typed-orange = o
typed-blue = b
typed-red = r
typed-brown = n
typed-white = w
typed-green = g
typed-violet = v
typed-joker = j

## What is wrong with a line

term-same-set = That is the same set.
term-last-tile = { $tile } is the last tile of set { $set }; nothing comes after it.
term-no-other = There is no other { $tile } on the table or on your rack.
term-already-taken = You have already taken a tile; “{ $undo }” or “{ $reset }” gives it back.
term-no-set = There is no set { $set }: the last one is { $last }.
term-no-set-at-all = There is no set { $set }: the table is empty.
term-no-home = No set on the table has { $tiles }.
term-which-home = { $tiles }: in sets { $sets }. Say which, for example: { $from } { $first }
term-only-one = You have only one { $tile } on your rack or in your hand.
term-have-no = You have no { $tile } on your rack or in your hand.
term-set-has-no = Set { $set } has no { $tile }.
term-nothing-to-undo = There is nothing to undo.
term-alone = Type “{ $word }” alone, with nothing after it.
term-unknown = I do not know “{ $word }”. Type “{ $help }” for everything you can do.
term-did-you-mean = I do not know “{ $word }”. Did you mean “{ $near }”?
term-not-a-tile = “{ $token }” is not a tile. Tiles look like R7, K13 or J; for example: { $example }
term-number = Say the number of the set; for example: { $example }
term-which-tiles = Which tiles? For example: { $example }
term-tiles-and-set = Say which tiles and which set; for example: { $example }
term-example = For example: { $example }
term-in-and-out = Say which tile goes in and which comes out; for example: { $example }
term-one-tile = Discard one tile; for example: { $example }
term-ask-whom = Ask whom? For example: { $example }

## What each command does

help-lay = a new set from your rack; several: put ; between them
help-add = tiles from your rack to set 3
help-take = into your hand, to lay or add it elsewhere; without tiles: the whole set
help-move = from one set straight to another
help-split = two sets out of one
help-join = one set out of two
help-swap = your R7 into the joker’s place; then use the joker
help-table = the whole table as you want it, in one go
help-undo = one step back
help-reset = everything back
help-done = ends your turn with the table as it is
help-draw-always = the tile that every turn begins with
help-draw = a tile instead of playing; this ends your turn
help-pass-drawn = after drawing, if you lay nothing
help-pass = when there is nothing left to draw
help-take-discard = the last tile of the player before you, into a new set
help-discard = discards a tile; this ends your turn
help-take-open-finish = the open tile, if you finish the game with it
help-take-open = the open tile, if you lay it this turn
help-announce = right after drawing: you will open next time
help-ask = how many tiles does Ada have?
help-redeal = before the first turn, with three doublets: a new deal
help-ready = before the first turn: you keep your tiles
help-sort = your rack by number; again: by colour
help-hint = a tip
help-show = the table again
help-quit = leave the game
help-tiles = Tiles: { $colours }.
help-double = double joker, two neighbours
help-two-colour = two-colour joker, the colour changes
help-mirror = mirror joker
help-any-order = Tiles may stand in any order and in small letters; tiles alone mean “{ $lay }”.
help-by-name = Tiles can be called by name, too: { $example }. The English words are always understood.
help-no-clock = There is no clock here: take your time.
