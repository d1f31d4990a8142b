"""Levels and the dial between them: seeded forgetting and overlooking, independent of hidden cards."""

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.bots.playing import candidates_of, moves_of, permute_hidden_cards, play_out
from tests.random_play import random_match
from tests.states import state_of
from virado.bots.casino.handicap import CasinoHandicap, effort
from virado.bots.catalogue import bot, dial_of
from virado.bots.contract import Budget, Rng, never
from virado.bots.deadline import Deadline
from virado.bots.handicap import SIMULATIONS, Skill, choose_noticed, choose_remembered
from virado.bots.hazari.handicap import HazariHandicap
from virado.bots.raub.players import PARTS as RAUB
from virado.bots.tricks.handicap import TrickHandicap
from virado.bots.zwanzig_ab.players import PARTS as ZWANZIG_AB
from virado.games.casino.messages import Dealt, RoundDealt
from virado.games.casino.rules.state import BUILD, CAPTURE, kind_of
from virado.match import Match
from virado.refusal import OptionsError
from virado.view import AnyView

ENDLESS = Deadline(Budget(simulations=1), never)
FAMILIES = ("royal-dominican", "kaszino-kirschner", "raub", "zwanzig-ab", "hazari")
PLACES = ("beginner", "dial:0.3")


def position(text: str, seed: int, moves: int) -> Match:
    return random_match(text, seed=seed, moves=0 if text == "hazari" else moves)


def piles(view: AnyView, dial: float) -> list[int]:
    """Return the captured cards by side that a Casino player recalls."""
    seen: Any = CasinoHandicap(Skill(dial)).recall(view, Rng(1)).state
    return seen.piles[:2]


@pytest.mark.parametrize(
    ("name", "dial"), [("beginner", 0.0), ("club", 0.5), ("expert", 1.0), ("dial:0.7", 0.7)]
)
def test_every_level_has_its_place_on_the_dial(name: str, dial: float):
    assert dial_of(name) == dial


def test_random_and_greedy_are_not_on_the_dial():
    assert dial_of("random") is None
    assert dial_of("greedy") is None


@pytest.mark.parametrize("name", ["dial", "dial:", "dial:-0.1", "dial:1.01", "dial:nan", "dial:x", "novice"])
def test_places_off_the_dial_are_refused(name: str):
    with pytest.raises(OptionsError):
        dial_of(name)


@pytest.mark.parametrize("text", FAMILIES)
def test_the_levels_are_at_the_ends_and_in_the_middle_of_the_dial(text: str):
    view = position(text, 2, 5).view(position(text, 2, 5).to_act[0])
    for name, same in (("beginner", "dial:0"), ("club", "dial:0.5"), ("expert", "dial:1")):
        one, other = (candidates_of(title, view, seed=1, simulations=64) for title in (name, same))
        assert one == other


def test_attention_grows_up_to_the_club_player_and_search_beyond_it():
    places = [Skill(step / 20) for step in range(21)]
    assert [skill.attention for skill in places] == sorted(skill.attention for skill in places)
    assert [skill.candidate_count for skill in places] == sorted(skill.candidate_count for skill in places)
    for budget in (Budget(simulations=4000), Budget(seconds=2.0)):
        assert [skill.scale_budget(budget) for skill in places[10:]] == sorted(
            (skill.scale_budget(budget) for skill in places[10:]), key=max_of
        )
        assert places[20].scale_budget(budget) == budget
    assert places[20].scale_budget(Budget()) == Budget(simulations=SIMULATIONS)
    assert (places[0].attention, places[10].attention, places[10].thought) == (0, 1, 0)
    assert (places[10].candidate_count, places[20].thought) == (1, 1)


def max_of(budget: Budget) -> float:
    return budget.seconds or budget.simulations or 0


