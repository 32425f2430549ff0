"""Where the data are."""

from __future__ import annotations

import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from meldstone.store import LocationError, StoreCode, UnavailableError, default_url, open_store, sqlite_url
from meldstone.store.location import data_directory, redacted, sqlite_path

pytestmark = pytest.mark.anyio


def test_the_default_place_is_that_of_the_users_data() -> None:
    assert data_directory({}) == Path.home() / ".local/share/meldstone"
    assert data_directory({"XDG_DATA_HOME": "/data"}) == Path("/data/meldstone")
    assert data_directory({"XDG_DATA_HOME": "/data", "MELDSTONE_DATA": "/srv"}) == Path("/srv")
    assert default_url({"MELDSTONE_DATA": "/srv"}) == "sqlite:///srv/meldstone.db"
    assert default_url({"MELDSTONE_DATABASE": "postgresql://db/x"}) == "postgresql://db/x"


@pytest.mark.parametrize("path", ["/srv/a.db", "/srv/100% äß?#.db", "/srv/%41.db"])
def test_any_path_has_an_address(path: str) -> None:
    assert sqlite_path(sqlite_url(Path(path))) == Path(path)


@pytest.mark.parametrize(
    ("url", "path"),
    [("sqlite:///a/b.db", "/a/b.db"), ("sqlite:////a/b.db", "/a/b.db"), ("sqlite:b.db", "b.db"), ("sqlite:a/b", "a/b")],
)
def test_three_slashes_begin_an_absolute_path(url: str, path: str) -> None:
    assert sqlite_path(url) == Path(path)


@pytest.mark.parametrize("url", ["", "x.db", "mysql://root:pw@db/x", "sqlite:", "sqlite://", "sqlite:///"])
def test_what_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(LocationError) as failure:
        sqlite_path(url)
    assert failure.value.code == StoreCode.BAD_LOCATION
    assert "pw" not in str(failure.value)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://db/x", "postgresql://db/x"),
        ("postgresql://u:p%40ss@db/x", "postgresql://u:***@db/x"),
        ("postgresql://u:p@ss@db/x", "postgresql://u:***@db/x"),
        ("postgresql:///x?host=/run&password=secret&user=u", "postgresql:///x?host=/run&password=***&user=u"),
        ("sqlite:///srv/a.db", "sqlite:///srv/a.db"),
    ],
)
def test_passwords_are_not_shown(url: str, shown: str) -> None:
    assert redacted(url) == shown


async def test_a_new_database_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "a.db"
    await (await open_store(sqlite_url(path))).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "theirs.db"
    with sqlite3.connect(path) as theirs:
        theirs.execute("CREATE TABLE shopping (item TEXT)")
    theirs.close()
    before = path.read_bytes()
    with pytest.raises(LocationError, match="another program"):
        await open_store(sqlite_url(path))
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(UnavailableError, match="not a database"):
        await open_store(sqlite_url(path))
    assert path.read_text() == "Dear Sir or Madam, " * 100


async def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LocationError, match="file"):
        await open_store(sqlite_url(tmp_path / "file" / "a.db"))


async def test_without_the_driver_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for name in [name for name in sys.modules if name.startswith("meldstone.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(LocationError, match=r"meldstone\[postgres\]") as failure:
        await open_store("postgresql://db/x")
    assert failure.value.code == StoreCode.DRIVER_MISSING
