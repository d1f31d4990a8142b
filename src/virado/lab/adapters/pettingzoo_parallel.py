"""Hazari for PettingZoo's parallel interface: all seats arrange at the same time. Needs `virado[pettingzoo]`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.lab.adapters.rendering import RENDER_MODES, check_mode, render
from virado.lab.adapters.spaces import observation_space
from virado.lab.vector.action_match import ActionMatch, stepper_of
from virado.lab.vector.environments import EpisodeKind
from virado.match import Match, draw_seed
from virado.packs import shuffle_cards

__all__ = ["SameTimeEnv", "parallel_env"]


class SameTimeEnv(ParallelEnv[str, dict[str, Any], int]):
    """One match of a form in which all seats decide at the same time.

    With each step every agent takes an action of its own arrangement; who has arranged takes the last action, `wait`, until all
    have. Then the deal is shown and scored, and rewards are what each has gained in it. Observations are those of `TableEnv`,
    but for the further action in the mask. An illegal action is a ValueError.
    """

    def __init__(
        self,
        variant: Variant | str,
        *,
        episode: EpisodeKind = "match",
        render_mode: str | None = None,
    ) -> None:
        """ValueError if the seats of the form decide one after another, or there is no such way to show it."""
        check_mode(render_mode)
        self.render_mode = render_mode
        self.variant = find_variant(variant) if isinstance(variant, str) else variant
        self._one_deal = episode == "deal"
        stepper = stepper_of(self.variant)
        self.wait = len(stepper.actions)
        """The action of who has nothing to decide."""
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
        """The same object for ever."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object for ever."""
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match as the engine's, without what seats have chosen in this deal: not for agents, because it knows all cards."""
        return self._match

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the match of a seed, or without one a match of the seed that follows."""
        self._begin(self._seed + 1 if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _begin(self, seed: int) -> None:
        self._seed = seed
        self._match = ActionMatch(self.variant)
        self._deal()

    def _deal(self) -> None:
        """Deal, and let every seat arrange in a match of its own, in which those before it have arranged somehow."""
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
        """Take an action of every agent."""
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
        """The position as everybody sees it, in the render mode."""
        return render(self._match, None, self.render_mode)


def parallel_env(
    variant: Variant | str, *, episode: EpisodeKind = "match", render_mode: str | None = None
) -> SameTimeEnv:
    """The environment, under the name that PettingZoo's own have."""
    return SameTimeEnv(variant, episode=episode, render_mode=render_mode)
