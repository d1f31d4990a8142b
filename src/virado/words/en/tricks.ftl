# What Raub and Zwanzig ab share: the play of tricks.

## Words

tricks-suit = { $suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    } { suit-name }
tricks-label-turnup = turn-up

## Refusals: texts that are no move

refusal-unparsable--nothing-said = a move is a word such as { LIST($candidates, style: "comma") }, and the cards or the suit that belong to it
refusal-unparsable--unknown-word = { $part } is not an action; there are { LIST($candidates, style: "comma") }
refusal-unparsable--suit-missing = a suit is missing; a suit is { "s, h, d" } or { "c" }
refusal-unparsable--no-suit = { $part } is not a suit; a suit is { "s, h, d" } or { "c" }
refusal-unparsable--one-card = { $action } names one card, such as { $action } { "Kh" }
refusal-unparsable--stands-alone = { $action } stands alone, without { $part }

## Refusals: moves

refusal-dropped-out = { WHO($seat) ->
        [you] you have
       *[other] { NAME($seat) } has
    } dropped out of this deal
refusal-already-exchanged = { WHO($seat) ->
        [you] you have
       *[other] { NAME($seat) } has
    } exchanged already; there is no second exchange
refusal-must-follow = { CARD($card) } does not follow suit: { suit-name } led, and you hold { CARDS($cards) }
refusal-follow-suit = { refusal-must-follow }
refusal-must-trump = { CARD($card) } is not a trump: you have no { suit-name } and must trump with { CARDS($cards, style: "or") }
refusal-must-overtrump = { CARD($card) } does not beat the highest trump in the trick: you must play { CARDS($cards, style: "or") }

## Refusals: positions and cases

refusal-bad-position--seats-out-of-turn = { $path }: the seats do not play in turn
refusal-bad-position--too-few-cards-left = { $path }: the stock that is listed leaves { $number ->
        [one] one card
       *[other] { $number } cards
    } for a hand that lacks { $limit }
refusal-bad-position--trick-complete = { $path }: the trick is complete: all { $limit } seats have played or dropped out
refusal-bad-case--expected-action = { $path }: expected an action such as { "1 card Kh" }, got { $part }
refusal-bad-case--nobody-to-act = { $path }: { $part } names no seat, and nobody is to act

## What happens

event-tricks-drop = { WHO($seat) ->
        [you] You drop out.
       *[other] { NAME($seat) } drops out.
    }
event-tricks-exchange = { COUNT($discarded) ->
        [0] { WHO($seat) ->
            [you] You keep all your cards.
           *[other] { NAME($seat) } keeps all cards.
        }
        [one] { WHO($seat) ->
            [you] You exchange one card.
           *[other] { NAME($seat) } exchanges one card.
        }
       *[other] { WHO($seat) ->
            [you] You exchange { COUNT($discarded) } cards.
           *[other] { NAME($seat) } exchanges { COUNT($discarded) } cards.
        }
    }
event-tricks-exchange-seen = { COUNT($drawn) ->
        [0] You discard { CARDS($discarded) }.
       *[other] You discard { CARDS($discarded) } and draw { CARDS($drawn) }.
    }
event-tricks-card = { WHO($seat) ->
        [you] You play { CARD($card) }.
       *[other] { NAME($seat) } plays { CARD($card) }.
    }
event-tricks-trick = { WHO($seat) ->
        [you] You win the trick with { CARD($card) }.
       *[other] { NAME($seat) } wins the trick with { CARD($card) }.
    }
event-tricks-turn-up = { CARD($card) } is turned up: { tricks-suit } are trumps.
event-tricks-factor = Everything counted { $factor ->
        [2] double
       *[other] { $factor } times
    }.
event-tricks-by-default = Everybody else has dropped out: { WHO($seat) ->
        [you] you win all { $number } tricks by default.
       *[other] { NAME($seat) } wins all { $number } tricks by default.
    }
event-tricks-points = { WHO($seat) ->
        [you] you
       *[other] { NAME($seat) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-tricks-deal-scored = The deal is scored: { LIST($items, style: "comma") }.
event-tricks-match-over = { COUNT($winners) ->
        [one] { WHO($seat) ->
            [you] You win the match.
           *[other] { NAME($seat) } wins the match.
        }
       *[other] { NAMES($winners) } win the match together.
    }
event-tricks-match-over-lowest = Several players have 0 or less: the lowest score wins.
event-tricks-match-over-everybody = Everybody with 0 or less wins, even with a higher score than another winner.
event-tricks-match-over-shared = The lowest score is shared.

## What a move does

effect-tricks-exchange = { COUNT($discarded) ->
        [0] You keep all your cards.
       *[other] You discard { CARDS($discarded) } and draw { $draws ->
            [one] one card
           *[other] { $draws } cards
        }.
    }
effect-tricks-exchange-shuffled = You discard { CARDS($discarded) } and draw { $draws ->
        [one] one card
       *[other] { $draws } cards
    }; the stock runs out, and for { $shuffled ->
        [one] one of them
       *[other] { $shuffled } of them
    } the discards of the others are shuffled.
effect-tricks-card-leads = You lead { CARD($card) }.
effect-tricks-card-takes = { $trumps ->
        [true] { CARD($card) } trumps and takes the trick.
       *[false] { CARD($card) } takes the trick.
    }
effect-tricks-card-highest = { $trumps ->
        [true] { CARD($card) } trumps and is the highest card so far.
       *[false] { CARD($card) } is the highest card so far.
    }
effect-tricks-card-loses = { CARD($card) } does not win the trick.
effect-tricks-drop = You take no part in this deal, and your score stays as it is.
effect-tricks-factor = The points of this deal count { $factor ->
        [2] double
       *[other] { $factor } times
    }.

## A move as a button: what it does, what comes of it

title-tricks-exchange = { COUNT($discarded) ->
        [0] Keep all cards
       *[other] Exchange { CARDS($discarded) }
    }
title-tricks-card = Play { CARD($card) }
result-tricks-exchange = { $draws ->
        [one] one new card
       *[other] { $draws } new cards
    }
result-tricks-card-leads = leads
result-tricks-card-takes = { $trumps ->
        [true] trumps, takes the trick
       *[false] takes the trick
    }
result-tricks-card-highest = { $trumps ->
        [true] trumps, highest so far
       *[false] highest so far
    }
result-tricks-card-loses = does not win
result-tricks-no-trick = without a trick +{ $penalty }
result-tricks-drop = score stays
result-tricks-factor = everything ×{ $factor }

## What is to be decided

asks-tricks-lead = Your lead: any card.
asks-tricks-follow = Follow suit: { suit-name }.
asks-tricks-beat = Follow with a higher { suit-name } card.
asks-tricks-any = Choose a card.
asks-tricks-trump = You have no { suit-name }: you must trump.
asks-tricks-throw = You have no { suit-name }: choose a card.