@pytest.mark.parametrize("text", FAMILIES)
@pytest.mark.parametrize("name", [*PLACES, "dial:0.7"])
def test_a_player_on_the_dial_is_reproducible_and_ignores_hidden_cards(name: str, text: str):
    rng = random.Random(8)
    for seed in range(4):
        match = position(text, seed, 5 + 4 * seed)
        if match.over:
            continue
        seat = match.to_act[0]
        first = candidates_of(name, match.view(seat), seed=5, simulations=200)
        assert candidates_of(name, match.view(seat), seed=5, simulations=200) == first
        other = permute_hidden_cards(match, seat, rng)
        assert candidates_of(name, other.view(seat), seed=5, simulations=200) == first


@pytest.mark.parametrize("text", ["royal-dominican", "tuxedo", "raub", "zwanzig-ab-jager", "hazari"])
@pytest.mark.parametrize("name", PLACES)
def test_players_on_the_dial_finish_matches(name: str, text: str):
    assert play_out(name, text, seed=6).winners


@pytest.mark.parametrize("text", FAMILIES)
def test_forgetting_does_not_change_the_view_itself(text: str):
    match = position(text, 3, 14)
    view = match.view(match.to_act[0])
    before = view.to_bytes()
    candidates_of("beginner", view)
    assert view.to_bytes() == before


# ---------------------------------------------------------------------- memory
def test_a_better_memory_recalls_everything_that_a_worse_one_does():
    memories = [choose_remembered(random.Random(7), chance / 10, 52) for chance in range(11)]
    assert memories[0] == 0
    assert memories[10] == (1 << 52) - 1
    assert all(worse & ~better == 0 for worse, better in pairwise(memories))


def test_a_casino_beginner_forgets_all_captured_cards_and_the_club_player_none():
    match = random_match("casino", seed=4, moves=30)
    view = match.view(match.to_act[0])
    own: Any = view.state
    assert any(own.piles[:2])
    beginner, between, club = piles(view, 0), piles(view, 0.35), piles(view, 0.5)
    assert beginner == [0, 0]
    assert club == own.piles[:2]
    assert [pile & ~full for pile, full in zip(between, own.piles, strict=False)] == [0, 0]
    assert 0 < sum(map(int.bit_count, between)) < sum(map(int.bit_count, club))


def test_a_casino_player_forgets_the_same_cards_throughout_a_deal():
    match = random_match("casino", seed=4, moves=20)
    early = match.view(0)
    for _ in range(8):
        match.play(match.to_act[0], bot("greedy").choose(match.view(match.to_act[0])))
    late = match.view(0)
    assert late.state.deal == early.state.deal
    for before, after in zip(piles(early, 0.3), piles(late, 0.3), strict=True):
        assert before & ~after == 0


@pytest.mark.parametrize("dial", [0.55, 0.7])
def test_above_the_club_player_only_the_memory_of_others_choices_is_limited(dial: float):
    match = random_match("casino", seed=4, moves=21)
    view = match.view(match.to_act[0])
    seen = CasinoHandicap(Skill(dial)).recall(view, Rng(1))
    assert seen.state is view.state
    assert len(seen.events()) == seen.event_count < view.event_count
    assert [event for event in seen.events() if isinstance(event, Dealt | RoundDealt)] == [
        event for event in view.events() if isinstance(event, Dealt | RoundDealt)
    ]


def test_a_raub_beginner_recalls_only_its_own_cards_and_the_trick():
    match = random_match("raub", seed=3, moves=0)
    player = bot("greedy")
    while sum(state_of(match).tricks) < 2:
        match.play(match.to_act[0], player.choose(match.view(match.to_act[0])))
    seat = match.to_act[0]
    view = match.view(seat)
    own: Any = view.state
    seen: Any = TrickHandicap(Skill(0), RAUB).recall(view, Rng(1)).state
    lying = sum(1 << card for card in own.trick if card >= 0)
    for other in range(own.players):
        expected = own.played[other] if other == seat else own.played[other] & lying
        assert seen.played[other] == expected
        assert other == seat or seen.void[other] == 0


