"""Opens whichever store an address names."""

from __future__ import annotations

from meldstone.store.errors import LocationError, StoreCode
from meldstone.store.location import default_url, is_postgres, sqlite_path
from meldstone.store.port import Store


async def open_store(url: str | None = None, *, create: bool = True) -> Store:
    """Opens a store, migrating it where necessary; without an address the default one.

    ``sqlite:///path/to/file`` or ``postgresql://user:password@host/name``. A file that does not exist is created, if it may be;
    a PostgreSQL database has to exist. Raises `LocationError`, `NewerSchemaError` or `UnavailableError`.
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

    path = sqlite_path(url)
    if not create and not path.exists():
        raise LocationError(f"{path}: there is no such file", url=url)
    return await SqliteStore.open(path)
