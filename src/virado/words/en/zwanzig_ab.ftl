# Zwanzig ab: refusals, what happens, what a move does, variants and options.

## Refusals: moves

refusal-malformed-move = that is not a move in Zwanzig ab
refusal-not-your-turn--zwanzig-ab = it is not { WHO($seat) ->
        [you] your turn
       *[other] the turn of { NAME($seat) }
    }: { zwanzig_ab-now }
# Who is to do what, from $turn and $phase.
zwanzig_ab-now = { WHO($turn) ->
        [you] you are
       *[other] { NAME($turn) } is
    } to { $phase ->
        [blind] choose trumps blind, or look
        [trump] make trumps
        [exchange] exchange
        [drop] { $choices ->
            [stay] stay
           *[all] stay or drop out
        }
       *[play] play a card
    }
refusal-trump-fixed = trumps have been made already: { suit-name }
refusal-not-forehand = only forehand, { NAME($forehand) }, makes trumps
refusal-look-first = forehand has not looked yet: the choice is a suit blind, or to look
refusal-already-looked = forehand has looked at the first cards; the time for a blind choice is over
refusal-no-blind-choice = trumps are not made blind in this form
refusal-no-next = in this form the next card is not turned up: forehand chooses one of the four suits
refusal-no-redeal = there is no redeal in this form
refusal-packet-not-weak = a redeal needs a packet of nothing but sevens and eights, and you hold { CARDS($cards) }
refusal-trump-due = trumps have not been made yet: forehand, { NAME($forehand) }, decides first
refusal-decision-due = nobody exchanges before all have said whether they stay
refusal-too-many-cards = { $limit ->
        [0] { CARDS($cards) } { COUNT($cards) ->
            [one] is
           *[other] are
        } to be kept: nothing is exchanged in this form
        [one] that is too many ({ CARDS($cards) }): only one may be exchanged
       *[other] { CARDS($cards) } are too many cards: at most { $limit } may be exchanged
    }
refusal-stock-too-small = { CARDS($cards) } cannot be exchanged: { $limit ->
        [0] no card is
        [one] only one card is
       *[other] only { $limit } cards are
    } left in the stock
refusal-exchange-over = the exchange is over
refusal-exchange-due = nobody stays or drops out before all have exchanged
refusal-already-decided = all have said whether they stay, and that is final
refusal-forehand-stays = { $action ->
        [drop] { WHO($seat) ->
            [you] you are forehand
           *[other] { NAME($seat) } is forehand
        } and may not drop out
       *[stay] { WHO($seat) ->
            [you] you are forehand and are not asked
           *[other] { NAME($seat) } is forehand and is not asked
        }: forehand always stays
    }
refusal-special-deal = nobody may drop out in a special deal
refusal-obliging-suit = { suit-name } are trumps, and with them nobody may drop out
refusal-low-score = { WHO($seat) ->
        [you] you have { $number }
       *[other] { NAME($seat) } has { $number }
    } and must stay: only above { $limit } may a player drop out
refusal-dropped-last-deal = { WHO($seat) ->
        [you] you dropped
       *[other] { NAME($seat) } dropped
    } out of the last deal and must stay in this one
refusal-no-drops-left = { WHO($seat) ->
        [you] you have
       *[other] { NAME($seat) } has
    } dropped out { $number ->
        [one] once
       *[other] { $number } times
    } in this match, and that is the limit
refusal-dealer-stays = all others have left forehand alone, so the dealer must stay
refusal-bad-options--zwanzig-nobody-so-low = nobody has { $number } or less before a deal that they may drop out of: the least is { $limit }
refusal-bad-options--zwanzig-zero-unreachable = from deal { $limit } on everything counts { $number } times, so many scores never come to exactly 0: set { "special_finish_from_deal=0" }, { "special_finish_scope=single_deal" } or { "hearts_multiplier=1" }
refusal-play-not-begun = no card is played yet: { zwanzig_ab-now }

## What happens

event-zwanzig_ab-deal = { $redeal ->
        [true] { WHO($dealer) ->
            [you] You deal again.
           *[other] { NAME($dealer) } deals again.
        }
       *[false] { WHO($dealer) ->
            [you] You deal.
           *[other] { NAME($dealer) } deals.
        }
    }
event-zwanzig_ab-special = Special deal: { tricks-suit } are trumps, and nobody may drop out.
event-zwanzig_ab-bid-choose = { WHO($seat) ->
        [you] You make { tricks-suit } trumps.
       *[other] { NAME($seat) } makes { tricks-suit } trumps.
    }
