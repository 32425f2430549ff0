"""Records that nobody wrote down in good faith: long lines, huge numbers, deep nesting, bombs. Each is answered in a moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from meldstone.bots.runner import play_out
from meldstone.bots.simple import Novice
from meldstone.game.apply import new_game
from meldstone.game.codec import encode
from meldstone.game.events import AnyEvent
from meldstone.notation.record import write_text
from meldstone.notation.record_limits import MOST_LETTERS
from meldstone.rules.catalogue import ruleset
from tests.server.hostile import BOXES, attacks

MANY = 200_000
"""Letters of a line that is too long."""
FULL = 15_000
"""Letters of a line that is just not too long: what is quadratic in it shows."""

ESCAPES = "\x1b]0;owned\x07\x1b[2J\x1b[31mred\x9b31m\x90\u202ereversed\u2066\r\x08\x7f\u2028"
"""A title, a cleared screen, colours by seven and by eight bits, turned writing, a line that overwrites itself."""


@cache
def game() -> tuple[AnyEvent, ...]:
    """A whole true game."""
    start = new_game(ruleset("classic", {"turn_seconds": 0}), 2, f"{11:064x}")
    return start.events + play_out(start.state, [Novice()] * 2)[1]


def text_lines() -> list[str]:
    return write_text(game()).splitlines()


def json_records() -> list[dict[str, object]]:
    return [json.loads(encode(event)) for event in game()]


def with_line(line: str) -> str:
    """A line after the deal."""
    lines = text_lines()
    place = next(i for i, known in enumerate(lines) if known.startswith("1. "))
    return "\n".join([*lines[:place], line, *lines[place:]])


def _with_header(name: str, value: str) -> str:
    lines = [line for line in text_lines() if not line.startswith(f"{name}:")]
    return "\n".join([lines[0], f"{name}: {value}", *lines[1:]])


def with_opened(**fields: object) -> str:
    first, *rest = json_records()
    return "\n".join(map(json.dumps, [{**first, **fields}, *rest]))


def with_event(event: object, times: int = 1) -> str:
    """Events after the deal."""
    records = [json.dumps(record) for record in json_records()]
    place = next(i for i, known in enumerate(records) if '"dealt"' in known) + 1
    return "\n".join([*records[:place], *[json.dumps(event)] * times])


def with_deal(**fields: object) -> list[str]:
    """The record up to a deal that is changed."""
    records = json_records()
    place = next(i for i, known in enumerate(records) if known["type"] == "dealt")
    return [json.dumps(record) for record in [*records[:place], {**records[place], **fields}]]


def hostile_records() -> Iterator[tuple[str, str]]:
    """What each is, and the record."""
    for length in (FULL, MANY):
        blanks = " " * length
        yield f"{length} blanks", with_line(blanks)
        yield f"{length} blanks before a word", with_line(f"A{blanks}x")
        yield f"{length} blanks behind a time", with_line(f"A draw K5 @5{blanks}x")
        yield f"{length} blanks in a note", with_line(f'A dispute "{blanks}" x')
        yield f"{length} blanks in a play", with_line(f"A play +{blanks}(x")
        yield f"{length} blanks in a ruling", with_line(f"referee uphold penalty A{blanks}x")
        yield f"{length} blanks in a header", _with_header("Names", blanks + "x")
        yield f"{length} digits", with_line("1" * length)
        yield f"{length} digits and a dot", with_line("1" * length + ". A pass")
        yield f"{length} digits of time", with_line("A pass @" + "9" * length)
        yield f"{length} commas", with_line("A play " + "," * length)
        yield f"{length} semicolons", with_line("A play " + ";" * length)
        yield f"{length} plusses", with_line("A play " + "+;" * (length // 2))
        yield f"{length} slashes", with_line("deal 2 A\n  A K1\n  B K2\n  bank " + "/" * length)
        yield f"{length} quotes", with_line('"' * length)
        yield f"{length} backslashes", with_line('A dispute "' + "\\" * length)
        yield f"{length} escaped quotes", with_line('"' + '\\"' * (length // 2))
        yield f"{length} bars", with_line("A timeout " + "|" * length)
        yield f"{length} letters of an edition", _with_header("Edition", "x" * length)
        yield f"{length} variants", _with_header("Edition", "rummy-discard+" * (length // 14))
        yield f"{length} knobs", _with_header("Knobs", " ".join(f"k{i}=1" for i in range(length // 8)))
        yield f"{length} letters of a name", _with_header("Names", f'"{"n" * length}", "B"')
        yield f"{length} salts", _with_header("Salts", ", ".join(['"s"'] * (length // 5)))
        yield f"{length} tiles", with_line("A play +" + "K1 " * (length // 3))
        yield f"{length} brackets", with_line("A play +K1 " + "(" * length)
        yield f"{length} numbers declared", with_line("A play +K1 K2 K3 (" + "8 " * (length // 2) + ")")
        yield f"{length} nested lists", "[" * length
        yield f"{length} nested objects", '{"type":' * (length // 8)
        yield f"{length} nested fields", '{"type":"played","seat":0,"table":' + "[" * length
        yield f"{length} empty sets", with_event({"type": "played", "seat": 0, "table": [[]] * (length // 4)})
        yield f"{length} of one tile", with_event({"type": "played", "seat": 0, "table": [["K1"] * (length // 6)]})
        yield f"{length} names in JSON", with_opened(names=["n"] * (length // 5))
        yield f"{length} digits in JSON", with_event({"type": "passed", "seat": 0}).replace('"seat": 0', '"seat": ' + "9" * length)
    yield "nothing but lines", "\n" * 3_000_000
    yield "nothing but headers", "Edition: classic\n" * 100_000
    yield "titles", "Meldstone game record 1\n" * 100_000
    yield "comments", "# nothing\n" * 200_000
    yield "passes", with_event({"type": "passed", "seat": 0}, 60_000)
    yield "passes written out", "\n".join([*text_lines()[:12], *["A pass"] * 100_000])
    yield "games opened", "\n".join([json.dumps(json_records()[0])] * 20_000)
    yield "questions", with_event({"type": "count-answered", "seat": 0, "of": 1, "count": 14}, 60_000)
    yield "deals", "\n".join(with_deal() + [with_deal()[-1]] * 3_000)
    yield "deals of a number", "\n".join(with_deal(number=10**15))
    yield (
        "stacks of nothing, and draws",
        "\n".join([*with_deal(bank=[[]] * 3_000), *[json.dumps({"type": "drew", "seat": 0, "tile": "K1", "stack": 0})] * 10_000]),
    )
    yield (
        "a start drawn for ever",
        "\n".join(
            [json.dumps(json_records()[0]), json.dumps({"type": "start-drawn", "starter": 0, "rounds": [[[0, "K1"]]] * 1_000})]
        ),
    )
    yield "numbers larger than any", with_event({"type": "passed", "seat": 0, "at": 2**62})
    yield "a game of another number", with_opened(game=2**62)
    yield "two million letters", "x" * 2_000_000
    yield "as many passes as there may be", with_event({"type": "passed", "seat": 0}, 2_990)
    yield "as many questions as there may be", with_event({"type": "count-answered", "seat": 0, "of": 1, "count": 14}, 2_990)
    yield "as many deals as there may be", "\n".join(with_deal() + [with_deal()[-1]] * 99)
    yield (
        "as many stacks and draws as there may be",
        "\n".join([*with_deal(bank=[[]] * 1_800), *[json.dumps({"type": "drew", "seat": 0, "tile": "K1", "stack": 0})] * 2_990]),
    )
    yield (
        "as many sets and turns as there may be",
        _within(
            "\n".join([*with_deal(), *[json.dumps({"type": "played", "seat": i % 2, "table": [[]] * 150}) for i in range(2_990)]])
        ),
    )
    yield "as many lines as there may be", "Edition: classic\n" * 19_000
    yield from _hard_to_judge()


def _hard_to_judge() -> Iterator[tuple[str, str]]:
    """Plays that cost the judge as much as a play can, again and again: the clock gives the tiles back."""
    for box in BOXES:
        for attack in attacks(box):
            settings, rack = attack.prepared.settings, [str(tile) for tile in attack.prepared.rack]
            before = [[str(tile) for tile in tiles] for tiles in attack.prepared.table]
            theirs = [tile for tiles in before[1:] for tile in tiles]
            opened = {**json_records()[0], "edition": settings.edition, "overrides": {**settings.knobs, "turn_seconds": 0}}
            events: list[dict[str, object]] = [
                {**opened, "judge": 2, "players": 2, "names": []},
                {
                    "type": "dealt",
                    "starter": 0,
                    "racks": [rack + before[0], theirs],
                    "middle": ["K1"],
                },
                {"type": "played", "seat": 0, "table": before[:1]},
                {"type": "played", "seat": 1, "table": before},
            ]
            for number, table in enumerate(attack.plays * 20):
                laid = [str(tile) for tile in table.tiles if str(tile) in rack]
                events.append({"type": "played", "seat": number % 2, "table": [[str(tile) for tile in tiles] for tiles in table]})
                events.append({"type": "turn-settled", "seat": 0, "cause": "deadline", "table": before, "to_rack": laid})
            yield f"{attack.name}, again and again", _within("\n".join(map(json.dumps, events)))


def _within(text: str) -> str:
    """As much of a record as is read at all."""
    return text if len(text) < MOST_LETTERS else text[: text.rindex("\n", 0, MOST_LETTERS - 1)]
