"""What happened, in sentences: for the table in the terminal and for replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from meldstone.cli.terminal.faces import Letter, written
from meldstone.game import events as ev
from meldstone.game.commands import Decision, Took
from meldstone.game.state import State
from meldstone.rules.scoring import Charge, Score
from meldstone.tiles import BY_CODE, Face, Table, Tile

_ENDINGS = {
    ev.Ending.FINISHED: None,
    ev.Ending.BLOCKED: "Nobody can play any more. Whoever has the fewest points on the rack wins.",
    ev.Ending.FINAL_ROUND: "The pool is empty and everybody has had a last turn. Whoever has the fewest points on the rack wins.",
}


def tell(event: ev.AnyEvent, before: State | None, names: Sequence[str], letter: Letter, sees: int | None = None) -> str | None:
    """What an event looks like to a seat (`sees`; None sees everything); None if there is nothing to tell."""
    match event:
        case ev.StartDrawn():
            drawn = ", ".join(f"{names[seat]} {letter(tile.face)}" for part in event.rounds for seat, tile in part)
            return f"Draw for first turn: {drawn}. {_does(names[event.starter], 'starts', 'start')}."
        case ev.Dealt():
            return None if event.number == 1 else "New tiles for everybody."
        case ev.RedealDemanded():
            shown = written([tile.face for tile in event.shown], letter)
            return (
                f"{_does(names[event.seat], 'shows', 'show')} {shown} and {_verb(names[event.seat], 'wants', 'want')} a new deal."
            )
        case ev.Played():
            return _played(event, before, names, letter)
        case ev.Drew():
            tile = letter(event.tile.face) if sees in (None, event.seat) else "a tile"
            return f"{_does(names[event.seat], 'draws', 'draw')} {tile}."
        case ev.Passed():
            return f"{_does(names[event.seat], 'passes', 'pass')}."
        case ev.Discarded():
            return f"{_does(names[event.seat], 'discards', 'discard')} {letter(event.tile.face)}."
        case ev.TurnSettled():
            return _settled(event, names, letter, sees)
        case ev.OpeningAnnounced():
            return f"{_does(names[event.seat], 'announces', 'announce')} the opening for the next round."
        case ev.FinishDeclared():
            return f"{_does(names[event.seat], 'has', 'have')} finished."
        case ev.CountAnswered():
            return f"{_does(names[event.of], 'holds', 'hold')} {event.count} {'tile' if event.count == 1 else 'tiles'}."
        case ev.DisputeRaised():
            return f"{_does(names[event.seat], 'calls', 'call')} the referee."
        case ev.Ruled():
            return "The referee undoes the last turn." if event.decision is Decision.UNDO else "The referee lets the turn stand."
        case ev.GameEnded():
            return _ENDINGS[event.ending]
    return None


def play_text(before: Table, after: Table, laid: Sequence[Tile], letter: Letter) -> str:
    """What a play did: new sets, tiles added, sets rebuilt."""
    own = set(laid)
    old = Counter(_key(tiles) for tiles in before)
    parts: list[str] = []
    added: list[str] = []
    kept = 0
    for tiles in after:
        if old[_key(tiles)]:
            old[_key(tiles)] -= 1
            kept += 1
            continue
        new = [tile for tile in tiles if tile in own]
        rest = _key(tile for tile in tiles if tile not in own)
        if len(new) == len(tiles):
            parts.append(written(tiles.faces, letter))
        elif new and old[rest]:
            old[rest] -= 1
            kept += 1
            faces = written([tile.face for tile in new], letter)
            added.append(f"{faces} to {written([tile.face for tile in tiles if tile not in own], letter)}")
        elif new:
            added.append(f"{written([tile.face for tile in new], letter)} in {written(tiles.faces, letter)}")
    said = ", and ".join(", ".join(part) for part in (parts, added) if part)
    rebuilt = len(before) - kept
    return f"{said} ({rebuilt} {'set' if rebuilt == 1 else 'sets'} rebuilt)" if rebuilt > 0 else said


def points_lines(score: Score, names: Sequence[str]) -> list[tuple[str, str, str]]:
    """Name, points and reason for each seat."""
    return [
        (names[seat], f"{points:+d}", _reason(score, seat) + (f", times {score.multiplier}" if score.multiplier > 1 else ""))
        for seat, points in enumerate(score.points)
    ]


def _reason(score: Score, seat: int) -> str:
    total = score.rack_sums[seat]
    return {
        Charge.WINNER: "wins what the others lose",
        Charge.RACK_SUM: f"{total} left on the rack",
        Charge.UNOPENED: "had not opened and could not",
        Charge.COULD_HAVE_OPENED: "had not opened although the rack could have",
        Charge.ANNOUNCED: "had not opened, but had announced it",
    }[score.charges[seat]]


def _played(event: ev.Played, before: State | None, names: Sequence[str], letter: Letter) -> str:
    if before is None:
        return f"{_does(names[event.seat], 'plays', 'play')}."
    lying = set(before.board.table.tiles)
    laid = [tile for tile in event.table.tiles if tile not in lying]
    opening = "" if before.board.seats[event.seat].opened else f"{_verb(names[event.seat], 'opens', 'open')}: "
    took = {Took.DISCARD: " after taking the discard", Took.OPEN_TILE: " after taking the open tile"}.get(event.took, "")
    text = play_text(before.board.table, event.table, laid, letter)
    return f"{names[event.seat]} {opening or _verb(names[event.seat], 'plays ', 'play ')}{text}{took}."


def _settled(event: ev.TurnSettled, names: Sequence[str], letter: Letter, sees: int | None) -> str:
    why = "time was up" if event.cause is ev.Cause.DEADLINE else "the table was not legal"
    parts = []
    if event.to_rack:
        # these tiles lay on the table for everybody to see
        parts.append(f"{written([tile.face for tile in event.to_rack], letter)} to the rack")
    if event.to_pool:
        parts.append(f"{written([tile.face for tile in event.to_pool], letter)} to the pool")
    if event.drawn:
        shown = written([tile.face for tile in event.drawn], letter) if sees in (None, event.seat) else str(len(event.drawn))
        parts.append(f"draws {shown}")
    return f"{names[event.seat]}: {why}" + (f"; {', '.join(parts)}" if parts else "") + "."


def _does(name: str, third: str, second: str) -> str:
    return f"{name} {_verb(name, third, second)}"


def _verb(name: str, third: str, second: str) -> str:
    """``You draw``, ``Ada draws``."""
    return second if name == "You" else third


def _key(tiles: Iterable[Tile]) -> tuple[Face, ...]:
    return tuple(sorted([tile.face for tile in tiles], key=BY_CODE))
