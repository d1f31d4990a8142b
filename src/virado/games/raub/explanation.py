"""Effects of moves and facts of refusals in Raub."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from virado.cards import SKAT32, CardSet, Seat
from virado.games.contract import Packed
from virado.games.messages import Effect
from virado.games.raub.messages import (
    DeclareEffect,
    PlayAlongEffect,
    SwapEffect,
    TakeTurnupEffect,
    ThrowInEffect,
)
from virado.games.raub.notation import WORDS
from virado.games.raub.options import REFA_SOURCES
from virado.games.raub.rules import refusals as r
from virado.games.raub.rules.bidding import may_stih, required_tricks
from virado.games.raub.rules.defence import may_swap
from virado.games.raub.rules.exchange import drawable_count, turnup_of
from virado.games.raub.rules.scoring import failure_penalty, refa_factor, refas_after
from virado.games.raub.rules.state import (
    BLIND,
    BY_DECLARE,
    BY_MUSS,
    BY_RAUB,
    BY_STIH,
    CARD,
    DECLARE,
    EXCHANGE_CARDS,
    FIRST_ROUND_PASSOUT,
    MISDEAL,
    MISDEAL_INTENTIONAL,
    MISDEALT,
    MUSS,
    PASS,
    PASS_DEAL,
    PLAY,
    RAUB,
    REFA,
    SECOND_ROUND_PASSOUT,
    SEVEN,
    STIH,
    SUIT,
    SWAP_SEVEN,
    TAKE_TURNUP,
    RaubConfig,
    RaubState,
)
from virado.games.raub.view import CONTRACTS, phase_name
from virado.games.tricks.explanation import card_effect, follow_facts, overtrump_facts, trump_facts
from virado.games.tricks.messages import ExchangeEffect, WordEffect
from virado.games.tricks.notation import names
from virado.kernel.bits import lowest
from virado.refusal import Facts

CONTRACT_OF = {DECLARE: BY_DECLARE, RAUB: BY_RAUB, STIH: BY_STIH, MUSS: BY_MUSS}
"""The contract that each declaring action makes."""


# ---------------------------------------------------------------------- effects
def effect(s: RaubState, o: RaubConfig, seat: Seat, packed: Packed) -> Effect:
    """Return the effect of a legal move, limited to the knowledge of the seat that makes it."""
    action, cards, extra = packed
    if action == CARD:
        completes = s.lying + 1 == s.active.bit_count()
        return card_effect(o.order, s.trump, s.led, s.best, lowest(cards), completes=completes)
    if action == EXCHANGE_CARDS:
        number = cards.bit_count()
        return ExchangeEffect(
            discarded=names(cards), draws=number, shuffled=max(0, number - (s.stock_end - s.stock_next))
        )
    if action == TAKE_TURNUP:
        return TakeTurnupEffect(card=SKAT32.names[turnup_of(s)], discarded=names(cards))
    if action == SWAP_SEVEN:
        return SwapEffect(seven=SKAT32.names[SUIT * s.trump], card=SKAT32.names[turnup_of(s)])
    if action in CONTRACT_OF:
        return _declare_effect(s, o, CONTRACT_OF[action])
    if action == PLAY:
        factor = refa_factor(o, s.refas)
        return PlayAlongEffect(factor=factor, penalty=failure_penalty(o, 0) * factor)
    if action >= MISDEAL:
        penalty = o.misdeal_penalty if action == MISDEAL_INTENTIONAL else 0
        thrown_in = _throw_in_effect(s, o, MISDEALT, penalty)
        return replace(thrown_in, seat=extra - 1) if extra else thrown_in
    if action == REFA:
        return _throw_in_effect(s, o, PASS_DEAL)
    if action == PASS and seat == s.dealer:
        return _throw_in_effect(s, o, FIRST_ROUND_PASSOUT if s.bidding_round == 1 else SECOND_ROUND_PASSOUT)
    return WordEffect(word=WORDS[action])


def _declare_effect(s: RaubState, o: RaubConfig, contract: int) -> Effect:
    factor = refa_factor(o, s.refas)
    name = CONTRACTS[contract]
    assert name is not None
    return DeclareEffect(
        contract=name,
        required=required_tricks(o, contract),
        factor=factor,
        penalty=failure_penalty(o, 1) * factor,
    )


def _throw_in_effect(s: RaubState, o: RaubConfig, ending: int, penalty: int = 0) -> ThrowInEffect:
    return ThrowInEffect(
        ending=REFA_SOURCES[ending], added=refas_after(s, o, ending) - s.refas, penalty=penalty
    )


# ---------------------------------------------------------------------- refusals
def refusal_facts(s: RaubState, o: RaubConfig, seat: Seat, packed: Packed, number: int) -> Facts:
    """Return the facts of a refusal by name.

    `s` must already be filtered by `hide` for the seat that tried the move.
    """
    particular = _PARTICULAR.get(number)
    values: dict[str, Any] = {
        "seat": seat,
        "turn": s.turn,
        "phase": phase_name(s),
        "choices": _choices(s, o, seat),
        "dealer": s.dealer,
        "action": WORDS.get(packed[0]),
        **(particular(s, o, seat, packed[1]) if particular else {}),
    }
    return {name: values[name] for name in r.REFUSALS[number].facts}


def _choices(s: RaubState, o: RaubConfig, seat: Seat) -> str:
    """Return a keyword for the answers that the seat to act may give, as far as `seat` may know them.

    The catalogues choose the text of the refusal by this keyword.
    """
    if s.phase == BLIND:
        raub, stih = bool(o.raub), bool(may_stih(s, o))
        return {(True, True): "all", (True, False): "raub", (False, True): "stih"}.get((raub, stih), "look")
    if s.phase == SEVEN and seat == s.turn and not may_swap(s, seat):
        return "no_swap"
    return "all"


def _card(card: int) -> str:
    return SKAT32.names[card]


def _muss(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"limit": o.muss_threshold}


def _seven(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"card": _card(SUIT * s.trump)}


def _not_held(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"cards": names(cards & ~s.hands[seat])}


def _turnup(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"card": _card(turnup_of(s))}


def _too_many(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"cards": names(cards), "limit": o.exchange_max}


def _stock_short(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"cards": names(cards), "limit": drawable_count(s, o, seat)}


def _discarded_facts(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"card": _card(lowest(cards)), "turnup": _card(turnup_of(s))}


def _follow(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return follow_facts(lowest(cards), s.led, s.hands[seat])


def _trump(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return trump_facts(lowest(cards), s.led, s.trump, s.hands[seat])


def _overtrump(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> Facts:
    return overtrump_facts(o.order, lowest(cards), s.trump, s.best, s.hands[seat])


_PARTICULAR: dict[int, Callable[[RaubState, RaubConfig, Seat, CardSet], Facts]] = {
    r.MUSS_SCORES: _muss,
    r.MUSS_ALL_SCORES: _muss,
    r.MUSS_OPPONENTS_SCORES: _muss,
    r.SEVEN_NOT_HELD: _seven,
    r.CHANGE_NOT_HELD: _not_held,
    r.CHANGE_TURNUP: _turnup,
    r.CHANGE_TOO_MANY: _too_many,
    r.STOCK_TOO_SHORT: _stock_short,
    r.DISCARD_NOT_HELD: _discarded_facts,
    r.TURNUP_KEPT: _turnup,
    r.CARD_NOT_HELD: _not_held,
    r.FOLLOW_SUIT: _follow,
    r.TRUMP: _trump,
    r.OVERTRUMP: _overtrump,
}
"""Functions that return the facts about cards and scores, by refusal number."""
