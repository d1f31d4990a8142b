"""A record rebuilds its match, and invalid records are refused with one sentence."""

import random
from pathlib import Path

import msgspec
import pytest

from tests.random_play import EVERY_FAMILY, position, random_choice, random_match
from tests.tampering import FORMS, accepts, is_contradiction, tampered
from virado import PUBLIC, Match, OptionsError, record
from virado.cases.positions import match_at, match_of
from virado.cases.replaying import moments
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoState
from virado.games.catalogue import family
from virado.record import Record

REVISION = family("casino").revision
ANY = pytest.mark.parametrize("slug", EVERY_FAMILY)


@ANY
def test_a_record_rebuilds_the_same_match(slug: str):
    match = random_match(slug, seed=21, moves=120)
    copy = Match.from_record(record.decode(record.encode(match.record())))
    assert position(copy) == position(match)
    assert copy.events() == match.events()
    assert copy.record() == match.record()
    for viewer in (PUBLIC, 0, 1):
        assert copy.view(viewer).to_bytes() == match.view(viewer).to_bytes()


@ANY
def test_a_match_and_its_copy_continue_alike(slug: str):
    match = random_match(slug, seed=22, moves=30)
    copy = Match.from_record(match.record())
    if match.over:
        return
    seat = match.to_act[0]
    move = match.legal(seat, limit=1)[0]
    assert match.play(seat, move) == copy.play(seat, move)
    assert position(copy) == position(match)


def test_a_record_keeps_packs_dealer_scores_and_changed_options():
    packs = Match("tuxedo(players=3, target=50)", seed=1).chance
    match = random_match(
        "tuxedo(players=3, target=50)", seed=2, moves=60, packs=packs, dealer=1, scores=[1, 2, 3]
    )
    kept = record.decode(record.encode(match.record()))
    assert (kept.variant, kept.players, kept.dealer, kept.scores) == (
        "tuxedo(players=3, target=50)",
        3,
        1,
        [1, 2, 3],
    )
    assert len(kept.packs) == 1
    assert position(Match.from_record(kept)) == position(match)


def test_a_match_set_up_from_a_position_is_recorded_with_it():
    given = {"hands": {0: ["Ad", "3c"]}, "loose": ["8h", "5s", "Ac"], "to_act": 0}
    match = match_at("royal-dominican", given, seed=5)
    match.play(0, "Ad x 8h 5s Ac")
    kept = record.decode(record.encode(match.record()))
    copy = match_of(kept)
    assert position(copy) == position(match)
    assert copy.record().filler == match.record().filler
    with pytest.raises(OptionsError) as caught:
        Match.from_record(kept)
    assert caught.value.refusal.detail == "record-of-a-position"


def test_default_values_are_omitted():
    written = msgspec.json.decode(record.encode(Match("zwanzig-ab", seed=1).record()))
    assert "position" not in written
    assert "filler" not in written
    assert "revision" not in written


def spoiled(**changes: object) -> dict[str, object]:
    data = msgspec.to_builtins(random_match("casino", seed=1, moves=3).record())
    return {**data, **changes}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"version": 2}, "version 2"),
        ({"version": "1"}, "version"),
        ({"colour": "red"}, "colour"),
        ({"players": "two"}, "players"),
        ({"moves": [[0]]}, "moves"),
        ({"moves": [[0, 5]]}, "moves"),
        ({"chance": [["Kd", 7]]}, "chance"),
        ({"seed": 1.5}, "seed"),
    ],
)
def test_data_of_another_shape_is_refused(changes: dict[str, object], said: str):
    with pytest.raises(OptionsError, match=said) as caught:
        record.from_data(spoiled(**changes))
    assert caught.value.code == "bad-record"


@pytest.mark.parametrize(
    "changes",
    [
        {"variant": "bridge"},
        {"players": 7},
        {"dealer": 5},
        {"scores": [0]},
        {"seed": 1 << 300},
        {"packs": [["Kd"]]},
        {"chance": [["Kd", "Kd"]]},
        {"chance": [["Xx"]]},
        {"moves": [[0, "trail"]]},
        {"moves": [[9, "trail Kd"]]},
        {"moves": [[-2, "misdeal"]]},
        {"position": {"hands": 3}},
        {"position": {}, "filler": ["Kd"]},
    ],
)
def test_a_contradictory_record_is_refused(changes: dict[str, object]):
    kept = record.from_data(spoiled(**changes))
    with pytest.raises(OptionsError) as caught:
        match_of(kept)
    assert "\n" not in str(caught.value)


