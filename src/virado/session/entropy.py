"""A person's share of the shuffle: 32 bytes.

Each person commits to a share before anybody reveals one.
"""

import hashlib
import re

from virado.refusal import OptionsError

ENTROPY_BYTES = 32
"""Length of a seat's share, in bytes."""
_HEX = re.compile(r"[0-9a-f]{64}")
_COMMITMENT = re.compile(r"sha256:[0-9a-f]{64}")


def read_entropy(text: str) -> str:
    """Return a seat's share in lower case.

    Raises OptionsError (`bad-entropy`) unless `text` is 32 bytes in hexadecimal.
    """
    lowered = text.lower()
    if not _HEX.fullmatch(lowered):
        raise OptionsError(
            "not-hexadecimal", text[: 2 * ENTROPY_BYTES], code="bad-entropy", limit=ENTROPY_BYTES
        )
    return lowered


def read_commitment(text: str) -> str:
    """Return a commitment after checking its form; it may be empty.

    Raises OptionsError (`bad-entropy`) if it is malformed.
    """
    if text and not _COMMITMENT.fullmatch(text):
        raise OptionsError("no-commitment", text[:80], code="bad-entropy")
    return text


def commitment_to(entropy: str) -> str:
    """Return the commitment to a share.

    All commitments are published before any share is revealed (docs/explanation/fairness.md).
    """
    return "sha256:" + hashlib.sha256(b"virado entropy 2\n%s\n" % entropy.encode("ascii")).hexdigest()
