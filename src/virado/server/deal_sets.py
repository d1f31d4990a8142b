"""Deal sets in the database: who may see their tables, and the tries of people (docs/explanation/same-deals.md)."""

from typing import Literal, NamedTuple, TypeAlias

from virado.bots.catalogue import REVISION
from virado.cards import Seat
from virado.games.catalogue import variant as find_variant
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server.runtime import Runtime
from virado.server.storage.database import Database, Statement
from virado.session import Session, Setup
from virado.session.deal_set import SetViewing, may_see

SetKind: TypeAlias = Literal["challenge"]
"""Uses of deal sets. In a challenge, people whose tries are over may see each other's."""


class SetTable(NamedTuple):
    """A table of a deal set."""

    secret: str
    """Reference to the secret of the set (`virado.server.keys`)."""
    is_open: bool
    """True if the set has ended."""


class DealSets:
    """The deal sets of a database."""

    def __init__(self, database: Database, runtime: Runtime) -> None:
        self._database = database
        self._runtime = runtime

    async def check_visible(self, table: str, person: str, *, secret: bool = False) -> SetTable | None:
        """Raise IllegalError (`set-closed`) unless a person may see a table now; `person` is empty for a visitor.

        With `secret`, the question is about data that reveal packs which have not been dealt at the table. Return None
        if the table belongs to no deal set.
        """
        rows = await self._database.query(
            "SELECT s.ends, s.kind, s.secret, t.person, t.ended, coalesce((SELECT o.ended FROM deal_set_try o "
            "WHERE o.deal_set = s.id AND o.person = $2), 0) "
            "FROM deal_set_try t JOIN deal_set s ON s.id = t.deal_set WHERE t.play_table = $1",
            table,
            person,
        )
        if not rows:
            return None
        ((ends, kind, reference, player, ended, own_ended),) = rows
        standing = SetViewing(
            ends=ends,
            is_own=bool(person) and player == person,
            is_compared=kind == "challenge",
            is_over=bool(ended),
            has_played=bool(own_ended),
        )
        now = self._runtime.now()
        if not may_see(standing, now, secret=secret):
            raise IllegalError(Refusal("set-closed"))
        return SetTable(reference, now >= ends)

    def make_begin_statement(self, deal_set: str, table: str, person: str, seat: Seat) -> Statement:
        """Return the statement that stores the begin of a try."""
        insert = (
            "INSERT INTO deal_set_try (play_table, deal_set, person, seat, began) VALUES ($1, $2, $3, $4, $5)"
        )
        return Statement(insert, (table, deal_set, person, seat, self._runtime.now()))

    def make_end_statement(self, table: str, session: Session) -> Statement:
        """Return the statement that stores the end of a try, with the points as they stand."""
        match, deal_set = session.match, session.setup.deal_set
        assert match is not None
        assert deal_set is not None
        side = deal_set.bots.index("") % len(session.variant.sides)
        update = (
            "UPDATE deal_set_try SET ended = $1, score = $2, won = $3 WHERE play_table = $4 AND ended = 0"
        )
        won = int(not session.is_abandoned and side in match.winners)
        return Statement(update, (self._runtime.now(), match.scores[side], won, table))


def is_outdated(setup: Setup) -> bool:
    """Return True if a set has other bots or rules than this program."""
    deal_set = setup.deal_set
    if deal_set is None:
        return False
    try:
        rules = find_variant(setup.variant).game.revision
    except OptionsError:  # the form has been removed
        return True
    return (deal_set.rules_revision, deal_set.bots_revision) != (rules, REVISION)
