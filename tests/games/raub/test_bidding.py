"""Raub before the play of cards: deal, bids, Refas, defence, the seven, exchange."""

from typing import Any

import pytest

from tests.games.raub.positions import (
    DEAL,
    DECLARED,
    DEFENDED,
    SEVEN_TURNED,
    hand,
    legal,
    match_after,
    raub,
    refusal_of,
    say,
    view_data,
)
from tests.states import state_of
from virado.cards import SKAT32
from virado.games.messages import PUBLIC
from virado.games.raub.messages import (
    DealScored,
    Dropped,
    Exchanged,
    Reshuffled,
    SevenSwapped,
    ThrownIn,
    TurnedUp,
)
from virado.games.raub.options import REFA_SOURCES
from virado.games.raub.rules.exchange import turnup_of
from virado.games.raub.rules.scoring import LARGEST_POWER, refa_factor, refas_left
from virado.match import Match


# ---------------------------------------------------------------------- before the deal
def test_r3_the_deal_passes_to_the_left_after_any_ending():
    match = match_after("0 refa", "1 deal", "1 look", "2 pass", "3 pass", "0 pass", "1 pass")
    assert state_of(match).dealer == 2
    say(match, "2 deal")
    say(match, "T misdeal")
    assert state_of(match).dealer == 3


def test_r4_several_dealers_in_a_row_may_pass_the_deal_and_no_deal_is_counted():
    match = match_after("0 refa", "1 refa", "2 refa", "3 refa", "0 refa")
    assert (state_of(match).dealer, state_of(match).refas, state_of(match).deal) == (1, 5, 0)
    assert match.deal_points is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_r5_two_cards_to_each_seat_then_the_turnup_then_two_more(players: int, dealer: int):
    pack = list(range(32))
    match = Match(raub(players=players), seed=0, packs=[pack], dealer=dealer)
    say(match, f"{dealer} deal")
    s = state_of(match)
    for i in range(players):
        seat = (dealer + 1 + i) % players
        second = 2 * players + 1 + 2 * i
        assert s.hands[seat] == sum(1 << card for card in (2 * i, 2 * i + 1, second, second + 1))
    assert turnup_of(s) == 2 * players
    assert s.stock[: s.stock_end] == pack[4 * players + 1 :]
    assert s.stock_end == {4: 15, 3: 19, 2: 23}[players]


# ---------------------------------------------------------------------- blind decision and bidding
def test_r6_raub_is_allowed_on_a_turned_seven_too():
    match = match_after("0 deal", "0 raub", deal=SEVEN_TURNED)
    assert (state_of(match).required, match.phase, match.to_act) == (2, "defence", (1,))


@pytest.mark.parametrize(
    ("options", "deal", "action", "code"),
    [
        ({}, DEAL, "0 stih", "stih-needs-seven"),
        ({"stih": "off"}, SEVEN_TURNED, "0 stih", "stih-off"),
        ({"stih": "automatic"}, DEAL, "0 stih", "stih-imposed"),
        ({"raub": False}, SEVEN_TURNED, "0 raub", "raub-off"),
        ({}, DEAL, "1 look", "not-your-turn"),
        ({}, DEAL, "0 declare", "not-now"),
    ],
)
def test_r6_unavailable_words_are_refused(options: Any, deal: Any, action: str, code: str):
    assert refusal_of(match_after("0 deal", deal=deal, variant=raub(**options)), action)[0] == code


def test_r6_with_automatic_stih_the_dealer_may_still_say_raub_when_no_seven_is_turned():
    match = match_after("0 deal", variant=raub("raub-automatic-stih"))
    assert legal(match) == {"look", "raub"}


def test_r7_the_first_declaration_ends_the_bidding():
    match = match_after("0 deal", "0 look", "1 pass", "2 declare")
    assert (state_of(match).declarer, match.phase, match.to_act) == (2, "defence", (3,))
    assert refusal_of(match, "3 declare")[0] == "not-now"


def test_r7_a_seat_that_passed_may_not_declare_in_the_same_round():
    match = match_after("0 deal", "0 look", "1 pass", "2 pass")
    assert refusal_of(match, "1 declare") == ("already-passed", "R-7")
    assert refusal_of(match, "0 declare") == ("not-your-turn", None)
    assert refusal_of(match, "3 raub") == ("blind-over", "R-6")


ONE_PASS = ("0 deal", "0 look", "1 pass", "2 pass", "3 pass")
OTHER_SUIT = DEAL | {"stock": ["Qs", "Th", "9h"]}
SAME_SUIT = DEAL | {"stock": ["Th", "Kc", "9h"]}
THREE_ALIKE = DEAL | {"stock": ["Th", "9h", "8h"]}


