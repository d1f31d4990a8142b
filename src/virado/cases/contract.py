"""What the case reader of a family is: positions from outside, and the checking of its rulebook's cases."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeAlias

from virado.cards import Card
from virado.cases.differences import Difference
from virado.cases.validation import Plain
from virado.games.contract import Game, LaterPack, O, S
from virado.games.variant import Variant


class Cases(ABC, Generic[S, O]):
    """One per family, named in `virado.families`; by its state and its config."""

    @abstractmethod
    def position(self, o: O, position: Mapping[str, Plain], shuffled: list[Card]) -> S:
        """A state from the `position` of a case file (and of the protocol's `set`).

        What it leaves out is filled from the unused cards in the order of `shuffled` (a whole pack).
        OptionsError (code `bad-position`) with the path of what is wrong otherwise.
        """

    def later_packs(self, o: O, position: Mapping[str, Plain], shuffled: list[Card]) -> list[LaterPack]:
        """The packs that a position lists for deals still to come, in order (`deals` beyond its history).

        A pack whose order depends on who will deal it is a function of the dealer.
        """
        return []

    @abstractmethod
    def check_case(self, case: Mapping[str, Plain]) -> list[Difference]:
        """Check one case of a rulebook's case file; what differs.

        An unknown key, preset or option raises OptionsError.
        """


AnyCases: TypeAlias = Cases[Any, Any]
"""Those of whatever family."""


def config_of(game: Game[S, O, Any, Any], variant: Variant) -> O:
    """The options of a variant of this game as integers, as the rules of the family know them."""
    return game.config(variant.options, variant.players, variant.teams)
