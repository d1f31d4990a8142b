# Raub: refusals, what happens, what a move does, variants and options.

## Words

raub-action = { $action ->
        [deal] dealing
        [refa] handing the deal on
        [muss] Muss
        [look] looking
        [raub] Raub
        [stih] Stih
        [declare] declaring
        [pass] passing
        [turn_next] turning another card
        [play] staying in
        [drop] dropping out
        [swap_seven] swapping the seven
        [no_swap] declining the swap
        [exchange] exchanging
        [take_turnup] taking the turn-up
       *[card] playing a card
    }
# Who is to do what, from $turn and $phase.
raub-now = { WHO($turn) ->
        [you] you are
       *[other] { NAME($turn) } is
    } to { $phase ->
        [before_deal] deal
        [deal] deal
        [blind] { $choices ->
            [look] look
            [raub] look, or to say Raub, before anybody sees a card
            [stih] look, or to say Stih, before anybody sees a card
           *[all] look, or to say Raub or Stih, before anybody sees a card
        }
        [bidding] bid
        [defence] stay in or drop out
        [seven] { $choices ->
            [no_swap] decline the swap of the seven
           *[all] swap the seven or not
        }
        [exchange] exchange cards
        [turnup] take the turn-up
       *[play] play a card
    }

## Refusals: moves

refusal-no-such-move = that is not a move in Raub
refusal-not-your-turn--raub = it is not { WHO($seat) ->
        [you] your turn
       *[other] the turn of { NAME($seat) }
    }: { raub-now }
refusal-not-now = { raub-action } is not possible now: { raub-now }
refusal-pass-deal-off = in this form the dealer may not hand the cards on without dealing
refusal-muss-off = Muss is not played in this form
refusal-muss-scores = the dealer may say Muss only when somebody's score is below { $limit }
refusal-muss-scores--all-below = the dealer may say Muss only when everybody's score is below { $limit }
refusal-muss-scores--opponent-below = the dealer may say Muss only when somebody else's score is below { $limit }
refusal-raub-off = Raub is not played in this form
refusal-stih-off = Stih is not played in this form
refusal-stih-imposed = Stih is never chosen in this form: a turned seven imposes it
refusal-stih-needs-seven = Stih can be said only when the turn-up is a seven
refusal-blind-over = { raub-action } can be said only by the dealer, before looking
refusal-already-passed = { WHO($seat) ->
        [you] you have
       *[other] { NAME($seat) } has
    } passed and may not declare in this round any more
refusal-only-dealer-turns = only the dealer, { NAME($dealer) }, may turn another card, when all others have passed
refusal-turn-next-off = in this form no other card is turned
refusal-already-turned = another card has been turned already; now the dealer declares or passes
refusal-muss-compels = the dealer, { NAME($dealer) }, said Muss, which compels everybody to play; there is no answer to give
refusal-no-seven-swap = there is no swap of the seven of trumps now
refusal-no-seven-swap--off = in this form the seven of trumps is not swapped
refusal-seven-not-held = { WHO($seat) ->
        [you] you do
       *[other] { NAME($seat) } does
    } not hold the seven of trumps, { CARD($card) }
refusal-card-not-held = { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } not in your hand
refusal-card-not-held--turn-up = { CARD($card) } is the turn-up and not in your hand
refusal-card-not-held--laying-away = { CARD($card) } is neither one of your cards nor the turn-up { CARD($turnup) }
refusal-too-many-changed = { COUNT($cards) ->
        [one] one card ({ CARDS($cards) }) is
       *[other] { COUNT($cards) } cards ({ CARDS($cards) }) are
    } too many: at most { $limit } may be exchanged
refusal-stock-short = { COUNT($cards) ->
        [one] one card
       *[other] { COUNT($cards) } cards
    } ({ CARDS($cards) }) cannot be exchanged: { $limit ->
        [0] the stock is empty
       *[other] the stock holds { $limit }
    }
refusal-turnup-compulsory = the declarer must take the turn-up now and discard one card
refusal-turnup-kept = the turn-up { CARD($card) } may not be discarded in this variant
refusal-misdeal-too-late = a misdeal can be announced only from the deal until the first bid, defence answer, swap or exchange
refusal-misdeal-too-early = no cards have been dealt yet, so there is no misdeal
refusal-misdeal-dealer-only = in this form only the dealer is charged with a misdeal, and no seat is named
refusal-misdeal-of-dealer = the dealer's own misdeal is announced without a seat
refusal-referee-only = only the table referee announces a misdeal
refusal-referee-only-misdeals = the table referee announces misdeals and nothing else

