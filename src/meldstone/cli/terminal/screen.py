"""What the player sees: everything is a rich `Text`, wrapped to the width of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meldstone.cli.terminal import words
from meldstone.cli.terminal.draft import Draft
from meldstone.cli.terminal.faces import Order, letters, sorted_rack, strip
from meldstone.cli.terminal.story import Teller
from meldstone.game.state import Stage
from meldstone.game.view import View
from meldstone.rules.sets import is_set, opening_value
from meldstone.tiles import Table, Tile, TileSet


class Screen:
    """Prints the game to a console."""

    def __init__(self, console: Console, teller: Teller) -> None:
        self.console = console
        self.teller = teller
        self.rules = teller.rules
        self.speak = teller.speak
        self.letter = letters(teller.rules)

    def say(self, text: str, style: str = "") -> None:
        """A sentence of its own."""
        self.console.print(Text(text, style=style))

    def objections(self, head: str, sentences: Iterable[str]) -> None:
        """Why something cannot be done."""
        self.say(head, "bold red")
        for sentence in sentences:
            self.console.print(Text("  • " + sentence))

    def stories(self, lines: Iterable[str]) -> None:
        """What the others did."""
        for line in lines:
            self.console.print(Text("  " + line, style="italic"))

    def board(self, view: View, draft: Draft, order: Order) -> None:
        """Players, table, work area and rack."""
        self.console.print()
        self._players(view)
        self.table(draft.table, lambda tiles: any(tile in draft.own for tile in tiles))
        if draft.loose:
            self.console.print(
                Text.assemble((f"  {self.speak.word('term-hand')}: ", "bold yellow"), strip(draft.loose, self.letter))
            )
        self._rack(view, draft, order)

    def table(self, table: Table, is_new: Callable[[TileSet], bool] = lambda _: False) -> None:
        """The sets with their numbers; a set that is not legal yet is marked."""
        if not table:
            self.console.print(Text(f"  {self.speak.word('game-table-empty')}", style="dim"))
            return
        pieces = []
        for number, tiles in enumerate(table, start=1):
            legal = is_set(tiles.faces, self.rules)
            style = "bold red" if not legal else "bold green" if is_new(tiles) else "dim"
            mark = "✗" if not legal else "•" if is_new(tiles) else " "
            pieces.append(Text.assemble((f"{number:>2}{mark}", style), strip(tiles, self.letter)))
        self._flow(pieces, "  ")

    def final(self, view: View) -> None:
        """Everybody's rack, the points and their reasons."""
        self.console.print()
        if view.score is None:
            return
        winners = view.score.winners
        if len(winners) > 1:
            names = ", ".join(self.teller.name(seat) for seat in winners)
            self.say(f"{self.speak.word('game-over')} {self.speak.word('game-shared-win', players=names)}", "bold")
        elif self.teller.is_reader(winners[0]):
            self.say(self.speak.word("term-you-win"), "bold")
        else:
            self.say(self.speak.word("term-wins", player=self.teller.name(winners[0])), "bold")
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 2), show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        for name, points, reason in self.teller.points_lines(view.score):
            grid.add_row(Text(name), Text(points), Text(reason))
        self.console.print(grid)
        for seat, shown in enumerate(view.seats):
            if shown.rack:
                self.rack(self.teller.name(seat), shown.rack)

    def rack(self, name: str, rack: Iterable[Tile]) -> None:
        """Somebody's tiles."""
        tiles = tuple(rack)
        self._flow(self._groups(tiles, Order.COLOUR), f"  {name} ({len(tiles)}): ")

    def help(self) -> None:
        """Everything one can type."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 2), show_header=False)
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column()
        for command, meaning in words.help_lines(self.rules, self.speak):
            grid.add_row(Text(command), Text(meaning))
        self.console.print(grid)
        for note in words.help_notes(self.rules, self.speak):
            self.console.print(Text("  " + note, style="dim"))

    # --- parts -------------------------------------------------------------------------------------------------------------------

    def _players(self, view: View) -> None:
        pieces = []
        for seat, shown in enumerate(view.seats):
            mark = "▶ " if seat == view.turn else ""
            notes = [self.speak.word("term-tiles", count="?" if shown.tiles is None else shown.tiles)]
            if not shown.opened:
                notes.append(self.speak.word("term-not-opened"))
            if shown.announced:
                notes.append(self.speak.word("term-announced"))
            text = Text.assemble(
                (f"{mark}{self.teller.name(seat)}", "bold" if seat == view.turn else ""), (f" {', '.join(notes)}", "dim")
            )
            if shown.discards:
                dead = "" if shown.discard_live else "-dead"
                text.append(f" {self.speak.word(f'term-discarded{dead}')} ", style="dim")
                text.append_text(strip(shown.discards[-1:], self.letter))
            pieces.append(text)
        pieces.append(Text(self.speak.word("term-pool", count=view.pool), style="cyan" if view.pool else "bold red"))
        if view.open_tile is not None:
            pieces.append(Text.assemble((f"{self.speak.word('label-open-tile')} ", "cyan"), strip([view.open_tile], self.letter)))
        self._flow(pieces, "", gap="  ·  ")

    def _rack(self, view: View, draft: Draft, order: Order) -> None:
        self._flow(self._groups(draft.rack, order), f"{self.speak.word('label-rack')} ({len(draft.rack)}): ")
        if view.you is not None and not view.seats[view.you].opened and view.stage is not Stage.MUST_DISCARD:
            minimum = self.rules.opening.meld_minimum
            new = [tiles for tiles in draft.table if all(tile in draft.own for tile in tiles)]
            points = sum(opening_value(tiles.faces, self.rules) or 0 for tiles in new)
            self.say(self.speak.word("term-opening-so-far" if new else "term-opening", minimum=minimum, points=points), "dim")

    def _groups(self, rack: Iterable[Tile], order: Order) -> list[Text]:
        return [strip(group, self.letter) for group in sorted_rack(rack, order)]

    def _flow(self, pieces: Sequence[Text], head: str, gap: str = " ") -> None:
        """Pieces side by side as far as the width goes; a piece is broken only if a line cannot hold it."""
        width = max(self.console.width, 20)
        indent = " " * min(len(head), 4)
        line = Text(head, style="bold")
        empty = True
        for piece in pieces:
            if not empty and line.cell_len + len(gap) + piece.cell_len > width:
                self.console.print(line)
                line, empty = Text(indent), True
            line = Text.assemble(line, "" if empty else gap, piece)
            empty = False
        self.console.print(line)
