"""Tests for custom bots at the terminal: they play under their names, and a failing bot does not stop the match."""

import pytest

from tests.terminal.scripted_person import play_script, random_script

pytestmark = pytest.mark.usefixtures("own_folder")


def test_a_custom_bot_appears_under_its_name():
    left = play_script(
        random_script(3), "zwanzig-ab(players=2)", bots="Taker", bot=["Taker=tests.bots.custom_agents:Taker"]
    )
    assert "Taker" in left.seen_text


def test_a_match_with_a_failing_bot_is_played_to_its_end(capsys: pytest.CaptureFixture[str]):
    left = play_script(
        random_script(3), "zwanzig-ab(players=2)", bots="mine", bot=["mine=tests.bots.custom_agents:breaks"]
    )
    assert "mine" in left.seen_text
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "virado: mine has failed: KeyError: 'no idea'; another player moved in its place"
    # one line is about the failure, one about the end of the bot's calls
    assert len(told) == len(set(told)) == 2
