"""What a report on a record says: a code with its arguments, so that it can be told in any language, and the same in English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Remark:
    """One sentence of a report; `event` counts from 1 where it is about one event.

    >>> str(Remark("from-nowhere", "Played comes from nowhere", {"event": "Played"}, at=7))
    'event 7: Played comes from nowhere'
    """

    code: str
    text: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    at: int | None = None

    def __str__(self) -> str:
        return self.text if self.at is None else f"event {self.at}: {self.text}"
