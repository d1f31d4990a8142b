"""One clear answer to any input: bytes and JSON to the engine, records, variants, moves, case files.

Only refusals may be raised, and the engine must never answer `internal-error`.
"""

import copy
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.random_play import EVERY_FAMILY, random_match
from virado import Match, OptionsError, RefusedError, record
from virado.cases.checking import check
from virado.cases.files import parse
from virado.families import FAMILIES
from virado.games.catalogue import family, presets
from virado.interop.engine import Engine
from virado.interop.requests import VERBS
from virado.refusal import AmbiguousError, IllegalError, UnparsableError
from virado.words import catalogue, english_line

CASES = Path(__file__).parents[1] / "cases"
ANY = pytest.mark.parametrize("slug", EVERY_FAMILY)

words = st.sampled_from(
    [
        "",
        "casino",
        "raub",
        "hazari",
        "m1",
        "m2",
        "T",
        "public",
        "claim",
        "trail Kd",
        "declare",
        "Kd",
        "0",
        "-1",
        "hands",
        "♠",
        "\0",
    ]
)
numbers = st.sampled_from([0, 1, -1, 2, 3, 7, 52, 2**31, 2**63, -(2**63) - 1, 2**70, 0.0, 1.5, 1e300])
scalars = st.none() | st.booleans() | numbers | words | st.text(max_size=8)
junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(words | st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
INTERNAL = re.compile(
    rf"\w(?:Error|Exception)\b|codec|{catalogue('de').text('problem-other', input='|').partition('|')[0]}"
)
"""Pattern for an exception's name, and for the introduction of an error that has no German message."""
FIELDS = sorted({name for kind in VERBS.values() for name in kind.__struct_fields__})


def engine_with_matches() -> Engine:
    engine = Engine()
    for slug in ("casino", "raub"):
        engine.answer(json.dumps({"do": "new", "variant": slug, "seed": 1}).encode())
    return engine


def answer_of(engine: Engine, line: bytes) -> dict[str, Any]:
    answer = engine.answer(line)
    assert b"\n" not in answer
    data = json.loads(answer)
    assert ("ok" in data) != ("error" in data)
    if "error" in data:
        assert data["error"]["code"] != "internal-error"
        check_wording(data["error"]["message"])
    return data


def check_wording(message: str) -> None:
    """Assert that a message, in German if possible, quotes no English error and names no exception."""
    assert not INTERNAL.search(message), message


# ------------------------------------------------------------------ the engine
@given(st.binary(max_size=200))
def test_any_bytes_have_an_answer(line: bytes):
    answer = answer_of(Engine(), line)
    assert "error" in answer or json.loads(line)["do"] in VERBS


@given(junk)
def test_any_json_has_an_answer(data: Any):
    assert answer_of(engine_with_matches(), json.dumps(data).encode())


@given(
    st.sampled_from(sorted(set(VERBS) - {"suggest"})),
    st.dictionaries(st.sampled_from(FIELDS), junk, max_size=6),
)
def test_any_fields_have_an_answer(verb: str, fields: dict[str, Any]):
    answer_of(
        engine_with_matches(),
        json.dumps({"match": "m1", "seat": 0, "lang": "de", **fields, "do": verb}).encode(),
    )


@given(st.sampled_from(sorted(presets())), junk, st.integers(0, 3))
def test_any_position_has_an_answer(slug: str, position: Any, seed: int):
    answer_of(
        Engine(),
        json.dumps({"do": "set", "variant": slug, "position": position, "seed": seed, "lang": "de"}).encode(),
    )


@given(
    st.sampled_from(sorted(presets())),
    st.dictionaries(words | st.sampled_from(["target", "points", "deck"]), junk, max_size=3),
)
def test_any_options_have_an_answer(slug: str, options: Any):
    answer_of(
        Engine(),
        json.dumps({"do": "new", "variant": slug, "options": options, "seed": 1, "lang": "de"}).encode(),
    )


@given(st.data())
def test_a_damaged_request_has_an_answer(data: st.DataObject):
    line = bytearray(
        b'{"do":"new","variant":"raub(players=3)","seed":5,"scores":[1,2,3],"dealer":1,"id":[7]}'
    )
    for _ in range(data.draw(st.integers(1, 4))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    answer_of(Engine(), bytes(line))


# ------------------------------------------------------------------ records
@given(st.binary(max_size=100) | st.text(max_size=100))
def test_any_text_is_a_record_or_is_refused(text: bytes | str):
    with pytest.raises(OptionsError) as caught:
        record.decode(text)
    check_wording(catalogue("de").refusal(caught.value.refusal))


@cache
def a_record(slug: str) -> dict[str, Any]:
    return json.loads(record.encode(random_match(slug, seed=41, moves=25).record()))


@given(st.sampled_from(EVERY_FAMILY), st.data())
def test_a_damaged_record_gives_a_match_or_is_refused(slug: str, data: st.DataObject):
    spoiled = spoil(a_record(slug), data)
    try:
        Match.from_record(record.from_data(spoiled))
    except OptionsError as error:
        assert "\n" not in str(error)
        check_wording(catalogue("de").refusal(error.refusal))


# ------------------------------------------------------------------ moves
@cache
def a_match(slug: str, moves: int) -> Match:
    return random_match(slug, seed=42, moves=moves)


MOVE_SIGNS = "KQJT98765432A1shdcbrgy x+=[]/ forpartnedlaimog"


@ANY
@given(
    text=st.text(max_size=30) | st.text(alphabet=MOVE_SIGNS, max_size=40), moves=st.sampled_from([0, 3, 14])
)
def test_any_text_is_a_move_or_is_refused(slug: str, text: str, moves: int):
    judge(a_match(slug, moves), text)


@ANY
@given(data=st.data(), moves=st.sampled_from([2, 9, 23]))
def test_a_slightly_changed_move_is_a_move_or_is_refused(slug: str, data: st.DataObject, moves: int):
    match = a_match(slug, moves)
    if match.over:
        return
    text = list(str(match.legal(limit=1)[0]))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        text[place : place + data.draw(st.integers(0, 2))] = data.draw(
            st.text(alphabet=MOVE_SIGNS, max_size=3)
        )
    judge(match, "".join(text))


def judge(match: Match, text: str) -> None:
    before = [match.view(viewer).to_bytes() for viewer in range(match.variant.players)]
    for seat in (match.to_act[0] if match.to_act else 0, match.variant.players - 1):
        view = match.view(seat)
        try:
            move = view.parse(text)
        except (UnparsableError, AmbiguousError) as error:
            assert "\n" not in str(error)
            continue
        refusal = view.explain(move).refusal
        if refusal is None:
            assert view.parse(str(move)) == move
        else:
            assert english_line(refusal, text)
            with pytest.raises(IllegalError):
                match.play(seat, text)
    assert [match.view(viewer).to_bytes() for viewer in range(match.variant.players)] == before


NAMES = st.sampled_from(["Kd", "7s", "4b", "Tc", "", "ZZ", "kd", "♠"])
FIELD = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | NAMES
    | st.lists(NAMES, max_size=4).map(tuple)
    | st.lists(st.lists(NAMES, max_size=3).map(tuple), max_size=4).map(tuple)
)


@ANY
@given(data=st.data(), seat=st.integers(0, 5), moves=st.sampled_from([0, 14]))
def test_a_move_with_random_fields_is_a_move_or_is_refused(
    slug: str, data: st.DataObject, seat: int, moves: int
):
    match = a_match(slug, moves)
    if seat >= match.variant.players:
        return
    families = {slug: match.game, "other": family(data.draw(st.sampled_from(list(FAMILIES))))}
    kinds = families[data.draw(st.sampled_from(sorted(families)))].messages.moves
    kind = data.draw(st.sampled_from(kinds))
    fields = {name: data.draw(FIELD) for name in kind.__struct_fields__}
    try:
        move = msgspec.convert({"move": msgspec.to_builtins(kind(**fields))["move"], **fields}, kind)
    except (msgspec.ValidationError, OverflowError):
        return
    view = match.view(seat)
    refusal = view.explain(move).refusal
    if refusal is None:
        assert view.parse(str(move)) == move


# ------------------------------------------------------------------ case files
@given(
    st.binary(max_size=120) | st.text(alphabet="ab1:- []{}&*!<>|?\n\t'\"#%@,.", max_size=120).map(str.encode)
)
def test_any_bytes_are_a_case_file_or_are_refused(data: bytes):
    try:
        document = parse(data)
    except OptionsError as error:
        assert error.code == "bad-file"
        assert "\n" not in str(error)
    else:
        assert list(check(document)) is not None


@cache
def cases_of(game: str) -> list[dict[str, Any]]:
    path = CASES / family(game).rulebook.replace(".md", "-cases.yaml")
    return cast(list[dict[str, Any]], parse(path.read_bytes())["cases"])


@pytest.mark.parametrize("game", FAMILIES)
@given(st.data())
def test_a_damaged_case_passes_or_fails_without_a_crash(game: str, data: st.DataObject):
    case = spoil(cases_of(game)[data.draw(st.integers(0, len(cases_of(game)) - 1))], data)
    english = catalogue()
    for finding in check({"cases": [case]}):
        assert all(english.difference(difference) for difference in finding.differences)


@pytest.mark.parametrize("game", FAMILIES)
def test_an_unknown_key_anywhere_in_a_case_is_an_error(game: str):
    """Check all mappings except those below `info` and in plain prose."""
    rng = random.Random(game)
    for case in rng.sample(cases_of(game), min(25, len(cases_of(game)))):
        for place in mappings(case):
            spoiled = copy.deepcopy(case)
            inner = spoiled
            for step in place:
                inner = inner[step]
            inner["colour"] = "red"
            (finding,) = check({"cases": [spoiled]})
            assert finding.malformed or finding.differences, f"{case['id']}: {place}"


def inside(data: Any) -> list[tuple[Any, Any]]:
    """Return the keys and values of a mapping, or the places and values of a list."""
    if isinstance(data, dict):
        return list(cast(dict[Any, Any], data).items())
    return list(enumerate(cast(list[Any], data))) if isinstance(data, list) else []


def mappings(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all mappings in a document."""
    found = [path] if isinstance(data, dict) else []
    for key, value in inside(data):
        found += mappings(value, (*path, key))
    return found


def spoil(document: Any, data: st.DataObject) -> Any:
    """Return a copy of a document with something missing, new or junk at a place chosen by Hypothesis."""
    spoiled = copy.deepcopy(document)
    place: Any = spoiled
    while True:
        keys = [key for key, _ in inside(place)]
        if not keys:
            return spoiled
        key = data.draw(st.sampled_from(keys))
        if inside(place[key]) and data.draw(st.integers(0, 3)):
            place = place[key]
            continue
        match data.draw(st.sampled_from(["junk", "drop", "double", "shift"])):
            case "drop":
                del place[key]
            case "double" if isinstance(place, list):
                cast(list[Any], place).append(copy.deepcopy(cast(Any, place[key])))
            case "shift" if isinstance(place[key], int):
                place[key] += data.draw(st.integers(-3, 3))
            case _:
                place[key] = data.draw(junk)
        return spoiled


def test_refusals_are_value_errors():
    assert issubclass(RefusedError, ValueError)
