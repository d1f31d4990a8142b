"""Invalid requests, generated from the schema of requests and then corrupted."""

import json
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from virado.server import wire
from virado.server.helpers.registry import help_requests
from virado.session.commands import HostCommand

JUNK: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=80),
    st.just("x" * 5000),
    st.just([[[[[[]]]]]]),
    st.dictionaries(st.text(max_size=8), st.integers(), max_size=3),
    st.lists(st.integers(), max_size=5),
    st.sampled_from(["__proto__", "'; DROP TABLE person; --", "\x00", "\u202e", "NaN", "../../etc/passwd"]),
    st.sampled_from([-1, 6, 2**31, 2**63, 2**64, 10**400]),
)
HOST_COMMANDS = [
    {"do": info.tag, **{field.encode_name: 0 for field in info.fields if field.required}}
    for info in map(inspect.type_info, get_args(HostCommand))
    if isinstance(info, inspect.StructType)
]
"""Commands of a session that only the server itself may send."""


def requests(**known: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy for valid requests. Fields named in `known` mostly take one of the given values."""
    kinds = [inspect.type_info(kind) for kind in (*get_args(wire.AnyRequest), *help_requests())]
    return st.one_of(*(_value(kind, known) for kind in kinds))


def _value(info: inspect.Type, known: dict[str, list[str]], name: str = "") -> st.SearchStrategy[Any]:
    if name in known:
        return st.one_of(st.sampled_from(known[name]), st.sampled_from(known[name]), st.text(max_size=70))
    match info:
        case inspect.StructType():
            required = {
                each.encode_name: _value(each.type, known, each.encode_name)
                for each in info.fields
                if each.required
            }
            optional = {
                each.encode_name: _value(each.type, known, each.encode_name)
                for each in info.fields
                if not each.required
            }
            if info.tag_field is not None:
                required[info.tag_field] = st.just(info.tag)
            return st.fixed_dictionaries(required, optional=optional)
        case inspect.UnionType():
            return st.one_of(*(_value(each, known, name) for each in info.types))
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.IntType():
            return st.integers(
                info.ge if info.ge is not None else -10, info.le if info.le is not None else 10_000
            )
        case inspect.StrType():
            return st.text(min_size=info.min_length or 0, max_size=min(info.max_length or 40, 400))
        case inspect.BoolType():
            return st.booleans()
        case inspect.DictType():
            keys = _value(info.key_type, known).map(str)
            return st.dictionaries(keys, _value(info.value_type, known), max_size=3)
        case inspect.ListType() | inspect.VarTupleType():
            return st.lists(_value(info.item_type, known), max_size=3)
        case inspect.NoneType():
            return st.none()
        case _:
            return JUNK


class Text(str):
    """A string with a short representation for failure messages."""

    __slots__ = ()

    def __repr__(self) -> str:
        return repr(str(self)[:300])


@st.composite
def malformed(draw: st.DrawFn, good: st.SearchStrategy[dict[str, Any]]) -> Text:
    """Draw a request as text, either valid or corrupted in one field or as a whole."""
    request = draw(good)
    how = draw(
        st.sampled_from(["as it is", "field", "missing", "more", "host", "cut", "bytes", "deep", "big"])
    )
    if how == "field":
        request[draw(st.sampled_from(sorted(request)))] = draw(JUNK)
    elif how == "missing":
        del request[draw(st.sampled_from(sorted(request)))]
    elif how == "more":
        request[draw(st.text(max_size=8))] = draw(JUNK)
    elif how == "host":
        command = draw(st.sampled_from(HOST_COMMANDS))
        request = {"do": "act", "id": "host", "table": request.get("table", "x"), "command": command}
    text = json.dumps(request)
    if how == "cut":
        text = text[: draw(st.integers(0, len(text)))]
    elif how == "bytes":
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(min_size=1, max_size=5)) + text[at:]
    elif how == "deep":
        text = draw(st.sampled_from(["[", '{"do":', '{"id":"x","do":['])) * 5000
    elif how == "big":
        text = json.dumps({**request, "id": "x" * 60_000})
    return Text(text.encode("utf-8", "replace").decode()[:60_000])


def id_of(text: str) -> str:
    """Return the id that the reply to a request must have."""
    try:
        number = msgspec.json.decode(text).get("id", "")
    except (msgspec.MsgspecError, RecursionError, AttributeError):
        return ""
    return number[:64] if isinstance(number, str) else ""
