"""A hand on the mouse, and a finger on the glass: drawing things about, and pressing long."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

Point = tuple[float, float]
STEPS = 6


class Pointer(Protocol):
    """Mouse or finger."""

    def down(self, at: Point) -> None:
        """Press here."""

    def to(self, at: Point) -> None:
        """Go there."""

    def up(self) -> None:
        """Let go."""


class Mouse:
    """The left button of the mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, at: Point) -> None:
        """Press here."""
        self._mouse.move(*at)
        self._mouse.down()

    def to(self, at: Point) -> None:
        """Go there."""
        self._mouse.move(*at, steps=STEPS)

    def up(self) -> None:
        """Let go."""
        self._mouse.up()


class Finger:
    """One finger on the glass; the browser makes of it what it makes of a real one."""

    def __init__(self, page: Page) -> None:
        self._devtools: Any = page.context.new_cdp_session(page)
        self._at: Point = (0, 0)

    def down(self, at: Point) -> None:
        """Press here."""
        self._at = at
        self._touch("touchStart", at)

    def to(self, at: Point) -> None:
        """Go there."""
        (x, y), (to_x, to_y) = self._at, at
        for step in range(1, STEPS + 1):
            self._touch("touchMove", (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS))
        self._at = at

    def up(self) -> None:
        """Let go."""
        self._touch("touchEnd", None)

    def _touch(self, kind: str, at: Point | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(of: Locator) -> Point:
    """The middle of something that is seen."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw(pointer: Pointer, what: Locator, to: Point) -> None:
    """Draw something there, and let go of it."""
    with dragging(pointer, what, to):
        pass


@contextmanager
def dragging(pointer: Pointer, what: Locator, to: Point) -> Generator[None]:
    """Within this, something is held there; after it, let go."""
    pointer.down(middle(what))
    pointer.to(to)
    yield
    pointer.up()
