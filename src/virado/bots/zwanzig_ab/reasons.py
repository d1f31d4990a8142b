"""Reasons for moves in Zwanzig ab."""

from virado.bots.contract import Reason
from virado.bots.tricks.reasons import (
    ENOUGH_TRUMPS,
    Trick,
    TrickHand,
    Weighed,
    card_reasons,
    each_trick,
    exchange_reasons,
    staying_reasons,
    sure_tricks,
)
from virado.bots.zwanzig_ab.greedy import (
    EVERY_TRICK,
    NO_TRICK,
    aim,
    leaves_tricks,
    tricks_that_count,
    tricks_wanted,
    unseen_cards,
)
from virado.cards import CardSet, members
from virado.games.contract import Packed
from virado.games.tricks.rules import suit_cards
from virado.games.zwanzig_ab.rules.card_play import may_play
from virado.games.zwanzig_ab.rules.config import NEVER
from virado.games.zwanzig_ab.rules.rounds import drop_refusal, next_to_answer
from virado.games.zwanzig_ab.rules.scoring import factor, trump_factor
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARDS,
    CHOOSE,
    DROP,
    EXCHANGE,
    HAND,
    LOOK,
    NEXT,
    NO_SEAT,
    REDEAL,
    STAY,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.kernel.bits import count
from virado.view import View

SUITS = "shdc"

ZwanzigSeatView = View[ZwanzigState, ZwanzigConfig]


def _zwanzig(code: str, **facts: object) -> Reason:
    return Reason("zwanzig_ab", code, facts)


MAY_NOT_DROP = _zwanzig("may-not-drop")
NONE_COUNTS = _zwanzig("none-counts")
"""The reason that no trick lowers the score in this deal."""
ONE_TOO_MANY = _zwanzig("one-too-many")
"""The reason that another trick would take the score below 0, so that no trick of the deal counts."""
NO_MORE_COUNT = _zwanzig("no-more-count")
"""The reason that the score stays as it is, however many tricks follow."""
SIMPLE = {
    LOOK: Weighed([_zwanzig("look")]),
    NEXT: Weighed([_zwanzig("next")]),
    REDEAL: Weighed([_zwanzig("redeal")]),
}
"""Reasons for the actions whose reasons do not depend on the position."""


def reasons(view: ZwanzigSeatView, packed: Packed) -> tuple[Reason, ...]:
    """Return the reasons to show for a move and against it."""
    return _weighed(view, packed).shown()


def _weighed(view: ZwanzigSeatView, packed: Packed) -> Weighed:
    action, what, _ = packed
    if action in SIMPLE:
        return SIMPLE[action]
    if action == BLIND:
        times = trump_factor(view.config, what, 1)
        return Weighed([_zwanzig("blind", factor=times)], _none_counts(view, times))
    if action == CHOOSE:
        return _choosing(view, what)
    if action in (STAY, DROP):
        return _answering(view, action)
    goal = _goal(view, action)
    if goal == [NO_MORE_COUNT]:
        return Weighed(goal)
    found = (
        exchange_reasons(_held(view), what)
        if action == EXCHANGE
        else card_reasons(_trick(view), what, wanted=not leaves_tricks(view.state, view.config, view.seat))
    )
    return Weighed([*goal, *found.pro], () if goal and action == EXCHANGE else found.con)


def _held(view: ZwanzigSeatView) -> TrickHand:
    s = view.state
    return TrickHand(view.deck, view.config.order, s.trump, s.hands[view.seat])


def _goal(view: ZwanzigSeatView, action: int) -> list[Reason]:
    """Return the reason why the player does not want every trick.

    Either more tricks would take its score below 0, or nobody can win the match in this deal. Returns an empty list if
    the player wants every trick.
    """
    s, o = view.state, view.config
    count_at_most = tricks_wanted(s, o, view.seat)
    if count_at_most < HAND:
        if action == EXCHANGE:
            return [_up_to(count_at_most)] if count_at_most else [NONE_COUNTS]
        won = s.tricks[view.seat]
        return (
            []
            if not won or won < count_at_most
            else [ONE_TOO_MANY if won == count_at_most else NO_MORE_COUNT]
        )
    wanted = aim(s, o, view.seat)
    most = (HAND + o.all_tricks_bonus) * factor(s, o)
    if wanted == EVERY_TRICK or min(s.scores[: s.players]) <= most:
        return []
    if wanted == NO_TRICK:
        return [_zwanzig("gives-way")]
    if s.tricks[view.seat]:
        return [_zwanzig("leaves-tricks")]
    return [_zwanzig("one-trick")] if action == EXCHANGE else []


def _up_to(number: int) -> Reason:
    """Return the reason that only the first `number` tricks take points off the score."""
    return _zwanzig("up-to-count", number=number)


