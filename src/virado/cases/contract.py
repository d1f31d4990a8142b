"""The interface of a family's case reader, which imports positions and checks the cases of its rulebook."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeAlias

from virado.cards import Card
from virado.cases.differences import Difference
from virado.cases.validation import Plain
from virado.games.contract import Game, LaterPack, O, S
from virado.games.variant import Variant


class Cases(ABC, Generic[S, O]):
    """The case reader of a family, generic in the family's state and config.

    `virado.families` names the reader of each family.
    """

    @abstractmethod
    def position(self, o: O, position: Mapping[str, Plain], shuffled: list[Card]) -> S:
        """Return the state of a `position` from a case file or the protocol's `set`.

        Missing parts are filled from the unused cards in the order of `shuffled`, a whole pack. Raises OptionsError
        (code `bad-position`) with the path of the error.
        """

    def later_packs(self, o: O, position: Mapping[str, Plain], shuffled: list[Card]) -> list[LaterPack]:
        """Return the packs that a position specifies for later deals, in order.

        They are the items of `deals` that its history has not used. A pack whose order depends on the dealer is a
        function of the dealer.
        """
        return []

    @abstractmethod
    def check_case(self, case: Mapping[str, Plain]) -> list[Difference]:
        """Check one case of a rulebook's case file; return its differences.

        An unknown key, preset or option raises OptionsError.
        """


AnyCases: TypeAlias = Cases[Any, Any]
"""The case reader of any family."""


def config_of(game: Game[S, O, Any, Any], variant: Variant) -> O:
    """Return the config of a variant of this game, typed as the config of its family."""
    return game.config(variant.options, variant.players, variant.teams)
