"""Import of positions of Raub and Zwanzig ab.

Everything that a position names must be known and possible. Otherwise OptionsError is raised with the path of the
error.
"""

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from virado.cards import SKAT32, Card, CardSet, Seat
from virado.cases.validation import (
    BAD_CASE,
    Plain,
    bad,
    by_seat,
    card_twice,
    integer,
    items,
    not_a_move,
    not_legal,
    one_of,
    part,
)
from virado.cases.validation import card as card_of
from virado.cases.validation import cards as cards_of
from virado.games.contract import Game, LaterPack, O, S, pack_dealt_by, seat_number
from virado.games.messages import REFEREE, Actor
from virado.games.tricks.notation import SUITS
from virado.refusal import RefusedError

IN_ORDER: tuple[Card, ...] = tuple(SKAT32.card(rank + suit) for suit in SUITS for rank in "AKQJT987")
"""Order in which unlisted cards of a case are dealt: suits s h d c, ranks A K Q J T 9 8 7."""


# --------------------------------------------------------- reading, with the path of an error
def scores_of(value: Plain, path: str, players: int) -> list[int]:
    """Return the score of each seat."""
    return [integer(score, f"{path}[{i}]") for i, score in enumerate(items(value, path, players))]


def seats_of(value: Plain, path: str, players: int) -> int:
    """Return a list of different seats as a set (bit n for seat n)."""
    mask = 0
    for i, seat in enumerate(items(value, path)):
        bit = 1 << integer(seat, f"{path}[{i}]", 0, players - 1)
        if mask & bit:
            raise bad(f"{path}[{i}]", "seat-twice", seat=seat)
        mask |= bit
    return mask


def suit(value: Plain, path: str) -> int:
    """Return a suit, `s h d c`, as 0 to 3."""
    return SUITS.index(one_of(value, path, SUITS))


def card(value: Plain, path: str) -> Card:
    """Return a card of the 32-card pack by its name."""
    return card_of(SKAT32, value, path)


def cards(value: Plain, path: str, *, least: int = 0, most: int | None = None) -> list[Card]:
    """Return a list of different cards in the order given."""
    return cards_of(SKAT32, items(value, path), path, least=least, most=most)


def plays(value: Plain, path: str, players: int) -> list[tuple[Seat, Card]]:
    """Return a trick listed as `[[seat, card], ...]` in order of play.

    Raises OptionsError if a seat is out of turn or repeated.
    """
    result: list[tuple[Seat, Card]] = []
    for i, pair in enumerate(items(value, path)):
        seat, name = items(pair, f"{path}[{i}]", 2)
        result.append((integer(seat, f"{path}[{i}][0]", 0, players - 1), card(name, f"{path}[{i}][1]")))
        if any(earlier[1] == result[-1][1] for earlier in result[:-1]):
            raise card_twice(SKAT32, 1 << result[-1][1], f"{path}[{i}][1]")
    distances = [(seat - result[0][0]) % players for seat, _ in result]
    if any(later <= sooner for sooner, later in itertools.pairwise(distances)):
        raise bad(path, "seats-out-of-turn")
    return result


# --------------------------------------------------------- completing unlisted cards
class DealtHands(NamedTuple):
    """A completed deal: each seat's cards in the order received, and the stock, top card first."""

    hands: list[list[Card]]
    stock: list[Card]


def fill_deal(
    deal: Mapping[str, Plain],
    path: str,
    *,
    players: int,
    hand_size: int,
    filler: Sequence[Card],
    apart: Iterable[Card] = (),
) -> DealtHands:
    """Complete the `hands` and the `stock` of a deal with the unlisted cards, in the order of `filler`.

    Hands are filled first. The remaining cards go below the listed cards of the stock. `apart` lists cards outside
    hands and stock, such as a turn-up. The caller reads the other keys of `deal`.
    """
    given = by_seat(deal.get("hands") or {}, f"{path}.hands", players)
    hands = [cards(given[seat], f"{path}.hands.{seat}") if seat in given else [] for seat in range(players)]
    stock = cards(deal.get("stock") or [], f"{path}.stock")
    named = [*apart, *stock, *(number for hand in hands for number in hand)]
    twice = sum(1 << number for number in set(named) if named.count(number) > 1)
    if twice:
        raise card_twice(SKAT32, twice, path)
    unused = [number for number in filler if number not in set(named)]
    for seat, hand in enumerate(hands):
        if len(hand) > hand_size:
            raise bad(f"{path}.hands.{seat}", "wrong-card-count", number=len(hand), least=0, limit=hand_size)
        lacking = hand_size - len(hand)
        if lacking > len(unused):
            raise bad(path, "too-few-cards-left", number=len(unused), limit=lacking)
        hand.extend(unused[:lacking])
        del unused[:lacking]
    return DealtHands(hands, stock + unused)


