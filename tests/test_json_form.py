"""Values as JSON: the bytes are those that msgspec wrote, and what has another form is refused with its place."""

from enum import StrEnum
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.json_form import JsonError, from_json, parsed, sorted_json, to_json
from meldstone.tiles import Table, Tile
from meldstone.values import value


class Weather(StrEnum):
    FINE = "fine"
    WET = "wet"


@value
class Found:
    weather: Weather
    tiles: tuple[Tile, ...] = ()
    table: Table = Table()
    pair: tuple[int, str] = (0, "")
    share: float = 0.0
    left: int | None = None
    names: tuple[str, ...] = ()
    knobs: dict[str, int | bool | str] | None = None


@value(kw_only=True)
class Came:
    tag: ClassVar = "came"
    omits_defaults: ClassVar = True

    who: str = ""
    seat: int


@value(kw_only=True)
class Went:
    tag: ClassVar = "went"

    seat: int = 0


@value
class Short:
    as_array: ClassVar = True

    number: int
    why: str = ""


FOUND = Found(
    Weather.WET, (Tile("R7b"), Tile("J")), Table.parse("R4 R5 R6; K9 B9 O9"), (3, "č"), 0.5, None, ("a", ""), {"on": True, "n": 2}
)


def test_a_value_is_an_object_with_its_fields_in_order() -> None:
    text = to_json(FOUND).decode()
    assert text == (
        '{"weather":"wet","tiles":["R7b","J"],"table":[["R4","R5","R6"],["K9","B9","O9"]],"pair":[3,"č"],"share":0.5,'
        '"left":null,"names":["a",""],"knobs":{"on":true,"n":2}}'
    )
    assert from_json(Found, text) == FOUND
    assert from_json(Found, b'{"weather":"fine","share":1}') == Found(Weather.FINE, share=1.0)


def test_classes_that_stand_for_one_another_are_tagged() -> None:
    either = Came | Went
    assert to_json(Came(seat=1)) == b'{"type":"came","seat":1}'
    assert to_json(Went()) == b'{"type":"went","seat":0}'
    assert from_json(either, b'{"seat":1,"type":"came","who":"x"}') == Came(seat=1, who="x")
    assert from_json(tuple[either, ...], b'[{"type":"went"}]') == (Went(),)


def test_a_class_can_stand_in_a_list() -> None:
    assert to_json((Short(1), Short(2, "b"))) == b'[[1,""],[2,"b"]]'
    assert from_json(tuple[Short, ...], b'[[1],[2,"b"]]') == (Short(1), Short(2, "b"))


def test_equal_dictionaries_have_one_text() -> None:
    assert sorted_json({"b": 1, "a": True}) == sorted_json({"a": True, "b": 1}) == '{"a":true,"b":1}'


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        (Found, "[]", "expected an object, got a list"),
        (Found, "{}", "weather: missing"),
        (Found, '{"weather":"hot"}', "weather: expected one of fine, wet"),
        (Found, '{"weather":1}', "weather: expected one of fine, wet"),
        (Found, '{"weather":"wet","colour":1}', "colour: no such field"),
        (Found, '{"weather":"wet","type":"found"}', "type: no such field"),
        (Found, '{"weather":"wet","tiles":["R7","Q"]}', "tiles: 1: 'Q' at character 1 is not a tile"),
        (Found, '{"weather":"wet","tiles":[7]}', "tiles: 0: expected a tile, got a number"),
        (Found, '{"weather":"wet","table":["R4"]}', "table: expected a list of lists of tiles"),
        (Found, '{"weather":"wet","pair":[1]}', "pair: expected a list of 2"),
        (Found, '{"weather":"wet","pair":[true,""]}', "pair: 0: expected a whole number, got a truth value"),
        (Found, '{"weather":"wet","left":1.5}', "left: expected a whole number, got a number"),
        (Found, '{"weather":"wet","share":"1"}', "share: expected a number, got a text"),
        (Found, '{"weather":"wet","share":NaN}', "NaN is no number"),
        (Found, '{"weather":"wet","knobs":{"a":null}}', "knobs: 0: expected a text, got null"),
        (Came | Went, '{"type":"stayed"}', "type: expected one of came, went"),
        (Came | Went, '{"type":["came"]}', "type: expected one of came, went"),
        (Came | Went, "null", "expected an object, got null"),
        (Short, "[]", "expected a list of 1 to 2"),
        (Short, '[1,"",2]', "expected a list of 1 to 2"),
    ],
)
def test_another_form_is_refused_with_its_place(kind: object, text: str, reason: str) -> None:
    with pytest.raises(JsonError) as refused:
        from_json(kind, text)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    "text",
    ["", "{", "nul", '"\\ud800"', '{"\\udc00":1}', "Infinity", "[" * 100_000, b"\xff", "1" * 5000, '"\n"', "\ufeff1", "1e999"],
)
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(JsonError):
        parsed(text)


def test_letters_of_two_escapes_are_read() -> None:
    assert parsed(b'"\\ud83d\\ude00 \\uD83D\\uDE00"') == "\N{GRINNING FACE} \N{GRINNING FACE}"


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_the_bytes_are_those_of_msgspec(thing: object) -> None:
    assert to_json(thing) == msgspec.json.encode(thing)
    assert parsed(to_json(thing)) == thing


def test_every_letter_is_written_as_msgspec_writes_it() -> None:
    letters = "".join(chr(code) for code in [*range(0xD800), *range(0xE000, 0x11000)])
    assert to_json(letters) == msgspec.json.encode(letters)


def test_what_has_no_json_form_is_an_error_of_ours() -> None:
    for thing in ({1, 2}, object()):
        with pytest.raises(TypeError, match="has no JSON form"):
            to_json(thing)
    with pytest.raises(TypeError, match="has no JSON form"):
        from_json(set[int], "[]")
