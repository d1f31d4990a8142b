"""Hazari for PettingZoo's parallel interface: all seats arrange simultaneously. Requires `virado[pettingzoo]`."""

from typing import Any

import numpy as np

from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.lab.adapters.rendering import RENDER_MODES, check_mode, render
from virado.lab.extras import Extra
from virado.lab.vector.action_match import ActionMatch, stepper_of
from virado.lab.vector.environments import EpisodeKind
from virado.match import Match, draw_seed
from virado.packs import shuffle_cards

with Extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import ParallelEnv

    from virado.lab.adapters.spaces import observation_space

__all__ = ["SameTimeEnv", "parallel_env"]


class SameTimeEnv(ParallelEnv[str, dict[str, Any], int]):
    """One match of a form in which all seats decide simultaneously.

    In each step, every agent takes an action towards its own arrangement. An agent that has finished takes the last
    action, `wait`, until all agents have finished. Then the deal is shown and scored, and each reward is the agent's
    gain in the deal. Observations are those of `TableEnv`, with the additional action in the mask. An illegal action
    raises ValueError.
    """

    def __init__(
        self,
        variant: Variant | str,
        *,
        episode: EpisodeKind = "match",
        render_mode: str | None = None,
    ) -> None:
        """Create the environment.

        Raises ValueError if the seats of the form decide one after another, or for an unknown render mode.
        """
        check_mode(render_mode)
        self.render_mode = render_mode
        self.variant = find_variant(variant) if isinstance(variant, str) else variant
        self._one_deal = episode == "deal"
        stepper = stepper_of(self.variant)
        self.wait = len(stepper.actions)
        """Index of the action `wait`, for an agent with nothing to decide."""
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{stepper.id}-parallel",
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.variant.players)]
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(len(stepper.features), self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._seed = draw_seed()
        self._begin(0)
        if len(self.match.to_act) != self.variant.players:
            raise ValueError(f"the seats of {self.variant} decide one after another: use TableEnv")

    def observation_space(self, agent: str) -> Any:
        """Return the observation space: the same object for every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space: the same object for every call."""
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """Return the match as a `Match`, without the choices made so far in this deal.

        The match contains all cards, so it is not for agents.
        """
        return self._match

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the match with the given seed, or with the next seed if none is given."""
        self._begin(self._seed + 1 if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _begin(self, seed: int) -> None:
        self._seed = seed
        self._match = ActionMatch(self.variant)
        self._deal()

    def _deal(self) -> None:
        """Deal, and create a separate match for each seat.

        In the match of a seat, the seats before it have arranged arbitrarily.
        """
        match = self._match
        while wanted := match.cards_to_shuffle:
            match.supply(shuffle_cards(wanted, self._seed, len(match.chance) + 1))
        self._own: dict[int, ActionMatch] = {}
        self._up: dict[int, Any] = {}
        before = match.clone()
        for seat in match.to_act:
            self._own[seat] = before.clone()
            before.play(seat, before.legal(seat, 1)[0])

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Take an action for every agent."""
        for seat, agent in enumerate(self.agents):
            if not self._mask(seat)[actions[agent]]:
                raise ValueError(f"action {actions[agent]} is not legal for {agent}")
        for seat, agent in enumerate(self.agents):
            if seat not in self._up and self._own[seat].act(int(actions[agent])):
                self._up[seat] = self._own[seat].steps[-1].move
        before = self._match.scores
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if len(self._up) == self.variant.players:
            for seat in self._match.to_act:
                self._match.play(seat, self._up[seat])
            over = self._match.over or self._one_deal
            if not over:
                self._deal()
        else:
            over = False
        rewards = {
            agent: float(self._match.scores[seat] - before[seat]) for seat, agent in enumerate(self.agents)
        }
        if over:
            winners = self._match.winners
            infos = {
                agent: {"result": (seat in winners) / max(1, len(winners))}
                for seat, agent in enumerate(self.agents)
            }
        observations = self._observations()
        ended = dict.fromkeys(self.agents, over)
        given_up = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, ended, given_up, infos

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self._up:
            mask[self.wait] = 1
        else:
            mask[list(self._own[seat].legal_actions())] = 1
        return mask

    def _observations(self) -> dict[str, Any]:
        return {
            agent: {
                "observation": self._match.observation_with(
                    seat, self._own[seat] if seat not in self._up else None
                ),
                "action_mask": self._mask(seat),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Any:
        """Return the public view of the position in the render mode."""
        return render(self._match, None, self.render_mode)


def parallel_env(
    variant: Variant | str, *, episode: EpisodeKind = "match", render_mode: str | None = None
) -> SameTimeEnv:
    """Return the environment; the function is named as PettingZoo requires."""
    return SameTimeEnv(variant, episode=episode, render_mode=render_mode)
