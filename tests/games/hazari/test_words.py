"""Arrangements as text, refusals as sentences, announcements and views."""

import json
from typing import Any

import msgspec
import pytest

from tests.games.hazari.table import view_data
from tests.states import config_of
from virado.cases.positions import match_at
from virado.games.hazari.messages import (
    CLASSES,
    Arrange,
    Arranged,
    DealScored,
    Dealt,
    MatchOver,
    RoundWon,
    Show,
    Up,
)
from virado.games.hazari.narration import group_of
from virado.games.messages import PUBLIC, REFEREE, Event
from virado.match import Match
from virado.refusal import UnparsableError
from virado.words import Speakers, catalogue
from virado.words.narration.hazari import NARRATION, group_text

HAND = ["As", "Ks", "Qs", "7h", "7d", "7c", "Jh", "Th", "9d", "5c", "4c", "2h", "3d"]
GOOD = "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h"
BHUTAN_EXTENDED = "hazari-bhutan(group4_order_basis=extended)"
ENGLISH = catalogue()


def table(hand: list[str] = HAND, variant: str = "hazari", **position: Any) -> Match:
    """Return a deal in which seat 1, the first to act, holds this hand."""
    return match_at(variant, {"hand": hand, **position}, seed=1)


def refusal(text: str, hand: list[str] = HAND, variant: str = "hazari") -> tuple[str, str | None, str]:
    """Return the code, rule and English sentence of an arrangement's refusal."""
    found = table(hand, variant).explain(1, text).refusal
    assert found is not None
    return found.code, found.rule, ENGLISH.refusal(found)


def arranged(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(group.split()) for group in text.removeprefix("arrange ").split(" / "))


@pytest.mark.parametrize(
    "given",
    [
        GOOD,
        "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 2h 3d",
        "7c 7h 7d / Qs As Ks / 9d Jh Th / 3d 2h 4c 5c",
        "ARRANGE 7H,7D,7C/AS,KS,QS/JH,10H,9D/5C,4C,3D,2H",
        "7h7d7c|AsKsQs|Jh10h9d|5c4c3d2h",
        "7♥ 7♦ 7♣ / A♠ K♠ Q♠ / J♥ 10♥ 9♦ / 5♣ 4♣ 3♦ 2♥",
        "  arrange: 7♥\ufe0f 7d 7c; as ks qs ; jh th 9d; 5c 4c 3d 2h ",
    ],
)
def test_typed_variations_are_parsed(given: str):
    view = table().view(1)
    move = view.parse(given)
    assert str(move) == view.text(move) == GOOD
    assert view.parse(str(move)) == move == Arrange(groups=arranged(GOOD))
    assert view.unpack(view.pack(move)) == move
    assert msgspec.json.decode(msgspec.json.encode(move), type=Arrange) == move


@pytest.mark.parametrize(
    "text",
    [
        "As Ks Qs 7h / Jh 7d 7c / Th 9d 5c / 4c 3d 2h",
        "7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c / 3d 2h",
        "7h 7h 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h",
        "7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2s",
        "7h 7d 7c / Jh Th 9d / As Ks Qs / 5c 4c 3d 2h",
    ],
)
def test_a_refused_arrangement_keeps_the_named_cards(text: str):
    view = table().view(1)
    move = view.parse(text)
    assert str(move) == f"arrange {text}"
    assert view.explain(move) == view.explain(text)
    assert not view.explain(text).legal


@pytest.mark.parametrize(
    "given", ["", "arrange", "arrange / / /", "up", "7h 7d 7x / As", "1h 2h 3h / 4h", "trail Qs"]
)
def test_a_text_without_cards_is_unparsable(given: str):
    with pytest.raises(UnparsableError) as error:
        table().view(1).parse(given)
    assert error.value.input == given
    assert given in str(error.value)


