"""Refusals: numbers for the rules, with the stable code, rule number and facts shown to people.

The code names the error in the move. `explanation` collects the facts. The catalogues of `virado.words` have a
message for each code, or for each detail if a code has several.
"""

from virado.games.contract import RefusalKind

MATCH_OVER = 1
NOT_YOUR_TURN = 2
MALFORMED = 3
NO_SUCH_SEAT = 4

NOT_IN_HAND = 5
"""A played card is not in the seat's hand."""
NOT_LOOSE = 6
"""A card to be captured or joined is not loose on the table."""
NO_SUCH_BUILD = 7
SEVERAL_CARDS = 8
"""Several cards are played where only one is allowed: in a build, or in any move that is not a capture of C-16."""
SEVERAL_TRAILED = 9

NOTHING_TAKEN = 10
BUILD_VALUE_DIFFERS = 11
"""The builds to be captured have a value that the played card cannot have."""
NOT_GROUPS = 12
"""The loose cards to be captured cannot be divided into groups of a value of the played card."""
FACE_TAKES_EQUAL = 13
"""A face card without value can take only loose cards of its rank."""
FACE_TAKES_ONE = 14
EQUAL_CARD_LEFT = 15
EQUAL_CARD_TRAILED = 16
"""A card cannot be trailed while an equal loose card is on the table."""
BUILD_ABANDONED = 17
"""The move would leave no card for a build that the seat keeps."""
KEEPER_MAY_NOT_TRAIL = 18

NO_BUILDING = 19
NO_VALUE = 20
"""The played card or a joined card has no value, so it cannot be in a build."""
VALUE_IMPOSSIBLE = 21
"""No card has the announced value."""
NOTHING_JOINED = 22
NOT_GROUPS_WITH_CARD = 23
"""The played and joined cards cannot be divided into groups of the announced value."""
SAME_VALUE_BUILD = 24
"""A build of this value exists already, and a second one is not allowed."""
NO_CARD_FOR_BUILD = 25
"""The move would leave no card of the announced value in hand."""
RAISE_OWN = 26
RAISE_MULTIPLE = 27
RAISE_VALUE = 28
"""The announced value is not the sum of the build's value and the played card's value."""
NOTHING_ABSORBED = 29
"""Loose cards cannot be joined while raising."""
NOT_GROUPS_ABSORBED = 30
"""The loose cards joined while raising cannot be divided into groups of the new value."""

NOT_FOR_PARTNER = 31
"""The variant has no building for a partner."""
PARTNER_NOT_PROVEN = 32
PARTNER_ACE = 33
"""The partner would need one ace for builds of both 1 and 14."""

TOTALS_DIFFER = 34
TOTAL_TOO_HIGH = 35
NO_COMMON_VALUE = 36

NO_CLAIMS = 37
CLAIM_IN_EXTRA_DEAL = 38
NO_ORANGE_CALLS = 39
ORANGE_WITHOUT_CAPTURE = 40

EXTENSION_NOT_GROUPS = 41
"""The played and joined cards cannot be divided into groups of the extended build's value."""
IN_A_BUILD = 42
"""A card to be captured or joined is part of a build."""
ONLY_CAPTURES_TAKE_SEVERAL = 43
"""Several cards are played for a build; in this variant only captures use several."""
BUILDS_OF_SEVERAL_VALUES = 44
"""The builds to be captured differ in value."""
NOT_GROUPS_OF_BUILD = 45
"""The loose cards cannot be divided into groups of the value of the builds captured with them."""
ACE_SERVES_TWICE = 46
"""The seat would need one ace for builds of both 1 and 14."""
COMMON_VALUE_TOO_HIGH = 47
NEITHER_TOTAL_NOR_VALUE = 48

NO_STEALING_IN_CAPTURES = 49
"""The variant does not allow capturing the top card of a pile."""
NO_STEALING_IN_BUILDS = 50
STEAL_IN_RAISE = 51
STEAL_OWN_BUILD_ONLY = 52
"""A top card may be joined only to a build that the seat owns."""
STEAL_WITHOUT_BASE = 53
"""The move steals a top card but takes or joins nothing from the table."""
STEAL_EQUAL_ONLY = 54
"""Only a top card equal to the played card may be captured."""
KEEPS_A_BUILD = 55
"""The seat already keeps a build and may not keep a second."""
EXTEND_OTHERS = 56
"""Only the owner of a build may extend it."""

