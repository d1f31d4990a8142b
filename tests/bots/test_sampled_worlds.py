"""Every sampled world agrees with every event that its seat has seen, and all such worlds are equally frequent."""

import random
from collections import Counter
from collections.abc import Callable, Hashable
from collections.abc import Set as AbstractSet
from itertools import islice
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from tests.bots.world_checks import Point, disagreement, other_deal, points, same_bytes
from tests.lab.vector.random_play import FORMS
from tests.nightly import NIGHTLY
from virado.analysis.hazari.group_values import ArrangerWorkspace
from virado.analysis.hazari.odds import usual_groups
from virado.bots.casino.kernels import belief_of
from virado.bots.casino.worlds import sample as sample_casino
from virado.bots.hazari.kernels import DEAL, HAND, OPPONENTS, PACK, world_tables
from virado.bots.raub.players import PARTS as RAUB
from virado.bots.tricks.parts import TrickParts
from virado.bots.tricks.weights import FORMER
from virado.bots.tricks.worlds import TrickBelief
from virado.bots.zwanzig_ab.players import PARTS as ZWANZIG_AB
from virado.cards import members
from virado.games.catalogue import variant
from virado.kernel.arrays import records, zero_records
from virado.lab.solving import SCENARIOS, Scenario
from virado.view import AnyView

SAMPLE = {game.family: game.sample for game in (RAUB, ZWANZIG_AB)}
FEW = {
    "casino": ("casino", "royal-dominican-partner-build", "casino-southern-african", "tuxedo(players=5)"),
    "raub": (
        "raub",
        "raub(players=2)",
        "raub-seven-always",
        "raub-seven-always(seven_exchange_timing=before_defence)",
        "raub-persian-literal",
    ),
    "zwanzig_ab": (
        "zwanzig-ab",
        "zwanzig-ab(players=2)",
        "zwanzig-ab-jager",
        "zwanzig-ab(overtrump=required)",
    ),
}
"""Forms of every family that samples worlds, for the tests that always run."""
SEATINGS = [form for form in FORMS if not form.startswith("hazari")]
"""The forms of the long test."""
EACH = 981 if NIGHTLY else 250
"""Number of worlds of each form in the long test: 100,000 of all forms in the nightly run."""


def world_of(view: AnyView, seed: int) -> Any:
    """Return a world that the family's expert samples for a view."""
    world: Any = view.state.clone()
    if view.variant.game.name == "casino":
        sample_casino(world, view.config, belief_of(view), None, [seed])
    else:
        belief = TrickBelief(seat=view.seat)
        SAMPLE[view.variant.game.name](world, view.config, belief, FORMER, [seed])
    return world


