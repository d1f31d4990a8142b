"""The dealer's decision, the dealing and misdeals (R-4, R-5, R-21, R-22)."""

from virado.games.raub.rules import facts as f
from virado.games.raub.rules.bidding import after_dealing
from virado.games.raub.rules.scoring import clear_deal, throw_in
from virado.games.raub.rules.state import (
    BEFORE_DEAL,
    BY_MUSS,
    DEALING,
    HAND,
    MISDEAL_INTENTIONAL,
    MISDEALT,
    MUSS_ALL_BELOW,
    MUSS_ANY_BELOW,
    MUSS_OPPONENT_BELOW,
    NO_ENDING,
    PACK,
    UNDECLARED,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import suit_of
from virado.kernel.facts import emit
from virado.kernel.rule import rule

PACKET = 2
"""Number of cards dealt together."""


@rule
def begin_match(s: RaubState, o: RaubConfig) -> None:
    """Begin the match; the first dealer decides (R-2, R-3)."""
    s.deal = 0
    s.scored = 0
    s.over = 0
    s.winners = 0
    s.refas = 0
    s.ending = NO_ENDING
    clear_deal(s)
    for seat in range(s.players):
        s.deal_points[seat] = 0
        s.tricks[seat] = 0
        s.played[seat] = 0
        s.void[seat] = 0
        s.changed[seat] = -1
    s.phase = BEFORE_DEAL
    s.turn = s.dealer


@rule
def may_muss(s: RaubState, o: RaubConfig) -> int:
    """Return 1 if the scores meet the condition of the option `muss` (R-21)."""
    below = 0
    for seat in range(s.players):
        if s.scores[seat] < o.muss_threshold:
            below += 1
    if o.muss == MUSS_OPPONENT_BELOW:
        return 1 if below > (s.scores[s.dealer] < o.muss_threshold) else 0
    if o.muss == MUSS_ANY_BELOW:
        return 1 if below > 0 else 0
    if o.muss == MUSS_ALL_BELOW:
        return 1 if below == s.players else 0
    return 0


@rule
def call_for_pack(s: RaubState, muss: int) -> None:
    """Request a pack for the dealer, who may have said Muss (R-4)."""
    s.contract = BY_MUSS if muss else UNDECLARED
    s.phase = DEALING


@rule
def deal_pack(s: RaubState, o: RaubConfig, pack: list[int]) -> None:
    """Deal two cards to each seat from dealer+1, then the turn-up, then two more cards to each seat (R-5).

    The rest is the stock.
    """
    players = s.players
    turnup = pack[PACKET * players]
    seat = s.dealer
    for i in range(players):
        seat = seat + 1 if seat + 1 < players else 0
        first = PACKET * i
        second = PACKET * players + 1 + first
        s.hands[seat] = 1 << pack[first] | 1 << pack[first + 1] | 1 << pack[second] | 1 << pack[second + 1]
        s.changed[seat] = -1
        s.tricks[seat] = 0
        s.played[seat] = 0
        s.void[seat] = 0
    rest = HAND * players + 1
    for i in range(rest, PACK):
        s.stock[i - rest] = pack[i]
    s.stock_next = 0
    s.stock_end = PACK - rest
    s.turned[0] = turnup
    s.turned_count = 1
    s.trump = suit_of(turnup)
    s.active = (1 << players) - 1
    s.deal += 1
    s.window = 1
    emit(s, f.DEALT, 0, 0, 0, 0)
    emit(s, f.TURNED, turnup, 0, 0, 0)
    after_dealing(s, o)


@rule
def misdeal(s: RaubState, o: RaubConfig, action: int, named: int) -> None:
    """Throw the deal in; an intentional misdeal costs points, never doubled (R-22).

    `named` is one more than the seat that made the mistake, or 0 for the dealer.
    """
    emit(s, f.MISDEAL_CALLED, s.dealer, 1 if action == MISDEAL_INTENTIONAL else 0, named, 0)
    if action == MISDEAL_INTENTIONAL:
        s.scores[named - 1 if named else s.dealer] += o.misdeal_penalty
    throw_in(s, o, MISDEALT)
