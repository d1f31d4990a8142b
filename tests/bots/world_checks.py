"""Checks that a sampled world agrees with everything that a seat has seen, by replaying the deal.

A world places the hidden cards. Each hidden card therefore corresponds to another card of the real deal. The whole
deal is replayed from the shuffle on with these corresponding cards, next to the real deal. Every move must be legal,
and the seat must see the same position after each. The messages to a seat follow from these positions; `same_bytes`
compares the messages, too.
"""

import random
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tests.states import config_of, pack_move, state_of
from virado.bots.catalogue import bot
from virado.cards import members
from virado.games.contract import Packed
from virado.games.raub.rules.state import EXCHANGE_CARDS, TAKE_TURNUP
from virado.games.zwanzig_ab.rules.state import CARD, EXCHANGE
from virado.match import Match
from virado.view import AnyView

Exchange = dict[int, int]
"""Replacement of each card by another."""
HIDES_CARDS = {"casino": (), "raub": (EXCHANGE_CARDS, TAKE_TURNUP), "zwanzig_ab": (EXCHANGE,)}
"""Actions whose cards other seats do not see, by family."""


class Point(NamedTuple):
    """A decision of a match, with the history of its deal."""

    match: Match
    view: AnyView
    start: Any
    """State that waited for the pack of this deal."""
    log: list[tuple[int, Any]]
    """History since `start`: cards supplied (seat -1), or a seat and its packed move."""


def points(text: str, rng: random.Random, *, deals: int = 1, chance: float = 1.0) -> Iterator[Point]:
    """Yield decisions of the first deals of endless matches between club players, each with probability `chance`."""
    player = bot("club")
    while True:
        match = Match(text, seed=rng.getrandbits(60))
        start, log = _opened_position(match)
        while not match.over and match.deal <= deals:
            seat = match.to_act[0]
            view = match.view(seat)
            if log and rng.random() < chance:
                yield Point(match, view, start, log)
            move = player.choose(view)
            ints = pack_move(match, seat, move)
            before = state_of(match).clone()
            known = len(match.chance)
            match.play(seat, move)
            log.append((seat, ints))
            for cards in match.chance[known:]:
                if len(cards) == match.deck.count:
                    match.game.rules.apply(before, config_of(match), seat, *ints)
                    start, log = before, []
                log.append((-1, cards))


def _opened_position(match: Match) -> tuple[Any, list[tuple[int, Any]]]:
    """Return the state before a deal and its pack, for matches such as Casino that are dealt before the first move."""
    fresh: Any = match.game.state_type()
    fresh.players, fresh.sides = match.variant.players, len(match.variant.sides)
    fresh.dealer = match.first_dealer
    fresh.scores[: fresh.sides] = match.first_scores
    match.game.rules.setup(fresh, config_of(match))
    return fresh, [(-1, cards) for cards in match.chance]


class OtherDeal(NamedTuple):
    """The deal according to a world."""

    cards: Exchange
    discards: list[int]
    """Discards of each seat in the sampled world."""
    instead: Exchange
    """For Raub: replacements that hold only within a discard, not for the whole deal.

    They are needed if the card, or the card that takes its place, was seen when a seat took it from the table.
    """


