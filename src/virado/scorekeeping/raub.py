"""The score keeper of Raub (R-3, R-11, R-13, R-19 to R-24)."""

from collections.abc import Mapping

from virado.cards import Seat
from virado.games.raub.rules.bidding import after_dealer, declare
from virado.games.raub.rules.dealing import may_muss, misdeal
from virado.games.raub.rules.scoring import points_of, refa_factor, score_deal, throw_in, win_by_default
from virado.games.raub.rules.settlement import amounts, settlement_of
from virado.games.raub.rules.state import (
    BY_DECLARE,
    BY_MUSS,
    BY_RAUB,
    BY_STIH,
    FIRST_ROUND_PASSOUT,
    HAND,
    MISDEAL,
    MISDEAL_INTENTIONAL,
    NO_STIH,
    PASS_DEAL,
    SECOND_ROUND_PASSOUT,
    THIRD_SAME_SUIT,
    RaubConfig,
    RaubState,
)
from virado.scorekeeping.contract import (
    Carried,
    Scorekeeping,
    Sheet,
    number,
    numbers,
    trick_warnings,
    tricks_field,
)
from virado.scorekeeping.messages import (
    EntryField,
    EntryValue,
    FieldChoice,
    Number,
    ScoreItem,
    ScoreNote,
    When,
)

THROWN_IN = {
    "first-passout": FIRST_ROUND_PASSOUT,
    "second-passout": SECOND_ROUND_PASSOUT,
    "same-suit": THIRD_SAME_SUIT,
    "passed-on": PASS_DEAL,
}
CONTRACTS = {"declare": BY_DECLARE, "raub": BY_RAUB, "stih": BY_STIH, "muss": BY_MUSS}
PLAYED = When(field="ending", values=("played",))


