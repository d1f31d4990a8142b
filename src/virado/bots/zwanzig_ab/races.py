"""Winning chances in the race to zero in Zwanzig ab, with weights fitted by `benchmarks/fit_race.py`."""

from virado.bots.tricks.race import Stretch

RACES = {
    2: (
        Stretch(0, 0.3543, 0.005203, (0.24,)),
        Stretch(6, 0.3682, 0.005989, (0.27,)),
        Stretch(8, 0.3101, 0.004706, (0.0,)),
    ),
    3: (
        Stretch(0, 0.3463, 0.005652, (0.22, 0.08)),
        Stretch(6, 0.3036, 0.005187, (0.32, 0.1)),
        Stretch(8, 0.2337, 0.003378, (-0.02, -0.05)),
    ),
    4: (
        Stretch(0, 0.3280, 0.005684, (0.22, 0.09, 0.06)),
        Stretch(6, 0.3004, 0.005338, (0.29, 0.14, 0.03)),
        Stretch(8, 0.1786, 0.001782, (-0.06, -0.06, -0.05)),
    ),
    5: (
        Stretch(0, 0.3461, 0.005486, (0.62, 0.61, 0.48, 0.17)),
        Stretch(6, 0.3146, 0.005018, (0.41, 0.45, 0.39, 0.27)),
        Stretch(8, 0.1678, 0.000452, (0.31, 0.49, 0.45, 0.17)),
    ),
}
"""Stretches of the race to zero, by number of players.

From the ninth deal on, hearts are trump in every deal. Scores therefore have one set of weights shortly before that
deal and another from that deal on.
"""
