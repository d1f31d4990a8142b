"""The options of the Casino family as integers for the rules, with checks for contradictions.

Options that do not apply are ignored, such as teams with a number of seats other than four. Options that make a rule
meaningless are refused.
"""

from typing import Any

from virado.cards import DECKS, ROOK40, CardSet, Deck
from virado.games.casino.options import CasinoOptions
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.state import (
    ENDGAME_DOMINICAN,
    ENDGAME_NONE,
    ENDGAME_SOTO,
    MULTI_PLAY_EITHER,
    MULTI_PLAY_GROUPS,
    MULTI_PLAY_ONE,
    MULTI_PLAY_SUM,
    STEAL_ANY_BUILD,
    STEAL_EQUAL,
    STEAL_GROUPS,
    STEAL_NONE,
    STEAL_OWN_BUILD,
    SWEEPS_BY_SIZE,
    SWEEPS_CANCEL,
    SWEEPS_NONE,
    SWEEPS_SCORE,
    TIE_BIG_CASINO,
    TIE_COUNTING_ORDER,
    TIE_EXTRA_DEAL,
    TIE_MOST_SPADES,
    CasinoConfig,
)
from virado.refusal import OptionsError

MULTI_PLAY = {
    "one": MULTI_PLAY_ONE,
    "sum": MULTI_PLAY_SUM,
    "groups": MULTI_PLAY_GROUPS,
    "sum_or_groups": MULTI_PLAY_EITHER,
}
SWEEPS = {
    "none": SWEEPS_NONE,
    "score": SWEEPS_SCORE,
    "cancel": SWEEPS_CANCEL,
    "score_by_size": SWEEPS_BY_SIZE,
}
ENDGAMES = {"none": ENDGAME_NONE, "dominican": ENDGAME_DOMINICAN, "soto": ENDGAME_SOTO}
TARGET_TIES = {
    "higher_else_extra_deal": TIE_EXTRA_DEAL,
    "counting_order": TIE_COUNTING_ORDER,
    "higher_else_most_spades": TIE_MOST_SPADES,
    "higher_else_big_casino": TIE_BIG_CASINO,
}
STEAL_IN_BUILDS = {"none": STEAL_NONE, "own": STEAL_OWN_BUILD, "any": STEAL_ANY_BUILD}
STEAL_IN_CAPTURES = {"none": STEAL_NONE, "equal": STEAL_EQUAL, "groups": STEAL_GROUPS}
WHOLE_PACK = 0
"""Value of the option `hand_size` with which the whole pack is dealt."""
ROUNDS_OF_TWO = 2
"""Number of rounds in which the whole pack is dealt to two seats. More seats play one round."""
NO_BOUND = 1 << 20
ENDGAME_POINTS = (3, 1, 2)
"""Points of most cards, most spades and big casino that the tables of C-22 assume."""
LARGEST_SET_PLAYED = 6
"""Maximum hand size in variants in which several cards may be played together.

A hand of 24 cards has 16 million subsets.
"""


def deck_of(options: CasinoOptions) -> Deck:
    """Return the kind of pack that the options choose."""
    return DECKS[options.deck]


def sizes_of(options: CasinoOptions, players: int) -> tuple[int, int]:
    """Return the hand size of each round and the number of face-up cards in the first round (C-3)."""
    if options.hand_size != WHOLE_PACK:
        return options.hand_size, options.table_size
    hands = players * (ROUNDS_OF_TWO if players == ROUNDS_OF_TWO else 1)
    each, rest = divmod(deck_of(options).count - options.table_size, hands)
    return each, options.table_size + rest


def make_config(options: CasinoOptions, players: int, teams: bool) -> CasinoConfig:
    """Return the options as integers. Raises OptionsError if they contradict each other.

    `teams` matters only with four players.
    """
    pairs = teams and players == 4
    _check_rules(options)
    _check_seats(options, players)
    _check_scoring(options)
    _check_stealing(options)
    _check_dealing(options, players)
    o = CasinoConfig()
    o.players = players
    o.teams = int(pairs)
    _put_cards(o, options)
    _put_play(o, options, pairs)
    _put_scoring(o, options, 2 if pairs else players)
    _fill_equivalents(o)
    return o


