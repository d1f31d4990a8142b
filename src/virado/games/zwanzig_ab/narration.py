"""What a referee announces (Z-19), read off the positions before and after."""

from typing import Any

from virado.cards import SKAT32, Seat
from virado.games.contract import Event, Move
from virado.games.tricks.notation import SUITS
from virado.games.tricks.rules import NO_SUIT
from virado.games.zwanzig_ab.notation import WORDS
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.scoring import factor
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    DROP,
    EXCHANGE,
    IN_BLIND,
    LOOK,
    NEXT,
    REDEAL,
    SAME_DEAL,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.games.zwanzig_ab.view import NAMES, played, seats


def narrate(
    before: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move, after: ZwanzigState
) -> list[Event]:
    """What is announced when a move has been made."""
    action, what, _ = made
    if action == CARD:
        told = [Event("card", {"seat": seat, "card": NAMES[what]})]
        if after.lying == 0:
            told.append(_trick(before, after))
    elif action == EXCHANGE:
        told = [_exchange(before, seat, what, after)]
    elif action <= REDEAL:
        told = _trump(before, o, seat, made, after)
    else:
        told = [Event("drop" if action == DROP else "stay", {"seat": seat})]
    if after.over or (after.pack_wanted and action != REDEAL):
        told += _deal_scored(before, o, after)
    return told


def _trick(before: ZwanzigState, after: ZwanzigState) -> Event:
    winner = next(q for q in range(after.players) if after.tricks[q] != before.tricks[q])
    cards = played(after, before.play_count - before.lying, after.play_count)
    return Event("trick", {"winner": winner, "cards": cards, "tricks": after.tricks[: after.players]})


def _exchange(before: ZwanzigState, seat: Seat, discarded: int, after: ZwanzigState) -> Event:
    drawn = SKAT32.list(after.hands[seat] & ~before.hands[seat])
    mine = {"discarded": SKAT32.list(discarded), "drawn": drawn}
    return Event("exchange", {"seat": seat, "cards": len(drawn)}, {seat: mine})


def _trump(
    before: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move, after: ZwanzigState
) -> list[Event]:
    action, suit, _ = made
    call: dict[str, Any] = {"seat": seat, "call": WORDS[action]}
    if action in (BLIND, CHOOSE):
        call["trump"] = SUITS[suit]
    told = [Event("bid", call)]
    if action == LOOK:
        told.append(Event("hands", {}, {seat: {"hand": SKAT32.list(after.hands[seat])}}))
    if action == REDEAL:
        told.append(Event("show", {"seat": seat, "cards": SKAT32.list(before.hands[seat])}))
    if action == NEXT:
        told.append(
            Event("turn-up", {"seat": seat, "card": NAMES[after.exposed], "trump": SUITS[after.trump]})
        )
    if after.trump != NO_SUIT:
        told.append(_complete(o, after))
    return told


def _complete(o: ZwanzigConfig, s: ZwanzigState) -> Event:
    """The deal is completed (Z-7), and everybody sees five cards."""
    hands = {seat: {"hand": SKAT32.list(s.hands[seat])} for seat in range(s.players)}
    return Event("hands", {"trump": SUITS[s.trump], "factor": factor(s, o), "stock": stock_count(s)}, hands)


def _deal_scored(before: ZwanzigState, o: ZwanzigConfig, after: ZwanzigState) -> list[Event]:
    scores = after.scores[: after.players]
    public = {
        "points": after.deal_points[: after.players],
        "scores": scores,
        "tricks": after.tricks[: after.players],
        "dropped": seats(after.dropped, after),
        "forehand": before.forehand,
        "factor": factor(after, o),
    }
    told = [Event("deal-scored", public)]
    if after.over:
        told.append(Event("match-over", {"winners": seats(after.winners, after), "scores": scores}))
    return told


def narrate_chance(before: ZwanzigState, o: ZwanzigConfig, after: ZwanzigState) -> list[Event]:
    """What is announced when a pack has been dealt: to whom, how far, and to each seat its own cards."""
    public = {
        "deal": after.deal,
        "dealer": after.dealer,
        "forehand": after.forehand,
        "hand": o.first_packet,
        "special": bool(after.special),
        "redeal": before.pack_wanted == SAME_DEAL,
    }
    if after.special:
        return [Event("deal", public), _complete(o, after)]
    looking = [q for q in range(after.players) if after.phase != IN_BLIND or q != after.forehand]
    return [Event("deal", public, {q: {"packet": SKAT32.list(after.hands[q])} for q in looking})]
