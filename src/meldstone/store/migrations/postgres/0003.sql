-- Sessions that somebody ended before their time was over; until then they must not be believed.
CREATE TABLE ended_sessions (
    session text COLLATE "C" PRIMARY KEY,
    expires bigint NOT NULL
);

CREATE INDEX ended_sessions_by_time ON ended_sessions (expires);

-- What the names of accounts look like. Of older accounts that look alike the first has it.
CREATE TABLE skeletons (
    skeleton text COLLATE "C" PRIMARY KEY,
    account text COLLATE "C" NOT NULL
);

CREATE INDEX skeletons_by_account ON skeletons (account);

-- A way back into an account, once each.
CREATE TABLE recovery_codes (
    digest bytea PRIMARY KEY,
    account text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL
);

CREATE INDEX recovery_codes_by_account ON recovery_codes (account);

-- What an operator wants of the servers that run.
CREATE TABLE orders (
    id text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    body bytea NOT NULL
);

ALTER TABLE accounts ADD COLUMN banned_at bigint;

-- Established: enough rated games with enough different people. Ranked: has played rated games with enough established people.
ALTER TABLE accounts ADD COLUMN established smallint NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN ranked smallint NOT NULL DEFAULT 0;

UPDATE accounts SET established = 1 WHERE
    (SELECT count(*) FROM game_players m JOIN games g ON g.id = m.game WHERE m.player = accounts.id AND g.rated = 1) >= 10
    AND (SELECT count(DISTINCT o.player) FROM game_players m JOIN games g ON g.id = m.game JOIN game_players o ON o.game = m.game
        WHERE m.player = accounts.id AND g.rated = 1 AND o.player <> m.player) >= 5;

UPDATE accounts SET ranked = 1 WHERE
    (SELECT count(DISTINCT o.player) FROM game_players m JOIN games g ON g.id = m.game JOIN game_players o ON o.game = m.game
        JOIN accounts e ON e.id = o.player AND e.established = 1
        WHERE m.player = accounts.id AND g.rated = 1 AND o.player <> m.player) >= 5;
