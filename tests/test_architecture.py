"""The house keeps its shape: the import contracts of pyproject.toml hold, and they cover the whole core."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "meldstone"
CORE = ("tiles", "rules", "game", "notation", "solver", "bots")


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


# Builtins need no import, so no import contract can see them.
@pytest.mark.parametrize("path", core_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_core_calls_no_builtin_that_does_io(path: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Call)]
    names = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    assert names.isdisjoint({"open", "print", "input", "breakpoint"})
