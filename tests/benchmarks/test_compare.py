"""Two versions side by side: rows are taken from the benchmarks of a version, and measured a few calls at a time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.compare import ROOT, Comparison, Worker, compare_rows
from benchmarks.compared_rows import Rows


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(ROOT, ROOT / "src")
    yield worker
    worker.close()


def test_rows_come_from_the_benchmarks_themselves(worker: Worker) -> None:
    rows = worker.ask("rows", ["rules"])
    assert isinstance(rows, dict)
    assert rows["rules: legal or not, 5 tiles"] == 9 * 200
    assert len(worker.times("rules: legal or not, 5 tiles", 3, 7, 2)) == 4


def test_a_version_is_as_fast_as_itself(worker: Worker) -> None:
    worker.ask("rows", ["rules"])
    row = compare_rows("rules: legal or not, 5 tiles", 40, worker, worker, seconds=0.001)
    assert len(row.median_calls) == len(row.all_calls) == 5
    assert 0.2 < row.ratio < 5


def test_the_second_row_of_a_name_is_numbered() -> None:
    rows = Rows()
    for _ in range(3):
        rows.add("solver: classic", [])
    assert list(rows.calls) == ["solver: classic", "solver: classic #2", "solver: classic #3"]


def test_a_row_is_as_slow_as_the_median_of_its_runs() -> None:
    assert Comparison("row", 1.0, (1.0, 0.9, 3.0, 1.1, 1.0), (1.2, 1.0, 1.1, 0.8, 1.3), 1.0, 1.0).ratio == 1.1
