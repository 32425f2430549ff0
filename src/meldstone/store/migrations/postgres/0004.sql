-- Whom somebody does not want to hear and not at the own tables; accounts and guests.
CREATE TABLE blocks (
    player text COLLATE "C" NOT NULL,
    blocked text COLLATE "C" NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (player, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- What players report to the operator: where it happened in which log, and what was said there last.
CREATE TABLE reports (
    id text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    reporter text COLLATE "C" NOT NULL,
    reported text COLLATE "C" NOT NULL,
    name text NOT NULL,
    log text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    note text NOT NULL,
    chat bytea NOT NULL
);

CREATE INDEX reports_by_time ON reports (at, id);
