# Why a bot suggests a move: statements about the position, for a move or against it. Each is a clause that begins with a small letter;
# several are joined by commas. And what is wrong with the name or the settings of a bot.

reason-any-by-chance = chosen at random
reason-against = but { $clause }
reason-against-alone = drawback: { $clause }
count-in-words = { $number ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
casino-cards-and-points = { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { " " }for one point
        [2] { " " }for two points
        [3] { " " }for three points
        [4] { " " }for four points
       *[other] { " " }for { $points } points
    }

## Casino: what a move does

reason-casino-sweeps = sweeps the table
reason-casino-orange = makes an orange
reason-casino-takes-build = { $keeper ->
        [you] takes your build of { $value }
        [partner] takes your partner's build of { $value }
       *[other] takes their build of { $value }
    }
reason-casino-takes = { COUNT($cards) ->
        [0] { $spades ->
            [0] takes { count-in-words } cards
            [one] takes { count-in-words } cards, one of them a spade
            [2] takes { count-in-words } cards, two of them spades
            [3] takes { count-in-words } cards, three of them spades
            [4] takes { count-in-words } cards, four of them spades
           *[other] takes { count-in-words } cards, { $spades } of them spades
        }
       *[other] { $spades ->
            [0] takes { count-in-words } cards with { casino-cards-and-points }
            [one] takes { count-in-words } cards with { casino-cards-and-points }, one of them a spade
            [2] takes { count-in-words } cards with { casino-cards-and-points }, two of them spades
            [3] takes { count-in-words } cards with { casino-cards-and-points }, three of them spades
            [4] takes { count-in-words } cards with { casino-cards-and-points }, four of them spades
           *[other] takes { count-in-words } cards with { casino-cards-and-points }, { $spades } of them spades
        }
    }
reason-casino-most-spades = whoever has most spades scores { $number ->
        [one] one point
       *[other] { count-in-words } points
    }
reason-casino-most-cards = whoever has most cards scores { $number ->
        [one] one point
       *[other] { count-in-words } points
    }
reason-casino-builds = builds { $value } for the { rank-name } you hold
reason-casino-builds-for-partner = builds { $value } for your partner
reason-casino-adds = { $keeper ->
        [you] adds to your build of { $value }
        [partner] adds to your partner's build of { $value }
       *[other] adds to their build of { $value }
    }
reason-casino-raises = { $keeper ->
        [you] raises your build of { $before } to { $value }
        [partner] raises your partner's build of { $before } to { $value }
       *[other] raises their build of { $before } to { $value }
    }
reason-casino-they-hold = { $percent ->
        [0] they can hold no { rank-name }
        [100] they hold { casino-a-rank }
       *[other] they hold { casino-a-rank } with a chance of { $percent }%
    }
reason-casino-gives-away = gives away { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { ", " }which scores one point
        [2] { ", " }which scores two points
        [3] { ", " }which scores three points
        [4] { ", " }which scores four points
       *[other] { ", " }which scores { $points } points
    }
reason-casino-lays-to-take = lays one { rank-name } to take it with the other
reason-casino-nobody-can-pair = lays { casino-a-rank } that nobody can pair
reason-casino-keeps-for-build = keeps the { rank-name } for your build
reason-casino-keeps-back = keeps { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { ", " }which scores one point
        [2] { ", " }which scores two points
        [3] { ", " }which scores three points
        [4] { ", " }which scores four points
       *[other] { ", " }which scores { $points } points
    }
reason-casino-gives-away-spade = gives away a spade
reason-casino-gives-away-little = the card scores nothing by itself
reason-casino-lays-only = you can only lay a card down

## Casino: what a move leaves

reason-casino-but-would-sweep = { casino-a-rank } would sweep the table{ $percent ->
        [100] , and they hold one
       *[other] { " " }(they hold one with a chance of { $percent }%)
    }
reason-casino-but-would-take = { casino-a-rank } would take { COUNT($cards) ->
        [0] { $number ->
            [one] one card
           *[other] { count-in-words } cards
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words } cards with { casino-cards-and-points }
        }
    }{ $percent ->
        [100] , and they hold one
       *[other] { " " }(they hold one with a chance of { $percent }%)
    }
