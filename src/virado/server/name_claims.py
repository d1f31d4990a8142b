"""Names owned by accounts: the sign-in name and the display name, with all names that look like them.

The table `name_look` has a row for each look (`text_identity.looks`) of an account. New rows have the number 0, so
the primary key gives a look to only one account, across all nodes. Older accounts that look alike keep their names
under higher numbers. While one of them exists, the name is not available to others.
"""

from collections.abc import Iterable

from virado.server.storage.database import ConflictError, Database, Statement
from virado.text_identity import looks, make_match_key, tables_version

AT_ONCE = 200
"""Number of people whose keys are stored in one transaction."""
_VERSION = "name-keys"
"""Name of the setting that stores the version of the look-alike tables used for the stored keys."""
_NOTE = (
    "INSERT INTO name_look (look, twin, person) SELECT CAST($1 AS TEXT), "
    "(SELECT coalesce(max(twin) + 1, 0) FROM name_look WHERE look = $1), CAST($2 AS TEXT) "
    "WHERE NOT EXISTS (SELECT 1 FROM name_look WHERE look = $1 AND person = $2) ON CONFLICT DO NOTHING"
)
_TAKE = (
    "INSERT INTO name_look (look, twin, person) SELECT CAST($1 AS TEXT), 0, CAST($2 AS TEXT) "
    "WHERE NOT EXISTS (SELECT 1 FROM name_look WHERE look = $1) ON CONFLICT DO NOTHING"
)
_HAS = "SELECT look FROM name_look WHERE look = $1 AND person = $2"


def require_free_name(name: str, person: str) -> Statement:
    """Return a statement that raises ConflictError if another account has the name or one that looks like it."""
    found = sorted(looks(name))
    places = ", ".join(f"${i + 2}" for i in range(len(found)))
    return Statement(
        f"SELECT look FROM name_look WHERE person <> $1 AND look IN ({places}) LIMIT 1",
        (person, *found),
        rows=0,
    )


def claim(person: str, wanted: Iterable[str], *, also: Iterable[str] = ()) -> list[Statement]:
    """Return statements that give an account the names `wanted`.

    They raise ConflictError if another account has one of these. The account also gets the names in `also` that
    nobody owns, and releases all of its other names.
    """
    must = {look for name in wanted for look in looks(name)}
    may = {look for name in also for look in looks(name)} - must
    kept = sorted(must | may)
    places = ", ".join(f"${i + 2}" for i in range(len(kept)))
    drop = Statement(f"DELETE FROM name_look WHERE person = $1 AND look NOT IN ({places})", (person, *kept))
    take = [Statement(_TAKE, (look, person)) for look in kept]
    check = [Statement(_HAS, (look, person), rows=1) for look in sorted(must)]
    return [drop, *take, *check]


def select_lookalikes(columns: str) -> str:
    """Return a query for accounts that share a look with another account, ordered by look.

    The query selects `columns` of the accounts, which have the alias `p`. Its argument is a LIKE pattern for
    `name_key` or `account_key`.
    """
    return (
        f"SELECT {columns} FROM person p JOIN (SELECT l.person, min(l.look) AS look, min(l.twin) AS twin FROM name_look l "
        "WHERE l.look IN (SELECT look FROM name_look GROUP BY look HAVING count(*) > 1) GROUP BY l.person) shared "
        "ON shared.person = p.id WHERE p.name_key LIKE $1 ESCAPE '!' OR p.account_key LIKE $1 ESCAPE '!' "
        "ORDER BY shared.look, shared.twin, p.id"
    )


async def bring_up_to_date(database: Database) -> None:
    """Update the stored keys of all people whose keys are missing or were made with another version of the tables.

    Other nodes may do the same concurrently: each batch is one transaction that only the first node can commit.
    """
    version = tables_version()
    rows = await database.query("SELECT value FROM setting WHERE name = $1", _VERSION)
    if not rows or rows[0][0] != version:
        note = "INSERT INTO setting VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2"
        await database.transaction(
            [
                Statement(note, (_VERSION, version)),
                Statement("DELETE FROM name_look"),
                Statement("UPDATE person SET name_key = NULL WHERE name_key IS NOT NULL"),
            ]
        )
    while True:
        people = await database.query(
            "SELECT id, name, account FROM person WHERE name_key IS NULL ORDER BY created, id LIMIT $1",
            AT_ONCE,
        )
        if not people:
            return
        try:
            await database.transaction([each for row in people for each in _make_inserts(*row)])
        except ConflictError:
            continue  # another node has already updated this batch


def _make_inserts(person: str, name: str, account: str | None) -> list[Statement]:
    update = Statement(
        "UPDATE person SET name_key = $1, account_key = $2 WHERE id = $3 AND name_key IS NULL RETURNING id",
        (make_match_key(name), None if account is None else make_match_key(account), person),
        rows=1,
    )
    names = () if account is None else (account, name)
    found = sorted({look for each in names for look in looks(each)})
    return [update, *(Statement(_NOTE, (look, person)) for look in found)]
