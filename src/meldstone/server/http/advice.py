"""Advice for a player: is this table valid, and what could I play? Uses only what the player's own view shows."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.game.commands import Play, Took
from meldstone.game.deal import tiles_in_play
from meldstone.game.objections import play_objections, proposed_turn
from meldstone.game.position import position_in
from meldstone.game.state import Phase
from meldstone.game.view import View
from meldstone.i18n import negotiate
from meldstone.rules.arrange import STEPS_TO_ARRANGE, arrange
from meldstone.rules.diagnosis import set_violations
from meldstone.rules.rearrange import rearrange
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, readings
from meldstone.rules.turn import opening_points
from meldstone.rules.work import Work
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.http.route import LONGEST_SEARCH, Call, Endpoint
from meldstone.server.protocol import LocalisedObjection
from meldstone.server.protocol.codes import Objection, ServerCode, refuse
from meldstone.server.protocol.localised import localised
from meldstone.server.room.public_view import game_view
from meldstone.solver import Step
from meldstone.tiles import Table, Tile
from meldstone.values import replace

_CHECK: Final = 0.01
"""Seconds of judging that a question costs before it is known what it took."""
_HINT: Final = 0.05
"""The same for a hint: nobody has more than a few of them under way."""


class TableToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it lies in front of the asker, unfinished or not."""

    table: Table
    took: Took = Took.NOTHING
    language: Annotated[str, Meta(max_length=35)] = "en"


class SetChecked(msgspec.Struct, frozen=True):
    """One set: its tiles in a legal order if there is one, what it is then, and otherwise why it is none."""

    tiles: tuple[Tile, ...]
    kind: Kind | None
    value: int
    objections: tuple[LocalisedObjection, ...]


class TableChecked(msgspec.Struct, frozen=True):
    """Every set for itself, and what speaks against ending the turn with this table."""

    version: int
    sets: tuple[SetChecked, ...]
    objections: tuple[LocalisedObjection, ...]
    points: int | None = None
    """What the sets from the rack are worth so far, for somebody who has not opened; null after that."""


class Hint(msgspec.Struct, frozen=True):
    """The most tiles that the asker can lay now; no tiles means there is nothing to lay."""

    version: int
    tiles: tuple[Tile, ...]
    took: Took
    table: Table
    steps: tuple[Step, ...]


async def check(call: Call) -> TableChecked:
    """Judges a table without playing it. A game that ended while the question was on its way still gets an answer."""
    live, seen, seat = await _seen(call, Phase.FINISHED)
    rules = _rules(live)
    judging = call.with_judging(_CHECK)
    answering = live.services.advice_pool.check(lambda: judged(call.body, seen, seat, rules), call.who.id)
    answer, effort = await call.unless_gone(answering)
    judging.owe(effort - _CHECK)
    return answer


def judged(asked: TableToCheck, seen: View, seat: int, rules: Ruleset) -> TableChecked:
    """A table in the words of the asker: its sets in order if there is one, and everything that `apply` would object to."""
    language = negotiate([asked.language])
    work = Work(STEPS_TO_ARRANGE)
    box = frozenset(tiles_in_play(rules, seen.players))
    if any(count > 1 or tile not in box for tile, count in Counter(asked.table.tiles).items()):
        # there is no end to the ways of reading a set with more jokers than there are
        sets = tuple(SetChecked(tuple(tiles), None, 0, ()) for tiles in asked.table)
    else:
        sets = tuple(checked_set(i, tiles, rules, language, work) for i, tiles in enumerate(asked.table))
    play = Play(seat=seat, version=seen.version, table=Table.of(checked.tiles for checked in sets), took=asked.took)
    turned = rearrange(proposed_turn(seen, play, rules), rules)
    if turned != play.table:
        sets = tuple(checked_set(i, tiles, rules, language, work) for i, tiles in enumerate(turned))
    found = play_objections(seen, replace(play, table=turned), rules)
    points = None
    if not seen.seats[seat].opened:
        points = opening_points(proposed_turn(seen, replace(play, table=turned), rules).in_faces, rules)
    return TableChecked(seen.version, sets, localised(map(Objection.of, found), language), points)


async def hint(call: Call) -> Hint:
    """Asks the solver for the asker's own rack."""
    live, seen, _ = await _seen(call)
    if not live.room.hints_allowed:
        raise refuse(ServerCode.NO_HINTS)
    rules = _rules(live)
    position = position_in(seen, rules)
    judging = call.with_judging(_HINT)

    def searched(seconds: float) -> None:
        judging.owe(min(seconds, LONGEST_SEARCH) - _HINT)

    move = await call.unless_gone(live.services.advice_pool.hint(position, call.who.id, searched))
    if not move.placed_faces:
        return Hint(seen.version, (), Took.NOTHING, seen.table, ())
    return Hint(seen.version, move.placed, move.took, move.table, move.steps)


async def _seen(call: Call, *more: Phase) -> tuple[LiveRoom, View, int]:
    live = await call.context.registry.room(call.path("room"))
    seat = live.room.seat_of(call.who.id)
    if seat is None:
        raise refuse(ServerCode.NOT_SEATED)
    if live.room.is_closed_to(call.who.id):
        # the tiles of the seat are the bot's now
        raise refuse(ServerCode.SENT_AWAY)
    seen = game_view(live.room, seat)
    if seen is None or seen.phase not in (Phase.PLAYING, Phase.PAUSED, *more):
        raise refuse(ServerCode.NOT_STARTED)
    return live, seen, seat


def _rules(live: LiveRoom) -> Ruleset:
    """The rules of the running game; the room's next game may be judged by a newer judge."""
    assert live.room.game is not None
    return live.room.game.rules


def checked_set(index: int, tiles: tuple[Tile, ...], rules: Ruleset, language: str, work: Work) -> SetChecked:
    """One set of a table in the words of the asker."""
    ordered = arrange(tiles, rules, work)
    if ordered is None:
        found = [fault.at((index, place) for _, place in fault.places) for fault in set_violations(tiles, rules)]
        return SetChecked(tuple(tiles), None, 0, localised(map(Objection.of, found), language))
    best = readings(ordered.faces, rules)[0]
    return SetChecked(tuple(ordered), best.kind, best.value, ())


ENDPOINTS = (
    Endpoint("POST", "/api/rooms/{room}/check", check, "Does this table hold", TableChecked, body=TableToCheck, signed_in=True),
    Endpoint("POST", "/api/rooms/{room}/hint", hint, "What I could play", Hint, signed_in=True),
)
