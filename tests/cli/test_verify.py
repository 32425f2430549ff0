"""`meldstone verify`: a true record is valid, a changed one is not, whatever was changed."""

import json
import random
from pathlib import Path

import pytest

from meldstone.cli.main import main
from meldstone.game import events as ev
from meldstone.game.audit import audit
from meldstone.i18n import LANGUAGES, translator
from meldstone.notation.record import write_text
from meldstone.rules.catalogue import editions
from meldstone.tiles import Table
from meldstone.values import replace
from tests.cli.recorded import bot_game, json_lines

CLASSIC = bot_game("classic")


def failed(events: tuple[ev.AnyEvent, ...]) -> list[str]:
    return [finding.what for finding in audit(events) if finding.problems]


@pytest.mark.parametrize("edition", [*editions(), "rummy-discard+rummy-open-tile+rummy-hand"])
def test_a_true_record_holds(edition: str) -> None:
    assert failed(bot_game(edition)) == []


def test_a_record_that_stops_early_holds_as_far_as_it_goes() -> None:
    for end in (3, 4, len(CLASSIC) - 10):
        assert failed(CLASSIC[:end]) == []
    assert failed(CLASSIC[:-1]) == ["score"]


def test_another_seed_fails_commitment_and_deal() -> None:
    opened = CLASSIC[0]
    assert isinstance(opened, ev.GameOpened)
    assert failed((replace(opened, seed="f" * 64), *CLASSIC[1:]))[:2] == ["commitment", "deal"]
    assert "commitment" in failed((replace(opened, seed="xyz"), *CLASSIC[1:]))


def test_another_score_fails() -> None:
    ended = CLASSIC[-1]
    assert isinstance(ended, ev.GameEnded)
    changed = replace(ended, score=replace(ended.score, points=(1, 2, -3)))
    assert failed((*CLASSIC[:-1], changed)) == ["score"]
    assert failed((*CLASSIC[:6], ended)) == ["score"]


def test_an_illegal_move_fails() -> None:
    place = next(i for i, event in enumerate(CLASSIC) if isinstance(event, ev.Played))
    event = CLASSIC[place]
    assert isinstance(event, ev.Played)
    shorter = replace(event, table=Table.of([*event.table[:-1], event.table[-1][:-1]]))
    assert failed((*CLASSIC[:place], shorter)) == ["moves"]


def test_a_pass_with_tiles_to_draw_and_a_move_out_of_turn_fail() -> None:
    first = next(i for i, event in enumerate(CLASSIC) if isinstance(event, ev.Drew))
    drew = CLASSIC[first]
    assert isinstance(drew, ev.Drew)
    assert failed((*CLASSIC[:first], ev.Passed(seat=drew.seat))) == ["moves"]
    assert failed((*CLASSIC[:first], replace(drew, seat=(drew.seat + 1) % 3))) == ["moves"]


def test_a_second_deal_from_nowhere_fails() -> None:
    dealt = next(event for event in CLASSIC if isinstance(event, ev.Dealt))
    assert failed((*CLASSIC[:8], dealt)) == ["moves"]


def test_the_command_reads_both_forms_and_answers_with_its_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record"
    for text in (json_lines(CLASSIC), write_text(CLASSIC)):
        file.write_text(text, "utf-8")
        assert main(["verify", str(file)]) == 0
        assert "This record is valid." in capsys.readouterr().out
    ended = CLASSIC[-1]
    assert isinstance(ended, ev.GameEnded)
    file.write_text(json_lines((*CLASSIC[:-1], replace(ended, score=replace(ended.score, points=(1, 2, -3))))), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert "score      FAILED" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_the_language_of_the_player(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A true record, and records that are wrong in every way that has a sentence."""
    speak = translator(language)
    opened, ended = CLASSIC[0], CLASSIC[-1]
    assert isinstance(opened, ev.GameOpened)
    assert isinstance(ended, ev.GameEnded)
    drew = next(i for i, event in enumerate(CLASSIC) if isinstance(event, ev.Drew))
    records = {
        "promised": CLASSIC,
        "not-promised": (replace(opened, seed="f" * 64), *CLASSIC[1:]),
        "bad-seed": (replace(opened, seed="xyz"), *CLASSIC[1:]),
        "not-by-rules": (*CLASSIC[:-1], replace(ended, score=replace(ended.score, points=(1, 2, -3)))),
        "from-nowhere": (*CLASSIC[:8], next(event for event in CLASSIC if isinstance(event, ev.Dealt))),
        "stops": CLASSIC[:-1],
    }
    file = tmp_path / "record"
    for code, events in records.items():
        file.write_text(json_lines(events), "utf-8")
        assert main(["verify", str(file), "--lang", language]) == (0 if code == "promised" else 1)
        said = capsys.readouterr().out
        assert speak.word(f"verify-{code}", event="…").split("…")[-1] in said, code
        assert speak.word("verify-failed") in said or code == "promised"
        assert "verify-" not in said
    file.write_text(json_lines((*CLASSIC[:drew], ev.Passed(seat=0))), "utf-8")
    main(["verify", str(file), "--lang", language])
    refused = speak.message("pass/pool-not-empty", left=1).split(".")[-2]
    assert refused in capsys.readouterr().out, "what the rules object to has the sentence of the table"


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{", b"{}\n", b"hello\n", b'{"type": "passed", "seat": 0}\n'])
def test_what_is_no_record_is_exit_2(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record"
    file.write_bytes(data)
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 2
        assert capsys.readouterr().err.startswith(("meldstone: record/", "meldstone: file/not-readable"))


def mangled(value: object, chance: random.Random) -> object:
    """A record line with one thing changed somewhere."""
    if isinstance(value, dict) and value:
        key = chance.choice(sorted(value))
        return {**value, key: mangled(value[key], chance)}
    if isinstance(value, list) and value:
        place = chance.randrange(len(value))
        if chance.random() < 0.2:
            return value[:place] + value[place + 1 :]
        return [*value[:place], mangled(value[place], chance), *value[place + 1 :]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice([-99, -1, 1, 7, 10**6])
    return chance.choice(["", "R7", "x", None, -1, [], {}])


@pytest.mark.parametrize("edition", ["classic", "tournament", "rummy-discard+rummy-open-tile"])
def test_a_mangled_record_never_ends_in_a_traceback(edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(edition)
    lines = json_lines(bot_game(edition, players=2)).splitlines()[:60]
    file = tmp_path / "record"
    for _ in range(150):
        place = chance.randrange(6) if chance.random() < 0.5 else chance.randrange(len(lines))
        changed = [*lines[:place], json.dumps(mangled(json.loads(lines[place]), chance)), *lines[place + 1 :]]
        file.write_text("\n".join(changed), "utf-8")
        capsys.readouterr()
        assert main(["verify", str(file)]) in (0, 1, 2)
        assert main(["replay", str(file)]) in (0, 2)
