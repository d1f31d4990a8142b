"""The style of the terminal: cards in four colours, emphasis, and the available characters.

Styled text is plain text with SGR sequences around it. There are no sequences if colours are unavailable (NO_COLOR, a
pipe, a dumb terminal). Without Unicode, the suits are letters.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping

from virado.cards import SYMBOLS
from virado.terminal.bidi import FSI, PDI, isolate
from virado.terminal.lettering import Lettering

PLAIN, SIXTEEN, MANY = 0, 16, 256
"""Numbers of colours that a terminal may support."""

_STYLES: dict[int, dict[str, str]] = {
    PLAIN: {},
    SIXTEEN: {
        "s": "1",
        "h": "1;91",
        "d": "1;94",
        "c": "1;32",
        "b": "1",
        "r": "1;91",
        "g": "1;32",
        "y": "1;33",
        "bold": "1",
        "dim": "2",
        "me": "1;36",
        "note": "33",
        "stop": "31",
        "good": "32",
        "key": "36",
    },
    MANY: {
        "s": "1",
        "h": "1;38;5;203",
        "d": "1;38;5;75",
        "c": "1;38;5;71",
        "b": "1",
        "r": "1;38;5;203",
        "g": "1;38;5;71",
        "y": "1;38;5;178",
        "bold": "1",
        "dim": "2",
        "me": "1;38;5;37",
        "note": "38;5;172",
        "stop": "38;5;167",
        "good": "38;5;71",
        "key": "38;5;37",
    },
}
"""SGR parameters by style name, for each number of colours.

A style named by a single letter is that of a suit, or of a colour of Rook cards.
"""

_LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()}
_NAME = re.compile(r"\b(?:10|[A2-9TJQK])[shdc]\b|\b(?:10|[1-9T])[brgy]\b")
"""Pattern for card names in the canonical text of a move."""
_SEEN = re.compile(r"(?<![0-9A-Za-z\u2066])(?:(10|[A2-9TJQK])([♠♥♦♣])|(10|[1-9])([brgy])\b)")
"""Pattern for the names of cards in sentences, except cards that already have their colour."""

_SYMBOL = re.compile(r"[♠♥♦♣] ?")
"""Pattern for the symbol of a French suit, with the space after it."""


_PLAIN_SIGNS = str.maketrans(
    {"’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "–": "-", "−": "-", "±": "+-"}
    | {"·": "-", "×": "x", "¡": "", "¿": "", "\N{NO-BREAK SPACE}": " "}
    | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)
"""Replacements for characters that a terminal without Unicode lacks.

