"""Backups from the command line: told what happened, nothing overwritten unasked, no traceback."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meldstone.cli.main import main
from meldstone.store import Append, open_store, sqlite_url
from tests.postgres import server
from tests.store.samples import OPEN, TABLE, bodies


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The default place for data."""
    monkeypatch.delenv("MELDSTONE_DATABASE", raising=False)
    monkeypatch.setenv("MELDSTONE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "meldstone.db"


def fill(url: str, count: int) -> None:
    async def work() -> None:
        async with await open_store(url) as store:
            last = await store.last(TABLE)
            await store.append(Append(TABLE, last, bodies(*range(last + 1, last + count + 1)), OPEN))

    asyncio.run(work())


def records(url: str) -> list[bytes]:
    async def work() -> list[bytes]:
        async with await open_store(url) as store:
            return await store.read(TABLE)

    return asyncio.run(work())


def test_backup_and_restore_of_the_default_database(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, file = sqlite_url(data), tmp_path / "file"
    fill(url, 3)
    assert main(["backup", str(file)]) == 0
    said = capsys.readouterr()
    assert said.out == f"{file}: {file.stat().st_size:,} bytes, everything from {url}\n"
    assert said.err == ""
    fill(url, 2)
    assert main(["restore", str(file)]) == 2
    assert capsys.readouterr().err.startswith("meldstone: store/in-the-way: ")
    assert len(records(url)) == 5
    assert main(["restore", str(file), "--force"]) == 0
    assert capsys.readouterr().out == f"{url}: everything from {file}\n"
    assert records(url) == bodies(1, 2, 3)


def test_moving_from_a_file_to_postgresql(data: Path, tmp_path: Path) -> None:
    fill(sqlite_url(data), 3)
    there = server().new_database()
    assert main(["backup", str(tmp_path / "file")]) == 0
    assert main(["restore", str(tmp_path / "file"), "--database", there]) == 0
    assert records(there) == bodies(1, 2, 3)


def test_a_file_is_overwritten_only_by_force(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(sqlite_url(data), 1)
    file = tmp_path / "file"
    file.write_text("precious")
    assert main(["--lang", "de", "backup", str(file)]) == 2
    assert capsys.readouterr().err == f"meldstone: store/in-the-way: In „{file}“ ist schon etwas. Mit --force wird es ersetzt.\n"
    assert file.read_text() == "precious"
    assert main(["backup", str(file), "--force"]) == 0
    assert main(["restore", str(file), "--force"]) == 0


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("backup x", "store/bad-location"),
        ("backup x --database sqlite:nul\0byte", "store/bad-location"),
        ("backup x --database mysql://root:pw@db", "store/bad-location"),
        ("backup x --database postgresql://u:pw@/x?host=/nonexistent", "store/unavailable"),
        ("restore /nonexistent/file", "store/no-backup"),
        ("restore /", "store/no-backup"),
        ("restore nul\0byte", "store/no-backup"),
    ],
)
def test_what_cannot_be_done_is_told_by_its_code(data: Path, line: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pl"):
        assert main(["--lang", language, *line.split(" ")]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"meldstone: {code}: ")
        assert said.count("\n") == 1
        assert "pw" not in said
    if line.startswith("backup"):
        assert not data.exists()


@pytest.mark.parametrize("wrong", ["backup", "list"])
def test_a_refused_restore_creates_nothing(data: Path, tmp_path: Path, wrong: str) -> None:
    fill(sqlite_url(data), 1)
    file, new = tmp_path / "file", tmp_path / "new" / "new.db"
    assert main(["backup", str(file)]) == 0
    if wrong == "backup":
        file.write_bytes(file.read_bytes()[:-4096])
    listed = ["--deleted", str(tmp_path / "nothing")] if wrong == "list" else []
    assert main(["restore", str(file), "--database", sqlite_url(new), *listed]) == 2
    assert not new.parent.exists()


def test_force_replaces_only_what_is_there_or_was_named(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(sqlite_url(data), 1)
    file, elsewhere = tmp_path / "file", tmp_path / "elsewhere"
    assert main(["backup", str(file)]) == 0
    monkeypatch.setenv("MELDSTONE_DATA", str(elsewhere))
    capsys.readouterr()
    assert main(["restore", str(file), "--force"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("meldstone: store/bad-location: ")
    assert str(elsewhere / "meldstone.db") in said, "it names the place that would have been written to"
    assert not elsewhere.exists()
    assert main(["restore", str(file), "--database", sqlite_url(elsewhere / "meldstone.db"), "--force"]) == 0
    assert records(sqlite_url(elsewhere / "meldstone.db")) == bodies(1)
