"""Reasons for a Casino move: its immediate effect, and the table that it leaves.

Each reason states a fact about the position that the viewer can check. It names cards, not values.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import islice

from virado.bots.casino.capture_value import captured_cards
from virado.bots.casino.counting import build_cards, count_cards, rank_cards, sweep_value, value_to_player
from virado.bots.casino.expectation import NOTHING
from virado.bots.casino.policy import leave, residue_value
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import weights_for
from virado.bots.contract import Reason
from virado.bots.units import CERTAIN, HUNDRED_PERCENT, POINT
from virado.cards import CardSet, Deck, Seat, members
from virado.games.casino.rules.building import merged_builds
from virado.games.casino.rules.duties import taken_cards
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.scoring import ALL_ITEMS, items_open
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    NOBODY,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    for_partner,
    keeper_of,
    kind_of,
    move_target,
    move_value,
    value_of,
)
from virado.games.casino.rules.turns import is_orange
from virado.games.contract import Packed
from virado.kernel.bits import count, lowest
from virado.view import View

MAX_PARTS = 2
"""Maximum number of reasons about the move itself; one more may describe the table after the move."""
LIKELY = 5
"""Minimum chance of a sweep that a reason mentions, in per cent."""
WORTH_SAYING = POINT // 4
"""Minimum value of a next capture that a reason mentions, in thousandths of a point."""


def reasons(view: View[CasinoState, CasinoConfig], moves: Sequence[Packed]) -> list[tuple[Reason, ...]]:
    """Return the reasons for each move of the view's seat.

    A possible capture of the opponents is mentioned only if its value exceeds the median over all `moves`.
    """
    counted = Scratch()
    count_cards(view.state, view.config, weights_for(view.config), counted, view.seat)
    restricted = any(
        items_open(view.state, view.config, side) != ALL_ITEMS for side in range(view.state.sides)
    )
    explained = [
        _Explained(
            view.state, view.config, view.deck, view.seat, move, counted.clone(), restricted=restricted
        )
        for move in moves
    ]
    usual = [0] * len(counted.gain_of_rank)
    if len(moves) > 1:
        of_moves = zip(*(each.scratch.gain_of_rank for each in explained), strict=True)
        usual = [sorted(gains)[len(moves) // 2] for gains in of_moves]
    lays_only = _lays_only(view)
    return [each.reasons(usual, lays_only) for each in explained]


def _lays_only(view: View[CasinoState, CasinoConfig]) -> bool:
    """Return True if every legal move lays a card of the hand on the table."""
    number = count(view.state.hands[view.seat])
    first = list(islice(view.variant.game.interleave_legal(view.state, view.config, view.seat), number + 1))
    return len(first) <= number and all(kind_of(c) == TRAIL for _, _, c in first)


def _reason(code: str, **facts: object) -> Reason:
    return Reason("casino", code, facts)


class _Explained:
    """A move, with a card counter's estimate of the table after the move."""

    def __init__(
        self,
        s: CasinoState,
        o: CasinoConfig,
        deck: Deck,
        seat: Seat,
        move: Packed,
        counted: Scratch,
        *,
        restricted: bool,
    ) -> None:
        self.s, self.o, self.deck, self.seat = s, o, deck, seat
        self.a, self.b, self.c = move
        self.kind = kind_of(self.c)
        self._is_restricted = restricted
        """True if any side scores only some of the items (C-22)."""
        scores = ((o.p_big, o.big), (o.p_little, o.little), (o.p_ace, o.aces), (o.p_five, o.fives))
        self._scores = [(points, which) for points, which in scores if points]
        """The points of single cards, each with the cards that score them."""
        self.rest: CardSet = s.hands[seat] & ~self.a
        self.weights = weights_for(o)
        self.scratch = counted
        """The scratch that `count_cards` has filled, and then `leave` for this move."""
        self.table_after = leave(s, o, self.weights, self.scratch, seat, *move)
        """Value of the cards on the table afterwards; 0 if the table is empty."""
        self.loose_after, self.builds_after = self._lying_after()

    def reasons(self, usual: Sequence[int], lays_only: bool) -> tuple[Reason, ...]:
        """Return the reasons for the move, the most important first.

        `usual` is, by rank, the median gain of a card over the moves that are compared. `lays_only` is true if every
        legal move lays a card on the table.
        """
        if self.kind == CAPTURE:
            parts = self._capture()
        elif self.kind == BUILD:
            parts = self._build()
        else:
            parts = self._trail(lays_only)
        return (*parts[:MAX_PARTS], *self._outlook(usual)[:1])

    # ------------------------------------------------------------------ facts
    def _rank(self, value: int) -> str:
        """Return the rank, such as `T`, whose cards have this value (1..14)."""
        return self.deck.ranks[0 if value == ACE_HIGH else value - 1]

    def _names(self, cards: CardSet) -> tuple[str, ...]:
        return tuple(self.deck.list(cards))

    def _scoring_cards(self, cards: CardSet) -> CardSet:
        """Return the members of `cards` that score individually."""
        scoring = 0
        for _, which in self._scores:
            scoring |= which
        return cards & scoring

    def _scoring(self, cards: CardSet) -> dict[str, object]:
        """Return facts about the members of `cards` that score individually: their names and their points."""
        scoring = self._scoring_cards(cards)
        return {"cards": self._names(scoring), "points": self._points(scoring)}

    def _points(self, cards: CardSet) -> int:
        """Return the sum of the points of single cards; 0 while a side is restricted to some items (C-22)."""
        total = 0
        if not self._is_restricted:
            for points, which in self._scores:
                if cards & which:
                    total += points * count(cards & which)
        return total

    def _lying_after(self) -> tuple[CardSet, dict[int, CardSet]]:
        """Return the loose cards after the move, and the cards of builds after the move by value."""
        s, o, b, c = self.s, self.o, self.b, self.c
        loose = s.loose & ~b
        taken = builds_taken(c) if self.kind == CAPTURE else 0
        builds: dict[int, CardSet] = {}
        if self.kind == BUILD:
            target = move_target(c)
            merged = merged_builds(s, o, self.seat, target)
            joined = taken_cards(s, self.a | b, merged)
            taken = merged
            if target != NOBODY:
                joined |= s.build_cards[target]
                taken |= 1 << target
            builds[move_value(c)] = joined
        elif self.kind != CAPTURE:
            loose |= self.a
        for place in range(s.builds):
            if not taken >> place & 1:
                value = value_of(s.build_info[place])
                builds[value] = builds.get(value, 0) | s.build_cards[place]
        return loose, builds

    def _lying(self) -> CardSet:
        """Return all cards on the table after the move."""
        lying = self.loose_after
        for cards in self.builds_after.values():
            lying |= cards
        return lying

    def _taken_next(self, rank: int) -> CardSet:
        """Return the cards that a single card of a rank takes from the table after the move (see `gains`)."""
        o, scratch = self.o, self.scratch
        equal = self.loose_after & rank_cards(rank)
        if equal and not o.value[lowest(equal)] and not o.face_all:
            equal = 1 << max(members(equal), key=lambda card: value_to_player(o, scratch, 1 << card))
        if rank > 10 and not o.value[4 * (rank - 1)]:
            return equal
        values = (rank, ACE_HIGH) if rank == 1 and o.ace_high else (rank,)
        found = [equal | self._several[value] | self.builds_after.get(value, 0) for value in values]
        if len(found) == 1:
            return found[0]
        return max(found, key=lambda cards: value_to_player(o, scratch, cards))

    @cached_property
    def _several(self) -> list[CardSet]:
        """Return, for each value, the most valuable set of two or more loose cards with this sum.

        The set is empty if no cards have this sum.
        """
        o, scratch = self.o, self.scratch
        sums: list[tuple[int, CardSet]] = [(0, 0)] + [(NOTHING, 0)] * ACE_HIGH
        several: list[tuple[int, CardSet]] = [(0, 0)] * (ACE_HIGH + 1)
        for card in members(self.loose_after):
            own = o.value[card]
            if not own:
                continue
            worth = value_to_player(o, scratch, 1 << card)
            for total in range(ACE_HIGH, own - 1, -1):
                base, cards = sums[total - own]
                if base < 0:
                    continue
                both = (base + worth, cards | 1 << card)
                if total > own and both[0] > several[total][0]:
                    several[total] = both
                if both[0] > sums[total][0]:
                    sums[total] = both
        return [cards for _, cards in several]

    def _can_be_held(self, rank: int) -> bool:
        """Return True if another hand can hold a card of the rank."""
        s = self.s
        seen = s.hands[self.seat] | s.loose | build_cards(s)
        for side in range(s.sides):
            seen |= s.piles[side]
        return bool(rank_cards(rank) & self.o.pack & ~seen)

    def _percent(self, value: int) -> int:
        """Return the chance, in per cent, that an opponent holds a card of a value.

        The chance is computed from the unseen cards.
        """
        return round(
            HUNDRED_PERCENT * self.scratch.chance_of_rank[1 if value == ACE_HIGH else value] / CERTAIN
        )

    def _whose(self, info: int) -> str:
        """Return the keeper of a build as `you`, `partner` or `other`."""
        keeper = keeper_of(info)
        if keeper == self.seat:
            return "you"
        return "partner" if keeper % self.s.sides == self.seat % self.s.sides else "other"

    # ------------------------------------------------------------------ immediate effect
    def _capture(self) -> list[Reason]:
        s, o = self.s, self.o
        got = self.a | captured_cards(s, self.b, self.c)
        parts: list[Reason] = []
        if self.table_after == 0 and sweep_value(o, self.weights):
            parts.append(_reason("sweeps"))
        if is_orange(s, o, self.b, self.c):
            parts.append(_reason("orange"))
        places = builds_taken(self.c)
        if places:
            info = s.build_info[lowest(places)]
            parts.append(_reason("takes-build", keeper=self._whose(info), value=value_of(info)))
        spades = count(got & o.spades) if self.scratch.spade else 0
        parts.append(_reason("takes", number=count(got), spades=spades, **self._scoring(got)))
        if not self._scoring_cards(got):
            parts += self._most("most-spades", o.p_spades) if spades else self._most("most-cards", o.p_cards)
        return parts

    def _most(self, code: str, points: int) -> list[Reason]:
        """Return the reason that a majority scores points, if it scores any.

        The list is empty while a side is restricted to some items (C-22).
        """
        return [_reason(code, number=points)] if points and not self._is_restricted else []

    def _build(self) -> list[Reason]:
        s = self.s
        target = move_target(self.c)
        value = move_value(self.c)
        safety = _reason("they-hold", rank=self._rank(value), percent=self._percent(value))
        if for_partner(self.c):
            return [_reason("builds-for-partner", value=value), safety]
        if target == NOBODY:
            return [_reason("builds", value=value, rank=self._rank(value)), safety]
        info = s.build_info[target]
        before = value_of(info)
        if before == value:
            return [_reason("adds", keeper=self._whose(info), value=value), safety]
        return [_reason("raises", keeper=self._whose(info), before=before, value=value), safety]

    def _trail(self, lays_only: bool) -> list[Reason]:
        s, o = self.s, self.o
        card = lowest(self.a)
        rank = (card >> 2) + 1
        given = self._scoring_cards(self.a)
        parts = [_reason("gives-away", **self._scoring(given))] if given else []
        if self.rest & 15 << (card & ~3):
            parts.append(_reason("lays-to-take", rank=self._rank(rank)))
        elif not self._can_be_held(rank):
            parts.append(_reason("nobody-can-pair", rank=self._rank(rank)))
        for place in range(s.builds):
            info = s.build_info[place]
            value = value_of(info)
            if keeper_of(info) == self.seat and self.rest & rank_cards(1 if value == ACE_HIGH else value):
                parts.append(_reason("keeps-for-build", rank=self._rank(value)))
                break
        kept = self._scoring_cards(self.rest)
        if not given and kept and not parts:
            parts.append(_reason("keeps-back", **self._scoring(1 << lowest(kept))))
        if not parts and self.a & o.spades and self.scratch.spade:
            return [_reason("gives-away-spade"), *self._most("most-spades", o.p_spades)]
        if parts:
            return parts
        return [*([_reason("lays-only")] if lays_only else []), _reason("gives-away-little")]

    # ------------------------------------------------------------------ remaining table
    def _outlook(self, usual: Sequence[int]) -> list[Reason]:
        """Return reasons about the next captures of the opponents and of the player, the most important first."""
        scratch = self.scratch
        if self.table_after == 0 or not any(scratch.chance_of_rank):
            return []
        sweep = sweep_value(self.o, self.weights)
        lying = self._lying()
        found: list[tuple[int, Reason]] = []
        for rank in range(1, len(self.deck.ranks) + 1):
            gain = scratch.gain_of_rank[rank]
            if not scratch.chance_of_rank[rank]:
                continue
            percent = self._percent(rank)
            risk = gain * scratch.chance_of_rank[rank] // CERTAIN
            added = (gain - usual[rank]) * scratch.chance_of_rank[rank] // CERTAIN
            facts: dict[str, object] = {"rank": self._rank(rank), "percent": percent}
            if sweep and percent >= LIKELY and self._taken_next(rank) == lying:
                found.append((risk, _reason("but-would-sweep", **facts).turned()))
            elif added >= WORTH_SAYING:
                against = _reason("but-would-take", **facts, **self._facts_of_taking(rank)).turned()
                found.append((added, against))
        for rank in {(card >> 2) + 1 for card in members(self.rest)}:
            gain = scratch.gain_of_rank[rank]
            if gain >= WORTH_SAYING:
                facts = {"rank": self._rank(rank), **self._facts_of_taking(rank)}
                found.append((gain // 2, _reason("can-take-next", **facts)))
        if self.s.stock_next == self.s.stock_end:
            captures = int(self.kind == CAPTURE)
            pot = residue_value(
                self.s, self.o, self.weights, scratch, self.seat, self.table_after, self.a, captures
            )
            last = self.seat if captures else self.s.last_capturer
            is_own = last >= 0 and last % self.s.sides == self.seat % self.s.sides
            if abs(pot) >= WORTH_SAYING and last >= 0 and is_own == (pot > 0):
                last_is_theirs = _reason("but-captures-last").turned()
                found.append((abs(pot), _reason("captures-last") if pot > 0 else last_is_theirs))
        if not found and self.kind != CAPTURE and not self._scoring_cards(lying):
            return [_reason("leaves-little")]
        return [each for _, each in sorted(found, key=lambda one: -one[0])]

    def _facts_of_taking(self, rank: int) -> dict[str, object]:
        """Return facts about the capture by a card of the rank after the move.

        The facts are the number of cards taken, the names of those that score, and their points.
        """
        taken = self._taken_next(rank)
        return {"number": count(taken), **self._scoring(taken)}
