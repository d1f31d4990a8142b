"""Thirteen cards being arranged in four groups: what may be tried before one is up. Nothing of this is part of the match."""

from collections.abc import Iterable, Sequence

from virado.games.hazari.messages import Arrange

GROUP_SIZES = (3, 3, 3, 4)
IN_ORDER = 3
"""How many groups have the same size, and an order among them."""


class ArrangementDraft:
    """A hand, and the groups that its cards are tried in."""

    def __init__(self, hand: Sequence[str]) -> None:
        self.hand = tuple(hand)
        self.groups: list[list[str]] = [[], [], [], []]
        self._past: list[list[list[str]]] = []

    @property
    def unplaced_cards(self) -> list[str]:
        """Cards that lie in no group."""
        laid = {card for group in self.groups for card in group}
        return [card for card in self.hand if card not in laid]

    @property
    def is_complete(self) -> bool:
        """Whether every card lies in a group and every group has its size."""
        return all(len(group) == size for group, size in zip(self.groups, GROUP_SIZES, strict=True))

    @property
    def is_first_complete(self) -> bool:
        """Whether the groups that have an order among them have their sizes."""
        return all(len(group) == GROUP_SIZES[0] for group in self.groups[:IN_ORDER])

    def move(self) -> Arrange:
        """The arrangement as a move, legal or not."""
        return Arrange(groups=tuple(tuple(group) for group in self.groups))

    def group_of(self, card: str) -> int | None:
        """Number of the group that a card lies in, from 0; None if in none."""
        return next((i for i, group in enumerate(self.groups) if card in group), None)

    def fill(self, groups: Iterable[Sequence[str]]) -> None:
        """Lay a whole arrangement out."""
        self._keep()
        self.groups = [list(group) for group in groups]

    def put(self, cards: Sequence[str], to: int | None) -> None:
        """Put cards into a group (from 0), or back to the hand; the rest of a hand falls into the last group."""
        self._keep()
        for group in self.groups:
            group[:] = [card for card in group if card not in cards]
        if to is not None:
            self.groups[to] += cards
            if self.is_first_complete:
                self.groups[-1] += self.unplaced_cards

    def swap(self, one: str, other: str) -> None:
        """Let two cards change places."""
        self._keep()
        for group in self.groups:
            group[:] = [{one: other, other: one}.get(card, card) for card in group]

    def clear(self) -> None:
        """Take all cards back."""
        self._keep()
        self.groups = [[], [], [], []]

    def undo(self) -> bool:
        """Take the last change back; False if there is none."""
        if not self._past:
            return False
        self.groups = self._past.pop()
        return True

    def _keep(self) -> None:
        self._past.append([group[:] for group in self.groups])
