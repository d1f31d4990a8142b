# The Casino family: refusals, what happens, what a move does, variants and options.

## Words

# A card that has a value, from $rank.
casino-a-rank = { KEY($rank) ->
        [A] an ace
        [8] an eight
       *[other] a { rank-name }
    }
# The totals that cards can have; there are none where a card has no value.
casino-totals = { COUNT($totals) ->
        [0] nothing
       *[other] { LIST($totals, style: "or") }
    }
casino-build-of-value = { BUILD($build) } of { VALUE($build) }
# Some places have a word of their own for a sweep: what it is called, several of them, and what is called out.
casino-sweep = { $variant ->
        [royal-dominican] virado
        [royal-dominican-no-cancel] virado
        [royal-dominican-partner-build] virado
        [royal-soto] virado
        [kaszino-kirschner] tabbe
        [kaszino-ulmann] tabbe
        [kaszino-nagykonyv] tábla
       *[other] sweep
    }
casino-sweeps = { $variant ->
        [royal-dominican] virados
        [royal-dominican-no-cancel] virados
        [royal-dominican-partner-build] virados
        [royal-soto] virados
        [kaszino-kirschner] tabbes
        [kaszino-ulmann] tabbes
        [kaszino-nagykonyv] táblas
       *[other] sweeps
    }
casino-sweep-call = { $variant ->
        [royal-dominican] Virado!
        [royal-dominican-no-cancel] Virado!
        [royal-dominican-partner-build] Virado!
        [royal-soto] Virado!
        [kaszino-kirschner] Tabbe!
        [kaszino-ulmann] Tabbe!
        [kaszino-nagykonyv] Tábla!
       *[other] Sweep!
    }

## Refusals: texts that are no move

refusal-unparsable--casino-form = a move is written as { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } or { "'3h + 9c = 12'" }
refusal-unparsable--casino-unreadable = { $part } cannot be read; a move is written as { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } or { "'3h + 9c = 12'" }
refusal-unparsable--casino-trail = trailing is one card and nothing else: { "'trail Qs'" }
refusal-unparsable--casino-capture = a capture is written as { "'Kd x 8h 5c [7c 6d]'" }, with { "' orange'" } where one is called
refusal-unparsable--casino-nothing-taken = a capture names what it takes: { "'Kd x 8h 5c [7c 6d]'" }
refusal-unparsable--casino-build = a build is written as { "'3h + 9c = 12'" } or { "'2s + [7d 5c] Th = 14'" }, with { "' for partner'" } where it is
refusal-unparsable--casino-two-values = a build has one value
refusal-unparsable--casino-value-needed = a build names its value: { "'3h + 9c = 12'" }
refusal-unparsable--no-such-value = no card has the value { $value }
refusal-unparsable--no-such-build = there is no build [{ CARDS($cards) }]; on the table there { COUNT($builds) ->
        [0] is no build at all
        [one] is { BUILDS($builds) }
       *[other] are { BUILDS($builds) }
    }

## Refusals: moves

refusal-malformed = that is not a move in this game
refusal-not-loose = { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } not on the table
refusal-not-loose--in-a-build = { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } in the build { BUILD($build) }, which is taken only as a whole
refusal-no-such-build = there is no such build: { $number ->
        [0] no builds lie
        [one] one build lies
       *[other] { $number } builds lie
    } on the table
refusal-several-cards = { CARDS($cards) } cannot be played together: a turn is one card
refusal-several-cards--only-captures = { CARDS($cards) } cannot be played together here: only a capture may use several cards
refusal-several-cards-trailed = only one of { CARDS($cards) } can be trailed in a turn
refusal-nothing-taken = { CARDS($cards) } { COUNT($cards) ->
        [one] takes
       *[other] take
    } nothing: a capture takes loose cards or builds
refusal-build-value-differs = { BUILD($build) } is a build of { VALUE($build) }: you need { casino-a-rank } for it, and { CARD($card) } counts { LIST($values, style: "or") }
refusal-build-value-differs--several-values = one card cannot take { BUILDS($builds, style: "values") }: the builds taken have one value
refusal-not-groups = { CARDS($taken) } { COUNT($taken) ->
        [one] does not count
       *[other] cannot be divided into groups of
    } { LIST($values, style: "or") }, which is what { CARD($card) } counts
refusal-not-groups--of-build = { CARDS($taken) } { COUNT($taken) ->
        [one] does not count
       *[other] cannot be divided into groups of
    } { VALUE($build) }, the value of { BUILD($build) }
