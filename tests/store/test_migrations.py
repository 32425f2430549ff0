"""Databases of every release can be opened, by several processes at once, and none of a release to come.

``tests/data/store_v1_*.sql`` are dumps of databases of schema version 1. When the schema changes, they stay, and dumps of the new
version join them: ``python -m tests.store.test_migrations`` writes those of the present one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from meldstone.store import (
    Append,
    BotToken,
    GameId,
    GamePlayer,
    LogId,
    NewerSchemaError,
    Outage,
    PlayerId,
    Status,
    open_store,
    sqlite_url,
)
from meldstone.store import migrations as steps
from meldstone.store.location import is_postgres, sqlite_path
from tests.postgres import PostgresServer, programs, server
from tests.store.samples import ANN, BEN, OPEN, TABLE, bodies, finish, rating, with_account
from tests.vectors import DATA

pytestmark = pytest.mark.anyio

VERSIONS = range(1, len(steps.scripts("sqlite")) + 1)


@pytest.fixture(params=["sqlite", "postgres"])
def dialect(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(dialect: str, tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "store.db") if dialect == "sqlite" else server().new_database()


def execute(url: str, script: str) -> None:
    if is_postgres(url):
        with psycopg.connect(url) as connection:
            connection.execute(script.encode())
    else:
        with closing(sqlite3.connect(sqlite_path(url))) as file:
            file.executescript(script)


def schema(url: str) -> set[tuple[object, ...]]:
    """Tables, columns and indexes."""
    if is_postgres(url):
        with psycopg.connect(url) as connection:
            columns = connection.execute(
                "SELECT table_name, column_name, data_type, is_nullable, collation_name FROM information_schema.columns "
                "WHERE table_schema = 'public'"
            ).fetchall()
            return {*columns, *connection.execute("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'").fetchall()}
    with closing(sqlite3.connect(sqlite_path(url))) as file:
        return set(file.execute("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall())


def version(url: str) -> int:
    if is_postgres(url):
        with psycopg.connect(url) as connection:
            row = connection.execute("SELECT version FROM schema_version").fetchone()
    else:
        with closing(sqlite3.connect(sqlite_path(url))) as file:
            row = file.execute("SELECT version FROM schema_version").fetchone()
    assert row
    return int(row[0])


async def fill(url: str) -> None:
    """A little of everything."""
    async with await open_store(url) as store:
        await with_account(store, ANN)
        await with_account(store, BEN)
        await store.append(Append(TABLE, 0, [*bodies(1), bytes(range(256))], OPEN, players=[ANN, BEN]))
        await store.append(Append(TABLE, 2, bodies(3), OPEN, finish=finish(ratings=[rating(ANN, 1), rating(BEN, 1)])))
        await store.delete_account(BEN)
        await store.add_bot_token(BotToken(digest=b"\x00digest", owner=ANN, label="bot", created_at=7))
        await store.heartbeat("process", 1_000)
        await store.heartbeat("process", 900_000)
        await store.secret("cookies")


async def check(url: str, released: int = 2) -> None:
    """What `fill` put there is there, as far as the version knew of it."""
    async with await open_store(url) as store:
        assert [entry.log for entry in await store.logs_of(ANN)] == ([TABLE] if released >= 2 else [])
        assert await store.unindexed() == ([] if released >= 2 else [TABLE])
        assert await store.unforgotten() == ([(TABLE, BEN)] if released >= 2 else [])
        games = await store.games(viewer=PlayerId("stranger"))
        assert [game.id for game in games] == (["game"] if released >= 2 else []), "what may be private is not shown"
        assert [game.id for game in await store.games(viewer=ANN)] == ["game"]
        assert await store.read(TABLE) == [*bodies(1), bytes(range(256)), *bodies(3)]
        (entry,) = await store.logs(Status.OPEN)
        assert (entry.log, entry.last) == (TABLE, 3)
        game = await store.game(GameId("game"))
        assert game
        assert game.players == (GamePlayer(ANN, "Ann"), GamePlayer(None, ""))
        assert await store.record(GameId("game")) == b"record of game"
        assert await store.ratings_of(ANN) == [rating(ANN, 1)]
        assert [token.digest for token in await store.bot_tokens(ANN)] == [b"\x00digest"]
        assert await store.outages(0) == [Outage(1_000, 900_000)]
        assert await store.append(Append(TABLE, 3, bodies(4), OPEN)) == 4
        account = await store.account_named("ANN")
        assert account
        assert account.password_hash == "hash of ann"


@pytest.mark.parametrize("released", VERSIONS)
async def test_a_database_of_every_version_becomes_the_present_one(dialect: str, url: str, released: int, tmp_path: Path) -> None:
    execute(url, (DATA / f"store_v{released}_{dialect}.sql").read_text(encoding="utf-8"))
    assert version(url) == released
    await check(url, released)
    assert version(url) == len(VERSIONS)
    fresh = sqlite_url(tmp_path / "fresh.db") if dialect == "sqlite" else server().new_database()
    await (await open_store(fresh)).close()
    assert schema(url) == schema(fresh)


async def test_many_who_open_a_new_database_at_once_make_one_schema(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(5)))
    await asyncio.gather(*(store.append(Append(LogId(f"t{n}"), 0, bodies(1), OPEN)) for n, store in enumerate(stores)))
    assert len(await stores[0].logs()) == 5
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    await fill(url)
    newer = len(VERSIONS) + 1
    execute(url, f"UPDATE schema_version SET version = {newer}")
    with pytest.raises(NewerSchemaError, match="use a newer program") as failure:
        await open_store(url)
    assert failure.value.details == {"found": newer, "known": newer - 1}
    execute(url, f"UPDATE schema_version SET version = {newer - 1}")
    await check(url)


async def test_the_next_version_is_reached_by_its_script_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(url)
    known = {name: steps.scripts(name) for name in ("sqlite", "postgres")}
    script = "CREATE TABLE extra (a INTEGER);\n\nINSERT INTO extra (a) VALUES (1);\n"
    monkeypatch.setattr(steps, "scripts", lambda name: (*known[name], script))
    await check(url)
    assert version(url) == len(VERSIONS) + 1
    assert any("extra" in str(row) for row in schema(url))


async def test_a_migration_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(url)
    before = schema(url)
    known = {name: steps.scripts(name) for name in ("sqlite", "postgres")}
    with monkeypatch.context() as patch:
        patch.setattr(steps, "scripts", lambda name: (*known[name], "CREATE TABLE extra (a INTEGER);\n\nnonsense;\n"))
        with pytest.raises(Exception, match="syntax error"):
            await open_store(url)
    assert schema(url) == before
    await check(url)


def test_both_databases_have_the_same_versions() -> None:
    assert len(steps.scripts("sqlite")) == len(steps.scripts("postgres")) == len(VERSIONS)


def write_dumps(folder: Path) -> None:
    """Dumps of the present version, as plain SQL."""
    path = folder / "dump.db"
    url = sqlite_url(path)
    asyncio.run(fill(url))
    with closing(sqlite3.connect(path)) as file:
        ours = file.execute("PRAGMA application_id").fetchone()[0]
        text = "\n".join([f"PRAGMA application_id = {ours};", *file.iterdump(), ""])
    (DATA / f"store_v{len(VERSIONS)}_sqlite.sql").write_text(text, encoding="utf-8")
    own = PostgresServer()
    try:
        url = own.new_database()
        asyncio.run(fill(url))
        command = [str(programs() / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", f"--dbname={url}"]
        dumped = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    finally:
        own.stop()
    # lines that begin with a backslash are for psql, and settings are those of whoever loads the dump
    lines = [line for line in dumped.splitlines() if not line.startswith(("\\", "--", "SET ", "SELECT pg_catalog.set_config"))]
    text = "\n".join(line for line, before in zip(lines, ["", *lines], strict=False) if line or before) + "\n"
    (DATA / f"store_v{len(VERSIONS)}_postgres.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as name:
        write_dumps(Path(name))
    sys.stdout.write(f"wrote the dumps of version {len(VERSIONS)}\n")
