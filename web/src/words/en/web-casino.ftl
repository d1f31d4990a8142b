# The Casino family at the table.

## On the cloth

web-casino-loose = Loose cards
web-casino-builds = Builds
web-casino-pack = Cards left in the stock:
web-casino-yours = yours
web-casino-owned = { $name }’s
web-casino-keeps = { $name } keeps it
web-casino-you-keep = you keep it
# A build for the ear; $owner is one of the four above.
web-casino-build = Build of { $value }, { $owner }: { $cards }
web-casino-in-choices = { $what }, in choice { $choices }
web-casino-sum-hand = hand { $total }
web-casino-sum-table = table { $total }
web-casino-sweep = { $slug ->
        [royal-dominican] virado
        [royal-dominican-no-cancel] virado
        [royal-dominican-partner-build] virado
        [royal-soto] virado
        [kaszino-kirschner] tabbe
        [kaszino-ulmann] tabbe
        [kaszino-nagykonyv] tábla
       *[other] sweep
    }
web-casino-sweeps = { $slug ->
        [royal-dominican] virados
        [royal-dominican-no-cancel] virados
        [royal-dominican-partner-build] virados
        [royal-soto] virados
        [kaszino-kirschner] tabbes
        [kaszino-ulmann] tabbes
        [kaszino-nagykonyv] táblas
       *[other] sweeps
    }
web-casino-pile = { $cards ->
        [0] Nothing captured
        [one] One card captured
       *[other] { $cards } cards captured
    }{ $sweeps ->
        [0] { "" }
        [one] , one { web-casino-sweep }
       *[other] , { $sweeps } { web-casino-sweeps }
    }{ $cancelled ->
        [0] { "" }
       *[other] , { $cancelled } of them cancelled
    }
web-casino-top = { $card }, on top of the pile of { $name }
web-casino-own-top = { $card }, on top of your pile
web-casino-last = last
web-casino-last-capture = made the last capture

## At a seat

# What still scores for a side near the target.
web-casino-restricted = { $score }: only { $items }
web-casino-item-most_cards = most cards
web-casino-item-most_spades = most spades
web-casino-item-big_casino = 10♦
web-casino-item-ace = aces
web-casino-item-five = fives
web-casino-item-orange = oranges
web-casino-item-false_call = false calls
web-casino-item-last_capture = last capture
web-casino-nothing = nothing
web-casino-holds = shown: { $values }
web-casino-turns-owed = { $number ->
        [one] one more turn after this
       *[other] { $number } more turns after this
    }
web-casino-bottom = bottom card

## Said out of turn

web-casino-orange = Orange!
web-casino-call-orange = Call orange: the last capture took red and yellow
web-casino-with-orange = and call orange
# Hungarian, called out: "out".
web-casino-claim-call = Ausz!
web-casino-claim = Claim the match
web-casino-claim-do = Claim
web-casino-claim-wrong = A wrong claim costs nothing.

## Above the table and on the score sheet

web-casino-pairs = Pairs
web-casino-to = to { $target }
web-casino-target = The match goes to { $target }.
web-casino-extra = extra deal
web-casino-where = deal { $deal }, round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }
web-casino-pair = { $first } & { $second }
web-casino-from = From { $score } on, only some items count.
web-casino-deal = Deal { $deal }
web-casino-deal-so-far = Deal { $deal } so far
web-casino-item = Item
web-casino-row-cards = Cards
web-casino-row-most_cards = Cards ({ $points })
web-casino-row-most_spades = Spades ({ $points })
web-casino-row-big_casino = ({ $points })
web-casino-row-little_casino = ({ $points })
web-casino-row-ace = Aces ({ $points } each)
web-casino-row-sweep = { $slug ->
        [royal-dominican] Virados
        [royal-dominican-no-cancel] Virados
        [royal-dominican-partner-build] Virados
        [royal-soto] Virados
        [kaszino-kirschner] Tabbes
        [kaszino-ulmann] Tabbes
        [kaszino-nagykonyv] Táblas
       *[other] Sweeps
    }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } each)
    }
web-casino-row-five = Fives ({ $points } each)
web-casino-row-orange = Oranges{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } each)
    }
web-casino-row-false_call = False calls{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } each)
    }
web-casino-row-last_capture = Last capture ({ $points })
web-casino-sum = Total
web-casino-after = Score
web-casino-plus = { $sign ->
        [minus] −{ $points }
        [zero] { $points }
       *[plus] +{ $points }
    }
# How many, and the points that they have brought.
web-casino-brings = { $number } → { $points }
web-casino-less = { $number } − { $less }
web-casino-not-counted = does not count:
web-casino-cancelled = Sweeps cancel out: each side loses as many as every side has, so “2 − 1” leaves one that counts.
web-casino-closed = Struck out: it does not count for a side so near the target.
web-casino-ended-by-claim = The claim was right and ended the deal.
web-casino-ended-at-once = The remaining points were certain, so the match ended at once.
web-casino-extra-deal = The highest score is shared: an extra deal follows.

## On the first page: the family, its forms

web-family-casino = Casino
    .says = Take cards from the table with one of the same value, or with one that equals their sum.
web-form-casino = Casino
web-form-casino-royal = Royal
web-form-royal-north-american = North American
web-form-royal-dominican = Dominican
web-form-royal-soto = Soto
web-form-royal-haitian = Haitian
web-form-tuxedo = Tuxedo
web-form-kaszino = Kaszinó
web-form-nordic-royal = Nordic
web-form-casino-southern-african = Southern African
web-sub-royal-north-american = sweeps do not count
web-sub-royal-north-american-sweeps = every sweep is a point
web-sub-royal-dominican = virados (cleared tables) cancel out
web-sub-royal-dominican-no-cancel = near the end none cancel out
web-sub-royal-dominican-partner-build = building for the partner
web-sub-kaszino-kirschner = Kirschner: total takes total, and the first to claim 11 wins
web-sub-kaszino-ulmann = Ulmann, 1892: cards of one value, and a look at the bottom card
web-sub-kaszino-nagykonyv = Nagy Kártyakönyv: totals up to 13, and two turns after a tábla
