"""The forms that every adapter is tested with, and what a random match through it must be."""

import numpy as np

from virado.match import Match

SOME = ("casino(players=3)", "raub(players=3)", "zwanzig-ab-jager(players=4)", "hazari-bhutan")
"""One of each family; all with all numbers of players are slow (`tests.lab.vector.random_play.FORMS`)."""


def a_legal_one(mask: np.ndarray, rng: np.random.Generator) -> int:
    """A legal action, each as likely."""
    return int(rng.choice(np.flatnonzero(mask)))


def check_record(match: Match) -> None:
    """Assert that the record of a match played through an adapter is that of the engine's match with its seed and moves."""
    engine = Match(match.variant, seed=match.seed)
    for step in match.steps:
        engine.play(step.actor, step.text)
    assert engine.record() == match.record()
    assert Match.from_record(match.record()).scores == match.scores
