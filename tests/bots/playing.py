"""Helpers that let bots play, for the tests of bots."""

import random
from collections.abc import Sequence

from tests.states import state_of
from virado.bots.catalogue import bot
from virado.bots.contract import Bot, Budget, Candidate, Rng
from virado.cards import Seat, members
from virado.games.messages import Move
from virado.match import Match
from virado.view import AnyView

LONGEST = 3000
"""Number of moves after which a match of bots counts as endless."""


def candidates_of(
    name: str | Bot, view: AnyView, *, simulations: int | None = None, seed: int = 0
) -> Sequence[Candidate]:
    """Return the candidates of a bot, best first."""
    player = bot(name) if isinstance(name, str) else name
    return player.think(view, Budget(simulations=simulations), rng=Rng(seed)).candidates


def moves_of(candidates: Sequence[Candidate]) -> list[Move]:
    """Return the moves of the candidates."""
    return [candidate.move for candidate in candidates]


def play_out(name: str, text: str, seed: int) -> Match:
    """Play a match with one bot on every seat; the rules check every choice."""
    match = Match(text, seed=seed)
    player = bot(name)
    for _ in range(LONGEST):
        if match.over:
            return match
        view = match.view(match.to_act[0])
        match.play(view.seat, player.choose(view, rng=Rng(seed)))
        for other in range(match.variant.players):
            seen = match.view(other)
            if seen.calls() and (called := player.call(seen, Rng(seed))) is not None:
                match.play(other, called)
    raise AssertionError(f"{text} did not end in {LONGEST} moves")


def permute_hidden_cards(match: Match, seat: Seat, rng: random.Random) -> Match:
    """Return the match with the cards of the other hands permuted.

    In Casino, the cards of the stock are permuted as well.
    """
    other = match.clone()
    s = state_of(other)
    seen = match.view(seat).state
    places: list[tuple[str, int]] = []
    cards: list[int] = []
    for q in range(s.players):
        for card in members(s.hands[q] & ~seen.hands[q]):
            places.append(("hand", q))
            cards.append(card)
            s.hands[q] &= ~(1 << card)
    if hasattr(s, "stock_end"):
        for i in range(s.stock_next, s.stock_end):
            if seen.stock[i] < 0:
                places.append(("stock", i))
                cards.append(s.stock[i])
    rng.shuffle(cards)
    for (kind, where), card in zip(places, cards, strict=True):
        if kind == "hand":
            s.hands[where] |= 1 << card
        else:
            s.stock[where] = card
    return other