def test_r8_only_the_dealer_may_turn_another_card():
    assert legal(match_after(*ONE_PASS)) == {"declare", "pass", "turn_next"}
    assert legal(match_after(*ONE_PASS, variant=raub(turn_next=False))) == {"declare", "pass"}
    assert refusal_of(match_after(*ONE_PASS[:-1]), "3 turn_next") == ("only-dealer-turns", "R-8")
    assert refusal_of(match_after(*ONE_PASS, variant=raub(turn_next=False)), "0 turn_next") == (
        "turn-next-off",
        "R-8",
    )


@pytest.mark.parametrize(
    ("deal", "turned", "stock"), [(OTHER_SUIT, ["Jh", "Qs"], 14), (SAME_SUIT, ["Jh", "Th", "Kc"], 13)]
)
def test_r9_the_new_turnup_fixes_trump_and_belongs_to_the_declarer(deal: Any, turned: list[str], stock: int):
    match = match_after(*ONE_PASS, "0 turn_next", deal=deal)
    view = view_data(match)
    assert (view.turned, view.trump, view.stock) == (tuple(turned), turned[-1][1], stock)
    assert (match.phase, match.to_act, state_of(match).bidding_round) == ("bidding", (1,), 2)
    for action in ("1 declare", "2 drop", "3 play", "0 drop", "1 exchange"):
        say(match, action)
    assert f"take_turnup {turned[-1]}" in legal(match)
    assert f"take_turnup {turned[0]}" not in legal(match)


def test_r9_a_third_turnup_of_one_suit_throws_the_deal_in():
    match = match_after(*ONE_PASS, "0 turn_next", deal=THREE_ALIKE)
    assert (match.phase, state_of(match).refas, state_of(match).dealer) == ("before_deal", 1, 1)
    literal = match_after(*ONE_PASS, "0 turn_next", deal=THREE_ALIKE, variant=raub("raub-persian-literal"))
    assert state_of(literal).refas == 0


def test_r9_every_card_turned_is_announced():
    match = match_after(*ONE_PASS, deal=THREE_ALIKE)
    announced = say(match, "0 turn_next")
    assert [event.card for event in announced if isinstance(event, TurnedUp)] == ["Th", "9h"]
    assert [event.ending for event in announced if isinstance(event, ThrownIn)] == ["third_same_suit"]


def test_r10_all_seats_bid_again_in_round_two_and_the_dealer_turns_no_card():
    match = match_after(*ONE_PASS, "0 turn_next", "1 pass", "2 pass", "3 pass", deal=OTHER_SUIT)
    assert legal(match) == {"declare", "pass"}
    assert refusal_of(match, "0 turn_next") == ("already-turned", "R-10")
    assert refusal_of(match, "0 raub") == ("blind-over", "R-6")
    announced = say(match, "0 pass")
    assert announced[-1] == ThrownIn(ending="second_round_passout", refas=1, added=1, scores=(21, 21, 21, 21))
    assert state_of(match).refas == 1


# ---------------------------------------------------------------------- Refas
THROWN_IN = {
    "first_round_passout": (DEAL, [*ONE_PASS, "0 pass"]),
    "second_round_passout": (OTHER_SUIT, [*ONE_PASS, "0 turn_next", "1 pass", "2 pass", "3 pass", "0 pass"]),
    "third_same_suit": (THREE_ALIKE, [*ONE_PASS, "0 turn_next"]),
    "pass_deal": (DEAL, ["0 refa"]),
    "misdeal": (DEAL, ["0 deal", "T misdeal"]),
}


@pytest.mark.parametrize("event", REFA_SOURCES)
@pytest.mark.parametrize("counts", [True, False])
def test_r11_a_thrown_in_deal_adds_a_refa_if_its_event_is_listed(event: str, counts: bool):
    deal, actions = THROWN_IN[event]
    sources = [event] if counts else [other for other in REFA_SOURCES if other != event]
    match = match_after(*actions, deal=deal, variant=raub(refa_sources=sources), refas=1)
    assert state_of(match).refas == 1 + counts
    assert view_data(match).ending == event
    assert match.scores == (21,) * 4


@pytest.mark.parametrize(
    ("stacking", "before", "factor", "left"),
    [
        ("queue", 0, 1, 0),
        ("queue", 1, 2, 0),
        ("queue", 3, 2, 2),
        ("compound", 0, 1, 0),
        ("compound", 1, 2, 0),
        ("compound", 3, 8, 0),
        ("compound", 100, 2**LARGEST_POWER, 0),
        ("single", 0, 1, 0),
        ("single", 1, 2, 0),
    ],
)
def test_r20_refas_multiply_a_scored_deal(stacking: str, before: int, factor: int, left: int):
    o: Any = raub(refa_stacking=stacking).config()
    assert refa_factor(o, before) == factor
    assert refas_left(o, before) == left


