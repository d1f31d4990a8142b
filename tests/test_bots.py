"""Bots see a view and nothing else; what they choose is legal; they finish matches in every variant."""

import random
from typing import Any

import pytest

from tests.playing import EVERY_FAMILY, random_match
from virado.bots.catalogue import NAMES, bot
from virado.cards import Seat, members
from virado.games.catalogue import presets, variant
from virado.match import Match
from virado.refusal import OptionsError
from virado.view import View

QUICK = ("random", "greedy")
COUNTED = ("random", "greedy", "club")
LONGEST = 3000
"""Moves after which a match of bots counts as one that will not end."""


def hidden_cards(match: Match, seat: Seat) -> list[int]:
    """The cards of other hands that a seat does not see."""
    seen: Any = match.view(seat).state
    return [
        card
        for other in range(match.state.players)
        for card in members(match.state.hands[other] & ~seen.hands[other])
    ]


def with_hidden_cards_permuted(match: Match, seat: Seat, rng: random.Random) -> Match:
    """The match with the cards of other hands dealt differently among them; and in Casino among the stock too."""
    other = match.clone()
    s: Any = other.state
    seen: Any = match.view(seat).state
    places: list[tuple[str, int]] = []
    cards: list[int] = []
    for q in range(s.players):
        for card in members(s.hands[q] & ~seen.hands[q]):
            places.append(("hand", q))
            cards.append(card)
            s.hands[q] &= ~(1 << card)
    if hasattr(s, "stock_end"):
        for i in range(s.stock_next, s.stock_end):
            if seen.stock[i] < 0:
                places.append(("stock", i))
                cards.append(s.stock[i])
    rng.shuffle(cards)
    for (kind, where), card in zip(places, cards, strict=True):
        if kind == "hand":
            s.hands[where] |= 1 << card
        else:
            s.stock[where] = card
    return other


def play_out(name: str, text: str, seed: int) -> Match:
    """A match in which one bot plays every seat; every choice is judged by the rules."""
    match = Match(text, seed=seed)
    player = bot(name, seed=seed)
    for _ in range(LONGEST):
        if match.over:
            return match
        seat = match.to_act[0]
        match.play(seat, player.choose(match.view(seat)))
        for other in range(match.state.players):
            if match.calls(other) and (said := player.call(match.view(other))) is not None:
                match.play(other, said)
    raise AssertionError(f"{text} did not end in {LONGEST} moves")


@pytest.mark.parametrize("slug", sorted(presets()))
@pytest.mark.parametrize("name", QUICK)
def test_quick_bots_finish_a_match_of_every_variant(name: str, slug: str):
    assert play_out(name, slug, seed=1).winners


@pytest.mark.parametrize(
    "text",
    ["tuxedo(players=6)", "royal-dominican(players=3)", "casino(players=4, teams=true)", "raub(players=2)"],
)
def test_greedy_bots_finish_at_every_size_of_table(text: str):
    assert play_out("greedy", text, seed=2).winners


@pytest.mark.parametrize(
    "slug", ["royal-dominican-partner-build", "kaszino-ulmann", "nordic-royal", "raub", "zwanzig-ab"]
)
def test_club_bots_finish_a_match(slug: str):
    assert play_out("club", slug, seed=3).winners


def test_greedy_calls_its_orange_and_claims_when_it_is_certain():
    tuxedo = play_out("greedy", "tuxedo", seed=4)
    assert any(event.type == "capture" and event.public["orange"] for event in tuxedo.events)
    claims = [
        event
        for seed in range(8)
        for event in play_out("greedy", "kaszino-kirschner", seed=seed).events
        if event.type == "claim"
    ]
    assert claims
    assert all(event.public["correct"] for event in claims)


@pytest.mark.parametrize("text", EVERY_FAMILY)
@pytest.mark.parametrize("name", QUICK)
def test_a_choice_does_not_depend_on_cards_that_cannot_be_seen(name: str, text: str):
    rng = random.Random(5)
    for seed in range(6):
        match = random_match(text, seed=seed, moves=4 + 3 * seed)
        if match.over:
            continue
        seat = match.to_act[0]
        other = with_hidden_cards_permuted(match, seat, rng)
        view, permuted = match.view(seat), other.view(seat)
        assert view.to_bytes() == permuted.to_bytes()
        player = bot(name, seed=9)
        assert player.suggest(view) == player.suggest(permuted)


@pytest.mark.parametrize("text", ["royal-dominican", "casino", "raub", "zwanzig-ab"])
def test_the_card_counter_does_not_look_at_hidden_cards(text: str):
    rng = random.Random(6)
    for seed in range(5):
        match = random_match(text, seed=seed, moves=3 + 5 * seed)
        seat = match.to_act[0]
        player = bot("club", seed=9)
        expected = player.suggest(match.view(seat))
        assert player.suggest(with_hidden_cards_permuted(match, seat, rng).view(seat)) == expected


@pytest.fixture(scope="module")
def expert() -> Any:
    """An expert with a small fixed budget; it compiles what it needs once."""
    return bot("expert", seed=3, simulations=300)


def expert_views() -> list[tuple[View, View]]:
    """Positions of two variants, each with the same seen from the same seat when hidden cards are permuted."""
    rng = random.Random(7)
    found: list[tuple[View, View]] = []
    for text, moves in (
        ("casino", 3),
        ("royal-dominican", 11),
        ("royal-north-american-sweeps", 42),
        ("casino", 47),
        ("raub", 6),
        ("raub", 25),
        ("zwanzig-ab", 3),
        ("zwanzig-ab", 12),
    ):
        match = random_match(text, seed=moves, moves=moves)
        seat = match.to_act[0]
        found.append((match.view(seat), with_hidden_cards_permuted(match, seat, rng).view(seat)))
    return found


def test_the_expert_does_not_look_at_hidden_cards_and_repeats_itself(expert: Any):
    for view, permuted in expert_views():
        first = expert.suggest(view)
        assert expert.suggest(permuted) == first
        assert bot("expert", seed=3, simulations=300).suggest(view) == first
        assert not view.variant.game.explain(view.state, view.config, view.seat, first[0].move)


@pytest.mark.parametrize("text", ["raub", "zwanzig-ab", "zwanzig-ab-jager", "raub(stock_short=reshuffle)"])
def test_experts_of_the_trick_games_play_by_the_rules(text: str):
    match = Match(text, seed=4)
    player = bot("expert", seed=4, simulations=40)
    for _ in range(120):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, player.choose(match.view(seat)))
    assert match.state.deal


def test_suggestions_are_ranked_and_say_why():
    match = Match("royal-dominican", seed=1)
    suggestions = bot("club").suggest(match.view(0))
    values = [suggestion.value for suggestion in suggestions]
    assert values == sorted(values, reverse=True)
    assert all(suggestion.reason for suggestion in suggestions)


def test_unknown_bots_and_budgets_are_refused():
    assert NAMES[0] == "random"
    with pytest.raises(OptionsError, match="there is no bot"):
        bot("grandmaster")
    with pytest.raises(OptionsError, match="at least 1"):
        bot("expert", ms=0)
    assert variant("casino").slug == "casino"