def _refuse(rule: str | None, detail: str, *names: str, **facts: Any) -> OptionsError:
    return OptionsError(detail, ", ".join(names), rule=rule, **facts)


def highest_play(options: CasinoOptions) -> int:
    """Return the highest value or total that several cards played together can have (C-16).

    The option `multi_play_max` is ignored.
    """
    o = CasinoConfig()
    _put_cards(o, options)
    highest = ACE_HIGH if o.ace_high else max(o.value)
    if options.multi_play == "groups":
        return highest
    values = sorted((ACE_HIGH if o.ace_high and value == 1 else value for value in o.value), reverse=True)
    return sum(values[: options.hand_size])


def _check_rules(options: CasinoOptions) -> None:
    several = options.multi_play != "one"
    play = f"multi_play={options.multi_play}"
    if options.raise_with_table_cards:
        raise _refuse("C-10", "casino-raise-with-table-cards", "raise_with_table_cards=true")
    if several and options.building == "allowed":
        raise _refuse("C-16", "casino-several-and-building", play, "building=allowed")
    if several and not 0 < options.hand_size <= LARGEST_SET_PLAYED:
        size = f"hand_size={options.hand_size}"
        raise _refuse("C-16", "casino-several-of-many", play, size, limit=LARGEST_SET_PLAYED)
    if options.equal_card_rule == "must_use":
        if several:
            raise _refuse("C-16", "casino-several-and-must-use", play, "equal_card_rule=must_use")
        if (
            options.face_values == "none"
            and options.face_capture_limit == "one"
            and options.deck == "french52"
        ):
            names = ("equal_card_rule=must_use", "face_capture_limit=one")
            raise _refuse("C-8", "casino-must-use-but-one", *names)
    if options.orange_calls == "must_call" and options.deck != "rook40":
        raise _refuse("C-24", "casino-oranges-without-rook", "orange_calls=must_call", f"deck={options.deck}")
    if options.builds_each == "one" and options.build_for_partner == "announced":
        raise _refuse(
            "C-15", "casino-one-build-and-partner", "builds_each=one", "build_for_partner=announced"
        )


def _check_seats(options: CasinoOptions, players: int) -> None:
    if not 2 <= players <= 6:
        raise _refuse(None, "casino-players", f"players={players}", number=players)
    if players == 2:
        return
    if options.cut_peek:
        raise _refuse("C-25", "casino-cut-peek-for-two", "cut_peek=true")
    if options.after_sweep_double_turn:
        raise _refuse("C-17", "casino-double-turn-for-two", "after_sweep_double_turn=true")


def _check_scoring(options: CasinoOptions) -> None:
    points = options.points
    endgame = f"endgame={options.endgame}"
    if options.endgame != "none" and options.deck == "rook40":
        raise _refuse("C-22", "casino-endgame-without-spades", endgame)
    if options.endgame != "none" and (options.tied_majority, options.majorities) != ("nobody", "always"):
        names = (f"tied_majority={options.tied_majority}", f"majorities={options.majorities}")
        raise _refuse("C-22", "casino-endgame-majorities", endgame, *names)
    if (
        options.endgame != "none"
        and (points.most_cards, points.most_spades, points.big_casino) != ENDGAME_POINTS
    ):
        raise _refuse("C-22", "casino-endgame-points", endgame, numbers=ENDGAME_POINTS)
    if options.target_tie == "counting_order" and options.match_length == "to_target":
        if points.five and options.deck == "rook40":
            raise _refuse(
                "C-21", "casino-counting-order-of-fives", "target_tie=counting_order", "points.five"
            )
        if options.orange_calls == "must_call":
            names = ("target_tie=counting_order", "orange_calls=must_call")
            raise _refuse("C-21", "casino-counting-order-of-oranges", *names)
        if options.tied_majority == "shared":
            names = ("target_tie=counting_order", "tied_majority=shared")
            raise _refuse("C-21", "casino-counting-order-of-shares", *names)
    if options.claim == "at_target":
        if options.match_length != "to_target":
            length = f"match_length={options.match_length}"
            raise _refuse("C-23", "casino-claim-in-single-deal", "claim=at_target", length)
        if options.sweeps == "cancel":
            raise _refuse("C-23", "casino-claim-and-cancelling", "claim=at_target", "sweeps=cancel")


