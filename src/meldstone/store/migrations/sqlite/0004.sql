-- Whom somebody does not want to hear and not at the own tables; accounts and guests.
CREATE TABLE blocks (
    player TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- What players report to the operator: where it happened in which log, and what was said there last.
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

CREATE INDEX reports_by_time ON reports (at, id);
