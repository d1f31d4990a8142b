"""Maximum lengths of every text, list and map of a request."""

import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from virado.bounds import check_plain
from virado.cli import main
from virado.interop import wire_schema
from virado.interop.requests import VERBS, ProtocolError, request
from virado.match import Match
from virado.record import Record, from_data
from virado.refusal import OptionsError
from virado.server import wire
from virado.server.fairness import Evidence
from virado.server.helpers.registry import help_requests
from virado.server.peers.protocol import ForwardedRequest, Join, Subscribe
from virado.session.commands import AnyCommand

REQUESTS = {
    "requests of the wire": (*get_args(wire.AnyRequest), *help_requests()),
    "bodies of HTTP": wire_schema.bodies(),
    "queries of HTTP": wire_schema.queries(),
    "commands of sessions": get_args(AnyCommand),
    "the line protocol": tuple(VERBS.values()),
    "records": (Record, Evidence),
}
SIZED = (
    inspect.StrType
    | inspect.BytesType
    | inspect.ByteArrayType
    | inspect.ListType
    | inspect.SetType
    | inspect.FrozenSetType
    | inspect.VarTupleType
    | inspect.DictType
)
CHECKED = ("id", "options", "position", "record")
"""Fields of plain data that `check_plain` checks; a record is decoded as a `Record`."""


def unbounded(info: Any, path: str, seen: set[type] | None = None) -> Iterator[str]:
    """Yield the paths of all parts of a type that have a length without a maximum, or the type `Any`."""
    seen = set() if seen is None else seen
    if isinstance(info, inspect.Metadata):
        info = info.type
    if isinstance(info, SIZED) and info.max_length is None:
        yield path
    match info:
        case inspect.StructType():
            if info.cls not in seen:
                for field in info.fields:
                    yield from unbounded(field.type, f"{path}.{field.encode_name}", {*seen, info.cls})
        case inspect.UnionType():
            for each in info.types:
                yield from unbounded(each, path, seen)
        case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
            yield from unbounded(info.item_type, f"{path}[]", seen)
        case inspect.TupleType():
            for i, each in enumerate(info.item_types):
                yield from unbounded(each, f"{path}[{i}]", seen)
        case inspect.AnyType() | inspect.RawType():
            yield path
        case inspect.DictType():
            yield from unbounded(info.key_type, f"{path}{{key}}", seen)
            yield from unbounded(info.value_type, f"{path}{{}}", seen)
        case _:
            pass


@pytest.mark.parametrize("what", REQUESTS)
def test_every_text_list_and_map_of_a_request_has_a_maximum(what: str):
    found = [path for kind in REQUESTS[what] for path in unbounded(inspect.type_info(kind), kind.__name__)]
    assert [path for path in found if not path.removesuffix("{}").endswith(CHECKED)] == []
    assert not any(path.endswith("{key}") for path in found)


def test_data_relayed_by_an_edge_has_a_maximum():
    fields = {"Join.lang", "Ask.request", "Follow.table"}
    found = {
        path
        for kind in (Join, ForwardedRequest, Subscribe)
        for path in unbounded(inspect.type_info(kind), kind.__name__)
    }
    assert not found & fields


@pytest.mark.parametrize(
    "given",
    [
        {"a": "x" * 4001},
        ["x"] * 10_001,
        {"x" * 4001: 1},
        {str(i): i for i in range(10_001)},
        json.loads("[" * 33 + "]" * 33),
    ],
    ids=["text", "list", "key", "map", "deep"],
)
def test_plain_data_has_a_maximum(given: object):
    with pytest.raises(ValueError, match="Expected"):
        check_plain(given)


def test_plain_data_within_its_maximum_is_accepted():
    check_plain({"a": ["x" * 4000] * 10_000, "b": json.loads("[" * 31 + "]" * 31)})


def test_the_line_protocol_refuses_long_or_deep_input():
    deep = json.loads("[" * 40 + "]" * 40)
    lines: list[dict[str, object]] = [
        {"do": "new", "variant": "x" * 4001},
        {"do": "new", "variant": "casino", "options": {"a": deep}},
        {"do": "set", "variant": "casino", "position": {"hands": ["x" * 5000]}},
        {"do": "play", "match": "m1", "seat": 0, "move": "x" * 4001},
        {"do": "quit", "id": deep},
        {"do": "new", "variant": "casino", "packs": [["4c"] * 601]},
        {"do": "new", "variant": "casino", "lang": "x" * 41},
    ]
    for line in lines:
        with pytest.raises(ProtocolError) as caught:
            request(line)
        assert caught.value.code == "bad-field", line["do"]
        assert "Expected" in str(caught.value.facts["problem"])


def test_an_overlong_record_is_refused():
    made = Match("casino", seed=1).record()
    for name, value in {"packs": [["4c"] * 601], "filler": ["x" * 9], "moves": [(0, "x" * 401)]}.items():
        data = {**msgspec.to_builtins(made), name: value}
        with pytest.raises(OptionsError) as caught:
            from_data(data)
        assert caught.value.code == "bad-record"


def sparse(path: Path) -> Path:
    """Return a sparse file of 200 MB."""
    with path.open("wb") as file:
        file.truncate(200 * 1000 * 1000)
    return path


@pytest.mark.parametrize(
    "command",
    [
        ["replay"],
        ["play", "--resume"],
        ["verify"],
        ["check"],
        ["arena", "casino", "--bots", "greedy,greedy", "--resume"],
    ],
)
def test_a_large_file_is_not_read_completely(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("virado.lab.arena.ledger.LONGEST_RESULTS", 1 << 20)
    path = sparse(tmp_path / "long.json")
    tracemalloc.start()
    try:
        assert main([*command, str(path)]) == 2
        assert tracemalloc.get_traced_memory()[1] < 64 << 20
    finally:
        tracemalloc.stop()
    limit = 1 << 20 if command[0] in ("check", "arena") else 16 << 20
    assert f"more than {limit} bytes" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["rules", "casino(" + "x" * 5000 + ")"],
        ["arena", "casino", "--bots", "club," * 2000 + "club"],
        ["admin", "ban", "a" * 5000, "--reason", "r"],
        ["replay", "/" * 5000],
    ],
)
def test_a_long_argument_is_refused(command: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(command) == 2
    assert "more than 4096 characters" in capsys.readouterr().err
