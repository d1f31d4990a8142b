"""The input of a page: the view of the person's seat, the occupants and the page format."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from virado.bots.catalogue import FIT, dial_of
from virado.cards import Seat
from virado.games.messages import Event
from virado.games.variant import Variant
from virado.session import Occupant, SeatedBot
from virado.terminal.background import Background
from virado.terminal.layout import PageFormat
from virado.terminal.style import Style
from virado.terminal.texts import Texts
from virado.view import AnyView
from virado.words import Catalogue, Speakers
from virado.words.names import transliterate


def speakers_of(names: Sequence[str], me: Seat, variant: Variant, words: Catalogue) -> Speakers:
    """Return the speakers of a match, from the point of view of the person in seat `me`."""
    named = {seat: transliterate(name, words.language.tag) for seat, name in enumerate(names)}
    return Speakers(reader=me, names=named, sides=variant.sides, variant=variant.slug)


@dataclass(frozen=True)
class Perspective:
    """The position of a match at one moment, as the person sees it."""

    view: AnyView
    occupants: Sequence[Occupant]
    frame: PageFormat
    background: Background | None = None
    """Thread that does slow work while the person thinks; None if the console is not interactive."""

    @cached_property
    def data(self) -> Any:
        """The position as a message of the family, such as `CasinoView`."""
        return self.view.data

    @property
    def style(self) -> Style:
        """Style of the page."""
        return self.frame.style

    @property
    def texts(self) -> Texts:
        """Messages in the person's language."""
        return self.frame.texts

    @property
    def columns(self) -> int:
        """Width of the page in columns."""
        return self.frame.columns

    @property
    def me(self) -> Seat:
        """Seat of the person."""
        return self.view.seat

    @property
    def options(self) -> Any:
        """Options of the variant, such as `CasinoOptions`."""
        return self.view.variant.options

    @property
    def is_my_turn(self) -> bool:
        """True if the person has a decision now."""
        return self.me in self.data.to_act

    @property
    def hand(self) -> tuple[str, ...]:
        """Names of the cards in the person's hand; empty if the person may not see them yet."""
        held = self.data.hands[self.me]
        return () if isinstance(held, int) else held

    # ------------------------------------------------------------------ people
    @property
    def seats(self) -> range:
        """All seats of the match."""
        return range(len(self.occupants))

    @property
    def others(self) -> list[Seat]:
        """The other seats in the order of play, beginning with the seat after the person's."""
        count = len(self.occupants)
        return [(self.me + i) % count for i in range(1, count)]

    @property
    def sides(self) -> range:
        """All sides of the match."""
        return range(len(self.data.sides))

    @property
    def my_side(self) -> int:
        """Side of the person."""
        return self.side_of(self.me)

    def side_of(self, seat: Seat) -> int:
        """Return the side of a seat."""
        return seat % len(self.data.sides)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's occupant; `You` for the person."""
        if seat == self.me:
            return self.style.paint("me", self.texts("terminal-you"))
        return self.style.isolate(self.style.transcribe(self.texts.speakers.names[seat]))

    def title(self, seat: Seat) -> str:
        """Return the name of a seat's occupant, with the level for a bot: `Rosa (club)`."""
        occupant = self.occupants[seat]
        if seat == self.me or not isinstance(occupant, SeatedBot):
            return self.name(seat)
        level = level_name(self.texts, occupant.level)
        return f"{self.name(seat)} ({level})"

    def side_name(self, side: int) -> str:
        """Return the names of a side's players: `you and Rafael`, `Rosa`."""
        partners = [seat for seat in self.data.sides[side] if seat != self.me]
        return self.texts("terminal-side", side=side, seats=partners)

    # ------------------------------------------------------------------ events
    def events(self) -> Sequence[Any]:
        """Return all events of the match."""
        return self.view.events()

    def last(self, kinds: tuple[type[Event], ...]) -> Any:
        """Return the latest event of these types; None if there is no such event."""
        return next((event for event in reversed(self.events()) if isinstance(event, kinds)), None)


def level_name(texts: Texts, level: str) -> str:
    """Return the name of a level.

    A level fitted to the person is shown with its place on the dial. A place on the dial is shown as typed.
    """
    if level.startswith(f"{FIT}:"):
        return texts("terminal-level-fit-at", place=texts.decimal(dial_of(level) or 0.0, 2))
    key = f"terminal-level-{level}.name"
    return texts(key) if ":" not in level and texts.words.has(key) else texts.style.isolate(level)
