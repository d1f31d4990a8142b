"""The compiled experts of benchmarks/trick_experts.py play like the regular experts."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.random_play import random_match
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Rng
from virado.bots.policy import choices
from virado.bots.raub.players import PARTS as RAUB
from virado.bots.tricks.parts import TrickParts
from virado.bots.tricks.weights import TrickScratch
from virado.bots.zwanzig_ab.players import PARTS as ZWANZIG_AB
from virado.kernel.arrays import records, zero_records
from virado.kernel.compile import Kernel
from virado.view import AnyView

FILE = Path(__file__).parents[3] / "benchmarks" / "trick_experts.py"


def benchmark() -> Any:
    spec = importlib.util.spec_from_file_location(FILE.stem, FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


experts = benchmark()


def compiled(parts: TrickParts) -> Kernel[Any]:
    think = experts.make_thinking(parts)

    def choose(thought: Any, weights: Any, scratch: Any, number: int, seat: int) -> int:
        return think(thought, weights[0], scratch[0], number, seat)

    return Kernel(choose)


def chosen(parts: TrickParts, kernel: Kernel[Any], view: AnyView, settings: str, rng: Rng) -> str:
    """Return the move of the compiled expert with these settings."""
    thought = experts.thought_of(experts.Player.parse(f"expert:{settings}", parts), parts, view.variant)
    view.state.store(thought.buffers.pool, 0)
    moves = choices(view)
    thought.buffers.moves[: len(moves)] = moves
    thought.rngs[:, 0] = [rng.of_worker(view, worker, len(thought.rngs)) for worker in range(2)]
    weights = records(parts.skilled_weights[view.variant.players])
    index = kernel(thought, weights, zero_records(TrickScratch), len(moves), view.seat)
    a, b, c = np.asarray(thought.comparison.candidates)[index].tolist()
    return str(view.unpack((a, b, c)))


@pytest.mark.slow
@pytest.mark.parametrize(("text", "parts"), [("raub", RAUB), ("zwanzig-ab", ZWANZIG_AB)])
def test_compiled_experts_make_the_moves_of_the_expert_and_of_dial_players(text: str, parts: TrickParts):
    kernel = compiled(parts)
    players = (
        ("expert", 100, "simulations=100"),
        ("expert", 1000, "simulations=1000"),
        ("dial:0.625", 1000, "simulations=44:moves=3"),
        ("dial:0.75", 1000, "simulations=125"),
    )
    met = 0
    at_once = 0
    for moves in range(2, 60, 2):
        match = random_match(text, seed=moves, moves=moves)
        if match.over:
            continue
        view = match.view(match.to_act[0])
        if len(choices(view)) == 1:
            continue
        rng = Rng(moves)
        for name, simulations, settings in players:
            wanted = str(bot(name).choose(view, Budget(simulations=simulations), rng))
            assert chosen(parts, kernel, view, settings, rng) == wanted
            met += 1
            at_once += wanted == str(bot("club").choose(view))
    assert met > at_once > 0, "now and then it thinks better of it"


def test_players_are_parsed_with_their_settings():
    player = experts.Player.parse("expert:simulations=50:doubt=0", RAUB)
    assert (player.parts, player.simulations, player.doubt, player.open) == (RAUB, 50, 0.0, 0)
    assert experts.Player.parse("club", RAUB).parts is None
    for wrong in ("greedy", "expert:worlds=3", "club:doubt=1"):
        with pytest.raises(ValueError, match="unknown "):
            experts.Player.parse(wrong, RAUB)
