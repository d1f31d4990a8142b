"""Virado's games for PettingZoo: `env` for every form. Requires `virado[pettingzoo]`."""

from typing import Any

import numpy as np

from virado.games.variant import Variant
from virado.lab.adapters.rendering import RENDER_MODES, check_mode, render
from virado.lab.extras import Extra
from virado.lab.vector import SingleEnv
from virado.lab.vector.environments import EpisodeKind
from virado.match import Match

with Extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from virado.lab.adapters.spaces import observation_space

__all__ = ["TableEnv", "env", "raw_env"]


class TableEnv(AECEnv[str, dict[str, Any], int]):
    """One match, in which the agents `seat_0`, `seat_1` and so on act when the rules ask them.

    An observation is `{"observation": numbers, "action_mask": flags}` as in `virado.lab.vector.VectorEnv`. The mask
    of a seat that is not to act is all 0. The reward of an agent is the points that its side gained by a move. An
    episode is a match, or with `episode="deal"` its first scored deal.
    """

    def __init__(
        self, variant: Variant | str, *, episode: EpisodeKind = "match", render_mode: str | None = None
    ) -> None:
        """Create the environment.

        Raises OptionsError for an unknown variant and ValueError for an unknown render mode.
        """
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self._env = SingleEnv(variant, episode=episode)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": self._env.id,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._env.players)]
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(len(self._env.features), len(self._env.actions))
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(len(self._env.actions)) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._nothing = np.zeros(len(self._env.actions), np.int8)

    def observation_space(self, agent: str) -> Any:
        """Return the observation space: the same object for every agent and every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space: the same object for every call."""
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """Return the match as a `Match`, with record and views.

        The match contains all cards, so it is not for agents.
        """
        return self._env.match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the match with the given seed, or with the next seed if none is given."""
        self._env.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self._env.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the agent's observation and action mask."""
        seat = self.possible_agents.index(agent)
        mask = self._env.mask.copy() if seat == self._env.seat else self._nothing.copy()
        return {"observation": self._env.observation_of(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action of the agent to act; the action is None once the agent's episode is over.

        Raises ValueError if the action is illegal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # PettingZoo's own convention
            return
        if action is None:
            raise ValueError(f"{agent} must take an action, not None")
        self._env.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.agents):
            self.rewards[each] = float(self._env.rewards_by_seat[seat])
            self.terminations[each] = bool(self._env.terminations[0])
            self.truncations[each] = bool(self._env.truncations[0])
            if self._env.over:
                self.infos[each] = {"result": float(self._env.results[0, seat])}
        self._accumulate_rewards()
        if not self._env.over:
            self.agent_selection = self.agents[self._env.seat]

    def render(self) -> Any:
        """Return the position in the render mode, from the view of the agent to act."""
        seat = self._env.seat
        return render(self._env.match, None if seat < 0 else seat, self.render_mode)

    def close(self) -> None:
        """Release the environment's resources."""
        self._env.close()


def raw_env(
    variant: Variant | str, *, episode: EpisodeKind = "match", render_mode: str | None = None
) -> TableEnv:
    """Return the environment without wrappers.

    In this environment an illegal action raises ValueError.
    """
    return TableEnv(variant, episode=episode, render_mode=render_mode)


def env(variant: Variant | str, *, episode: EpisodeKind = "match", render_mode: str | None = None) -> Any:
    """Return the environment with PettingZoo's usual wrappers, which check the order of calls.

    An illegal action ends the episode with a reward of -1 for its agent.
    """
    wrapped: Any = raw_env(variant, episode=episode, render_mode=render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)
