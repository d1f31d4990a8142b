"""Crowded tables without captures, with too many sets to list.

Work is counted in steps, not in time.
"""

from itertools import islice
from typing import Any

import pytest

from tests.games.casino.positions import match_with_hand, variant_of
from tests.games.casino.states import position
from tests.states import config_of, state_of
from virado.cards import members
from virado.games.casino.game import GAME
from virado.games.casino.options import PRESETS
from virado.games.casino.parsing import PARSING_STEPS
from virado.games.casino.rules import RULES
from virado.games.casino.rules.lazy_generation import is_crowded
from virado.games.casino.rules.state import SUBSETS, WORK_A_SET, CasinoConfig, CasinoState, CasinoWorkspace
from virado.games.messages import cards_in
from virado.games.step_budget import MAX_STEPS, StepBudget
from virado.interop.engine import Engine
from virado.match import Match
from virado.refusal import AmbiguousError
from virado.view import View

ASKED = 500
ENOUGH = 15_000
"""Steps sufficient to find the first `ASKED` moves on any table."""
FORMS: list[tuple[str, dict[str, Any]]] = [
    *((slug, dict[str, Any]()) for slug in PRESETS),
    ("kaszino-kirschner", {"multi_play": "sum_or_groups"}),
    ("casino-southern-african", {"steal_in_captures": "groups", "ace_values": "one_or_fourteen"}),
]


def crowded(slug: str, changes: dict[str, Any], shift: int = 0) -> tuple[Any, Any]:
    """Return a position in which seat 0 is to act with cards of different ranks.

    All other cards but one lie loose on the table.
    """
    s, o = position(slug, changes=changes)
    cards = list(members(o.pack))
    cards = cards[shift::5] + [card for card in cards if (card - shift) % 5]
    s.hands[0], s.hands[1] = sum(1 << card for card in cards[:3]), 1 << cards[3]
    s.loose = o.pack & ~(s.hands[0] | s.hands[1])
    return s, o


def listed(slug: str, changes: dict[str, Any], steps: StepBudget, shift: int = 0) -> list[Any]:
    s, o = crowded(slug, changes, shift)
    return list(islice(GAME.legal(s, o, 0, steps), ASKED))


@pytest.mark.parametrize(("slug", "changes"), FORMS)
def test_the_first_moves_of_every_form_are_found_in_few_steps(slug: str, changes: dict[str, Any]) -> None:
    for shift in range(5):
        steps = StepBudget(ENOUGH)
        moves = listed(slug, changes, steps, shift)
        s, o = crowded(slug, changes, shift)
        assert not steps.is_exhausted
        assert len(moves) == len(set(moves)) <= ASKED
        assert not any(RULES.refusal(s, o, 0, *move) for move in moves)


@pytest.mark.parametrize(
    "slug", ["kaszino-ulmann", "kaszino-kirschner", "royal-north-american", "nordic-royal"]
)
def test_a_list_that_is_cut_off_is_a_prefix_of_the_complete_one(slug: str) -> None:
    s, o = crowded(slug, {})
    short, long = StepBudget(4_000), StepBudget(8_000)
    first, more = list(GAME.legal(s, o, 0, short)), list(GAME.legal(s, o, 0, long))
    assert short.is_exhausted
    assert long.is_exhausted
    assert 0 < len(first) < len(more)
    assert more[: len(first)] == first


@pytest.mark.parametrize(("slug", "changes"), FORMS)
def test_the_first_interleaved_moves_show_every_card_of_the_hand(slug: str, changes: dict[str, Any]) -> None:
    s, o = crowded(slug, changes)
    moves = list(islice(GAME.interleave_legal(s, o, 0), 30))
    cards = set(members(s.hands[0]))
    assert {move[0].bit_length() - 1 for move in moves if not move[0] & (move[0] - 1)} == cards
    assert not any(RULES.refusal(s, o, 0, *move) for move in moves)


@pytest.mark.parametrize(("slug", "changes"), FORMS)
def test_interleaved_moves_equal_the_listed_moves(slug: str, changes: dict[str, Any]) -> None:
    s, o = crowded(slug, changes)
    s.loose = sum(1 << card for card in list(members(s.loose))[::5])
    assert sorted(GAME.interleave_legal(s, o, 0)) == sorted(GAME.legal(s, o, 0))


@pytest.mark.parametrize(("slug", "changes"), FORMS)
def test_moves_for_search_are_bounded_as_well(slug: str, changes: dict[str, Any]) -> None:
    s, o = crowded(slug, changes)
    assert is_crowded(o, s.loose)
    moves = GAME.choices(s, o, 0, StepBudget(ENOUGH))
    assert moves
    assert not any(RULES.refusal(s, o, 0, *move) for move in moves)


# ---------------------------------------------------------------------- single moves
CROWD = " ".join(f"{rank}{suit}" for rank in "A23456789T" for suit in "shdc")


