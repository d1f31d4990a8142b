"""The forms with which every adapter is tested, and the checks of a random match."""

import numpy as np

from virado.match import Match

SOME = ("casino(players=3)", "raub(players=3)", "zwanzig-ab-jager(players=4)", "hazari-bhutan")
"""A form of each family. Slow tests cover every form (`tests.lab.vector.random_play.FORMS`)."""


def random_legal_action(mask: np.ndarray, rng: np.random.Generator) -> int:
    """Return a uniformly random legal action."""
    return int(rng.choice(np.flatnonzero(mask)))


def check_record(match: Match) -> None:
    """Assert that the record of an adapter's match equals that of the engine's match with its seed and moves."""
    engine = Match(match.variant, seed=match.seed)
    for step in match.steps:
        engine.play(step.actor, step.text)
    assert engine.record() == match.record()
    assert Match.from_record(match.record()).scores == match.scores
