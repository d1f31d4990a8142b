"""The schemas and the page of messages: up to date, complete, and true of real messages."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Union, get_args

import msgspec
import pytest

from tests.random_play import EVERY_FAMILY, random_match
from virado.games.catalogue import games
from virado.games.messages import PUBLIC
from virado.interop import schema
from virado.session import AnyCommand, AnyEntry

DOCS = Path(__file__).parents[2] / "docs"
SCHEMAS = [
    f"messages/{name}.json" for name in ("common", "session", "wire", *(game.name for game in games()))
]


@cache
def files() -> dict[str, str]:
    """Return the schemas of the structs, by file name."""
    return schema.files()


@pytest.mark.parametrize("name", SCHEMAS)
def test_schema_files_match_the_structs(name: str):
    written = (DOCS / name).read_text(encoding="utf-8")
    assert written == files()[name], "run python -m virado.interop.schema"


def test_every_family_has_a_schema_and_no_other_file_exists():
    assert {f"messages/{path.name}" for path in (DOCS / "messages").iterdir()} == set(SCHEMAS)
    assert set(files()) == set(SCHEMAS)


def test_the_page_describes_every_kind_of_message_and_links_to_its_schema():
    page = schema.page()
    for name, unions in schema.every_union().items():
        assert f"](messages/{name}.json)" in page
        for union in unions:
            for kind in union.kinds:
                assert f"({kind.__name__})**" in page or f"**{kind.__name__}**" in page


def test_every_field_has_a_meaning():
    kinds = [kind for unions in schema.every_union().values() for union in unions for kind in union.kinds]
    schema.check_meanings(kinds)


class Inner(msgspec.Struct):
    card: str
    """A card."""
    seat: int


class Outer(msgspec.Struct):
    inner: tuple[Inner, ...]
    """The inner structs."""
    side: int


def test_missing_meanings_are_reported_at_any_depth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(schema, "common_unions", lambda: [schema.Union("Outer", "Outer", (Outer,))])
    with pytest.raises(ValueError, match=r": Outer\.side, Inner\.seat$"):
        schema.main(tmp_path)
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_reference_resolves(name: str):
    for file, definition in re.findall(r'"\$ref": "([^"#]*)#/\$defs/([^"]+)"', files()[name]):
        target = files()[f"messages/{file}"] if file else files()[name]
        assert definition in msgspec.json.decode(target)["$defs"]


@pytest.mark.parametrize("slug", EVERY_FAMILY)
def test_messages_survive_encoding(slug: str):
    match = random_match(slug, seed=3, moves=120)
    types = match.game.messages
    move_type: Any = Union[types.moves]  # noqa: UP007  # of a tuple
    event_type: Any = Union[types.events]  # noqa: UP007  # of a tuple
    effect_type: Any = Union[types.effects]  # noqa: UP007  # of a tuple
    for step in match.steps:
        assert _again(step.move, move_type) == step.move
    for viewer in (PUBLIC, *range(match.variant.players)):
        for event in match.view(viewer).events():
            assert _again(event, event_type) == event
        data = match.view(viewer).data
        assert _again(data, types.view) == data
    while match.over:
        match.undo()
    view = match.view(match.to_act[0])
    for move in [*view.legal(limit=40), *view.calls()]:
        effect = view.describe(move)
        assert _again(effect, effect_type) == effect
    status = match.status()
    assert _again(status, type(status)) == status


def _again(message: msgspec.Struct, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message), type=kind)


@pytest.mark.parametrize("kind", [AnyCommand, AnyEntry])
def test_commands_and_entries_are_distinguished_by_tags(kind: Any):
    tags = [each.__struct_config__.tag for each in get_args(kind)]
    assert len(set(tags)) == len(tags)
