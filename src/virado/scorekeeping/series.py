"""Scoring of a series of deals: `score` answers a `ScoreQuery`."""

from collections.abc import Mapping, Sequence
from typing import Any

from virado.families import FAMILIES, load
from virado.games.catalogue import variant as find_variant
from virado.games.contract import sides_of
from virado.games.variant import Variant
from virado.match import opening_state
from virado.refusal import Facts, OptionsError
from virado.scorekeeping.contract import AnyScorekeeping, check_variant, refuse_deal
from virado.scorekeeping.messages import (
    EntryField,
    EntryItem,
    EntryValue,
    EntryValues,
    ScoredDeal,
    ScoreQuery,
    ScoreResult,
    Scores,
    SeatChange,
    SeriesState,
    UpcomingDeal,
)

__all__ = ["score"]


def keeper_of(variant: Variant) -> AnyScorekeeping:
    """Return the score keeper of a variant's family. Raises OptionsError (`no-score-keeper`)."""
    name = FAMILIES[variant.game.name].scorekeeping
    check_variant(variant, name)
    keeper: AnyScorekeeping = load(name)
    return keeper


class _Table:
    """A match between two deals."""

    def __init__(self, variant: Variant, start: SeriesState | None, dealer: int | None) -> None:
        self.variant = variant
        self.keeper = keeper_of(variant)
        self.o: Any = variant.config()
        self.rule = ""
        self.last_dealer = 0
        if start is None:
            self.s: Any = opening_state(variant, dealer=dealer)
            return
        self.s = opening_state(variant, dealer=start.dealer, scores=start.scores)
        self.s.deal = start.deal
        self.keeper.restore(self.s, self.o, start.carried)
        # The rules may choose the next dealer only when the deal begins.
        begun = self.begun()[0]
        self.s.dealer = (2 * start.dealer - begun.dealer) % variant.players

    def begun(self) -> tuple[Any, int]:
        """Return the state in which the next deal has begun, and the seat that acts first."""
        s = self.s.clone()
        return s, self.keeper.begin(s, self.o)

    def series(self) -> SeriesState:
        """Return all that the match carries to the next deal."""
        dealer = self.last_dealer if self.s.over else self.begun()[0].dealer
        return SeriesState(
            scores=tuple(self.s.scores[: self.s.sides]),
            dealer=dealer,
            deal=self.s.deal,
            carried=self.keeper.carried(self.s),
        )

    def leaders(self) -> tuple[int, ...]:
        """Return the sides with the best score."""
        signed = [self.variant.sign * score for score in self.s.scores[: self.s.sides]]
        return tuple(side for side, score in enumerate(signed) if score == max(signed))

    def reseated(self, seating: SeatChange) -> "_Table":
        """Return the match after a change of players."""
        old = self.series()
        seats = seating.seats
        stayed = [seat for seat in seats if seat is not None]
        players = self.variant.players
        if self.variant.teams or len(set(stayed)) < len(stayed) or any(seat >= players for seat in stayed):
            raise refuse_deal("seating", "seating", seats)
        variant = find_variant(str(self.variant), players=len(seats), teams=False)
        joins = variant.game.start_score(variant.options) if seating.score is None else seating.score
        dealer = seating.dealer
        if dealer is None:
            waiting = [(old.dealer + step) % players for step in range(players)]
            dealer = next((seats.index(seat) for seat in waiting if seat in seats), 0)
        carried = {
            name: tuple(0 if seat is None else value[seat] for seat in seats)
            if isinstance(value, tuple)
            else value
            for name, value in old.carried.items()
        }
        scores = tuple(joins if seat is None else old.scores[seat] for seat in seats)
        return _Table(
            variant, SeriesState(scores=scores, dealer=dealer, deal=old.deal, carried=carried), None
        )

    def score(self, entered: EntryValues) -> ScoredDeal:
        """Score a deal."""
        s, _ = self.begun()
        keeper, o = self.keeper, self.o
        before = tuple(s.scores[: s.sides])
        dealer = s.dealer
        values = complete(keeper.fields(s, o), entered, s.players, s.sides)
        sheet = keeper.score(s, o, values)
        self.s, self.rule, self.last_dealer = s, sheet.rule, dealer
        totals = tuple(s.scores[: s.sides])
        return ScoredDeal(
            deal=s.deal,
            dealer=dealer,
            sides=sides_of(s.players, s.sides),
            scored=sheet.scored,
            items=tuple(sheet.items),
            factor=sheet.factor,
            points=tuple(after - was for after, was in zip(totals, before, strict=True)),
            totals=totals,
            leaders=self.leaders(),
            notes=tuple(sheet.notes),
            warnings=tuple(sheet.warnings),
            over=bool(s.over),
            values=values,
        )

    def following(self) -> UpcomingDeal | None:
        """Return the next deal, or None after the match."""
        if self.s.over:
            return None
        s, first = self.begun()
        return UpcomingDeal(
            deal=s.deal,
            dealer=s.dealer,
            first=first,
            notes=tuple(self.keeper.notes(s, self.o)),
            fields=self.keeper.fields(s, self.o),
        )

    def result(self) -> ScoreResult | None:
        """Return the result, or None while the match continues."""
        s = self.s
        if not s.over:
            return None
        return ScoreResult(
            winners=tuple(side for side in range(s.sides) if s.winners >> side & 1),
            games=self.keeper.games(s),
            settlement=self.keeper.settle(s, self.o, self.last_dealer),
            rule=self.rule,
        )


