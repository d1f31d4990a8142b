"""The score keeper of Zwanzig ab (Z-3, Z-4, Z-9 to Z-18)."""

from collections.abc import Mapping

from virado.cards import SKAT32, Seat
from virado.games.zwanzig_ab.rules.dealing import begin_drop, note_tie, supply
from virado.games.zwanzig_ab.rules.rounds import answer, drop_refusal, next_to_answer
from virado.games.zwanzig_ab.rules.scoring import everyone_else_is_out, factor, points, score_deal
from virado.games.zwanzig_ab.rules.state import (
    DROP,
    HAND,
    NEW_DEAL,
    NO_SEAT,
    STAY,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.scorekeeping.contract import (
    Carried,
    Scorekeeping,
    Sheet,
    numbers,
    split,
    trick_warnings,
    tricks_field,
)
from virado.scorekeeping.messages import EntryField, EntryValue, FieldChoice, Number, ScoreItem, ScoreNote

SUITS = ("s", "h", "d", "c")
PACK = list(range(SKAT32.count))


class ZwanzigScorekeeping(Scorekeeping[ZwanzigState, ZwanzigConfig]):
    """The score keeper of Zwanzig ab."""

    def begin(self, s: ZwanzigState, o: ZwanzigConfig) -> Seat:
        supply(s, o, PACK)
        return s.forehand

    def fields(self, s: ZwanzigState, o: ZwanzigConfig) -> tuple[EntryField, ...]:
        playing = tuple(seat for seat in range(s.players) if not s.dropped >> seat & 1)
        drops = (False,) * s.players if s.special else _frequent_drops(s, o)
        staying = tuple(seat for seat in playing if not drops[seat])
        tricks = [0] * s.players
        for seat, won in zip(staying, split(HAND, len(staying)), strict=True):
            tricks[seat] = won
        found: list[EntryField] = []
        if not s.special:
            choices = tuple(FieldChoice(value=suit, label=f"suit-{suit}") for suit in SUITS)
            found.append(EntryField(id="trump", label="trump", kind="choice", default="s", choices=choices))
            if o.trump_blind:
                found.append(EntryField(id="blind", label="blind", kind="flag", default=False))
            if len(playing) > 1:
                others = tuple(seat for seat in playing if seat != s.forehand)
                found.append(
                    EntryField(
                        id="dropped",
                        label="dropped",
                        kind="flag",
                        scope="seat",
                        default=drops,
                        only=others,
                    )
                )
        found.append(tricks_field(tricks, HAND, only=playing))
        return tuple(found)

    def notes(self, s: ZwanzigState, o: ZwanzigConfig) -> list[ScoreNote]:
        found: list[ScoreNote] = []
        if s.special:
            found.append(ScoreNote(code="special", rule="Z-4", facts={"factor": factor(s, o)}))
        if s.tie_break:
            found.append(ScoreNote(code="tie-break", rule="Z-18"))
        if s.sitting_out:
            out = tuple(seat for seat in range(s.players) if s.sitting_out >> seat & 1)
            found.append(ScoreNote(code="sitting-out", rule="Z-18", seats=out))
        return found

    def score(self, s: ZwanzigState, o: ZwanzigConfig, values: Mapping[str, EntryValue]) -> Sheet:
        if not s.special:
            s.trump = SUITS.index(str(values["trump"]))
            s.blind = int(bool(values.get("blind")))
        tricks = numbers(values, "tricks", s.players)
        s.tricks[: s.players] = tricks
        dropped = numbers(values, "dropped", s.players)
        warnings: list[ScoreNote] = []
        begin_drop(s)
        while True:
            seat = s.turn
            last = next_to_answer(s) == NO_SEAT
            refused = dropped[seat] and drop_refusal(s, o, seat)
            if refused:
                warnings.append(ScoreNote(code="may-not-drop", rule="Z-10", field="dropped", seats=(seat,)))
            answer(s, o, seat, DROP if dropped[seat] else STAY)
            if last:
                break
        alone = bool(everyone_else_is_out(s))
        if not alone:
            warnings += trick_warnings(tricks, dropped, HAND, dropped_rule="Z-9", total_rule="Z-13")
            score_deal(s, o)
        items: list[ScoreItem] = []
        notes: list[ScoreNote] = []
        times = factor(s, o)
        if times > 1:
            notes.append(ScoreNote(code="factor", rule="Z-16", facts={"factor": times}))
        for seat in range(s.players):
            if s.dropped >> seat & 1:
                continue
            gained = points(s, o, seat)
            name = "default" if alone else "tricks" if tricks[seat] else "no-trick"
            rule = "Z-12" if alone else "Z-15"
            won = HAND if alone else tricks[seat]
            items.append(ScoreItem(side=seat, item=name, rule=rule, number=won, points=gained))
            if s.deal_points[seat] != gained * times:
                notes.append(ScoreNote(code="beyond-zero", rule="Z-15", sides=(seat,)))
        return Sheet(True, items, notes, warnings, times, "Z-17")

    def carried(self, s: ZwanzigState) -> Carried:
        dropped = tuple(s.dropped_before >> seat & 1 for seat in range(s.players))
        return {"drops": tuple(s.drops[: s.players]), "dropped": dropped}

    def restore(
        self, s: ZwanzigState, o: ZwanzigConfig, carried: Mapping[str, Number | tuple[Number, ...]]
    ) -> None:
        drops, dropped = carried.get("drops"), carried.get("dropped")
        if isinstance(drops, tuple):
            s.drops[: s.players] = [*drops, *[0] * s.players][: s.players]
        if isinstance(dropped, tuple):
            s.dropped_before = sum(bool(flag) << seat for seat, flag in enumerate(dropped[: s.players]))
        note_tie(s, o)
        s.pack_wanted = NEW_DEAL


def _frequent_drops(s: ZwanzigState, o: ZwanzigConfig) -> tuple[bool, ...]:
    """Return True for every seat that may drop out if all seats do so."""
    t = s.clone()
    t.trump = SUITS.index("s")
    found = [False] * s.players
    begin_drop(t)
    while True:
        found[t.turn] = not drop_refusal(t, o, t.turn)
        t.dropped |= found[t.turn] << t.turn
        following = next_to_answer(t)
        if following == NO_SEAT:
            return tuple(found)
        t.turn = following


SCOREKEEPING = ZwanzigScorekeeping()
