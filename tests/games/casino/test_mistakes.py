"""Groups of cards, and the refusal number of every kind of mistake, in the Casino family."""

import random
from itertools import combinations

import pytest

from tests.games.casino.states import CALL_ORANGE, CLAIM_NOW, TAKE, deal_first, position
from virado.cards import FRENCH52, ROOK40
from virado.games.casino.options import PRESETS
from virado.games.casino.rules import RULES
from virado.games.casino.rules.config import make_config
from virado.games.casino.rules.groups import find_captures, find_joined, find_subsets, low_total, partition
from virado.games.casino.rules.refusals import (
    ACE_SERVES_TWICE,
    BUILD_ABANDONED,
    BUILD_VALUE_DIFFERS,
    BUILDS_OF_SEVERAL_VALUES,
    COMMON_VALUE_TOO_HIGH,
    EQUAL_CARD_LEFT,
    EQUAL_CARD_TRAILED,
    EXTENSION_NOT_GROUPS,
    FACE_TAKES_EQUAL,
    FACE_TAKES_ONE,
    IN_A_BUILD,
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
    NOT_GROUPS_OF_BUILD,
    NOT_GROUPS_WITH_CARD,
    NOT_IN_HAND,
    NOT_LOOSE,
    NOT_YOUR_TURN,
    NOTHING_ABSORBED,
    NOTHING_JOINED,
    NOTHING_TAKEN,
    ONLY_CAPTURES_TAKE_SEVERAL,
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
from virado.games.casino.rules.state import (
    NOBODY,
    CasinoConfig,
    CasinoState,
    CasinoWorkspace,
    build_facts,
    build_how,
    capture_how,
)
from virado.games.contract import REFEREE_SEAT


def refused(s: CasinoState, o: CasinoConfig, played: str, loose: str, how: int, *, seat: int = 0) -> int:
    deck = ROOK40 if o.reds else FRENCH52
    return RULES.refusal(s, o, seat, deck.cards(played), deck.cards(loose), how)


# ---------------------------------------------------------------------- groups (C-5)
def plain_groups(values: list[int], value: int) -> bool:
    """Return True if numbers can be divided into groups with this sum: P(S, v) of C-5."""
    if not values:
        return True
    first, *rest = values
    for choice in range(1 << len(rest)):
        group = first + sum(other for i, other in enumerate(rest) if choice >> i & 1)
        if group == value and plain_groups([v for i, v in enumerate(rest) if not choice >> i & 1], value):
            return True
    return False


def plain_partition(o: CasinoConfig, cards: list[int], value: int) -> bool:
    """Return True if cards can be divided into groups of a value, with any number of aces as 14 (C-5)."""
    aces = sum(card < 4 for card in cards) if value == 14 else 0
    values = sorted((o.value[card] for card in cards), reverse=True)
    return any(plain_groups(values[: len(values) - lone], value) for lone in range(aces + 1))


def test_c5_a_set_is_divided_into_groups_if_any_division_exists():
    rng = random.Random(5)
    o = make_config(PRESETS["royal-north-american"].options, 2, False)
    found = 0
    for _ in range(1500):
        value = rng.randrange(2, 15)
        highest = 4 * min(value, rng.randrange(3, 14))
        cards = rng.sample(range(highest), rng.randrange(1, min(10, highest)))
        expected = plain_partition(o, cards, value)
        assert partition(o, sum(1 << card for card in cards), value) == expected
        found += expected
    assert found > 50


def test_c5_crowded_tables_are_judged_quickly():
    o = make_config(PRESETS["royal-north-american"].options, 2, False)
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
    o = make_config(PRESETS["royal-north-american"].options, 2, False)
    rng = random.Random(value)
    for _ in range(3):
        cards = rng.sample(range(4 * min(value, 13)), min(9, 4 * value))
        every = [sum(1 << card for card in some) for size in range(10) for some in combinations(cards, size)]
        w = CasinoWorkspace()
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
def test_any_three_integers_are_judged_without_changing_the_state():
    rng = random.Random(1)
    for slug in PRESETS:
        s, o = deal_first(PRESETS[slug].options, PRESETS[slug].usual_players)
        before = s.clone()
        for _ in range(200):
            a, b, c = (
                rng.getrandbits(rng.choice((3, 16, 52, 70))) * rng.choice((1, 1, -1)) for _ in range(3)
            )
            number = RULES.refusal(s, o, rng.randrange(-3, 8), a, b, c)
            assert number == 0 or number in REFUSALS
        assert s == before


def test_every_refusal_number_has_its_own_message():
    messages = [(kind.code, kind.detail) for kind in REFUSALS.values()]
    assert len(set(messages)) == len(messages)


def test_every_mistake_has_its_own_number():
    s, o = position("royal-dominican", hands={0: "Kd 5c 2c Ac", 1: "9h"}, loose="Kh 8s 7c 5d As")
    assert refused(s, o, "9h", "Kh", TAKE, seat=1) == NOT_YOUR_TURN
    assert refused(s, o, "9h", "Kh", TAKE, seat=2) == NO_SUCH_SEAT
    assert refused(s, o, "9h", "Kh", TAKE, seat=REFEREE_SEAT) == NO_SUCH_SEAT
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
    assert refused(s, o, "9c", "6d", capture_how(0b001, 0)) == NOT_GROUPS_OF_BUILD
    assert refused(s, o, "9c", "5s", TAKE) == IN_A_BUILD
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


def test_c12_the_last_capturing_card_must_be_kept():
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
    assert refused(s, o, "Ad", "", capture_how(0b11, 0)) == BUILDS_OF_SEVERAL_VALUES
    builds = [("As Ac", 1, 0), ("Td 4d", 14, 0)]
    s, o = position("royal-north-american", hands={0: "Ad Ah 2c"}, loose="2h", builds=builds)
    assert refused(s, o, "Ad", "", build_how(1, 0, 0)) == ACE_SERVES_TWICE
    assert refused(s, o, "2c", "2h", TAKE) == 0


def test_building_options_have_their_own_refusal_numbers():
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
    assert refused(s, o, "7s 8d", "Qh", build_how(7, NOBODY, 0)) == ONLY_CAPTURES_TAKE_SEVERAL
    s, o = position("kaszino-ulmann", changes={"multi_play_max": 11}, hands={0: "Qs"}, loose="Qh")
    assert refused(s, o, "Qs", "Qh", TAKE) == COMMON_VALUE_TOO_HIGH
    s, o = position("kaszino-ulmann", hands={0: "Js Ad Qh"}, loose="4c 7d Ks")
    assert refused(s, o, "Js Ad Qh", "4c 7d Ks", TAKE) == NO_COMMON_VALUE