def score(query: ScoreQuery) -> Scores:
    """Score the deals of a series.

    Raises OptionsError: `bad-options` for the variant, `no-score-keeper`, or `bad-deal` with the field (`part`) and the
    number of the deal from 1 (`number`).
    """
    variant = find_variant(query.variant, players=query.players, teams=query.teams, options=query.options)
    table = _Table(variant, query.start, query.dealer)
    deals: list[ScoredDeal] = []
    try:
        for deal in query.deals:
            if table.s.over:
                raise refuse_deal("after-the-end", "after-the-end")
            if deal.seating is not None:
                table = table.reseated(deal.seating)
            deals.append(table.score(deal.values))
        if query.seating is not None and not table.s.over:
            table = table.reseated(query.seating)
    except OptionsError as error:
        if error.code != "bad-deal":
            raise
        facts: Facts = {**error.facts, "number": len(deals) + 1}
        raise OptionsError(error.refusal.detail, error.input, code="bad-deal", **facts) from None
    variant = table.variant
    down = variant.sign < 0
    return Scores(
        variant=str(variant),
        sides=variant.sides,
        counts_down=down,
        target=0 if down else int(getattr(table.o, "target", 0)),
        deals=tuple(deals),
        series=table.series(),
        leaders=table.leaders(),
        next=table.following(),
        result=table.result(),
        player_counts=(variant.players,) if variant.teams else variant.preset.players,
    )


# ---------------------------------------------------------------------- values
def complete(
    fields: Sequence[EntryField], entered: Mapping[str, EntryValue], players: int, sides: int
) -> EntryValues:
    """Return the values of all fields, with defaults and the rest of each sum.

    Raises OptionsError (`bad-deal`) for an unknown field or a value out of bounds.
    """
    known = {field.id for field in fields}
    for name in entered:
        if name not in known:
            raise refuse_deal("unknown-value", name, name)
    values: EntryValues = {}
    for field in fields:
        if not all(values.get(when.field) in when.values for when in field.when):
            continue
        value = entered.get(field.id, field.default)
        if field.scope == "deal":
            values[field.id] = (
                _sequence(field, value) if field.kind == "sequence" else _item(field, value, players, sides)
            )
            continue
        length = sides if field.scope == "side" else players
        if not isinstance(value, tuple) or len(value) != length or not isinstance(field.default, tuple):
            raise _refuse("wrong-length", field, value, {"total": length})
        taking = [
            each if field.only is None or i in field.only else field.default[i]
            for i, each in enumerate(value)
        ]
        if field.total is not None and taking.count(None) == 1:
            rest = field.total - sum(int(each) for each in taking if isinstance(each, int))
            taking[taking.index(None)] = rest
        values[field.id] = tuple(_item(field, each, players, sides) for each in taking)
    return values


def _item(field: EntryField, value: EntryValue, players: int, sides: int) -> EntryItem:
    if field.kind == "flag":
        fits = isinstance(value, bool)
    elif field.kind == "number":
        fits = isinstance(value, int) and not isinstance(value, bool) and field.least <= value <= field.most
    elif field.kind == "choice":
        fits = value in [choice.value for choice in field.choices]
    elif field.kind in ("side", "seat"):
        count = sides if field.kind == "side" else players
        fits = (value is None and field.optional) or (
            isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count
        )
    else:
        fits = isinstance(value, str)
    if fits and not isinstance(value, tuple):
        return value
    if field.kind == "number":
        raise _refuse("wrong-number", field, value, {"least": field.least, "limit": field.most})
    if field.kind == "choice":
        labels = tuple(choice.label for choice in field.choices)
        raise _refuse("wrong-choice", field, value, {"labels": labels})
    raise _refuse("no-such-value", field, value)


def _refuse(detail: str, field: EntryField, value: object, facts: Facts | None = None) -> OptionsError:
    return refuse_deal(detail, field.id, value, {"label": field.label, **(facts or {})})


def _sequence(field: EntryField, value: EntryValue) -> EntryValue:
    known = [choice.value for choice in field.choices]
    if not isinstance(value, tuple) or any(each not in known for each in value):
        raise _refuse("no-such-value", field, value)
    if len(value) > field.most:
        raise _refuse("too-many", field, len(value), {"limit": field.most})
    return value
