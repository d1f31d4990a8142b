"""The refusals of Zwanzig ab: their numbers in the rules, with the code, rule and facts of each."""

from virado.games.contract import RefusalKind

MATCH_OVER = 1
NOT_YOUR_TURN = 2
MALFORMED = 3
DROPPED_OUT = 4
TRUMP_FIXED = 5
NOT_FOREHAND = 6
LOOK_FIRST = 7
ALREADY_LOOKED = 8
NO_BLIND_CHOICE = 9
NO_NEXT = 10
NO_REDEAL = 11
PACKET_NOT_WEAK = 12
TRUMP_DUE = 13
ALREADY_EXCHANGED = 14
DECISION_DUE = 15
NOT_IN_HAND = 16
TOO_MANY_CARDS = 17
STOCK_TOO_SMALL = 18
EXCHANGE_DUE = 19
ALREADY_DECIDED = 20
FOREHAND_STAYS = 21
SPECIAL_DEAL = 22
OBLIGING_SUIT = 23
LOW_SCORE = 24
DROPPED_LAST_DEAL = 25
DEALER_STAYS = 26
PLAY_NOT_BEGUN = 27
MUST_FOLLOW = 28
MUST_TRUMP = 29
MUST_OVERTRUMP = 30
EXCHANGE_OVER = 31
CARD_NOT_IN_HAND = 32
NO_DROPS_LEFT = 33

REFUSALS: dict[int, RefusalKind] = {
    MATCH_OVER: RefusalKind("match-over", "Z-17"),
    NOT_YOUR_TURN: RefusalKind("not-your-turn", None, ("seat", "turn", "phase", "choices"), "zwanzig-ab"),
    MALFORMED: RefusalKind("malformed-move"),
    DROPPED_OUT: RefusalKind("dropped-out", "Z-9", ("seat",)),
    TRUMP_FIXED: RefusalKind("trump-fixed", "Z-6", ("suit",)),
    NOT_FOREHAND: RefusalKind("not-forehand", "Z-6", ("forehand",)),
    LOOK_FIRST: RefusalKind("look-first", "Z-5"),
    ALREADY_LOOKED: RefusalKind("already-looked", "Z-5"),
    NO_BLIND_CHOICE: RefusalKind("no-blind-choice", "Z-5"),
    NO_NEXT: RefusalKind("no-next", "Z-6"),
    NO_REDEAL: RefusalKind("no-redeal", "Z-6"),
    PACKET_NOT_WEAK: RefusalKind("packet-not-weak", "Z-6", ("cards",)),
    TRUMP_DUE: RefusalKind("trump-due", "Z-6", ("forehand",)),
    ALREADY_EXCHANGED: RefusalKind("already-exchanged", "Z-8", ("seat",)),
    DECISION_DUE: RefusalKind("decision-due", "Z-11"),
    NOT_IN_HAND: RefusalKind("not-in-hand", None, ("cards",)),
    CARD_NOT_IN_HAND: RefusalKind("not-in-hand", None, ("cards",)),
    TOO_MANY_CARDS: RefusalKind("too-many-cards", "Z-8", ("cards", "limit")),
    STOCK_TOO_SMALL: RefusalKind("stock-too-small", "Z-8", ("cards", "limit")),
    EXCHANGE_DUE: RefusalKind("exchange-due", "Z-11"),
    ALREADY_DECIDED: RefusalKind("already-decided", "Z-9"),
    FOREHAND_STAYS: RefusalKind("forehand-stays", "Z-10", ("seat", "action")),
    SPECIAL_DEAL: RefusalKind("special-deal", "Z-10"),
    OBLIGING_SUIT: RefusalKind("obliging-suit", "Z-10", ("suit",)),
    LOW_SCORE: RefusalKind("low-score", "Z-10", ("seat", "number", "limit")),
    DROPPED_LAST_DEAL: RefusalKind("dropped-last-deal", "Z-10", ("seat",)),
    NO_DROPS_LEFT: RefusalKind("no-drops-left", "Z-10", ("seat", "number")),
    DEALER_STAYS: RefusalKind("dealer-stays", "Z-10"),
    PLAY_NOT_BEGUN: RefusalKind("play-not-begun", "Z-13", ("turn", "phase", "choices")),
    MUST_FOLLOW: RefusalKind("must-follow", "Z-13", ("card", "suit", "cards")),
    MUST_TRUMP: RefusalKind("must-trump", "Z-13", ("card", "suit", "cards")),
    MUST_OVERTRUMP: RefusalKind("must-overtrump", "Z-13", ("card", "cards")),
    EXCHANGE_OVER: RefusalKind("exchange-over", "Z-8"),
}
