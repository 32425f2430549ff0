"""The folders of native/ are rooms: includes name the path from native/ and point one way; a folder is a namespace."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[1] / "native"

SEARCHES = {"core", "plain", "scan", "exact"}
MAY_INCLUDE = {
    "core": set[str](),
    "plain": {"core"},
    "scan": {"core"},
    "exact": {"core"},
    "dispatch": SEARCHES,
    "changes": SEARCHES | {"dispatch"},
    "play": SEARCHES | {"dispatch", "changes"},
    "bind": SEARCHES | {"dispatch", "changes", "play"},
    "wasm": SEARCHES | {"dispatch", "changes"},
    "tests": SEARCHES | {"dispatch", "changes", "play"},
}
"""The table of native/README.md."""

FILES = sorted(path for path in NATIVE.rglob("*") if path.suffix in {".hpp", ".cpp"})

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(NATIVE)))


def test_every_file_lies_in_a_room_that_the_readme_lists() -> None:
    assert {path.parent for path in FILES} == {NATIVE / room for room in MAY_INCLUDE}
    assert {path.name for path in NATIVE.iterdir() if path.is_file()} == {"CMakeLists.txt", "README.md"}
    assert re.findall(r"^\| `(\w+)/` \|", (NATIVE / "README.md").read_text(encoding="utf-8"), re.MULTILINE) == list(MAY_INCLUDE)


def test_the_readme_tells_what_each_file_answers() -> None:
    told = re.findall(r"^- `(\w+/\w+)`: ", (NATIVE / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(told) == sorted({str(path.relative_to(NATIVE).with_suffix("")) for path in FILES})


@every_file
def test_includes_point_one_way(path: Path) -> None:
    room = path.parent.name
    for included in re.findall(r'^#include "(.+)"$', path.read_text(encoding="utf-8"), re.MULTILINE):
        assert (NATIVE / included).is_file(), f"{included} is no path from native/"
        assert Path(included).parent.name in MAY_INCLUDE[room] | {room}, f"{room} must not include {included}"


@every_file
def test_a_file_is_in_the_namespace_of_its_folder(path: Path) -> None:
    room = path.parent.name
    own = "meldstone" if room == "core" else f"meldstone::{room}"
    found = re.findall(r"^namespace (meldstone[\w:]*) \{", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert room == "tests" or any(f"{name}::".startswith(f"{own}::") for name in found)
