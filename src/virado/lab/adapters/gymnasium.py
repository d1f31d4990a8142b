"""Virado's games for Gymnasium: one seat against bots, or all seats of many matches. Requires `virado[gymnasium]`.

Importing this module registers the ids `virado/<form>-v0` (`SeatEnv`) and `virado/<form>-all-seats-v0`
(`AllSeatsVectorEnv`) for every named form.
"""

from collections.abc import Sequence
from typing import Any, Literal, cast

import numpy as np

from virado.bots.catalogue import bot
from virado.bots.contract import Bot, Rng
from virado.encoders.contract import encoded_games, encoding_of
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.lab.adapters.rendering import RENDER_MODES, check_mode, render
from virado.lab.extras import Extra
from virado.lab.vector import SingleEnv, VectorEnv
from virado.lab.vector.environments import Autoreset, EpisodeKind
from virado.match import Match

with Extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    from virado.lab.adapters.spaces import observation_space

__all__ = ["IDS", "AllSeatsVectorEnv", "SeatEnv"]

ILLEGAL_REWARD = -1.0
"""Reward for an illegal action with `illegal="end"`."""
SEED_LIMIT = 1 << 62


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a match against bots.

    A step takes an action of the seat and then plays the bots' moves until the seat must act again. The reward is the
    number of points that the seat's side gained in the step. An observation is `{"observation": numbers,
    "action_mask": flags}` as in `virado.lab.vector.VectorEnv`. `info` contains the `scores` by side and the number of
    the `deal`. At the end it also contains the seat's `result`, which is its share of the match. With the same seed
    and the same bots, equal actions give equal matches.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as in `Env`

    def __init__(
        self,
        variant: Variant | str,
        *,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "greedy",
        episode: EpisodeKind = "match",
        illegal: Literal["end", "raise"] = "end",
        render_mode: str | None = None,
    ) -> None:
        """Create the environment.

        `bots` play the other seats: a single bot for all, or a sequence in the order of play after the seat. An
        illegal action ends the episode with ILLEGAL_REWARD or, with `illegal="raise"`, raises ValueError. Raises
        OptionsError for an unknown variant or bot, and ValueError for an invalid seat or a wrong number of bots.
        """
        check_mode(render_mode)
        self.render_mode = render_mode
        self._env = SingleEnv(variant, episode=episode)
        players = self._env.players
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        self.seat = seat
        given = [bots] * (players - 1) if isinstance(bots, str | Bot) else list(bots)
        if len(given) != players - 1:
            raise ValueError(f"{len(given)} bots for {players - 1} other seats")
        self._bots: dict[int, Bot] = {
            (seat + 1 + i) % players: bot(each) if isinstance(each, str) else each
            for i, each in enumerate(given)
        }
        self._illegal = illegal
        self.observation_space = observation_space(len(self._env.features), len(self._env.actions))
        self.action_space = cast(Any, spaces.Discrete(len(self._env.actions)))
        self._given_up = False

    @property
    def match(self) -> Match:
        """Return the match as a `Match`, with record and views.

        The match contains all cards, so it is not for the agent.
        """
        return self._env.match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the match with a given seed.

        Without a seed, it is drawn from the generator that the last given seed initialised.
        """
        super().reset(seed=seed)
        self._env.begin(seed if seed is not None else int(self.np_random.integers(SEED_LIMIT)))
        self._given_up = False
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action. Raises ValueError if the episode is over."""
        if self._env.over or self._given_up:
            raise ValueError("the episode is over: call reset")
        if not self.action_space.contains(action) or not self._env.mask[action]:
            if self._illegal == "raise":
                raise ValueError(f"action {action} is not legal")
            self._given_up = True
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        self._env.take(int(action))
        reward = float(self._env.rewards_by_seat[self.seat]) + self._let_bots_play()
        ended, given_up = bool(self._env.terminations[0]), bool(self._env.truncations[0])
        return self._observation(), reward, ended, given_up, self._info()

    def _let_bots_play(self) -> float:
        """Play the bots' moves until the seat must act; return the gain of the seat's side."""
        gained = 0.0
        while not self._env.over and self._env.seat != self.seat:
            player, view = self._bots[self._env.seat], self._env.match.view(self._env.seat)
            rng = Rng(int(self._env.seeds[0]))
            self._env.play(player.call(view, rng) or player.choose(view, rng=rng))
            gained += float(self._env.rewards_by_seat[self.seat])
        return gained

    def _observation(self) -> dict[str, Any]:
        mask = self._env.mask if self._env.seat == self.seat else np.zeros_like(self._env.mask)
        return {"observation": self._env.observation_of(self.seat), "action_mask": mask.copy()}

    def _info(self) -> dict[str, Any]:
        match = self._env.match
        info: dict[str, Any] = {"scores": match.scores, "deal": match.deal}
        if self._env.over:
            info["result"] = float(self._env.results[0, self.seat])
        return info

    def render(self) -> Any:
        """Return the position, from the seat's view, in the render mode."""
        return render(self._env.match, self.seat, self.render_mode)

    def close(self) -> None:
        """Release the environment's resources."""
        self._env.close()


MODES: dict[AutoresetMode, Autoreset] = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class AllSeatsVectorEnv(gymnasium.vector.VectorEnv[dict[str, Any], Any, Any]):
    """Many matches in which the agent plays all seats.

    Each observation is that of the seat to act, and the reward is that of the seat that has acted. `infos` contains
    the `seat` to act (-1 at an end), the `rewards` and `results` of all seats, and `deal_end`. With SAME_STEP,
    `infos["final_obs"]` contains the public observations of the episodes that have ended. With DISABLED,
    `reset(options={"reset_mask": ...})` resets some of the matches. An illegal action raises ValueError.
    """

    def __init__(
        self,
        variant: Variant | str,
        num_envs: int = 1,
        *,
        episode: EpisodeKind = "match",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """Create the environments.

        With `copy=False`, steps return arrays that the next step overwrites. Raises OptionsError for an unknown
        variant.
        """
        mode = AutoresetMode(autoreset_mode)
        self.table = VectorEnv(variant, num_envs, episode=episode, autoreset=MODES[mode], threads=threads)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode}
        observed: Any = observation_space(len(self.table.features), len(self.table.actions))
        chosen: Any = spaces.Discrete(len(self.table.actions))
        self.single_observation_space = observed
        self.single_action_space = chosen
        self.observation_space = batch_space(observed, num_envs)
        self.action_space = batch_space(chosen, num_envs)
        self._copy = copy
        self._places = np.arange(num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin new matches in all environments, or in those set in `options["reset_mask"]`.

        `seed` is the seed of the first match, or the sequence of all seeds.
        """
        self.table.reset(seed=seed, where=(options or {}).get("reset_mask"))
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Take an action in each environment."""
        acted = self.table.seats.copy()
        self.table.step(actions)
        rewards = self.table.rewards[self._places, np.maximum(acted, 0)].astype(np.float64)
        rewards[acted < 0] = 0
        ended, given_up = self.table.terminations.astype(np.bool_), self.table.truncations.astype(np.bool_)
        infos = self._infos()
        over = ended | given_up
        if self.table.finals.shape[0] and over.any():
            finals = np.full(self.num_envs, None, dtype=object)
            for index in np.flatnonzero(over):
                nothing = np.zeros(len(self.table.actions), np.int8)
                finals[index] = {"observation": self.table.finals[index].copy(), "action_mask": nothing}
            infos |= {"final_obs": finals, "_final_obs": over}
        return self._observations(), rewards, ended, given_up, infos

    def _observations(self) -> dict[str, Any]:
        found = {"observation": self.table.observations, "action_mask": self.table.masks}
        return {name: array.copy() for name, array in found.items()} if self._copy else found

    def _infos(self) -> dict[str, Any]:
        table = self.table
        everywhere = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {
            "seat": table.seats.copy(),
            "rewards": table.rewards.copy(),
            "results": table.results.copy(),
            "deal_end": table.deal_ends.astype(np.bool_),
        }
        return infos | {f"_{name}": everywhere for name in infos}

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the environment's threads."""
        self.table.close()


def _register() -> tuple[str, ...]:
    ids: list[str] = []
    # Gymnasium's types do not allow a class with additional arguments
    register = cast(Any, gymnasium).register
    for game in encoded_games():
        for slug in game.presets:
            version = encoding_of(find_variant(slug)).version
            ids += [f"virado/{slug}-v{version}", f"virado/{slug}-all-seats-v{version}"]
            register(ids[-2], entry_point=SeatEnv, kwargs={"variant": slug})
            register(ids[-1], vector_entry_point=AllSeatsVectorEnv, kwargs={"variant": slug})
    return tuple(ids)


IDS = _register()
"""Ids registered by this module, for `gymnasium.make` and `gymnasium.make_vec`."""
