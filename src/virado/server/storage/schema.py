"""The schema of SQLite and PostgreSQL, as migrations applied in order.

A released migration is never changed; new ones are appended.
"""

from virado.server.storage.database import ConflictError, Database, Statement, StorageError

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE person (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            account TEXT UNIQUE,
            password TEXT,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL,
            settings TEXT NOT NULL DEFAULT '{}'
        )""",
        """CREATE TABLE token (
            hash TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
        # `epoch` is incremented whenever a node takes the table over. A write with an older epoch matches no row.
        """CREATE TABLE play_table (
            id TEXT PRIMARY KEY,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL,
            stage TEXT NOT NULL,
            entries BIGINT NOT NULL,
            listed BIGINT NOT NULL,
            summary TEXT NOT NULL,
            secret TEXT NOT NULL,
            node TEXT NOT NULL,
            epoch BIGINT NOT NULL,
            lease BIGINT NOT NULL
        )""",
        "CREATE INDEX play_table_stage ON play_table (stage, changed)",
        """CREATE TABLE entry (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (play_table, number)
        )""",
        """CREATE TABLE seated (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            PRIMARY KEY (play_table, person)
        )""",
        "CREATE INDEX seated_person ON seated (person)",
        """CREATE TABLE chat (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            at BIGINT NOT NULL,
            person TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (play_table, number)
        )""",
        """CREATE TABLE result (
            play_table TEXT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            variant TEXT NOT NULL,
            ended BIGINT NOT NULL,
            rated BIGINT NOT NULL,
            won BIGINT NOT NULL,
            score BIGINT NOT NULL,
            evidence TEXT NOT NULL,
            PRIMARY KEY (play_table, person)
        )""",
        "CREATE INDEX result_person ON result (person, ended)",
        """CREATE TABLE rating (
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            mu DOUBLE PRECISION NOT NULL,
            sigma DOUBLE PRECISION NOT NULL,
            played BIGINT NOT NULL,
            PRIMARY KEY (person, game)
        )""",
        """CREATE TABLE setting (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        )""",
    ),
    (
        """CREATE TABLE muted (
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            whom TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            PRIMARY KEY (person, whom)
        )""",
        "CREATE INDEX muted_whom ON muted (whom)",
    ),
    (
        # Tables whose logs still contain the name of a deleted person.
        """CREATE TABLE forgotten (
            person TEXT NOT NULL,
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            PRIMARY KEY (person, play_table)
        )""",
        "CREATE INDEX person_seen ON person (seen)",
    ),
    (
        """CREATE TABLE node (
            name TEXT PRIMARY KEY,
            host TEXT NOT NULL,
            port BIGINT NOT NULL,
            seen BIGINT NOT NULL
        )""",
    ),
    (
        # The most recently opened table, by kind of quick match.
        """CREATE TABLE quick (
            kind TEXT PRIMARY KEY,
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE
        )""",
    ),
    (
        # Older tokens get the scope `play`. `expires` 0: never.
        "ALTER TABLE token ADD COLUMN scope TEXT NOT NULL DEFAULT 'play'",
        "ALTER TABLE token ADD COLUMN expires BIGINT NOT NULL DEFAULT 0",
        # Failed password attempts in the last few minutes. `who` is a hash of the account or address.
        "CREATE TABLE tried (who TEXT NOT NULL, at BIGINT NOT NULL)",
        "CREATE INDEX tried_who ON tried (who, at)",
        # Hash of the recovery code, with which an account can be opened without the password.
        "ALTER TABLE person ADD COLUMN recovery TEXT",
        # Signed-in browsers. The cookie, whose hash is `hash`, changes with the person's permissions; `id` stays the
        # same.
        """CREATE TABLE session (
            id TEXT PRIMARY KEY,
            hash TEXT NOT NULL UNIQUE,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            browser TEXT NOT NULL,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL
        )""",
        "CREATE INDEX session_person ON session (person, seen)",
    ),
    (
        # The person who opened the table, with or without a seat.
        "ALTER TABLE play_table ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX play_table_owner ON play_table (owner, stage)",
    ),
    (
        # Entry of a match in lists, as JSON. It is empty in older results until `MatchHistory.backfill_summaries` creates it.
        "ALTER TABLE result ADD COLUMN summary TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX result_incomplete ON result (play_table) WHERE summary = ''",
        # The person's rating after the match. NULL if the match was unrated or is older than this column.
        "ALTER TABLE result ADD COLUMN rating DOUBLE PRECISION",
        # Indexes for the pages of a person's matches: all, by family, by variant.
        "DROP INDEX result_person",
        "CREATE INDEX result_person ON result (person, ended, play_table)",
        "CREATE INDEX result_person_game ON result (person, game, ended, play_table)",
        "CREATE INDEX result_person_variant ON result (person, variant, ended, play_table)",
        # Settings of the public page.
        "ALTER TABLE person ADD COLUMN public BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN picture TEXT NOT NULL DEFAULT 'name'",
        """CREATE TABLE invitation (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            inviter TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            at BIGINT NOT NULL,
            PRIMARY KEY (person, play_table)
        )""",
        "CREATE INDEX invitation_table ON invitation (play_table)",
        "CREATE INDEX invitation_inviter ON invitation (inviter, at)",
    ),
    (
        # Look of an account name. NULL in older accounts until the server stores it.
        "ALTER TABLE person ADD COLUMN look TEXT",
        "CREATE INDEX person_look ON person (look)",
    ),
    (
        # Administrators, and the time until which a browser has administrator rights after the password was entered.
        "ALTER TABLE person ADD COLUMN admin BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE session ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0",
        # A banned person or network. `until` 0: permanent.
        """CREATE TABLE ban (
            id TEXT PRIMARY KEY,
            person TEXT REFERENCES person(id) ON DELETE CASCADE,
            network TEXT NOT NULL,
            reason TEXT NOT NULL,
            at BIGINT NOT NULL,
            until BIGINT NOT NULL,
            with_address BIGINT NOT NULL
        )""",
        "CREATE INDEX ban_person ON ban (person)",
        # Tables that their owning node still has to close.
        """CREATE TABLE closing (
            play_table TEXT PRIMARY KEY REFERENCES play_table(id) ON DELETE CASCADE,
            reason TEXT NOT NULL
        )""",
        # The audit log of administrators.
        """CREATE TABLE action (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            who TEXT NOT NULL,
            did TEXT NOT NULL,
            whom TEXT NOT NULL,
            said TEXT NOT NULL
        )""",
        # Reports about people, with the chat of the table. `settled` 0: still open.
        """CREATE TABLE report (
            id TEXT PRIMARY KEY,
            play_table TEXT NOT NULL,
            entries BIGINT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            reporter TEXT REFERENCES person(id) ON DELETE SET NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            at BIGINT NOT NULL,
            settled BIGINT NOT NULL,
            outcome TEXT NOT NULL
        )""",
        "CREATE INDEX report_settled ON report (settled, at)",
        "CREATE INDEX report_person ON report (person)",
        "CREATE INDEX report_reporter ON report (reporter, at)",
        """CREATE TABLE reported_chat (
            report TEXT NOT NULL REFERENCES report(id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            at BIGINT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            text TEXT NOT NULL,
            PRIMARY KEY (report, number)
        )""",
        "CREATE INDEX reported_chat_person ON reported_chat (person)",
        "CREATE INDEX chat_at ON chat (at)",
    ),
    (
        # Moves change none of the indexed columns of this table.
        "DROP INDEX play_table_stage",
        "CREATE INDEX play_table_stage ON play_table (stage, created)",
        "CREATE INDEX play_table_created ON play_table (created)",
        # Indexes for the ranking of a family and its results.
        "CREATE INDEX rating_worth ON rating (game, (mu - 3 * sigma) DESC, person)",
        "CREATE INDEX result_won ON result (person, game, variant, rated, won, score)",
        "CREATE INDEX result_rated ON result (variant, person) WHERE rated = 1",
    ),
    (
        # The second factor of an account. `factor` is its secret, encrypted with a key outside the database.
        # `factor_since` is the time since which codes are required (0: off or not confirmed). `factor_step` is the
        # time step of the last accepted code.
        "ALTER TABLE person ADD COLUMN factor TEXT",
        "ALTER TABLE person ADD COLUMN factor_since BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN factor_step BIGINT NOT NULL DEFAULT 0",
    ),
    (
        # Reasons for bans may name people who have since been deleted. A network contains a dot or colon, an id does
        # not.
        "UPDATE action SET said = '' WHERE did IN ('ban', 'lift', 'grant', 'revoke') "
        "AND whom NOT LIKE '%.%' AND whom NOT LIKE '%:%' AND whom NOT IN (SELECT id FROM person)",
    ),
    (
        # Keys by which names are found in any spelling (`text_identity.matching`). NULL until the server stores them
        # at startup (`name_claims.bring_up_to_date`).
        "ALTER TABLE person ADD COLUMN name_key TEXT",
        "ALTER TABLE person ADD COLUMN account_key TEXT",
        "CREATE INDEX person_same_name ON person (name_key)",
        "CREATE INDEX person_same_account ON person (account_key)",
        # Looks of account names (`text_identity.looks`). `twin` 0: no other account has this look.
        """CREATE TABLE name_look (
            look TEXT NOT NULL,
            twin BIGINT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            PRIMARY KEY (look, twin)
        )""",
        "CREATE INDEX name_look_person ON name_look (person)",
        "DROP INDEX person_look",
        "ALTER TABLE person DROP COLUMN look",
    ),
    (
        # Time at which a password or code was last entered in a browser. 0: never, or before this was recorded.
        "ALTER TABLE session ADD COLUMN proved BIGINT NOT NULL DEFAULT 0",
    ),
    (
        # Id of the attempt, by which it is deleted if the password was right.
        "ALTER TABLE tried ADD COLUMN attempt TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tried_attempt ON tried (attempt)",
        "CREATE INDEX tried_at ON tried (at)",
    ),
    (
        # Readers' reports of wrong words. `reporter` NULL: a visitor without a name.
        """CREATE TABLE word_report (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            reporter TEXT REFERENCES person(id) ON DELETE CASCADE,
            language TEXT NOT NULL,
            place TEXT NOT NULL,
            variant TEXT NOT NULL,
            message TEXT NOT NULL,
            seen TEXT NOT NULL,
            suggestion TEXT NOT NULL
        )""",
        "CREATE INDEX word_report_at ON word_report (at)",
        "CREATE INDEX word_report_reporter ON word_report (reporter, at)",
    ),
    (
        # Short codes of tables before the match.
        """CREATE TABLE table_code (
            code TEXT PRIMARY KEY,
            play_table TEXT NOT NULL UNIQUE REFERENCES play_table(id) ON DELETE CASCADE,
            ends_at BIGINT NOT NULL
        )""",
        "CREATE INDEX table_code_ends_at ON table_code (ends_at)",
    ),
    (
        # Reach (`virado.server.reach`). Days are UTC days since 1970. The mark of a person lasts until day 31; `form`
        # is empty before the first match.
        """CREATE TABLE reach_mark (
            person TEXT PRIMARY KEY REFERENCES person(id) ON DELETE CASCADE,
            day BIGINT NOT NULL,
            language TEXT NOT NULL,
            form TEXT NOT NULL DEFAULT '',
            back_1 BIGINT NOT NULL DEFAULT 0,
            back_7 BIGINT NOT NULL DEFAULT 0,
            back_30 BIGINT NOT NULL DEFAULT 0
        )""",
        "CREATE INDEX reach_mark_day ON reach_mark (day)",
        # Matches of days that are not closed yet.
        """CREATE TABLE reach_open (
            day BIGINT NOT NULL,
            kind TEXT NOT NULL,
            form TEXT NOT NULL,
            language TEXT NOT NULL,
            number BIGINT NOT NULL,
            PRIMARY KEY (day, kind, form, language)
        )""",
        # Sums that are still too small to be stored with a day.
        """CREATE TABLE reach_rest (
            kind TEXT NOT NULL,
            part TEXT NOT NULL,
            value TEXT NOT NULL,
            number BIGINT NOT NULL,
            PRIMARY KEY (kind, part, value)
        )""",
        """CREATE TABLE reach_sum (
            day BIGINT NOT NULL,
            kind TEXT NOT NULL,
            part TEXT NOT NULL,
            value TEXT NOT NULL,
            number BIGINT NOT NULL,
            PRIMARY KEY (day, kind, part, value)
        )""",
    ),
    (
        # Deal sets: packs that several people play. No match begins after `until`; `ends` is the time until which the
        # tables are closed to others. `setup` is JSON.
        """CREATE TABLE deal_set (
            id TEXT PRIMARY KEY,
            kind TEXT NOT NULL,
            owner TEXT REFERENCES person(id) ON DELETE SET NULL,
            created BIGINT NOT NULL,
            until BIGINT NOT NULL,
            ends BIGINT NOT NULL,
            setup TEXT NOT NULL,
            secret TEXT NOT NULL
        )""",
        "CREATE INDEX deal_set_ends ON deal_set (ends)",
        "CREATE INDEX deal_set_owner ON deal_set (owner, ends)",
        # A person's try. `ended` 0: not over. `settled` 1: results and evidence are written. The person is NULL after
        # deletion.
        """CREATE TABLE deal_set_try (
            play_table TEXT PRIMARY KEY,
            deal_set TEXT NOT NULL REFERENCES deal_set(id) ON DELETE CASCADE,
            person TEXT REFERENCES person(id) ON DELETE SET NULL,
            seat BIGINT NOT NULL,
            began BIGINT NOT NULL,
            ended BIGINT NOT NULL DEFAULT 0,
            score BIGINT NOT NULL DEFAULT 0,
            won BIGINT NOT NULL DEFAULT 0,
            settled BIGINT NOT NULL DEFAULT 0
        )""",
        "CREATE UNIQUE INDEX deal_set_try_person ON deal_set_try (deal_set, person)",
        "CREATE INDEX deal_set_try_of_person ON deal_set_try (person)",
        "CREATE INDEX deal_set_try_unsettled ON deal_set_try (deal_set) WHERE settled = 0",
    ),
)


async def migrate(database: Database) -> int:
    """Migrate the schema to the current version and return it.

    Several nodes may do this simultaneously: each migration is one transaction that only the first node can commit.
    Raises StorageError if the schema is newer than this program.
    """
    await _make_version_table(database)
    while True:
        rows = await database.query("SELECT coalesce(max(version), 0) FROM schema_version")
        version = int(rows[0][0])
        if version > len(MIGRATIONS):
            raise StorageError(
                f"the database has schema {version} of a newer program; this one supports up to {len(MIGRATIONS)}"
            )
        if version == len(MIGRATIONS):
            return version
        take = Statement(
            "INSERT INTO schema_version VALUES ($1) ON CONFLICT DO NOTHING RETURNING version",
            (version + 1,),
            rows=1,
        )
        try:
            await database.transaction([take, *map(Statement, MIGRATIONS[version])])
        except ConflictError:
            continue  # another node has just applied it


async def _make_version_table(database: Database) -> None:
    """Create the table of schema versions.

    If two nodes create it simultaneously, PostgreSQL rejects one of them despite IF NOT EXISTS. A second attempt then
    succeeds.
    """
    make = Statement("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)")
    try:
        await database.transaction([make])
    except StorageError:
        await database.transaction([make])
