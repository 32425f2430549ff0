"""`meldstone editions` shows every knob, and where an edition differs."""

import io
import json

import pytest
from rich.console import Console

from meldstone.cli import editions as command
from meldstone.cli.main import main
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.ruleset import Ruleset, all_knobs


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["editions", *arguments]) == 0
    return capsys.readouterr().out


def test_the_list_names_every_edition_with_title_and_source(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(capsys).splitlines()
    assert [line.split("\t") for line in lines] == [[e.name, e.title, e.source] for e in editions().values()]
    assert [entry["name"] for entry in json.loads(shown(capsys, "--json"))] == list(editions())


@pytest.mark.parametrize("name", [*editions(), "base", "rummy-discard+rummy-hand"])
def test_one_edition_shows_all_knobs_and_marks_the_differences(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, name)
    different = ruleset(name).differences(Ruleset())
    for _, spec in all_knobs():
        assert f"{'*' if spec.name in different else ' '} {spec.name} = " in out
        assert f"{spec.meaning}; one of {spec.values_text}; {spec.source}" in out


def test_the_chain_and_the_choices_of_mix(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "mix")
    assert "extends: twist → base" in out
    assert "choose: the players agree on jokers_double, jokers_two_colour, jokers_mirror" in out
    described = json.loads(shown(capsys, "mix", "--json"))
    assert described["extends"] == {"mix": ["twist", "base"]}
    assert described["choose"] == ["jokers_double", "jokers_two_colour", "jokers_mirror"]


def test_json_gives_the_values_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    described = json.loads(shown(capsys, "rummy-discard+rummy-hand", "--json"))
    values = {knob["name"]: knob["value"] for knob in described["knobs"]}
    assert values == {name: getattr(value, "value", value) for name, value in ruleset("rummy-discard+rummy-hand").knobs().items()}
    assert {knob["name"] for knob in described["knobs"] if knob["differs"]} == set(
        ruleset("rummy-discard+rummy-hand").differences(Ruleset())
    )


@pytest.mark.parametrize("width", [40, 80, 200])
def test_tables_keep_within_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=True, color_system=None, highlight=False, markup=False)
    monkeypatch.setattr(command, "plain_console", lambda: console)
    assert main(["editions", "tournament"]) == 0
    assert main(["editions"]) == 0
    lines = out.getvalue().splitlines()
    assert max(len(line) for line in lines) <= width
    if width >= 80:
        assert "* announce_excuse" in out.getvalue()
