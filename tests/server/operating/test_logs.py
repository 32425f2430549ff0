"""Nobody can fill the disk with a line that is written again and again."""

import logging
from unittest import mock

from meldstone.server.operating.logs import _Sparing


def record(message: str, **more: object) -> logging.LogRecord:
    made = logging.LogRecord("meldstone", logging.ERROR, "", 0, message, (), None)
    vars(made).update(more)
    return made


def test_a_line_that_comes_too_often_is_left_out_and_counted() -> None:
    sparing = _Sparing()
    with mock.patch("time.monotonic", return_value=0.0):
        assert sum(sparing.filter(record("socket.accept() out of system resource")) for _ in range(1000)) == 30
        assert sparing.filter(record("a request failed")), "others are still told"
        assert all(sparing.filter(record("a room is broken", room=f"room{number}")) for number in range(100)), "each room is named"
    with mock.patch("time.monotonic", return_value=60.0):
        later = record("socket.accept() out of system resource")
        assert sparing.filter(later)
        assert vars(later)["left_out"] == 970


def test_many_rooms_are_no_way_around() -> None:
    sparing = _Sparing()
    with mock.patch("time.monotonic", return_value=0.0):
        written = sum(sparing.filter(record("a bot failed", room=f"room{number % 500}")) for number in range(5000))
        assert written == 300
        assert sparing.filter(record("a room is broken", room="room1")), "others are still told"
    with mock.patch("time.monotonic", return_value=3600.0):
        later = record("a bot failed", room="another")
        assert sparing.filter(later)
        assert vars(later)["left_out"] == 4700
