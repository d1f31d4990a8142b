"""What sentences call the seats of a table: people by their names, bots by names that suit where the game is played."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from virado.bots.catalogue import is_level
from virado.cards import Seat
from virado.games.variant import Variant
from virado.languages import LANGUAGES
from virado.session import AnyEntry, Person, SeatChanged, SeatedBot
from virado.text_identity import looks
from virado.words import catalogue
from virado.words.names import names_for, transliterate


class SeatName(NamedTuple):
    """The name of a seat."""

    name: str
    """Empty while nobody has the seat."""
    bot: bool
    """A bot's name is spelled in the letters of each language; a person's stays as it is."""

    def in_language(self, language: str) -> str:
        """The name in the letters of a language."""
        return transliterate(self.name, language) if self.bot else self.name

    def spellings(self) -> set[str]:
        """Return the looks of the name in all languages."""
        return {
            look for name in {self.in_language(language) for language in LANGUAGES} for look in looks(name)
        }


class SeatNames:
    """The names of the seats of a table as they have been from entry to entry of its log."""

    def __init__(self, table: str, variant: Variant) -> None:
        place = catalogue("en").variant_place(variant.slug)
        seed = int.from_bytes(table.encode(), "big")
        self._bots = names_for(place, variant.game.name, 2 * variant.players, seed)
        """More than there are other seats: one is always free."""
        self._read = 0
        """Entries that have been read."""
        self._since = [0]
        """Numbers of the entries that have changed a name."""
        self._names: list[tuple[SeatName, ...]] = [(SeatName("", False),) * variant.players]
        """The names from each of them on."""

    def update(self, log: Sequence[AnyEntry]) -> None:
        """Note the seats that have changed in a log since it was last read."""
        for entry in log[self._read :]:
            if isinstance(entry, SeatChanged):
                seats = list(self._names[-1])
                seats[entry.seat] = self._name(entry, seats)
                self._rename_bots(seats, entry.seat)
                self._since.append(entry.number)
                self._names.append(tuple(seats))
        self._read = len(log)

    def _name(self, entry: SeatChanged, seats: Sequence[SeatName]) -> SeatName:
        if isinstance(entry.occupant, Person):
            return SeatName(entry.occupant.name, bot=False)
        if not isinstance(entry.occupant, SeatedBot) and entry.stand_in is None:
            return SeatName("", bot=False)
        if isinstance(entry.occupant, SeatedBot) and not is_level(entry.occupant.level):
            return self._own_name(entry.occupant.level, entry.seat, seats)
        return self._free_name(entry.seat, seats)

    def _own_name(self, name: str, mine: Seat, seats: Sequence[SeatName]) -> SeatName:
        """The name of a bot that was brought along, with a number if another seat has it already."""
        taken = {spelling for seat, held in enumerate(seats) if seat != mine for spelling in held.spellings()}
        numbered = (f"{name} {number}" for number in range(2, 2 + len(seats)))
        return SeatName(next(each for each in (name, *numbered) if taken.isdisjoint(looks(each))), bot=False)

    def _free_name(self, mine: Seat, seats: Sequence[SeatName]) -> SeatName:
        """A bot's name that no other seat has, in no language."""
        taken = {spelling for seat, held in enumerate(seats) if seat != mine for spelling in held.spellings()}
        names = (SeatName(name, bot=True) for name in self._bots)
        return next(name for name in names if not name.spellings() & taken)

    def _rename_bots(self, seats: list[SeatName], taken: Seat) -> None:
        """Give another name to a bot that is called as the person who has just taken this seat."""
        for seat, held in enumerate(seats):
            if seat != taken and held.bot and held.spellings() & seats[taken].spellings():
                seats[seat] = self._free_name(seat, seats)

    def get_names_after(self, number: int, language: str) -> dict[Seat, str]:
        """By seat that has one, the name after entry `number`."""
        found = self._names[bisect_right(self._since, number) - 1]
        return {seat: held.in_language(language) for seat, held in enumerate(found) if held.name}
