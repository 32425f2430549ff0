"""What comments and documents call by its file name is there: whoever moves a file finds the sentences that speak of it."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "native", "web/src", "web/public", "docs", "benchmarks", "examples", "tests", "requirements", "deploy")
READ = {".py", ".pyi", ".cpp", ".hpp", ".ts", ".tsx", ".css", ".md"}
NAMED = re.compile(r"(?<![\w/.*{<>-])(?:\.{1,2}/)*((?:[\w.-]+/)*\w[\w.-]*\.(?:py|pyi|cpp|hpp|ts|tsx|css|md))(?![\w/])")
ELSEWHERE = {"RULES.md"}
"""The rules as a reader gets them, which are not part of the project."""


@cache
def files() -> list[Path]:
    loose = [path for path in [*ROOT.glob("*.*"), *(ROOT / "web").glob("*.*")] if path.is_file()]
    kept = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return [path.relative_to(ROOT) for path in [*loose, *kept]]


def missing_in(text: str, existing: set[str]) -> list[str]:
    """The files that a text names and that do not exist; a name may leave out the folders on the left."""
    return sorted({name for name in NAMED.findall(text) if name not in existing | ELSEWHERE})


@cache
def existing_names() -> set[str]:
    return {"/".join(path.parts[i:]) for path in files() for i in range(len(path.parts))}


@pytest.mark.parametrize("folder", ["", "src", "native", "web", "docs", "benchmarks", "examples"])
def test_files_that_are_named_exist(folder: str) -> None:
    # the changelog tells of files that are gone; rooms.test.ts names some that no room may have
    told = [path for path in files() if path.suffix in READ and path.name not in ("CHANGELOG.md", "rooms.test.ts")]
    told = [path for path in told if (path.parts[0] if len(path.parts) > 1 else "") == folder]
    assert told
    existing = existing_names()
    missing = {str(path): missing_in((ROOT / path).read_text(encoding="utf-8"), existing) for path in told}
    assert {path: names for path, names in missing.items() if names} == {}


def test_a_file_that_is_gone_is_noticed() -> None:
    text = "see solver/steps.py, `../shared/gone.md` and board/gone.ts; ./tokens.css, RULES.md, a.b.json"
    assert missing_in(text, {"solver/steps.py", "tokens.css"}) == ["board/gone.ts", "shared/gone.md"]
