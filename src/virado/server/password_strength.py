"""Detection of weak passwords: common ones, keyboard patterns, repetitions and the person's own name.

The word lists of zxcvbn (15 MB) are loaded when the first password is checked. No external service is contacted.
"""

import unicodedata
from collections.abc import Sequence
from importlib import import_module
from typing import Literal, TypeAlias

Weakness: TypeAlias = Literal["common", "own", "word", "keys", "repeat", "sequence", "date"]
WEAK_BELOW = 2
"""Minimum zxcvbn score of an accepted password; scores 0 and 1 mean fewer than a million guesses."""
LOOKED_AT = 20
"""Number of leading characters that are checked.

A strong beginning is sufficient, and longer texts would take seconds.
"""
WORDS = ("virado", "passwort", "kennwort", "contrasena", "گذرواژه", "رمزعبور")
"""Common passwords that are missing from the English lists."""
_WEAKNESS_BY_PATTERN: dict[str, Weakness] = {
    "spatial": "keys",
    "repeat": "repeat",
    "sequence": "sequence",
    "date": "date",
    "regex": "date",
}
_WEAKNESS_BY_LIST: dict[str, Weakness] = {"passwords": "common", "user_inputs": "own"}


def weakness(password: str, about: Sequence[str]) -> Weakness | None:
    """Return the reason why a password is too easy to guess, or None.

    `about`: names of the person, which must not be the password.
    """
    for spelling in dict.fromkeys((password, _normalize(password))):
        found = _find_weakness(spelling[:LOOKED_AT], [_normalize(each) for each in about])
        if found is not None:
            return found
    return None


def _normalize(text: str) -> str:
    """Return a text in lower case without accents, with ASCII digits."""
    parts = unicodedata.normalize("NFKD", text).casefold()
    return "".join(
        str(unicodedata.decimal(char)) if char.isdecimal() else char
        for char in parts
        if not unicodedata.combining(char)
    )


def _find_weakness(password: str, own: Sequence[str]) -> Weakness | None:
    judge = import_module("zxcvbn").zxcvbn
    names = [part for name in own for part in (name, *name.split())]
    judged = judge(password, user_inputs=[*names, *WORDS])
    if judged["score"] >= WEAK_BELOW:
        return None
    main = max(judged["sequence"], key=lambda match: len(match["token"]))
    if main["pattern"] != "dictionary":
        return _WEAKNESS_BY_PATTERN.get(main["pattern"], "common")
    if main["dictionary_name"] == "user_inputs" and main["matched_word"] in WORDS:
        return "common"
    return _WEAKNESS_BY_LIST.get(main["dictionary_name"], "word")
