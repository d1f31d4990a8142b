# The frame of every table.

web-your-turn = your turn
web-your-hand = Your hand
web-others = The others
web-choices = What you can do
web-choose-card = Choose a card.
web-no-move-together = No move uses these cards together.
web-waiting-for = { $name } is thinking.
web-more-choices = { $number ->
        [one] One more: tap the cards on the table that you mean.
       *[other] { $number } more: tap the cards on the table that you mean.
    }
web-more-than-listed = More than can be listed: tap the cards on the table that you mean.
web-play-it = Play it
web-show-again = Show again what has happened since your last move
web-show = Show
web-why-rule = Rule { $rule }
web-to-home = To the start page
web-rules = Rules
web-score = Score
web-score-sheet = Score sheet
web-deal-score = Score of the last deal
web-beside = Beside the table
web-menu = Menu
web-menu-unread = { $number ->
        [one] Menu, one new message
       *[other] Menu, { $number } new messages
    }
web-sheet-score = Score
web-sheet-moves = Moves
web-sheet-chat = Chat
web-sheet-rules = Rules
web-sheet-menu = Menu
web-sheet-keys = Keys
web-sheet-spoken = Said so far
web-spoken-of = What was said
web-spoken-game = Game
web-spoken-chat = Chat
web-spoken-system = Page
web-spoken-nothing = Nothing has been said yet.
web-moves-deal = Deal { $number }
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-line-lost = Connection lost. Reconnecting.
web-line-lost-kept = Connection lost. Your seat is kept: { $time }.
web-line-back = { $number ->
        [0] Back. Nothing has happened.
        [one] Back. One move was made.
       *[other] Back. { $number } moves were made.
    }
web-bot-played = { $number ->
        [one] A bot made one move for you.
       *[other] A bot made { $number } moves for you.
    }
web-under-way = Sent. Waiting for the server.
web-waits-for-line = This waits for the connection.
web-laying = Laying the cards
web-dealer = Dealer
web-dealer-letter = D
web-cards = { $number ->
        [one] one card
       *[other] { $number } cards
    }
web-seat-thinking = is thinking
web-seat-partner = your partner
web-seat-line-lost = disconnected, { $time }
web-seat-bot-plays = a bot plays
web-seat-stand-in = { $level } moved instead
web-seat-clock = Time left
web-counterclockwise = anticlockwise
web-hint = Hint
web-hint-thinking = Looking for a good move.
web-undo = Take back
web-undo-you-ask = You have asked to take back your move.
web-undo-asks = { $name } would like to take back a move.
web-undo-agrees = { $who ->
        [you] You agree
       *[other] { $name } agrees
    }
