"""Structured logs: one JSON object a line. They name rooms and codes, never tiles, seeds, tokens or what somebody said."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from typing import Any, Final

import msgspec

from meldstone.server.operating.limits import Buckets

_FIELDS: Final = (
    "room",
    "game",
    "task",
    "bot",
    "code",
    "path",
    "milliseconds",
    "port",
    "host",
    "database",
    "signal",
    "version",
    "most",
    "left_out",
)
"""The only things that may be added to a line."""
_NONSENSE: Final = frozenset(
    {"Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.", "Unsupported upgrade request."}
)
"""What uvicorn logs about requests that cannot be read."""
_SAME_LINES: Final = 30
"""Lines of one kind that are written at once, and in a minute."""
_ALL_ROOMS: Final = 300
_ALL_ROOMS_A_MINUTE: Final = 60
"""The same for one kind over all rooms together: somebody may have many rooms, and a store that is away concerns every one."""
_TOLD_APART: Final = 60
"""Letters of a message that tell one kind of line from another."""
_MOST_KINDS: Final = 1000
"""Kinds of lines of which it is remembered how many were left out."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def _trace(error: BaseException) -> dict[str, Any]:
    """Where an error came from. Not its message: that may quote what a client sent, or a tile."""
    frames = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        frames.append(f"{code.co_filename.rpartition('meldstone')[2]}:{trace.tb_lineno} {code.co_qualname}")
        trace = trace.tb_next
    return {"type": type(error).__name__, "frames": frames[-12:]}


def _own_fault(record: logging.LogRecord) -> bool:
    """False for what a client can bring about by sending nonsense; nobody should be able to fill the log with errors."""
    return record.msg not in _NONSENSE


class _Sparing(logging.Filter):
    """Lets through only so many lines that say the same; the next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = Buckets(_SAME_LINES / 60, _SAME_LINES)
        self._lines_of_all_rooms = Buckets(_ALL_ROOMS_A_MINUTE / 60, _ALL_ROOMS)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the line is written."""
        kind = f"{record.name} {str(record.msg)[:_TOLD_APART]}"
        if not self._lines.take(f"{kind} {getattr(record, 'room', '')}") or not self._lines_of_all_rooms.take(kind):
            if len(self._left_out) < _MOST_KINDS:
                self._left_out[kind] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


def set_up(level: str) -> None:
    """All loggers of the process write JSON lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.filters[:] = [_own_fault]
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("uvicorn.error", "websockets", "websockets.server", "asyncio", "psycopg"):
        # what they say at lower levels quotes what clients sent
        logging.getLogger(name).setLevel(logging.WARNING)
