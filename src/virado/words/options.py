"""The options of a family with their names, kinds and values, as a form in the browser shows them in one language."""

from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from virado.games.catalogue import AnyGame, family
from virado.games.contract import Preset
from virado.games.variant import flat, make_variant
from virado.refusal import OptionsError
from virado.words.catalogue import Catalogue
from virado.words.option_names import counted_from

OptionKind: TypeAlias = Literal["choice", "switch", "number", "several", "text"]
"""Kinds of options; `Option.kind` explains them."""


def is_off(value: object) -> bool:
    """Return True if an option with this value is switched off."""
    return value in (False, None, 0, "none", "never", "off", (), [])


class OptionValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """A possible value of an option."""

    value: Any  # Any, because the schema does not restrict the type
    """The value, as in the options of a variant."""
    name: str
    """Name of the value for people."""
    help: str = ""
    """Consequence of the value, from the players' rules; empty if the rules do not mention it."""


class Option(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a family."""

    id: str
    """Name as typed; a nested option is written `points.ace`."""
    name: str
    """Name of the option for people."""
    kind: OptionKind
    """Kind of the option.

    `choice`: one of `values`; `switch`: yes or no; `number`: an integer; `several`: any number of `values`; `text`:
    free text.
    """
    values: tuple[OptionValue, ...] = ()
    """Values that at least one variant accepts.

    A switch has two values. A number lists only the value None, if None is allowed.
    """
    least: int | None = None
    """Smallest allowed number; None if there is no limit."""
    most: int | None = None
    """Largest allowed number; None if there is no limit."""
    help: str = ""
    """Explanation from the players' rules; empty if the rules explain each value instead."""
    counted_from: int = 0
    """Number that people read for the number 0: 1 for a seat. `least` and `most` are numbers of the data."""


def options_of(game: AnyGame, words: Catalogue) -> tuple[Option, ...]:
    """Return the options of a family that players can choose, in the order of its rulebook."""
    found: list[Option] = []
    for name, hint in fields_of(game.options_type):
        kind = _kind(hint)
        values = _values_in(hint)
        if kind in ("choice", "switch"):
            values = [value for value in values if _is_played(game.name, name, value)]
            if len(values) < 2:
                continue
        limits = _limits(hint)
        found.append(
            Option(
                id=name,
                name=words.option(game.name, name),
                kind=kind,
                values=tuple(
                    OptionValue(value, words.option_value(game.name, name, value)) for value in values
                ),
                least=limits.ge if limits else None,  # type: ignore[arg-type]  # ints, in these records
                most=limits.le if limits else None,  # type: ignore[arg-type]
                counted_from=counted_from(name),
            )
        )
    return tuple(found)


def values_of(preset: Preset) -> dict[str, object]:
    """Return the value of every option of a preset, by the `id` of the option."""
    return flat(msgspec.to_builtins(preset.options))


def nest_option(name: str, value: object) -> dict[str, object]:
    """Return an option and its value in the form that `make_variant` takes; `points.ace` becomes a nested mapping."""
    outer, _, inner = name.partition(".")
    return {outer: nest_option(inner, value) if inner else value}


def fields_of(record: type[msgspec.Struct], path: str = "") -> Iterator[tuple[str, object]]:
    """Yield the name and the type of each option of a record.

    Options of nested records come in the place of the record.
    """
    for name, hint in get_type_hints(record, include_extras=True).items():
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            yield from fields_of(hint, f"{path}{name}.")
        elif name in record.__struct_fields__:
            yield path + name, hint


@cache
def _is_played(game: str, name: str, value: object) -> bool:
    """Return True if any variant of the game accepts this value of the option."""
    found = family(game)
    for preset in found.presets.values():
        try:
            make_variant(found, preset, options=nest_option(name, value))
        except OptionsError:
            continue
        return True
    return False


def _parts(hint: object) -> list[object]:
    """Return the member types of a union, without annotations; of any other type, the type itself."""
    if get_origin(hint) is Annotated:
        return _parts(get_args(hint)[0])
    if get_origin(hint) is Literal or get_origin(hint) is tuple or not get_args(hint):
        return [hint]
    return [part for inner in get_args(hint) for part in _parts(inner)]


def _limits(hint: object) -> msgspec.Meta | None:
    if get_origin(hint) is Literal:
        return None
    inner = get_args(hint)
    if get_origin(hint) is Annotated:
        return next((each for each in inner if isinstance(each, msgspec.Meta)), None)
    return next((found for each in inner if (found := _limits(each))), None)


def _kind(hint: object) -> OptionKind:
    parts = _parts(hint)
    if str in parts:
        return "text"
    if int in parts:
        return "number"
    if bool in parts:
        return "switch"
    return "several" if any(get_origin(part) is tuple for part in parts) else "choice"


def _values_in(hint: object) -> list[object]:
    found: list[object] = []
    for part in _parts(hint):
        if get_origin(part) is Literal:
            found += get_args(part)
        elif get_origin(part) is tuple:
            found += _values_in(get_args(part)[0])
        elif part is bool:
            found += [True, False]
        elif part is NoneType:
            found.append(None)
    return found