REFUSALS: dict[int, RefusalKind] = {
    MATCH_OVER: RefusalKind("match-over"),
    NOT_YOUR_TURN: RefusalKind("not-your-turn", "C-4"),
    MALFORMED: RefusalKind("malformed"),
    NO_SUCH_SEAT: RefusalKind("no-such-seat", None, ("seat", "limit")),
    NOT_IN_HAND: RefusalKind("not-in-hand", "C-4", ("cards",)),
    NOT_LOOSE: RefusalKind("not-loose", "C-4", ("cards",)),
    IN_A_BUILD: RefusalKind("not-loose", "C-4", ("cards", "build"), "in-a-build"),
    NO_SUCH_BUILD: RefusalKind("no-such-build", "C-4", ("number",)),
    SEVERAL_CARDS: RefusalKind("several-cards", "C-4", ("cards",)),
    ONLY_CAPTURES_TAKE_SEVERAL: RefusalKind("several-cards", "C-4", ("cards",), "only-captures"),
    SEVERAL_TRAILED: RefusalKind("several-cards-trailed", "C-4", ("cards",)),
    NOTHING_TAKEN: RefusalKind("nothing-taken", "C-6", ("cards",)),
    BUILD_VALUE_DIFFERS: RefusalKind("build-value-differs", "C-6", ("card", "values", "build", "rank")),
    BUILDS_OF_SEVERAL_VALUES: RefusalKind("build-value-differs", "C-6", ("builds",), "several-values"),
    NOT_GROUPS: RefusalKind("not-groups", "C-6", ("card", "values", "taken")),
    NOT_GROUPS_OF_BUILD: RefusalKind("not-groups", "C-6", ("taken", "build"), "of-build"),
    FACE_TAKES_EQUAL: RefusalKind("face-card-takes-equal", "C-7", ("card", "cards")),
    FACE_TAKES_ONE: RefusalKind("face-card-takes-one", "C-7", ("card", "cards")),
    EQUAL_CARD_LEFT: RefusalKind("equal-card-left", "C-8", ("card", "left", "rank", "choices")),
    EQUAL_CARD_TRAILED: RefusalKind("equal-card-trailed", "C-8", ("card", "left", "choices")),
    BUILD_ABANDONED: RefusalKind("build-abandoned", "C-12", ("build", "rank")),
    ACE_SERVES_TWICE: RefusalKind("build-abandoned", "C-12", ("builds",), "one-ace"),
    KEEPER_MAY_NOT_TRAIL: RefusalKind("keeper-may-not-trail", "C-13", ("card", "builds")),
    NO_BUILDING: RefusalKind("no-building", "C-9", ("card",)),
    NO_VALUE: RefusalKind("no-value", "C-2", ("cards",)),
    VALUE_IMPOSSIBLE: RefusalKind("value-impossible", "C-9", ("value",)),
    NOTHING_JOINED: RefusalKind("nothing-joined", "C-9", ("card",)),
    NOT_GROUPS_WITH_CARD: RefusalKind("not-groups-with-card", "C-9", ("cards", "value", "totals")),
    EXTENSION_NOT_GROUPS: RefusalKind("extension-not-groups", "C-11", ("cards", "build", "totals")),
    SAME_VALUE_BUILD: RefusalKind("same-value-build", "C-9", ("value",)),
    NO_CARD_FOR_BUILD: RefusalKind("no-card-for-build", "C-12", ("card", "value", "rank")),
    RAISE_OWN: RefusalKind("raise-own-build", "C-10", ("build",)),
    RAISE_MULTIPLE: RefusalKind("raise-multiple-build", "C-10", ("build", "value")),
    RAISE_VALUE: RefusalKind("raise-value", "C-10", ("card", "build", "value", "values", "taken")),
    NOTHING_ABSORBED: RefusalKind("nothing-absorbed", "C-10", ("taken",)),
    NOT_GROUPS_ABSORBED: RefusalKind("not-groups-absorbed", "C-10", ("taken", "value")),
    NOT_FOR_PARTNER: RefusalKind("not-for-partner", "C-15", ("card", "rank")),
    PARTNER_NOT_PROVEN: RefusalKind("partner-not-proven", "C-15", ("value", "rank")),
    PARTNER_ACE: RefusalKind("partner-ace", "C-15", ("value",)),
    NO_STEALING_IN_CAPTURES: RefusalKind("no-stealing", "C-27", ("cards",), "in-captures"),
    NO_STEALING_IN_BUILDS: RefusalKind("no-stealing", "C-27", ("cards",), "in-builds"),
    STEAL_IN_RAISE: RefusalKind("no-stealing", "C-27", ("cards",), "in-raise"),
    STEAL_OWN_BUILD_ONLY: RefusalKind("steal-to-own-build", "C-27", ("cards",)),
    STEAL_WITHOUT_BASE: RefusalKind("steal-without-base", "C-27", ("cards",)),
    STEAL_EQUAL_ONLY: RefusalKind("steal-equal-card", "C-27", ("card", "cards")),
    KEEPS_A_BUILD: RefusalKind("keeps-a-build", "C-9", ("builds",)),
    EXTEND_OTHERS: RefusalKind("extend-others-build", "C-11", ("build",)),
    TOTALS_DIFFER: RefusalKind("totals-differ", "C-16", ("cards", "totals", "taken", "numbers")),
    TOTAL_TOO_HIGH: RefusalKind("total-too-high", "C-16", ("cards", "taken", "totals", "limit")),
    COMMON_VALUE_TOO_HIGH: RefusalKind("total-too-high", "C-16", ("cards", "taken", "limit"), "common-value"),
    NO_COMMON_VALUE: RefusalKind("no-common-value", "C-16", ("cards", "taken", "limit")),
    NEITHER_TOTAL_NOR_VALUE: RefusalKind("no-common-value", "C-16", ("cards", "taken"), "or-total"),
    NO_CLAIMS: RefusalKind("no-claims", "C-23"),
    CLAIM_IN_EXTRA_DEAL: RefusalKind("claim-in-extra-deal", "C-23"),
    NO_ORANGE_CALLS: RefusalKind("no-orange-calls", "C-24"),
    ORANGE_WITHOUT_CAPTURE: RefusalKind("orange-without-capture", "C-24", ("cards",)),
}
"""Code, rule and facts of each refusal number."""
