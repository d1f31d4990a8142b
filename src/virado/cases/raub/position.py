"""Imported positions: the `position` of a case file and of the protocol's `set` (raub.md, section 6)."""

from collections.abc import Mapping, Sequence

from virado.cards import Card, Seat
from virado.cases.tricks.position import BareTrick, DealtHands, bare_trick, card, fill_deal, scores_of, set_up
from virado.cases.validation import Plain, integer, items, mapping, one_of
from virado.games.contract import LaterPack
from virado.games.raub.game import GAME
from virado.games.raub.rules.card_play import lay_card
from virado.games.raub.rules.state import (
    BY_DECLARE,
    HAND,
    NO_CARD,
    NOBODY,
    PLAYING,
    SUIT,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import NO_SUIT, suit_of

POSITION_KEYS = ("kind", "dealer", "scores", "refas", "deals", "history")
TRICK_KEYS = ("kind", "trump", "trick", "hand")
DEAL_KEYS = ("hands", "turnup", "stock")
REQUIRED = 2
"""Number of tricks that the declarer must win in a bare playing position (`kind: trick`)."""


def read_position(
    o: RaubConfig, position: Mapping[str, Plain], shuffled: Sequence[Card]
) -> tuple[RaubState, list[LaterPack]]:
    """Return the state of a position, and the packs that it lists for later deals."""
    kind = position.get("kind")
    if kind == "trick":
        return _bare_state(o, mapping(position, "position", TRICK_KEYS), shuffled), []
    if kind is not None:
        one_of(kind, "position.kind", ("trick",))
    body = mapping(position, "position", POSITION_KEYS)
    s = RaubState(players=o.players, sides=o.players)
    s.dealer = integer(body.get("dealer", o.first_dealer), "position.dealer", 0, o.players - 1)
    s.scores[: o.players] = scores_of(
        body.get("scores", [o.start_score] * o.players), "position.scores", o.players
    )
    GAME.rules.setup(s, o)
    s.refas = integer(body.get("refas", 0), "position.refas", 0)
    deals = items(body.get("deals") or [], "position.deals")
    packs = [read_deal(o, deal, f"position.deals[{i}]", shuffled) for i, deal in enumerate(deals)]
    history: Plain = body.get("history") or []
    return set_up(GAME, o, s, packs, history, shuffled, lambda: read_deal(o, {}, "", shuffled))


def read_deal(o: RaubConfig, deal: Plain, path: str, filler: Sequence[Card]) -> LaterPack:
    """Return the pack of a deal that is listed as `hands`, `turnup` and `stock`.

    Unlisted cards are filled in. The order of the pack depends on the dealer.
    """
    body = mapping(deal, path, DEAL_KEYS)
    turned = [] if body.get("turnup") is None else [card(body["turnup"], f"{path}.turnup")]
    dealt = fill_deal(body, path, players=o.players, hand_size=HAND, filler=filler, apart=turned)
    turnup, stock = (turned[0], dealt.stock) if turned else (dealt.stock[0], dealt.stock[1:])
    filled = DealtHands(dealt.hands, stock)
    return lambda dealer: pack_in_order(filled, turnup, dealer)


def pack_in_order(deal: DealtHands, turnup: Card, dealer: Seat) -> list[Card]:
    """Return the pack from which R-5 deals these hands, this turn-up and this stock."""
    players = len(deal.hands)
    in_turn = [deal.hands[(dealer + 1 + i) % players] for i in range(players)]
    first = [held for hand in in_turn for held in hand[:2]]
    second = [held for hand in in_turn for held in hand[2:]]
    return [*first, turnup, *second, *deal.stock]


def _bare_state(o: RaubConfig, body: Mapping[str, Plain], filler: Sequence[Card]) -> RaubState:
    """Return a bare playing position (`kind: trick`).

    The leader is the declarer and has won the previous tricks.
    """
    bare: BareTrick = bare_trick(
        body, players=o.players, hand_size=HAND, filler=filler, leader=(o.first_dealer + 1) % o.players
    )
    s = RaubState(players=o.players, sides=o.players, dealer=o.first_dealer, deal=1, phase=PLAYING)
    s.scores[: o.players] = [o.start_score] * o.players
    s.declarer = bare.leader
    s.contract = BY_DECLARE
    s.required = REQUIRED
    s.bidding_round = 1
    s.active = ((1 << o.players) - 1) & ~bare.dropped
    s.trump = bare.trump
    s.hands[: o.players] = bare.hands
    s.turn = bare.turn
    s.leader = bare.leader
    earlier = HAND - bare.hands[bare.turn].bit_count()
    s.tricks[bare.leader] = earlier
    _lay_out(s, list(bare.stock), earlier)
    for seat, number in bare.trick:
        lay_card(s, o, seat, number)
    return s


def _lay_out(s: RaubState, rest: list[Card], earlier: int) -> None:
    """Place the cards that a bare playing position does not name: turn-up, previous tricks and stock."""
    trumps = [held for held in rest if suit_of(held) == s.trump]
    turnup = trumps[0] if trumps else SUIT * s.trump
    if trumps:
        rest.remove(turnup)
        s.discards[s.declarer] = 1 << turnup
    s.turned[0] = turnup
    s.turned_count = 1
    s.swapper = NOBODY
    s.swapped = NO_CARD
    for seat in range(s.players):
        s.trick[seat] = NO_CARD
        s.changed[seat] = 0 if s.active >> seat & 1 else -1
        if s.active >> seat & 1:
            s.played[seat] = sum(1 << held for held in rest[:earlier])
            del rest[:earlier]
    s.stock[: len(rest)] = rest
    s.stock_end = len(rest)
    s.led = NO_SUIT
