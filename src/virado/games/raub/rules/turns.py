"""The seat to act, the cards that chance must supply, and the execution of moves."""

from virado.cards import CardSet, Seat
from virado.games.raub.rules import facts as f
from virado.games.raub.rules.bidding import (
    begin_bidding,
    declare_blind,
    declare_openly,
    look,
    pass_bid,
    turn_next,
)
from virado.games.raub.rules.card_play import play_card
from virado.games.raub.rules.dealing import call_for_pack, deal_pack, misdeal
from virado.games.raub.rules.defence import answer, no_swap, swap_seven
from virado.games.raub.rules.exchange import exchange, new_stock, reshuffle_wanted, take_turnup
from virado.games.raub.rules.scoring import throw_in
from virado.games.raub.rules.state import (
    CARD,
    DEAL,
    DEALING,
    DECLARE,
    DROP,
    EXCHANGE_CARDS,
    FULL,
    LOOK,
    MISDEAL,
    MUSS,
    NO_SWAP,
    PASS,
    PASS_DEAL,
    PLAY,
    RAUB,
    REFA,
    STIH,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    RaubConfig,
    RaubState,
)
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def cards_to_shuffle(s: RaubState, o: RaubConfig) -> CardSet:
    """Return the cards to shuffle (R-15).

    For a deal they are the whole pack, and in the middle of a draw the discards.
    """
    if s.phase == DEALING:
        return FULL
    return reshuffle_wanted(s)


@rule(inline=False)
def supply(s: RaubState, o: RaubConfig, cards: list[int]) -> None:
    """Deal a shuffled pack, or continue drawing from the shuffled discards."""
    if s.phase == DEALING:
        deal_pack(s, o, cards)
    else:
        new_stock(s, o, cards)


@rule
def to_act(s: RaubState, o: RaubConfig) -> int:
    """Return the set that contains the seat to act; empty if no seat can act."""
    if s.over or s.phase == DEALING or s.owed:
        return 0
    return 1 << s.turn


@rule
def speak(s: RaubState, o: RaubConfig, seat: Seat, action: int, extra: int) -> None:
    """Make a move that names no cards."""
    if DEAL < action <= TURN_NEXT:
        emit(s, f.CALLED, seat, action, 0, 0)
    if action == DEAL:
        call_for_pack(s, 0)
    elif action == MUSS:
        call_for_pack(s, 1)
    elif action == REFA:
        throw_in(s, o, PASS_DEAL)
    elif action == LOOK:
        look(s)
        begin_bidding(s, 1)
    elif action in (RAUB, STIH):
        declare_blind(s, o, action)
    elif action >= MISDEAL:
        misdeal(s, o, action, extra)
    else:
        s.window = 0  # from here on a misdeal can no longer be announced
        if action == DECLARE:
            declare_openly(s, o, seat)
        elif action == PASS:
            pass_bid(s, o, seat)
        elif action == PLAY:
            answer(s, o, seat, 0)
        elif action == DROP:
            answer(s, o, seat, 1)
        elif action == SWAP_SEVEN:
            swap_seven(s, o, seat)
        elif action == NO_SWAP:
            no_swap(s, o, seat)
        else:
            turn_next(s, o)


@rule(inline=False)
def apply(s: RaubState, o: RaubConfig, seat: Seat, action: int, cards: CardSet, extra: int) -> None:
    """Make a legal move, and continue up to the next decision or chance event."""
    if action == CARD:
        play_card(s, o, seat, cards)
    elif action == EXCHANGE_CARDS:
        s.window = 0
        exchange(s, o, seat, cards)
    elif action == TAKE_TURNUP:
        take_turnup(s, o, seat, cards)
    else:
        speak(s, o, seat, action, extra)
