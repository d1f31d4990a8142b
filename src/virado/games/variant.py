"""Variants: a preset with its changed options and number of players, and their canonical text."""

import difflib
import json
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

import msgspec
from msgspec import UNSET

from virado import invalid_values
from virado.cards import Deck
from virado.games.contract import Game, Preset, sides_of
from virado.games.messages import Agreement, Changes
from virado.kernel.layout import Layout
from virado.refusal import OptionsError
from virado.text_identity import digits

MAX_LENGTH = 4000
"""Maximum length of a variant's text in characters. No real variant is as long."""
MAX_NESTED = 200
"""Maximum number of lists and dots in a variant's text. No real variant has as many."""


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """A number of players with the possible arrangements in pairs."""

    players: int
    """Number of players."""
    teams: tuple[bool, ...]
    """Possible arrangements, the usual one first. True means that the seats play in pairs."""


class Variant(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A preset with its changed options, number of players and teams. `str()` returns the canonical text."""

    game: Game[Any, Any, Any, Any]
    preset: Preset
    options: Any
    players: int
    teams: bool

    @property
    def slug(self) -> str:
        """Return the slug of the preset."""
        return self.preset.slug

    @property
    def deck(self) -> Deck:
        """Return the type of pack used."""
        return self.game.deck(self.options)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each side."""
        return sides_of(self.players, 2 if self.teams else self.players)

    @property
    def sign(self) -> int:
        """Return -1 if scores count down to 0, else 1."""
        return -1 if self.game.start_score(self.options) > 0 else 1

    def config(self) -> Layout:
        """Return the options as integers for the rules. The object is shared and must not be modified."""
        return self._config

    @cached_property
    def _config(self) -> Layout:
        return self.game.config(self.options, self.players, self.teams)

    def changes(self) -> Changes:
        """Return the differences from the preset."""
        return self._changes

    @cached_property
    def _changes(self) -> Changes:
        usual = flat(msgspec.to_builtins(self.preset.options))
        return Changes(
            slug=self.slug,
            players=UNSET if self.players == self.preset.usual_players else self.players,
            teams=UNSET if self.teams == usual_teams(self.preset, self.players) else self.teams,
            options={name: value for name, value in self._flat_options().items() if value != usual[name]},
        )

    def agreement(self) -> Agreement:
        """Return the agreement as a message of the family, for example `CasinoAgreement`."""
        common = {
            "game": self.game.name,
            "variant": str(self),
            "changes": self.changes(),
            "players": self.players,
            "teams": self.teams,
            "direction": getattr(self.options, "direction", self.game.direction),
            "options": self._flat_options(),
        }
        return self.game.agreement(self.options, self.config(), common)

    def _flat_options(self) -> dict[str, Any]:
        return flat(msgspec.to_builtins(self.options))

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        changes = self.changes()
        parts: list[str] = []
        if changes.players is not UNSET:
            parts.append(f"players={changes.players}")
        if changes.teams is not UNSET:
            parts.append(f"teams={json.dumps(changes.teams)}")
        parts += [f"{name}={_value_text(value)}" for name, value in changes.options.items()]
        return f"{self.slug}({', '.join(parts)})" if parts else self.slug


def usual_teams(preset: Preset, players: int) -> bool:
    """Return True if this number of players plays in pairs by default."""
    return players == 4 and (preset.teams == "always" or (preset.teams == "optional" and preset.usual_teams))


def seatings(preset: Preset) -> tuple[Seating, ...]:
    """Return the possible numbers of players, each with the possible arrangements in pairs."""
    found: list[Seating] = []
    for players in preset.players:
        usual = usual_teams(preset, players)
        is_free = players == 4 and preset.teams == "optional"
        found.append(Seating(players=players, teams=(usual, not usual) if is_free else (usual,)))
    return tuple(found)


def make_variant(
    game: Game[Any, Any, Any, Any],
    preset: Preset,
    *,
    players: int | None = None,
    teams: bool | None = None,
    options: Mapping[str, Any] | None = None,
    allow_idle: bool = False,
) -> Variant:
    """Return a variant made from a preset with changes. Raises OptionsError if they contradict each other.

    A changed option that has no effect is also refused, as are teams without four seats, unless `allow_idle` is true.
    """
    base: dict[str, Any] = msgspec.to_builtins(preset.options)
    _merge(base, options or {}, "")
    try:
        record = msgspec.convert(base, game.options_type)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, OptionsError):
            raise _with_family(error.__cause__, game.name) from None
        raise _wrong_value_error(error, game.name, game.options_type, options or {}) from None
    seats = preset.usual_players if players is None else players
    if seats not in preset.players:
        raise OptionsError(
            "wrong-number-of-players",
            f"players={seats}",
            variant=preset.slug,
            numbers=preset.players,
            number=seats,
        )
    pairs = usual_teams(preset, seats) if teams is None else teams
    if pairs and preset.teams == "never":
        raise OptionsError("never-in-pairs", "teams=true", variant=preset.slug)
    if not pairs and preset.teams == "always":
        raise OptionsError("always-in-pairs", "teams=false", variant=preset.slug)
    if teams and seats != 4 and not allow_idle:
        raise OptionsError("pairs-are-four", "teams=true", number=seats)
    variant = Variant(game=game, preset=preset, options=record, players=seats, teams=pairs and seats == 4)
    try:
        variant.config()
        if not allow_idle:
            _refuse_idle(variant)
    except OptionsError as error:
        raise _with_family(error, game.name) from None
    return variant


