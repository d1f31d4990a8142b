"""Passwords that are refused because others try them first: common ones, keys in a row, repetitions, the person's own name.

The lists come with zxcvbn and are read when the first password is judged (15 MB). Nothing is asked of anybody else.
"""

import unicodedata
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Literal, TypeAlias, cast

Weakness: TypeAlias = Literal["common", "own", "word", "keys", "repeat", "sequence", "date"]
WEAK_BELOW = 2
"""Scores of zxcvbn: 0 and 1 take less than a million guesses."""
LOOKED_AT = 20
"""Characters at the beginning that are judged: what is strong so far stays so, and more would take seconds."""
WORDS = ("virado", "passwort", "kennwort", "contrasena", "گذرواژه", "رمزعبور")
"""Words that the lists, which are English, lack."""
_OF_PATTERN: dict[str, Weakness] = {
    "spatial": "keys",
    "repeat": "repeat",
    "sequence": "sequence",
    "date": "date",
    "regex": "date",
}
_OF_LIST: dict[str, Weakness] = {"passwords": "common", "user_inputs": "own"}


def weakness(password: str, about: Sequence[str]) -> Weakness | None:
    """Why a password is too easy to guess; None if it is not. `about`: names of the person, of which none is a password."""
    for spelling in dict.fromkeys((password, _plain(password))):
        found = _weakness(spelling[:LOOKED_AT], [_plain(each) for each in about])
        if found is not None:
            return found
    return None


def _plain(text: str) -> str:
    """A text in small letters without accents, its digits those of ASCII."""
    parts = unicodedata.normalize("NFKD", text).casefold()
    return "".join(
        str(unicodedata.decimal(char)) if char.isdecimal() else char
        for char in parts
        if not unicodedata.combining(char)
    )


def _weakness(password: str, own: Sequence[str]) -> Weakness | None:
    judge = cast(Any, import_module("zxcvbn")).zxcvbn
    names = [part for name in own for part in (name, *name.split())]
    judged = judge(password, user_inputs=[*names, *WORDS])
    if judged["score"] >= WEAK_BELOW:
        return None
    main = max(judged["sequence"], key=lambda match: len(match["token"]))
    if main["pattern"] != "dictionary":
        return _OF_PATTERN.get(main["pattern"], "common")
    if main["dictionary_name"] == "user_inputs" and main["matched_word"] in WORDS:
        return "common"
    return _OF_LIST.get(main["dictionary_name"], "word")
