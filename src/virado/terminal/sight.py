"""What a page is drawn from: the view of the person's seat, the names at the table, the ink."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from virado.cards import Seat
from virado.games.contract import Move
from virado.terminal.background import Background
from virado.terminal.paint import Ink
from virado.terminal.saved import Sitter
from virado.view import View

_IRREGULAR = {"have": "has", "are": "is", "do": "does", "go": "goes", "pass": "passes", "were": "was"}


class Company:
    """Who sits at the table, as one person there speaks of them."""

    def __init__(
        self, sitters: Sequence[Sitter], me: Seat, sides: Sequence[Sequence[Seat]], ink: Ink
    ) -> None:
        self.sitters = tuple(sitters)
        self.me = me
        self.sides = tuple(tuple(side) for side in sides)
        self.ink = ink

    @property
    def others(self) -> list[Seat]:
        """The other seats in the order of play from the person's on."""
        count = len(self.sitters)
        return [(self.me + i) % count for i in range(1, count)]

    def who(self, seat: Seat) -> str:
        """`you`, or a name."""
        return "you" if seat == self.me else self.sitters[seat].name

    def title(self, seat: Seat) -> str:
        """A name with the level of the bot: `Rosa (greedy)`."""
        sitter = self.sitters[seat]
        if seat == self.me:
            return self.ink.paint("me", "You")
        return f"{sitter.name} ({sitter.level})" if sitter.level else sitter.name

    def does(self, seat: Seat, verb: str) -> str:
        """Beginning of a sentence: `You take`, `Rosa takes`."""
        if seat == self.me:
            return f"You {verb}"
        third = _IRREGULAR.get(verb) or (
            verb + "es" if verb.endswith(("s", "sh", "ch", "x", "o")) else verb + "s"
        )
        return f"{self.sitters[seat].name} {third}"

    def whose(self, seat: Seat) -> str:
        """`your`, or `Rosa's`."""
        if seat == self.me:
            return "your"
        return f"{self.sitters[seat].name}{'’' if self.ink.unicode else chr(39)}s"

    def side_of(self, seat: Seat) -> int:
        """The side that a seat belongs to."""
        return next(i for i, side in enumerate(self.sides) if seat in side)

    @property
    def my_side(self) -> int:
        """The person's own side."""
        return self.side_of(self.me)

    @property
    def paired(self) -> bool:
        """Whether two seats play together."""
        return any(len(side) > 1 for side in self.sides)

    def side(self, side: int) -> str:
        """A side by its people: `you and Rafael`, `Rosa`."""
        seats = sorted(self.sides[side], key=lambda seat: seat != self.me)
        return " and ".join(self.who(seat) for seat in seats)

    def side_does(self, side: int, verb: str) -> str:
        """Beginning of a sentence about a side: `You and Rafael win`, `Rosa wins`."""
        seats = self.sides[side]
        if len(seats) == 1:
            return self.does(seats[0], verb)
        name = self.side(side)
        return f"{name[0].upper()}{name[1:]} {verb}"


def join(parts: Sequence[str], word: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def amount(number: int, one: str, many: str = "") -> str:
    """`1 card`, `4 cards`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


@dataclass(frozen=True)
class Sight:
    """One look at the table from the person's seat."""

    view: View
    company: Company
    ink: Ink
    columns: int
    background: Background | None = None
    """Who does what takes long while the person thinks; None where nobody sits there."""

    @cached_property
    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return self.view.data()

    @property
    def me(self) -> Seat:
        """The person's seat."""
        return self.company.me

    @property
    def phase(self) -> str:
        """Name of the phase."""
        return str(self.data["phase"])

    @property
    def hand(self) -> list[str]:
        """The person's own cards by name; empty where they may not be seen yet."""
        hand: list[str] | int = self.data["hands"][self.me]
        return [] if isinstance(hand, int) else hand

    def text(self, move: Move) -> str:
        """Canonical text of a move here."""
        return self.view.variant.game.text(self.view.state, self.view.config, move)
