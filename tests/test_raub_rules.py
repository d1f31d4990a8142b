"""The rules of Raub by their numbers, and what holds in every deal."""

from fractions import Fraction
from typing import Any

import pytest

from virado.cards import SKAT32
from virado.games.contract import PUBLIC, REFEREE
from virado.games.raub.exchange import turnup_of
from virado.games.raub.game import GAME
from virado.games.raub.listing import out_of_play, second_of_pairs
from virado.games.raub.options import REFA_SOURCES
from virado.games.raub.scoring import LARGEST_POWER, refa_factor, refas_left
from virado.games.raub.settlement import settle
from virado.games.raub.state import (
    HAND,
    MISDEAL,
    MISDEAL_INTENTIONAL,
    SCORED,
    act,
)
from virado.games.trick_positions import IN_ORDER
from virado.games.variant import Variant, make_variant
from virado.match import Match
from virado.refusal import OptionsError

DEAL: dict[str, Any] = {
    "hands": {
        0: ["7s", "8s", "Jd", "Jc"],
        1: ["As", "Ks", "7d", "8c"],
        2: ["Ah", "9d", "9c", "Td"],
        3: ["Kh", "Qh", "Ad", "Ac"],
    },
    "turnup": "Jh",
    "stock": ["Th", "9h", "8h", "Kd", "Kc", "Qs", "Qd", "Qc", "Js", "Ts", "9s", "8d", "Tc", "7c", "7h"],
}
SEVEN_TURNED = DEAL | {"turnup": "7h", "stock": [*DEAL["stock"][:-1], "Jh"]}


def raub(preset: str = "raub", players: int = 4, **options: Any) -> Variant:
    return make_variant(GAME, GAME.presets[preset], players=players, options=options)


def match_after(
    *actions: str, deal: dict[str, Any] | None = None, variant: Variant | None = None, **position: Any
) -> Match:
    """The match after actions such as `0 deal`, every pack being `deal`."""
    deals = [DEAL if deal is None else deal] * 3
    match = Match(variant or raub(), seed=1, position={"deals": deals, **position}, filler=IN_ORDER)
    for action in actions:
        say(match, action)
    return match


def say(match: Match, action: str) -> list[dict[str, Any]]:
    """Make a move; the events as the table referee hears them."""
    who, _, text = action.partition(" ")
    seat = REFEREE if who == "T" else int(who)
    return [event.seen_by(seat) for event in match.play(seat, text)]


def refused(match: Match, action: str) -> tuple[str, str | None]:
    """Code and rule of the refusal of an action."""
    who, _, text = action.partition(" ")
    refusal = match.explain(REFEREE if who == "T" else int(who), text)
    assert refusal is not None, f"{action} is legal"
    return refusal.code, refusal.rule


def legal(match: Match) -> set[str]:
    return {match.text(move) for move in match.legal()}


def hand(match: Match, seat: int) -> set[str]:
    return set(SKAT32.list(match.state.hands[seat]))


DEFENDED = ("0 deal", "0 look", "1 declare", "2 play", "3 play", "0 play")


# ---------------------------------------------------------------------- before the deal
def test_r3_the_deal_passes_to_the_left_whatever_becomes_of_it():
    match = match_after("0 refa", "1 deal", "1 look", "2 pass", "3 pass", "0 pass", "1 pass")
    assert match.state.dealer == 2
    say(match, "2 deal")
    say(match, "T misdeal")
    assert match.state.dealer == 3


