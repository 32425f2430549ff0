-- Each process that serves, so that a new one can tell whether any other is alive; the beats count even while a clock stands still.
CREATE TABLE processes (
    process text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    beats bigint NOT NULL
) WITH (fillfactor = 50);

-- Who sits at a table, or sat there once. Tables of version 1 are not indexed until a server has read them.
ALTER TABLE logs ADD COLUMN indexed smallint NOT NULL DEFAULT 0;

CREATE TABLE log_players (
    player text COLLATE "C" NOT NULL,
    log text COLLATE "C" NOT NULL,
    seated smallint NOT NULL,
    PRIMARY KEY (player, log)
);

CREATE INDEX log_players_by_log ON log_players (log);

-- Games that anybody may find. Of those of version 1 nobody knows where they were played, so only their players find them.
ALTER TABLE games ADD COLUMN listed smallint NOT NULL DEFAULT 0;
