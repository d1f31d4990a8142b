"""Sampling of worlds in the trick games.

Each hand is built in the steps of a real deal. First the seat receives cards that make its bids plausible; it then
discards the worst of them and draws others. The hand includes the cards that the seat has played. It includes no
card that the seat, by its play, has shown not to have.
"""

from collections.abc import Callable
from typing import Any

from virado.cards import CardSet
from virado.kernel.bits import count, draw, lowest, shuffle
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

TRIES = 8
"""Maximum number of hands tried for a seat; the last is accepted even if it does not fit the seat's bids."""
REPAIRS = 64
"""Maximum number of swaps in `give_what_fits`."""
UNTESTED = 8
"""One hand in UNTESTED is accepted without a test, because not every player decides like the club player."""
NOTHING, LAID_AWAY, KEPT = 0, 1, 2
"""Inferences from an exchange.

LAID_AWAY means that no discarded card was worth keeping. KEPT means that, in addition, every card kept was worth
keeping.
"""


class TrickBelief(Layout):
    """The seat that searches, and scratch space for dealing."""

    seat: int
    """Seat that searches."""
    pack: list[int] = ints(32)


def make_choosing(keeping: Callable[..., int]) -> tuple[Callable[..., CardSet], Callable[..., CardSet]]:
    """Return the rules `best_of(s, o, cards, number)` and `worth_keeping(s, o, cards)`.

    `best_of` returns the best `number` cards of a set. `worth_keeping` returns the cards that are better than an
    average drawn card. `keeping(s, o, card)` is the value of keeping a card.
    """

    @rule(inline=False)
    def best_of(s: Any, o: Any, cards: CardSet, number: int) -> CardSet:
        found = 0
        for _ in range(min(number, count(cards))):
            rest = cards & ~found
            top = lowest(rest)
            while rest:
                card = lowest(rest)
                rest ^= 1 << card
                if keeping(s, o, card) > keeping(s, o, top):
                    top = card
            found |= 1 << top
        return found

    @rule
    def worth_keeping(s: Any, o: Any, cards: CardSet) -> CardSet:
        found = 0
        while cards:
            card = lowest(cards)
            cards ^= 1 << card
            if keeping(s, o, card) > 0:
                found |= 1 << card
        return found

    return best_of, worth_keeping


@rule
def draw_members(cards: CardSet, number: int, size: int, pack: list[int]) -> CardSet:
    """Return the first `number` cards of a shuffled pack that are in the set `cards`."""
    found = 0
    for i in range(size):
        if count(found) < number and cards >> pack[i] & 1:
            found |= 1 << pack[i]
    return found


def make_dealing(keeping: Callable[..., int], plausible: Callable[..., int]) -> Callable[..., CardSet]:
    """Return the rule that deals one seat its unseen cards.

    Its signature is `deal_seat(s, o, weights, seat, lacks, shown, away, kept, told, hidden, pack, rng)`.

    `keeping(s, o, card)` is the value of keeping a card; it is positive if the card is better than an average drawn
    card. `plausible(s, o, weights, seat, hand, after, rng)` tests whether a seat would have bid as it did. `hand` is
    its hand before the exchange, `after` its hand after the exchange.

    `lacks` is the set of cards that the seat has shown not to hold. `shown` is the set of cards that it is known to
    have held after the exchange. `away` is the number of its unknown discards. `kept` is the number of cards that it
    kept in the exchange. `told` is the inference from the exchange. The rule returns `hidden` without the seat's
    cards and discards.
    """

    best_of, worth_keeping = make_choosing(keeping)

    @rule(inline=False)
    def deal_seat(
        s: Any,
        o: Any,
        weights: Any,
        seat: int,
        lacks: CardSet,
        shown: CardSet,
        away: int,
        kept: int,
        told: int,
        hidden: CardSet,
        pack: list[int],
        rng: list[int],
    ) -> CardSet:
        number = s.unseen[seat]
        good = worth_keeping(s, o, hidden)
        wanted = best_of(s, o, worth_keeping(s, o, shown), kept)
        old = min(number, kept - count(wanted))
        untested = draw(rng, UNTESTED) == 0
        if told == KEPT and (untested or count(good & ~lacks) < old or count(hidden & ~good) < away):
            told = NOTHING
        hand = 0
        discards = 0
        for _ in range(TRIES):
            size = shuffle(hidden, pack, rng)
            if told == KEPT:
                stays = draw_members(good & ~lacks, old, size, pack)
                discards = draw_members(hidden & ~good, away, size, pack)
                size = shuffle(hidden & ~(stays | discards), pack, rng)
                new = draw_members(hidden & ~lacks, number - old, size, pack)
            else:
                dealt = 0
                new = 0
                for i in range(size):
                    card = 1 << pack[i]
                    fits = not lacks & card
                    if count(dealt) < old + away and (fits or count(dealt & lacks) < away):
                        dealt |= card
                    elif fits and count(new) < number - old:
                        new |= card
                stays = best_of(s, o, dealt & ~lacks, old)
                discards = dealt & ~stays
            hand = stays | new
            if untested:
                break
            if told == LAID_AWAY and discards & good:
                continue
            if plausible(s, o, weights, seat, wanted | stays | discards, shown | hand, rng):
                break
        short = number - count(hand)
        if short > 0:
            size = shuffle(hidden & ~(hand | discards), pack, rng)
            for i in range(min(short, size)):
                hand |= 1 << pack[i]
        s.hands[seat] |= hand
        s.discards[seat] |= discards
        s.unseen[seat] = 0
        return hidden & ~(hand | discards)

    return deal_seat


