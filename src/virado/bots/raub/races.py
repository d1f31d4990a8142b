"""Winning chances in the race to zero in Raub, with weights fitted by `benchmarks/fit_race.py`."""

from virado.bots.tricks.race import Stretch

RACES = {
    2: (Stretch(0, 0.3169, 0.005016, (-0.05,)),),
    3: (Stretch(0, 0.3263, 0.004982, (-0.03, -0.09)),),
    4: (Stretch(0, 0.3401, 0.005130, (-0.03, -0.06, -0.09)),),
}
"""Stretches of the race to zero, by number of players."""