Other letters only lose their accents.
"""


class Style:
    """The display capabilities of a terminal.

    With `unicode`, suit symbols and line characters are available. With `rtl`, left-to-right text (cards, moves,
    names) is isolated. `lettering` is the card notation, or None for the French one.
    """

    def __init__(
        self, *, colours: int, unicode: bool, rtl: bool = False, lettering: Lettering | None = None
    ) -> None:
        self.colours = colours
        self.unicode = unicode
        self.rtl = rtl
        self.lettering = lettering
        self._styles = _STYLES[colours]

    def paint(self, style: str, text: str) -> str:
        """Return the text in the style with this name in `_STYLES`."""
        code = self._styles.get(style)
        return f"\x1b[{code}m{text}\x1b[0m" if code and text else text

    def isolate(self, text: str) -> str:
        """Return the text as a left-to-right isolate if the language is written from right to left."""
        return isolate(text) if self.rtl else text

    def isolate_auto(self, text: str) -> str:
        """Return the text as an isolate that takes the direction of its first strong letter."""
        return f"{FSI}{text}{PDI}" if self.rtl else text

    def card(self, name: str) -> str:
        """Return a card in displayed form, in the colour of its suit.

        `name` is the name of the card: `Kd`, `Ts`, Rook `7b`.
        """
        if self.lettering:
            return self.isolate(self.paint(self.lettering.colours[name[1]], self.lettering.card(name)))
        suit = SYMBOLS.get(name[1], name[1]) if self.unicode else name[1]
        return self.isolate(self.paint(name[1], self.rank(name[0]) + suit))

    def rank(self, rank: str) -> str:
        """Return a rank in displayed form."""
        return self.lettering.rank(rank) if self.lettering else rank.replace("T", "10")

    def suit(self, suit: str, name: str) -> str:
        """Return the name of a suit in its colour, after the symbol if the terminal can show it."""
        if self.lettering:
            return self.paint(self.lettering.colours[suit], name)
        return self.paint(suit, f"{SYMBOLS[suit]} {name}" if self.unicode else name)

    def typed_card(self, name: str) -> str:
        """Return a card in the form in which people type it: `kd`, `10h`."""
        typed = self.lettering.card(name) if self.lettering else self.rank(name[0]) + name[1]
        return typed.lower()

    def cards(self, names: Iterable[str], gap: str = " ") -> str:
        """Return several cards in displayed form, in the given order."""
        return gap.join(self.card(name) for name in names)

    def sentence(self, text: str) -> str:
        """Return a sentence of a catalogue with its cards (`K♦`, Rook `7b`) painted."""

        def painted(found: re.Match[str]) -> str:
            rank, suit = (found[1], _LETTERS[found[2]]) if found[1] else (found[3], found[4])
            return self.card(rank.replace("10", "T") + suit)

        text = _SEEN.sub(painted, text)
        return self.transcribe(_SYMBOL.sub("", text) if self.lettering else text)

    def transcribe(self, text: str) -> str:
        """Return the text in characters that the terminal can show; without Unicode, accents and suits are removed."""
        if self.unicode or text.isascii():
            return text
        apart = unicodedata.normalize("NFKD", _SYMBOL.sub("", text).translate(_PLAIN_SIGNS))
        return "".join(char for char in apart if not unicodedata.combining(char))

    def move(self, text: str) -> str:
        """Return the canonical text of a move with its cards painted."""
        return self.isolate(self.names(text))

    def names(self, text: str) -> str:
        """Return a text with the canonical names of cards painted in displayed form."""
        return _NAME.sub(lambda found: self.card(found[0].replace("10", "T")), text)

    def rule(self, width: int) -> str:
        """Return a thin line across the page."""
        return self.paint("dim", ("─" if self.unicode else "-") * width)

    @property
    def dot(self) -> str:
        """Separator between two facts on one line."""
        return " · " if self.unicode else " - "

    @property
    def dash(self) -> str:
        """Sign for an empty cell of a table."""
        return "–" if self.unicode else "-"

    @property
    def more(self) -> str:
        """Sign for omitted content."""
        return "…" if self.unicode else "..."


def style_for(
    environment: Mapping[str, str],
    *,
    terminal: bool,
    encoding: str | None,
    rtl: bool = False,
    lettering: Lettering | None = None,
) -> Style:
    """Return the style of a terminal.

    It depends on the terminal's encoding and on the environment (NO_COLOR, TERM, COLORTERM, the locale).
    """
    term = environment.get("TERM", "")
    try:
        "♠─–…".encode(encoding or "ascii")
        unicode = not _wants_ascii(environment)
    except (UnicodeEncodeError, LookupError):
        unicode = False
    if environment.get("NO_COLOR") or not terminal or term in ("", "dumb"):
        colours = PLAIN
    elif "256" in term or environment.get("COLORTERM"):
        colours = MANY
    else:
        colours = SIXTEEN
    return Style(colours=colours, unicode=unicode, rtl=rtl, lettering=lettering)


def _wants_ascii(environment: Mapping[str, str]) -> bool:
    """Return True if the user has explicitly set the locale to C, although Python reports UTF-8.

    LC_CTYPE is ignored, because Python itself sets it to a UTF-8 locale if the locale is C.
    """
    chosen = environment.get("LC_ALL") or environment.get("LANG") or ""
    return chosen in ("C", "POSIX")