class BareTrick(NamedTuple):
    """A bare playing position (`kind: trick`), with unlisted cards filled in."""

    trump: int
    trick: list[tuple[Seat, Card]]
    turn: Seat
    leader: Seat
    dropped: int
    """Set of the seats that have dropped out and therefore did not play to the trick."""
    hands: list[CardSet]
    stock: list[Card]
    """All cards that are in no other place."""


def bare_trick(
    position: Mapping[str, Plain], *, players: int, hand_size: int, filler: Sequence[Card], leader: Seat
) -> BareTrick:
    """Read `trump`, `trick` and `hand` (of the seat to play) of a position.

    `leader` leads if the trick is empty. Another seat holds as many cards as `hand`, or one fewer if it has played to
    the trick. A seat that has dropped out holds `hand_size` cards.
    """
    trump = suit(position.get("trump"), "position.trump")
    trick = plays(position.get("trick") or [], "position.trick", players)
    hand = cards(position.get("hand"), "position.hand", least=1, most=hand_size)
    twice = sum(1 << number for _, number in trick if number in hand)
    if twice:
        raise card_twice(SKAT32, twice, "position.hand")
    leader = trick[0][0] if trick else leader
    turn = (trick[-1][0] + 1) % players if trick else leader
    if trick and turn == leader:
        raise bad("position.trick", "trick-complete", limit=players)
    played = {seat for seat, _ in trick}
    dropped = 0
    for step in range((turn - leader) % players):
        seat = (leader + step) % players
        dropped |= 0 if seat in played else 1 << seat
    unused = [number for number in filler if number not in hand and number not in {c for _, c in trick}]
    hands: list[CardSet] = []
    for seat in range(players):
        number = hand_size if dropped >> seat & 1 else len(hand) - (seat in played)
        mine = hand if seat == turn else unused[:number]
        if seat != turn:
            del unused[:number]
        hands.append(sum(1 << held for held in mine))
    return BareTrick(trump, trick, turn, leader, dropped, hands, unused)


def set_up(
    game: Game[S, O, Any, Any],
    o: O,
    start: S,
    packs: Sequence[LaterPack],
    history: Plain,
    filler: Sequence[Card],
    fill: Callable[[], LaterPack],
) -> tuple[S, list[LaterPack]]:
    """Deal `packs` and play `history` (texts such as `1 choose s`) from `start`.

    Returns the position and the remaining packs. `fill` returns a pack if the list is too short for the first deal or
    for a deal of the history. A pack for a deal after the last move is not filled: the caller supplies it. If part of
    a pack is reshuffled, its cards are in the order of `filler`.
    """
    rules = game.rules
    s = start
    left = list(packs)
    actions = items(history, "position.history")
    dealt = 0
    for number in range(len(actions) + 1):
        while wanted := rules.cards_to_shuffle(s, o):
            if wanted != SKAT32.full:
                rules.supply(s, o, [held for held in filler if wanted >> held & 1])
                continue
            if not left and dealt and number == len(actions):
                return s, left
            rules.supply(s, o, pack_dealt_by(left.pop(0) if left else fill(), s.dealer))
            dealt += 1
        if number < len(actions):
            _play(game, s, o, actions[number], f"position.history[{number}]")
    return s, left


def _play(game: Game[S, O, Any, Any], s: S, o: O, action: Plain, path: str) -> None:
    acting = game.rules.to_act(s, o)
    who, text = split_action(action, path, acting.bit_length() - 1 if acting else None)
    try:
        packed = game.parse(s, o, who, text)
    except RefusedError as error:
        raise not_a_move(path, str(action), error.refusal) from None
    refusal = game.explain(s, o, who, packed)
    if refusal is not None:
        raise not_legal(path, str(action), refusal)
    game.rules.apply(s, o, seat_number(who), *packed)


def split_action(action: Plain, path: str, acting: Seat | None) -> tuple[Actor, str]:
    """Split `2 exchange 7s 8c` into the actor and the text of the move.

    `T` is the referee. A text without a seat belongs to the seat `acting`.
    """
    if not isinstance(action, str) or not action.strip():
        raise bad(path, "expected-action", BAD_CASE, part=part(action))
    first, _, rest = action.strip().partition(" ")
    if first == REFEREE.value and rest:
        return REFEREE, rest.strip()
    if first.isdecimal() and len(first) < 4 and rest:
        return int(first), rest.strip()
    if acting is None:
        raise bad(path, "nobody-to-act", BAD_CASE, part=action)
    return acting, action.strip()