# ---------------------------------------------------------------------- defence
def test_r12_a_dropped_seat_takes_no_further_part():
    match = match_after("0 deal", "0 look", "1 declare", "2 drop")
    assert refusal_of(match, "2 play") == ("dropped-out", "R-12")
    say(match, "3 play")
    say(match, "0 play")
    assert refusal_of(match, "2 exchange") == ("dropped-out", "R-12")
    assert view_data(match).dropped == (2,)


def test_r26_with_two_players_one_drop_gives_the_declarer_his_default_win():
    match = match_after("0 deal", "0 raub", variant=raub(players=2), deal={})
    announced = say(match, "1 drop")
    assert match.scores == (17, 21)
    dropped, scored = announced
    assert dropped == Dropped(seat=1)
    assert isinstance(scored, DealScored)
    assert (scored.contract, scored.by_default, scored.dropped) == ("raub", True, (1,))


# ---------------------------------------------------------------------- the seven of trumps
HOLDS_SEVEN = DEAL | {"hands": DEAL["hands"] | {2: ["7h", "9d", "9c", "Td"]}, "stock": ["Th", "Kc", "9h"]}


def test_r14_the_first_swap_ends_the_phase_and_trump_stays():
    match = match_after(*DEFENDED, deal=HOLDS_SEVEN, variant=raub("raub-seven-always"))
    assert (match.phase, match.to_act) == ("seven", (1,))
    say(match, "1 no_swap")
    announced = say(match, "2 swap_seven")
    assert announced == [SevenSwapped(seat=2, seven="7h", card="Jh")]
    assert (match.phase, match.to_act, view_data(match).trump) == ("exchange", (1,), "h")
    assert hand(match, 2) == {"Jh", "9d", "9c", "Td"}
    say(match, "1 exchange")
    assert "take_turnup 7h" in legal(match)
    assert "take_turnup Jh" not in legal(match)


def test_r14_every_seat_is_asked_with_or_without_the_seven():
    match = match_after(*DEFENDED, variant=raub("raub-seven-always"))
    asked: list[int] = []
    while match.phase == "seven":
        asked += match.to_act
        assert "no_swap" in legal(match)
        say(match, f"{match.to_act[0]} no_swap")
    assert asked == [1, 2, 3, 0]
    assert (match.phase, match.to_act) == ("exchange", (1,))


def test_r14_keeping_the_seven_reveals_nothing():
    match = match_after(*DEFENDED, deal=HOLDS_SEVEN, variant=raub("raub-seven-always"))
    other = match_after(*DEFENDED, deal=DEAL, variant=raub("raub-seven-always"))
    for seat in (1, 2, 3, 0):
        say(match, f"{seat} no_swap")
        say(other, f"{seat} no_swap")
    assert match.view(PUBLIC).to_bytes() == other.view(PUBLIC).to_bytes()


SWAPPED_FIRST = raub("raub-seven-always", seven_exchange_timing="before_defence")


def test_r14_before_the_answers_every_seat_is_asked_and_one_that_swapped_may_drop_out():
    match = match_after(*DECLARED, deal=HOLDS_SEVEN, variant=SWAPPED_FIRST)
    assert (match.phase, match.to_act, view_data(match).active) == ("seven", (1,), (0, 1, 2, 3))
    for action in ("1 no_swap", "2 swap_seven"):
        say(match, action)
    assert (match.phase, match.to_act, view_data(match).turnup) == ("defence", (2,), "7h")
    for action in ("2 drop", "3 play", "0 drop"):
        say(match, action)
    assert (match.phase, match.to_act) == ("exchange", (1,))
    assert hand(match, 2) == {"Jh", "9d", "9c", "Td"}


@pytest.mark.parametrize("declared", [DECLARED, ("0 deal", "0 raub")])
def test_r14_a_seven_that_all_keep_before_the_answers_is_not_asked_for_again(declared: tuple[str, ...]):
    match = match_after(*declared, variant=SWAPPED_FIRST)
    for action in [*["no_swap"] * 4, *["play"] * 3]:
        say(match, f"{match.to_act[0]} {action}")
    assert (match.phase, match.to_act) == ("exchange", (1,))


