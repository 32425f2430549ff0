import os
import time
from functools import partial

import pytest

from meldstone.arena.crew import WorkFailedError, work


def slow_square(number: int) -> int:
    time.sleep(0.05 if number % 4 == 0 else 0)
    return number * number


def picky(number: int) -> int:
    if number == 3:
        raise ValueError("not that one")
    return number


def mortal(number: int) -> int:
    if number == 2:
        os._exit(1)
    return number


def test_answers_come_in_order_whoever_is_first() -> None:
    assert list(work(slow_square, range(25), 2)) == [number * number for number in range(25)]


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(WorkFailedError, match="not that one"):
        list(work(picky, range(10), 2))


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(WorkFailedError, match="without an answer"):
        list(work(mortal, range(10), 2))


def test_nobody_is_left_behind_when_work_is_broken_off() -> None:
    answers = work(partial(pow, 2), range(1000), 2)
    assert [next(answers) for _ in range(5)] == [1, 2, 4, 8, 16]
    answers.close()  # type: ignore[attr-defined]
    assert list(answers) == []
