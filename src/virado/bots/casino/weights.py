"""The weights of the Casino club player, found by self-play."""

from collections.abc import Mapping

from virado.games.casino.rules.state import CasinoConfig
from virado.kernel.layout import Layout

KING = 51


class Weights(Layout):
    """Weights of the club player's policy, in per cent unless stated otherwise."""

    card: int
    """Value of a card in the pile, in thousandths of a point, if the majority of cards scores three."""
    spade: int
    """Additional value of a spade in the pile, in thousandths of a point, if the majority of spades scores one."""
    secured: int
    """Value added to every capture by opponents, in thousandths of a point."""
    sweep: int
    """Weight of a sweep."""
    danger: int
    """Weight of the opponents' expected next gain."""
    promise: int
    """Weight of the next gain of the best card that remains in the hand."""
    second: int
    """Weight of the next gains of the other cards in the hand."""
    contested: int
    """Reduction of a possible gain if an opponent holds the same rank, in per cent.

    The reduction is weighted by the chance that an opponent holds the rank.
    """
    kept: int
    """Weight of the value lost by playing a card without capturing."""
    own: int
    """Weight of builds that a card in the hand could take."""
    several: int
    """Cost of each card played beyond the first, in thousandths of a point."""
    late_danger: int
    """Weight used instead of `danger` in the last round of a deal."""
    late_promise: int
    """Weight used instead of `promise` in the last round."""
    late_second: int
    """Weight used instead of `second` in the last round."""
    residue: int
    """Weight of the residue in the last round, expressed as a number of cards, in hundredths.

    While this number of cards is left in all hands together, half of the residue counts. All of it counts when no
    card is left.
    """
    closing: int
    """Advantage in capturing last for the seat that plays the last card.

    In comparison, each card that could capture has the weight 200.
    """
    partner: int
    """Weight of the captures that the partner's own builds make certain."""
    sums: int
    """1 if the player notices captures of several cards by their sum."""
    counts: int
    """1 if the player remembers captured cards."""
    builds: int
    """1 if the player builds."""
    endgame: int
    """1 if the player considers the items that still score for a restricted side (C-22)."""


FITTED_FIELDS = (
    "card",
    "spade",
    "secured",
    "sweep",
    "danger",
    "promise",
    "second",
    "contested",
    "kept",
    "own",
    "late_danger",
    "late_promise",
    "late_second",
    "residue",
    "closing",
    "several",
    "partner",
)
"""Names of the fields in the rows of MODELS and ROWS."""
MODELS: Mapping[str, tuple[int, ...]] = {
    "classic": (220, 180, 455, 140, 150, 106, 16, 23, 21, 100, 150, 106, 16, 0, 50, 0, 60),
    "royal": (220, 206, 554, 115, 268, 132, 30, 70, 80, 100, 268, 132, 30, 11, 50, 0, 150),
    "nordic": (220, 206, 554, 115, 268, 132, 30, 70, 80, 100, 268, 132, 30, 11, 50, 0, 150),
    "rook": (212, 203, 675, 48, 292, 185, 60, 74, 39, 100, 292, 185, 60, 0, 50, 0, 150),
    "hungarian": (229, 135, 531, 103, 295, 90, 0, 57, 38, 100, 295, 90, 0, 0, 50, 0, 0),
}
"""Weights of the search's model of every player, by kind of form.

With ROWS as the model, the search was no stronger (docs/lab/club-casino.md).
"""
ROWS: Mapping[str, Mapping[tuple[int, int], tuple[int, ...]]] = {
    "classic": {
        (2, 2): (133, 173, 639, 140, 688, 128, 13, 121, 0, 199, 862, 510, 52, 157, 0, 0, 60),
        (3, 3): (148, 254, 667, 140, 621, 115, 13, 100, 10, 300, 812, 557, 83, 340, 130, 0, 60),
        (4, 2): (87, 100, 1021, 140, 557, 114, 21, 137, 0, 244, 912, 481, 77, 167, 8, 0, 0),
        (4, 4): (161, 194, 372, 140, 665, 167, 0, 97, 13, 238, 610, 186, 0, 334, 387, 0, 60),
    },
    "royal": {
        (2, 2): (338, 355, 661, 69, 724, 153, 0, 60, 181, 116, 379, 213, 0, 265, 108, 0, 150),
        (3, 3): (363, 428, 757, 37, 648, 247, 0, 109, 185, 157, 469, 138, 0, 394, 147, 0, 150),
        (4, 2): (280, 397, 578, 53, 828, 184, 4, 109, 174, 118, 421, 206, 0, 376, 181, 0, 201),
        (4, 4): (408, 469, 1004, 0, 496, 187, 1, 61, 206, 121, 368, 153, 0, 227, 49, 0, 150),
    },
    "nordic": {
        (2, 2): (345, 245, 265, 49, 269, 113, 19, 56, 29, 60, 278, 141, 0, 207, 61, 0, 150),
        (3, 3): (266, 257, 521, 21, 262, 118, 36, 98, 91, 57, 354, 165, 31, 285, 137, 0, 150),
        (4, 2): (182, 249, 114, 51, 199, 89, 28, 86, 65, 86, 282, 136, 0, 352, 0, 0, 262),
        (4, 4): (159, 207, 289, 17, 281, 146, 39, 22, 112, 158, 372, 235, 32, 148, 42, 0, 150),
    },
    "rook": {
        (2, 2): (147, 384, 91, 98, 351, 74, 0, 55, 46, 249, 334, 116, 7, 339, 205, 0, 150),
        **dict.fromkeys(((3, 3), (4, 4), (5, 5), (6, 6)), MODELS["rook"]),
    },
    "hungarian": {
        (2, 2): (260, 136, 507, 57, 264, 92, 0, 92, 0, 86, 260, 23, 0, 0, 0, 283, 0),
    },
}
"""Weights of the club player, by kind of form, then by numbers of players and sides.

A missing entry falls back to that for two players. Tuxedo with more than two players uses the weights of MODELS,
because fitted weights were weaker. `python benchmarks/fit_club.py` fits the rows.
"""


def kind(o: CasinoConfig) -> str:
    """Return the kind of a form; all forms of one kind share their weights and their outlook."""
    if o.multi_play:
        return "hungarian"
    if o.cards <= KING:
        return "rook"
    if not o.value[KING]:
        return "classic"
    return "royal" if o.building else "nordic"


def weights_for(o: CasinoConfig) -> Weights:
    """Return the weights of the club player for these options."""
    if o.stealing:
        return model_for(o)  # no weights were fitted for forms with stealing (C-27)
    rows = ROWS[kind(o)]
    return _weights(o, rows.get((o.players, 2 if o.teams else o.players), rows[2, 2]))


def model_for(o: CasinoConfig) -> Weights:
    """Return the weights of the search's model of every player, for these options."""
    return _weights(o, MODELS[kind(o)])


def _weights(o: CasinoConfig, row: tuple[int, ...]) -> Weights:
    weights = Weights(**dict(zip(FITTED_FIELDS, row, strict=True)))
    weights.sums = 1
    weights.counts = 1
    weights.builds = o.building
    weights.endgame = 1
    return weights