class RaubScorekeeping(Scorekeeping[RaubState, RaubConfig]):
    """The score keeper of Raub."""

    def begin(self, s: RaubState, o: RaubConfig) -> Seat:
        s.deal += 1
        for seat in range(s.players):
            s.tricks[seat] = 0
        s.active = (1 << s.players) - 1
        return after_dealer(s)

    def fields(self, s: RaubState, o: RaubConfig) -> tuple[EntryField, ...]:
        endings = ["played", "first-passout"]
        if o.turn_next:
            endings += ["second-passout", "same-suit"]
        if o.pass_deal:
            endings.append("passed-on")
        endings += ["misdeal", "misdeal-intentional"]
        allowed = {"raub": o.raub, "stih": o.stih != NO_STIH, "muss": may_muss(s, o)}
        contracts = ["declare", *(name for name, may in allowed.items() if may)]
        first = after_dealer(s)
        # Passing on needs two presses; most people play most deals, and most of these after a declaration.
        tricks = [0] * s.players
        tricks[first] = HAND - 1
        tricks[(first + 1) % s.players] = 1
        misdealer = EntryField(
            id="misdealer",
            label="misdealer",
            kind="seat",
            default=s.dealer,
            when=(When(field="ending", values=("misdeal-intentional",)),),
        )
        return (
            _choice("ending", "played", endings),
            *((misdealer,) if o.misdeal_any else ()),
            _choice("contract", "declare", contracts, PLAYED),
            EntryField(
                id="declarer",
                label="declarer",
                kind="seat",
                default=first,
                when=(PLAYED, When(field="contract", values=("declare",))),
            ),
            EntryField(
                id="dropped",
                label="dropped",
                kind="flag",
                scope="seat",
                default=(False,) * s.players,
                when=(PLAYED,),
            ),
            tricks_field(tricks, HAND, when=(PLAYED,)),
        )

    def notes(self, s: RaubState, o: RaubConfig) -> list[ScoreNote]:
        if not s.refas:
            return []
        return [
            ScoreNote(code="refas", rule="R-20", facts={"number": s.refas, "factor": refa_factor(o, s.refas)})
        ]

    def score(self, s: RaubState, o: RaubConfig, values: Mapping[str, EntryValue]) -> Sheet:
        ending = str(values["ending"])
        if ending != "played":
            return self._throw_in(s, o, ending, number(values, "misdealer"))
        contract = str(values["contract"])
        seat = number(values, "declarer")
        declare(s, o, s.dealer if contract != "declare" or seat is None else seat, CONTRACTS[contract])
        dropped = [bool(flag) for flag in numbers(values, "dropped", s.players)]
        tricks = numbers(values, "tricks", s.players)
        warnings: list[ScoreNote] = []
        for other in range(s.players):
            s.tricks[other] = tricks[other]
            if dropped[other] and other != s.declarer:
                s.active &= ~(1 << other)
        if contract == "muss" and s.active != (1 << s.players) - 1:
            warnings.append(ScoreNote(code="may-not-drop", rule="R-21", field="dropped"))
        if dropped[s.declarer]:
            warnings.append(
                ScoreNote(code="declarer-dropped", rule="R-12", field="dropped", seats=(s.declarer,))
            )
        alone = s.active == 1 << s.declarer
        if alone:
            s.tricks[s.declarer] = HAND
        else:
            warnings += trick_warnings(tricks, dropped, HAND, dropped_rule="R-12", total_rule="R-17")
        factor = refa_factor(o, s.refas)
        items = [self._item(s, o, other, alone) for other in range(s.players) if s.active >> other & 1]
        notes = [ScoreNote(code="refa-used", rule="R-20", facts={"factor": factor})] if factor > 1 else []
        (win_by_default if alone else score_deal)(s, o)
        return Sheet(True, items, notes, warnings, factor, "R-23")

    def _item(self, s: RaubState, o: RaubConfig, seat: Seat, alone: bool) -> ScoreItem:
        points = points_of(s, o, seat)
        won = points <= 0 and s.tricks[seat] > 0
        if alone:
            name = "default"
        elif seat == s.declarer:
            name = "declarer-made" if won else "declarer-failed"
        else:
            name = "defender-made" if won else "defender-failed"
        rule = "R-13" if alone else "R-19"
        return ScoreItem(side=seat, item=name, rule=rule, number=s.tricks[seat], points=points)

    def _throw_in(self, s: RaubState, o: RaubConfig, ending: str, named: Seat | None) -> Sheet:
        before = s.refas
        items: list[ScoreItem] = []
        if ending in THROWN_IN:
            if ending == "passed-on":
                s.deal -= 1
            throw_in(s, o, THROWN_IN[ending])
        else:
            intentional = ending == "misdeal-intentional"
            guilty = s.dealer if named is None else named
            if intentional:
                points = o.misdeal_penalty
                items = [ScoreItem(side=guilty, item="misdeal", rule="R-22", number=1, points=points)]
            misdeal(s, o, MISDEAL_INTENTIONAL if intentional else MISDEAL, 0 if named is None else named + 1)
        code = "refa-added" if s.refas > before else "no-refa"
        return Sheet(False, items, [ScoreNote(code=code, rule="R-11", facts={"number": s.refas})], [])

    def carried(self, s: RaubState) -> Carried:
        return {"refas": s.refas}

    def restore(
        self, s: RaubState, o: RaubConfig, carried: Mapping[str, Number | tuple[Number, ...]]
    ) -> None:
        refas = carried.get("refas", 0)
        s.refas = max(0, refas) if isinstance(refas, int) else 0

    def settle(self, s: RaubState, o: RaubConfig, dealer: Seat) -> tuple[int | str, ...]:
        return tuple(amounts(settlement_of(s.scores[: s.players], dealer, o)))


def _choice(name: str, default: str, values: list[str], *when: When) -> EntryField:
    choices = tuple(FieldChoice(value=value, label=value) for value in values)
    return EntryField(id=name, label=name, kind="choice", default=default, choices=choices, when=when)


SCOREKEEPING = RaubScorekeeping()
