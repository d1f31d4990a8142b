"""The `Game` of Zwanzig ab, assembled from its modules."""

from collections.abc import Mapping
from typing import Any

from virado.games.tricks.agreement import ranks_from_highest
from virado.games.tricks.game import TrickGame
from virado.games.zwanzig_ab import explanation, narration, notation, view
from virado.games.zwanzig_ab.messages import MESSAGES, ZwanzigAgreement, ZwanzigView
from virado.games.zwanzig_ab.options import NEEDS, PRESETS, ZwanzigOptions
from virado.games.zwanzig_ab.rules import RULES
from virado.games.zwanzig_ab.rules.config import make_config, refuse_idle
from virado.games.zwanzig_ab.rules.refusals import REFUSALS
from virado.games.zwanzig_ab.rules.state import HAND, ZwanzigConfig, ZwanzigState, ZwanzigWorkspace


class ZwanzigGame(TrickGame[ZwanzigState, ZwanzigConfig, ZwanzigWorkspace, ZwanzigView]):
    """The family Zwanzig ab (zwanzig-ab.md)."""

    name = "zwanzig_ab"
    rulebook = "zwanzig-ab.md"
    options_type = ZwanzigOptions
    state_type = ZwanzigState
    config_type = ZwanzigConfig
    workspace_type = ZwanzigWorkspace
    rules = RULES
    presets = PRESETS
    needs = NEEDS
    refusals = REFUSALS
    messages = MESSAGES
    notation = notation
    explanation = explanation
    narration = narration
    views = view

    def config(self, options: Any, players: int, teams: bool) -> ZwanzigConfig:
        return make_config(options, players)

    def refuse_idle(
        self, options: ZwanzigOptions, players: int, teams: bool, changed: Mapping[str, Any]
    ) -> None:
        refuse_idle(options, players, changed)

    def agreement(self, options: Any, o: ZwanzigConfig, common: dict[str, Any]) -> ZwanzigAgreement:
        ranks, trump_ranks = ranks_from_highest(o.order)
        return ZwanzigAgreement(
            **common, ranks=ranks, trump_ranks=trump_ranks, start_score=o.start_score, tricks=HAND
        )


GAME = ZwanzigGame()
