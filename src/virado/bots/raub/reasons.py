"""Reasons for moves in Raub."""

from collections.abc import Callable

from virado.bots.contract import Reason
from virado.bots.raub.greedy import unseen_cards
from virado.bots.tricks.reasons import (
    ENOUGH_TRUMPS,
    Trick,
    TrickHand,
    Weighed,
    card_reasons,
    each_trick,
    exchange_reasons,
    rank_in_hand,
    staying_reasons,
    sure_tricks,
    trick_reason,
)
from virado.cards import CardSet, members
from virado.games.contract import Packed
from virado.games.raub.rules.card_play import legal_cards
from virado.games.raub.rules.defence import may_swap, next_seat
from virado.games.raub.rules.exchange import turnup_discards, turnup_of
from virado.games.raub.rules.scoring import refa_factor, refas_after
from virado.games.raub.rules.state import (
    CARD,
    DEAL,
    DECLARE,
    DROP,
    EXCHANGE_CARDS,
    HAND,
    LOOK,
    MUSS,
    NO_CARD,
    NO_SWAP,
    PASS,
    PASS_DEAL,
    PLAY,
    RAUB,
    REFA,
    STIH,
    SUIT,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import suit_cards, suit_of
from virado.kernel.bits import count, lowest
from virado.view import View

TRICKS_OF_DECLARER = 2
HIGH_TURNUP, LOW_TURNUP = 2, 4
"""Limits for the number of trumps higher than the turn-up.

Up to HIGH_TURNUP of them, the turn-up is a reason for a blind bid; from LOW_TURNUP of them on, it is a reason against
one.
"""

RaubSeatView = View[RaubState, RaubConfig]


def reasons(view: RaubSeatView, packed: Packed) -> tuple[Reason, ...]:
    """Return the reasons to show for a move and against it."""
    action, cards, _ = packed
    if action == EXCHANGE_CARDS:
        return exchange_reasons(_held(view), cards).shown()
    if action == TAKE_TURNUP:
        return _taking(view, cards).shown()
    if action == CARD:
        return card_reasons(_trick(view), lowest(cards)).shown()
    return BY_ACTION[action](view).shown()


def _raub(code: str, **facts: object) -> Reason:
    return Reason("raub", code, facts)


def _held(view: RaubSeatView, more: CardSet = 0) -> TrickHand:
    s = view.state
    return TrickHand(view.deck, view.config.order, s.trump, s.hands[view.seat] | more)


def _factor(view: RaubSeatView) -> int:
    return refa_factor(view.config, view.state.refas)


# ---------------------------------------------------------------------- before the deal, and blind
def _deal(_view: RaubSeatView) -> Weighed:
    return Weighed([_raub("own-deal")])


def _refa(view: RaubSeatView) -> Weighed:
    s = view.state
    adds = refas_after(s, view.config, PASS_DEAL) > s.refas
    return Weighed([_raub("refa" if adds else "passes-deal")], [_raub("own-deal")])


def _muss(view: RaubSeatView) -> Weighed:
    return Weighed([_raub("muss", limit=view.config.muss_threshold)])


def _blind_bid(view: RaubSeatView, code: str) -> Weighed:
    higher = _higher_trumps(view)
    beaten = [_raub("higher-trumps", number=higher)]
    costs = _too_few(view, view.config.raub_required if code == "raub" else 1)
    return Weighed(
        [*(beaten if higher <= HIGH_TURNUP else []), _raub(code)],
        [*(beaten if higher >= LOW_TURNUP else []), costs],
    )


def _look(view: RaubSeatView) -> Weighed:
    higher = _higher_trumps(view)
    beaten = [_raub("higher-trumps", number=higher)]
    return Weighed(
        [_raub("look"), *(beaten if higher >= LOW_TURNUP else [])], beaten if higher <= HIGH_TURNUP else []
    )


def _higher_trumps(view: RaubSeatView) -> int:
    """Return the number of trumps that beat the turn-up."""
    order = view.config.order
    turned = order[8 + turnup_of(view.state) % SUIT]
    return sum(order[8 + rank] > turned for rank in range(SUIT))


def _too_few(view: RaubSeatView, required: int) -> Reason:
    """Return the reason that states the penalty for winning fewer than `required` tricks."""
    return _raub("pass", required=required, number=view.config.declarer_penalty * _factor(view))


# ---------------------------------------------------------------------- bidding
def _bids(view: RaubSeatView) -> tuple[list[Reason], list[Reason]]:
    """Return the reasons for declaring and the reasons against declaring."""
    held = _held(view, 1 << turnup_of(view.state))
    number = held.trumps.bit_count()
    sure = sure_tricks(held)
    trumps = _raub("declare", number=number)
    costs = _too_few(view, TRICKS_OF_DECLARER)
    if number >= ENOUGH_TRUMPS:
        return [*sure, trumps], [costs]
    return [*sure], [trumps, costs]


def _declare(view: RaubSeatView) -> Weighed:
    return Weighed(*_bids(view))


def _pass(view: RaubSeatView) -> Weighed:
    pro, con = _bids(view)
    thrown_in = [_raub("thrown-in")] if view.seat == view.state.dealer else []
    return Weighed([*con, *thrown_in], pro)


def _turn_next(view: RaubSeatView) -> Weighed:
    pro, con = _bids(view)
    return Weighed([_raub("turn-next"), *con[:-1]], pro)


# ---------------------------------------------------------------------- defence, seven, turn-up
def _defence(view: RaubSeatView) -> tuple[Weighed, Weighed]:
    s, o = view.state, view.config
    alone = s.active & ~(1 << view.seat) == 1 << s.declarer and _answers_last(view)
    unopposed = [_raub("unopposed", number=HAND)] if alone else []
    factor = _factor(view)
    return staying_reasons(_held(view), [each_trick(factor)], o.defender_penalty * factor, unopposed)


def _answers_last(view: RaubSeatView) -> bool:
    return next_seat(view.state, view.seat) == view.state.declarer


def _play(view: RaubSeatView) -> Weighed:
    return _defence(view)[0]


def _drop(view: RaubSeatView) -> Weighed:
    return _defence(view)[1]


def _swap(_view: RaubSeatView) -> Weighed:
    return Weighed([_raub("swap-seven")])


def _no_swap(view: RaubSeatView) -> Weighed:
    if not may_swap(view.state, view.seat):
        return Weighed([_raub("no-swap")])
    own = [_raub("raub")] if view.seat == view.state.declarer else []
    return Weighed(own, [_raub("swap-seven")])


def _taking(view: RaubSeatView, thrown: CardSet) -> Weighed:
    s, o = view.state, view.config
    held = _held(view, 1 << turnup_of(s))
    card = lowest(thrown)
    rank = {each: rank_in_hand(o.order, s.trump, each) for each in members(held.cards)}
    others = turnup_discards(s, o, view.seat) & ~thrown
    lower = [each for each in members(others) if rank[each] < rank[card]]
    pro: list[Reason] = []
    con: list[Reason] = []
    if not lower:
        pro.append(trick_reason("weakest-card"))
    if suit_of(card) != s.trump and held.cards & suit_cards(suit_of(card)) == thrown:
        pro.append(trick_reason("voids-suit", suit=view.deck.list(thrown)[0][1]))
    if held.good & ~thrown:
        pro.append(trick_reason("keeps-good", cards=held.names(held.good & ~thrown)))
    if thrown & held.good:
        con.append(trick_reason("throws-good", cards=held.names(thrown)))
    elif lower:
        weakest = min(lower, key=rank.__getitem__)
        con.append(trick_reason("keeps-lower", card=held.names(1 << weakest)[0]))
    return Weighed(pro, con)


BY_ACTION: dict[int, Callable[[RaubSeatView], Weighed]] = {
    DEAL: _deal,
    REFA: _refa,
    MUSS: _muss,
    LOOK: _look,
    RAUB: lambda view: _blind_bid(view, "raub"),
    STIH: lambda view: _blind_bid(view, "stih"),
    DECLARE: _declare,
    PASS: _pass,
    TURN_NEXT: _turn_next,
    PLAY: _play,
    DROP: _drop,
    SWAP_SEVEN: _swap,
    NO_SWAP: _no_swap,
}
"""Functions that return the reasons for a move, by action.

Exchanges and played cards are missing because their reasons depend on the cards too.
"""


# ---------------------------------------------------------------------- play
def _trick(view: RaubSeatView) -> Trick:
    s, o = view.state, view.config
    left_out = sum(1 << card for card in s.turned[: s.turned_count - 1])
    unseen = unseen_cards(s, view.seat) & ~left_out
    others = 0
    for seat in range(s.players):
        if seat != view.seat and s.active >> seat & 1 and s.trick[seat] == NO_CARD:
            others |= unseen & ~s.void[seat]
    follow = count(s.active) - s.lying - 1
    return Trick(
        view.deck,
        o.order,
        s.trump,
        s.led,
        s.best,
        s.hands[view.seat],
        legal_cards(s, o, view.seat),
        others,
        is_last=not follow,
    )