def check(text: str, number: int, *, each: int) -> None:
    """Sample `number` worlds at random points of three deals, `each` worlds per point, and check them."""
    rng = random.Random(text)
    for point in islice(points(text, rng, deals=3, chance=0.3), number // each):
        for _ in range(each):
            seed = rng.getrandbits(60)
            found = disagreement(point, other_deal(point, world_of(point.view, seed), rng))
            assert not found, f"{text}: {found}\n{point.view}\nworld of seed {seed}, {point.match.steps}"


@pytest.mark.parametrize("text", [text for texts in FEW.values() for text in texts])
def test_a_sampled_world_agrees_with_the_seats_observations(text: str):
    check(text, 120, each=3)


@pytest.mark.parametrize("game", [RAUB, ZWANZIG_AB], ids=lambda game: game.family)
def test_a_world_dealt_uniformly_agrees_with_the_seats_observations(
    game: TrickParts, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(SAMPLE, game.family, game.sample_uniformly)
    for text in FEW[game.family]:
        check(text, 60, each=3)


@pytest.mark.slow
@pytest.mark.parametrize("text", SEATINGS)
def test_many_sampled_worlds_agree_with_the_seats_observations(text: str):
    check(text, EACH, each=1)


@pytest.mark.parametrize("text", [texts[0] for texts in FEW.values()])
def test_a_match_in_a_sampled_world_sends_the_seat_identical_bytes(text: str):
    rng = random.Random(text)
    for point in islice(points(text, rng, chance=0.2), 8):
        assert same_bytes(point, other_deal(point, world_of(point.view, rng.getrandbits(60)), rng))


def test_the_check_notices_a_card_with_a_seat_that_has_shown_to_lack_it():
    rng = random.Random(5)
    noticed = tried = 0
    for point in islice(points("zwanzig-ab", rng, chance=0.3), 120):
        seen, world = point.view.state, world_of(point.view, 1)
        for seat, other in ((a, b) for a in range(4) for b in range(4) if a != b):
            shown = list(members(world.hands[other] & seen.lacks[seat] & ~seen.hands[other]))
            if point.view.seat not in (seat, other) and shown and world.hands[seat]:
                wrong = world.clone()
                swapped = 1 << shown[0] | (world.hands[seat] & -world.hands[seat])
                wrong.hands[seat] ^= swapped
                wrong.hands[other] ^= swapped
                tried += 1
                noticed += disagreement(point, other_deal(point, wrong, rng)) != ""
    assert tried > 0
    assert noticed == tried


def point_where(text: str, wanted: Callable[[Point], bool], *, deals: int = 1) -> Point:
    """Return the first decision of club players that fulfils a condition."""
    rng = random.Random(text)
    return next(point for point in points(text, rng, deals=deals) if wanted(point))


def agree(point: Point, number: int) -> None:
    rng = random.Random(0)
    for seed in range(number):
        assert not disagreement(point, other_deal(point, world_of(point.view, seed), rng))


def test_a_builder_still_holds_its_capturing_card_after_the_build_is_taken():
    point = point_where("royal-dominican", lambda point: any(belief_of(point.view).proven))
    (seat,) = (q for q, values in enumerate(belief_of(point.view).proven) if values)
    value = belief_of(point.view).proven[seat].bit_length() - 1
    for seed in range(50):
        assert world_of(point.view, seed).hands[seat] & point.view.config.holders[value]
    agree(point, 20)


def test_a_declarer_has_no_extra_card_after_a_full_exchange_and_the_turn_up():
    def wanted(point: Point) -> bool:
        s = point.view.state
        if s.declarer < 0 or s.declarer == point.view.seat:
            return False
        return s.changed[s.declarer] == 4 and bool(s.played[s.declarer] >> s.turned[0] & 1)

    point = point_where("raub", wanted)
    agree(point, 20)


def test_the_card_exposed_by_next_is_in_forehands_hand_or_discards():
    def wanted(point: Point) -> bool:
        s = point.view.state
        return s.exposed >= 0 and s.exchanged[s.forehand] == 3 and point.view.seat != s.forehand

    point = point_where("zwanzig-ab-jager-first-packet", wanted)
    s = point.view.state
    held = [world_of(point.view, seed).hands[s.forehand] >> s.exposed & 1 for seed in range(200)]
    assert 0.75 < sum(held) / 200 < 0.98
    agree(point, 20)


# ---------------------------------------------------------------------- frequencies
SIGNIFICANCE = 0.001
"""Chance that a fair sampler fails a frequency test; with fixed seeds, a test always passes or always fails."""


def assert_even(found: Counter[Hashable], worlds: AbstractSet[Hashable], *, freedom: int = 0) -> None:
    """Assert that exactly these worlds were found, with equal frequencies (chi-square, by Wilson and Hilferty)."""
    assert set(found) <= worlds
    expected = found.total() / len(worlds)
    assert expected >= 10
    freedom = freedom or len(worlds) - 1
    square = sum((found[world] - expected) ** 2 / expected for world in worlds)
    spread = 2 / (9 * freedom)
    bound = freedom * (1 - spread + NormalDist().inv_cdf(1 - SIGNIFICANCE) * spread**0.5) ** 3
    assert square < bound, f"{square:.1f} with {freedom} degrees of freedom"


def lying(s: Any) -> Hashable:
    """Return the cards relevant to play: the hands and, in Casino, each seat's future cards."""
    if hasattr(s, "loose"):
        left = s.stock[s.stock_next : s.stock_end]
        half = len(left) // 2
        return (*s.hands[: s.players], frozenset(left[:half]), frozenset(left[half:]))
    return tuple(s.hands[: s.players])


BOUND_TO_BUILD = Scenario(
    "royal-north-american-sweeps(hand_size=2, deal_packet=all)",
    {
        "hands": {"0": ["3c", "Ah"], "1": ["9d", "5d"]},
        "builds": [{"cards": [["4s", "5h"]], "value": 9, "owner": 1}],
        "loose": [],
        "stock": ["9c", "2s", "7h", "Kc"],
        "to_act": 0,
        "round": 11,
    },
)
"""A position in which the other seat must hold one of two nines."""


def _without_spades(s: Any, cards: int) -> None:
    aside = SCENARIOS["zwanzig-ab, 9 cards"].set_aside
    assert aside is not None
    aside(s, cards)
    s.hands[0], s.lacks[0] = variant("zwanzig-ab").deck.cards(["Kh", "Ac", "Tc"]), 0xFF


LACKS = Scenario(
    "zwanzig-ab(players=2)",
    {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts", "7c"], "deal_no": 9},
    (1, 0),
    "Ah Kh 8h Ts Ks Ac Tc 7c 9s",
    _without_spades,
)


@pytest.mark.parametrize(
    "scenario",
    [
        SCENARIOS["casino"],
        BOUND_TO_BUILD,
        SCENARIOS["zwanzig-ab, 9 cards"],
        LACKS,
        SCENARIOS["raub, 9 cards"],
    ],
)
def test_consistent_worlds_are_sampled_with_equal_frequency(scenario: Scenario):
    game = scenario.game()
    opening = np.flatnonzero((game.depth == 0) & (game.arrays.info >= 0))
    at_opening: list[int] = game.arrays.info[opening].tolist()
    ((number, size),) = Counter(at_opening).most_common(1)
    nodes = np.flatnonzero(game.arrays.info == number)
    state = game.variant.game.state_type
    worlds = {lying(state.load(game.deals, int(game.deal[node]))) for node in nodes}
    assert len(worlds) == size > 5
    view = game.view(int(nodes[0]))
    rng = random.Random(3)
    found: Counter[Hashable] = Counter(lying(world_of(view, rng.getrandbits(60))) for _ in range(60 * size))
    assert_even(found, worlds)


def test_uneven_frequencies_are_noticed():
    rng = random.Random(1)
    found: Counter[Hashable] = Counter(min(rng.randrange(10), 8) for _ in range(2000))
    with pytest.raises(AssertionError, match="degrees"):
        assert_even(found, set(range(10)) - {9})


def test_hazari_opponents_are_dealt_the_unseen_cards_evenly():
    """Check that each opponent gets each hidden card equally often (chi-square, 1,000 worlds)."""
    hand = (1 << HAND) - 1
    hidden = (1 << PACK) - 1 & ~hand
    o: Any = variant("hazari").config()
    tools = records(o), usual_groups(o, "best-first"), zero_records(ArrangerWorkspace)
    pack, rng = np.zeros(PACK, np.int64), np.array([9], np.int64)
    counts: Counter[Hashable] = Counter()
    for _ in range(1000):
        DEAL(*tools, pack, rng, hidden, *world_tables(1))
        dealt = pack[: HAND * OPPONENTS].tolist()
        assert sum(1 << card for card in dealt) == hidden
        counts.update((card, place // HAND) for place, card in enumerate(dealt))
    cells: set[Hashable] = {(card, other) for card in members(hidden) for other in range(OPPONENTS)}
    assert_even(counts, cells, freedom=(HAND * OPPONENTS - 1) * (OPPONENTS - 1))
