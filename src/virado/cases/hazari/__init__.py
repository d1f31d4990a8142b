"""Cases and positions of Hazari."""

from collections.abc import Mapping

from virado.cards import Card
from virado.cases.contract import Cases
from virado.cases.differences import Difference
from virado.cases.hazari.checks import check_case
from virado.cases.hazari.position import read_position
from virado.cases.validation import Plain
from virado.games.hazari.rules.state import HazariConfig, HazariState


class HazariCases(Cases[HazariState, HazariConfig]):
    """Reader for positions of Hazari, and checker of its cases."""

    def position(self, o: HazariConfig, position: Mapping[str, Plain], shuffled: list[Card]) -> HazariState:
        return read_position(o, position, shuffled)

    def check_case(self, case: Mapping[str, Plain]) -> list[Difference]:
        return check_case(case)


CASES = HazariCases()
