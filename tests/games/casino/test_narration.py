"""Announcements of the referee in the Casino family."""

import random
from typing import Any

import msgspec
import pytest

from tests.games.casino.positions import match_with_hand, play_on, start, variant_of, view_data
from tests.states import config_of, state_of
from virado.cases.positions import match_at
from virado.games.casino.messages import (
    Build,
    BuildEffect,
    Built,
    Captured,
    CaptureEffect,
    Claimed,
    DealScored,
    Dealt,
    Duty,
    MatchOver,
    OrangeCalled,
    Residue,
    RoundDealt,
    TableBuild,
    Trailed,
    TrailEffect,
)
from virado.games.casino.options import PRESETS
from virado.games.casino.rules.groups import partition
from virado.games.messages import PUBLIC, Event
from virado.match import Match
from virado.record import decode, encode


def types(events: list[Event]) -> list[str]:
    return [plain(event)["type"] for event in events]


def plain(message: msgspec.Struct) -> dict[str, Any]:
    """Return a message as plain data, as on the wire."""
    return msgspec.to_builtins(message)


# ---------------------------------------------------------------------- dealing
def test_a_deal_shows_the_table_to_all_and_each_hand_to_its_seat() -> None:
    match = start("royal-dominican", 2)
    [deal] = match.opening
    assert isinstance(deal, Dealt)
    assert plain(deal.seen_by(PUBLIC)) == {
        "type": "deal",
        "deal": 1,
        "round": 1,
        "dealer": 1,
        "extra_deal": False,
        "leader": 0,
        "hands": (4, 4),
        "open_hands": False,
        "table": view_data(match).loose,
        "stock": 40,
    }
    for seat in (0, 1):
        hands = deal.seen_by(seat).hands
        assert hands == view_data(match, seat).hands
        assert hands[seat] != hands[1 - seat] == 4


def test_later_rounds_and_the_last_round_are_announced() -> None:
    match = start("casino", 4, teams=False)
    announced = play_on(match, 1, 32)
    rounds = [event for event in announced if isinstance(event, RoundDealt)]
    assert [event.round for event in rounds] == [2, 3]
    assert [event.stock for event in rounds] == [16, 0]
    assert all(event.table == () for event in rounds)
    assert types(announced)[-2:] == ["round", "last"]


def test_the_last_round_is_not_announced_in_other_variants() -> None:
    assert "last" not in types(play_on(start("royal-dominican", 2), 1))


def test_tuxedo_adds_the_remaining_cards_to_the_table_in_the_last_round() -> None:
    match = start("tuxedo", 5)
    announced = play_on(match, 1, 20)
    assert [len(event.table) for event in announced if isinstance(event, RoundDealt)] == [1]


def test_only_the_non_dealer_sees_the_cut_card() -> None:
    match = start("kaszino-ulmann")
    [deal] = match.opening
    assert isinstance(deal, Dealt)
    assert deal.cut_by == 0
    assert deal.seen_by(0).bottom == match.deck.names[match.chance[0][-1]]
    assert deal.seen_by(1).bottom is None
    assert deal.seen_by(PUBLIC).bottom is None
    bottoms = [view_data(match, viewer).bottom for viewer in (0, 1, PUBLIC)]
    assert bottoms == [deal.bottom, None, None]


def test_the_hands_of_an_open_last_round_are_public() -> None:
    match = start("kaszino-nagykonyv", seed=2)
    announced = [
        event for event in play_on(match, 5, 60) if isinstance(event, RoundDealt) and event.deal == 1
    ]
    public = [isinstance(hand, tuple) for event in announced for hand in event.seen_by(PUBLIC).hands]
    assert public == [False] * 12 + [True] * 2
    assert [event.open_hands for event in announced] == [False] * 6 + [True]
    position = {"hands": {0: ["Kd"], 1: ["2c"]}, "round": 8}
    open_round = match_at(variant_of("kaszino-nagykonyv"), position, seed=1)
    assert view_data(open_round).hands == (("Kd",), ("2c",))


