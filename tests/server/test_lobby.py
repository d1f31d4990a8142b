"""The delay of the lobby's messages, which grows with the number of subscribers."""

from virado.server.tables.lobby import MAX_BYTES_S, PAUSE_S, pause_s


def test_few_are_told_soon():
    assert pause_s(1, 50_000) == pause_s(20, 50_000) == PAUSE_S


def test_however_many_follow_not_more_is_sent_than_a_node_bears():
    for followers in (100, 1_000, 10_000):
        assert followers * 50_000 / pause_s(followers, 50_000) <= MAX_BYTES_S