def match_of(slug: str = "kaszino-ulmann", seed: int = 1) -> Match:
    return match_with_hand(slug, "Kd Qc Js", CROWD, seed=seed)


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record the steps taken by every caller."""
    numbers: list[int] = []
    take = StepBudget.take

    def counting(self: StepBudget, number: int = 1) -> None:
        numbers.append(number)
        take(self, number)

    monkeypatch.setattr(StepBudget, "take", counting)
    return numbers


@pytest.mark.parametrize("text", ["Kd x Ts 3s", "trail Kd", "Kd x " + CROWD, "Qc x Ts 2s Th 2h", "nonsense"])
def test_a_move_is_judged_without_listing(taken: list[int], text: str) -> None:
    match = match_of()
    view = match.view(0)
    taken.clear()
    view.explain(text)
    view.meant(["Kd"], CROWD.split())
    assert not taken


def test_the_meanings_of_an_abbreviated_text_are_found_in_few_steps(taken: list[int]) -> None:
    view = match_of().view(0)
    for text in ("Kd", "Kd Qc", "Kd Qc Js"):
        taken.clear()
        view.explain(text)
        assert sum(taken) <= PARSING_STEPS
    with pytest.raises(AmbiguousError):
        view.parse("Kd")


# ---------------------------------------------------------------------- messages
def test_a_view_says_whether_its_list_is_complete() -> None:
    view: View[Any, Any] = match_of().view(0)
    steps = StepBudget()
    assert len(view.legal(ASKED, steps)) == ASKED
    assert not steps.is_exhausted
    steps = StepBudget(10_000)
    assert view.legal(None, steps) == view.legal(len(view.legal(None, StepBudget(10_000))))
    assert steps.is_exhausted
    steps = StepBudget(10_000)
    assert view.count_legal(steps) == len(view.legal(None, StepBudget(10_000)))
    assert steps.is_exhausted


def test_hidden_cards_do_not_change_where_a_list_is_cut_off() -> None:
    found: list[tuple[int, list[Any]]] = []
    hidden: set[int] = set()
    for seed in range(3):
        match = match_of(seed=seed)
        hidden.add(state_of(match).hands[1])
        steps = StepBudget(MAX_STEPS)
        moves = list(match.game.legal(match.view(0).state, config_of(match), 0, steps))
        found.append((steps.remaining, moves[-20:]))
    assert len(hidden) > 1
    assert found[0] == found[1] == found[2]


def test_the_line_protocol_marks_an_incomplete_list() -> None:
    from msgspec import json

    engine = Engine()

    def ok(**request: Any) -> Any:
        return json.decode(engine.answer(json.encode(request)))["ok"]

    cards = {"hands": {"0": ["Kd", "Qc", "Js"]}, "loose": CROWD.split(), "to_act": 0}
    ok(do="set", variant="kaszino-ulmann", position=cards, seed=1)
    found = ok(do="legal", match="m1", limit=10**6)
    assert found["complete"] is False
    assert found["count"] == len(found["moves"]) > ASKED


def test_a_table_of_thirteen_cards_is_not_crowded() -> None:
    o: Any = variant_of("casino").config()
    assert not is_crowded(o, sum(1 << card for card in range(0, 52, 4)))


def test_a_cut_list_shows_every_card_of_the_hand() -> None:
    for slug in ("kaszino-ulmann", "kaszino-kirschner", "royal-north-american"):
        listed = match_of(slug).view(0).listed(ASKED)
        assert not listed.complete
        assert len(listed.moves) == len(set(map(str, listed.moves))) == ASKED
        assert {card for move in listed.moves for card in cards_in(move)} >= {"Kd", "Qc", "Js"}


def test_a_short_list_is_complete_and_in_order() -> None:
    match = match_with_hand("royal-north-american", "Kd 9c Qs Kh", "As 8h 9d Kc")
    view = match.view(0)
    assert view.listed(ASKED) == (view.legal(), True)
    assert view.listed(2) == (list(islice(view.moves(), 2)), False)


def test_a_compiled_list_of_a_crowded_table_takes_bounded_work_and_holds_a_legal_move() -> None:
    import numpy as np

    from virado.kernel.compile import kernel

    choices = RULES.choices

    def list_all(pool: Any, configs: Any, workspaces: Any, moves: Any) -> int:
        return choices(pool[0], configs[0], workspaces[0], 0, moves)

    compiled = kernel(list_all)
    for slug, changes in FORMS:
        s, o = crowded(slug, changes)
        pool, configs = np.zeros(1, CasinoState.dtype()), np.zeros(1, CasinoConfig.dtype())
        s.store(pool)
        o.store(configs)
        workspaces = np.zeros(1, CasinoWorkspace.dtype())
        moves = np.zeros((1024, 3), np.int64)
        number = int(compiled(pool, configs, workspaces, moves))
        assert number > 0
        assert workspaces[0]["work"] <= 2 * WORK_A_SET * SUBSETS
        for a, b, c in moves[: min(number, len(moves)) : 100].tolist():
            assert RULES.refusal(s, o, 0, a, b, c) == 0


def test_a_case_with_a_crowded_table_fails_with_a_specific_code() -> None:
    from virado.cases.casino import CASES

    position_data = {"hands": {0: ["Kd", "Qc", "Js"]}, "loose": CROWD.split(), "to_act": 0}
    case = {
        "id": "crowded",
        "preset": "kaszino-ulmann",
        "position": position_data,
        "exactly_legal": [{"play": ["Kd"], "trail": True}],
    }
    (difference,) = CASES.check_case(case)
    assert difference.code == "list-cut-off"
