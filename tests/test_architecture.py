"""The house keeps its shape: the import contracts of pyproject.toml hold, and they cover the whole core."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import meldstone.solver

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "meldstone"
CORE = ("values", "tiles", "json_form", "rules", "game", "notation", "solver", "bots")


def core_files() -> list[Path]:
    modules = [PACKAGE / f"{name}.py" for name in CORE]
    packages = [path for name in CORE for path in (PACKAGE / name).rglob("*.py")]
    return sorted(path for path in [*modules, *packages] if path.is_file())


def test_import_contracts_hold() -> None:
    lint_imports = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run([lint_imports, "--no-cache", "--no-logo"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_core_package_is_under_the_purity_contract() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {contract["id"]: contract for contract in config["tool"]["importlinter"]["contracts"]}
    existing = {f"meldstone.{path.relative_to(PACKAGE).parts[0].removesuffix('.py')}" for path in core_files()}
    assert set(contracts["pure"]["source_modules"]) == existing


@pytest.mark.parametrize("path", core_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_imports_only_itself_and_the_standard_library(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_bytes())))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= {*sys.stdlib_module_names, "meldstone"}


WITHOUT_PACKAGES = """
import sys
sys.path.insert(0, sys.argv[1])
import meldstone as ms
from meldstone.notation.record import read_record
started = ms.new_game(ms.ruleset("classic"), 2, "5e" * 32)
state, events = ms.play_out(started.state, [ms.make_bot("novice"), ms.make_bot("novice")])
assert read_record(ms.write_json_lines([*started.events, *events]))[-1] == events[-1]
print(state.score.winners, sorted(name for name in sys.modules if name.partition(".")[0] in sys.argv[2].split(",")))
"""


def test_a_game_is_played_where_no_package_is_installed() -> None:
    outside = ["msgspec", "rich", "fluent", "openskill", "starlette", "_native"]
    arguments = [sys.executable, "-I", "-S", "-c", WITHOUT_PACKAGES, str(PACKAGE.parent), ",".join(outside)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\(\d,\) \[\]\n", done.stdout)


def test_what_is_installed_with_the_project_stands_in_its_requirements() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (ROOT / "requirements/runtime.in").read_text(encoding="utf-8").splitlines()
    wanted = sorted([*project["dependencies"], *project["optional-dependencies"]["server"]])
    assert [line for line in lines if not line.startswith("#")] == wanted


# The compiled module has no source, so that import-linter takes its import for one of the whole package.
def test_the_compiled_module_is_imported_only_behind_the_core_and_by_the_play_bindings() -> None:
    bindings = {"solver/core/__init__.py", "solver/core/native.py", "arena/self_play.py", "bots/training.py"}
    assert {str(path.relative_to(PACKAGE)) for path in PACKAGE.rglob("*.py") if imports_native(path)} == bindings


def imports_native(path: Path) -> bool:
    for node in ast.walk(ast.parse(path.read_bytes())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        if "_native" in [*module.split("."), *[part for name in names for part in name.split(".")]]:
            return True
    return False


PAST_THE_FRONT_DOOR = {
    ("arena/self_play.py", "meldstone.solver.core"),
    ("arena/self_play.py", "meldstone.solver.changes.fewer.change_effort"),
    ("arena/self_play.py", "meldstone.solver.core.native"),
    ("bots/training.py", "meldstone.solver.core.native.native_knobs"),
    ("cli/main.py", "meldstone.solver.core.native"),
}
"""Those who play and learn in the compiled core bind to it themselves; the command tells how it was built."""


# `solve` and `candidates` are functions of the front door and modules behind it: import-linter cannot tell which one is meant.
def test_outside_of_the_solver_only_names_of_its_front_door_are_imported() -> None:
    exported = {f"meldstone.solver.{name}" for name in meldstone.solver.__all__}
    outside = [path for path in PACKAGE.rglob("*.py") if PACKAGE / "solver" not in path.parents]
    passing = {(str(path.relative_to(PACKAGE)), name) for path in outside for name in imported_from_solver(path) - exported}
    assert passing == PAST_THE_FRONT_DOOR


def imported_from_solver(path: Path) -> set[str]:
    """Full names; a relative import counts from its package."""
    package = ["meldstone", *path.parent.relative_to(PACKAGE).parts]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else []
            module = [*start, *([node.module] if node.module else [])]
            names.update(".".join([*module, alias.name]) for alias in node.names)
    return {name for name in names if f"{name}.".startswith("meldstone.solver.")}


DOORS = sorted(PACKAGE.rglob("__init__.py"))


@pytest.mark.parametrize("door", DOORS, ids=lambda path: str(path.parent.relative_to(PACKAGE)))
def test_the_docstring_of_a_package_tells_what_each_of_its_modules_answers(door: Path) -> None:
    told = re.findall(r"^- `(\w+)`: ", ast.get_docstring(ast.parse(door.read_bytes())) or "", re.MULTILINE)
    modules = [path.stem for path in door.parent.glob("*.py") if not path.stem.startswith("__")]
    assert sorted(told) == sorted([*modules, *[path.parent.name for path in door.parent.glob("*/__init__.py")]])


TESTS = ROOT / "tests"
NO_PACKAGE = {
    "benchmarks": "the programs of benchmarks/",
    "browser": "the built page in a browser",
    "data": "files that tests read",
    "deploy": "the files of deploy/",
    "oracle": "the law a second time, by brute force",
    "server/scenarios": "what a running server does as a whole",
}
"""Folders of tests that mirror no package, and what they are for."""


ROOMS = [door for door in DOORS if door.parent != PACKAGE and len(list(door.parent.glob("*.py"))) > 1]


@pytest.mark.parametrize("door", ROOMS, ids=lambda path: str(path.parent.relative_to(PACKAGE)))
def test_every_package_has_its_tests_in_the_folder_of_its_name(door: Path) -> None:
    package = door.parent.relative_to(PACKAGE)
    name = ".".join(["meldstone", *package.parts])
    assert any(re.search(rf"\b{re.escape(name)}\b", path.read_text("utf-8")) for path in (TESTS / package).rglob("test_*.py"))


def test_every_folder_of_tests_mirrors_a_package_or_says_what_it_is_for() -> None:
    folders = {str(path.parent.relative_to(TESTS)) for path in TESTS.rglob("test_*.py")} - {"."}
    packages = {str(path.parent.relative_to(PACKAGE)) for path in DOORS}
    assert {folder for folder in folders - packages if folder not in NO_PACKAGE} == set()
    assert {folder for folder in NO_PACKAGE if not (TESTS / folder).is_dir()} == set(), "gone"


# "One name, one type": whoever searches for a type finds one. A second one of the same name carries a qualifier (`RoomSeat`).
SHARED_NAMES = {
    "ChangeEffort": "the fields of the core's own struct, for the implementation without the core",
    "KeepEffort": "the fields of the core's own struct, for the implementation without the core",
}


def test_every_type_has_a_name_of_its_own() -> None:
    places: dict[str, list[str]] = {}
    for path in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.pyi")]):
        for name in types_defined_in(ast.parse(path.read_bytes())):
            # a private one is found by the same search
            places.setdefault(name.lstrip("_"), []).append(str(path.relative_to(PACKAGE)))
    assert {name: where for name, where in places.items() if len(where) > 1 and name not in SHARED_NAMES} == {}
    assert {name for name in SHARED_NAMES if len(places.get(name, [])) < 2} == set(), "no longer shared"


def types_defined_in(module: ast.Module) -> list[str]:
    """Classes, and what else the module names like one: aliases, type variables."""
    classes = [node.name for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    assigned = [node for node in module.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    targets = [target for node in assigned for target in (node.targets if isinstance(node, ast.Assign) else [node.target])]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return [*classes, *[name for name in names if not name.startswith("_") and name[0].isupper() and name != name.upper()]]


# Builtins need no import, so no import contract can see them.
@pytest.mark.parametrize("path", core_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_core_calls_no_builtin_that_does_io(path: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Call)]
    names = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    assert names.isdisjoint({"open", "print", "input", "breakpoint"})
