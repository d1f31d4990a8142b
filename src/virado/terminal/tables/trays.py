"""Thirteen cards being laid out in four groups: what may be tried before one is up."""

from collections.abc import Iterable, Sequence

SIZES = (3, 3, 3, 4)


class Trays:
    """A hand and the groups that its cards are tried in; nothing of this is part of the match."""

    def __init__(self, hand: Sequence[str]) -> None:
        self.hand = tuple(hand)
        self.groups: list[list[str]] = [[], [], [], []]
        self._past: list[list[list[str]]] = []

    @property
    def left(self) -> list[str]:
        """Cards that lie in no group."""
        laid = {card for group in self.groups for card in group}
        return [card for card in self.hand if card not in laid]

    @property
    def complete(self) -> bool:
        """Whether every card lies in a group and every group has its size."""
        return all(len(group) == size for group, size in zip(self.groups, SIZES, strict=True))

    @property
    def text(self) -> str:
        """The arrangement as a move."""
        return "arrange " + " / ".join(" ".join(group) for group in self.groups)

    def place_of(self, card: str) -> int | None:
        """Number of the group that a card lies in, from 0; None if in none."""
        return next((i for i, group in enumerate(self.groups) if card in group), None)

    def fill(self, groups: Iterable[Sequence[str]]) -> None:
        """Lay a whole arrangement out."""
        self._keep()
        self.groups = [list(group) for group in groups]

    def move(self, cards: Sequence[str], to: int | None) -> None:
        """Put cards into a group (from 0), or back to the hand; the rest of a hand falls into the last group."""
        self._keep()
        for group in self.groups:
            group[:] = [card for card in group if card not in cards]
        if to is not None:
            self.groups[to] += cards
        if to is not None and all(len(group) == SIZES[0] for group in self.groups[:3]):
            self.groups[3] += self.left

    def swap(self, one: str, other: str) -> None:
        """Let two cards change places."""
        self._keep()
        first, second = self.place_of(one), self.place_of(other)
        for group in self.groups:
            group[:] = [{one: other, other: one}.get(card, card) for card in group]
        if first is None and second is None:
            self._past.pop()

    def order(self, ranked: Sequence[int]) -> None:
        """Put the first three groups into this order."""
        self._keep()
        self.groups[:3] = [self.groups[i] for i in ranked]

    def clear(self) -> None:
        """Take all cards back."""
        self._keep()
        self.groups = [[], [], [], []]

    def back(self) -> bool:
        """Take the last change back; False if there is none."""
        if not self._past:
            return False
        self.groups = self._past.pop()
        return True

    def _keep(self) -> None:
        self._past.append([group[:] for group in self.groups])
