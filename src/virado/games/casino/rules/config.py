"""The options of the Casino family as ints for the rules, and which of them contradict each other.

Options that do not apply are ignored (a value nobody asks for, teams with other than four seats); what would
leave a rule without meaning is refused.
"""

from collections.abc import Collection
from typing import Any

from virado.cards import FRENCH52, ROOK40, CardSet, Deck
from virado.games.casino.options import CasinoOptions
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.scoring import DOMINICAN_FROM, RESTRICTED_TO, SOTO_FROM
from virado.games.casino.rules.state import (
    ENDGAME_DOMINICAN,
    ENDGAME_NONE,
    ENDGAME_SOTO,
    MULTI_PLAY_EITHER,
    MULTI_PLAY_GROUPS,
    MULTI_PLAY_ONE,
    MULTI_PLAY_SUM,
    SWEEPS_BY_SIZE,
    SWEEPS_CANCEL,
    SWEEPS_NONE,
    SWEEPS_SCORE,
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
}
NO_BOUND = 1 << 20
ENDGAME_POINTS = (3, 1, 2)
"""Most cards, most spades, big casino: what the tables of C-22 presuppose."""
LARGEST_SET_PLAYED = 6
"""Hand size up to which several cards may be played at once: a hand of 24 has 16 million sets."""


def deck_of(options: CasinoOptions) -> Deck:
    """The kind of pack."""
    return FRENCH52 if options.deck == "french52" else ROOK40


def make_config(options: CasinoOptions, players: int, teams: bool) -> CasinoConfig:
    """The options as ints; OptionsError if they contradict each other.

    `teams` counts only with four players.
    """
    pairs = teams and players == 4
    _check_rules(options)
    _check_seats(options, players)
    _check_scoring(options)
    _check_dealing(options, players)
    o = CasinoConfig()
    o.players = players
    o.teams = int(pairs)
    _put_cards(o, options)
    _put_play(o, options, pairs)
    _put_scoring(o, options)
    _put_alike(o)
    return o


def _refuse(rule: str | None, detail: str, *names: str, **facts: Any) -> OptionsError:
    return OptionsError(detail, ", ".join(names), rule=rule, **facts)


def refuse_idle(options: CasinoOptions, players: int, sides: int, changed: Collection[str]) -> None:
    """OptionsError if the value of one of these options has no effect because of numbers."""
    if "short_final_deal" in changed and _divides_evenly(options, players):
        given = f"short_final_deal={options.short_final_deal}"
        raise _refuse("C-3", "casino-final-deal-even", given, players=players, hand_size=options.hand_size)
    if "announce_build_value" in changed:
        raise _refuse("C-25", "casino-build-value-unsaid", "announce_build_value=false")
    if options.multi_play != "one":
        _refuse_idle_bound(options, changed)
    if "endgame" in changed and options.extra_deal_lifts_restrictions and options.endgame != "none":
        start = DOMINICAN_FROM if options.endgame == "dominican" else SOTO_FROM
        if options.target <= start:
            given = f"endgame={options.endgame}"
            raise _refuse("C-22", "casino-endgame-beyond-target", given, total=options.target, limit=start)
    if "extra_deal_lifts_restrictions" in changed and sides == 2 and options.target > RESTRICTED_TO:
        raise OptionsError(  # C-21: of two sides both are tied, at the target or above
            "option-without-effect",
            "extra_deal_lifts_restrictions=false",
            rule="C-22",
            option="extra_deal_lifts_restrictions",
            needed="players=3",
        )


def _divides_evenly(options: CasinoOptions, players: int) -> bool:
    return (deck_of(options).count - options.table_size) % (players * options.hand_size) == 0


def _refuse_idle_bound(options: CasinoOptions, changed: Collection[str]) -> None:
    """OptionsError if no play comes to more than the bound, or none that it lets pass could count an ace as 14."""
    bound = options.multi_play_max
    if "multi_play_max" in changed and bound is not None:
        most = highest_play(options)
        if bound >= most:
            given = f"multi_play_max={bound}"
            raise _refuse("C-16", "casino-bound-too-high", given, limit=most)
    if "ace_values" in changed and bound is not None and bound < ACE_HIGH:
        given = (f"ace_values={options.ace_values}", f"multi_play_max={bound}")
        raise _refuse("C-16", "casino-ace-beyond-bound", *given, limit=bound)


def highest_play(options: CasinoOptions) -> int:
    """The highest common value, or total, of a play that uses several cards (C-16), whatever its bound."""
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
    if several and options.hand_size > LARGEST_SET_PLAYED:
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
        raise _refuse("C-24", "casino-oranges-without-rook", "orange_calls=must_call", "deck=french52")


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
    if options.endgame != "none" and options.deck != "french52":
        raise _refuse("C-22", "casino-endgame-without-spades", endgame)
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
    if options.claim == "at_target":
        if options.match_length == "single_deal":
            raise _refuse(
                "C-23", "casino-claim-in-single-deal", "claim=at_target", "match_length=single_deal"
            )
        if options.sweeps == "cancel":
            raise _refuse("C-23", "casino-claim-and-cancelling", "claim=at_target", "sweeps=cancel")


def _check_dealing(options: CasinoOptions, players: int) -> None:
    deck = deck_of(options).count
    hand, table = options.hand_size, options.table_size
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
    french = deck is FRENCH52
    o.cards = deck.count
    o.pack = deck.full
    o.hand_size = options.hand_size
    o.table_size = options.table_size
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


def _put_scoring(o: CasinoConfig, options: CasinoOptions) -> None:
    points = options.points
    o.sweeps = SWEEPS[options.sweeps]
    o.initial_sweep = options.initial_sweep_points
    o.size_with_played = int(options.sweep_size == "with_played")
    o.last_card_sweep = int(options.last_card_sweep)
    o.not_registered = int(options.restricted_sweeps == "not_registered")
    o.endgame = ENDGAMES[options.endgame]
    o.target = options.target
    o.single_deal = int(options.match_length == "single_deal")
    o.target_tie = TARGET_TIES[options.target_tie]
    o.lifts = int(options.extra_deal_lifts_restrictions)
    o.orange_calls = int(options.orange_calls == "must_call")
    o.claim = int(options.claim == "at_target")
    o.double_game = int(options.double_game)
    o.p_cards = points.most_cards
    o.p_spades = points.most_spades
    o.p_big = points.big_casino
    o.p_little = points.little_casino
    o.p_ace = points.ace if options.deck == "french52" else 0
    o.p_sweep = points.sweep
    o.p_five = points.five
    o.p_orange = points.orange
    o.p_last = points.last_capture


def _put_alike(o: CasinoConfig) -> None:
    """Cards of one rank that belong to the same of those sets that can decide anything."""
    deciding = [o.big if o.p_big else 0, o.little if o.p_little else 0]
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
        o.alike[card] = kin