def _steals(options: CasinoOptions) -> list[str]:
    """Return the options that allow stealing, as the user would type them (C-27)."""
    builds = options.steal_in_builds if options.building == "allowed" else "none"
    given = (("steal_in_builds", builds), ("steal_in_captures", options.steal_in_captures))
    return [f"{name}={value}" for name, value in given if value != "none"]


def _check_stealing(options: CasinoOptions) -> None:
    """Raise OptionsError if stealing is allowed together with an option that stealing would break (C-27).

    Such an option relies on piles from which no card is ever taken.
    """
    steals = _steals(options)
    if not steals:
        return
    for name, value, usual in (
        ("multi_play", options.multi_play, "one"),
        ("endgame", options.endgame, "none"),
        ("claim", options.claim, "none"),
        ("orange_calls", options.orange_calls, "none"),
    ):
        if value != usual:
            raise _refuse("C-27", "casino-not-with-stealing", *steals, f"{name}={value}")
    if options.sweeps == "score_by_size":
        raise _refuse("C-27", "casino-not-with-stealing", *steals, "sweeps=score_by_size")


def _check_dealing(options: CasinoOptions, players: int) -> None:
    deck = deck_of(options).count
    hand, table = sizes_of(options, players)
    sizes = (f"hand_size={hand}", f"table_size={table}")
    if options.deal_packet == "two" and (hand % 2 or table % 2 or table > hand):
        raise _refuse("C-3", "casino-uneven-twos", "deal_packet=two", *sizes)
    stock = deck - table
    if stock < players * hand:
        facts = {"total": deck, "table_size": table, "players": players, "hand_size": hand}
        raise _refuse("C-3", "casino-too-few-cards", *sizes, **facts)
    rest = stock % (players * hand)
    if rest and options.short_final_deal == "never":
        facts = {"total": stock, "players": players, "hand_size": hand}
        raise _refuse("C-3", "casino-uneven-stock", *sizes, "short_final_deal=never", **facts)
    if 0 < rest < players:
        raise _refuse("C-3", "casino-rest-too-small", *sizes, number=rest, players=players)


def _put_cards(o: CasinoConfig, options: CasinoOptions) -> None:
    deck = deck_of(options)
    french = deck is not ROOK40
    o.cards = deck.count
    o.pack = deck.full
    o.hand_size, o.table_size = sizes_of(options, o.players)
    o.deal_two = int(options.deal_packet == "two")
    o.rest_to_table = int(options.short_final_deal == "equal_rest_to_table")
    o.ace_high = int(options.ace_values == "one_or_fourteen")
    for card in range(deck.count):
        rank = (card >> 2) + 1
        value = rank if rank <= 10 or options.face_values == "numeric" else 0
        o.value[card] = value
        if value:
            o.holders[value] |= 1 << card
    ones = o.holders[1]
    if o.ace_high:
        o.holders[ACE_HIGH] = ones
    o.fives = o.holders[5]
    o.aces = ones
    if french:
        o.spades = _suit(deck, "s")
        o.big = 1 << deck.card("Td")
        o.little = 1 << deck.card("2s")
    else:
        o.reds = _suit(deck, "r")
        o.yellows = _suit(deck, "y")


def _suit(deck: Deck, suit: str) -> CardSet:
    return deck.cards([rank + suit for rank in deck.ranks])


