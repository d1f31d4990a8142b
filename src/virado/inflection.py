"""Case endings of nouns and names in sentences.

The endings of a language are rules by case. A rule is a regular expression for the end of a text, and its replacement,
in which `\\g<0>` is the matched end. The first rule that matches is applied. The expressions use only syntax that Python
and JavaScript share, because the browser applies the same rules (`docs/messages/wire.json`).
"""

import re
from collections.abc import Mapping
from typing import TypeAlias

EndingRules: TypeAlias = tuple[tuple[str, str], ...]
"""Regular expressions and replacements, in the order in which they are tried."""


def inflect(text: str, rules: EndingRules) -> str:
    """Return a text with the ending of a case. Raises ValueError if no rule matches."""
    for pattern, replacement in rules:
        inflected, count = re.subn(pattern, replacement, text, count=1)
        if count:
            return inflected
    raise ValueError(f"no ending for {text!r}")


_CONSONANT = r"[\u0995-\u09b9\u09dc\u09dd\u09df\u09f0\u09f1]\u09bc?"
"""A consonant, precomposed or with a nukta; neither khanda ta nor anusvara."""
_LETTER_ALONE = rf"(?:^|[^\u0980-\u09ff\u200c\u200d]){_CONSONANT}(?:\u09cd{_CONSONANT})*"
_DIPHTHONG = rf"(?:[\u0987\u0989]|[\u0986\u09be]\u0981?\u0993|[\u0990\u0994\u09c8\u09cc\u09d7]|{_LETTER_ALONE}\u09be)\u0981?$"
"""End of a word in i or u after another vowel, in ao, oi or ou; or a word of one syllable in a."""
_ANUSVARA = r"\u0982$"
_A = r"[\u0986\u09be]\u0981?$"
_VOWEL = r"[\u0985-\u0994\u09be-\u09c4\u09c7\u09cb]\u0981?$"
_KHANDA_TA = r"\u09ce$"
_VIRAMA = r"\u09cd[\u200c\u200d]?$"
_LATIN_A_I_O_U = r"[aiouAIOUáíóúàìòùâîôûäïöüåøőűÁÍÓÚÀÌÒÙÂÎÔÛÄÏÖÜÅØŐŰ]$"
_LATIN_VOWEL = r"[aeiouyAEIOUYáéíóúàèìòùâêîôûäëïöüåæøőűÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÄËÏÖÜÅÆØŐŰ]$"

BENGALI: Mapping[str, EndingRules] = {
    "genitive": (
        (rf"{_LETTER_ALONE}$", r"\g<0>-এর"),
        (_KHANDA_TA, "তের"),
        (_VIRAMA, "ের"),
        (_DIPHTHONG, "\\g<0>\u09dfের"),
        (_ANUSVARA, "\\g<0>\u09dfের"),
        (_VOWEL, r"\g<0>র"),
        (rf"{_CONSONANT}$", r"\g<0>ের"),
        (_LATIN_A_I_O_U, r"\g<0>-র"),
        ("$", "-এর"),
    ),
    "object": (
        (rf"{_LETTER_ALONE}$", r"\g<0>-কে"),
        (_VIRAMA, "\u09cd\u200cকে"),
        (r"[\u0981\u0982\u0985-\u09ce\u09d7\u09dc-\u09df\u09f0\u09f1]$", r"\g<0>কে"),
        ("$", "-কে"),
    ),
    "locative": (
        (rf"{_LETTER_ALONE}$", r"\g<0>-এ"),
        (_KHANDA_TA, "তে"),
        (_VIRAMA, "ে"),
        (_DIPHTHONG, "\\g<0>\u09dfে"),
        (_ANUSVARA, "\\g<0>\u09dfে"),
        (_A, "\\g<0>\u09df"),
        (_VOWEL, r"\g<0>তে"),
        (rf"{_CONSONANT}$", r"\g<0>ে"),
        (_LATIN_VOWEL, r"\g<0>-তে"),
        ("$", "-এ"),
    ),
}
"""Case endings of Bengali.

The endings of the genitive and locative are -এর and -এ (-তে); they lose their এ after a vowel (J. Beames, *Grammar of the
Bengali Language*, p. 16). After a diphthong (ভাই), a word of one syllable in -আ (মা) and ং, modern spelling inserts য়:
ভাইয়ের, মায়ের, হংকংয়ের. The object case is always -কে. A word that ends in a written consonant gets -ের, although some people
pronounce and write a final -অ (সুব্রতর). After digits, symbols, other scripts and single letters, the ending follows a hyphen.
A Latin text has -র after a, i, o and u (Anna-র) and else -এর (Kinley-এর, René-এর): a final e is often silent.
"""
