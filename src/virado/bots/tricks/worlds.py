"""Hidden cards of the games of four or five tricks, placed where they may really lie.

A hand is dealt as it came about: cards from the pack that make the seat's bids likely, the worst of them laid away, others
drawn. What a seat has played fits into that, and nothing that it has shown to lack remains in its hand.
"""

from collections.abc import Callable
from typing import Any

from virado.cards import CardSet
from virado.kernel.bits import count, draw, lowest, shuffle
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

TRIES = 8
"""Hands that are dealt to a seat before one is taken that its bids make unlikely."""
REPAIRS = 64
"""Exchanges of cards between places, at most, until no seat holds what it has shown to lack."""
UNTESTED = 8
"""One in so many hands is taken whatever the bids and the exchange were: not everybody decides like the club player."""
NOTHING, LAID_AWAY, KEPT = 0, 1, 2
"""What an exchange tells: nothing; that no card was laid away that is worth keeping; that besides all that were kept are."""


class TrickBelief(Layout):
    """What the searcher believes, and room for dealing."""

    seat: int
    """Who is searching."""
    pack: list[int] = ints(32)


def make_choosing(keeping: Callable[..., int]) -> tuple[Callable[..., CardSet], Callable[..., CardSet]]:
    """Rules: of some cards the best so many, `best_of(s, o, cards, number)`, and those that are better than ones drawn for them,
    `worth_keeping(s, o, cards)`."""

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
    """Of a shuffled pack the first so many that belong to a set."""
    found = 0
    for i in range(size):
        if count(found) < number and cards >> pack[i] & 1:
            found |= 1 << pack[i]
    return found


def make_dealing(keeping: Callable[..., int], plausible: Callable[..., int]) -> Callable[..., CardSet]:
    """A rule that gives one seat its unseen cards: `deal_seat(s, o, weights, seat, lacks, shown, away, kept, told, hidden,
    pack, rng)`.

    `keeping(s, o, card)` is how much a card is worth keeping, above 0 if it is better than one drawn for it; `plausible(s, o,
    weights, seat, hand, after)` whether a seat with these hands before and after its exchange would have bid as it did.
    `lacks` are the cards that the seat has shown not to hold, `shown` those it has held since the exchange, `away` how many it
    has laid away, `kept` how many of its cards are not drawn, and `told` what that tells. Returns what is left of `hidden`, the
    discards taken out too.
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


@rule
def most_lacking(s: Any, lacks: list[int], hidden: CardSet, done: int) -> int:
    """Of the seats not in `done` the one that is known to lack most."""
    chosen = -1
    for seat in range(s.players):
        if done >> seat & 1:
            continue
        if chosen < 0 or count(lacks[seat] & hidden) > count(lacks[chosen] & hidden):
            chosen = seat
    return chosen


@rule
def random_member(cards: CardSet, rng: list[int]) -> int:
    """One card of a set that is not empty, each as likely."""
    for _ in range(draw(rng, count(cards))):
        cards &= cards - 1
    return lowest(cards)


@rule(inline=False)
def give_what_fits(
    s: Any, lacks: list[int], viewer: int, placed: CardSet, hidden: CardSet, rng: list[int]
) -> CardSet:
    """Exchange cards that seats have shown to lack, and were dealt because nothing else was left, for others.

    `placed` are the cards that have been dealt to hands and discards, `hidden` those that are left for the stock; returns what
    is left then.
    """
    for _ in range(REPAIRS):
        seat = 0
        while seat < s.players and (seat == viewer or not s.hands[seat] & lacks[seat] & placed):
            seat += 1
        if seat == s.players:
            break
        card = lowest(s.hands[seat] & lacks[seat] & placed)
        wrong = 0  # what fits, but lies with a seat that lacks the card
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
    """How many of the hidden cards have been laid away: neither in a hand nor in a stock of so many cards."""
    number = count(hidden) - stock
    for seat in range(s.players):
        number -= s.unseen[seat]
    return max(0, number)
