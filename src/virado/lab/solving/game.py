"""A small game: every deal of a root, every line of play, and the information sets of the seats."""

from functools import cache, cached_property
from typing import Any

import numpy as np

from virado.games.catalogue import family as game_of
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.kernel.arrays import records, zero_records
from virado.kernel.compile import Kernel, kernel
from virado.kernel.layout import MatchState
from virado.lab.solving.cfr import GameArrays
from virado.lab.solving.deals import all_deals
from virado.lab.solving.enumeration import (
    CHANCE_MET,
    OTHER_SEAT,
    TOO_DEEP,
    TOO_MANY_MOVES,
    Nodes,
    WalkBuffers,
    make_walk,
)
from virado.match import Match, Start
from virado.record import Origin
from virado.view import AnyView

PLIES = 32
"""Maximum number of moves in a line."""
MAX_MOVES = 512
"""Maximum number of legal moves in a position."""
AT_A_TIME = 20_000
"""Number of deals whose states are in memory simultaneously during the enumeration."""
REASONS = {
    TOO_DEEP: f"a line has more than {PLIES} moves",
    TOO_MANY_MOVES: f"a position has more than {MAX_MOVES} legal moves",
    CHANCE_MET: "cards are shuffled again before the deal ends",
    OTHER_SEAT: "a third seat has to act",
}


class SmallGame:
    """A position in which two seats play a deal to its end, as an extensive game with hidden hands.

    `root` is a state of the variant with every card in its place. The cards that the public view does not place are
    dealt in every way, with equal probabilities. `seats` are the two players. The payoff is the first seat's points
    of the deal minus the second's. The tree contains every legal move, and the information sets are those of the
    views (`Match.view`). Raises ValueError if the position is too large, if other seats act, or if chance acts after
    the deal.
    """

    def __init__(self, variant: Variant, root: MatchState, *, seats: tuple[int, int] = (0, 1)) -> None:
        self.variant = variant
        self.seats = seats
        self.deals = all_deals(variant, root)
        """Every deal, as records of the variant's state type."""
        nodes = _enumerate_nodes(variant, self.deals, seats)
        order = np.argsort(nodes.depth, kind="stable").astype(np.int32)
        place = np.empty_like(order)
        place[order] = np.arange(len(order), dtype=np.int32)
        parent = nodes.parent[order]
        self.parent = np.where(parent < 0, -1, place[parent])
        """Parent of each node. Nodes are ordered by depth."""
        self.action = nodes.action[order]
        """Index of the parent's move that leads to each node."""
        self.deal = nodes.deal[order]
        """Index of the deal of each node."""
        self.depth = nodes.depth[order]
        self.arrays, self.keys = _arrays(self, nodes, order, seats)

    # ------------------------------------------------------------------ sizes
    @property
    def sets(self) -> int:
        """Return the number of information sets."""
        return len(self.arrays.owner)

    @property
    def slots(self) -> int:
        """Return the number of moves in all information sets."""
        return int(self.arrays.first[-1])

    @property
    def lines(self) -> int:
        """Return the number of terminal nodes."""
        return int((self.arrays.who < 0).sum())

    def __repr__(self) -> str:
        """Return the variant and the sizes of the game."""
        return f"<SmallGame {self.variant} deals={len(self.deals)} lines={self.lines} sets={self.sets}>"

    # ------------------------------------------------------------------ positions
    def match(self, deal: int) -> Match:
        """Return a match that begins with a deal."""
        state = self.variant.game.state_type.load(self.deals, deal)
        return Match.resume(self.variant, Start(state, (), Origin({}, [])), seed=0)

    def node_of(self, number: int) -> int:
        """Return a node of an information set. Raises ValueError for an unknown set."""
        if not 0 <= number < self.sets:
            raise ValueError(
                f"there is no information set {number}; the game has {self.sets} information sets"
            )
        return int(self._some_node[number])

    def view(self, node: int) -> AnyView:
        """Return the view of the seat to act at a node."""
        match = self.reached(node)
        return match.view(match.to_act[0])

    def reached(self, node: int) -> Match:
        """Return the match at a node: the deal, and the moves that lead there."""
        path: list[int] = []
        at = node
        while self.parent[at] >= 0:
            path.append(int(self.action[at]))
            at = int(self.parent[at])
        match = self.match(int(self.deal[node]))
        while True:
            seat = match.to_act[0]
            view = match.view(seat)
            moves = legal_moves(view)
            if len(moves) == 1:
                match.play(seat, view.unpack(moves[0]))
            elif path:
                match.play(seat, view.unpack(moves[path.pop()]))
            else:
                return match

    def moves(self, view: AnyView) -> list[Move]:
        """Return the legal moves in the order of the slots."""
        return [view.unpack(move) for move in legal_moves(view)]

    @cached_property
    def _some_node(self) -> Any:
        found = np.full(self.sets, -1, np.int64)
        acting = np.flatnonzero(self.arrays.info >= 0)[::-1]
        found[self.arrays.info[acting]] = acting
        return found


