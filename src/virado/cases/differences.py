"""Differences between a case and the rules, as data; `virado.words` has their messages.

The codes, with their facts in addition to `path`:

    expected-found            expected, found           a value differs
    expected-found-after      expected, found, move     a value differs after this move
    expected-found-in-round   expected, found, round    a value of this round differs
    not-legal                 move, because             a move listed as legal is refused
    not-listed                move                      a move is judged legal but not listed
    list-cut-off              number                    more moves are legal than can be listed: at least N
    listed-twice              move                      a move is listed more than once
    not-expected              move                      a legal move is missing from the case's list
    legal                     move, remark              a move listed as illegal is legal; the case's reason, if any
    other-refusal             expected, found, because  a move is refused for another reason
    not-seen                  viewer, card              a viewer does not see this card
    seen                      viewer, card              a viewer sees this card
    leaked                    cards                     something shows cards that are secret
    round-not-shown           round                     this round has not been shown
    never-comes               part                      a moment does not occur under these options
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeVar

import msgspec

from virado.cases.validation import Plain
from virado.refusal import Facts, Refusal

M = TypeVar("M")


class Difference(msgspec.Struct, frozen=True):
    """A claim of a case that the rules contradict."""

    code: str
    """Stable, machine-readable code, for example `expected-found`."""
    facts: Facts
    """Facts of the message.

    `path` is the place of the claim in the case, or the name of the object examined. `expected` and `found` are plain
    data, in which cards are names.
    """

    @property
    def key(self) -> str:
        """Return the key of the message in the catalogues, for example `case-expected-found`."""
        return f"case-{self.code}"

    @property
    def path(self) -> str:
        """Return the path of the claim in the case, for example `after.expect.taken`."""
        return self.facts["path"]


def differs(path: str, code: str, **facts: object) -> Difference:
    """Return a difference with this code at `path` of a case."""
    return Difference(code, {"path": path, **facts})


def compare_values(path: str, expected: Plain, found: object) -> list[Difference]:
    """Return the difference between two values, or nothing if they are equal."""
    return [] if expected == found else [differs(path, "expected-found", expected=expected, found=found)]


def compared_moves(
    path: str,
    expected: Collection[M],
    listed: Collection[M],
    *,
    text: Callable[[M], str],
    refusal: Callable[[M], Refusal | None],
) -> list[Difference]:
    """Return the differences between the legal moves that a case lists and those that the game lists.

    `refusal` returns the reason why an unlisted move is not legal.
    """
    there = Counter(listed)
    wrong = [differs(path, "listed-twice", move=text(move)) for move, times in there.items() if times > 1]
    for move in _sort_moves(set(expected) - set(there), text):
        wrong.append(
            check_legal(path, text(move), refusal(move)) or differs(path, "not-listed", move=text(move))
        )
    wrong += [
        differs(path, "not-expected", move=text(move))
        for move in _sort_moves(set(there) - set(expected), text)
    ]
    return wrong


def check_legal(path: str, move: str, because: Refusal | None) -> Difference | None:
    """Return the difference for a move that the case lists as legal, or None if it is legal."""
    return None if because is None else differs(path, "not-legal", move=move, because=because)


def refused_otherwise(
    path: str, move: str, entry: Mapping[str, Plain], because: Refusal | None
) -> list[Difference]:
    """Return the difference for an `illegal` entry whose move is legal or refused with another code.

    The entry's `error` is the expected code, and its `why` becomes the remark.
    """
    if because is None:
        return [differs(path, "legal", move=move, remark=str(entry["why"]) if "why" in entry else None)]
    expected = entry.get("error", because.code)
    if expected == because.code:
        return []
    return [differs(path, "other-refusal", expected=expected, found=because.code, because=because)]


def _sort_moves(moves: Iterable[M], text: Callable[[M], str]) -> list[M]:
    return sorted(moves, key=text)
