"""The building blocks of a trick game's players.

Raub and Zwanzig ab each define one `TrickParts`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from virado.bots.contract import Reason
from virado.bots.policy import Policy
from virado.bots.tricks.race import Stretch
from virado.bots.tricks.weights import SIMPLE, TrickScratch, TrickWeights, WeightsByPlayers
from virado.bots.units import TRICK, WEIGHT
from virado.cards import CardSet, Seat
from virado.games.contract import Packed, Rules
from virado.games.messages import Event
from virado.view import AnyView

Rule: TypeAlias = Callable[..., Any]


class QuickRules(NamedTuple):
    """The two rules of a player without search; see `virado.bots.tricks.evaluation.make_player`."""

    values: Rule
    choice: Rule


class TrickParts(NamedTuple):
    """The parts of the players that differ between Raub and Zwanzig ab."""

    family: str
    rules: Rules[Any, Any, Any]
    greedy: QuickRules
    club: QuickRules
    model: QuickRules
    """Model of every seat in the rollouts of the search."""
    model_weights: WeightsByPlayers
    """Weights of the model.

    The sampling of worlds also uses them to test whether a hand fits a seat's bids.
    """
    skilled_weights: WeightsByPlayers
    """Weights of the club player."""
    characters: Mapping[str, int]
    """Confidence of each character in bidding, staying and leaving, in per cent of the club player's."""
    is_finished: Rule
    """Rule `is_finished`, described in `virado.kernel.search`."""
    sample: Rule
    sample_uniformly: Rule
    """As `sample`, without inferences from bids and exchanges."""
    observe_chance: Rule
    """Rule `observe_chance`, described in `virado.kernel.tree`."""
    observe_move: Rule
    playout: Rule
    """Rule that lists the moves of a playout.

    Below its tree, the tree search chooses one of these moves at random.
    """
    value: Rule
    """Rule for the value of a deal's end (`virado.bots.tricks.race.make_race_value`)."""
    races: Mapping[int, Sequence[Stretch]]
    """Stretches of the race to zero, by number of players."""
    reasons_for: Callable[[AnyView, Packed], tuple[Reason, ...]]
    """Function that returns the reasons for and against a move."""
    forget: Callable[[Any, Seat, CardSet, Callable[[], CardSet]], None]
    """Function `(state, seat, memory, suits_noticed)` that removes forgotten cards from a state.

    The seat recalls the cards in `memory`; `suits_noticed` draws the suits in which it noticed another seat's void.
    """
    tricks_played: Callable[[Any], int]
    """Function that returns the number of completed tricks in the deal."""
    openings: tuple[type[Event], ...]
    """Event types by which a player tells two deals apart before the first card is played."""

    def policy(self, *, counts: bool, character: str = "") -> Policy:
        """Return the policy of the club player, of a character, or of the greedy player.

        `counts=False` selects the greedy player, which judges cards by height and does not count them.
        """
        if counts:
            return Policy(
                self.club.values, partial(self._weights, character=character), TrickScratch, float(TRICK)
            )
        return Policy(self.greedy.values, _simple, TrickScratch, float(TRICK))

    def _weights(self, config: Any, *, character: str) -> TrickWeights:
        return (
            self.weights_of(character, config.players) if character else self.skilled_weights[config.players]
        )

    def weights_of(self, character: str, players: int) -> TrickWeights:
        """Return the weights of a character: the club player's weights with the character's confidence."""
        weights = self.skilled_weights[players].clone()
        weights.confidence = weights.confidence * self.characters[character] // WEIGHT
        return weights

    def reasons(self, view: AnyView, moves: Sequence[Packed]) -> list[tuple[Reason, ...]]:
        """Return the reasons for and against each move."""
        return [self.reasons_for(view, move) for move in moves]


def _simple(_config: Any) -> TrickWeights:
    return SIMPLE