def legal_moves(view: AnyView) -> list[Packed]:
    """Return every legal move of the view's seat, in the order of the rules."""
    game = view.variant.game
    moves: list[Packed] = []
    game.rules.moves(view.state, view.config, game.workspace_type(), view.seat, moves)
    return moves


# ---------------------------------------------------------------------- conversion of the walk
@cache
def _walk(family: str) -> Kernel[int]:
    return kernel(make_walk(game_of(family).rules))


def _room(variant: Variant, deals: Any) -> WalkBuffers:
    game = variant.game
    pool = zero_records(game.state_type, 1 + PLIES + len(deals))
    pool[1 + PLIES :] = deals
    return WalkBuffers(
        pool,
        pool.view(np.int64).reshape(len(pool), -1),
        records(variant.config()),
        zero_records(game.workspace_type),
        np.zeros((PLIES, MAX_MOVES, 3), np.int64),
        np.zeros((PLIES, 2), np.int64),
        np.zeros((PLIES, 5), np.int64),
    )


def _nodes(number: int) -> Nodes:
    return Nodes(
        parent=np.zeros(number, np.int32),
        action=np.zeros(number, np.int32),
        depth=np.zeros(number, np.int32),
        seat=np.zeros(number, np.int8),
        number=np.zeros(number, np.int32),
        key=np.zeros(number, np.int64),
        points=np.zeros(number, np.float64),
        deal=np.zeros(number, np.int32),
    )


def _enumerate_nodes(variant: Variant, deals: Any, seats: tuple[int, int]) -> Nodes:
    """Return the nodes of all deals, one deal after another.

    Raises ValueError for games that cannot be enumerated.
    """
    walk = _walk(variant.game.name)
    parts: list[Nodes] = []
    before = 0
    for start in range(0, len(deals), AT_A_TIME):
        room = _room(variant, deals[start : start + AT_A_TIME])
        number = walk(room, _nodes(0), 1 + PLIES, *seats, variant.sign)
        if number < 0:
            raise ValueError(REASONS[number])
        part = _nodes(number)
        walk(room, part, 1 + PLIES, *seats, variant.sign)
        part.parent[part.parent >= 0] += before
        part.deal[:] += start
        parts.append(part)
        before += number
    return Nodes(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _arrays(game: SmallGame, nodes: Nodes, order: Any, seats: tuple[int, int]) -> tuple[GameArrays, Any]:
    """Return the solver's arrays, and the observation hash of each information set."""
    seat, key = nodes.seat[order], nodes.key[order]
    number = nodes.number[order]
    who = np.where(seat == seats[0], 0, np.where(seat == seats[1], 1, -1)).astype(np.int8)
    acting = np.flatnonzero(who >= 0)
    keys, some, sets = np.unique(key[acting], return_index=True, return_inverse=True)
    chosen = acting[some]
    if not (
        np.array_equal(number[chosen][sets], number[acting])
        and np.array_equal(who[chosen][sets], who[acting])
        and np.array_equal(game.depth[chosen][sets], game.depth[acting])
    ):
        raise AssertionError("positions with equal views have different moves")
    info = np.full(len(order), -1, np.int32)
    info[acting] = sets
    first = np.concatenate([[0], np.cumsum(number[chosen])]).astype(np.int32)
    below = np.flatnonzero(game.parent >= 0)
    slot = np.full(len(order), -1, np.int32)
    slot[below] = first[info[game.parent[below]]] + game.action[below]
    children = below[np.lexsort((game.action[below], game.parent[below]))].astype(np.int32)
    child = np.searchsorted(game.parent[children], np.arange(len(order))).astype(np.int32)
    arrays = GameArrays(
        parent=game.parent,
        slot=slot,
        who=who,
        info=info,
        points=nodes.points[order],
        chance=np.full(len(order), 1 / len(game.deals)),
        child=child,
        children=children,
        first=first,
        owner=who[chosen],
        ends=np.cumsum(np.bincount(game.depth)),
    )
    return arrays, keys
