"""What sentences call the seats of a table: people by their names, bots by names that suit where the game is played."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from virado.cards import Seat
from virado.games.variant import Variant
from virado.session import Bot, Entry, Person, SeatChanged
from virado.words import catalogue
from virado.words.names import names_for, spelled


class SeatName(NamedTuple):
    """The name of a seat."""

    name: str
    """Empty while nobody has the seat."""
    bot: bool
    """A bot's name is spelled in the letters of each language; a person's stays as it is."""

    def in_language(self, language: str) -> str:
        """The name in the letters of a language."""
        return spelled(self.name, language) if self.bot else self.name


class Names:
    """The names of the seats of a table as they have been from entry to entry of its log."""

    def __init__(self, table: str, variant: Variant) -> None:
        place = catalogue("en").variant_place(variant.slug)
        seed = int.from_bytes(table.encode(), "big")
        self._bots = names_for(place, variant.game.name, 2 * variant.players, seed)
        self._read = 0
        """Entries that have been read."""
        self._since = [0]
        """Numbers of the entries that have changed a name."""
        self._names: list[tuple[SeatName, ...]] = [(SeatName("", False),) * variant.players]
        """The names from each of them on."""

    def read(self, log: Sequence[Entry]) -> None:
        """Note the seats that have changed in a log since it was last read."""
        for entry in log[self._read :]:
            if isinstance(entry, SeatChanged):
                seats = list(self._names[-1])
                seats[entry.seat] = self._name(entry, seats)
                self._since.append(entry.number)
                self._names.append(tuple(seats))
        self._read = len(log)

    def _name(self, entry: SeatChanged, seats: Sequence[SeatName]) -> SeatName:
        if isinstance(entry.occupant, Person):
            return SeatName(entry.occupant.name, bot=False)
        if not isinstance(entry.occupant, Bot) and entry.stand_in is None:
            return SeatName("", bot=False)
        taken = {held.name for seat, held in enumerate(seats) if seat != entry.seat}
        free = [name for name in self._bots if name not in taken] or self._bots
        return SeatName(free[0], bot=True)

    def at(self, number: int, language: str) -> dict[Seat, str]:
        """By seat that has one, the name after entry `number`."""
        found = self._names[bisect_right(self._since, number) - 1]
        return {seat: held.in_language(language) for seat, held in enumerate(found) if held.name}
