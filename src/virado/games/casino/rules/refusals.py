"""Why a move is refused: numbers for the rules, and the stable code and rule number that people are told.

Codes say what is wrong with the move, not how to mend it; the sentence that names the cards is made in
`virado.games.casino.notation`.
"""

MATCH_OVER = 1
NOT_YOUR_TURN = 2
MALFORMED = 3
NO_SUCH_SEAT = 4

NOT_IN_HAND = 5
"""A played card is not in the seat's hand."""
NOT_LOOSE = 6
"""A card to be taken or joined is not a loose card of the table."""
NO_SUCH_BUILD = 7
SEVERAL_CARDS = 8
"""Several cards played where one is allowed (in a build, or in any move but a capture of C-16)."""
SEVERAL_TRAILED = 9

NOTHING_TAKEN = 10
BUILD_VALUE_DIFFERS = 11
"""A build to be taken has a value that the played card cannot have, or the builds differ among themselves."""
NOT_GROUPS = 12
"""The loose cards to be taken cannot be divided into groups of the played card's (and the builds') value."""
FACE_TAKES_EQUAL = 13
"""A face card without value takes nothing but loose cards of its rank."""
FACE_TAKES_ONE = 14
EQUAL_CARD_LEFT = 15
EQUAL_CARD_TRAILED = 16
"""A card may not be trailed beside an equal loose card."""
BUILD_ABANDONED = 17
"""Too few cards would be left for the builds that the seat keeps."""
KEEPER_MAY_NOT_TRAIL = 18

NO_BUILDING = 19
NO_VALUE = 20
"""The played or a joined card has no value, so it can be in no build."""
VALUE_IMPOSSIBLE = 21
"""No card has the announced value."""
NOTHING_JOINED = 22
NOT_GROUPS_WITH_CARD = 23
"""The played card and the joined ones cannot be divided into groups of the announced value."""
SAME_VALUE_BUILD = 24
"""A build of this value lies there already, and no second one may stand beside it."""
NO_CARD_FOR_BUILD = 25
"""No card of the announced value would be left in hand."""
RAISE_OWN = 26
RAISE_MULTIPLE = 27
RAISE_VALUE = 28
"""The announced value is not the build's value plus the played card's."""
NOTHING_ABSORBED = 29
"""Loose cards may not be joined while raising."""
NOT_GROUPS_ABSORBED = 30
"""The loose cards joined while raising cannot be divided into groups of the new value."""

NOT_FOR_PARTNER = 31
"""Nobody builds for a partner here."""
PARTNER_NOT_PROVEN = 32
PARTNER_ACE = 33
"""One ace of the partner's would have to serve builds of 1 and of 14."""

TOTALS_DIFFER = 34
TOTAL_TOO_HIGH = 35
NO_COMMON_VALUE = 36

NO_CLAIMS = 37
CLAIM_IN_EXTRA_DEAL = 38
NO_ORANGE_CALLS = 39
ORANGE_WITHOUT_CAPTURE = 40

EXTENSION_NOT_GROUPS = 41
"""The played card and the joined ones cannot be divided into groups of the extended build's value."""

REFUSALS: dict[int, tuple[str, str | None]] = {
    MATCH_OVER: ("match-over", None),
    NOT_YOUR_TURN: ("not-your-turn", "C-4"),
    MALFORMED: ("malformed", None),
    NO_SUCH_SEAT: ("no-such-seat", None),
    NOT_IN_HAND: ("not-in-hand", "C-4"),
    NOT_LOOSE: ("not-loose", "C-4"),
    NO_SUCH_BUILD: ("no-such-build", "C-4"),
    SEVERAL_CARDS: ("several-cards", "C-4"),
    SEVERAL_TRAILED: ("several-cards-trailed", "C-4"),
    NOTHING_TAKEN: ("nothing-taken", "C-6"),
    BUILD_VALUE_DIFFERS: ("build-value-differs", "C-6"),
    NOT_GROUPS: ("not-groups", "C-6"),
    FACE_TAKES_EQUAL: ("face-card-takes-equal", "C-7"),
    FACE_TAKES_ONE: ("face-card-takes-one", "C-7"),
    EQUAL_CARD_LEFT: ("equal-card-left", "C-8"),
    EQUAL_CARD_TRAILED: ("equal-card-trailed", "C-8"),
    BUILD_ABANDONED: ("build-abandoned", "C-12"),
    KEEPER_MAY_NOT_TRAIL: ("keeper-may-not-trail", "C-13"),
    NO_BUILDING: ("no-building", "C-9"),
    NO_VALUE: ("no-value", "C-2"),
    VALUE_IMPOSSIBLE: ("value-impossible", "C-9"),
    NOTHING_JOINED: ("nothing-joined", "C-9"),
    NOT_GROUPS_WITH_CARD: ("not-groups-with-card", "C-9"),
    SAME_VALUE_BUILD: ("same-value-build", "C-9"),
    NO_CARD_FOR_BUILD: ("no-card-for-build", "C-12"),
    RAISE_OWN: ("raise-own-build", "C-10"),
    RAISE_MULTIPLE: ("raise-multiple-build", "C-10"),
    RAISE_VALUE: ("raise-value", "C-10"),
    NOTHING_ABSORBED: ("nothing-absorbed", "C-10"),
    NOT_GROUPS_ABSORBED: ("not-groups-absorbed", "C-10"),
    NOT_FOR_PARTNER: ("not-for-partner", "C-15"),
    PARTNER_NOT_PROVEN: ("partner-not-proven", "C-15"),
    PARTNER_ACE: ("partner-ace", "C-15"),
    TOTALS_DIFFER: ("totals-differ", "C-16"),
    TOTAL_TOO_HIGH: ("total-too-high", "C-16"),
    NO_COMMON_VALUE: ("no-common-value", "C-16"),
    NO_CLAIMS: ("no-claims", "C-23"),
    CLAIM_IN_EXTRA_DEAL: ("claim-in-extra-deal", "C-23"),
    NO_ORANGE_CALLS: ("no-orange-calls", "C-24"),
    ORANGE_WITHOUT_CAPTURE: ("orange-without-capture", "C-24"),
    EXTENSION_NOT_GROUPS: ("extension-not-groups", "C-11"),
}
"""Refusal number -> (stable code, rule number)."""
