"""Card values of a player who counts cards.

The value of a card is its chance to win this trick plus the number of tricks that the rest of the hand may win.
Chances are in 1024ths, fractional numbers of cards in tenths.
"""

from virado.bots.tricks.evaluation import keep_value
from virado.bots.tricks.weights import TrickWeights
from virado.bots.units import CERTAIN, TRICK, WEIGHT
from virado.cards import Card, CardSet
from virado.games.tricks.rules import strength, suit_cards, suit_of
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

TENTHS = 10
SEATS = 6
"""Maximum number of seats at a table."""


@rule
def chance_of_none(wanted: int, held: int, size: int) -> int:
    """Return the chance that a random hand contains none of the wanted cards.

    The hand consists of `held` cards, drawn from `size` cards. `wanted` is the number of wanted cards among these.
    `size` and `wanted` are in tenths of a card.
    """
    ways = CERTAIN
    all_ways = 1
    for i in range(held):
        ways *= max(0, size - wanted - TENTHS * i)
        all_ways *= max(1, size - TENTHS * i)
    return ways // all_ways


@rule
def higher_cards(order: list[int], trump: int, card: Card, unseen: CardSet) -> CardSet:
    """Return the unseen cards of the same suit as a card that rank higher."""
    row = 8 if suit_of(card) == trump else 0
    higher = 0
    rest = unseen & suit_cards(suit_of(card))
    while rest:
        other = lowest(rest)
        rest ^= 1 << other
        if order[row + (other & 7)] > order[row + (card & 7)]:
            higher |= 1 << other
    return higher


@rule(inline=False)
def hold_chance(
    order: list[int],
    weights: TrickWeights,
    trump: int,
    led: int,
    unseen: CardSet,
    lacks: list[int],
    seats: int,
    held: int,
    drawn: int,
    card: Card,
) -> int:
    """Return the chance that no seat in `seats` beats a card in a trick.

    Each of these seats holds `held` cards. `drawn` is the number of trumps, in tenths, that will have been played
    before the trick.
    """
    higher = higher_cards(order, trump, card, unseen)
    total = CERTAIN
    known = -1
    stood = 0
    seat = 0
    while seats:
        if seats & 1:
            cards = unseen & ~lacks[seat]
            if cards != known:
                known = cards
                size = TENTHS * count(cards)
                cut = min(held, count(cards))
                over = TENTHS * count(cards & higher)
                if suit_of(card) == trump:
                    over = over * weights.trumps // WEIGHT
                if led == trump:
                    stood = chance_of_none(over, cut, size)
                else:
                    suited = TENTHS * count(cards & suit_cards(led))
                    if suit_of(card) == trump:
                        stood = CERTAIN - chance_of_none(suited, cut, size)
                        ruffs = over
                    else:
                        stood = chance_of_none(over, cut, size) - chance_of_none(suited, cut, size)
                        ruffs = TENTHS * count(cards & suit_cards(trump)) * weights.trumps // WEIGHT
                        ruffs = max(0, ruffs - drawn)
                    stood += chance_of_none(suited + ruffs, cut, size)
            total = total * stood // CERTAIN
        seats >>= 1
        seat += 1
    return total


@rule
def trumps_drawn(
    weights: TrickWeights, trump: int, unseen: CardSet, lacks: list[int], seats: int, held: int
) -> int:
    """Return the expected number of trumps, in tenths, that the other seats must play if a trump is led."""
    drawn = 0
    seat = 0
    while seats:
        if seats & 1:
            cards = unseen & ~lacks[seat]
            trumps = TENTHS * count(cards & suit_cards(trump)) * weights.trumps // WEIGHT
            none = chance_of_none(trumps, min(held, count(cards)), TENTHS * count(cards))
            drawn += TENTHS * (CERTAIN - none) // CERTAIN
        seats >>= 1
        seat += 1
    return drawn


@rule
def next_seats(seats: int, seat: int, number: int) -> int:
    """Return the next `number` members of `seats` after `seat`, clockwise, as a bit set."""
    found = 0
    while number:
        seat = seat + 1 if seat + 1 < SEATS else 0
        if seats >> seat & 1:
            found |= 1 << seat
            number -= 1
    return found


@rule(inline=False)
def counted_value(
    order: list[int],
    weights: TrickWeights,
    trump: int,
    led: int,
    best: int,
    unseen: CardSet,
    lacks: list[int],
    seat: int,
    others: int,
    after: int,
    hand: CardSet,
    card: Card,
) -> int:
    """Return the value of playing a card: the tricks that it and the rest of the hand may win, in hundredths.

    The first part is the card's chance to win this trick. Each remaining card adds its chance to win if another
    player leads. If the player wins this trick, the best remaining card also adds its gain from being led. With one
    card left, the sum is the exact expectation for evenly dealt hands. `others` is the set of other seats in play;
    `after` of these seats have yet to play to the trick.
    """
    held = count(hand)
    to = suit_of(card) if led < 0 else led
    win = 0
    if strength(order, trump, to, card) > best:
        behind = next_seats(others, seat, after)
        win = hold_chance(order, weights, trump, to, unseen, lacks, behind, held, 0, card)
    drawn = 0
    if led < 0 and suit_of(card) == trump:
        drawn = trumps_drawn(weights, trump, unseen, lacks, others, held)
    last = held == 2
    total = win
    gain = 0
    rest = hand & ~(1 << card)
    while rest:
        other = lowest(rest)
        rest ^= 1 << other
        leading = hold_chance(
            order, weights, trump, suit_of(other), unseen, lacks, others, held - 1, drawn, other
        )
        following = leading
        if suit_of(other) != trump:
            following = leading * weights.guard // WEIGHT
        total += following
        gain = max(gain, leading - following)
    total += win * gain // CERTAIN * (WEIGHT if last else weights.lead) // WEIGHT
    spent = 0 if win else keep_value(order, trump, card) * weights.later // WEIGHT
    return total * TRICK // CERTAIN - spent
