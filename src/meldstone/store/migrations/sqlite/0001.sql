CREATE TABLE logs (
    log TEXT PRIMARY KEY,
    last INTEGER NOT NULL,
    status TEXT NOT NULL,
    deadline INTEGER,
    listing BLOB,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX logs_by_deadline ON logs (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX logs_listed ON logs (created_at) WHERE listing IS NOT NULL;
CREATE INDEX logs_by_status ON logs (status, log);

-- The number tells a process what other processes have added since it last looked.
CREATE TABLE records (
    number INTEGER PRIMARY KEY,
    log TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    tag INTEGER,
    UNIQUE (log, seq)
);

CREATE TABLE drafts (
    log TEXT PRIMARY KEY,
    draft BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    log TEXT NOT NULL,
    edition TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    record BLOB NOT NULL
);

CREATE INDEX games_by_time ON games (finished_at, id);
CREATE INDEX games_by_log ON games (log, finished_at);

CREATE TABLE game_players (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE INDEX game_players_by_player ON game_players (player, game) WHERE player IS NOT NULL;

CREATE TABLE ratings (
    player TEXT NOT NULL,
    edition TEXT NOT NULL,
    size INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    score REAL NOT NULL,
    PRIMARY KEY (player, edition, size)
) WITHOUT ROWID;

CREATE INDEX ratings_by_score ON ratings (edition, size, score DESC, player);

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    generation INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- A game that is still being played must not bring a deleted account back.
CREATE TABLE deleted_accounts (
    id TEXT PRIMARY KEY
) WITHOUT ROWID;

CREATE TABLE bot_tokens (
    digest BLOB PRIMARY KEY,
    owner TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    revoked_at INTEGER
) WITHOUT ROWID;

CREATE INDEX bot_tokens_by_owner ON bot_tokens (owner, created_at);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    process TEXT NOT NULL,
    at INTEGER NOT NULL,
    before INTEGER
);

CREATE TABLE outages (
    ended INTEGER NOT NULL,
    began INTEGER NOT NULL,
    PRIMARY KEY (ended, began)
) WITHOUT ROWID;

-- How often a backup was restored into this database.
CREATE TABLE restores (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    times INTEGER NOT NULL
);

INSERT INTO restores (one, times) VALUES (1, 0);
