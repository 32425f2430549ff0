"""Runs the command in a process of its own, as a script would."""

import subprocess
import sys
from collections.abc import Sequence


def run(*arguments: str, stdin: bytes = b"", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
    command: Sequence[str] = [sys.executable, "-m", "meldstone", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, check=False, timeout=120, env=env)