_PLACE = re.compile(r"`\$\.([a-z_0-9.]+)[^`]*`$")
"""The option in an error of msgspec: `points.ace` in ``Expected `int` >= 0 - at `$.points.ace` ``."""


def _wrong_value_error(
    error: msgspec.ValidationError, family: str, kind: type, options: Mapping[str, object]
) -> OptionsError:
    """Return the error for a value that an option cannot have, with the values that it can have.

    `kind` is the type of the options of the family.
    """
    placed = _PLACE.search(str(error))
    option = placed[1] if placed else ""
    return OptionsError(
        "wrong-value",
        f"{option}={_value_text(flat(options).get(option))}",
        problem=invalid_values.describe(error, kind).replace("$.", "options."),
        family=family,
        option=option,
        values=invalid_values.typed_values(kind, option),
    )


def _with_family(error: OptionsError, family: str) -> OptionsError:
    """Return an error with the family as a fact, so that a message can call its options by their names."""
    refusal = error.refusal
    facts = {**refusal.facts, "family": family}
    return OptionsError(refusal.detail, error.input, code=refusal.code, rule=refusal.rule, **facts)


def _refuse_idle(variant: Variant) -> None:
    """Raise OptionsError if a changed option has no effect in combination with the other options."""
    values = {
        **flat(msgspec.to_builtins(variant.options)),
        "players": variant.players,
        "teams": variant.teams,
    }
    for name, value in variant.changes().options.items():
        given = f"{name}={_value_text(value)}"
        needs = variant.game.needs
        for need in (*needs.get(name, ()), *needs.get(given, ())):
            if not need.is_met(values):
                raise OptionsError("option-without-effect", given, option=name, needed=str(need))
    variant.game.refuse_idle(variant.options, variant.players, variant.teams, variant.changes().options)


def parse_variant_text(text: str) -> tuple[str, dict[str, Any]]:
    """Split `royal-dominican(players=2, target=31)` into slug and values. A name with a dot gives a nested value."""
    if len(text) > MAX_LENGTH or text.count("[") + text.count(".") > MAX_NESTED:
        raise OptionsError("variant-text-too-long", text[:60] + "...")
    match = re.fullmatch(r"\s*([a-z0-9-]+)\s*(?:\((.*)\))?\s*", text, re.DOTALL)
    if match is None:
        raise OptionsError("no-variant-text", text)
    values: dict[str, Any] = {}
    for part in _split(match[2] or ""):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not re.fullmatch(r"[a-z_0-9]+(\.[a-z_0-9]+)*", name):
            raise OptionsError("not-name-and-value", text, part=part.strip())
        *path, last = name.split(".")
        place = values
        for step in path:
            inner: Any = place.setdefault(step, {})
            if not isinstance(inner, dict):
                raise OptionsError("option-given-twice", text, option=name)
            place = cast(dict[str, Any], inner)
        if last in place:
            raise OptionsError("option-given-twice", text, option=name)
        place[last] = _value(value, text)
    return match[1], values


def _split(text: str) -> list[str]:
    parts: list[str] = []
    depth = 0
    start = 0
    for i, char in enumerate(text):
        depth += (char in "[(") - (char in "])")
        if char == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    return [part for part in parts if part.strip()]


def _value(text: str, whole: str) -> Any:
    if text.startswith("[") and text.endswith("]"):
        return [_value(part.strip(), whole) for part in _split(text[1:-1])]
    if text in ("true", "false", "null"):
        return json.loads(text)
    if re.fullmatch(r"-?\d{1,15}", text):
        return int(text)
    if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*|\d+/\d+", text):
        return digits(text)
    raise OptionsError("no-value", whole, part=text)


def _value_text(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value_text(item) for item in value)}]"  # pyright: ignore[reportUnknownVariableType]
    return json.dumps(value)


def _merge(base: dict[str, Any], changes: Mapping[str, Any], path: str) -> None:
    for name, value in changes.items():
        if name not in base:
            raise _unknown_option_error(name, [*base] if path else [*base, "players", "teams"], path)
        if isinstance(base[name], dict) and isinstance(value, Mapping):
            _merge(base[name], value, f"{path}{name}.")  # pyright: ignore[reportUnknownArgumentType]
        else:
            base[name] = value


def _unknown_option_error(name: str, names: list[str], path: str) -> OptionsError:
    """Return the error for an unknown option name, with the closest match if there is one."""
    near = difflib.get_close_matches(name, names, n=1)
    if near:
        return OptionsError(
            "no-such-option-but", f"{path}{name}", option=f"{path}{name}", near=f"{path}{near[0]}"
        )
    return OptionsError("no-such-option", f"{path}{name}", option=f"{path}{name}")


def flat(options: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    """Return the options as a flat mapping, in which a nested option has a name like `points.ace`."""
    found: dict[str, Any] = {}
    for name, value in options.items():
        if isinstance(value, dict):
            found |= flat(value, f"{path}{name}.")  # pyright: ignore[reportUnknownArgumentType]
        else:
            found[path + name] = value
    return found
