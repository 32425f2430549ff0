"""Opens whichever store an address names."""

from __future__ import annotations

from meldstone.store.errors import LocationError, StoreCode
from meldstone.store.location import default_url, is_postgres, sqlite_path
from meldstone.store.port import Store


async def open_store(url: str | None = None) -> Store:
    """Opens a store, creating or migrating it where necessary; without an address the default one.

    ``sqlite:///path/to/file`` or ``postgresql://user:password@host/name``. Raises `LocationError`, `NewerSchemaError` or
    `UnavailableError`.
    """
    url = url or default_url()
    if is_postgres(url):
        try:
            from meldstone.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            message = "PostgreSQL needs its driver: pip install 'meldstone[postgres]'"
            raise LocationError(message, code=StoreCode.DRIVER_MISSING) from error
        return await PostgresStore.open(url)
    from meldstone.store.sqlite import SqliteStore

    return await SqliteStore.open(sqlite_path(url))
