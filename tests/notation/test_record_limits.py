"""Every limit of a record by itself: one more than there may be is refused, and so it says."""

import pytest

from meldstone.notation.record import RecordError, read_record
from tests.notation.hostile_records import with_deal, with_event, with_line, with_opened

QUESTION = {"type": "count-answered", "seat": 0, "of": 1, "count": 14}
TOO_LARGE = {
    "1,000,000 letters": ("#" * 9_999 + "\n") * 101,
    "20,000 lines": "#\n" * 20_000,
    "16,000 letters in a line": with_line("#" * 16_001),
    "3,000 events": with_event(QUESTION, 3_001),
    "100 deals": "\n".join(with_deal() + [with_deal()[-1]] * 100),
    "a name of more than 100 letters": with_opened(names=["n" * 101, "B"]),
    "150 sets": with_event({"type": "played", "seat": 0, "table": [[]] * 151}),
    "2,000 tiles and sets": with_event({"type": "played", "seat": 0, "table": [["K1"] * 2_000]}),
}


@pytest.mark.parametrize("limit", TOO_LARGE)
def test_a_record_beyond_a_limit_is_refused(limit: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(TOO_LARGE[limit])
    assert (refused.value.code, limit in refused.value.reason) == ("record/too-large", True), refused.value.reason


def test_numbers_are_of_a_bearable_size() -> None:
    with pytest.raises(RecordError, match="too large a number"):
        read_record(with_line("deal " + "1" * 21 + " A"))


def test_half_a_letter_is_no_record() -> None:
    with pytest.raises(RecordError):
        read_record('{"type":"\ud800"}')