reason-casino-can-take-next = and your { rank-name } can take { COUNT($cards) ->
        [0] { $number ->
            [one] one card
           *[other] { count-in-words } cards
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words } cards with { casino-cards-and-points }
        }
    } next
reason-casino-captures-last = and what lies at the end goes to the last capture, which is yours so far
reason-casino-but-captures-last = what lies at the end goes to the last capture, which is theirs so far
reason-casino-leaves-little = leaves no card on the table that scores by itself

## Casino: the greedy player

reason-casino-takes-most = no other capture takes more cards
reason-casino-gives-away-least = no other card of your hand scores less by itself
reason-casino-nothing-else = nothing else is left

## The trick games

reason-tricks-nothing-else = there is nothing else to do
reason-tricks-trick-likely = { CARDS($cards) } { COUNT($cards) ->
        [one] is a certain trick
       *[other] are certain tricks
    }
reason-tricks-no-trick-likely = none of your cards is a certain trick
reason-tricks-weakest-card = none of your other cards is lower
reason-tricks-cannot-win = it cannot win this trick
reason-tricks-last-to-play = last to play, it wins the trick
reason-tricks-draws-last-trump = at most one trump is still out, and it is lower
reason-tricks-cannot-be-beaten = nothing still out can beat it
reason-tricks-only-trump-beats = only a trump can beat it
reason-tricks-takes-lead = it takes the lead in the trick
reason-tricks-draws-trumps = whoever has a trump must play one
reason-tricks-not-needed = no card that you may play is lower
reason-tricks-keeps-all = each of your cards is a trump or an ace
reason-tricks-exchange = { $number ->
        [one] draws for one card that is neither a trump nor an ace
       *[other] draws for { count-in-words } cards that are neither trumps nor aces
    }
reason-tricks-only-card = it is the only card that you may play
reason-tricks-trumps-held = { $number ->
        [0] you hold no trump
        [one] you hold one trump
       *[other] you hold { count-in-words } trumps
    }
reason-tricks-each-trick = { $number ->
        [one] each trick takes one point off your score
       *[other] each trick takes { count-in-words } points off your score
    }
reason-tricks-no-trick-costs = { $number ->
        [one] staying in without winning a trick costs one point
       *[other] staying in without winning a trick costs { count-in-words } points
    }
reason-tricks-keeps-better = keeps { CARD($card) }
reason-tricks-keeps-lower = keeps { CARD($card) }, which is lower
reason-tricks-lower-would-do = { CARD($card) } is lower and would do as well
reason-tricks-higher-out = { $number ->
        [one] one higher card of its suit may still be out
       *[other] { count-in-words } higher cards of its suit may still be out
    }
reason-tricks-keeps-good = keeps { CARDS($cards) }
reason-tricks-throws-good = gives away { CARDS($cards) }
reason-tricks-keeps-plain = { $number ->
        [one] keeps one card that is neither a trump nor an ace
       *[other] keeps { count-in-words } cards that are neither trumps nor aces
    }
reason-tricks-voids-suit = leaves you without { suit-name }

reason-raub-own-deal = the dealer bids last
reason-raub-refa = leaves the deal to the next player and adds a Refa
reason-raub-muss = makes everybody play while somebody has fewer than { $limit } points
reason-raub-look = you see your cards before you bid
reason-raub-raub = the turn-up becomes yours
reason-raub-stih = one trick is enough, and the turn-up is yours
reason-raub-declare = { $number ->
        [one] with the turn-up you have one trump
       *[other] with the turn-up you have { count-in-words } trumps
    }
reason-raub-pass = a declarer { $required ->
        [1] without a trick
       *[other] with fewer than two tricks
    } pays { $number ->
        [one] one point
       *[other] { count-in-words } points
    }
reason-raub-turn-next = the next card may make another suit trumps
reason-raub-swap-seven = the turn-up is the better trump
reason-raub-no-swap = you do not hold the seven of trumps
reason-raub-passes-deal = leaves the deal to the next player without a Refa
reason-raub-higher-trumps = { $number ->
        [0] no trump is higher than the turn-up
        [one] one trump is higher than the turn-up
       *[other] { count-in-words } trumps are higher than the turn-up
    }
reason-raub-thrown-in = passing throws the deal in, and nobody scores
reason-raub-unopposed = if you drop out, the declarer wins { count-in-words } tricks without play

