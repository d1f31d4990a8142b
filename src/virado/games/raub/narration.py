"""What a referee announces, and the position as plain data (R-25)."""

from typing import Any

from virado.cards import SKAT32, Card, Seat
from virado.games.contract import Event, Move
from virado.games.raub.notation import WORDS
from virado.games.raub.options import REFA_SOURCES
from virado.games.raub.rules.exchange import turnup_of
from virado.games.raub.rules.scoring import refa_factor
from virado.games.raub.rules.settlement import amounts, settlement_of
from virado.games.raub.rules.state import (
    BIDDING,
    BLIND,
    BY_DECLARE,
    CARD,
    DROP,
    EXCHANGE,
    EXCHANGE_CARDS,
    HAND,
    MISDEAL,
    MISDEAL_INTENTIONAL,
    NO_CARD,
    NO_ENDING,
    NO_SWAP,
    NOBODY,
    PLAY,
    SCORED,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    TURNUP,
)
from virado.games.tricks.rules import suit_of

CONTRACTS = (None, "declare", "raub", "stih", "muss")
SUITS = "shdc"
NAMES = SKAT32.names


def _seats(mask: int, s: Any) -> list[Seat]:
    return [seat for seat in range(s.players) if mask >> seat & 1]


def _turned(card: Card) -> Event:
    return Event("turn-up", {"card": NAMES[card], "trump": SUITS[suit_of(card)]})


def _hands(s: Any) -> Event:
    """Everybody looks at his hand."""
    return Event("hands", {}, {seat: {"hand": SKAT32.list(s.hands[seat])} for seat in range(s.players)})


# ---------------------------------------------------------------------- a move
def narrate(before: Any, o: Any, seat: Seat, move: Move, after: Any) -> list[Event]:
    """What is announced when a move has been made."""
    action, cards, _ = move
    told = _announce(before, seat, action, cards, after)
    if action == CARD and before.lying + 1 == before.active.bit_count():
        trick = [*trick_of(before), [seat, SKAT32.text(cards)]]
        told.append(
            Event("trick", {"winner": after.leader, "cards": trick, "tricks": after.tricks[: after.players]})
        )
    if after.active == 0 and (before.active or after.dealer != before.dealer):
        told += _end_of_deal(before, o, after)
    return told


def _announce(before: Any, seat: Seat, action: int, cards: int, after: Any) -> list[Event]:
    who = {"seat": seat}
    if action == CARD:
        return [Event("card", {**who, "card": SKAT32.text(cards)})]
    if action == EXCHANGE_CARDS:
        drawn = after.hands[seat] & ~before.hands[seat]
        mine = {"discarded": SKAT32.list(cards), "drawn": SKAT32.list(drawn)}
        return [Event("exchange", {**who, "cards": cards.bit_count()}, {seat: mine})]
    if action == TAKE_TURNUP:
        return [
            Event(
                "take-turnup",
                {**who, "card": NAMES[turnup_of(before)]},
                {seat: {"discarded": SKAT32.list(cards)}},
            )
        ]
    if action in (PLAY, DROP):
        return [Event("drop" if action == DROP else "defend", who)]
    if action == SWAP_SEVEN:
        return [Event("swap-seven", {**who, "seven": NAMES[turnup_of(after)], "card": NAMES[after.swapped]})]
    if action == NO_SWAP:
        return [Event("no-swap", who)]
    if action in (MISDEAL, MISDEAL_INTENTIONAL):
        return [Event("misdeal", {"dealer": before.dealer, "intentional": action == MISDEAL_INTENTIONAL})]
    told = [Event("bid", {**who, "call": WORDS[action]})]
    if before.phase == BLIND:
        told.append(_hands(after))
    if action == TURN_NEXT:
        first = before.stock[before.stock_next]
        told.append(_turned(first))
        if suit_of(first) == before.trump:
            told.append(_turned(before.stock[before.stock_next + 1]))
    return told if action != 0 else []


def _end_of_deal(before: Any, o: Any, after: Any) -> list[Event]:
    if after.ending != SCORED:
        public: dict[str, Any] = {
            "reason": ending_name(after),
            "refas": after.refas,
            "added": after.refas - before.refas,
        }
        return [Event("thrown-in", {**public, "scores": after.scores[: after.players]})]
    points = after.deal_points[: after.players]
    told = [
        Event(
            "deal-scored",
            {
                "points": points,
                "scores": after.scores[: after.players],
                "tricks": after.tricks[: after.players],
                "declarer": before.declarer,
                "contract": CONTRACTS[before.contract],
                "required": before.required,
                "made": points[before.declarer] < 0,
                "factor": refa_factor(o, before.refas),
                "refas": after.refas,
            },
        )
    ]
    if after.over:
        scores = after.scores[: after.players]
        net = amounts(settlement_of(scores, after.dealer, o))
        told.append(
            Event(
                "match-over", {"winners": _seats(after.winners, after), "scores": scores, "settlement": net}
            )
        )
    return told