def test_a_zwanzig_beginner_recalls_only_its_own_cards():
    match = random_match("zwanzig-ab", seed=3, moves=0)
    player = bot("greedy")
    while state_of(match).tricks_played < 2:
        match.play(match.to_act[0], player.choose(match.view(match.to_act[0])))
    seat = match.to_act[0]
    view = match.view(seat)
    own: Any = view.state
    seen: Any = TrickHandicap(Skill(0), ZWANZIG_AB).recall(view, Rng(1)).state
    mine = sum(1 << play % 32 for play in own.plays[: own.play_count] if play // 32 == seat)
    assert seen.gone == own.gone & mine
    assert own.gone & ~mine
    assert all(seen.lacks[other] == 0 for other in range(own.players) if other != seat)


# ---------------------------------------------------------------------- attention
def test_effortless_things_are_always_noticed():
    assert choose_noticed(range(9), lambda thing: thing, 0.0, random.Random(1)) == [0]
    assert choose_noticed(range(9), lambda thing: thing, 1.0, random.Random(1)) == list(range(9))


def test_the_easiest_thing_is_noticed_if_nothing_else_is():
    assert choose_noticed([3, 2, 2], lambda thing: thing, 0.0, random.Random(1)) == [2, 2]


def test_beginners_overlook_sums_and_builds_and_never_trails():
    rng = random.Random(3)
    overlooked = 0
    for seed in range(30):
        match = random_match("royal-dominican", seed=seed, moves=rng.randrange(20))
        if match.over:
            continue
        view = match.view(match.to_act[0])
        missed = set(moves_of(candidates_of("club", view))) - set(
            moves_of(candidates_of("beginner", view, seed=1))
        )
        overlooked += len(missed)
        for move in missed:
            packed = view.pack(move)
            assert kind_of(packed[2]) in (BUILD, CAPTURE)
            assert effort(packed)
    assert overlooked > 20


def test_a_hazari_beginner_starts_with_the_strongest_group_it_notices():
    view = Match("hazari", seed=5).view(0)
    assert len(HazariHandicap(Skill(0)).impressions(view, view, Rng(1), ENDLESS)) == 1
    assert HazariHandicap(Skill(0.5)).impressions(view, view, Rng(1), ENDLESS) == candidates_of("club", view)


def test_hazari_beginners_expect_less_than_club_players():
    gap = 0.0
    for seed in range(12):
        view = Match("hazari", seed=seed).view(0)
        own = candidates_of("beginner", view, seed=seed)[0].value
        best = candidates_of("club", view)[0].value
        assert own <= best
        gap += best - own
    assert gap > 0


def test_beginners_overrate_their_cards_equally_throughout_a_deal():
    found: list[int] = []
    for seed in range(40):
        match = random_match("zwanzig-ab", seed=seed, moves=6)
        view = match.view(match.to_act[0])
        handicap = TrickHandicap(Skill(0), ZWANZIG_AB)
        weights = handicap.weights(view, Rng(seed))
        assert weights.counts == 0
        assert weights.later < 0
        found.append(weights.confidence)
        match.play(view.seat, bot("greedy").choose(view))
        later = match.view(view.seat)
        if later.state.deal == view.state.deal:
            assert handicap.weights(later, Rng(seed)).confidence == weights.confidence
    assert min(found) < 100 < sum(found) / len(found)


def test_between_beginner_and_club_player_only_some_tricks_are_played_carefully():
    careful = 0
    for seed in range(40):
        view = random_match("raub", seed=seed, moves=8).view(0)
        careful += TrickHandicap(Skill(0.25), RAUB).weights(view, Rng(seed)).counts
        assert TrickHandicap(Skill(0.5), RAUB).weights(view, Rng(seed)).counts == 1
    assert 8 < careful < 32


# ---------------------------------------------------------------------- search
@pytest.mark.parametrize("text", ["casino", "raub", "zwanzig-ab"])
def test_above_the_club_player_only_first_impressions_are_compared(text: str):
    match = position(text, 2, 6)
    view = match.view(match.to_act[0])
    club = moves_of(candidates_of("club", view))
    found = moves_of(candidates_of("dial:0.6", view, seed=1, simulations=400))
    assert set(found) <= set(club[: Skill(0.6).candidate_count])