def test_wrong_sizes_are_counted():
    assert refusal("As Ks Qs 7h / 7d 7c Jh / Th 9d 5c / 4c 2h 3d") == (
        "sizes",
        "H-13",
        "the groups have 4, 3, 3 and 3 cards; they must have 3, 3, 3 and 4",
    )
    assert refusal("7h 7d 7c / As Ks Qs / Jh Th 9d")[0] == "sizes"
    assert refusal("7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c / 2h 3d")[0] == "sizes"


def test_sizes_are_tested_before_cards_and_cards_before_order():
    assert refusal("Ah Ad Ac / As Ks Qs / Jh Th 9d / 5c 4c 3d")[0] == "sizes"
    assert refusal("Jh Th 9d / 7h 7d 7c / As Ks Qs / 5c 4c 3d 2d")[0] == "cards"
    assert refusal("Jh Th 9d / 7h 7d 7c / As Ks Qs / 5c 4c 3d 2h")[0] == "order"


def test_a_card_of_another_hand_is_named():
    assert refusal("7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2s")[2] == "2♠ is not in your hand"


def test_a_card_in_two_places_is_named():
    assert "10♥ twice" in refusal("7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d Th")[2]
    assert "7♥ twice" in refusal("7h 7h 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h")[2]


def test_the_groups_out_of_order_are_named():
    assert refusal("7h 7d 7c / Jh Th 9d / As Ks Qs / 5c 4c 3d 2h")[2] == (
        "your third group (colour run A-K-Q) beats the second (run J-10-9); the strongest comes first"
    )
    assert refusal("As Ks Qs / Jh Th 9d / 7h 7d 5c / 7c 4c 3d 2h")[2] == (
        "the best three of your last group (run 4-3-2) beat the third "
        "(pair of sevens with a five); the weakest comes last"
    )


def test_in_the_extended_order_the_class_of_four_is_named():
    hand = ["As", "Ks", "Qs", "Kh", "Qd", "Jc", "Ah", "Th", "8h", "9d", "7d", "5d", "2d"]
    text = "As Ks Qs / Kh Qd Jc / Ah Th 8h / 9d 7d 5d 2d"
    assert table(hand, "hazari-bhutan").explain(1, text).legal
    assert refusal(text, hand, BHUTAN_EXTENDED) == (
        "order",
        "H-13",
        "your last group (four-card colour 9-7-5-2) beats the third (colour A-10-8); the weakest comes last",
    )


def test_a_seat_that_is_up_cannot_change_its_arrangement():
    match = table()
    match.play(1, GOOD)
    found = match.explain(1, "As Ks Qs / 7h 7d 7c / Jh Th 9d / 5c 4c 3d 2h").refusal
    assert found is not None
    assert (found.code, found.rule) == ("already-up", "H-14")


def test_only_players_may_arrange():
    found = table().explain(REFEREE, GOOD).refusal
    assert found is not None
    assert (found.code, found.rule) == ("not-your-turn", "H-12")
    assert ENGLISH.refusal(found) == "there is nothing for you to arrange now"


# ---------------------------------------------------------------------- events
def play_out(match: Match) -> list[Event]:
    events: list[Event] = []
    while not match.over:
        seat = match.to_act[0]
        events = match.play(seat, match.legal(seat, 1)[0])
    return events


def test_an_arrangement_is_described_before_it_is_made():
    view = table(variant="hazari-bhutan").view(1)
    effect = view.describe(GOOD)
    assert isinstance(effect, Arranged)
    assert [group.cards for group in effect.groups] == list(arranged(GOOD))
    assert [(group.number, group.class_name, group.ranks, group.points) for group in effect.groups] == [
        (1, "troy", ("7",), 21),
        (2, "colour_run", ("A", "K", "Q"), 31),
        (3, "run", ("J", "T", "9"), 29),
        (4, "run4", ("5", "4", "3", "2"), 14),
    ]
    assert NARRATION.effect(ENGLISH, effect, Speakers(reader=1)) == (
        "Your groups: troy of sevens, colour run A-K-Q, run J-10-9 and four-card run 5-4-3-2."
    )


