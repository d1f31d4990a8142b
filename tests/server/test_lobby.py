"""The delay of the lobby's messages, which grows with the number of subscribers."""

from virado.server.tables.lobby import MAX_BYTES_S, PAUSE_S, compute_pause_s


def test_few_subscribers_are_sent_changes_soon():
    assert compute_pause_s(1, 50_000) == compute_pause_s(20, 50_000) == PAUSE_S


def test_the_bytes_sent_per_second_are_limited_for_any_number_of_subscribers():
    for followers in (100, 1_000, 10_000):
        assert followers * 50_000 / compute_pause_s(followers, 50_000) <= MAX_BYTES_S
