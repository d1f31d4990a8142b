"""Every form with every value of every single option, and the resulting differences in play."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tests.invariants.variants import arrays
from tests.random_play import random_choice
from virado.games.catalogue import AnyGame, games
from virado.games.contract import Preset
from virado.games.messages import REFEREE, Actor
from virado.games.variant import Variant, make_variant
from virado.kernel.bits import capacity, clear, copy_state, draw, lowest, move_at, shuffle
from virado.kernel.compile import kernel
from virado.kernel.rule import rule
from virado.match import Match
from virado.refusal import OptionsError
from virado.words import catalogue
from virado.words.options import nest_option, options_of, values_of

LOWEST = -1_000_000
"""Lowest score that an option accepts. Only matches with repeated ties reach it."""


class ChangedOption(NamedTuple):
    """A form in which a single option has another value."""

    game: AnyGame
    preset: Preset
    players: int
    option: str
    value: Any

    def __str__(self) -> str:
        return f"{self.preset.slug}(players={self.players}, {self.option}={self.value})"

    def unchanged_variant(self) -> Variant:
        """Return the unchanged form."""
        return make_variant(self.game, self.preset, players=self.players)

    def variant(self) -> Variant:
        """Return the form with the option changed. Raises OptionsError if the change is refused."""
        return make_variant(
            self.game, self.preset, players=self.players, options=nest_option(self.option, self.value)
        )


def every_change(*, usual_players_only: bool) -> Iterator[ChangedOption]:
    """Yield every value of every option in every form, except the form's own value."""
    for game in games():
        options = options_of(game, catalogue("en"))
        for preset in game.presets.values():
            usual = values_of(preset)
            for players in (preset.usual_players,) if usual_players_only else preset.players:
                for option in options:
                    for value in _values(option, usual[option.id]):
                        yield ChangedOption(game, preset, players, option.id, value)


def some_changes(forms: int) -> Iterator[ChangedOption]:
    """Yield every accepted value of every option in at least one form, and in one of `forms` of those that have it.

    Consecutive values begin with different forms, so every form has some of them.
    """
    alike: dict[tuple[str, str, str], list[ChangedOption]] = {}
    for change in every_change(usual_players_only=True):
        if refusal_of(change) is None:
            alike.setdefault((change.game.name, change.option, repr(change.value)), []).append(change)
    for turn, changes in enumerate(alike.values()):
        yield from changes[turn % min(forms, len(changes)) :: forms]


def _values(option: Any, usual: Any) -> list[Any]:
    """Return the values of an option: for numbers, some near the usual value; for sets, some of them."""
    named = [each.value for each in option.values]
    if option.kind == "number":
        near = usual if usual is not None else option.least
        tried = [option.least, near - 1, near + 1, 2 * near, *named]
        found = [value for value in tried if value is None or option.least <= value <= option.most]
    elif option.kind == "several":
        found = [[], *([value] for value in named), named]
        found += [[other for other in named if other != value] for value in named]
    else:
        found = named if option.kind != "text" else [2, "1/2"]
    once: list[Any] = []
    for value in found:
        if not _same(value, usual, option.kind) and value not in once:
            once.append(value)
    return once


def _same(one: Any, other: Any, kind: str) -> bool:
    return set(one) == set(other) if kind == "several" else one == other


