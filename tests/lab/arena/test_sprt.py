"""The sequential test: its error rates, and its use as a stopping rule."""

import json
import math
import random

import pytest

from virado.cli import main
from virado.lab.arena.games import Plan
from virado.lab.arena.runner import play
from virado.lab.arena.sprt import Sprt, parse_sprt
from virado.lab.arena.standings import FIRST_LOOK, shares
from virado.lab.arena.statistics import detectable_share, interval
from virado.refusal import OptionsError

VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)


def weights(mean: float) -> list[float]:
    """Return a distribution of pair scores with this mean, in which most pairs are ties."""
    up = mean - 0.5
    return [0.1 - up / 2, 0.15 - up, 0.5, 0.15 + up, 0.1 + up / 2]


def accepted(test: Sprt, mean: float, tournaments: int, seed: int) -> tuple[float, float]:
    """Return how often each hypothesis was accepted by tournaments that checked after every FIRST_LOOK pairs."""
    rng = random.Random(seed)
    low = high = 0
    for _ in range(tournaments):
        seen: list[float] = []
        verdict = "open"
        while verdict == "open" and len(seen) < 20_000:
            seen += rng.choices(VALUES, weights(mean), k=FIRST_LOOK)
            verdict = test.verdict(seen)
        low += verdict == "low"
        high += verdict == "high"
    return low / tournaments, high / tournaments


def test_the_tested_distributions_have_their_means():
    for mean in (0.5, 0.55):
        assert math.isclose(sum(weights(mean)), 1)
        assert math.isclose(
            sum(map(math.prod, zip(VALUES, weights(mean), strict=True))), mean + (mean - 0.5) * 0
        )


@pytest.mark.parametrize(("rates", "tournaments"), [((0.05, 0.05), 400), ((0.01, 0.1), 400)])
def test_error_rates_are_within_the_declared_bounds(rates: tuple[float, float], tournaments: int):
    test = Sprt(0.5, 0.55, *rates)
    low, wrong_high = accepted(test, 0.5, tournaments, 1)
    wrong_low, high = accepted(test, 0.55, tournaments, 2)
    assert wrong_high <= rates[0]
    assert wrong_low <= rates[1]
    assert low + wrong_high == high + wrong_low == 1


@pytest.mark.parametrize(("bots", "units"), [(2, 200), (3, 150)])
def test_the_detectable_difference_is_found_in_four_of_five_tournaments(bots: int, units: int):
    rng = random.Random(bots)
    won = 1 / bots + detectable_share(units, bots)
    tournaments, found = 400, 0
    for _ in range(tournaments):
        pairs = [sum(rng.random() < won for _ in range(bots)) / bots for _ in range(units)]
        found += interval(pairs)[0] > 1 / bots
    assert 0.74 <= found / tournaments <= 0.87


def test_the_detectable_difference_is_printed_before_the_table(capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "casino", "--bots", "random,greedy", "--deals", "50", "--jobs", "1"]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first == "50 units show, in four of five tournaments, a share of games won that is 14.0% from even"


def test_the_ratio_is_symmetric_around_the_midpoint():
    test = Sprt(0.45, 0.55)
    even = [0.25, 0.5, 0.75] * 40
    assert math.isclose(test.ratio(even), 0, abs_tol=1e-6)
    assert test.ratio([]) == 0
    more = [*even, 1.0, 1.0]
    assert math.isclose(test.ratio(more), -test.ratio([1 - share for share in more]), rel_tol=1e-6)
    assert test.ratio(more) > 0


@pytest.mark.parametrize(
    "text",
    [
        "sprt:",
        "sprt:0.5",
        "sprt:0.55,0.5",
        "sprt:0.5,0.6,0.05",
        "sprt:0,1",
        "sprt:a,b",
        "sprt:0.4,0.5,0.5,0.6",
    ],
)
def test_an_invalid_test_is_refused(text: str):
    with pytest.raises(OptionsError):
        parse_sprt(text)


def test_a_tournament_stops_when_a_hypothesis_is_accepted():
    plan = Plan(variant="casino", bots=("greedy", "random"), seed=1)
    done = play(plan, 2000, jobs=1, stop_when="sprt:0.5,0.7")
    assert 0 < len(done) < 2000
    assert Sprt(0.5, 0.7).verdict(shares(plan, done, 0)) == "high"


def test_the_command_prints_the_accepted_hypothesis(capsys: pytest.CaptureFixture[str]):
    wanted = ["arena", "casino", "--bots", "random,greedy", "--deals", "400", "--jobs", "1", "--stop-when"]
    assert main([*wanted, "sprt:0.3,0.5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["sprt"]["accepted"] == "low"
    assert told["sprt"]["ratio"] <= told["sprt"]["lower"] < told["sprt"]["upper"]
    assert told["units"] < 400
    assert main([*wanted, "sprt:0.3,0.5"]) == 0
    assert "sprt: accepted low, ratio −" in capsys.readouterr().out
