"""Short codes of tables before the match, to be read out to somebody.

A code gives no id of a table: it shows the form, the options and the free seats, and lets a person take one of them.
"""

import secrets
from typing import NamedTuple

import msgspec

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.attempt_limits import AttemptLimiter, make_table_code_key, make_table_code_limits
from virado.server.limits import RateLimiter, get_wide_network
from virado.server.runtime import Runtime
from virado.server.storage.database import Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.storage.store import Store
from virado.server.tables.locations import ClientLocation
from virado.server.tables.snapshots import BOT
from virado.session.setup import DAY_MS
from virado.words.variant_search import fold_name

ALPHABET = "CDFGHJKMNPRTVWXY3479"
"""The characters of codes. No two look alike, and no code is a word, because there are no vowels."""
LENGTH = 6
LASTS_MS = DAY_MS
"""Time after which a code ends, in milliseconds."""
MAX_CODES = 2000
"""Maximum number of codes in use."""
MAX_NEW_CODES, NEW_CODE_S = 20, 60
"""Rate limit of the codes that a person may draw: burst, and seconds per further code."""
MAX_NEW_CODES_OF_ADDRESS, NEW_CODE_OF_ADDRESS_S = 200, 300
"""Rate limit of the codes that one address may draw, so that it cannot use all `MAX_CODES`."""
_ALIKE = str.maketrans(
    {
        **dict.fromkeys("0OQОΟ", "D"),  # noqa: RUF001
        "6": "G",
        **dict.fromkeys("8BВΒ", "3"),  # noqa: RUF001
        **dict.fromkeys("1ILІΙ", "7"),  # noqa: RUF001
        "U": "V",
        # Cyrillic and Greek capitals that look like letters of the alphabet.
        **dict(zip("СНКМРТХУЈ", "CHKMPTXYJ", strict=True)),  # noqa: RUF001
        **dict(zip("ΗΚΜΝΡΤΧΥ", "HKMNPTXY", strict=True)),  # noqa: RUF001
    }
)
"""The character of the alphabet for each character that looks like it, after folding."""
_IN_USE = "ends_at > $1 AND play_table IN (SELECT id FROM play_table WHERE stage = 'seating')"


def fold_code(typed: str) -> str:
    """Return a typed code as it is stored; empty if it cannot be a code.

    Case, spaces and punctuation do not count, digits may be of any script, and characters that look like one of the
    alphabet stand for it.
    """
    code = fold_name(typed).upper().translate(_ALIKE)
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else ""


class FoundTable(NamedTuple):
    """The table of a code."""

    id: str
    owner: str
    card: wire.TableCard