refusal-face-card-takes-equal = { CARD($card) } has no value: it takes only loose cards of its own rank, { COUNT($cards) ->
        [0] and there is none
       *[other] { CARDS($cards) }
    }
refusal-face-card-takes-one = { CARD($card) } has no value: it takes one card of its own rank, { CARDS($cards, style: "or") }
refusal-equal-card-left = you leave the loose { CARDS($left) }: { CARD($card) } must take every loose { rank-name }{ $choices ->
        [capture] { "" }
       *[all] { "" }, or be used in a build
    }
refusal-equal-card-trailed = { CARD($card) } may not be trailed beside the loose { CARDS($left) }: { $choices ->
        [capture] take with it
       *[all] take with it, or use it in a build
    }
refusal-build-abandoned = you keep { BUILD($build) } and would have no { rank-name } left for it: take it, or keep a card of { VALUE($build) }
refusal-build-abandoned--one-ace = you would be left with too few cards for the builds that you keep: one ace cannot serve builds of 1 and of 14, and you keep { BUILDS($builds, style: "values") }
refusal-keeper-may-not-trail = you keep { BUILDS($builds) }, so you may not trail { CARD($card) }: capture or build
refusal-no-building = there is no building in this game: { CARD($card) } can capture or be trailed
refusal-no-value = { COUNT($cards) ->
        [one] { CARDS($cards) } has no value, so no build can hold it
       *[other] { CARDS($cards) } have no value, so no build can hold them
    }
refusal-value-impossible = no card counts { $value }, so nobody could take a build of { $value }
refusal-nothing-joined = { CARD($card) } alone is not a build: name the loose cards that it joins
refusal-not-groups-with-card = { CARDS($cards) } cannot be divided into groups of { $value }; together they make { casino-totals }
refusal-extension-not-groups = { BUILD($build) } is a build of { VALUE($build) }, and { COUNT($cards) ->
        [one] { CARDS($cards) } does not count { VALUE($build) }
       *[other] { CARDS($cards) } cannot be divided into groups of { VALUE($build) }; together they make { casino-totals }
    }
refusal-same-value-build = there is a build of { $value } already, and here no second one may stand beside it
refusal-no-card-for-build = after { CARD($card) } you would hold no { rank-name } to take a build of { $value } with
refusal-raise-own-build = { BUILD($build) } is your own build: you may extend it, but not raise it
refusal-raise-multiple-build = { BUILD($build) } is a multiple build: it can be extended, but never raised to { $value }
refusal-raise-value = { BUILD($build) } is a build of { VALUE($build) }: { COUNT($values) ->
        [0] no card counts what { CARD($card) } would make it
       *[other] { CARD($card) } makes it { LIST($values, style: "or") }, not { $value }
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] ; loose cards cannot help to change the value
    }
refusal-nothing-absorbed = { CARDS($taken) } cannot be joined: here a raise takes no loose cards along
refusal-not-groups-absorbed = { CARDS($taken) } { COUNT($taken) ->
        [one] does not count { $value }, so a raise to { $value } cannot take it along
       *[other] cannot be divided into groups of { $value }, so a raise to { $value } cannot take them along
    }
refusal-not-for-partner = nobody builds for a partner in this game: { CARD($card) } needs your own { rank-name }
refusal-partner-not-proven = your partner has not shown { casino-a-rank }: only a build of { $value } that they keep, or kept this round, proves one
refusal-partner-ace = one ace of your partner's might have to serve builds of 1 and of 14, so this one cannot be { $value }
refusal-totals-differ = { CARDS($cards) } { COUNT($cards) ->
        [one] comes
       *[other] come
    } to { casino-totals } and { CARDS($taken) } to { COUNT($numbers) ->
        [0] nothing
       *[other] { LIST($numbers, style: "or") }
    }: the totals must be equal
refusal-total-too-high = { CARDS($cards) } and { CARDS($taken) } come to { casino-totals }, and no total may be above { $limit }
refusal-total-too-high--common-value = { CARDS($cards) } and { CARDS($taken) } make groups of one value only above { $limit }, which is the bound
refusal-no-common-value = { CARDS($cards) } and { CARDS($taken) } cannot both be divided into groups of one value of at most { $limit }
refusal-no-common-value--or-total = { CARDS($cards) } and { CARDS($taken) } have no total in common and cannot both be divided into groups of one value
refusal-no-stealing--in-captures = { CARDS($cards) } { COUNT($cards) ->
        [one] lies
       *[other] lie
    } in a pile: top cards of piles are not captured here
refusal-no-stealing--in-builds = { CARDS($cards) } { COUNT($cards) ->
        [one] lies
       *[other] lie
    } in a pile: top cards of piles are not joined to builds here