# ---------------------------------------------------------------------- plays
def test_a_trail_announces_dejado_cards() -> None:
    [event] = match_with_hand("royal-dominican", "Qd 2h", "7s 5c 4h").play(0, "trail Qd")
    assert plain(event) == {"type": "trail", "seat": 0, "card": "Qd", "dejado": ("7s", "5c")}
    [event] = match_with_hand("royal-north-american", "Qd 2h", "7s 5c 4h").play(0, "trail Qd")
    assert plain(event) == {"type": "trail", "seat": 0, "card": "Qd"}


def test_a_capture_announces_the_cards_taken_and_the_sweep() -> None:
    other = {"cards": [["5s", "4d"], ["6h", "3h"]], "value": 9, "owner": 1}
    [event] = match_with_hand("royal-dominican", "9d 2h", "9c", other).play(0, "9d x 9c [5s 4d 6h 3h]")
    assert plain(event) == {
        "type": "capture",
        "seat": 0,
        "side": 0,
        "played": ("9d",),
        "loose": ("9c",),
        "builds": ((("6h", "3h"), ("5s", "4d")),),
        "taken": ("9c", "6h", "5s", "4d", "3h"),
        "sweep": True,
        "sweep_points": 1,
        "dejado": (),
    }


def test_an_unregistered_sweep_has_no_points() -> None:
    match = match_with_hand("royal-dominican-no-cancel", "9d 2h", "9c", scores={0: 18})
    [event] = match.play(0, "9d x 9c")
    assert isinstance(event, Captured)
    assert (event.sweep, event.sweep_points) == (True, 0)


def test_a_build_announces_its_value_owner_and_keeper() -> None:
    match = match_with_hand("royal-dominican-partner-build", "3h 6d", "9s", known={2: [12]}, players=4)
    [event] = match.play(0, "3h + 9s = 12 for partner")
    assert plain(event) == {
        "type": "build",
        "seat": 0,
        "card": "3h",
        "joined": ("9s",),
        "onto": None,
        "action": "new",
        "cards": (("9s", "3h"),),
        "value": 12,
        "owner": 0,
        "keeper": 2,
        "kind": "single",
        "for_partner": True,
    }
    assert plain(view_data(match, 1))["known"][2] == (12,)


@pytest.mark.parametrize(
    ("move", "action", "kind", "groups"),
    [
        ("2s + [7d 5c] = 14", "raise", "single", (("7d", "5c", "2s"),)),
        ("2s + [7d 5c] Th 4d = 14", "raise", "multiple", (("Th", "4d"), ("7d", "5c", "2s"))),
        ("2s + [7d 5c] Th = 12", "extend", "multiple", (("Th", "2s"), ("7d", "5c"))),
    ],
)
def test_raising_and_extending_are_distinguished(
    move: str, action: str, kind: str, groups: tuple[tuple[str, ...], ...]
) -> None:
    other = {"cards": [["7d", "5c"]], "value": 12, "owner": 1}
    [event] = match_with_hand("royal-north-american", "2s Ad Qs", "Th 4d", other).play(0, move)
    assert isinstance(event, Built)
    assert (event.action, event.kind, event.cards) == (action, kind, groups)
    assert event.onto == ("7d", "5c")


def test_an_orange_is_announced_only_when_it_is_called() -> None:
    match = match_with_hand("tuxedo", "9b 2g", "3r 6y 1b")
    [event] = match.play(0, "9b x 3r 6y")
    assert isinstance(event, Captured)
    assert event.orange is None
    calls = [match.play(seat, "call orange")[0] for seat in (1, 0)]
    assert calls == [
        OrangeCalled(seat=1, side=1, correct=True, points=10),
        OrangeCalled(seat=0, side=0, correct=False, points=0),
    ]
    assert view_data(match).oranges == (0, 1)
    [event] = match_with_hand("tuxedo", "9b 2g", "3r 6y 1b").play(0, "9b x 3r 6y orange")
    assert plain(event)["orange"] is True
    [event] = match_with_hand("tuxedo", "9r 2g", "9y 1b").play(0, "9r x 9y orange")
    assert plain(event)["orange"] is False
    [event] = match_with_hand("tuxedo", "9r 2g", "9y 1b").play(0, "call orange")
    assert event == OrangeCalled(seat=0, side=0, correct=False, points=-10)


