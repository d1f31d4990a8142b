"""The threshold at which the club player of Raub declares and defends, by the number of players."""

from collections.abc import Iterator

import pytest

from virado.bots.catalogue import bot
from virado.bots.policy import choices
from virado.bots.raub.players import PARTS
from virado.bots.tricks.weights import PLACES
from virado.games.raub.rules.state import DECLARE, PLAY, RaubConfig, RaubState
from virado.match import Match
from virado.view import View


def decisions(text: str, deals: int) -> Iterator[View[RaubState, RaubConfig]]:
    """Yield the view of each decision in first deals between club players."""
    for seed in range(deals):
        match = Match(text, seed=seed)
        while not match.over and match.finished_deals < 1:
            view = match.view(match.to_act[0])
            yield view
            match.play(view.seat, bot("club").choose(view))


def undertakes(view: View[RaubState, RaubConfig], *, plainly: bool) -> bool:
    """Return True if the club player declares or defends.

    With `plainly` it uses the rules' thresholds without the fitted weights.
    """
    weights = PARTS.skilled_weights[view.config.players].clone()
    if plainly:
        weights.staying = weights.declaring = [0] * PLACES
    moves = choices(view)
    values = PARTS.policy(counts=True).ranking(view, moves, weights)
    return moves[values.index(max(values))][0] in (DECLARE, PLAY)


def test_the_first_of_two_bidders_declares_with_any_hand():
    asked = 0
    for view in decisions("raub(players=2)", 30):
        first = view.seat != view.state.dealer
        if first and any(move[0] == DECLARE for move in choices(view)):
            asked += 1
            assert undertakes(view, plainly=False), view.state.hands[view.seat]
    assert asked > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fitted_thresholds_are_never_stricter_than_the_tables(players: int):
    more = 0
    for view in decisions(f"raub(players={players})", 40):
        if any(move[0] in (DECLARE, PLAY) for move in choices(view)):
            bold, plain = undertakes(view, plainly=False), undertakes(view, plainly=True)
            assert bold or not plain, view.state.hands[view.seat]
            more += bold - plain
    assert more > 5
