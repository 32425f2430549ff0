"""How often the law is asked: for tests that hold a bound on it."""

import pytest

from meldstone.rules.ruleset import Ruleset
from meldstone.rules.turn import Turn, is_playable
from meldstone.rules.work import Work


def judgements_at_the_deadline(monkeypatch: pytest.MonkeyPatch) -> list[Turn]:
    """The turns that are judged from now on when the time is up; the list grows."""
    asked: list[Turn] = []

    def counted(turn: Turn, rules: Ruleset, work: Work | None = None) -> bool:
        asked.append(turn)
        return is_playable(turn, rules, work)

    for module in ("tile_turn", "timeout"):
        monkeypatch.setattr(f"meldstone.rules.{module}.is_playable", counted)
    return asked
