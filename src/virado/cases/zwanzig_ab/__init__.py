"""Cases and positions of Zwanzig ab."""

from virado.cases.zwanzig_ab.checks import ZwanzigCases

CASES = ZwanzigCases()
