"""Deal sets: the same moves get the same moves of the bots, and a set is closed until its end."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.session.set_player import FORMS, SECRET, make_setup, moves_of, open_session, play, set_digests
from virado.bots.catalogue import REVISION
from virado.session import AskUndo, Commit, Leave, MatchAbandoned, Rematch, Session, Sit
from virado.session.deal_set import SetViewing, may_see

STORED = Path(__file__).parents[1] / "data" / "deal_sets.json"
"""Digests of the moves of `set_digests`, with the revision of the bots that made them."""


def test_the_bots_make_the_moves_of_their_revision():
    """If this fails because a bot plays differently, raise `virado.bots.catalogue.REVISION` and store the new digests."""
    assert json.loads(STORED.read_text()) == {"revision": REVISION, "moves": set_digests()}


@pytest.mark.parametrize("form", FORMS)
def test_neither_load_nor_the_order_of_arrival_changes_a_move(form: str, monkeypatch: pytest.MonkeyPatch):
    expected = moves_of(play(form))
    assert moves_of(play(form, last_first=True)) == expected
    with ThreadPoolExecutor(3) as pool:
        assert [moves_of(each) for each in pool.map(play, [form] * 3)] == [expected] * 3
    monkeypatch.setenv("VIRADO_THREADS", "1")
    assert moves_of(play(form)) == expected


def _code(session: Session, command: Any, sender: str = "rosa") -> str:
    refusal = session.apply(command, now=0, sender=sender).refusal
    return "" if refusal is None else refusal.code


def test_a_match_of_a_set_has_no_undo_help_substitute_or_rematch():
    session = open_session(make_setup("casino(players=2, target=5)", ("", "club")))
    assert _code(session, Sit(seat=1), "tom") == "seat-taken"
    assert _code(session, AskUndo(seat=0)) == "undo-not-agreed"
    assert _code(session, Commit(seat=0, commitment=f"sha256:{'0' * 64}")) == "already-begun"
    assert not session.may_hint
    assert session.absence_rule == "wait"
    (entry,) = session.apply(Leave(seat=0), now=0, sender="rosa").accepted().entries
    assert isinstance(entry, MatchAbandoned)
    assert session.stage == "over"
    assert session.holds("rosa", 0)
    assert _code(session, Rematch(seat=0)) == "no-rematch"
    assert _code(session, Sit(seat=0), "tom") == "match-over"


def test_a_match_of_a_set_takes_no_numbers_of_players():
    setup = make_setup("casino(players=2, target=5)", ("", "club"))
    session = Session(setup, now=0)
    session.apply(Sit(seat=0, name="Rosa", commitment=f"sha256:{'0' * 64}"), now=0, sender="rosa").accepted()
    assert list(session.commitments) == ["", ""]


def test_the_commitment_covers_the_set():
    setup = make_setup("casino(players=2, target=5)", ("", "club"))
    deal_set = setup.deal_set
    assert deal_set is not None

    def change(**what: Any) -> str:
        return msgspec.structs.replace(deal_set, **what).commit(setup.variant, 0, (0, 0), SECRET)

    made = {
        change(),
        change(id="5e8"),
        change(bots=("", "expert")),
        change(simulations=61),
        change(rules_revision=deal_set.rules_revision + 1),
        change(bots_revision=REVISION + 1),
        deal_set.commit("casino(players=2, target=6)", 0, (0, 0), SECRET),
        deal_set.commit(setup.variant, 1, (0, 0), SECRET),
        deal_set.commit(setup.variant, 0, (0, 1), SECRET),
        deal_set.commit(setup.variant, 0, (0, 0), SECRET[::-1]),
    }
    assert len(made) == 10
    other = msgspec.structs.replace(deal_set, id="5e8")
    assert other.derive_seed(SECRET) != deal_set.derive_seed(SECRET)
    assert other.derive_bot_seed(SECRET) != deal_set.derive_bot_seed(SECRET)


@pytest.mark.parametrize("secret", [False, True])
def test_a_set_is_closed_until_its_end(secret: bool):
    stranger = SetViewing(ends=10, is_own=False, is_compared=True, is_over=True, has_played=False)
    assert not may_see(stranger, 9, secret=secret)
    assert may_see(stranger, 10, secret=secret)
    own = stranger._replace(is_own=True)
    assert may_see(own, 9, secret=secret) is not secret
    played = stranger._replace(has_played=True)
    assert may_see(played, 9, secret=secret) is not secret
    assert not may_see(played._replace(is_over=False), 9, secret=secret)
    assert not may_see(played._replace(is_compared=False), 9, secret=secret)
