-- Sessions that somebody ended before their time was over; until then they must not be believed.
CREATE TABLE ended_sessions (
    session TEXT PRIMARY KEY,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX ended_sessions_by_time ON ended_sessions (expires);

-- What the names of accounts look like. Of older accounts that look alike the first has it.
CREATE TABLE skeletons (
    skeleton TEXT PRIMARY KEY,
    account TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX skeletons_by_account ON skeletons (account);

-- A way back into an account, once each.
CREATE TABLE recovery_codes (
    digest BLOB PRIMARY KEY,
    account TEXT NOT NULL,
    created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX recovery_codes_by_account ON recovery_codes (account);

-- What an operator wants of the servers that run.
CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

ALTER TABLE accounts ADD COLUMN banned_at INTEGER;

-- Established: enough rated games with enough different people. Ranked: has played rated games with enough established people.
ALTER TABLE accounts ADD COLUMN established INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0;

UPDATE accounts SET established = 1 WHERE
    (SELECT count(*) FROM game_players m JOIN games g ON g.id = m.game WHERE m.player = accounts.id AND g.rated = 1) >= 10
    AND (SELECT count(DISTINCT o.player) FROM game_players m JOIN games g ON g.id = m.game JOIN game_players o ON o.game = m.game
        WHERE m.player = accounts.id AND g.rated = 1 AND o.player <> m.player) >= 5;

UPDATE accounts SET ranked = 1 WHERE
    (SELECT count(DISTINCT o.player) FROM game_players m JOIN games g ON g.id = m.game JOIN game_players o ON o.game = m.game
        JOIN accounts e ON e.id = o.player AND e.established = 1
        WHERE m.player = accounts.id AND g.rated = 1 AND o.player <> m.player) >= 5;