def _put_play(o: CasinoConfig, options: CasinoOptions, pairs: bool) -> None:
    o.face_all = int(options.face_capture_limit == "all")
    o.building = int(options.building == "allowed")
    o.owner_may_trail = int(options.owner_may_trail)
    o.raise_own = int(options.raise_own_build)
    o.raise_absorb = int(options.raise_absorb_loose)
    o.same_value = int(options.same_value_builds)
    o.extend_others = int(options.extend_builds == "any")
    o.one_build = int(options.builds_each == "one")
    o.keeper_trails_last = int(options.keeper_trails_in_last_round)
    o.steal_builds = STEAL_IN_BUILDS[options.steal_in_builds] if o.building else STEAL_NONE
    o.steal_captures = STEAL_IN_CAPTURES[options.steal_in_captures]
    o.stealing = int(o.steal_builds != STEAL_NONE or o.steal_captures != STEAL_NONE)
    o.lowest_on_top = int(o.stealing and options.pile_top == "lowest")
    o.for_partner = int(pairs and o.building and options.build_for_partner == "announced")
    o.must_use = int(options.equal_card_rule == "must_use")
    o.multi_play = MULTI_PLAY[options.multi_play]
    bound = None if options.multi_play == "one" else options.multi_play_max
    o.multi_max = NO_BOUND if bound is None else bound
    if options.multi_play == "groups":
        o.multi_max = min(o.multi_max, highest_play(options))
    o.leader_is_capturer = int(options.next_round_leader == "last_capturer")
    o.double_turn = int(options.after_sweep_double_turn)
    o.open_last = int(options.open_last_round)
    o.cut_peek = int(options.cut_peek)
    o.announce_last = int(options.announce_last)
    o.dejado = int(options.dejado_notice)


def _put_scoring(o: CasinoConfig, options: CasinoOptions, sides: int) -> None:
    points = options.points
    o.sweeps = SWEEPS[options.sweeps]
    o.initial_sweep = options.initial_sweep_points
    o.size_with_played = int(options.sweep_size == "with_played")
    o.last_card_sweep = int(options.last_card_sweep)
    o.not_registered = int(options.restricted_sweeps == "not_registered")
    o.single_deal = int(options.match_length == "single_deal")
    o.by_points = int(options.match_length == "single_deal_by_points")
    o.endgame = ENDGAME_NONE if o.by_points else ENDGAMES[options.endgame]
    o.target = 1 if o.by_points else options.target
    o.target_tie = TARGET_TIES[options.target_tie]
    if o.by_points and o.target_tie == TIE_COUNTING_ORDER:
        o.target_tie = TIE_EXTRA_DEAL
    o.lifts = int(options.extra_deal_lifts_restrictions)
    o.orange_calls = int(options.orange_calls == "must_call")
    o.claim = int(options.claim == "at_target")
    o.double_game = int(options.double_game)
    majorities = options.majorities == "always" or sides == 2
    o.p_cards = points.most_cards if majorities else 0
    o.p_spades = points.most_spades if majorities else 0
    o.share_ties = int(options.tied_majority == "shared")
    o.p_big = points.big_casino
    o.p_little = points.little_casino
    o.p_ace = points.ace if options.deck != "rook40" else 0
    o.p_sweep = points.sweep
    o.p_five = points.five
    o.p_orange = points.orange
    o.p_last = points.last_capture


def _fill_equivalents(o: CasinoConfig) -> None:
    """Fill `equivalents` with the cards of the same rank between which no rule of the variant distinguishes."""
    big = o.p_big or o.target_tie == TIE_BIG_CASINO
    deciding = [o.big if big else 0, o.little if o.p_little else 0]
    if o.p_spades or o.target_tie == TIE_MOST_SPADES:
        deciding.append(o.spades)
    if o.orange_calls:
        deciding += [o.reds, o.yellows]
    for card in range(o.cards):
        kin = 15 << (card & ~3)
        for cards in deciding:
            kin &= cards if cards >> card & 1 else ~cards
        if o.target_tie == TIE_COUNTING_ORDER and o.p_ace and o.aces >> card & 1:
            kin = 1 << card
        o.equivalents[card] = kin