event-zwanzig_ab-bid-blind = { WHO($seat) ->
        [you] You make { tricks-suit } trumps blind.
       *[other] { NAME($seat) } makes { tricks-suit } trumps blind.
    }
event-zwanzig_ab-bid-next = { WHO($seat) ->
        [you] You let the next card decide.
       *[other] { NAME($seat) } lets the next card decide.
    }
event-zwanzig_ab-bid-redeal = { WHO($seat) ->
        [you] You ask for a redeal.
       *[other] { NAME($seat) } asks for a redeal.
    }
event-zwanzig_ab-show = { WHO($seat) ->
        [you] You show { CARDS($cards) }.
       *[other] { NAME($seat) } shows { CARDS($cards) }.
    }
event-zwanzig_ab-stay = { WHO($seat) ->
        [you] You stay.
       *[other] { NAME($seat) } stays.
    }
event-zwanzig_ab-kept = { WHO($seat) ->
        [you] You would have gone below 0, so your score stays as it was.
       *[other] { NAME($seat) } would have gone below 0, and that score stays as it was.
    }

## What a move does

effect-zwanzig_ab-trump = { $suit ->
        [s] Spades
        [h] Hearts
        [d] Diamonds
       *[c] Clubs
    } become trumps{ $obliges ->
        [true] , and nobody may drop out
       *[false] { "" }
    }.
effect-zwanzig_ab-redeal = You show { CARDS($cards) }, and the cards are dealt again.
effect-zwanzig_ab-next = The next card is yours, and its suit becomes trumps.
effect-zwanzig_ab-stay = You must win a trick: without one, { $penalty ->
        [one] one point is
       *[other] { $penalty } points are
    } added to your score.
effect-zwanzig_ab-stay-must = You may not drop out in this deal.

## A move as a button: what it does, what comes of it

title-zwanzig_ab-choose = Make { tricks-suit } trumps
title-zwanzig_ab-blind = Make { tricks-suit } trumps unseen
title-zwanzig_ab-look = Look at the cards
title-zwanzig_ab-next = Turn up the next card
title-zwanzig_ab-redeal = Ask for a redeal
title-zwanzig_ab-stay = Stay
title-zwanzig_ab-drop = Drop out
result-zwanzig_ab-obliges = nobody may drop out
result-zwanzig_ab-redeal = you show { CARDS($cards) }
result-zwanzig_ab-must = you may not drop out

## Phases

phase-zwanzig_ab-blind = blind choice
phase-zwanzig_ab-trump = making trumps
phase-zwanzig_ab-exchange = exchange
phase-zwanzig_ab-drop = staying or dropping out
phase-zwanzig_ab-play = play

## Variants

variant-zwanzig-ab =
    .title = Zwanzig ab
    .also = 20 ab, Twenty down, Tswanzig ab
    .place = Germany
    .summary = From 20 down to 0: forehand makes trumps, all may exchange three, and weak hands may leave.
variant-zwanzig-ab-jager-trump-rank =
    .title = Zwanzig ab (Jäger: jack and nine of trumps)
    .place = Germany (Alfred Jäger)
    .summary = In trumps the jack and the nine are highest.
variant-zwanzig-ab-jager-first-packet =
    .title = Zwanzig ab (Jäger: three cards first)
    .place = Germany (Alfred Jäger)
    .summary = Three cards before trumps are made: blind, by the next card, or after a redeal of weak cards.
variant-zwanzig-ab-jager-drop-first =
    .title = Zwanzig ab (Jäger: leaving first)
    .place = Germany (Alfred Jäger)
    .summary = Players decide whether to stay before anybody exchanges.
variant-zwanzig-ab-jager-clubs =
    .title = Zwanzig ab (Jäger: clubs oblige)
    .place = Germany (Alfred Jäger)
    .summary = Nobody may leave when clubs are trumps.
variant-zwanzig-ab-jager-two-active =
    .title = Zwanzig ab (Jäger: the dealer stays)
    .place = Germany (Alfred Jäger)
    .summary = The dealer must stay when all others have left forehand alone.
variant-zwanzig-ab-jager-no-repeat-drop =
    .title = Zwanzig ab (Jäger: never twice in a row)
    .place = Germany (Alfred Jäger)
    .summary = Whoever left the last deal must stay in this one.
variant-zwanzig-ab-jager-low-score =
    .title = Zwanzig ab (Jäger: staying at five)
    .place = Germany (Alfred Jäger)
    .summary = Whoever has five points or fewer must stay.
