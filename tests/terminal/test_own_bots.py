"""Bots of one's own at the terminal: they play under their names, and one that fails stops nobody."""

import pytest

from tests.terminal.persons import by_chance, sit

pytestmark = pytest.mark.usefixtures("own_folder")


def test_a_bot_that_was_brought_along_has_its_name_at_the_table():
    left = sit(by_chance(3), "zwanzig-ab(players=2)", bots="Taker", bot=["Taker=tests.bots.own_agents:Taker"])
    assert "Taker" in left.seen


def test_a_match_with_a_bot_that_fails_is_played_to_its_end(capsys: pytest.CaptureFixture[str]):
    left = sit(by_chance(3), "zwanzig-ab(players=2)", bots="mine", bot=["mine=tests.bots.own_agents:breaks"])
    assert "mine" in left.seen
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "virado: mine has failed: KeyError: 'no idea'; another player moved in its place"
    assert len(told) == len(set(told)) == 2  # that it failed, and that it was left alone
