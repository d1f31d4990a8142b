"""Fair shuffles that anybody can verify: the server and all seats commit to their shares before any is revealed.

Before anybody sits down, the server publishes the SHA-256 of a 256-bit secret. Each seat draws 32 random bytes, its
share, and publishes their SHA-256. Once all commitments are in the log, the seats reveal their shares. The seed of
the match, from which every pack is shuffled (`virado.packs`), is the SHA-256 of the secret and all shares.

Nobody can choose the seed. A player who commits knows neither the secret nor the shares of the others; the operator
knows the secret but no share. After the match the secret is published, and `check` replays the whole match.

In protocol 3, the secret is that of a deal set (`virado.session.deal_set`), from which the packs of all its tables follow.
No seat contributes a share, and the commitment also covers the bots.

In protocol 1, seats revealed their shares without a prior commitment. For such matches only the packs are checked.

The hashed texts are ASCII, so that a page in a browser can do the same (docs/explanation/fairness.md).
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from virado.bounds import BySeat, CommitmentText, HexText, IdOrNone
from virado.cards import Seat
from virado.match import Match
from virado.record import DIFFERENCES, Record
from virado.refusal import OptionsError, RefusedError
from virado.session import DealSet, Session, Setup, commitment_to
from virado.session.entries import MatchAbandoned, MatchEnded

SECRET_BYTES = 32
MAX_ENTROPY = 64
"""Maximum size of a seat's share in protocol 1, in bytes."""


class Outcome(NamedTuple):
    """The result of a match."""

    scores: tuple[int, ...]
    """Final scores by side."""
    winners: tuple[int, ...]
    """Winning sides, lowest first; empty if the match was ended before it was over."""
    entry: int
    """Number of the log entry that ended the match; equal to the number of entries before it."""


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The data published after a match for its verification."""

    version: int = 1
    """Protocol version: 1; 2 if all seats committed to their shares before any was revealed; 3 at a table of a deal set.
    """
    table: IdOrNone
    """Id of the table. In protocols 1 and 2 it is part of the hashed text, so that a secret is valid for one table only.
    """
    commitment: CommitmentText
    """The server's commitment, published before the first card: `sha256:` and 64 hexadecimal digits."""
    secret: HexText
    """The server's secret as 64 hexadecimal digits."""
    entropy: BySeat[HexText]
    """Shares by seat, in hexadecimal; empty if a seat has none."""
    commitments: BySeat[CommitmentText] = ()
    """Commitments by seat; empty if a seat made none. Not in protocol 1."""
    scores: BySeat[int] = ()
    """Final scores by side. Not in protocol 1."""
    winners: BySeat[int] = ()
    """Winning sides, lowest first; empty if the match was ended before it was over. Not in protocol 1."""
    entry: int = 0
    """Number of the log entry that ended the match. Not in protocol 1."""
    fingerprint: HexText = ""
    """Fingerprint of the whole match, as published when it ended (`compute_fingerprint`). Not in protocol 1."""
    deal_set: DealSet | None = None
    """The deal set, in protocol 3 only."""


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match with its fairness proof. `virado verify` reads files in this format."""

    proof: Proof
    """The fairness proof."""
    record: Record
    """The record of the whole match."""
    hinted: BySeat[Seat] = ()
    """Seats that used hints, the coach or judgements during the match, lowest first."""


class PlayerRecord(NamedTuple):
    """The values that a player noted during a match, for comparison with its proof."""

    commitment: str | None = None
    """The server's commitment, as shown before the first card."""
    entropy: str | None = None
    """The share of the player's own seat."""
    fingerprint: str | None = None
    """The fingerprint of the match, as shown when it ended."""


NOTHING_KEPT = PlayerRecord()


class Verification(NamedTuple):
    """The parts of a match that a proof has confirmed."""

    packs: int
    """Number of packs."""
    moves: int | None
    """Number of moves up to the result; None in protocol 1, which proves only the packs."""


def commitment(table: str, secret: bytes) -> str:
    """Return the commitment that the server publishes before the first card."""
    return "sha256:" + _hash_text(f"virado secret 1\n{table}\n{secret.hex()}\n").hex()


def derive_seed(table: str, secret: bytes, entropy: Sequence[str], version: int = 2) -> int:
    """Return the seed of the match, below 2**256.

    `entropy` has the shares by seat in hexadecimal, empty for a seat without one. In version 0, that of practice
    matches, the secret is the seed itself.
    """
    if version == 0:
        return int.from_bytes(secret)
    text = f"virado seed {version}\n{table}\n{secret.hex()}\n"
    return int.from_bytes(_hash_text(text + "".join(f"{each}\n" for each in entropy)))


def derive_table_seed(table: str, secret: bytes, setup: Setup, entropy: Sequence[str]) -> int:
    """Return the seed of the match of a table, below 2**256."""
    if setup.deal_set is not None:
        return setup.deal_set.derive_seed(secret)
    return derive_seed(table, secret, entropy, setup.fairness)


def compute_fingerprint(table: str, commitment: str, record: Record, outcome: Outcome) -> str:
    """Return the fingerprint of a match: a hash of its table, rules, seed, moves, result and log length."""
    lines = [
        "virado match 2",
        table,
        commitment,
        record.variant,
        str(record.seed),
        str(record.dealer),
        _join_numbers(record.scores),
        *(f"{seat} {text}" for seat, text in record.moves),
        "over",
        _join_numbers(outcome.scores),
        _join_numbers(outcome.winners),
        str(outcome.entry),
    ]
    return "sha256:" + hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def get_outcome(session: Session) -> Outcome:
    """Return the outcome of a finished session."""
    match = session.match
    assert match is not None
    ended = (entry.number for entry in session.log if isinstance(entry, MatchEnded | MatchAbandoned))
    return Outcome(tuple(match.scores), tuple(match.winners) if match.over else (), next(ended))


