"""`SingleEnv`: one match that is played by actions, with its record and every seat's observation."""

from typing import Any

import numpy as np

from virado.encoders.contract import SECOND, Encoding, Episode
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.kernel.contest import LONGEST_MATCH
from virado.lab.vector.environments import EpisodeKind, VectorEnv
from virado.match import Match

NOBODY = -1


def row_of(encoding: Encoding, size: int, state: Any, o: Any, p: Episode, viewer: int) -> Any:
    """Return a viewer's observation of a position (numbers), int16; -1 is the public viewer.

    Only the seat to act observes its own partial move.
    """
    known = state.clone()
    encoding.rules.hide(known, o, viewer)
    row = np.zeros(size, np.int16)
    encoding.observe(known, o, p if viewer == p.seat else Episode(), viewer, row)
    return row


def action_for(encoding: Encoding, s: Any, o: Any, p: Episode, seat: int, move: Packed) -> int:
    """Return the next action towards a move, given the parts of the move already chosen in `p.parts`.

    Raises ValueError if no action leads to the move.
    """
    if not p.chosen and encoding.call_action(o) >= 0:
        called = encoding.call(s, o, seat)
        if called and move == (0, 0, called):
            return encoding.call_action(o)
    leads = encoding.next_action(s, o, p, seat, *move)
    if leads < 0:
        raise ValueError(f"{move} does not continue the actions chosen so far")
    first, second = leads & (1 << SECOND) - 1, (leads >> SECOND) - 1
    if second < 0:
        return first
    tried = p.clone()  # the two actions differ only in their announcement
    encoding.choose(s, o, tried, seat, second)
    return second if encoding.finish(tried, 0) & move[2] else first


class SingleEnv(VectorEnv):
    """One match of a variant, for programs that take one action at a time.

    The environment does not reset automatically: call `reset`. Arrays have one row, as in a `VectorEnv` with a single
    environment.
    """

    def __init__(
        self,
        variant: Variant | str,
        *,
        seed: int = 0,
        episode: EpisodeKind = "match",
        oracle: bool = False,
        most: int = LONGEST_MATCH,
    ) -> None:
        self._made: list[tuple[int, Packed]] = []
        self._match: Match | None = None
        super().__init__(
            variant, 1, seed=seed, episode=episode, autoreset="disabled", oracle=oracle, most=most
        )

    def begin(self, seed: int | None = None) -> None:
        """Begin a new match with the given seed, or with the next seed if none is given."""
        self.reset(seed=seed)
        self._made = []
        self._match = None

    @property
    def seat(self) -> int:
        """Return the seat to act; -1 at the end."""
        return int(self.seats[0])

    @property
    def over(self) -> bool:
        """Return True if the episode has terminated or was truncated."""
        return bool(self.terminations[0] or self.truncations[0])

    @property
    def mask(self) -> Any:
        """Return the mask of legal actions (actions), int8."""
        return self.masks[0]

    @property
    def rewards_by_seat(self) -> Any:
        """Return the points that each seat's side gained by the last move (seats), float32."""
        return self.rewards[0]

    def take(self, action: int) -> bool:
        """Take an action; return True if the action completed a move. Raises ValueError as `step` does."""
        self.step(np.array([action]))
        p = self._episode()
        if p.chosen:
            return False
        seat, a, b, c = p.made
        self._made.append((seat, (a, b, c)))
        return True

    def play(self, move: Move | str) -> int:
        """Make a move of the seat to act by taking its actions; return the number of actions.

        Raises RefusedError if the move cannot be parsed, and ValueError if it is illegal or no actions lead to it.
        """
        seat, o = self.seat, self.variant.config()
        packed = self.match.view(seat).pack(move)
        state = self._state()
        taken = 0
        whole = False
        while not whole:
            whole = self.take(action_for(self._encoding, state, o, self._episode(), seat, packed))
            taken += 1
        return taken

    @property
    def match(self) -> Match:
        """Return the match so far as a `Match`, for records, views and texts.

        Each `begin` creates another `Match`.
        """
        if self._match is None:
            self._match = Match(self.variant, seed=int(self.seeds[0]))
        for seat, packed in self._made[len(self._match.steps) :]:
            self._match.play(seat, self._match.view(seat).unpack(packed))
        return self._match

    def observation_of(self, viewer: int) -> Any:
        """Return a seat's observation (numbers), int16, as a new array.

        With the viewer -1, return the public observation.
        """
        if viewer == self.seat:
            return self.observations[0].copy()
        o = self.variant.config()
        return row_of(self._encoding, len(self.features), self._state(), o, self._episode(), viewer)

    def _episode(self) -> Episode:
        return Episode.load(self._episodes, 0)

    def _state(self) -> Any:
        return self.variant.game.state_type.load(self._states, 0)
