"""Writes the events of a game as a text record: headers, the deal, one line a turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from meldstone.game import events as ev
from meldstone.game.commands import Took
from meldstone.game.evolve import evolve
from meldstone.game.state import State
from meldstone.notation.table_change import change_text
from meldstone.rules.knobs import value_text
from meldstone.tiles import Tile, tiles_text

TITLE = "Meldstone game record 1"
SEATS = "ABCDEF"
PLAY_WORDS = {Took.NOTHING: "play", Took.DISCARD: "play-discard", Took.OPEN_TILE: "play-open"}
CAUSE_WORDS = {ev.Cause.DEADLINE: "timeout", ev.Cause.ILLEGAL_TABLE: "penalised"}
_ENDS_TURN = (ev.Played, ev.Drew, ev.Passed, ev.Discarded, ev.TurnSettled)


def write_text(events: Iterable[ev.AnyEvent]) -> str:
    """The record of a game; reading it gives the same events."""
    return "\n".join(_lines(events)) + "\n"


def _lines(events: Iterable[ev.AnyEvent]) -> Iterator[str]:
    state: State | None = None
    for event in events:
        if isinstance(event, ev.GameOpened):
            yield from _headers(event)
        elif state is not None:
            lines = _BODY[type(event)](event, state)
            ends_turn = isinstance(event, _ENDS_TURN)
            number = f"{state.board.turns + 1}. " if ends_turn else ""
            yield f"{number}{lines[0]}{_tail(event)}"
            yield from lines[1:]
        state = evolve(state, event)


def _headers(event: ev.GameOpened) -> Iterator[str]:
    yield TITLE
    yield f"Edition: {event.edition}"
    if event.judge != 1:
        yield f"Judge: {event.judge}"
    if event.overrides:
        yield "Knobs: " + " ".join(f"{name}={value_text(value)}" for name, value in event.overrides.items())
    yield f"Players: {event.players}"
    if event.names:
        yield "Names: " + ", ".join(_quoted(name) for name in event.names)
    if event.times:
        yield "Times: " + " ".join(map(str, event.times))
    if event.game != 1:
        yield f"Game: {event.game}"
    yield f"Commitment: {event.commitment}"
    yield f"Seed: {event.seed}"
    if event.salts:
        yield "Salts: " + ", ".join(_quoted(salt) for salt in event.salts)
    if event.at:
        yield f"Opened: {event.at}"
    if event.key:
        yield f"Key: {_quoted(event.key)}"
    yield ""


def _tail(event: ev.AnyEvent) -> str:
    """When it happened, and the key of the command."""
    when = f"  @{event.at}" if event.at else ""
    return when + (f" key {_quoted(event.key)}" if event.key else "")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _start(event: ev.StartDrawn, state: State) -> list[str]:
    rounds = [", ".join(f"{SEATS[seat]} {tile}" for seat, tile in drawn) for drawn in event.rounds]
    return [f"start {' | '.join(rounds)} -> {SEATS[event.starter]}"]


def _dealt(event: ev.Dealt, state: State) -> list[str]:
    lines = [f"deal {event.number} {SEATS[event.starter]}"]
    lines += [f"  {SEATS[seat]} {tiles_text(rack)}" for seat, rack in enumerate(event.racks)]
    lines.append(f"  pool {tiles_text(event.middle)}")
    if event.bank:
        lines.append("  bank " + " / ".join(tiles_text(stack) for stack in event.bank))
    if event.open_tile is not None:
        lines.append(f"  open {event.open_tile}")
    return lines


def _played(event: ev.Played, state: State) -> list[str]:
    change = change_text(state.board.table, event.table, event.declared)
    return [f"{SEATS[event.seat]} {PLAY_WORDS[event.took]} {change}"]


def _drew(event: ev.Drew, state: State) -> list[str]:
    stack = "" if event.stack is None else f" stack {event.stack + 1}"
    return [f"{SEATS[event.seat]} draw {event.tile}{stack}"]


def _settled(event: ev.TurnSettled, state: State) -> list[str]:
    change = "" if event.table == state.board.table else change_text(state.board.table, event.table)
    clauses = [
        f"{SEATS[event.seat]} {CAUSE_WORDS[event.cause]}",
        *_clause("becomes", [change] if change else []),
        *_clause("took", [event.took.value] if event.took is not Took.NOTHING else []),
        *_clause("rack", event.to_rack),
        *_clause("to-pool", event.to_pool),
        *(["mixed " + tiles_text(event.pool)] if event.pool is not None else []),
        *_clause("drew", event.drawn),
        *(["played"] if event.played else []),
    ]
    return [" | ".join(clauses)]


def _clause(word: str, parts: Sequence[Tile | str]) -> list[str]:
    return [f"{word} {' '.join(str(part) for part in parts)}"] if parts else []


def _dispute(event: ev.DisputeRaised, state: State) -> list[str]:
    return [f"{SEATS[event.seat]} dispute" + (f" {_quoted(event.note)}" if event.note else "")]


def _ruled(event: ev.Ruled, state: State) -> list[str]:
    line = f"referee {event.decision.value}"
    if event.pool is not None:
        line += f" mixed {tiles_text(event.pool)}"
    if event.added_time:
        line += f" time {event.added_time:+d}"
    if event.penalty_seat is not None:
        line += f" penalty {SEATS[event.penalty_seat]} {tiles_text(event.penalty_tiles)}".rstrip()
    return [line + (f" note {_quoted(event.note)}" if event.note else "")]


def _ended(event: ev.GameEnded, state: State) -> list[str]:
    points = " ".join(f"{SEATS[seat]} {points:+d}" for seat, points in enumerate(event.score.points))
    return [f"end {event.ending.value} {points}"]


def _words(word: str) -> Callable[[Any, State], list[str]]:
    return lambda event, state: [f"{SEATS[event.seat]} {word}"]


_BODY: dict[type[ev.AnyEvent], Callable[[Any, State], list[str]]] = {
    ev.StartDrawn: _start,
    ev.Dealt: _dealt,
    ev.SaidReady: lambda event, state: [f"{SEATS[event.seat]} ready{' by clock' if event.by_clock else ''}"],
    ev.RedealDemanded: lambda event, state: [f"{SEATS[event.seat]} redeal {tiles_text(event.shown)}"],
    ev.Played: _played,
    ev.Drew: _drew,
    ev.Passed: _words("pass"),
    ev.Discarded: lambda event, state: [f"{SEATS[event.seat]} discard {event.tile}"],
    ev.TurnSettled: _settled,
    ev.OpeningAnnounced: _words("announce"),
    ev.FinishDeclared: _words("finish"),
    ev.CountAnswered: lambda event, state: [f"{SEATS[event.seat]} ask {SEATS[event.of]} {event.count}"],
    ev.DisputeRaised: _dispute,
    ev.Ruled: _ruled,
    ev.GameEnded: _ended,
}
