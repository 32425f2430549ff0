"""The core as WebAssembly, asked under Node: what a page asks in its worker."""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
MODULE = "build/wasm/meldstone_core.wasm"
ANSWERER = Path(__file__).with_name("answer_wasm.mjs")


def built() -> Path:
    """The module, made if anything that it is made of has changed; several workers of the tests wait for the first."""
    if find_spec("ziglang") is None or shutil.which("node") is None:
        pytest.skip("the compiler for WebAssembly (ziglang) or Node is not installed")
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/wasm.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = subprocess.run(
            ["make", MODULE, f"COMPILING_PYTHON={sys.executable}"], cwd=ROOT, capture_output=True, text=True, check=False
        )
    assert made.returncode == 0, made.stderr
    return ROOT / MODULE


@contextmanager
def answering() -> Iterator[subprocess.Popen[str]]:
    """Node with the module, for a while."""
    command = ["node", str(ANSWERER), str(built())]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        yield node
        assert node.stdin is not None
        node.stdin.close()


def ask_of(node: subprocess.Popen[str], question: int, numbers: Sequence[float]) -> list[float]:
    """One question and its answer."""
    assert node.stdin is not None
    assert node.stdout is not None
    node.stdin.write(json.dumps([question, [float(number) for number in numbers]]) + "\n")
    node.stdin.flush()
    answer: list[float] = json.loads(node.stdout.readline())
    return answer
