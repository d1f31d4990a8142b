"""U+0000 in texts: PostgreSQL keeps none, and nobody means one. What has it is refused before anything is looked up."""

import re

_ESCAPED = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
PROBLEM = "there is a character U+0000 in it"


def has_nul(text: str | bytes) -> bool:
    """Whether a JSON text has the character in one of its strings, where it can only stand as an escape."""
    if (b"\\u0000" if isinstance(text, bytes) else "\\u0000") not in text:  # pyright: ignore[reportOperatorIssue]
        return False
    plain = text.decode(errors="replace") if isinstance(text, bytes) else text
    return _ESCAPED.search(plain) is not None
