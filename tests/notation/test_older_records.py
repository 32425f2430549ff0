"""Records name the judge; those of before it had a name replay, go on and verify as they always did.

``data/records_judge_1`` holds two games as the program wrote them before judge 2: a tournament that ends with an announced opening
(K-03: 100 points then, the rack sum now), and twist with turns that the clock settled (K-15: everything went back then).
``data/records_judge_2`` to ``_6`` hold games of rummy, of twist with turns that the clock settled, and of original with four
jokers, as the program wrote them while these were the judges of new games; those of judges 5 and 6 one with a taken
discard, too, that of judge 6 without a lock.
"""

from pathlib import Path

import pytest

from meldstone.cli.main import main
from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.audit import audit
from meldstone.game.replay import replay
from meldstone.notation.record import RecordError, read_record, write_json_lines, write_text
from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import RackCountVisible
from meldstone.rules.ruleset import JUDGE
from meldstone.rules.scoring import Charge
from meldstone.tiles import Table, Tile, TileSet
from meldstone.values import replace
from tests.vectors import DATA

OLDER = DATA / "records_judge_1"
EVERY_FILE = [(judge, file) for judge in range(1, JUDGE + 1) for file in sorted((DATA / f"records_judge_{judge}").iterdir())]
POINTS = {"tournament": (-17, -100, 117), "twist": (-67, -53, 120)}
POINTS_BY_JUDGE = {
    1: POINTS,
    2: {"rummy": (-59, -44, 103), "twist": (140, -49, -91), "custom": (-12, 33, -21)},
    3: {"rummy": (-85, -75, 160), "twist": (-43, -47, 90), "custom": (61, -31, -30)},
    4: {"rummy": (-33, -1, 34), "twist": (36, -8, -28), "custom": (-27, 40, -13)},
    5: {"rummy": (-3, 16, -13), "twist": (-20, 44, -24), "custom": (-31, 41, -10), "discard": (-13, -26, 39)},
    6: {"rummy": (47, -21, -26), "twist": (-36, -31, 67), "custom": (102, -30, -72), "discard": (-14, 37, -23)},
}


def events_of(file: Path) -> tuple[ev.AnyEvent, ...]:
    return read_record(file.read_text("utf-8"))


def opened(events: tuple[ev.AnyEvent, ...]) -> ev.GameOpened:
    assert isinstance(events[0], ev.GameOpened)
    return events[0]


def judged_anew(events: tuple[ev.AnyEvent, ...]) -> tuple[ev.AnyEvent, ...]:
    """The same record, as if the newest judge had been there."""
    return (replace(opened(events), judge=JUDGE), *events[1:])


@pytest.mark.parametrize(("judge", "file"), EVERY_FILE, ids=lambda part: part.name if isinstance(part, Path) else str(part))
def test_an_older_record_replays_and_verifies_to_the_same_score(judge: int, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = events_of(file)
    state = replay(events)
    assert opened(events).judge == state.rules.judge == judge
    assert state.score is not None
    assert state.score.points == POINTS_BY_JUDGE[judge][file.stem]
    assert not [finding for finding in audit(events) if finding.problems]
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    newer = f"; new games have judge {JUDGE}" if judge < JUDGE else ""
    assert f"judge      ok  judge {judge}{newer}\n" in told
    assert "This record is valid." in told
    assert main(["replay", str(file)]) == 0


@pytest.mark.parametrize("name", POINTS)
def test_an_older_record_is_written_as_it_was(name: str) -> None:
    text, lines = (OLDER / f"{name}.txt").read_text("utf-8"), (OLDER / f"{name}.jsonl").read_text("utf-8")
    assert write_text(read_record(lines)) == text
    assert write_json_lines(read_record(text)) == lines


def test_an_announced_opening_is_charged_by_the_judge_of_its_game() -> None:
    events = events_of(OLDER / "tournament.jsonl")
    score = replay(events).score
    assert score is not None
    assert score.charges[1] is Charge.ANNOUNCED
    assert [finding.what for finding in audit(judged_anew(events)) if finding.problems] == ["score"]
    with pytest.raises(RecordError, match=r"A -17 B -140 C \+157"):
        read_record((OLDER / "tournament.txt").read_text("utf-8").replace("Edition:", "Judge: 2\nEdition:"))


@pytest.mark.parametrize(("judge", "stays"), [(1, False), (2, True)])
def test_a_game_goes_on_by_the_judge_it_began_with(judge: int, stays: bool) -> None:
    """A legal set and a loose tile lie there when the time is up: judge 1 takes both back, judge 2 only the loose tile."""
    events = events_of(OLDER / "twist.jsonl")
    place = [i for i, event in enumerate(events) if isinstance(event, ev.TurnSettled)][-1]
    state = replay((events if judge == 1 else judged_anew(events))[:place])
    laid = TileSet.parse("O6 J O8b")
    draft = Table((*state.board.table, laid, TileSet.parse("R6b")))
    done = apply(state, cmd.Timeout(version=state.version, at=events[place].at, draft=draft))
    assert isinstance(done, Applied)
    assert (laid in done.state.board.table) is stays
    assert Tile("R6b") in done.state.board.seats[1].rack


def test_an_older_game_keeps_its_rules_and_its_overrides() -> None:
    rules = replay(events_of(OLDER / "tournament.jsonl")).rules
    assert rules == ruleset("tournament", {"meld_minimum": 50}, judge=1)
    assert rules.conduct.rack_count_visible is RackCountVisible.ON_ASK


@pytest.mark.parametrize("edition", ["twist", "tournament", "classic"])
def test_a_new_game_names_the_newest_judge(edition: str) -> None:
    game = new_game(ruleset(edition, {"joker_penalty": 25}), 2, "0" * 64)
    assert opened(game.events).judge == JUDGE
    assert opened(game.events).overrides == {"joker_penalty": 25}
    assert f"\nEdition: {edition}\nJudge: {JUDGE}\nKnobs:" in write_text(game.events)
    assert f'"judge":{JUDGE}' in write_json_lines(game.events)
    assert read_record(write_text(game.events)) == read_record(write_json_lines(game.events)) == game.events
    assert str(audit(game.events)[0].note) == f"judge {JUDGE}"


def test_a_new_game_by_older_rules_names_their_judge_and_no_overrides() -> None:
    game = new_game(ruleset("tournament", judge=1), 2, "0" * 64)
    assert (opened(game.events).judge, opened(game.events).overrides) == (1, {})
    assert game.state.rules == ruleset("tournament", judge=1)


@pytest.mark.parametrize("judge", [str(JUDGE + 1), "0", "-1", "99999999999999999999"])
def test_a_judge_of_the_future_is_refused_with_a_code_of_its_own(
    judge: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"Edition: classic\nJudge: {judge}\nPlayers: 2\n"
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert error.value.code == "ruleset/unknown-judge"
    file = tmp_path / "record"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err.startswith("meldstone: ruleset/unknown-judge: ")
    assert main(["--lang", "de", "verify", str(file)]) == 2
    assert f"judge {judge}: Dieses Spiel folgt Regeln" in capsys.readouterr().err


@pytest.mark.parametrize("header", ["two", "", "2.0", "true"])
def test_a_judge_is_a_number(header: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(f"Edition: classic\nJudge: {header}\nPlayers: 2\n")
    assert error.value.code == "record/line"


@pytest.mark.parametrize("file", sorted(DATA.glob("records_judge_*/*.jsonl")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_an_older_record_is_written_again_byte_for_byte(file: Path) -> None:
    assert write_json_lines(events_of(file)).encode() == file.read_bytes()