@pytest.mark.parametrize(
    ("cards", "class_name", "ranks", "text"),
    [
        ("As Ah Ad Ac", "troy4", ("A",), "four aces"),
        ("6s 6h 6d Kc", "troy", ("6",), "troy of sixes"),
        ("Ad 2d 3d 4d", "colour_run4", ("A", "2", "3", "4"), "four-card colour run A-2-3-4"),
        ("Kd Qd Jd Th", "colour_run", ("K", "Q", "J"), "colour run K-Q-J"),
        ("Kd Qs Jd Th", "run4", ("K", "Q", "J", "T"), "four-card run K-Q-J-10"),
        ("Ad 2s 3d 9h", "run", ("A", "2", "3"), "run A-2-3"),
        ("Ad 9d 6d 2d", "colour4", ("A", "9", "6", "2"), "four-card colour A-9-6-2"),
        ("Ad 9d 6d 2s", "colour", ("A", "9", "6"), "colour A-9-6"),
        ("Ad As Td Ts", "two_pair", ("A", "T"), "two pairs, aces and tens"),
        ("9d 9s Td 2s", "pair", ("9", "T"), "pair of nines with a ten"),
        ("Ks Td 8h 2s", "indi", ("K", "T", "8"), "indi K-10-8"),
    ],
)
def test_a_group_is_described_as_it_counts(cards: str, class_name: str, ranks: tuple[str, ...], text: str):
    match = Match("hazari-bhutan", seed=1)
    group = group_of(config_of(match), 3, match.deck.cards(cards))
    assert (group.number, group.class_name, group.ranks) == (4, class_name, ranks)
    assert group_text(ENGLISH, group) == text
    assert ENGLISH.text("event-hazari-round-won", seat=2, round=4, points=90, group=group) == (
        f"seat 2 wins round 4: {text}, 90 points."
    )


def test_every_class_has_words():
    assert all(ENGLISH.has(f"group-hazari-{name}") for name in CLASSES)


def test_up_reveals_no_card_and_the_last_up_starts_the_showdown():
    match = Match("hazari", seed=5)
    for seat in (1, 2, 3):
        (event,) = match.play(seat, match.legal(seat, 1)[0])
        assert event.seen_by(0) == Up(seat=seat)
    events = [event.seen_by(PUBLIC) for event in match.play(0, match.legal(0, 1)[0])]
    assert [type(event) for event in events] == [
        Up,
        *[Show, Show, Show, Show, RoundWon] * 4,
        DealScored,
        Dealt,
    ]
    shows = [event for event in events if isinstance(event, Show)]
    assert [show.seat for show in shows][:4] == [1, 2, 3, 0]
    won = [event for event in events if isinstance(event, RoundWon)]
    for number, winner in enumerate(won[:-1]):
        seats = [show.seat for show in shows if show.round == number + 2]
        assert seats == [(winner.seat + i) % 4 for i in range(4)]
    for round_won in won:
        groups = {show.seat: show.group for show in shows if show.round == round_won.round}
        assert round_won.group == groups[round_won.seat]
        assert round_won.points == sum(group.points for group in groups.values())
    last = events[-1]
    assert isinstance(last, Dealt)
    assert last.hands == (13, 13, 13, 13)
    heard = match.view(2).events()[-1]
    assert isinstance(heard, Dealt)
    assert [held if isinstance(held, int) else len(set(held)) for held in heard.hands] == [13] * 4
    assert heard.hands[2] == view_data(match, 2).hands[2]


