"""Details of the Casino family: calls, dealing, hiding, and contradictory options."""

from typing import Any

import msgspec
import pytest

from tests.games.casino.states import CALL_ORANGE, CLAIM_NOW, TAKE, deal_first, position
from virado.cards import FRENCH52, ROOK40
from virado.games.casino.options import PRESETS, Points
from virado.games.casino.rules import RULES
from virado.games.casino.rules.config import deck_of, make_config
from virado.games.casino.rules.refusals import (
    CLAIM_IN_EXTRA_DEAL,
)
from virado.games.casino.rules.scoring import count_piles
from virado.games.casino.rules.secrecy import UNKNOWN
from virado.games.casino.rules.state import (
    CLAIMED,
    CasinoWorkspace,
    calls_orange,
)
from virado.games.contract import PUBLIC_SEAT, Packed
from virado.refusal import OptionsError


# ---------------------------------------------------------------------- calls
def test_c23_a_wrong_claim_changes_nothing_and_a_right_one_wins():
    s, o = position("kaszino-kirschner", hands={0: "7s", 1: "8d"}, turn=1)
    s.scores[:2] = [6, 5]
    s.piles[:2] = [FRENCH52.cards("Td As"), FRENCH52.cards("Ah 2s")]
    count_piles(s, o)
    before = s.clone()
    assert RULES.refusal(s, o, 0, *CLAIM_NOW) == 0
    RULES.apply(s, o, 0, *CLAIM_NOW)
    assert s == before
    s.scores[0] = 8
    RULES.apply(s, o, 0, *CLAIM_NOW)
    assert (s.over, s.winners, s.ending) == (1, 1, CLAIMED)
    assert s.scores[:2] == [11, 5]
    assert s.deal_points[:2] == [3, 0]


def test_c23_claims_are_refused_in_an_extra_deal():
    s, o = position("kaszino-kirschner", hands={0: "7s", 1: "8d"}, extra_deal=1)
    assert RULES.refusal(s, o, 1, *CLAIM_NOW) == CLAIM_IN_EXTRA_DEAL


def test_c24_a_false_call_costs_every_time_and_an_orange_scores_once():
    s, o = position("tuxedo", 3, hands={0: "9b 2g", 1: "8g 7b", 2: "4b 6g"}, loose="3r 6y 1b")
    for _ in range(2):
        assert RULES.refusal(s, o, 2, *CALL_ORANGE) == 0
        RULES.apply(s, o, 2, *CALL_ORANGE)
    assert s.false_calls[:3] == [0, 0, 2]
    RULES.apply(s, o, 0, ROOK40.cards("9b"), ROOK40.cards("3r 6y"), TAKE)
    for seat in (1, 0, 2):
        RULES.apply(s, o, seat, *CALL_ORANGE)
    assert s.oranges[:3] == [0, 1, 0]
    assert s.false_calls[:3] == [0, 0, 2]


def test_c24_announcing_an_orange_is_not_listed_but_search_announces_it():
    s, o = position("tuxedo", hands={0: "9b", 1: "8g"}, loose="3r 6y 1b")
    moves: list[Packed] = []
    RULES.moves(s, o, CasinoWorkspace(), 0, moves)
    assert not any(calls_orange(how) for _, _, how in moves)
    announced: list[Packed] = []
    RULES.choices(s, o, CasinoWorkspace(), 0, announced)
    orange = (ROOK40.cards("9b"), ROOK40.cards("3r 6y"))
    assert [calls_orange(how) for *cards, how in announced if tuple(cards) == orange] == [1]


# ---------------------------------------------------------------------- equivalent cards
@pytest.mark.parametrize(
    ("slug", "card", "kin"),
    [
        ("royal-dominican", "7h", "7h 7d 7c"),
        ("royal-dominican", "Td", "Td"),
        ("royal-dominican", "2s", "2s"),
        ("royal-dominican", "Ah", "Ah Ad Ac"),
        ("royal-north-american", "Ah", "Ah"),
        ("royal-haitian", "Ts", "Ts Th Td Tc"),
        ("tuxedo", "5b", "5b 5g"),
        ("tuxedo", "5r", "5r"),
    ],
)
def test_equivalent_cards_differ_in_nothing_that_scores(slug: str, card: str, kin: str):
    options = PRESETS[slug].options
    deck = deck_of(options)
    assert deck.text(make_config(options, 2, False).equivalents[deck.card(card)]) == kin


