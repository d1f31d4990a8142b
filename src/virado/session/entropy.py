"""What a person adds to the shuffles: at most 64 bytes, as hexadecimal text."""

import re

from virado.refusal import OptionsError

MOST_ENTROPY = 64
"""Bytes that a seat may add."""
_HEX = re.compile(r"(?:[0-9a-f]{2})*")


def read_entropy(text: str) -> str:
    """What a player adds, in lower case; OptionsError (`bad-entropy`) unless it is at most 64 bytes in hexadecimal."""
    lowered = text.lower()
    if len(lowered) > 2 * MOST_ENTROPY or not _HEX.fullmatch(lowered):
        raise OptionsError(
            "not-hexadecimal", text[: 2 * MOST_ENTROPY], code="bad-entropy", limit=MOST_ENTROPY
        )
    return lowered
