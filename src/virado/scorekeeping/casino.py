"""The score keeper of the Casino family (C-18 to C-24)."""

from collections.abc import Mapping

from virado.cards import CardSet, Seat
from virado.games.casino.rules.dealing import first_player, supply
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.ending import (
    ACES_IN_ORDER,
    end_if_claim_holds,
    end_if_restricted_wins,
    score_deal,
)
from virado.games.casino.rules.scoring import ALL_ITEMS, items_open, log_sweep, points_of_items, put_on_pile
from virado.games.casino.rules.state import (
    ENDGAME_NONE,
    INITIAL,
    LARGE,
    MAX_SWEEPS,
    NOBODY,
    ORDINARY,
    SMALL,
    SWEEPS_BY_SIZE,
    SWEEPS_NONE,
    SWEEPS_SCORE,
    TIE_BIG_CASINO,
    TIE_COUNTING_ORDER,
    TIE_MOST_SPADES,
    CasinoConfig,
    CasinoState,
)
from virado.games.casino.score_sheet import reckoning
from virado.games.casino.view import restricted_to
from virado.kernel.bits import count
from virado.scorekeeping.contract import Carried, Scorekeeping, Sheet, number, numbers, refuse_deal, split
from virado.scorekeeping.messages import (
    EntryField,
    EntryValue,
    FieldChoice,
    Number,
    ScoreItem,
    ScoreNote,
    When,
)

SUITS = "shdc"
ITEMS = {
    "most_cards": "C-20",
    "most_spades": "C-20",
    "big_casino": "C-20",
    "little_casino": "C-20",
    "ace": "C-20",
    "sweep": "C-18",
    "five": "C-24",
    "orange": "C-24",
    "false_call": "C-24",
    "last_capture": "C-20",
}
"""Rule of each item of `ItemPoints`."""
UNLIMITED = ("sweep", "orange", "false-call")
"""Items whose points in a deal are not limited."""
ENDING_RULES = ("C-21", "C-23", "C-22")
"""Rule by which the match ends, by the ending of the deal."""


