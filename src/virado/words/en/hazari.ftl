# Hazari: groups, refusals, what happens, variants and options.

## Groups. GROUP($group) chooses one of these by the class; $ranks are what decides, $high and $low the first two of them.

group-hazari = { GROUP($group) }
group-hazari-indi = indi { RANKS($ranks) }
group-hazari-pair = pair of { PLURAL($high) } with { KEY($rank) ->
        [A] an ace
        [8] an eight
       *[other] a { rank-name }
    }
group-hazari-two_pair = two pairs, { PLURAL($high) } and { PLURAL($low) }
group-hazari-colour = colour { RANKS($ranks) }
group-hazari-colour4 = four-card colour { RANKS($ranks) }
group-hazari-run = run { RANKS($ranks) }
group-hazari-run4 = four-card run { RANKS($ranks) }
group-hazari-colour_run = colour run { RANKS($ranks) }
group-hazari-colour_run4 = four-card colour run { RANKS($ranks) }
group-hazari-troy = troy of { PLURAL($high) }
group-hazari-troy4 = four { PLURAL($high) }

## Refusals

refusal-unparsable--no-arrangement = an arrangement names four groups: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }
refusal-not-your-turn--nothing-to-arrange = there is nothing for you to arrange now
refusal-already-up = you are up: your arrangement can no longer be changed
refusal-sizes = the groups have { LIST($numbers) } cards; they must have 3, 3, 3 and 4
refusal-sizes--too-many-groups = a hand has four groups, of 3, 3, 3 and 4 cards; these are more
refusal-cards = these are not the cards of your hand
refusal-cards--not-in-hand = { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } not in your hand
refusal-cards--twice = you name { CARDS($cards) } twice; each card of your hand has one place
refusal-order = your { $number ->
        [2] second group ({ GROUP($group) }) beats the first
       *[3] third group ({ GROUP($group) }) beats the second
    } ({ GROUP($other) }); the strongest comes first
refusal-order--last-three = the best three of your last group ({ GROUP($group) }) beat the third ({ GROUP($other) }); the weakest comes last
refusal-order--last = your last group ({ GROUP($group) }) beats the third ({ GROUP($other) }); the weakest comes last
refusal-bad-options--hazari-first-troy-decides = groups are shown in descending order, so whoever has a troy shows one in the first round, and the later rounds decide nothing

## What happens

event-hazari-deal = { WHO($dealer) ->
        [you] You deal.
       *[other] { NAME($dealer) } deals.
    }
event-hazari-round-won = { WHO($seat) ->
        [you] You win round { $round }: { GROUP($group) }, { $points } points.
       *[other] { NAME($seat) } wins round { $round }: { GROUP($group) }, { $points } points.
    }
event-hazari-deal-scored = The deal is scored: { LIST($items, style: "comma") }.
event-hazari-deal-scored-troy = A winning troy ends the match at once: { LIST($items, style: "comma") }.
event-hazari-points = { WHOSE($side) ->
        [you] you
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-hazari-match-over = { COUNT($winners) ->
        [one] { WHOSE($side) ->
            [you] You win the match.
           *[other] { SIDE($side) } wins the match.
        }
       *[other] { NAMES($winners) } share the match.
    }
effect-hazari-arrange = Your groups: { GROUP($first) }, { GROUP($second) }, { GROUP($third) } and { GROUP($last) }.

## A move as a button: what it does, what comes of it

title-hazari-arrange = Up
result-hazari-arrange = final

## Arranging

split-hazari-best-first = best first
split-hazari-most-even = most even
split-hazari-best-total = most points
split-hazari-other = another way
split-hazari-troy = troy for the match
split-hazari-says = { LIST($items, style: "comma") }

## Phases

phase-hazari-arrange = arranging
phase-hazari-show = showing

## Variants

variant-hazari =
    .title = Hazari
    .also = Hazaray, Hajari, 1000 points
    .place = Bangladesh
    .summary = To 1000: thirteen cards in four groups, the last counts as its best three.
variant-hazari-bhutan =
    .title = Hazari (Bhutan)
    .also = Bhutan
    .place = Bhutan
    .summary = Cards at face value, four-card classes in the last round, and a winning troy wins the match.
variant-hazari-bhutan-no-two-pair =
    .title = Hazari (Bhutan, no two pairs)
    .place = Bhutan
    .summary = As in Bhutan, but two pairs count only as the higher pair.

## Options

option-hazari-card_values =
    .name = values of the cards
    .ten_five = ace to ten 10 each, all others 5
    .pip = ace 11, king, queen and jack 10, all others their number
option-hazari-fourth_round =
    .name = last groups are compared by
    .best_three = their best three cards
    .four_card = all four cards
option-hazari-two_pair =
    .name = two pairs are a class of their own
option-hazari-odd_card_breaks_ties =
    .name = between equal last groups the higher odd card decides
option-hazari-order_rule =
    .name = order of the groups
    .descending = strongest first
    .free = any
option-hazari-group4_order_basis =
    .name = the last group is measured against the third by
    .best_three = its best three cards
    .extended = its class of four cards
option-hazari-tie_rule =
    .name = between equal groups, the winner is
    .last_played = the one shown last
    .first_played = the one shown first
option-hazari-troy_instant_win =
    .name = a winning troy wins the match
option-hazari-troy_win_rounds =
    .name = rounds in which a winning troy wins the match
option-hazari-target =
    .name = play to
option-hazari-top_tie =
    .name = a tie for the highest total
    .play_on = is played on
    .shared = is shared
option-hazari-first_dealer =
    .name = seat that deals first

## What is to be decided

asks-hazari-arrange = Arrange your thirteen cards in four groups.

## Words that are spoken at the table, and what they mean

spoken-hazari-up = Up
    .means = I am ready, and my groups are final
spoken-hazari-troy = troy
    .means = three cards of one rank
spoken-hazari-indi = indi
    .means = a group that is nothing else; in places it is called teki
