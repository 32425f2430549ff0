"""The steps of deploy/Dockerfile, carried out by hand in a fresh directory: no container is needed to know that they work.

What remains to a real build are the base images, `apt-get`, and the user that it makes.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import free_port

REPOSITORY = Path(__file__).parents[2]
DOCKERFILE = REPOSITORY / "deploy" / "Dockerfile"
OWN_DIRECTORIES = ("/source", "/opt", "/wheels")
NOBODY = 10001


def python_for_everybody() -> str:
    """The Python of the tests, or that of the system if the former is hidden in a home directory."""
    own = Path(sys.executable).resolve()
    hidden = any(not parent.stat().st_mode & 0o001 for parent in own.parents)
    return shutil.which("python3", path="/usr/local/bin:/usr/bin") or str(own) if hidden else str(own)


PYTHON = python_for_everybody()


def instructions() -> list[tuple[str, str]]:
    """Instructions with their arguments; lines that go on are joined."""
    text = re.sub(r"^\s*#.*\n", "", DOCKERFILE.read_text(), flags=re.MULTILINE)
    text = re.sub(r"\\\n\s*", "", text)
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line.strip())]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for word, rest in instructions():
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest))
    return found


class Scratch:
    """A directory that stands for the root of the image."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.working = root

    def inside(self, path: str) -> Path:
        return self.root / path.lstrip("/") if path.startswith("/") else self.working / path

    def carry_out(self, stage: list[tuple[str, str]]) -> None:
        for word, rest in stage:
            if word == "WORKDIR":
                self.working = self.inside(rest)
                self.working.mkdir(parents=True, exist_ok=True)
            elif word == "COPY":
                self.copy(shlex.split(rest))
            elif word == "RUN" and not rest.startswith("apt-get"):
                self.run(rest)

    def copy(self, words: list[str]) -> None:
        if words[0].startswith("--from="):
            # stages share this directory: what another stage made is there already
            return
        *sources, target = words
        for source in sources:
            origin, goal = REPOSITORY / source, self.inside(target)
            if origin.is_dir():
                everywhere = [pattern.removeprefix("**/") for pattern in ignored_by_docker() if pattern.startswith("**/")]
                ignored = shutil.ignore_patterns("node_modules", *everywhere)
                shutil.copytree(origin, goal, ignore=ignored, dirs_exist_ok=True)
            else:
                goal.mkdir(parents=True, exist_ok=True)
                shutil.copy(origin, goal)
        # built files of this working copy would hide that the image does not build its own
        if "src" in sources:
            assert not (REPOSITORY / "src/meldstone/web").exists() or "src/meldstone/web" in ignored_by_docker()

    def run(self, command: str) -> None:
        for directory in OWN_DIRECTORIES:
            command = re.sub(rf"(?<![\w/]){directory}\b", str(self.root) + directory, command)
        command = re.sub(r"(?<![\w/])python(?= -m)", PYTHON, command)
        done = subprocess.run(
            ["sh", "-euc", command],
            cwd=self.working,
            capture_output=True,
            text=True,
            timeout=1200,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"


def ignored_by_docker() -> set[str]:
    return set((DOCKERFILE.parent / "Dockerfile.dockerignore").read_text().splitlines())


@pytest.fixture
def scratch() -> Iterator[Scratch]:
    # not `tmp_path`: somebody who is not root has to get in
    with tempfile.TemporaryDirectory(prefix="meldstone-image-") as directory:
        root = Path(directory)
        root.chmod(0o755)
        yield Scratch(root)


def test_the_image_has_every_file_that_the_client_takes_from_elsewhere() -> None:
    """Vite takes a pattern that matches nothing for no files at all, so the page would be built without them."""
    web, *_ = stages()
    copied = [source for word, rest in web if word == "COPY" for source in shlex.split(rest)[:-1]]
    sources = [path for path in (REPOSITORY / "web/src").rglob("*.ts*") if ".test." not in path.name]
    wanted = {path for source in sources for path in re.findall(r"\.\./(src/meldstone/[\w/.]+)", source.read_text())}
    assert len(wanted) > 1
    for path in wanted:
        assert any(path.startswith(source) for source in copied), path


@pytest.mark.slow
def test_the_image_is_built_from_these_files_and_serves_as_nobody_from_a_tree_it_cannot_write_to(scratch: Scratch) -> None:
    web, wheel, _ = stages()
    scratch.carry_out(web)
    scratch.carry_out(wheel)
    installed = scratch.root / "opt/meldstone"
    (page,) = installed.glob("lib/python*/site-packages/meldstone/web/index.html")
    assert "<script" in page.read_text()
    rack = json.loads((REPOSITORY / "src/meldstone/server/http/today.json").read_text())[0]["rack"]
    assert any(rack in script.read_text() for script in page.parent.glob("assets/*.js")), "today's table"

    data = scratch.root / "data"
    data.mkdir(mode=0o700)
    somebody: dict[str, int] = {}
    if os.getuid() == 0:
        os.chown(data, NOBODY, NOBODY)
        somebody = {"user": NOBODY, "group": NOBODY}
    else:
        subprocess.run(["chmod", "-R", "a-w", str(installed)], check=True)
    port = free_port()
    environment = {
        "PATH": "/usr/bin:/bin",
        "MELDSTONE_DATA": str(data),
        "MELDSTONE_PORT": str(port),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [str(installed / "bin/meldstone"), "serve"]
    log = scratch.root / "server.log"
    with log.open("wb") as output:
        server = subprocess.Popen(command, cwd=data, env=environment, stderr=output, **somebody)  # type: ignore[call-overload]
    try:
        for _ in range(600):
            assert server.poll() is None, log.read_text()
            if (
                subprocess.run(
                    [str(installed / "bin/python"), *health_command()[1:]], env=environment, check=False, capture_output=True
                ).returncode
                == 0
            ):
                break
            time.sleep(0.1)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            assert client.get("/").text == page.read_text()
            assert client.post("/api/session", json={"name": "Ada"}).status_code == 200
        assert (data / "meldstone.db").stat().st_uid == somebody.get("user", os.getuid())
    finally:
        server.terminate()
        server.wait(30)
    assert server.returncode == 0


def health_command() -> list[str]:
    """What the image asks to know whether it is well."""
    (line,) = [rest for word, rest in instructions() if word == "HEALTHCHECK"]
    command: list[str] = json.loads(line[line.index("[") :])
    assert command[0] == "python"
    return command
