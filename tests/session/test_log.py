"""The numbered log: its stored form, the restored session, and commands that are sent twice."""

import hashlib
import random
from pathlib import Path

import msgspec
import pytest

from tests.random_play import random_choice
from tests.session.host import PEOPLE, Host, kinds
from virado import OptionsError
from virado.games.casino.game import GAME as CASINO
from virado.games.messages import PUBLIC
from virado.match import Match
from virado.session import (
    AskUndo,
    Begin,
    Begun,
    Clock,
    Entry,
    FirstEntries,
    Leave,
    MatchEnded,
    Moved,
    Pause,
    Paused,
    Person,
    Play,
    Session,
    SessionRecord,
    Setup,
    Sit,
    Tick,
    decode,
    encode,
    record,
    restore,
)
from virado.session.log import Log
from virado.session.state import SessionState

LOGS = sorted((Path(__file__).parent / "logs").glob("*.json"))
"""Logs of whole matches as stored by the program, with the SHA-256 of each viewer's information."""
CLOCK = Clock(move_ms=30_000, bank_ms=60_000)


def state_of(session: Session) -> dict[str, object]:
    """Return the whole state of a session, for comparison."""
    state: SessionState = vars(session)["_state"]
    known = {name: value for name, value in vars(state).items() if name not in ("match", "clocks", "variant")}
    known["log"] = list(session.log)
    known["clocks"] = session.clocks.state()
    if session.match is not None:
        match = session.match
        known["match"] = [match.view(seat).to_bytes() for seat in range(match.variant.players)]
        known["steps"] = match.steps[:]
        known["events"] = match.events()
    return known


def same_again(session: Session) -> Session:
    """Return the session restored from its record after a round trip through JSON."""
    again = restore(decode(encode(record(session))))
    assert state_of(again) == state_of(session)
    assert again.asked == session.asked
    assert again.deadline == session.deadline
    return again


@pytest.mark.parametrize("slug", ["casino", "tuxedo", "raub", "zwanzig-ab-jager", "hazari"])
@pytest.mark.parametrize("questions", [0, 1, 25, 120, 5000])
def test_a_session_is_restored_from_its_record(slug: str, questions: int):
    host = Host(slug, now=1000, clock=CLOCK)
    players = len(host.session.seats)
    host.seat(1, players - 1).begin(seed=(1 << 250) + 17)
    for number in range(questions):
        host.now += 1000 * (number % 50)
        host.send(Tick())
        if host.session.asked:
            host.play(1, seed=number)
    same_again(host.session)


def test_undone_moves_are_restored_and_undone_again():
    host = Host(clock=CLOCK).seat(1, 1).begin()
    for _ in range(3):
        host.play(1)
        host.send(AskUndo(seat=0), "rosa")
    host.play(1)
    host.disconnect("rosa", 5)
    host.send(Pause())
    again = same_again(host.session)
    assert again.entries(0) == host.session.entries(0)
    assert again.entries(PUBLIC, since=4) == host.session.entries(PUBLIC, since=4)


def test_a_session_is_restored_from_its_entries_alone():
    """Check that a session is restored from entries stored one by one. Only the bots are asked again."""
    host = Host("tuxedo", now=5).seat(0, 2).begin().play(60)
    stored = [msgspec.json.encode(entry.stored()) for entry in host.session.log]
    kept = decode(b'{"entries":[%s]}' % b",".join(stored))
    again = restore(kept)
    assert again.entries(0) == host.session.entries(0)
    assert again.asked
    assert again.log == host.session.log


@pytest.mark.parametrize("slug", ["royal-dominican", "raub", "zwanzig-ab-jager", "hazari"])
def test_a_compressed_log_equals_the_original(slug: str):
    host = Host(slug, clock=CLOCK)
    kept: list[Entry] = [*host.session.log]
    for seat, person in enumerate(PEOPLE[: len(host.session.seats)]):
        kept += host.send(Sit(seat=seat, name=person.title()), person, id=f"sit-{seat}")
    kept += host.send(Begin(seed=(1 << 250) + 17), id="begin")
    rng = random.Random(3)
    commands: dict[str, tuple[Play, str, tuple[Entry, ...]]] = {}
    while len(kept) < 120 and host.session.asked:
        (seat, _, question), number = rng.choice(host.session.asked), len(kept)
        move = str(random_choice(host.session.view(seat), rng))
        play = Play(seat=seat, move=move, question=question)
        host.now += 100
        done = host.send(play, PEOPLE[seat], id=f"play-{number}")
        commands[f"play-{number}"] = play, PEOPLE[seat], done
        kept += done
    log = host.session.log
    assert log == kept
    assert [type(entry) for entry in log] == [type(entry) for entry in kept]
    assert host.session.entries(1, since=9) == [entry.seen_by(1) for entry in kept[9:]]
    for number, (play, person, done) in commands.items():
        assert host.send(play, person, id=number) == done
    assert len(log) == len(kept)
    same_again(host.session)


