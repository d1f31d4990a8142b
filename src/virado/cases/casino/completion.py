"""Completion of a Casino position from a shuffled pack."""

from collections.abc import Iterable, Mapping

from virado.cards import Card, Seat
from virado.cases.casino.position import Position, put_stock, round_stocks
from virado.cases.validation import Plain, bad
from virado.games.casino.notation import card_set
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.lazy_generation import legal
from virado.games.casino.rules.scoring import count_piles, restricted_winner
from virado.games.casino.rules.state import NOBODY, CasinoConfig, CasinoState, keeper_of, value_of
from virado.games.step_budget import StepBudget
from virado.kernel.bits import count


def fill(o: CasinoConfig, data: Mapping[str, Plain], shuffled: Iterable[Card]) -> CasinoState:
    """Return a complete, playable state, filled from the unused cards of a shuffled pack.

    An unlisted hand gets as many cards as the hand of the seat to act. If the position does not list that hand
    either, its size is that of the largest listed hand, or the usual size if none is listed. The hand also gets the
    cards that the seat's duties require. The stock gets as many whole rounds as the round number requires, or as the
    cards permit. The remaining cards go to the piles.
    """
    position = Position(o, data)
    unused = [card for card in shuffled if not position.used_cards >> card & 1]
    _fill_hands(position, unused)
    _fill_stock(position, unused)
    _fill_piles(position, unused)
    position.stack_piles()
    _fill_course(position)
    if next(legal(position.s, o, position.s.turn, StepBudget()), None) is None:
        raise bad(f"{position.path}.to_act", "casino-no-legal-move", seat=position.s.turn)
    return position.s


def _fill_hands(position: Position, unused: list[Card]) -> None:
    s = position.s
    each = _usual_size(position, len(unused))
    open_seats = [q for q in range(s.players) if not s.hands[q] and position.hand_sizes.get(q) != 0]
    for q in range(s.players):
        if q in open_seats:
            for card in _choose_for_duties(position, q, unused):
                unused.remove(card)
                s.hands[q] |= 1 << card
        else:
            _check_duties(position, q)
    for q in open_seats:
        missing = position.hand_sizes.get(q, each) - count(s.hands[q])
        if missing < 0 and q in position.hand_sizes:
            raise bad(f"{position.path}.hands.{q}", "casino-hand-too-small", seat=q)
        for _ in range(missing):
            s.hands[q] |= 1 << unused.pop(0)


def _usual_size(position: Position, unused: int) -> int:
    """Return the number of cards for an unlisted hand."""
    s = position.s
    listed = position.hand_sizes.values()
    unlisted = s.players - len(listed)
    reserved = sum(size for q, size in position.hand_sizes.items() if not s.hands[q])
    reserved += sum(size - count(s.piles[side]) for side, size in position.pile_sizes.items())
    reserved += position.stock if isinstance(position.stock, int) else 0
    usual = position.hand_sizes.get(s.turn) or max(listed, default=0) or position.o.hand_size
    each = min(usual, (unused - reserved) // unlisted) if unlisted else usual
    if reserved > unused or (each == 0 and s.turn not in position.hand_sizes):
        raise bad(position.path, "casino-too-few-cards")
    return each


def _duties(position: Position, seat: Seat) -> tuple[list[int], list[int]]:
    """Return the values of the builds that a seat keeps, and the other values that it is known to hold (C-12, C-15)."""
    s = position.s
    kept = {value_of(info) for info in s.build_info[: s.builds] if keeper_of(info) == seat}
    return sorted(kept), [
        value for value in range(1, ACE_HIGH + 1) if s.known[seat] >> value & 1 and value not in kept
    ]


def _check_duties(position: Position, seat: Seat) -> None:
    s, o = position.s, position.o
    hand = s.hands[seat]
    kept, known = _duties(position, seat)
    for value in kept + known:
        if not hand & o.holders[value]:
            detail = "casino-build-unserved" if value in kept else "casino-known-card-missing"
            raise bad(f"{position.path}.hands.{seat}", detail, seat=seat, value=value)
    if {1, ACE_HIGH} <= set(kept) and count(hand & o.holders[1]) < 2:
        raise bad(f"{position.path}.hands.{seat}", "casino-ace-serves-twice", seat=seat)


def _choose_for_duties(position: Position, seat: Seat, unused: list[Card]) -> list[Card]:
    """Return unused cards with which a seat can fulfil its duties, as far as the unused cards permit."""
    chosen: list[Card] = []
    kept, known = _duties(position, seat)
    for value in kept + known:
        holders = position.o.holders[value]
        if value in known and any(holders >> card & 1 for card in chosen):
            continue
        chosen += [card for card in unused if holders >> card & 1 and card not in chosen][:1]
    return chosen


def _fill_stock(position: Position, unused: list[Card]) -> None:
    s, o = position.s, position.o
    sizes = round_stocks(o)
    path = f"{position.path}.stock"
    stock = position.stock if isinstance(position.stock, list) else []
    pending = sum(size - count(s.piles[side]) for side, size in position.pile_sizes.items())
    free = len(unused) - pending
    if position.stock is None:
        size = (
            sizes[s.round - 1] if "round" in position.given else next(size for size in sizes if size <= free)
        )
        path = f"{position.path}.round"
    else:
        size = position.stock if isinstance(position.stock, int) else len(stock)
    if size not in sizes:
        raise bad(path, "casino-stock-uneven", number=size, numbers=tuple(sizes))
    number = sizes.index(size) + 1
    if "round" in position.given and number != s.round:
        raise bad(path, "casino-stock-of-another-round", number=size, round=number)
    if not isinstance(position.stock, list):
        if size > free:
            raise bad(path, "casino-stock-too-small", round=number, number=size, limit=free)
        stock, unused[:size] = unused[:size], []
    s.round = number
    put_stock(s, o, stock)


def _fill_piles(position: Position, unused: list[Card]) -> None:
    s, o = position.s, position.o
    for side, size in position.pile_sizes.items():
        missing = size - count(s.piles[side])
        s.piles[side] |= card_set(unused[:missing])
        del unused[:missing]
    open_sides = [side for side in range(s.sides) if side not in position.pile_sizes]
    if unused and not open_sides:
        raise bad(f"{position.path}.piles", "casino-cards-left-over", number=len(unused))
    ways = [[side] for side in open_sides]
    ways += [open_sides[i:] + open_sides[:i] for i in range(len(open_sides))]
    for way in reversed(ways or [[0]]):
        piles = s.piles[:]
        for i, card in enumerate(unused):
            s.piles[way[i % len(way)]] |= 1 << card
        count_piles(s, o)
        if all(restricted_winner(s, o, seat, 0) == NOBODY for seat in range(s.players)):
            return
        s.piles[:] = piles
    raise bad(f"{position.path}.scores", "casino-won-already")


def _fill_course(position: Position) -> None:
    s, o = position.s, position.o
    captured = [side for side in range(s.sides) if s.piles[side]]
    if "plays" not in position.given:
        dealt = o.cards - o.table_size - (s.stock_end - s.stock_next)
        played = dealt - sum(count(hand) for hand in s.hands)
        s.plays = max(played, 1 if captured or s.builds else 0)
    if "last_capturer" not in position.given and captured:
        before = [(s.turn - step) % s.players for step in range(1, s.players + 1)]
        s.last_capturer = next(seat for seat in before if side_of(s, seat) in captured)