variant-zwanzig-ab-jager-plain-finish =
    .title = Zwanzig ab (Jäger: plain finish)
    .place = Germany (Alfred Jäger)
    .summary = No forced hearts from the ninth deal on.
variant-zwanzig-ab-jager =
    .title = Zwanzig ab (Jäger)
    .also = Jäger, Jaeger
    .place = Germany (Alfred Jäger)
    .summary = All eight of Jäger's variations together.
variant-zwanzig-ab-persian-literal =
    .title = Zwanzig ab (Persian text)
    .place = Persian text
    .summary = Only the ninth deal is played in forced hearts, and only while nobody has reached zero.
variant-zwanzig-ab-early =
    .title = Zwanzig ab (natural ranks)
    .place = Germany
    .summary = The ten ranks below the jack.

## Options

option-zwanzig_ab-start_score =
    .name = points at the start
option-zwanzig_ab-first_dealer =
    .name = seat that deals first
option-zwanzig_ab-suit_rank =
    .name = rank of the cards
    .ace_ten = A 10 K Q J 9 8 7
    .natural = A K Q J 10 9 8 7
option-zwanzig_ab-trump_rank =
    .name = rank of the trumps
    .same = as in the other suits
    .jass = J 9 A 10 K Q 8 7
option-zwanzig_ab-first_packet =
    .name = cards before trumps are made
option-zwanzig_ab-trump_next =
    .name = forehand may let the next card make trumps
option-zwanzig_ab-trump_blind =
    .name = forehand may make trumps blind
option-zwanzig_ab-redeal_weak =
    .name = forehand may ask for a redeal with nothing but sevens and eights
option-zwanzig_ab-blind_multiplier =
    .name = trumps made blind multiply the points by
option-zwanzig_ab-hearts_multiplier =
    .name = hearts as trumps multiply the points by
option-zwanzig_ab-multiplier_mode =
    .name = hearts made trumps blind
    .product = both multiply
    .max = the greater one multiplies
option-zwanzig_ab-exchange_max =
    .name = maximum number of cards exchanged
option-zwanzig_ab-drop_timing =
    .name = players stay or drop out
    .after_exchange = after the exchange
    .before_exchange = before the exchange
option-zwanzig_ab-oblige_suit =
    .name = trump suit with which nobody may drop out
    .diamonds = diamonds
    .clubs = clubs
    .none = no suit
option-zwanzig_ab-min_two_active =
    .name = the dealer must stay if all others have left forehand alone
option-zwanzig_ab-no_consecutive_drop =
    .name = nobody may drop out of two deals in a row
option-zwanzig_ab-no_drop_at_or_below =
    .name = whoever has this many points or fewer must stay
    .none = no such limit
option-zwanzig_ab-max_drops =
    .name = maximum number of times that a player may drop out in a match
    .none = any number
option-zwanzig_ab-no_trick_penalty =
    .name = points added for staying without a trick
option-zwanzig_ab-maker_no_trick_penalty =
    .name = points added to a forehand that made trumps and won no trick
    .none = as for everybody
option-zwanzig_ab-all_tricks_bonus =
    .name = further points taken off for winning all five tricks
option-zwanzig_ab-special_finish_from_deal =
    .name = special deals, with hearts as trumps, from deal (0: none)
option-zwanzig_ab-special_finish_scope =
    .name = which deals are special
    .from_then_on = that one and all later ones
    .single_deal = that one only
option-zwanzig_ab-special_finish_in_tiebreak =
    .name = a deal that breaks a tie can be special
option-zwanzig_ab-exact_zero =
    .name = a gain that would take a score below 0 does not count
option-zwanzig_ab-match_winners =
    .name = who wins once somebody has 0 or less
    .lowest = the lowest score alone
    .all_out = everybody at 0 or less
option-zwanzig_ab-tie_break =
    .name = if several have the lowest score, 0 or less
    .play_on = they all play on
    .tied_only = only they play on
    .shared = they win together
option-zwanzig_ab-overtrump =
    .name = whoever must trump beats the highest trump
    .optional = if they like
    .required = if they can

## What is to be decided

asks-zwanzig_ab-blind = Make trumps unseen, or look at your cards.
asks-zwanzig_ab-trump = Which suit will be trumps?
asks-zwanzig_ab-exchange = Which cards will you exchange?
asks-zwanzig_ab-drop = Do you stay, or drop out?
asks-zwanzig_ab-must-stay = You may not drop out of this deal: you stay.
