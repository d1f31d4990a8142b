"""The draft of a Hazari arrangement.

It becomes part of the match only when the player is up.
"""

from collections.abc import Iterable, Sequence

from virado.games.hazari.messages import Arrange

GROUP_SIZES = (3, 3, 3, 4)
IN_ORDER = 3
"""Number of groups of three cards; the rules prescribe their order."""


class ArrangementDraft:
    """A hand, and the groups into which the person has provisionally placed its cards."""

    def __init__(self, hand: Sequence[str]) -> None:
        self.hand = tuple(hand)
        self.groups: list[list[str]] = [[], [], [], []]
        self._past: list[list[list[str]]] = []

    @property
    def unplaced_cards(self) -> list[str]:
        """Cards of the hand that are in no group yet."""
        laid = {card for group in self.groups for card in group}
        return [card for card in self.hand if card not in laid]

    @property
    def is_complete(self) -> bool:
        """True if every group has its full number of cards."""
        return all(len(group) == size for group, size in zip(self.groups, GROUP_SIZES, strict=True))

    @property
    def is_first_complete(self) -> bool:
        """True if the first three groups have their full number of cards."""
        return all(len(group) == GROUP_SIZES[0] for group in self.groups[:IN_ORDER])

    def move(self) -> Arrange:
        """Return the arrangement as a move, legal or not."""
        return Arrange(groups=tuple(tuple(group) for group in self.groups))

    def group_of(self, card: str) -> int | None:
        """Return the index of the group that contains a card; None if the card is in the hand."""
        return next((i for i, group in enumerate(self.groups) if card in group), None)

    def fill(self, groups: Iterable[Sequence[str]]) -> None:
        """Replace the draft by a complete arrangement."""
        self._keep()
        self.groups = [list(group) for group in groups]

    def put(self, cards: Sequence[str], to: int | None) -> None:
        """Put cards into a group (index from 0), or back into the hand if `to` is None.

        Once the first three groups are complete, the remaining cards go into the last group automatically.
        """
        self._keep()
        for group in self.groups:
            group[:] = [card for card in group if card not in cards]
        if to is not None:
            self.groups[to] += cards
            if self.is_first_complete:
                self.groups[-1] += self.unplaced_cards

    def swap(self, one: str, other: str) -> None:
        """Exchange the places of two cards."""
        self._keep()
        for group in self.groups:
            group[:] = [{one: other, other: one}.get(card, card) for card in group]

    def clear(self) -> None:
        """Return all cards to the hand."""
        self._keep()
        self.groups = [[], [], [], []]

    def undo(self) -> bool:
        """Undo the last change. Returns False if there is nothing to undo."""
        if not self._past:
            return False
        self.groups = self._past.pop()
        return True

    def _keep(self) -> None:
        self._past.append([group[:] for group in self.groups])
