-- What happened at the table goes with a report, for the log of a room is forgotten; and whom it names, so that names can be removed.
ALTER TABLE reports ADD COLUMN records BLOB NOT NULL DEFAULT X'5b5d';
ALTER TABLE reports ADD COLUMN people TEXT NOT NULL DEFAULT '';
