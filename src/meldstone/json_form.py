"""Values as JSON and back: the text of logs, records and result files, with nothing but the standard library.

A value is an object with its fields in order, a tile its notation, a table a list of lists of tiles. Classes of which one of
several may stand in a place name themselves in a class variable `tag`, which is written as ``type``. Three more class variables say
how a class is written and read: with `omits_defaults` a field that has its default is left out, with `as_array` the fields stand in
a list, and with `skips_other_fields` an object may have fields that nobody asked for.

What is read has to be of the form that was asked for, field by field; `JsonError` says what was not, and where.

>>> from meldstone.values import value
>>> @value
... class Place:
...     row: int
...     tile: Tile | None = None
>>> to_json(Place(3, Tile("R7b")))
b'{"row":3,"tile":"R7b"}'
>>> from_json(Place, '{"row":3}')
Place(row=3, tile=None)
>>> from_json(Place, '{"row":3,"tile":"X"}')
Traceback (most recent call last):
    ...
meldstone.json_form.JsonError: tile: 'X' at character 1 is not a tile
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from meldstone.tiles import TILE_BY_TEXT, NotationError, Table, Tile, TileSet

_HALF_A_LETTER: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""Large letters are written as two escapes, each of which is nothing by itself."""

JsonReader = Callable[[Any], Any]
"""Makes what was asked for of what JSON says, or raises a `JsonError`."""


class JsonError(ValueError):
    """A text that is no JSON, or JSON that does not have the form it should have."""


def to_json(thing: object) -> bytes:
    """One line of JSON."""
    return _ENCODER.encode(thing).encode()


def sorted_json(thing: object) -> str:
    """One line that is the same for equal dictionaries, whatever their order."""
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"), sort_keys=True, default=_plain)


def from_json(kind: Any, text: bytes | str) -> Any:
    """The value of this kind that the text holds."""
    return reader(kind)(parsed(text))


def parsed(text: bytes | str) -> Any:
    """What the text says, in the types of JSON."""
    try:
        letters = text.decode() if isinstance(text, bytes) else text
        found = json.loads(letters, parse_constant=_no_number, parse_float=_finite)
        if _HALF_A_LETTER.search(letters):
            json.dumps(found, ensure_ascii=False).encode()  # fails where one half of a letter stands alone
        return found
    except JsonError:
        raise
    except RecursionError as error:
        raise JsonError("lists in lists without end") from error
    except ValueError as error:
        raise JsonError(str(error)) from error


def _no_number(name: str) -> object:
    raise JsonError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise JsonError(f"{text} is too large a number")
    return number


# --- writing ---------------------------------------------------------------------------------------------------------------------


def _plain(thing: Any) -> object:
    if type(thing) is Tile:
        return thing.text
    kind: Any = type(thing)
    return _writer(kind)(thing)


_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"), default=_plain)


@cache
def _writer(kind: type[Any]) -> Callable[[Any], object]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} has no JSON form")
    names = [part.name for part in fields(kind)]
    tag = getattr(kind, "tag", None)
    head = {} if tag is None else {"type": tag}
    if getattr(kind, "as_array", False):
        return lambda thing: [getattr(thing, name) for name in names]
    if not getattr(kind, "omits_defaults", False):
        return lambda thing: head | {name: _in_texts(getattr(thing, name)) for name in names}
    usual = [(part.name, _usual(part)) for part in fields(kind)]
    return lambda thing: head | {name: _in_texts(given) for name, default in usual if (given := getattr(thing, name)) != default}


def _in_texts(given: object) -> object:
    """Tables and rows of tiles as texts: one call for all of their tiles instead of one for each."""
    if type(given) is Table:
        return [[tile.text for tile in row] for row in given]
    if type(given) is tuple and given and type(given[0]) is Tile:
        return [tile.text for tile in given]
    return given


def _usual(part: Any) -> object:
    """The default of a field; MISSING, which nothing equals, if it has none."""
    return part.default_factory() if part.default_factory is not MISSING else part.default


# --- reading ---------------------------------------------------------------------------------------------------------------------


