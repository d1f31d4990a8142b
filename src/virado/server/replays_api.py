"""HTTP handlers for replays of finished matches and of uploaded records, and for practice matches from a replay.

docs/reference/wire.md describes them.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from virado.cards import Seat
from virado.match import variant_of
from virado.record import Record, from_data
from virado.refusal import IllegalError, Refusal
from virado.server.auth_sessions import AuthSessions
from virado.server.deal_sets import DealSets
from virado.server.executors import THINKING
from virado.server.fair_pool import FairPool, make_share
from virado.server.fairness import SECRET_BYTES
from virado.server.http import (
    Endpoint,
    HttpAnswer,
    HttpRequest,
    answer,
    answer_compressed,
    bad_request,
    compress_json,
    get_language_tag,
    parse_query,
    read_body,
)
from virado.server.keys import Keys
from virado.server.limits import CapacityLimiter
from virado.server.presentation.replay import build_replay
from virado.server.presentation.seat_names import SeatNames
from virado.server.results import Results
from virado.server.storage.store import Store
from virado.server.tables.node import Node
from virado.server.tables.practice import make_practice_session
from virado.server.tables.stored_log import restore_session
from virado.server.wire.replay import PlayingOn, PlayOn
from virado.server.wire.routes import games as contracts
from virado.session import (
    AnyEntry,
    HintUsed,
    MatchAbandoned,
    MatchEnded,
    Opened,
    Person,
    Practice,
    Revealed,
    SeatChanged,
)
from virado.words import catalogue
from virado.words.card_names import language_for
from virado.words.names import number_seats

MAX_CACHED = 24
"""Maximum number of cached replays."""
MAX_WAITING = 64
"""Maximum number of waiting and running replays."""
MAX_PER_PERSON, MAX_PER_ADDRESS = 2, 8
"""Maximum number of waiting and running replays per person, and per address."""
OVERRUN_S, SPARE = 20.0, 1
"""Limits of the fair pool: seconds after which a replay overruns, and number of spare threads that then take over."""
_decoder = msgspec.json.Decoder(AnyEntry)
T = TypeVar("T")


class ReplaysApi:
    """HTTP handlers for `/api/.../replay` and `play-on`, with a thread that replays matches."""

    def __init__(
        self,
        store: Store,
        node: Node,
        results: Results,
        deal_sets: DealSets,
        keys: Keys,
        auth_sessions: AuthSessions,
        get_address: Callable[[HttpRequest], str],
    ) -> None:
        self._store = store
        self._node = node
        self._results = results
        self._deal_sets = deal_sets
        self._keys = keys
        self._auth_sessions = auth_sessions
        self._get_address = get_address
        self._jobs_per_person = CapacityLimiter(MAX_PER_PERSON)
        self._pool = FairPool(
            "virado-replay",
            nice_increment=THINKING,
            max_jobs=MAX_WAITING,
            max_jobs_per_group=MAX_PER_ADDRESS,
            overrun_s=OVERRUN_S,
            spare=SPARE,
        )
        self._cache: OrderedDict[tuple[str, Seat | None, str, str], bytes] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Number of waiting and running replays."""
        return self._pool.waiting

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints."""
        return [
            Endpoint(contracts.REPLAY, self.replay_table),
            Endpoint(contracts.REPLAY_OF_RECORD, self.replay_record),
            Endpoint(contracts.PLAY_ON, self.play_on),
        ]

    async def replay_table(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/tables/{table}/replay?seat=&lang=: the `Replay` of a finished or abandoned match."""
        table, seat, language = request.match_info["table"], _parse_seat(request), get_language_tag(request)
        auth_session = await self._auth_sessions.authenticate(request)
        person = "" if auth_session is None else auth_session.person.id
        of_set = await self._deal_sets.check_visible(table, person)
        key = table, seat, language, person if await self._store.has_sat(table, person) else ""
        made = self._cache.get(key)
        if made is None:
            evidence = await self._load_evidence(table)
            log = await self._store.log(table)
            secret = b"" if of_set is None else self._keys.secret(table, of_set.secret)
            is_closed = of_set is not None and not of_set.is_open
            work = partial(
                _replay_log, table, evidence, log, seat, language, person, secret, is_closed=is_closed
            )
            made = await self._run(request, person, work)
            if evidence is not None or of_set is None:
                self._cache[key] = made
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        return await answer_compressed(request, made)

    async def replay_record(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/replay?seat=&edited=&lang= with a record or the evidence of a match: its `Replay`."""
        person = await self._auth_sessions.person(request)
        query, language = parse_query(request, contracts.RecordReplayQuery), get_language_tag(request)
        data = _parse_object(await request.read())
        work = partial(_replay_data, data, query, language)
        made = await self._run(request, person.id, work)
        return await answer_compressed(request, made)

    async def play_on(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/tables/{table}/play-on with a step: open a practice match there, for the requesting person."""
        person = (await self._auth_sessions.owner(request)).person
        asked, source = await read_body(request, PlayOn), request.match_info["table"]
        name = self._node.derive_table_name(person.id, asked.id)
        if await self._store.load_table(name) is None:
            await self._deal_sets.check_visible(source, person.id, secret=True)
            bodies, evidence = await self._store.log(source), await self._load_evidence(source)
            read = await self._run(request, person.id, partial(_read_match, source, evidence, bodies))
            if any(isinstance(entry, Opened) and entry.setup.deal_set is not None for entry in read.log):
                raise IllegalError(Refusal("match-not-over"))  # others may still play the same packs
            game = variant_of(read.record).game.name
            work = partial(
                make_practice_session,
                read.record,
                Practice(table=source, step=asked.step),
                asked.seat,
                person.session_person,
                await self._node.resolve_level(asked.level, game, person.id),
                self._node.runtime.now(),
            )
            session = await self._run(request, person.id, work)
            await self._node.open_practice(name, read.record.seed.to_bytes(SECRET_BYTES), session, person.id)
        return answer(PlayingOn(table=name))

    def forget(self) -> None:
        """Empty the cache, which may contain the name of a deleted person."""
        self._cache.clear()

    async def _load_evidence(self, table: str) -> str | None:
        """Return the evidence of a finished match; None if it was abandoned or still runs.

        Raises IllegalError (`no-such-table`).
        """
        evidence = await self._results.evidence(table)
        if evidence is None and await self._store.load_table(table) is None:
            raise IllegalError(Refusal("no-such-table"))
        return evidence

    async def _run(self, request: HttpRequest, person: str, work: Callable[[], T]) -> T:
        """Run work when its turn comes, and return its result. Raises IllegalError (`too-fast`, `server-full`)."""
        share = make_share(self._get_address(request), person)
        if not self._jobs_per_person.try_acquire(share.queue):
            raise IllegalError(Refusal("too-fast"))
        try:
            return await self._pool.run(share, work)
        finally:
            self._jobs_per_person.release(share.queue)

    async def close(self) -> None:
        """Stop the threads."""
        await self._pool.close()


class _ReadMatch(NamedTuple):
    """A match whose cards are public."""

    log: list[AnyEntry]
    record: Record
    is_whole: bool
    """False if the match was abandoned."""


def _read_match(
    table: str, evidence: str | None, bodies: Sequence[str], set_secret: bytes = b""
) -> _ReadMatch:
    """Return the match of a table, whose cards anybody may see.

    Without evidence, it contains the moves played so far. Raises IllegalError (`match-not-over`).
    """
    log: list[AnyEntry] = [_decoder.decode(body) for body in bodies]
    if evidence is not None:
        return _ReadMatch(log, from_data(msgspec.json.decode(evidence)["record"]), is_whole=True)
    revealed = next((entry.secret for entry in log if isinstance(entry, Revealed)), "")
    secret = set_secret or bytes.fromhex(revealed)
    has_no_result = any(
        isinstance(entry, MatchAbandoned)
        or (bool(set_secret) and isinstance(entry, MatchEnded))
        or (isinstance(entry, Opened) and entry.setup.practice is not None)
        for entry in log
    )
    match = restore_session(bodies, table, secret).match if secret and has_no_result else None
    if match is None:
        raise IllegalError(Refusal("match-not-over"))
    return _ReadMatch(log, match.record(), is_whole=match.over)


def _replay_log(
    table: str,
    evidence: str | None,
    bodies: Sequence[str],
    seat: Seat | None,
    language: str,
    person: str,
    set_secret: bytes,
    *,
    is_closed: bool,
) -> bytes:
    """Return the replay of a table's match for a person.

    `set_secret` is the secret of the table's deal set, or empty. While the set `is_closed`, the replay has no record,
    because its seed would reveal all packs. Raises IllegalError (`match-not-over`).
    """
    log, record, is_whole = _read_match(table, evidence, bodies, set_secret)
    language = language_for(language, variant_of(record))
    names = SeatNames(table, variant_of(record))
    changes = [entry for entry in log if isinstance(entry, SeatChanged)]
    names.update(changes)
    seats = {entry.seat: entry.occupant for entry in changes if entry.occupant is not None}
    hinted = sorted({entry.seat for entry in log if isinstance(entry, HintUsed)})
    occupant = None if seat is None else seats.get(seat)
    named = names.get_names_after(len(log), language)
    replay = build_replay(
        record,
        seat,
        named,
        language,
        seats=seats,
        hinted=hinted,
        is_readers=isinstance(occupant, Person) and occupant.id == person,
        is_whole=is_whole,
    )
    return compress_json(msgspec.structs.replace(replay, record="") if is_closed else replay)


def _replay_data(data: dict[str, object], query: contracts.RecordReplayQuery, language: str) -> bytes:
    record = from_data(data["record"] if isinstance(data.get("record"), dict) else data)
    language = language_for(language, variant_of(record))
    names = number_seats(catalogue(language), record.players)
    listed = data.get("hinted")
    hinted = [each for each in range(record.players) if isinstance(listed, list) and each in listed]
    return compress_json(
        build_replay(record, query.seat, names, language, hinted=hinted, edited=query.edited)
    )


def _parse_seat(request: HttpRequest) -> Seat | None:
    return parse_query(request, contracts.ReplayQuery).seat


def _parse_object(body: bytes) -> dict[str, object]:
    """Return the JSON object in a body. A record in it is not checked here. Raises OptionsError (`bad-request`)."""
    try:
        return msgspec.json.decode(body, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise bad_request(str(error)) from None
