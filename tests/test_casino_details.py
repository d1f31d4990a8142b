"""Single rules of the Casino family by their numbers: groups, refusals, calls, dealing, hiding, options."""

import random
from itertools import combinations
from typing import Any

import msgspec
import pytest

from virado.cards import FRENCH52, ROOK40
from virado.games.casino.groups import find_captures, find_joined, find_subsets, low_total, partition
from virado.games.casino.hiding import UNKNOWN
from virado.games.casino.options import PRESETS, CasinoOptions, Points
from virado.games.casino.refusals import (
    BUILD_ABANDONED,
    BUILD_VALUE_DIFFERS,
    CLAIM_IN_EXTRA_DEAL,
    EQUAL_CARD_LEFT,
    EQUAL_CARD_TRAILED,
    EXTENSION_NOT_GROUPS,
    FACE_TAKES_EQUAL,
    FACE_TAKES_ONE,
    KEEPER_MAY_NOT_TRAIL,
    MALFORMED,
    MATCH_OVER,
    NO_BUILDING,
    NO_CARD_FOR_BUILD,
    NO_CLAIMS,
    NO_COMMON_VALUE,
    NO_ORANGE_CALLS,
    NO_SUCH_BUILD,
    NO_SUCH_SEAT,
    NO_VALUE,
    NOT_FOR_PARTNER,
    NOT_GROUPS,
    NOT_GROUPS_ABSORBED,
    NOT_GROUPS_WITH_CARD,
    NOT_IN_HAND,
    NOT_LOOSE,
    NOT_YOUR_TURN,
    NOTHING_ABSORBED,
    NOTHING_JOINED,
    NOTHING_TAKEN,
    ORANGE_WITHOUT_CAPTURE,
    PARTNER_ACE,
    PARTNER_NOT_PROVEN,
    RAISE_MULTIPLE,
    RAISE_OWN,
    RAISE_VALUE,
    REFUSALS,
    SAME_VALUE_BUILD,
    SEVERAL_CARDS,
    SEVERAL_TRAILED,
    TOTAL_TOO_HIGH,
    TOTALS_DIFFER,
    VALUE_IMPOSSIBLE,
)
from virado.games.casino.rules import RULES
from virado.games.casino.scoring import count_piles
from virado.games.casino.state import (
    CALL,
    CLAIM,
    CLAIMED,
    NOBODY,
    ORANGE,
    CasinoState,
    CasinoTable,
    CasinoWork,
    build_facts,
    build_how,
    calls_orange,
    capture_how,
)
from virado.games.casino.table import deck_of, make_table
from virado.games.contract import PUBLIC, REFEREE, Move
from virado.refusal import OptionsError

TAKE = capture_how(0, 0)
CLAIM_NOW: Move = (0, 0, CALL | CLAIM << 2)
CALL_ORANGE: Move = (0, 0, CALL | ORANGE << 2)


def position(
    slug: str, players: int = 2, *, teams: bool = False, changes: dict[str, Any] | None = None, **values: Any
) -> tuple[CasinoState, CasinoTable]:
    """A state of a variant with these fields; card sets as text, `builds` as (cards, value, owner)."""
    options = msgspec.structs.replace(PRESETS[slug].options, **changes or {})
    deck = deck_of(options)
    o = make_table(options, players, teams)
    s = CasinoState(players=players, sides=2 if teams else players, dealer=players - 1, deal=1, round=1)
    s.last_capturer = NOBODY
    for name, value in values.items():
        if name == "hands":
            for seat, cards in value.items():
                s.hands[seat] = deck.cards(cards)
        elif name == "loose":
            s.loose = deck.cards(value)
        elif name == "builds":
            for place, (cards, build_value, owner) in enumerate(value):
                s.build_cards[place] = deck.cards(cards)
                s.build_info[place] = build_facts(build_value, owner, owner, 0)
            s.builds = len(value)
        else:
            setattr(s, name, value)
    return s, o


def refused(s: CasinoState, o: CasinoTable, played: str, loose: str, how: int, *, seat: int = 0) -> int:
    deck = ROOK40 if o.reds else FRENCH52
    return RULES.refusal(s, o, seat, deck.cards(played), deck.cards(loose), how)


