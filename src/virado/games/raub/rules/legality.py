"""The single judge of moves, and the reasons for a no."""

from virado.cards import CardSet, Seat
from virado.games.contract import REFEREE
from virado.games.raub.rules.bidding import AUTOMATIC, may_stih, may_turn_next
from virado.games.raub.rules.card_play import legal_cards
from virado.games.raub.rules.dealing import may_muss
from virado.games.raub.rules.exchange import drawable, may_swap, turnup_discards, turnup_of
from virado.games.raub.rules.state import (
    BEFORE_DEAL,
    BIDDING,
    BLIND,
    BY_MUSS,
    CARD,
    DEAL,
    DEALING,
    DECLARE,
    DEFENCE,
    DROP,
    EXCHANGE,
    EXCHANGE_CARDS,
    FULL,
    LOOK,
    MISDEAL,
    MISDEAL_INTENTIONAL,
    MUSS,
    NO_SWAP,
    PASS,
    PLAY,
    PLAYING,
    RAUB,
    REFA,
    SEVEN,
    STIH,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    TURNUP,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import suit_cards
from virado.kernel.bits import count
from virado.kernel.rule import rule

(
    NO_SUCH_MOVE,
    MATCH_OVER,
    NOT_YOUR_TURN,
    PASS_DEAL_OFF,
    MUSS_OFF,
    MUSS_SCORES,
    RAUB_OFF,
    STIH_OFF,
    STIH_IMPOSED,
    STIH_SEVEN,
    BLIND_OVER,
    ALREADY_PASSED,
    ONLY_DEALER_TURNS,
    TURN_NEXT_OFF,
    ONE_TURN_NEXT,
    DROPPED,
    MUSS_COMPELS,
    NO_SWAP_NOW,
    SEVEN_NOT_HELD,
    ALREADY_CHANGED,
    CHANGE_NOT_HELD,
    CHANGE_TOO_MANY,
    STOCK_TOO_SHORT,
    TURNUP_COMPULSORY,
    DISCARD_NOT_HELD,
    TURNUP_KEPT,
    CARD_NOT_HELD,
    FOLLOW_SUIT,
    TRUMP,
    OVERTRUMP,
    WINDOW_CLOSED,
    ONLY_REFEREE,
    ONLY_MISDEAL,
) = range(1, 34)
NOT_NOW = 64
"""NOT_NOW + phase: the action belongs to another phase."""

REFUSALS: dict[int, tuple[str, str | None]] = {
    NO_SUCH_MOVE: ("no-such-move", None),
    MATCH_OVER: ("match-over", None),
    NOT_YOUR_TURN: ("not-your-turn", None),
    PASS_DEAL_OFF: ("pass-deal-off", "R-4"),
    MUSS_OFF: ("muss-off", "R-21"),
    MUSS_SCORES: ("muss-scores", "R-21"),
    RAUB_OFF: ("raub-off", "R-6"),
    STIH_OFF: ("stih-off", "R-6"),
    STIH_IMPOSED: ("stih-imposed", "R-6"),
    STIH_SEVEN: ("stih-needs-seven", "R-6"),
    BLIND_OVER: ("blind-over", "R-6"),
    ALREADY_PASSED: ("already-passed", "R-7"),
    ONLY_DEALER_TURNS: ("only-dealer-turns", "R-8"),
    TURN_NEXT_OFF: ("turn-next-off", "R-8"),
    ONE_TURN_NEXT: ("already-turned", "R-10"),
    DROPPED: ("dropped-out", "R-12"),
    MUSS_COMPELS: ("muss-compels", "R-21"),
    NO_SWAP_NOW: ("no-seven-swap", "R-14"),
    SEVEN_NOT_HELD: ("seven-not-held", "R-14"),
    ALREADY_CHANGED: ("already-exchanged", "R-15"),
    CHANGE_NOT_HELD: ("card-not-held", "R-15"),
    CHANGE_TOO_MANY: ("too-many-changed", "R-15"),
    STOCK_TOO_SHORT: ("stock-short", "R-15"),
    TURNUP_COMPULSORY: ("turnup-compulsory", "R-16"),
    DISCARD_NOT_HELD: ("card-not-held", "R-16"),
    TURNUP_KEPT: ("turnup-kept", "R-16"),
    CARD_NOT_HELD: ("card-not-held", "R-17"),
    FOLLOW_SUIT: ("follow-suit", "R-17"),
    TRUMP: ("must-trump", "R-17"),
    OVERTRUMP: ("must-overtrump", "R-17"),
    WINDOW_CLOSED: ("misdeal-too-late", "R-22"),
    ONLY_REFEREE: ("referee-only", "R-22"),
    ONLY_MISDEAL: ("referee-only-misdeals", "R-22"),
    NOT_NOW + BEFORE_DEAL: ("not-now", "R-4"),
    NOT_NOW + DEALING: ("not-now", "R-5"),
    NOT_NOW + BLIND: ("not-now", "R-6"),
    NOT_NOW + BIDDING: ("not-now", "R-7"),
    NOT_NOW + DEFENCE: ("not-now", "R-12"),
    NOT_NOW + SEVEN: ("not-now", "R-14"),
    NOT_NOW + EXCHANGE: ("not-now", "R-15"),
    NOT_NOW + TURNUP: ("not-now", "R-16"),
    NOT_NOW + PLAYING: ("not-now", "R-17"),
}
"""Refusal number -> (stable code, rule number)."""


@rule
def misformed(action: int, cards: CardSet, extra: int) -> int:
    """Whether three ints are no move at all."""
    if action < DEAL or action > MISDEAL_INTENTIONAL or extra != 0 or cards < 0 or cards & ~FULL:
        return 1
    if action == EXCHANGE_CARDS:
        return 0
    if action in (TAKE_TURNUP, CARD):
        return 1 if cards == 0 or cards & (cards - 1) else 0
    return 1 if cards else 0


@rule
def refuse_out_of_turn(s: RaubState, seat: Seat, action: int) -> int:
    """Why a seat that is not to act may not do this."""
    if seat < 0 or seat >= s.players:
        return NOT_YOUR_TURN
    if s.phase >= DEFENCE and not s.active >> seat & 1:
        return DROPPED
    if s.phase >= EXCHANGE and action == EXCHANGE_CARDS and s.changed[seat] >= 0:
        return ALREADY_CHANGED
    if s.phase == BIDDING and action == TURN_NEXT and seat != s.dealer:
        return ONLY_DEALER_TURNS
    if s.phase == BIDDING and action == DECLARE:
        place = (seat - s.dealer - 1 + s.players) % s.players
        if place < (s.turn - s.dealer - 1 + s.players) % s.players:
            return ALREADY_PASSED
    return NOT_YOUR_TURN


@rule
def refuse_word(s: RaubState, o: RaubConfig, seat: Seat, action: int) -> int:
    """Judge an action of the phases in which no cards are named."""
    if s.phase == BEFORE_DEAL:
        if action == DEAL:
            return 0
        if action == REFA:
            return 0 if o.pass_deal else PASS_DEAL_OFF
        if action == MUSS:
            if not o.muss:
                return MUSS_OFF
            return 0 if may_muss(s, o) else MUSS_SCORES
    elif s.phase == BLIND:
        if action == LOOK:
            return 0
        if action == RAUB:
            return 0 if o.raub else RAUB_OFF
        if action == STIH:
            if not o.stih:
                return STIH_OFF
            if o.stih == AUTOMATIC:
                return STIH_IMPOSED
            return 0 if may_stih(s, o) else STIH_SEVEN
    elif s.phase == BIDDING:
        if action in (DECLARE, PASS):
            return 0
        if action == TURN_NEXT:
            if may_turn_next(s, o):
                return 0
            if seat != s.dealer:
                return ONLY_DEALER_TURNS
            return TURN_NEXT_OFF if not o.turn_next else ONE_TURN_NEXT
        if action in (RAUB, STIH):
            return BLIND_OVER
    elif s.phase == DEFENCE:
        if action in (PLAY, DROP):
            return 0
    elif s.phase == SEVEN:
        if action == NO_SWAP:
            return 0
        if action == SWAP_SEVEN:
            return 0 if may_swap(s, seat) else SEVEN_NOT_HELD
    return NOT_NOW + s.phase


@rule
def refuse_exchange(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> int:
    """Judge an exchange (R-15)."""
    if cards & ~s.hands[seat]:
        return CHANGE_NOT_HELD
    if count(cards) > o.exchange_max:
        return CHANGE_TOO_MANY
    return STOCK_TOO_SHORT if count(cards) > drawable(s, o, seat) else 0


@rule
def refuse_turnup(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> int:
    """Judge what is laid away for the turn-up (R-16)."""
    if cards & turnup_discards(s, o, seat):
        return 0
    return TURNUP_KEPT if cards == 1 << turnup_of(s) else DISCARD_NOT_HELD


@rule
def refuse_card(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> int:
    """Judge a card played (R-17)."""
    hand = s.hands[seat]
    if not cards & hand:
        return CARD_NOT_HELD
    if cards & legal_cards(s, o, seat):
        return 0
    if hand & suit_cards(s.led):
        return FOLLOW_SUIT
    return OVERTRUMP if cards & suit_cards(s.trump) else TRUMP


@rule(inline=False)
def refusal(s: RaubState, o: RaubConfig, seat: Seat, action: int, cards: CardSet, extra: int) -> int:
    """0 if the move is legal for the seat now, else why not."""
    if misformed(action, cards, extra):
        return NO_SUCH_MOVE
    if s.over:
        return MATCH_OVER
    if seat == REFEREE:
        if action < MISDEAL:
            return ONLY_MISDEAL
        return 0 if s.window else WINDOW_CLOSED
    if action >= MISDEAL:
        return ONLY_REFEREE
    if s.phase == DEALING or s.owed or seat != s.turn:
        return refuse_out_of_turn(s, seat, action)
    if s.contract == BY_MUSS and action in (PLAY, DROP):
        return MUSS_COMPELS
    if action == SWAP_SEVEN and s.phase > SEVEN:
        return NO_SWAP_NOW
    if s.phase == EXCHANGE and action == EXCHANGE_CARDS:
        return refuse_exchange(s, o, seat, cards)
    if s.phase == TURNUP:
        return refuse_turnup(s, o, seat, cards) if action == TAKE_TURNUP else TURNUP_COMPULSORY
    if s.phase == PLAYING and action == CARD:
        return refuse_card(s, o, seat, cards)
    return refuse_word(s, o, seat, action)
