"""The options of the Casino family (casino.md, section 2) and its presets (section 3)."""

from typing import Annotated, Literal

import msgspec

from virado.games.contract import FormerValue, Need, Preset

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class Points(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points of the items of a deal."""

    most_cards: Count = 3
    most_spades: Count = 1
    big_casino: Count = 2
    """Points for the ten of diamonds."""
    little_casino: Count = 1
    """Points for the two of spades."""
    ace: Count = 1
    """Points for each ace."""
    sweep: Count = 1
    """Points for each sweep; with `sweeps: score_by_size` the amounts of C-24 apply instead."""
    five: Count = 0
    """Points for each card of number 5 (Tuxedo)."""
    orange: Count = 0
    """Points for each orange; a false call costs the same amount (Tuxedo)."""
    last_capture: Count = 0


class CasinoOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of all Casino forms. A preset is a named set of values."""

    deck: Literal["french52", "french40", "rook40"] = "french52"
    """`french40` has no face cards; `rook40` has numbers in four colours."""
    direction: Literal["cw", "ccw"] = "cw"
    """Direction in which clients arrange the seats around the table; it has no effect on legality."""
    hand_size: Annotated[int, msgspec.Meta(ge=0, le=24)] = 4
    """Number of cards per hand and round; 0 deals the whole pack (C-3).

    The whole pack is dealt in two rounds to two seats, and in one round to more seats.
    """
    table_size: Annotated[int, msgspec.Meta(ge=0, le=24)] = 4
    """Number of face-up cards in the first round."""
    deal_packet: Literal["two", "all"] = "two"
    """Order in which cards are dealt from the stock (C-3)."""
    short_final_deal: Literal["never", "equal_rest_to_table"] = "never"
    """Rule for a stock that does not give every seat `hand_size` cards in the last round (C-3).

    `never`: such options are refused. `equal_rest_to_table`: each seat gets an equal number of cards, and the rest
    goes to the table.
    """
    face_values: Literal["none", "numeric"] = "numeric"
    """Values of face cards.

    `none`: J, Q and K have no value and follow C-7. `numeric`: they have the values 11, 12 and 13.
    """
    ace_values: Literal["one", "one_or_fourteen"] = "one_or_fourteen"
    face_capture_limit: Literal["one", "all"] = "all"
    """Number of equal face cards that a face card takes; only with `face_values: none`."""
    building: Literal["none", "allowed"] = "allowed"
    owner_may_trail: bool = False
    """If false, the keeper of a build may not trail (C-13)."""
    keeper_trails_in_last_round: bool = False
    """If true, a keeper may trail in the last round of a deal, even if `owner_may_trail` is false (C-13)."""
    raise_own_build: bool = True
    raise_absorb_loose: bool = True
    """If true, loose groups equal to the new value may be joined while raising (C-10)."""
    raise_with_table_cards: bool = False
    """If true, loose cards may help to change the value of a build (C-10).

    No known form allows this, and true is refused.
    """
    same_value_builds: bool = True
    """If true, several builds of the same value may coexist (C-9)."""
    extend_builds: Literal["any", "own"] = "any"
    """`own`: only the owner of a build may extend it (C-11)."""
    builds_each: Literal["any", "one"] = "any"
    """`one`: a seat may keep only one build at a time (C-9)."""
    build_for_partner: Literal["none", "announced"] = "none"
    steal_in_builds: Literal["none", "own", "any"] = "none"
    """Permission to join top cards of other sides' piles to builds (C-27).

    `own` allows stealing only for the extension of a build that the seat owns.
    """
    steal_in_captures: Literal["none", "equal", "groups"] = "none"
    """Permission to capture top cards together with table cards (C-27).

    `equal` allows only top cards with the rank of the card played.
    """
    pile_top: Literal["capturing", "lowest"] = "capturing"
    """The card of a capture that becomes the top of the pile; only with stealing (C-27).

    `capturing`: the card played. `lowest`: the lowest card of all.
    """
    equal_card_rule: Literal["free", "must_use"] = "free"
    multi_play: Literal["one", "sum", "groups", "sum_or_groups"] = "one"
    """Number and use of the hand cards in a capture (C-16).

    `one`: a single card. `sum`: the totals of both sides are equal. `groups`: all cards make groups of one value.
    `sum_or_groups`: the totals are equal, or all cards make groups of one value.
    """
    multi_play_max: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """Upper bound for the total (`sum`) or the common value (`groups`)."""
    sweeps: Literal["none", "score", "cancel", "score_by_size"] = "none"
    initial_sweep_points: Count = 1
    """Points for a sweep by the first play of a deal (with `sweeps: score`)."""
    sweep_size: Literal["table", "with_played"] = "table"
    """Size of a sweep (D-33), only with `sweeps: score_by_size`.

    `table`: the number of table cards. `with_played`: the cards played are added.
    """
    last_card_sweep: bool = True
    """If false, the last play of a deal cannot be a sweep (D-43)."""
    restricted_sweeps: Literal["cancel_only", "not_registered"] = "cancel_only"
    endgame: Literal["none", "dominican", "soto"] = "none"
    """Table of restrictions near the target (C-22)."""
    target: AtLeastOne = 21
    match_length: Literal["to_target", "single_deal", "single_deal_by_points"] = "to_target"
    """`single_deal`: most cards win. `single_deal_by_points`: most points win (C-21)."""
    target_tie: Literal[
        "higher_else_extra_deal", "counting_order", "higher_else_most_spades", "higher_else_big_casino"
    ] = "higher_else_extra_deal"
    extra_deal_lifts_restrictions: bool = True
    points: Points = Points()
    tied_majority: Literal["nobody", "shared"] = "nobody"
    """Award of most cards and most spades when sides tie (C-20)."""
    majorities: Literal["always", "two_sides"] = "always"
    """`two_sides`: with three or more sides, most cards and most spades score nothing (C-20)."""
    orange_calls: Literal["none", "must_call"] = "none"
    claim: Literal["none", "at_target"] = "none"
    double_game: bool = False
    """If true, a match won in its first deal is worth two games."""
    after_sweep_double_turn: bool = False
    """If true, the opponent of the sweeper plays twice in succession (C-17)."""
    next_round_leader: Literal["first_player", "last_capturer"] = "first_player"
    open_last_round: bool = False
    cut_peek: bool = False
    """If true, the non-dealer alone sees the bottom card of the stock (C-25)."""
    announce_last: bool = False
    announce_build_value: bool = True
    dejado_notice: bool = False
    """If true, the referee announces cards that a capture or trail could also have taken (C-25)."""


FACES = Need("deck", ("french52",))
SUITED = Need("deck", but=("rook40",))
BUILDING = Need("building", ("allowed",))
TO_TARGET = Need("match_length", ("to_target",))
SCORED = Need("match_length", but=("single_deal",))
SWEEPS = Need("sweeps", but=("none",))
RESTRICTIONS = Need("endgame", but=("none",))
NEEDS: dict[str, tuple[Need, ...]] = {
    "face_values": (FACES,),
    "face_capture_limit": (FACES, Need("face_values", ("none",))),
    "owner_may_trail": (BUILDING,),
    "keeper_trails_in_last_round": (BUILDING, Need("owner_may_trail", (False,))),
    "raise_own_build": (BUILDING,),
    "raise_absorb_loose": (BUILDING,),
    "same_value_builds": (BUILDING,),
    "extend_builds": (BUILDING,),
    "builds_each": (BUILDING,),
    "steal_in_builds": (BUILDING,),
    "build_for_partner": (BUILDING, Need("teams", (True,))),
    "multi_play_max": (Need("multi_play", but=("one",)),),
    "initial_sweep_points": (Need("sweeps", ("score",)),),
    "sweep_size": (Need("sweeps", ("score_by_size",)),),
    "last_card_sweep": (SWEEPS,),
    "restricted_sweeps": (SWEEPS, RESTRICTIONS),
    "endgame": (TO_TARGET,),
    "target": (TO_TARGET,),
    "target_tie": (SCORED,),
    "target_tie=counting_order": (TO_TARGET,),
    "target_tie=higher_else_most_spades": (SUITED,),
    "target_tie=higher_else_big_casino": (SUITED,),
    "tied_majority": (SCORED,),
    "majorities": (SCORED, Need("players", but=(2,)), Need("teams", (False,))),
    "extra_deal_lifts_restrictions": (RESTRICTIONS, TO_TARGET),
    "points.most_spades": (SUITED,),
    "points.big_casino": (SUITED,),
    "points.little_casino": (SUITED,),
    "points.ace": (SUITED,),
    "points.sweep": (Need("sweeps", ("score", "cancel")),),
    "points.orange": (Need("orange_calls", ("must_call",)),),
}
"""Conditions on other options that must hold for an option to have an effect, by option.

`rules.idle` checks the conditions that depend on numbers.
"""

CASINO = CasinoOptions(face_values="none", ace_values="one", face_capture_limit="one", announce_last=True)
NORTH_AMERICAN = CasinoOptions(target_tie="counting_order", announce_last=True)
BEFORE_LAST = (FormerValue(1, "announce_last", False),)
"""Former value of an option of the North American forms: in revision 1, the last cards were not announced."""
DOMINICAN = CasinoOptions(
    direction="ccw",
    deal_packet="all",
    raise_own_build=False,
    equal_card_rule="must_use",
    sweeps="cancel",
    endgame="dominican",
    dejado_notice=True,
)
HAITIAN = CasinoOptions(
    deal_packet="all",
    match_length="single_deal",
    target=1,
    points=Points(most_cards=1, most_spades=0, big_casino=0, little_casino=0, ace=0, sweep=0),
)
TUXEDO = CasinoOptions(
    deck="rook40",
    deal_packet="all",
    short_final_deal="equal_rest_to_table",
    ace_values="one",
    sweeps="score_by_size",
    target=100,
    points=Points(
        most_cards=15, most_spades=0, big_casino=0, little_casino=0, ace=0, sweep=0, five=5, orange=10
    ),
    orange_calls="must_call",
)
KIRSCHNER = CasinoOptions(
    hand_size=3,
    deal_packet="all",
    building="none",
    sweeps="score",
    target=11,
    multi_play="sum",
    claim="at_target",
)
ULMANN = msgspec.structs.replace(
    KIRSCHNER, initial_sweep_points=2, multi_play="groups", cut_peek=True, claim="none"
)
NAGYKONYV = msgspec.structs.replace(
    KIRSCHNER,
    ace_values="one",
    initial_sweep_points=2,
    multi_play_max=13,
    double_game=True,
    after_sweep_double_turn=True,
    next_round_leader="last_capturer",
    open_last_round=True,
)
NORDIC = CasinoOptions(
    building="none",
    sweeps="score",
    points=Points(most_cards=1, most_spades=2, big_casino=2, little_casino=1, ace=1, sweep=1, last_capture=1),
    target=16,
    target_tie="higher_else_most_spades",
    announce_last=True,
)
SOUTHERN_AFRICAN = CasinoOptions(
    deck="french40",
    direction="ccw",
    hand_size=0,
    table_size=0,
    deal_packet="all",
    ace_values="one",
    keeper_trails_in_last_round=True,
    raise_own_build=False,
    raise_absorb_loose=False,
    same_value_builds=False,
    extend_builds="own",
    builds_each="one",
    steal_in_builds="any",
    steal_in_captures="equal",
    match_length="single_deal_by_points",
    target_tie="higher_else_big_casino",
    points=Points(most_cards=2, most_spades=2, big_casino=2, little_casino=1, ace=1, sweep=0),
    tied_majority="shared",
    majorities="two_sides",
)

PRESETS = {
    preset.slug: preset
    for preset in (
        Preset(
            slug="casino",
            options=CASINO,
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            minutes=15,
        ),
        Preset(
            slug="casino-royal",
            former=BEFORE_LAST,
            options=msgspec.structs.replace(NORTH_AMERICAN, sweeps="score"),
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            minutes=15,
        ),
        Preset(
            slug="royal-north-american",
            former=BEFORE_LAST,
            options=NORTH_AMERICAN,
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            minutes=15,
        ),
        Preset(
            slug="royal-north-american-sweeps",
            former=BEFORE_LAST,
            form="royal-north-american",
            options=msgspec.structs.replace(NORTH_AMERICAN, sweeps="score"),
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            minutes=15,
        ),
        Preset(
            slug="royal-dominican",
            options=DOMINICAN,
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            usual_teams=True,
            minutes=15,
        ),
        Preset(
            slug="royal-dominican-no-cancel",
            form="royal-dominican",
            options=msgspec.structs.replace(DOMINICAN, restricted_sweeps="not_registered"),
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            usual_teams=True,
            minutes=15,
        ),
        Preset(
            slug="royal-dominican-partner-build",
            form="royal-dominican",
            options=msgspec.structs.replace(DOMINICAN, build_for_partner="announced"),
            players=(4,),
            usual_players=4,
            teams="always",
            usual_teams=True,
            minutes=15,
        ),
        Preset(
            slug="royal-soto",
            options=msgspec.structs.replace(DOMINICAN, endgame="soto"),
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            usual_teams=True,
            minutes=15,
        ),
        Preset(
            slug="royal-haitian",
            options=HAITIAN,
            players=(2, 3, 4),
            usual_players=4,
            teams="optional",
            usual_teams=True,
            minutes=5,
        ),
        Preset(
            slug="tuxedo",
            options=TUXEDO,
            players=(2, 3, 4, 5, 6),
            usual_players=2,
            minutes=10,
            patterns=("rook",),
        ),
        Preset(
            slug="kaszino-kirschner",
            form="kaszino",
            options=KIRSCHNER,
            players=(2,),
            usual_players=2,
            minutes=5,
            patterns=("hungarian", "french"),
        ),
        Preset(
            slug="kaszino-ulmann",
            form="kaszino",
            options=ULMANN,
            players=(2,),
            usual_players=2,
            minutes=5,
            patterns=("hungarian", "french"),
        ),
        Preset(
            slug="kaszino-nagykonyv",
            form="kaszino",
            options=NAGYKONYV,
            players=(2,),
            usual_players=2,
            minutes=5,
            patterns=("hungarian", "french"),
        ),
        Preset(
            slug="nordic-royal",
            options=NORDIC,
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            minutes=10,
        ),
        Preset(
            slug="casino-southern-african",
            options=SOUTHERN_AFRICAN,
            players=(2, 3, 4),
            usual_players=2,
            teams="optional",
            usual_teams=True,
            minutes=10,
        ),
    )
}
