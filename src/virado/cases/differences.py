"""Where a case and the rules differ, as data; `virado.words` puts it into words.

The codes, with their facts beside `path`:

    expected-found            expected, found           a value differs
    expected-found-after      expected, found, move     a value differs after this move
    expected-found-in-round   expected, found, round    a value of this round differs
    not-legal                 move, because             a move is refused, and the case has it as legal
    not-listed                move                      a move is judged legal and is not listed
    list-cut-off              number                    more moves are legal than can be listed: at least N
    listed-twice              move                      a move is listed more than once
    not-expected              move                      a move is legal, and the case's list does not have it
    legal                     move, remark              a move is legal, and the case has it as illegal; why, if it says so
    other-refusal             expected, found, because  a move is refused for another reason
    not-seen                  viewer, card              a viewer does not see this card
    seen                      viewer, card              a viewer sees this card
    leaked                    cards                     something shows cards that are secret
    round-not-shown           round                     this round has not been shown
    never-comes               part                      a moment does not come under these options
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeVar

import msgspec

from virado.cases.validation import Plain
from virado.refusal import Facts, Refusal

M = TypeVar("M")


class Difference(msgspec.Struct, frozen=True):
    """Something that a case claims and the rules do not do."""

    code: str
    """Stable and machine-readable: `expected-found`."""
    facts: Facts
    """What its message speaks of. `path` is where in the case the claim is, or what was looked at; `expected` and `found`
    are plain data, cards by name."""

    @property
    def key(self) -> str:
        """The key of the message in the catalogues: `case-expected-found`."""
        return f"case-{self.code}"

    @property
    def path(self) -> str:
        """Where it is: `after.expect.taken`."""
        return self.facts["path"]


def differs(path: str, code: str, **facts: object) -> Difference:
    """The difference with this code at `path` of a case."""
    return Difference(code, {"path": path, **facts})


def compare_values(path: str, expected: Plain, found: object) -> list[Difference]:
    """The difference between two values, if there is one."""
    return [] if expected == found else [differs(path, "expected-found", expected=expected, found=found)]


def compared_moves(
    path: str,
    expected: Collection[M],
    listed: Collection[M],
    *,
    text: Callable[[M], str],
    refusal: Callable[[M], Refusal | None],
) -> list[Difference]:
    """How the legal moves that a case lists differ from those that the game lists.

    `refusal` says why a move is not legal; it is asked about moves that are not listed.
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
    """The difference that a move which a case has as legal is refused, if it is."""
    return None if because is None else differs(path, "not-legal", move=move, because=because)


def refused_otherwise(
    path: str, move: str, entry: Mapping[str, Plain], because: Refusal | None
) -> list[Difference]:
    """The difference that a move which an entry of `illegal` refuses is legal (its `why` is the remark), or is refused with
    another code than its `error`."""
    if because is None:
        return [differs(path, "legal", move=move, remark=str(entry["why"]) if "why" in entry else None)]
    expected = entry.get("error", because.code)
    if expected == because.code:
        return []
    return [differs(path, "other-refusal", expected=expected, found=because.code, because=because)]


def _sort_moves(moves: Iterable[M], text: Callable[[M], str]) -> list[M]:
    return sorted(moves, key=text)