def test_an_illegal_move_is_reported_with_its_number():
    data = spoiled()
    data["moves"] = [*data["moves"], [0, "trail Kd"], [0, "trail Kd"]]  # type: ignore[misc]
    with pytest.raises(OptionsError, match=r"move [45] of the record") as caught:
        Match.from_record(record.from_data(data))
    assert caught.value.code == "bad-record"


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b"3", b"\xff", b"[" * 100_000, b'{"version": 1}', b'{"version": null}', "\ud800", "é"],
)
def test_invalid_json_is_refused(text: bytes | str):
    with pytest.raises(OptionsError) as caught:
        record.decode(text)
    assert caught.value.code == "bad-record"


def test_an_unreadable_file_is_reported_in_one_line(tmp_path: Path):
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(OptionsError, match="cannot read"):
            record.read(path)
    (tmp_path / "garbage").write_bytes(b"\x00\xff")
    with pytest.raises(OptionsError, match="not a record"):
        record.read(tmp_path / "garbage")


def test_a_record_survives_its_file(tmp_path: Path):
    kept = random_match("raub", seed=3, moves=25).record()
    (tmp_path / "match.json").write_bytes(record.encode(kept))
    assert record.read(tmp_path / "match.json") == kept


def test_new_fields_must_have_defaults():
    required = {field.name for field in msgspec.structs.fields(Record) if field.required}
    assert required == {"version", "variant", "players", "teams", "seed", "dealer", "scores"}


# ---------------------------------------------------------------------- records that contradict themselves
@pytest.mark.parametrize("family", FORMS)
def test_a_record_that_was_tampered_with_is_refused_unless_it_contradicts_nothing(family: str):
    accepted = [case.kind for case in tampered(family, 3) if accepts(case.edited) and is_contradiction(case)]
    assert accepted == []


def whole_record() -> Record:
    """Return a record of two deals, of which the first has a given pack."""
    packs = Match("casino", seed=9).chance
    return random_match("casino", seed=7, moves=70, packs=packs).record()


def with_cards_exchanged(packs: list[list[str]], number: int) -> list[list[str]]:
    return [[pack[1], pack[0], *pack[2:]] if each == number else pack for each, pack in enumerate(packs)]


def test_a_difference_is_named_with_its_place_and_both_values():
    kept = whole_record()
    pack, shuffle = kept.packs[0], kept.chance[1]
    first, digests = kept.digests[: record.DIGITS], kept.digests
    edits: list[tuple[dict[str, object], str, dict[str, object]]] = [
        (
            {"packs": with_cards_exchanged(kept.packs, 0)},
            "other-pack",
            {"number": 1, "value": 1, "expected": pack[0], "found": pack[1]},
        ),
        (
            {"chance": with_cards_exchanged(kept.chance, 1)},
            "other-shuffle",
            {"number": 2, "value": 1, "expected": shuffle[0], "found": shuffle[1]},
        ),
        (
            {"digests": "0" * record.DIGITS + digests[record.DIGITS :]},
            "other-events",
            {"number": 0, "expected": "0" * record.DIGITS, "found": first},
        ),
        ({"digests": digests[: -record.DIGITS]}, "other-digests", {"number": 69, "limit": 70}),
        ({"chance": [*kept.chance, shuffle]}, "unused-shuffles", {"number": 3, "limit": 2}),
    ]
    for changes, detail, facts in edits:
        edited = msgspec.structs.replace(kept, **changes)
        with pytest.raises(OptionsError, match="contradicts itself") as caught:
            Match.from_record(edited)
        assert (caught.value.code, caught.value.refusal.detail) == ("bad-record", detail)
        assert caught.value.facts == facts
        Match.from_record(edited, edited=True)


@pytest.mark.parametrize("changes", [{"scores": [1, 0]}, {"seed": 8}])
def test_scores_and_a_seed_of_another_match_are_refused(changes: dict[str, object]):
    kept = whole_record()
    with pytest.raises(OptionsError, match="contradicts itself"):
        Match.from_record(msgspec.structs.replace(kept, **changes))


def test_an_edited_record_deals_its_own_cards_and_is_consistent_again():
    kept = whole_record()
    match = random_match("casino", seed=7, moves=0)
    edited = msgspec.structs.replace(kept, scores=[4, 2], chance=match.record().chance, moves=[])
    again = Match.from_record(edited, edited=True)
    assert (again.first_scores, again.chance) == ((4, 2), match.chance)
    written = msgspec.structs.replace(again.record(), seed=7, packs=[])
    assert position(Match.from_record(written)) == position(again)


