"""Levels and the dial between them: what a player forgets and overlooks, the same with the same seed, and never by looking."""

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.playing import random_match
from tests.test_bots import play_out, with_hidden_cards_permuted
from virado.bots.casino.dial import CasinoEyes, effort
from virado.bots.catalogue import bot, dial_of
from virado.bots.dial import Skill, noticed, remembered
from virado.bots.hazari.dial import HazariEyes
from virado.bots.raub.dial import RaubEyes
from virado.bots.raub.levels import eyes as raub_eyes
from virado.bots.zwanzig_ab.levels import eyes as zwanzig_eyes
from virado.games.casino.rules.state import BUILD, CAPTURE, kind_of
from virado.match import Match
from virado.refusal import OptionsError
from virado.view import View

FAMILIES = ("royal-dominican", "kaszino-kirschner", "raub", "zwanzig-ab", "hazari")
PLACES = ("beginner", "dial:0.3")


def position(text: str, seed: int, moves: int) -> Match:
    return random_match(text, seed=seed, moves=0 if text == "hazari" else moves)


def piles(view: View, dial: float) -> list[int]:
    """The captured cards by side that a casino player recalls."""
    seen: Any = CasinoEyes(Skill(dial), 1).look(view).state
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
def test_the_levels_stand_at_the_ends_and_in_the_middle(text: str):
    view = position(text, 2, 5).view(position(text, 2, 5).to_act[0])
    for name, same in (("beginner", "dial:0"), ("club", "dial:0.5"), ("expert", "dial:1")):
        one, other = (bot(title, seed=1, simulations=64).suggest(view) for title in (name, same))
        assert one == other


def test_attention_grows_up_to_the_club_player_and_thought_from_there():
    places = [Skill(step / 20) for step in range(21)]
    assert [skill.attention for skill in places] == sorted(skill.attention for skill in places)
    assert [skill.compared for skill in places] == sorted(skill.compared for skill in places)
    assert [skill.part(4000) for skill in places[10:]] == sorted(skill.part(4000) for skill in places[10:])
    assert (places[0].attention, places[10].attention, places[10].thought) == (0, 1, 0)
    assert (places[10].compared, places[20].thought, places[20].part(4000)) == (1, 1, 4000)


@pytest.mark.parametrize("text", FAMILIES)
@pytest.mark.parametrize("name", [*PLACES, "dial:0.7"])
def test_a_player_on_the_dial_repeats_itself_and_does_not_look_at_hidden_cards(name: str, text: str):
    rng = random.Random(8)
    for seed in range(4):
        match = position(text, seed, 5 + 4 * seed)
        if match.over:
            continue
        seat = match.to_act[0]
        first = bot(name, seed=5, simulations=200).suggest(match.view(seat))
        assert bot(name, seed=5, simulations=200).suggest(match.view(seat)) == first
        other = with_hidden_cards_permuted(match, seat, rng)
        assert bot(name, seed=5, simulations=200).suggest(other.view(seat)) == first


@pytest.mark.parametrize("text", ["royal-dominican", "tuxedo", "raub", "zwanzig-ab-jager", "hazari"])
@pytest.mark.parametrize("name", PLACES)
def test_players_on_the_dial_finish_matches(name: str, text: str):
    assert play_out(name, text, seed=6).winners


@pytest.mark.parametrize("text", FAMILIES)
def test_the_view_itself_is_left_as_it_was(text: str):
    match = position(text, 3, 14)
    view = match.view(match.to_act[0])
    before = view.to_bytes()
    bot("beginner").suggest(view)
    assert view.to_bytes() == before


# ---------------------------------------------------------------------- what is forgotten
def test_a_better_memory_recalls_what_a_worse_one_does_and_more():
    memories = [remembered(random.Random(7), chance / 10, 52) for chance in range(11)]
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


def test_a_casino_player_forgets_the_same_cards_all_through_a_deal():
    match = random_match("casino", seed=4, moves=20)
    early = match.view(0)
    for _ in range(8):
        match.play(match.to_act[0], bot("greedy").choose(match.view(match.to_act[0])))
    late = match.view(0)
    assert late.state.deal == early.state.deal
    for before, after in zip(piles(early, 0.3), piles(late, 0.3), strict=True):
        assert before & ~after == 0


@pytest.mark.parametrize("dial", [0.55, 0.7])
def test_above_the_club_player_it_is_what_others_let_lie_that_fades(dial: float):
    match = random_match("casino", seed=4, moves=21)
    view = match.view(match.to_act[0])
    seen = CasinoEyes(Skill(dial), 1).look(view)
    assert seen.state is view.state
    assert len(seen.history) < len(view.history)
    assert [event for event in seen.history if event["type"] in ("deal", "round")] == [
        event for event in view.history if event["type"] in ("deal", "round")
    ]