def test_a_wrong_claim_is_announced_and_changes_nothing() -> None:
    match = match_with_hand("kaszino-kirschner", "Kd 2s", "Kh")
    before = state_of(match).clone()
    assert match.play(1, "claim") == [Claimed(seat=1, side=1, correct=False)]
    assert state_of(match) == before


def test_a_right_claim_ends_the_match() -> None:
    match = match_with_hand("kaszino-nagykonyv", "Kd 2s", "Kh", scores={0: 9}, piles={0: ["Td", "Qc"]})
    claim, scored, over = match.play(0, "claim")
    assert claim == Claimed(seat=0, side=0, correct=True)
    assert isinstance(scored, DealScored)
    assert scored.ending == "claim"
    assert plain(scored)["sides"][0]["items"] == {"big_casino": 2}
    assert scored.points == (2, 0)
    assert over == MatchOver(winners=(0,), games=2, ending="claim", scores=(11, 0))


def test_a_restricted_side_can_win_during_a_deal() -> None:
    match = match_with_hand("royal-dominican", "Ts 2d", "Td", scores={0: 19, 1: 3})
    capture, scored, over = match.play(0, "Ts x Td")
    assert isinstance(capture, Captured)
    assert capture.taken == ("Td",)
    assert isinstance(scored, DealScored)
    assert scored.ending == "restricted-side"
    assert plain(scored)["sides"][0]["items"] == {"big_casino": 2}
    assert scored.sides[0].restricted_to == ("big_casino",)
    assert plain(scored)["sides"][1]["items"] == {}
    assert isinstance(over, MatchOver)
    assert over.winners == (0,)
    assert match.to_act == ()


def test_a_restricted_side_that_wins_with_the_last_card_leaves_the_residue() -> None:
    position = {
        "hands": {0: ["Ts"], 1: []},
        "loose": ["Td", "8c"],
        "scores": {0: 19, 1: 3},
        "round": 6,
    }
    announced = match_at(variant_of("royal-dominican", 2), position, seed=1).play(0, "Ts x Td")
    assert types(announced) == ["capture", "deal-scored", "match-over"]
    [scored] = [event for event in announced if isinstance(event, DealScored)]
    assert scored.points == (2, 0)
    assert plain(scored)["sides"][0]["items"] == {"big_casino": 2}
    assert sum(side.cards for side in scored.sides) == 51


def test_residue_score_and_next_deal_are_announced_in_order() -> None:
    position = {"hands": {0: ["Qd"], 1: []}, "loose": ["7s", "4h"], "round": 6}
    match = match_at(variant_of("royal-north-american", 2), position, seed=1)
    announced = match.play(0, "trail Qd")
    assert types(announced) == ["trail", "residue", "deal-scored", "deal"]
    assert announced[1] == Residue(cards=("Qd", "7s", "4h"), seat=1, side=1)
    scored, deal = announced[2:]
    assert isinstance(scored, DealScored)
    assert scored.scores == match.scores
    assert sum(side.cards for side in scored.sides) == 52
    assert isinstance(deal, Dealt)
    assert deal.deal == 2


def test_a_residue_without_a_capturer_is_out_of_play() -> None:
    position: dict[str, Any] = {"hands": {0: ["Kd"], 1: []}, "piles": {0: [], 1: []}, "stock": []}
    rest = [name for name in variant_of("casino", 2).deck.names if name != "Kd"]
    match = match_at(variant_of("casino", 2), {**position, "loose": rest}, seed=1)
    announced = match.play(0, "trail Kd")
    residue, scored = announced[1:3]
    assert isinstance(residue, Residue)
    assert (residue.seat, residue.side) == (None, None)
    assert isinstance(scored, DealScored)
    assert scored.points == (0, 0)


@pytest.mark.parametrize("slug", PRESETS)
def test_the_items_of_every_deal_add_up(slug: str) -> None:
    for players in PRESETS[slug].players:
        match = start(slug, players, seed=players)
        announced = play_on(match, players)
        scored = [event for event in announced if isinstance(event, DealScored)]
        assert scored
        totals = [0] * len(match.scores)
        for deal in scored:
            for number, side in enumerate(deal.sides):
                assert sum(plain(side)["items"].values()) == side.points == deal.points[number]
                totals[number] += side.points
                assert side.total == totals[number] == deal.scores[number]
        assert isinstance(announced[-1], MatchOver)
        assert announced[-1].winners == match.winners


