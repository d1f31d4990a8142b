"""The rules of Zwanzig ab, by their numbers in the rulebook."""

from typing import Any

from tests.games.zwanzig_ab.positions import positions, variant_of, view_data
from tests.states import state_of
from virado.cards import SKAT32, members
from virado.cases.positions import match_at
from virado.cases.zwanzig_ab import CASES
from virado.games.zwanzig_ab.messages import DealScored, Shown
from virado.games.zwanzig_ab.rules.state import HAND
from virado.match import Match

WEAK = "7s 8c 7d Th Ah"


def position(**fields: Any) -> dict[str, Any]:
    return {"deals": [{"hands": {1: WEAK.split()}}, {}], **fields}


def test_a_redeal_takes_the_next_pack_and_changes_neither_dealer_nor_number_z6():
    match = match_at(variant_of("zwanzig-ab-jager"), position(deal_no=4, dropped_last_deal=[2]), seed=1)
    match.play(1, "look")
    announced = match.play(1, "redeal")
    assert [event.__struct_config__.tag for event in announced] == ["bid", "show", "deal"]
    assert announced[1] == Shown(seat=1, cards=("7s", "7d", "8c"))
    assert (state_of(match).dealer, state_of(match).deal, match.phase) == (0, 4, "blind")
    assert state_of(match).dropped_before == 1 << 2
    assert match.deal_points is None


def test_next_does_not_change_the_cards_dealt_z7():
    hands: list[Any] = []
    for call in ("next", "choose c"):
        match = match_at(variant_of("zwanzig-ab-jager-first-packet"), position(), seed=1)
        match.play(1, "look")
        match.play(1, call)
        hands.append((state_of(match).hands, state_of(match).pack, state_of(match).pack_next))
    assert hands[0] == hands[1]


def test_the_pack_is_dealt_in_packets_from_forehand_z5_z7():
    pack = list(range(32))
    match = Match(variant_of("zwanzig-ab", 3), seed=1, packs=[pack], dealer=1)
    assert [list(members(state_of(match).hands[seat])) for seat in (2, 0, 1)] == [[0, 1], [2, 3], [4, 5]]
    match.play(2, "choose s")
    assert list(members(state_of(match).hands[2])) == [0, 1, 6, 7, 8]
    assert list(members(state_of(match).hands[1])) == [4, 5, 12, 13, 14]
    assert view_data(match).stock == 17


def test_a_default_win_needs_no_exchange_and_no_play_z12():
    match = Match(variant_of("zwanzig-ab-jager-drop-first"), seed=3)
    match.play(1, "choose s")
    for seat in (2, 3, 0):
        announced = match.play(seat, "drop")
    scored = next(event for event in announced if isinstance(event, DealScored))
    assert (scored.points, scored.by_default, scored.dropped) == ((0, -5, 0, 0), True, (0, 2, 3))
    assert match.deal_points == (0, -5, 0, 0)
    assert (state_of(match).dealer, state_of(match).deal) == (1, 2)


def test_a_shared_lead_is_played_on_or_shared_z18():
    for tie_break, over in (("play_on", False), ("shared", True)):
        body = {
            "forehand": 1,
            "trump": "s",
            "tricks": {1: 3, 2: 2},
            "dropped": [0, 3],
            "scores": [9, 2, 1, 9],
            "expect": {"scores": [9, -1, -1, 9], "match_over": over, "winners": [1, 2] if over else []},
        }
        case = {"preset": "zwanzig-ab", "options": {"tie_break": tie_break}, "scoring": body}
        assert CASES.check_case(case) == []


def test_points_of_a_played_deal_add_up_z15():
    scored = 0
    for slug in ("zwanzig-ab", "zwanzig-ab-jager"):
        heard = 0
        for match, _ in positions(slug, 4, 400):
            heard = min(heard, match.event_count)
            for event in match.events(heard):
                if isinstance(event, DealScored):
                    scored += 1
                    adds_up(event)
            heard = match.event_count
    assert scored > 20


def adds_up(event: DealScored) -> None:
    assert all(points % event.factor == 0 for points in event.points)
    assert -sum(points for points in event.points if points < 0) == HAND * event.factor
    staying = 4 - len(event.dropped)
    assert event.by_default == (staying == 1)
    without = sum(1 for points in event.points if points > 0)
    assert without == (staying - sum(1 for tricks in event.tricks if tricks) if staying > 1 else 0)
    assert all(points in (0, 5 * event.factor) for points in event.points if points >= 0)


def test_forehand_learns_its_packet_only_by_looking_z5():
    match = Match(variant_of("zwanzig-ab-jager"), seed=5)
    assert view_data(match, 1).hands == (3, 3, 3, 3)
    assert view_data(match, 2).hands[2] == tuple(SKAT32.list(state_of(match).hands[2]))
    match.play(1, "look")
    assert view_data(match, 1).hands[1] == tuple(SKAT32.list(state_of(match).hands[1]))


def test_the_exposed_card_is_public_but_not_whether_it_was_kept_z19():
    match = match_at(variant_of("zwanzig-ab-jager-first-packet"), position(), seed=2)
    match.play(1, "look")
    match.play(1, "next")
    exposed = state_of(match).exposed
    hidden: Any = match.view(3).state
    assert hidden.hands[1] == 1 << exposed
    assert view_data(match, 3).turned == (SKAT32.names[exposed],)
    assert view_data(match, 3).hands[1] == 5
    kept = match.clone()
    away = next(card for card in members(state_of(match).hands[1]) if card != exposed)
    kept.play(1, f"exchange {SKAT32.names[away]}")
    match.play(1, f"exchange {SKAT32.names[exposed]}")
    assert kept.view(3).state == match.view(3).state
    assert view_data(kept, 1).discards == (SKAT32.names[away],)


def test_shown_voids_are_public_z13():
    body = {"kind": "trick", "trump": "s", "trick": [[1, "Kh"], [2, "9d"]], "hand": ["7h", "8c"]}
    match = match_at(variant_of("zwanzig-ab"), body, seed=1)
    hidden: Any = match.view().state
    assert hidden.lacks[2] == SKAT32.cards("7s 8s 9s Ts Js Qs Ks As 7h 8h 9h Th Jh Qh Kh Ah")


def test_a_bare_trick_can_be_played_to_the_end_of_the_deal():
    body = {"kind": "trick", "trump": "s", "trick": [[1, "Kh"], [3, "9h"]], "hand": ["7h", "8c", "Ad"]}
    match = match_at(variant_of("zwanzig-ab"), body, seed=1)
    assert view_data(match).dropped == (2,)
    assert [len(list(members(hand))) for hand in state_of(match).hands] == [3, 2, 5, 2, 0, 0]
    deal = state_of(match).deal
    while state_of(match).deal == deal and not match.over:
        match.play(match.to_act[0], match.legal()[0])
    assert match.deal_points is not None
    assert sum(match.deal_points) in (-5, 0, 5)
