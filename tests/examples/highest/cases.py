"""Positions and cases of Highest; in the package this would be virado/cases/highest.

A position has `hands` by seat, `dealer` and `scores`. A case has a position and the moves that are `legal` in
it; each `illegal` entry has a `move`, the code of its refusal as `error`, and may have a reason, `why`.
"""

from collections.abc import Mapping

from tests.examples.highest.game import GAME
from tests.examples.highest.rules.state import SEATS, HighestConfig, HighestState
from virado.cards import FRENCH52, Card
from virado.cases.contract import Cases
from virado.cases.differences import Difference, check_legal, refused_otherwise
from virado.cases.validation import (
    BAD_CASE,
    Plain,
    by_seat,
    card_twice,
    cards,
    integer,
    items,
    mapping,
    one_of,
)
from virado.games.variant import make_variant
from virado.refusal import Refusal

IN_ORDER = list(range(52))


class HighestCases(Cases[HighestState, HighestConfig]):
    """Reader for positions of Highest, and checker of its cases."""

    def position(self, o: HighestConfig, position: Mapping[str, Plain], shuffled: list[Card]) -> HighestState:
        given = mapping(position, "position", ("hands", "dealer", "scores"))
        s = HighestState(players=o.players, sides=o.players, deal=1, round=1)
        s.dealer = integer(given.get("dealer", o.players - 1), "position.dealer", 0, o.players - 1)
        scores = items(given.get("scores", [0] * o.players), "position.scores", o.players)
        for seat, score in enumerate(scores):
            s.scores[seat] = integer(score, f"position.scores[{seat}]", 0)
        used = 0
        for seat, listed in by_seat(given.get("hands", {}), "position.hands", o.players).items():
            path = f"position.hands.{seat}"
            s.hands[seat] = sum(1 << card for card in cards(FRENCH52, listed, path, most=o.hand_size))
            if s.hands[seat] & used:
                raise card_twice(FRENCH52, s.hands[seat] & used, path)
            used |= s.hands[seat]
        unused = iter([card for card in shuffled if not used >> card & 1])
        for seat in range(o.players):
            while s.hands[seat].bit_count() < o.hand_size:
                s.hands[seat] |= 1 << next(unused)
        s.leader = s.turn = (s.dealer + 1) % o.players
        return s

    def check_case(self, case: Mapping[str, Plain]) -> list[Difference]:
        given = mapping(case, "case", ("id", "rule", "preset", "players", "position", "legal", "illegal"))
        preset = GAME.presets[one_of(given.get("preset"), "preset", tuple(GAME.presets), BAD_CASE)]
        players = integer(given.get("players", preset.usual_players), "players", 2, SEATS)
        o = GAME.config(make_variant(GAME, preset, players=players).options, players, teams=False)
        position = mapping(given.get("position", {}), "position", ("hands", "dealer", "scores"))
        s = self.position(o, position, IN_ORDER)
        differences: list[Difference] = []
        for i, legal in enumerate(items(given.get("legal", []), "legal")):
            path, text = f"legal[{i}]", str(legal)
            found = check_legal(path, text, refusal_of(s, o, text))
            differences += [found] if found else []
        for i, listed in enumerate(items(given.get("illegal", []), "illegal")):
            path = f"illegal[{i}]"
            entry = mapping(listed, path, ("move", "error", "why"))
            text = str(entry.get("move"))
            differences += refused_otherwise(path, text, entry, refusal_of(s, o, text))
        return differences


def refusal_of(s: HighestState, o: HighestConfig, text: str) -> Refusal | None:
    """Return the reason why a move of the seat to act is refused, or None if it is legal."""
    return GAME.explain(s, o, s.turn, GAME.parse(s, o, s.turn, text))


CASES = HighestCases()