# ---------------------------------------------------------------------- effects
def test_a_capture_is_described_before_it_is_made() -> None:
    own = {"cards": [["7d", "5c"]], "value": 12, "owner": 0}
    view = match_with_hand("royal-dominican", "9d Qs Qc 2h", "9c", own).view(0)
    assert view.describe("9d x 9c") == CaptureEffect(
        played=("9d",),
        loose=("9c",),
        builds=(),
        taken=("9c",),
        sweep=False,
        sweep_points=0,
        calls_orange=False,
        dejado=(),
        duties=(Duty(value=12, cards=("Qs", "Qc")),),
    )
    swept = view.describe("Qs x [7d 5c]")
    assert isinstance(swept, CaptureEffect)
    assert (swept.sweep, swept.duties) == (False, ())


def test_a_build_is_described_with_its_holding_duty() -> None:
    view = match_with_hand("royal-dominican", "2h Qs Kc", "Td").view(0)
    assert view.describe(Build(card="2h", joined=("Td",), value=12)) == BuildEffect(
        action="new",
        card="2h",
        joined=("Td",),
        onto=None,
        build=TableBuild(cards=(("Td", "2h"),), value=12, owner=0, keeper=0, kind="single"),
        for_partner=False,
        duties=(Duty(value=12, cards=("Qs",)),),
    )


def test_a_build_for_the_partner_makes_the_partner_its_keeper() -> None:
    match = match_with_hand("royal-dominican-partner-build", "3h 6d", "9s", known={2: [12]}, players=4)
    effect = match.view(0).describe("3h + 9s = 12 for partner")
    assert isinstance(effect, BuildEffect)
    assert (effect.build.keeper, effect.duties) == (2, ())


@pytest.mark.parametrize("slug", PRESETS)
def test_events_match_the_described_effects(slug: str) -> None:
    match = start(slug, seed=5)
    rng = random.Random(slug)
    for _ in range(150):
        if match.over:
            break
        seat = match.to_act[0]
        legal = match.legal(limit=50)
        move = rng.choice([move for move in legal if isinstance(move, Build)] or legal)
        effect = match.view(seat).describe(move)
        event = match.play(seat, move)[0]
        match effect:
            case TrailEffect():
                assert isinstance(event, Trailed)
                assert (event.card, event.dejado) == (effect.card, effect.dejado)
            case CaptureEffect():
                assert isinstance(event, Captured)
                assert (event.taken, event.sweep) == (effect.taken, effect.sweep)
                if event.sweep_points is not msgspec.UNSET:
                    assert event.sweep_points == effect.sweep_points
            case BuildEffect():
                assert isinstance(event, Built)
                assert effect.build in view_data(match).builds or state_of(match).plays == 0
                assert (event.cards, event.keeper) == (effect.build.cards, effect.build.keeper)
                for group in event.cards:
                    assert partition(config_of(match), match.deck.cards(group), event.value)
                assert (len(event.cards) > 1) == (event.kind == "multiple")
            case _:
                raise AssertionError(effect)
        for duty in effect.duties:
            assert duty.cards


# ---------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("slug", PRESETS)
def test_a_record_rebuilds_the_same_match(slug: str) -> None:
    match = start(slug, seed=7)
    play_on(match, 7)
    again = Match.from_record(decode(encode(match.record())))
    assert state_of(again) == state_of(match)
    assert again.events() == match.events()
    assert again.record() == match.record()


@pytest.mark.parametrize("slug", ["casino", "royal-dominican-partner-build", "tuxedo", "kaszino-nagykonyv"])
def test_undo_is_exact(slug: str) -> None:
    match = start(slug, seed=3)
    states = [(state_of(match).clone(), match.events())]
    rng = random.Random(3)
    while not match.over and len(states) < 150:
        match.play(match.to_act[0], rng.choice(match.legal()))
        states.append((state_of(match).clone(), match.events()))
    for state, events in reversed(states[:-1]):
        match.undo()
        assert state_of(match) == state
        assert match.events() == events
