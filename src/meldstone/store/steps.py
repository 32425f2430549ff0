"""Transactions without a database: generators that yield queries, get rows, and return the result.

SQLite carries them out in a thread and PostgreSQL by awaiting, so each transaction is written once. An exception raised inside
undoes it. ``?`` stands for a value; a query has neither ``?`` nor ``%`` otherwise.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

DatabaseValue: TypeAlias = str | int | float | bytes | None
DatabaseRow: TypeAlias = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Query:
    """One statement with its values."""

    text: str
    values: tuple[DatabaseValue, ...]
    locks: bool = False
    """True if it only keeps other writers waiting: SQLite has one writer at a time, and leaves it out."""


Steps: TypeAlias = Generator[Query, list[DatabaseRow], T]


def sql(text: str, *values: DatabaseValue) -> Query:
    """A query, ready to be yielded."""
    return Query(text, values)


def lock_player(player: str) -> Query:
    """Transactions that decide what becomes of the same person wait for each other, also if there is no row yet to lock."""
    return Query("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", (player,), locks=True)


def marks(count: int) -> str:
    """Places for several values.

    >>> marks(3)
    '?, ?, ?'
    """
    return ", ".join("?" * count)