def test_r4_several_dealers_in_a_row_may_pass_the_deal_and_no_deal_is_counted():
    match = match_after("0 refa", "1 refa", "2 refa", "3 refa", "0 refa")
    assert (match.state.dealer, match.state.refas, match.state.deal) == (1, 5, 0)
    assert match.status()["deal_points"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_r5_two_cards_to_each_seat_then_the_turnup_then_two_more(players: int, dealer: int):
    pack = list(range(32))
    match = Match(raub(players=players), seed=0, packs=[pack], dealer=dealer)
    say(match, f"{dealer} deal")
    s = match.state
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
    assert (match.state.required, match.phase, match.to_act) == (2, "defence", [1])


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
def test_r6_what_the_dealer_may_not_say(options: Any, deal: Any, action: str, code: str):
    assert refused(match_after("0 deal", deal=deal, variant=raub(**options)), action)[0] == code


def test_r6_with_automatic_stih_the_dealer_may_still_say_raub_when_no_seven_is_turned():
    match = match_after("0 deal", variant=raub("raub-automatic-stih"))
    assert legal(match) == {"look", "raub"}


def test_r7_the_first_declaration_ends_the_bidding():
    match = match_after("0 deal", "0 look", "1 pass", "2 declare")
    assert (match.state.declarer, match.phase, match.to_act) == (2, "defence", [3])
    assert refused(match, "3 declare")[0] == "not-now"


def test_r7_a_seat_that_passed_may_not_declare_in_the_same_round():
    match = match_after("0 deal", "0 look", "1 pass", "2 pass")
    assert refused(match, "1 declare") == ("already-passed", "R-7")
    assert refused(match, "0 declare") == ("not-your-turn", None)
    assert refused(match, "3 raub") == ("blind-over", "R-6")


ONE_PASS = ("0 deal", "0 look", "1 pass", "2 pass", "3 pass")
OTHER_SUIT = DEAL | {"stock": ["Qs", "Th", "9h"]}
SAME_SUIT = DEAL | {"stock": ["Th", "Kc", "9h"]}
THREE_ALIKE = DEAL | {"stock": ["Th", "9h", "8h"]}


def test_r8_only_the_dealer_may_turn_another_card():
    assert legal(match_after(*ONE_PASS)) == {"declare", "pass", "turn_next"}
    assert legal(match_after(*ONE_PASS, variant=raub(turn_next=False))) == {"declare", "pass"}
    assert refused(match_after(*ONE_PASS[:-1]), "3 turn_next") == ("only-dealer-turns", "R-8")
    assert refused(match_after(*ONE_PASS, variant=raub(turn_next=False)), "0 turn_next") == (
        "turn-next-off",
        "R-8",
    )


@pytest.mark.parametrize(
    ("deal", "turned", "stock"), [(OTHER_SUIT, ["Jh", "Qs"], 14), (SAME_SUIT, ["Jh", "Th", "Kc"], 13)]
)
def test_r9_the_new_turnup_fixes_trump_and_is_the_declarers(deal: Any, turned: list[str], stock: int):
    match = match_after(*ONE_PASS, "0 turn_next", deal=deal)
    view = match.view().data()
    assert (view["turned"], view["trump"], view["stock"]) == (turned, turned[-1][1], stock)
    assert (match.phase, match.to_act, match.state.bidding_round) == ("bidding", [1], 2)
    for action in ("1 declare", "2 drop", "3 play", "0 drop", "1 exchange"):
        say(match, action)
    assert f"take_turnup {turned[-1]}" in legal(match)
    assert f"take_turnup {turned[0]}" not in legal(match)


def test_r9_a_third_turnup_of_one_suit_throws_the_deal_in():
    match = match_after(*ONE_PASS, "0 turn_next", deal=THREE_ALIKE)
    assert (match.phase, match.state.refas, match.state.dealer) == ("before_deal", 1, 1)
    literal = match_after(*ONE_PASS, "0 turn_next", deal=THREE_ALIKE, variant=raub("raub-persian-literal"))
    assert literal.state.refas == 0


def test_r9_every_card_turned_is_announced():
    match = match_after(*ONE_PASS, deal=THREE_ALIKE)
    told = say(match, "0 turn_next")
    assert [event["card"] for event in told if event["type"] == "turn-up"] == ["Th", "9h"]
    assert [event["reason"] for event in told if event["type"] == "thrown-in"] == ["third_same_suit"]


def test_r10_in_round_two_all_seats_take_part_anew_and_the_dealer_turns_no_more():
    match = match_after(*ONE_PASS, "0 turn_next", "1 pass", "2 pass", "3 pass", deal=OTHER_SUIT)
    assert legal(match) == {"declare", "pass"}
    assert refused(match, "0 turn_next") == ("already-turned", "R-10")
    assert refused(match, "0 raub") == ("blind-over", "R-6")
    told = say(match, "0 pass")
    assert told[-1]["reason"] == "second_round_passout"
    assert match.state.refas == 1


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
    assert match.state.refas == 1 + counts
    assert match.view().data()["ending"] == event
    assert match.scores == [21] * 4


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
def test_r20_how_refas_multiply_a_scored_deal(stacking: str, before: int, factor: int, left: int):
    table: Any = raub(refa_stacking=stacking).table()
    assert refa_factor(table, before) == factor
    assert refas_left(table, before) == left


# ---------------------------------------------------------------------- defence
def test_r12_a_seat_that_has_dropped_out_is_out():
    match = match_after("0 deal", "0 look", "1 declare", "2 drop", "3 play", "0 play")
    assert refused(match, "2 exchange") == ("dropped-out", "R-12")
    assert match.view().data()["dropped"] == [2]


def test_r26_with_two_players_one_drop_gives_the_declarer_his_default_win():
    match = match_after("0 deal", "0 raub", variant=raub(players=2), deal={})
    told = say(match, "1 drop")
    assert match.scores == [17, 21]
    assert [event["type"] for event in told] == ["drop", "deal-scored"]
    assert told[-1]["contract"] == "raub"


# ---------------------------------------------------------------------- the seven of trumps
HOLDS_SEVEN = DEAL | {"hands": DEAL["hands"] | {2: ["7h", "9d", "9c", "Td"]}, "stock": ["Th", "Kc", "9h"]}


def test_r14_the_first_swap_ends_the_phase_and_trump_stays():
    match = match_after(*DEFENDED, deal=HOLDS_SEVEN, variant=raub("raub-seven-always"))
    assert (match.phase, match.to_act) == ("seven", [1])
    say(match, "1 no_swap")
    told = say(match, "2 swap_seven")
    assert told == [{"type": "swap-seven", "seat": 2, "seven": "7h", "card": "Jh"}]
    assert (match.phase, match.to_act, match.view().data()["trump"]) == ("exchange", [1], "h")
    assert hand(match, 2) == {"Jh", "9d", "9c", "Td"}
    say(match, "1 exchange")
    assert "take_turnup 7h" in legal(match)
    assert "take_turnup Jh" not in legal(match)


def test_r14_everybody_is_asked_whether_or_not_he_holds_the_seven():
    match = match_after(*DEFENDED, variant=raub("raub-seven-always"))
    asked: list[int] = []
    while match.phase == "seven":
        asked += match.to_act
        assert "no_swap" in legal(match)
        say(match, f"{match.to_act[0]} no_swap")
    assert asked == [1, 2, 3, 0]
    assert (match.phase, match.to_act) == ("exchange", [1])


def test_r14_who_keeps_the_seven_shows_nothing():
    match = match_after(*DEFENDED, deal=HOLDS_SEVEN, variant=raub("raub-seven-always"))
    other = match_after(*DEFENDED, deal=DEAL, variant=raub("raub-seven-always"))
    for seat in (1, 2, 3, 0):
        say(match, f"{seat} no_swap")
        say(other, f"{seat} no_swap")
    assert match.view(PUBLIC).to_bytes() == other.view(PUBLIC).to_bytes()


# ---------------------------------------------------------------------- exchange
def test_r15_nobody_exchanges_twice_or_what_he_does_not_hold():
    match = match_after(*DEFENDED, "1 exchange 7d", "1 take_turnup 8c")
    assert refused(match, "1 exchange") == ("already-exchanged", "R-15")
    assert refused(match, "2 exchange 9d 9h") == ("card-not-held", "R-15")
    assert refused(match, "2 take_turnup 9d") == ("not-now", "R-15")


def test_r15_the_last_of_four_gets_what_is_left():
    match = match_after(
        *DEFENDED,
        "1 exchange As Ks 7d 8c",
        "1 take_turnup Jh",
        "2 exchange Ah 9d 9c Td",
        "3 exchange Kh Qh Ad Ac",
    )
    assert refused(match, "0 exchange 7s 8s Jd Jc") == ("stock-short", "R-15")
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


def test_r15_the_discards_are_shuffled_only_when_a_card_has_to_be_drawn():
    variant = raub(stock_short="reshuffle")
    three = match_after(*RESHUFFLED, "0 exchange 7s 8s Jd", variant=variant)
    assert len(three.chance) == 1
    assert three.view().data()["stock"] == 0
    four = match_after(*RESHUFFLED, variant=variant)
    told = say(four, "0 exchange 7s 8s Jd Jc")
    discards = {"As", "Ks", "7d", "8c", "Th", "Ah", "9d", "9c", "Td", "Kh", "Qh", "Ad", "Ac"}
    assert {SKAT32.names[card] for card in four.chance[1]} == discards
    late = SKAT32.names[four.chance[1][0]]
    assert hand(four, 0) == {"Tc", "7c", "7h", late}
    assert four.view().data()["stock"] == 12
    assert told[0] == {
        "type": "exchange",
        "seat": 0,
        "cards": 4,
        "discarded": ["7s", "8s", "Jd", "Jc"],
        "drawn": ["7h", "7c", "Tc"],
    }
    assert told[1] == {"type": "reshuffle", "seat": 0, "drawn": 1, "cards": [late]}
    assert four.phase == "play"


def test_r15_a_replaced_turnup_does_not_come_back_and_the_dealers_own_discards_do_not_either():
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
    assert (match.phase, match.to_act) == ("turnup", [0])
    assert "take_turnup Kc" in legal(match)


def test_r15_undo_goes_back_before_a_reshuffle_and_the_same_cards_come_again():
    match = match_after(*RESHUFFLED, variant=raub(stock_short="reshuffle"))
    before = match.state.clone()
    say(match, "0 exchange 7s 8s Jd Jc")
    after = match.state.clone()
    match.undo()
    assert match.state == before
    say(match, "0 exchange 7s 8s Jd Jc")
    assert match.state == after


def test_r16_the_declarer_takes_the_turnup_directly_after_his_own_exchange():
    match = match_after(*DEFENDED, "1 exchange 7d 8c")
    assert (match.phase, match.to_act) == ("turnup", [1])
    assert refused(match, "1 declare") == ("turnup-compulsory", "R-16")
    assert refused(match, "1 take_turnup Kh") == ("card-not-held", "R-16")
    say(match, "1 take_turnup Jh")
    assert hand(match, 1) == {"As", "Ks", "Th", "9h"}
    assert (match.phase, match.to_act) == ("exchange", [2])
    kept = match_after(*DEFENDED, "1 exchange", variant=raub(turnup_discard="not_turnup"))
    assert refused(kept, "1 take_turnup Jh") == ("turnup-kept", "R-16")


# ---------------------------------------------------------------------- play and scoring
STANDING = (*DEFENDED, "1 exchange", "1 take_turnup 8c", "2 exchange", "3 exchange", "0 exchange")


def test_r17_to_r19_a_whole_deal():
    match = match_after(*STANDING, refas=1)
    assert match.to_act == [1]
    for action in ("1 card Ks", "2 card Ah", "3 card Qh", "0 card 7s"):
        told = say(match, action)
    assert told[-1]["winner"] == 2
    assert told[-1]["cards"] == [[1, "Ks"], [2, "Ah"], [3, "Qh"], [0, "7s"]]
    assert refused(match, "2 card Kd") == ("card-not-held", "R-17")
    for action in ("2 card Td", "3 card Ad", "0 card Jd", "1 card 7d"):
        told = say(match, action)
    assert match.to_act == [3]
    for action in ("3 card Kh", "0 card Jc", "1 card Jh", "2 card 9d"):
        say(match, action)
    for action in ("3 card Ac", "0 card 8s", "1 card As", "2 card 9c"):
        told = say(match, action)
    scored = next(event for event in told if event["type"] == "deal-scored")
    assert scored["tricks"] == [0, 0, 1, 3]
    assert (scored["points"], scored["factor"], scored["made"]) == ([4, 8, -2, -6], 2, False)
    assert (match.scores, match.state.refas, match.phase) == ([25, 29, 19, 15], 0, "before_deal")
    assert match.status()["deal_points"] == [4, 8, -2, -6]


def test_r17_why_a_card_is_refused():
    match = match_after(*STANDING, "1 card 7d")
    assert refused(match, "2 card 9c") == ("follow-suit", "R-17")
    match = match_after(*STANDING, "1 card Ks")
    assert refused(match, "2 card 9d") == ("must-trump", "R-17")
    under = {"kind": "trick", "trump": "h", "trick": [[1, "As"], [2, "Jh"]], "hand": ["Qh", "7h", "Ad"]}
    over = Match(raub(overtrump="required"), seed=0, position=under)
    assert refused(over, "3 card 7h") == ("must-overtrump", "R-17")


def test_r17_what_a_card_shows_about_the_others():
    match = match_after(*STANDING, "1 card Ks", "2 card Ah", "3 card Qh")
    spades, hearts = 0xFF, 0xFF << 8
    assert match.state.void[2] == spades
    assert match.state.void[3] == spades
    for action in ("0 card 7s", "2 card Td", "3 card Ad", "0 card Jd", "1 card 7d", "3 card Ac"):
        say(match, action)
    say(match, "0 card Jc")
    assert match.state.void[0] == 0
    assert match.state.void[1] & hearts == 0


def test_r23_several_winners_at_once():
    match = match_after(*DEFENDED[:2], "1 declare", "2 play", "3 drop", "0 drop", scores=[21, 2, 2, 21])
    for action in ("1 exchange", "1 take_turnup Jh", "2 exchange"):
        say(match, action)
    for action in ("1 card As", "2 card Ah", "2 card 9c", "1 card 8c", "2 card Td", "1 card 7d"):
        say(match, action)
    told = say(match, "2 card 9d") + say(match, "1 card Ks")
    assert match.scores == [21, 6, -2, 21]
    assert (match.winners, match.over, match.to_act, match.phase) == ([2], True, [], "over")
    assert told[-1] == {
        "type": "match-over",
        "winners": [2],
        "scores": [21, 6, -2, 21],
        "settlement": [-21, -6, 48, -21],
    }
    assert refused(match, "1 deal") == ("match-over", None)
    both = match_after(*DEFENDED[:2], "1 declare", "2 drop", "3 drop", scores=[0, 4, 0, 21])
    say(both, "0 drop")
    assert both.winners == [0, 1, 2]


# ---------------------------------------------------------------------- Muss and misdeals
def test_r21_muss_skips_everything_up_to_the_exchange():
    match = match_after("0 muss", deal=SEVEN_TURNED, scores=[9, 21, 21, 21])
    assert (match.phase, match.to_act, match.state.active) == ("exchange", [1], 0b1111)
    assert refused(match, "1 drop") == ("muss-compels", "R-21")
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
def test_r21_when_the_dealer_may_say_muss(options: Any, scores: list[int], possible: bool):
    match = match_after(variant=raub(**options), scores=scores)
    assert ("muss" in legal(match)) == possible
    if not possible:
        assert refused(match, "0 muss")[0] == ("muss-off" if options.get("muss") == "off" else "muss-scores")


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
    assert match.calls(REFEREE) == [act(MISDEAL), act(MISDEAL_INTENTIONAL)]
    assert match.calls(0) == []
    assert refused(match, "0 misdeal") == ("referee-only", "R-22")
    assert refused(match, "T deal") == ("referee-only-misdeals", "R-22")
    if closing:
        say(match, closing)
        assert match.calls(REFEREE) == []
        assert refused(match, "T misdeal") == ("misdeal-too-late", "R-22")


def test_r22_an_intentional_misdeal_costs_the_dealer_undoubled():
    match = match_after("0 deal", "T misdeal intentional", refas=2)
    assert match.scores == [25, 21, 21, 21]
    assert (match.state.refas, match.state.dealer, match.phase) == (3, 1, "before_deal")
    assert match.status()["deal_points"] is None
    assert refused(match, "T misdeal") == ("misdeal-too-late", "R-22")


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
    with pytest.raises(OptionsError, match="whole unit"):
        raub(winner_split="integer", unit="1/2")
    assert raub(winner_split="integer", unit="4/2").options.unit == 2


@pytest.mark.parametrize("unit", [0, -1, "0/3", "1/0", "x", ""])
def test_r24_the_unit_is_positive(unit: Any):
    with pytest.raises(OptionsError):
        raub(unit=unit)


def test_options_that_make_no_sense_are_refused():
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


# ---------------------------------------------------------------------- what is known
def test_r25_nobody_sees_a_hand_before_the_dealer_has_spoken():
    match = match_after("0 deal")
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert match.view(viewer).data()["hands"] == [4, 4, 4, 4]
    told = match.play(0, "look")
    assert told[-1].seen_by(2) == {"type": "hands", "hand": ["Ah", "9d", "Td", "9c"]}
    assert match.view(2).data()["hands"] == [4, 4, ["Ah", "9d", "Td", "9c"], 4]


def test_r25_where_there_is_no_blind_phase_everybody_sees_his_hand_at_once():
    match = match_after("0 deal", variant=raub(raub=False))
    assert match.view(2).data()["hands"][2] == ["Ah", "9d", "Td", "9c"]


def test_r25_an_exchange_shows_how_many_and_to_its_owner_which():
    match = match_after(*DEFENDED)
    told = match.play(1, "exchange 7d 8c")
    assert told[0].seen_by(0) == {"type": "exchange", "seat": 1, "cards": 2}
    assert told[0].seen_by(1)["drawn"] == ["9h", "Th"]
    assert match.view(1).data()["discards"] == ["7d", "8c"]
    assert match.view(0).data()["discards"] == []
    assert match.view(0).data()["changed"] == [None, 2, None, None]


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
    match = Match(raub(), seed=5, position=position)
    while match.state.ending != SCORED:
        match.play(match.to_act[0], next(match.legal()))
    assert sum(match.state.tricks) == HAND


# ---------------------------------------------------------------------- search
def test_cards_that_touch_are_one_choice():
    run = SKAT32.cards("7s 8s Ts Qs Kd")
    assert second_of_pairs(run, 0) == SKAT32.cards("8s")
    assert second_of_pairs(run, SKAT32.cards("9s")) == SKAT32.cards("8s Ts")
    assert second_of_pairs(run, SKAT32.cards("9s Js")) == SKAT32.cards("8s Ts Qs")


def test_choices_leave_out_only_cards_that_touch_another():
    match = match_after(*STANDING, "1 card Ks")
    moves: list[Any] = []
    GAME.rules.choices(match.state, match.table, None, 2, moves)
    assert [match.text(move) for move in moves] == ["card Ah"]
    say(match, "2 card Ah")
    moves.clear()
    GAME.rules.choices(match.state, match.table, None, 3, moves)
    assert [match.text(move) for move in moves] == ["card Qh"]
    assert out_of_play(match.state, 3) == 0
