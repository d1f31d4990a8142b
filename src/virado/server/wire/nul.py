"""Rejection of texts with U+0000, which PostgreSQL cannot store. Requests are checked before any lookup."""

import re

_ESCAPED = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
PROBLEM = "there is a character U+0000 in it"


def has_nul(text: str | bytes) -> bool:
    """Return True if a string in a JSON text contains U+0000. JSON allows this character only as an escape."""
    if (b"\\u0000" if isinstance(text, bytes) else "\\u0000") not in text:  # pyright: ignore[reportOperatorIssue]
        return False
    plain = text.decode(errors="replace") if isinstance(text, bytes) else text
    return _ESCAPED.search(plain) is not None
