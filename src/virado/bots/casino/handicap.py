"""Memory and attention limits of Casino players.

Weaker players overlook captures of several cards, and builds. They also forget captured cards and underrate the
captures that a move leaves to others.
"""

from virado.bots.casino.calls import certain_call
from virado.bots.casino.memory import NEW_HANDS
from virado.bots.casino.policy_bots import CLUB, club
from virado.bots.casino.weights import Weights, weights_for
from virado.bots.contract import Candidate, Rng
from virado.bots.deadline import Deadline
from virado.bots.handicap import Handicap, RecalledView, choose_noticed, choose_remembered, position_random
from virado.bots.policy import choices
from virado.games.casino.messages import Dealt
from virado.games.casino.rules.state import BUILD, CAPTURE, CasinoConfig, CasinoState, builds_taken, kind_of
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.kernel.bits import count
from virado.view import AnyView

ONE_MORE_CARD = 0.5
"""Probability that a beginner notices each further card of a sum, or each further build."""
LOOKAHEAD = 0.3
"""Factor for a beginner's weights of later captures, relative to the club player's."""
LOOKING_AHEAD = (
    "danger",
    "promise",
    "second",
    "kept",
    "late_danger",
    "late_promise",
    "late_second",
    "residue",
)
"""Names of the weights that LOOKAHEAD reduces."""
SUMS = 0.4
"""Minimum attention at which a player notices sums that others could take."""


def weights_at(o: CasinoConfig, attention: float) -> Weights:
    """Return the club player's weights, with the weights of later captures reduced for low attention."""
    weights = weights_for(o)
    part = LOOKAHEAD + (1 - LOOKAHEAD) * attention
    for field in LOOKING_AHEAD:
        setattr(weights, field, round(getattr(weights, field) * part))
    weights.sums = 1 if attention >= SUMS else 0
    return weights


def effort(packed: Packed) -> int:
    """Return the effort of noticing a move.

    It is 0 for a trail and for taking one card or one build, plus 1 for each further card or build.
    """
    a, b, c = packed
    if kind_of(c) == BUILD:
        return 1 + count(b)
    if kind_of(c) == CAPTURE:
        return max(0, count(a) + count(b) + count(builds_taken(c)) - 2)
    return 0


class CasinoHandicap(Handicap):
    """The handicap of the Casino family.

    With more attention, a player remembers more captured cards and notices more sums. With more thought, it also
    remembers more choices of other seats.
    """

    openings = (Dealt,)

    def recall(self, view: AnyView, rng: Rng) -> AnyView:
        state: CasinoState = view.state
        attention, thought = self.skill.attention, self.skill.thought
        if attention < 1:
            memory = choose_remembered(self.deal_random(view, rng), attention, view.deck.count)
            state = state.clone()
            for side in range(state.sides):
                # the top card of a pile stays visible (C-27)
                state.piles[side] &= memory | 1 << state.tops[side] >> 1
        events = view.events()
        starts = [i for i, event in enumerate(events) if isinstance(event, NEW_HANDS)]
        first = starts[-1] + 1 if starts else 0
        recalled = round((len(events) - first) * thought)
        return RecalledView(view, state, [*events[:first], *events[len(events) - recalled :]])

    def impressions(self, view: AnyView, seen: AnyView, rng: Rng, deadline: Deadline) -> list[Candidate]:
        attention = self.skill.attention
        moves = choices(view, deadline)
        if attention < 1:
            chance = ONE_MORE_CARD + (1 - ONE_MORE_CARD) * attention
            moves = choose_noticed(moves, effort, chance, position_random(view, rng))
        moves, values = CLUB.impressions(seen, moves, deadline, weights_at(view.config, attention))
        return club().candidates(view, moves, values, deadline)

    def call(self, seen: AnyView) -> Move | None:
        called = certain_call(seen)
        return None if called is None else seen.unpack(called)
