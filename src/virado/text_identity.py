"""Comparison of texts as people perceive them.

Texts with the same match key (`make_match_key`) differ only in ways that depend on the keyboard or the system.
Accounts, codes and searches compare match keys. Names that share one of their `looks` are easily confused. A name
whose look belongs to another account is refused, and people at one table who share a look get numbers.

The tables of UTS 39 are loaded when a text first needs them, never at import.
"""

import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from importlib import import_module

LONGEST_TEXT = 4096
"""Maximum number of characters of a text.

Longer texts are refused before anything else, because reordering of combining marks takes quadratic time.
"""
HAS_TABLES = sys.platform != "emscripten"
"""True if the tables of Unicode are installed. In a browser only one person uses Virado, so names need no comparison.
"""
VERSION = 2
"""Version of `make_match_key` and `looks`; see `tables_version`."""
MAX_MARKS = 4
"""Maximum number of marks that `make_visible` keeps on one letter (UTS 39, section 5.4)."""

_IGNORABLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""The Unicode property Default_Ignorable_Code_Point, which the standard library lacks."""
_BLANK = "\u2800\U0001d159\U00013441\U00013442"
"""Characters that are drawn as blanks but are not ignorable: empty Braille pattern, null notehead, Egyptian blanks.
"""
_DROPPED = re.compile(f"[{_IGNORABLE}{_BLANK}]")
_UNSEEN = re.compile(f"[{_IGNORABLE}{_BLANK}\\s]")
_JOINERS = "\u200c\u200d"
_OPTIONAL_MARKS = re.compile("[\u0610-\u061a\u0640\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06ed]")
"""Vowel signs and tatweel of the Arabic script. Few people type them."""
_LETTERS = str.maketrans(
    {
        **dict.fromkeys("يى", "ی"),
        "ك": "ک",
        **dict.fromkeys("ہەھ", "ه"),
        **dict.fromkeys("‘’ʼ՚＇`´", "'"),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        "ı": "i",
    }
)
"""Letters and signs that differ between keyboards, with the form that replaces them."""
_KEYBOARDS = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک"})
_STACKED = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4"
    "\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)
"""Marks that are easily overlooked.

