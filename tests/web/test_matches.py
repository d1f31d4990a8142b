"""A full match of every variant against bots, by mouse."""

import pytest

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import new_table
from virado.games.catalogue import presets


@pytest.mark.parametrize("variant", [preset.slug for _, preset in presets().values()])
def test_a_match_by_mouse(host: Host, open_page: Opening, variant: str):
    page = open_page()
    table = new_table(page, variant)
    player = Player(page)
    player.play_match()
    assert host.table(table).session.stage == "over"
    assert player.made > 0
