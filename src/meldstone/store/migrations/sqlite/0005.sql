-- Guests whose games and seats belong to an account from now on.
CREATE TABLE merged_guests (
    guest TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX merged_guests_by_account ON merged_guests (account);

-- Five letters that lead to a table for as long as it is there.
CREATE TABLE room_codes (
    code TEXT PRIMARY KEY,
    log TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX room_codes_by_log ON room_codes (log);