def test_moments_of_a_record_are_compared_as_well():
    kept = whole_record()
    edited = msgspec.structs.replace(kept, scores=[1, 0])
    with pytest.raises(OptionsError, match="contradicts itself"):
        list(moments(edited))
    assert len(list(moments(edited, edited=True))) == len(list(moments(kept))) == 71


def test_moves_that_were_undone_leave_no_contradiction():
    packs = random_match("raub", seed=3, moves=60).chance
    match = random_match("raub", seed=4, moves=60, packs=packs)
    rng = random.Random(4)
    for _ in range(50):
        match.undo()
    while not match.over and len(match.steps) < 90:
        seat = match.to_act[0]
        match.play(seat, random_choice(match.view(seat), rng))
    assert position(Match.from_record(match.record())) == position(match)


def test_a_match_with_seed_0_may_have_cards_from_elsewhere():
    kept = random_match("casino", seed=7, moves=20).record()
    assert Match.from_record(msgspec.structs.replace(kept, seed=0)).seed == 0


# ---------------------------------------------------------------------- corrections of the rules
@pytest.fixture
def casino_record() -> Record:
    return random_match("casino", seed=7, moves=40).record()


def correct_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a new revision of Casino, in which a sweep scores one more point."""
    casino = family("casino")

    def apply(s: CasinoState, *rest: int) -> None:
        before = s.sweeps[:]
        RULES.apply(s, *rest)  # pyright: ignore[reportArgumentType, reportCallIssue]
        if sum(s.sweeps) > sum(before):
            s.dealer = s.dealer ^ 1

    monkeypatch.setattr(type(casino), "revision", REVISION + 1)
    monkeypatch.setattr(type(casino), "rules", casino.rules._replace(apply=apply))


def test_a_record_has_the_revision_and_a_digest_of_its_events(casino_record: Record):
    assert casino_record.revision == family("casino").revision
    assert len(casino_record.digests) == record.DIGITS * (1 + len(casino_record.moves))


def test_an_older_record_with_equal_events_gives_the_same_match(
    casino_record: Record, monkeypatch: pytest.MonkeyPatch
):
    before = Match.from_record(casino_record)
    monkeypatch.setattr(type(family("casino")), "revision", REVISION + 1)
    after = Match.from_record(casino_record)
    assert position(after) == position(before)
    assert after.record() == msgspec.structs.replace(casino_record, revision=REVISION + 1)


def test_a_record_changed_by_a_correction_names_the_first_different_move(
    monkeypatch: pytest.MonkeyPatch,
):
    match = next(
        match
        for seed in range(50)
        if (match := random_match("royal-north-american-sweeps", seed=seed, moves=46)) and first_sweep(match)
    )
    kept = match.record()
    correct_the_rules(monkeypatch)
    with pytest.raises(OptionsError) as caught:
        Match.from_record(kept)
    assert caught.value.code == "bad-record"
    assert caught.value.refusal.detail == "other-revision"
    assert caught.value.facts["limit"] == REVISION
    assert first_sweep(match) <= caught.value.facts["number"] <= len(kept.moves)
    assert f"revision {REVISION}" in str(caught.value)


def first_sweep(match: Match) -> int:
    """Return the number of the first move that sweeps the table, from 1, or 0."""
    announced = [getattr(event, "sweep", False) for event in match.events() if hasattr(event, "seat")]
    return next((number for number, sweep in enumerate(announced, 1) if sweep), 0)


def test_a_move_forbidden_by_a_correction_is_reported_with_the_revision(
    casino_record: Record, monkeypatch: pytest.MonkeyPatch
):
    casino = family("casino")
    monkeypatch.setattr(type(casino), "revision", REVISION + 1)

    def refuse(*_: int) -> int:
        return next(iter(casino.refusals))

    monkeypatch.setattr(type(casino), "rules", casino.rules._replace(refusal=refuse))
    with pytest.raises(OptionsError) as caught:
        Match.from_record(casino_record)
    assert caught.value.refusal.detail == "other-revision"
    assert caught.value.facts == {"number": 1, "limit": REVISION}


def test_a_record_without_a_revision_still_loads(casino_record: Record):
    data = msgspec.to_builtins(casino_record)
    old = {name: value for name, value in data.items() if name not in ("digests", "revision")}
    assert position(Match.from_record(record.from_data(old))) == position(Match.from_record(casino_record))


def test_a_256_bit_seed_is_stored_exactly():
    match = Match("casino", seed=(1 << 256) - 1)
    kept = record.decode(record.encode(match.record()))
    assert position(Match.from_record(kept)) == position(match)
