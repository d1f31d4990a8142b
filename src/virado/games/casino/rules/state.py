"""Layouts for the rules of the Casino family: state, config and workspace, and packed moves.

Cards of `FRENCH52` and `ROOK40` are numbered the same way: card = 4 * (rank - 1) + suit, so the rank is (card >> 2) +
1.

A move is (played cards, loose cards, how):

    trail    (card, 0, TRAIL)
    capture  (cards, loose taken, CAPTURE, the set of builds taken)
    build    (card, loose joined, BUILD, value, target build or none, for partner)
    call     (0, 0, CALL, CLAIM or ORANGE)      out of turn

Builds are identified by their index in the state's lists. An orange may be called with a capture. In variants with
stealing (C-27), stolen top cards are included in the loose cards of a move.
"""

from virado.games.contract import Packed
from virado.kernel.layout import Layout, MatchState, ints
from virado.kernel.rule import rule

MAX_PLAYERS = 6
MAX_CARDS = 52
"""Number of cards in the largest pack."""
MAX_BUILDS = 26
MAX_SWEEPS = 26
"""Maximum number of builds on the table, and of sweeps in a deal.

Each uses at least two cards.
"""
SWEEP_BITS = 5
"""Bits per sweep in the log."""
SWEEPS_A_WORD = 12
SWEEP_WORDS = 3
NOBODY = -1
"""Placeholder for a missing seat, side or build; never an index."""

TRAIL, CAPTURE, BUILD, CALL = 0, 1, 2, 3
CLAIM, ORANGE = 1, 2
ANNOUNCED = 1 << 12
"""Bit of `how` for an orange announced with a capture; refused in other moves."""

ORDINARY, INITIAL, SMALL, LARGE = 0, 1, 2, 3
"""Kinds of sweep.

The first play of a deal makes an initial sweep (C-18). A small sweep takes up to three cards, a large sweep four or
more (C-24).
"""
NO_ORANGE, OPEN_ORANGE, AWARDED_ORANGE = 0, 1, 2
"""State of the orange that may be called after the latest play (C-24)."""
PLAYED_OUT, CLAIMED, AUTOMATIC = 0, 1, 2
"""Endings of a deal: by its last card, by a claim (C-23), or by a restricted side's win (C-22)."""

MULTI_PLAY_ONE, MULTI_PLAY_SUM, MULTI_PLAY_GROUPS, MULTI_PLAY_EITHER = 0, 1, 2, 3
"""Values of the option `multi_play`."""
SWEEPS_NONE, SWEEPS_SCORE, SWEEPS_CANCEL, SWEEPS_BY_SIZE = 0, 1, 2, 3
"""Values of the option `sweeps`."""
ENDGAME_NONE, ENDGAME_DOMINICAN, ENDGAME_SOTO = 0, 1, 2
"""Values of the option `endgame`."""
TIE_EXTRA_DEAL, TIE_COUNTING_ORDER, TIE_MOST_SPADES, TIE_BIG_CASINO = 0, 1, 2, 3
"""Values of the option `target_tie`."""
STEAL_NONE, STEAL_OWN_BUILD, STEAL_ANY_BUILD = 0, 1, 2
"""Values of the option `steal_in_builds`."""
STEAL_EQUAL, STEAL_GROUPS = 1, 2
"""Values of the option `steal_in_captures`, in addition to STEAL_NONE."""
UNDER_BITS = 6
"""Number of bits for an entry of `CasinoState.under`: a card plus 1, or 0."""
UNDER_A_WORD = 10
UNDER_WORDS = 6

HIGHEST_SAYABLE = 15
"""Highest build value that fits into a packed move; values above 14 are never legal."""
CHAINS = 16
"""Number of chains: one for each total from 1 to 14, and one for unwanted sets."""
SUBSETS = 4096
"""Number of sets of loose cards that fit into a compiled workspace. In interpreted rules, the workspace grows."""
WORK_A_SET = 4096
"""Work limit of a compiled listing, per set that its workspace holds. Interpreted listings have no limit."""
WORK_OF_A_DIVISION = 64


