# What a session refuses, and what happens in it besides the match (docs/explanation/session.md).

refusal-only-host = only the program that hosts the session can do this
refusal-only-persons = only a person can sit down
refusal-seat-taken = this seat is taken
refusal-seats-vacant = { COUNT($seats) ->
        [one] seat { LIST($seats) } is vacant
       *[other] seats { LIST($seats) } are vacant
    }
refusal-already-begun = the match has begun
refusal-not-begun = the match has not begun
refusal-match-not-over = the match is not over
refusal-not-the-owner = only the owner of the session can do this
refusal-rated-without-bots = bots cannot play in a rated match
refusal-already-revealed = the secret has been published
refusal-no-rematch = no rematch follows a match whose packs others still play
refusal-rated-one-seat = in a rated match each person has one seat
refusal-rated-needs-clock = a rated match needs a clock with at most { $number } days per move
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
refusal-undo-not-agreed = take-backs were not agreed on for this match
refusal-undo-already-asked = seat { $seat } is asking to take back a move
refusal-undo-not-asked = nobody is waiting for this answer
refusal-undo-past-seen-card = a card has been seen since
refusal-nothing-to-undo = there is no move of yours to take back
refusal-bad-options--wrong-clock = a clock has a time for each move of at least a millisecond, and a bank of zero or more
refusal-score-stands = the score of the deal is still being looked at; ask for the next deal first
refusal-no-score-stands = no score of a deal is waiting for you
refusal-absence-not-asked = nobody is asked about this person now
refusal-entropy-asked = the cards are about to be dealt: everybody is showing what they added to the shuffle
refusal-entropy-not-asked = nobody is waiting for what this seat adds to the shuffle
refusal-entropy-not-shown = somebody has not yet shown what they added to the shuffle
refusal-other-entropy = this is not what the seat committed to
refusal-bad-options--wrong-limit = the time for the score of a deal is zero or more
refusal-bad-record--other-revision = the rules have been corrected since revision { $limit }: move { $number } of the record tells something else today
refusal-bad-record--no-opened = the log does not begin with its setup
refusal-bad-record--wrong-entry = entry { $limit } of the log has the number { $number }
refusal-bad-record--move-before-match = the log has a move before the match

## What happens

event-session-seat-sat = { WHO($seat) ->
        [you] You sit down.
       *[other] { NAME($seat) } sits down.
    }
event-session-seat-bot = A bot sits down: { NAME($seat) }.
event-session-seat-left = { NAME($seat) } leaves.
event-session-seat-left-playing = { NAME($seat) } leaves; a bot plays on.
event-session-seat-withheld = { NAME($seat) } did not answer before the deal and loses the seat.
event-session-entropy-asked = The cards are being shuffled: everybody's part is in.
event-session-entropy-withheld = Nothing of this shuffle counts; it is done again from the beginning.
event-session-seat-away = { WHO($seat) ->
        [you] A bot plays for you.
       *[other] A bot plays for { NAME($seat) }.
    }
event-session-seat-time = { WHO($seat) ->
        [you] Your time is up: a bot plays for you.
       *[other] Time is up: a bot plays for { NAME($seat) }.
    }
event-session-seat-agreed = { WHO($seat) ->
        [you] A bot plays for you, as the others wanted.
       *[other] A bot plays for { NAME($seat) }.
    }
event-session-seat-back = { WHO($seat) ->
        [you] You are back in your seat.
       *[other] { NAME($seat) } is back.
    }
event-session-seat-renamed = { $name } is now called { NAME($seat) }.
event-session-absent = { WHO($seat) ->
        [you] You have lost your connection.
       *[other] { NAME($seat) } cannot be reached.
    }
event-session-present = { WHO($seat) ->
        [you] You are connected again.
       *[other] { NAME($seat) } is connected again.
    }
event-session-undo-asked = { WHO($seat) ->
        [you] You ask to take back your last move.
       *[other] { NAME($seat) } asks to take back a move.
    }
event-session-undo-agreed = { WHO($seat) ->
        [you] You agree.
       *[other] { NAME($seat) } agrees.
    }
event-session-undo-declined = { WHO($seat) ->
        [you] You do not agree.
       *[other] { NAME($seat) } does not agree.
    }
event-session-undo-dropped-declined = Nothing is taken back.
event-session-undo-dropped-withdrawn = The request is withdrawn: nothing is taken back.
event-session-undo-dropped-moved = The match goes on: nothing is taken back.
event-session-undone = { $number ->
        [one] The move is taken back.
       *[other] { $number } moves are taken back.
    }
event-session-paused = The match is paused.
event-session-continued = The match goes on.
event-session-match-over = The match is over: { LIST($items, style: "comma") }.
event-session-score = { WHOSE($side) ->
        [you] you have { $number }
        [yours] your side has { $number }
       *[other] { SIDE($side) } { $number }
    }
event-session-free-chat = Free chat is allowed at this table.
event-session-phrases-only = Only ready-made phrases are allowed at this table.
event-session-rematch-wanted = { WHO($seat) ->
        [you] You want to play again.
       *[other] { NAME($seat) } wants to play again.
    }
event-session-ready = { WHO($seat) ->
        [you] You want the next deal.
       *[other] { NAME($seat) } wants the next deal.
    }
event-session-next-deal-time = The next deal begins.
event-session-absence-wait = { WHO($seat) ->
        [you] You wait.
       *[other] { NAME($seat) } waits.
    }
event-session-absence-bot = { WHO($seat) ->
        [you] You want a bot to play on.
       *[other] { NAME($seat) } wants a bot to play on.
    }
event-session-absence-end = { WHO($seat) ->
        [you] You want to end the match.
       *[other] { NAME($seat) } wants to end the match.
    }
event-session-hint-used = { WHO($seat) ->
        [you] You have taken a hint.
       *[other] { NAME($seat) } has taken a hint.
    }
event-session-match-abandoned = The match has been ended without a winner: { LIST($items, style: "comma") }.
event-session-match-closed = The match has been ended without a winner, because the table has been closed by an administrator: { LIST($items, style: "comma") }.
