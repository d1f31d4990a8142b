"""A mouse and a finger, for dragging cards and for long presses."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

Point = tuple[float, float]
STEPS = 6


class Pointer(Protocol):
    """A mouse or a finger."""

    def down(self, at: Point) -> None:
        """Press at this point."""

    def to(self, at: Point) -> None:
        """Move to this point."""

    def up(self) -> None:
        """Release."""


class Mouse:
    """The left button of the mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, at: Point) -> None:
        """Press at this point."""
        self._mouse.move(*at)
        self._mouse.down()

    def to(self, at: Point) -> None:
        """Move to this point."""
        self._mouse.move(*at, steps=STEPS)

    def up(self) -> None:
        """Release."""
        self._mouse.up()


class Finger:
    """A finger on the touch screen, with the browser's own touch events."""

    def __init__(self, page: Page) -> None:
        self._devtools: Any = page.context.new_cdp_session(page)
        self._at: Point = (0, 0)

    def down(self, at: Point) -> None:
        """Press at this point."""
        self._at = at
        self._touch("touchStart", at)

    def to(self, at: Point) -> None:
        """Move to this point."""
        (x, y), (to_x, to_y) = self._at, at
        for step in range(1, STEPS + 1):
            self._touch("touchMove", (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS))
        self._at = at

    def up(self) -> None:
        """Release."""
        self._touch("touchEnd", None)

    def _touch(self, kind: str, at: Point | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def centre_of(of: Locator) -> Point:
    """Return the centre of a visible element."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(pointer: Pointer, what: Locator, to: Point) -> None:
    """Drag an element to a point and release it."""
    with dragging(pointer, what, to):
        pass


@contextmanager
def dragging(pointer: Pointer, what: Locator, to: Point) -> Generator[None]:
    """Hold an element dragged to a point within the context, and release it afterwards."""
    pointer.down(centre_of(what))
    pointer.to(to)
    yield
    pointer.up()
