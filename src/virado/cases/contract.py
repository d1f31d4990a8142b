"""What the case reader of a family is: positions from outside, and the checking of its rulebook's cases."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from virado.cards import Card
from virado.cases.differences import Difference
from virado.cases.reading import Plain
from virado.games.contract import LaterPack
from virado.kernel.layout import MatchState


class Cases(ABC):
    """One per family, named in `virado.families`."""

    @abstractmethod
    def position(self, o: Any, position: Mapping[str, Plain], shuffled: list[Card]) -> MatchState:
        """A state from the `position` of a case file (and of the protocol's `set`).

        What it leaves out is filled from the unused cards in the order of `shuffled` (a whole pack).
        OptionsError (code `bad-position`) with the path of what is wrong otherwise.
        """

    def later_packs(self, o: Any, position: Mapping[str, Plain], shuffled: list[Card]) -> list[LaterPack]:
        """The packs that a position lists for deals still to come, in order (`deals` beyond its history).

        A pack whose order depends on who will deal it is a function of the dealer.
        """
        return []

    @abstractmethod
    def check_case(self, case: Mapping[str, Plain]) -> list[Difference]:
        """Check one case of a rulebook's case file; what differs.

        An unknown key, preset or option raises OptionsError.
        """
