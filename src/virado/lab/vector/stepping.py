"""Many matches stepped by one kernel that writes into arrays.

A factory creates the functions for one family, as in `virado.kernel.contest`. They are plain Python that runs on
lists, or on arrays of records once `virado.kernel.compile.kernel` has compiled it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from virado.encoders.contract import (
    ACTION_BITS,
    DONE,
    LEGAL_WORDS,
    NO_ACTION,
    PARTS,
    SECOND,
    Encoding,
    Episode,
    allow,
)
from virado.games.contract import Packed
from virado.kernel.bits import capacity, clear, copy_state, lowest, move_at, put, scramble, spread
from virado.kernel.rule import rule
from virado.kernel.shuffling import shuffle_of

NOBODY = -1
ALL_RIGHT = -1
"""Result of a task in which no action was illegal."""
BEGIN, CHECK, STEP, SHOW, CHECKED_STEP = 0, 1, 2, 3, 4
"""Tasks of the kernel.

BEGIN starts matches of the given seeds, CHECK checks actions, STEP takes actions, SHOW writes the arrays, and
CHECKED_STEP takes the actions if all are legal.
"""
NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""Autoreset modes.

NEXT_STEP resets with the step after the end of an episode, SAME_STEP with the step that ends it, DISABLED only on
request.
"""
MAX_CACHED = 64
"""Maximum number of moves that are cached for an environment between steps; longer lists are built again."""
NOT_KEPT = -1


class Arrays(NamedTuple):
    """The output of a step, with one row per environment; arrays without rows are not written."""

    observations: Any
    """Observation of the seat to act (environments, numbers), int16."""
    masks: Any
    """Mask of legal actions (environments, actions), int8."""
    seats: Any
    """Seat to act (environments), int8; -1 at the end of an episode."""
    rewards: Any
    """Points that each seat's side gained by the last move (environments, seats), float32.

    More points are always better.
    """
    results: Any
    """Each seat's share of a match won by the last move (environments, seats), float32."""
    deal_ends: Any
    """1 if the last move ended a scored deal (environments), int8."""
    terminations: Any
    """1 if the last move ended the episode (environments), int8."""
    truncations: Any
    """1 if the episode was truncated (environments), int8."""
    oracles: Any
    """Hidden information (environments, numbers), int16; no rows unless the oracle was requested."""
    finals: Any
    """Public observation of the episode that ended in the step (environments, numbers), int16.

    The array has no rows unless autoreset is SAME_STEP.
    """


class Work(NamedTuple):
    """The working memory of a kernel.

    Concurrent calls must not share it.
    """

    workspaces: Any
    moves: Any
    shuffling: Any
    pack: Any


class KeptMoves(NamedTuple):
    """A cache of the moves that extend each environment's partial move, with one row per environment.

    With the cache, a step need not list these moves again.
    """

    moves: Any
    """Packed moves (environments, MAX_CACHED, 3), int64."""
    numbers: Any
    """Number of cached moves (environments), int64; NOT_KEPT if the moves must be listed again."""


class Terms(NamedTuple):
    """The settings that all environments share."""

    configs: Any
    sign: Any
    """Sign of the points, as an array of one number: -1 if scores count down."""
    one_deal: Any
    """1 if an episode is a deal, as an array of one number."""
    autoreset: Any
    """NEXT_STEP, SAME_STEP or DISABLED, as an array of one number."""
    most: Any
    """Number of moves after which an episode is truncated, as an array of one number."""


@rule
def next_seed(seed: int) -> int:
    """Return the seed of an environment's next match; the sequence has period 2**63."""
    return scramble(seed, 6364136223846793005, 1442695040888963407)


@rule
def forget(p: Episode) -> None:
    """Discard the partial move of an episode."""
    p.chosen = 0
    for i in range(PARTS):
        p.parts[i] = 0


