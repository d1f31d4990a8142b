"""A Casino player's memory of the round: the other seats' choices, and the position before each choice."""

from collections.abc import Sequence
from typing import NamedTuple

from virado.cards import Card, CardSet, Seat
from virado.games.casino.messages import Built, Captured, Dealt, Groups, RoundDealt, Trailed
from virado.games.casino.rules.duties import BOTH_ACES, builds_kept_by, remember_known, values_of
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.scoring import put_on_pile
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    MAX_PLAYERS,
    NOBODY,
    CasinoConfig,
    CasinoState,
    build_facts,
    build_how,
    builds_taken,
    capture_how,
    kind_of,
    trail,
)
from virado.games.casino.rules.stealing import card_under, lay_on_top
from virado.games.casino.rules.turns import build, remove_builds
from virado.games.contract import Packed
from virado.games.messages import Cards
from virado.kernel.bits import count, lowest
from virado.view import View

NEW_HANDS = (Dealt, RoundDealt)
HandPlay = Trailed | Captured | Built


class PastChoice(NamedTuple):
    """A choice that another seat made in this round."""

    seat: Seat
    state: CasinoState
    """Position before the choice, as the viewer saw it.

    The chooser's hand contains the cards that the seat has played since then.
    """
    packed: Packed


def choices_of_others(view: View[CasinoState, CasinoConfig]) -> list[PastChoice]:
    """Return the other seats' choices in this round, latest first.

    The positions are reconstructed backwards from the announcements.
    """
    past = _Rewinder(view)
    found: list[PastChoice] = []
    events = view.events()
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, NEW_HANDS):
            break
        if isinstance(event, HandPlay):
            packed = past.undo_play(event, index)
            if packed is None:
                break
            found.append(PastChoice(event.seat, past.state.clone(), packed))
    if view.config.for_partner:
        _recall_proofs(view.config, found)
    return [choice for choice in found if choice.seat != view.seat]


def proven_values(o: CasinoConfig, choices: Sequence[PastChoice]) -> list[int]:
    """Return, for each seat, the bit set of values for which it is proven to hold a card.

    After each of its turns, a seat holds a card for each build that it keeps (C-12). If it has not played that card
    since, it still holds it.
    """
    proven = [0] * MAX_PLAYERS
    for seat, before, packed in choices:
        s = before.clone()
        s.hands[seat] &= ~packed[0]
        if kind_of(packed[2]) == BUILD:
            build(s, o, seat, lowest(packed[0]), packed[1], packed[2])
        elif kind_of(packed[2]) == CAPTURE:
            remove_builds(s, builds_taken(packed[2]))
        values = values_of(s, builds_kept_by(s, seat))
        aces = s.hands[seat] & o.holders[ACE_HIGH]
        left = 0
        for value in range(1, ACE_HIGH + 1):
            if values >> value & 1 and not s.hands[seat] & o.holders[value]:
                left |= 1 << value
        if values & BOTH_ACES == BOTH_ACES and count(aces) == 1:
            left |= 1 << ACE_HIGH  # one of the two aces has been played
        # a single ace may have served as 1 and as 14 at different moments
        if left & BOTH_ACES and proven[seat] & BOTH_ACES and left & BOTH_ACES != BOTH_ACES:
            left &= ~BOTH_ACES
        elif left & BOTH_ACES == BOTH_ACES:
            proven[seat] &= ~BOTH_ACES
        proven[seat] |= left
    return proven


def _recall_proofs(o: CasinoConfig, choices: Sequence[PastChoice]) -> None:
    """Set the proven values of all hands (C-15) in the position before each choice.

    At the start of a round nothing is proven.
    """
    proven = [0] * 6
    for before, after in zip(reversed(choices), reversed(choices[:-1]), strict=False):
        before.state.known = proven
        after.state.known = proven[:]
        remember_known(after.state, o, before.seat, lowest(before.packed[0]))
        proven = after.state.known
    if len(choices) == 1:
        choices[0].state.known = proven


