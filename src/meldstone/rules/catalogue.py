"""The editions by name, read from ``editions/*.toml``; the "3 in 1" box is classic, twist and mix (RULES.md K-20).

Variants of one family combine with ``+``: ``rummy-discard+rummy-hand`` is Rummy with both. A custom game is an edition with
overrides.

>>> ruleset("rummy-discard+rummy-hand").ending.hand_game_multiplier
2
>>> ruleset("mix", {"jokers_mirror": 2}).box.total
112

An edition whose preset was decided anew keeps the older one for games that began under it:

>>> [str(ruleset("twist", judge=judge).clock.timeout_policy) for judge in (1, 2)]
['restore_all', 'restore_loose']
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from meldstone.rules.knobs import RulesetError, RulesetProblem
from meldstone.rules.ruleset import JUDGE, Ruleset


@dataclass(frozen=True, slots=True)
class Edition:
    """One TOML file: what it is, where it comes from, what it changes."""

    name: str
    title: str
    source: str
    extends: str
    """The edition that holds where this one says nothing."""
    order: int
    """Its place in a list of editions."""
    overrides: Mapping[str, object]
    earlier: Mapping[int, Mapping[str, object]]
    """The overrides by judge, for the judges that knew others."""
    choose: tuple[str, ...] = ()
    """Knobs that the players are meant to choose before the game."""

    def overrides_of(self, judge: int) -> Mapping[str, object]:
        """What the edition changed when `judge` was the judge of new games."""
        return self.earlier.get(judge, self.overrides)


@cache
def editions() -> Mapping[str, Edition]:
    """All editions by name, in reading order; ``base`` is not one of them."""
    files = resources.files(__package__).joinpath("editions").iterdir()
    found = [_read(file.name.removesuffix(".toml")) for file in files if file.name.endswith(".toml")]
    return {edition.name: edition for edition in sorted(found, key=lambda edition: edition.order)}


def ruleset(name: str, overrides: Mapping[str, object] | None = None, *, judge: int = JUDGE) -> Ruleset:
    """The rules of an edition, or of several variants joined by ``+``, with some knobs changed; as they were for `judge`."""
    changed = overrides or {}
    try:
        # with its type: 1 and True are equal, but not the same value of a knob
        return _remembered(name, tuple([(knob, type(value), value) for knob, value in changed.items()]), judge)
    except TypeError:  # a value that cannot be remembered, such as a list; most likely it is refused
        return _made(name, changed, judge)


@lru_cache(maxsize=256)
def _remembered(name: str, changed: tuple[tuple[str, type, object], ...], judge: int) -> Ruleset:
    """Every replay asks for the rules of its game."""
    return _made(name, {knob: value for knob, _, value in changed}, judge)


def _made(name: str, changed: Mapping[str, object], judge: int) -> Ruleset:
    if not 1 <= judge <= JUDGE:
        raise RulesetError([RulesetProblem("ruleset/unknown-judge", f"judge {judge}", f"known are 1 to {JUDGE}")])
    parts = name.split("+")
    known = ", ".join(editions())
    unknown = [part for part in parts if part not in editions() and part != "base"]
    if unknown:
        raise RulesetError(
            [RulesetProblem("ruleset/unknown-edition", part, f"no such edition; there are {known}") for part in unknown]
        )
    merged: dict[str, object] = {}
    clashes = [
        RulesetProblem("ruleset/variants-clash", name, f"the parts want different values for {knob}")
        for part in parts
        for knob, value in _all_overrides(part, judge).items()
        if merged.setdefault(knob, value) != value
    ]
    if clashes:
        raise RulesetError(clashes)
    return _shared(Ruleset(judge=judge).changed({**merged, **changed}, name=name))


@lru_cache(maxsize=256)
def _shared(rules: Ruleset) -> Ruleset:
    """The same object for equal rules: what is remembered by rules is found without comparing all knobs."""
    return rules


def _all_overrides(name: str, judge: int) -> dict[str, object]:
    """What an edition changes against the base, parents first."""
    if name == "base":
        return {}
    edition = editions()[name]
    return {**_all_overrides(edition.extends, judge), **edition.overrides_of(judge)}


def _read(name: str) -> Edition:
    import tomllib  # here, because a record brings its rules along and a program may need no edition

    text = resources.files(__package__).joinpath("editions", f"{name}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    return Edition(
        name,
        data["title"],
        data["source"],
        data["extends"],
        data["order"],
        data["knobs"],
        {judge: _earlier(data["knobs"], data[f"judge-{judge}"]) for judge in range(1, JUDGE) if f"judge-{judge}" in data},
        tuple(data.get("choose", ())),
    )


def _earlier(knobs: Mapping[str, object], then: Mapping[str, Any]) -> dict[str, object]:
    """The knobs of an older judge: some had other values, some (`unset`) were left to the parent."""
    return {name: value for name, value in {**knobs, **then["knobs"]}.items() if name not in then["unset"]}