Marks of Indic scripts, Thai and kana are excluded, because they distinguish letters.
"""
_ASCII_LOOK = str.maketrans({"0": "o", "1": "l", "3": "e", "5": "s", "|": "l"})
_COARSE = str.maketrans({"i": "l", "ı": "l"})
_SIGNS = str.maketrans("@$!¡€47", "asiieat")
"""Signs and digits that people write instead of a letter: `Ros@`, `Ro$a`."""
_STYLED = re.compile(
    r"LATIN LETTER SMALL CAPITAL (?:INVERTED |REVERSED |TURNED |BARRED )?([A-Z])"
    r"|LATIN (?:SMALL|CAPITAL) LETTER ([A-Z]) WITH .*"
    r"|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER ([A-Z])"
)
"""Unicode names of styled Latin letters for which UTS 39 has no prototype."""
_WORD = re.compile(r"[^\W_]+")


class TextTooLongError(ValueError):
    """A text is longer than `LONGEST_TEXT`."""


def check_length(text: str, limit: int = LONGEST_TEXT) -> None:
    """Raise TextTooLongError if a text is too long to normalise."""
    if len(text) > limit:
        raise TextTooLongError(f"a text of {len(text)} characters exceeds the maximum of {limit}")


# ---------------------------------------------------------------------- equal texts
def make_match_key(text: str) -> str:
    """Return the match key of a text. Texts that people regard as equal have equal keys.

    Ignored differences are: Unicode normal forms (NFKC), case, the dotted and dotless i of Turkish, letters of Arabic
    and Persian keyboards, the script of digits, runs of spaces and invisible characters. Raises TextTooLongError.
    """
    check_length(text)
    if text.isascii():
        return " ".join(text.replace("`", "'").lower().split())
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", text).casefold()).casefold()
    apart = unicodedata.normalize("NFKD", folded)
    apart = _DROPPED.sub("", apart).replace("i\u0307", "i").translate(_LETTERS)
    apart = digits(_OPTIONAL_MARKS.sub("", apart))
    return " ".join(unicodedata.normalize("NFC", apart).split())


def is_same(text: str, other: str) -> bool:
    """Return True if two texts have the same match key."""
    return text == other or make_match_key(text) == make_match_key(other)


def digits(text: str) -> str:
    """Return a text with the decimal digits of all scripts replaced by ASCII digits."""
    if text.isascii():
        return text
    return "".join(str(unicodedata.decimal(char)) if char.isdecimal() else char for char in text)


def code(text: str, letters: Collection[str]) -> str:
    """Return a typed code in canonical form: its `letters` and digits in capitals, without separators."""
    return "".join(char for char in make_match_key(text[:LONGEST_TEXT]).upper() if char in letters)


def secret(text: str) -> str:
    """Return the form of a password that is hashed.

    It follows PRECIS OpaqueString (RFC 8265), and unifies letters of Arabic and Persian keyboards and digits of all
    scripts. A text that the profile forbids, such as one with control characters, is only normalised. Raises
    TextTooLongError.
    """
    check_length(text)
    if text.isascii():
        return text
    try:
        opaque = str(import_module("precis_i18n").get_profile("OpaqueString").enforce(text))
    except UnicodeEncodeError:
        opaque = unicodedata.normalize("NFC", text)
    return digits(opaque.translate(_KEYBOARDS))


def secret_forms(text: str) -> tuple[str, ...]:
    """Return the forms of a password that the server may have hashed: the result of `secret`, then older forms."""
    forms = (secret(text), text, unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text))
    return tuple(dict.fromkeys(forms))


# ---------------------------------------------------------------------- similar texts
@lru_cache(maxsize=4096)
def looks(text: str) -> frozenset[str]:
    """Return the looks of a name, which are the forms in which its appearance is compared.

    Two names that share a look are easily confused.

    The first look keeps case, so that `KarI` looks like `Karl`. The second ignores case, and the third also replaces
    symbols with the letters that they resemble. Raises TextTooLongError.
    """
    check_length(text)
    shown = unicodedata.normalize("NFKC", _DROPPED.sub("", text))
    same = make_match_key(text)
    return frozenset({_make_skeleton(shown), _make_skeleton(same), _make_skeleton(spelt(same))})


def spelt(text: str) -> str:
    """Return a text with letters in place of similar signs."""
    return text.translate(_SIGNS)


def is_lookalike(name: str, other: str) -> bool:
    """Return True if two names are easily confused."""
    return name == other or not looks(name).isdisjoint(looks(other))


def compute_coarse_look(text: str) -> str:
    """Return a coarser look for the comparison with reserved names, in which `i`, `l` and `1` are equal."""
    check_length(text)
    return _make_skeleton(make_match_key(text)).translate(_COARSE)


def list_coarse_words(text: str) -> tuple[str, ...]:
    """Return the `compute_coarse_look` of each word of a text.

    A capital after a small letter also starts a word.
    """
    check_length(text)
    parted = re.sub(r"(?<=[a-zà-öø-ÿ])(?=[A-ZÀ-ÖØ-Þ])", " ", unicodedata.normalize("NFKC", text))
    return tuple(filter(None, map(compute_coarse_look, _WORD.findall(parted))))


def disambiguate(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number if it equals or resembles one of the other names: `Rosa 2`."""
    taken = {look for other in others for look in looks(other)}
    if not taken:
        return name
    number, numbered = 1, name
    while not taken.isdisjoint(looks(numbered)):
        number += 1
        numbered = f"{name} {number}"
    return numbered


