"""Rankings, suggestions and players of Hazari, as hashes that were recorded while they used NumPy."""

import hashlib
from collections.abc import Iterator
from typing import Any

from virado.analysis.hazari import odds
from virado.analysis.hazari.arrangements import rank_arrangements
from virado.analysis.hazari.draft_analysis import studied_group
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Rng
from virado.bots.hazari.suggestions import suggestions
from virado.games.catalogue import variant
from virado.match import Match

RECORDED = {
    "hazari": "f676dc2a6e7cd960",
    "hazari-bhutan": "025d11a58a435f05",
    "hazari-bhutan(group4_order_basis=extended, troy_win_rounds=[4])": "a85d82e2202d7e55",
}
"""Hashes of `results`, computed while Hazari used NumPy."""
PLAYERS = ("club", "opener", "even", "beginner", "dial:0.3", "expert")
SEEDS = range(2)


def results(text: str) -> Iterator[object]:
    """Yield what players and helpers say about some hands."""
    form = variant(text)
    o: Any = form.config()
    for others in ("best-first", "good"):
        yield odds.odds(o, others).to_usual_groups().values()
    for name in PLAYERS:
        bot(name).prepare(form)
    for seed in SEEDS:
        match = Match(form, seed=seed)
        view = match.view(match.to_act[0])
        extended = bool(view.state.extended >> view.seat & 1)
        found = rank_arrangements(view.config, view.state.hands[view.seat], extended=extended)
        yield found.moves.tolist(), found.points.tolist()
        yield suggestions(view)
        move: Any = view.legal(1)[0]
        yield [studied_group(view, number, cards, usual=True) for number, cards in enumerate(move.groups, 1)]
        for name in PLAYERS:
            thought = bot(name).think(view, Budget(simulations=20), rng=Rng(seed))
            yield (
                name,
                [(str(each.move), each.value, each.stderr, each.reasons) for each in thought.candidates],
            )
        judged = bot("expert").judge(view, view.legal(3)[2], Budget(simulations=20), rng=Rng(seed))
        yield [(str(each.move), each.value, each.stderr) for each in judged.candidates]


def digest(text: str) -> str:
    """Return a hash of the results of a form."""
    return hashlib.sha256(repr(list(results(text))).encode()).hexdigest()[:16]