class _Rewinder:
    """A copy of a view's position in which plays can be undone one by one."""

    def __init__(self, view: View[CasinoState, CasinoConfig]) -> None:
        self.state = view.state.clone()
        self._config = view.config
        self._events = view.events()
        self._deck = view.deck

    def _card(self, name: str) -> Card:
        return self._deck.card(name)

    def _cards(self, names: Cards) -> CardSet:
        return self._deck.cards(names)

    def _build_of(self, groups: Groups) -> CardSet:
        return sum(self._cards(group) for group in groups)

    def undo_play(self, event: HandPlay, index: int) -> Packed | None:
        """Undo a play and return it as a move of the previous position.

        Returns None if the announcement does not contain enough information.
        """
        s = self.state
        if isinstance(event, Trailed):
            packed = self._trail(self._card(event.card))
        elif isinstance(event, Captured):
            packed = self._capture(event, index)
        else:
            packed = self._build(event, index)
        if packed is None:
            return None
        s.turn = event.seat
        s.plays -= 1
        s.hands[s.turn] |= packed[0]
        return packed

    def _trail(self, card: Card) -> Packed:
        self.state.loose &= ~(1 << card)
        return trail(card)

    def _capture(self, event: Captured, index: int) -> Packed | None:
        s = self.state
        played, loose = self._cards(event.played), self._cards(event.loose)
        gone = played | self._cards(event.taken)
        side = event.side
        while s.tops[side] and gone >> s.tops[side] - 1 & 1:
            s.tops[side] = card_under(s, s.tops[side] - 1)
        s.piles[side] &= ~gone
        s.won_cards[side] -= count(gone)
        s.won_spades[side] -= count(gone & self._config.spades)
        s.loose |= loose
        s.last_capturer = self._capturer_before(index)
        places = 0
        for groups in event.builds:
            info = self._facts(self._build_of(groups), index)
            if info is None:
                return None
            places |= 1 << self._lay(self._build_of(groups), info)
        stolen = self._return_stolen(event.stolen or (), index)
        return None if stolen is None else (played, loose | stolen, capture_how(places, 0))

    def _return_stolen(self, names: Cards, index: int) -> CardSet | None:
        """Return stolen cards to the piles from which they were taken.

        Returns the set of these cards, or None if a pile is unknown.
        """
        s = self.state
        for name in names:
            captures = (event for event in reversed(self._events[:index]) if isinstance(event, Captured))
            side = next((each.side for each in captures if name in each.played + each.taken), None)
            if side is None:
                return None
            lay_on_top(s, side, self._card(name))
            put_on_pile(s, self._config, side, 1 << self._card(name))
        return self._cards(names)

    def _build(self, event: Built, index: int) -> Packed | None:
        s = self.state
        card = self._card(event.card)
        joined = self._cards(event.joined)
        remove_builds(s, 1 << s.build_cards.index(self._build_of(event.cards), 0, s.builds))
        s.loose |= joined
        target = NOBODY
        if event.onto is not None:
            before = self._cards(event.onto)
            info = self._facts(before, index)
            if info is None:
                return None
            target = self._lay(before, info)
        if event.merged:
            own = self._cards(event.merged)
            info = self._facts(own, index)
            if info is None:
                return None
            self._lay(own, info)
        stolen = self._return_stolen(event.stolen or (), index)
        if stolen is None:
            return None
        joined |= stolen
        return 1 << card, joined, build_how(event.value, target, int(event.for_partner is True))

    def _lay(self, cards: CardSet, info: int) -> int:
        s = self.state
        s.build_cards[s.builds] = cards
        s.build_info[s.builds] = info
        s.builds += 1
        return s.builds - 1

    def _facts(self, cards: CardSet, before: int) -> int | None:
        """Return the packed facts of a build announced before event `before`; None if it was not announced."""
        for event in reversed(self._events[:before]):
            if isinstance(event, Built) and self._build_of(event.cards) == cards:
                return build_facts(event.value, event.owner, event.keeper, int(event.kind == "multiple"))
        return None

    def _capturer_before(self, index: int) -> Seat:
        for event in reversed(self._events[:index]):
            if isinstance(event, Dealt):
                break
            if isinstance(event, Captured):
                return event.seat
        return NOBODY
