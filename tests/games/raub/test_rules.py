"""The rules of Raub by their numbers, from the play of cards on, and invariants of every deal."""

import random
from fractions import Fraction
from typing import Any

import pytest

from tests.games.raub.positions import (
    DEAL,
    DEFENDED,
    SEVEN_TURNED,
    STANDING,
    hand,
    legal,
    match_after,
    match_at,
    raub,
    refusal_of,
    say,
    view_data,
)
from tests.random_play import random_move
from tests.states import state_of
from virado.cards import SKAT32
from virado.games.messages import PUBLIC, REFEREE
from virado.games.raub.messages import (
    DealScored,
    DeclareEffect,
    Exchanged,
    HandsSeen,
    MatchSettled,
    Misdeal,
    PlayAlongEffect,
    ThrownIn,
    TrickWon,
)
from virado.games.raub.rules.move_generation import out_of_play
from virado.games.raub.rules.settlement import settle
from virado.games.raub.rules.state import HAND, SCORED
from virado.games.tricks.rules import cards_with_lower_neighbour
from virado.match import Match
from virado.refusal import OptionsError


# ---------------------------------------------------------------------- play and scoring
def test_r17_to_r19_a_whole_deal():
    match = match_after(*STANDING, refas=1)
    assert match.to_act == (1,)
    for action in ("1 card Ks", "2 card Ah", "3 card Qh", "0 card 7s"):
        announced = say(match, action)
    plays = ((1, "Ks"), (2, "Ah"), (3, "Qh"), (0, "7s"))
    assert announced[-1] == TrickWon(winner=2, plays=plays, tricks=(0, 0, 1, 0))
    assert refusal_of(match, "2 card Kd") == ("card-not-held", "R-17")
    for action in ("2 card Td", "3 card Ad", "0 card Jd", "1 card 7d"):
        announced = say(match, action)
    assert match.to_act == (3,)
    for action in ("3 card Kh", "0 card Jc", "1 card Jh", "2 card 9d"):
        say(match, action)
    for action in ("3 card Ac", "0 card 8s", "1 card As", "2 card 9c"):
        announced = say(match, action)
    assert announced[-1] == DealScored(
        points=(4, 8, -2, -6),
        scores=(25, 29, 19, 15),
        tricks=(0, 0, 1, 3),
        dropped=(),
        declarer=1,
        contract="declare",
        required=2,
        made=False,
        factor=2,
        refas=0,
        by_default=False,
    )
    assert (match.scores, state_of(match).refas, match.phase) == ((25, 29, 19, 15), 0, "before_deal")
    assert match.deal_points == (4, 8, -2, -6)


def test_r17_a_refused_card_has_the_right_reason():
    match = match_after(*STANDING, "1 card 7d")
    assert refusal_of(match, "2 card 9c") == ("follow-suit", "R-17")
    match = match_after(*STANDING, "1 card Ks")
    assert refusal_of(match, "2 card 9d") == ("must-trump", "R-17")
    under = {"kind": "trick", "trump": "h", "trick": [[1, "As"], [2, "Jh"]], "hand": ["Qh", "7h", "Ad"]}
    over = match_at(under, raub(overtrump="required"))
    assert refusal_of(over, "3 card 7h") == ("must-overtrump", "R-17")


def test_r17_a_card_played_reveals_cards_that_are_not_held():
    match = match_after(*STANDING, "1 card Ks", "2 card Ah", "3 card Qh")
    spades, hearts = 0xFF, 0xFF << 8
    assert state_of(match).void[2] == spades
    assert state_of(match).void[3] == spades
    for action in ("0 card 7s", "2 card Td", "3 card Ad", "0 card Jd", "1 card 7d", "3 card Ac"):
        say(match, action)
    say(match, "0 card Jc")
    assert state_of(match).void[0] == 0
    assert state_of(match).void[1] & hearts == 0