def dealt(options: CasinoOptions, players: int) -> tuple[CasinoState, CasinoTable]:
    """The first deal of a match, from the pack in the order of its cards."""
    o = make_table(options, players, False)
    s = CasinoState(players=players, sides=players, dealer=players - 1)
    RULES.setup(s, o)
    RULES.supply(s, o, list(range(o.cards)))
    return s, o


# ---------------------------------------------------------------------- groups (C-5)
def plain_groups(values: list[int], value: int) -> bool:
    """P(S, v) of plain numbers."""
    if not values:
        return True
    first, *rest = values
    for choice in range(1 << len(rest)):
        group = first + sum(other for i, other in enumerate(rest) if choice >> i & 1)
        if group == value and plain_groups([v for i, v in enumerate(rest) if not choice >> i & 1], value):
            return True
    return False


def plain_partition(o: CasinoTable, cards: list[int], value: int) -> bool:
    """P(S, v), any number of aces as 14."""
    aces = sum(card < 4 for card in cards) if value == 14 else 0
    values = sorted((o.value[card] for card in cards), reverse=True)
    return any(plain_groups(values[: len(values) - lone], value) for lone in range(aces + 1))


def test_c5_a_set_is_divided_into_groups_if_any_division_exists():
    rng = random.Random(5)
    o = make_table(PRESETS["royal-north-american"].options, 2, False)
    found = 0
    for _ in range(1500):
        value = rng.randrange(2, 15)
        highest = 4 * min(value, rng.randrange(3, 14))
        cards = rng.sample(range(highest), rng.randrange(1, min(10, highest)))
        expected = plain_partition(o, cards, value)
        assert partition(o, sum(1 << card for card in cards), value) == expected
        found += expected
    assert found > 50


def test_c5_crowded_tables_are_judged_at_once():
    o = make_table(PRESETS["royal-north-american"].options, 2, False)
    to_jacks = (1 << 44) - 1
    assert low_total(o, to_jacks) == 264
    assert partition(o, to_jacks, 12)
    assert partition(o, to_jacks, 11)
    assert not partition(o, to_jacks ^ 1, 12)
    assert not partition(o, (1 << 52) - 1, 11)
    sevens_and_nines = 0xF << 24 | 0xF << 32
    assert not partition(o, sevens_and_nines, 8)
    assert not partition(o, 1 << 60, 8 << 40)


@pytest.mark.parametrize("value", range(1, 15))
def test_c6_every_set_that_makes_groups_is_found_once(value: int):
    o = make_table(PRESETS["royal-north-american"].options, 2, False)
    rng = random.Random(value)
    for _ in range(3):
        cards = rng.sample(range(4 * min(value, 13)), min(9, 4 * value))
        every = [sum(1 << card for card in some) for size in range(10) for some in combinations(cards, size)]
        w = CasinoWork()
        find_subsets(o, w, sum(1 << card for card in cards), 14)
        found = w.taken[: find_captures(o, w, value)]
        assert len(found) == len(set(found))
        assert set(found) == {some for some in every if partition(o, some, value)}
        others = [card for card in range(52) if card not in cards and o.value[card] <= value]
        played = rng.choice(others or [card for card in range(52) if card not in cards])
        joined = w.taken[: find_joined(o, w, played, value)]
        assert len(joined) == len(set(joined))
        assert set(joined) == {some for some in every if partition(o, some | 1 << played, value)}


# ---------------------------------------------------------------------- refusals
def test_any_three_ints_from_any_seat_get_an_answer_and_change_nothing():
    rng = random.Random(1)
    for slug in PRESETS:
        s, o = dealt(PRESETS[slug].options, PRESETS[slug].usual_players)
        before = s.clone()
        for _ in range(200):
            a, b, c = (
                rng.getrandbits(rng.choice((3, 16, 52, 70))) * rng.choice((1, 1, -1)) for _ in range(3)
            )
            number = RULES.refusal(s, o, rng.randrange(-3, 8), a, b, c)
            assert number == 0 or number in REFUSALS
        assert s == before


def test_codes_of_refusals_are_distinct():
    codes = [code for code, _ in REFUSALS.values()]
    assert len(set(codes)) == len(codes)


