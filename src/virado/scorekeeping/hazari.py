"""The score keeper of Hazari (H-20 to H-23)."""

from collections.abc import Mapping

from virado.cards import FRENCH52, Seat
from virado.games.hazari.notation import parse
from virado.games.hazari.rules.dealing import supply
from virado.games.hazari.rules.legality import arrangement_fault, can_extend
from virado.games.hazari.rules.scoring import end_by_troy, points_of, score_deal
from virado.games.hazari.rules.showdown import leader_of, play_deal
from virado.games.hazari.rules.state import (
    BY_TROY,
    GROUP_SIZES,
    HAND,
    SEATS,
    HazariConfig,
    HazariState,
)
from virado.kernel.bits import count
from virado.scorekeeping.contract import Carried, Scorekeeping, Sheet, number, numbers, refuse_deal
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
ROUNDS = range(1, 5)
STEP = 5
"""Every card has a multiple of this value, unless the values are pips."""


class HazariScorekeeping(Scorekeeping[HazariState, HazariConfig]):
    """The score keeper of Hazari."""

    def begin(self, s: HazariState, o: HazariConfig) -> Seat:
        supply(s, o, PACK)
        return leader_of(s, 0)

    def fields(self, s: HazariState, o: HazariConfig) -> tuple[EntryField, ...]:
        total = points_of(o, FRENCH52.full)
        step = 1 if o.points[0] % STEP else STEP
        most_frequent = (leader_of(s, 0) + 1) % SEATS
        names = ["played", "rounds", "groups", *(["troy"] if o.troy_rounds else [])]
        ending = EntryField(
            id="ending",
            label="ending",
            kind="choice",
            default="played",
            choices=tuple(FieldChoice(value=name, label=name) for name in names),
        )
        captured = EntryField(
            id="captured",
            label="captured",
            kind="number",
            scope="seat",
            default=tuple(total if seat == most_frequent else 0 for seat in range(SEATS)),
            most=total,
            step=step,
            total=total,
            when=_when("played"),
        )
        rounds: list[EntryField] = []
        for place in ROUNDS:
            rounds += [
                EntryField(
                    id=f"round_{place}",
                    label=f"round-{place}",
                    kind="seat",
                    default=leader_of(s, 0),
                    when=_when("rounds"),
                ),
                EntryField(
                    id=f"points_{place}",
                    label=f"points-{place}",
                    kind="number",
                    default=total // len(ROUNDS),
                    most=total,
                    step=step,
                    when=_when("rounds"),
                ),
            ]
        groups = EntryField(
            id="groups",
            label="groups",
            kind="cards",
            scope="seat",
            default=("",) * SEATS,
            most=HAND,
            when=_when("groups"),
        )
        troy = EntryField(id="troy", label="troy", kind="seat", default=leader_of(s, 0), when=_when("troy"))
        return (ending, captured, *rounds, groups, *([troy] if o.troy_rounds else []))

    def notes(self, s: HazariState, o: HazariConfig) -> list[ScoreNote]:
        best = max(s.scores[:SEATS])
        return [ScoreNote(code="tie-break", rule="H-23")] if best >= o.target else []

    def score(self, s: HazariState, o: HazariConfig, values: Mapping[str, EntryValue]) -> Sheet:
        troy = number(values, "troy")
        if troy is not None:
            s.shown = 1
            s.round_winners[0] = troy
            end_by_troy(s, o)
            return Sheet(True, [_troy(s, troy)], [], [], rule="H-20")
        if values["ending"] == "groups":
            warnings = _arrange(s, o, values["groups"])
            play_deal(s, o)
        else:
            field = "captured"
            s.captured[:SEATS] = given = numbers(values, field, SEATS)
            if values["ending"] == "rounds":
                field = "points_4"
                given = [number(values, f"points_{place}") or 0 for place in ROUNDS]
                for place, points in zip(ROUNDS, given, strict=True):
                    winner = number(values, f"round_{place}") or 0
                    s.round_winners[place - 1] = winner
                    s.captured[winner] += points
            warnings = _sum_warnings(s, o, field, given)
            s.shown = SEATS
            score_deal(s, o)
        if s.ending == BY_TROY:
            winner = s.round_winners[s.shown - 1]
            return Sheet(True, [_troy(s, winner)], _rounds(s, s.shown), warnings, rule="H-20")
        items = [
            ScoreItem(side=seat, item="captured", rule="H-21", number=1, points=s.captured[seat])
            for seat in range(SEATS)
            if s.captured[seat]
        ]
        notes = [] if values["ending"] == "played" else _rounds(s, s.shown)
        return Sheet(True, items, notes, warnings, rule="H-22")

    def carried(self, s: HazariState) -> Carried:
        return {}

    def restore(
        self, s: HazariState, o: HazariConfig, carried: Mapping[str, Number | tuple[Number, ...]]
    ) -> None:
        pass


def _when(ending: str) -> tuple[When, ...]:
    return (When(field="ending", values=(ending,)),)


def _troy(s: HazariState, winner: Seat) -> ScoreItem:
    return ScoreItem(side=winner, item="troy", rule="H-20", number=1, points=s.deal_points[winner])


def _rounds(s: HazariState, shown: int) -> list[ScoreNote]:
    """Return the winners of the rounds shown."""
    return [
        ScoreNote(code="round-won", rule="H-16", facts={"number": place + 1}, seats=(s.round_winners[place],))
        for place in range(shown)
    ]


def _sum_warnings(s: HazariState, o: HazariConfig, field: str, given: list[int]) -> list[ScoreNote]:
    total = points_of(o, FRENCH52.full)
    found: list[ScoreNote] = []
    if sum(given) != total:
        facts = {"label": "captured", "number": sum(given), "total": total}
        found.append(ScoreNote(code="wrong-total", rule="H-1", facts=facts, field=field))
    odd = any(points % STEP for points in given)
    if odd and all(value % STEP == 0 for value in o.points):
        seats = tuple(seat for seat in range(SEATS) if s.captured[seat] % STEP)
        found.append(
            ScoreNote(code="no-multiple", rule="H-1", facts={"number": STEP}, field=field, seats=seats)
        )
    return found


def _arrange(s: HazariState, o: HazariConfig, shown: EntryValue) -> list[ScoreNote]:
    """Put the groups of all seats in the state. Raises OptionsError (`bad-deal`) for other cards than 3, 3, 3 and 4."""
    found: list[ScoreNote] = []
    seen = 0
    for seat, text in enumerate(shown if isinstance(shown, tuple) else ()):
        try:
            groups = [FRENCH52.cards(group) for group in parse(str(text)).groups]
        except ValueError:  # not cards, or a card twice in a group
            raise refuse_deal("group-sizes", "groups", text, {"label": "groups"}) from None
        if tuple(map(count, groups)) != GROUP_SIZES:
            raise refuse_deal("group-sizes", "groups", text, {"label": "groups"})
        hand = 0
        for place, group in enumerate(groups):
            s.groups[len(groups) * seat + place] = group
            hand |= group
        s.hands[seat] = hand
        if count(hand) != HAND or seen & hand:
            found.append(ScoreNote(code="card-twice", rule="H-1", field="groups", seats=(seat,)))
        elif arrangement_fault(o, hand, o.extended and can_extend(o, hand), *groups[:3]):
            found.append(ScoreNote(code="out-of-order", rule="H-13", field="groups", seats=(seat,)))
        seen |= hand
    return found


SCOREKEEPING = HazariScorekeeping()