## Refusals: options and cases

refusal-bad-options--event-twice = { "refa_sources" } names an event twice
refusal-bad-options--no-unit = { "unit" } is a positive whole number or a rational such as { "1/2" }, not { $part }
refusal-bad-options--unit-not-whole = { "winner_split=integer" } needs a whole unit
refusal-bad-options--raub-stock-suffices = the stock never runs short: at most { $number } cards are changed, and { $limit } or more are there
refusal-bad-case--declarer-dropped = { $path }: the declarer, seat { $seat }, never drops out
refusal-bad-case--dropped-seat-wins = { $path }: seat { $seat } has dropped out and wins nothing
refusal-bad-case--too-many-tricks = { $path }: a deal has { $limit } tricks
refusal-bad-case--nobody-has-won = { $path }: nobody has won
refusal-bad-case--expected-amount = { $path }: expected an amount of money, got { $part }

## What happens

event-raub-deal = { WHO($dealer) ->
        [you] You deal.
       *[other] { NAME($dealer) } deals.
    }
event-raub-bid-refa = { WHO($seat) ->
        [you] You hand the deal on: Refa.
       *[other] { NAME($seat) } hands the deal on: Refa.
    }
event-raub-bid-muss = { WHO($seat) ->
        [you] You say Muss: everybody takes part, nobody may drop out.
       *[other] { NAME($seat) } says Muss: everybody takes part, nobody may drop out.
    }
event-raub-bid-raub = { WHO($seat) ->
        [you] You say Raub.
       *[other] { NAME($seat) } says Raub.
    }
event-raub-bid-stih = { WHO($seat) ->
        [you] You say Stih: one trick is enough.
       *[other] { NAME($seat) } says Stih: one trick is enough.
    }
event-raub-bid-declare = { WHO($seat) ->
        [you] You declare.
       *[other] { NAME($seat) } declares.
    }
event-raub-bid-pass = { WHO($seat) ->
        [you] You pass.
       *[other] { NAME($seat) } passes.
    }
event-raub-bid-turn_next = { WHO($seat) ->
        [you] You turn another card.
       *[other] { NAME($seat) } turns another card.
    }
event-raub-defend = { WHO($seat) ->
        [you] You stay in: Igram.
       *[other] { NAME($seat) } stays in: Igram.
    }
event-raub-drop = { WHO($seat) ->
        [you] You drop out: Idem.
       *[other] { NAME($seat) } drops out: Idem.
    }
event-raub-swap-seven = { WHO($seat) ->
        [you] You swap { CARD($seven) } for { CARD($card) }.
       *[other] { NAME($seat) } swaps { CARD($seven) } for { CARD($card) }.
    }
event-raub-reshuffle = The stock has run out; the discards are shuffled into a new one.
event-raub-reshuffle-seen = The stock has run out; the discards are shuffled into a new one, and you draw { CARDS($drawn) }.
event-raub-take-turnup = { WHO($seat) ->
        [you] You take the turn-up { CARD($card) }.
       *[other] { NAME($seat) } takes the turn-up { CARD($card) }.
    }
event-raub-take-turnup-seen = You take the turn-up { CARD($card) } and discard { CARDS($discarded) }.
event-raub-misdeal = { $intentional ->
        [true] { WHO($dealer) ->
            [you] You have misdealt on purpose.
           *[other] { NAME($dealer) } has misdealt on purpose.
        }
       *[false] { WHO($dealer) ->
            [you] You have misdealt.
           *[other] { NAME($dealer) } has misdealt.
        }
    }
event-raub-mistake = { $intentional ->
        [true] { WHO($seat) ->
            [you] You have made a mistake on purpose.
           *[other] { NAME($seat) } has made a mistake on purpose.
        }
       *[false] { WHO($seat) ->
            [you] You have made a mistake.
           *[other] { NAME($seat) } has made a mistake.
        }
    }
