"""Imported positions of the Casino family: listed cards, completion and errors."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from virado.cases.casino.completion import fill
from virado.cases.casino.position import round_stocks
from virado.games.casino.game import GAME
from virado.games.casino.options import PRESETS
from virado.games.casino.rules.state import NOBODY, CasinoConfig, CasinoState
from virado.games.variant import Variant, make_variant
from virado.packs import shuffle_cards
from virado.refusal import OptionsError

CASES: list[dict[str, Any]] = msgspec.yaml.decode(
    (Path(__file__).parents[1] / "casino-cases.yaml").read_bytes()
)["cases"]


def config_of(
    slug: str, players: int | None = None, *, teams: bool | None = None, **options: Any
) -> CasinoConfig:
    variant: Variant = make_variant(GAME, PRESETS[slug], players=players, teams=teams, options=options)
    return GAME.config(variant.options, variant.players, variant.teams)


def filled(o: CasinoConfig, seed: int = 0, **position: Any) -> CasinoState:
    return fill(o, position, shuffle_cards(o.pack, seed, 0))


def places(s: CasinoState) -> list[int]:
    """Return every place where cards can be."""
    stock = sum(1 << card for card in s.stock[s.stock_next : s.stock_end])
    return [*s.hands, *s.piles, *s.build_cards[: s.builds], s.loose, stock]


def test_the_stock_after_each_round() -> None:
    assert round_stocks(config_of("casino", 2)) == [40, 32, 24, 16, 8, 0]
    assert round_stocks(config_of("casino", 3)) == [36, 24, 12, 0]
    assert round_stocks(config_of("tuxedo", 5)) == [16, 0]
    assert round_stocks(config_of("kaszino-ulmann")) == [42, 36, 30, 24, 18, 12, 6, 0]


@pytest.mark.parametrize("case", [case for case in CASES if "position" in case], ids=lambda case: case["id"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_positions_of_the_cases_can_be_filled(case: dict[str, Any], seed: int) -> None:
    o = config_of(case["preset"], case["players"], teams="teams" in case, **case.get("options", {}))
    listed = json.loads(json.dumps(case["position"]))
    s = filled(o, seed, **listed)
    assert sum(places(s)) == o.pack
    assert sum(cards.bit_count() for cards in places(s)) == o.cards
    for seat, hand in listed["hands"].items():
        assert s.hands[int(seat)].bit_count() == len(hand)
    assert s.turn == listed["to_act"]
    assert s.stock_end - s.stock_next == round_stocks(o)[s.round - 1]
    assert filled(o, seed, **listed) == s


def test_an_empty_position_is_the_start_of_a_deal_without_table_cards() -> None:
    s = filled(config_of("casino", 2))
    assert [hand.bit_count() for hand in s.hands[:2]] == [4, 4]
    assert (s.turn, s.dealer, s.deal, s.round, s.loose) == (0, 1, 1, 1, 0)


def test_unlisted_hands_have_the_size_of_the_hand_to_act() -> None:
    s = filled(config_of("tuxedo", 4), hands={1: ["1b", "2b"], 2: ["3b"]}, to_act=1)
    assert [hand.bit_count() for hand in s.hands[:4]] == [2, 2, 1, 2]


def test_a_number_stands_for_unknown_cards() -> None:
    s = filled(config_of("casino", 2), hands={0: ["Kd"], 1: 3}, piles=[30, ["As", "Ah"]], stock=16)
    assert [hand.bit_count() for hand in s.hands[:2]] == [1, 3]
    assert [pile.bit_count() for pile in s.piles[:2]] == [30, 2]
    assert s.stock_end - s.stock_next == 16


def test_a_position_can_be_made_from_a_view() -> None:
    s = filled(
        config_of("casino", 2),
        hands=[["Kd", "5c"], 2],
        loose=["Qd"],
        builds=[{"cards": [["3s", "2d"]], "value": 5, "owner": 0, "keeper": 0, "kind": "single"}],
        piles=[23, 6],
        stock=16,
        to_act=[0],
        last_capturer=1,
        scores=[3, 4],
        sweeps=[0, 0],
    )
    assert s.last_capturer == 1
    assert s.scores[:2] == [3, 4]
    assert s.round == 4


def test_an_unlisted_keeper_gets_a_card_for_its_build() -> None:
    builds = [
        {"cards": [["7s", "5h"]], "value": 12, "owner": 1},
        {"cards": [["Kd", "Ah"]], "value": 14, "owner": 1},
    ]
    o = config_of("royal-dominican", 2)
    for seed in range(20):
        s = filled(o, seed, hands={0: ["2c", "3c"]}, builds=builds)
        assert s.hands[1] & o.holders[12]
        assert s.hands[1] & o.holders[14]


def test_a_seat_holds_its_known_values() -> None:
    o = config_of("royal-dominican-partner-build")
    for seed in range(20):
        s = filled(o, seed, hands={0: ["3h", "6d"]}, loose=["9s"], known={2: [12, 5]})
        assert s.hands[2] & o.holders[12]
        assert s.hands[2] & o.holders[5]


def test_a_restricted_side_cannot_have_won_already() -> None:
    o = config_of("royal-dominican", 2)
    big = o.big
    for seed in range(20):
        s = filled(o, seed, hands={0: ["3h"]}, loose=["9s"], scores={0: 19}, round=5)
        assert not s.piles[0] & big
    with pytest.raises(OptionsError, match="C-22"):
        filled(o, hands={0: ["3h"]}, scores={0: 19}, piles={0: ["Td", "Tc"]})


def test_the_first_turn_of_a_deal_is_recognised() -> None:
    o = config_of("kaszino-ulmann")
    assert filled(o, hands={0: ["Kd", "2s", "Jh"]}, loose=["Kc", "8h", "5s", "Ks"]).plays == 0
    assert filled(o, hands={0: ["Kd", "2s"]}, loose=["Kc", "8h", "5s", "Ks"]).plays == 2
    assert filled(o, hands={0: ["Kd", "2s"]}, plays=0).plays == 0


def test_sweeps_are_registered_by_number_or_by_size() -> None:
    s = filled(config_of("royal-north-american-sweeps", 2), hands={0: ["Kd"]}, sweeps={0: 2, 1: 1})
    assert (s.sweeps[:2], s.sweep_points[:2]) == ([2, 1], [2, 1])
    s = filled(
        config_of("tuxedo", 2), hands={0: ["1b"]}, sweeps={0: [4, 3]}, oranges={1: 1}, false_calls={0: 2}
    )
    assert (s.sweeps[:2], s.sweep_points[:2]) == ([2, 0], [15, 0])
    assert (s.oranges[:2], s.false_calls[:2]) == ([0, 1], [2, 0])


def test_empty_piles_imply_no_last_capturer() -> None:
    o = config_of("kaszino-ulmann")
    s = filled(o, hands={0: ["Kd", "2s", "Jh"], 1: 3}, loose=["Kc", "8h", "5s", "Ks"])
    assert s.last_capturer == NOBODY


BUILD = {"cards": [["7s", "5h"]], "value": 12, "owner": 1}


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"hand": {}}, "position.hand"),
    ({"hands": {2: ["Kd"]}}, "position.hands.2"),
    ({"hands": {"x": ["Kd"]}}, "position.hands.x"),
    ({"hands": {0: ["Kd"], "0": ["Ks"]}}, "position.hands.0"),
    ({"hands": {0: ["Kx"]}}, "position.hands.0[0]"),
    ({"hands": {0: [7]}}, "position.hands.0[0]"),
    ({"hands": {0: "Kd Kd"}}, "position.hands.0[1]"),
    ({"hands": {0: True}}, "position.hands.0"),
    ({"hands": {0: -1}}, "position.hands.0"),
    ({"hands": {0: ["Kd"], 1: ["Kd"]}}, "position.hands.1"),
    ({"hands": {0: []}, "to_act": 0}, "position.to_act"),
    ({"hands": {0: 60}}, "position.hands.0"),
    ({"hands": {0: 40, 1: 40}}, "position"),
    (
        {"loose": ["Kd"], "builds": [{**BUILD, "cards": [["7s", "5h"], ["Kd"]]}]},
        "position.builds[0].cards[1]",
    ),
    ({"loose": 5}, "position.loose"),
    ({"builds": {}}, "position.builds"),
    ({"builds": [{"cards": [["7s", "5h"]], "value": 12}]}, "position.builds[0]"),
    ({"builds": [{**BUILD, "who": 1}]}, "position.builds[0].who"),
    ({"builds": [{**BUILD, "value": 13}]}, "position.builds[0].cards[0]"),
    ({"builds": [{**BUILD, "value": 15}]}, "position.builds[0].value"),
    ({"builds": [{**BUILD, "owner": 2}]}, "position.builds[0].owner"),
    ({"builds": [{**BUILD, "kind": "multiple"}]}, "position.builds[0].kind"),
    ({"builds": [{**BUILD, "cards": [["Qs"]]}]}, "position.builds[0].cards"),
    ({"builds": [{**BUILD, "cards": [[]]}]}, "position.builds[0].cards[0]"),
    ({"builds": [{**BUILD, "owner": 0}], "hands": {0: ["2c"]}}, "position.hands.0"),
    ({"to_act": 2}, "position.to_act"),
    ({"to_act": None}, "position.to_act"),
    ({"scores": [1, 2, 3]}, "position.scores"),
    ({"scores": {0: "1"}}, "position.scores.0"),
    ({"piles": {0: ["Kd"], 1: []}}, "position.piles"),
    ({"piles": {0: 52}}, "position"),
    ({"stock": 7}, "position.stock"),
    ({"stock": ["Kd", "Kd"]}, "position.stock[1]"),
    ({"stock": [], "round": 2}, "position.stock"),
    ({"round": 9}, "position.round"),
    ({"round": 1, "loose": "As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s"}, "position.round"),
    ({"deal": 0}, "position.deal"),
    ({"dealer": 2}, "position.dealer"),
    ({"extra_deal": 1}, "position.extra_deal"),
    ({"turns_owed": 2}, "position.turns_owed"),
    ({"last_capturer": 5}, "position.last_capturer"),
    ({"known": {0: [15]}}, "position.known.0[0]"),
    ({"known": {0: [12]}, "hands": {0: ["2c"]}}, "position.hands.0"),
    ({"sweeps": {0: -1}}, "position.sweeps.0"),
    ({"sweeps": {0: 99}}, "position.sweeps.0"),
    ({"oranges": {0: -1}}, "position.oranges.0"),
]


@pytest.mark.parametrize(("position", "path"), WRONG)
def test_errors_name_their_path(position: dict[str, Any], path: str) -> None:
    with pytest.raises(OptionsError) as caught:
        filled(config_of("royal-north-american", 2), **position)
    assert caught.value.code == "bad-position"
    assert path in str(caught.value)
    assert caught.value.input == path
