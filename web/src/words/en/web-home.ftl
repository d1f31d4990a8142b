# The first page, tables with friends, the lobby.

web-what-to-play = What shall we play?
web-home-lead = Traditional card games, many local forms. Free, no sign-up, nothing to win but the match.
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
web-find = Find a game by name
web-find-found = { $number ->
        [0] No game has this name.
        [one] One game
       *[other] { $number } games
    }
web-home-which-form = { $game }: which form?
web-home-how-many = Players
web-home-sides = Four play
web-home-pairs = in pairs
web-home-alone = each alone
web-home-strength = Strength of the bots
web-home-levels = Levels
web-home-characters = Characters
web-home-brought = Bots of this server
web-home-fits = It follows the results of your matches against bots, never the cards. It now plays at { $place } on a scale from 0 (beginner) through 0.5 (club) to 1 (expert).
web-home-rules = Rules
web-home-read = Read
web-home-change = Change
web-home-changed = { $number ->
        [one] one rule changed
       *[other] { $number } rules changed
    }
web-home-house-rules = Back to the standard rules
web-home-choose-this = This form

## Options

web-options-of = { $form }: options
web-options-intro = These are the standard rules. Change what you like; anything that clashes is listed below.
web-options-changed = changed
web-options-house = Standard: { $value }.
web-options-back = Undo
web-options-reset = Back to standard: { $option }
web-options-all = { $number ->
        [one] Show one more that has no effect here
       *[other] Show { $number } more that have no effect here
    }
web-options-fewer = Show only those that matter
web-options-done = Done

## Tables that go on

web-tables-go-on = Continue
web-home-last = Your last match
web-home-last-again = { $game }: play again
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
web-clock-calm = 1 minute a move, 10 minutes in reserve
web-clock-day = one day a move
web-clock-days = three days a move
web-new-listed = Open to everybody
    .says = The table is shown among the open tables.
web-new-rated = Rated
    .says = Counts for the leaderboard; people only, with a clock, no take-backs.
web-new-undo = Take-backs
    .says = If everybody agrees and nobody has seen a new card.
web-new-chat = Free chat
    .says = Otherwise ready-made phrases only.
web-new-open = Open the table

## Seats fill

web-seating = Seats
web-seating-invite = Anybody with this link can sit down.
web-seating-named = Show my name in the preview of this link
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
web-seating-start = Start the match
web-seating-missing = { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
web-seating-ready = Everybody is here.
web-seating-owner-deals = { $name } deals when everybody is here.
web-seating-shuffling = The cards are being shuffled; waiting for: { $names }.
web-seating-not-seated = Choose a seat, or watch.
web-seating-all-taken = All seats are taken; you can watch.
web-seating-came = { $name } has sat down.
web-seating-went = { $name } has left the table.
web-seating-renamed = { $before } is now called { $name }.
web-seating-rated = rated
web-seating-unrated = not rated
web-seating-clock = { $minutes ->
        [0] { $seconds } s a move
       *[other] { $seconds } s a move, { $minutes } min in reserve
    }
web-seating-days = { $number ->
        [one] one day a move
       *[other] { $number } days a move
    }
web-seating-no-clock = no clock
web-seating-undo = take-backs if everybody agrees
web-seating-no-undo = no take-backs
web-seating-no-chat = ready-made phrases only
web-seating-levels = Strength of new bots

## Lobby

web-lobby-title = Open tables
web-lobby-empty = Nobody is waiting. Play a bot now, or send a link.
web-lobby-quick = Play somebody now
web-lobby-quick-says = You are matched with players who want the same game. If there are none yet, your table is listed among the open ones.
web-lobby-quick-go = Find a table
web-lobby-sit = Go to the table
web-lobby-taken = { $taken } of { $all } seats taken
web-lobby-rated = Rated match
web-lobby-waiting = Waiting players
web-lobby-bots = Play a bot now
web-lobby-link = Send a link

web-join-label = Link or code of the table
web-join-go = Join
web-join-no-table = There is no table at this address.
web-join-unread = That is neither a table link nor a table code.
web-code-say = Tell a code instead:
web-code-spelled = Code: { $letters }
web-code-renew = End this code and make another
web-code-title = Table of a code
web-code-taken = Taken
web-code-full = All seats are taken.
web-new-score = After a deal
web-new-score-all = wait for everybody
web-new-score-minute = wait for a minute at most
web-new-score-half = wait for half a minute at most
web-new-score-none = wait for nobody
web-new-absence = If somebody cannot be reached
web-new-absence-ask = ask the other players
web-new-absence-bot = a bot plays after a minute
web-new-absence-wait = wait
web-new-hints = Hints and coach
    .says = By sitting down, players agree to this.
web-seating-score = the score of a deal stays up until everybody is ready for the next one
web-seating-score-for = the score of a deal stays up for { $seconds } seconds at most
web-seating-absence-ask = if somebody cannot be reached, the others are asked
web-seating-absence-bot = if somebody cannot be reached, a bot plays
web-seating-absence-wait = if somebody cannot be reached, the match waits
web-seating-hints = hints and coach allowed: by sitting down, players agree
web-seating-no-hints = no hints against other people
web-home-more-forms = More forms below
