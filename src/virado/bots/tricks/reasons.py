"""Reasons for moves in the trick games, shared by Raub and Zwanzig ab.

A reason states a fact about the position that the viewer can check. It speaks for a move or against it
(`Reason.against`). The statement is true whichever move is chosen, so the reasons of two moves never contradict each
other.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from virado.bots.contract import Reason
from virado.cards import Card, CardSet, Deck, members
from virado.games.tricks.rules import strength, suit_cards, suit_of

ACE = 7
"""Rank of an ace, the highest plain card in every order."""
MOST_FOR, MOST_AGAINST = 2, 1
"""Maximum number of reasons for and against a move."""
ENOUGH_TRUMPS = 2
"""Minimum number of trumps that is a reason to stay."""


class Weighed(NamedTuple):
    """The reasons for and against a move, each list with the most important reason first."""

    pro: Sequence[Reason] = ()
    con: Sequence[Reason] = ()

    def shown(self) -> tuple[Reason, ...]:
        """Return the reasons to show: up to MOST_FOR for the move, then up to MOST_AGAINST against it."""
        against = [each.turned() for each in self.con if each not in self.pro]
        return (*self.pro[:MOST_FOR], *against[:MOST_AGAINST])


def trick_reason(code: str, **facts: Any) -> Reason:
    """Return a reason of the group `tricks`, which Raub and Zwanzig ab share."""
    return Reason("tricks", code, facts)


ALONE = trick_reason("nothing-else")
ONLY_CARD = trick_reason("only-card")


class Trick(NamedTuple):
    """The current trick as the player sees it."""

    deck: Deck
    order: Sequence[int]
    trump: int
    led: int
    """Suit led; negative if the player leads."""
    best: int
    """Strength of the best card in the trick so far."""
    hand: CardSet
    playable: CardSet
    others: CardSet
    """Cards that may be in the hands of the players who have yet to play to the trick."""
    is_last: bool
    """True if this player plays last to the trick."""

    def height(self, card: Card) -> int:
        """Return the strength of a card in this trick."""
        return strength(list(self.order), self.trump, suit_of(card) if self.led < 0 else self.led, card)

    def beaters(self, card: Card) -> list[Card]:
        """Return the cards of later players that would beat a card."""
        led = suit_of(card) if self.led < 0 else self.led
        order, height = list(self.order), self.height(card)
        return [each for each in members(self.others) if strength(order, self.trump, led, each) > height]


def rank_in_hand(order: Sequence[int], trump: int, card: Card) -> int:
    """Return the rank of a card in strength order: plain cards first, then trumps."""
    return 8 + order[8 + (card & 7)] if suit_of(card) == trump else order[card & 7]


def card_reasons(trick: Trick, card: Card, *, wanted: bool = True) -> Weighed:
    """Return the reasons for and against playing a card.

    `wanted` is False if the player wants to avoid winning the trick.
    """
    if trick.playable & (trick.playable - 1) == 0:
        return Weighed((ONLY_CARD,))
    rank = {each: rank_in_hand(trick.order, trick.trump, each) for each in members(trick.hand)}
    playable = sorted(members(trick.playable), key=rank.__getitem__)
    winning = [each for each in playable if trick.led < 0 or trick.height(each) > trick.best]
    pro: list[Reason] = []
    con: list[Reason] = []
    if card in winning:
        (pro if wanted else con).extend(_winning_reasons(trick, card))
        higher = [each for each in trick.beaters(card) if suit_of(each) == suit_of(card)]
        if higher:
            (con if wanted else pro).append(trick_reason("higher-out", number=len(higher)))
        lower = [each for each in winning if rank[each] < rank[card]]
        if wanted and trick.is_last and lower:
            con.append(_lower_would_do(trick, lower[0]))
    else:
        (con if wanted and winning else pro).append(trick_reason("cannot-win"))
        lower = [each for each in playable if each not in winning and rank[each] < rank[card]]
        if wanted and lower:
            con.append(_lower_would_do(trick, lower[0]))
    if rank[card] == rank[playable[0]]:
        pro.append(trick_reason("not-needed"))
    highest = max(rank, key=rank.__getitem__)
    if wanted and rank[highest] > rank[card]:
        pro.append(trick_reason("keeps-better", card=_name(trick.deck, highest)))
    return Weighed(pro, con)


def _winning_reasons(trick: Trick, card: Card) -> Iterable[Reason]:
    """Yield the reasons about a card that beats the trick so far."""
    beaters = trick.beaters(card)
    is_trump = suit_of(card) == trick.trump
    trumps = trick.others & suit_cards(trick.trump)
    if trick.is_last:
        yield trick_reason("last-to-play")
    elif trick.led < 0 and is_trump and trumps.bit_count() == 1 and not beaters:
        yield trick_reason("draws-last-trump")
    elif not beaters:
        yield trick_reason("cannot-be-beaten")
    elif not is_trump and all(suit_of(each) == trick.trump for each in beaters):
        yield trick_reason("only-trump-beats")
    if trick.led >= 0 and not trick.is_last and beaters:
        yield trick_reason("takes-lead")
    if trick.led < 0 and is_trump and trumps.bit_count() > 1:
        yield trick_reason("draws-trumps")


def _lower_would_do(trick: Trick, card: Card) -> Reason:
    return trick_reason("lower-would-do", card=_name(trick.deck, card))


# ---------------------------------------------------------------------- a hand
class TrickHand(NamedTuple):
    """The cards of a player, including a turn-up that would join the hand."""

    deck: Deck
    order: Sequence[int]
    trump: int
    cards: CardSet

    @property
    def trumps(self) -> CardSet:
        """Return the trumps in the hand."""
        return self.cards & suit_cards(self.trump)

    @property
    def good(self) -> CardSet:
        """Return the trumps and aces in the hand."""
        return self.trumps | sum(1 << card for card in members(self.cards) if card & 7 == ACE)

    def sure(self) -> list[Card]:
        """Return the player's unbroken sequence of top trumps, from the highest down.

        Each of them wins a trick.
        """
        found: list[Card] = []
        for rank in sorted(range(8), key=lambda rank: -self.order[8 + rank]):
            card = 8 * self.trump + rank
            if not self.cards >> card & 1:
                break
            found.append(card)
        return found

    def names(self, cards: CardSet) -> tuple[str, ...]:
        """Return the names of a set of cards."""
        return tuple(self.deck.list(cards))


def sure_tricks(held: TrickHand) -> list[Reason]:
    """Return the reason that the player's top trumps are certain tricks; an empty list without top trumps."""
    sure = held.sure()
    return (
        [trick_reason("trick-likely", cards=tuple(_name(held.deck, card) for card in sure))] if sure else []
    )