def test_every_mistake_has_its_own_number():
    s, o = position("royal-dominican", hands={0: "Kd 5c 2c Ac", 1: "9h"}, loose="Kh 8s 7c 5d As")
    assert refused(s, o, "9h", "Kh", TAKE, seat=1) == NOT_YOUR_TURN
    assert refused(s, o, "9h", "Kh", TAKE, seat=2) == NO_SUCH_SEAT
    assert refused(s, o, "9h", "Kh", TAKE, seat=REFEREE) == NO_SUCH_SEAT
    assert refused(s, o, "9h", "Kh", TAKE) == NOT_IN_HAND
    assert refused(s, o, "Kd", "9s", TAKE) == NOT_LOOSE
    assert refused(s, o, "Kd", "", TAKE) == NOTHING_TAKEN
    assert refused(s, o, "Kd", "Kh 8s", TAKE) == NOT_GROUPS
    assert refused(s, o, "Kd", "8s 5d", TAKE) == EQUAL_CARD_LEFT
    assert refused(s, o, "Kd", "", 0) == EQUAL_CARD_TRAILED
    assert refused(s, o, "Kd 5c", "Kh 5d", TAKE) == SEVERAL_CARDS
    assert refused(s, o, "Kd 2c", "", 0) == SEVERAL_TRAILED
    assert refused(s, o, "Kd", "Kh", capture_how(1, 0)) == NO_SUCH_BUILD
    assert refused(s, o, "Kd", "", build_how(13, 0, 0)) == NO_SUCH_BUILD
    assert refused(s, o, "Kd", "Kh", capture_how(0, 1)) == NO_ORANGE_CALLS
    assert refused(s, o, "2c", "", 1 << 12) == ORANGE_WITHOUT_CAPTURE
    assert refused(s, o, "Kd", "Kh", build_how(13, NOBODY, 0)) == NO_CARD_FOR_BUILD
    assert refused(s, o, "5c", "", build_how(5, NOBODY, 0)) == NOTHING_JOINED
    assert refused(s, o, "5c", "7c", build_how(13, NOBODY, 0)) == NOT_GROUPS_WITH_CARD
    assert refused(s, o, "5c", "7c", build_how(15, NOBODY, 0)) == VALUE_IMPOSSIBLE
    assert refused(s, o, "5c", "8s", build_how(13, NOBODY, 1)) == NOT_FOR_PARTNER
    assert RULES.refusal(s, o, 0, *CLAIM_NOW) == NO_CLAIMS
    assert RULES.refusal(s, o, 0, *CALL_ORANGE) == NO_ORANGE_CALLS
    assert RULES.refusal(s, o, 0, 1 << 60, 0, 0) == MALFORMED
    s.over = 1
    assert refused(s, o, "Kd", "Kh", TAKE) == MATCH_OVER


def test_every_mistake_with_builds_has_its_own_number():
    s, o = position(
        "royal-dominican",
        hands={0: "9c 3d 2s Ad 4c"},
        loose="6d 8c",
        builds=[("5s 4d", 9, 0), ("7s 5h", 12, 1), ("6h 2h", 8, 1)],
    )
    assert refused(s, o, "9c", "", capture_how(0b010, 0)) == BUILD_VALUE_DIFFERS
    assert refused(s, o, "9c", "", 0) == KEEPER_MAY_NOT_TRAIL
    assert refused(s, o, "9c", "", build_how(9, 0, 0)) == NO_CARD_FOR_BUILD
    assert refused(s, o, "2s", "", build_how(11, 0, 0)) == RAISE_OWN
    assert refused(s, o, "3d", "", build_how(14, 1, 0)) == RAISE_VALUE
    assert refused(s, o, "2s", "8c", build_how(14, 1, 0)) == NOT_GROUPS_ABSORBED
    assert refused(s, o, "3d", "6d", build_how(12, 1, 0)) == EXTENSION_NOT_GROUPS
    assert refused(s, o, "3d", "6d", build_how(9, 0, 0)) == 0
    assert refused(s, o, "2s", "", build_how(14, 1, 0)) == 0
    s.build_info[1] = build_facts(12, 1, 1, 1)
    assert refused(s, o, "2s", "", build_how(14, 1, 0)) == RAISE_MULTIPLE


