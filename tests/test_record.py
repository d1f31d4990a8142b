"""Records: from one the same match is made again, and what is none is refused in one sentence."""

from pathlib import Path

import msgspec
import pytest

from tests.playing import EVERY_FAMILY, random_match
from virado import Match, OptionsError, record
from virado.record import Record

ANY = pytest.mark.parametrize("slug", EVERY_FAMILY)


@ANY
def test_a_record_makes_the_same_match_again(slug: str):
    match = random_match(slug, seed=21, moves=120)
    copy = Match.from_record(record.decode(record.encode(match.record())))
    assert copy.state == match.state
    assert copy.events == match.events
    assert copy.record() == match.record()
    assert [copy.view(seat).to_bytes() for seat in (-1, 0, 1)] == [
        match.view(seat).to_bytes() for seat in (-1, 0, 1)
    ]


@ANY
def test_both_go_on_alike(slug: str):
    match = random_match(slug, seed=22, moves=30)
    copy = Match.from_record(match.record())
    if match.over:
        return
    seat = match.to_act[0]
    move = next(match.legal(seat))
    assert match.play(seat, move) == copy.play(seat, move)
    assert copy.state == match.state


def test_packs_dealer_scores_and_changed_options_are_kept():
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
    assert Match.from_record(kept).state == match.state


def test_a_match_set_up_from_a_position_is_recorded_with_it():
    position = {"hands": {0: ["Ad", "3c"]}, "loose": ["8h", "5s", "Ac"], "to_act": 0}
    match = Match("royal-dominican", seed=5, position=position)
    match.play(0, "Ad x 8h 5s Ac")
    copy = Match.from_record(record.decode(record.encode(match.record())))
    assert copy.state == match.state
    assert copy.record().filler == match.record().filler


def test_what_is_default_is_not_written():
    written = msgspec.json.decode(record.encode(Match("casino", seed=1).record()))
    assert "position" not in written
    assert "filler" not in written


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
def test_what_has_another_shape_is_no_record(changes: dict[str, object], said: str):
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
def test_a_record_that_contradicts_itself_is_refused(changes: dict[str, object]):
    kept = record.from_data(spoiled(**changes))
    with pytest.raises(OptionsError) as caught:
        Match.from_record(kept)
    assert "\n" not in str(caught.value)


def test_a_move_that_cannot_be_made_is_named_by_its_number():
    data = spoiled()
    data["moves"] = [*data["moves"], [0, "trail Kd"], [0, "trail Kd"]]  # type: ignore[misc]
    with pytest.raises(OptionsError, match=r"move [45] of the record") as caught:
        Match.from_record(record.from_data(data))
    assert caught.value.code == "bad-record"


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b"3", b"\xff", b"[" * 100_000, b'{"version": 1}', b'{"version": null}', "\ud800", "é"],
)
def test_what_is_not_json_of_a_record_is_refused(text: bytes | str):
    with pytest.raises(OptionsError) as caught:
        record.decode(text)
    assert caught.value.code == "bad-record"


def test_a_file_that_cannot_be_read_is_one_clear_line(tmp_path: Path):
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(OptionsError, match="cannot read"):
            record.read(path)
    (tmp_path / "garbage").write_bytes(b"\x00\xff")
    with pytest.raises(OptionsError, match="not a record"):
        record.read(tmp_path / "garbage")


def test_a_record_is_read_back_from_its_file(tmp_path: Path):
    kept = random_match("raub", seed=3, moves=25).record()
    (tmp_path / "match.json").write_bytes(record.encode(kept))
    assert record.read(tmp_path / "match.json") == kept


def test_fields_may_be_added_with_defaults_only():
    required = {field.name for field in msgspec.structs.fields(Record) if field.required}
    assert required == {"version", "variant", "players", "teams", "seed", "dealer", "scores"}