def prove(table: str, secret: bytes, entropy: Sequence[str]) -> Proof:
    """Return the proof of a match of protocol 1."""
    return Proof(
        table=table, commitment=commitment(table, secret), secret=secret.hex(), entropy=tuple(entropy)
    )


def prove_whole(
    table: str,
    secret: bytes,
    entropy: Sequence[str],
    commitments: Sequence[str],
    outcome: Outcome,
    fingerprint: str,
) -> Proof:
    """Return the proof of a match of protocol 2."""
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


def prove_of_set(table: str, secret: bytes, setup: Setup, outcome: Outcome, fingerprint: str) -> Proof:
    """Return the proof of a match of protocol 3."""
    return Proof(
        version=3,
        table=table,
        commitment=setup.commitment,
        secret=secret.hex(),
        entropy=(),
        scores=outcome.scores,
        winners=outcome.winners,
        entry=outcome.entry,
        fingerprint=fingerprint,
        deal_set=setup.deal_set,
    )


def check(evidence: Evidence, player_record: PlayerRecord = NOTHING_KEPT) -> Verification:
    """Verify the proof of a match. Raises OptionsError (`bad-proof`) if a part of it is wrong.

    With the values noted by a player, the check also confirms that the proof belongs to that player's match.
    """
    proof, record = evidence.proof, evidence.record
    secret = check_proof(proof, player_record)
    deal_set = proof.deal_set
    if len(proof.entropy if deal_set is None else deal_set.bots) != record.players:
        raise bad_proof("wrong-number-of-seats")
    if record.packs or record.position is not None:
        raise bad_proof("given-packs")
    if deal_set is None:
        seed = derive_seed(proof.table, secret, proof.entropy, proof.version)
    else:
        seed = deal_set.derive_seed(secret)
        made = deal_set.commit(record.variant, record.dealer, record.scores, secret)
        if (
            not hmac.compare_digest(made.encode(), proof.commitment.encode())
            or deal_set.rules_revision != record.revision
        ):
            raise bad_proof("wrong-secret")
    if seed != record.seed:
        raise bad_proof("wrong-seed")
    dealt = msgspec.structs.replace(record, chance=[])
    try:
        match = Match.from_record(dealt)
    except RefusedError as error:
        if error.refusal.detail in DIFFERENCES:
            raise bad_proof("other-record", because=error.refusal) from None
        raise bad_proof("other-packs") from None
    if match.record().chance != record.chance:
        raise bad_proof("other-packs")
    if proof.version == 1:
        return Verification(len(record.chance), None)
    check_end(match, proof, is_abandoned=not proof.winners)
    return Verification(len(record.chance), len(record.moves))


def check_end(match: Match, proof: Proof, *, is_abandoned: bool) -> None:
    """Raise OptionsError (`bad-proof`) unless the match ended as its proof states."""
    if match.over == is_abandoned:
        raise bad_proof("unfinished")
    outcome = Outcome(tuple(match.scores), tuple(match.winners) if match.over else (), proof.entry)
    if outcome != (proof.scores, proof.winners, proof.entry):
        raise bad_proof("other-result")
    if compute_fingerprint(proof.table, proof.commitment, match.record(), outcome) != proof.fingerprint:
        raise bad_proof("wrong-fingerprint")


def check_proof(proof: Proof, player_record: PlayerRecord = NOTHING_KEPT) -> bytes:
    """Return the secret of a proof.

    Raises OptionsError (`bad-proof`) unless its parts agree with each other and with the player's notes.
    """
    secret = _decode_hex(proof.secret, SECRET_BYTES)
    for each in proof.entropy:
        _decode_hex(each, MAX_ENTROPY)
    if len(secret) != SECRET_BYTES or proof.version not in (1, 2, 3) or not proof.table.isascii():
        raise bad_proof("unreadable")
    if (proof.version == 3) != (proof.deal_set is not None) or (proof.deal_set and proof.entropy):
        raise bad_proof("unreadable")
    made = commitment(proof.table, secret)
    if proof.version != 3 and not hmac.compare_digest(made.encode(), proof.commitment.encode()):
        raise bad_proof("wrong-secret")
    if proof.version != 1:
        committed = tuple(commitment_to(each) if each else "" for each in proof.entropy)
        if committed != proof.commitments:
            raise bad_proof("other-entropy")
    if player_record.commitment is not None and player_record.commitment != proof.commitment:
        raise bad_proof("other-commitment")
    if player_record.entropy is not None and player_record.entropy.lower() not in proof.entropy:
        raise bad_proof("entropy-left-out")
    if player_record.fingerprint is not None and player_record.fingerprint != proof.fingerprint:
        raise bad_proof("other-fingerprint")
    return secret


def bad_proof(detail: str, **facts: object) -> OptionsError:
    """Return the error for an invalid proof."""
    return OptionsError(detail, "", code="bad-proof", rule=None, **facts)


def _decode_hex(text: str, limit: int) -> bytes:
    """Return the bytes of lower-case hexadecimal digits. Raises OptionsError (`bad-proof`)."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        raise bad_proof("unreadable") from None
    if found.hex() != text or len(found) > limit:
        raise bad_proof("unreadable")
    return found


def _join_numbers(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def _hash_text(text: str) -> bytes:
    return hashlib.sha256(text.encode("ascii")).digest()
