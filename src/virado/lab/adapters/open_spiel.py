"""Virado's games for OpenSpiel. Needs `virado[open-spiel]`.

To import this module registers a game for every named form: `virado_casino`, `virado_royal_dominican`, ... Their parameters are
`players` (0: the usual number), `match` (True: to the end of the match, else the first scored deal) and `options`, those of the
variant with `:` and `;` in place of `=` and `,`: `target:31;sweeps:score`.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

import pyspiel

from virado.cards import members
from virado.games.catalogue import games
from virado.games.catalogue import variant as find_variant
from virado.games.contract import Preset
from virado.lab.adapters.observer import Observer
from virado.lab.vector.action_match import stepper_of
from virado.lab.vector.resampling import ResamplingMatch

__all__ = ["NAMES", "SpielGame", "SpielState", "name_of"]

PREFIX = "virado_"
MOST_ACTIONS = {False: 4_000, True: 40_000}
"""Of a deal and of a match, those of chance included; after them it is given up."""
HIGHEST_RETURN = 1_000_000.0
"""More than anybody can win or lose in a deal."""
SAMPLER_BITS = 53

spiel: Any = pyspiel
"""Whose types say little."""


def name_of(slug: str) -> str:
    """What OpenSpiel calls a form."""
    return PREFIX + slug.replace("-", "_")


class SpielGame(spiel.Game):
    """A form, with options and a number of players, as deals or matches.

    What players get at the end of a deal is what their side has gained in points, high being good; of a match, their share of it.
    """

    preset: ClassVar[Preset]
    kind: ClassVar[Any]
    """What OpenSpiel is told of the form."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """OptionsError if there is no such variant."""
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
            max_game_length=MOST_ACTIONS[self.whole_match],
        )
        super().__init__(self.kind, information, given)  # pyright: ignore[reportUnknownMemberType]

    def new_initial_state(self) -> "SpielState":
        """The beginning, which wants its first cards."""
        return SpielState(self)

    def opening(self) -> ResamplingMatch:
        """A match that has not begun."""
        return self._opening.clone()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player, or everybody, may know as numbers and text; ValueError for parameters, or if all cards are asked for."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        wanted = iig_obs_type or spiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == spiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody may know the cards of all players")
        return Observer(
            self.variant,
            private=wanted.private_info == spiel.PrivateInfoType.SINGLE_PLAYER,
            perfect_recall=wanted.perfect_recall,
        )


class SpielState(spiel.State):
    """A position. Chance deals card by card, index 0 of the pack first; the last card needs no choice."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        self.whole_match = game.whole_match
        """Whether it goes on to the end of the match."""
        self.match = game.opening()
        """The match as the engine's, with all secrets."""
        self.dealt: list[int] = []
        """What chance has dealt of the cards that are wanted."""
        self.taken = 0
        """Actions so far."""
        self.choosing: list[int] = []
        """Those of the seat that is asked which are no whole move yet."""
        self._before_deal: _Kept | None = None

    # ------------------------------------------------------------------ whose turn it is
    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's numbers for chance and the end."""
        if self.is_terminal():
            return int(spiel.PlayerId.TERMINAL)
        return int(spiel.PlayerId.CHANCE) if self.match.cards_to_shuffle else self.match.acting_seat

    def is_terminal(self) -> bool:
        """Whether the match, or the deal, is over or has been given up."""
        match = self.match
        if match.over or self.taken >= MOST_ACTIONS[self.whole_match]:
            return True
        if not self.whole_match and match.deal_points is not None:
            return True
        return not match.cards_to_shuffle and not match.legal_actions()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.match.legal_actions()) if player == self.match.acting_seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, each as likely."""
        left = [card for card in members(self.match.cards_to_shuffle) if card not in self.dealt]
        return [(card, 1 / len(left)) for card in left]

    # ------------------------------------------------------------------ what happens
    def _apply_action(self, action: int) -> None:
        wanted = self.match.cards_to_shuffle
        if not wanted:
            self.taken += 1
            self.choosing = [] if self.match.act(action) else [*self.choosing, action]
            return
        if not self.dealt and wanted == self.match.deck.full:
            self._before_deal = None
            self._before_deal = _Kept(self.clone())
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
        """By seat, what the game has brought; 0 before its end."""
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
        """All that is to be known, secrets included."""
        return f"{self.match.variant} {self.history_str()}"

    # ------------------------------------------------------------------ other worlds
    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> Self:
        """A state that the player cannot tell from this one, with hidden cards as the bots of the family believe them to lie.

        All that the player saw has happened in it, and its history leads to it. RuntimeError if none is found.
        """
        if self._before_deal is None:
            return self.clone()  # nothing is hidden
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


class _Kept:
    """A state that is not copied with those that it belongs to, because nothing changes it."""

    def __init__(self, state: Any) -> None:
        self.whole = state

    def __deepcopy__(self, memo: Any) -> Self:
        return self


def _deal(state: SpielState, chance: Iterator[Sequence[int]]) -> None:
    """Deal what is wanted, if there is anything left to deal."""
    while state.match.cards_to_shuffle and (cards := next(chance, None)) is not None:
        for card in cards[: len(cards) - 1]:
            state.apply_action(card)


def _register() -> tuple[str, ...]:
    names: list[str] = []
    for game in games():
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
            # a class of its own: OpenSpiel lets go of it when the interpreter has ended, which only classes outlive
            spiel.register_game(
                kind,
                type(f"{SpielGame.__name__}_{names[-1]}", (SpielGame,), {"preset": preset, "kind": kind}),
            )
    return tuple(names)


NAMES = _register()
"""The games that OpenSpiel knows since this module has been imported."""
