# What a session refuses (docs/session.md).

refusal-only-host = only the program that hosts the session may do this
refusal-only-persons = only a person sits down
refusal-seat-taken = seat { $seat } is taken
refusal-seats-vacant = { COUNT($seats) ->
        [one] seat { LIST($seats) } is vacant
       *[other] seats { LIST($seats) } are vacant
    }
refusal-already-begun = the match has begun
refusal-not-begun = the match has not begun
refusal-match-not-over = the match is not over
refusal-not-the-owner = only the owner of the session may do this
refusal-rated-without-bots = no bot has a seat in a rated match
refusal-already-revealed = the secret has been published
refusal-rated-one-seat = in a rated match everybody has one seat
refusal-not-your-seat = { $seat ->
        [none] that is not your seat
       *[other] seat { $seat } is not yours
    }
refusal-no-such-person = this person has no seat
refusal-seat-of-person = a person plays for seat { $seat }
refusal-stand-in-plays = a bot is sitting in for seat { $seat }; take the seat back first
refusal-out-of-date = this answers a question that is no longer asked
refusal-paused = the clocks have been stopped
refusal-already-paused = the clocks have already been stopped
refusal-already-away = this person is away already
refusal-undo-not-agreed = it was agreed that no move is taken back
refusal-undo-already-asked = seat { $seat } is asking to take back a move
refusal-undo-not-asked = nobody is waiting for this answer
refusal-undo-past-seen-card = a card has been seen since
refusal-nothing-to-undo = there is no move of yours to take back
refusal-bad-options--wrong-clock = a clock has a time for each move of at least a millisecond, and a bank of nought or more
refusal-bad-record--other-revision = the rules have been corrected since revision { $limit }: move { $number } of the record tells something else today
refusal-bad-record--no-opened = the log does not begin with its setup
refusal-bad-record--wrong-entry = entry { $limit } of the log has the number { $number }
refusal-bad-record--move-before-match = the log has a move before the match
