"""What a person adds to the shuffles: 32 bytes, to which the person commits before anybody shows theirs."""

import hashlib
import re

from virado.refusal import OptionsError

ENTROPY_BYTES = 32
"""Bytes that a seat adds."""
_HEX = re.compile(r"[0-9a-f]{64}")
_COMMITMENT = re.compile(r"sha256:[0-9a-f]{64}")


def read_entropy(text: str) -> str:
    """What a seat adds, in lower case; OptionsError (`bad-entropy`) unless it is 32 bytes in hexadecimal."""
    lowered = text.lower()
    if not _HEX.fullmatch(lowered):
        raise OptionsError(
            "not-hexadecimal", text[: 2 * ENTROPY_BYTES], code="bad-entropy", limit=ENTROPY_BYTES
        )
    return lowered


def read_commitment(text: str) -> str:
    """A commitment to what a seat adds, or nothing; OptionsError (`bad-entropy`) if it has another form."""
    if text and not _COMMITMENT.fullmatch(text):
        raise OptionsError("no-commitment", text[:80], code="bad-entropy")
    return text


def commitment_to(entropy: str) -> str:
    """What a seat publishes before anybody shows what they add (docs/explanation/fairness.md)."""
    return "sha256:" + hashlib.sha256(b"virado entropy 2\n%s\n" % entropy.encode("ascii")).hexdigest()
