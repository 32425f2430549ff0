"""The editions by name, read from ``editions/*.toml``.

Variants of one family combine with ``+``: ``rummy-discard+rummy-hand`` is Rummy with both. A custom game is an edition with
overrides.

>>> ruleset("rummy-discard+rummy-hand").ending.hand_game_multiplier
2
>>> ruleset("mix", {"jokers_mirror": 2}).box.total
112
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from meldstone.rules.knobs import Problem, RulesetError
from meldstone.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Edition:
    """One TOML file: what it is, where it comes from, what it changes."""

    name: str
    title: str
    source: str
    extends: str
    order: int
    choose: tuple[str, ...]
    """Knobs that the players are meant to choose before the game."""
    overrides: Mapping[str, object]


@cache
def editions() -> Mapping[str, Edition]:
    """All editions by name, in reading order; ``base`` is not one of them."""
    files = resources.files(__package__).joinpath("editions").iterdir()
    found = [_read(file.name.removesuffix(".toml")) for file in files if file.name.endswith(".toml")]
    return {edition.name: edition for edition in sorted(found, key=lambda edition: edition.order)}


def ruleset(name: str, overrides: Mapping[str, object] | None = None) -> Ruleset:
    """The rules of an edition, or of several variants joined by ``+``, with some knobs changed."""
    parts = name.split("+")
    known = ", ".join(editions())
    unknown = [part for part in parts if part not in editions() and part != "base"]
    if unknown:
        raise RulesetError([Problem("ruleset/unknown-edition", part, f"no such edition; there are {known}") for part in unknown])
    merged: dict[str, object] = {}
    clashes = [
        Problem("ruleset/variants-clash", name, f"the parts want different values for {knob}")
        for part in parts
        for knob, value in _all_overrides(part).items()
        if merged.setdefault(knob, value) != value
    ]
    if clashes:
        raise RulesetError(clashes)
    return Ruleset().changed({**merged, **(overrides or {})}, name=name)


def _all_overrides(name: str) -> dict[str, object]:
    """What an edition changes against the base, parents first."""
    if name == "base":
        return {}
    edition = editions()[name]
    return {**_all_overrides(edition.extends), **edition.overrides}


def _read(name: str) -> Edition:
    text = resources.files(__package__).joinpath("editions", f"{name}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    return Edition(
        name,
        data["title"],
        data["source"],
        data["extends"],
        data["order"],
        tuple(data.get("choose", ())),
        data["knobs"],
    )
