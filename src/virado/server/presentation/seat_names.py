"""Names of the seats in sentences. A bot gets a name that is typical of the place where the variant is played."""

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
    """The name of the occupant of a seat."""

    name: str
    """Name; empty for a free seat."""
    bot: bool
    """True for a bot's name, which is transliterated for each language. A person's name is never changed."""

    def in_language(self, language: str) -> str:
        """Return the name in the script of a language."""
        return transliterate(self.name, language) if self.bot else self.name

    def spellings(self) -> set[str]:
        """Return all forms under which the name may appear, in any language."""
        return {
            look for name in {self.in_language(language) for language in LANGUAGES} for look in looks(name)
        }


class SeatNames:
    """The names of the seats of a table after each entry of its log."""

    def __init__(self, table: str, variant: Variant) -> None:
        place = catalogue("en").variant_place(variant.slug)
        seed = int.from_bytes(table.encode(), "big")
        self._bots = names_for(place, variant.game.name, 2 * variant.players, seed)
        """Names for bots, enough that an unused one always remains."""
        self._read = 0
        """Number of entries read."""
        self._since = [0]
        """Numbers of the entries that changed a name, ascending."""
        self._names: list[tuple[SeatName, ...]] = [(SeatName("", False),) * variant.players]
        """Names of the seats after each entry in `_since`."""

    def update(self, log: Sequence[AnyEntry]) -> None:
        """Record the name changes in the entries that have been added to a log."""
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
        kept = entry.occupant.name if isinstance(entry.occupant, SeatedBot) else ""
        return self._free_name(entry.seat, seats, kept)

    def _own_name(self, name: str, mine: Seat, seats: Sequence[SeatName]) -> SeatName:
        """Return the name of a custom bot, with a number if another seat already has it."""
        taken = {spelling for seat, held in enumerate(seats) if seat != mine for spelling in held.spellings()}
        numbered = (f"{name} {number}" for number in range(2, 2 + len(seats)))
        return SeatName(next(each for each in (name, *numbered) if taken.isdisjoint(looks(each))), bot=False)

    def _free_name(self, mine: Seat, seats: Sequence[SeatName], kept: str = "") -> SeatName:
        """Return a bot's name that no other seat has in any language. Prefers `kept`, the bot's previous name."""
        taken = {spelling for seat, held in enumerate(seats) if seat != mine for spelling in held.spellings()}
        names = (SeatName(name, bot=True) for name in (*filter(None, [kept]), *self._bots))
        return next(name for name in names if not name.spellings() & taken)

    def _rename_bots(self, seats: list[SeatName], taken: Seat) -> None:
        """Rename any bot with the same name as the person in seat `taken`, who has just sat down."""
        for seat, held in enumerate(seats):
            if seat != taken and held.bot and held.spellings() & seats[taken].spellings():
                seats[seat] = self._free_name(seat, seats)

    def get_names_after(self, number: int, language: str) -> dict[Seat, str]:
        """Return the name of each occupied seat after entry `number`."""
        found = self._names[bisect_right(self._since, number) - 1]
        return {seat: held.in_language(language) for seat, held in enumerate(found) if held.name}
