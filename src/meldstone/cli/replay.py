"""``meldstone replay``: a recorded game, turn by turn."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console

from meldstone.cli.failure import UsageError
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import plain_console
from meldstone.cli.records import load_record
from meldstone.cli.terminal.screen import Screen
from meldstone.cli.terminal.story import Teller
from meldstone.game import events as ev
from meldstone.game.evolve import evolve
from meldstone.game.view import view
from meldstone.i18n import Translator, translator

SEATS = "ABCDEF"
_TURN_ENDS = (ev.Played, ev.Drew, ev.Passed, ev.Discarded, ev.TurnSettled)


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``replay``, and what its help says."""
    parser.description = text("cli-replay-text")
    parser.add_argument("file", metavar="FILE", help=text("cli-file"))
    parser.add_argument("--step", action="store_true", help=text("cli-step"))
    parser.add_argument("--seat", metavar="N", help=text("cli-seat"))


def run(arguments: argparse.Namespace) -> int:
    """Shows the game."""
    if arguments.step and arguments.file == "-":
        raise UsageError("--step", "usage-step")
    events = load_record(arguments.file)
    first = events[0]
    assert isinstance(first, ev.GameOpened)  # a record that could be read begins so
    seat = _seat(arguments.seat, first.players)
    show(events, seat, plain_console(), translator(arguments.lang), step=arguments.step)
    return 0


def show(events: Sequence[ev.AnyEvent], seat: int | None, console: Console, speak: Translator, *, step: bool = False) -> None:
    """Prints every event; after each turn the table and the rack that may be seen."""
    state = evolve(None, events[0])
    names = state.names or tuple(speak.word("term-player", letter=SEATS[index]) for index in range(state.players))
    teller = Teller(state.rules, names, speak, seat)
    screen = Screen(console, teller)
    screen.say(speak.word("term-replay-head", edition=state.rules.name, game=state.game, names=", ".join(names)), "bold")
    for event in events[1:]:
        before, state = state, evolve(state, event)
        told = teller.tell(event, before)
        if told:
            number = f"{before.board.turns + 1}. " if isinstance(event, _TURN_ENDS) else ""
            screen.say(number + told, "bold" if number else "")
        if isinstance(event, ev.Dealt):
            for index in range(state.players):
                if seat in (None, index):
                    screen.rack(teller.name(index), state.board.seats[index].rack)
        if isinstance(event, ev.Played | ev.TurnSettled):
            screen.table(event.table)
        if isinstance(event, _TURN_ENDS):
            if seat in (None, event.seat):
                screen.rack(teller.name(event.seat), state.board.seats[event.seat].rack)
            if step and not _go_on(speak):
                return
    if state.score is None:
        screen.say(speak.word("term-record-stops"))
    screen.final(view(state, None))


def _go_on(speak: Translator) -> bool:
    try:
        return input(f"{speak.word('term-replay-step')}> ").strip().lower() not in ("q", "quit")
    except EOFError:
        sys.stdout.write("\n")
        return False


def _seat(text: str | None, players: int) -> int | None:
    if text is None:
        return None
    index = SEATS.find(text.upper()) if len(text) == 1 and text.isalpha() else int(text) - 1 if text in tuple("123456") else -1
    if not 0 <= index < players:
        raise UsageError("--seat", "usage-seat", value=text, letters=SEATS[:players], most=players)
    return index
