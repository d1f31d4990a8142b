"""Shares of the shuffle: all seats commit before any reveals its share, and nobody gains by withholding one."""

import pytest

from tests.session.host import Host
from virado.session import (
    AskEntropy,
    Begin,
    Commit,
    Continue,
    Leave,
    Rematch,
    SeatBot,
    ShowEntropy,
    Sit,
    Tick,
    commitment_to,
)

ROSAS, TOMS, BOTS = "ab" * 32, "cd" * 32, "ef" * 32
LIMIT_MS = 20_000


def asked(variant: str = "casino") -> Host:
    """Return a session in which Rosa and Tom have committed and must reveal their shares."""
    host = Host(variant, fairness=2)
    host.send(Sit(seat=0, commitment=commitment_to(ROSAS)), "rosa")
    host.send(Sit(seat=1, commitment=commitment_to(TOMS)), "tom")
    host.send(AskEntropy(limit_ms=LIMIT_MS))
    return host


def test_no_share_is_revealed_before_all_commitments_are_logged():
    host = Host(fairness=2)
    host.send(Sit(seat=0, commitment=commitment_to(ROSAS)), "rosa")
    assert host.code(ShowEntropy(seat=0, entropy=ROSAS), "rosa") == "entropy-not-asked"
    assert host.code(AskEntropy(limit_ms=LIMIT_MS)) == "seats-vacant"
    host.send(Sit(seat=1), "tom")
    (entry,) = host.send(AskEntropy(limit_ms=LIMIT_MS))
    assert entry.commitments == (commitment_to(ROSAS), "")  # type: ignore[attr-defined]
    assert host.send(AskEntropy(limit_ms=LIMIT_MS)) == ()
    host.send(ShowEntropy(seat=0, entropy=ROSAS), "rosa")
    assert list(host.session.entropy) == [ROSAS, ""]
    host.send(Begin(seed=1))


def test_nothing_can_change_while_shares_are_revealed():
    host = asked()
    assert host.code(Commit(seat=1, commitment=commitment_to(BOTS)), "tom") == "entropy-asked"
    assert host.code(ShowEntropy(seat=1, entropy=BOTS), "tom") == "other-entropy"
    assert host.code(ShowEntropy(seat=0, entropy=ROSAS), "tom") == "not-your-seat"
    assert host.code(Begin(seed=1)) == "entropy-not-shown"
    host.send(ShowEntropy(seat=1, entropy=TOMS.upper()), "tom")
    assert host.code(ShowEntropy(seat=1, entropy=TOMS), "tom") == "entropy-not-asked"


def test_a_commitment_can_be_changed_before_shares_are_requested():
    host = Host(fairness=2)
    host.send(Sit(seat=0, commitment=commitment_to(ROSAS)), "rosa")
    host.send(Commit(seat=0, commitment=commitment_to(BOTS)), "rosa")
    assert list(host.session.commitments) == [commitment_to(BOTS), ""]
    host.send(Commit(seat=0, commitment=""), "rosa")
    assert list(host.session.commitments) == ["", ""]


def test_withholding_a_share_loses_the_seat_and_voids_all_shares():
    host = asked()
    host.send(ShowEntropy(seat=0, entropy=ROSAS), "rosa")
    host.now += LIMIT_MS
    entries = host.send(Tick())
    assert [type(entry).__name__ for entry in entries] == ["EntropyWithheld", "SeatChanged"]
    assert host.session.seats[1].occupant is None
    assert list(host.session.entropy) == list(host.session.commitments) == ["", ""]
    assert host.session.stage == "seating"
    host.send(Sit(seat=1, commitment=commitment_to(TOMS)), "tom")
    assert host.session.commitments[1] == "", "who has withheld something adds nothing more"
    host.send(Commit(seat=0, commitment=commitment_to(BOTS)), "rosa")
    host.send(AskEntropy(limit_ms=LIMIT_MS))
    host.send(ShowEntropy(seat=0, entropy=BOTS), "rosa")
    host.send(Begin(seed=1))


def test_leaving_counts_as_withholding_the_share():
    host = asked()
    host.send(ShowEntropy(seat=1, entropy=TOMS), "tom")
    host.send(Leave(seat=1), "tom")
    assert host.session.showing is None
    host.send(Sit(seat=1, commitment=commitment_to(BOTS)), "tom")
    assert host.session.commitments[1] == ""


def test_bots_commit_with_the_other_seats():
    host = Host(fairness=2)
    host.send(Sit(seat=0, commitment=commitment_to(ROSAS)), "rosa")
    host.send(SeatBot(seat=1, level="club"), "rosa")
    host.send(AskEntropy(limit_ms=LIMIT_MS, bots={1: commitment_to(BOTS)}))
    assert host.code(Leave(seat=1), "rosa") == "entropy-asked"
    assert host.code(ShowEntropy(seat=1, entropy=BOTS), "rosa") == "not-your-seat"
    host.send(ShowEntropy(seat=1, entropy=BOTS))
    host.send(ShowEntropy(seat=0, entropy=ROSAS), "rosa")
    host.send(Begin(seed=1))


def test_time_without_a_running_server_does_not_count():
    host = asked()
    host.now += 10 * LIMIT_MS
    host.send(Continue())
    assert host.session.showing is not None
    host.now += LIMIT_MS
    host.send(Tick())
    assert host.session.showing is None


@pytest.mark.parametrize("text", ["x", "sha256:", "sha256:" + "A" * 64, "ab" * 32])
def test_a_commitment_has_one_form(text: str):
    host = Host(fairness=2)
    assert host.code(Sit(seat=0, commitment=text), "rosa") == "bad-entropy"
    host.send(Sit(seat=0), "rosa")
    host.send(Sit(seat=1), "tom")
    assert host.code(Commit(seat=0, commitment=text), "rosa") == "bad-entropy"
    host.begin().play(5000)
    assert host.code(Rematch(seat=0, commitment=text), "rosa") == "bad-entropy"
    host.send(Rematch(seat=0, commitment=commitment_to(ROSAS)), "rosa")
    assert list(host.session.rematch_commitments) == [commitment_to(ROSAS), ""]


def test_under_protocol_1_nobody_commits():
    host = Host()
    host.send(Sit(seat=0, commitment=commitment_to(ROSAS)), "rosa")
    assert list(host.session.commitments) == ["", ""]
