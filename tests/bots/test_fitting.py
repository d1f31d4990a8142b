"""The adaptive level follows from the results of matches and converges to an even share of wins."""

import math
import random
from statistics import mean

import pytest

from tests.nightly import nightly
from tests.random_play import random_match
from virado.bots.adaptive_level import (
    FIRST_STEP,
    MIN_STEP,
    SLOPE,
    START,
    MatchAgainstBots,
    expected_share,
    fitting_level,
    fitting_place,
    is_fitting,
    max_step_after,
)
from virado.bots.catalogue import bot, dial_of, is_level, result_against
from virado.refusal import OptionsError


def against(place: float, *, won: float, sides: int = 2) -> MatchAgainstBots:
    return MatchAgainstBots((), ((place,),) * (sides - 1), won)


def places_of_person(strength: float, slope: float, sides: int, matches: int, seed: int) -> list[float]:
    """Return the adaptive level after each match against bots of that level.

    The person has a fixed `strength`. `slope` is the true growth of strength along the dial.
    """
    rng = random.Random(seed)
    results: list[MatchAgainstBots] = []
    places: list[float] = []
    for _ in range(matches):
        place = fitting_place(results)
        own = math.exp(slope * (strength - place))
        results.append(against(place, won=float(rng.random() < own / (own + sides - 1)), sides=sides))
        places.append(fitting_place(results))
    return places


def test_a_new_person_starts_half_way_to_the_club_player():
    assert fitting_place([]) == START == 0.25


@pytest.mark.parametrize("sides", [2, 4])
def test_a_result_moves_the_place_by_its_difference_from_the_expectation(sides: int):
    won, lost = (fitting_place([against(START, won=won, sides=sides)]) for won in (1.0, 0.0))
    assert won == round(START + FIRST_STEP * (1 - 1 / sides), 2)
    assert lost == round(START - FIRST_STEP / sides, 2)


def test_players_of_equal_place_are_expected_to_share_the_wins_evenly():
    assert expected_share(0.4, against(0.4, won=0)) == 0.5
    assert expected_share(0.4, against(0.4, won=0, sides=4)) == 0.25
    assert expected_share(0.4, MatchAgainstBots((0.4,), ((0.4, 0.4),), 0)) == 0.5


def test_beating_a_stronger_player_counts_more():
    weak, strong = (fitting_place([against(place, won=1)]) for place in (0.0, 1.0))
    assert START < weak < strong


@pytest.mark.parametrize("matches", [0, 1, 5, 14, 15, 100])
def test_no_match_moves_the_place_beyond_its_step(matches: int):
    before = [against(0.3, won=float(number % 2)) for number in range(matches)]
    for place in (0.0, 0.5, 1.0):
        for won in (0.0, 0.5, 1.0):
            moved = fitting_place([*before, against(place, won=won)]) - fitting_place(before)
            assert abs(moved) <= max_step_after(matches) + 0.01  # both dial positions are rounded


def test_steps_shrink_to_the_minimum():
    steps = [max_step_after(matches) for matches in range(40)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == FIRST_STEP
    assert steps[15:] == [MIN_STEP] * 25


@pytest.mark.parametrize(("won", "end"), [(1.0, 1.0), (0.0, 0.0)])
def test_constant_winning_or_losing_leads_to_the_end_of_the_dial(won: float, end: float):
    assert fitting_place([against(end, won=won)] * 100) == end


@pytest.mark.parametrize("slope", [SLOPE / 2, SLOPE, 2 * SLOPE])
@pytest.mark.parametrize(
    ("strength", "sides"),
    [
        *((strength, 2) for strength in (0.25, 0.5, 0.75)),
        (0.75, 4),
        *(pytest.param(strength, 4, marks=nightly) for strength in (0.25, 0.5)),
    ],
)
def test_the_place_converges_to_the_strength_of_the_person_for_any_slope(
    strength: float, sides: int, slope: float
):
    runs = [places_of_person(strength, slope, sides, 120, seed) for seed in range(40)]
    assert mean(place for run in runs for place in run[60:]) == pytest.approx(strength, abs=0.05)


def test_most_levels_are_close_after_twenty_matches():
    runs = [places_of_person(0.5, SLOPE, 2, 20, seed) for seed in range(100)]
    assert sum(abs(run[-1] - 0.5) <= 0.2 for run in runs) >= 80


# ---------------------------------------------------------------------- evidence of a match
def test_the_evidence_of_a_match_has_the_places_of_the_bots_by_side():
    assert result_against([None, "beginner", "club", "fit:0.43"], 2, 0, [0]) == MatchAgainstBots(
        (0.5,), ((0.0, 0.43),), 1.0
    )
    assert result_against(["expert", None, "dial:0.2"], 3, 1, [0, 1]) == MatchAgainstBots(
        (), ((1.0,), (0.2,)), 0.5
    )
    assert result_against([None, "club"], 2, 0, [1]) == MatchAgainstBots((), ((0.5,),), 0.0)


@pytest.mark.parametrize(
    "levels", [[None, None], [None, "greedy"], [None, "random"], [None, "of-somebody"], [None, None, "club"]]
)
def test_matches_against_people_or_bots_off_the_dial_give_no_evidence(levels: list[str | None]):
    assert result_against(levels, len(levels), 0, [0]) is None


def test_a_fitted_level_plays_at_its_place():
    name = fitting_level(0.434)
    assert name == "fit:0.43"
    assert is_fitting(name)
    assert is_fitting("fit")
    assert is_level(name)
    assert dial_of(name) == 0.43
    for seed in range(20):
        match = random_match("casino", seed=seed, moves=20)
        view = match.view(match.to_act[0])
        assert bot(name).think(view).candidates == bot("dial:0.43").think(view).candidates


def test_an_unresolved_adaptive_level_is_refused():
    with pytest.raises(OptionsError):
        bot("fit")