def test_a_name_is_removed_from_compressed_entries():
    host = Host("casino(target=1000)").seat(2).begin().play(80)
    before = [*host.session.log]
    assert list(host.session.forget("rosa")) == [1]
    assert b"Rosa" not in msgspec.json.encode(host.session.entries())
    assert host.session.log[2:] == before[2:]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_stored_long_ago_restores_the_same_session(path: Path):
    kept = msgspec.json.decode(path.read_bytes())
    entries = [msgspec.json.encode(entry) for entry in kept["entries"]]
    again = restore(decode(b'{"entries":[%s]}' % b",".join(entries)))
    assert [msgspec.json.encode(entry.stored()) for entry in again.log] == entries
    told = {viewer: again.entries(PUBLIC if viewer == "public" else int(viewer)) for viewer in kept["told"]}
    digests = {v: hashlib.sha256(msgspec.json.encode(log)).hexdigest() for v, log in told.items()}
    assert digests == kept["told"]
    assert again.stage == "over"
    assert again.has_done(None, "begin")


@pytest.mark.parametrize("name", ["log", "seats", "match", "now", "entropy", "away", "undo", "paused_at"])
def test_the_properties_of_a_session_are_read_only(name: str):
    session = Host().seat(2).begin().session
    with pytest.raises(AttributeError):
        setattr(session, name, getattr(session, name))


def test_an_existing_match_is_continued():
    match = Match("casino", seed=5)
    match.play(match.to_act[0], match.legal(limit=1)[0])
    host = Host()
    host.session = Session(Setup(variant="casino"), now=0, match=match)
    host.seat(2).begin(seed=9)
    assert host.session.match is match
    assert host.steps == 1
    assert host.code(AskUndo(seat=0), "rosa") == "nothing-to-undo"
    assert host.code(AskUndo(seat=1), "tom") == "nothing-to-undo"


def test_a_refusal_by_the_match_changes_nothing():
    host = Host().seat(2)
    assert host.code(Begin(seed=1 << 300)) == "bad-options"
    assert host.session.stage == "seating"
    host.begin()
    before = state_of(host.session)
    assert host.code(Play(seat=0, move="trail"), "rosa")
    assert state_of(host.session) == before


def test_an_erased_name_appears_in_no_answer():
    host = Host()
    host.send(Sit(seat=0), Person(id="rosa", name="Rosa", picture="boat"), id="s")
    host.send(Sit(seat=1, name="Tom"), "tom")
    changed = host.session.forget("rosa")
    assert list(changed) == [1]
    assert host.session.seats[0].occupant == Person(id="rosa", name="")
    again = host.session.apply(Sit(seat=0, name="Rosa"), now=0, sender="rosa", id="s")
    assert b"Rosa" not in msgspec.json.encode([again.entries, host.session.entries()])
    assert b"tom" in msgspec.json.encode(host.session.entries())
    assert host.session.forget("rosa") == {}
    same_again(host.session)


def test_stored_entries_contain_no_events_and_sent_entries_no_seed():
    host = Host().seat(2).begin(seed=987654321).play(3)
    begun = next(entry for entry in host.session.log if isinstance(entry, Begun))
    assert begun.stored().events == ()
    assert begun.stored().seed == 987654321
    for viewer in (0, 1, PUBLIC):
        sent = msgspec.json.encode(host.session.entries(viewer))
        assert b"987654321" not in sent
        assert b"digest" not in sent
        assert b"sender" not in sent


def test_a_command_sent_twice_is_executed_once():
    host = Host().seat(2).begin()
    move = Play(seat=0, move=str(host.session.view(0).legal()[0]))
    first = host.send(move, "rosa", id="r1")
    assert host.send(move, "rosa", id="r1") == first
    assert host.steps == 1
    again = restore(record(host.session))
    assert again.apply(move, now=host.now, sender="rosa", id="r1").entries == first
    assert again.apply(move, now=host.now, sender="tom", id="r1").refusal is not None


def test_a_refused_command_may_be_sent_again():
    host = Host()
    assert host.session.apply(Begin(seed=1), now=0, id="b").refusal is not None
    host.seat(2)
    assert kinds(host.send(Begin(seed=1), id="b")) == ["begun"]


def test_entries_are_numbered_from_zero_without_gaps():
    host = Host().seat(2).begin().play(30)
    host.send(Leave(seat=1), "tom")
    assert [entry.number for entry in host.session.log] == list(range(len(host.session.log)))
    assert [entry.number for entry in host.session.entries(0, since=7)] == list(
        range(7, len(host.session.log))
    )


def test_a_log_survives_a_round_trip_through_json():
    host = Host().seat(2).begin().play(2)
    moved = next(entry for entry in host.session.entries(0) if isinstance(entry, Moved))
    plain = msgspec.to_builtins(moved)
    assert plain["entry"] == "moved"
    assert plain["text"] == str(moved.move)
    assert plain["move"]["move"] == plain["text"].split()[0] or plain["move"]["move"] in ("capture", "build")
    assert plain["events"][0]["type"]


# ---------------------------------------------------------------------- records that cannot be restored
def broken(**changes: object) -> SessionRecord:
    host = Host().seat(2).begin().play(6)
    return msgspec.structs.replace(record(host.session), **changes)


