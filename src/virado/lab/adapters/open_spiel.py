"""Virado's games for OpenSpiel. Requires `virado[open-spiel]`.

Importing this module registers a game for every named form: `virado_casino`, `virado_royal_dominican` and so on. The
parameters are `players` (0: the usual number), `match` (True: until the end of the match, False: until the first
scored deal) and `options`. The value of `options` is that of the variant with `:` and `;` instead of `=` and `,`:
`target:31;sweeps:score`.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from virado.cards import members
from virado.encoders.contract import encoded_games
from virado.games.catalogue import variant as find_variant
from virado.games.contract import Preset
from virado.lab.adapters.observer import Observer
from virado.lab.extras import Extra
from virado.lab.vector.action_match import stepper_of
from virado.lab.vector.resampling import ResamplingMatch

with Extra("open-spiel"):
    import pyspiel

__all__ = ["NAMES", "SpielGame", "SpielState", "name_of"]

PREFIX = "virado_"
MAX_ACTIONS = {False: 4_000, True: 40_000}
"""Maximum number of actions, chance included, in a deal (False) and in a match (True).

A game that reaches the maximum is abandoned.
"""
HIGHEST_RETURN = 1_000_000.0
"""Upper bound of the points won or lost in a deal."""
SAMPLER_BITS = 53

spiel: Any = pyspiel
"""`pyspiel` without its incomplete types."""


def name_of(slug: str) -> str:
    """Return OpenSpiel's name of a form."""
    return PREFIX + slug.replace("-", "_")


