"""The pack, the dealer, the two packets of a deal and the special finish (Z-3 to Z-7)."""

from virado.cards import SKAT32
from virado.games.tricks.rules import NO_SUIT
from virado.games.zwanzig_ab.rules.facts import COMPLETED, DEALT
from virado.games.zwanzig_ab.rules.state import (
    CARDS,
    HAND,
    HEARTS,
    IN_BLIND,
    IN_DROP,
    IN_EXCHANGE,
    IN_PLAY,
    IN_TRUMP,
    NEW_DEAL,
    NO_CARD,
    NO_PACK,
    NO_SEAT,
    NOT_YET,
    SAME_DEAL,
    ZwanzigConfig,
    ZwanzigState,
    seat_after,
)
from virado.kernel.bits import count
from virado.kernel.facts import emit
from virado.kernel.rule import rule

FULL = SKAT32.full


@rule
def lowest_score(s: ZwanzigState) -> int:
    """Return the lowest score of all seats, L in Z-17."""
    low = s.scores[0]
    for seat in range(1, s.players):
        low = min(low, s.scores[seat])
    return low


@rule
def note_tie(s: ZwanzigState, o: ZwanzigConfig) -> None:
    """Record, before a deal, whether it is played to break a tie, and the seats that sit it out (Z-18)."""
    low = lowest_score(s)
    s.tie_break = 1 if low <= 0 else 0
    s.sitting_out = 0
    if not s.tie_break or not o.tied_only:
        return
    others = 0
    for seat in range(s.players):
        if s.scores[seat] > low:
            others |= 1 << seat
    if count(others) <= s.players - 2:
        s.sitting_out = others


@rule
def next_in_deal(s: ZwanzigState, seat: int) -> int:
    """Return the next seat that has not dropped out of the deal."""
    following = seat_after(s, seat)
    while s.dropped >> following & 1:
        following = seat_after(s, following)
    return following


@rule
def setup(s: ZwanzigState, o: ZwanzigConfig) -> None:
    """Begin a match whose seats, dealer and scores are already set."""
    s.deal = 0
    s.round = 0
    s.scored = 0
    s.over = 0
    s.winners = 0
    s.dropped = 0
    s.dropped_before = 0
    for seat in range(s.players):
        s.drops[seat] = 0
    s.play_count = 0
    s.phase = IN_TRUMP
    note_tie(s, o)
    s.pack_wanted = NEW_DEAL


@rule
def cards_to_shuffle(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return a whole pack for a new deal or a redeal, else the empty set."""
    return FULL if s.pack_wanted else 0


@rule
def is_special(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return 1 if this deal is special (Z-4)."""
    if s.tie_break and not o.special_in_tiebreak:
        return 0
    if o.special_once:
        return 1 if s.deal == o.special_from else 0
    return 1 if s.deal >= o.special_from else 0


@rule
def stock_count(s: ZwanzigState) -> int:
    """Return the number of cards in the stock (Z-7).

    The cards of the second packets do not count, even before they are dealt.
    """
    return CARDS - (HAND * s.players if s.trump == NO_SUIT else s.pack_next)


@rule
def hand_out(s: ZwanzigState, seat: int, number: int) -> None:
    """Deal `number` cards from the top of the pack to a seat."""
    held = 0
    top = s.pack_next
    for index in range(top, top + number):
        held |= 1 << s.pack[index]
    s.hands[seat] |= held
    s.pack_next = top + number


@rule
def hand_out_to_all(s: ZwanzigState, number: int) -> None:
    """Deal a packet to each seat, in order from forehand."""
    for i in range(s.players):
        seat = s.forehand + i
        hand_out(s, seat - s.players if seat >= s.players else seat, number)


@rule
def begin_exchange(s: ZwanzigState) -> None:
    """Begin the phase `exchange`, with forehand first (Z-8)."""
    s.phase = IN_EXCHANGE
    s.turn = s.forehand


@rule
def begin_drop(s: ZwanzigState) -> None:
    """Begin the phase `drop`, in which forehand makes no decision (Z-9)."""
    s.phase = IN_DROP
    s.turn = next_in_deal(s, s.forehand)


@rule
def begin_play(s: ZwanzigState) -> None:
    """Begin the phase `play`, in which forehand leads (Z-13)."""
    s.phase = IN_PLAY
    s.turn = s.forehand


@rule
def fix_trump(s: ZwanzigState, o: ZwanzigConfig, trump: int) -> None:
    """Fix trump, deal every hand up to five cards (Z-7), and begin the phase that comes next by Z-11."""
    s.trump = trump
    hand_out_to_all(s, HAND - o.first_packet)
    emit(s, COMPLETED, trump, 0, 0, 0)
    if o.drop_first:
        begin_drop(s)
    else:
        begin_exchange(s)


@rule
def clear_deal(s: ZwanzigState) -> None:
    """Clear the cards and records of the previous deal."""
    s.pack_next = 0
    s.pack_wanted = NO_PACK
    s.trump = NO_SUIT
    s.blind = 0
    s.exposed = NO_CARD
    s.dropped = s.sitting_out
    for seat in range(s.players):
        s.hands[seat] = 0
        s.discards[seat] = 0
        s.exchanged[seat] = NOT_YET
        s.lacks[seat] = 0
        s.tricks[seat] = 0
    for index in range(s.play_count):
        s.plays[index] = 0
    s.play_count = 0
    s.lying = 0
    s.led = NO_SUIT
    s.best = -1
    s.best_seat = NO_SEAT
    s.trick_cards = 0
    s.gone = 0
    s.tricks_played = 0


@rule
def supply(s: ZwanzigState, o: ZwanzigConfig, pack: list[int]) -> None:
    """Begin a deal from a shuffled pack and deal the first packets."""
    emit(s, DEALT, 1 if s.pack_wanted == SAME_DEAL else 0, 0, 0, 0)
    if s.pack_wanted != SAME_DEAL:  # Z-6: a redeal changes neither dealer nor deal number
        s.deal += 1
        s.special = is_special(s, o)
    clear_deal(s)
    for index in range(CARDS):
        s.pack[index] = pack[index]
    s.forehand = next_in_deal(s, s.dealer)
    s.turn = s.forehand
    hand_out_to_all(s, o.first_packet)
    if s.special:
        fix_trump(s, o, HEARTS)
    elif o.trump_blind:
        s.phase = IN_BLIND
    else:
        s.phase = IN_TRUMP