class CasinoScorekeeping(Scorekeeping[CasinoState, CasinoConfig]):
    """The score keeper of the Casino family."""

    def begin(self, s: CasinoState, o: CasinoConfig) -> Seat:
        supply(s, o, list(range(o.cards)))
        return s.turn

    def fields(self, s: CasinoState, o: CasinoConfig) -> tuple[EntryField, ...]:
        restricted = any(items_open(s, o, side) != ALL_ITEMS for side in range(s.sides))
        endings = ["played", *(["claimed"] if o.claim else []), *(["restricted"] if restricted else [])]
        found: list[EntryField] = []
        if len(endings) > 1:
            choices = tuple(FieldChoice(value=name, label=name) for name in endings)
            found.append(
                EntryField(id="ending", label="ending", kind="choice", default="played", choices=choices)
            )
        if o.claim:
            claimed = When(field="ending", values=("claimed",))
            found.append(EntryField(id="claimant", label="claimant", kind="side", default=0, when=(claimed,)))
        found.append(_shares(s, "cards", o.cards, o.cards))
        spades = count(o.spades)
        endgame = o.endgame != ENDGAME_NONE
        if spades and (o.p_spades or endgame or o.target_tie == TIE_MOST_SPADES):
            found.append(_shares(s, "spades", spades, spades))
        if o.big and (o.p_big or endgame or o.target_tie == TIE_BIG_CASINO):
            found.append(_taker("big_casino"))
        if o.little and o.p_little:
            found.append(_taker("little_casino"))
        ordered = _counts_in_order(o)
        if o.p_ace and ordered:
            found += [_taker(f"ace_{SUITS[suit]}") for suit in ACES_IN_ORDER]
        elif o.p_ace:
            found.append(_shares(s, "aces", count(o.aces), count(o.aces)))
        if o.p_five:
            found.append(_shares(s, "fives", count(o.fives), count(o.fives)))
        found += self._sweep_fields(s, o, ordered)
        if o.orange_calls:
            found += [_counter(s, "oranges", MAX_SWEEPS), _counter(s, "false_calls", 99)]
        if o.p_last or restricted:
            found.append(_taker("last_capture"))
        return tuple(found)

    def _sweep_fields(self, s: CasinoState, o: CasinoConfig, ordered: bool) -> list[EntryField]:
        if o.sweeps == SWEEPS_NONE:
            return []
        by_size = o.sweeps == SWEEPS_BY_SIZE
        found: list[EntryField] = []
        if o.sweeps == SWEEPS_SCORE and o.initial_sweep != o.p_sweep:
            found.append(_taker("initial_sweep"))
        if ordered:
            choices = [
                FieldChoice(value=side, side=side, label="small" if by_size else "")
                for side in range(s.sides)
            ]
            if by_size:
                choices += [
                    FieldChoice(value=s.sides + side, side=side, label="large") for side in range(s.sides)
                ]
            found.append(
                EntryField(
                    id="sweep_order",
                    label="sweep-order",
                    kind="sequence",
                    default=(),
                    most=MAX_SWEEPS - 1,
                    choices=tuple(choices),
                )
            )
        elif by_size:
            found += [_counter(s, "large_sweeps", MAX_SWEEPS), _counter(s, "small_sweeps", MAX_SWEEPS)]
        else:
            found.append(_counter(s, "sweeps", MAX_SWEEPS))
        return found

    def notes(self, s: CasinoState, o: CasinoConfig) -> list[ScoreNote]:
        found = [ScoreNote(code="extra-deal", rule="C-21")] if s.extra_deal else []
        for side in range(s.sides):
            items = restricted_to(s, o, side)
            for item in items or ():
                found.append(
                    ScoreNote(code=f"scores-only-{item.replace('_', '-')}", rule="C-22", sides=(side,))
                )
        return found

    def score(self, s: CasinoState, o: CasinoConfig, values: Mapping[str, EntryValue]) -> Sheet:
        self._fill(s, o, values)
        ending = values.get("ending", "played")
        warnings = self._warnings(s, o, values, ending == "played")
        extra = bool(s.extra_deal)
        if ending == "claimed":
            end_if_claim_holds(s, o, number(values, "claimant") or 0)
        elif ending == "restricted":
            end_if_restricted_wins(s, o, s.last_capturer if s.last_capturer != NOBODY else first_player(s))
        else:
            score_deal(s, o)
        if not s.scored:
            raise refuse_deal("no-such-end", "ending", ending, {"label": ending})
        sheets = reckoning(s, o, ending=s.ending, extra_deal=extra, finished=ending == "played")
        items: list[ScoreItem] = []
        for side, sheet in enumerate(sheets):
            for name, rule in ITEMS.items():
                points = getattr(sheet.items, name)
                if points:
                    counted = self._count(s, o, side, name, sheet.sweeps_net)
                    items.append(
                        ScoreItem(
                            side=side, item=name.replace("_", "-"), rule=rule, number=counted, points=points
                        )
                    )
        won = sum(item.points for item in items if item.item not in UNLIMITED)
        most = _most_points(s, o)
        if won > most:
            warnings.append(
                ScoreNote(code="too-many-points", rule="C-20", facts={"number": won, "total": most})
            )
        notes = [
            ScoreNote(
                code="cancelled-sweeps",
                rule="C-18",
                facts={"number": sheet.sweeps - sheet.sweeps_net},
                sides=(side,),
            )
            for side, sheet in enumerate(sheets)
            if sheet.sweeps != sheet.sweeps_net
        ]
        if s.games > 1:
            notes.append(ScoreNote(code="double-game", rule="C-23"))
        return Sheet(True, items, notes, warnings, rule=ENDING_RULES[s.ending])

    def _count(self, s: CasinoState, o: CasinoConfig, side: int, item: str, net: int) -> int:
        counts = {
            "most_cards": s.won_cards[side],
            "most_spades": s.won_spades[side],
            "ace": count(s.piles[side] & o.aces),
            "five": count(s.piles[side] & o.fives),
            "sweep": net,
            "orange": s.oranges[side],
            "false_call": s.false_calls[side],
        }
        return counts.get(item, 1)

    def _fill(self, s: CasinoState, o: CasinoConfig, values: Mapping[str, EntryValue]) -> None:
        """Put the piles, counters and sweeps of the end of a deal in the state."""
        s.won_cards[: s.sides] = numbers(values, "cards", s.sides)
        s.won_spades[: s.sides] = numbers(values, "spades", s.sides)
        takers = [("big_casino", o.big), ("little_casino", o.little)]
        takers += [(f"ace_{SUITS[suit]}", o.aces & 1 << suit) for suit in range(len(SUITS))]
        for name, cards in takers:
            side = number(values, name)
            if side is not None:
                s.piles[side] |= cards
        for name, cards in (("aces", o.aces), ("fives", o.fives)):
            for side, held in enumerate(numbers(values, name, s.sides)):
                s.piles[side] |= _some(cards, held)
        s.oranges[: s.sides] = numbers(values, "oranges", s.sides)
        s.false_calls[: s.sides] = numbers(values, "false_calls", s.sides)
        last = number(values, "last_capture")
        s.last_capturer = NOBODY if last is None else last
        sweeps: list[tuple[int, int]] = []
        first = number(values, "initial_sweep")
        if first is not None:
            sweeps.append((first, INITIAL))
        listed = values.get("sweep_order")
        for each in listed if isinstance(listed, tuple) else ():
            place = int(each or 0)
            kind = (LARGE if place >= s.sides else SMALL) if o.sweeps == SWEEPS_BY_SIZE else ORDINARY
            sweeps.append((place % s.sides, kind))
        for name, kind in (("sweeps", ORDINARY), ("large_sweeps", LARGE), ("small_sweeps", SMALL)):
            for side, made in enumerate(numbers(values, name, s.sides)):
                sweeps += [(side, kind)] * made
        if len(sweeps) > MAX_SWEEPS:
            field = next(name for name in ("sweeps", "large_sweeps", "sweep_order") if name in values)
            raise refuse_deal("too-many", field, len(sweeps), {"label": "sweep", "limit": MAX_SWEEPS})
        for side, kind in sweeps:
            log_sweep(s, o, side, kind)

    def _warnings(
        self, s: CasinoState, o: CasinoConfig, values: Mapping[str, EntryValue], finished: bool
    ) -> list[ScoreNote]:
        found: list[ScoreNote] = []
        for name, total in (
            ("cards", o.cards),
            ("spades", count(o.spades)),
            ("aces", count(o.aces)),
            ("fives", count(o.fives)),
        ):
            if name not in values:
                continue
            taken = sum(numbers(values, name, s.sides))
            # Without a capture, the cards that lie at the end go to nobody.
            if taken > total or (finished and taken < total and any(s.won_cards[: s.sides])):
                facts = {"label": name, "number": taken, "total": total}
                found.append(ScoreNote(code="wrong-total", rule="C-19", facts=facts, field=name))
        for side in range(s.sides):
            special = s.piles[side] & (o.big | o.little | o.aces | o.fives)
            if s.won_cards[side] < max(count(special), s.won_spades[side]):
                found.append(ScoreNote(code="pile-too-small", rule="C-19", field="cards", sides=(side,)))
            if not s.won_cards[side] and s.sweeps[side]:
                found.append(
                    ScoreNote(code="sweep-without-cards", rule="C-18", field="sweeps", sides=(side,))
                )
        first = number(values, "initial_sweep")
        if first is not None and first != side_of(s, first_player(s)):
            found.append(
                ScoreNote(code="not-first-player", rule="C-18", field="initial_sweep", sides=(first,))
            )
        return found

    def carried(self, s: CasinoState) -> Carried:
        return {"extra_deal": s.extra_deal}

    def restore(
        self, s: CasinoState, o: CasinoConfig, carried: Mapping[str, Number | tuple[Number, ...]]
    ) -> None:
        s.extra_deal = int(carried.get("extra_deal") == 1)

    def games(self, s: CasinoState) -> int:
        return s.games