class TableCodes:
    """The codes of all nodes' tables."""

    def __init__(self, store: Store, runtime: Runtime, *, is_offered: bool) -> None:
        self._store = store
        self._runtime = runtime
        self._is_offered = is_offered
        self._attempts = AttemptLimiter(store.database)
        self._new_codes = RateLimiter(1 / NEW_CODE_S, MAX_NEW_CODES)
        self._new_codes_of_address = RateLimiter(1 / NEW_CODE_OF_ADDRESS_S, MAX_NEW_CODES_OF_ADDRESS)

    async def get_code(
        self, person: str, location: ClientLocation, request: wire.GetTableCode
    ) -> wire.TableCode:
        """Return the code of a table. It is drawn if there is none, or if the owner asks for another one.

        Raises IllegalError (`table-codes-off`, `no-such-table`, `already-begun`, `not-at-this-table`,
        `not-the-owner`, `too-fast`, `too-many-table-codes`).
        """
        self._check_offered()
        row = await self._store.load_table(request.table)
        if row is None:
            raise IllegalError(Refusal("no-such-table"), request.table)
        if row.stage != "seating":
            raise IllegalError(Refusal("already-begun"))
        if person != row.owner:
            if person not in msgspec.json.decode(row.summary, type=wire.TableCard).people:
                raise IllegalError(Refusal("not-at-this-table"))
            if request.renew:
                raise IllegalError(Refusal("not-the-owner"))
        now = self._runtime.now()
        found = None if request.renew else await self._load(request.table, now)
        if found is None and not self._may_draw(person, location, now / 1000):
            raise IllegalError(Refusal("too-fast"))
        while found is None:
            found = await self._draw(request.table, now, is_replaced=request.renew)
            if found is None:  # another request has drawn one, or another table has this code
                found = await self._load(request.table, now)
        return found

    def _may_draw(self, person: str, location: ClientLocation, now_s: float) -> bool:
        network = get_wide_network(location.address)
        return self._new_codes.try_acquire(person, now_s) and (
            not network or self._new_codes_of_address.try_acquire(network, now_s)
        )

    async def _draw(self, table: str, now: int, *, is_replaced: bool) -> wire.TableCode | None:
        """Store a new code; return None if the table has one that is not replaced, or the code is in use."""
        code = wire.TableCode(
            code="".join(secrets.choice(ALPHABET) for _ in range(LENGTH)), ends_at=now + LASTS_MS
        )
        in_use = f"SELECT 1 FROM table_code WHERE play_table <> $2 AND {_IN_USE}"
        limit = Limit("table codes", MAX_CODES, in_use, (now, table))
        statements = [
            Statement(f"DELETE FROM table_code WHERE NOT ({_IN_USE})", (now,)),
            *([Statement("DELETE FROM table_code WHERE play_table = $1", (table,))] if is_replaced else []),
            Statement(
                "INSERT INTO table_code SELECT $1, id, $3 FROM play_table WHERE id = $2 AND stage = 'seating' "
                "ON CONFLICT DO NOTHING RETURNING code",
                (code.code, table, code.ends_at),
            ),
        ]
        try:
            rows = await run_limited(self._store.database, [limit], statements)
        except LimitReachedError:
            raise IllegalError(Refusal("too-many-table-codes", None, {"limit": MAX_CODES})) from None
        return code if rows[-1] else None

    async def _load(self, table: str, now: int) -> wire.TableCode | None:
        rows = await self._store.database.query(
            "SELECT code, ends_at FROM table_code WHERE play_table = $1 AND ends_at > $2", table, now
        )
        return wire.TableCode(code=str(rows[0][0]), ends_at=int(rows[0][1])) if rows else None

    async def find(self, person: str, location: ClientLocation, typed: str) -> FoundTable:
        """Return the table of a code. A wrong code is counted before it is looked up.

        Raises IllegalError (`table-codes-off`, `no-such-code`) or OptionsError (`too-many-tries`).
        """
        self._check_offered()
        code = fold_code(typed)
        if not code:
            raise IllegalError(Refusal("no-such-code"))
        now = self._runtime.now()
        network = get_wide_network(location.address) or person
        tries = await self._attempts.count_attempts(make_table_code_key(network), now)
        attempt = await self._attempts.record_attempt(make_table_code_limits(network, tries), now)
        rows = await self._store.database.query(
            "SELECT t.id, t.owner, t.summary FROM table_code c JOIN play_table t ON t.id = c.play_table "
            "WHERE c.code = $1 AND c.ends_at > $2 AND t.stage = 'seating'",
            code,
            now,
        )
        if not rows:
            raise IllegalError(Refusal("no-such-code"))
        await self._attempts.refund(attempt)
        ((table, owner, summary),) = rows
        return FoundTable(str(table), str(owner), msgspec.json.decode(summary, type=wire.TableCard))

    async def describe(self, found: FoundTable, person: str) -> wire.CodedTable:
        """Return what a code shows a person of a table. Only people with a public page are named."""
        card = found.card
        people = [each for each in card.people if each is not None]
        names = await self._list_public_names(people)
        return wire.CodedTable(
            variant=card.variant,
            changes=card.changes,
            clock=card.clock,
            rated=card.rated,
            seats=tuple(
                _describe_seat(shown, each, names)
                for shown, each in zip(card.seats, card.people, strict=True)
            ),
            table=found.id if person in (found.owner, *people) else "",
        )

    async def _list_public_names(self, people: list[str]) -> dict[str, str]:
        if not people:
            return {}
        places = ", ".join(f"${number + 1}" for number in range(len(people)))
        rows = await self._store.database.query(
            f"SELECT id, name FROM person WHERE public = 1 AND id IN ({places})", *people
        )
        return {str(person): str(name) for person, name in rows}

    def _check_offered(self) -> None:
        if not self._is_offered:
            raise IllegalError(Refusal("table-codes-off"))


def _describe_seat(shown: str | None, person: str | None, names: dict[str, str]) -> wire.CodedSeat:
    if person is not None:
        return wire.CodedSeat(held_by="person", name=names.get(person, ""))
    if shown is not None:
        return wire.CodedSeat(held_by="bot", name=shown.removeprefix(BOT))
    return wire.CodedSeat(held_by="nobody")