reason-zwanzig_ab-blind = { $factor ->
        [1] trumps are fixed before anybody sees a card
        [2] the deal then counts double
        [3] the deal then counts three times
        [4] the deal then counts four times
       *[other] the deal then counts { $factor } times
    }
reason-zwanzig_ab-look = you see your first cards before you choose
reason-zwanzig_ab-next = your next card makes trumps, so you have at least one
reason-zwanzig_ab-redeal = all your first cards are sevens and eights
reason-zwanzig_ab-no-better-suit = you hold no card of this suit
reason-zwanzig_ab-hearts-double = { $factor ->
        [2] hearts count double
        [3] hearts count three times
        [4] hearts count four times
       *[other] hearts count { $factor } times
    }
reason-zwanzig_ab-nobody-may-drop = nobody may drop out in this suit
reason-zwanzig_ab-best-suit = none of your first cards is higher than { CARD($card) }
reason-zwanzig_ab-two-trumps = { count-in-words } of your first cards are trumps
reason-zwanzig_ab-leaves-tricks = you have your trick, and nobody can win the match in this deal
reason-zwanzig_ab-one-trick = nobody can win the match in this deal, and one trick spares you the penalty
reason-zwanzig_ab-gives-way = nobody can win the match in this deal, and your score is not the lowest
reason-zwanzig_ab-longer-suit = you hold { count-in-words } { tricks-suit }
reason-zwanzig_ab-higher-card = { CARD($card) } is your highest card
reason-zwanzig_ab-may-not-drop = you may not drop out
reason-zwanzig_ab-unopposed = if you drop out, forehand wins { count-in-words } tricks without play
reason-zwanzig_ab-drops-left = { $number ->
        [one] you may drop out only once more in this match
       *[other] you may drop out only { count-in-words } more times in this match
    }
reason-zwanzig_ab-up-to-count = { $number ->
        [one] one trick lowers your score in this deal; with more it stays as it is
       *[other] up to { count-in-words } tricks lower your score in this deal; with more it stays as it is
    }
reason-zwanzig_ab-none-counts = no trick lowers your score in this deal: it would fall below 0
reason-zwanzig_ab-one-too-many = with one more trick your score would fall below 0, and none of your tricks would count
reason-zwanzig_ab-no-more-count = however many more tricks you win, your score stays as it is
reason-zwanzig_ab-maker-costs = { $number ->
        [one] without a trick you get one point added
       *[other] without a trick you get { count-in-words } points added
    }

## Hazari

reason-hazari-best-first = the strongest group first, then the next
reason-hazari-wins = round { $round }: { GROUP($group) } wins in { $percent }% of deals
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] round { LIST($numbers) }
       *[other] rounds { LIST($numbers) }
    } in { LIST($percents) }%
reason-hazari-wins-instead = round { $round }: { GROUP($group) } wins in { $percent }% instead of { $before }%
reason-hazari-wins-as-often = wins about as often, with { ABS($number) ->
        [one] one point
       *[other] { ABS($number) } points
    } { SIGN($number) ->
        [minus] fewer
       *[plus] more
    } in round { $round }
reason-hazari-other-cards = wins about as often and counts the same, with other cards
reason-hazari-troy-decides = round { $round } decides the match
reason-hazari-against-best-first = if the others play their strongest groups first

## Refusals: names and settings of bots

refusal-bad-options--no-such-bot = { $near ->
        [none] no bot has the name { $name }; there are { LIST($candidates, style: "comma") }
       *[other] no bot has the name { $name }; did you mean { $near }? There are { LIST($candidates, style: "comma") }
    }
refusal-bad-options--no-bot-settings = { $part } is a setting of { COMMAND("arena") }; at a table, { $level } has none
refusal-bad-options--bots-for-seats = { $number } bots are named, and { $limit ->
        [one] there is one other player
       *[other] there are { $limit } other players
    }: name one bot for all, or one for each
refusal-bad-options--off-the-dial = the dial goes from { "dial:0" } (beginner) through { "dial:0.5" } (club) to { "dial:1" } (expert), as in { "dial:0.35" }
refusal-bad-options--no-such-aim = only the expert of the Casino family has an aim: { "aim=match" } or { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } must be more than 0
