"""Tests for the positions of examples, with any number of players and in any variant of a family."""

from typing import Any

import pytest

from virado.games.catalogue import variant
from virado.words.rules.passages import Example
from virado.words.rules.positions import position_in


def placed(position: dict[str, Any], text: str, **more: Any) -> dict[str, Any]:
    return position_in(Example(variant="raub", position=position, **more), variant(text))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_negative_seats_are_counted_back_from_the_reader(players: int):
    found = placed({"dealer": -1, "trick": [[-2, "Kh"], [-1, "9h"]]}, f"raub(players={players})")
    assert found == {"dealer": players - 1, "trick": [[players - 2, "Kh"], [players - 1, "9h"]]}


def test_others_and_all_stand_for_a_move_of_each():
    found = placed({"scores": 9, "history": ["deal", "others play", "all exchange"]}, "raub(players=3)")
    assert found["history"] == ["deal", "play", "play", "exchange", "exchange", "exchange"]
    assert found["scores"] == [9, 9, 9]
    assert placed({"history": ["rest drop"]}, "raub(players=3)")["history"] == ["drop"]
    assert placed({"history": ["rest drop"]}, "raub(players=2)")["history"] == []


def test_a_position_changes_if_a_condition_holds():
    position = {"history": ["deal", "look", "declare"]}
    where: dict[str, dict[str, Any]] = {
        "!raub, !stih": {"history": ["deal", "declare"]},
        "!raub": {"history": []},
    }
    assert placed(position, "raub", where=where) == position
    assert placed(position, "raub(raub=false, stih=off)", where=where)["history"] == ["deal", "declare"]
