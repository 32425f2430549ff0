"""Every sentence about tiles, with the red 7, a joker and the orange 8: a page for each language in tests/data/tile_sentences.

``python -m tests.i18n.tile_sentences`` writes the pages anew; whoever does that reads the difference as a player of the language.
"""

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from meldstone.cli.terminal.faces import tile_name
from meldstone.i18n import LANGUAGES, translator
from meldstone.tiles import Face
from tests.i18n import ftl
from tests.vectors import DATA

PAGES = DATA / "tile_sentences"
TILE_ARGUMENTS = frozenset({"tile", "tiles", "joker", "more", "set", "back"})
"""Arguments that hold tiles; in a sentence that counts tiles, `back` is a number."""
NOTATION = ("errors.ftl", "terminal.ftl", "typing.ftl", "commands.ftl")
"""Files in which tiles stand as R7, except where a sentence declares a form."""
FACES = (Face("R7"), Face("J"), Face("O8"))
SAMPLE = {"player": "Ada", "players": "Ada, Otto", "place": "4", "colour": "7", "kind": "7"}


def page(language: str) -> str:
    """The page of a language."""
    lines = [line for file in ftl.FILES for line in _lines(language, file)]
    return "\n".join(lines) + "\n"


def path(language: str) -> Path:
    """Where the page of a language is kept."""
    return PAGES / f"{language}.txt"


def _lines(language: str, file: str) -> Iterator[str]:
    for name, message in ftl.messages(language, file).items():
        declared = ftl.attributes(message)
        tiles = (ftl.variables(message) & TILE_ARGUMENTS) - ftl.selected(message)
        if file in NOTATION:
            tiles &= declared.keys()
        if tiles:
            yield f"{name}: {' / '.join(_said(language, message, tiles, declared, face) for face in FACES)}"


def _said(language: str, message: ast.Message, tiles: frozenset[str], declared: dict[str, str], face: Face) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource([message]))
    speak = translator(language)
    names = {name: tile_name(face, speak, form=declared.get(name, "label")) for name in tiles}
    others = {name: SAMPLE.get(name, 2) for name in ftl.variables(message) - tiles}
    pattern = bundle.get_message(message.id.name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {**others, **names})
    assert errors == [], message.id.name
    return str(text).replace("\u00a0", " ")


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for spoken in LANGUAGES:
        path(spoken).write_text(page(spoken), encoding="utf-8")
