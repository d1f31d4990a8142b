# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false
"""Virado's environments in TorchRL, through its wrappers for PettingZoo and Gymnasium.

uv run --extra pettingzoo --extra gymnasium --with torchrl python examples/torchrl_tables.py

TorchRL depends on PyTorch, which takes some 3 GB with CUDA on Linux unless you install a smaller build.
"""

import gymnasium
from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.envs.libs.pettingzoo import PettingZooWrapper

import virado.lab.adapters.gymnasium  # noqa: F401  registers the forms
from virado.lab.adapters.pettingzoo import env


def all_seats(form, seed):
    """Play a match of all seats with random legal actions; return the steps and each seat's points."""
    table = PettingZooWrapper(env(form), use_mask=True, categorical_actions=True, seed=seed)
    played = table.rollout(100_000)
    assert played["next", "done"][-1].all()
    gained = {}
    for seat in table.possible_agents:
        asked = played[seat, "mask"]
        actions = played[seat, "action"].reshape(asked.shape)
        legal = played[seat, "action_mask"].gather(-1, actions.unsqueeze(-1)).squeeze(-1)
        assert legal[asked].all()
        gained[seat] = played["next", seat, "reward"].sum().item()
    return len(played), gained


def one_seat(form, seed):
    """Play a match of one seat against `greedy`; return the steps and the seat's points."""
    name = f"virado/{form}-v0"
    table = GymWrapper(
        gymnasium.make(name, bots="greedy", disable_env_checker=True), categorical_action_encoding=True
    )
    masked = TransformedEnv(table, ActionMask(action_key="action", mask_key="action_mask"))
    masked.set_seed(seed)
    played = masked.rollout(100_000)
    assert played["next", "done"][-1].all()
    return len(played), played["next", "reward"].sum().item()


if __name__ == "__main__":
    print("all seats:", *all_seats("zwanzig-ab(players=3)", 3))
    print("one seat against greedy:", *one_seat("raub", 3))
