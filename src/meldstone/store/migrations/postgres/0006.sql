-- What happened at the table goes with a report, for the log of a room is forgotten; and whom it names, so that names can be removed.
ALTER TABLE reports ADD COLUMN records bytea NOT NULL DEFAULT '[]';
ALTER TABLE reports ADD COLUMN people text NOT NULL DEFAULT '';
