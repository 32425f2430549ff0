"""What happened, in sentences of the player's language: for the table in the terminal and for replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from typing import Final

from meldstone.cli.terminal.faces import letters, tile_name, written
from meldstone.game import events as ev
from meldstone.game.commands import Decision, Took
from meldstone.game.state import State
from meldstone.i18n import Translator
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.scoring import Charge, Score
from meldstone.tiles import BY_CODE, Face, Table, Tile, TileSet

YOU: Final = "You"
"""Whoever has no other name is spoken to."""

_SIMPLY: Final[dict[type[ev.AnyEvent], tuple[str, str]]] = {
    ev.Passed: ("game-passes", "term-you-pass"),
    ev.OpeningAnnounced: ("game-announces", "term-you-announce"),
    ev.FinishDeclared: ("page-declares", "term-you-finish"),
    ev.DisputeRaised: ("game-dispute", "game-dispute"),
}
"""What somebody does where nothing else has to be told, of others and to the reader."""

_TAKES: Final = {
    Took.DISCARD: ("game-takes-discard", "term-you-take-discard"),
    Took.OPEN_TILE: ("game-takes-open-tile", "term-you-take-open"),
}
_ENDINGS: Final = {ev.Ending.FINISHED: None, ev.Ending.BLOCKED: "game-blocked", ev.Ending.FINAL_ROUND: "term-final-round"}
_REASONS: Final = {
    Charge.WINNER: "term-reason-winner",
    Charge.RACK_SUM: "term-reason-rack",
    Charge.UNOPENED: "term-reason-unopened",
    Charge.COULD_HAVE_OPENED: "term-reason-could",
    Charge.ANNOUNCED: "term-reason-announced",
}


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells events of a game with these rules and names, to a seat (`sees`; None sees everything)."""

    rules: Ruleset
    names: Sequence[str]
    speak: Translator
    sees: int | None = None

    def tell(self, event: ev.AnyEvent, before: State | None) -> str | None:
        """What an event looks like; None if there is nothing to tell."""
        match event:
            case ev.StartDrawn():
                draws = [(self.name(seat), self.tile(tile)) for part in event.rounds for seat, tile in part]
                drawn = ", ".join(self.speak.word("term-drawn-by", player=player, tile=tile) for player, tile in draws)
                return (
                    f"{self.speak.word('term-start-draw', drawn=drawn)} {self._of(event.starter, 'game-starts', 'term-you-start')}"
                )
            case ev.Dealt():
                return None if event.number == 1 else self.speak.word("term-new-tiles")
            case ev.RedealDemanded():
                return self._of(
                    event.seat, "game-redeal", "term-you-redeal", count=len(event.shown) // 2, tiles=self._all(event.shown)
                )
            case ev.Played():
                return self._played(event, before)
            case ev.Drew():
                if self.sees not in (None, event.seat):
                    return self._of(event.seat, "game-draws", "game-draws")
                return self._with_tile(event.seat, "game-draws-tile", "game-you-draw", event.tile)
            case ev.Passed() | ev.OpeningAnnounced() | ev.FinishDeclared() | ev.DisputeRaised():
                return self._of(event.seat, *_SIMPLY[type(event)])
            case ev.Discarded():
                return self._with_tile(event.seat, "game-discards", "term-you-discard", event.tile)
            case ev.TurnSettled():
                return self._settled(event)
            case ev.CountAnswered():
                return self.speak.word("game-holds", player=self.name(event.of), count=event.count)
            case ev.Ruled():
                return self.speak.word("page-ruled-undo" if event.decision is Decision.UNDO else "page-ruled-uphold")
            case ev.GameEnded():
                ending = _ENDINGS[event.ending]
                return ending and self.speak.word(ending)
        return None

    def name(self, seat: int) -> str:
        """What a player is called in a list."""
        return self.speak.word("label-you") if self.is_reader(seat) else self.names[seat]

    def is_reader(self, seat: int) -> bool:
        """True for the player who is spoken to."""
        return self.names[seat] == YOU

    def tile(self, tile: Tile, form: str = "label") -> str:
        """A tile by its name."""
        return tile_name(tile.face, self.speak, self.rules.box.palette, form)

    def play_text(self, before: Table, after: Table, laid: Sequence[Tile]) -> str:
        """What a play did: new sets, tiles added, sets rebuilt."""
        own = set(laid)
        old = Counter(_key(tiles) for tiles in before)
        changed: list[TileSet] = []
        kept = 0
        # an equal tile of the table may have taken the place of an own one, in a set that looks as it did
        spare: Counter[Face] = Counter()
        for tiles in after:
            if old[_key(tiles)]:
                old[_key(tiles)] -= 1
                kept += 1
                spare.update(tile.face for tile in tiles if tile in own)
            else:
                changed.append(tiles)
        parts: list[str] = []
        added: list[str] = []
        for tiles in changed:
            new, rest = _parted(tiles, own, spare)
            if not rest:
                parts.append(self._all(tiles))
            elif new and old[_key(rest)]:
                old[_key(rest)] -= 1
                kept += 1
                added.append(self.speak.word("term-added", tiles=self._all(new), set=self._all(rest)))
            elif new:
                added.append(self.speak.word("term-within", tiles=self._all(new), set=self._all(tiles)))
        said = ", ".join([*parts, *added])
        rebuilt = len(before) - kept
        return f"{said} ({self.speak.word('term-rebuilt', count=rebuilt)})" if rebuilt > 0 else said

    def points_lines(self, score: Score) -> list[tuple[str, str, str]]:
        """Name, points and reason for each seat."""
        times = f", × {score.multiplier}" if score.multiplier > 1 else ""
        return [
            (
                self.name(seat),
                f"{points:+d}".replace("-", "−"),
                self.speak.word(_REASONS[score.charges[seat]], points=score.rack_sums[seat]) + times,
            )
            for seat, points in enumerate(score.points)
        ]

    def _played(self, event: ev.Played, before: State | None) -> str:
        if before is None:
            return self._of(event.seat, "term-plays", "term-you-play", play="…")
        lying = set(before.board.table.tiles)
        laid = [tile for tile in event.table.tiles if tile not in lying]
        opens = not before.board.seats[event.seat].opened
        messages = ("term-opens", "term-you-open") if opens else ("term-plays", "term-you-play")
        told = self._of(event.seat, *messages, play=self.play_text(before.board.table, event.table, laid))
        if event.took not in _TAKES:
            return told
        took = next((tile for tile in laid if tile not in before.board.seats[event.seat].rack), None)
        return told if took is None else f"{self._with_tile(event.seat, *_TAKES[event.took], took)} {told}"

    def _settled(self, event: ev.TurnSettled) -> str:
        late = event.cause is ev.Cause.DEADLINE
        if self.is_reader(event.seat):
            parts = [self.speak.message("clock/time-is-up") if late else self.speak.word("term-not-legal")]
        else:
            parts = [self._of(event.seat, "game-time-up" if late else "game-table-not-legal", "")]
        if event.to_rack:
            # these tiles lay on the table for everybody to see
            parts.append(self.speak.word("web-say-to-rack", tiles=self._all(event.to_rack)))
        if event.to_pool:
            parts.append(self.speak.word("term-to-pool", tiles=self._all(event.to_pool)))
        if event.drawn and self.sees in (None, event.seat):
            parts.append(self.speak.word("term-drawn", tiles=self._all(event.drawn)))
        elif event.drawn:
            parts.append(self.speak.word("game-penalty", player=self.name(event.seat), count=len(event.drawn)))
        return " ".join(parts)

    def _of(self, seat: int, of_others: str, to_reader: str, **arguments: str | int) -> str:
        message = to_reader if self.is_reader(seat) else of_others
        return self.speak.word(message, player=self.names[seat], **arguments)

    def _with_tile(self, seat: int, of_others: str, to_reader: str, tile: Tile) -> str:
        message = to_reader if self.is_reader(seat) else of_others
        return self._of(seat, of_others, to_reader, tile=self.tile(tile, self.speak.form(message, "tile")))

    def _all(self, tiles: Iterable[Tile]) -> str:
        return written([tile.face for tile in tiles], letters(self.rules))


def _parted(tiles: TileSet, own: Set[Tile], spare: Counter[Face]) -> tuple[list[Tile], list[Tile]]:
    """The tiles of a set that look as if they came from the rack, and the others."""
    new: list[Tile] = []
    rest: list[Tile] = []
    for tile in tiles:
        if tile in own:
            new.append(tile)
        elif spare[tile.face]:
            spare[tile.face] -= 1
            new.append(tile)
        else:
            rest.append(tile)
    return new, rest


def _key(tiles: Iterable[Tile]) -> tuple[Face, ...]:
    return tuple(sorted([tile.face for tile in tiles], key=BY_CODE))
