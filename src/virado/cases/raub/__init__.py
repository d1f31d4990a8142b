"""Cases and positions of Raub."""

from virado.cases.raub.checks import RaubCases

CASES = RaubCases()
