"""Card counting of the club player: the chance that a card wins, and the value of the rest of the hand."""

from itertools import combinations

import pytest

from tests.lab.solving.small import tiny
from virado.bots.catalogue import bot
from virado.bots.tricks.lookahead import hold_chance, trumps_drawn
from virado.bots.tricks.weights import TrickWeights
from virado.bots.units import CERTAIN
from virado.cards import SKAT32, members
from virado.cases.positions import match_at
from virado.games.tricks.rules import NATURAL, playable_cards, strength
from virado.lab.solving import exploitability, fixed, strategies, uniform

ORDER = [*NATURAL, *NATURAL]
HEARTS = 1
EVEN = TrickWeights(trumps=100)
UNSEEN = SKAT32.cards("Ah 9h Ks 8s Ac 7d Td Jd")
ALL_SEATS_FREE = [0] * 6


def cannot_beat(hand: int, card: int) -> bool:
    """Return True if no legal card of a hand beats a card that was led."""
    led = card >> 3
    best = strength(ORDER, HEARTS, led, card)
    return all(
        strength(ORDER, HEARTS, led, reply) <= best
        for reply in members(playable_cards(ORDER, HEARTS, led, best, 0, hand))
    )


@pytest.mark.parametrize("lead", ["Kh", "Qs", "8h", "7c", "Kd"])
@pytest.mark.parametrize("held", [1, 2, 3])
def test_the_hold_chance_matches_the_enumeration_of_possible_hands(lead: str, held: int):
    card = SKAT32.card(lead)
    hands = [sum(1 << each for each in hand) for hand in combinations(members(UNSEEN), held)]
    expected = sum(cannot_beat(hand, card) for hand in hands) / len(hands)
    found = hold_chance(ORDER, EVEN, HEARTS, card >> 3, UNSEEN, ALL_SEATS_FREE, 0b10, held, 0, card) / CERTAIN
    assert found == pytest.approx(expected, abs=3 / CERTAIN)


def test_a_seat_without_suit_and_trumps_beats_nothing():
    lacks = [0, SKAT32.cards("Ah 9h Ks 8s"), 0, 0, 0, 0]
    queen = SKAT32.card("Qs")
    assert hold_chance(ORDER, EVEN, HEARTS, queen >> 3, UNSEEN, lacks, 0b10, 2, 0, queen) == CERTAIN
    assert hold_chance(ORDER, EVEN, HEARTS, queen >> 3, UNSEEN, lacks, 0b110, 2, 0, queen) < CERTAIN


def test_a_trump_lead_draws_a_trump_from_each_seat_that_has_one():
    assert trumps_drawn(EVEN, HEARTS, SKAT32.cards("Ah 9h"), ALL_SEATS_FREE, 0b110, 1) == 20
    assert trumps_drawn(EVEN, HEARTS, SKAT32.cards("Ks 8s"), ALL_SEATS_FREE, 0b110, 1) == 0


@pytest.mark.parametrize("text", ["raub(players=2)", "zwanzig-ab(players=2)"])
@pytest.mark.parametrize("other", ["7c", "Kc", "Ts", "8h"])
def test_the_ace_of_trumps_is_led_with_two_tricks_to_go(text: str, other: str):
    match = match_at(text, {"kind": "trick", "trump": "h", "hand": ["Ah", other]}, seed=5)
    assert str(bot("club").choose(match.view(match.to_act[0]))) == "card Ah"


@pytest.mark.parametrize("text", ["raub", "zwanzig-ab"])
def test_an_ace_is_kept_if_no_card_wins_the_trick(text: str):
    match = match_at(
        text, {"kind": "trick", "trump": "h", "trick": [[1, "Kh"]], "hand": ["As", "7d"]}, seed=5
    )
    assert str(bot("club").choose(match.view(match.to_act[0]))) == "card 7d"


@pytest.mark.parametrize("family", ["raub", "zwanzig_ab"])
def test_in_the_last_tricks_the_club_player_gives_away_little(family: str):
    game = tiny(family)
    club, greedy = strategies(game, [fixed(bot("club")), fixed(bot("greedy"))])
    lost = {name: exploitability(game, played) for name, played in (("club", club), ("greedy", greedy))}
    assert lost["club"] < exploitability(game, uniform(game)) / 3, lost
    assert lost["club"] <= lost["greedy"], lost
