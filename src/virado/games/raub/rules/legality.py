"""The refusal of each illegal move, or 0 for a legal move. All other modules rely on this check."""

from virado.cards import CardSet, Seat
from virado.games.contract import REFEREE_SEAT
from virado.games.raub.rules.bidding import may_stih, may_turn_next
from virado.games.raub.rules.card_play import legal_cards
from virado.games.raub.rules.dealing import may_muss
from virado.games.raub.rules.defence import may_swap
from virado.games.raub.rules.exchange import drawable_count, turnup_discards, turnup_of
from virado.games.raub.rules.refusals import (
    ALREADY_CHANGED,
    ALREADY_PASSED,
    BLIND_OVER,
    CARD_NOT_HELD,
    CHANGE_NOT_HELD,
    CHANGE_TOO_MANY,
    CHANGE_TURNUP,
    DISCARD_NOT_HELD,
    DROPPED,
    FOLLOW_SUIT,
    MATCH_OVER,
    MISDEAL_OF_DEALER,
    MISDEAL_OF_OTHERS,
    MUSS_ALL_SCORES,
    MUSS_COMPELS,
    MUSS_OFF,
    MUSS_OPPONENTS_SCORES,
    MUSS_SCORES,
    NO_SUCH_MOVE,
    NO_SWAP_NOW,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONE_TURN_NEXT,
    ONLY_DEALER_TURNS,
    ONLY_MISDEAL,
    ONLY_REFEREE,
    OVERTRUMP,
    PASS_DEAL_OFF,
    RAUB_OFF,
    SEVEN_NOT_HELD,
    STIH_IMPOSED,
    STIH_OFF,
    STIH_SEVEN,
    STOCK_TOO_SHORT,
    SWAP_OFF,
    TRUMP,
    TURN_NEXT_OFF,
    TURNUP_COMPULSORY,
    TURNUP_KEPT,
    WINDOW_CLOSED,
    WINDOW_NOT_OPEN,
)
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
    MUSS_ALL_BELOW,
    MUSS_OPPONENT_BELOW,
    NO_MUSS,
    NO_STIH,
    NO_SWAP,
    PASS,
    PLAY,
    PLAYING,
    RAUB,
    REFA,
    SEATS,
    SEVEN,
    SEVEN_NEVER,
    STIH,
    STIH_AUTOMATIC,
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


@rule
def is_malformed(action: int, cards: CardSet, extra: int) -> int:
    """Return 1 if the three integers are not a move."""
    if action < DEAL or action > MISDEAL_INTENTIONAL or cards < 0 or cards & ~FULL:
        return 1
    if extra < 0 or extra > (SEATS if action >= MISDEAL else 0):
        return 1
    if action == EXCHANGE_CARDS:
        return 0
    if action in (TAKE_TURNUP, CARD):
        return 1 if cards == 0 or cards & (cards - 1) else 0
    return 1 if cards else 0


@rule
def refuse_in_form(o: RaubConfig, action: int) -> int:
    """Return the refusal of an action that the options of this variant exclude, or 0."""
    if action == REFA:
        return 0 if o.pass_deal else PASS_DEAL_OFF
    if action == MUSS:
        return MUSS_OFF if o.muss == NO_MUSS else 0
    if action == RAUB:
        return 0 if o.raub else RAUB_OFF
    if action == STIH:
        if o.stih == NO_STIH:
            return STIH_OFF
        return STIH_IMPOSED if o.stih == STIH_AUTOMATIC else 0
    if action == TURN_NEXT:
        return 0 if o.turn_next else TURN_NEXT_OFF
    if action in (SWAP_SEVEN, NO_SWAP):
        return SWAP_OFF if o.seven == SEVEN_NEVER else 0
    return 0


@rule
def refuse_out_of_turn(s: RaubState, seat: Seat, action: int) -> int:
    """Return the refusal of an action by a seat that is not to act, or 0."""
    if seat < 0 or seat >= s.players:
        return NOT_YOUR_TURN
    if s.phase >= DEFENCE and not s.active >> seat & 1:
        return DROPPED
    if s.phase >= EXCHANGE and action == EXCHANGE_CARDS and s.changed[seat] >= 0:
        return ALREADY_CHANGED
    if s.phase == BIDDING and action == TURN_NEXT and seat != s.dealer:
        return ONLY_DEALER_TURNS
    if s.phase == BIDDING and action in (RAUB, STIH):
        return BLIND_OVER
    if s.phase == BIDDING and action == DECLARE:
        place = (seat - s.dealer - 1 + s.players) % s.players
        if place < (s.turn - s.dealer - 1 + s.players) % s.players:
            return ALREADY_PASSED
    return NOT_YOUR_TURN