event-raub-thrown-in-first_round_passout = Everybody has passed: the deal is thrown in.
event-raub-thrown-in-second_round_passout = Everybody has passed again: the deal is thrown in.
event-raub-thrown-in-third_same_suit = Three turn-ups of one suit: the deal is thrown in.
event-raub-thrown-in-misdeal = The deal is thrown in.
event-raub-refa = A Refa is marked.
event-raub-declarer = { $made ->
        [true] { WHO($seat) ->
            [you] You needed { raub-tricks } and succeeded.
           *[other] { NAME($seat) } needed { raub-tricks } and succeeded.
        }
       *[false] { WHO($seat) ->
            [you] You needed { raub-tricks } and failed.
           *[other] { NAME($seat) } needed { raub-tricks } and failed.
        }
    }
raub-tricks = { $required ->
        [one] one trick
       *[other] { $required } tricks
    }
event-raub-settlement = What is paid: { LIST($items) }.
event-raub-amount = { $pays ->
        [true] { WHO($seat) ->
            [you] you pay { $amount }
           *[other] { NAME($seat) } pays { $amount }
        }
       *[false] { WHO($seat) ->
            [you] you get { $amount }
           *[other] { NAME($seat) } gets { $amount }
        }
    }

## What a move does

effect-raub-declare = { $contract ->
        [muss] Everybody plays, and you must win { raub-tricks } of four
       *[other] You must win { raub-tricks } of four, and the turn-up is yours
    }; with fewer, { raub-points } added to your score.
effect-raub-play = You must win a trick; without one, { raub-points } added to your score.
# From $penalty.
raub-points = { $penalty ->
        [one] one point is
       *[other] { $penalty } points are
    }
effect-raub-throw-in-pass_deal = No cards are dealt, and the next dealer decides.
effect-raub-throw-in-passout = The deal is thrown in.
effect-raub-throw-in-misdeal = { $penalty ->
        [0] The deal is thrown in.
       *[other] The deal is thrown in, and { raub-points } added to the dealer's score.
    }
effect-raub-throw-in-mistake = { $penalty ->
        [0] The deal is thrown in.
       *[other] The deal is thrown in, and { raub-points } added to the score of { NAME($seat) }.
    }
effect-raub-refa = A Refa is marked: a later deal counts double.
effect-raub-swap-seven = You lay { CARD($seven) } down and take { CARD($card) }.
effect-raub-take-turnup = { $same ->
        [true] You discard the turn-up { CARD($card) } again and keep your own cards.
       *[false] You take { CARD($card) } and discard { CARDS($discarded) }.
    }
effect-raub-turn_next = The next card of the stock is turned up and makes trump; everybody bids again.

## A move as a button: what it does, what comes of it

title-raub-deal = Deal
title-raub-refa = Hand the deal on (Refa)
title-raub-muss = Say Muss
title-raub-look = Look at the cards
title-raub-raub = Say Raub
title-raub-stih = Say Stih
title-raub-declare = Declare
title-raub-pass = Pass
title-raub-turn_next = Turn another card
title-raub-play = Stay in (Igram)
title-raub-drop = Drop out (Idem)
title-raub-swap_seven = Swap { CARD($seven) } for { CARD($card) }
title-raub-no_swap = Do not swap
title-raub-take_turnup = { $same ->
        [true] Discard { CARD($card) } again
       *[false] Take { CARD($card) }, discard { CARDS($discarded) }
    }
title-raub-misdeal = Announce a misdeal
title-raub-mistake = Announce a mistake of { NAME($seat) }
result-raub-declare = { raub-tricks }, else +{ $penalty }
result-raub-refa = a later deal counts double

## Phases

phase-raub-before_deal = before the deal
phase-raub-deal = dealing
phase-raub-blind = before looking
phase-raub-bidding = bidding
phase-raub-defence = staying in or dropping out
phase-raub-seven = swap of the seven
phase-raub-exchange = exchange
phase-raub-turnup = taking the turn-up
phase-raub-play = play

## Variants

variant-raub =
    .title = Raub
    .place = Croatians in the United States
    .summary = Bid for two of the four tricks; whoever stays in must win one; 21 counts down to 0.
variant-raub-seven-always =
    .title = Raub (seven for any turn-up)
    .place = Croatians in the United States
    .summary = The seven of trumps may be swapped for the card that is turned up.
variant-raub-seven-ace-only =
    .title = Raub (seven for a turned ace)
    .place = Croatians in the United States
    .summary = The seven of trumps may be swapped for the card that is turned up if that is an ace.
variant-raub-persian-literal =
    .title = Raub (read word for word)
    .place = Persian text
    .summary = The dealer may make everybody play (Muss) only when everybody is below ten; three turn-ups of one suit make no later deal count double (no Refa).
