# Why a bot suggests a move. Each is a clause that begins with a small letter; several are joined by commas. And what is wrong with the
# name or the settings of a bot.

reason-any-by-chance = chosen at random

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
            [0] takes { $number } cards
            [one] takes { $number } cards, one of them a spade
           *[other] takes { $number } cards, { $spades } of them spades
        }
       *[other] { $spades ->
            [0] takes { $number } cards with { CARDS($cards) }
            [one] takes { $number } cards with { CARDS($cards) }, one of them a spade
           *[other] takes { $number } cards with { CARDS($cards) }, { $spades } of them spades
        }
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
reason-casino-gives-away = gives away { CARDS($cards) }
reason-casino-lays-to-take = lays one { rank-name } to take it with the other
reason-casino-nobody-can-pair = lays { casino-a-rank } that nobody can pair
reason-casino-keeps-for-build = keeps the { rank-name } for your build
reason-casino-keeps-back = keeps { CARDS($cards) } back
reason-casino-gives-away-spade = gives away a spade
reason-casino-gives-away-little = the card itself is worth little

## Casino: what a move leaves

reason-casino-but-would-sweep = but { casino-a-rank } would sweep the table{ $percent ->
        [100] , and they hold one
       *[other] { " " }(they hold one with a chance of { $percent }%)
    }
reason-casino-but-would-take = but { casino-a-rank } would bring them { $worth ->
        [one] 1 point
       *[other] { NUMBER($worth, maximumFractionDigits: 1) } points
    }{ $percent ->
        [100] , and they hold one
       *[other] { " " }(they hold one with a chance of { $percent }%)
    }
reason-casino-can-take-next = and your { rank-name } can take { $worth ->
        [one] 1 point
       *[other] { NUMBER($worth, maximumFractionDigits: 1) } points
    } next
reason-casino-captures-last = and what lies at the end will probably be yours
reason-casino-but-captures-last = but what lies at the end will probably be theirs
reason-casino-leaves-little = and leaves them little to take

## Casino: the greedy player

reason-casino-takes-most = takes the most at once
reason-casino-gives-away-least = gives away least
reason-casino-nothing-else = nothing else is left

## The trick games

reason-tricks-nothing-else = there is nothing else to do
reason-tricks-trick-likely = a trick of your own is likely
reason-tricks-no-trick-likely = you would probably win no trick
reason-tricks-weakest-card = throws the card that would win least
reason-tricks-cannot-win = it cannot win this trick, and better cards are kept
reason-tricks-last-to-play = last to play, it wins the trick
reason-tricks-draws-last-trump = draws the last trump
reason-tricks-cannot-be-beaten = nothing still out can beat it
reason-tricks-only-trump-beats = only a trump can beat it
reason-tricks-takes-lead = it takes the lead in the trick
reason-tricks-draws-trumps = draws trumps
reason-tricks-not-needed = a card that is not needed; better ones are kept
reason-tricks-keeps-all = every card is worth keeping
reason-tricks-exchange = { $number ->
        [one] draws for the card that would hardly win
       *[other] draws for the { $number } cards that would hardly win
    }

reason-raub-own-deal = your own deal is worth more to you than the next dealer's
reason-raub-refa = leaves the deal to the next player, and the deal after counts double
reason-raub-muss = makes everybody play while somebody is close to the end
reason-raub-look = the turn-up is not worth a blind bid
reason-raub-raub = the turn-up is worth a blind bid
reason-raub-stih = one trick is enough, and the turn-up is yours
reason-raub-declare = two tricks are likely, with the turn-up
reason-raub-pass = two tricks are not likely enough
reason-raub-turn-next = another trump may suit your hand better
reason-raub-swap-seven = the turn-up is the better trump
reason-raub-no-swap = there is no seven to swap

reason-zwanzig_ab-blind = a blind choice counts double
reason-zwanzig_ab-look = trumps are better chosen with the cards in hand
reason-zwanzig_ab-next = no suit in the first packet is worth choosing
reason-zwanzig_ab-redeal = a packet of sevens and eights is worth a new deal
reason-zwanzig_ab-no-better-suit = you hold none, but the other suits are no better
reason-zwanzig_ab-hearts-double = hearts count double
reason-zwanzig_ab-nobody-may-drop = nobody may drop out in this suit
reason-zwanzig_ab-best-suit = it is where your highest cards are
reason-zwanzig_ab-two-trumps = two cards of the packet or more are trumps
reason-zwanzig_ab-leaves-tricks = you have your trick, and nobody can win the match in this deal
reason-zwanzig_ab-one-trick = one trick is enough while nobody can win the match in this deal
reason-zwanzig_ab-gives-way = nobody can win the match in this deal; it ends sooner if the tricks go to whoever has the lowest score

## Hazari

reason-hazari-best-first = the strongest group first, then the next
reason-hazari-wins = round { $round }: { GROUP($group) } wins in { $percent }% of deals
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] round { LIST($numbers) }
       *[other] rounds { LIST($numbers) }
    } in { LIST($percents) }%
reason-hazari-wins-instead = round { $round }: { GROUP($group) } wins in { $percent }% instead of { $before }%
reason-hazari-wins-as-often = wins as often, with { ABS($number) } { SIGN($number) ->
        [minus] fewer
       *[plus] more
    } points in round { $round }
reason-hazari-other-cards = wins and counts the same, with other cards

## Refusals: names and settings of bots

refusal-bad-options--no-such-bot = there is no such bot; there are { LIST($candidates, style: "comma") }
refusal-bad-options--off-the-dial = the dial goes from { "dial:0" } (beginner) through { "dial:0.5" } (club) to { "dial:1" } (expert), as in { "dial:0.35" }
refusal-bad-options--no-such-aim = only the expert of the Casino family has an aim: { "aim=match" } or { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } must be more than 0
