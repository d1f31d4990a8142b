# Highest: what happens, variants and options.

game-highest = Highest
phase-highest-play = playing

event-highest-card = { WHO($seat) ->
        [you] You play { CARD($card) }.
       *[other] { NAME($seat) } plays { CARD($card) }.
    }
event-highest-round-won = { WHO($seat) ->
        [you] You win round { $round }.
       *[other] { NAME($seat) } wins round { $round }.
    }
event-highest-match-over = { WHOSE($side) ->
        [you] You win the match.
       *[other] { SIDE($side) } wins the match.
    }
effect-highest-card = { CARD($card) } { $leads ->
        [true] is then the highest.
       *[false] does not lead.
    }
title-highest-card = Play { CARD($card) }
asks-highest-card = Which card?

view-highest-played = This round
view-highest-round = Round { $value }

variant-highest =
    .title = Highest
    .summary = Three cards each; the highest card wins the round.
variant-highest-long =
    .title = Highest (long)
    .summary = Thirteen cards each, to 50.

option-highest-hand_size =
    .name = cards in a hand
option-highest-target =
    .name = the match goes to

reason-highest-high = the highest card takes the round
reason-highest-low = it cannot win, so the lowest goes

terminal-highest-question = Which card?