# ---------------------------------------------------------------------- compiled play
@rule
def _never(s: Any, o: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:
    """Return 0, as a placeholder for `Rules.sample` in games that draw from their lists."""
    return 0


def _make_play(rules: Any) -> Any:
    """Return a function that plays at random and computes a digest of every list, move and score.

    Half of the time it takes the first or the last move of the list.
    """
    setup, wanted, supply, to_act = rules.setup, rules.cards_to_shuffle, rules.supply, rules.to_act
    apply, listing = rules.apply, rules.moves
    sampled = rules.sample is not None
    sample: Any = rules.sample or _never

    def play(
        pool: Any,
        configs: Any,
        workspaces: Any,
        moves: Any,
        pack: Any,
        rng: Any,
        decisions: int,
        report: Any,
    ) -> None:
        config = configs[0]
        w = workspaces[0]
        digest = 17
        copy_state(pool, 0, 1)
        setup(pool[0], config)
        for _ in range(decisions):
            if pool[0].over:
                copy_state(pool, 0, 1)
                setup(pool[0], config)
            state = pool[0]
            cards = wanted(state, config)
            while cards:
                shuffle(cards, pack, rng)
                supply(state, config, pack)
                cards = wanted(state, config)
            seat = lowest(to_act(state, config))
            clear(moves)
            number = 0
            if sampled:
                chosen = sample(state, config, w, seat, moves, rng) - 1
            else:
                number = min(listing(state, config, w, seat, moves), capacity(moves))
                side = draw(rng, 4)
                chosen = draw(rng, number)
                if side == 0:
                    chosen = number - 1
                elif side == 1:
                    chosen = 0
            a, b, c = move_at(moves, chosen)
            digest = (digest * 31 + number + a % 1000003 + b % 1000033 * 7 + c) % 2147483647
            apply(state, config, seat, a, b, c)
            for i in range(state.players):
                digest = (digest * 31 + state.scores[i] % 100003) % 2147483647
            digest = (digest * 31 + state.over + 2 * state.winners) % 2147483647
            cards = wanted(state, config)
            while cards and not state.over:
                shuffle(cards, pack, rng)
                supply(state, config, pack)
                cards = wanted(state, config)
        report[0] = digest

    return play


@cache
def _compiled_play(game: str) -> Any:
    return kernel(_make_play(next(each for each in games() if each.name == game).rules))


def starts(variant: Variant) -> list[list[int]]:
    """Return scores to begin with: those of a new match, and some near the end of the match."""
    sides = len(variant.sides)
    new = [variant.game.start_score(variant.options)] * sides
    target = getattr(variant.options, "target", 0)
    if variant.sign < 0:
        near = [[2, 8, 2, 8, 8], [1, 1, 5, 5, 5], [0, 0, 4, 4, 4], [-1] * 5, [LOWEST] * 5]
        return [new, *(scores[:sides] for scores in near)]
    near = max(1, target // 7)
    behind = (1, 2 * near, 3 * near)
    steps = [[max(0, target - less - side) for side in range(sides)] for less in behind]
    return [new, [target - near] * sides, *steps]


@cache
def _digest(variant: Variant, start: int, decisions: int) -> int:
    a = arrays(variant, seed=7 + start)
    for side, score in enumerate(starts(variant)[start]):
        a.pool[1]["scores"][side] = score
    report = np.zeros(1, np.int64)
    _compiled_play(variant.game.name)(
        a.pool, a.configs, a.workspaces, a.moves, a.pack, a.rng, decisions, report
    )
    return int(report[0])


def plays_otherwise(change: ChangedOption, lengths: tuple[int, ...]) -> bool:
    """Return True if compiled random matches of these lengths differ in a list of moves, a score or the winner."""
    plain, variant = change.unchanged_variant(), change.variant()
    some = min(len(starts(plain)), len(starts(variant)))
    return any(
        _digest(plain, start, decisions) != _digest(variant, start, decisions)
        for decisions in lengths
        for start in range(some)
    )


# ---------------------------------------------------------------------- whole matches with all messages
SAID_TOO = {"variant", "changes", "options"}
"""Fields of an agreement that only repeat the chosen options."""


def agrees_otherwise(change: ChangedOption) -> bool:
    """Return True if the agreement differs in more than the chosen options."""
    return _agreement(change.unchanged_variant()) != _agreement(change.variant())


def shows_otherwise(change: ChangedOption, matches: int) -> bool:
    """Return True if some viewer sees a difference in a match: events, positions or available calls."""
    plain, variant = change.unchanged_variant(), change.variant()
    return any(
        shown != other
        for number in range(matches)
        for shown, other in zip(_course(plain, number), _course(variant, number), strict=False)
    )


def _agreement(variant: Variant) -> dict[str, Any]:
    told = msgspec.to_builtins(variant.agreement())
    return {name: value for name, value in told.items() if name not in SAID_TOO}


def _course(variant: Variant, number: int) -> Iterator[bytes]:
    """Yield the visible course of a random match, with calls, from one of the starts."""
    rng = random.Random(number)
    scores = starts(variant)[number % len(starts(variant))]
    match = Match(variant, seed=number, scores=scores)
    said = 0
    while not match.over and len(match.steps) < 400:
        seat = rng.choice(match.to_act)
        actors: list[Actor] = [REFEREE, *range(variant.players)]
        caller = rng.choice(actors)
        may = rng.random() < 0.1
        calls = match.view_of(caller).calls()
        yield repr((caller, calls)).encode()
        if may and calls:
            match.play(caller, rng.choice(calls))
        else:
            match.play(seat, random_choice(match.view(seat), rng))
        viewer = rng.randrange(variant.players)
        data = msgspec.structs.replace(match.view(viewer).data, variant="")
        yield msgspec.json.encode(data) + msgspec.json.encode(match.events(said))
        said = match.event_count
    yield repr(match.winners).encode()


def refusal_of(change: ChangedOption) -> OptionsError | None:
    """Return the reason why the change is refused, or None."""
    try:
        change.variant()
    except OptionsError as error:
        return error
    return None