@rule(inline=False)
def deal_uniformly(
    s: Any,
    o: Any,
    weights: Any,
    seat: int,
    lacks: CardSet,
    shown: CardSet,
    away: int,
    kept: int,
    told: int,
    hidden: CardSet,
    pack: list[int],
    rng: list[int],
) -> CardSet:
    """Deal one seat its unseen cards uniformly, without inferences from its bids and its exchange.

    The arguments and the result are those of the rule of `make_dealing`.
    """
    size = shuffle(hidden, pack, rng)
    hand = draw_members(hidden & ~lacks, s.unseen[seat], size, pack)
    short = s.unseen[seat] - count(hand)
    if short > 0:
        hand |= draw_members(hidden & ~hand, short, size, pack)
    discards = draw_members(hidden & ~hand, away, size, pack)
    s.hands[seat] |= hand
    s.discards[seat] |= discards
    s.unseen[seat] = 0
    return hidden & ~(hand | discards)


@rule
def most_lacking(s: Any, lacks: list[int], hidden: CardSet, done: int) -> int:
    """Return the seat, not in the set `done`, that is known to lack the most hidden cards."""
    chosen = -1
    for seat in range(s.players):
        if done >> seat & 1:
            continue
        if chosen < 0 or count(lacks[seat] & hidden) > count(lacks[chosen] & hidden):
            chosen = seat
    return chosen


@rule
def random_member(cards: CardSet, rng: list[int]) -> int:
    """Return a uniformly random card of a non-empty set."""
    for _ in range(draw(rng, count(cards))):
        cards &= cards - 1
    return lowest(cards)


@rule(inline=False)
def give_what_fits(
    s: Any, lacks: list[int], viewer: int, placed: CardSet, hidden: CardSet, rng: list[int]
) -> CardSet:
    """Swap cards that seats have shown to lack for cards that fit.

    A seat receives such a card if no fitting card was left when its hand was dealt. `placed` is the set of cards
    dealt to hands and discards. `hidden` is the set of cards left for the stock. Returns `hidden` after the swaps.
    """
    for _ in range(REPAIRS):
        seat = 0
        while seat < s.players and (seat == viewer or not s.hands[seat] & lacks[seat] & placed):
            seat += 1
        if seat == s.players:
            break
        card = lowest(s.hands[seat] & lacks[seat] & placed)
        wrong = 0  # fitting cards in the hands of seats that lack `card`
        right = hidden & ~lacks[seat]
        for other in range(s.players):
            if other != viewer:
                right |= s.discards[other] & placed & ~lacks[seat]
                if other != seat and lacks[other] >> card & 1:
                    wrong |= s.hands[other] & placed & ~lacks[seat]
                elif other != seat:
                    right |= s.hands[other] & placed & ~lacks[seat]
        if not right | wrong:
            break
        taken = random_member(right if right else wrong, rng)
        both = 1 << card | 1 << taken
        placed |= 1 << taken
        for other in range(s.players):
            if s.hands[other] >> taken & 1:
                s.hands[other] ^= both
            elif s.discards[other] >> taken & 1:
                s.discards[other] ^= both
        s.hands[seat] ^= both
        if hidden >> taken & 1:
            hidden ^= both
            placed ^= 1 << card
    return hidden


@rule
def hidden_discards(s: Any, hidden: CardSet, stock: int) -> int:
    """Return the number of hidden cards that have been discarded.

    These are the hidden cards beyond those in hands and in a stock of `stock` cards.
    """
    number = count(hidden) - stock
    for seat in range(s.players):
        number -= s.unseen[seat]
    return max(0, number)
