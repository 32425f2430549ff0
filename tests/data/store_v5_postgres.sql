CREATE TABLE public.accounts (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    folded text NOT NULL COLLATE pg_catalog."C",
    password_hash text NOT NULL,
    generation bigint NOT NULL,
    created_at bigint NOT NULL,
    banned_at bigint,
    established smallint DEFAULT 0 NOT NULL,
    ranked smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.alive (
    one smallint NOT NULL,
    process text NOT NULL,
    at bigint NOT NULL,
    before bigint,
    CONSTRAINT alive_one_check CHECK ((one = 1))
);

CREATE TABLE public.blocks (
    player text NOT NULL COLLATE pg_catalog."C",
    blocked text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE public.bot_tokens (
    digest bytea NOT NULL,
    owner text NOT NULL COLLATE pg_catalog."C",
    label text NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint
);

CREATE TABLE public.deleted_accounts (
    id text NOT NULL COLLATE pg_catalog."C"
);

CREATE UNLOGGED TABLE public.drafts (
    log text NOT NULL COLLATE pg_catalog."C",
    draft bytea NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE public.ended_sessions (
    session text NOT NULL COLLATE pg_catalog."C",
    expires bigint NOT NULL
);

CREATE TABLE public.game_players (
    game text NOT NULL COLLATE pg_catalog."C",
    seat smallint NOT NULL,
    player text COLLATE pg_catalog."C",
    name text NOT NULL
);

CREATE TABLE public.games (
    id text NOT NULL COLLATE pg_catalog."C",
    log text NOT NULL COLLATE pg_catalog."C",
    edition text NOT NULL COLLATE pg_catalog."C",
    finished_at bigint NOT NULL,
    rated smallint NOT NULL,
    record bytea NOT NULL,
    listed smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.log_players (
    player text NOT NULL COLLATE pg_catalog."C",
    log text NOT NULL COLLATE pg_catalog."C",
    seated smallint NOT NULL
);

CREATE TABLE public.logs (
    log text NOT NULL COLLATE pg_catalog."C",
    last bigint NOT NULL,
    status text NOT NULL,
    deadline bigint,
    listing bytea,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    indexed smallint DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.merged_guests (
    guest text NOT NULL COLLATE pg_catalog."C",
    account text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE public.orders (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    body bytea NOT NULL
);

CREATE TABLE public.outages (
    ended bigint NOT NULL,
    began bigint NOT NULL
);

CREATE TABLE public.processes (
    process text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    beats bigint NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE public.ratings (
    player text NOT NULL COLLATE pg_catalog."C",
    edition text NOT NULL COLLATE pg_catalog."C",
    size smallint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games bigint NOT NULL,
    score double precision NOT NULL
);

CREATE TABLE public.records (
    log text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    body bytea NOT NULL,
    tag bigint
);

CREATE TABLE public.recovery_codes (
    digest bytea NOT NULL,
    account text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);

CREATE TABLE public.reports (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    reporter text NOT NULL COLLATE pg_catalog."C",
    reported text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    log text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    note text NOT NULL,
    chat bytea NOT NULL
);

CREATE TABLE public.restores (
    one smallint NOT NULL,
    times bigint NOT NULL,
    CONSTRAINT restores_one_check CHECK ((one = 1))
);

CREATE TABLE public.room_codes (
    code text NOT NULL COLLATE pg_catalog."C",
    log text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE public.schema_version (
    version integer NOT NULL
);

CREATE TABLE public.secrets (
    name text NOT NULL COLLATE pg_catalog."C",
    secret bytea NOT NULL
);

CREATE TABLE public.skeletons (
    skeleton text NOT NULL COLLATE pg_catalog."C",
    account text NOT NULL COLLATE pg_catalog."C"
);

INSERT INTO public.accounts VALUES ('ann', 'Ann', 'ann', 'hash of ann', 0, 5, NULL, 0, 0);

INSERT INTO public.alive VALUES (1, 'process', 900000, 1000);

INSERT INTO public.bot_tokens VALUES ('\x00646967657374', 'ann', 'bot', 7, NULL);

INSERT INTO public.deleted_accounts VALUES ('ben');

INSERT INTO public.game_players VALUES ('game', 0, 'ann', 'Ann');
INSERT INTO public.game_players VALUES ('game', 1, NULL, '');

INSERT INTO public.games VALUES ('game', 'table', 'classic', 1000, 1, '\x7265636f7264206f662067616d65', 1);

INSERT INTO public.log_players VALUES ('ann', 'table', 1);
INSERT INTO public.log_players VALUES ('ben', 'table', 1);

INSERT INTO public.logs VALUES ('table', 3, 'open', NULL, NULL, 1794978891352, 1794978891365, 1);

INSERT INTO public.outages VALUES (900000, 1000);

INSERT INTO public.processes VALUES ('process', 900000, 2);

INSERT INTO public.ratings VALUES ('ann', 'classic', 2, 25, 8, 1, 1);

INSERT INTO public.records VALUES ('table', 1, '\x7265636f72642031', 399498502156173912);
INSERT INTO public.records VALUES ('table', 2, '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', 399498502156173912);
INSERT INTO public.records VALUES ('table', 3, '\x7265636f72642033', 5074815660607481711);

INSERT INTO public.restores VALUES (1, 0);

INSERT INTO public.schema_version VALUES (5);

INSERT INTO public.secrets VALUES ('cookies', '\x2708fd247820efc27451350e970029fb6a62641702a4a6869e3b3a94e061012d');

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_folded_key UNIQUE (folded);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.alive
    ADD CONSTRAINT alive_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (player, blocked);

ALTER TABLE ONLY public.bot_tokens
    ADD CONSTRAINT bot_tokens_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY public.deleted_accounts
    ADD CONSTRAINT deleted_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (log);

ALTER TABLE ONLY public.ended_sessions
    ADD CONSTRAINT ended_sessions_pkey PRIMARY KEY (session);

ALTER TABLE ONLY public.game_players
    ADD CONSTRAINT game_players_pkey PRIMARY KEY (game, seat);

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.log_players
    ADD CONSTRAINT log_players_pkey PRIMARY KEY (player, log);

ALTER TABLE ONLY public.logs
    ADD CONSTRAINT logs_pkey PRIMARY KEY (log);

ALTER TABLE ONLY public.merged_guests
    ADD CONSTRAINT merged_guests_pkey PRIMARY KEY (guest);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outages
    ADD CONSTRAINT outages_pkey PRIMARY KEY (ended, began);

ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (process);

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (player, edition, size);

ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (log, seq);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.restores
    ADD CONSTRAINT restores_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.room_codes
    ADD CONSTRAINT room_codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.skeletons
    ADD CONSTRAINT skeletons_pkey PRIMARY KEY (skeleton);

CREATE INDEX blocks_by_blocked ON public.blocks USING btree (blocked);

CREATE INDEX bot_tokens_by_owner ON public.bot_tokens USING btree (owner, created_at);

CREATE INDEX ended_sessions_by_time ON public.ended_sessions USING btree (expires);

CREATE INDEX game_players_by_player ON public.game_players USING btree (player, game) WHERE (player IS NOT NULL);

CREATE INDEX games_by_log ON public.games USING btree (log, finished_at);

CREATE INDEX games_by_time ON public.games USING btree (finished_at, id);

CREATE INDEX log_players_by_log ON public.log_players USING btree (log);

CREATE INDEX logs_by_deadline ON public.logs USING btree (deadline) WHERE (deadline IS NOT NULL);

CREATE INDEX logs_by_status ON public.logs USING btree (status, log);

CREATE INDEX logs_listed ON public.logs USING btree (created_at) WHERE (listing IS NOT NULL);

CREATE INDEX merged_guests_by_account ON public.merged_guests USING btree (account);

CREATE INDEX ratings_by_score ON public.ratings USING btree (edition, size, score DESC, player);

CREATE INDEX recovery_codes_by_account ON public.recovery_codes USING btree (account);

CREATE INDEX reports_by_time ON public.reports USING btree (at, id);

CREATE INDEX room_codes_by_log ON public.room_codes USING btree (log);

CREATE INDEX skeletons_by_account ON public.skeletons USING btree (account);

