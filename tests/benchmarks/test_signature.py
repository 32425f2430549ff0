"""The search does on the stored positions exactly what benchmarks/signature.json says; `make signature` shows the whole table."""

import pytest

from benchmarks.positions import SERIES
from benchmarks.signature import committed, signature
from meldstone.solver import core


@pytest.mark.skipif(core.in_use().NAME != "native", reason="the signature is that of the native core")
@pytest.mark.parametrize("name", [series.name for series in SERIES])
def test_the_search_is_as_committed(name: str) -> None:
    assert signature(name) == committed()[name], "see `make signature`"


def test_every_series_has_its_sums() -> None:
    assert list(committed()) == [series.name for series in SERIES]
