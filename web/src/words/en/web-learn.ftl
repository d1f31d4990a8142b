# Rules, lessons and the coach.

web-rules-contents = Contents
web-learn-lesson = First lesson
web-learn-title = { $game }: a first lesson
web-learn-progress = Step { $step } of { $of }
web-learn-neighbour = Player { $number }
web-learn-try = Try it
web-learn-answer = Show the answer
web-learn-allowed = Allowed.
web-learn-not-allowed = Not allowed.
web-learn-why = Why?
web-learn-other = That is possible, too, but the lesson is looking for another move. Try again.
web-learn-next = Continue
web-learn-skip = Skip this step
web-learn-back = Back
web-learn-to-table = Back to the table
web-learn-play = Play with the coach
web-learn-rules = Read the rules
web-learn-again = Start again

web-coach = Coach
web-coach-first = A club player would look at this first:
web-coach-second = Or:
web-coach-looks = The coach is looking at your cards.
web-coach-waits = The coach waits until it is your turn.
web-coach-look-back = What cost the most in the last deal?
web-coach-looking-back = Looking back. This takes a few seconds.
web-coach-nothing = No move in this deal cost more than luck can explain.
web-coach-offer = New here? The coach can tell you at every turn what to look at, and why.
web-coach-yes = With the coach
web-coach-no = No, thanks
web-coach-counts = With the coach, the result of this match will say that you used hints.
web-coach-go-on = Go on
web-coach-off = Turn off
web-coach-made-best = Your last move was the coach’s first choice.
web-coach-made-close = Your last move was nearly as good as the coach’s first choice.
web-coach-made-other = Instead of your last move, the coach would choose:
