"""Verification of a match from its log, as a viewer received it in `entries` messages from entry 0 on.

The log contains everything that a proof needs. These are the server's commitment (`opened`), the commitments of the
seats (`entropy-asked`), their shares (`entropy-shown`) and the secret (`revealed`).

The moves are replayed from the first card on, and the resulting events must equal those in the log. The match must
end where the log says, with its result, and the fingerprint must match. A log with missing, reordered or changed
entries is therefore refused.

If the viewer's log hides moves (arrangements in Hazari), the match cannot be replayed from it. The log of a table of a
deal set has no secret. Verify the evidence file in both cases.
"""

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from virado.games.messages import PUBLIC, Event, Viewer
from virado.match import Match
from virado.refusal import OptionsError, RefusedError
from virado.server.fairness import (
    NOTHING_KEPT,
    PlayerRecord,
    Proof,
    Verification,
    bad_proof,
    check_end,
    check_proof,
    derive_seed,
)


class TableLog(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of the message `entries` that the verification needs."""

    table: str
    seat: int | None = None
    first: int = 0
    entries: tuple[dict[str, object], ...]


class _Setup(msgspec.Struct, frozen=True):
    """The fields of a setup that the verification needs."""

    variant: str
    commitment: str
    fairness: int = 1
    dealer: int | None = None
    scores: tuple[int, ...] | None = None


class _Entry(msgspec.Struct, frozen=True):
    """The fields of any log entry that the verification needs. Fields that the kind of entry lacks are empty."""

    entry: str
    number: int
    at: int
    setup: _Setup | None = None
    seat: int = -1
    text: str | None = None
    events: list[object] = []
    takes_back: tuple[int, ...] = ()
    commitments: tuple[str, ...] = ()
    entropy: str | tuple[str, ...] = ()
    secret: str = ""
    fingerprint: str = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def check_log(log: TableLog, player_record: PlayerRecord = NOTHING_KEPT) -> Verification:
    """Verify the proof in a log and return the confirmed parts.

    Raises OptionsError (`bad-proof`) if a part is wrong or cannot be verified.
    """
    numbers = [entry.get("number") for entry in log.entries]
    if not numbers or numbers != list(range(len(numbers))):
        raise bad_proof("incomplete-log")
    try:
        entries = msgspec.convert(log.entries, tuple[_Entry, ...])
        if any(before.at > after.at for before, after in pairwise(entries)):
            raise bad_proof("other-order")
        return _verify(log, entries, player_record)
    except OptionsError:
        raise
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, msgspec.MsgspecError):
        raise bad_proof("unreadable") from None


def _verify(log: TableLog, entries: tuple[_Entry, ...], kept: PlayerRecord) -> Verification:
    opened, begun, revealed = (_find_only_entry(entries, kind) for kind in ("opened", "begun", "revealed"))
    setup = opened.setup
    if setup is None or isinstance(revealed.entropy, str) or setup.fairness not in (1, 2):
        raise bad_proof("unreadable")
    before = entries[: begun.number]
    proof = Proof(
        version=setup.fairness,
        table=log.table,
        commitment=setup.commitment,
        secret=revealed.secret,
        entropy=revealed.entropy,
        commitments=_collect_commitments(before, len(revealed.entropy)) if setup.fairness != 1 else (),
        fingerprint=revealed.fingerprint,
    )
    secret = check_proof(proof, kept)
    if list(proof.entropy) != _collect_entropy(before, len(proof.entropy)):
        raise bad_proof("entropy-left-out")
    seed = derive_seed(log.table, secret, proof.entropy, setup.fairness)
    try:
        match = Match(setup.variant, seed=seed, dealer=setup.dealer, scores=setup.scores)
    except RefusedError:
        raise bad_proof("unreadable") from None
    _replay(log, entries, match, begun)
    if setup.fairness == 1:
        return Verification(len(match.chance), None)
    _verify_end(entries, match, proof, revealed)
    return Verification(len(match.chance), len(match.steps))


def _replay(log: TableLog, entries: tuple[_Entry, ...], match: Match, start: _Entry) -> None:
    """Replay the moves of a log and compare the resulting events with those that the viewer received."""
    viewer: Viewer = PUBLIC if log.seat is None else log.seat

    def require_same_events(events: Iterable[Event], announced: list[object]) -> None:
        made = msgspec.to_builtins([event.seen_by(viewer) for event in events])
        if msgspec.json.encode(made) != msgspec.json.encode(announced):
            raise bad_proof("other-packs")

    require_same_events(match.opening, start.events)
    taken_back = {number for entry in entries for number in entry.takes_back if entry.entry == "undone"}
    for entry in entries:
        if entry.entry == "moved" and entry.number not in taken_back:
            if not entry.text:
                raise bad_proof("hidden-moves")
            if entry.number < start.number:
                raise bad_proof("other-order")
            try:
                made = match.play(entry.seat, entry.text)
            except RefusedError:
                raise bad_proof("other-packs") from None
            require_same_events(made, entry.events)


def _verify_end(entries: tuple[_Entry, ...], match: Match, proof: Proof, revealed: _Entry) -> None:
    """Check the end of the match.

    The match must end once, after its last move and before the secret is revealed, with the result in the log.
    """
    ends = [entry for entry in entries if entry.entry in ("match-over", "match-abandoned")]
    if len(ends) != 1:
        raise bad_proof("incomplete-log")
    (end,) = ends
    moved = [entry.number for entry in entries if entry.entry in ("moved", "undone")]
    if max(moved, default=0) > end.number or revealed.number < end.number:
        raise bad_proof("other-order")
    announced = msgspec.structs.replace(proof, scores=end.scores, winners=end.winners, entry=end.number)
    check_end(match, announced, is_abandoned=end.entry == "match-abandoned")


def _find_only_entry(entries: tuple[_Entry, ...], kind: str) -> _Entry:
    found = [entry for entry in entries if entry.entry == kind]
    if len(found) != 1:
        raise bad_proof("incomplete-log")
    return found[0]


def _collect_commitments(before: tuple[_Entry, ...], seats: int) -> tuple[str, ...]:
    """Return the commitments by seat, as listed in the last request to reveal the shares."""
    committed: tuple[str, ...] = ("",) * seats
    for entry in before:
        if entry.entry == "entropy-asked":
            committed = entry.commitments
        elif entry.entry == "entropy-withheld":
            committed = ("",) * seats
    return committed


def _collect_entropy(before: tuple[_Entry, ...], seats: int) -> list[str]:
    """Return by seat the shares that were revealed before the cards were dealt."""
    added = [""] * seats
    is_asked = False
    for entry in before:
        match entry.entry:
            case "entropy-asked":
                is_asked = True
            case "entropy-withheld":
                added, is_asked = [""] * seats, False
            case "entropy-shown" if not is_asked:
                raise bad_proof("other-order")
            case "entropy-shown" | "seat-changed":
                added[entry.seat] = entry.entropy if isinstance(entry.entropy, str) else ""
            case _:
                pass
    return added
