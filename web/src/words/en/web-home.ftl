# The first page, tables with friends, the lobby.

web-what-to-play = What shall we play?
web-home-lead = Four games, many local forms. Free, no sign-up, nothing to win but the match.
web-home-foot = No account, no adverts, no money. Every deal can be checked afterwards.
web-home-play = Play
web-home-play-game = Play { $game }
web-home-play-now = Play now
web-home-friends = With friends
web-home-join = Join with a code
web-home-lobby = Open tables
web-home-forms = { $number ->
        [one] 1 form
       *[other] { $number } forms
    }
web-home-forms-of = { $game }: { $number ->
        [one] 1 form
       *[other] { $number } forms
    }
web-home-players = { $number } players
web-home-minutes = { $number } min
web-home-which-form = { $game }: which form?
web-home-how-many = Players
web-home-sides = Four play
web-home-pairs = in pairs
web-home-alone = each alone
web-home-strength = Strength of the bots
web-home-rules = Rules
web-home-read = Read
web-home-change = Change
web-home-changed = { $number ->
        [one] one changed
       *[other] { $number } changed
    }
web-home-house-rules = Back to the standard rules
web-home-choose-this = This form

web-family-casino = Casino
    .says = Take cards from the table with one of the same value, or with one that equals their sum.
web-family-raub = Raub
    .says = Four tricks, one card turned up for trumps. Stay in or drop out; from 21 down to 0.
web-family-zwanzig_ab = Zwanzig ab
    .says = Every trick takes a point off; staying without one adds five. From 20 down to 0.
web-family-hazari = Hazari
    .says = Sort thirteen cards into 3-3-3-4. The best group wins the round. To 1000.

## Forms, by the rows of home/forms.ts

web-form-casino = Casino
web-form-casino-royal = Royal
web-form-royal-north-american = North American
web-form-royal-dominican = Dominican
web-form-royal-soto = Soto
web-form-royal-haitian = Haitian
web-form-tuxedo = Tuxedo
web-form-kaszino = Kaszinó
web-form-nordic-royal = Nordic
web-form-raub = Raub
web-form-raub-seven = The seven for the turn-up
web-form-raub-persian-literal = Word for word
web-form-raub-automatic-stih = A seven binds
web-form-zwanzig-ab = Zwanzig ab
web-form-zwanzig-ab-jager = Jäger’s forms
web-form-zwanzig-ab-persian-literal = The Persian text
web-form-zwanzig-ab-early = Natural ranks
web-form-hazari = Hazari
web-form-hazari-bhutan = Bhutan

web-sub-royal-north-american = sweeps do not count
web-sub-royal-north-american-sweeps = every sweep is a point
web-sub-royal-dominican = virados cancel to the end
web-sub-royal-dominican-no-cancel = no cancelling near the end
web-sub-royal-dominican-partner-build = building for the partner
web-sub-kaszino-kirschner = Kirschner
web-sub-kaszino-ulmann = Ulmann, 1892
web-sub-kaszino-nagykonyv = Nagy Kártyakönyv
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
web-sub-hazari-bhutan = two pairs count
web-sub-hazari-bhutan-no-two-pair = without two pairs

## Options

web-options-of = { $form }: options
web-options-intro = These are the standard rules. Change what you like; anything that clashes is listed below.
web-options-changed = changed
web-options-house = Standard: { $value }.
web-options-back = Undo
web-options-reset = Back to standard: { $option }
web-options-all = { $number ->
        [one] Show one more that has no effect here
       *[other] Show { $number } more, which mean nothing here
    }
web-options-fewer = Show only those that matter
web-options-done = Done

## Tables that go on

web-tables-go-on = Continue
web-tables-mine = Your tables
web-tables-your-turn = Your turn
web-tables-with = with { $names }
web-tables-bots = { $number ->
        [one] against a bot
       *[other] against { $number } bots
    }
web-tables-full = everybody is here
web-tables-leave = { $game }: leave this table
web-tables-leave-now = Leave
web-tables-more = { $number ->
        [one] One more table
       *[other] { $number } more tables
    }
web-tables-fewer = Fewer

## A new table

web-new = Play with friends
web-new-game = Game
web-new-other-form = Another form
web-new-clock = Clock
web-clock-none = none
web-clock-brisk = 30 seconds a move, 2 minutes in reserve
web-clock-calm = 1 minute a move, 10 minutes spare
web-clock-day = a day for each move
web-clock-days = three days for each move
web-new-listed = Open to everybody
    .says = The table is shown among the open tables.
web-new-rated = Rated
    .says = Counts for the leaderboard; people only, no take-backs.
web-new-undo = Take-backs
    .says = If all agree, and nobody has seen a new card.
web-new-chat = Free chat
    .says = Otherwise ready-made phrases only.
web-new-open = Open the table

## Seats fill

web-seating = Seats
web-seating-invite = Anybody with this link can sit down.
web-seating-copy = Copy the link
web-seating-copied = Copied
web-seating-share = Share
web-seating-qr = QR code of the link
web-seating-local = This address works on this computer only. To let others in, start Virado with { $command } and use the address of this computer in your network.
web-free-seats = { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
web-seating-pair = { $pair ->
        [1] first pair
       *[2] second pair
    }
web-seating-free = Free seat
web-seating-owner = opened the table
web-seating-bot = Bot, { $level }
web-seating-away = away for the moment
web-seating-sit = Sit down
web-seating-sit-at = Sit down at seat { $number }
web-seating-add-bot = Bot
web-seating-add-bot-at = Put a bot at seat { $number }
web-seating-bots-rest = { $number ->
        [one] A bot for the free seat
       *[other] Bots for the { $number } free seats
    }
web-seating-send-away = Remove the bot from seat { $number }
web-seating-leave = Leave seat { $number }
web-seating-more = Seat { $number }: more
web-seating-move = Sit here instead
web-seating-also = Also play this seat, on this device
web-seating-start = Deal
web-seating-missing = { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
web-seating-ready = Everybody is there.
web-seating-owner-deals = { $name } deals when all are there.
web-seating-not-seated = Choose a seat, or watch.
web-seating-all-taken = All seats are taken; you can watch.
web-seating-came = { $name } has sat down.
web-seating-went = { $name } has left the table.
web-seating-rated = rated
web-seating-unrated = not rated
web-seating-clock = { $minutes ->
        [0] { $seconds } s a move
       *[other] { $seconds } s a move, { $minutes } min spare
    }
web-seating-days = { $number ->
        [one] a day a move
       *[other] { $number } days a move
    }
web-seating-no-clock = no clock
web-seating-undo = take-backs if all agree
web-seating-no-undo = no take-backs
web-seating-no-chat = ready-made phrases only
web-seating-levels = Strength of new bots

## Lobby

web-lobby-title = Open tables
web-lobby-empty = Nobody is waiting. Play a bot now, or send a link.
web-lobby-quick = Play somebody now
web-lobby-quick-says = You sit down with whoever wants the same. If nobody does, your table waits among the open ones.
web-lobby-quick-go = Find a table
web-lobby-sit = To the table
web-lobby-taken = { $taken } of { $all } seats taken
web-lobby-rated = Rated match
web-lobby-waiting = Waiting players
web-lobby-bots = Play a bot now
web-lobby-link = Send a link

web-join-label = Link or code of the table
web-join-go = Join
web-join-unread = That is neither a table link nor a table code.
