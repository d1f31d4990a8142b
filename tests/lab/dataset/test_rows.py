"""The content of the tables: each match equals its record, and a seat's columns hold only its knowledge."""

import json
import random
from typing import Any

import msgspec
import pytest

from tests.lab.dataset.reading import table as read
from tests.random_play import random_choice
from tests.worlds import another_world
from virado import record
from virado.games.catalogue import variant as find_variant
from virado.lab.dataset.columns import KNOWN_TO_THE_SEAT, MATCHES, MOVES
from virado.lab.dataset.plan import DatasetPlan
from virado.lab.dataset.rows import known_columns, play, play_part
from virado.match import Match
from virado.refusal import OptionsError

VARIANTS = ("royal-dominican", "raub", "zwanzig-ab", "hazari(target=400)")
"""A form of each family; in Hazari, counting the moves is slow, so its match has few deals."""


def played(
    variant: str, bots: tuple[str, ...] = ("greedy", "random")
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    simulated = DatasetPlan(variant=variant, bots=bots, matches=3, seed=5)
    return play(simulated, find_variant(variant), 1)


@pytest.mark.parametrize("variant", [*VARIANTS, "kaszino-kirschner"])
def test_rows_match_the_record_of_the_match(variant: str):
    result, rows = played(variant)
    match = Match.from_record(record.decode(result["record"]))
    assert match.over
    assert (match.scores, match.winners, match.seed) == (result["scores"], result["winners"], result["seed"])
    assert [(step.actor, step.text) for step in match.steps] == [(row["seat"], row["move"]) for row in rows]
    assert [row["number"] for row in rows] == list(range(result["decisions"]))
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    assert result["bots"][0] == "random", "match 1 begins with the second bot"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_columns_of_a_seat_match_its_view_at_that_moment(variant: str):
    result, rows = played(variant)
    again = Match(variant, seed=result["seed"])
    heard: dict[int, list[Any]] = {seat: [] for seat in range(again.variant.players)}
    for row in rows:
        view = again.view(row["seat"])
        heard[row["seat"]] += json.loads(row["heard"])
        whole = {"events": heard[row["seat"]], "view": json.loads(row["view"])}
        assert whole == msgspec.json.decode(view.to_bytes())
        if not row["call"]:
            assert row["legal"] == view.count_legal()
        again.play(row["seat"], row["move"])


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_columns_of_a_seat_do_not_depend_on_hidden_cards(variant: str):
    rng = random.Random(variant)
    match = Match(variant, seed=6)
    compared = 0
    for _ in range(3):
        seat = match.to_act[0]
        other = another_world(match, seat, rng)
        if other is not None:
            assert known_columns(other.view(seat), 0, is_call=False) == known_columns(
                match.view(seat), 0, is_call=False
            )
            compared += 1
        match.play(seat, random_choice(match.view(seat), rng))
    assert compared
    written = {"match", "number", "seat", "bot", "move"} | known_columns(
        match.view(0), 0, is_call=True
    ).keys()
    assert written == {column.name for column in MOVES}
    assert written - {"match", "number", "move"} == set(KNOWN_TO_THE_SEAT)


def test_a_part_has_its_columns_with_their_meanings():
    part = play_part(DatasetPlan(variant="zwanzig-ab(players=2)", bots=("club",), matches=2, seed=1), 0)
    for content, columns in ((part.matches, MATCHES), (part.moves, MOVES)):
        table = read(content)
        assert table.column_names == [column.name for column in columns]
        assert [field.metadata[b"meaning"].decode() for field in table.schema] == [
            column.meaning for column in columns
        ]
    assert read(part.matches)["match"].to_pylist() == [0, 1]


def test_a_bot_that_fails_is_named():
    own = (("mine", "tests.bots.custom_agents:breaks"),)
    with pytest.raises(OptionsError, match="mine has failed"):
        play_part(DatasetPlan(variant="casino", bots=("mine",), own=own, matches=1, seed=1), 0)
