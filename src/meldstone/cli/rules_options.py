"""``--edition`` and ``--set``: how a command is told which rules to use."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from meldstone.cli.failure import UsageError, from_ruleset
from meldstone.cli.parser import HelpText
from meldstone.rules.catalogue import ruleset
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import Ruleset

DEFAULT_EDITION = "classic"


def add_rules_options(parser: argparse.ArgumentParser, text: HelpText, default: str | None = DEFAULT_EDITION) -> None:
    """Adds the two options to a command; without a default it can tell whether an edition was named."""
    parser.add_argument(
        "--edition",
        default=default,
        metavar="E",
        help=text("cli-edition", example="rummy-discard+rummy-hand", default=DEFAULT_EDITION),
    )
    parser.add_argument("--set", action="append", default=[], metavar="KNOB=VALUE", dest="knobs", help=text("cli-set"))


def chosen_rules(edition: str, knobs: Sequence[str], fixed: Mapping[str, object] | None = None) -> Ruleset:
    """The ruleset that the options ask for; `fixed` knobs have the last word."""
    overrides: dict[str, object] = {}
    for text in knobs:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise UsageError("--set", "usage-set", value=text)
        overrides[name.strip()] = value.strip()
    return rules_of(edition, {**overrides, **(fixed or {})})


def rules_of(edition: str, overrides: Mapping[str, object]) -> Ruleset:
    """The rules of an edition with overrides, or an `InputError` with every problem."""
    try:
        return ruleset(edition, overrides)
    except RulesetError as error:
        raise from_ruleset(error) from error