def test_c12_the_last_capturing_card_is_not_given_away():
    builds = [("5s 4d", 9, 0), ("6h 2h", 8, 0)]
    s, o = position("royal-north-american", hands={0: "9c 8d"}, loose="8c Ah", builds=builds)
    assert refused(s, o, "8d", "8c", TAKE) == BUILD_ABANDONED
    assert refused(s, o, "8d", "8c", capture_how(0b10, 0)) == 0
    assert refused(s, o, "8d", "Ah", build_how(9, NOBODY, 0)) == BUILD_ABANDONED


def test_c12_one_ace_serves_1_or_14():
    builds = [("As Ac", 1, 0), ("Kd Ah", 14, 0)]
    s, o = position("royal-north-american", hands={0: "Ad 2c"}, loose="Kh", builds=builds)
    assert refused(s, o, "2c", "Kh", TAKE) == NOT_GROUPS
    assert refused(s, o, "Ad", "", capture_how(0b01, 0)) == BUILD_ABANDONED
    assert refused(s, o, "Ad", "", capture_how(0b11, 0)) == BUILD_VALUE_DIFFERS


def test_options_of_building_have_their_own_numbers():
    builds = [("7s 5h", 12, 1), ("8s 6s", 14, 1)]
    changes = {"same_value_builds": False, "raise_absorb_loose": False}
    s, o = position(
        "royal-north-american", changes=changes, hands={0: "2s As Kc Ah"}, loose="Td 4d Kd", builds=builds
    )
    assert refused(s, o, "2s", "", build_how(14, 0, 0)) == SAME_VALUE_BUILD
    assert refused(s, o, "As", "Kd", build_how(14, NOBODY, 0)) == SAME_VALUE_BUILD
    assert refused(s, o, "As", "Kd", build_how(13, 0, 0)) == NOTHING_ABSORBED
    assert refused(s, o, "As", "Kd", build_how(14, 1, 0)) == 0


def test_c15_a_build_for_the_partner_needs_its_proof():
    s, o = position(
        "royal-dominican-partner-build",
        4,
        teams=True,
        hands={0: "4c Ac 3c", 1: "2c", 2: "9s Ah", 3: "2d"},
        loose="5d 8d As Ad",
        builds=[("Kd 7h", 14, 2)],
        known=[0, 0, 1 << 9 | 1 << 14 | 1 << 1, 0, 0, 0],
    )
    assert refused(s, o, "4c", "5d", build_how(9, NOBODY, 0)) == NO_CARD_FOR_BUILD
    assert refused(s, o, "4c", "5d", build_how(9, NOBODY, 1)) == 0
    assert refused(s, o, "4c", "8d", build_how(12, NOBODY, 1)) == PARTNER_NOT_PROVEN
    assert refused(s, o, "Ac", "As", build_how(1, NOBODY, 1)) == PARTNER_ACE


def test_face_cards_without_value_are_refused_by_c7():
    s, o = position("casino", hands={0: "Qs 3d"}, loose="Qh Qd Kc", builds=[("5s 3h", 8, 1)])
    assert refused(s, o, "Qs", "Kc", TAKE) == FACE_TAKES_EQUAL
    assert refused(s, o, "Qs", "Qh", capture_how(1, 0)) == FACE_TAKES_EQUAL
    assert refused(s, o, "Qs", "Qh Qd", TAKE) == FACE_TAKES_ONE
    assert refused(s, o, "Qs", "Qh", build_how(12, NOBODY, 0)) == NO_VALUE


def test_several_cards_are_refused_by_c16():
    s, o = position("kaszino-nagykonyv", hands={0: "7s 8d 2c"}, loose="Qh 3s")
    assert refused(s, o, "7s 8d", "Qh 3s", TAKE) == TOTAL_TOO_HIGH
    assert refused(s, o, "7s 8d", "Qh", TAKE) == TOTALS_DIFFER
    assert refused(s, o, "7s", "Qh", build_how(7, NOBODY, 0)) == NO_BUILDING
    s, o = position("kaszino-ulmann", hands={0: "Js Ad Qh"}, loose="4c 7d Ks")
    assert refused(s, o, "Js Ad Qh", "4c 7d Ks", TAKE) == NO_COMMON_VALUE


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


