-- Guests whose games and seats belong to an account from now on.
CREATE TABLE merged_guests (
    guest text COLLATE "C" PRIMARY KEY,
    account text COLLATE "C" NOT NULL,
    at bigint NOT NULL
);

CREATE INDEX merged_guests_by_account ON merged_guests (account);

-- Five letters that lead to a table for as long as it is there.
CREATE TABLE room_codes (
    code text COLLATE "C" PRIMARY KEY,
    log text COLLATE "C" NOT NULL,
    at bigint NOT NULL
);

CREATE INDEX room_codes_by_log ON room_codes (log);