refusal-no-stealing--in-raise = { CARDS($cards) } { COUNT($cards) ->
        [one] lies
       *[other] lie
    } in a pile: whoever raises a build steals nothing
refusal-steal-to-own-build = { CARDS($cards) } { COUNT($cards) ->
        [one] lies
       *[other] lie
    } in a pile: you may join it only to a build of your own
refusal-steal-without-base = { CARDS($cards) } { COUNT($cards) ->
        [one] lies
       *[other] lie
    } in a pile: something of the table must go with it
refusal-steal-equal-card = { CARD($card) } steals only an equal card from a pile, not { CARDS($cards) }
refusal-keeps-a-build = you keep { BUILDS($builds) }: here nobody keeps two builds
refusal-extend-others-build = { BUILD($build) } is not yours: you may take or raise it, but only its owner adds to it
refusal-no-claims = there is no claiming in this game: every deal is played out
refusal-claim-in-extra-deal = nobody can claim in an extra deal: it is played out
refusal-no-orange-calls = there are no oranges in this game
refusal-orange-without-capture = { CARDS($cards) } { COUNT($cards) ->
        [one] takes
       *[other] take
    } nothing, so there is no orange to call

## Refusals: options

refusal-bad-options--casino-players = Casino is for two to six players, not for { $number }
refusal-bad-options--casino-raise-with-table-cards = loose cards never help to change a build's value
refusal-bad-options--casino-several-and-building = where several cards may capture there are no builds
refusal-bad-options--casino-several-of-many = several cards may be played from hands of up to { $limit }
refusal-bad-options--casino-several-and-must-use = where several cards may capture, trailing is always allowed, so no equal card binds
refusal-bad-options--casino-must-use-but-one = a card that must take all equal cards cannot be limited to one of them
refusal-bad-options--casino-oranges-without-rook = an orange takes red and yellow Rook cards
refusal-bad-options--casino-cut-peek-for-two = with more than two players there is more than one non-dealer
refusal-bad-options--casino-double-turn-for-two = with more than two players the sweeper has more than one opponent
refusal-bad-options--casino-endgame-without-spades = the endgame table needs the spades and the ten of diamonds
refusal-bad-options--casino-endgame-points = the endgame table presupposes { LIST($numbers) } points for most cards, most spades and big casino
refusal-bad-options--casino-counting-order-of-fives = fives have no place in the counting order
refusal-bad-options--casino-counting-order-of-oranges = oranges have no place in the counting order
refusal-bad-options--casino-pile-top-unseen = the order of a pile matters only where its top card can be stolen
refusal-bad-options--casino-counting-order-of-shares = shared points have no place in the counting order
refusal-bad-options--casino-endgame-majorities = the endgame table presupposes that most cards and most spades always score, and for one side alone
refusal-bad-options--casino-left-over-anyway = { $number ->
        [one] one card is
       *[other] { $number } cards are
    } left over for the table anyway
refusal-bad-options--casino-single-round = a deal has a single round here, so no other round has a leader
refusal-bad-options--casino-nothing-to-share = sides that tie have no two points here that they could share
refusal-bad-options--casino-only-cards-score = only most cards score here, and that is { "match_length=single_deal" }
refusal-bad-options--casino-last-hands-too-small = hands of the last round have { $number ->
        [one] one card
       *[other] { $number } cards
    } here, so whoever keeps a build has none to trail
refusal-bad-options--casino-one-build-and-partner = where a player keeps one build at most, nobody builds for a partner
refusal-bad-options--casino-not-with-stealing = where captured cards can be stolen, this is not played along with it
refusal-bad-options--casino-claim-in-single-deal = a claim is made at the target, and a single deal has none
refusal-bad-options--casino-claim-and-cancelling = a claim counts sweeps as certain, but here they may still be cancelled
refusal-bad-options--casino-final-deal-even = { $players } hands of { $hand_size } come out even, so nothing is left for a last round to settle
refusal-bad-options--casino-bound-too-high = no such play comes to more than { $limit } anyway
refusal-bad-options--casino-ace-beyond-bound = an ace could never count 14 where { $limit } is the highest
refusal-bad-options--casino-endgame-beyond-target = the restrictions begin at { $limit }, but { $total } wins the match
refusal-bad-options--casino-build-value-unsaid = whoever builds says the value; that is part of the move
refusal-bad-options--casino-uneven-twos = dealing by twos needs an even { "hand_size" } and an even { "table_size" } that is not larger
refusal-bad-options--casino-too-few-cards = { $total } cards are too few for a table of { $table_size } and { $players } hands of { $hand_size }
refusal-bad-options--casino-uneven-stock = { $players } hands of { $hand_size } cannot be dealt evenly from { $total } cards
refusal-bad-options--casino-rest-too-small = { $number ->
        [one] the last card is
       *[other] the last { $number } cards are
    } too few to give each of { $players } players one

