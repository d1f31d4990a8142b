"""The race to zero in Raub, fitted by `benchmarks/fit_race.py`."""

from virado.bots.tricks.race import Stretch

RACES = {
    2: (Stretch(0, 0.2282, 0.003022, (-0.11,)),),
    3: (Stretch(0, 0.2536, 0.003285, (-0.06, -0.11)),),
    4: (Stretch(0, 0.2954, 0.004227, (-0.04, -0.06, -0.09)),),
}
"""By number of players."""