def other_deal(point: Point, world: Any, rng: random.Random) -> OtherDeal:
    """Return the deal in which the cards are placed as in the world.

    Raises AssertionError if a card has no place, or two.
    """
    truth, seen, viewer = state_of(point.match), point.view.state, point.view.seat
    assert not seen.hands[viewer] & ~world.hands[viewer], "the own hand has changed"
    for seat in range(truth.players):
        assert world.hands[seat].bit_count() == truth.hands[seat].bit_count(), "a hand of another size"
    cells, first, end = _stock(truth)
    lies = [card for card in _stock(world)[0][first:end] if card >= 0]
    hidden = _cards(cells[first:end])
    for seat in range(truth.players):
        hidden |= truth.hands[seat] & ~seen.hands[seat]
        hidden |= truth.discards[seat] & ~seen.discards[seat] if hasattr(truth, "discards") else 0
    placed = [card for card in lies if hidden >> card & 1]
    for seat in range(truth.players):
        placed += members(world.hands[seat] & ~seen.hands[seat])
    discards = list(world.discards) if hasattr(truth, "discards") else []
    for seat, laid in enumerate(discards):
        placed += members(laid & ~seen.discards[seat])
    assert len(placed) == len(set(placed)), "a card lies in two places"
    assert not _cards(placed) & ~hidden, "a card that is not hidden was dealt"
    # the remaining cards become the discards that the world leaves out
    left = list(members(hidden & ~_cards(placed)))
    rng.shuffle(left)
    for seat in range(len(discards)):
        while discards[seat].bit_count() < truth.discards[seat].bit_count():
            discards[seat] |= 1 << left.pop()
        assert discards[seat].bit_count() == truth.discards[seat].bit_count(), "too many discards"
    lies += left[: end - first - len(lies)]
    cards: Exchange = {}

    def replace(there: int, here: int) -> None:
        """Exchange the cards of two places; cards common to both stay, because they may have been seen."""
        cards.update((card, card) for card in members(there & here))
        new = list(members(here & ~there))
        rng.shuffle(new)
        cards.update(zip(members(there & ~here), new, strict=True))

    replace(_cards(cells[first:end]), _cards(lies))
    packets = _packets(point)
    instead: Exchange = {}
    lying, laid = list(world.hands), list(discards)
    really_laid = list(truth.discards) if discards else []
    for owner, card in _taken_openly(truth):
        bit = 1 << card
        if owner != viewer and truth.discards[owner] & lying[owner] & bit:
            other = rng.choice(list(members(laid[owner] & ~bit)))
            instead[card] = other
        elif owner != viewer and truth.hands[owner] & laid[owner] & bit:
            really = _alternative_discard(point, owner, card, taken=instead, rng=rng)
            fits = list(members(lying[owner] & ~bit & ~truth.hands[owner]))
            other = really if lying[owner] >> really & 1 else rng.choice(fits)
            instead[really] = card
            replace(1 << really, 1 << other)
            really_laid[owner] ^= 1 << really
            laid[owner] ^= bit
            lying[owner] ^= bit | 1 << other
            continue
        else:
            continue
        lying[owner] ^= bit | 1 << other
        laid[owner] ^= bit | 1 << other
    for seat in range(truth.players):
        if seat == viewer or seat not in packets:
            replace(truth.hands[seat], lying[seat])
            if discards:
                replace(really_laid[seat], laid[seat])
            continue
        # the cards that a seat has drawn are also hidden from the others
        packet, played = packets[seat]
        held = world.hands[seat] | played
        seen_there = held & (1 << truth.exposed if truth.exposed >= 0 and seat == truth.forehand else 0)
        free = list(members(held & ~seen_there))
        rng.shuffle(free)
        kept = packet.bit_count() - discards[seat].bit_count() - seen_there.bit_count()
        packet_there = discards[seat] | seen_there | _cards(free[:kept])
        replace(packet, packet_there)
        replace(
            (truth.hands[seat] | played | truth.discards[seat]) & ~packet,
            (held | discards[seat]) & ~packet_there,
        )
    assert set(cards) == set(cards.values()), "a card has no place"
    return OtherDeal(cards, discards, instead)


def _taken_openly(s: Any) -> list[tuple[int, int]]:
    """Return, for Raub, the cards that were taken from the table, with their seats.

    They are the turn-up, and the card swapped for the seven.
    """
    if not hasattr(s, "turned") or not s.turned_count:
        return []
    return [
        (seat, card)
        for seat, card in ((s.declarer, s.turned[s.turned_count - 1]), (s.swapper, s.swapped))
        if seat >= 0
    ]


