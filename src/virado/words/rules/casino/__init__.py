"""The facts that passages of the Casino family can use besides the options."""

from collections.abc import Iterator, Mapping

import msgspec

from virado.cases.validation import Plain
from virado.games.casino.game import GAME
from virado.games.casino.options import CasinoOptions
from virado.games.casino.rules.config import sizes_of
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.evaluation import FormattedText
from virado.words.rules.inline import cards
from virado.words.rules.texts import Place, Span

NO_LIMIT = 1000
"""A total higher than that of any play."""


def facts(variant: Variant, words: Catalogue) -> dict[str, object]:
    """Return the facts for the Casino family.

    | name | meaning |
    |---|---|
    | `rounds` | number of rounds in a deal |
    | `hand_sizes` | cards per hand in each round, as a list |
    | `even` | whether all rounds have the same hand size |
    | `first_hand` | cards per hand in the first round |
    | `left_over` | cards added to `table_size` on the table because they cannot be shared out (C-3) |
    | `to_table` | cards that the last round adds to the table (C-3) |
    | `majority`, `spade_majority` | number of cards, or of spades, that is a majority |
    | `majority_scored` | whether most cards and most spades score with this number of sides (C-20) |
    | `all_points` | points of a deal without sweeps, fives and oranges |
    | `endgame` | the option, or `none` if no score of a match restricts a side (C-22) |
    | `reach` | the highest total of a play, or NO_LIMIT (C-16) |
    | `sweep_name`, `sweep_names`, `sweep_call` | the variant's word for one sweep, for several, and as a call |
    """
    options: CasinoOptions = variant.options
    points = options.points
    sizes, to_table = GAME.rounds(options, variant.players, variant.teams)
    spades = variant.deck.count // 4
    scored = options.majorities == "always" or len(variant.sides) == 2
    restricted = GAME.restricted_from(options, variant.players, variant.teams)
    limited = options.multi_play != "one" and options.multi_play_max is not None
    return {
        "rounds": len(sizes),
        "hand_sizes": sizes,
        "even": len(set(sizes)) == 1,
        "first_hand": sizes[0],
        "left_over": sizes_of(options, variant.players)[1] - options.table_size,
        "to_table": to_table,
        "majority": variant.deck.count // 2 + 1,
        "spade_majority": spades // 2 + 1,
        "majority_scored": scored,
        "all_points": (points.most_cards + points.most_spades if scored else 0)
        + points.big_casino
        + points.little_casino
        + 4 * points.ace
        + points.last_capture,
        "endgame": "none" if restricted is None else options.endgame,
        "reach": options.multi_play_max if limited else NO_LIMIT,
        "sweep_name": FormattedText(words.text("casino-sweep", variant=variant.slug)),
        "sweep_names": FormattedText(words.text("casino-sweeps", variant=variant.slug)),
        "sweep_call": FormattedText(words.text("casino-sweep-call", variant=variant.slug)),
    }


class _Build(msgspec.Struct):
    cards: list[list[str]]
    value: int


class _ShownPosition(msgspec.Struct):
    """The parts of a position that `list_places` shows."""

    hands: dict[int, list[str]]
    loose: list[str] = []
    builds: list[_Build] = []


def list_places(position: Mapping[str, Plain], words: Catalogue) -> Iterator[Place]:
    """Yield the places of a position: the loose cards, the builds with their values, and the reader's hand."""
    lying = msgspec.convert(position, _ShownPosition)
    if lying.loose:
        yield Place(words.text("terminal-label-table"), (cards(lying.loose),))
    if lying.builds:
        spans = [
            span
            for build in lying.builds
            for span in (
                cards([card for group in build.cards for card in group], style="build"),
                Span(f" = {words.number(build.value)} "),
            )
        ]
        yield Place(words.text("terminal-label-builds"), (*spans[:-1], Span(spans[-1].text.rstrip())))
    yield Place(words.text("terminal-label-hand"), (cards(lying.hands[0]),))
