"""Cards as SVG."""

from collections.abc import Iterator, Sequence

from virado.words.rules_pages.elements import Element, make

SUITS = {
    "s": (
        "M50 6C38 26 10 40 10 62c0 14 10 22 21 22 7 0 12-3 15-8-1 9-4 13-10 18h28c-6-5-9-9-10-18 3 "
        "5 8 8 15 8 11 0 21-8 21-22C90 40 62 26 50 6z"
    ),
    "h": (
        "M50 92C42 76 8 56 8 32 8 18 18 9 29 9c9 0 17 6 21 15 4-9 12-15 21-15 11 0 21 9 21 23 0 24-"
        "34 44-42 60z"
    ),
    "d": ("M50 5c9 16 21 32 34 45-13 13-25 29-34 45-9-16-21-32-34-45C29 37 41 21 50 5z"),
    "c": (
        "M50 8c12 0 21 9 21 20 0 6-3 11-6 15 2-1 5-1 7-1 11 0 20 9 20 20s-9 21-20 21c-8 0-14-4-17-1"
        "0 1 9 4 15 10 21H35c6-6 9-12 10-21-3 6-9 10-17 10-11 0-20-10-20-21s9-20 20-20c2 0 5 0 7 1-"
        "3-4-6-9-6-15C29 17 38 8 50 8z"
    ),
}
"""Outlines of the suits in a box of 100 units, as in web/src/cards/suits.ts."""
WIDTH, HEIGHT = 44, 62
STEP = 24
"""Distance of the left edges of two cards, which overlap."""


def cards_drawing(cards: Sequence[str]) -> Element:
    """Return a card, or the cards of a build, which overlap. Their names stand in words beside the drawing."""
    width = STEP * (len(cards) - 1) + WIDTH + 2
    return make(
        "svg",
        *(
            make("g", *_card(name), class_=name[-1], transform=f"translate({STEP * at + 1} 1)")
            for at, name in enumerate(cards)
        ),
        viewBox=f"0 0 {width} {HEIGHT + 2}",
        width=str(width),
        height=str(HEIGHT + 2),
        aria_hidden="true",
        focusable="false",
    )


def _card(name: str) -> Iterator[Element]:
    yield make("rect", width=str(WIDTH), height=str(HEIGHT), rx="5")
    yield make("text", name[:-1].replace("T", "10"), x="4", y="18")
    if name[-1] in SUITS:
        yield make("path", d=SUITS[name[-1]], transform="translate(13 29) scale(.28)")
    else:  # a Rook card, with the letter of its colour
        yield make("text", name[-1].upper(), x="22", y="50", text_anchor="middle")
