"""How one knob is described and how its values are read.

A knob is a dataclass field whose metadata says what it means, where it comes from and which values it takes. Values arrive as
Python objects, as JSON or TOML values, or as the text of ``--set KNOB=VALUE``.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, TypeVar, cast, get_type_hints

KnobValue = int | bool | StrEnum
V = TypeVar("V")


@dataclasses.dataclass(frozen=True, slots=True)
class RulesetProblem:
    """Why a ruleset is refused: a code, the knob or edition concerned, and the reason in English."""

    code: str
    subject: str
    reason: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.reason}"


class RulesetError(ValueError):
    """A ruleset that cannot be; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: Sequence[RulesetProblem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = tuple(problems)

    @property
    def code(self) -> str:
        """The code of the first problem."""
        return self.problems[0].code


def knob(default: V, meaning: str, source: str, values: Sequence[int] = ()) -> V:
    """A knob with its default; `values` lists what a whole number may be (enums and truth values know theirs)."""
    # dataclasses.field promises the type of its default
    return dataclasses.field(default=default, metadata={"meaning": meaning, "source": source, "values": values})


@dataclasses.dataclass(frozen=True, slots=True)
class KnobSpec:
    """Name, type, default, allowed values, meaning and source of a knob."""

    name: str
    type: type[Any]
    default: KnobValue
    values: tuple[KnobValue, ...]
    meaning: str
    source: str

    @property
    def values_text(self) -> str:
        """The allowed values for a reader: ``0..50`` or ``none, no_split``."""
        numbers = [value for value in self.values if isinstance(value, int) and not isinstance(value, bool)]
        start = 0
        while start < len(numbers) and numbers[start:] != list(range(numbers[start], numbers[-1] + 1)):
            start += 1
        tail = numbers[start:]
        if len(tail) < 5:
            return ", ".join(value_text(value) for value in self.values)
        return ", ".join([*(str(n) for n in numbers[:start]), f"{tail[0]}..{tail[-1]}"])


def knobs_of(group: type[Any]) -> list[KnobSpec]:
    """The knobs of one topic, in order."""
    hints = get_type_hints(group, vars(sys.modules[group.__module__]))
    return [
        KnobSpec(
            field.name,
            hints[field.name],
            cast(KnobValue, field.default),
            _values(hints[field.name], field.metadata["values"]),
            field.metadata["meaning"],
            field.metadata["source"],
        )
        for field in dataclasses.fields(group)
    ]


def read_value(spec: KnobSpec, raw: object) -> KnobValue | RulesetProblem:
    """The knob's value for a Python, JSON or TOML value or for text; a `RulesetProblem` if it is not one of the allowed."""
    for value in spec.values:
        if raw == value and not isinstance(raw, float) and isinstance(raw, bool) == isinstance(value, bool):
            return value
        if isinstance(raw, str) and raw == value_text(value):
            return value
    return RulesetProblem(
        "ruleset/bad-value",
        f"{spec.name} = {raw if isinstance(raw, str | int) else repr(raw)}",
        f"must be one of {spec.values_text}",
    )


def value_text(value: object) -> str:
    """A knob's value as it is written in TOML and on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _values(kind: type[Any], numbers: Sequence[int]) -> tuple[KnobValue, ...]:
    if kind is bool:
        return (True, False)
    if issubclass(kind, StrEnum):
        return tuple(kind)
    return tuple(numbers)
