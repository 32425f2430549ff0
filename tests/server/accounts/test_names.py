"""Names that people may give themselves."""

from unicodedata import normalize

import pytest

from meldstone.server.accounts.names import usable_name
from meldstone.server.protocol.codes import RefusedError


@pytest.mark.parametrize("name", ["\ufdfa\ufdfa", "\u202eadA", "a\u0300\u0301\u0302" * 20, "\u2066x\u2069", "𝔄𝔡𝔞", "A\u00adda"])
def test_names_are_what_they_look_like(name: str) -> None:
    try:
        shown = usable_name(name, 20)
    except RefusedError:
        return
    assert len(shown) <= 20
    assert shown.isprintable()


@pytest.mark.parametrize("name", ["हिन्दी", "สมชาย นี้", "עִבְרִית", "בְּרֵאשִׁית", "Adébáyọ̀", "Nguyễn Thị Ánh", "مُحَمَّد", "தமிழ்", "မြန်မာ"])
def test_names_may_be_written_in_any_script(name: str) -> None:
    assert usable_name(name, 20) == normalize("NFKC", name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("a\u0300\u0301\u0302b", "à\u0301b"),
        ("\u0300Ada", "Ada"),
        ("Ada \u0301\u0301", "Ada"),
        ("A\u20dd\u20ddda", "Ada"),
        ("1\u0335Ada", "1Ada"),
        ("ก" + "\u0e49" * 10, "ก" + "\u0e49" * 3),
    ],
)
def test_marks_stand_on_letters_and_do_not_pile_up(given: str, shown: str) -> None:
    assert usable_name(given, 20) == shown
