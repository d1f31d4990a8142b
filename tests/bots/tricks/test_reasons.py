"""Reasons for moves in the trick games."""

from collections import Counter
from typing import Any

import pytest

from tests.bots.playing import candidates_of
from tests.random_play import random_match
from virado.bots.catalogue import bot
from virado.bots.tricks.reasons import Trick, TrickHand, card_reasons, exchange_reasons
from virado.cards import SKAT32
from virado.cases.positions import match_at
from virado.games.catalogue import variant as find_variant
from virado.games.tricks.messages import PlayCard, TrickWon
from virado.games.tricks.rules import NATURAL, NO_SUIT, playable_cards, strength
from virado.match import Match
from virado.view import AnyView

ORDER = [*NATURAL, *NATURAL]
HEARTS = 1


def cards(text: str) -> int:
    return SKAT32.cards(text)


def why(card: str, *, hand: str, unseen: str, led: str = "", is_last: bool = False) -> set[str]:
    """Return the codes of the reasons for playing a card, with hearts as trump.

    `led` is the card to beat.
    """
    low = SKAT32.card(led) if led else None
    suit = NO_SUIT if low is None else low >> 3
    best = -1 if low is None else strength(ORDER, HEARTS, suit, low)
    playable = playable_cards(ORDER, HEARTS, suit, best, 0, cards(hand))
    trick = Trick(SKAT32, ORDER, HEARTS, suit, best, cards(hand), playable, cards(unseen), is_last)
    return {reason.code for reason in card_reasons(trick, SKAT32.card(card)).pro}


def test_the_last_trump_is_drawn():
    assert "draws-last-trump" in why("Kh", hand="Kh 7s", unseen="9h 8s 8d")


def test_a_card_that_nothing_beats():
    assert "cannot-be-beaten" in why("As", hand="As 7d", unseen="Ks 8d 9c")
    assert "only-trump-beats" in why("As", hand="As 7d", unseen="Ks 8d 9h")


def test_a_card_that_cannot_win():
    assert "cannot-win" in why("7s", hand="7s 8s", unseen="Ah", led="Ks")
    assert "cannot-win" not in why("7s", hand="7s As", unseen="Ah", led="Ks")


def test_a_card_is_kept_as_the_better_one_only_if_it_is_higher():
    assert "keeps-better" in why("9c", hand="Td 7c 9c", unseen="Ah")
    assert "keeps-better" not in why("9c", hand="9d 7c 9c", unseen="Ah")


def test_last_to_play_wins_for_certain():
    assert "last-to-play" in why("As", hand="As 7s", unseen="", led="Ks", is_last=True)


def test_exchanges_say_how_many_cards_go_and_what_is_kept_or_given_away():
    held = TrickHand(SKAT32, ORDER, HEARTS, cards("Kh 9h Ac Ts"))
    found = exchange_reasons(held, cards("Ac Ts")).shown()
    assert [(each.code, dict(each.facts), each.against) for each in found] == [
        ("exchange", {"number": 1}, False),
        ("keeps-good", {"cards": ("9h", "Kh")}, False),
        ("throws-good", {"cards": ("Ac",)}, True),
    ]
    assert [each.code for each in exchange_reasons(held._replace(cards=cards("Kh Ac")), 0).shown()] == [
        "keeps-all"
    ]


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
    """Check the stated prospects of a card against the winner of its trick."""
    said: Counter[str] = Counter()
    for seed in range(60):
        match = Match(find_variant(form), seed=seed)
        waiting: list[tuple[int, str]] = []
        while not match.over and match.finished_deals < 1:
            view = match.view(match.to_act[0])
            candidates = bot("club").think(view).candidates
            chosen = candidates[0]
            if isinstance(chosen.move, PlayCard):
                # Try other candidates than the best only for cards. If bids were tried too, a deal might never begin.
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


EXACT = "zwanzig-ab(special_finish_from_deal=0, exact_zero=true, maker_no_trick_penalty=10)"


def at_zwanzig(scores: list[int], *history: str, hand: str = "As Ks Ah 7d 7c", text: str = EXACT) -> AnyView:
    """Return the view of the seat to act. Seat 1 is forehand and has these cards; seat 2 has no spades and no clubs."""
    deal = {"hands": {"1": hand.split(), "2": ["7h", "8h", "9h", "8d", "9d"]}}
    match = match_at(text, {"scores": scores, "deals": [deal], "history": list(history)}, seed=1)
    return match.view(match.to_act[0])


def codes(view: AnyView, move: str) -> set[str]:
    """Return the codes of the club player's reasons for a move and against it."""
    found = {str(each.move): each.reasons for each in candidates_of("club", view)}
    return {reason.code for reason in found[move]}


def test_with_exactly_zero_a_suit_with_which_no_trick_counts_is_not_chosen():
    view = at_zwanzig([9, 1, 9, 9], hand="Ah Th 7s 7d 8c")
    assert all(str(bot(name).choose(view)) != "choose h" for name in ("club", "greedy"))
    assert "none-counts" in codes(view, "choose h")
    assert str(bot("club").choose(at_zwanzig([9, 2, 9, 9], hand="Ah Th 7s 7d 8c"))) == "choose h"


def test_forehand_is_told_what_a_deal_without_a_trick_costs_it():
    assert "maker-costs" in codes(at_zwanzig([9, 9, 9, 9]), "choose s")


STAYED = ("1 choose s", "1 exchange", "2 exchange", "3 exchange", "0 exchange", "2 stay", "3 drop", "0 drop")


@pytest.mark.parametrize(
    ("score", "code", "kept"),
    [(9, "", "Ks"), (1, "one-too-many", ""), (2, "", "Ks")],
    ids=["all count", "one is enough", "another counts"],
)
def test_with_exactly_zero_a_trick_too_many_is_avoided(score: int, code: str, kept: str):
    view = at_zwanzig([9, score, 9, 9], *STAYED, "1 card As", "2 card 7h")
    data: Any = view.data
    assert data.tricks[1] == 1
    chosen = str(bot("club").choose(view))
    assert (chosen == "card Ks") == bool(kept)
    assert (
        code in codes(view, chosen) if code else not {"one-too-many", "no-more-count"} & codes(view, chosen)
    )


def test_with_exactly_zero_further_tricks_of_a_seat_beyond_it_change_nothing():
    view = at_zwanzig([9, 1, 9, 9], *STAYED, "1 card As", "2 card 7h", "1 card Ks", "2 card 8h")
    assert all(codes(view, str(move)) == {"no-more-count"} for move in view.search_moves())


LIMITED = "zwanzig-ab(max_drops=2)"
ALL_EXCHANGED = ("1 choose s", "1 exchange", "2 exchange", "3 exchange", "0 exchange")


def answering(drops: int) -> AnyView:
    """Return the view of seat 2, which holds two low trumps and a king and has dropped out `drops` times."""
    deal = {"hands": {"1": ["As", "Ks", "Ah", "7d", "7c"], "2": ["9s", "Qs", "Kh", "8d", "9d"]}}
    position = {"drops": [0, 0, drops, 0], "deals": [deal], "history": list(ALL_EXCHANGED)}
    match = match_at(LIMITED, position, seed=1)
    return match.view(match.to_act[0])


def test_the_last_drop_has_a_higher_price_than_the_one_before():
    values = [
        {str(each.move): each.value for each in candidates_of("club", answering(drops))} for drops in (0, 1)
    ]
    assert values[1]["stay"] > values[0]["stay"]
    assert [str(move) for move in answering(2).legal()] == ["stay"]
