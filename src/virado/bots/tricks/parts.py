"""The building blocks of a trick game's players; Raub and Zwanzig ab each fill in one record."""

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
    """A player without search as two rules (`virado.bots.tricks.evaluation.make_player`)."""

    values: Rule
    choice: Rule


class TrickParts(NamedTuple):
    """The parts that differ from game to game."""

    family: str
    rules: Rules[Any, Any, Any]
    greedy: QuickRules
    club: QuickRules
    model: QuickRules
    """Model of every seat in the rollouts of the search."""
    model_weights: WeightsByPlayers
    """Weights of the model; the plausibility of sampled worlds uses them too."""
    skilled_weights: WeightsByPlayers
    """Weights of the club player."""
    characters: Mapping[str, int]
    """Confidence of each character in bidding, staying and leaving, in per cent of the club player's."""
    is_finished: Rule
    """Rule described in `virado.kernel.search`; so is `sample`."""
    sample: Rule
    observe_chance: Rule
    """Rule described in `virado.kernel.tree`; so is `observe_move`."""
    observe_move: Rule
    playout: Rule
    """Rule that lists the moves from which the tree search chooses at random below its tree."""
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
    """Announcements that distinguish one deal from another before its first card is played."""

    def policy(self, *, counts: bool, character: str = "") -> Policy:
        """Return the policy of the club player, of a character, or of the greedy player.

        With `counts=False` it is the greedy player, which judges cards by height and does not count them.
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
        """Return the weights of a character: the club player's with another confidence."""
        weights = self.skilled_weights[players].clone()
        weights.confidence = weights.confidence * self.characters[character] // WEIGHT
        return weights

    def reasons(self, view: AnyView, moves: Sequence[Packed]) -> list[tuple[Reason, ...]]:
        """Return the reasons for and against each move."""
        return [self.reasons_for(view, move) for move in moves]


def _simple(_config: Any) -> TrickWeights:
    return SIMPLE
