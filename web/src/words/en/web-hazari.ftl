# Hazari: the desk for arranging, the showing, the score.

web-hazari-to = To { NUMBER($number, useGrouping: 0) }
web-hazari-deal = deal { $number }
web-hazari-up = up
web-hazari-arranging = arranging
web-hazari-captured = { $number } captured
web-hazari-of-target = { NUMBER($number, useGrouping: 0) } of { NUMBER($target, useGrouping: 0) } points

## The desk

web-hazari-group = Group { $number }
# The card points of a group on the desk.
web-hazari-points = cards count { $number }
web-hazari-too-few = { $number ->
        [one] one card short
       *[other] { $number } cards short
    }
web-hazari-too-many = { $number ->
        [one] one card too many
       *[other] { $number } cards too many
    }
web-hazari-loose = Cards in no group
web-hazari-help = Help with arranging
# The points of the deal that a suggested arrangement makes on average.
web-hazari-about = Expected: about { $number }
web-hazari-by-rank = By rank
web-hazari-by-suit = By suit
web-hazari-clear = Clear
web-hazari-undo = Undo
web-hazari-last-deal = Last deal
web-hazari-asks = Arrange them in four groups.
web-hazari-sizes = Three groups of three cards, then one of four.
# Of the cards just read out: the page has already put them into the groups of these sizes.
web-hazari-lie = They already lie in this order.
web-hazari-in-order = In order.
web-hazari-in-order-note = After “up” nothing can be changed.
web-hazari-mend = Put them in order
web-hazari-up-is-final = “Up” is final: your groups stay as they are.
web-hazari-say-up = Say “up”
# The button that ends arranging: the players' word.
web-hazari-go-up = Up
web-hazari-heard-chosen = { $card } picked up. Press 1 to 4 to put it in a group; or choose another card to swap.
web-hazari-heard = { $card }: group { $number }, { $group }.
web-hazari-heard-loose = { $card } lies in no group.
web-hazari-undone = One step back.

## The showing

web-hazari-waits = { $number ->
        [one] { $names } is still arranging.
       *[other] { $names } are still arranging.
    }
web-hazari-round = Round { $number }
web-hazari-rounds = Rounds
web-hazari-leads = { $name }: { $group }. Best so far.
web-hazari-shows = { $name }: { $group }.
web-hazari-skip = Skip
web-hazari-lying = { $cards } cards on the table: { $points } points
web-hazari-best = best so far:
web-hazari-won-round = wins the round:
web-hazari-not-shown = not shown
web-hazari-all = All
web-hazari-arrange = Arrange the next hand
web-hazari-points-of-deal = Points of this deal
web-hazari-plus = +{ $number }

## The score

web-hazari-deal-column = Deal
web-hazari-total = Total
web-hazari-by-troy = troy
web-hazari-tie = A tie for first: play goes on.
web-hazari-no-deal-yet = No deal has been scored yet.

## On the first page: the family, its forms

web-family-hazari = Hazari
    .says = Sort thirteen cards into 3-3-3-4. The best group wins the round. To 1000.
web-form-hazari = Hazari
web-form-hazari-bhutan = Bhutan
web-sub-hazari-bhutan = two pairs count
web-sub-hazari-bhutan-no-two-pair = without two pairs