## Refusals: positions and cases

refusal-bad-position--casino-missing = { $path }: { $part } is missing
refusal-bad-position--casino-no-legal-move = { $path }: seat { $seat } could not keep the builds that it must (C-12), whatever it played
refusal-bad-position--casino-hand-too-small = { $path }: that is too few for the builds that seat { $seat } keeps (C-12)
refusal-bad-position--casino-too-few-cards = { $path }: there are too few cards for the hands, piles and stock that it asks for
refusal-bad-position--casino-build-unserved = { $path }: seat { $seat } keeps a build of { $value }, but has no such card (C-12)
refusal-bad-position--casino-known-card-missing = { $path }: seat { $seat } is known to hold a card of { $value }, but has none (C-15)
refusal-bad-position--casino-ace-serves-twice = { $path }: one ace of seat { $seat } cannot serve builds of 1 and of 14 (C-12)
refusal-bad-position--casino-stock-uneven = { $path }: a stock of { $number } cannot be dealt out; it holds { LIST($numbers, style: "or") } cards
refusal-bad-position--casino-stock-of-another-round = { $path }: a stock of { $number } is not that of round { $round }
refusal-bad-position--casino-stock-too-small = { $path }: round { $round } leaves { $number } cards in the stock, and there are only { $limit }
refusal-bad-position--casino-cards-left-over = { $path }: { $number ->
        [one] one card is left over that no hand, stock or pile holds
       *[other] { $number } cards are left over that no hand, stock or pile holds
    }
refusal-bad-position--casino-won-already = { $path }: with these scores and piles a side has won already (C-22)
refusal-bad-position--casino-no-stealing = { $path }: nobody steals here, so piles have no order (C-27)
refusal-bad-position--casino-top-not-in-pile = { $path }: { CARDS($cards) } cannot be the top card of this pile
refusal-bad-position--casino-too-many-builds = { $path }: there can be { $limit } builds at most
refusal-bad-position--casino-no-group = { $path }: { COUNT($cards) ->
        [0] no card at all is
       *[other] { CARDS($cards) } is
    } no group of { $value } (C-9)
refusal-bad-position--casino-build-of-one-card = { $path }: a build has two or more cards (C-9)
refusal-bad-position--casino-wrong-kind = { $path }: { $number ->
        [one] one group makes it single
       *[other] { $number } groups make it multiple
    }
refusal-bad-position--casino-no-card-to-play = { $path }: seat { $seat } has no card to play
refusal-bad-position--casino-sweep-order = { $path }: the order of the sweeps names each side as often as it has swept
refusal-bad-case--casino-missing = { $path }: { $part } is missing
refusal-bad-case--casino-partners-opposite = { $path }: partners sit opposite: { "[[0, 2], [1, 3]]" }, not { $part }
refusal-bad-case--casino-move-form = { $path }: a move is { "{play, capture}, {play, build} or {play, trail: true}" }
refusal-bad-case--casino-no-card-played = { $path }: a move plays a card
refusal-bad-case--casino-build-twice = { $path }: a build is named twice
refusal-bad-case--casino-no-such-rounds = { $path }: a deal has rounds 1 to { $limit }
refusal-bad-case--casino-empty-table-at-end = { $path }: at the end of a deal its last card lies on the table
refusal-bad-case--casino-no-last-card = { $path }: none of the cards can have been trailed as the last one
refusal-bad-case--casino-piles-too-large = { $path }: there are only { $number } cards, { $limit } of them spades
refusal-bad-case--casino-no-steps = { $path }: it has no steps
refusal-bad-case--casino-step-form = { $path }: a step is { "{seat, move}" } or { "{call: seat}" }

## What happens

# What a capture takes: $taken are loose cards, $builds whole builds.
casino-taken = { COUNT($builds) ->
        [0] { CARDS($taken) }
        [one] { COUNT($taken) ->
            [0] the build { BUILDS($builds) }
           *[other] { CARDS($taken) } and the build { BUILDS($builds) }
        }
       *[other] { COUNT($taken) ->
            [0] the builds { BUILDS($builds) }
           *[other] { CARDS($taken) } and the builds { BUILDS($builds) }
        }
    }
