"""How people see games of four or five tricks: they forget what has been played and who showed void, hope for more than
their hand is worth, and in some tricks judge a card by its height alone, as if no trick were to come."""

import random
from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from virado.bots.contract import Bot, Suggestion
from virado.bots.dial import Eyes, Skill, deal_luck, remembered, with_memory
from virado.bots.tricks.judging import TrickTaste
from virado.cards import CardSet
from virado.games.tricks.rules import suit_cards
from virado.view import View

PACK = 32
SUITS = 4
TRICKS = 5
HOPE, MOOD = 0.4, 0.5
"""By which part of its worth a beginner overrates a hand, and by which more or less it does so at most."""
GLEE = -20
"""How much a beginner minds giving away a card that would be good later: it rather likes to win with a high one."""


def noticed_suits(luck: random.Random, chance: float) -> CardSet:
    """The suits of which a player notices, each with this chance, that another seat has shown to lack them."""
    return sum(suit_cards(suit) for suit in range(SUITS) if luck.random() < chance)


class TrickEyes(Eyes):
    """Attention is memory, an even temper, and thinking of the cards still out and of the tricks still to come."""

    def __init__(
        self,
        skill: Skill,
        seed: int,
        *,
        quick: Callable[[TrickTaste], Bot],
        careless: TrickTaste,
        careful: TrickTaste,
    ) -> None:
        """`quick` makes the quick player of a taste; `careless` goes by the height of the cards, `careful` is the club's."""
        super().__init__(skill, seed)
        self._quick = quick
        self._careless = careless
        self._careful = careful

    @abstractmethod
    def forget(self, state: Any, seat: int, memory: CardSet, luck: random.Random) -> None:
        """Take out of a state what a seat with this memory does not recall."""

    @abstractmethod
    def tricks_played(self, state: Any) -> int:
        """Tricks that are over in this deal."""

    def look(self, view: View) -> View:
        attention = self.skill.attention
        if attention == 1:
            return view
        luck = deal_luck(view, self.seed)
        memory = remembered(luck, attention, PACK)
        state: Any = view.state.clone()
        self.forget(state, view.seat, memory, luck)
        return with_memory(view, state)

    def first_thoughts(self, view: View, seen: View) -> list[Suggestion]:
        return self._quick(self.taste(view)).suggest(seen)

    def taste(self, view: View) -> TrickTaste:
        """What the player makes of its cards in this trick."""
        attention = self.skill.attention
        if attention == 1:
            return self._careful
        luck = deal_luck(view, self.seed)
        mood = (HOPE + luck.uniform(-MOOD, MOOD)) * (1 - attention)
        attends = [luck.random() < attention for _ in range(TRICKS)]
        now = attends[min(self.tricks_played(view.state), TRICKS - 1)]
        taste = (self._careful if now else self._careless).clone()
        taste.hope = round(taste.hope * (1 + mood))
        if not now:
            taste.later = GLEE
        return taste
