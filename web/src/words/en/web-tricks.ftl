# Raub and Zwanzig ab at the table.

web-tricks-from = from { $number } down to 0
web-tricks-deal = deal { $deal }
web-tricks-deal-title = Deal { $deal }
web-tricks-suit = { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
web-tricks-trump = { $suit ->
        [s] Spades
        [h] Hearts
        [d] Diamonds
       *[c] Clubs
    } are trumps
web-tricks-refa = { $number ->
        [0] Everything counts ×{ $factor }
        [one] Refa: ×{ $factor }
       *[other] { $number } Refas: ×{ $factor }
    }
web-tricks-factor-aloud = { $factor ->
        [2] Everything counts double.
       *[other] Everything counts { $factor } times.
    }
web-tricks-special = Special deal: nobody may drop out
web-tricks-all-stay = Nobody may drop out
web-tricks-blind = chosen blind
web-tricks-tie = Tie-break
web-tricks-led = led
web-tricks-lies = { $name }: { $card }{ $state ->
        [best] , winning so far
        [led] , led
       *[other] { "" }
    }
web-tricks-pack = { $number ->
        [0] The stock is used up
        [one] One card in the pack
       *[other] { $number } cards in the pack
    }
web-tricks-turned = Turned up: { $card }
web-tricks-turned-card = { $card }, turned up
web-tricks-past = Turned up before, out of play: { $card }
web-tricks-turn-up = the turn-up
web-tricks-to-lay-away = to be discarded
web-tricks-no-trump = There are no trumps yet.
web-tricks-taken = { $number ->
        [0] no trick won
        [one] one trick won
       *[other] { $number } tricks won
    }
web-tricks-won = { $number ->
        [one] One trick won
       *[other] { $number } tricks won
    }, { $required } needed

## What a seat has said or done

web-said-refa = Refa
web-said-muss = Muss
web-said-raub = Raub
web-said-stih = Stih
web-said-declare = declare
web-said-pass = pass
web-said-turn_next = turn another
web-said-igram = Igram
web-said-idem = Idem
web-said-choose = make trumps
web-said-blind = blind
web-said-next = the next card
web-said-redeal = redeal
web-said-stay = stay
web-said-drop = out
web-tricks-must-stay = must stay
web-tricks-drops-left = { $number ->
        [0] no drop left
        [one] one drop left
       *[other] { $number } drops left
    }
web-tricks-swapped = { $number ->
        [0] kept all
       *[other] drew { $number }
    }
web-tricks-declarer = declarer
web-tricks-forehand = forehand

## What to do

web-tricks-swap-which = Which cards will you exchange?
web-tricks-swap-none = The stock is used up: no card can be exchanged.
web-tricks-swap = { $number ->
        [one] Exchange one card
       *[other] Exchange { $number } cards
    }
web-tricks-tap-cards = Tap the cards to exchange
web-tricks-mark-aloud = Mark the cards that you exchange.
web-tricks-lay-away-which = The turn-up is yours. Which card will you discard?
web-tricks-tap-card = Tap the card to discard

## The score sheet

web-tricks-sheet = Score sheet
web-tricks-sat-out = dropped out
web-tricks-sat-out-mark = out
web-tricks-refa-line = Refa
web-tricks-settlement = Settlement
web-tricks-pays = { $who ->
        [you] pay { $amount }
       *[other] pays { $amount }
    }
web-tricks-gets = { $who ->
        [you] get { $amount }
       *[other] gets { $amount }
    }
web-tricks-legend-declarer = declarer of the deal
web-tricks-legend-forehand = forehand of the deal
web-tricks-legend-refa = A line marks a Refa: a later deal counts double.
web-tricks-staying = Must stay in this deal: { $names }

## On the first page: the family, its forms

web-family-raub = Raub
    .says = Four tricks, one card turned up for trumps. Stay in or drop out; from 21 down to 0.
web-family-zwanzig_ab = Zwanzig ab
    .says = Every trick takes a point off; staying without one adds five. From 20 down to 0.
web-form-raub = Raub
web-form-raub-seven = The seven for the turn-up
web-form-raub-persian-literal = Word for word
web-form-raub-automatic-stih = A seven binds
web-form-zwanzig-ab = Zwanzig ab
web-form-zwanzig-ab-jager = Jäger’s forms
web-form-zwanzig-ab-persian-literal = The Persian text
web-form-zwanzig-ab-early = Natural ranks
web-sub-raub-seven-always = for any turn-up
web-sub-raub-seven-ace-only = for a turned ace only
web-sub-zwanzig-ab-jager = all eight together
web-sub-zwanzig-ab-jager-trump-rank = jack and nine of trumps
web-sub-zwanzig-ab-jager-first-packet = three cards first
web-sub-zwanzig-ab-jager-drop-first = leaving comes first
web-sub-zwanzig-ab-jager-clubs = clubs oblige
web-sub-zwanzig-ab-jager-two-active = the dealer stays
web-sub-zwanzig-ab-jager-no-repeat-drop = never twice in a row
web-sub-zwanzig-ab-jager-low-score = staying at five
web-sub-zwanzig-ab-jager-plain-finish = plain finish