event-casino-trail = { WHO($seat) ->
        [you] You trail { CARD($card) }.
       *[other] { NAME($seat) } trails { CARD($card) }.
    }
event-casino-capture = { WHO($seat) ->
        [you] You take { casino-taken } with { CARDS($cards) }.
       *[other] { NAME($seat) } takes { casino-taken } with { CARDS($cards) }.
    }
event-casino-orange = Orange!
event-casino-orange-false = Orange! But it is not one.
event-casino-dejado = Dejado, could have been taken: { CARDS($left) }.
event-casino-build-new = { WHO($seat) ->
        [you] You build { $value }: { CARD($card) } with { CARDS($taken) }{ casino-for-partner }.
       *[other] { NAME($seat) } builds { $value }: { CARD($card) } with { CARDS($taken) }{ casino-for-partner }.
    }
event-casino-build-raise = { WHO($seat) ->
        [you] You raise the build { BUILD($build) } to { $value } with { CARD($card) }{ casino-joining }{ casino-for-partner }.
       *[other] { NAME($seat) } raises the build { BUILD($build) } to { $value } with { CARD($card) }{ casino-joining }{ casino-for-partner }.
    }
event-casino-build-extend = { WHO($seat) ->
        [you] You add { CARDS($cards) } to the build of { $value }{ casino-for-partner }: { BUILD($build) }.
       *[other] { NAME($seat) } adds { CARDS($cards) } to the build of { $value }{ casino-for-partner }: { BUILD($build) }.
    }
casino-joining = { COUNT($taken) ->
        [0] { "" }
       *[other] , joining { CARDS($taken) }
    }
# $partner is the seat that a build is announced for, or none.
casino-for-partner = { $partner ->
        [none] { "" }
       *[other] { WHO($partner) ->
            [you] , for you
           *[other] , for { NAME($partner) }
        }
    }
event-casino-stolen = { WHO($seat) ->
        [you] You steal { CARDS($cards) }.
       *[other] { NAME($seat) } steals { CARDS($cards) }.
    }
event-casino-merged = The two builds are one now.
event-casino-claim = { WHO($seat) ->
        [you] You say “Ausz vagyok!” and claim the match.
       *[other] { NAME($seat) } says “Ausz vagyok!” and claims the match.
    }
event-casino-claim-wrong = { WHO($seat) ->
        [you] You say “Ausz vagyok!” too early: nothing happens.
       *[other] { NAME($seat) } says “Ausz vagyok!” too early: nothing happens.
    }
event-casino-call-orange = { WHO($seat) ->
        [you] You call “Orange”: { casino-call-points }.
       *[other] { NAME($seat) } calls “Orange”: { casino-call-points }.
    }
casino-call-points = { SIGN($points) ->
        [plus] +{ ABS($points) } { ABS($points) ->
            [one] point
           *[other] points
        }
        [minus] −{ ABS($points) } { ABS($points) ->
            [one] point
           *[other] points
        }
       *[zero] somebody was quicker
    }
event-casino-deal = { WHO($dealer) ->
        [you] You deal.
       *[other] { NAME($dealer) } deals.
    }
event-casino-deal-extra = { WHO($dealer) ->
        [you] You deal an extra deal.
       *[other] { NAME($dealer) } deals an extra deal.
    }
event-casino-deal-bottom = You have cut: the bottom card is { CARD($card) }.
event-casino-round = Round { $round } is dealt.
event-casino-round-table = Round { $round } is dealt, with { CARDS($cards) } to the table.
event-casino-round-open = All hands are open.
event-casino-last = “Last!” These are the last cards.
event-casino-residue = { WHO($seat) ->
        [you] You made the last capture and get the rest: { CARDS($cards) }.
       *[other] { NAME($seat) } made the last capture and gets the rest: { CARDS($cards) }.
    }
