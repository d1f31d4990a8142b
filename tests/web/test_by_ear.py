"""Tests for a match with a screen reader: roles, names, and announcements."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.screen_reader import ScreenReaderUser
from tests.web.tables import deal_table
from tests.web.test_matches import SHORT

READ_OUT = re.compile(r"(\S+): (?:one card|\d+ cards), score −?\d+")
"""Pattern for a seat in the reading of the table."""


@pytest.mark.parametrize(
    "variant", [SHORT[0], *(pytest.param(variant, marks=pytest.mark.slow) for variant in SHORT[1:])]
)
def test_a_match_with_a_screen_reader(host: Host, open_page: Opening, variant: str):
    page = open_page(own=True)
    listener = ScreenReaderUser(page)
    table = deal_table(page, variant)
    page.goto(f"/t/{table}")
    Player(page).wait()
    seats = READ_OUT.findall(listener.table())
    assert len(seats) == host.table(table).session.variant.players
    listener.play_match()
    assert host.table(table).session.stage == "over"
    events = [text for text in listener.announcements if not READ_OUT.search(text)]
    for name in seats[1:]:
        assert any(re.search(rf"(?:^| ){name}[ :]", text) for text in events), name
    assert listener.reason
    assert re.search(r"\d", listener.over.inner_text())
    for name in seats[1:]:
        expect(listener.over).to_contain_text(name)
