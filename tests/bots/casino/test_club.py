"""The card counter of the Casino family: inference from builds, cards left to a partner, and reasons for moves."""

from typing import Any

import pytest

from tests.bots.playing import candidates_of
from tests.random_play import random_match
from virado.bots.casino.counting import count_cards
from virado.bots.casino.expectation import last_capture
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import weights_for
from virado.bots.units import CERTAIN
from virado.cases.positions import match_at
from virado.games.catalogue import variant
from virado.match import Match
from virado.words import catalogue

PARTNERS = "royal-dominican(players=4, teams=true)"
NINE = {"cards": [["6h", "3d"]], "value": 9, "kind": "single"}


def table(text: str, hand: list[str], *, builds: list[dict[str, Any]], loose: list[str]) -> Match:
    """Return a position in the second round with this hand for seat 0, which is to act."""
    size = 4 if "players=4" in text else 2
    hands: dict[int, Any] = {0: hand, **dict.fromkeys(range(1, size), len(hand))}
    for build in builds:
        other: int = build["keeper"]
        if other:
            hands[other] = [f"{build['value']}s", "8h", "5c", "Jd"][: len(hand)]
    position = {"to_act": 0, "round": 2, "hands": hands, "loose": loose, "builds": builds}
    return match_at(variant(text), position, seed=1)


def chances(match: Match, *, without_builds: bool = False) -> list[int]:
    """Return the chance that the opponents of seat 0 hold each rank, from rank 1, in 1024ths."""
    view = match.view(0)
    scratch = Scratch()
    state: Any = view.state
    if without_builds:
        state.builds = 0
    count_cards(state, view.config, weights_for(view.config), scratch, 0)
    return scratch.chance_of_rank[1:14]


def thoughts(match: Match, name: str = "club") -> dict[str, tuple[float, str]]:
    """Return a bot's values and reasons for the moves of seat 0, best first, by the text of the move."""
    words = catalogue("en")
    return {
        str(each.move): (each.value, ", ".join(words.reason(reason) for reason in each.reasons))
        for each in candidates_of(name, match.view(0))
    }


def test_the_keeper_of_a_build_is_known_to_hold_its_value():
    hand = ["4s", "Kc", "2h", "7d"]
    theirs = table("royal-dominican", hand, builds=[{**NINE, "owner": 1, "keeper": 1}], loose=["Qh"])
    assert chances(theirs)[9 - 1] == CERTAIN
    assert 0 < chances(theirs)[8 - 1] < CERTAIN


def test_opponents_do_not_hold_a_nine_that_the_partner_must_hold():
    hand = ["4s", "Kc", "2h", "7d"]
    match = table(PARTNERS, hand, builds=[{**NINE, "owner": 2, "keeper": 2}], loose=["Qh"])
    assert 0 < chances(match)[9 - 1] < chances(match, without_builds=True)[9 - 1] < CERTAIN


def test_the_club_player_spares_builds_of_its_partner():
    hand = ["4s", "Kc", "2h", "7d"]
    gain: list[float] = []
    for keeper in (1, 2):
        found = thoughts(
            table(PARTNERS, hand, builds=[{**NINE, "owner": keeper, "keeper": keeper}], loose=["Qh"])
        )
        gain.append(found["4s + [6h 3d] = 13"][0] - found["trail 2h"][0])
    assert gain[0] > 1 > gain[1]


def test_the_club_player_raises_an_opponents_build_out_of_reach():
    hand = ["4s", "Kc", "2h", "7d"]
    match = table(PARTNERS, hand, builds=[{**NINE, "owner": 1, "keeper": 1}], loose=["Qh"])
    first, (_, why) = next(iter(thoughts(match).items()))
    assert first == "4s + [6h 3d] = 13"
    assert why.startswith("raises their build of 9 to 13")


def closing(hand: list[str], *, captures: bool, theirs: str) -> int:
    """Return seat 0's estimate of the last capture, with this hand and one unknown card in the other hand."""
    match = table("casino", hand, builds=[], loose=["5h"])
    state: Any = match.view(0).state
    scratch = Scratch()
    config: Any = match.variant.config()
    weights = weights_for(config)
    count_cards(state, config, weights, scratch, 0)
    for rank in range(1, 14):
        scratch.gain_of_rank[rank] = int(rank == 5)
        scratch.chance_of_rank[rank] = CERTAIN if "A23456789TJQK"[rank - 1] == theirs else 0
    state.unseen[1] = len(theirs)
    state.last_capturer = 1
    return last_capture(
        state, weights, scratch, 0, state.hands[0] & ~match.variant.deck.cards(["9c"]), captures
    )


def test_a_capturing_card_makes_the_last_capture_more_likely():
    with_it = closing(["9c", "5d"], captures=False, theirs="5")
    without = closing(["9c", "8d"], captures=False, theirs="5")
    alone = closing(["9c", "5d"], captures=False, theirs="4")
    assert -CERTAIN <= without < with_it < alone <= CERTAIN
    assert closing(["9c"], captures=True, theirs="") == CERTAIN
    assert closing(["9c"], captures=False, theirs="") == -CERTAIN


# ---------------------------------------------------------------------- reasons
def test_reasons_mention_the_last_capture_in_the_last_round():
    rounds: set[tuple[bool, str]] = set()
    for seed in range(14):
        match = Match("casino", seed=seed)
        while not match.over and match.deal_points is None:
            view: Any = match.view(match.to_act[0])
            candidates = candidates_of("club", view)
            late = view.state.stock_next == view.state.stock_end
            rounds |= {(late, reason.code) for each in candidates for reason in each.reasons}
            match.play(view.seat, candidates[0].move)
    told = {(late, code) for late, code in rounds if code.endswith("captures-last")}
    assert told == {(True, "captures-last"), (True, "but-captures-last")}


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("9c x [6h 3d]", "takes your build of 9, takes three cards"),
        ("Ah x Ad", "takes two cards with A♥ A♦"),
        ("trail 2s", "gives away 2♠"),
        ("trail 4d", "keeps the nine for your build"),
    ],
)
def test_reasons_name_the_decisive_gains(move: str, words: str):
    hand = ["9c", "Ah", "2s", "4d"]
    match = table(
        "casino(owner_may_trail=true)", hand, builds=[{**NINE, "owner": 0, "keeper": 0}], loose=["Qh", "Ad"]
    )
    assert words in thoughts(match)[move][1]


def test_reasons_mention_sweeps_of_both_sides():
    match = table("royal-north-american-sweeps", ["9c", "8h", "Kd", "4d"], builds=[], loose=["5h", "4h"])
    found = thoughts(match)
    assert "sweeps the table" in found["9c x 5h 4h"][1]
    assert "a five would sweep" in found["4d x 4h"][1]


def test_reasons_differ_from_move_to_move():
    shares: list[float] = []
    for seed in range(20):
        match = random_match("royal-dominican", seed=seed, moves=seed)
        why = [each.reasons for each in candidates_of("club", match.view(match.to_act[0]))]
        assert all(why)
        if len(why) > 3:
            shares.append(len({str(reasons) for reasons in why}) / len(why))
    assert sum(shares) / len(shares) > 0.7
