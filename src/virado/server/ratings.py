"""The rating model: Bayesian estimates of strength (Weng and Lin 2011), with mean mu and uncertainty sigma."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


def rate(
    teams: Sequence[Sequence[tuple[float, float]]], ranks: Sequence[float]
) -> list[list[tuple[float, float]]]:
    """Return the (mu, sigma) of each player after a match, from those before it and the ranks of the teams."""
    before = [[MODEL.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in teams]
    after = MODEL.rate(before, ranks=list(ranks))
    return [[(float(rating.mu), float(rating.sigma)) for rating in team] for team in after]
