"""What the terminal game says in English; objections of the rules come translated from `explain`."""

from __future__ import annotations

from collections.abc import Iterator

from meldstone.rules import ruleset as knobs
from meldstone.rules.ruleset import Ruleset

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fina")

NO_SUCH_PLAYER = "Nobody here is called {name}. At the table: {names}."
READY_FIRST = "Say `ready` to keep your tiles, or `redeal` for a new deal."
HAS_DOUBLETS = "You hold three doublets: `redeal` gives everybody new tiles, `ready` keeps these."
MAY_ANNOUNCE = "You could open next time. `announce` says so now (it saves you the 200 points); Enter continues."
DRAFT_OPEN = "You have tiles in play: `done` ends the turn with them, `reset` takes them back first."
DRAW_OR_TAKE = "Every turn begins with a tile: `draw`, or `take discard` if you can lay it at once."
MUST_DISCARD = "One tile has to go: `discard R7`."
NOT_LEGAL = "Not yet:"
SORTED = "Rack sorted by {order}."
NO_HINT = "I see nothing to lay. {advice}"
HINT = "You could play {play}."
HINT_TOOK = {"discard": "`take discard`, then ", "open-tile": "`take open`, then "}
GOODBYE = "You left the game. Goodbye!"
COMMITTED = "A fair deal: the SHA-256 of its seed is\n{commitment}"
VERIFY = "Check it: meldstone verify {file}"
VERIFY_SEED = "The deal follows from this seed; --record FILE keeps a game that `meldstone verify FILE` can check."
TYPE_HELP = "Type `help` for everything you can do, `hint` if you are stuck."
OPENING = "To open you need {minimum} points in one turn, from your own tiles alone."
OPENING_SO_FAR = "To open you need {minimum} points from your own tiles; you have laid {points}."
WORK_AREA = "in your hand, from the table"


def help_lines(rules: Ruleset) -> Iterator[tuple[str, str]]:
    """Commands and what they do, as far as the rules have them."""
    turn, setup = rules.turn, rules.setup
    k = rules.box.palette.value[0]
    yield f"lay R10 B10 {k}10", "a new set from your rack; several: put ; between them"
    yield "add R7 to 3", "tiles from your rack to set 3"
    yield "take R7 from 3", "into your hand, to lay or add it elsewhere; take 3: all of it"
    yield "move R7 from 3 to 5", "from one set straight to another"
    yield "split 3 after R6", "two sets out of one; join 3 with 5 is the opposite"
    yield "swap R7 for J in 3", "your R7 into the joker's place; then use the joker"
    yield f"table R4 R5 R6; {k}9 …", "the whole table as you want it, in one go"
    yield "undo, reset", "one step back; everything back"
    yield "done", "ends your turn with the table as it is"
    if turn.draw_policy is knobs.DrawPolicy.DRAW_ALWAYS:
        yield "draw", "the tile that every turn begins with"
    else:
        yield "draw", "take a tile instead of playing; this ends your turn"
    if turn.discard is knobs.DiscardRule.OFF:
        always = turn.draw_policy is knobs.DrawPolicy.DRAW_ALWAYS
        yield "pass", "after drawing, if you lay nothing" if always else "when there is nothing left to draw"
    else:
        yield "take discard", "the last tile of the player before you, into a new set"
        yield "discard R7", "discard a tile; this ends your turn"
    if setup.open_eighth_tile is knobs.OpenEighthTile.FINISH_ONLY:
        yield "take open", "the open tile, if you finish the game with it"
    elif setup.open_eighth_tile is knobs.OpenEighthTile.ANY_PLAY:
        yield "take open", "the open tile, if you lay it this turn"
    if rules.ending.announce_excuse is not knobs.AnnounceExcuse.OFF:
        yield "announce", "right after drawing: you will open next time"
    if rules.conduct.rack_count_visible is knobs.RackCountVisible.ON_ASK:
        yield "ask Ada", "how many tiles does Ada hold?"
    if setup.redeal_doublets:
        yield "redeal, ready", "before the first turn, if you hold three doublets"
    yield "sort", "your rack by number; again: by colour"
    yield "hint, show, quit", "a tip; the table again; leave"


def help_notes(rules: Ruleset) -> Iterator[str]:
    """What else is good to know."""
    k, o, b, r = rules.box.palette.value
    names = {"K": "black", "O": "orange", "B": "blue", "R": "red", "N": "brown", "W": "white"}
    colours = ", ".join(f"{letter} {names[letter]}" for letter in (k, o, b, r))
    jokers = {
        "J": ("joker", rules.box.jokers_normal),
        "D": ("double joker: two neighbours", rules.box.jokers_double),
        "C": ("two-colour joker: the colour changes", rules.box.jokers_two_colour),
        "M": ("mirror joker", rules.box.jokers_mirror),
    }
    kinds = ", ".join(f"{letter} {name}" for letter, (name, count) in jokers.items() if count)
    yield f"Tiles: {colours}" + (f"; {kinds}." if kinds else ".")
    yield "You can type r7 for R7 and tiles in any order; tiles alone mean `lay`."
    yield "There is no clock here: take your time."
