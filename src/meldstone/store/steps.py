"""Transactions without a database: generators that yield queries, get rows, and return the result.

SQLite carries them out in a thread and PostgreSQL by awaiting, so each transaction is written once. An exception raised inside
undoes it. ``?`` stands for a value; a query has neither ``?`` nor ``%`` otherwise.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Query:
    """One statement with its values."""

    text: str
    values: tuple[Value, ...]


Steps: TypeAlias = Generator[Query, list[Row], T]


def sql(text: str, *values: Value) -> Query:
    """A query, ready to be yielded."""
    return Query(text, values)


def marks(count: int) -> str:
    """Places for several values.

    >>> marks(3)
    '?, ?, ?'
    """
    return ", ".join("?" * count)
