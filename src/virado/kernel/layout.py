"""States as annotated classes of ints: one declaration for people, type checkers and the compiler.

    class Position(Layout):
        turn: int
        hands: list[int] = ints(4)

An instance holds Python ints and lists for interpreted rules. `Position.dtype()` is the NumPy record type with the
same fields (all int64) for compiled rules. `store` and `load` copy between instances and records. A field holds
values from -2**63 to 2**63 - 1.
"""

import inspect
from array import array
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    import numpy as np


class _Ints:
    def __init__(self, count: int) -> None:
        self.count = count


def ints(count: int) -> Any:
    """Declare a field of `count` ints, all 0 in a new instance."""
    return _Ints(count)


class Layout:
    """Base of every state, config and workspace: integer fields and lists of integers."""

    facts: ClassVar[list[Any] | None] = None
    """List to which rules add facts while `virado.kernel.facts.noting` runs; not a field."""
    scalars: ClassVar[tuple[str, ...]] = ()
    vectors: ClassVar[dict[str, int]] = {}

    def __init_subclass__(cls) -> None:
        scalars = list(cls.scalars)
        vectors = dict(cls.vectors)
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, _Ints):
                vectors[name] = default.count
                delattr(cls, name)
            elif default is None and not name.startswith("_"):
                scalars.append(name)
        cls.scalars = tuple(scalars)
        cls.vectors = vectors

    def __init__(self, **values: int) -> None:
        fields = self.__dict__
        for name in self.scalars:
            fields[name] = 0
        for name, count in self.vectors.items():
            fields[name] = [0] * count
        for name, value in values.items():
            if name not in fields:
                raise TypeError(f"{type(self).__name__} has no field {name!r}")
            fields[name] = value

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = type(self).__new__(type(self))
        fields = copy.__dict__ = self.__dict__.copy()
        for name in self.vectors:
            fields[name] = fields[name].copy()
        return copy

    def clone_sharing(self, lists: Iterable[str]) -> Self:
        """Return a copy that shares all lists with this instance, except those named in `lists`.

        Safe only if the caller changes no other lists and uses the copy immediately.
        """
        copy = type(self).__new__(type(self))
        fields = copy.__dict__ = self.__dict__.copy()
        for name in lists:
            fields[name] = fields[name].copy()
        return copy

    def to_bytes(self) -> bytes:
        """Return all fields as bytes, 8 per number: a third of the memory of a clone."""
        fields = self.__dict__
        numbers = array("q", [fields[name] for name in self.scalars])
        for name in self.vectors:
            numbers.extend(fields[name])
        return numbers.tobytes()

    @classmethod
    def from_bytes(cls, packed: bytes) -> Self:
        """Return an instance from the bytes that `to_bytes` returned."""
        numbers = array("q", packed).tolist()
        self = cls.__new__(cls)
        fields = self.__dict__
        # `numbers` also contains the lists, which follow the scalars
        fields.update(zip(cls.scalars, numbers, strict=False))
        at = len(cls.scalars)
        for name, count in cls.vectors.items():
            fields[name] = numbers[at : at + count]
            at += count
        return self

    def values(self) -> tuple[Any, ...]:
        """Return all fields in the order of `dtype`.

        Two states are equal if and only if their values are equal.
        """
        fields = self.__dict__
        return (*(fields[name] for name in self.scalars), *(tuple(fields[name]) for name in self.vectors))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]  # a state is mutable

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.__dict__.items() if value)
        return f"{type(self).__name__}({shown})"

    @classmethod
    @cache
    def dtype(cls) -> "np.dtype[Any]":
        """Return the NumPy record type with these fields, every number an int64."""
        import numpy as np

        fields: list[Any] = [(name, np.int64) for name in cls.scalars]
        fields += [(name, np.int64, (count,)) for name, count in cls.vectors.items()]
        return np.dtype(fields)

    def store(self, array: Any, index: int = 0) -> None:
        """Write this instance into element `index` of an array of `dtype()`."""
        array[index] = self.values()

    @classmethod
    def load(cls, array: Any, index: int = 0) -> Self:
        """Return an instance with the values of element `index` of an array of `dtype()`."""
        record = array[index]
        self = cls.__new__(cls)
        fields = self.__dict__
        for name in cls.scalars:
            fields[name] = int(record[name])
        for name in cls.vectors:
            fields[name] = record[name].tolist()
        return self


class MatchState(Layout):
    """The common fields of every game's state. Fields that a game does not use stay 0.

    `scores`, `deal_points` and `winners` are indexed by side, all other per-seat data by seat. In a state redacted by
    `hide`, cards that the viewer may not know are removed from the sets, and `unseen` holds the number of cards
    missing from each hand.
    """

    erased: ClassVar[tuple[str, ...]] = ()
    """Lists from which `hide` removes cards; empty if `hide` may change any list."""

    players: int
    """Number of seats."""
    sides: int
    """Number of sides; side = seat % sides (partners sit opposite)."""
    phase: int
    dealer: int
    deal: int
    """Number of the current deal, from 1; 0 before the first deal."""
    round: int
    scores: list[int] = ints(6)
    deal_points: list[int] = ints(6)
    """Change of each side's score by the last scored deal."""
    scored: int
    """1 once a deal has been scored."""
    over: int
    winners: int
    """Set of winning sides; bit n stands for side n."""
    unseen: list[int] = ints(6)
