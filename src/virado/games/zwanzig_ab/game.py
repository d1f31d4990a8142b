"""Zwanzig ab: the rules and the words together."""

from collections.abc import Mapping
from typing import Any

from virado.cards import SKAT32, Card, Deck, Seat
from virado.games.contract import Event, Game, LaterPack, Move, Rules
from virado.games.zwanzig_ab import events, sentences, view
from virado.games.zwanzig_ab.cases import ZwanzigCases
from virado.games.zwanzig_ab.dealing import setup, supply, wanted
from virado.games.zwanzig_ab.hiding import hide
from virado.games.zwanzig_ab.judging import refusal
from virado.games.zwanzig_ab.listing import apply, choices, moves, to_act
from virado.games.zwanzig_ab.options import PRESETS, ZwanzigOptions
from virado.games.zwanzig_ab.position import read_position
from virado.games.zwanzig_ab.refusals import REFUSALS
from virado.games.zwanzig_ab.state import ZwanzigState, ZwanzigTable, ZwanzigWork
from virado.games.zwanzig_ab.table import make_table
from virado.games.zwanzig_ab.text import parse, text_of


class ZwanzigAb(Game):
    """Twenty down: from 20 points to 0, trick by trick."""

    name = "zwanzig_ab"
    title = "Zwanzig ab"
    rulebook = "zwanzig-ab.md"
    options_type = ZwanzigOptions
    state_type = ZwanzigState
    table_type = ZwanzigTable
    workspace_type = ZwanzigWork
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

    def table(self, options: Any, players: int, teams: bool) -> ZwanzigTable:  # noqa: ARG002
        return make_table(options, players)

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
