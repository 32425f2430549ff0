"""What a line means as plain data, as `tests/data/typed_lines.json` has it for the terminal and the browser."""

from __future__ import annotations

from typing import Any

from meldstone.cli.terminal import typed as said
from meldstone.cli.terminal.vocabulary import vocabulary
from meldstone.rules.choices import Palette
from meldstone.tiles import Face


def meaning(line: str, language: str, palette: Palette) -> dict[str, Any]:
    """The meaning of a line in a language, or why it has none."""
    try:
        return _plain(said.understand(line, vocabulary(language, palette)))
    except said.TypedError as error:
        return {"error": error.message}


def _plain(typed: said.Typed) -> dict[str, Any]:
    match typed:
        case said.Word():
            return {"word": typed.value}
        case said.Lay():
            return {"lay": [_faces(row) for row in typed.rows]}
        case said.Add():
            return {"add": _faces(typed.faces), "to": typed.to}
        case said.Take():
            return {"take": _faces(typed.faces), "from": typed.source}
        case said.MoveTiles():
            return {"move": _faces(typed.faces), "from": typed.source, "to": typed.to}
        case said.Split():
            return {"split": typed.number, "after": typed.after.text}
        case said.Swap():
            return {"swap": typed.incoming.text, "for": typed.outgoing.text, "in": typed.number}
        case said.Join():
            return {"join": [typed.number, typed.other]}
        case said.WholeTable():
            return {"table": [_faces(row) for row in typed.rows]}
        case said.PutAside():
            return {"discard": typed.face.text}
        case said.Ask():
            return {"ask": typed.name}


def _faces(faces: tuple[Face, ...]) -> list[str]:
    return [face.text for face in faces]
