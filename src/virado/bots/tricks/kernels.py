"""The compiled kernels of the trick games' players, and their buffers."""

from typing import Any, NamedTuple

from virado.bots.contract import Rng
from virado.bots.rollouts import WORKERS, rollout_arguments
from virado.bots.tree import TreeSetup, search_arguments
from virado.bots.tricks.parts import Rule, TrickParts
from virado.bots.tricks.race import Race, race
from virado.bots.tricks.weights import TrickScratch, TrickWeights
from virado.bots.tricks.worlds import TrickBelief
from virado.games.catalogue import family
from virado.kernel.arrays import move_list, records, zero_records, zeros
from virado.kernel.buffers import Buffers
from virado.kernel.compile import Kernel
from virado.kernel.contest import make_contest
from virado.kernel.search import POOL, make_rollouts
from virado.kernel.tree import make_random_playout, make_tree_search
from virado.view import AnyView

MAX_MOVES = 64


class TrickKernels(NamedTuple):
    """The kernels of one trick game."""

    rollouts: Kernel[Any]
    """Kernel for rollouts: the model plays every seat to the end of the deal."""
    uniform_rollouts: Kernel[Any]
    """As `rollouts`, in worlds that are dealt without inferences from bids and exchanges."""
    search: Kernel[Any]
    """Kernel for tree search; below the tree, all seats play at random."""
    contest: Kernel[Any]
    """Kernel for games between compiled players (`virado.bots.contest`)."""


def _make(parts: TrickParts) -> TrickKernels:
    rules, finished, sample = parts.rules, parts.is_finished, parts.sample

    def rollouts(sampling: Rule) -> Kernel[Any]:
        return Kernel(
            make_rollouts(rules, finished, sampling, parts.model.choice, parts.value),
            lambda: rollout_arguments(_empty_buffers(parts), move_list(1), 0, 0),
        )

    return TrickKernels(
        rollouts(sample),
        rollouts(parts.sample_uniformly),
        Kernel(
            make_tree_search(
                rules,
                finished,
                sample,
                make_random_playout(parts.playout),
                parts.value,
                parts.observe_chance,
                parts.observe_move,
            ),
            lambda: search_arguments(_empty_buffers(parts)),
        ),
        Kernel(make_contest(rules, parts.greedy.choice, parts.club.choice)),
    )


_KERNELS: dict[str, TrickKernels] = {}


def kernels(parts: TrickParts) -> TrickKernels:
    """Return the kernels of a trick game without compiling them."""
    return _KERNELS.get(parts.family) or _KERNELS.setdefault(parts.family, _make(parts))


def _empty_buffers(parts: TrickParts) -> Buffers:
    types = family(parts.family)
    return Buffers(
        pool=zero_records(types.state_type, POOL),
        configs=zero_records(types.config_type),
        beliefs=zero_records(TrickBelief),
        weights=zero_records(TrickWeights),
        scratch=zero_records(TrickScratch),
        workspaces=zero_records(types.workspace_type),
        objectives=zero_records(Race),
        moves=move_list(MAX_MOVES),
        rng=zeros(1),
    )


def workers(parts: TrickParts, view: AnyView, rng: Rng) -> list[Buffers]:
    """Return one set of buffers for each worker of a search.

    Each set is loaded with the view; the workers share all read-only data.
    """
    configs, weights = records(view.config), records(parts.model_weights[view.variant.players])
    objectives = records(race(parts.races, view.variant.players))
    found: list[Buffers] = []
    for worker in range(WORKERS):
        buffers = _empty_buffers(parts)._replace(configs=configs, weights=weights, objectives=objectives)
        view.state.store(buffers.pool, 0)
        TrickBelief(seat=view.seat).store(buffers.beliefs)
        buffers.rng[0] = rng.of_worker(view, worker, WORKERS)
        found.append(buffers)
    return found


def tree_setup(parts: TrickParts, view: AnyView) -> TreeSetup:
    """Return the setup for a tree search of a view."""
    return TreeSetup(
        kernels(parts).search,
        TrickBelief(seat=view.seat),
        parts.model_weights[view.variant.players],
        TrickScratch(),
        race(parts.races, view.variant.players),
        MAX_MOVES,
    )