def code_of(kept: SessionRecord) -> tuple[str, str]:
    with pytest.raises(OptionsError) as caught:
        restore(kept)
    return caught.value.code, caught.value.refusal.detail


def test_a_record_of_another_version_is_refused():
    assert code_of(broken(version=9)) == ("bad-record", "other-version")


def test_a_record_without_its_head_is_refused():
    assert code_of(broken(entries=())) == ("bad-record", "no-opened")
    assert code_of(broken(entries=broken().entries[1:])) == ("bad-record", "no-opened")


def test_a_record_with_a_gap_is_refused():
    entries = broken().entries
    assert code_of(broken(entries=entries[:2] + entries[3:])) == ("bad-record", "wrong-entry")


def test_a_record_with_an_impossible_move_names_the_move():
    entries = list(broken().entries)
    moves = [number for number, entry in enumerate(entries) if isinstance(entry, Moved)]
    entries[moves[2]] = msgspec.structs.replace(entries[moves[0]], number=moves[2])
    with pytest.raises(OptionsError) as caught:
        restore(broken(entries=tuple(entries)))
    assert caught.value.facts["number"] == 3


def test_an_invalid_record_is_refused():
    for text in (b"", b"[]", b'{"entries": 3}', b'{"entries": [], "more": 1}', b"\xff"):
        with pytest.raises(OptionsError):
            decode(text)


def test_a_session_of_an_older_revision_continues_if_the_rules_agree(monkeypatch: pytest.MonkeyPatch):
    kept = broken()
    monkeypatch.setattr(type(CASINO), "revision", CASINO.revision + 1)
    assert restore(kept).entries(0)[5:] == restore(broken()).entries(0)[5:]


def test_a_session_of_an_older_revision_names_the_first_difference(monkeypatch: pytest.MonkeyPatch):
    entries = list(broken().entries)
    moves = [number for number, entry in enumerate(entries) if isinstance(entry, Moved)]
    entries[moves[3]] = msgspec.structs.replace(entries[moves[3]], digest="00000000")
    kept = broken(entries=tuple(entries))
    assert code_of(kept) == ("bad-record", "other-events")
    recorded = CASINO.revision
    monkeypatch.setattr(type(CASINO), "revision", CASINO.revision + 1)
    with pytest.raises(OptionsError) as caught:
        restore(kept)
    assert caught.value.refusal.detail == "other-revision"
    assert caught.value.facts == {"number": 4, "limit": recorded}


def test_a_contradictory_session_is_restored_if_marked_as_edited():
    entries = list(broken().entries)
    moves = [number for number, entry in enumerate(entries) if isinstance(entry, Moved)]
    entries[moves[3]] = msgspec.structs.replace(entries[moves[3]], digest="00000000")
    kept = broken(entries=tuple(entries))
    with pytest.raises(OptionsError) as caught:
        restore(kept)
    assert caught.value.facts["number"] == 4
    assert caught.value.facts["expected"] == "00000000"
    assert restore(kept, edited=True).entries(0) == restore(broken()).entries(0)


@pytest.mark.parametrize("changes", [{"scores": (99, 0)}, {"winners": (0, 1)}])
def test_a_session_whose_result_contradicts_its_moves_is_refused(changes: dict[str, object]):
    host = Host().seat(2).begin().play(1_000)
    whole = record(host.session)
    end = next(entry for entry in whole.entries if isinstance(entry, MatchEnded))
    entries = [
        msgspec.structs.replace(entry, **changes) if entry is end else entry for entry in whole.entries
    ]
    kept = msgspec.structs.replace(whole, entries=tuple(entries))
    assert code_of(kept) == ("bad-record", "other-result")
    assert restore(kept, edited=True).stage == "over"
    assert restore(whole).stage == "over"


def test_an_overlong_name_is_shortened_when_sitting_down():
    host = Host()
    host.send(Sit(seat=0, name="x" * 500), "rosa")
    person = host.session.seats[0].person
    assert person is not None
    assert len(person.name) == 60


def test_a_command_is_found_despite_a_hash_collision(monkeypatch: pytest.MonkeyPatch):
    def same(_key: object) -> int:
        return 1

    monkeypatch.setattr("virado.session.log.hash", same, raising=False)
    log = Log(CASINO)
    for number, command in enumerate(("a", "b", "b", "", "a")):
        log.add(Paused(number=number, at=1, sender="rosa" if command else None, command=command))
    assert [entry.number for entry in log.find_entries("rosa", "b")] == [1, 2]
    assert [entry.number for entry in log.find_entries("rosa", "a")] == [0, 4]
    assert log.find_entries("tom", "b") == log.find_entries("rosa", "c") == ()


def test_a_view_of_the_first_entries_shows_no_later_ones():
    log = [Paused(number=number, at=1) for number in range(5)]
    first = FirstEntries(log, 3)
    assert len(first) == 3
    assert list(first) == log[:3]
    assert first[1:] == log[1:3]
    assert first[-1] is log[2]
    with pytest.raises(IndexError):
        first[3]
