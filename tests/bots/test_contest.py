"""Matches between compiled players."""

from typing import Any

import numpy as np
import pytest

from virado.bots.catalogue import players
from virado.bots.contest import PLAYER_SEED, CompiledPlayer, play_matches
from virado.games.catalogue import variant
from virado.games.raub.rules.state import RaubWorkspace
from virado.kernel.buffers import ContestGames, ContestPlayers
from virado.kernel.contest import LONGEST_MATCH
from virado.match import opening_state

RAUB = variant("raub")
COMPILED = players("raub").compiled_players(RAUB)


@pytest.fixture(scope="module")
def compiled() -> Any:
    return COMPILED.kernel


def seated(*names: str) -> list[CompiledPlayer]:
    return [COMPILED.players[name] for name in names]


def interpreted(seats: list[CompiledPlayer], seeds: list[int]) -> tuple[Any, Any]:
    """Return the points and winners of the contest, played without the compiler."""
    pool: list[Any] = [opening_state(RAUB) for _ in seeds]
    compiled: Any = COMPILED.kernel
    compiled.function(
        ContestGames(
            pool=pool,
            packs=[[0] * 32],
            wants=np.array([RAUB.deck.full for _ in seeds], dtype=object),
            rng=np.array([[[seed], [seed ^ PLAYER_SEED]] for seed in seeds], dtype=object),
            turns=np.zeros((len(seeds), 4), dtype=object),
        ),
        ContestPlayers(
            kinds=[player.kind for player in seats],
            weights=[player.weights for player in seats],
            scratch=[player.scratch for player in seats],
            seating=np.array([range(4) for _ in seeds], dtype=object),
        ),
        [RAUB.config()],
        [RaubWorkspace()],
        [],
        1,
        0,
        LONGEST_MATCH,
    )
    return [[score - 21 for score in s.scores[:4]] for s in pool], [s.winners for s in pool]


def test_compiled_and_interpreted_matches_are_equal(compiled: Any):
    seats = seated("random", "greedy", "club", "club")
    seeds = [3, 4, 5]
    points, winners = interpreted(seats, seeds)
    outcome = play_matches(compiled, RAUB, seats, np.array(seeds))
    assert outcome.points.tolist() == points
    assert outcome.winners.tolist() == winners


def test_equal_players_win_equally_often_in_every_seat(compiled: Any):
    outcome = play_matches(compiled, RAUB, seated(*["club"] * 4), np.arange(4000))
    wins = [outcome.wins(side).mean() for side in range(4)]
    assert abs(sum(wins) - 1) < 1e-9
    assert all(0.2 < share < 0.3 for share in wins)


def test_greedy_beats_random_and_scores_end_at_zero_or_below(compiled: Any):
    outcome = play_matches(compiled, RAUB, seated("greedy", "random", "random", "random"), np.arange(500))
    assert outcome.wins(0).mean() > 0.8
    assert (21 + outcome.points.min(axis=1) <= 0).all()


def test_an_endless_match_is_abandoned(compiled: Any):
    outcome = play_matches(compiled, RAUB, seated(*["club"] * 4), np.arange(3), most=10)
    assert outcome.truncated.all()
    assert outcome.wins(0).sum() == 0


def test_scores_and_dealer_can_be_given(compiled: Any):
    ahead = play_matches(
        compiled, RAUB, seated(*["club"] * 4), np.arange(2000), scores=[3, 21, 21, 21], dealer=2
    )
    assert ahead.wins(0).mean() > 0.5


def test_one_deal_ends_with_the_first_scored_deal(compiled: Any):
    outcome = play_matches(compiled, RAUB, seated(*["club"] * 4), np.arange(200), one_deal=True)
    assert not outcome.truncated.any()
    assert not outcome.winners.any()
    assert (abs(outcome.points).sum(axis=1) > 0).all()
    assert (abs(outcome.points) <= 8).all()


@pytest.mark.parametrize("text", ["raub", "zwanzig-ab"])
def test_club_among_greedy_players_wins_more_than_a_third(text: str):
    found = players(variant(text).game.name).compiled_players(variant(text))
    seats = [found.players[name] for name in ("club", "greedy", "greedy", "greedy")]
    outcome = play_matches(found.kernel, variant(text), seats, np.arange(3000))
    assert outcome.wins(0).mean() > 0.36
