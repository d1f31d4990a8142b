"""Imported positions: the `position` of a case file and of the protocol's `set` (zwanzig-ab.md, section 6)."""

from collections.abc import Mapping, Sequence

from virado.cards import Card, Seat
from virado.cases.tricks.position import DealtHands, bare_trick, fill_deal, scores_of, seats_of, set_up
from virado.cases.validation import Plain, integer, items, mapping, one_of, truth
from virado.games.contract import LaterPack
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.rules.card_play import lay
from virado.games.zwanzig_ab.rules.dealing import clear_deal, is_special
from virado.games.zwanzig_ab.rules.state import CARDS, HAND, IN_PLAY, ZwanzigConfig, ZwanzigState, seat_after

BEFORE_KEYS = ("kind", "dealer", "scores", "deal_no", "dropped_last_deal", "drops", "tie_break_running")
DEALT_KEYS = (*BEFORE_KEYS, "deals", "history")
TRICK_KEYS = (*BEFORE_KEYS, "trump", "trick", "hand")
DEAL_KEYS = ("hands", "stock")


def read_position(
    o: ZwanzigConfig, position: Mapping[str, Plain], filler: Sequence[Card]
) -> tuple[ZwanzigState, list[LaterPack]]:
    """Return the state of a position, and the packs that it lists for later deals."""
    kind = position.get("kind")
    if kind is not None:
        one_of(kind, "position.kind", ("trick",))
    body = mapping(position, "position", TRICK_KEYS if kind else DEALT_KEYS)
    s = _before(o, body)
    if kind:
        _lay_out(s, o, body, filler)
        return s, []
    deals = items(body.get("deals") or [], "position.deals")
    packs = [read_deal(o, deal, f"position.deals[{i}]", filler) for i, deal in enumerate(deals)]
    wholly_filled = read_deal(o, {}, "position.deals", filler)
    return set_up(GAME, o, s, packs, body.get("history") or [], filler, lambda: wholly_filled)


def _before(o: ZwanzigConfig, body: Mapping[str, Plain]) -> ZwanzigState:
    """Return the state before a deal, with the listed dealer and scores."""
    n = o.players
    s = ZwanzigState(players=n, sides=n)
    s.dealer = integer(body.get("dealer", o.first_dealer), "position.dealer", 0, n - 1)
    s.scores[:n] = scores_of(body.get("scores", [o.start_score] * n), "position.scores", n)
    GAME.rules.setup(s, o)
    s.deal = integer(body.get("deal_no", 1), "position.deal_no", 1) - 1
    s.dropped_before = seats_of(body.get("dropped_last_deal", []), "position.dropped_last_deal", n)
    s.drops[:n] = [
        integer(drops, "position.drops", 0)
        for drops in items(body.get("drops", [0] * n), "position.drops", n)
    ]
    if "tie_break_running" in body:
        s.tie_break = int(truth(body["tie_break_running"], "position.tie_break_running"))
    return s


def read_deal(o: ZwanzigConfig, deal: Plain, path: str, filler: Sequence[Card]) -> LaterPack:
    """Return the pack of a deal that is listed as `hands` and `stock`.

    Unlisted cards are filled in. The order of the pack depends on the dealer.
    """
    body = mapping(deal, path, DEAL_KEYS)
    dealt = fill_deal(body, path, players=o.players, hand_size=HAND, filler=filler)
    return lambda dealer: pack_in_order(o, dealt, dealer)


def pack_in_order(o: ZwanzigConfig, deal: DealtHands, dealer: Seat) -> list[Card]:
    """Return the pack from which Z-5 and Z-7 deal these hands and this stock."""
    players = len(deal.hands)
    in_turn = [deal.hands[(dealer + 1 + i) % players] for i in range(players)]
    first = [card for hand in in_turn for card in hand[: o.first_packet]]
    second = [card for hand in in_turn for card in hand[o.first_packet :]]
    return [*first, *second, *deal.stock]


def _lay_out(s: ZwanzigState, o: ZwanzigConfig, body: Mapping[str, Plain], filler: Sequence[Card]) -> None:
    """Set up a bare playing position (`kind: trick`) without exchanges.

    The leader has won the previous tricks.
    """
    n = s.players
    forehand = seat_after(s, s.dealer)
    bare = bare_trick(body, players=n, hand_size=HAND, filler=filler, leader=forehand)
    s.deal += 1
    s.special = is_special(s, o)
    clear_deal(s)
    s.forehand = forehand
    s.phase = IN_PLAY
    s.trump = bare.trump
    s.dropped = bare.dropped
    s.exchanged[:n] = [0] * n
    earlier = HAND - bare.hands[bare.turn].bit_count()
    stock = CARDS - HAND * n
    gone = bare.stock[: len(bare.stock) - stock]
    s.gone = sum(1 << card for card in gone)
    s.tricks[bare.leader] = s.tricks_played = earlier
    s.pack[:CARDS] = [*(card for card in filler if card not in bare.stock), *bare.stock]
    s.pack_next = CARDS - stock
    s.hands[:n] = bare.hands
    for seat, card in bare.trick:
        lay(s, o, seat, card)
    s.turn = bare.turn
