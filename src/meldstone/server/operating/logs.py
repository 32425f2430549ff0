"""Structured logs: one JSON object a line. They name rooms and codes, never tiles, seeds, tokens or what somebody said."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

_FIELDS: Final = ("room", "bot", "code", "path", "milliseconds", "port", "host", "database", "signal", "version")
"""The only things that may be added to a line."""


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
    return record.msg != "Invalid UTF-8 sequence received from client."


def set_up(level: str) -> None:
    """All loggers of the process write JSON lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
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