def test_c23_in_an_extra_deal_nobody_claims():
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


def test_c24_announcing_an_orange_is_no_move_of_its_own_but_search_announces_it():
    s, o = position("tuxedo", hands={0: "9b", 1: "8g"}, loose="3r 6y 1b")
    moves: list[Move] = []
    RULES.moves(s, o, CasinoWork(), 0, moves)
    assert not any(calls_orange(how) for _, _, how in moves)
    announced: list[Move] = []
    RULES.choices(s, o, CasinoWork(), 0, announced)
    orange = (ROOK40.cards("9b"), ROOK40.cards("3r 6y"))
    assert [calls_orange(how) for *cards, how in announced if tuple(cards) == orange] == [1]


# ---------------------------------------------------------------------- what search may exchange
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
def test_alike_cards_differ_in_nothing_that_scores(slug: str, card: str, kin: str):
    options = PRESETS[slug].options
    deck = deck_of(options)
    assert deck.text(make_table(options, 2, False).alike[deck.card(card)]) == kin


# ---------------------------------------------------------------------- dealing and hiding
def test_c3_by_twos_the_table_comes_before_the_dealer():
    s, _ = dealt(PRESETS["casino"].options, 2)
    assert FRENCH52.list(s.hands[0]) == ["As", "Ah", "2d", "2c"]
    assert FRENCH52.list(s.loose) == ["Ad", "Ac", "3s", "3h"]
    assert FRENCH52.list(s.hands[1]) == ["2s", "2h", "3d", "3c"]


def test_c3_hands_and_tables_of_other_sizes_are_dealt():
    s, _ = dealt(msgspec.structs.replace(PRESETS["casino"].options, hand_size=6), 4)
    assert [hand.bit_count() for hand in s.hands[:4]] == [6, 6, 6, 6]
    assert s.loose.bit_count() == 4
    assert s.stock_end - s.stock_next == 24


def test_c25_a_seat_knows_its_hand_and_no_other():
    s, o = dealt(PRESETS["royal-dominican"].options, 3)
    hand = s.hands[1]
    RULES.hide(s, o, 1)
    assert s.hands[:3] == [0, hand, 0]
    assert s.unseen[:3] == [4, 0, 4]
    assert set(s.stock) == {UNKNOWN}


def test_c25_after_cutting_the_non_dealer_alone_knows_the_bottom_card():
    s, o = dealt(PRESETS["kaszino-ulmann"].options, 2)
    for seat, seen in ((0, 51), (1, UNKNOWN), (PUBLIC, UNKNOWN)):
        view = s.clone()
        RULES.hide(view, o, seat)
        assert view.stock[51] == seen
        assert set(view.stock[:51]) == {UNKNOWN}


def test_c25_in_an_open_last_round_the_hands_are_public():
    s, o = dealt(PRESETS["kaszino-nagykonyv"].options, 2)
    hands = s.hands[:]
    view = s.clone()
    RULES.hide(view, o, PUBLIC)
    assert view.hands[:2] == [0, 0]
    s.stock_next = s.stock_end
    RULES.hide(s, o, PUBLIC)
    assert s.hands == hands
    assert s.unseen[:2] == [0, 0]


# ---------------------------------------------------------------------- options that make no sense together
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
def test_options_that_make_no_sense_together_are_refused(slug: str, players: int, changes: dict[str, Any]):
    options = msgspec.structs.replace(PRESETS[slug].options, **changes)
    with pytest.raises(OptionsError) as refusal:
        make_table(options, players, False)
    assert refusal.value.refusal.message
    assert refusal.value.input


def test_options_that_do_not_apply_are_ignored():
    o = make_table(PRESETS["royal-dominican-partner-build"].options, 2, True)
    assert (o.teams, o.for_partner) == (0, 0)
    options = msgspec.structs.replace(PRESETS["casino"].options, multi_play_max=3, cut_peek=True)
    assert make_table(options, 2, False).multi_play == 0
