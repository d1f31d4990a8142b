"""The picture of a link as SVG: cards of the game on its cloth, and the name of the form."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import NamedTuple, TypeAlias

from virado.families import FAMILIES
from virado.games.catalogue import presets
from virado.languages import LANGUAGES
from virado.words.link_pictures import HEIGHT, WIDTH, picture_texts
from virado.words.rules_pages.drawing import SUITS
from virado.words.rules_pages.elements import Element, make, xml
from virado.words.rules_pages.open_graph import NAME


class Outline(NamedTuple):
    """The outline of a text whose baseline starts at the origin."""

    path: str
    """Data of an SVG path, in units of the picture."""
    width: float


Write: TypeAlias = Callable[[str, float, bool], Outline]
"""Returns a text in a size, from right to left if True."""
COLOURS = {"s": "#22252a", "c": "#22252a", "b": "#22252a", "h": "#b3261e", "d": "#b3261e", "r": "#b3261e"}
OTHER_COLOURS = {"g": "#1f6b34", "y": "#8a6100"}
GERMAN_SUITS = {
    "s": (
        "M50 2C41 21 8 32 8 57c0 17 16 26 30 20 4-1 7-4 8-7-1 12-5 20-11 28h30c-6-8-10-16-11-28 1 3"
        " 4 6 8 7 14 6 30-3 30-20C92 32 59 21 50 2z"
    ),
    "h": (
        "M50 95C40 80 6 60 6 33 6 17 17 7 29 7c9 0 17 6 21 16 4-10 12-16 21-16 12 0 23 10 23 26 0 2"
        "7-34 47-44 62z"
    ),
    "d": "M41 12a9 9 0 1 1 18 0v5a41 41 0 1 1-18 0z",
    "c": (
        "M45 2h10v13c20 2 33 13 33 27 0 6-4 9-10 9H22c-6 0-10-3-10-9 0-14 13-25 33-27zM19 55h62c0 2"
        "2-13 36-31 44C32 91 19 77 19 55z"
    ),
}
"""Outlines of leaves, hearts, bells and acorns in a box of 100 units, as in web/src/cards/signs.ts."""
GERMAN_COLOURS = {"s": "#1f6b34", "h": "#b3261e", "d": "#855900", "c": "#6b3d1b"}
BELL_SLIT = "M14 50h72v9H14zM46 66h8v24h-8z"
HUNGARIAN = {"A": "Á", "Q": "F", "J": "Al", "T": "X", "7": "VII", "2": "II"}
"""Corners of Hungarian cards, as in web/src/cards/corners.ts."""
CARD_WIDTH, CARD_HEIGHT = 190, 266
MARGIN = 70
PIPS = {
    "2": ((50, 24), (50, 76)),
    "5": ((38, 24), (62, 24), (50, 50), (38, 76), (62, 76)),
    "7": ((38, 24), (62, 24), (50, 37), (38, 50), (62, 50), (38, 76), (62, 76)),
    "8": ((38, 24), (62, 24), (50, 37), (38, 50), (62, 50), (50, 63), (38, 76), (62, 76)),
    "9": (*product((38, 62), (22, 41, 59, 78)), (50, 50)),
    "T": (*product((38, 62), (22, 41, 59, 78)), (50, 31.5), (50, 68.5)),
}
"""Centres of the pips by rank, in percent of the face (web/src/cards/suits.ts)."""


def picture(form: str, language: str, write: Write, *, has_name: bool = True) -> str:
    """Return the SVG of a form's picture in a language, or the general one if the form is empty."""
    is_rtl = LANGUAGES[language].rtl
    title, small = picture_texts(form, language) if has_name else (NAME, "")
    return xml(
        make(
            "svg",
            make("rect", width=str(WIDTH), height=str(HEIGHT), fill="#f4f0e7"),
            make("rect", x="24", y="24", width=str(WIDTH - 48), height="390", rx="28", fill="#c8d2c0"),
            *_fan(_cards(form), _is_hungarian(form), write),
            *_icon(MARGIN if is_rtl else WIDTH - MARGIN - 84),
            *_line(title, 68, 506, "#25231f", write, is_rtl=is_rtl),
            *_line(small, 36, 572, "#565046", write, is_rtl=is_rtl),
            xmlns="http://www.w3.org/2000/svg",
            width=str(WIDTH),
            height=str(HEIGHT),
        )
    )


def _cards(form: str) -> tuple[str, ...]:
    """Return the cards of a form. Forms with the same cards hold them in another order."""
    slugs = list(presets())
    place = slugs.index(form) if form in slugs else 0
    game, _ = presets()[slugs[place]]
    cards = [each for part, each in FAMILIES[game.name].picture_cards.items() if part in form][-1]
    at = place % len(cards)
    return cards[at:] + cards[:at]


def _is_hungarian(form: str) -> bool:
    """Return True if the form is played with Hungarian cards where it is at home."""
    return bool(form) and presets()[form][1].patterns[0] == "hungarian"


