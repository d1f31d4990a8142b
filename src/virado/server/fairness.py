"""Fair deals that anybody can check: the server and all seats commit themselves before any of them shows anything.

Before anybody sits down the server publishes the SHA-256 of a 256-bit secret. Each seat publishes that of 32 bytes of its own.
Once all are in the log, the seats show theirs; the seed of the match, from which every pack is shuffled (`virado.packs`), is the
SHA-256 of the secret and of all of them. Nobody can choose it: whoever commits knows neither the secret nor what the others
will show, or, as the operator, knows the secret and none of the rest. After the match the secret is published, and `check` plays
the whole match again.

Matches of protocol 1, in which seats showed at once what they added, are checked as what they were: their packs only.

The texts that are hashed are ASCII, so that a page in a browser can do the same (docs/explanation/fairness.md).
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from virado.bounds import BySeat, CommitmentText, HexText, IdOrNone
from virado.cards import Seat
from virado.match import Match
from virado.record import Record
from virado.refusal import OptionsError, RefusedError
from virado.session import Session, commitment_to
from virado.session.entries import MatchAbandoned, MatchEnded

SECRET_BYTES = 32
MOST_ENTROPY = 64
"""Bytes that a seat could add by protocol 1."""


class Outcome(NamedTuple):
    """How a match has ended."""

    scores: tuple[int, ...]
    """By side, final."""
    winners: tuple[int, ...]
    """Sides that have won, lowest first; none if the match was ended before it was over."""
    entry: int
    """Number of the entry by which the match ended, and so the length of the log before it."""


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is published after a match so that it can be checked."""

    version: int = 1
    """The protocol: 1, or 2 if all seats have committed themselves before any showed what it added."""
    table: IdOrNone
    """Name of the table; part of what is hashed, so that a secret serves one table only."""
    commitment: CommitmentText
    """What was published before the first card: `sha256:` and 64 hexadecimal digits."""
    secret: HexText
    """Hexadecimal, 64 digits."""
    entropy: BySeat[HexText]
    """By seat, what it added, hexadecimal; empty if nothing."""
    commitments: BySeat[CommitmentText] = ()
    """By seat, what it had committed itself to; empty if nothing. Protocol 2."""
    scores: BySeat[int] = ()
    """By side, final. Protocol 2."""
    winners: BySeat[int] = ()
    """Sides that have won, lowest first; none if the match was ended before it was over. Protocol 2."""
    entry: int = 0
    """Number of the entry by which the match ended. Protocol 2."""
    fingerprint: HexText = ""
    """Of the whole match, as everybody was told it when the match ended (`fingerprint_of`). Protocol 2."""


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match with its proof: the file that `virado verify` reads."""

    proof: Proof
    """By which the match can be checked."""
    record: Record
    """The whole match."""
    hinted: BySeat[Seat] = ()
    """Seats that were helped during the match by hints, the coach or judgements, lowest first."""


class PlayerRecord(NamedTuple):
    """What somebody has kept who was there."""

    commitment: str | None = None
    """The commitment of the server, as it was shown before the first card."""
    entropy: str | None = None
    """What the own seat added."""
    fingerprint: str | None = None
    """The fingerprint of the match, as it was told when the match ended."""


NOTHING_KEPT = PlayerRecord()


class Verification(NamedTuple):
    """What a check has found to follow from the proof."""

    packs: int
    """How many packs."""
    moves: int | None
    """How many moves, all of the match up to its result; None by protocol 1, which proves packs only."""


def commitment(table: str, secret: bytes) -> str:
    """What the server publishes before the first card."""
    return "sha256:" + _sha256(f"virado secret 1\n{table}\n{secret.hex()}\n").hex()


def seed_of(table: str, secret: bytes, entropy: Sequence[str], version: int = 2) -> int:
    """The seed of the match, below 2**256; `entropy` by seat, hexadecimal, empty if a seat has added nothing."""
    text = f"virado seed {version}\n{table}\n{secret.hex()}\n"
    return int.from_bytes(_sha256(text + "".join(f"{each}\n" for each in entropy)))


def fingerprint_of(table: str, commitment: str, record: Record, outcome: Outcome) -> str:
    """What goes with one match and no other: its table, rules, seed, moves, result, and how long its log was."""
    said = [
        "virado match 2",
        table,
        commitment,
        record.variant,
        str(record.seed),
        str(record.dealer),
        _row(record.scores),
        *(f"{seat} {text}" for seat, text in record.moves),
        "over",
        _row(outcome.scores),
        _row(outcome.winners),
        str(outcome.entry),
    ]
    return "sha256:" + hashlib.sha256("".join(f"{line}\n" for line in said).encode()).hexdigest()


def outcome_of(session: Session) -> Outcome:
    """How the match of a session, which is over, has ended."""
    match = session.match
    assert match is not None
    ended = (entry.number for entry in session.log if isinstance(entry, MatchEnded | MatchAbandoned))
    return Outcome(tuple(match.scores), tuple(match.winners) if match.over else (), next(ended))


def prove(table: str, secret: bytes, entropy: Sequence[str]) -> Proof:
    """The proof of a match of protocol 1."""
    return Proof(
        table=table, commitment=commitment(table, secret), secret=secret.hex(), entropy=tuple(entropy)
    )


def prove_whole(  # the parts of a proof
    table: str,
    secret: bytes,
    entropy: Sequence[str],
    commitments: Sequence[str],
    outcome: Outcome,
    fingerprint: str,
) -> Proof:
    """The proof that is published after a match of protocol 2."""
    return Proof(
        version=2,
        table=table,
        commitment=commitment(table, secret),
        secret=secret.hex(),
        entropy=tuple(entropy),
        commitments=tuple(commitments),
        scores=outcome.scores,
        winners=outcome.winners,
        entry=outcome.entry,
        fingerprint=fingerprint,
    )


def check(evidence: Evidence, player_record: PlayerRecord = NOTHING_KEPT) -> Verification:
    """What follows from the proof of a match; OptionsError (`bad-proof`) if something does not.

    Who gives what was kept can be sure that the proof is about that match.
    """
    proof, record = evidence.proof, evidence.record
    secret = check_proof(proof, player_record)
    if len(proof.entropy) != record.players:
        raise bad_proof("wrong-number-of-seats")
    if record.packs or record.position is not None:
        raise bad_proof("given-packs")
    if seed_of(proof.table, secret, proof.entropy, proof.version) != record.seed:
        raise bad_proof("wrong-seed")
    dealt = msgspec.structs.replace(record, chance=[])
    try:
        match = Match.from_record(dealt)
    except RefusedError:
        raise bad_proof("other-packs") from None
    if match.record().chance != record.chance:
        raise bad_proof("other-packs")
    if proof.version == 1:
        return Verification(len(record.chance), None)
    check_end(match, proof, is_abandoned=not proof.winners)
    return Verification(len(record.chance), len(record.moves))


def check_end(match: Match, proof: Proof, *, is_abandoned: bool) -> None:
    """OptionsError (`bad-proof`) unless a match has ended as its proof says."""
    if match.over == is_abandoned:
        raise bad_proof("unfinished")
    outcome = Outcome(tuple(match.scores), tuple(match.winners) if match.over else (), proof.entry)
    if outcome != (proof.scores, proof.winners, proof.entry):
        raise bad_proof("other-result")
    if fingerprint_of(proof.table, proof.commitment, match.record(), outcome) != proof.fingerprint:
        raise bad_proof("wrong-fingerprint")


def check_proof(proof: Proof, player_record: PlayerRecord = NOTHING_KEPT) -> bytes:
    """The secret of a proof; OptionsError (`bad-proof`) unless its parts agree with each other and with what was kept."""
    secret = _read(proof.secret, SECRET_BYTES)
    for each in proof.entropy:
        _read(each, MOST_ENTROPY)
    if len(secret) != SECRET_BYTES or proof.version not in (1, 2) or not proof.table.isascii():
        raise bad_proof("unreadable")
    if not hmac.compare_digest(commitment(proof.table, secret).encode(), proof.commitment.encode()):
        raise bad_proof("wrong-secret")
    if proof.version == 2:
        made = tuple(commitment_to(each) if each else "" for each in proof.entropy)
        if made != proof.commitments:
            raise bad_proof("other-entropy")
    if player_record.commitment is not None and player_record.commitment != proof.commitment:
        raise bad_proof("other-commitment")
    if player_record.entropy is not None and player_record.entropy.lower() not in proof.entropy:
        raise bad_proof("entropy-left-out")
    if player_record.fingerprint is not None and player_record.fingerprint != proof.fingerprint:
        raise bad_proof("other-fingerprint")
    return secret


def bad_proof(detail: str) -> OptionsError:
    """Why a proof is not believed."""
    return OptionsError(detail, "", code="bad-proof")


def _read(text: str, limit: int) -> bytes:
    """Bytes in lower-case hexadecimal digits."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        raise bad_proof("unreadable") from None
    if found.hex() != text or len(found) > limit:
        raise bad_proof("unreadable")
    return found


def _row(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def _sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode("ascii")).digest()
