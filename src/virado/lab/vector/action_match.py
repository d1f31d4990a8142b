"""`ActionMatch`: a match whose moves are made by actions and whose cards come from outside, for programs that search."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NoReturn, Self

import numpy as np

from virado.cards import Card, CardSet, members
from virado.encoders.contract import Episode
from virado.games.variant import Variant
from virado.lab.vector.environments import VectorEnv
from virado.lab.vector.single import NOBODY, action_for, row_of
from virado.lab.vector.stepping import NOT_KEPT, SHOW
from virado.match import Match, Step


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


class ActionMatch(Match):
    """A match that waits for cards (`wanted`, `supply`) and takes actions (`legal_actions`, `act`) as `VectorEnv` does.

    Its moves can be made by `play`, too. It takes nothing back. Matches of one variant share what steps them: use them from one
    thread at a time.
    """

    def __init__(self, variant: Variant | str) -> None:
        """OptionsError if there is no such variant."""
        self._at_deal: Self | None = None
        self._chosen = Episode()
        self._observed: tuple[Episode, tuple[int, ...], Any] | None = None
        super().__init__(variant, seed=0)

    # ------------------------------------------------------------------ chance
    def _settle(self) -> bool:
        """Nothing is supplied before it comes from outside."""
        return False

    @property
    def cards_to_shuffle(self) -> CardSet:
        """The cards that chance must shuffle and supply now; 0 if none."""
        return self._rules.cards_to_shuffle(self._state, self._config)

    def supply(self, cards: Sequence[Card]) -> None:
        """Supply these cards, index 0 dealt first; ValueError if they are not those that are wanted."""
        wanted = self.cards_to_shuffle
        if not wanted or sorted(cards) != list(members(wanted)):
            raise ValueError(f"{list(cards)} are not the cards that are wanted")
        if wanted == self._deck.full:
            self._at_deal = None
            self._at_deal = self.clone()
        facts = self._supply(list(cards))
        self._chance.append(tuple(cards))
        self._events.extend(self._game.narrate_chance(self._state, self._config, cards, facts))
        if not self._steps:
            self._opening_events = len(self._events)
        del self._known_digests[len(self._steps) :]  # the last move has announced more now
        self._observed = None

    def undo(self) -> NoReturn:
        """Not here: what chance has supplied is not kept with the moves."""
        raise NotImplementedError("a match by actions takes nothing back")

    # ------------------------------------------------------------------ actions
    def _now(self) -> tuple[Episode, tuple[int, ...], Any]:
        if self._observed is None:
            self._observed = stepper_of(self._variant).show(self._state, self._chosen)
            self._chosen = self._observed[0]
        return self._observed

    @property
    def acting_seat(self) -> int:
        """The seat that is asked, of several that are to act the first after the dealer; -1 if none is or cards are wanted."""
        acting = self.to_act
        return acting[0] if acting and not self.cards_to_shuffle else NOBODY

    def legal_actions(self) -> tuple[int, ...]:
        """The actions that the seat that is asked may take; none if there are more moves than `VectorEnv` lists."""
        return self._now()[1] if self.acting_seat != NOBODY else ()

    def act(self, action: int) -> bool:
        """Take an action; whether that was a whole move. ValueError if it is not legal."""
        if action not in self.legal_actions():
            raise ValueError(f"action {action} is not legal")
        after = stepper_of(self._variant).take(self._state, self._now()[0], action)
        if after.chosen:
            self._chosen, self._observed = after, None
            return False
        seat, a, b, c = after.made
        self.play(seat, self._game.unpack(self._state, self._config, seat, (a, b, c)))
        return True

    def make(self, judged: Any) -> Any:
        """As `Match.make`; what had been chosen of a move is forgotten."""
        self._chosen, self._observed = Episode(), None
        return super().make(judged)

    def action_towards(self, step: Step) -> int:
        """The action that leads on to a move of the seat that is asked; ValueError if none does."""
        p = self._now()[0]
        packed = self._packed(step.actor, step.move)
        encoding = stepper_of(self._variant).encoding
        return action_for(encoding, self._state, self._config, p, self.acting_seat, packed)

    def observation(self, viewer: int) -> Any:
        """What a seat, or with -1 everybody, may know now (numbers), int16; a new array."""
        stepper = stepper_of(self._variant)
        if viewer == self.acting_seat != NOBODY:
            return self._now()[2].copy()
        p = self._now()[0] if self.acting_seat != NOBODY else Episode(seat=NOBODY)
        return row_of(stepper.encoding, len(stepper.features), self._state, self._config, p, viewer)

    def observation_with(self, viewer: int, own: "ActionMatch | None") -> Any:
        """What a seat may know of this match while it chooses a move in another one, in which it is asked: where several seats
        decide at the same time. With None it has nothing to choose."""
        stepper = stepper_of(self._variant)
        p = own._now()[0] if own is not None else Episode(seat=NOBODY)
        return row_of(stepper.encoding, len(stepper.features), self._state, self._config, p, viewer)

    def __deepcopy__(self, memo: Any) -> Self:
        """A `clone`."""
        return self.clone()

    @property
    def partial_move(self) -> tuple[int, ...]:
        """What the seat that is asked has chosen of its move so far: all 0 before."""
        return tuple(self._chosen.parts)

    @property
    def match_before_deal(self) -> Self:
        """The match as it stood before the cards of this deal; ValueError before the first deal."""
        if self._at_deal is None:
            raise ValueError("no deal has begun")
        return self._at_deal
