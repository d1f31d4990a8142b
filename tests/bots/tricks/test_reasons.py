"""Reasons for moves in the trick games."""

from collections import Counter

import pytest

from tests.bots.playing import candidates_of
from tests.random_play import random_match
from virado.bots.catalogue import bot
from virado.bots.tricks.reasons import Trick, card_reason, exchange_reason
from virado.cards import SKAT32
from virado.games.catalogue import variant as find_variant
from virado.games.tricks.messages import PlayCard, TrickWon
from virado.games.tricks.rules import NATURAL, NO_SUIT, strength
from virado.match import Match

ORDER = [*NATURAL, *NATURAL]
HEARTS = 1


def cards(text: str) -> int:
    return SKAT32.cards(text)


def why(card: str, *, hand: str, unseen: str, led: str = "", others: int = 3) -> str:
    """Return the code of the reason for a card with hearts as trump; `led` is the card to beat."""
    low = SKAT32.card(led) if led else None
    suit = NO_SUIT if low is None else low >> 3
    best = -1 if low is None else strength(ORDER, HEARTS, suit, low)
    trick = Trick(ORDER, HEARTS, suit, best, cards(hand), cards(unseen), others)
    return card_reason(trick, SKAT32.card(card)).code


def test_the_last_trump_is_drawn():
    assert why("Kh", hand="Kh 7s", unseen="9h 8s 8d") == "draws-last-trump"


def test_a_card_that_nothing_beats():
    assert why("As", hand="As 7d", unseen="Ks 8d 9c") == "cannot-be-beaten"
    assert why("As", hand="As 7d", unseen="Ks 8d 9h") == "only-trump-beats"


def test_a_card_that_cannot_win():
    assert why("7s", hand="7s 8s", unseen="Ah", led="Ks") == "cannot-win"


def test_last_to_play_wins_for_certain():
    assert why("As", hand="As 7d", unseen="Ah", led="Ks", others=0) == "last-to-play"


def test_exchanges_say_how_many_cards_go():
    assert exchange_reason(0).code == "keeps-all"
    assert (exchange_reason(3).code, exchange_reason(3).facts) == ("exchange", {"number": 3})


@pytest.mark.parametrize(
    "text", ["raub", "raub-seven-always", "raub(stock_short=reshuffle)", "zwanzig-ab", "zwanzig-ab-jager"]
)
def test_every_move_has_a_reason_and_moves_have_different_ones(text: str):
    reasons: set[str] = set()
    for moves in range(40):
        match = random_match(text, seed=moves, moves=moves)
        if not match.over:
            found = candidates_of("club", match.view(match.to_act[0]))
            assert all(candidate.reasons for candidate in found)
            reasons |= {reason.key for candidate in found for reason in candidate.reasons}
    assert len(reasons) > 8


@pytest.mark.parametrize("form", ["raub", "zwanzig-ab"])
def test_what_is_said_of_a_card_is_true_of_its_trick(form: str):
    """A card that cannot be beaten wins; so does a winning last card. A card that cannot win does not."""
    said: Counter[str] = Counter()
    for seed in range(60):
        match = Match(find_variant(form), seed=seed)
        waiting: list[tuple[int, str]] = []
        while not match.over and match.finished_deals < 1:
            view = match.view(match.to_act[0])
            candidates = bot("club").think(view).candidates
            chosen = candidates[0]
            if isinstance(chosen.move, PlayCard):
                # Not only the best moves; a player that makes such bids may never begin a deal.
                chosen = candidates[seed % len(candidates)]
                waiting += [(view.seat, why.code) for why in chosen.reasons]
            before = view.event_count
            match.play(view.seat, chosen.move)
            events = match.view(view.seat).events(before)
            won = next((event for event in events if isinstance(event, TrickWon)), None)
            if won is None:
                continue
            for seat, code in waiting:
                said[code] += 1
                if code in ("cannot-be-beaten", "last-to-play"):
                    assert won.winner == seat, f"{code}, but {won}"
                elif code == "cannot-win":
                    assert won.winner != seat, f"{code}, but {won}"
            waiting = []
    assert min(said[code] for code in ("cannot-be-beaten", "last-to-play", "cannot-win")) >= 10
