"""The schema, step by step: one numbered file for each version and database. A file that was released never changes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from meldstone.store.errors import NewerSchemaError


@cache
def scripts(dialect: str) -> tuple[str, ...]:
    """All steps of ``sqlite`` or ``postgres``; the first leads to version 1."""
    files = sorted((Path(__file__).parent / dialect).glob("*.sql"))
    assert [int(file.stem) for file in files] == list(range(1, len(files) + 1))
    return tuple(file.read_text(encoding="utf-8") for file in files)


def steps_from(dialect: str, version: int) -> tuple[str, ...]:
    """What leads from a version to the present one; raises `NewerSchemaError` if that lies behind."""
    known = scripts(dialect)
    if version > len(known):
        raise NewerSchemaError(version, len(known))
    return known[version:]


def statements(script: str) -> list[str]:
    """The single statements of a script; it holds no semicolon but those at the end of a line that ends one."""
    return [text for part in script.split(";\n") if (text := part.strip())]
