"""``meldstone replay``: a recorded game, turn by turn."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console

from meldstone.cli.failure import InputError
from meldstone.cli.plain import plain_console
from meldstone.cli.records import load_record
from meldstone.cli.terminal.faces import letters
from meldstone.cli.terminal.screen import Screen
from meldstone.cli.terminal.story import tell
from meldstone.game import events as ev
from meldstone.game.evolve import evolve
from meldstone.game.view import view

SEATS = "ABCDEF"
_TURN_ENDS = (ev.Played, ev.Drew, ev.Passed, ev.Discarded, ev.TurnSettled)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options of ``replay``, and what its help says."""
    parser.description = "Shows a recorded game turn by turn. With --step, Enter shows the next turn."
    parser.add_argument("file", metavar="FILE", help="a record, as text or as JSON lines; - for standard input")
    parser.add_argument("--step", action="store_true", help="wait for Enter after every turn")
    parser.add_argument("--seat", metavar="N", help="show only what this seat sees: 1 to 6, or A to F")


def run(arguments: argparse.Namespace) -> int:
    """Shows the game."""
    if arguments.step and arguments.file == "-":
        raise InputError(
            "usage/bad-option", "--step reads the keyboard, so the record cannot come from standard input", option="--step"
        )
    events = load_record(arguments.file)
    first = events[0]
    assert isinstance(first, ev.GameOpened)  # a record that could be read begins so
    seat = _seat(arguments.seat, first.players)
    show(events, seat, plain_console(), step=arguments.step)
    return 0


def show(events: Sequence[ev.AnyEvent], seat: int | None, console: Console, *, step: bool = False) -> None:
    """Prints every event; after each turn the table and the rack that may be seen."""
    state = evolve(None, events[0])
    names = state.names or tuple(f"Player {SEATS[index]}" for index in range(state.players))
    screen = Screen(console, state.rules, names, letters(state.rules))
    screen.say(f"{state.rules.name}, game {state.game}, {state.players} players: {', '.join(names)}", "bold")
    for event in events[1:]:
        before, state = state, evolve(state, event)
        told = tell(event, before, names, screen.letter, seat)
        if told:
            number = f"{before.board.turns + 1}. " if isinstance(event, _TURN_ENDS) else ""
            screen.say(number + told, "bold" if number else "")
        if isinstance(event, ev.Dealt):
            for index in range(state.players):
                if seat in (None, index):
                    screen.rack(names[index], state.board.seats[index].rack)
        if isinstance(event, ev.Played | ev.TurnSettled):
            screen.table(event.table)
        if isinstance(event, _TURN_ENDS):
            if seat in (None, event.seat):
                screen.rack(names[event.seat], state.board.seats[event.seat].rack)
            if step and not _go_on():
                return
    if state.score is None:
        screen.say("The record stops here; the game is not over.")
    screen.final(view(state, None), names)


def _go_on() -> bool:
    try:
        return input("Enter: next turn, q: stop> ").strip().lower() not in ("q", "quit")
    except EOFError:
        sys.stdout.write("\n")
        return False


def _seat(text: str | None, players: int) -> int | None:
    if text is None:
        return None
    index = SEATS.find(text.upper()) if len(text) == 1 and text.isalpha() else int(text) - 1 if text in tuple("123456") else -1
    if not 0 <= index < players:
        raise InputError(
            "usage/bad-option", f"--seat {text!r}: this game has the seats {SEATS[:players]}, or 1 to {players}", option="--seat"
        )
    return index
