"""`ActionMatch`: a match that is played by actions, with cards supplied by the caller, for search programs."""

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
    """A buffer in which compiled code observes and steps single positions.

    It is not thread-safe.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant, 1, autoreset="disabled")
        self._nothing = np.zeros(1, np.int64)

    def show(self, state: Any, p: Episode) -> tuple[Episode, tuple[int, ...], Any]:
        """Return the data of an episode at a position.

        The data are its `Episode`, the legal actions, and the observation of the seat to act.
        """
        state.store(self._states, 0)
        p.store(self._episodes, 0)
        self.truncations[0] = 0
        self._run_all(SHOW, self._nothing)
        legal: Any = np.flatnonzero(self.masks[0])
        return Episode.load(self._episodes, 0), tuple(legal.tolist()), self.observations[0].copy()

    def take(self, state: Any, p: Episode, action: int) -> Episode:
        """Return the episode data after an action. Raises ValueError if the action is illegal."""
        state.store(self._states, 0)
        p.store(self._episodes, 0)
        self._kept.numbers[0] = NOT_KEPT  # the cached moves belong to another position
        self.step(np.array([action]))
        return Episode.load(self._episodes, 0)


@cache
def stepper_of(variant: Variant) -> Stepper:
    """Return the stepper that all matches of a variant share."""
    return Stepper(variant)


class ActionMatch(Match):
    """A match that waits for cards and takes actions as `VectorEnv` does.

    See `cards_to_shuffle`, `supply`, `legal_actions` and `act`. It also accepts moves through `play`. It has no undo.
    Matches of one variant share their stepper, so use them from one thread at a time.
    """

    def __init__(self, variant: Variant | str) -> None:
        """Create a match. Raises OptionsError for an unknown variant."""
        self._at_deal: Self | None = None
        self._chosen = Episode()
        self._observed: tuple[Episode, tuple[int, ...], Any] | None = None
        super().__init__(variant, seed=0)

    # ------------------------------------------------------------------ chance
    def _settle(self) -> bool:
        """Do nothing: the caller supplies the cards."""
        return False

    @property
    def cards_to_shuffle(self) -> CardSet:
        """Return the set of cards that chance must shuffle and supply now; 0 if none."""
        return self._rules.cards_to_shuffle(self._state, self._config)

    def supply(self, cards: Sequence[Card]) -> None:
        """Supply the cards that the match waits for; the card at index 0 is dealt first.

        Raises ValueError if the match waits for other cards.
        """
        wanted = self.cards_to_shuffle
        if not wanted or sorted(cards) != list(members(wanted)):
            raise ValueError(f"{list(cards)} are not the wanted cards")
        if wanted == self._deck.full:
            self._at_deal = None
            self._at_deal = self.clone()
        facts = self._supply(list(cards))
        self._chance.append(tuple(cards))
        self._events.extend(self._game.narrate_chance(self._state, self._config, cards, facts))
        if not self._steps:
            self._opening_events = len(self._events)
        # the cards supplied have extended the announcements of the last move
        del self._known_digests[len(self._steps) :]
        self._observed = None

    def undo(self) -> NoReturn:
        """Raise an error.

        An undo is impossible because cards supplied by the caller are not stored with the moves.
        """
        raise NotImplementedError("a match by actions takes nothing back")

    # ------------------------------------------------------------------ actions
    def _now(self) -> tuple[Episode, tuple[int, ...], Any]:
        if self._observed is None:
            self._observed = stepper_of(self._variant).show(self._state, self._chosen)
            self._chosen = self._observed[0]
        return self._observed

    @property
    def acting_seat(self) -> int:
        """Return the seat to act.

        Returns -1 if no seat is to act or the match waits for cards. If several seats are to act, it is the first
        after the dealer.
        """
        acting = self.to_act
        return acting[0] if acting and not self.cards_to_shuffle else NOBODY

    def legal_actions(self) -> tuple[int, ...]:
        """Return the legal actions of the seat to act.

        Returns an empty tuple if there are more moves than `VectorEnv` lists.
        """
        return self._now()[1] if self.acting_seat != NOBODY else ()

    def act(self, action: int) -> bool:
        """Take an action; return True if it completed a move. Raises ValueError if the action is illegal."""
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
        """Make a move as `Match.make` does, and discard a partial move."""
        self._chosen, self._observed = Episode(), None
        return super().make(judged)

    def action_towards(self, step: Step) -> int:
        """Return the next action towards a move of the seat to act. Raises ValueError if no action leads to it."""
        p = self._now()[0]
        packed = self._packed(step.actor, step.move)
        encoding = stepper_of(self._variant).encoding
        return action_for(encoding, self._state, self._config, p, self.acting_seat, packed)

    def observation(self, viewer: int) -> Any:
        """Return a seat's observation (numbers), int16, as a new array.

        With the viewer -1, return the public observation.
        """
        stepper = stepper_of(self._variant)
        if viewer == self.acting_seat != NOBODY:
            return self._now()[2].copy()
        p = self._now()[0] if self.acting_seat != NOBODY else Episode(seat=NOBODY)
        return row_of(stepper.encoding, len(stepper.features), self._state, self._config, p, viewer)

    def observation_with(self, viewer: int, own: "ActionMatch | None") -> Any:
        """Return a seat's observation of this match while it chooses a move in another match.

        The method serves games in which several seats decide simultaneously. `own` is the match in which the seat
        acts; None if the seat has no choice to make.
        """
        stepper = stepper_of(self._variant)
        p = own._now()[0] if own is not None else Episode(seat=NOBODY)
        return row_of(stepper.encoding, len(stepper.features), self._state, self._config, p, viewer)

    def __deepcopy__(self, memo: Any) -> Self:
        """Return a `clone`."""
        return self.clone()

    @property
    def partial_move(self) -> tuple[int, ...]:
        """Return the parts of a move that the seat to act has chosen; all 0 before its first action."""
        return tuple(self._chosen.parts)

    @property
    def match_before_deal(self) -> Self:
        """Return the match as it was before the cards of this deal were supplied.

        Raises ValueError before the first deal.
        """
        if self._at_deal is None:
            raise ValueError("no deal has begun")
        return self._at_deal
