# Puzzles in the terminal.

puzzles-title = Puzzle { $number } of { $limit }
puzzles-task = Find the best move.
puzzles-call = A call is no answer: make a move.
puzzles-loses = { $move } loses { $loss } against the best move.
puzzles-not-compared = { $move } is not among the best moves that the bots compared.
puzzles-again = Try again; { $input } gives a hint.
puzzles-hint = The question: { $theme }. { $move } is tempting, but it is not the best move. { $input } again shows the solution.
puzzles-found = Right: { $move }.
puzzles-solution = The best move: { $move }.
puzzles-reasons = Why: { LIST($clauses, style: "comma") }.
puzzles-margin = The next best move loses { $loss }.
puzzles-points = { $value } points of the deal
puzzles-percent = { $value }% of the match
puzzles-next = Enter: the next puzzle, q: quit
puzzles-none-left = These were all puzzles of this kind.

refusal-bad-options--no-such-puzzle = no puzzle has the name { $name }
refusal-bad-options--no-such-theme = no kind of puzzle has the name { $name }; there are { LIST($candidates, style: "comma") }

## Kinds of puzzles

puzzles-theme-casino-last-take = the last round, with something to take
puzzles-theme-casino-last-leave = the last round, with something to leave
puzzles-theme-casino-prevent-sweep = preventing a sweep
puzzles-theme-casino-build = a build
puzzles-theme-casino-capture = which capture, if any
puzzles-theme-casino-lay = which card to lay down
puzzles-theme-raub-bid = bid or pass
puzzles-theme-raub-stay = stay in or drop out
puzzles-theme-raub-turn-up = the turn-up
puzzles-theme-raub-last-tricks = the last tricks
puzzles-theme-raub-lead = which card to lead
puzzles-theme-raub-follow = which card to add to the trick
puzzles-theme-zwanzig_ab-trumps = which suit is trumps
puzzles-theme-zwanzig_ab-stay = stay in or drop out
puzzles-theme-zwanzig_ab-exchange = which cards to exchange
puzzles-theme-zwanzig_ab-last-tricks = the last tricks
puzzles-theme-zwanzig_ab-lead = which card to lead
puzzles-theme-zwanzig_ab-follow = which card to add to the trick
puzzles-theme-hazari-first-class = how strong a first group
puzzles-theme-hazari-first-cards = which cards for the first group
puzzles-theme-hazari-second = which second group
puzzles-theme-hazari-last = the last two groups