# ---------------------------------------------------------------------- chance
def narrate_chance(before: Any, after: Any) -> list[Event]:
    """What is announced when a pack has been dealt, or the discards have been shuffled."""
    if before.owed:
        seat = before.turn
        drawn = after.hands[seat] & ~before.hands[seat]
        return [
            Event("reshuffle", {"seat": seat, "drawn": before.owed}, {seat: {"cards": SKAT32.list(drawn)}}),
        ]
    size = HAND * after.players
    told = [
        Event(
            "deal", {"deal": after.deal, "dealer": after.dealer, "hand": HAND, "stock": len(NAMES) - size - 1}
        ),
        _turned(after.turned[0]),
    ]
    if after.phase != BLIND:
        told.append(_hands(after))
    return told


# ---------------------------------------------------------------------- the view
def trick_of(s: Any) -> list[list[Any]]:
    """The cards lying in the trick as [seat, card], in the order of play."""
    seats = [(s.leader + i) % s.players for i in range(s.players)] if s.lying else []
    return [[seat, NAMES[s.trick[seat]]] for seat in seats if s.trick[seat] != NO_CARD]


def view(s: Any, o: Any, viewer: Seat) -> dict[str, Any]:
    """The position as plain data; `s` has been through `hide` for this viewer."""
    in_deal = s.active != 0
    bid = s.declarer != NOBODY
    players = s.players
    turned = s.turned[: s.turned_count]
    everyone = (1 << players) - 1
    return {
        "turn": s.turn if s.turn != NOBODY else None,
        "hands": [_hand(s, seat, viewer) for seat in range(players)],
        "trump": SUITS[s.trump] if in_deal else None,
        "turned": [NAMES[card] for card in turned],
        "turnup": NAMES[turned[-1]] if in_deal and turnup_lies(s) else None,
        "bidding_round": s.bidding_round or None,
        "declarer": s.declarer if bid else None,
        "contract": CONTRACTS[s.contract] if bid else None,
        "required": s.required if bid else None,
        "active": _seats(s.active, s),
        "dropped": _seats(everyone & ~s.active, s) if in_deal else [],
        "swapped": {"seat": s.swapper, "took": NAMES[s.swapped]} if s.swapper != NOBODY else None,
        "changed": [s.changed[seat] if in_deal and s.changed[seat] >= 0 else None for seat in range(players)],
        "discards": SKAT32.list(s.discards[viewer] | s.recycled[viewer]) if viewer >= 0 else [],
        "leader": s.leader if in_deal and s.lying else None,
        "trick": trick_of(s),
        "tricks": s.tricks[:players] if in_deal else [0] * players,
        "played": [SKAT32.list(s.played[seat]) if in_deal else [] for seat in range(players)],
        "stock": s.stock_end - s.stock_next,
        "refas": s.refas,
        "factor": refa_factor(o, s.refas),
        "ending": ending_name(s),
        "deal_points": s.deal_points[:players] if s.scored else None,
        "settlement": amounts(settlement_of(s.scores[:players], s.dealer, o)) if s.over else None,
    }


def _hand(s: Any, seat: Seat, viewer: Seat) -> list[str] | int:
    """A seat's cards if the viewer knows them, else their number."""
    if seat != viewer or s.unseen[seat]:
        return s.unseen[seat]
    return SKAT32.list(s.hands[seat])


def turnup_lies(s: Any) -> bool:
    """Whether the turn-up still lies on the table: the declarer has not taken it."""
    if s.phase < EXCHANGE or s.phase == TURNUP:
        return True
    return s.phase == EXCHANGE and s.changed[s.declarer] < 0


def ending_name(s: Any) -> str | None:
    """How the latest deal ended: `scored`, the event that threw it in, or None before the first."""
    if s.ending == NO_ENDING:
        return None
    ending: int = s.ending
    return "scored" if ending == SCORED else REFA_SOURCES[ending]


def bidding_round(s: Any) -> int | None:
    """The round of the bidding, while there is or was one in this deal."""
    if s.phase == BIDDING or s.contract == BY_DECLARE:
        return s.bidding_round
    return None
