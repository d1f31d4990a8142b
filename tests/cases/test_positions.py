"""Matches that begin at a position, in every family, and their records, including those of earlier versions."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.states import state_of
from virado import record
from virado.bots.contract import Rng
from virado.bots.uniform import RandomBot
from virado.cases.contract import Cases
from virado.cases.positions import cases_of, match_at, match_of
from virado.families import FAMILIES
from virado.games.catalogue import family as game_of
from virado.games.messages import PUBLIC
from virado.match import Match
from virado.refusal import OptionsError

RECORDED: dict[str, Any] = json.loads((Path(__file__).parent / "positions-recorded.json").read_text("utf-8"))
"""For each family, a record with `position` and `filler` as written by version 0.1.0, and the status of its match."""
EARLIER = ("casino", "raub", "zwanzig_ab", "hazari")
"""The families of version 0.1.0."""
NOTHING: dict[str, Any] = {}
POSITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (next(iter(game_of(name).presets)), NOTHING) for name in FAMILIES},
    "casino": ("casino", {"hands": {"0": ["Kd", "7s"]}, "loose": ["4h", "3d", "9c"], "to_act": 0}),
    "raub": ("raub", {"dealer": 2, "deals": [{"hands": {"0": ["As"]}}], "history": ["2 deal"]}),
    "zwanzig_ab": ("zwanzig-ab", {"dealer": 1}),
    "hazari": ("hazari", {"hands": {"0": ["As"]}, "dealer": 1, "scores": [1, 2, 3, 4]}),
}
"""For each family, a form and a position; by default its first form and an empty position."""


def played(match: Match, moves: int) -> Match:
    """Return the match after a number of random moves."""
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, RandomBot().choose(match.view(seat), rng=Rng(5)))
    return match


def test_these_tests_cover_every_family() -> None:
    assert set(POSITIONS) == set(FAMILIES)
    assert set(RECORDED) == set(EARLIER)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_names_its_reader_of_positions(family: str) -> None:
    assert isinstance(cases_of(family), Cases)


@pytest.mark.parametrize("family", EARLIER)
def test_a_record_of_an_earlier_version_rebuilds_its_match(family: str) -> None:
    match = match_of(record.from_data(RECORDED[family]["record"]))
    status = json.loads(msgspec.json.encode(match.status()))
    expected = RECORDED[family]["status"]
    assert {name: status[name] for name in expected} == expected
    kept = json.loads(msgspec.json.encode(match.record()))
    assert {name: kept[name] for name in RECORDED[family]["record"]} == RECORDED[family]["record"]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_match_from_a_position_survives_its_record(family: str) -> None:
    variant, position = POSITIONS[family]
    match = played(match_at(variant, position, seed=3), 12)
    again = match_of(record.decode(record.encode(match.record())))
    assert state_of(again) == state_of(match)
    assert again.events() == match.events()
    assert again.record() == match.record()
    assert again.view(PUBLIC).to_bytes() == match.view(PUBLIC).to_bytes()


@pytest.mark.parametrize("family", FAMILIES)
def test_the_completion_of_a_position_depends_only_on_the_seed(family: str) -> None:
    variant, position = POSITIONS[family]
    states = [state_of(match_at(variant, position, seed=seed)).values() for seed in (1, 1, 2)]
    assert states[0] == states[1] != states[2]


@pytest.mark.parametrize("family", FAMILIES)
def test_undo_stops_at_the_initial_position(family: str) -> None:
    variant, position = POSITIONS[family]
    match = match_at(variant, position, seed=3)
    began = state_of(match).values()
    played(match, 8)
    while match.steps:
        match.undo()
    assert state_of(match).values() == began


@pytest.mark.parametrize("family", FAMILIES)
def test_a_record_with_a_position_needs_the_reader_of_positions(family: str) -> None:
    variant, position = POSITIONS[family]
    with pytest.raises(OptionsError) as error:
        Match.from_record(match_at(variant, position, seed=3).record())
    assert (error.value.code, error.value.refusal.detail) == ("bad-record", "record-of-a-position")


@pytest.mark.parametrize("family", FAMILIES)
def test_a_position_with_an_unknown_key_is_refused_with_its_path(family: str) -> None:
    variant, position = POSITIONS[family]
    with pytest.raises(OptionsError) as error:
        match_at(variant, {**position, "hnads": {}}, seed=1)
    refusal = error.value.refusal
    assert (refusal.code, refusal.detail, refusal.facts["path"]) == (
        "bad-position",
        "unknown-key",
        "position.hnads",
    )


def test_a_filler_must_be_a_pack() -> None:
    kept = {**RECORDED["hazari"]["record"], "filler": ["As", "Ks"]}
    with pytest.raises(OptionsError):
        match_of(record.from_data(kept))
