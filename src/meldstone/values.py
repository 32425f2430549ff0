"""Values: frozen dataclasses with slots, which most of what the house passes around is made of.

A value is an ordinary frozen dataclass whose construction is as cheap as plain Python can make it. The one of the standard library
calls `object.__setattr__` for every field, which takes two and a half times as long; here the fields are set while the object
belongs to a twin of its class that may be changed, and then it becomes what it is.

>>> @value
... class Point:
...     x: int
...     y: int = 0
>>> replace(Point(3), y=4)
Point(x=3, y=4)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field, fields
from operator import attrgetter
from typing import Any, ClassVar, Protocol, TypeVar, dataclass_transform, overload


class _HasFields(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


V = TypeVar("V")
R = TypeVar("R", bound=_HasFields)


@overload
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[V], /) -> type[V]: ...


@overload
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(*, kw_only: bool = False) -> Callable[[type[V]], type[V]]: ...


def value(cls: type[Any] | None = None, /, *, kw_only: bool = False) -> Any:
    """Makes a class one of values; with `kw_only` its fields are given by name."""

    def made(cls: type[Any]) -> type[Any]:
        final: Any = dataclass(frozen=True, slots=True, init=False, kw_only=kw_only)(cls)
        twin = _unfrozen_twin_of(final)
        parts = fields(final)
        final._names = tuple([part.name for part in parts])
        final.__init__ = _constructor(final, twin, parts)
        final._twin, final._replacers = twin, {}
        final.__reduce__ = _reducer(parts)
        return final  # type: ignore[no-any-return]

    return made if cls is None else made(cls)


def replace(of: R, /, **changes: object) -> R:
    """The same value but for these fields."""
    kind: Any = of.__class__
    try:
        made = kind._replacers[(*changes,)]
    except KeyError:
        made = _replacer(kind, (*changes,))
    return made(of, *changes.values())  # type: ignore[no-any-return]


def names_of(of: _HasFields) -> tuple[str, ...]:
    """What the fields of a value are called, in order."""
    return of._names  # type: ignore[attr-defined, no-any-return]


def as_dict(of: _HasFields) -> dict[str, Any]:
    """The fields of a value by their names."""
    return {name: getattr(of, name) for name in names_of(of)}


def _unfrozen_twin_of(final: type[Any]) -> type[Any]:
    """The twin with the same slots whose objects can be changed; nobody sees one that is not finished."""
    body = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(f"{final.__name__} being made", (final,), body)


_SETS_CLASS = object.__dict__["__class__"].__set__
"""Gives an object another class, whatever its class says of setting attributes."""


def _constructor(final: type[Any], twin: type[Any], parts: tuple[Field[Any], ...]) -> Callable[..., None]:
    names: dict[str, Any] = {"become": _SETS_CLASS, "Twin": twin, "Final": final, "MISSING": MISSING}
    plain, by_name, lines = ["self"], list[str](), list[str]()
    for part in parts:
        given = part.name
        if part.default_factory is not MISSING:
            names[f"made_{part.name}"] = part.default_factory
            given = f"made_{part.name}() if {part.name} is MISSING else {part.name}"
            parameter = f"{part.name}=MISSING"
        elif part.default is not MISSING:
            names[f"default_{part.name}"] = part.default
            parameter = f"{part.name}=default_{part.name}"
        else:
            parameter = part.name
        (by_name if part.kw_only else plain).append(parameter)
        lines.append(f" self.{part.name} = {given}")
    parameters = ", ".join([*plain, *(["*", *by_name] if by_name else [])])
    return _compiled(f"def __init__({parameters}):\n become(self, Twin)\n", lines, " self.__class__ = Final", names, final)


def _replacer(final: Any, changed: tuple[str, ...]) -> Callable[..., Any]:
    """What replaces these fields, made once for each choice of fields: to set one by a name that varies is slow."""
    for name in changed:
        if name not in final._names:
            raise TypeError(f"{final.__name__} has no field {name!r}")
    lines = [f" new.{name} = {name if name in changed else f'self.{name}'}" for name in final._names]
    names = {"create": object.__new__, "Twin": final._twin, "Final": final}
    head = f"def _replaced({', '.join(['self', *changed])}):\n new = create(Twin)"
    made = final._replacers[changed] = _compiled(head, lines, " new.__class__ = Final\n return new", names, final)
    return made


def _compiled(head: str, lines: list[str], end: str, names: dict[str, Any], of: type[Any]) -> Callable[..., Any]:
    exec("\n".join([head.rstrip("\n"), *lines, end]), names)  # as the standard library makes the methods of a dataclass
    function: Callable[..., Any] = names[head[4 : head.index("(")]]
    function.__qualname__ = f"{of.__qualname__}.{function.__name__}"
    function.__module__ = of.__module__
    return function


def _reducer(parts: tuple[Field[Any], ...]) -> Callable[[Any], tuple[Any, ...]]:
    """How a value is pickled and copied: its class and its fields in order."""
    names = [part.name for part in parts]
    if any(part.kw_only for part in parts):
        return lambda self: (_from_names, (type(self), {name: getattr(self, name) for name in names}))
    if len(names) < 2:
        return lambda self: (type(self), tuple([getattr(self, name) for name in names]))
    get = attrgetter(*names)
    return lambda self: (type(self), get(self))


def _from_names(cls: type[V], named: dict[str, Any]) -> V:
    return cls(**named)
