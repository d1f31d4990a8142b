"""Player at a table that uses a policy learned in a `VectorEnv`, with the same observations and actions."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from virado.bots.contract import check_to_act
from virado.encoders.contract import DONE, SECOND, Episode, encoding_of
from virado.games.messages import Move
from virado.view import AnyView

ActionChooser: TypeAlias = Callable[[Sequence[int], Sequence[int]], int]
"""Function of an observation and a mask that returns an action whose entry in the mask is 1."""


def move_by_numbers(view: AnyView, policy: ActionChooser) -> Move:
    """Return the move of the seat to act, which the policy chooses action by action.

    The policy receives observations and masks as in `VectorEnv`. Raises ValueError if the seat is not to act, the
    family's actions do not come from a list of moves (Hazari), or the policy chooses an illegal action.
    """
    check_to_act(view)
    encoding = encoding_of(view.variant)
    if encoding.directly is not None:
        raise ValueError(f"{view.variant.game.name} does not derive its actions from a list of moves")
    s, o, seat = view.state, view.config, view.seat
    episode = Episode(seat=seat)
    moves = list(view.variant.game.legal(s, o, seat))
    width = sum(len(field.labels) for field in encoding.fields(view.variant))
    actions = len(encoding.actions(view.variant))
    calling, call = encoding.call_action(o), encoding.call(s, o, seat)
    while True:
        allowed: set[int] = set()
        for a, b, c in moves:
            leads = encoding.next_action(s, o, episode, seat, a, b, c)
            if leads == DONE:
                return view.unpack((a, b, encoding.finish(episode, c)))
            if leads >= 0:
                allowed.add(leads & (1 << SECOND) - 1)
                if leads >> SECOND:
                    allowed.add((leads >> SECOND) - 1)
        if calling >= 0 and call and not episode.chosen:
            allowed.add(calling)
        action = next(iter(allowed))
        if len(allowed) > 1 or not episode.chosen:
            row = [0] * width
            encoding.observe(s, o, episode, seat, row)
            action = policy(row, [int(each in allowed) for each in range(actions)])
            if action not in allowed:
                raise ValueError(f"action {action} is not legal")
        if action == calling and call and not episode.chosen:
            return view.unpack((0, 0, call))
        encoding.choose(s, o, episode, seat, action)
        episode.chosen = 1
