-- Ids are compared byte by byte, as SQLite does, so that pages have the same order everywhere.
CREATE TABLE logs (
    log text COLLATE "C" PRIMARY KEY,
    last bigint NOT NULL,
    status text NOT NULL,
    deadline bigint,
    listing bytea,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX logs_by_deadline ON logs (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX logs_listed ON logs (created_at) WHERE listing IS NOT NULL;
CREATE INDEX logs_by_status ON logs (status, log);

-- The tag tells a writer that lost its connection whether what it finds is its own.
CREATE TABLE records (
    log text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    body bytea NOT NULL,
    tag bigint,
    PRIMARY KEY (log, seq)
);

CREATE UNLOGGED TABLE drafts (
    log text COLLATE "C" PRIMARY KEY,
    draft bytea NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE games (
    id text COLLATE "C" PRIMARY KEY,
    log text COLLATE "C" NOT NULL,
    edition text COLLATE "C" NOT NULL,
    finished_at bigint NOT NULL,
    rated smallint NOT NULL,
    record bytea NOT NULL
);

CREATE INDEX games_by_time ON games (finished_at, id);
CREATE INDEX games_by_log ON games (log, finished_at);

CREATE TABLE game_players (
    game text COLLATE "C" NOT NULL,
    seat smallint NOT NULL,
    player text COLLATE "C",
    name text NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE INDEX game_players_by_player ON game_players (player, game) WHERE player IS NOT NULL;

CREATE TABLE ratings (
    player text COLLATE "C" NOT NULL,
    edition text COLLATE "C" NOT NULL,
    size smallint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games bigint NOT NULL,
    score double precision NOT NULL,
    PRIMARY KEY (player, edition, size)
);

CREATE INDEX ratings_by_score ON ratings (edition, size, score DESC, player);

CREATE TABLE accounts (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    folded text COLLATE "C" NOT NULL UNIQUE,
    password_hash text NOT NULL,
    generation bigint NOT NULL,
    created_at bigint NOT NULL
);

-- A game that is still being played must not bring a deleted account back.
CREATE TABLE deleted_accounts (
    id text COLLATE "C" PRIMARY KEY
);

CREATE TABLE bot_tokens (
    digest bytea PRIMARY KEY,
    owner text COLLATE "C" NOT NULL,
    label text NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint
);

CREATE INDEX bot_tokens_by_owner ON bot_tokens (owner, created_at);

CREATE TABLE secrets (
    name text COLLATE "C" PRIMARY KEY,
    secret bytea NOT NULL
);

CREATE TABLE alive (
    one smallint PRIMARY KEY CHECK (one = 1),
    process text NOT NULL,
    at bigint NOT NULL,
    before bigint
);

CREATE TABLE outages (
    ended bigint NOT NULL,
    began bigint NOT NULL,
    PRIMARY KEY (ended, began)
);

-- How often a backup was restored into this database.
CREATE TABLE restores (
    one smallint PRIMARY KEY CHECK (one = 1),
    times bigint NOT NULL
);

INSERT INTO restores (one, times) VALUES (1, 0);