def _counts_in_order(o: CasinoConfig) -> bool:
    return o.target_tie == TIE_COUNTING_ORDER and not o.single_deal


def _most_points(s: CasinoState, o: CasinoConfig) -> int:
    """Return the points of a side that has captured the whole pack, without sweeps and oranges."""
    t = s.clone()
    t.sweeps[:] = t.sweep_points[:] = t.oranges[:] = t.false_calls[:] = [0] * len(t.sweeps)
    t.piles[:] = [0] * len(t.piles)
    t.last_capturer = 0
    put_on_pile(t, o, 0, o.spades | o.big | o.little | o.aces | o.fives)
    for side in range(1, s.sides):
        put_on_pile(t, o, side, 0)
    return points_of_items(t, o, 0, ALL_ITEMS)


def _some(cards: CardSet, number: int) -> CardSet:
    """Return the lowest cards of a set."""
    taken = 0
    for _ in range(number):
        lowest = cards & -cards
        taken |= lowest
        cards ^= lowest
    return taken


def _shares(s: CasinoState, name: str, total: int, most: int) -> EntryField:
    label = name.replace("_", "-")
    default = split(total, s.sides)
    return EntryField(
        id=name, label=label, kind="number", scope="side", default=default, most=most, total=total
    )


def _counter(s: CasinoState, name: str, most: int) -> EntryField:
    label = name.replace("_", "-")
    return EntryField(id=name, label=label, kind="number", scope="side", default=(0,) * s.sides, most=most)


def _taker(name: str) -> EntryField:
    return EntryField(id=name, label=name.replace("_", "-"), kind="side", default=0, optional=True)


SCOREKEEPING = CasinoScorekeeping()
