"""The Fluent files as the tests see them: read by the parser of Fluent, not by the code under test."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

from meldstone import i18n

LOCALES = Path(i18n.__file__).with_name("locales")
FILES = tuple(sorted({path.name for path in LOCALES.glob("*/*.ftl")}))
"""Whatever any language has; every other one must have it too."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selected: set[str] = set()
        self.variants: list[tuple[str, ...]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        self.variants.append(tuple(keys))
        self.generic_visit(node)


def text(language: str, file: str) -> str:
    return (LOCALES / language / file).read_text(encoding="utf-8")


@cache
def resource(language: str, file: str) -> ast.Resource:
    return parse(text(language, file))


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(language, file).body if isinstance(entry, ast.Message)}


def junk(language: str, file: str) -> list[str]:
    return [entry.content or "" for entry in resource(language, file).body if isinstance(entry, ast.Junk)]


def repeated_ids(language: str) -> list[str]:
    entries = [entry for file in FILES for entry in resource(language, file).body if isinstance(entry, ast.Message)]
    return [name for name, count in Counter(entry.id.name for entry in entries).items() if count > 1]


def variables(message: ast.Message) -> frozenset[str]:
    return frozenset(_visited(message).names)


def selected(message: ast.Message) -> frozenset[str]:
    """The variables that the message chooses its words by."""
    return frozenset(_visited(message).selected)


def variants(message: ast.Message) -> list[tuple[str, ...]]:
    """The keys of every choice in the message."""
    return _visited(message).variants


def attributes(message: ast.Message) -> dict[str, str]:
    """What the message declares beside its text: ``.tile = object``."""
    return {attribute.id.name: serialized(attribute.value) for attribute in message.attributes}


def serialized(pattern: ast.Pattern) -> str:
    """A pattern as it is written, all in one line."""
    lines = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern)).removeprefix("x =")
    return re.sub(r"[ \n]+", " ", lines).strip(" ")


def stands_after(message: ast.Message, argument: str, before: str) -> bool:
    """True if what is written before every mention of the argument ends as the regular expression says."""
    text = serialized(message.value) if message.value else ""
    pieces = re.split(rf"\{{ \${argument} \}}", text)[:-1]
    return all(re.search(before, re.sub(r"(:?) \} $", r"\1 ", piece)) for piece in pieces)


def _visited(message: ast.Message) -> _Variables:
    found = _Variables()
    found.visit(message)
    return found
