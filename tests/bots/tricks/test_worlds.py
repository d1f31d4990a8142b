"""Hidden cards of the trick games are sampled fairly and never in impossible places."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.random_play import random_match
from tests.states import state_of
from virado.bots.catalogue import bot
from virado.bots.raub.players import PARTS as RAUB
from virado.bots.tricks.weights import FORMER
from virado.bots.tricks.worlds import KEPT, LAID_AWAY, NOTHING, TrickBelief, make_dealing, most_lacking
from virado.bots.zwanzig_ab.players import PARTS as ZWANZIG_AB
from virado.cases.positions import match_at
from virado.games.raub.rules.state import RaubState
from virado.games.zwanzig_ab.rules.state import ZwanzigState
from virado.kernel.bits import count
from virado.kernel.rule import rule
from virado.match import Match
from virado.view import AnyView

SAMPLE = {game.family: game.sample for game in (RAUB, ZWANZIG_AB)}
SPADES, HEARTS, DIAMONDS = 0xFF, 0xFF00, 0xFF0000
SEVENS_TO_NINES = 0x07070707
"""The cards worth keeping for a player that values low cards."""


@rule
def low_is_good(s: Any, o: Any, card: int) -> int:
    return 3 - (card & 7)


@rule
def whatever(s: Any, o: Any, t: Any, seat: int, hand: int, after: int, rng: list[int]) -> int:
    return 1


@rule
def with_the_ace_of_spades(s: Any, o: Any, t: Any, seat: int, hand: int, after: int, rng: list[int]) -> int:
    return hand >> 7 & 1


def deal(
    hidden: int,
    unseen: list[int],
    lacks: list[int],
    rng: list[int],
    *,
    away: int = 0,
    told: int = NOTHING,
    plausible: Any = whatever,
) -> tuple[Any, list[int]]:
    """Return the state with dealt hands, and the remaining cards.

    Each seat has discarded and drawn `away` cards.
    """
    s = ZwanzigState(players=4)
    s.unseen[:4] = unseen
    pack = [0] * 32
    deal_seat = make_dealing(low_is_good, plausible)
    done = 0
    for _ in range(4):
        seat = most_lacking(s, lacks, hidden, done)
        done |= 1 << seat
        if s.unseen[seat]:
            kept = unseen[seat] - away
            hidden = deal_seat(s, None, None, seat, lacks[seat], 0, away, kept, told, hidden, pack, rng)
    assert [count(hand) for hand in s.hands[:4]] == unseen
    assert s.unseen[:4] == [0] * 4
    return s, members_of(hidden)


def members_of(cards: int) -> list[int]:
    return [card for card in range(32) if cards >> card & 1]


def dealt(hidden: int, unseen: list[int], lacks: list[int], rng: list[int]) -> tuple[list[int], list[int]]:
    """Return the dealt hands and the remaining cards."""
    s, left = deal(hidden, unseen, lacks, rng)
    return s.hands[:4], left


def test_every_card_has_one_place_and_shown_voids_are_respected():
    rng = [1]
    for _ in range(200):
        hands, left = dealt(SPADES | HEARTS, [0, 4, 4, 4], [0, SPADES, HEARTS, 0], rng)
        assert hands[1] & SPADES == hands[2] & HEARTS == 0
        rest = sum(1 << card for card in left)
        assert hands[1] | hands[2] | hands[3] | rest == SPADES | HEARTS
        assert count(rest) == 4


def test_a_void_does_not_bias_the_cards_of_other_seats():
    """Check with a seat that takes three of the eight hearts: the others and the rest get each spade equally often."""
    rng = [2]
    with_seat_2 = sum(
        count(dealt(SPADES | HEARTS, [0, 3, 4, 4], [0, SPADES, 0, 0], rng)[0][2] & SPADES)
        for _ in range(4000)
    )
    assert abs(with_seat_2 / 4000 - 4 * 8 / 13) < 0.05


def test_a_seat_without_fitting_cards_is_still_dealt_a_hand():
    hands, _ = dealt(SPADES, [0, 3, 0, 0], [0, SPADES, 0, 0], [3])
    assert count(hands[1]) == 3


@pytest.mark.parametrize("text", ["raub", "raub(stock_short=reshuffle)", "zwanzig-ab", "zwanzig-ab-jager"])
def test_worlds_give_the_view_from_which_they_were_sampled(text: str):
    for moves in range(2, 40, 3):
        match = random_match(text, seed=moves, moves=moves)
        if match.over:
            continue
        seat = match.to_act[0]
        view = match.view(seat)
        sample = SAMPLE[match.game.name]
        for seed in range(10):
            world: Any = view.state.clone()
            sample(world, view.config, TrickBelief(seat=seat), FORMER, [seed])
            assert not any(world.unseen)
            match.game.rules.hide(world, view.config, seat)
            if isinstance(world, RaubState):  # a world may omit some discards, so these are not compared
                world.unseen_discards = view.state.unseen_discards
            assert world == view.state


def test_discards_are_worse_than_kept_cards():
    rng = [4]
    drawn = 2
    for _ in range(100):
        s, left = deal(SPADES, [0, 4, 0, 0], [0] * 4, rng, away=drawn)
        assert count(s.discards[1]) == drawn
        assert s.hands[1] | s.discards[1] | sum(1 << card for card in left) == SPADES
        better = [
            card for card in members_of(s.hands[1]) if all(card < away for away in members_of(s.discards[1]))
        ]
        assert len(better) >= 4 - drawn


def share_of_worlds(told: int, fits: Callable[[int, int], bool]) -> float:
    """Return the share of worlds in which hand and discards fit, after a seat exchanged two of its four cards."""
    rng = [6]
    found = 0
    for _ in range(1000):
        s, _left = deal(SPADES | HEARTS, [0, 4, 0, 0], [0] * 4, rng, away=2, told=told)
        found += fits(s.hands[1], s.discards[1])
    return found / 1000


def laid_away_well(_hand: int, discards: int) -> bool:
    return not discards & SEVENS_TO_NINES


def kept_well(hand: int, discards: int) -> bool:
    return not discards & SEVENS_TO_NINES and count(hand & SEVENS_TO_NINES) >= 2


def test_exchanged_cards_are_mostly_not_worth_keeping():
    assert share_of_worlds(NOTHING, laid_away_well) < 0.92
    assert share_of_worlds(LAID_AWAY, laid_away_well) > 0.96


def test_cards_kept_in_a_short_exchange_are_mostly_worth_keeping():
    assert share_of_worlds(LAID_AWAY, kept_well) < 0.8
    assert share_of_worlds(KEPT, kept_well) > 0.92


def test_about_one_world_in_eight_ignores_the_exchange():
    assert 0.02 < 1 - share_of_worlds(KEPT, kept_well) < 1 / 8


def exchanged(text: str, number: int) -> AnyView:
    """Return the view of a seat after an earlier club player has exchanged this many cards."""
    for seed in range(200):
        match = Match(text, seed=seed)
        player = bot("club")
        while not match.finished_deals:
            s = state_of(match)
            counts = s.changed if match.game.name == "raub" else s.exchanged
            seat = match.to_act[0]
            if any(counts[other] == number for other in range(4) if other != seat) and not any(s.tricks):
                return match.view(seat)
            match.play(seat, player.choose(match.view(seat)))
    raise AssertionError("nobody has")


@pytest.mark.parametrize(("text", "number"), [("raub", 1), ("raub", 4), ("zwanzig-ab", 1), ("zwanzig-ab", 3)])
def test_the_size_of_an_exchange_predicts_trumps_and_aces(text: str, number: int):
    """Check against a club player, who keeps trumps and aces and exchanges everything else if possible."""
    view = exchanged(text, number)
    s: Any = view.state
    counts = s.changed if text == "raub" else s.exchanged
    (seat, *_) = [other for other in range(4) if other != view.seat and counts[other] == number]
    good = s.trump * 8
    good = 0xFF << good | 0x80808080
    well = 0
    for seed in range(200):
        world: Any = s.clone()
        SAMPLE[view.variant.game.name](world, view.config, TrickBelief(seat=view.seat), FORMER, [seed])
        well += not world.discards[seat] & good
    assert well > 0.85 * 200


def test_hands_that_explain_the_bids_are_more_likely():
    rng = [5]
    chances = [
        sum(
            deal(SPADES | HEARTS, [0, 4, 0, 0], [0] * 4, rng, plausible=rule)[0].hands[1] >> 7 & 1
            for _ in range(1000)
        )
        / 1000
        for rule in (whatever, with_the_ace_of_spades)
    ]
    assert abs(chances[0] - 0.25) < 0.05
    assert 0.7 < chances[1] < 0.95


@pytest.mark.parametrize(("timing", "answered"), [("before_defence", False), ("after_defence", True)])
def test_a_swap_of_the_seven_reveals_only_answers_that_were_given(timing: str, answered: bool):
    """Check a seat before its answer: it can have a hand without a trump, with which it would drop out."""
    history = ["0 deal", "0 look", "1 declare", *(["2 play", "3 play", "0 play"] if answered else [])]
    position = {"deals": [{"turnup": "Kh"}], "history": history}
    view = match_at(f"raub-seven-always(seven_exchange_timing={timing})", position, seed=1).view(0)
    without = 0
    for seed in range(200):
        world: Any = view.state.clone()
        RAUB.sample(world, view.config, TrickBelief(seat=0), FORMER, [seed])
        without += not world.hands[2] & HEARTS
    assert without < 0.15 * 200 if answered else without > 0.25 * 200


@pytest.mark.parametrize("text", ["raub", "zwanzig-ab"])
def test_the_true_world_is_sampled_sometimes(text: str):
    """Check the last trick between club players: the sampler sometimes deals a seat its real card."""
    met = 0
    cards = 0
    for seed in range(25):
        match = play_until_last_trick(text, seed)
        seat = match.to_act[0]
        view = match.view(seat)
        sample = SAMPLE[match.game.name]
        truth = state_of(match).hands
        playing = [q for q in range(4) if q != seat and count(truth[q]) == 1]
        dealt = [0] * 4
        for number in range(200):
            world: Any = view.state.clone()
            sample(world, view.config, TrickBelief(seat=seat), FORMER, [1000 * seed + number])
            for q in playing:
                dealt[q] |= world.hands[q]
        met += sum(1 for q in playing if dealt[q] & truth[q])
        cards += len(playing)
    assert met > 0.9 * cards


def play_until_last_trick(text: str, seed: int) -> Match:
    """Play a deal between club players up to its last trick."""
    match = Match(text, seed=seed)
    player = bot("club")
    while True:
        acting = match.to_act[0]
        s = state_of(match)
        hands = [count(hand) for hand in s.hands]
        if any(s.tricks) and hands[acting] == 1 and s.lying == 0:
            return match
        match.play(acting, player.choose(match.view(acting)))