def each_trick(factor: int) -> Reason:
    """Return the reason that states how many points each trick takes off the score."""
    return trick_reason("each-trick", number=factor)


def trumps_held(held: TrickHand) -> Reason:
    """Return the reason that states the number of trumps in the hand."""
    return trick_reason("trumps-held", number=held.trumps.bit_count())


def staying_reasons(
    held: TrickHand, gain: Sequence[Reason], penalty: int, unopposed: Sequence[Reason]
) -> tuple[Weighed, Weighed]:
    """Return the reasons about staying in and about dropping out.

    `gain` holds the reason that states the value of a trick, or is empty if no trick counts. `unopposed` is not empty
    if dropping out leaves a single opponent, who then wins without play.
    """
    sure = sure_tricks(held)
    number = trumps_held(held)
    costs = trick_reason("no-trick-costs", number=penalty)
    if sure or held.trumps.bit_count() >= ENOUGH_TRUMPS:
        good = [*sure, *([number] if held.trumps.bit_count() >= ENOUGH_TRUMPS else []), *unopposed]
        return Weighed(good, [costs]), Weighed([costs], good)
    poor = [number if not held.trumps else NOT_SURE]
    return Weighed([*unopposed, *gain], poor), Weighed([*poor, costs], unopposed)


NOT_SURE = trick_reason("no-trick-likely")


def exchange_reasons(held: TrickHand, given: CardSet) -> Weighed:
    """Return the reasons for and against exchanging the cards in `given`."""
    low = held.cards & ~held.good
    kept = held.good & ~given
    pro: list[Reason] = []
    con: list[Reason] = []
    if given & low:
        pro.append(exchange_reason((given & low).bit_count()))
    if not given and not low:
        pro.append(exchange_reason(0))
    elif kept:
        pro.append(trick_reason("keeps-good", cards=held.names(kept)))
    if given & held.good:
        con.append(trick_reason("throws-good", cards=held.names(given & held.good)))
    if low & ~given:
        con.append(trick_reason("keeps-plain", number=(low & ~given).bit_count()))
    return Weighed(pro, con)


def exchange_reason(number: int) -> Reason:
    """Return the reason for exchanging `number` low cards, or for keeping all cards if `number` is 0."""
    return trick_reason("exchange", number=number) if number else trick_reason("keeps-all")


def _name(deck: Deck, card: Card) -> str:
    return deck.list(1 << card)[0]
