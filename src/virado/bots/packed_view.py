"""The view of one seat as values that can be pickled, for players in other processes."""

from typing import Any, NamedTuple

from virado.games.catalogue import stored_variant
from virado.view import AnyView, View


class PackedView(NamedTuple):
    """The parts of a seat's view. None of them contains hidden information."""

    variant: str
    seat: int
    state: Any
    """The state without hidden information."""
    events: Any
    """The events that the seat may know."""

    @classmethod
    def from_view(cls, view: AnyView) -> "PackedView":
        """Return the parts of a view."""
        return cls(str(view.variant), view.seat, view.state, view.events())

    def unpack(self) -> AnyView:
        """Return the view."""
        variant = stored_variant(self.variant)
        made: AnyView = View(variant, variant.config(), self.seat, self.state, self.events, len(self.events))
        made.state = self.state  # the state is already redacted; redacting it again would fail
        return made