web-undo-is-asked = waiting for { $name }
web-undo-withdraw = Cancel the request
web-undo-allow = Allow
web-no = No
web-switch-on = on
web-switch-off = off
web-pause = Pause
web-go-on = Resume
web-paused = The match is paused. All clocks are stopped.
web-watching = You are watching.
web-watched = { $number ->
    [one] one person is watching
   *[other] { $number } people are watching
}
web-take-seat = Sit down in seat { $number }
web-leave = Leave
web-leave-what = You give your seat up for good. A bot plays on in your place.
web-stay = Stay
web-menu-sound = Sound
web-menu-coach = Coach
web-menu-confirm = Confirm every move
web-menu-one-tap = One tap plays a card
web-menu-tempo = Motion
web-tap-again = or press the card again
web-key-along = move to the previous or next card
web-key-across = move between your hand, the table and the choices
web-key-space = raise the card; again: play it, if only one move is possible
web-key-digits = make the move with this number
web-key-enter = choose, or confirm
web-key-escape = clear the choice
web-key-hint = hint
web-key-undo = ask to take back
web-key-last = show again what has happened since your last move
web-key-next = show the next move of another player, if the pace is set to wait for you
web-key-score = score sheet
web-key-turn = whose turn it is
web-key-cards = your cards
web-key-tell = read out the table
web-key-trump = trumps
web-key-points = points
web-key-taken = who has captured what
web-key-move = the last move
web-key-spoken = everything said so far
web-key-rules = open the rules that matter now
web-match-over = The match is over
web-over-won = { $who ->
    [you] You win
    [one] { $names } wins
    [side] { $names } win
   *[several] Winners: { $names }
}
web-winner = winner
web-back-to-replay = Back to the replay
web-rematch = Rematch
web-rematch-wanted = { $name } would like to play again.
web-rematch-waits = Waiting for { $names }.
web-rematch-without = Go on without waiting
web-rematch-without-what = At the next table their seats stay free: they are invited there, and bots can fill the seats.
web-next-table = Go to the next table
web-check-deal = Check the deal
web-hand-over = Hand the device to { $name }.
web-hand-over-ready = I am { $name }: show my cards
web-chat-nothing = No messages yet.
web-chat-says = { $name } says: { $text }
web-chat-phrases = Ready-made phrases
web-chat-text = Say something
web-chat-send = Send
web-chat-mute = Mute { $name }
web-chat-unmute = Unmute { $name }
web-report = Report a player
web-report-whom = Who?
web-report-what = What is it about?
web-report-insult = insults
web-report-name = an offensive name
web-report-cheating = cheating
web-report-stalling = stalling
web-report-spam = advertising
web-report-other = something else
web-report-text = What happened? (optional)
web-report-says = The administrators of this server see your report, the match and the latest chat messages. Nobody at the table is notified.
web-report-send = Report
web-report-sent = Reported. Thank you.
web-phrase-hello = Hello
web-phrase-thanks = Thank you
web-phrase-well-played = Well played
web-phrase-good-game = Good game
web-phrase-sorry = Sorry
web-phrase-moment = One moment
web-phrase-your-turn = It is your turn
web-phrase-again = Another game?
web-phrase-goodbye = Goodbye
web-aloud-turn = { $number ->
        [one] Your turn. One card: { $cards }.
       *[other] Your turn. { $number } cards: { $cards }.
    }
web-aloud-turn-only = Your turn.
web-aloud-turn-soon = It is your turn after the moves that are being shown.
web-aloud-choice = { $result ->
        [none] { $number }: { $title }.
       *[other] { $number }: { $title }, { $result }.
    }
web-aloud-table = On the table: { $items }.
# The cards on the table when a deal begins.
web-aloud-laid = Table: { $items }.
web-aloud-empty = The table is empty.
web-aloud-seat = { $cards ->
        [one] { $name }: one card, score { $score }.
       *[other] { $name }: { $cards } cards, score { $score }.
    }
web-aloud-cards = { $number ->
        [one] One card: { $cards }.
       *[other] { $number } cards: { $cards }.
    }
web-aloud-covered = { $number ->
        [0] You have no cards.
        [one] One card, face down.
       *[other] { $number } cards, face down.
    }
web-aloud-partner = Your partner is { $name }.
web-aloud-scores = Score: { $items }.
# What brought each side its points of a deal.
web-aloud-reasons = Details: { $items }
web-aloud-side = { $names }: { $fact }.
web-aloud-none = Not in this game.
web-aloud-no-move = Nothing has happened yet.
web-aloud-not-begun = The match has not begun.
web-aloud-refused = { $rule ->
        [none] Not possible: { $message }.
       *[other] Not possible: { $message }. Rule { $rule }.
    }
web-next-deal = Next deal
web-next-until = The next deal starts in at most
web-next-gone = The match has gone on, and your clock is running.
web-next-all = Others still looking at it: { $names }
web-next-waits = Still looking at the score: { $names }
web-last-cards = Show the last cards again
web-absent = { $name } cannot be reached.
web-absent-wait = Wait
web-absent-bot = Let a bot play
web-absent-end = End the match
web-absent-says = { $name }: { $choice }
web-seat-away = cannot be reached
web-bot-undo = Take its moves back
web-look-at-table = Look at the table
web-result = Result
web-next-move = Next move
web-again = Since your last move
web-again-stop = Stop
web-hints-used = Hints used by: { $names }

## Which hand wins

web-which = Which hand wins?
web-which-says = For real cards: tap the cards or type them.
web-which-game = Game
web-which-typed = Type cards, such as { "Kh 10s" } or king of hearts
web-which-add = Add
web-which-remove = Remove { $card }
web-which-clear = Remove all
web-which-moves = Allowed here
web-which-more = There may be more.
web-which-answer = The referee
web-which-count = { $number } of { $most }
web-which-heard = { $title }: { $cards }
web-which-wins = wins
