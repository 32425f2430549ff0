"""A move of the solver as a person sees it: the table before and after side by side, and the steps as sentences.

Sets keep their numbers: the set that grows out of set 2 is set 2 again, new sets get the numbers after the last old one. So the
sentences can be followed one after the other while the table changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meldstone.cli.terminal.faces import Letter, letters, strip, written
from meldstone.cli.terminal.screen import Screen
from meldstone.cli.terminal.story import Teller
from meldstone.game.commands import Took
from meldstone.i18n import Translator
from meldstone.rules.sets import readings
from meldstone.solver import Move, Objective, Step, StepKind
from meldstone.tiles import MIRROR, Tile, TileSet

_TAKEN = {Took.DISCARD: "term-you-take-discard", Took.OPEN_TILE: "term-you-take-open"}
_STEPS = {
    StepKind.JOIN: "move-join",
    StepKind.SPLIT: "move-split",
    StepKind.SWAP_JOKER: "move-swap",
    StepKind.TAKE_END: "move-end",
}
"""The message of a step; all others take a tile from within a set."""


def draw_move(move: Move, objective: Objective, console: Console, speak: Translator, *, explain: bool = False) -> None:
    """Draws the table before and after and says what the move is worth; the steps too, if asked for."""
    letter = letters(move.position.rules)
    screen = Screen(console, Teller(move.position.rules, (), speak))
    _draw_tables(move, letter, screen, speak)
    screen.rack(speak.word("label-rack"), move.position.rack)
    for sentence in _jokers(move, letter, speak):
        screen.say(f"  {sentence}", "dim")
    console.print()
    for sentence in _summary(move, objective, letter, speak):
        screen.say(sentence)
    if explain and move.tiles:
        console.print()
        for number, sentence in enumerate(sentences(move, letter, speak), start=1):
            screen.say(f"{number:>2}. {sentence}")


def sentences(move: Move, letter: Letter, speak: Translator) -> Iterator[str]:
    """What to do with the hands, one after the other."""
    yield from _taken(move, letter, speak)
    numbers = _numbers(move)
    finishing = {step.target: step for step in move.steps}
    for step in move.steps:
        told = _sentence(step, move, numbers, letter, speak)
        if finishing[step.target] is step:
            yield speak.word("move-step-done", step=told, tiles=written(move.table[step.target].faces, letter))
        else:
            yield speak.word("move-step", step=told)


def _taken(move: Move, letter: Letter, speak: Translator) -> Iterator[str]:
    """The tile beside the rack, if the move takes one."""
    taken = move.position.beside(move.took)
    if taken is not None:
        yield speak.word(_TAKEN[move.took], tile=letter(taken.face))


# --- the tables ------------------------------------------------------------------------------------------------------------------


def _numbers(move: Move) -> list[int]:
    """The number of each set of the table afterwards: that of the old set it grows out of, or a new one."""
    home = {tile: i for i, tiles in enumerate(move.position.table, start=1) for tile in tiles}
    moving = {tile for step in move.steps for tile in step.tiles}
    fresh = iter(range(len(move.position.table) + 1, len(move.position.table) + len(move.table) + 1))
    numbers = []
    for tiles in move.table:
        staying = next((tile for tile in tiles if tile not in moving), None)
        numbers.append(next(fresh) if staying is None else home[staying])
    return numbers


def _draw_tables(move: Move, letter: Letter, screen: Screen, speak: Translator) -> None:
    before = dict(enumerate(move.position.table, start=1))
    after = dict(zip(_numbers(move), move.table, strict=True))
    if not before and not after:
        screen.table(move.position.table)
        return
    placed = frozenset(move.placed)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(speak.word("move-before"))
    grid.add_column(speak.word("move-after"))
    for number in sorted({*before, *after}):
        old, new = before.get(number, TileSet()), after.get(number, TileSet())
        mark = "+" if not old else "-" if not new else "•" if number - 1 in move.touched else " "
        style = {" ": "dim", "-": "bold red"}.get(mark, "bold green")
        grid.add_row(Text(f"{number}{mark}", style), strip(old, letter), _marked(new, placed, letter))
    screen.console.print(grid)
    if placed:
        screen.say(speak.word("move-legend"), "dim")


def _marked(tiles: Sequence[Tile], placed: frozenset[Tile], letter: Letter) -> Text:
    """Tiles side by side, a star on those that were placed."""
    text = Text()
    for tile in tiles:
        own = tile in placed
        drawn = strip([tile], (lambda face: f"{letter(face)}*") if own else letter)
        if own:
            drawn.stylize("underline", 1, len(drawn) - 1)
        text.append_text(drawn[1:] if text else drawn)
    return text


def _jokers(move: Move, letter: Letter, speak: Translator) -> Iterator[str]:
    """What every joker of the table afterwards stands for."""
    for number, tiles, reading in sorted(zip(_numbers(move), move.table, move.readings, strict=True), key=lambda row: row[0]):
        for tile, slots in zip(tiles, reading.slots, strict=True):
            if tile.face is MIRROR:
                yield speak.word("move-mirror", joker=letter(tile.face), set=number)
            elif not tile.face.number:
                meant = " + ".join(" / ".join(letter(face) for face in slot.faces) for slot in slots)
                yield speak.word("move-joker", joker=letter(tile.face), set=number, meant=meant)


# --- in words --------------------------------------------------------------------------------------------------------------------


def _summary(move: Move, objective: Objective, letter: Letter, speak: Translator) -> Iterator[str]:
    if not move.tiles:
        yield speak.word("move-nothing")
    else:
        yield from _taken(move, letter, speak)
        placed = written((tile.face for tile in move.placed), letter)
        yield speak.word("move-places", tiles=placed, count=move.tiles, points=move.points)
        if move.finishes:
            yield speak.word("move-finishes")
        if move.position.table:
            message = "move-changes-fewest" if move.fewest else "move-changes"
            yield speak.word(message, changed=move.sets_changed, count=len(move.position.table))
    if not move.optimal:
        yield speak.word(f"move-unproven-{objective.value}", count=int(move.bound))
    elif move.tiles and not move.finishes:
        yield speak.word(f"move-proven-{objective.value}")
    else:
        yield speak.word("move-proven")


def _sentence(step: Step, move: Move, numbers: Sequence[int], letter: Letter, speak: Translator) -> str:
    tiles = written((tile.face for tile in step.tiles), letter)
    target = numbers[step.target]
    if step.source is None:
        return speak.word("move-lay" if step.kind is StepKind.LAY else "move-add", target=target, tiles=tiles)
    coming = _replaced(step, move, numbers, letter) if step.kind is StepKind.SWAP_JOKER else None
    message = _STEPS.get(step.kind, "move-take") if coming is None else "move-swap-for"
    if step.starts and step.kind is not StepKind.JOIN:
        message = f"{message}-begin"
    return speak.word(message, source=step.source + 1, target=target, tiles=tiles, tile=coming or "")


def _replaced(step: Step, move: Move, numbers: Sequence[int], letter: Letter) -> str | None:
    """Which tile comes to lie in the place of a joker, if one of those that come is what it stood for."""
    assert step.source is not None
    old = move.position.table[step.source]
    place = old.index(step.tiles[0])
    meant = {face for reading in readings(old.faces, move.position.rules) for slot in reading.slots[place] for face in slot.faces}
    staying = move.table[numbers.index(step.source + 1)]
    return next((letter(tile.face) for tile in staying if tile not in old and tile.face in meant), None)
