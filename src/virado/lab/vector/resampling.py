"""`ResamplingMatch`: a match played by actions that can resample its hidden cards.

OpenSpiel needs it for `resample_from_infostate`.
"""

import random
import re
from typing import Any, NamedTuple, Self

from virado.cards import Card, CardSet, members
from virado.games.contract import Packed, seat_number
from virado.games.messages import cards_in
from virado.lab.vector.action_match import ActionMatch, stepper_of
from virado.lab.vector.discard_history import (
    DiscardHistory,
    HoldingState,
    discard_histories,
    sample_alternative,
    stock_of,
    union,
)
from virado.match import Step
from virado.refusal import RefusedError

TRIES = 200
"""Number of worlds tried in each of the two phases: worlds sampled by the bots, then uniform worlds."""


class OtherWorld(NamedTuple):
    """The placement of hidden cards in another world."""

    replacements: dict[Card, Card]
    """Card that takes the place of each moved card."""
    discards: dict[int, CardSet]
    """Cards discarded by each hidden move, indexed by the number of the move in the deal."""


class ResamplingMatch(ActionMatch):
    """A match played by actions that generates other worlds.

    The viewer cannot distinguish these worlds from the actual one.
    """

    def another_world(self, viewer: int, rng: random.Random) -> Self:
        """Return the match with the hidden cards of this deal resampled by the family's bots.

        The viewer sees no difference. All moves are replayed. Moves that the viewer saw stay the same. A hidden move
        (another seat's discards or arrangement) is replaced by one that fits the new cards. Even a card that all have
        seen may move if the viewer cannot know its present place. If none of the bots' worlds fits, the unseen cards
        are shuffled uniformly. Before the first deal, a copy is returned. Raises RuntimeError if no world is found.
        """
        if self._at_deal is None:
            return self.clone()
        before = self.match_before_deal
        seen = self.view(viewer).to_bytes()
        hidden = self._hidden(viewer)
        laid = self._discard_histories(viewer)
        for tried in range(2 * TRIES):
            believed = tried < TRIES
            world = (
                self._sample_world(viewer, hidden, laid, rng) if believed else _shuffle_hidden(hidden, rng)
            )
            other = self._replay(before, world, viewer, rng) if world is not None else None
            if other is not None and other.view(viewer).to_bytes() == seen:
                if self.acting_seat == viewer:
                    other._chosen = self._chosen
                return other
        raise RuntimeError(f"no other world of {self!r} was found in {2 * TRIES} attempts")

    def _hidden(self, viewer: int) -> CardSet:
        """Return the cards that the viewer has not seen anywhere since this deal began."""
        view = self.view(viewer)
        known = {
            name for event in view.events(self.match_before_deal.event_count) for name in cards_in(event)
        }
        known |= set(cards_in(view.data))
        return sum(1 << card for card, name in enumerate(self._deck.names) if name not in known)

    def _discard_histories(self, viewer: int) -> dict[int, DiscardHistory]:
        """Return the other seats' discards in this deal; empty if chance has dealt some of the discards again."""
        before = self.match_before_deal
        packs = self._chance[len(before.chance) :]
        first = len(before.steps)
        moves = [
            (seat_number(step.actor), done.packed)
            for step, done in zip(self._steps[first:], self._done[first:], strict=True)
        ]
        if len(packs) != 1 or not hasattr(before._state, "discards"):
            return {}
        return discard_histories(self._game, self._config, before._state, packs[0], moves, viewer)

    def _sample_world(
        self, viewer: int, hidden: CardSet, laid: dict[int, DiscardHistory], rng: random.Random
    ) -> OtherWorld | None:
        """Return a world sampled by the bots, as replaced cards and discards.

        Returns None if the sampled world is inconsistent.
        """
        true, known = self._state, self.view(viewer).state
        world = known.clone()
        stepper_of(self._variant).encoding.place_hidden(world, self._config, viewer, [rng.getrandbits(62)])
        discards = _discards(true, known, world, rng) if laid else []
        moved: list[tuple[CardSet, CardSet]] = []
        away: dict[int, CardSet] = {}
        for seat in range(true.players):
            if seat in laid:
                found = sample_alternative(laid[seat], world.hands[seat], discards[seat], rng)
                if found is None:
                    return None
                moved += zip(laid[seat].packets, found.packets, strict=True)
                away.update(zip(laid[seat].moves, found.cards, strict=True))
            else:
                of_others = ~known.hands[seat] & hidden
                moved.append((true.hands[seat] & of_others, world.hands[seat] & of_others))
        for was, now in zip(stock_of(true), stock_of(world), strict=True):
            if hidden >> was & 1:
                moved.append((1 << was, 1 << now & hidden if now >= 0 else 0))
        left = hidden & ~union([was for was, _ in moved])
        gone = hidden & ~union([now for _, now in moved])
        becomes: dict[Card, Card] = {}
        for was, now in (*moved, (left, gone)):
            if was.bit_count() != now.bit_count():
                return None  # in the sampled world, a card is missing from its known place
            becomes.update(zip(members(was), rng.sample(list(members(now)), now.bit_count()), strict=True))
        return OtherWorld(becomes, away) if set(becomes) == set(becomes.values()) else None

    def _replay(self, before: Self, world: OtherWorld, viewer: int, rng: random.Random) -> Self | None:
        """Return the deal replayed with the cards of another world.

        Returns None if the moves are not possible in that world.
        """
        other = before.clone()
        names, becomes = self._deck.names, world.replacements
        renamed = {} if world.discards else {names[card]: names[new] for card, new in becomes.items()}
        chance = iter(self._chance[len(before.chance) :])
        first = len(before.steps)
        steps = iter(self._steps[first:])
        step = next(steps, None)
        try:
            while True:
                if other.cards_to_shuffle:
                    cards = next(chance, None)
                    if cards is None:
                        return other
                    other.supply([becomes.get(card, card) for card in cards])
                elif step is None:
                    return other
                else:
                    cards = world.discards.get(len(other._steps) - first)
                    if cards is None:
                        other.play(step.actor, self._move_there(other, step, renamed, viewer, rng))
                    else:
                        action, _, extra = self._done[len(other._steps)].packed
                        seat = seat_number(step.actor)
                        there = (action, cards, extra)
                        other.play(seat, self._game.unpack(other._state, self._config, seat, there))
                    step = next(steps, None)
        except (RefusedError, ValueError):
            return None

    def _move_there(
        self, other: Self, step: Step, renamed: dict[str, str], viewer: int, rng: random.Random
    ) -> str:
        """Return the text of a step's move with the cards of another world.

        A hidden move that has very many alternatives is drawn again.
        """
        seat = step.actor
        sample = self._rules.sample
        if sample is not None and isinstance(seat, int) and seat != viewer:
            drawn: list[Packed] = []
            state: Any = other._state
            workspace = self._game.workspace_type()
            sample(state, self._config, workspace, seat, drawn, [rng.getrandbits(62)])
            return str(self._game.unpack(state, self._config, seat, drawn[0]))
        return re.sub(r"\b\w\w\b", lambda found: renamed.get(found[0], found[0]), step.text)


def _shuffle_hidden(hidden: CardSet, rng: random.Random) -> OtherWorld:
    """Return a world in which the hidden cards are shuffled uniformly."""
    cards = list(members(hidden))
    return OtherWorld(dict(zip(cards, rng.sample(cards, len(cards)), strict=True)), {})


def _discards(
    true: HoldingState, known: HoldingState, world: HoldingState, rng: random.Random
) -> list[CardSet]:
    """Return each seat's discards in a sampled world.

    Discards that the world does not place are distributed at random.
    """
    unplaced = sum(1 << card for card in stock_of(true))
    placed = sum(1 << card for card in stock_of(world) if card >= 0)
    for seat in range(true.players):
        unplaced |= (true.hands[seat] | true.discards[seat]) & ~(known.hands[seat] | known.discards[seat])
        placed |= world.hands[seat] | world.discards[seat]
    left = list(members(unplaced & ~placed))
    rng.shuffle(left)
    discards: list[CardSet] = []
    for seat in range(true.players):
        short = true.discards[seat].bit_count() - world.discards[seat].bit_count()
        taken, left = left[: max(0, short)], left[max(0, short) :]
        discards.append(world.discards[seat] | sum(1 << card for card in taken))
    return discards
