"""Whether the packs of a match follow from its log, as a viewer has it: the message `entries`, from number 0 on.

The log has everything that a proof needs: the commitment in `opened`, what was added in `seat-changed`, the secret in `revealed`.
Where the viewer's log hides moves (arrangements in Hazari) the match cannot be played again from it, and the evidence must be
checked instead.
"""

from typing import Any

import msgspec

from virado.match import Match
from virado.refusal import RefusedError
from virado.server.fairness import bad_proof, check_proof, prove, seed_of


class LogOfTable(msgspec.Struct, frozen=True, kw_only=True):
    """The message `entries`, or as much of it as is needed."""

    table: str
    seat: int | None = None
    first: int = 0
    entries: tuple[dict[str, Any], ...]


def check_log(log: LogOfTable, *, expected_commitment: str | None = None, own: str | None = None) -> int:
    """How many packs follow from the proof in a log; OptionsError (`bad-proof`) if one does not, or it cannot be checked."""
    numbers = [entry.get("number") for entry in log.entries]
    if not numbers or numbers != list(range(len(numbers))):
        raise bad_proof("incomplete-log")
    setup = _only(log, "opened")["setup"]
    begun, revealed = _only(log, "begun"), _only(log, "revealed")
    try:
        proof = prove(log.table, bytes.fromhex(revealed["secret"]), revealed["entropy"])
        proof = msgspec.structs.replace(proof, commitment=setup["commitment"])
    except (KeyError, ValueError, TypeError):
        raise bad_proof("unreadable") from None
    secret, entropy = check_proof(proof, expected_commitment=expected_commitment, own=own)
    if entropy != _added(log, len(entropy)):
        raise bad_proof("entropy-left-out")
    seed = seed_of(log.table, secret, entropy)
    try:
        match = Match(setup["variant"], seed=seed, dealer=setup.get("dealer"), scores=setup.get("scores"))
    except RefusedError:
        raise bad_proof("unreadable") from None
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
            try:
                made = match.play(entry["seat"], entry["text"])
            except RefusedError:
                raise bad_proof("other-packs") from None
            same(made, entry.get("events", []))
    return len(match.chance)


def _only(log: LogOfTable, kind: str) -> dict[str, Any]:
    found = [entry for entry in log.entries if entry.get("entry") == kind]
    if len(found) != 1:
        raise bad_proof("incomplete-log")
    return found[0]


def _added(log: LogOfTable, seats: int) -> list[str]:
    """By seat, what was added to the shuffle before the cards were dealt."""
    added = [""] * seats
    for entry in log.entries:
        if entry.get("entry") == "begun":
            break
        if entry.get("entry") == "seat-changed" and 0 <= entry["seat"] < seats:
            added[entry["seat"]] = entry.get("entropy", "")
    return added
