"""Small random turns around joker sets, in printed editions and in rules that somebody may agree on.

A turn is made from a table that lies by steps a player could think of, allowed or not: exchange a joker, lengthen, trim, split and
join sets, lay new ones; or by taking some sets apart and packing their tiles anew. All final sets are legal and no tile is lost,
so only the joker law and the opening decide. Tiles come from few numbers and colours, which makes equal tiles and sets that fit
together frequent.

>>> turn = random_turn(Random(1), ruleset("rummy"))
>>> turn == random_turn(Random(1), ruleset("rummy"))
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import ManipulateInMeldTurn
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import Ruleset, all_knobs
from meldstone.tiles import gone_and_new
from tests.oracle.draft import Draft, NoTurnError
from tests.oracle.made_turn import Turn

EDITIONS = ("original", "rummy", "twist")


# --- rules -----------------------------------------------------------------------------------------------------------


def random_rules(rng: Random) -> Ruleset:
    """A printed edition, or rules with any joker, opening and set knobs and any box."""
    if rng.random() < 0.5:
        return _edition(rng.choice(EDITIONS))
    return custom_rules(rng)


_edition = lru_cache(ruleset)


def custom_rules(rng: Random) -> Ruleset:
    """Rules with random joker, opening and set knobs and a random box; contradictions are drawn again."""
    while True:
        overrides: dict[str, object] = {
            spec.name: rng.choice(spec.values) for topic, spec in all_knobs() if topic in ("jokers", "opening", "sets")
        }
        overrides |= {
            "colours": rng.choice((4, 4, 5, 6)),
            "copies": rng.choice((2, 3)),
            "jokers_normal": rng.randint(1, 4),
            "jokers_double": rng.randint(0, 2),
            "jokers_two_colour": rng.randint(0, 2),
            "jokers_mirror": rng.randint(0, 2),
            "meld_minimum": rng.choice((0, 10, 20, 30)),
            "min_number_tiles": rng.choice((0, 1, 1, 1, 2)),
        }
        if rng.random() < 0.7:
            # few free sets: there is little to judge
            overrides["joker_free_by_manipulation"] = False
        try:
            return ruleset(rng.choice(EDITIONS), overrides)
        except RulesetError:
            continue


def random_turns(count: int, seed: int, make_rules: Callable[[Random], Ruleset] = random_rules) -> Iterator[Turn]:
    """Many turns, each under rules of its own."""
    rng = Random(seed)
    for _ in range(count):
        yield random_turn(rng, make_rules(rng))


def random_turn(rng: Random, rules: Ruleset) -> Turn:
    """One turn under these rules."""
    while True:
        draft = Draft(rng, rules)
        try:
            return draft.turn()
        except NoTurnError:
            continue


def opening_turns(count: int, seed: int, make_rules: Callable[[Random], Ruleset]) -> Iterator[Turn]:
    """Turns of players who open, exchange a joker and build its new set of tiles that lay in the opening, on the table or nowhere.

    Often the minimum is about what the opening is worth, so that it takes the right sets to reach it.
    """
    rng = Random(seed)
    while count:
        rules = make_rules(rng)
        if rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
            continue
        try:
            yield Draft(rng, rules).opening_turn()
        except NoTurnError:
            continue
        count -= 1


def discard_turns(count: int, seed: int, make_rules: Callable[[Random], Ruleset]) -> Iterator[Turn]:
    """Turns of players who have opened, each laid tile in its turn the taken discard."""
    rng = Random(seed)
    while count:
        turn = random_turn(rng, make_rules(rng))
        laid = gone_and_new(turn.before, turn.after)[1] if turn.opened else ()
        for face in list(laid)[:count]:
            yield replace(turn, into_new_set=face)
            count -= 1