def test_r23_several_seats_can_win_simultaneously():
    match = match_after(*DEFENDED[:2], "1 declare", "2 play", "3 drop", "0 drop", scores=[21, 2, 2, 21])
    for action in ("1 exchange", "1 take_turnup Jh", "2 exchange"):
        say(match, action)
    for action in ("1 card As", "2 card Ah", "2 card 9c", "1 card 8c", "2 card Td", "1 card 7d"):
        say(match, action)
    announced = say(match, "2 card 9d") + say(match, "1 card Ks")
    assert match.scores == (21, 6, -2, 21)
    assert (match.winners, match.over, match.to_act, match.phase) == ((2,), True, (), "over")
    settlement = (-21, -6, 48, -21)
    assert announced[-1] == MatchSettled(winners=(2,), scores=(21, 6, -2, 21), settlement=settlement)
    assert refusal_of(match, "1 deal") == ("match-over", None)
    both = match_after(*DEFENDED[:2], "1 declare", "2 drop", "3 drop", scores=[0, 4, 0, 21])
    say(both, "0 drop")
    assert both.winners == (0, 1, 2)


def test_r19_a_failure_costs_the_penalty_announced_for_it():
    rng = random.Random(19)
    match = Match(raub(start_score=1000, declarer_penalty=5, defender_penalty=3), seed=19)
    announced: dict[int, int] = {}
    failures: set[int] = set()
    while len(failures) < 4:
        seat = match.to_act[0]
        move = random_move(match, seat, rng)
        effect = match.view(seat).describe(move)
        if isinstance(effect, DeclareEffect | PlayAlongEffect):
            announced[seat] = effect.penalty
        for event in match.play(seat, move):
            if isinstance(event, DealScored):
                failed = {seat: event.points[seat] for seat in announced if event.points[seat] > 0}
                assert failed == {seat: announced[seat] for seat in failed}
                failures |= set(failed.values())
            if isinstance(event, DealScored | ThrownIn):
                announced.clear()


# ---------------------------------------------------------------------- Muss and misdeals
def test_r21_muss_skips_everything_up_to_the_exchange():
    match = match_after("0 muss", deal=SEVEN_TURNED, scores=[9, 21, 21, 21])
    assert (match.phase, match.to_act, state_of(match).active) == ("exchange", (1,), 0b1111)
    assert refusal_of(match, "1 drop") == ("muss-compels", "R-21")
    assert hand(match, 1) == {"As", "Ks", "7d", "8c"}


@pytest.mark.parametrize(
    ("options", "scores", "possible"),
    [
        ({}, [10, 10, 10, 10], False),
        ({}, [21, 21, 9, 21], True),
        ({"muss": "all_below"}, [9, 9, 9, 10], False),
        ({"muss": "all_below"}, [9, 9, 9, 9], True),
        ({"muss": "off"}, [1, 1, 1, 1], False),
        ({"muss_threshold": 22}, [21, 21, 21, 21], True),
    ],
)
def test_r21_the_dealer_may_say_muss_under_the_condition(options: Any, scores: list[int], possible: bool):
    match = match_after(variant=raub(**options), scores=scores)
    assert ("muss" in legal(match)) == possible
    if not possible:
        assert refusal_of(match, "0 muss")[0] == (
            "muss-off" if options.get("muss") == "off" else "muss-scores"
        )


@pytest.mark.parametrize(
    ("deal", "open_after", "closing"),
    [
        (DEAL, ["0 deal"], None),
        (DEAL, ["0 deal", "0 look"], "1 pass"),
        (DEAL, ["0 deal", "0 raub"], "1 play"),
        (SEVEN_TURNED, ["0 deal", "0 stih"], "1 drop"),
        (DEAL, ["0 muss"], "1 exchange"),
    ],
)
def test_r22_a_misdeal_can_be_announced_until_the_first_bid_answer_or_exchange(
    deal: Any, open_after: list[str], closing: str | None
):
    match = match_after(*open_after, deal=deal, scores=[9, 21, 21, 21])
    assert match.view_of(REFEREE).calls() == [Misdeal(), Misdeal(intentional=True)]
    assert match.view(0).calls() == []
    assert refusal_of(match, "0 misdeal") == ("referee-only", "R-22")
    assert refusal_of(match, "T deal") == ("referee-only-misdeals", "R-22")
    if closing:
        say(match, closing)
        assert match.view_of(REFEREE).calls() == []
        assert refusal_of(match, "T misdeal") == ("misdeal-too-late", "R-22")