def _alternative_discard(point: Point, owner: int, card: int, *, taken: Exchange, rng: random.Random) -> int:
    """Return a discard of `owner` that can take the place of a card which `owner` took from the table."""
    s, moves = state_of(point.match), [what for who, what in point.log if who == owner]
    is_turnup = owner == s.declarer and card == s.turned[s.turned_count - 1]
    cards = 0
    for a, b, _ in moves:
        cards |= b if a == TAKE_TURNUP or (a == EXCHANGE_CARDS and not is_turnup) else 0
    return rng.choice(
        [each for each in members(cards) if each not in taken and s.discards[owner] >> each & 1]
    )


def _packets(point: Point) -> dict[int, tuple[int, int]]:
    """Return, for Zwanzig ab, each exchanging seat's cards before the exchange, and the cards that it has played."""
    found: dict[int, tuple[int, int]] = {}
    if point.match.game.name != "zwanzig_ab":
        return found
    rules, o = point.match.game.rules, config_of(point.match)
    s = point.start.clone()
    for who, what in point.log:
        if who < 0:
            rules.supply(s, o, list(what))
            continue
        if what[0] == EXCHANGE and what[1]:
            found[who] = (s.hands[who], 0)
        elif what[0] == CARD and who in found:
            found[who] = (found[who][0], found[who][1] | 1 << what[1])
        rules.apply(s, o, who, *what)
    return found


def _cards(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def _stock(s: Any) -> tuple[list[int], int, int]:
    """Return the cards of the stock, with the start and end of the remainder."""
    if hasattr(s, "pack"):
        return s.pack, s.pack_next, len(s.pack)
    return s.stock, s.stock_next, s.stock_end


def exchange_cards(cards: int, exchange: Exchange) -> int:
    """Return a set of cards with each card replaced."""
    return sum(1 << exchange.get(card, card) for card in members(cards))


def translate_move(point: Point, other: OtherDeal, who: int, ints: Packed) -> Packed:
    """Return a move as it is made in the other deal."""
    a, b, c = ints
    if a not in HIDES_CARDS[point.match.game.name] or who == point.view.seat:
        return ints
    if point.match.game.name == "zwanzig_ab":
        return a, other.discards[who], c
    return a, exchange_cards(b, other.cards | other.instead), c


def disagreement(point: Point, other: OtherDeal) -> str:
    """Return the first difference in the seat's view, or the first illegal move; empty if there is none."""
    match, seat = point.match, point.view.seat
    rules, o = match.game.rules, config_of(match)
    here, there = point.start.clone(), point.start.clone()
    for number, (who, what) in enumerate(point.log):
        if who < 0:
            rules.supply(here, o, list(what))
            rules.supply(there, o, [other.cards.get(card, card) for card in what])
        else:
            move = translate_move(point, other, who, what)
            refused = rules.refusal(there, o, who, *move)
            if refused:
                return f"move {number} of seat {who}, {move}: {match.game.refusals[refused].code}"
            rules.apply(here, o, who, *what)
            rules.apply(there, o, who, *move)
        if _observation(rules, here, o, seat) != _observation(rules, there, o, seat):
            return f"after move {number} seat {seat} would see: something else"
    return ""


def _observation(rules: Any, s: Any, o: Any, seat: int) -> Any:
    seen = s.clone()
    rules.hide(seen, o, seat)
    return seen


def same_bytes(point: Point, other: OtherDeal) -> bool:
    """Return True if a match with the other cards sends the seat identical bytes.

    `point` must belong to the first deal of its match.
    """
    match = point.match
    supplied = [[other.cards.get(card, card) for card in cards] for cards in match.chance]
    again = Match(match.variant, seed=match.seed, packs=supplied[:1])
    moves = [entry for entry in point.log if entry[0] >= 0]
    early = len(match.steps) - len(moves)
    for step in match.steps[:early]:
        again.play(step.actor, step.move)
    for who, ints in moves:
        view = again.view(who)
        again.play(who, view.unpack(translate_move(point, other, who, ints)))
    return again.view(point.view.seat).to_bytes() == point.view.to_bytes()
