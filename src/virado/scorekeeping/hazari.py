"""The score keeper of Hazari (H-20 to H-23)."""

from collections.abc import Mapping

from virado.cards import FRENCH52, Seat
from virado.games.hazari.rules.dealing import supply
from virado.games.hazari.rules.scoring import end_by_troy, points_of, score_deal
from virado.games.hazari.rules.showdown import leader_of
from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState
from virado.scorekeeping.contract import Carried, Scorekeeping, Sheet, number, numbers
from virado.scorekeeping.messages import (
    EntryField,
    EntryValue,
    FieldChoice,
    Number,
    ScoreItem,
    ScoreNote,
    When,
)

PACK = list(range(FRENCH52.count))
STEP = 5
"""Every card has a multiple of this value, unless the values are pips."""


class HazariScorekeeping(Scorekeeping[HazariState, HazariConfig]):
    """The score keeper of Hazari."""

    def begin(self, s: HazariState, o: HazariConfig) -> Seat:
        supply(s, o, PACK)
        return leader_of(s, 0)

    def fields(self, s: HazariState, o: HazariConfig) -> tuple[EntryField, ...]:
        total = points_of(o, FRENCH52.full)
        step = STEP if all(value % STEP == 0 for value in o.points) else 1
        most_frequent = (leader_of(s, 0) + 1) % SEATS
        default = tuple(total if seat == most_frequent else 0 for seat in range(SEATS))
        captured = EntryField(
            id="captured",
            label="captured",
            kind="number",
            scope="seat",
            default=default,
            most=total,
            step=step,
            total=total,
        )
        if not o.troy_rounds:
            return (captured,)
        choices = (FieldChoice(value="played", label="played"), FieldChoice(value="troy", label="troy"))
        return (
            EntryField(id="ending", label="ending", kind="choice", default="played", choices=choices),
            EntryField(
                id="troy",
                label="troy",
                kind="seat",
                default=leader_of(s, 0),
                when=(When(field="ending", values=("troy",)),),
            ),
            _only_if_played(captured),
        )

    def notes(self, s: HazariState, o: HazariConfig) -> list[ScoreNote]:
        best = max(s.scores[:SEATS])
        return [ScoreNote(code="tie-break", rule="H-23")] if best >= o.target else []

    def score(self, s: HazariState, o: HazariConfig, values: Mapping[str, EntryValue]) -> Sheet:
        troy = number(values, "troy")
        if troy is not None:
            s.shown = 1
            s.round_winners[0] = troy
            end_by_troy(s, o)
            gained = s.deal_points[troy]
            item = ScoreItem(side=troy, item="troy", rule="H-20", number=1, points=gained)
            return Sheet(True, [item], [], [], rule="H-20")
        captured = numbers(values, "captured", SEATS)
        s.shown = SEATS
        s.captured[:SEATS] = captured
        total = points_of(o, FRENCH52.full)
        warnings: list[ScoreNote] = []
        if sum(captured) != total:
            facts = {"number": sum(captured), "total": total}
            warnings.append(ScoreNote(code="wrong-total", rule="H-1", facts=facts, field="captured"))
        odd = tuple(seat for seat in range(SEATS) if captured[seat] % STEP)
        if odd and all(value % STEP == 0 for value in o.points):
            warnings.append(
                ScoreNote(code="no-multiple", rule="H-1", facts={"number": STEP}, field="captured", seats=odd)
            )
        score_deal(s, o)
        items = [
            ScoreItem(side=seat, item="captured", rule="H-21", number=1, points=captured[seat])
            for seat in range(SEATS)
            if captured[seat]
        ]
        return Sheet(True, items, [], warnings, rule="H-22")

    def carried(self, s: HazariState) -> Carried:
        return {}

    def restore(
        self, s: HazariState, o: HazariConfig, carried: Mapping[str, Number | tuple[Number, ...]]
    ) -> None:
        pass


def _only_if_played(field: EntryField) -> EntryField:
    return EntryField(
        **{name: getattr(field, name) for name in field.__struct_fields__ if name != "when"},
        when=(When(field="ending", values=("played",)),),
    )


SCOREKEEPING = HazariScorekeeping()
