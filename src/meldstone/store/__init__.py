"""The event store: SQLite by default, PostgreSQL for many processes, behind one port.

- `port`: what may be asked of a store (`Store`), as a protocol: every method of it, no body
- `rows`: what a store keeps, as values
- `opening`: opens the store that an address names
- `location`: addresses of databases: sqlite or postgresql URLs, host, user, credentials not shown, environment
- `sql_store`: every question of the port as a `_read` or `_write` of a transaction, for both databases: logs, accounts, games
- `steps`: transactions as generators of queries
- `logs`: transactions on logs: append, read, index, drafts
- `games`: transactions on finished games and ratings
- `accounts`: transactions on accounts: names and their skeletons, passwords, recovery codes, bans
- `bot_tokens`: transactions on the tokens with which bots of an account log in
- `personal_data`: transactions on all that is kept about a person: exported (`_EXPORTED`), deleted, deleted again after a restore
- `sessions`: transactions on sessions that were ended (`ended_sessions`)
- `guests`: transactions on what a guest has, and how it becomes an account's
- `room_codes`: transactions on the short codes of tables
- `conduct`: transactions on blocks and reports
- `service`: transactions on secrets, processes and their beats, orders, outages
- `sqlite`: the store in a SQLite file: its writer, readers, threads, backups
- `sqlite_file`: opens and migrates the file: PRAGMAs, schema version, is it ours?
- `group_commit`: one thread that writes: a batch of jobs in one commit, durable or not, their futures
- `checkpoints`: brings the write-ahead log in
- `postgres`: the store in PostgreSQL (psycopg): connections, pools, notices, transactions carried out, tried again for a while
  when the database cannot be reached
- `postgres_appends`: many appends in few statements
- `postgres_schema`: migrates the schema there
- `postgres_backup`: backups of PostgreSQL: rows fetched many at once, dumped, carried into a target
- `backup`: backups as one file, written and restored: `BackupError`, no backup there, tables copied
- `backup_check`: whether a file is a backup of ours and nothing else: header, magic bytes, schema objects, damage
- `deleted_list`: ids of deleted accounts beside the database, which a restore keeps
- `migrations`: the schema, version by version
- `changes`: tells listeners what is new
- `errors`: what can go wrong: newer schema, bad location, stale rating, name taken
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
    Holdings,
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
    "Holdings",
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