def test_a_raub_beginner_recalls_its_own_cards_and_the_trick_only():
    match = random_match("raub", seed=3, moves=0)
    player = bot("greedy")
    while sum(match.state.tricks) < 2:
        match.play(match.to_act[0], player.choose(match.view(match.to_act[0])))
    seat = match.to_act[0]
    view = match.view(seat)
    eyes = raub_eyes(Skill(0), 1)
    assert isinstance(eyes, RaubEyes)
    own: Any = view.state
    seen: Any = eyes.look(view).state
    lying = sum(1 << card for card in own.trick if card >= 0)
    for other in range(own.players):
        expected = own.played[other] if other == seat else own.played[other] & lying
        assert seen.played[other] == expected
        assert other == seat or seen.void[other] == 0


def test_a_zwanzig_beginner_recalls_its_own_cards_only():
    match = random_match("zwanzig-ab", seed=3, moves=0)
    player = bot("greedy")
    while match.state.tricks_played < 2:
        match.play(match.to_act[0], player.choose(match.view(match.to_act[0])))
    seat = match.to_act[0]
    view = match.view(seat)
    own: Any = view.state
    seen: Any = zwanzig_eyes(Skill(0), 1).look(view).state
    mine = sum(1 << play % 32 for play in own.plays[: own.play_count] if play // 32 == seat)
    assert seen.gone == own.gone & mine
    assert own.gone & ~mine
    assert all(seen.lacks[other] == 0 for other in range(own.players) if other != seat)


# ---------------------------------------------------------------------- what is overlooked
def test_what_takes_no_effort_is_always_noticed():
    assert noticed(range(9), lambda thing: thing, 0.0, random.Random(1)) == [0]
    assert noticed(range(9), lambda thing: thing, 1.0, random.Random(1)) == list(range(9))


def test_if_nothing_is_noticed_the_plainest_comes_to_mind():
    assert noticed([3, 2, 2], lambda thing: thing, 0.0, random.Random(1)) == [2, 2]


def test_beginners_overlook_sums_and_builds_and_never_trails():
    rng = random.Random(3)
    overlooked = 0
    for seed in range(30):
        match = random_match("royal-dominican", seed=seed, moves=rng.randrange(20))
        if match.over:
            continue
        view = match.view(match.to_act[0])
        club = {thought.move for thought in bot("club").suggest(view)}
        missed = club - {thought.move for thought in bot("beginner", seed=1).suggest(view)}
        overlooked += len(missed)
        assert all(kind_of(move[2]) in (BUILD, CAPTURE) and effort(move) for move in missed)
    assert overlooked > 20


def test_a_hazari_beginner_lays_the_strongest_group_it_sees_first_and_compares_nothing():
    view = Match("hazari", seed=5).view(0)
    assert len(HazariEyes(Skill(0), 1).first_thoughts(view, view)) == 1
    assert HazariEyes(Skill(0.5), 1).first_thoughts(view, view) == bot("club").suggest(view)


def test_hazari_beginners_expect_less_than_club_players():
    gap = 0.0
    for seed in range(12):
        view = Match("hazari", seed=seed).view(0)
        own = bot("beginner", seed=seed).suggest(view)[0].value
        best = bot("club").suggest(view)[0].value
        assert own <= best
        gap += best - own
    assert gap > 0


def test_beginners_hope_for_more_than_their_cards_are_worth_and_as_much_all_through_a_deal():
    hopes: list[int] = []
    for seed in range(40):
        match = random_match("zwanzig-ab", seed=seed, moves=6)
        view = match.view(match.to_act[0])
        eyes = zwanzig_eyes(Skill(0), seed)
        taste = eyes.taste(view)
        assert taste.counts == 0
        assert taste.later < 0
        hopes.append(taste.hope)
        match.play(view.seat, bot("greedy").choose(view))
        later = match.view(view.seat)
        assert later.state.deal != view.state.deal or eyes.taste(later).hope == taste.hope
    assert min(hopes) < 100 < sum(hopes) / len(hopes)


def test_halfway_to_the_club_player_some_tricks_are_played_with_care_and_some_without():
    careful = 0
    for seed in range(40):
        view = random_match("raub", seed=seed, moves=8).view(0)
        careful += raub_eyes(Skill(0.25), seed).taste(view).counts
        assert raub_eyes(Skill(0.5), seed).taste(view).counts == 1
    assert 8 < careful < 32


# ---------------------------------------------------------------------- what is thought
@pytest.mark.parametrize("text", ["casino", "raub", "zwanzig-ab"])
def test_above_the_club_player_only_first_thoughts_are_compared(text: str):
    match = position(text, 2, 6)
    view = match.view(match.to_act[0])
    club = [thought.move for thought in bot("club").suggest(view)]
    found = bot("dial:0.6", seed=1, simulations=400).suggest(view)
    assert {thought.move for thought in found} <= set(club[: Skill(0.6).compared])
