"""What can go wrong in the store. Every error has a code, which is also the key of its translation.

::

    StoreError
    ├── ConflictError            somebody else appended first: read again and decide again
    ├── StaleRatingError         a rating moved in the meantime: read the ratings again and compute them again
    ├── NameTakenError           another account has this name
    ├── UnknownAccountError      there is no such account (any more)
    ├── UnavailableError         the database cannot be reached or refuses to work now; nothing is known to be stored
    ├── NewerSchemaError         a newer version of the program has been here
    ├── LocationError            the address of the database cannot be used
    └── BackupError              a file is no backup, or something is in the way
"""

from __future__ import annotations

from enum import StrEnum


class StoreCode(StrEnum):
    """The codes of the store's errors."""

    CONFLICT = "store/conflict"
    STALE_RATING = "store/stale-rating"
    NAME_TAKEN = "store/name-taken"
    UNKNOWN_ACCOUNT = "store/unknown-account"
    UNAVAILABLE = "store/unavailable"
    NEWER_SCHEMA = "store/newer-schema"
    BAD_LOCATION = "store/bad-location"
    DRIVER_MISSING = "store/driver-missing"
    NO_BACKUP = "store/no-backup"
    IN_THE_WAY = "store/in-the-way"


class StoreError(Exception):
    """Something the store could not do; `details` are the arguments of the translated sentence."""

    code: StoreCode

    def __init__(self, message: str, *, code: StoreCode | None = None, **details: str | int) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code
        self.details = details


class ConflictError(StoreError):
    """The log does not end where the writer thought; `actual` is its last sequence (0: there is no such log)."""

    code = StoreCode.CONFLICT

    def __init__(self, log: str, expected: int, actual: int) -> None:
        super().__init__(f"log {log} ends at {actual}, not at {expected}")
        self.actual = actual


class StaleRatingError(StoreError):
    """A rating that came with a finished game does not follow the stored one. Nothing was stored."""

    code = StoreCode.STALE_RATING

    def __init__(self, player: str, stored_games: int) -> None:
        super().__init__(f"the stored rating of {player} already counts {stored_games} games")
        self.player = player


class NameTakenError(StoreError):
    """Another account has the name, capitals and width of letters make no difference; or `alike`, one that looks like it."""

    code = StoreCode.NAME_TAKEN

    def __init__(self, name: str, *, alike: bool = False) -> None:
        super().__init__(f"the name {name!r} is taken", name=name)
        self.alike = alike


class UnknownAccountError(StoreError):
    """There is no such account, or no more."""

    code = StoreCode.UNKNOWN_ACCOUNT


class UnavailableError(StoreError):
    """The database cannot be reached, is full or refuses. What was being written may or may not be stored: read again."""

    code = StoreCode.UNAVAILABLE


class NewerSchemaError(StoreError):
    """The database was made by a newer version, which knows things that this one would damage."""

    code = StoreCode.NEWER_SCHEMA

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"the database has schema version {found}, this program knows versions up to {known}; use a newer program",
            found=found,
            known=known,
        )


class LocationError(StoreError):
    """The address of the database cannot be used."""

    code = StoreCode.BAD_LOCATION


class BackupError(StoreError):
    """A backup cannot be written or read."""

    code = StoreCode.NO_BACKUP
