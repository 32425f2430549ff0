PRAGMA application_id = 1296387140;
BEGIN TRANSACTION;
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    generation INTEGER NOT NULL,
    created_at INTEGER NOT NULL
, banned_at INTEGER, established INTEGER NOT NULL DEFAULT 0, ranked INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "accounts" VALUES('ann','Ann','ann','hash of ann',0,5,NULL,0,0);
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    process TEXT NOT NULL,
    at INTEGER NOT NULL,
    before INTEGER
);
INSERT INTO "alive" VALUES(1,'process',900000,1000);
CREATE TABLE blocks (
    player TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) WITHOUT ROWID;
CREATE TABLE bot_tokens (
    digest BLOB PRIMARY KEY,
    owner TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    revoked_at INTEGER
) WITHOUT ROWID;
INSERT INTO "bot_tokens" VALUES(X'00646967657374','ann','bot',7,NULL);
CREATE TABLE deleted_accounts (
    id TEXT PRIMARY KEY
) WITHOUT ROWID;
INSERT INTO "deleted_accounts" VALUES('ben');
CREATE TABLE drafts (
    log TEXT PRIMARY KEY,
    draft BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE ended_sessions (
    session TEXT PRIMARY KEY,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE game_players (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
INSERT INTO "game_players" VALUES('game',0,'ann','Ann');
INSERT INTO "game_players" VALUES('game',1,NULL,'');
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    log TEXT NOT NULL,
    edition TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    record BLOB NOT NULL
, listed INTEGER NOT NULL DEFAULT 0);
INSERT INTO "games" VALUES('game','table','classic',1000,1,X'7265636F7264206F662067616D65',1);
CREATE TABLE log_players (
    player TEXT NOT NULL,
    log TEXT NOT NULL,
    seated INTEGER NOT NULL,
    PRIMARY KEY (player, log)
) WITHOUT ROWID;
INSERT INTO "log_players" VALUES('ann','table',1);
INSERT INTO "log_players" VALUES('ben','table',1);
CREATE TABLE logs (
    log TEXT PRIMARY KEY,
    last INTEGER NOT NULL,
    status TEXT NOT NULL,
    deadline INTEGER,
    listing BLOB,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
, indexed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "logs" VALUES('table',3,'open',NULL,NULL,1794978890215,1794978890219,1);
CREATE TABLE merged_guests (
    guest TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE outages (
    ended INTEGER NOT NULL,
    began INTEGER NOT NULL,
    PRIMARY KEY (ended, began)
) WITHOUT ROWID;
INSERT INTO "outages" VALUES(900000,1000);
CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    beats INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "processes" VALUES('process',900000,2);
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
INSERT INTO "ratings" VALUES('ann','classic',2,25.0,8.0,1,1.0);
CREATE TABLE records (
    number INTEGER PRIMARY KEY,
    log TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    tag INTEGER,
    UNIQUE (log, seq)
);
INSERT INTO "records" VALUES(1,'table',1,X'7265636F72642031',NULL);
INSERT INTO "records" VALUES(2,'table',2,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF',NULL);
INSERT INTO "records" VALUES(3,'table',3,X'7265636F72642033',NULL);
CREATE TABLE recovery_codes (
    digest BLOB PRIMARY KEY,
    account TEXT NOT NULL,
    created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    name TEXT NOT NULL,
    log TEXT NOT NULL,
    seq INTEGER NOT NULL,
    note TEXT NOT NULL,
    chat BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE restores (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    times INTEGER NOT NULL
);
INSERT INTO "restores" VALUES(1,0);
CREATE TABLE room_codes (
    code TEXT PRIMARY KEY,
    log TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(5);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) WITHOUT ROWID;
INSERT INTO "secrets" VALUES('cookies',X'85EB7DA625E9D8DE0439B2A6A2D70BFCC5A0660D16C2B84B97C32270DB99C467');
CREATE TABLE skeletons (
    skeleton TEXT PRIMARY KEY,
    account TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX logs_by_deadline ON logs (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX logs_listed ON logs (created_at) WHERE listing IS NOT NULL;
CREATE INDEX logs_by_status ON logs (status, log);
CREATE INDEX games_by_time ON games (finished_at, id);
CREATE INDEX games_by_log ON games (log, finished_at);
CREATE INDEX game_players_by_player ON game_players (player, game) WHERE player IS NOT NULL;
CREATE INDEX ratings_by_score ON ratings (edition, size, score DESC, player);
CREATE INDEX bot_tokens_by_owner ON bot_tokens (owner, created_at);
CREATE INDEX log_players_by_log ON log_players (log);
CREATE INDEX ended_sessions_by_time ON ended_sessions (expires);
CREATE INDEX skeletons_by_account ON skeletons (account);
CREATE INDEX recovery_codes_by_account ON recovery_codes (account);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE INDEX reports_by_time ON reports (at, id);
CREATE INDEX merged_guests_by_account ON merged_guests (account);
CREATE INDEX room_codes_by_log ON room_codes (log);
COMMIT;