class SpielGame(spiel.Game):
    """A form, with options and a number of players, played as deals or matches.

    The return of a deal is the points that the player's side gained; more points are always better. The return of a
    match is the player's share of the win.
    """

    preset: ClassVar[Preset]
    kind: ClassVar[Any]
    """OpenSpiel's description of the form."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Create the game. Raises OptionsError for an unknown variant."""
        given = dict(params or {})
        self.whole_match = bool(given.get("match", False))
        options = str(given.get("options", "")).replace(":", "=").replace(";", ", ")
        players = int(given.get("players", 0))
        changes = [f"players={players}"] if players else []
        changes += [options] if options else []
        text = f"{self.preset.slug}({', '.join(changes)})" if changes else self.preset.slug
        self.variant = find_variant(text)
        self.stepper = stepper_of(self.variant)
        self._opening = ResamplingMatch(self.variant)
        information = spiel.GameInfo(
            num_distinct_actions=len(self.stepper.actions),
            max_chance_outcomes=self.variant.deck.count,
            num_players=self.variant.players,
            min_utility=0.0 if self.whole_match else -HIGHEST_RETURN,
            max_utility=1.0 if self.whole_match else HIGHEST_RETURN,
            max_game_length=MAX_ACTIONS[self.whole_match],
        )
        super().__init__(self.kind, information, given)  # pyright: ignore[reportUnknownMemberType]

    def new_initial_state(self) -> "SpielState":
        """Return the initial state, in which chance must deal the first cards."""
        return SpielState(self)

    def opening(self) -> ResamplingMatch:
        """Return a match that has not begun."""
        return self._opening.clone()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer for a player or for the public.

        Raises ValueError for parameters, and for a request to observe all cards.
        """
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        wanted = iig_obs_type or spiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == spiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation of all players' cards is not available")
        return Observer(
            self.variant,
            private=wanted.private_info == spiel.PrivateInfoType.SINGLE_PLAYER,
            perfect_recall=wanted.perfect_recall,
        )


class SpielState(spiel.State):
    """A position.

    Chance deals card by card, index 0 of the pack first. The last card of a pack is not a choice.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        self.whole_match = game.whole_match
        """True if the game continues to the end of the match."""
        self.match = game.opening()
        """The match as a `Match`, with all hidden information."""
        self.dealt: list[int] = []
        """Cards that chance has dealt since the match began to wait for cards."""
        self.taken = 0
        """Number of actions taken so far."""
        self.choosing: list[int] = []
        """Actions of the seat to act that do not yet form a complete move."""
        self._before_deal: _SharedReference | None = None

    # ------------------------------------------------------------------ current player
    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's constant for chance or for the end."""
        if self.is_terminal():
            return int(spiel.PlayerId.TERMINAL)
        return int(spiel.PlayerId.CHANCE) if self.match.cards_to_shuffle else self.match.acting_seat

    def is_terminal(self) -> bool:
        """Return True if the match, or the deal, is over or has been abandoned."""
        match = self.match
        if match.over or self.taken >= MAX_ACTIONS[self.whole_match]:
            return True
        if not self.whole_match and match.deal_points is not None:
            return True
        return not match.cards_to_shuffle and not match.legal_actions()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.match.legal_actions()) if player == self.match.acting_seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible next cards with equal probabilities."""
        left = [card for card in members(self.match.cards_to_shuffle) if card not in self.dealt]
        return [(card, 1 / len(left)) for card in left]

    # ------------------------------------------------------------------ actions
    def _apply_action(self, action: int) -> None:
        wanted = self.match.cards_to_shuffle
        if not wanted:
            self.taken += 1
            self.choosing = [] if self.match.act(action) else [*self.choosing, action]
            return
        if not self.dealt and wanted == self.match.deck.full:
            self._before_deal = None
            self._before_deal = _SharedReference(self.clone())
        self.taken += 1
        self.dealt.append(action)
        if len(self.dealt) >= wanted.bit_count() - 1:
            rest = wanted & ~sum(1 << card for card in self.dealt)
            self.match.supply([*self.dealt, *members(rest)])
            self.dealt = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(spiel.PlayerId.CHANCE):
            return f"deal {self.match.deck.names[action]}"
        return stepper_of(self.match.variant).actions[action]

    def returns(self) -> list[float]:
        """Return the return of each seat; 0 before the end of the game."""
        match, players = self.match, self.match.variant.players
        if not self.is_terminal():
            return [0.0] * players
        sides = len(match.scores)
        if self.whole_match:
            winners = [seat for seat in range(players) if seat % sides in match.winners]
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        sign = match.variant.sign
        first = match.first_scores
        return [float(sign * (match.scores[seat % sides] - first[seat % sides])) for seat in range(players)]

    def __str__(self) -> str:
        """Return the complete position, hidden information included."""
        return f"{self.match.variant} {self.history_str()}"

    # ------------------------------------------------------------------ resampling
    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> Self:
        """Return a random state that the player cannot distinguish from this one.

        The hidden cards are sampled by the family's bots. The player's observations are the same, and the history
        leads to the state. Raises RuntimeError if no such state is found.
        """
        if self._before_deal is None:
            return self.clone()  # no card is hidden
        rng = random.Random(int(probability_sampler() * (1 << SAMPLER_BITS)))
        world = self.match.another_world(player_id, rng)
        state = self._before_deal.whole.clone()
        chance = iter(world.chance[len(state.match.chance) :])
        for step in world.steps[len(state.match.steps) :]:
            _deal(state, chance)
            made = len(state.match.steps)
            while len(state.match.steps) == made:
                state.apply_action(state.match.action_towards(step))
        _deal(state, chance)
        if player_id == self.match.acting_seat:
            for action in self.choosing:
                state.apply_action(action)
        return state


class _SharedReference:
    """A wrapper around an immutable object that copies of a state share."""

    def __init__(self, state: Any) -> None:
        self.whole = state

    def __deepcopy__(self, memo: Any) -> Self:
        return self


def _deal(state: SpielState, chance: Iterator[Sequence[int]]) -> None:
    """Deal the cards that a state waits for, if the source has any left."""
    while state.match.cards_to_shuffle and (cards := next(chance, None)) is not None:
        for card in cards[: len(cards) - 1]:
            state.apply_action(card)


def _register() -> tuple[str, ...]:
    names: list[str] = []
    for game in encoded_games():
        for slug, preset in game.presets.items():
            names.append(name_of(slug))
            kind = spiel.GameType(
                short_name=names[-1],
                long_name=f"Virado: {slug}",
                dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
                chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
                information=spiel.GameType.Information.IMPERFECT_INFORMATION,
                utility=spiel.GameType.Utility.GENERAL_SUM,
                reward_model=spiel.GameType.RewardModel.TERMINAL,
                max_num_players=max(preset.players),
                min_num_players=min(preset.players),
                provides_information_state_string=True,
                provides_information_state_tensor=True,
                provides_observation_string=True,
                provides_observation_tensor=True,
                parameter_specification={"players": 0, "match": False, "options": ""},
            )
            # Each form has its own class. OpenSpiel releases it after the interpreter has ended, and only classes
            # survive that.
            spiel.register_game(
                kind,
                type(f"{SpielGame.__name__}_{names[-1]}", (SpielGame,), {"preset": preset, "kind": kind}),
            )
    return tuple(names)


NAMES = _register()
"""Names of the registered games."""
