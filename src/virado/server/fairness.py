"""Fair deals that anybody can check: the server commits itself to a secret before it learns what the players add to it.

Before the first card the server publishes the SHA-256 of a 256-bit secret. Each seat may then add entropy of its own. The
seed of the match, from which every pack is shuffled (`virado.packs`), is the SHA-256 of the secret and of all that was added:
the server cannot choose it, because it was committed before; the players cannot, because they do not know the secret. After the
match the secret is published, and `check` makes every pack again.

The texts that are hashed are ASCII, so that a page in a browser can do the same (docs/fairness.md).
"""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from virado.cards import Seat
from virado.match import Match
from virado.record import Record
from virado.refusal import OptionsError, RefusedError
from virado.session import read_entropy

SECRET_BYTES = 32


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is published after a match so that its packs can be checked."""

    version: int = 1
    """Version of this form of a proof."""
    table: str
    """Name of the table; part of what is hashed, so that a secret serves one table only."""
    commitment: str
    """What was published before the first card: `sha256:` and 64 hexadecimal digits."""
    secret: str
    """Hexadecimal, 64 digits."""
    entropy: tuple[str, ...]
    """By seat, what it added, hexadecimal; empty if nothing."""


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match with its proof: the file that `virado verify` reads."""

    proof: Proof
    """By which the packs of the record can be checked."""
    record: Record
    """The whole match."""
    hinted: tuple[Seat, ...] = ()
    """Seats that were helped during the match by hints, the coach or judgements, lowest first."""


def commitment(table: str, secret: bytes) -> str:
    """What is published before the first card."""
    return "sha256:" + _sha256(f"virado secret 1\n{table}\n{secret.hex()}\n").hex()


def seed_of(table: str, secret: bytes, entropy: Sequence[str]) -> int:
    """The seed of the match, below 2**256; `entropy` by seat, as `read_entropy` gives it."""
    return int.from_bytes(
        _sha256(f"virado seed 1\n{table}\n{secret.hex()}\n" + "".join(f"{e}\n" for e in entropy))
    )


def prove(table: str, secret: bytes, entropy: Sequence[str]) -> Proof:
    """The proof that is published after the match."""
    return Proof(
        table=table, commitment=commitment(table, secret), secret=secret.hex(), entropy=tuple(entropy)
    )


def check(evidence: Evidence, *, expected_commitment: str | None = None, own: str | None = None) -> int:
    """How many packs of the record follow from the proof; OptionsError (`bad-proof`) if one does not.

    `expected_commitment` is what was seen before the first card, `own` the entropy that the checking player added: who has
    kept them can be sure that the proof is about this match.
    """
    proof, record = evidence.proof, evidence.record
    secret, entropy = check_proof(proof, expected_commitment=expected_commitment, own=own)
    if len(entropy) != record.players:
        raise bad_proof("wrong-number-of-seats")
    if record.packs or record.position is not None:
        raise bad_proof("given-packs")
    seed = seed_of(proof.table, secret, entropy)
    if seed != record.seed:
        raise bad_proof("wrong-seed")
    dealt = msgspec.structs.replace(record, chance=[])
    try:
        replayed = Match.from_record(dealt).record()
    except RefusedError:
        raise bad_proof("other-packs") from None
    if replayed.chance != record.chance:
        raise bad_proof("other-packs")
    return len(record.chance)


def check_proof(
    proof: Proof, *, expected_commitment: str | None = None, own: str | None = None
) -> tuple[bytes, list[str]]:
    """The secret and the entropy of a proof; OptionsError (`bad-proof`) unless they agree with what is known."""
    try:
        secret = bytes.fromhex(proof.secret)
        entropy = [read_entropy(each) for each in proof.entropy]
    except (ValueError, OptionsError):
        raise bad_proof("unreadable") from None
    if len(secret) != SECRET_BYTES or proof.version != 1 or not proof.table.isascii():
        raise bad_proof("unreadable")
    if not hmac.compare_digest(commitment(proof.table, secret).encode(), proof.commitment.encode()):
        raise bad_proof("wrong-secret")
    if expected_commitment is not None and expected_commitment != proof.commitment:
        raise bad_proof("other-commitment")
    if own is not None and read_entropy(own) not in entropy:
        raise bad_proof("entropy-left-out")
    return secret, entropy


def bad_proof(detail: str) -> OptionsError:
    """Why a proof is not believed."""
    return OptionsError(detail, "", code="bad-proof")


def _sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode("ascii")).digest()
