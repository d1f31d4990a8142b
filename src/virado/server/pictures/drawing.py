"""The picture of a link as SVG: cards of the game on its cloth, and the name of the form."""

from collections.abc import Callable, Iterator
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
            *_fan(_cards(form), write),
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


def _fan(cards: tuple[str, ...], write: Write) -> Iterator[Element]:
    middle = (len(cards) - 1) / 2
    for at, card in enumerate(cards):
        angle = 8 * (at - middle)
        x = WIDTH / 2 + 166 * (at - middle) - CARD_WIDTH / 2
        y = 82 + 7 * (at - middle) ** 2
        turn = f"translate({x:.0f} {y:.0f}) rotate({angle:.0f} {CARD_WIDTH / 2} {CARD_HEIGHT / 2})"
        yield make("g", *_face(card, write), transform=turn)


def _face(card: str, write: Write) -> Iterator[Element]:
    rank, suit = card[:-1], card[-1]
    colour = COLOURS.get(suit) or OTHER_COLOURS[suit]
    size = {"width": str(CARD_WIDTH), "height": str(CARD_HEIGHT), "rx": "16"}
    yield make("rect", **size, x="3", y="5", fill="#26301f", fill_opacity=".16")
    yield make("rect", **size, fill="#fffefa", stroke="#3c321e", stroke_opacity=".25", stroke_width="1.5")
    index = write(rank.replace("T", "10"), 44, False)
    corner = [make("path", d=index.path, transform=f"translate({max(12, 29 - index.width / 2):.1f} 48)")]
    if suit in SUITS:
        corner.append(_sign(suit, 29, 72, 27))
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
        half = [_sign(suit, 95, 104, 44), make("path", d=HEADS[rank], transform="translate(65 44)")]
        yield make("g", *half, fill=colour)
        yield make("g", *half, fill=colour, transform=turned)
    else:
        for x, y in PIPS.get(rank, ((50, 50),)):
            sign = _sign(suit, CARD_WIDTH * x / 100, CARD_HEIGHT * y / 100, 33 if rank in PIPS else 92)
            upside_down = f"rotate(180 {CARD_WIDTH * x / 100} {CARD_HEIGHT * y / 100})" if y > 50 else None
            yield make("g", sign, fill=colour, transform=upside_down)


HEADS = {
    "K": "M10 34 4 8l14 12L30 2l12 18L56 8l-6 26z",
    "Q": "M10 34C6 22 8 14 4 10c8 2 10 6 14 8 2-8 6-12 12-16 6 4 10 8 12 16 4-2 6-6 14-8-4 4-2 12-6 24z",
    "J": "M6 34C10 14 22 8 38 10 44 4 50 2 56 2c-2 10-8 16-14 18l4 14z",
}
"""Headgear of the court cards."""


def _sign(suit: str, x: float, y: float, size: float) -> Element:
    """Return the sign of a suit around a centre."""
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 100:g})"
    return make("path", d=SUITS[suit], transform=place)


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
