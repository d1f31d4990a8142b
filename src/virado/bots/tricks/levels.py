"""The players of the trick games by level: what Raub and Zwanzig ab share."""

from collections.abc import Callable
from typing import NamedTuple

from virado.bots.chance import RandomBot
from virado.bots.contract import Bot
from virado.bots.dial import Skill
from virado.bots.quick import QuickBot, Reason, Values
from virado.bots.tricks.eyes import TrickEyes
from virado.bots.tricks.judging import TrickMind, TrickTaste
from virado.refusal import OptionsError

SIMPLE = TrickTaste(hope=100, counts=0, first=100, bold=0, drawn=20, later=60)
SKILLED = TrickTaste(hope=100, counts=1, first=100, bold=30, drawn=28, later=60)


class TrickPlayers(NamedTuple):
    """What the players of one game are made of."""

    title: str
    greedy_values: Values
    club_values: Values
    expert: Callable[..., Bot]
    """(seed, ms, simulations): the searching player; loads the compiler."""
    eyes_type: type[TrickEyes]
    reason: Reason

    def quick(self, name: str, taste: TrickTaste) -> Bot:
        """The club player of a taste, or one that goes by the height of the cards if it does not count them."""
        values = self.club_values if taste.counts else self.greedy_values
        return QuickBot(name, values, taste, TrickMind(), scale=100.0, reason=self.reason)

    def player(self, name: str, *, seed: int, ms: int | None, simulations: int | None) -> Bot:
        """The player of a level."""
        if name == "random":
            return RandomBot(seed=seed)
        if name == "greedy":
            return self.quick(name, SIMPLE)
        if name == "club":
            return self.quick(name, SKILLED)
        if name == "expert":
            return self.expert(seed=seed, ms=ms, simulations=simulations)
        raise OptionsError(f"there is no {name} player of {self.title}", name)

    def eyes(self, skill: Skill, seed: int) -> TrickEyes:
        """How a person of that skill sees the table."""
        return self.eyes_type(
            skill, seed, quick=lambda taste: self.quick("dial", taste), careless=SIMPLE, careful=SKILLED
        )
