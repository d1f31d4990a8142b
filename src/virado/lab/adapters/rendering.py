"""Positions as text and as pictures."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Literal

import numpy as np

from virado.games.messages import PUBLIC, CardName
from virado.lab.extras import Extra
from virado.match import Match
from virado.position_text import as_text
from virado.view import AnyView

RenderMode = Literal["ansi", "human", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = ("ansi", "human", "rgb_array")
BLACK, RED, GREEN = (25, 25, 25), (190, 30, 45), (20, 130, 60)
COLOURS = {
    **{"s": BLACK, "h": RED, "d": (20, 90, 200), "c": GREEN},
    **{"b": BLACK, "r": RED, "g": GREEN, "y": (190, 140, 0)},
}
"""Colours of suits; the second part is for Rook.

There are four colours because the shapes are small.
"""
CLOTH, INK, FACE = (24, 92, 62), (235, 240, 235), (255, 255, 250)
LINE, PADDING, SIZE = 26, 14, 16
"""Line height, margin and letter height of the picture, in pixels."""
WIDTH = 900


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"unknown render_mode {mode!r}; the modes are {', '.join(RENDER_MODES)}")


def render(match: Match, viewer: int | None, mode: str | None) -> Any:
    """Return a position in a render mode.

    It is shown from the view of seat `viewer`, or with None from the public view. The result is text or a picture of
    the shape (height, width, 3), uint8. `human` prints the text.
    """
    view = match.view(PUBLIC if viewer is None else viewer)
    if mode == "ansi":
        return as_text(view.data)
    if mode == "rgb_array":
        return picture_of(view)
    if mode == "human":
        print(as_text(view.data))  # noqa: T201  # what the mode is for
    return None


def picture_of(view: AnyView) -> Any:
    """Return the text of `as_text` as a picture (height, WIDTH, 3), uint8.

    The picture has a line for each field, and cards are drawn. Raises ImportError without Pillow.
    """
    with Extra("gymnasium"):  # every extra with pictures installs Pillow
        from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415

    font: Any = ImageFont.load_default(SIZE)

    def width_of(word: str) -> float:
        return font.getlength(word)

    lines = list(_wrap_words(as_text(view.data).splitlines(), frozenset(view.deck.names), width_of))
    image: Any = Image.new("RGB", (WIDTH, 2 * PADDING + LINE * len(lines)), CLOTH)
    draw: Any = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        top = PADDING + LINE * number
        for left, word, is_card in line:
            if is_card:
                draw.rounded_rectangle(
                    (left, top, left + CARD_WIDTH, top + LINE - 4), radius=3, fill=FACE, outline=INK
                )
                _draw_card(draw, left, top, word, font, french="s" in {name[1] for name in view.deck.names})
            else:
                draw.text((left, top), word, font=font, fill=INK)
    return np.asarray(image)


CARD_WIDTH = 30
GAP = 6
Placed = tuple[float, str, bool]


def _wrap_words(
    lines: Iterable[str], cards: frozenset[CardName], width_of: Callable[[str], float]
) -> Iterable[list[Placed]]:
    """Yield rows of words with their positions.

    A line that does not fit is wrapped into several rows.
    """
    for line in lines:
        left: float = PADDING
        row: list[Placed] = []
        for word in re.findall(r"\S+", line):
            is_card = word in cards
            width = CARD_WIDTH if is_card else width_of(word)
            if row and left + width > WIDTH - PADDING:
                yield row
                left, row = 4.0 * PADDING, []
            row.append((left, word, is_card))
            left += width + GAP
        yield row


def _draw_card(draw: Any, left: float, top: float, name: CardName, font: Any, *, french: bool) -> None:
    """Draw a card as its rank and suit.

    The suit is drawn as a shape, because some fonts lack the symbols.
    """
    rank, suit = name[0], name[1]
    ink = COLOURS[suit]
    draw.text((left + 3, top), "10" if rank == "T" and not french else rank, font=font, fill=ink)
    x, y, r = left + CARD_WIDTH - 9, top + LINE // 2 - 2, 5
    if not french:
        draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)
    elif suit == "d":
        draw.polygon(((x, y - r), (x + r, y), (x, y + r), (x - r, y)), fill=ink)
    elif suit == "h":
        draw.ellipse((x - r, y - r, x, y), fill=ink)
        draw.ellipse((x, y - r, x + r, y), fill=ink)
        draw.polygon(((x - r, y - 1), (x + r, y - 1), (x, y + r)), fill=ink)
    elif suit == "s":
        draw.ellipse((x - r, y - 1, x, y + 4), fill=ink)
        draw.ellipse((x, y - 1, x + r, y + 4), fill=ink)
        draw.polygon(((x - r, y + 1), (x + r, y + 1), (x, y - r)), fill=ink)
        draw.line((x, y, x, y + r + 2), fill=ink, width=2)
    else:
        draw.ellipse((x - 3, y - r, x + 3, y), fill=ink)
        draw.ellipse((x - r, y - 1, x - 1, y + 4), fill=ink)
        draw.ellipse((x + 1, y - 1, x + r, y + 4), fill=ink)
        draw.line((x, y, x, y + r + 2), fill=ink, width=2)
