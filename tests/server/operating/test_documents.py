"""The numbers in the documents are the defaults of the settings, and the tests they name are there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from meldstone.server.operating.config import Config

REPOSITORY = Path(__file__).parents[3]
DEFAULTS = {field.name: field.default for field in msgspec.structs.fields(Config)}


def told(document: str) -> list[tuple[str, int]]:
    """Settings with the number that stands behind them: ``body_bytes` 16,384`."""
    text = (REPOSITORY / document).read_text(encoding="utf-8")
    return [(name, int(number.replace(",", ""))) for name, number in re.findall(r"`([a-z_]+)` (\d[\d,]*\d|\d)", text)]


@pytest.mark.parametrize(("document", "least"), [("docs/security.md", 20), ("docs/operate.md", 5)])
def test_numbers_are_those_of_the_settings(document: str, least: int) -> None:
    found = told(document)
    assert len(found) >= least
    assert [(name, DEFAULTS.get(name)) for name, _ in found] == found


def test_every_limit_that_can_be_set_has_its_place_in_one_of_the_pages() -> None:
    named = {name for document in ("docs/security.md", "docs/operate.md") for name, _ in told(document)}
    limits = {
        name
        for name in DEFAULTS
        if re.search(r"_per_|_burst$|_bytes$|^(head|body|answer|silence)_seconds$|_open$|^connections$", name)
    }
    assert limits - named == set()


def test_the_tests_that_are_named_are_there() -> None:
    text = (REPOSITORY / "docs/security.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if ".py`" in line]
    assert len(rows) > 15
    for row in rows:
        folder = Path()
        for name in re.findall(r"`([\w/]+\.py)`", row):
            # a name without a folder lies beside the one before it
            folder = REPOSITORY / Path(name).parent if "/" in name else folder
            assert (folder / Path(name).name).is_file(), name
