"""Whether a match follows from its log, as a viewer has it: the message `entries`, from number 0 on.

The log has everything that a proof needs: the commitment in `opened`, those of the seats in `entropy-asked`, what they showed in
`entropy-shown`, the secret in `revealed`. Its moves are made again from the first card on, and what was announced must be what
the viewer was told; the match must end where the log says, with its result, and the fingerprint must be that of the whole. So a
log from which something is missing, in another order or changed is refused.
Where the viewer's log hides moves (arrangements in Hazari) the match cannot be played again from it, and the evidence must be
checked instead.
"""

from itertools import pairwise
from typing import Any

import msgspec

from virado.match import Match
from virado.refusal import OptionsError, RefusedError
from virado.server.fairness import (
    NOTHING_KEPT,
    Expected,
    Proof,
    Verified,
    bad_proof,
    check_end,
    check_proof,
    seed_of,
)


class LogOfTable(msgspec.Struct, frozen=True, kw_only=True):
    """The message `entries`, or as much of it as is needed."""

    table: str
    seat: int | None = None
    first: int = 0
    entries: tuple[dict[str, Any], ...]


def check_log(log: LogOfTable, kept: Expected = NOTHING_KEPT) -> Verified:
    """What follows from the proof in a log; OptionsError (`bad-proof`) if something does not, or it cannot be checked."""
    numbers = [entry.get("number") for entry in log.entries]
    if not numbers or numbers != list(range(len(numbers))):
        raise bad_proof("incomplete-log")
    try:
        if any(before["at"] > after["at"] for before, after in pairwise(log.entries)):
            raise bad_proof("other-order")
        return _check(log, kept)
    except OptionsError:
        raise
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, msgspec.MsgspecError):
        raise bad_proof("unreadable") from None


def _check(log: LogOfTable, kept: Expected) -> Verified:
    opened, begun, revealed = _only(log, "opened"), _only(log, "begun"), _only(log, "revealed")
    setup = opened["setup"]
    version = setup.get("fairness", 1)
    before = log.entries[: begun["number"]]
    proof = Proof(
        version=version,
        table=log.table,
        commitment=setup["commitment"],
        secret=revealed["secret"],
        entropy=tuple(revealed["entropy"]),
        commitments=_committed(before, len(revealed["entropy"])) if version != 1 else (),
        fingerprint=revealed.get("fingerprint", ""),
    )
    secret = check_proof(proof, kept)
    if list(proof.entropy) != _added(before, len(proof.entropy)):
        raise bad_proof("entropy-left-out")
    seed = seed_of(log.table, secret, proof.entropy, version)
    try:
        match = Match(setup["variant"], seed=seed, dealer=setup.get("dealer"), scores=setup.get("scores"))
    except RefusedError:
        raise bad_proof("unreadable") from None
    _play(log, match, begun)
    if version == 1:
        return Verified(len(match.chance), None)
    _check_end(log, match, proof, revealed)
    return Verified(len(match.chance), len(match.steps))


def _play(log: LogOfTable, match: Match, begun: dict[str, Any]) -> None:
    """Make the moves of a log; what is announced must be what the viewer was told."""
    viewer = "public" if log.seat is None else log.seat

    def same(events: Any, told: Any) -> None:
        made = msgspec.to_builtins([event.seen_by(viewer) for event in events])
        if msgspec.json.encode(made) != msgspec.json.encode(told):
            raise bad_proof("other-packs")

    same(match.opening, begun.get("events", []))
    taken_back = {
        number
        for entry in log.entries
        for number in entry.get("takes_back", ())
        if entry["entry"] == "undone"
    }
    for entry in log.entries:
        if entry["entry"] == "moved" and entry["number"] not in taken_back:
            if not entry.get("text"):
                raise bad_proof("hidden-moves")
            if entry["number"] < begun["number"]:
                raise bad_proof("other-order")
            try:
                made = match.play(entry["seat"], entry["text"])
            except RefusedError:
                raise bad_proof("other-packs") from None
            same(made, entry.get("events", []))


def _check_end(log: LogOfTable, match: Match, proof: Proof, revealed: dict[str, Any]) -> None:
    """The match ends once, by its last move, with this result, and the secret follows."""
    ends = [entry for entry in log.entries if entry["entry"] in ("match-over", "match-abandoned")]
    if len(ends) != 1:
        raise bad_proof("incomplete-log")
    (end,) = ends
    moved = [entry["number"] for entry in log.entries if entry["entry"] in ("moved", "undone")]
    if max(moved, default=0) > end["number"] or revealed["number"] < end["number"]:
        raise bad_proof("other-order")
    is_abandoned = end["entry"] == "match-abandoned"
    told = msgspec.structs.replace(
        proof,
        scores=tuple(end["scores"]),
        winners=tuple(end.get("winners", ())),
        entry=end["number"],
    )
    check_end(match, told, is_abandoned=is_abandoned)


def _only(log: LogOfTable, kind: str) -> dict[str, Any]:
    found = [entry for entry in log.entries if entry.get("entry") == kind]
    if len(found) != 1:
        raise bad_proof("incomplete-log")
    return found[0]


def _committed(before: tuple[dict[str, Any], ...], seats: int) -> tuple[str, ...]:
    """By seat, what it had committed itself to when it was asked to show it for the last time."""
    committed: tuple[str, ...] = ("",) * seats
    for entry in before:
        if entry["entry"] == "entropy-asked":
            committed = tuple(entry["commitments"])
        elif entry["entry"] == "entropy-withheld":
            committed = ("",) * seats
    return committed


def _added(before: tuple[dict[str, Any], ...], seats: int) -> list[str]:
    """By seat, what was added to the shuffle before the cards were dealt."""
    added = [""] * seats
    is_asked = False
    for entry in before:
        kind = entry["entry"]
        if kind == "entropy-asked":
            is_asked = True
        elif kind == "entropy-withheld":
            added, is_asked = [""] * seats, False
        elif kind == "entropy-shown" and not is_asked:
            raise bad_proof("other-order")
        elif kind in ("entropy-shown", "seat-changed"):
            added[entry["seat"]] = entry.get("entropy", "")
    return added