class CasinoState(MatchState):
    """A position of a Casino match.

    `hands` and `known` are indexed by seat; `piles`, `sweeps` and scores by side.
    """

    erased = ("hands", "stock", "unseen")

    turn: int
    plays: int
    """Number of plays made in this deal."""
    turns_owed: int
    """Number of additional turns in succession that the seat to act has after this turn (C-17)."""
    hands: list[int] = ints(MAX_PLAYERS)
    loose: int
    builds: int
    """Number of builds on the table; the next two lists hold them in order of creation."""
    build_cards: list[int] = ints(MAX_BUILDS)
    build_info: list[int] = ints(MAX_BUILDS)
    """Value, owner, keeper and multiplicity of each build, packed; see `build_facts`."""
    piles: list[int] = ints(MAX_PLAYERS)
    won_cards: list[int] = ints(MAX_PLAYERS)
    """Number of cards in each pile; `scoring.count_piles` fills it for imported positions."""
    won_spades: list[int] = ints(MAX_PLAYERS)
    """Number of spades in each pile."""
    tops: list[int] = ints(MAX_PLAYERS)
    """Top card of each side's pile plus 1, or 0 for an empty pile; recorded only where stealing is possible (C-27).
    """
    under: list[int] = ints(UNDER_WORDS)
    """For each card, the card beneath it in its pile; see `stealing.card_under`."""
    last_capturer: int
    """Seat of the most recent capture of the deal, or NOBODY."""
    stock: list[int] = ints(MAX_CARDS)
    """The pack in shuffled order; -1 for a card hidden from the viewer."""
    stock_next: int
    """Index of the top card of the stock."""
    stock_end: int
    """Index after the last card of the stock, which is the number of cards in the pack."""
    pack_wanted: int
    """1 while a new deal waits for its pack."""
    extra_deal: int
    """1 in an extra deal after a tie (C-21)."""
    known: list[int] = ints(MAX_PLAYERS)
    """Values for which each seat is known to hold a card: K(q) of C-15. Bit v stands for value v."""
    sweeps: list[int] = ints(MAX_PLAYERS)
    """Number of sweeps registered in the deal."""
    sweep_points: list[int] = ints(MAX_PLAYERS)
    """Points of the registered sweeps before cancelling and restrictions."""
    sweep_log: list[int] = ints(SWEEP_WORDS)
    """The sweeps of the deal in order, SWEEPS_A_WORD in each word; see `sweep_entry`."""
    oranges: list[int] = ints(MAX_PLAYERS)
    false_calls: list[int] = ints(MAX_PLAYERS)
    orange: int
    """State of the orange after the latest play: NO_ORANGE, OPEN_ORANGE or AWARDED_ORANGE."""
    ending: int
    """Ending of the last deal: PLAYED_OUT, CLAIMED or AUTOMATIC."""
    games: int
    """Number of games that the won match is worth (C-23)."""


class CasinoConfig(Layout):
    """The options of a variant as integers, filled by `config`."""

    players: int
    teams: int
    cards: int
    """Number of cards in the pack."""
    pack: int
    """The pack as a set of cards."""
    hand_size: int
    table_size: int
    deal_two: int
    rest_to_table: int
    value: list[int] = ints(MAX_CARDS)
    """Value of each card, with each ace as 1; 0 for a card without value."""
    holders: list[int] = ints(16)
    """Cards that can have each value. Aces are under 1 and, if they may be worth 14, also under 14."""
    ace_high: int
    """1 if an ace may also be worth 14."""
    face_all: int
    building: int
    owner_may_trail: int
    raise_own: int
    raise_absorb: int
    same_value: int
    extend_others: int
    one_build: int
    keeper_trails_last: int
    for_partner: int
    steal_builds: int
    """STEAL_NONE, STEAL_OWN_BUILD or STEAL_ANY_BUILD."""
    steal_captures: int
    """STEAL_NONE, STEAL_EQUAL or STEAL_GROUPS."""
    stealing: int
    """1 if top cards can be stolen in any kind of move."""
    lowest_on_top: int
    must_use: int
    multi_play: int
    """MULTI_PLAY_ONE, MULTI_PLAY_SUM, MULTI_PLAY_GROUPS or MULTI_PLAY_EITHER."""
    multi_max: int
    """Upper bound of the total or common value; a large number if unbounded."""
    sweeps: int
    """SWEEPS_NONE, SWEEPS_SCORE, SWEEPS_CANCEL or SWEEPS_BY_SIZE."""
    initial_sweep: int
    size_with_played: int
    """1 if the cards played are included in the size of a sweep."""
    last_card_sweep: int
    not_registered: int
    endgame: int
    """ENDGAME_NONE, ENDGAME_DOMINICAN or ENDGAME_SOTO."""
    target: int
    single_deal: int
    """1 if the side with most cards in a deal wins the match."""
    by_points: int
    """1 if the side with most points in a deal wins the match; `target` is then 1."""
    target_tie: int
    """TIE_EXTRA_DEAL, TIE_COUNTING_ORDER, TIE_MOST_SPADES or TIE_BIG_CASINO."""
    lifts: int
    orange_calls: int
    claim: int
    double_game: int
    double_turn: int
    leader_is_capturer: int
    open_last: int
    cut_peek: int
    p_cards: int
    p_spades: int
    p_big: int
    p_little: int
    p_ace: int
    p_sweep: int
    p_five: int
    p_orange: int
    p_last: int
    share_ties: int
    """1 if sides that tie for a majority share its points equally."""
    spades: int
    """Spades of the pack, as a set; may be empty."""
    big: int
    little: int
    aces: int
    fives: int
    reds: int
    yellows: int
    announce_last: int
    dejado: int
    """1 if the referee announces dejado (C-25); read by narration, not by the rules."""
    equivalents: list[int] = ints(MAX_CARDS)
    """For each card, the set of its equivalent cards, itself included."""


