"""The event store: SQLite by default, PostgreSQL for many processes, behind one port.

- `port`: what may be asked of a store
- `rows`: what a store keeps, as values
- `opening`: opens the store that an address names
- `location`: addresses of databases
- `sql_store`: every question as a transaction, for both databases
- `steps`: transactions as generators of queries
- `logs`: transactions on logs: append, read, index, drafts
- `games`: transactions on finished games and ratings
- `accounts`: transactions on accounts and tokens
- `sessions`: transactions on ended sessions
- `conduct`: transactions on blocks and reports
- `service`: transactions on secrets, heartbeats, outages
- `sqlite`: the store in a file
- `sqlite_file`: opens and migrates the file
- `group_commit`: one thread that writes, many appends a commit
- `checkpoints`: brings the write-ahead log in
- `postgres`: the store in PostgreSQL
- `postgres_appends`: many appends in few statements
- `postgres_schema`: migrates the schema there
- `postgres_backup`: backups of PostgreSQL
- `backup`: backups as one file
- `backup_check`: whether a file is a backup of ours and nothing else
- `deleted_list`: ids of deleted accounts beside the database, which a restore keeps
- `migrations`: the schema, version by version
- `changes`: tells listeners what is new
- `errors`: what can go wrong
"""

from meldstone.store.errors import (
    BackupError,
    ConflictError,
    LocationError,
    NameTakenError,
    NewerSchemaError,
    StaleRatingError,
    StoreCode,
    StoreError,
    UnavailableError,
    UnknownAccountError,
)
from meldstone.store.location import data_directory, default_url, sqlite_url
from meldstone.store.opening import open_store
from meldstone.store.port import Export, Progress, Store
from meldstone.store.rows import (
    EVERYTHING,
    Account,
    Append,
    Block,
    BotToken,
    Change,
    Company,
    Finish,
    FinishedGame,
    GameId,
    GamePlayer,
    Heading,
    LogEntry,
    LogId,
    OperatorOrder,
    Outage,
    PlayerId,
    Process,
    RankingRule,
    Rating,
    Report,
    Standing,
    Status,
)

__all__ = [
    "EVERYTHING",
    "Account",
    "Append",
    "BackupError",
    "Block",
    "BotToken",
    "Change",
    "Company",
    "ConflictError",
    "Export",
    "Finish",
    "FinishedGame",
    "GameId",
    "GamePlayer",
    "Heading",
    "LocationError",
    "LogEntry",
    "LogId",
    "NameTakenError",
    "NewerSchemaError",
    "OperatorOrder",
    "Outage",
    "PlayerId",
    "Process",
    "Progress",
    "RankingRule",
    "Rating",
    "Report",
    "StaleRatingError",
    "Standing",
    "Status",
    "Store",
    "StoreCode",
    "StoreError",
    "UnavailableError",
    "UnknownAccountError",
    "data_directory",
    "default_url",
    "open_store",
    "sqlite_url",
]