@cache
def reader(kind: Any) -> JsonReader:
    """What reads this kind, made once for each."""
    plain = _PLAIN.get(kind)
    if plain is not None:
        return plain
    origin, parts = get_origin(kind), get_args(kind)
    if origin is tuple:
        return _list_reader(reader(parts[0])) if parts[1:] == (...,) else _row_reader([reader(part) for part in parts])
    if origin is dict:
        return _dict_reader(reader(parts[1]))
    if origin in (UnionType, Union):
        return _union_reader(parts)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum_reader(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _value_reader(kind)
    raise TypeError(f"{kind} has no JSON form")


def _exactly(kind: type[Any], called: str) -> JsonReader:
    def read(found: Any) -> Any:
        if type(found) is not kind:
            raise JsonError(f"expected {called}, got {_called(found)}")
        return found

    return read


def _float(found: Any) -> float:
    if type(found) not in (int, float):
        raise JsonError(f"expected a number, got {_called(found)}")
    return float(found)


def _tile(found: Any) -> Tile:
    if type(found) is not str:
        raise JsonError(f"expected a tile, got {_called(found)}")
    try:
        return Tile(found)
    except NotationError as error:
        raise JsonError(str(error)) from error


def _table(found: Any) -> Table:
    if type(found) is not list or not all(type(row) is list for row in found):
        raise JsonError("expected a list of lists of tiles")
    return Table([TileSet(_tiles(row)) for row in found])


def _tiles(found: list[Any]) -> tuple[Tile, ...]:
    try:
        return tuple([TILE_BY_TEXT[text] for text in found])
    except (KeyError, TypeError):  # a list or an object is no key
        return _read_all([(_tile, text) for text in found])


def _called(found: object) -> str:
    return (
        "null"
        if found is None
        else {dict: "an object", list: "a list", str: "a text", bool: "a truth value"}.get(type(found), "a number")
    )


def _within(where: object, error: JsonError) -> JsonError:
    return JsonError(f"{where}: {error}")


def _read_all(read: Iterable[tuple[JsonReader, Any]]) -> tuple[Any, ...]:
    out: list[Any] = []
    try:
        for read_one, found in read:
            out.append(read_one(found))
    except JsonError as error:
        raise _within(len(out), error) from error
    return tuple(out)


def _list_reader(item: JsonReader) -> JsonReader:
    def read(found: Any) -> Any:
        if type(found) is not list:
            raise JsonError(f"expected a list, got {_called(found)}")
        if item is _tile:
            return _tiles(found)
        return _read_all([(item, part) for part in found])

    return read


def _row_reader(items: list[JsonReader]) -> JsonReader:
    def read(found: Any) -> Any:
        if type(found) is not list or len(found) != len(items):
            raise JsonError(f"expected a list of {len(items)}")
        return _read_all(zip(items, found, strict=True))

    return read


def _dict_reader(item: JsonReader) -> JsonReader:
    def read(found: Any) -> Any:
        if type(found) is not dict:
            raise JsonError(f"expected an object, got {_called(found)}")
        return dict(zip(found, _read_all([(item, part) for part in found.values()]), strict=True))

    return read


def _enum_reader(kind: type[Enum]) -> JsonReader:
    members = {member.value: member for member in kind}

    def read(found: Any) -> Any:
        if type(found) not in (str, int) or found not in members:
            raise JsonError(f"expected one of {', '.join(map(str, members))}")
        return members[found]

    return read


def _union_reader(kinds: tuple[Any, ...]) -> JsonReader:
    """One of several: told apart by ``type`` if they are tagged, otherwise the first that fits."""
    if all(getattr(kind, "tag", None) for kind in kinds):
        return _tagged_reader({kind.tag: reader(kind) for kind in kinds})
    readers = [reader(kind) for kind in kinds if kind is not NoneType]
    may_be_none = NoneType in kinds

    def read(found: Any) -> Any:
        if found is None and may_be_none:
            return None
        for read_one in readers[:-1]:
            try:
                return read_one(found)
            except JsonError:
                pass
        return readers[-1](found)

    return read


def _tagged_reader(by_tag: dict[str, JsonReader]) -> JsonReader:
    def read(found: Any) -> Any:
        if type(found) is not dict:
            raise JsonError(f"expected an object, got {_called(found)}")
        tag = found.get("type")
        if type(tag) is not str or tag not in by_tag:
            raise JsonError(f"type: expected one of {', '.join(by_tag)}")
        return by_tag[tag](found)

    return read


def _value_reader(kind: type[Any]) -> JsonReader:
    hints = get_type_hints(kind)
    parts = fields(kind)
    if getattr(kind, "as_array", False):
        rows = [reader(hints[part.name]) for part in parts]
        least = sum(_usual(part) is MISSING for part in parts)

        def read_array(found: Any) -> Any:
            if type(found) is not list or not least <= len(found) <= len(rows):
                raise JsonError(f"expected a list of {least} to {len(rows)}")
            return kind(*_read_all(zip(rows, found, strict=False)))

        return read_array
    readers: dict[str, JsonReader] = {part.name: reader(hints[part.name]) for part in parts}
    needed = [part.name for part in parts if _usual(part) is MISSING]
    tag = getattr(kind, "tag", None)
    skips = getattr(kind, "skips_other_fields", False)

    def read(found: Any) -> Any:
        if type(found) is not dict:
            raise JsonError(f"expected an object, got {_called(found)}")
        given = {}
        name = ""
        try:
            for name, part in found.items():
                if name in readers:
                    given[name] = readers[name](part)
                elif not skips and (name != "type" or part != tag):
                    raise JsonError("no such field")
        except JsonError as error:
            raise _within(name, error) from error
        for name in needed:
            if name not in given:
                raise JsonError(f"{name}: missing")
        return kind(**given)

    return read


_PLAIN: Final[dict[Any, JsonReader]] = {
    int: _exactly(int, "a whole number"),
    str: _exactly(str, "a text"),
    bool: _exactly(bool, "true or false"),
    float: _float,
    NoneType: _exactly(NoneType, "null"),
    Tile: _tile,
    Table: _table,
}