event-casino-residue-out-of-play = The rest stays out of play: { CARDS($cards) }.
event-casino-deal-scored = The deal is scored: { LIST($items, style: "comma") }.
event-casino-deal-scored-claim = The claim is right and ends the deal: { LIST($items, style: "comma") }.
event-casino-deal-scored-restricted-side = That was all that was still missing, so the match ends at once: { LIST($items, style: "comma") }.
event-casino-deal-scored-extra-deal = The highest score is shared: an extra deal follows.
event-casino-points = { WHOSE($side) ->
        [you] you
        [yours] your side
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-casino-match-over = { WHOSE($side) ->
        [you] You win the match.
        [yours] Your side wins the match.
       *[other] { COUNT($seats) ->
            [one] { SIDE($side) } wins the match.
           *[other] { SIDE($side) } win the match.
        }
    }
event-casino-match-over-games = It counts as { $number } games.

## What a move does

effect-casino-trail-left = It leaves { CARDS($left) }, which it could take.
effect-casino-capture = It takes { COUNT($taken) ->
        [one] one card
       *[other] { COUNT($taken) } cards
    } from the table.
effect-casino-capture-sweep = It takes everything on the table: a { casino-sweep }.
effect-casino-capture-sweep-points = It takes everything on the table: a { casino-sweep } for { $number ->
        [one] one point
       *[other] { $number } points
    }.
effect-casino-capture-orange = An orange is called with it.
effect-casino-stolen = It steals { CARDS($cards) }.
effect-casino-merged = Your own build becomes one with it.
effect-casino-build-single = It makes { BUILD($build) }, a build of { $value }, which can still be raised.
effect-casino-build-multiple = It makes { BUILD($build) }, a multiple build of { $value }, which nobody can raise.
effect-casino-build-for-partner = Your partner must keep a card for it.
effect-casino-duties = You must keep { LIST($items) }.
effect-casino-duty = { COUNT($cards) ->
        [one] { CARDS($cards) }
       *[other] { CARDS($cards, style: "or") }
    } for { $value }
effect-casino-claim = It wins the match if your { $total } points are certain; if not, nothing happens.
effect-casino-call-orange = A right call brings { $number } points, a false one costs as many.

## A move as a button: what it does, what comes of it

casino-owned-build = { WHO($seat) ->
        [you] your { $value }
       *[other] { NAME($seat) }'s { $value }
    }
casino-owned-build-of-these = { casino-owned-build } { BUILD($build) }
casino-loose = { CARDS($cards) }
casino-also-with = { COUNT($taken) ->
        [0] { "" }
       *[other] { " " }with { CARDS($taken) }
    }
title-casino-trail = Trail { CARD($card) }
title-casino-capture = Take { LIST($items) }
title-casino-capture-with = Take { LIST($items) } with { CARDS($cards) }
title-casino-capture-orange = Take { LIST($items) } and call orange
title-casino-capture-with-orange = Take { LIST($items) } with { CARDS($cards) } and call orange
title-casino-build-new = Build { $value } with { CARDS($taken) }{ casino-for-partner }
title-casino-build-raise = Raise { $title } to { $value }{ casino-also-with }{ casino-for-partner }
title-casino-build-extend = Add { CARDS($cards) } to { $title }{ casino-for-partner }
title-casino-claim = Say “Ausz vagyok!”
title-casino-call-orange = Call “Orange”
result-casino-cards = { $number ->
        [one] one card
       *[other] { $number } cards
    }
result-casino-steals = steals { CARDS($cards) }
result-casino-merges = with your own build
result-casino-sweep = { casino-sweep }
result-casino-clears = clears the table
result-casino-leaves = leaves { CARDS($left) }
result-casino-keep = you keep { CARDS($cards, style: "or") }
result-casino-keep-for = you keep { CARDS($cards, style: "or") } for { $value }
result-casino-partner-keeps = { NAME($seat) } keeps the card for it
result-casino-claim = if { $total } points are certain
result-casino-call-orange = +{ $number } or −{ $number } points

## Phases

phase-casino-play = play

## Variants

variant-casino =
    .title = Casino
    .also = Cassino, Kasino
    .place = England, Germany
    .summary = The old game: a face card takes only its like, and clearing the table brings no points.
variant-casino-royal =
    .title = Royal Casino (Germany)
    .place = Germany
    .summary = J Q K count 11 12 13, an ace 1 or 14; clearing the table (a sweep) is a point.
variant-royal-north-american =
    .title = Royal Casino (North American)
    .also = Royal Casino, Casino Royal, Royal Cassino
    .place = North America
    .summary = J Q K count 11 12 13, an ace 1 or 14; clearing the table brings nothing; at 21 the items are counted in order.
variant-royal-north-american-sweeps =
    .title = Royal Casino (North American, sweeps)
    .place = North America
    .summary = As North American, and clearing the table (a sweep) is a point.
variant-royal-dominican =
    .title = Royal Casino (Dominican)
    .also = Dominican Casino, Casino Dominicano, Royal Casino Dominican, Virado
    .place = Dominican Republic
    .summary = Equal cards must be used. Clearing the table is a virado, one point; if each side has one, the two cancel out. From 18 on only one item still scores.
variant-royal-dominican-no-cancel =
    .title = Royal Casino (Dominican, no cancelling near the end)
    .place = Dominican Republic
    .summary = From 18 on a side marks no virados (cleared tables), so it cancels none.
variant-royal-dominican-partner-build =
    .title = Royal Casino (Dominican, building for the partner)
    .place = Dominican Republic
    .summary = Partners may build for a card the other is known to hold.
variant-royal-soto =
    .title = Royal Casino (Soto)
    .also = Soto
    .place = Dominican Republic
    .summary = As Dominican, with restrictions from 16 on.
variant-royal-haitian =
    .title = Royal Casino (Haitian)
    .also = Haitian Casino
    .place = Haiti
    .summary = Whoever takes the most cards wins the deal, and the deal is the match.
variant-tuxedo =
    .title = Tuxedo
    .place = North America
    .summary = With Rook cards to 100: fives, sweeps by size, and oranges to be called.
variant-kaszino-kirschner =
    .title = Kaszinó (Kirschner)
    .also = Kaszino, Hungarian Casino
    .place = Hungary
    .summary = No building; several cards take several, total for total; the first to claim 11 wins.
variant-kaszino-ulmann =
    .title = Kaszinó (Ulmann 1892)
    .also = Ulmann
    .place = Hungary
    .summary = Several cards take groups of one common value; the non-dealer peeks at the bottom card.
variant-kaszino-nagykonyv =
    .title = Kaszinó (Nagy Kártyakönyv)
    .also = Nagy Kartyakonyv, Kovacs
    .place = Hungary
    .summary = Totals up to 13, two turns after a tábla, the last round open, a win at once counts double.
variant-nordic-royal =
    .title = Royal Casino without building (Nordic)
    .also = Nordic Casino, Swedish Casino
    .place = Sweden
    .summary = No building; two points for spades, one for the last capture, to 16.
variant-casino-southern-african =
    .title = Southern African Casino
    .also = African Casino, South African Casino, Southern African Cassino, Casino with stealing, Cassino with stealing, Stealing Casino, Khasino
    .place = South Africa, Lesotho, Botswana, Zimbabwe, Namibia
    .summary = Forty cards, one build each, and the top card of another's pile can be stolen; one deal for eleven points.

## Options

option-casino-deck =
    .name = pack
    .french52 = 52 French cards
    .french40 = 40 French cards, without jacks, queens and kings
    .rook40 = 40 Rook cards, 1 to 10 in four colours
option-casino-direction =
    .name = direction of play
    .cw = clockwise
    .ccw = anticlockwise
option-casino-hand_size =
    .name = cards in each hand, every round (0: the whole pack is dealt)
option-casino-table_size =
    .name = cards on the table in the first round
option-casino-deal_packet =
    .name = dealing
    .two = two cards at a time
    .all = a whole hand at a time
option-casino-short_final_deal =
    .name = if the last cards are too few for whole hands
    .never = that never happens
    .equal_rest_to_table = equal smaller hands, the rest to the table
option-casino-face_values =
    .name = jack, queen and king
    .none = have no value and only pair
    .numeric = count 11, 12 and 13
option-casino-ace_values =
    .name = an ace counts
    .one = 1
    .one_or_fourteen = 1 or 14
option-casino-face_capture_limit =
    .name = a face card without value takes
    .one = one card of its rank
    .all = any cards of its rank
option-casino-building =
    .name = building
    .none = not allowed
    .allowed = allowed
option-casino-owner_may_trail =
    .name = whoever keeps a build may trail
option-casino-keeper_trails_in_last_round =
    .name = in the last round of a deal whoever keeps a build may trail
option-casino-raise_own_build =
    .name = players may raise their own builds
option-casino-raise_absorb_loose =
    .name = a raise may take loose cards of the new value along
option-casino-raise_with_table_cards =
    .name = loose cards may help to raise a build
option-casino-same_value_builds =
    .name = several builds of one value may stand side by side
option-casino-extend_builds =
    .name = adding to a build
    .any = to any build
    .own = only to the player's own
option-casino-builds_each =
    .name = builds that one player may keep
    .any = any number
    .one = one at a time
option-casino-build_for_partner =
    .name = building for the partner
    .none = not allowed
    .announced = if announced, for a card that the partner is known to hold
option-casino-steal_in_builds =
    .name = stealing top cards of other piles for builds
    .none = not allowed
    .own = only when adding to the player's own build
    .any = for new builds, too
option-casino-steal_in_captures =
    .name = stealing top cards of other piles with a capture
    .none = not allowed
    .equal = a card equal to the one played
    .groups = an equal card, or one that makes a group
option-casino-pile_top =
    .name = on top of a pile after a capture
    .capturing = the card played
    .lowest = the lowest card
option-casino-equal_card_rule =
    .name = a card equal to a loose one
    .free = may be played in any way
    .must_use = must take it or be used in a build
option-casino-multi_play =
    .name = a capture uses
    .one = one card of the hand
    .sum = any cards of the hand, total for total
    .groups = any cards of the hand, in groups of one common value
    .sum_or_groups = any cards of the hand, total for total or in groups of one common value
option-casino-multi_play_max =
    .name = highest total or common value of such a capture
    .none = any
option-casino-sweeps =
    .name = sweeps
    .none = do not count
    .score = score
    .cancel = score, but cancel those of the others
    .score_by_size = score by the number of cards taken
option-casino-initial_sweep_points =
    .name = points for a sweep with the first play of a deal
option-casino-sweep_size =
    .name = in the size of a sweep
    .table = only the cards taken count
    .with_played = the card played counts, too
option-casino-last_card_sweep =
    .name = the last card of a deal can sweep
option-casino-restricted_sweeps =
    .name = sweeps of a side that is near the target
    .cancel_only = only cancel those of the others
    .not_registered = do not exist
option-casino-endgame =
    .name = near the target
    .none = everything scores
    .dominican = only one item scores, from 18 on
    .soto = only some items score, from 16 on
option-casino-target =
    .name = play to
option-casino-match_length =
    .name = length of the match
    .to_target = until a side reaches the target
    .single_deal = a single deal
    .single_deal_by_points = a single deal, by its points
option-casino-target_tie =
    .name = if several sides reach the target in one deal
    .higher_else_extra_deal = the higher total wins, or an extra deal decides
    .counting_order = the first in the counting order wins
    .higher_else_most_spades = the higher total wins, or most spades decide
    .higher_else_big_casino = the higher total wins, or the ten of diamonds decides
option-casino-extra_deal_lifts_restrictions =
    .name = in an extra deal everything scores
option-casino-points-most_cards =
    .name = points for most cards
option-casino-points-most_spades =
    .name = points for most spades
option-casino-points-big_casino =
    .name = points for the ten of diamonds (big casino)
option-casino-points-little_casino =
    .name = points for the two of spades (little casino)
option-casino-points-ace =
    .name = points for each ace
option-casino-points-sweep =
    .name = points for each sweep
option-casino-points-five =
    .name = points for each five
option-casino-points-orange =
    .name = points for each orange, and lost for each false call
option-casino-points-last_capture =
    .name = points for the last capture
option-casino-tied_majority =
    .name = if several sides have most cards or most spades
    .nobody = nobody gets the points
    .shared = they share them
option-casino-majorities =
    .name = most cards and most spades score
    .always = always
    .two_sides = only between two sides
option-casino-orange_calls =
    .name = oranges
    .none = do not count
    .must_call = score when they are called
option-casino-claim =
    .name = claiming the match
    .none = not possible: every deal is played out
    .at_target = possible as soon as the target is certain
option-casino-double_game =
    .name = a match won in its first deal counts as two games
option-casino-after_sweep_double_turn =
    .name = after a sweep the other player has two turns
option-casino-next_round_leader =
    .name = who leads the next round
    .first_player = the player after the dealer
    .last_capturer = whoever captured last
option-casino-open_last_round =
    .name = the last round is played with open hands
option-casino-cut_peek =
    .name = the non-dealer sees the bottom card when cutting
option-casino-announce_last =
    .name = the last round is announced
option-casino-announce_build_value =
    .name = the value of a build is announced
option-casino-dejado_notice =
    .name = what a play leaves that it could have taken is announced

## What is to be decided

asks-casino-capture-build-trail = Capture, build or trail.
asks-casino-capture-build = You may not trail now: capture or build.
asks-casino-capture-trail = Capture or trail.
asks-casino-build-trail = Build or trail.
asks-casino-capture = You may not trail now: capture.
asks-casino-build = You may not trail now: build.
asks-casino-trail = Trail a card.

## Words that are spoken at the table, and what they mean

spoken-casino-last = Last
    .means = these are the last cards: nothing more is dealt
spoken-casino-orange = Orange
    .means = red and yellow taken together; whoever calls it first gets the points
spoken-casino-ausz = Ausz vagyok
    .means = Hungarian: I am out; I have enough points
spoken-casino-virado = Virado
    .means = Spanish: turned over; the table is empty, and a card is turned over in the pile for it
spoken-casino-tabbe = Tabbe
    .means = the table is empty, a sweep
spoken-casino-tabla = Tábla
    .means = Hungarian: board; the table is empty, a sweep
spoken-casino-dejado = Dejado
    .means = Spanish: left; this could have been taken
