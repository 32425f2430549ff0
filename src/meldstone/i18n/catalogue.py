"""The messages of one language, read from its Fluent files. The only module that knows `fluent.runtime`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

FILES: Final = (
    "errors.ftl",
    "words.ftl",
    "tiles.ftl",
    "terminal.ftl",
    "typing.ftl",
    "commands.ftl",
    "web.ftl",
    "pages.ftl",
    "rules.ftl",
    "players.ftl",
    "privacy.ftl",
)

MISSING: Final = "…"
"""Stands where an argument was not given."""

LONGEST_ARGUMENT: Final = 2000
"""fluent.runtime gives a whole message up when one part is longer than 2500 characters."""


class Catalogue:
    """Messages by id, in one language."""

    def __init__(self, language: str) -> None:
        # terminals show the isolation marks of Fluent as rubbish
        self._bundle = FluentBundle([language], use_isolating=False)
        self._variables: dict[str, frozenset[str]] = {}
        for file in FILES:
            text = resources.files(__package__).joinpath("locales", language, file).read_text("utf-8")
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            self._variables |= {entry.id.name: _variables(entry) for entry in resource.body if isinstance(entry, ast.Message)}

    def format(self, message: str, args: Mapping[str, int | str]) -> str | None:
        """The message with its arguments filled in, or None if there is no such message."""
        if message not in self._variables:
            return None
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        known = {"tiles": "", **args}
        given = {name: _argument(known.get(name, MISSING)) for name in self._variables[message]}
        text, _ = self._bundle.format_pattern(pattern, given)
        # without tiles, "{ $tiles }: Sentence." is the sentence alone
        return str(text).lstrip(" \u00a0:").rstrip()

    def attribute(self, message: str, name: str) -> str | None:
        """What a message declares beside its text, such as the form that a tile's name takes in it."""
        if message not in self._variables or (pattern := self._bundle.get_message(message).attributes.get(name)) is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, {})
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of the `LANGUAGES`, read once."""
    return Catalogue(language)


def _argument(value: int | str) -> object:
    if isinstance(value, int):
        # line 1200, not line 1,200
        return fluent_number(value, useGrouping=False)
    return value if len(value) <= LONGEST_ARGUMENT else value[:LONGEST_ARGUMENT] + MISSING


class _VariableCollector(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables(entry: ast.Message) -> frozenset[str]:
    collector = _VariableCollector()
    collector.visit(entry)
    return frozenset(collector.names)
