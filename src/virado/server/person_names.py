"""Names of people: allowed characters and reserved names.

RFC 8265 and 8266 (PRECIS, profile `Nickname`) define the allowed characters; `precis-i18n` implements them. Invisible
characters, direction marks and controls are excluded, and joiners are allowed only where the script needs them.
`confusable-homoglyphs` determines the scripts of words. Both libraries are loaded only when the first name that is
not ASCII is checked. Names that look alike are the subject of `virado.text_identity`.
"""

import re
import unicodedata
from importlib import import_module

from virado.bounds import LONGEST_NAME, LONGEST_TYPED_NAME
from virado.refusal import OptionsError
from virado.server.official_names import is_official, looks_like_bot
from virado.text_identity import HAS_TABLES, is_blank

_JOINER = "\u200c"
"""Zero-width non-joiner. It is valid between letters of a Persian word; at the end of a word it is a typing error."""
_DIRECTION_MARKS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Direction marks, which could change the display of surrounding text."""
MAX_MARKS = 3
"""Maximum number of combining marks on one letter; UTS 39 requires a limit."""
_TOGETHER = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
"""Sets of scripts that may be mixed within a word (UTS 39, section 5.2)."""
_NO_SCRIPT = frozenset({"COMMON", "INHERITED"})
_WORD = re.compile(r"[^\W_]+")


def read_name(text: str) -> str:
    """Return a name in its stored form, 1 to 24 characters.

    The letters of a word must belong to one script. The name must not be reserved for the server or look like the
    name of a bot. Raises OptionsError (`bad-name`).
    """
    _check_length(text)
    words = (word.rstrip(_JOINER) for word in unicodedata.normalize("NFC", text).split())
    name = " ".join(word for word in words if word)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise OptionsError("length", text[: 2 * LONGEST_NAME], code="bad-name", limit=LONGEST_NAME)
    if not name.isascii():
        name = _enforce_profile(name)
    if not all(char.isprintable() or char == _JOINER for char in name):
        raise OptionsError("unprintable", code="bad-name")
    if any(is_blank(char) and char not in (" ", _JOINER, "\u200d") for char in name):
        raise OptionsError("unprintable", code="bad-name")
    if not any(char.isalnum() for char in name):
        raise OptionsError("no-letters", code="bad-name")
    _check_look(name)
    return name


def read_label(text: str) -> str:
    """Return a private label in its stored form: printable, 1 to 24 characters.

    Only its owner sees it, so no names are reserved. Raises OptionsError (`bad-name`).
    """
    _check_length(text)
    label = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(label) <= LONGEST_NAME:
        raise OptionsError("length", text[: 2 * LONGEST_NAME], code="bad-name", limit=LONGEST_NAME)
    if not label.isprintable() or any(is_blank(char) and char != " " for char in label):
        raise OptionsError("unprintable", code="bad-name")
    return label


def _check_length(text: str) -> None:
    """Raise OptionsError (`bad-name`) if a text is too long to be normalised."""
    if len(text) > LONGEST_TYPED_NAME:
        raise OptionsError("length", text[: 2 * LONGEST_NAME], code="bad-name", limit=LONGEST_NAME)


def is_plain_text(text: str) -> bool:
    """Return True if a text has no control characters and no direction marks."""
    return not any(unicodedata.category(char) == "Cc" or char in _DIRECTION_MARKS for char in text)


def _enforce_profile(name: str) -> str:
    """Return a non-ASCII name in the form of the PRECIS profile. Raises OptionsError (`bad-name`)."""
    enforced = name
    if HAS_TABLES:
        try:
            profile = import_module("precis_i18n").get_profile("NicknameCasePreserved")
            enforced = str(profile.enforce(name))
        except UnicodeEncodeError:
            raise OptionsError("unprintable", code="bad-name") from None
    if len(enforced) > LONGEST_NAME:
        raise OptionsError("length", name, code="bad-name", limit=LONGEST_NAME)
    marks = 0
    for char in unicodedata.normalize("NFD", enforced):
        marks = marks + 1 if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            raise OptionsError("too-many-marks", code="bad-name", limit=MAX_MARKS)
    if HAS_TABLES:
        _check_scripts(enforced)
    return enforced


def _check_scripts(name: str) -> None:
    """Raise OptionsError (`bad-name`) if a word mixes scripts that are not used together."""
    categories = import_module("confusable_homoglyphs.categories")
    for word in _WORD.findall(name):
        scripts = frozenset(categories.unique_aliases(word)) - _NO_SCRIPT
        if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
            raise OptionsError("mixed-scripts", word, code="bad-name")


def _check_look(name: str) -> None:
    """Raise OptionsError (`bad-name`) if a name is reserved for the server or looks like that of a bot."""
    if looks_like_bot(name):
        raise OptionsError("like-a-bot", name, code="bad-name")
    if is_official(name):
        raise OptionsError("reserved", name, code="bad-name")
