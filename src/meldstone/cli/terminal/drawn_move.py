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
from meldstone.i18n import translator
from meldstone.rules.sets import Reading, readings
from meldstone.solver import Move, Objective, Step, StepKind
from meldstone.tiles import MIRROR, Tile, TileSet

_LEGEND = "* from your rack   • changed   + new   - used up"
_TAKEN = {Took.DISCARD: "the discarded tile", Took.OPEN_TILE: "the open tile"}


def draw_move(move: Move, objective: Objective, console: Console, *, explain: bool = False) -> None:
    """Draws the table before and after and says what the move is worth; the steps too, if asked for."""
    letter = letters(move.position.rules)
    screen = Screen(console, Teller(move.position.rules, (), translator("en")))
    _draw_tables(move, letter, screen)
    screen.rack("rack", move.position.rack)
    for sentence in _jokers(move, letter):
        screen.say(f"  {sentence}", "dim")
    console.print()
    for sentence in _summary(move, objective, letter):
        screen.say(sentence)
    if explain and move.tiles:
        console.print()
        for number, sentence in enumerate(sentences(move, letter), start=1):
            screen.say(f"{number:>2}. {sentence}")


def sentences(move: Move, letter: Letter) -> Iterator[str]:
    """What to do with the hands, one after the other."""
    if move.took in _TAKEN:
        taken = move.position.beside(move.took)
        yield f"Take {_TAKEN[move.took]}{f' {letter(taken.face)}' if taken else ''}."
    numbers = _numbers(move)
    finishing = {step.target: step for step in move.steps}
    for step in move.steps:
        done = f": {written(move.table[step.target].faces, letter)}" if finishing[step.target] is step else ""
        yield f"{_sentence(step, move, numbers, letter)}{done}."


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


def _draw_tables(move: Move, letter: Letter, screen: Screen) -> None:
    before = dict(enumerate(move.position.table, start=1))
    after = dict(zip(_numbers(move), move.table, strict=True))
    if not before and not after:
        screen.table(move.position.table)
        return
    placed = frozenset(move.placed)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column("before")
    grid.add_column("after")
    for number in sorted({*before, *after}):
        old, new = before.get(number, TileSet()), after.get(number, TileSet())
        mark = "+" if not old else "-" if not new else "•" if number - 1 in move.touched else " "
        style = {" ": "dim", "-": "bold red"}.get(mark, "bold green")
        grid.add_row(Text(f"{number}{mark}", style), strip(old, letter), _marked(new, placed, letter))
    screen.console.print(grid)
    if placed:
        screen.say(_LEGEND, "dim")


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


def _jokers(move: Move, letter: Letter) -> Iterator[str]:
    """What every joker of the table afterwards stands for."""
    for number, tiles, reading in sorted(zip(_numbers(move), move.table, move.readings, strict=True), key=lambda row: row[0]):
        for tile, meaning in _meanings(tiles, reading, letter):
            yield f"{letter(tile.face)} in set {number} {meaning}"


def _meanings(tiles: TileSet, reading: Reading, letter: Letter) -> Iterator[tuple[Tile, str]]:
    for tile, slots in zip(tiles, reading.slots, strict=True):
        if tile.face is MIRROR:
            yield tile, "is the mirror"
        elif not tile.face.number:
            yield tile, "is " + " and ".join(" or ".join(letter(face) for face in slot.faces) for slot in slots)


# --- in words --------------------------------------------------------------------------------------------------------------------


def _summary(move: Move, objective: Objective, letter: Letter) -> Iterator[str]:
    unit = objective.value
    if not move.tiles:
        yield "There is nothing to play."
    else:
        if move.took in _TAKEN:
            yield f"Takes {_TAKEN[move.took]}."
        worth = f"{_counted(move.tiles, 'tile')}, {_counted(move.points, 'point')}"
        yield f"Places {written((tile.face for tile in move.placed), letter)}: {worth}."
        if move.finishes:
            yield "The rack is empty."
        if move.position.table:
            least = ", proven the fewest" if move.fewest else ""
            yield f"Changes {move.sets_changed} of {_counted(len(move.position.table), 'set')} on the table{least}."
    if not move.optimal:
        yield f"Not proven the best: there may be a move worth up to {move.bound} {unit}."
    elif move.tiles and not move.finishes:
        yield f"Proven: no legal move places more {unit}."
    else:
        yield "Proven."


def _counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _sentence(step: Step, move: Move, numbers: Sequence[int], letter: Letter) -> str:
    tiles = written((tile.face for tile in step.tiles), letter)
    target = f"set {numbers[step.target]}"
    if step.source is None:
        return f"Lay {target} from your rack" if step.kind is StepKind.LAY else f"Add {tiles} from your rack to {target}"
    source = f"set {step.source + 1}"
    them = "it" if len(step.tiles) == 1 else "them"
    put = f"begin {target} with {them}" if step.starts else f"put {them} into {target}"
    if step.kind is StepKind.JOIN:
        return f"Join {source} to {target}"
    if step.kind is StepKind.SPLIT:
        return f"Split {source}: take {tiles} and {put}"
    if step.kind is StepKind.SWAP_JOKER:
        return f"Swap the joker: take {tiles} from {source}{_replaced(step, move, numbers, letter)} and {put}"
    if step.kind is StepKind.TAKE_END:
        return f"Take {tiles} from the end of {source} and {put}"
    # the solver calls it so in a group of three too, where another tile fills the gap
    fourth = "the fourth tile " if len(move.position.table[step.source]) > 3 else ""
    return f"Take {fourth}{tiles} from {source} and {put}"


def _replaced(step: Step, move: Move, numbers: Sequence[int], letter: Letter) -> str:
    """Which tile comes to lie in the place of a joker, if one of those that come is what it stood for."""
    assert step.source is not None
    old = move.position.table[step.source]
    place = old.index(step.tiles[0])
    meant = {face for reading in readings(old.faces, move.position.rules) for slot in reading.slots[place] for face in slot.faces}
    staying = move.table[numbers.index(step.source + 1)]
    coming = [letter(tile.face) for tile in staying if tile not in old and tile.face in meant]
    return f", where {coming[0]} takes its place," if coming else ""
