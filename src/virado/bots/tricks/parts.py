"""What the players of one trick game are made of: Raub and Zwanzig ab fill in one record each."""

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
    """A quick player as two rules (`virado.bots.tricks.evaluation.make_player`)."""

    values: Rule
    choice: Rule


class TrickParts(NamedTuple):
    """The parts that differ from game to game."""

    family: str
    rules: Rules[Any, Any, Any]
    greedy: QuickRules
    club: QuickRules
    model: QuickRules
    """What search takes all seats for while a deal is played out."""
    model_weights: WeightsByPlayers
    """Its weights; sampled worlds are judged with them, too."""
    skilled_weights: WeightsByPlayers
    """Of the club player."""
    characters: Mapping[str, int]
    """By name of a character, how good its cards look to it when it bids, stays or leaves, in hundredths of what they do to the
    club player."""
    is_finished: Rule
    """As in `virado.kernel.search`, like `sample`."""
    sample: Rule
    observe_chance: Rule
    """As in `virado.kernel.tree`, like `shown`."""
    observe_move: Rule
    playout: Rule
    """The list of moves from which tree search plays deals to their end at random."""
    races: Mapping[int, Sequence[Stretch]]
    """The race to zero by number of players."""
    reason: Callable[[AnyView, Packed], Reason]
    """Why a move is made."""
    forget: Callable[[Any, Seat, CardSet, Callable[[], CardSet]], None]
    """(state, seat, memory, suits_noticed): take out of a state what a seat with this memory of cards does not recall;
    `suits_noticed` draws the suits of which it noticed that another seat lacks them."""
    tricks_played: Callable[[Any], int]
    """Tricks that are over in this deal."""
    openings: tuple[type[Event], ...]
    """The announcements that tell one deal from another before its first card is played."""

    def policy(self, *, counts: bool, character: str = "") -> Policy:
        """The club player, one of a character, or the greedy one, who goes by the height of the cards and does not count them."""
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
        """The weights of a character: the club player's, with another confidence."""
        weights = self.skilled_weights[players].clone()
        weights.confidence = weights.confidence * self.characters[character] // WEIGHT
        return weights

    def reasons(self, view: AnyView, moves: Sequence[Packed]) -> list[tuple[Reason, ...]]:
        """Why each move is made."""
        return [(self.reason(view, move),) for move in moves]


def _simple(_config: Any) -> TrickWeights:
    return SIMPLE
