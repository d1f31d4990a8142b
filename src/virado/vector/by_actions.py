"""`MatchByActions`: a match whose moves are made by actions and whose cards come from outside, for programs that search."""

import random
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, NoReturn, Self

import numpy as np

from virado.cards import Card, CardSet, members
from virado.games.contract import Packed, seat_number
from virado.games.messages import cards_in
from virado.games.variant import Variant
from virado.match import Match, Step
from virado.refusal import RefusedError
from virado.vector.contract import Episode
from virado.vector.environments import VectorEnv
from virado.vector.laying_away import HoldingState, LaidAway, laid_away, otherwise, stock_of, union
from virado.vector.single import NOBODY, action_for, row_of
from virado.vector.stepping import NOT_KEPT, SHOW

TRIES = 200
"""Worlds that are made before none is found."""


class Stepper(VectorEnv):
    """Where positions are put to be shown and stepped by the compiled code. Use it from one thread at a time."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant, 1, autoreset="disabled")
        self._nothing = np.zeros(1, np.int64)

    def show(self, state: Any, p: Episode) -> tuple[Episode, tuple[int, ...], Any]:
        """What an environment keeps of a position, the actions that are legal, and the observation of the seat that is asked."""
        state.store(self._states, 0)
        p.store(self._episodes, 0)
        self.truncations[0] = 0
        self._everywhere(SHOW, self._nothing)
        legal: Any = np.flatnonzero(self.masks[0])
        return Episode.load(self._episodes, 0), tuple(legal.tolist()), self.observations[0].copy()

    def take(self, state: Any, p: Episode, action: int) -> Episode:
        """What it keeps after an action; ValueError if it is not legal."""
        state.store(self._states, 0)
        p.store(self._episodes, 0)
        self._kept.numbers[0] = NOT_KEPT  # what is kept is of another position
        self.step(np.array([action]))
        return Episode.load(self._episodes, 0)


@cache
def stepper_of(variant: Variant) -> Stepper:
    """What steps the matches of a variant, made once."""
    return Stepper(variant)


class MatchByActions(Match):
    """A match that waits for cards (`wanted`, `supply`) and takes actions (`legal_actions`, `act`) as `VectorEnv` does.

    Its moves can be made by `play`, too. It takes nothing back. Matches of one variant share what steps them: use them from one
    thread at a time.
    """

    def __init__(self, variant: Variant | str) -> None:
        """OptionsError if there is no such variant."""
        self._at_deal: MatchByActions | None = None
        self._chosen = Episode()
        self._shown: tuple[Episode, tuple[int, ...], Any] | None = None
        super().__init__(variant, seed=0)

    # ------------------------------------------------------------------ chance
    def _settle(self) -> bool:
        """Nothing is supplied before it comes from outside."""
        return False

    @property
    def wanted(self) -> CardSet:
        """The cards that chance must shuffle and supply now; 0 if none."""
        return self._rules.wanted(self._state, self._config)

    def supply(self, cards: Sequence[Card]) -> None:
        """Supply these cards, index 0 dealt first; ValueError if they are not those that are wanted."""
        wanted = self.wanted
        if not wanted or sorted(cards) != list(members(wanted)):
            raise ValueError(f"{list(cards)} are not the cards that are wanted")
        if wanted == self._deck.full:
            self._at_deal = None
            self._at_deal = self.clone()
        facts = self._supply(list(cards))
        self._chance.append(tuple(cards))
        self._events += self._game.narrate_chance(self._state, self._config, cards, facts)
        if not self._steps:
            self._opening_events = len(self._events)
        del self._known_digests[len(self._steps) :]  # the last move has announced more now
        self._shown = None

    def undo(self) -> NoReturn:
        """Not here: what chance has supplied is not kept with the moves."""
        raise NotImplementedError("a match by actions takes nothing back")

    # ------------------------------------------------------------------ actions
    def _now(self) -> tuple[Episode, tuple[int, ...], Any]:
        if self._shown is None:
            self._shown = stepper_of(self._variant).show(self._state, self._chosen)
            self._chosen = self._shown[0]
        return self._shown

    @property
    def asked(self) -> int:
        """The seat that is asked, of several that are to act the first after the dealer; -1 if none is or cards are wanted."""
        acting = self.to_act
        return acting[0] if acting and not self.wanted else NOBODY

    def legal_actions(self) -> tuple[int, ...]:
        """The actions that the seat that is asked may take; none if there are more moves than `VectorEnv` lists."""
        return self._now()[1] if self.asked != NOBODY else ()

    def act(self, action: int) -> bool:
        """Take an action; whether that was a whole move. ValueError if it is not legal."""
        if action not in self.legal_actions():
            raise ValueError(f"action {action} is not legal")
        after = stepper_of(self._variant).take(self._state, self._now()[0], action)
        if after.chosen:
            self._chosen, self._shown = after, None
            return False
        seat, a, b, c = after.made
        self.play(seat, self._game.unpack(self._state, self._config, seat, (a, b, c)))
        return True

    def make(self, judged: Any) -> Any:
        """As `Match.make`; what had been chosen of a move is forgotten."""
        self._chosen, self._shown = Episode(), None
        return super().make(judged)

    def action_towards(self, step: Step) -> int:
        """The action that leads on to a move of the seat that is asked; ValueError if none does."""
        p = self._now()[0]
        packed = self._packed(step.actor, step.move)
        encoding = stepper_of(self._variant).encoding
        return action_for(encoding, self._state, self._config, p, self.asked, packed)

    def observation(self, viewer: int) -> Any:
        """What a seat, or with -1 everybody, may know now (numbers), int16; a new array."""
        stepper = stepper_of(self._variant)
        if viewer == self.asked != NOBODY:
            return self._now()[2].copy()
        p = self._now()[0] if self.asked != NOBODY else Episode(seat=NOBODY)
        return row_of(stepper.encoding, len(stepper.features), self._state, self._config, p, viewer)

    def observation_with(self, viewer: int, own: "MatchByActions | None") -> Any:
        """What a seat may know of this match while it chooses a move in another one, in which it is asked: where several seats
        decide at the same time. With None it has nothing to choose."""
        stepper = stepper_of(self._variant)
        p = own._now()[0] if own is not None else Episode(seat=NOBODY)
        return row_of(stepper.encoding, len(stepper.features), self._state, self._config, p, viewer)

    def __deepcopy__(self, memo: Any) -> Self:
        """A `clone`."""
        return self.clone()

    @property
    def chosen(self) -> tuple[int, ...]:
        """What the seat that is asked has chosen of its move so far: all 0 before."""
        return tuple(self._chosen.parts)

    # ------------------------------------------------------------------ other worlds
    @property
    def deal_begun(self) -> "MatchByActions":
        """The match as it stood before the cards of this deal; ValueError before the first deal."""
        if self._at_deal is None:
            raise ValueError("no deal has begun")
        return self._at_deal

    def another_world(self, viewer: int, rng: random.Random) -> Self:
        """The match with hidden cards of this deal elsewhere, as the bots of its family believe; a seat sees no difference.

        All moves have been made again: those that the seat saw are the same, and a hidden one (what others have laid away, how
        they have arranged) is one that agrees with the cards as they lie there. A card that all have seen lies elsewhere, too,
        where the seat cannot know what has become of it. Where none of the bots' worlds fits, the cards that nobody has seen lie
        elsewhere, each way as likely. Before the first deal, a copy. RuntimeError if no such world is found.
        """
        if self._at_deal is None:
            return self.clone()
        before = self.deal_begun
        seen = self.view(viewer).to_bytes()
        hidden = self._hidden(viewer)
        laid = self._laid_away(viewer)
        for tried in range(2 * TRIES):
            believed = tried < TRIES
            world = self._elsewhere(viewer, hidden, laid, rng) if believed else _anywhere(hidden, rng)
            other = self._replayed(before, world, viewer, rng) if world is not None else None
            if other is not None and other.view(viewer).to_bytes() == seen:
                if self.asked == viewer:
                    other._chosen = self._chosen
                return other
        raise RuntimeError(f"no other world of {self!r} in {2 * TRIES} tries")

    def _hidden(self, viewer: int) -> CardSet:
        """The cards that the viewer has seen nowhere since this deal began."""
        view = self.view(viewer)
        known = {name for event in view.events(self.deal_begun.event_count) for name in cards_in(event)}
        known |= set(cards_in(view.data))
        return sum(1 << card for card, name in enumerate(self._deck.names) if name not in known)

    def _laid_away(self, viewer: int) -> dict[int, LaidAway]:
        """What others have laid away in this deal; nothing where chance has supplied some of it anew."""
        before = self.deal_begun
        packs = self._chance[len(before.chance) :]
        first = len(before.steps)
        moves = [
            (seat_number(step.actor), done.packed)
            for step, done in zip(self._steps[first:], self._done[first:], strict=True)
        ]
        if len(packs) != 1 or not hasattr(before._state, "discards"):
            return {}
        return laid_away(self._game, self._config, before._state, packs[0], moves, viewer)

    def _elsewhere(
        self, viewer: int, hidden: CardSet, laid: dict[int, LaidAway], rng: random.Random
    ) -> "OtherWorld | None":
        """A world that the bots make, as cards in the places of others and as what is laid away; None if it cannot be."""
        true, known = self._state, self.view(viewer).state
        world = known.clone()
        stepper_of(self._variant).encoding.place_hidden(world, self._config, viewer, [rng.getrandbits(62)])
        discards = _discards(true, known, world, rng) if laid else []
        moved: list[tuple[CardSet, CardSet]] = []
        away: dict[int, CardSet] = {}
        for seat in range(true.players):
            if seat in laid:
                found = otherwise(laid[seat], world.hands[seat], discards[seat], rng)
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
                return None  # the bots' world has a card that is known elsewhere than it is
            becomes.update(zip(members(was), rng.sample(list(members(now)), now.bit_count()), strict=True))
        return OtherWorld(becomes, away) if set(becomes) == set(becomes.values()) else None

    def _replayed(self, before: Any, world: "OtherWorld", viewer: int, rng: random.Random) -> Self | None:
        """The deal with other cards; None if its moves cannot be made so."""
        other = before.clone()
        names, becomes = self._deck.names, world.becomes
        renamed = {} if world.laid else {names[card]: names[new] for card, new in becomes.items()}
        chance = iter(self._chance[len(before.chance) :])
        first = len(before.steps)
        steps = iter(self._steps[first:])
        step = next(steps, None)
        try:
            while True:
                if other.wanted:
                    cards = next(chance, None)
                    if cards is None:
                        return other
                    other.supply([becomes.get(card, card) for card in cards])
                elif step is None:
                    return other
                else:
                    cards = world.laid.get(len(other._steps) - first)
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
        self, other: "MatchByActions", step: Step, renamed: dict[str, str], viewer: int, rng: random.Random
    ) -> str:
        """A move with other cards; one that nobody has seen and that is chosen from very many is drawn anew."""
        seat = step.actor
        sample = self._rules.sample
        if sample is not None and isinstance(seat, int) and seat != viewer:
            drawn: list[Packed] = []
            state: Any = other._state
            workspace = self._game.workspace_type()
            sample(state, self._config, workspace, seat, drawn, [rng.getrandbits(62)])
            return str(self._game.unpack(state, self._config, seat, drawn[0]))
        return re.sub(r"\b\w\w\b", lambda found: renamed.get(found[0], found[0]), step.text)


class OtherWorld(NamedTuple):
    """How hidden cards lie in another world."""

    becomes: dict[Card, Card]
    """By card the one that is in its place there."""
    laid: dict[int, CardSet]
    """By number of a move in the deal, the cards that are laid away with it there."""


def _anywhere(hidden: CardSet, rng: random.Random) -> OtherWorld:
    """Hidden cards in each other's places, each way as likely."""
    cards = list(members(hidden))
    return OtherWorld(dict(zip(cards, rng.sample(cards, len(cards)), strict=True)), {})


def _discards(
    true: HoldingState, known: HoldingState, world: HoldingState, rng: random.Random
) -> list[CardSet]:
    """By seat what it has laid away in a world: what that has not placed is shared out by chance."""
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
