"""How people see Raub."""

import random
from typing import Any

from virado.bots.tricks.eyes import TrickEyes, noticed_suits
from virado.cards import CardSet
from virado.games.raub.rules.state import NO_CARD


class RaubEyes(TrickEyes):
    """Forgets cards of past tricks and what others have shown to lack."""

    def forget(self, state: Any, seat: int, memory: CardSet, luck: random.Random) -> None:
        for other in range(state.players):
            lying = state.trick[other]
            kept = memory if lying == NO_CARD else memory | 1 << lying
            noticed = noticed_suits(luck, self.skill.attention)
            if other != seat:
                state.played[other] &= kept
                state.void[other] &= noticed

    def tricks_played(self, state: Any) -> int:
        return sum(state.tricks[: state.players])
