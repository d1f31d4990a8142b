"""Analyses of the experts with a given number of simulations, in positions of random matches."""

import hashlib
import random
from collections.abc import Iterator

from tests.random_play import random_move
from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Budget, Rng
from virado.games.catalogue import variant
from virado.games.variant import Variant
from virado.match import Match
from virado.view import AnyView

FORMS = {
    "casino": 2,
    "royal-dominican": 4,
    "tuxedo": 2,
    "raub": 3,
    "zwanzig-ab": 4,
}
"""Forms with their numbers of players."""
SIMULATIONS = 150
MOVES = 47
"""Number of moves from which the positions are taken; then the last round of two Casino players has begun."""
EVERY = 4


def form(slug: str) -> Variant:
    """Return a form with the number of players in FORMS."""
    return variant(slug, players=FORMS[slug])


def positions(slug: str) -> Iterator[AnyView]:
    """Yield some positions of a random match, from the view of a seat that is to act."""
    rng = random.Random(slug)
    match = Match(form(slug), seed=7)
    for number in range(MOVES):
        if match.over:
            return
        seat = rng.choice(match.to_act)
        if number % EVERY == EVERY - 1 or number >= MOVES - EVERY:
            yield match.view(seat)
        match.play(seat, random_move(match, seat, rng))


def thoughts(slug: str) -> list[str]:
    """Return a line for each position: the best move, its value and error, simulations, and a hash of all candidates."""
    expert = bot("expert")
    expert.prepare(form(slug))
    return [
        describe(expert.think(view, Budget(simulations=SIMULATIONS), rng=Rng(number)))
        for number, view in enumerate(positions(slug))
    ]


def describe(analysis: Analysis) -> str:
    """Return an analysis without its time as a line."""
    best = analysis.candidates[0]
    every = repr([(str(each.move), each.value, each.stderr, each.unit) for each in analysis.candidates])
    digest = hashlib.sha256(every.encode()).hexdigest()[:12]
    return f"{best.move} {best.value!r} {best.stderr!r} {analysis.simulations} {digest}"