# ---------------------------------------------------------------------- exchange
def test_r15_a_seat_exchanges_once_and_only_cards_of_its_hand():
    match = match_after(*DEFENDED, "1 exchange 7d", "1 take_turnup 8c")
    assert refusal_of(match, "1 exchange") == ("already-exchanged", "R-15")
    assert refusal_of(match, "2 exchange 9d 9h") == ("card-not-held", "R-15")
    assert refusal_of(match, "2 take_turnup 9d") == ("not-now", "R-15")


def test_r15_the_last_of_four_gets_the_remaining_stock():
    match = match_after(
        *DEFENDED,
        "1 exchange As Ks 7d 8c",
        "1 take_turnup Jh",
        "2 exchange Ah 9d 9c Td",
        "3 exchange Kh Qh Ad Ac",
    )
    assert refusal_of(match, "0 exchange 7s 8s Jd Jc") == ("stock-short", "R-15")
    say(match, "0 exchange 7s 8s Jd")
    assert hand(match, 0) == {"Tc", "7c", "7h", "Jc"}
    assert match.phase == "play"


RESHUFFLED = (
    *DEFENDED,
    "1 exchange As Ks 7d 8c",
    "1 take_turnup Th",
    "2 exchange Ah 9d 9c Td",
    "3 exchange Kh Qh Ad Ac",
)


def test_r15_discards_are_shuffled_only_when_a_card_must_be_drawn():
    variant = raub(stock_short="reshuffle")
    three = match_after(*RESHUFFLED, "0 exchange 7s 8s Jd", variant=variant)
    assert len(three.chance) == 1
    assert view_data(three).stock == 0
    four = match_after(*RESHUFFLED, variant=variant)
    announced = say(four, "0 exchange 7s 8s Jd Jc")
    discards = {"As", "Ks", "7d", "8c", "Th", "Ah", "9d", "9c", "Td", "Kh", "Qh", "Ad", "Ac"}
    assert {SKAT32.names[card] for card in four.chance[1]} == discards
    late = SKAT32.names[four.chance[1][0]]
    assert hand(four, 0) == {"Tc", "7c", "7h", late}
    assert view_data(four).stock == 12
    assert announced[0] == Exchanged(seat=0, discarded=("7s", "8s", "Jd", "Jc"), drawn=("7h", "7c", "Tc"))
    assert announced[1] == Reshuffled(seat=0, drawn=(late,))
    assert four.phase == "play"


def test_r15_a_replaced_turnup_and_the_drawers_own_discards_do_not_return():
    variant = raub(stock_short="reshuffle")
    stock = [*["Th", "Kc", "9h", "8h", "Kd", "Qs", "Qd", "Qc", "Js", "Ts", "9s", "8d", "Tc", "7c", "7h"]]
    deal = DEAL | {"stock": stock}
    match = match_after(
        *ONE_PASS,
        "0 turn_next",
        *("1 pass", "2 pass", "3 pass", "0 declare", "1 play", "2 play", "3 play"),
        *("1 exchange As Ks 7d 8c", "2 exchange Ah 9d 9c Td", "3 exchange Kh Qh Ad Ac"),
        "0 exchange 7s 8s Jd Jc",
        deal=deal,
        variant=variant,
    )
    new_stock = {SKAT32.names[card] for card in match.chance[1]}
    assert new_stock == {"As", "Ks", "7d", "8c", "Ah", "9d", "9c", "Td", "Kh", "Qh", "Ad", "Ac"}
    assert (match.phase, match.to_act) == ("turnup", (0,))
    assert "take_turnup Kc" in legal(match)


def test_r15_undo_restores_the_state_before_a_reshuffle():
    match = match_after(*RESHUFFLED, variant=raub(stock_short="reshuffle"))
    before = state_of(match).clone()
    say(match, "0 exchange 7s 8s Jd Jc")
    after = state_of(match).clone()
    match.undo()
    assert state_of(match) == before
    say(match, "0 exchange 7s 8s Jd Jc")
    assert state_of(match) == after


def test_r16_the_declarer_takes_the_turnup_directly_after_exchanging():
    match = match_after(*DEFENDED, "1 exchange 7d 8c")
    assert (match.phase, match.to_act) == ("turnup", (1,))
    assert refusal_of(match, "1 declare") == ("turnup-compulsory", "R-16")
    assert refusal_of(match, "1 take_turnup Kh") == ("card-not-held", "R-16")
    say(match, "1 take_turnup Jh")
    assert hand(match, 1) == {"As", "Ks", "Th", "9h"}
    assert (match.phase, match.to_act) == ("exchange", (2,))
    kept = match_after(*DEFENDED, "1 exchange", variant=raub(turnup_discard="not_turnup"))
    assert refusal_of(kept, "1 take_turnup Jh") == ("turnup-kept", "R-16")