variant-raub-automatic-stih =
    .title = Raub (a turned seven binds the dealer)
    .place = Serbia
    .summary = A turned seven makes the dealer declarer for one trick, without a choice.

## Options

option-raub-start_score =
    .name = points at the start
option-raub-first_dealer =
    .name = seat that deals first
option-raub-raub =
    .name = the dealer may say Raub before looking
option-raub-raub_required_tricks =
    .name = tricks that Raub requires
option-raub-stih =
    .name = Stih, when a seven is turned up
    .off = is not played
    .optional = may be said by the dealer
    .automatic = is imposed on the dealer
option-raub-muss =
    .name = Muss
    .off = is not played
    .any_below = if anybody's score is below the threshold
    .opponent_below = if the score of somebody but the dealer is below the threshold
    .all_below = if everybody's score is below the threshold
option-raub-muss_threshold =
    .name = threshold of Muss
option-raub-pass_deal =
    .name = the dealer may hand the deal on
option-raub-turn_next =
    .name = the dealer may turn another card when all others have passed
option-raub-refa_sources =
    .name = what adds a Refa
    .first_round_passout = all pass
    .second_round_passout = all pass again
    .third_same_suit = three turn-ups of one suit
    .pass_deal = the deal is handed on
    .misdeal = a misdeal
option-raub-refa_stacking =
    .name = several Refas
    .queue = each doubles one deal, one after the other
    .compound = together they double the next deal again and again (×4, ×8)
    .single = there is never more than one
option-raub-refa_max_outstanding =
    .name = maximum number of marked Refas (0: no limit)
option-raub-exchange_max =
    .name = maximum number of cards exchanged
option-raub-stock_short =
    .name = if the stock runs short
    .limit = fewer cards may be exchanged
    .reshuffle = the discards are shuffled into a new stock
option-raub-turnup_order =
    .name = the declarer takes the turn-up
    .after_exchange = after exchanging cards
    .before_exchange = before exchanging cards
option-raub-turnup_discard =
    .name = what the declarer may discard for the turn-up
    .any = any card
    .not_turnup = any card but the turn-up
option-raub-seven_exchange =
    .name = swap of the seven of trumps for the turn-up
    .never = never
    .only_ace = if the turn-up is an ace
    .always = always
option-raub-seven_exchange_timing =
    .name = that swap takes place
    .after_defence = after the players have answered
    .before_defence = before the players answer
option-raub-seven_exchange_after_blind =
    .name = that swap is possible after Raub, Stih and Muss, too
option-raub-overtrump =
    .name = whoever must trump beats the highest trump
    .optional = if they like
    .required = if they can
option-raub-declarer_penalty =
    .name = points added to a declarer who fails
option-raub-defender_penalty =
    .name = points added to a defender without a trick
option-raub-misdeal_by =
    .name = mistake that a referee may announce
    .dealer = that of the dealer
    .any_player = that of any player
option-raub-misdeal_penalty =
    .name = points added for an intentional misdeal
option-raub-unit =
    .name = money for each point
option-raub-winner_split =
    .name = several winners share the money
    .exact = exactly
    .integer = in whole units

## What is to be decided

asks-raub-before_deal = You are the dealer. How does the deal begin?
asks-raub-blind = Say something before you look, or look at your cards.
asks-raub-bidding = { $suit ->
        [none] Declare, or pass?
       *[other] Do you declare with { suit-name } as trumps, or pass?
    }
asks-raub-defence = Do you stay in (Igram), or drop out (Idem)?
asks-raub-seven = Do you swap the seven for the turn-up?
asks-raub-no-seven = You do not hold the seven of trumps.
asks-raub-exchange = Which cards will you exchange?
asks-raub-turnup = The turn-up is yours. Which card will you discard?

## Words that are spoken at the table, and what they mean

spoken-raub-raub = Raub
    .means = German: robbery; the dealer, without having looked, takes the turn-up and undertakes the tricks
spoken-raub-stih = Stih
    .means = Croatian, from German Stich: a trick; one trick is enough
spoken-raub-muss = Muss
    .means = German: must; everybody plays
spoken-raub-refa = Refa
    .means = a mark: a later deal counts double
spoken-raub-igram = Igram
    .means = Croatian: I play
spoken-raub-idem = Idem
    .means = Croatian: I go
