"""Memory and attention limits in the trick games.

Weaker players forget played cards and shown voids, and overrate their hands. In some tricks they judge a card only by
its height and ignore the tricks that follow.
"""

from virado.bots.contract import Candidate, Rng
from virado.bots.deadline import Deadline
from virado.bots.handicap import Handicap, RecalledView, Skill, choose_remembered
from virado.bots.policy import PolicyBot, choices
from virado.bots.tricks.evaluation import SUITS
from virado.bots.tricks.parts import TrickParts
from virado.bots.tricks.weights import SIMPLE, TrickWeights
from virado.cards import CardSet
from virado.games.tricks.rules import suit_cards
from virado.view import AnyView

TRICKS = 5
OVERRATED, VARIATION = 0.4, 0.5
"""Fraction by which a beginner overrates a hand, and the maximum random deviation from it."""
EAGERNESS = -20
"""Beginner's value of the weight `later`.

It is negative because a beginner likes to win with a high card instead of saving it.
"""


class TrickHandicap(Handicap):
    """The handicap of the trick games.

    A player with less attention remembers less, overrates its hand, and more often ignores unseen cards and later
    tricks.
    """

    def __init__(self, skill: Skill, parts: TrickParts) -> None:
        super().__init__(skill)
        self._parts = parts
        self.openings = parts.openings

    def recall(self, view: AnyView, rng: Rng) -> AnyView:
        attention = self.skill.attention
        if attention == 1:
            return view
        random = self.deal_random(view, rng)

        def suits_noticed() -> CardSet:
            return sum(suit_cards(suit) for suit in range(SUITS) if random.random() < attention)

        memory = choose_remembered(random, attention, view.deck.count)
        state = view.state.clone()
        self._parts.forget(state, view.seat, memory, suits_noticed)
        return RecalledView(view, state)

    def impressions(self, view: AnyView, seen: AnyView, rng: Rng, deadline: Deadline) -> list[Candidate]:
        weights = self.weights(view, rng)
        policy = self._parts.policy(counts=bool(weights.counts))
        moves, values = policy.impressions(seen, choices(seen, deadline), deadline, weights)
        return PolicyBot("dial", policy, self._parts.reasons).candidates(view, moves, values, deadline)

    def weights(self, view: AnyView, rng: Rng) -> TrickWeights:
        """Return the weights by which the player values its cards in the current trick."""
        attention = self.skill.attention
        skilled = self._parts.skilled_weights[view.variant.players]
        if attention == 1:
            return skilled
        random = self.deal_random(view, rng)
        overrated = (OVERRATED + random.uniform(-VARIATION, VARIATION)) * (1 - attention)
        attends = [random.random() < attention for _ in range(TRICKS)]
        now = attends[min(self._parts.tricks_played(view.state), TRICKS - 1)]
        weights = (skilled if now else SIMPLE).clone()
        weights.confidence = round(weights.confidence * (1 + overrated))
        if not now:
            weights.later = EAGERNESS
        return weights
