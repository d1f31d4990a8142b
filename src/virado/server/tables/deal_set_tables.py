"""The tables of deal sets: making a set, beginning a try, and writing the results when the set has ended."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from virado.bots.adaptive_level import is_fitting
from virado.bots.catalogue import REVISION, is_level, unknown_bot
from virado.cards import Seat
from virado.games.catalogue import variant as find_variant
from virado.match import opening_state
from virado.refusal import IllegalError, OptionsError, Refusal, RefusedError
from virado.server.deal_sets import DealSets, SetKind, is_outdated
from virado.server.person import StoredPerson
from virado.server.results import Results
from virado.server.storage.database import ConflictError, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.storage.store import TableExistsError
from virado.server.tables.node import MAX_TABLES_PER_PERSON, Node
from virado.server.tables.remote_tables import RemoteTableError
from virado.server.tables.table import Table, TableReleasedError
from virado.session import HOST, Begin, BetweenDeals, DealSet, End, SeatBot, Session, Setup, Sit
from virado.session.handlers.context import check_level
from virado.session.setup import DAY_MS

SIMULATIONS: Final = 4000
"""Budget of each decision of a bot, in simulations."""
MAX_DAYS = 30
"""Maximum duration of a set, in days."""
MAX_SETS_PER_PERSON = 20
"""Maximum number of sets of a person that have not ended."""
ID_BYTES = 9
EVERY_S = 60.0
"""Interval between two searches for sets that have ended, in seconds."""
AT_ONCE = 50


class DealSetTables:
    """Deal sets on one node."""

    def __init__(self, node: Node, deal_sets: DealSets, results: Results) -> None:
        self._node = node
        self._deal_sets = deal_sets
        self._results = results
        self._database = node.store.database
        self._has_ended_outdated = False

    async def open_set(
        self, owner: str, variant: str, bots: Mapping[Seat, str], *, days: int, kind: SetKind = "challenge"
    ) -> str:
        """Make a set of new packs and return its id. `bots` has the level of each seat but one.

        Raises IllegalError (`too-many-tables`, `seats-vacant`) or OptionsError for an unknown variant or bot.
        """
        node, now = self._node, self._node.runtime.now()
        found = find_variant(variant)
        levels = tuple(bots.get(seat, "") for seat in range(found.players))
        if levels.count("") != 1:
            raise IllegalError(Refusal("seats-vacant", None, {"seats": tuple(range(found.players))}))
        for level in filter(None, levels):
            if not is_level(level) or is_fitting(level):  # others are not the same on every node
                raise unknown_bot(level, found.game.name)
            check_level(level, found)
        opening = opening_state(found)
        dealer, scores = int(opening.dealer), tuple(map(int, opening.scores[: opening.sides]))
        name = node.runtime.make_secret()[:ID_BYTES].hex()
        reference = node.keys.reference(node.runtime.make_secret(), name)
        deal_set = DealSet(
            id=name,
            bots=levels,
            simulations=SIMULATIONS,
            rules_revision=found.game.revision,
            bots_revision=REVISION,
        )
        secret = node.keys.secret(name, reference)
        setup = Setup(
            variant=str(found),
            dealer=dealer,
            scores=scores,
            undo=False,
            free_chat=False,
            absence="wait",
            between_deals=BetweenDeals(),
            commitment=deal_set.commit(str(found), dealer, scores, secret),
            fairness=3,
            deal_set=deal_set,
        )
        ends = now + min(days, MAX_DAYS) * DAY_MS
        insert = Statement(
            "INSERT INTO deal_set (id, kind, owner, created, until, ends, setup, secret) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (name, kind, owner, now, ends, ends, msgspec.json.encode(setup).decode(), reference),
        )
        limit = Limit(
            f"sets of {owner}",
            MAX_SETS_PER_PERSON,
            "SELECT 1 FROM deal_set WHERE owner = $1 AND ends > $2",
            (owner, now),
        )
        try:
            await run_limited(self._database, [limit], [insert])
        except LimitReachedError:
            raise IllegalError(Refusal("too-many-tables", None, {"limit": MAX_SETS_PER_PERSON})) from None
        return name

    async def play(self, person: StoredPerson, deal_set: str, *, language: str = "") -> Table:
        """Begin a person's try of a set, or return the table at which it has begun.

        Raises IllegalError (`no-such-set`, `set-over`, `too-many-tables`), RemoteTableError or TableReleasedError.
        """
        node, now = self._node, self._node.runtime.now()
        rows = await self._database.query("SELECT until, setup, secret FROM deal_set WHERE id = $1", deal_set)
        if not rows:
            raise IllegalError(Refusal("no-such-set"), deal_set)
        begun = await self._database.query(
            "SELECT play_table FROM deal_set_try WHERE deal_set = $1 AND person = $2", deal_set, person.id
        )
        if begun:
            return await node.get_table(str(begun[0][0]))
        ((until, text, reference),) = rows
        setup = msgspec.json.decode(text, type=Setup)
        if now >= until or is_outdated(setup):
            raise IllegalError(Refusal("set-over"), deal_set)
        name = node.derive_table_name(person.id, f"set {deal_set}")
        session = _begin(msgspec.structs.replace(setup, owner=person.id), person, now, node, reference)
        seat = session.setup.deal_set.bots.index("") if session.setup.deal_set else 0
        begin = self._deal_sets.make_begin_statement(deal_set, name, person.id, seat)
        limit = node.store.open_limit(person.id, MAX_TABLES_PER_PERSON)
        try:
            return await node.open_begun(name, reference, session, language, [begin], [limit])
        except (TableExistsError, ConflictError):  # the same request arrived on another connection
            return await node.get_table(name)
        except LimitReachedError:
            raise IllegalError(Refusal("too-many-tables", None, {"limit": MAX_TABLES_PER_PERSON})) from None

    # ------------------------------------------------------------------ end of a set
    async def run_once(self) -> int:
        """End unfinished tries of sets that have ended, write the results, and return the number of tries.

        Skips tables of other nodes. Raises StorageError.
        """
        if not self._has_ended_outdated:
            await self._end_outdated_sets()
            self._has_ended_outdated = True
        now, after, done = self._node.runtime.now(), "", 0
        while True:
            rows = await self._database.query(
                "SELECT t.play_table, t.ended FROM deal_set_try t JOIN deal_set s ON s.id = t.deal_set "
                "WHERE s.ends <= $1 AND t.settled = 0 AND t.play_table > $2 ORDER BY t.play_table LIMIT $3",
                now,
                after,
                AT_ONCE,
            )
            for table, ended in rows:
                done += await self._settle(str(table), int(ended))
            if len(rows) < AT_ONCE:
                return done
            after = str(rows[-1][0])

    async def _end_outdated_sets(self) -> None:
        """End the sets whose bots or rules this program no longer has."""
        now = self._node.runtime.now()
        rows = await self._database.query("SELECT id, setup FROM deal_set WHERE ends > $1", now)
        outdated = [name for name, text in rows if is_outdated(msgspec.json.decode(text, type=Setup))]
        end = "UPDATE deal_set SET ends = $1, until = $1 WHERE id = $2"
        if outdated:
            await self._database.transaction([Statement(end, (now, name)) for name in outdated])

    async def _settle(self, name: str, ended: int) -> bool:
        was_held = name in self._node.tables
        statements: Sequence[Statement] = ()
        try:
            table = await self._node.get_table(name)
            if table.session.stage == "playing":
                await table.act(End(), HOST)
            elif table.session.match is not None and table.session.match.over:
                statements = await self._results.make_result_statements(table, ended)
        except OptionsError:  # its log cannot be restored
            return False
        except (RemoteTableError, TableReleasedError):
            return False
        except RefusedError:  # the table has been deleted
            table = None
        update = Statement("UPDATE deal_set_try SET settled = 1 WHERE play_table = $1", (name,))
        await self._database.transaction([*statements, update])
        if table is not None and not was_held and table.subscribers.is_empty:
            await table.release(unload=True)
        return True


def _begin(setup: Setup, person: StoredPerson, now: int, node: Node, reference: str) -> Session:
    """Return the session of a try, with the first cards dealt."""
    deal_set = setup.deal_set
    assert deal_set is not None
    session = Session(setup, now=now)
    for seat, level in enumerate(deal_set.bots):
        if level:
            session.apply(SeatBot(seat=seat, level=level), now=now, sender=HOST).accepted()
        else:
            session.apply(Sit(seat=seat), now=now, sender=person.session_person).accepted()
    seed = deal_set.derive_seed(node.keys.secret(deal_set.id, reference))
    session.apply(Begin(seed=seed), now=now, sender=HOST, id="begin").accepted()
    return session