def _none_counts(view: ZwanzigSeatView, times: int) -> list[Reason]:
    """Return the reason that no trick counts in a deal with the factor `times`; an empty list if tricks count."""
    return [] if tricks_that_count(view.config, view.state.scores[view.seat], times) else [NONE_COUNTS]


# ---------------------------------------------------------------------- trumps
def _choosing(view: ZwanzigSeatView, suit: int) -> Weighed:
    s, o = view.state, view.config
    packet = s.hands[view.seat]
    held = TrickHand(view.deck, o.order, suit, packet)
    number = held.trumps.bit_count()
    pro = sure_tricks(held)
    con: list[Reason] = []
    if number >= ENOUGH_TRUMPS:
        pro.append(_zwanzig("two-trumps", number=number))
    highest = max(o.order[card & 7] for card in members(packet))
    own = max((card for card in members(held.trumps)), key=lambda card: o.order[card & 7], default=-1)
    if own >= 0 and o.order[own & 7] == highest:
        pro.append(_zwanzig("best-suit", card=held.names(1 << own)[0]))
    times = trump_factor(o, suit, 0)
    con.extend(_none_counts(view, times))
    if times > 1 and not con:
        pro.append(_zwanzig("hearts-double", factor=times))
    if suit == o.oblige_suit:
        pro.append(_zwanzig("nobody-may-drop"))
    if not number:
        con.append(_zwanzig("no-better-suit"))
    elif number < ENOUGH_TRUMPS:
        con.extend(_better_suits(view, packet, suit, highest))
    if o.maker_no_trick_penalty > o.no_trick_penalty:
        con.append(_zwanzig("maker-costs", number=o.maker_no_trick_penalty * times))
    return Weighed(pro, con)


def _better_suits(view: ZwanzigSeatView, packet: CardSet, suit: int, highest: int) -> list[Reason]:
    """Return the reason against making `suit` trumps, or an empty list.

    The reason is that the packet has more cards of another suit, or that all its highest cards are in other suits.
    """
    order = view.config.order
    counts = [count(packet & suit_cards(other)) for other in range(4)]
    longest = max(range(4), key=counts.__getitem__)
    if counts[longest] > counts[suit]:
        return [_zwanzig("longer-suit", number=counts[longest], suit=SUITS[longest])]
    top = [card for card in members(packet) if order[card & 7] == highest]
    if all(card >> 3 != suit for card in top):
        return [_zwanzig("higher-card", card=view.deck.list(1 << top[0])[0])]
    return []


# ---------------------------------------------------------------------- staying
def _answering(view: ZwanzigSeatView, action: int) -> Weighed:
    s, o = view.state, view.config
    if drop_refusal(s, o, view.seat):
        return Weighed([MAY_NOT_DROP])
    others = (1 << s.players) - 1 & ~(s.dropped | 1 << view.seat)
    alone = others == 1 << s.forehand and next_to_answer(s) == NO_SEAT and _wins_by_default(view)
    unopposed = [_zwanzig("unopposed", number=HAND)] if alone else []
    times = factor(s, o)
    most = tricks_wanted(s, o, view.seat)
    gain = [each_trick(times) if most == HAND else _up_to(most)] if most else []
    stay, drop = staying_reasons(_held(view), gain, o.no_trick_penalty * times, unopposed)
    none = _none_counts(view, times)
    if action == STAY:
        return Weighed(stay.pro, [*none, *stay.con])
    return Weighed([*none, *drop.pro], [*drop.con, *_drops_left(view)])


def _drops_left(view: ZwanzigSeatView) -> list[Reason]:
    """Return the reason that states how many drops the seat has left in this match; empty if drops are unlimited."""
    s, o = view.state, view.config
    return [] if o.max_drops >= NEVER else [_zwanzig("drops-left", number=o.max_drops - s.drops[view.seat])]


def _wins_by_default(view: ZwanzigSeatView) -> bool:
    """Return true if forehand's score falls when all others drop out (Z-12, Z-15)."""
    s, o = view.state, view.config
    return not o.exact_zero or s.scores[s.forehand] >= HAND * factor(s, o)


# ---------------------------------------------------------------------- play
def _trick(view: ZwanzigSeatView) -> Trick:
    s, o = view.state, view.config
    played = {s.plays[place] // CARDS for place in range(s.play_count - s.lying, s.play_count)}
    unseen = unseen_cards(s, view.seat)
    others = 0
    follow = 0
    for seat in range(s.players):
        if seat != view.seat and not s.dropped >> seat & 1 and seat not in played:
            others |= unseen & ~s.lacks[seat]
            follow += 1
    return Trick(
        view.deck,
        o.order,
        s.trump,
        s.led,
        s.best,
        s.hands[view.seat],
        may_play(s, o, view.seat),
        others,
        is_last=not follow,
    )