# ---------------------------------------------------------------------- dealing and hiding
def test_c3_by_twos_the_table_comes_before_the_dealer():
    s, _ = deal_first(PRESETS["casino"].options, 2)
    assert FRENCH52.list(s.hands[0]) == ["As", "Ah", "2d", "2c"]
    assert FRENCH52.list(s.loose) == ["Ad", "Ac", "3s", "3h"]
    assert FRENCH52.list(s.hands[1]) == ["2s", "2h", "3d", "3c"]


def test_c3_hands_and_tables_of_other_sizes_are_dealt():
    s, _ = deal_first(msgspec.structs.replace(PRESETS["casino"].options, hand_size=6), 4)
    assert [hand.bit_count() for hand in s.hands[:4]] == [6, 6, 6, 6]
    assert s.loose.bit_count() == 4
    assert s.stock_end - s.stock_next == 24


def test_c25_a_seat_knows_only_its_own_hand():
    s, o = deal_first(PRESETS["royal-dominican"].options, 3)
    hand = s.hands[1]
    RULES.hide(s, o, 1)
    assert s.hands[:3] == [0, hand, 0]
    assert s.unseen[:3] == [4, 0, 4]
    assert set(s.stock) == {UNKNOWN}


def test_c25_after_cutting_the_non_dealer_alone_knows_the_bottom_card():
    s, o = deal_first(PRESETS["kaszino-ulmann"].options, 2)
    for seat, seen in ((0, 51), (1, UNKNOWN), (PUBLIC_SEAT, UNKNOWN)):
        view = s.clone()
        RULES.hide(view, o, seat)
        assert view.stock[51] == seen
        assert set(view.stock[:51]) == {UNKNOWN}


def test_c25_in_an_open_last_round_the_hands_are_public():
    s, o = deal_first(PRESETS["kaszino-nagykonyv"].options, 2)
    hands = s.hands[:]
    view = s.clone()
    RULES.hide(view, o, PUBLIC_SEAT)
    assert view.hands[:2] == [0, 0]
    s.stock_next = s.stock_end
    RULES.hide(s, o, PUBLIC_SEAT)
    assert s.hands == hands
    assert s.unseen[:2] == [0, 0]


# ---------------------------------------------------------------------- contradictory options
@pytest.mark.parametrize(
    ("slug", "players", "changes"),
    [
        ("casino", 2, {"equal_card_rule": "must_use"}),
        ("casino", 2, {"raise_with_table_cards": True}),
        ("casino", 2, {"multi_play": "sum"}),
        ("casino", 2, {"multi_play": "groups"}),
        ("casino", 2, {"hand_size": 5}),
        ("casino", 2, {"table_size": 5, "deal_packet": "all"}),
        ("casino", 4, {"hand_size": 8}),
        ("casino", 4, {"hand_size": 24, "deal_packet": "all"}),
        ("casino", 2, {"deck": "rook40"}),
        ("casino", 2, {"orange_calls": "must_call"}),
        ("royal-dominican", 2, {"points": Points(most_cards=2)}),
        ("royal-dominican", 2, {"claim": "at_target"}),
        ("royal-haitian", 2, {"claim": "at_target"}),
        ("nordic-royal", 3, {"after_sweep_double_turn": True}),
        ("nordic-royal", 3, {"cut_peek": True}),
        ("kaszino-kirschner", 2, {"equal_card_rule": "must_use"}),
        ("kaszino-kirschner", 2, {"hand_size": 8}),
        ("tuxedo", 2, {"endgame": "soto"}),
        ("tuxedo", 2, {"target_tie": "counting_order"}),
        ("tuxedo", 3, {"table_size": 2}),
    ],
)
def test_contradictory_options_are_refused(slug: str, players: int, changes: dict[str, Any]):
    options = msgspec.structs.replace(PRESETS[slug].options, **changes)
    with pytest.raises(OptionsError) as refusal:
        make_config(options, players, False)
    assert refusal.value.refusal.detail.startswith("casino-")
    assert refusal.value.rule
    assert refusal.value.input


def test_options_that_do_not_apply_are_ignored():
    o = make_config(PRESETS["royal-dominican-partner-build"].options, 2, True)
    assert (o.teams, o.for_partner) == (0, 0)
    options = msgspec.structs.replace(PRESETS["casino"].options, multi_play_max=3, cut_peek=True)
    ignored = make_config(options, 2, False)
    assert (ignored.multi_play, ignored.multi_max) == (
        0,
        make_config(PRESETS["casino"].options, 2, False).multi_max,
    )
