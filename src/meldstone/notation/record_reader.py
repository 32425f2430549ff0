"""Reads a text record back into events.

People leave things out, so the reader helps: tiles need no copy letters, a deal without tiles comes from the seed, turn numbers are
decoration, comments start with ``#``, and the end of a game is computed (points written behind ``end`` are compared).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from meldstone.game import events as ev
from meldstone.game.beside import taken_tile
from meldstone.game.commands import Decision, Took
from meldstone.game.deal import Stack, deal, tiles_in_play
from meldstone.game.ending import ended
from meldstone.game.evolve import BrokenRecordError, evolve
from meldstone.game.state import State
from meldstone.notation.record_error import RecordError
from meldstone.notation.record_limits import MOST_DIGITS, EventCounter, lines_of
from meldstone.notation.record_writer import CAUSE_WORDS, PLAY_WORDS, SEATS, TITLE
from meldstone.notation.table_change import read_change
from meldstone.tiles import NotationError, Table, Tile, TileSet, tokens

_Action = Callable[[State, int, str, str, dict[str, Any]], ev.AnyEvent]
_STRING = r'"(?:[^"\\]|\\.)*"'
_NUMBER = re.compile(r"\d++\.\s+")
_WORD = re.compile(rf"{_STRING}|[^\s\"]++")
_TIME = re.compile(rf"@(-?\d{{1,{MOST_DIGITS}}})\Z")
_TOUCHED = re.compile(r"(?:^|;)\s*+(?:(\d++)=|-(\d++))")
_HEADER = re.compile(r"(?P<name>[A-Z][a-z]+):\s*(?P<value>.*)\Z")
_STRINGS = re.compile(_STRING)
_COMMENT = re.compile(rf"(?:[^#\"]|{_STRING})*")


def read_text(text: str) -> tuple[ev.AnyEvent, ...]:
    """The events of a text record; a `RecordError` names the line that cannot be."""
    reader = _Reader()
    for number, line in enumerate(lines_of(text), start=1):
        try:
            reader.take(number, line)
        except RecordError:
            raise
        except (NotationError, BrokenRecordError, ValueError, IndexError, KeyError) as error:
            raise RecordError.because(number, error) from error
    try:
        reader.close()
    except ValueError as error:
        raise RecordError.because(text.count("\n") + 1, error) from error
    return tuple(reader.events)


class _Reader:
    """Collects events line by line; the state so far says which tiles a line can mean."""

    def __init__(self) -> None:
        self.events: list[ev.AnyEvent] = []
        self.state: State | None = None
        self._headers: dict[str, str] = {}
        self._deal: tuple[int, int, dict[str, Any]] | None = None
        self._dealt: dict[str, tuple[int, str]] = {}
        self._closing: list[ev.AnyEvent] = []
        self._counter = EventCounter()
        self._line = 1

    def take(self, number: int, raw: str) -> None:
        self._line = number
        match = _COMMENT.match(raw)
        line = (match.group() if match else raw).rstrip()
        if not line.strip() or line.strip() == TITLE:
            return
        if self._deal is not None and line[0] in " \t":
            word, _, rest = line.strip().partition(" ")
            self._dealt[word] = (number, rest)
            return
        self._finish_deal()
        header = _HEADER.match(line)
        if header and self.state is None:
            self._headers[header["name"]] = header["value"]
            return
        if self.state is None:
            self._add(_first_event(self._headers))
        line = line.strip()
        turn = _NUMBER.match(line)
        self._body(line[turn.end() :] if turn else line)

    def close(self) -> None:
        self._finish_deal()
        if self.state is None:
            if not self._headers:
                raise ValueError("the record is empty")
            self._add(_first_event(self._headers))

    def _add(self, event: ev.AnyEvent) -> None:
        self._counter.count(event, self._line)
        self.state = evolve(self.state, event)
        self.events.append(event)
        for closing in ended(self.state, event):
            self.state = evolve(self.state, closing)
            self.events.append(closing)
            self._closing.append(closing)

    def _finish_deal(self) -> None:
        """A deal is complete when its indented lines are over."""
        if self._deal is None or self.state is None:
            return
        number, starter, common = self._deal
        lines, self._deal, self._dealt = self._dealt, None, {}
        self._add(_dealt(self.state, number, starter, lines, **common))

    def _body(self, line: str) -> None:
        assert self.state is not None
        rest, common = _without_tail(line)
        actor, _, action = rest.partition(" ")
        word, _, argument = action.strip().partition(" ")
        if actor == "deal":
            self._deal = (_number(word), _seat(argument.strip()), common)
        elif actor == "start":
            self._add(_start(action, common))
        elif actor == "referee":
            self._add(_ruled(self.state, word, argument, common))
        elif actor == "end" or word == "finish":
            self._check_closing(actor, rest)
        else:
            self._add(_action(word)(self.state, _seat(actor), word, argument.strip(), common))

    def _check_closing(self, actor: str, line: str) -> None:
        """The end follows from the last turn; what is written must agree with it."""
        if not self._closing:
            raise ValueError("the game is not over here")
        event = self._closing[-1]
        if actor == "end" and isinstance(event, ev.GameEnded):
            words = line.split()[1:]
            points = tuple(_number(word) for word in words[2::2])
            if words[0] != event.ending.value or points != event.score.points:
                told = " ".join(f"{SEATS[seat]} {points:+d}" for seat, points in enumerate(event.score.points))
                raise ValueError(f"the game ends {event.ending.value} with {told}")


def _without_tail(line: str) -> tuple[str, dict[str, Any]]:
    """The line without the time and the key that may stand behind it, and these two."""
    words = list(_WORD.finditer(line))
    at, key, end = 0, "", len(line)
    if len(words) > 2 and words[-2].group() == "key" and words[-1].group().startswith('"'):
        key, end = json.loads(words[-1].group()), words[-2].start()
        del words[-2:]
    if len(words) > 1 and (time := _TIME.match(words[-1].group())):
        at, end = int(time[1]), words[-1].start()
    return line[:end].rstrip(), {"at": at, "key": key}


def _number(text: str) -> int:
    """A number of a bearable size."""
    if len(text) > MOST_DIGITS:
        raise ValueError(f"'{text[:MOST_DIGITS]}…' is too large a number")
    return int(text)


def _action(word: str) -> _Action:
    if word not in _ACTIONS:
        raise ValueError(f"'{word}' is not one of {', '.join([*_ACTIONS, 'finish'])}")
    return _ACTIONS[word]


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter not in SEATS:
        raise ValueError(f"'{letter}' is not a seat (A to F)")
    return SEATS.index(letter)


def _first_event(headers: dict[str, str]) -> ev.GameOpened:
    known = {"Edition", "Judge", "Knobs", "Players", "Names", "Times", "Game", "Commitment", "Seed", "Salts", "Opened", "Key"}
    if unknown := set(headers) - known:
        raise ValueError(f"unknown header {sorted(unknown)[0]}; known are {', '.join(sorted(known))}")
    if "Edition" not in headers or "Players" not in headers:
        raise ValueError("a record needs the headers Edition and Players")
    knobs = dict(knob.partition("=")[::2] for knob in headers.get("Knobs", "").split())
    return ev.GameOpened(
        edition=headers["Edition"],
        overrides={name: _plain(value) for name, value in knobs.items()},
        players=_number(headers["Players"]),
        names=_strings(headers.get("Names", "")),
        times=tuple(_number(times) for times in headers.get("Times", "").split()),
        game=_number(headers.get("Game", "1")),
        commitment=headers.get("Commitment", ""),
        seed=headers.get("Seed", ""),
        salts=_strings(headers.get("Salts", "")),
        at=_number(headers.get("Opened", "0")),
        key=json.loads(headers["Key"]) if "Key" in headers else "",
        judge=_number(headers.get("Judge", "1")),
    )


def _plain(value: str) -> int | bool | str:
    if value in ("true", "false"):
        return value == "true"
    return _number(value) if value.isdigit() else value


def _strings(text: str) -> tuple[str, ...]:
    return tuple(json.loads(found) for found in _STRINGS.findall(text))


# --- tiles -----------------------------------------------------------------------------------------------------------------------


class _TileStock:
    """Tiles that a line can mean. A copy letter is exact; without one the first copy still free is meant."""

    def __init__(self, tiles: Iterable[Tile]) -> None:
        self._free = sorted(tiles)

    def read(self, text: str) -> TileSet:
        return TileSet([self._take(token) for token, _ in tokens(text)])

    def _take(self, token: str) -> Tile:
        tile = Tile(token)
        fitting = [free for free in self._free if free.face is tile.face]
        if token[-1] in "abcd":
            fitting = [free for free in fitting if free is tile]
        if not fitting:
            raise ValueError(f"there is no {token} to take")
        self._free.remove(fitting[0])
        return fitting[0]

    def without(self, tiles: Iterable[Tile]) -> _TileStock:
        """The stock less tiles that lie where they lay."""
        gone = set(tiles)
        return _TileStock(tile for tile in self._free if tile not in gone)


# --- set-up ----------------------------------------------------------------------------------------------------------------------


def _start(text: str, common: dict[str, Any]) -> ev.StartDrawn:
    rounds_text, _, starter = text.rpartition("->")
    rounds = []
    for part in rounds_text.split("|"):
        drawn = [entry.split() for entry in part.split(",")]
        rounds.append(tuple((_seat(seat), Tile(tile)) for seat, tile in drawn))
    return ev.StartDrawn(rounds=tuple(rounds), starter=_seat(starter.strip()), **common)


def _dealt(state: State, number: int, starter: int, lines: dict[str, tuple[int, str]], **common: Any) -> ev.Dealt:
    if not lines:
        if not state.chance.seed:
            raise ValueError("a deal without tiles needs a seed")
        fair = deal(state.rules, state.players, starter, state.chance, number)
        racks, middle, bank, open_tile = fair.racks, fair.middle, fair.bank, fair.open_tile
    else:
        stock = _TileStock(tiles_in_play(state.rules, state.players))

        def stacks(word: str) -> tuple[Stack, ...]:
            if word not in lines:
                raise ValueError(f"the deal does not say what {word} is")
            number, text = lines[word]
            try:
                return tuple(tuple(stock.read(stack)) for stack in text.split("/"))
            except ValueError as error:
                raise RecordError(number, str(error)) from error

        racks = tuple(stacks(SEATS[seat])[0] for seat in range(state.players))
        middle = stacks("pool")[0] if "pool" in lines else ()
        bank = stacks("bank") if "bank" in lines else ()
        open_tile = stacks("open")[0][0] if "open" in lines else None
    return ev.Dealt(number=number, starter=starter, racks=racks, middle=middle, bank=bank, open_tile=open_tile, **common)


# --- turns -----------------------------------------------------------------------------------------------------------------------


def _played(state: State, seat: int, word: str, text: str, common: dict[str, Any]) -> ev.Played:
    took = next(took for took, name in PLAY_WORDS.items() if name == word)
    board = state.board
    taken = taken_tile(state, took)
    stock = _TileStock([*board.table.tiles, *board.seats[seat].rack, *([taken] if taken is not None else [])])
    table, declared = _change(text, state, stock)
    return ev.Played(seat=seat, table=table, took=took, declared=declared, **common)


def _change(text: str, state: State, stock: _TileStock) -> tuple[Table, tuple[tuple[int, ...], ...]]:
    """Reads a change of the table; tiles of sets that stay are not free for others."""
    before = state.board.table
    touched = {changed or gone for changed, gone in _TOUCHED.findall(text)}
    kept = [tiles for i, tiles in enumerate(before, start=1) if str(i) not in touched]
    if not text.startswith("table"):
        stock = stock.without(tile for tiles in kept for tile in tiles)
    return read_change(text, before, state.board.declared, stock.read)


def _drew(state: State, seat: int, word: str, text: str, common: dict[str, Any]) -> ev.Drew:
    tile_text, _, stack_text = text.partition(" stack ")
    stack = _number(stack_text) - 1 if stack_text else None
    pool = state.board.pool if stack is None else state.board.pool.with_stack(stack)
    # without a copy letter the tile that comes next is meant, if it has this face
    try:
        tile = _TileStock(pool.middle[:1]).read(tile_text)[0]
    except ValueError:
        tile = _TileStock(pool.middle).read(tile_text)[0]
    return ev.Drew(seat=seat, tile=tile, stack=stack, **common)


def _discarded(state: State, seat: int, word: str, text: str, common: dict[str, Any]) -> ev.Discarded:
    return ev.Discarded(seat=seat, tile=_TileStock(state.board.seats[seat].rack).read(text)[0], **common)


def _settled(state: State, seat: int, word: str, text: str, common: dict[str, Any]) -> ev.TurnSettled:
    board = state.board
    cause = next(cause for cause, name in CAUSE_WORDS.items() if name == word)
    clauses = dict(part.strip().partition(" ")[::2] for part in text.split("|") if part.strip())
    took = Took(clauses.get("took", Took.NOTHING))
    taken = taken_tile(state, took)
    own = (*board.seats[seat].rack, *([taken] if taken is not None else []))
    table = board.table
    if "becomes" in clauses:
        table, _ = _change(clauses["becomes"], state, _TileStock([*table.tiles, *own]))
    loose = [tile for tile in (*board.table.tiles, *own) if tile not in set(table.tiles)]
    pool = tuple(_TileStock([*state.board.pool.tiles, *board.table.tiles]).read(clauses["mixed"])) if "mixed" in clauses else None
    return ev.TurnSettled(
        seat=seat,
        cause=cause,
        table=table,
        took=took,
        to_rack=tuple(_TileStock(loose).read(clauses.get("rack", ""))),
        to_pool=tuple(_TileStock(loose).read(clauses.get("to-pool", ""))),
        drawn=tuple(_TileStock(pool or state.board.pool.tiles).read(clauses.get("drew", ""))),
        played="played" in clauses,
        pool=pool,
        **common,
    )


def _redeal(state: State, seat: int, word: str, text: str, common: dict[str, Any]) -> ev.RedealDemanded:
    return ev.RedealDemanded(seat=seat, shown=tuple(_TileStock(state.board.seats[seat].rack).read(text)), **common)


def _asked(state: State, seat: int, word: str, text: str, common: dict[str, Any]) -> ev.CountAnswered:
    of, count = text.split()
    return ev.CountAnswered(seat=seat, of=_seat(of), count=_number(count), **common)


def _disputed(state: State, seat: int, word: str, text: str, common: dict[str, Any]) -> ev.DisputeRaised:
    return ev.DisputeRaised(seat=seat, note=json.loads(text) if text else "", **common)


_RULING = re.compile(
    r"(?:\s*+mixed(?P<mixed>(?:\s++[A-Z][0-9a-d]*+)++))?(?:\s*+time\s++(?P<time>[+-]\d++))?"
    rf"(?:\s*+penalty\s++(?P<seat>[A-F])(?P<tiles>(?:\s++[A-Z][0-9a-d]*+)*+))?(?:\s*+note\s++(?P<note>{_STRING}))?\s*+\Z"
)


def _ruled(state: State, decision: str, text: str, common: dict[str, Any]) -> ev.Ruled:
    match = _RULING.match(text)
    if match is None:
        raise ValueError(f"'{text}' is not mixed, time, penalty or note")
    undone = decision == Decision.UNDO.value and state.before_turn is not None
    pool = (state.before_turn if undone and state.before_turn else state.board).pool
    mixed = tuple(_TileStock(pool.tiles).read(match["mixed"])) if match["mixed"] else None
    if mixed is not None:
        pool = pool.reordered(mixed)
    return ev.Ruled(
        decision=Decision(decision),
        added_time=_number(match["time"] or "0"),
        penalty_seat=_seat(match["seat"]) if match["seat"] else None,
        penalty_tiles=tuple(_TileStock(pool.draw(pool.count)[0]).read(match["tiles"] or "")),
        note=json.loads(match["note"]) if match["note"] else "",
        pool=mixed,
        **common,
    )


_ACTIONS: dict[str, _Action] = {
    **dict.fromkeys(PLAY_WORDS.values(), _played),
    **dict.fromkeys(CAUSE_WORDS.values(), _settled),
    "draw": _drew,
    "discard": _discarded,
    "pass": lambda state, seat, word, text, common: ev.Passed(seat=seat, **common),
    "ready": lambda state, seat, word, text, common: ev.SaidReady(seat=seat, by_clock=text == "by clock", **common),
    "announce": lambda state, seat, word, text, common: ev.OpeningAnnounced(seat=seat, **common),
    "redeal": _redeal,
    "ask": _asked,
    "dispute": _disputed,
}