def test_r22_an_intentional_misdeal_costs_the_dealer_undoubled():
    match = match_after("0 deal", "T misdeal intentional", refas=2)
    assert match.scores == (25, 21, 21, 21)
    assert (state_of(match).refas, state_of(match).dealer, match.phase) == (3, 1, "before_deal")
    assert match.deal_points is None
    assert refusal_of(match, "T misdeal") == ("misdeal-too-early", "R-22")


def test_r22_a_mistake_of_another_player_is_thrown_in_and_charged_to_that_seat():
    match = match_after("0 deal", "T misdeal intentional 2", variant=raub(misdeal_by="any_player"), refas=2)
    assert match.scores == (21, 21, 25, 21)
    assert (state_of(match).refas, state_of(match).dealer, match.phase) == (3, 1, "before_deal")
    two = match_after("0 deal", deal={}, variant=raub(players=2, misdeal_by="any_player"))
    named = ["misdeal", "misdeal intentional", "misdeal 1", "misdeal intentional 1"]
    assert [str(call) for call in two.view_of(REFEREE).calls()] == named


@pytest.mark.parametrize(
    ("options", "action", "code"),
    [
        ({}, "T misdeal 2", "misdeal-dealer-only"),
        ({"misdeal_by": "any_player"}, "T misdeal 0", "misdeal-of-dealer"),
        ({"misdeal_by": "any_player"}, "2 misdeal 3", "referee-only"),
    ],
)
def test_r22_who_may_be_named(options: dict[str, Any], action: str, code: str):
    match = match_after("0 deal", variant=raub(**options))
    assert refusal_of(match, action) == (code, "R-22")


def test_r22_no_seat_beyond_the_table_can_be_named():
    match = match_after("0 deal", deal={}, variant=raub(players=2, misdeal_by="any_player"))
    assert refusal_of(match, "T misdeal 2") == ("no-such-move", None)


# ---------------------------------------------------------------------- settlement
@pytest.mark.parametrize(
    ("scores", "dealer", "unit", "integer", "net"),
    [
        ([0, 11, 7, 15], 0, 1, False, [33, -11, -7, -15]),
        ([0, 0, 7, 8], 0, 1, False, [Fraction(15, 2), Fraction(15, 2), -7, -8]),
        ([0, 0, 0, 1], 0, Fraction(1, 2), False, [Fraction(1, 6)] * 3 + [Fraction(-1, 2)]),
        ([0, 0, 0, 2], 0, 1, True, [0, 1, 1, -2]),
        ([0, 0, 0, 2], 1, 1, True, [1, 0, 1, -2]),
        ([0, -1, 0, 4], 2, 1, True, [1, 2, 1, -4]),
        ([-5, 0, -5, 5], 0, 1, True, [2, 1, 2, -5]),
        ([0, -2], 1, 3, True, [0, 0]),
    ],
)
def test_r24_losers_pay_and_winners_share(
    scores: list[int], dealer: int, unit: Any, integer: bool, net: list[Any]
):
    assert settle(scores, dealer, Fraction(unit), integer_split=integer) == net


def test_r24_an_integer_split_needs_a_whole_unit():
    with pytest.raises(OptionsError, match="R-24: winner_split=integer needs a whole unit"):
        raub(winner_split="integer", unit="1/2")
    assert raub(winner_split="integer", unit="4/2").options.unit == 2


@pytest.mark.parametrize("unit", [0, -1, "0/3", "1/0", "x", ""])
def test_r24_the_unit_is_positive(unit: Any):
    with pytest.raises(OptionsError):
        raub(unit=unit)


