"""The third question of ``meldstone check``: what becomes of a table when the time is up (RULES.md G).

``{"before": [["B4", "B5", "B6"]], "at_deadline": [["B3*", "B4", "B5", "B6"], ["R8*"]]}`` gives the table at the start of the turn
and as it lies at the deadline. A star marks the player's own tiles, a list of one tile is a loose tile, and tiles of the table that
are missing are in the player's hand. The answer is ``{"after", "to_rack", "draw"}``, with ``to_pool`` if tiles go there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from meldstone.cli.failure import InputError
from meldstone.cli.json_lines import LineAnswer, LineQuestion, face_of, fits_in_box, opened_field, sets_of
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.tile_turn import TileTurn
from meldstone.rules.timeout import Settlement, settle
from meldstone.rules.violations import Code
from meldstone.tiles import Face, Table, Tile, faces_text, number_copies

DEADLINE_FIELDS: Final = frozenset({"before", "at_deadline"})
_STAR: Final = "*"


@dataclass(frozen=True, slots=True)
class _Lying:
    """A tile as it lies at the deadline."""

    face: Face
    own: bool


def judge_deadline(question: LineQuestion, rules: Ruleset) -> LineAnswer:
    """How the timeout rule of the edition ends the turn."""
    before = [faces for faces in sets_of(question["before"], "before") if faces]
    draft = [tiles for tiles in _draft_of(question["at_deadline"]) if tiles]
    own = [tile.face for tiles in draft for tile in tiles if tile.own]
    _check_tiles(before, draft, own, rules)
    turn = _turn(before, draft, own, opened=opened_field(question))
    return _told(settle(turn, rules), turn)


def _draft_of(value: object) -> list[list[_Lying]]:
    if not isinstance(value, list) or not all(isinstance(tiles, list) for tiles in value):
        raise InputError("input/wrong-type", "at_deadline must be a list of lists of tiles", field="at_deadline")
    return [[_lying(tile, f"at_deadline[{i}]") for tile in tiles] for i, tiles in enumerate(value)]


def _lying(value: object, where: str) -> _Lying:
    own = isinstance(value, str) and value.endswith(_STAR)
    return _Lying(face_of(value[:-1] if isinstance(value, str) and own else value, where), own)


def _check_tiles(before: list[list[Face]], draft: list[list[_Lying]], own: list[Face], rules: Ruleset) -> None:
    """Refuses tiles that no box holds, and tiles that neither lay on the table nor are the player's own."""
    there = [face for faces in before for face in faces]
    fits_in_box([*there, *own], rules)
    nowhere = Counter(tile.face for tiles in draft for tile in tiles if not tile.own) - Counter(there)
    if nowhere:
        tiles = faces_text(nowhere.elements())
        raise InputError(
            Code.TURN_FOREIGN_TILE.value,
            f"at_deadline: {tiles} did not lie on the table; a star marks the player's own",
            tiles=tiles,
        )


def _turn(before: list[list[Face]], draft: list[list[_Lying]], own: list[Face], *, opened: bool) -> TileTurn:
    """The turn with physical tiles. Equal tiles are told apart so that as much as possible lies where it lay."""
    stock = iter(number_copies([*[face for faces in before for face in faces], *own]))
    table = [[next(stock) for _ in faces] for faces in before]
    owned = list(stock)
    after: list[list[Tile | None]] = [[None] * len(tiles) for tiles in draft]
    pairs = [(old, now) for old in range(len(before)) for now in range(len(draft))]
    faces_now = [Counter(tile.face for tile in tiles if not tile.own) for tiles in draft]
    shared = {(old, now): (Counter(before[old]) & faces_now[now]).total() for old, now in pairs}
    waiting = [list(tiles) for tiles in table]
    for old, now in sorted(pairs, key=lambda pair: -shared[pair]):
        for place, lying in enumerate(draft[now]):
            found = next((tile for tile in waiting[old] if tile.face is lying.face), None)
            if found is not None and not lying.own and after[now][place] is None:
                after[now][place] = found
                waiting[old].remove(found)
    mine = iter(owned)
    lies = Table.of([next(mine) if tile is None else tile for tile in tiles] for tiles in after)
    return TileTurn(Table.of(table), lies, frozenset(owned), opened)


def _told(settlement: Settlement, turn: TileTurn) -> LineAnswer:
    """The settlement in faces; what goes to the rack in the order in which it lay, what was in the hand last."""
    places = {tile: place for place, tile in enumerate(turn.after.tiles)}
    to_rack = sorted(settlement.to_rack, key=lambda tile: (places.get(tile, len(places)), tile))
    answer: dict[str, object] = {
        "after": [_texts(tiles) for tiles in settlement.table],
        "to_rack": _texts(to_rack),
        "draw": settlement.draw,
    }
    return {**answer, "to_pool": _texts(settlement.to_pool)} if settlement.to_pool else answer


def _texts(tiles: Iterable[Tile]) -> list[str]:
    return [str(tile.face) for tile in tiles]