def _fan(cards: tuple[str, ...], is_hungarian: bool, write: Write) -> Iterator[Element]:
    middle = (len(cards) - 1) / 2
    for at, card in enumerate(cards):
        angle = 8 * (at - middle)
        x = WIDTH / 2 + 166 * (at - middle) - CARD_WIDTH / 2
        y = 82 + 7 * (at - middle) ** 2
        turn = f"translate({x:.0f} {y:.0f}) rotate({angle:.0f} {CARD_WIDTH / 2} {CARD_HEIGHT / 2})"
        yield make("g", *_face(card, is_hungarian, write), transform=turn)


def _face(card: str, is_hungarian: bool, write: Write) -> Iterator[Element]:
    rank, suit = card[:-1], card[-1]
    colour = GERMAN_COLOURS[suit] if is_hungarian else COLOURS.get(suit) or OTHER_COLOURS[suit]
    sign = partial(_sign, suit, is_german=is_hungarian)
    corner_text = HUNGARIAN[rank] if is_hungarian else rank.replace("T", "10")
    size = {"width": str(CARD_WIDTH), "height": str(CARD_HEIGHT), "rx": "16"}
    yield make("rect", **size, x="3", y="5", fill="#26301f", fill_opacity=".16")
    yield make("rect", **size, fill="#fffefa", stroke="#3c321e", stroke_opacity=".25", stroke_width="1.5")
    index = write(corner_text, 34 if is_hungarian and corner_text[1:] else 44, False)
    corner = [make("path", d=index.path, transform=f"translate({max(12, 29 - index.width / 2):.1f} 48)")]
    if suit in SUITS:
        corner.append(sign(29, 72, 27))
    turned = f"rotate(180 {CARD_WIDTH / 2} {CARD_HEIGHT / 2})"
    yield make("g", *corner, fill=colour)
    yield make("g", *corner, fill=colour, transform=turned)
    if suit not in SUITS:
        large = write(rank, 110, False)
        yield make(
            "path",
            d=large.path,
            fill=colour,
            transform=f"translate({(CARD_WIDTH - large.width) / 2:.1f} 173)",
        )
    elif rank in "KQJ":
        yield make("rect", x="54", y="36", width="82", height="194", rx="6", fill=colour, fill_opacity=".07")
        yield make(
            "path", d="M54 133h82M60 36h70a6 6 0 0 1 6 6v182a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z",
            fill="none", stroke=colour, stroke_opacity=".45", stroke_width="1.5",
        )  # fmt: skip
        half = [sign(95, 104, 44), make("path", d=HEADS[rank], transform="translate(65 44)")]
        yield make("g", *half, fill=colour)
        yield make("g", *half, fill=colour, transform=turned)
    else:
        for x, y in PIPS.get(rank, ((50, 50),)):
            pip = sign(CARD_WIDTH * x / 100, CARD_HEIGHT * y / 100, 33 if rank in PIPS else 92)
            upside_down = f"rotate(180 {CARD_WIDTH * x / 100} {CARD_HEIGHT * y / 100})" if y > 50 else None
            yield make("g", pip, fill=colour, transform=upside_down)


HEADS = {
    "K": "M10 34 4 8l14 12L30 2l12 18L56 8l-6 26z",
    "Q": "M10 34C6 22 8 14 4 10c8 2 10 6 14 8 2-8 6-12 12-16 6 4 10 8 12 16 4-2 6-6 14-8-4 4-2 12-6 24z",
    "J": "M6 34C10 14 22 8 38 10 44 4 50 2 56 2c-2 10-8 16-14 18l4 14z",
}
"""Headgear of the court cards."""


def _sign(suit: str, x: float, y: float, size: float, *, is_german: bool) -> Element:
    """Return the sign of a suit around a centre."""
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 100:g})"
    outline = make("path", d=(GERMAN_SUITS if is_german else SUITS)[suit], transform=place)
    if not (is_german and suit == "d"):
        return outline
    return make("g", outline, make("path", d=BELL_SLIT, fill="#fffefa", transform=place))


def _icon(x: int) -> Iterator[Element]:
    """Yield the sign of the app (web/public/icon.svg)."""
    yield make(
        "g",
        make("rect", x="8", y="29", width="48", height="24", rx="3.5", fill="#8d4a3f"),
        make(
            "rect",
            x="19",
            y="10",
            width="26",
            height="38",
            rx="4",
            fill="#fffefa",
            stroke="#17606a",
            stroke_width="2",
        ),
        make("path", d="M32 18l9 11-9 11-9-11z", fill="#17606a"),
        transform=f"translate({x} 448) scale(1.5)",
    )


def _line(text: str, size: float, y: int, fill: str, write: Write, *, is_rtl: bool) -> Iterator[Element]:
    """Yield a line of text at the side where texts start, smaller if it would be too wide."""
    if not text:
        return
    room = WIDTH - 2 * MARGIN - 130
    drawn = write(text, size, is_rtl)
    scale = min(1, room / drawn.width)
    x = WIDTH - MARGIN - drawn.width * scale if is_rtl else MARGIN
    yield make("path", d=drawn.path, fill=fill, transform=f"translate({x:.1f} {y}) scale({scale:.4f})")