@rule
def refuse_word(s: RaubState, o: RaubConfig, seat: Seat, action: int) -> int:
    """Return the refusal of an action that names no cards, or 0."""
    if s.phase == BEFORE_DEAL:
        if action == DEAL:
            return 0
        if action == REFA:
            return 0
        if action == MUSS:
            if may_muss(s, o):
                return 0
            if o.muss == MUSS_OPPONENT_BELOW:
                return MUSS_OPPONENTS_SCORES
            return MUSS_ALL_SCORES if o.muss == MUSS_ALL_BELOW else MUSS_SCORES
    elif s.phase == BLIND:
        if action in (LOOK, RAUB):
            return 0
        if action == STIH:
            return 0 if may_stih(s, o) else STIH_SEVEN
    elif s.phase == BIDDING:
        if action in (DECLARE, PASS):
            return 0
        if action == TURN_NEXT:
            if may_turn_next(s, o):
                return 0
            return ONLY_DEALER_TURNS if seat != s.dealer else ONE_TURN_NEXT
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
    """Return the refusal of an exchange, or 0 (R-15)."""
    lacking = cards & ~s.hands[seat]
    if lacking:
        return CHANGE_TURNUP if lacking == 1 << turnup_of(s) else CHANGE_NOT_HELD
    if count(cards) > o.exchange_max:
        return CHANGE_TOO_MANY
    return STOCK_TOO_SHORT if count(cards) > drawable_count(s, o, seat) else 0


@rule
def refuse_turnup(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> int:
    """Return the refusal of taking the turn-up with this discard, or 0 (R-16)."""
    if cards & turnup_discards(s, o, seat):
        return 0
    return TURNUP_KEPT if cards == 1 << turnup_of(s) else DISCARD_NOT_HELD


@rule
def refuse_card(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> int:
    """Return the refusal of a card played, or 0 (R-17)."""
    hand = s.hands[seat]
    if not cards & hand:
        return CARD_NOT_HELD
    if cards & legal_cards(s, o, seat):
        return 0
    if hand & suit_cards(s.led):
        return FOLLOW_SUIT
    return OVERTRUMP if cards & suit_cards(s.trump) else TRUMP


@rule
def refuse_misdeal(s: RaubState, o: RaubConfig, named: int) -> int:
    """Return the refusal of a misdeal that the referee announces, or 0 (R-22).

    `named` is one more than the seat that made the mistake, or 0 for the dealer.
    """
    if named > s.players:
        return NO_SUCH_MOVE
    if named and not o.misdeal_any:
        return MISDEAL_OF_OTHERS
    if s.phase <= DEALING:
        return WINDOW_NOT_OPEN
    if not s.window:
        return WINDOW_CLOSED
    return MISDEAL_OF_DEALER if named == s.dealer + 1 else 0


@rule(inline=False)
def refusal(s: RaubState, o: RaubConfig, seat: Seat, action: int, cards: CardSet, extra: int) -> int:
    """Return the refusal of a move by the seat, or 0 if it is legal."""
    if is_malformed(action, cards, extra):
        return NO_SUCH_MOVE
    if s.over:
        return MATCH_OVER
    if seat == REFEREE_SEAT:
        return refuse_misdeal(s, o, extra) if action >= MISDEAL else ONLY_MISDEAL
    if action >= MISDEAL:
        return ONLY_REFEREE
    missing = refuse_in_form(o, action)
    if missing:
        return missing
    if s.phase == DEALING or s.owed or seat != s.turn:
        return refuse_out_of_turn(s, seat, action)
    if s.contract == BY_MUSS and action in (PLAY, DROP):
        return MUSS_COMPELS
    if action == SWAP_SEVEN and (s.phase > SEVEN or (s.phase == DEFENCE and o.seven_first)):
        return NO_SWAP_NOW
    if s.phase == EXCHANGE and action == EXCHANGE_CARDS:
        return refuse_exchange(s, o, seat, cards)
    if s.phase == TURNUP:
        return refuse_turnup(s, o, seat, cards) if action == TAKE_TURNUP else TURNUP_COMPULSORY
    if s.phase == PLAYING and action == CARD:
        return refuse_card(s, o, seat, cards)
    return refuse_word(s, o, seat, action)
