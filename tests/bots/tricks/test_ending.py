"""Matches of Zwanzig ab end, although scores rise in special deals (Z-4) if all fight for every trick."""

import numpy as np
import pytest

from tests.bots.playing import candidates_of
from tests.states import state_of
from virado.bots.catalogue import players
from virado.bots.contest import Contest, play_matches
from virado.games.catalogue import variant
from virado.match import Match

FROM_THE_FIRST = "zwanzig-ab(special_finish_from_deal=1)"


def given_up(text: str, bots: tuple[str, ...], games: int) -> int:
    """Return the number of matches without an end within the arena's limit of decisions."""
    form = variant(text)
    compiled = players(form.game.name).compiled_players(form)
    seated = [compiled.players[name] for name in bots]
    return int(play_matches(compiled.kernel, form, seated, np.arange(games) * 7919 + 13).truncated.sum())


@pytest.mark.parametrize("bots", [("greedy",) * 4, ("club", "greedy", "greedy", "greedy")])
def test_matches_of_players_without_search_end(bots: tuple[str, ...]):
    assert given_up("zwanzig-ab", bots, 400) == 0


@pytest.mark.parametrize("bots", [("greedy",) * 5, ("club",) * 5])
def test_matches_of_five_players_end(bots: tuple[str, ...]):
    assert given_up("zwanzig-ab(players=5)", bots, 100) == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    ["zwanzig-ab", "zwanzig-ab-jager-no-repeat-drop", "zwanzig-ab-jager-low-score", "zwanzig-ab-early"],
)
@pytest.mark.parametrize(
    "bots",
    [
        ("greedy",) * 4,
        ("club", "greedy", "greedy", "greedy"),
        ("club", "club", "greedy", "greedy"),
        ("club",) * 4,
    ],
)
def test_fewer_than_one_match_in_a_thousand_is_endless(text: str, bots: tuple[str, ...]):
    assert given_up(text, bots, 5000) < 5


def without_a_trick(score: int, bot: str) -> float:
    """Return the mean number of seats without a trick in a special deal in which all have this score."""
    form = variant(FROM_THE_FIRST)
    compiled = players(form.game.name).compiled_players(form)
    contest = Contest(compiled.kernel, form, [compiled.players[bot]], scores=(score,) * 4, one_deal=True)
    ended = contest.play_with_states(np.zeros((1000, 4), np.int64), np.arange(1000) * 7919 + 13)[1]
    return float((ended["tricks"][:, :4] == 0).sum(axis=1).mean())


@pytest.mark.parametrize("bot", ["greedy", "club"])
def test_seats_leave_each_other_a_trick_if_nobody_can_win(bot: str):
    assert without_a_trick(11, bot) < 1 < without_a_trick(10, bot) - 0.1


def tricks_of_five(scores: tuple[int, ...], bot: str) -> list[float]:
    """Return the mean number of tricks of each of five seats in a special deal with these scores."""
    form = variant("zwanzig-ab(players=5, special_finish_from_deal=1)")
    compiled = players(form.game.name).compiled_players(form)
    contest = Contest(compiled.kernel, form, [compiled.players[bot]], scores=scores, one_deal=True)
    ended = contest.play_with_states(np.zeros((500, 5), np.int64), np.arange(500) * 7919 + 13)[1]
    return ended["tricks"][:, :5].mean(axis=0).tolist()


@pytest.mark.parametrize("bot", ["greedy", "club"])
def test_among_five_the_lowest_score_takes_the_tricks_if_nobody_can_win(bot: str):
    left = tricks_of_five((15, 12, 15, 15, 15), bot)
    fought = tricks_of_five((15, 10, 15, 15, 15), bot)
    assert left[1] > 1.8
    assert max(fought) < 1.4


def test_the_reason_says_that_the_lowest_score_gets_the_trick():
    told: dict[int, set[str]] = {}
    for seed in range(3):
        match = Match(
            "zwanzig-ab(players=5, special_finish_from_deal=1)", seed=seed, scores=(15, 12, 15, 15, 15)
        )
        while not match.over and match.deal_points is None:
            view = match.view(match.to_act[0])
            best = candidates_of("club", view)[0]
            if str(best.move).startswith(("card", "exchange")):
                told.setdefault(view.seat, set()).add(best.reasons[0].code)
            match.play(view.seat, best.move)
    assert "gives-way" not in told.pop(1)
    assert all(why == {"gives-way"} for why in told.values())


def said(score: int) -> list[tuple[bool, str]]:
    """Return, for each card of club players in special deals, whether the seat has a trick, and the reason."""
    told: list[tuple[bool, str]] = []
    for seed in range(3):
        match = Match(FROM_THE_FIRST, seed=seed, scores=(score,) * 4)
        while not match.over and match.deal_points is None:
            view = match.view(match.to_act[0])
            best = candidates_of("club", view)[0]
            if str(best.move).startswith("card"):
                told.append((state_of(match).tricks[view.seat] > 0, best.reasons[0].code))
            match.play(view.seat, best.move)
    return told


def test_the_reason_says_why_no_further_trick_is_wanted():
    assert {has for has, why in said(20) if why == "leaves-tricks"} == {True}
    assert all(why == "leaves-tricks" for has, why in said(20) if has)
    assert all(why != "leaves-tricks" for _, why in said(10))


def test_an_expert_far_from_the_end_plays_as_the_club_player_does():
    match = Match(FROM_THE_FIRST, seed=2, scores=(70,) * 4)
    while not match.over and match.deal_points is None:
        view = match.view(match.to_act[0])
        best = candidates_of("club", view)[0].move
        assert candidates_of("expert", view, simulations=40)[0].move == best
        match.play(view.seat, best)
