"""Every text, list and map of a request has a maximum."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec import inspect

from virado.interop import contract
from virado.interop.requests import VERBS
from virado.record import Record
from virado.server import wire
from virado.server.fairness import Evidence
from virado.server.helpers.registry import help_requests
from virado.server.peers.frames import Ask, Follow, Join
from virado.session.commands import AnyCommand

REQUESTS = {
    "requests of the wire": (*get_args(wire.AnyRequest), *help_requests()),
    "bodies of HTTP": contract.bodies(),
    "queries of HTTP": contract.queries(),
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
"""Fields of plain data, which `check_plain` looks through; a record is decoded as one."""


def unbounded(info: Any, path: str, seen: set[type] | None = None) -> Iterator[str]:
    """The paths of everything in a type that has a length and no maximum, and of what may be anything."""
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


def test_what_an_edge_passes_on_of_a_client_has_a_maximum():
    fields = {"Join.lang", "Ask.request", "Follow.table"}
    found = {
        path for kind in (Join, Ask, Follow) for path in unbounded(inspect.type_info(kind), kind.__name__)
    }
    assert not found & fields