class CasinoWorkspace(Layout):
    """Scratch space for listing moves.

    Sets of loose cards are stored from index CHAINS on, and `following` links the sets of one total into a chain. The
    chain of total t begins at index t, which holds no set.
    """

    subset: list[int] = ints(SUBSETS)
    total: list[int] = ints(SUBSETS)
    """Total of each set, with each ace as 1."""
    following: list[int] = ints(SUBSETS)
    """Index of the next set of the same total, or NOBODY."""
    tail: list[int] = ints(CHAINS)
    """Last index of each chain."""
    totals: int
    """Totals that occur in the chains, bit t for total t."""
    taken: list[int] = ints(SUBSETS)
    """The sets of loose cards that fit the current card and value."""
    cut_short: int
    """1 if some sets did not fit or the listing exceeded its work limit."""
    work: int
    """Work done for this listing: pairs of sets compared, plus the cost of each division."""


@rule
def sweep_entry(side: int, kind: int) -> int:
    """Return the log entry of a sweep, packed into an integer."""
    return side | kind << 3


@rule
def sweep_side(entry: int) -> int:
    """Return the side that made a logged sweep."""
    return entry & 7


@rule
def sweep_kind_of(entry: int) -> int:
    """Return the kind of a logged sweep: ORDINARY, INITIAL, SMALL or LARGE."""
    return entry >> 3


@rule
def build_facts(value: int, owner: int, keeper: int, multiple: int) -> int:
    """Return the announced facts of a build packed into one integer."""
    return value | owner << 4 | keeper << 8 | multiple << 12


@rule
def value_of(info: int) -> int:
    """Return the announced value of a build."""
    return info & 15


@rule
def owner_of(info: int) -> int:
    """Return the owner of a build: the seat that most recently added a card (C-13)."""
    return info >> 4 & 15


@rule
def keeper_of(info: int) -> int:
    """Return the keeper of a build: the seat that must hold a card with which to capture it (C-12, C-15)."""
    return info >> 8 & 15


@rule
def is_multiple(info: int) -> int:
    """Return 1 if the build has two or more groups."""
    return info >> 12 & 1


@rule
def kind_of(how: int) -> int:
    """Return the kind of a move: TRAIL, CAPTURE, BUILD or CALL."""
    return how & 3


@rule
def move_value(how: int) -> int:
    """Return the announced value of a build move, or CLAIM or ORANGE for a call."""
    return how >> 2 & 15


@rule
def move_target(how: int) -> int:
    """Return the index of the build that a build move changes, or NOBODY for a new build."""
    return (how >> 6 & 31) - 1


@rule
def for_partner(how: int) -> int:
    """Return 1 if a build move is announced for the partner (C-15)."""
    return how >> 11 & 1


@rule
def calls_orange(how: int) -> int:
    """Return 1 if an orange is announced with a capture (C-24)."""
    return 1 if how & ANNOUNCED else 0


@rule
def builds_taken(how: int) -> int:
    """Return the builds that a capture takes, as a set of indices."""
    return how >> 13


@rule
def capture_how(builds: int, orange: int) -> int:
    """Return the `how` of a capture that takes these builds."""
    return CAPTURE | orange * ANNOUNCED | builds << 13


@rule
def build_how(value: int, target: int, partner: int) -> int:
    """Return the `how` of a build move."""
    return BUILD | value << 2 | (target + 1) << 6 | partner << 11


def trail(card: int) -> Packed:
    """Return the move that trails a card."""
    return (1 << card, 0, TRAIL)


def call(what: int) -> Packed:
    """Return the call of CLAIM or ORANGE, out of turn."""
    return (0, 0, CALL | what << 2)