@rule
def is_allowed(p: Episode, action: int, actions: int) -> int:
    """Return 1 if an action is legal."""
    if action < 0 or action >= actions:
        return 0
    return p.legal[action // ACTION_BITS] >> action % ACTION_BITS & 1


@rule(inline=False)
def write_mask(p: Episode, row: Any, actions: int) -> None:
    """Write a mask into `row`: 1 for every legal action, 0 for every other action."""
    at = 0
    while at < actions:
        at = spread(row, at, p.legal[at // ACTION_BITS], min(ACTION_BITS, actions - at))


@rule
def keep_moves(kept: KeptMoves, index: int, moves: list[Packed], number: int) -> None:
    """Cache the listed moves of an environment, if they fit into the cache."""
    if number > MAX_CACHED:
        kept.numbers[index] = NOT_KEPT
        return
    kept.numbers[index] = number
    row = kept.moves[index]
    for i in range(number):
        a, b, c = move_at(moves, i)
        put(row, i, a, b, c)


@rule
def kept_moves(kept: KeptMoves, index: int, moves: list[Packed]) -> int:
    """Write an environment's cached moves into a list.

    Returns their number, or NOT_KEPT if no moves are cached.
    """
    number = kept.numbers[index]
    row = kept.moves[index]
    for i in range(number):
        a, b, c = move_at(row, i)
        put(moves, i, a, b, c)
    return number


@rule
def end_of_states(states: Any) -> int:
    """Return the index of the initial state, from which every match begins."""
    return len(states) - 1


def make_stepping(encoding: Encoding) -> Callable[..., int]:
    """Return the stepping function of a family.

    The function is `stepping(task, states, episodes, kept, terms, arrays, work, actions, first, end, spare)`. It runs
    a task for the environments from `first` to `end` - 1; BEGIN affects only those for which `actions` is not 0.
    `states` holds the environments' states, free space at `spare`, and the initial state of every match at its end.
    The function returns ALL_RIGHT or, for CHECK and CHECKED_STEP, the first environment whose action is illegal. In
    that case no state has changed.
    """
    rules = encoding.rules
    wanted, supply, to_act, apply, hide = (
        rules.cards_to_shuffle,
        rules.supply,
        rules.to_act,
        rules.apply,
        rules.hide,
    )
    moves_of = rules.moves
    next_action, choose, finish, call = encoding.next_action, encoding.choose, encoding.finish, encoding.call
    observe, reveal, call_action = encoding.observe, encoding.reveal, encoding.call_action

    @rule(inline=False)
    def list_moves(s: Any, o: Any, w: Any, seat: int, moves: Any) -> int:
        clear(moves)
        return moves_of(s, o, w, seat, moves)

    @rule(inline=False)
    def settle(s: Any, o: Any, p: Any, shuffling: Any, pack: Any) -> None:
        """Supply the cards for which the state waits, as `Match` does."""
        cards = wanted(s, o)
        while cards:
            p.shuffles += 1
            shuffle_of(shuffling, cards, p.seed, p.shuffles, pack)
            supply(s, o, pack)
            cards = wanted(s, o)

    @rule(inline=False)
    def begin(states: Any, index: int, fresh: int, o: Any, p: Any, shuffling: Any, pack: Any) -> None:
        copy_state(states, index, fresh)
        p.shuffles = 0
        p.decisions = 0
        p.ended = 0
        forget(p)
        settle(states[index], o, p, shuffling, pack)

    @rule
    def asked(s: Any, seats: int) -> int:
        """Return the first seat after the dealer among the seats to act, or NOBODY."""
        if seats == 0:
            return NOBODY
        if seats & seats - 1 == 0:
            return lowest(seats)
        seat = (s.dealer + 1) % s.players
        while not seats >> seat & 1:
            seat = (seat + 1) % s.players
        return seat

    @rule
    def forbid_all(p: Any) -> None:
        for i in range(LEGAL_WORDS):
            p.legal[i] = 0

    @rule(inline=False)
    def list_actions(
        s: Any, o: Any, w: Any, p: Any, seat: int, moves: Any, kept: KeptMoves, index: int
    ) -> int:
        """Write the legal actions to `p` and cache the moves.

        Returns 0 if the list of moves did not fit.
        """
        forbid_all(p)
        kept.numbers[index] = NOT_KEPT
        if seat < 0:
            return 1
        calling = call_action(o)
        if calling >= 0 and not p.chosen and call(s, o, seat):
            allow(p, calling)
        number = list_moves(s, o, w, seat, moves)
        if number > capacity(moves):
            return 0
        for i in range(number):
            a, b, c = move_at(moves, i)
            leads = next_action(s, o, p, seat, a, b, c)
            if leads >= 0:
                allow(p, leads & (1 << SECOND) - 1)
                if leads >> SECOND:
                    allow(p, (leads >> SECOND) - 1)
        keep_moves(kept, index, moves, number)
        return 1

    @rule(inline=False)
    def decide(
        s: Any, o: Any, w: Any, p: Any, seat: int, action: int, moves: Any, kept: KeptMoves, index: int
    ) -> int:
        """Record an action and all forced actions after it.

        If the move is then complete, return its index in the list plus 1. Otherwise return 0; the legal actions are
        written to `p`, and the moves are cached.
        """
        choose(s, o, p, seat, action)
        p.chosen = 1
        number = kept_moves(kept, index, moves)
        if number < 0:
            number = list_moves(s, o, w, seat, moves)
        while True:
            only = NO_ACTION
            several = 0
            left = 0
            forbid_all(p)
            for i in range(number):
                a, b, c = move_at(moves, i)
                leads = next_action(s, o, p, seat, a, b, c)
                if leads == DONE:
                    return i + 1
                if leads >= 0:
                    left = put(moves, left, a, b, c)
                    if leads >> SECOND or (only >= 0 and leads != only):
                        several = 1
                    only = leads
                    allow(p, leads & (1 << SECOND) - 1)
                    if leads >> SECOND:
                        allow(p, (leads >> SECOND) - 1)
            number = left
            if several or only < 0:
                keep_moves(kept, index, moves, number)
                return 0
            choose(s, o, p, seat, only)

    if encoding.directly is not None:
        allow_next, move_of = encoding.directly

        @rule(inline=False)
        def list_actions(
            s: Any, o: Any, w: Any, p: Any, seat: int, moves: Any, kept: KeptMoves, index: int
        ) -> int:
            """Write the legal actions to `p`."""
            forbid_all(p)
            if seat >= 0:
                allow_next(s, o, w, p, seat, 0)
            return 1

        @rule(inline=False)
        def decide(
            s: Any, o: Any, w: Any, p: Any, seat: int, action: int, moves: Any, kept: KeptMoves, index: int
        ) -> int:
            """Record an action and all forced actions after it.

            If the move is then complete, write it into the list and return 1. Otherwise return 0.
            """
            choose(s, o, p, seat, action)
            p.chosen = 1
            forbid_all(p)
            again = 0
            while allow_next(s, o, w, p, seat, again):
                again = 1
                only = NO_ACTION
                for i in range(LEGAL_WORDS):
                    bits = p.legal[i]
                    if bits & bits - 1 or (bits and only >= 0):
                        return 0
                    if bits:
                        only = ACTION_BITS * i + lowest(bits)
                choose(s, o, p, seat, only)
                forbid_all(p)
            a, b, c = move_of(s, p, seat)
            return put(moves, 0, a, b, c)

    @rule(inline=False)
    def make(s: Any, o: Any, w: Any, p: Any, action: int, moves: Any, kept: KeptMoves, index: int) -> int:
        """Take an action, and make the move if the action completes it.

        Returns 1 if the move scored a deal.
        """
        if action == call_action(o):
            a, b, c = 0, 0, call(s, o, p.seat)
        else:
            number = decide(s, o, w, p, p.seat, action, moves, kept, index)
            if number == 0:
                return 0
            a, b, c = move_at(moves, number - 1)
            c = finish(p, c)
        for side in range(s.sides):
            p.before[side] = s.scores[side]
        before = s.scored
        s.scored = 0
        apply(s, o, p.seat, a, b, c)
        scored = s.scored
        s.scored |= before
        p.made[0], p.made[1], p.made[2], p.made[3] = p.seat, a, b, c
        p.decisions += 1
        forget(p)
        return scored

    @rule(inline=False)
    def write(s: Any, o: Any, p: Any, seat: int, row: Any) -> None:
        observe(s, o, p, seat, row)

    def stepping(
        task: int,
        states: Any,
        episodes: Any,
        kept: KeptMoves,
        terms: Terms,
        arrays: Arrays,
        work: Work,
        actions: Any,
        first: int,
        end: int,
        spare: int,
    ) -> int:
        o = terms.configs[0]
        autoreset = terms.autoreset[0]
        w = work.workspaces[0]
        moves = work.moves
        shuffling = work.shuffling[0]
        players = arrays.rewards.shape[1]
        number_of_actions = arrays.masks.shape[1]
        if task in (CHECK, CHECKED_STEP):
            for i in range(first, end):
                p = episodes[i]
                if p.ended:
                    if autoreset == DISABLED:
                        return i
                elif not is_allowed(p, actions[i], number_of_actions):
                    return i
            if task == CHECK:
                return ALL_RIGHT
            task = STEP
        for i in range(first, end):
            p = episodes[i]
            s = states[i]
            if task == BEGIN and not actions[i]:
                continue
            if task != SHOW:
                for seat in range(players):
                    arrays.rewards[i, seat] = 0
                    arrays.results[i, seat] = 0
                arrays.deal_ends[i] = 0
                arrays.terminations[i] = 0
                arrays.truncations[i] = 0
            ends = 0
            if task == BEGIN or (task == STEP and p.ended):
                if task == STEP:
                    p.seed = next_seed(p.seed)
                begin(states, i, end_of_states(states), o, p, shuffling, work.pack)
            elif task == STEP:
                scored = make(s, o, w, p, actions[i], moves, kept, i)
                if scored:
                    arrays.deal_ends[i] = 1
                if not p.chosen:
                    for seat in range(players):
                        arrays.rewards[i, seat] = terms.sign[0] * (
                            s.scores[seat % s.sides] - p.before[seat % s.sides]
                        )
                if s.over:
                    winners = 0
                    for seat in range(players):
                        winners += s.winners >> seat % s.sides & 1
                    for seat in range(players):
                        arrays.results[i, seat] = (s.winners >> seat % s.sides & 1) / winners
                ends = 1 if s.over or (terms.one_deal[0] and scored) else 0
                arrays.terminations[i] = ends
                if not ends and not p.chosen:
                    settle(s, o, p, shuffling, work.pack)
            while True:
                if ends:
                    p.ended = 1
                    if autoreset == SAME_STEP:
                        if arrays.finals.shape[0]:
                            copy_state(states, spare, i)
                            hide(states[spare], o, NOBODY)
                            write(states[spare], o, p, NOBODY, arrays.finals[i])
                        p.seed = next_seed(p.seed)
                        begin(states, i, end_of_states(states), o, p, shuffling, work.pack)
                seat = NOBODY if p.ended else asked(s, to_act(s, o))
                p.seat = seat
                arrays.seats[i] = seat
                copy_state(states, spare, i)
                known = states[spare]
                hide(known, o, seat)
                fits = 1
                # after a step that did not complete a move, `decide` has already written the actions
                if not (task == STEP and p.chosen):
                    fits = list_actions(known, o, w, p, seat, moves, kept, i)
                if seat >= 0 and (not fits or p.decisions >= terms.most[0]):
                    arrays.truncations[i] = 1
                    ends = 1
                    continue
                break
            write(known, o, p, seat, arrays.observations[i])
            write_mask(p, arrays.masks[i], number_of_actions)
            if arrays.oracles.shape[0]:
                reveal(s, o, p, seat, arrays.oracles[i])
        return ALL_RIGHT

    return stepping
