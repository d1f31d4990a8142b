"""Tables of one person that were saved to a file on one device, and are opened on another one or on a server.

A saved table is its log with its pack secret. Everything else is computed again when it is opened, so that a changed
file cannot state a result that its moves do not have. The match is unrated, and nobody else has a seat.
"""

import re
import zlib
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from virado.games.catalogue import stored_variant
from virado.refusal import OptionsError
from virado.server.auth_sessions import AuthSessions
from virado.server.executors import THINKING
from virado.server.fair_pool import FairPool, make_share
from virado.server.fairness import commitment
from virado.server.http import Endpoint, HttpAnswer, HttpRequest, answer, bad_request, read_body
from virado.server.tables.node import Node
from virado.server.tables.stored_log import encode_entry, restore_session
from virado.server.wire.matches import AddedTable, SavedTable
from virado.server.wire.routes.people import ADD_MATCH
from virado.session import AnyEntry, Opened, Person, SeatChanged, SeatedBot, Session
from virado.session.handlers.context import check_level

MAX_LOG_BYTES = 4 << 20
"""Maximum size of an unpacked log."""
MAX_WAITING = 64
"""Maximum number of saved tables that wait to be read or are being read."""
MAX_PER_ADDRESS = 8
"""Maximum number of these tables per address."""
_TABLE = re.compile(r"[0-9a-f]{18}")
_SECRET = re.compile(r"[0-9a-f]{64}")
_decoder = msgspec.json.Decoder(AnyEntry)


class ReadTable(msgspec.Struct, frozen=True):
    """A saved table whose log has been checked."""

    bodies: Sequence[str]
    """The stored form of the log, in which the new person has the seats of the saved one."""
    session: Session


class SavedTablesApi:
    """HTTP handler for saved tables, with a thread that reads them."""

    def __init__(
        self, node: Node, auth_sessions: AuthSessions, get_address: Callable[[HttpRequest], str]
    ) -> None:
        self._node = node
        self._auth_sessions = auth_sessions
        self._get_address = get_address
        self._pool = FairPool(
            "virado-saved", nice_increment=THINKING, max_jobs=MAX_WAITING, max_jobs_per_group=MAX_PER_ADDRESS
        )

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoint."""
        return [Endpoint(ADD_MATCH, self.add_match)]

    async def add_match(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/me/matches with a saved table: add it to the tables of the requesting person."""
        person = (await self._auth_sessions.owner(request)).person
        saved = await read_body(request, SavedTable)
        share = make_share(self._get_address(request), person.id)
        read = await self._pool.run(share, partial(read_table, saved, person.session_person))
        is_new = await self._node.add_saved(
            saved.id, bytes.fromhex(saved.secret), read.session, read.bodies, person.id
        )
        return answer(AddedTable(is_new=is_new))

    async def close(self) -> None:
        """Stop the thread."""
        await self._pool.close()


def save_table(table: str, person: str, secret: bytes, bodies: Sequence[str]) -> SavedTable:
    """Return a table in the form in which a file contains it."""
    log = zlib.compress("\n".join(bodies).encode(), level=9)
    return SavedTable(id=table, person=person, secret=secret.hex(), log=log)


def read_table(saved: SavedTable, person: Person) -> ReadTable:
    """Check a saved table, and return it with `person` in the seats of the person who saved it.

    Raises OptionsError: `bad-request` if the file is damaged or another person has a seat, `bad-record` if the log
    contradicts itself or the rules.
    """
    if not _TABLE.fullmatch(saved.id) or not _SECRET.fullmatch(saved.secret):
        raise bad_request("the id or the secret of the table is malformed")
    secret = bytes.fromhex(saved.secret)
    try:
        entries = [_decoder.decode(line) for line in _unpack(saved.log).split(b"\n")]
    except (msgspec.MsgspecError, UnicodeError, zlib.error) as error:
        raise bad_request(f"the log cannot be read: {error}") from None
    bodies = [encode_entry(_with_person(entry, saved.person, person)) for entry in entries]
    head = entries[0]
    if not isinstance(head, Opened):
        raise OptionsError("no-opened", "", code="bad-record")
    setup = head.setup
    if setup.rated or setup.deal_set or setup.commitment not in ("", commitment(saved.id, secret)):
        raise bad_request("the match is rated, of a deal set, or was dealt from another secret")
    if (setup.fairness == 0) != (setup.practice is not None):
        raise bad_request("only a practice match may have the packs of another match")
    variant = stored_variant(setup.variant)
    for entry in entries:
        if isinstance(entry, SeatChanged):
            for bot in (entry.occupant, entry.stand_in):
                if isinstance(bot, SeatedBot):
                    check_level(bot.level, variant)
    session = restore_session(bodies, saved.id, secret)
    if session.stage == "over" and setup.fairness == 2 and session.revealed is None:
        raise bad_request("the log ends too early")
    return ReadTable(bodies, session)


def _unpack(log: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(log, MAX_LOG_BYTES)
    if not unpacking.eof:
        raise bad_request("the log is incomplete or too long")
    return found


def _with_person(entry: AnyEntry, saved: str, person: Person) -> AnyEntry:
    """Return an entry with `person` in place of the saved person, and with bots that choose their names again."""
    sender = person.id if entry.sender == saved else None
    if isinstance(entry, Opened):
        setup = msgspec.structs.replace(entry.setup, owner=person.id)
        return msgspec.structs.replace(entry, sender=sender, setup=setup)
    if isinstance(entry, SeatChanged):
        occupant = entry.occupant
        if isinstance(occupant, Person):
            if occupant.id != saved:
                raise bad_request("another person has a seat")
            occupant = person
        elif occupant is not None:
            occupant = msgspec.structs.replace(occupant, name="")
        stand_in = entry.stand_in and msgspec.structs.replace(entry.stand_in, name="")
        return msgspec.structs.replace(entry, sender=sender, occupant=occupant, stand_in=stand_in)
    return msgspec.structs.replace(entry, sender=sender)
