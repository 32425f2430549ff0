"""Builds the small programs of native/tests together with the core under a sanitizer, and runs them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[1] / "native"
FLAGS = ("-std=c++20", "-O1", "-g", "-pthread", "-D_GLIBCXX_ASSERTIONS", "-fno-sanitize-recover=all", f"-I{NATIVE}")


def built_with_core(name: str, sanitizers: str, folder: Path) -> Path:
    """The program native/tests/`name`.cpp with the core, built in a folder; the test is skipped where that cannot be done."""
    compiler = next((found for name in ("g++", "clang++") if (found := shutil.which(name))), None)
    if compiler is None:
        pytest.skip("no C++ compiler (g++ or clang++)")
    sanitizer = f"-fsanitize={sanitizers}"
    (folder / "empty.cpp").write_text("int main() {}\n", encoding="utf-8")
    probe = _run([compiler, sanitizer, folder / "empty.cpp", "-o", folder / "empty"])
    if probe.returncode or _run([folder / "empty"]).returncode:
        pytest.skip(f"no runtime for {sanitizer}")
    core = [path for path in sorted(NATIVE.glob("*/*.cpp")) if path.parent.name not in {"bind", "wasm", "tests"}]
    driver = folder / name
    built = _run([compiler, *FLAGS, sanitizer, NATIVE / "tests" / f"{name}.cpp", *core, "-o", driver])
    assert built.returncode == 0, built.stderr
    return driver


def run_on(driver: Path, numbers: Iterable[int]) -> str:
    """What a program prints that reads these numbers; the sanitizers must have nothing to say."""
    done = _run([driver], " ".join(map(str, numbers)))
    assert done.returncode == 0, done.stderr[-6000:]
    assert not done.stderr, done.stderr[-6000:]
    return done.stdout


def _run(command: list[str | Path], text: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "UBSAN_OPTIONS": "print_stacktrace=1"}
    return subprocess.run(command, input=text, env=environment, capture_output=True, text=True, check=False, timeout=1800)
