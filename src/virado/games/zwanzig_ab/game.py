"""Zwanzig ab: the rules and the words together."""

from collections.abc import Mapping
from typing import Any

from virado.cards import SKAT32, Card, Deck, Seat
from virado.cases.zwanzig_ab.checks import ZwanzigCases
from virado.cases.zwanzig_ab.position import read_position
from virado.games.contract import Event, Game, LaterPack, Move, Rules
from virado.games.zwanzig_ab import explanation as sentences
from virado.games.zwanzig_ab import narration as events
from virado.games.zwanzig_ab import view
from virado.games.zwanzig_ab.notation import parse, text_of
from virado.games.zwanzig_ab.options import PRESETS, ZwanzigOptions
from virado.games.zwanzig_ab.rules.config import make_config
from virado.games.zwanzig_ab.rules.dealing import setup, supply, wanted
from virado.games.zwanzig_ab.rules.legality import refusal
from virado.games.zwanzig_ab.rules.listing import apply, choices, moves, to_act
from virado.games.zwanzig_ab.rules.refusals import REFUSALS
from virado.games.zwanzig_ab.rules.secrecy import hide
from virado.games.zwanzig_ab.rules.state import ZwanzigConfig, ZwanzigState, ZwanzigWorkspace


class ZwanzigAb(Game):
    """Twenty down: from 20 points to 0, trick by trick."""

    name = "zwanzig_ab"
    title = "Zwanzig ab"
    rulebook = "zwanzig-ab.md"
    options_type = ZwanzigOptions
    state_type = ZwanzigState
    config_type = ZwanzigConfig
    workspace_type = ZwanzigWorkspace
    rules = Rules(
        setup=setup,
        wanted=wanted,
        supply=supply,
        to_act=to_act,
        refusal=refusal,
        moves=moves,
        choices=choices,
        apply=apply,
        hide=hide,
    )
    presets = PRESETS
    refusals = REFUSALS

    def deck(self, options: Any) -> Deck:  # noqa: ARG002
        return SKAT32

    def config(self, options: Any, players: int, teams: bool) -> ZwanzigConfig:  # noqa: ARG002
        return make_config(options, players)

    def start_score(self, options: Any) -> int:
        return int(options.start_score)

    def parse(self, s: Any, o: Any, seat: Seat, text: str) -> Move:  # noqa: ARG002
        return parse(text)

    def text(self, s: Any, o: Any, move: Move) -> str:  # noqa: ARG002
        return text_of(move)

    def sentence(self, s: Any, o: Any, seat: Seat, move: Move, number: int) -> str:
        return sentences.sentence(s, o, seat, move, number)

    def narrate(self, before: Any, o: Any, seat: Seat, move: Move, after: Any) -> list[Event]:
        return events.narrate(before, o, seat, move, after)

    def narrate_chance(self, before: Any, o: Any, cards: list[Card], after: Any) -> list[Event]:  # noqa: ARG002
        return events.narrate_chance(before, o, after)

    def view(self, s: Any, o: Any, seat: Seat) -> dict[str, Any]:
        return view.view(s, o, seat)

    def phase(self, s: Any, o: Any) -> str:  # noqa: ARG002
        return view.phase_name(s)

    def position(self, o: Any, position: Mapping[str, Any], shuffled: list[Card]) -> ZwanzigState:
        return read_position(self, o, position, shuffled)[0]

    def later_packs(self, o: Any, position: Mapping[str, Any], shuffled: list[Card]) -> list[LaterPack]:
        return read_position(self, o, position, shuffled)[1]

    def check_case(self, case: Mapping[str, Any]) -> list[str]:
        return ZwanzigCases(self).check(case)


GAME = ZwanzigAb()