def test_a_match_ends_with_its_winners():
    match = Match("hazari(target=200)", seed=2)
    last = play_out(match)[-1].seen_by(PUBLIC)
    assert last == MatchOver(winners=match.winners, scores=match.scores, ending="target")  # pyright: ignore[reportArgumentType]
    assert max(match.scores) >= 200
    data = view_data(match, 0)
    assert data.phase == "over"
    assert data.ending == "target"
    assert len(data.shown) == 16
    assert data.captured is not None
    assert sum(data.captured) == 360
    assert data.hands == ((), (), (), ())
    found = match.explain(0, GOOD).refusal
    assert found is not None
    assert (found.code, found.rule, ENGLISH.refusal(found)) == ("match-over", "H-22", "the match is over")


def test_a_deal_is_narrated_for_each_reader():
    match = Match("hazari(target=200)", seed=2)
    rosa = Speakers(reader=0, names={1: "Rosa", 2: "Tom", 3: "Ali"}, sides=match.variant.sides)
    play_out(match)
    lines = [line for event in match.view(0).events() for line in NARRATION.event(ENGLISH, event, rosa)]
    assert lines == [
        "You deal.",
        "Rosa wins round 1: troy of queens, 80 points.",
        "You win round 2: colour run J-10-9, 90 points.",
        "Rosa wins round 3: colour run 5-4-3, 70 points.",
        "You win round 4: colour K-6-5, 120 points.",
        "The deal is scored: you +210, Rosa +150, Tom 0, Ali 0.",
        "You win the match.",
    ]


@pytest.mark.parametrize(
    ("winners", "reader", "said"),
    [
        ((1,), 0, "Rosa wins the match."),
        ((0,), 0, "You win the match."),
        ((0, 1), 2, "seat 0 and Rosa share the match."),
    ],
)
def test_the_winner_is_narrated_for_each_reader(winners: tuple[int, ...], reader: int, said: str):
    event = MatchOver(winners=winners, scores=(1000, 1000, 0, 0), ending="target")
    assert NARRATION.event(ENGLISH, event, Speakers(reader=reader, names={1: "Rosa"})) == [said]


def test_a_winning_troy_is_announced():
    event = DealScored(deal=1, ending="troy", captured=None, points=(0, 880, 0, 0), scores=(100, 1000, 90, 0))
    assert NARRATION.event(ENGLISH, event, Speakers(reader=1)) == [
        "A winning troy ends the match at once: seat 0 0, you +880, seat 2 0, seat 3 0."
    ]


def test_the_view_while_arranging():
    match = table(dealer=2, seat=3, scores=[5, 10, 15, 20])
    match.play(3, GOOD)
    data = view_data(match, 3)
    assert data.phase == "arrange"
    assert data.to_act == (0, 1, 2)
    assert data.up == (3,)
    assert data.hands[:3] == (13, 13, 13)
    assert data.hands[3] == ("As", "Ks", "Qs", "Jh", "Th", "9d", "7h", "7d", "7c", "5c", "4c", "3d", "2h")
    assert data.arrangement == arranged(GOOD)
    assert data.shown == data.round_winners == ()
    assert data.captured == (0, 0, 0, 0)
    assert data.scores == (5, 10, 15, 20)
    assert view_data(match, 0).arrangement is None
    assert json.loads(msgspec.json.encode(data))["hands"][:3] == [13, 13, 13]


@pytest.mark.parametrize(
    ("language", "cards", "text"),
    [
        ("en", "9d 9s 8d 2s", "pair of nines with an eight"),
        ("en", "9d 9s Ad 2s", "pair of nines with an ace"),
        ("de", "Ad As 9d 2s", "Paar Asse mit einer Neun"),
        ("de", "9d 9s Jd 2s", "Paar Neunen mit einem Buben"),
        ("es", "Ad As 9d 2s", "par de ases con un nueve"),
        ("es", "9d 9s Qd 2s", "par de nueves con una reina"),
    ],
)
def test_the_kicker_of_a_pair_is_named_with_its_article(language: str, cards: str, text: str):
    match = Match("hazari-bhutan", seed=1)
    group = group_of(config_of(match), 3, match.deck.cards(cards))
    assert group_text(catalogue(language), group) == text
