"""The `Game` of Raub, assembled from its modules."""

from collections.abc import Mapping
from typing import Any

from virado.games.contract import Packed
from virado.games.messages import REFEREE, Actor
from virado.games.raub import explanation, narration, notation, view
from virado.games.raub.messages import MESSAGES, RaubAgreement, RaubView
from virado.games.raub.options import NEEDS, PRESETS, RaubOptions
from virado.games.raub.rules import RULES
from virado.games.raub.rules.config import make_config, refuse_idle
from virado.games.raub.rules.refusals import REFUSALS
from virado.games.raub.rules.state import (
    DEFENCE,
    DROP,
    HAND,
    MISDEAL,
    MISDEAL_INTENTIONAL,
    PASS,
    RaubConfig,
    RaubState,
    RaubWorkspace,
    pack_move,
)
from virado.games.tricks.agreement import ranks_from_highest
from virado.games.tricks.game import TrickGame


class RaubGame(TrickGame[RaubState, RaubConfig, RaubWorkspace, RaubView]):
    """The family Raub (raub.md)."""

    name = "raub"
    rulebook = "raub.md"
    revision = 2
    options_type = RaubOptions
    state_type = RaubState
    config_type = RaubConfig
    workspace_type = RaubWorkspace
    rules = RULES
    presets = PRESETS
    needs = NEEDS
    refusals = REFUSALS
    messages = MESSAGES
    notation = notation
    explanation = explanation
    narration = narration
    views = view

    def config(self, options: Any, players: int, teams: bool) -> RaubConfig:
        return make_config(options, players)

    def refuse_idle(
        self, options: RaubOptions, players: int, teams: bool, changed: Mapping[str, Any]
    ) -> None:
        refuse_idle(options, players, changed)

    def agreement(self, options: Any, o: RaubConfig, common: dict[str, Any]) -> RaubAgreement:
        ranks, trump_ranks = ranks_from_highest(o.order)
        return RaubAgreement(
            **common, ranks=ranks, trump_ranks=trump_ranks, start_score=o.start_score, tricks=HAND
        )

    def parse(self, s: RaubState, o: RaubConfig, actor: Actor, text: str) -> Packed:
        """Return the move that a text denotes.

        In answer to a declaration, the word `pass` means `drop`, as in the source of the rules (A-4).
        """
        found = super().parse(s, o, actor, text)
        return pack_move(DROP) if found == pack_move(PASS) and s.phase == DEFENCE else found

    def calls(self, s: RaubState, o: RaubConfig, actor: Actor) -> list[Packed]:
        """Return the announcements of a misdeal that the referee may still make (R-22)."""
        if actor is not REFEREE or not s.window:
            return []
        others = [seat for seat in range(s.players) if seat != s.dealer] if o.misdeal_any else []
        return [
            pack_move(action, extra=named)
            for named in (0, *(seat + 1 for seat in others))
            for action in (MISDEAL, MISDEAL_INTENTIONAL)
        ]


GAME = RaubGame()