def load_tables() -> None:
    """Load the tables in advance, outside a server's event loop, so that no request waits for them."""
    looks("é\u0430")
    secret("é")


def tables_version() -> str:
    """Return the version of the data that `make_match_key` and `looks` use.

    The server rebuilds stored keys that have another version.
    """
    data = import_module("confusable_homoglyphs").__version__ if HAS_TABLES else "none"
    return f"{VERSION}-{unicodedata.unidata_version}-{data}"


def _make_skeleton(text: str) -> str:
    """Return the UTS 39 skeleton of a text without case, accents, spaces and signs."""
    if not text.isascii():
        text = _DROPPED.sub("", unicodedata.normalize("NFD", digits(text)))
        text = "".join(_letter(char) for char in _STACKED.sub("", text))
        text = _STACKED.sub("", unicodedata.normalize("NFKD", text))
    text = text.replace("I", "l").casefold().translate(_ASCII_LOOK)
    kept = "".join(char for char in text if char.isalnum() or unicodedata.category(char)[0] == "M")
    return kept.replace("rn", "m").replace("vv", "w") or text


@lru_cache(maxsize=4096)
def _letter(char: str) -> str:
    """Return the Latin letter of a styled character, or the prototype of any other character."""
    if char.isascii():
        return char
    styled = _STYLED.fullmatch(unicodedata.name(char, ""))
    return styled[styled.lastindex or 0].lower() if styled else _load_prototypes().get(char, char)


@cache
def _load_prototypes() -> dict[str, str]:
    """Return the prototype of each confusable character.

    The data links a character and its prototype in both directions. Characters with the same prototype therefore form
    a star around it.
    """
    if not HAS_TABLES:
        return {}
    data = import_module("confusable_homoglyphs.confusables").confusables_data
    near: defaultdict[str, set[str]] = defaultdict(set)
    for key, found in data.items():
        for each in found:
            near[_strip_marks(key)].add(_strip_marks(each["c"]))
    prototypes: dict[str, str] = {}
    for first in near:
        if first in prototypes:
            continue
        star, ahead = {first}, [first]
        while ahead:
            fresh = near[ahead.pop()] - star
            star |= fresh
            ahead += fresh
        centre = max(star, key=lambda text: (text.isascii(), len(text), len(near[text]), text))
        prototypes.update(dict.fromkeys(star, centre))
    return {text: found for text, found in prototypes.items() if len(text) == 1}


def _strip_marks(text: str) -> str:
    """Return a text from the data without the direction marks around it."""
    return text.strip("\u200e\u200f") or text


# ---------------------------------------------------------------------- visible texts
def is_blank(text: str) -> bool:
    """Return True if a text has no visible character."""
    return not _UNSEEN.sub("", text)


def make_visible(text: str) -> str:
    """Return the visible form of a text on one line; empty if the text has no visible character.

    Blank characters become spaces. Invisible characters are dropped, except joiners and variation selectors in words
    and emoji. Each letter keeps its first MAX_MARKS marks. Raises TextTooLongError.
    """
    check_length(text)
    if text.isascii():
        return " ".join(text.split())
    kept: list[str] = []
    marks = 0
    is_flag = False
    for char in re.sub(f"[{_BLANK}\u115f\u1160\u3164\uffa0]", " ", unicodedata.normalize("NFC", text)):
        is_tag = "\U000e0020" <= char <= "\U000e007f"
        is_flag = char == "\U0001f3f4" or (is_flag and is_tag)
        before = kept[-1] if kept else " "
        if _DROPPED.match(char):
            joins = (
                char in (*_JOINERS, "\ufe0e", "\ufe0f", "\u00ad")
                and not before.isspace()
                and before not in _JOINERS
            )
            if (is_tag and is_flag) or joins:
                kept.append(char)
            continue
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(char)
    shown = " ".join("".join(kept).split())
    return "" if is_blank(shown) or all(unicodedata.category(char)[0] in "MZC" for char in shown) else shown
