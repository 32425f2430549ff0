"""The strength table comes from the arena's results as they are."""

import msgspec
import pytest

from benchmarks.strength import FILE, NoMatchError, Strength, encoded, tables


def result(bots: tuple[str, ...] = ("master", "skilled"), edition: str = "classic", players: int = 2, **job: object) -> bytes:
    lines = [
        {"bot": bot, "games": 100, "wins": 65, "win_rate": rate, "ci95": [rate - 0.05, rate + 0.05], "points_per_game": 3.0}
        for bot, rate in zip(bots, (0.65, 0.35), strict=False)
    ]
    played = {"bots": bots, "edition": edition, "players": players, "seed": 7, **job}
    return msgspec.json.encode({"bots": lines, "job": played})


def test_each_match_is_a_line_of_the_first_bot_and_the_strongest_stands_first() -> None:
    found = tables([result(("skilled", "casual")), result(), result(players=4), result(edition="twist")])
    assert [(table.edition, table.players, [line.bot for line in table.bots]) for table in found] == [
        ("classic", 2, ["master", "skilled"]),
        ("classic", 4, ["master"]),
        ("twist", 2, ["master"]),
    ]
    line = found[0].bots[0]
    assert (line.against, line.games, line.win_rate, line.points_per_game) == ("skilled", 100, 0.65, 3.0)
    assert line.ci95 == pytest.approx((0.6, 0.7))
    assert msgspec.json.decode(encoded(found), type=tuple[Strength, ...]) == found


@pytest.mark.parametrize("wrong", [{"league": True}, {"overrides": {"jokers_normal": 4}}, {"bots": ("master",)}])
def test_what_is_no_plain_match_of_two_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(NoMatchError, match="no plain match"):
        tables([result(**wrong)])  # type: ignore[arg-type]


def test_the_file_of_the_browser_is_what_the_command_writes() -> None:
    found = msgspec.json.decode(FILE.read_bytes(), type=tuple[Strength, ...])
    assert encoded(found) == FILE.read_bytes()
    for line in (line for table in found for line in table.bots):
        assert line.ci95[0] <= line.win_rate <= line.ci95[1]
        assert line.games > 0
