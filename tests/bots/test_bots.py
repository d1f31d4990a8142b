"""Bots see only a view, choose legal moves, and finish matches in every variant."""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from tests.bots.playing import candidates_of, permute_hidden_cards, play_out
from tests.random_play import EVERY_FAMILY, random_match
from virado.bots.catalogue import bot
from virado.bots.contract import NAMES, Budget, Rng
from virado.games.casino.messages import Captured, Claimed
from virado.games.catalogue import presets
from virado.match import Match
from virado.refusal import OptionsError
from virado.view import AnyView

QUICK = ("random", "greedy")


@pytest.mark.parametrize("slug", sorted(presets()))
@pytest.mark.parametrize("name", QUICK)
def test_bots_without_search_finish_a_match_of_every_variant(name: str, slug: str):
    assert play_out(name, slug, seed=1).winners


@pytest.mark.parametrize(
    "text",
    ["tuxedo(players=6)", "royal-dominican(players=3)", "casino(players=4, teams=true)", "raub(players=2)"],
)
def test_greedy_bots_finish_with_every_number_of_players(text: str):
    assert play_out("greedy", text, seed=2).winners


@pytest.mark.parametrize(
    "slug", ["royal-dominican-partner-build", "kaszino-ulmann", "nordic-royal", "raub", "zwanzig-ab"]
)
def test_club_bots_finish_a_match(slug: str):
    assert play_out("club", slug, seed=3).winners


def test_the_greedy_bot_calls_its_oranges_and_makes_certain_claims():
    tuxedo = play_out("greedy", "tuxedo", seed=4)
    assert any(isinstance(event, Captured) and event.orange is True for event in tuxedo.events())
    claims = [
        event
        for seed in range(8)
        for event in play_out("greedy", "kaszino-kirschner", seed=seed).events()
        if isinstance(event, Claimed)
    ]
    assert claims
    assert all(event.correct for event in claims)


@pytest.mark.parametrize("text", EVERY_FAMILY)
@pytest.mark.parametrize("name", QUICK)
def test_choices_do_not_depend_on_hidden_cards(name: str, text: str):
    rng = random.Random(5)
    for seed in range(6):
        match = random_match(text, seed=seed, moves=4 + 3 * seed)
        if match.over:
            continue
        seat = match.to_act[0]
        view, permuted = match.view(seat), permute_hidden_cards(match, seat, rng).view(seat)
        assert view.to_bytes() == permuted.to_bytes()
        assert candidates_of(name, view, seed=9) == candidates_of(name, permuted, seed=9)


@pytest.mark.parametrize("text", ["royal-dominican", "casino", "raub", "zwanzig-ab"])
def test_the_card_counter_ignores_hidden_cards(text: str):
    rng = random.Random(6)
    for seed in range(5):
        match = random_match(text, seed=seed, moves=3 + 5 * seed)
        seat = match.to_act[0]
        expected = candidates_of("club", match.view(seat))
        assert candidates_of("club", permute_hidden_cards(match, seat, rng).view(seat)) == expected


def expert_views() -> list[tuple[AnyView, AnyView]]:
    """Return positions of all families, each with the view after permuting the cards that the seat cannot see."""
    rng = random.Random(7)
    found: list[tuple[AnyView, AnyView]] = []
    for text, moves in (
        ("casino", 3),
        ("royal-dominican", 11),
        ("royal-north-american-sweeps", 42),
        ("casino", 47),
        ("raub", 6),
        ("raub", 25),
        ("zwanzig-ab", 3),
        ("zwanzig-ab", 12),
        ("hazari", 0),
    ):
        match = random_match(text, seed=moves, moves=moves)
        seat = match.to_act[0]
        found.append((match.view(seat), permute_hidden_cards(match, seat, rng).view(seat)))
    return found


def test_the_expert_ignores_hidden_cards_and_is_reproducible():
    expert = bot("expert")
    for view, permuted in expert_views():
        first = candidates_of(expert, view, seed=3, simulations=300)
        assert candidates_of(expert, permuted, seed=3, simulations=300) == first
        assert candidates_of("expert", view, seed=3, simulations=300) == first
        assert view.explain(first[0].move).legal


@pytest.mark.parametrize("text", ["raub", "zwanzig-ab", "zwanzig-ab-jager", "raub(stock_short=reshuffle)"])
def test_experts_of_the_trick_games_play_by_the_rules(text: str):
    match = Match(text, seed=4)
    player = bot("expert")
    for _ in range(120):
        if match.over:
            break
        view = match.view(match.to_act[0])
        match.play(view.seat, player.choose(view, Budget(simulations=40)))
    assert match.deal


def test_candidates_are_ranked_and_have_reasons():
    candidates = candidates_of("club", Match("royal-dominican", seed=1).view(0))
    values = [candidate.value for candidate in candidates]
    assert values == sorted(values, reverse=True)
    assert all(candidate.reasons for candidate in candidates)


@pytest.mark.parametrize("text", EVERY_FAMILY)
@pytest.mark.parametrize("name", [*NAMES, "beginner", "dial:0.7"])
def test_a_bot_refuses_to_think_for_a_seat_that_is_not_to_act(name: str, text: str):
    match = Match(text, seed=1)
    waiting = [seat for seat in range(match.variant.players) if seat not in match.to_act]
    if not waiting:
        seat = match.to_act[0]
        match.play(seat, bot("greedy").choose(match.view(seat)))
        waiting = [seat]
    with pytest.raises(ValueError, match="is not to act"):
        candidates_of(name, match.view(waiting[0]), simulations=10)


def test_unknown_bots_aims_and_budgets_are_refused():
    with pytest.raises(OptionsError) as unknown:
        bot("grandmaster")
    assert unknown.value.refusal.detail == "no-such-bot"
    with pytest.raises(OptionsError) as aimless:
        bot("club", aim="points").choose(Match("casino", seed=1).view(0))
    assert aimless.value.refusal.detail == "no-such-aim"
    for budget in (Budget(seconds=0), Budget(simulations=0)):
        with pytest.raises(OptionsError) as nothing:
            budget.checked()
        assert nothing.value.refusal.detail == "budget-not-positive"


@pytest.mark.parametrize("name", ["greedy", "club", "expert", "dial:0.3", "dial:0.8"])
@pytest.mark.parametrize("text", EVERY_FAMILY)
def test_choose_gives_the_best_move_of_think(text: str, name: str):
    budget, player = Budget(simulations=8), bot(name)
    for seed in range(3):
        match = random_match(text, seed=seed, moves=5 * seed)
        if match.over:
            continue
        view = match.view(match.to_act[0])
        assert player.choose(view, budget, Rng(seed)) == player.think(view, budget, rng=Rng(seed)).best.move


@pytest.mark.parametrize("text", EVERY_FAMILY)
def test_choose_spends_no_time_on_reasons(text: str):
    match = random_match(text, seed=1, moves=0)
    view, player = match.view(match.to_act[0]), bot("club")
    files: set[str] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            files.add(Path(frame.f_code.co_filename).name)

    def files_of(work: Callable[[AnyView], object]) -> set[str]:
        work(view)
        files.clear()
        sys.setprofile(note)
        try:
            work(view)
        finally:
            sys.setprofile(None)
        return set(files)

    assert "reasons.py" in files_of(player.think)
    assert "reasons.py" not in files_of(player.choose)
