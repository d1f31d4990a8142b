"""What a page is drawn from: the view of the person's seat, who holds the other seats, the frame of the page."""

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
    """The people at a match, as sentences for the person in seat `me` name them."""
    named = {seat: transliterate(name, words.language.tag) for seat, name in enumerate(names)}
    return Speakers(reader=me, names=named, sides=variant.sides, variant=variant.slug)


@dataclass(frozen=True)
class Perspective:
    """One moment of a match as the person sees it."""

    view: AnyView
    occupants: Sequence[Occupant]
    frame: PageFormat
    background: Background | None = None
    """Where work is done that takes long, while the person thinks; None where nobody sits at the terminal."""

    @cached_property
    def data(self) -> Any:
        """The position as a message of the family (`CasinoView` ...)."""
        return self.view.data

    @property
    def style(self) -> Style:
        """The style of the page."""
        return self.frame.style

    @property
    def texts(self) -> Texts:
        """The messages, in the person's language."""
        return self.frame.texts

    @property
    def columns(self) -> int:
        """Width of the page."""
        return self.frame.columns

    @property
    def me(self) -> Seat:
        """The person's seat."""
        return self.view.seat

    @property
    def options(self) -> Any:
        """The options of the variant (`CasinoOptions` ...)."""
        return self.view.variant.options

    @property
    def is_my_turn(self) -> bool:
        """Whether the person has a decision now."""
        return self.me in self.data.to_act

    @property
    def hand(self) -> tuple[str, ...]:
        """The person's own cards by name; empty where they may not be seen yet."""
        held = self.data.hands[self.me]
        return () if isinstance(held, int) else held

    # ------------------------------------------------------------------ people
    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self.occupants))

    @property
    def others(self) -> list[Seat]:
        """The other seats in the order of play from the person's on."""
        count = len(self.occupants)
        return [(self.me + i) % count for i in range(1, count)]

    @property
    def sides(self) -> range:
        """Every side."""
        return range(len(self.data.sides))

    @property
    def my_side(self) -> int:
        """The person's own side."""
        return self.side_of(self.me)

    def side_of(self, seat: Seat) -> int:
        """The side that a seat belongs to."""
        return seat % len(self.data.sides)

    def name(self, seat: Seat) -> str:
        """A name; `You` for the person."""
        if seat == self.me:
            return self.style.paint("me", self.texts("terminal-you"))
        return self.style.isolate(self.style.transcribe(self.texts.speakers.names[seat]))

    def title(self, seat: Seat) -> str:
        """A name with the level of the bot: `Rosa (club)`."""
        occupant = self.occupants[seat]
        if seat == self.me or not isinstance(occupant, SeatedBot):
            return self.name(seat)
        level = level_name(self.texts, occupant.level)
        return f"{self.name(seat)} ({level})"

    def side_name(self, side: int) -> str:
        """A side by its people: `you and Rafael`, `Rosa`."""
        partners = [seat for seat in self.data.sides[side] if seat != self.me]
        return self.texts("terminal-side", side=side, seats=partners)

    # ------------------------------------------------------------------ what happened
    def events(self) -> Sequence[Any]:
        """Everything that has happened in the match."""
        return self.view.events()

    def last(self, kinds: tuple[type[Event], ...]) -> Any:
        """The latest event of one of these types; None if there is none."""
        return next((event for event in reversed(self.events()) if isinstance(event, kinds)), None)


def level_name(texts: Texts, level: str) -> str:
    """A level of a bot in words, with its place on the dial if that was found for the person; a place as it is typed."""
    if level.startswith(f"{FIT}:"):
        return texts("terminal-level-fit-at", place=texts.decimal(dial_of(level) or 0.0, 2))
    key = f"terminal-level-{level}.name"
    return texts(key) if ":" not in level and texts.words.has(key) else texts.style.isolate(level)
