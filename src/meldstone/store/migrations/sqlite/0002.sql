-- Each process that serves, so that a new one can tell whether any other is alive; the beats count even while a clock stands still.
CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    beats INTEGER NOT NULL
) WITHOUT ROWID;

-- Who sits at a table, or sat there once. Tables of version 1 are not indexed until a server has read them.
ALTER TABLE logs ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;

CREATE TABLE log_players (
    player TEXT NOT NULL,
    log TEXT NOT NULL,
    seated INTEGER NOT NULL,
    PRIMARY KEY (player, log)
) WITHOUT ROWID;

CREATE INDEX log_players_by_log ON log_players (log);

-- Games that anybody may find. Of those of version 1 nobody knows where they were played, so only their players find them.
ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
