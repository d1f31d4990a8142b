"""How people see Zwanzig ab."""

import random
from typing import Any

from virado.bots.tricks.eyes import TrickEyes, noticed_suits
from virado.cards import CardSet
from virado.games.zwanzig_ab.rules.state import CARDS


class ZwanzigEyes(TrickEyes):
    """Forgets cards of past tricks and what others have shown to lack."""

    def forget(self, state: Any, seat: int, memory: CardSet, luck: random.Random) -> None:
        plays = [divmod(play, CARDS) for play in state.plays[: state.play_count]]
        own = sum(1 << card for player, card in plays if player == seat)
        state.gone &= memory | own
        for other in range(state.players):
            noticed = noticed_suits(luck, self.skill.attention)
            if other != seat:
                state.lacks[other] &= noticed

    def tricks_played(self, state: Any) -> int:
        return state.tricks_played
