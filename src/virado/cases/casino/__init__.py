"""Cases and positions of the Casino family."""

from collections.abc import Mapping

from virado.cards import Card
from virado.cases.casino.checks import check_case
from virado.cases.casino.completion import fill
from virado.cases.contract import Cases
from virado.cases.differences import Difference
from virado.cases.validation import Plain
from virado.games.casino.rules.state import CasinoConfig, CasinoState


class CasinoCases(Cases[CasinoState, CasinoConfig]):
    """Reader for positions of the Casino family, and checker of its cases."""

    def position(self, o: CasinoConfig, position: Mapping[str, Plain], shuffled: list[Card]) -> CasinoState:
        return fill(o, position, shuffled)

    def check_case(self, case: Mapping[str, Plain]) -> list[Difference]:
        return check_case(case)


CASES = CasinoCases()
