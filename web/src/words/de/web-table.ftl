# The frame of every table.

web-your-turn = your turn
web-your-hand = Your hand
web-others = The others
web-choices = What you can do
web-choose-card = Choose a card.
web-waiting-for = { $name } is thinking.
web-more-choices = { $number ->
        [one] One more: point at the cards on the table that you mean.
       *[other] { $number } more: point at the cards on the table that you mean.
    }
web-play-it = Play it
web-show-again = Show the last move again
web-why-rule = Rule { $rule }
web-to-home = To the start page
web-rules = Rules
web-score = Score
web-score-sheet = Score sheet
web-sheet-score = Score
web-sheet-moves = Moves
web-sheet-chat = Chat
web-sheet-rules = Rules
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-line-lost = The connection is lost. Your seat is kept.
web-dealer = Dealer
web-dealer-letter = D
web-cards = { $number ->
        [one] one card
       *[other] { $number } cards
    }
web-seat-thinking = is thinking
web-seat-partner = your partner
web-seat-line-lost = line lost
web-seat-stand-in = a bot plays for { $name }
web-seat-bot-plays = a bot plays
web-deal-round = deal { $deal }, round { $round }