def test_contradictory_options_are_refused():
    rows: list[dict[str, Any]] = [
        {"first_dealer": 3},
        {"refa_sources": ["misdeal", "misdeal"]},
        {"exchange_max": 5},
    ]
    for options in rows:
        with pytest.raises(OptionsError):
            raub(players=3, **options)


def test_a_variant_has_one_canonical_text():
    changed = raub(players=3, unit="2/4", refa_sources=["misdeal", "pass_deal"], stih="off")
    assert str(changed) == "raub(players=3, stih=off, refa_sources=[pass_deal, misdeal], unit=1/2)"


# ---------------------------------------------------------------------- information
def test_r25_nobody_sees_a_hand_before_the_dealer_has_spoken():
    match = match_after("0 deal")
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert view_data(match, viewer).hands == (4, 4, 4, 4)
    announced = match.play(0, "look")
    hands = (4, 4, ("Ah", "9d", "Td", "9c"), 4)
    assert announced[-1].seen_by(2) == HandsSeen(hands=hands)
    assert announced[-1].seen_by(PUBLIC) == HandsSeen(hands=(4, 4, 4, 4))
    assert view_data(match, 2).hands == hands


def test_r25_without_a_blind_phase_all_seats_see_their_hands_immediately():
    match = match_after("0 deal", variant=raub(raub=False))
    assert view_data(match, 2).hands[2] == ("Ah", "9d", "Td", "9c")


def test_r25_an_exchange_shows_its_number_and_the_cards_only_to_their_owner():
    match = match_after(*DEFENDED)
    announced = match.play(1, "exchange 7d 8c")
    assert announced[0].seen_by(0) == Exchanged(seat=1, discarded=2, drawn=2)
    assert announced[0].seen_by(1) == Exchanged(seat=1, discarded=("7d", "8c"), drawn=("9h", "Th"))
    assert view_data(match, 1).discards == ("7d", "8c")
    assert view_data(match, 0).discards == ()
    assert view_data(match, 0).changed == (None, 2, None, None)


def test_r25_unplayed_discarded_and_dropped_cards_are_never_shown():
    match = match_after("0 deal", "0 look", "1 declare", "2 drop", "3 drop", "0 drop")
    for viewer in (PUBLIC, 0, 1, 2, 3):
        state: Any = match.view(viewer).state
        assert not any(state.hands)
        assert not any(state.discards)
        assert set(state.stock) == {-1}


# ---------------------------------------------------------------------- bare playing positions
@pytest.mark.parametrize("trick", [[], [[1, "9h"]], [[3, "Kh"], [1, "9h"]]])
def test_a_bare_playing_position_can_be_played_on(trick: list[Any]):
    position = {"kind": "trick", "trump": "h", "trick": trick, "hand": ["Ah", "8h", "Kd"]}
    match = match_at(position)
    while state_of(match).ending != SCORED:
        match.play(match.to_act[0], match.legal()[0])
    assert sum(state_of(match).tricks) == HAND


# ---------------------------------------------------------------------- search
def test_adjacent_cards_are_one_choice():
    run = SKAT32.cards("7s 8s Ts Qs Kd")
    assert cards_with_lower_neighbour(run, 0) == SKAT32.cards("8s")
    assert cards_with_lower_neighbour(run, SKAT32.cards("9s")) == SKAT32.cards("8s Ts")
    assert cards_with_lower_neighbour(run, SKAT32.cards("9s Js")) == SKAT32.cards("8s Ts Qs")


def test_choices_omit_only_cards_adjacent_to_another():
    match = match_after(*STANDING, "1 card Ks")
    assert [str(move) for move in match.view(2).search_moves()] == ["card Ah"]
    say(match, "2 card Ah")
    assert [str(move) for move in match.view(3).search_moves()] == ["card Qh"]
    assert out_of_play(state_of(match), 3) == 0
