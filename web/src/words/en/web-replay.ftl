# Replay of a match that is over, and the check of its cards.

web-replay = Replay
web-replay-step = step { $step } of { $of }
web-replay-everybody = Everybody
web-replay-whose = View
web-replay-hands = Hands
web-replay-as-known = As known then
web-replay-open = Open hands
web-replay-link = Copy a link to this move
web-replay-save = Save the record
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-graph = The scores over the match
web-replay-graph-kind = What the graph shows
web-replay-graph-expected = Expectation
web-replay-graph-scores = Scores
web-replay-expected-points = { $name }, the bot's estimate in points of the deal, with its standard error
web-replay-expected-chance = { $name }, chance of winning the match in percent, with its standard error
web-replay-expected-now = { $value } ± { $error }
web-replay-ask-match = Analyse the whole match
web-replay-judging = Deal { $deal } of { $deals }
web-replay-seconds = { $seconds ->
        [one] about a second left
       *[other] about { $seconds } seconds left
    }
web-replay-costs-nothing = no measurable cost
web-replay-not-compared = was not compared
web-replay-check = Check the deal
web-replay-judgement = Analysis by a bot
web-replay-ask-step = Was there a better move?
web-replay-ask-deal = What cost the most in this deal?
web-replay-thinking = The expert bot is thinking. This takes a few seconds.
web-replay-open-note = The bot did not see the open hands: it judges by what could be known.
web-replay-known-note = Based on what could be known at this moment.
web-replay-played = played
web-replay-best = best
web-replay-fine = fine
web-replay-inaccuracy = inaccuracy
web-replay-mistake = mistake
web-replay-lost-points = { $loss ->
        [one] about one point lost
       *[other] about { $loss } points lost
    }
web-replay-lost-chance = winning chance −{ $loss }%
web-replay-figure = { $loss } ± { $error }: the bot’s estimate, and how far off it may be by chance
web-replay-preparing = The bots are still getting ready. This continues automatically.
web-replay-nothing-cost = No move in this deal cost more than luck can explain.
web-replay-open-record = Open a record
web-replay-open-help = A record is the file that a replay saves, here or in the terminal.
web-replay-choose-file = Choose a file
web-replay-paste = Or paste its text
web-replay-edited = I edited this record on purpose
web-replay-show = Show it
web-replay-play-on = Play on from here
web-replay-play-on-note = Against bots, in the seat of { $name }, with the cards of this match, in later deals too. It does not count.

web-check = Check the deal
web-check-how = Before the first card, the server published a commitment. So did every seat, and each revealed its numbers only when all had committed. Afterwards the server published its secret. Your browser now computes every pack from these and compares it with the cards that were dealt.
web-check-now = Check now
web-check-holds = Right:
web-check-fails = Wrong:
web-check-commitment = the secret matches the commitment.
web-check-published = the commitment is the one shown before the first card.
web-check-entropy = the contribution of every seat is in the shuffle.
web-check-committed = every seat has revealed what it committed to.
web-check-whole = moves, result and length of the log match the fingerprint of the match.
web-check-told = the fingerprint is the one that this device received at the end.
web-check-newer = the proof uses the protocol with which the match was played.
web-check-file = Check a file, without the server
web-check-save = Save the evidence
web-check-no-evidence = This file has no evidence of a match.
web-check-number-fingerprint = fingerprint (the same for everybody at the table)
web-check-packs = { $number ->
        [one] the only shuffle follows from secret and seats.
       *[other] all { $number } shuffles follow from secret and seats.
    }
web-check-fair = The cards were dealt fairly.
web-check-old = This proof is by protocol 1, of an old server: it does not prove that no move is missing, nor that nobody chose the last contribution to the shuffle after having seen the others.
web-check-unfair = The evidence does not match. The server may have chosen the cards.
web-check-numbers = The numbers behind it
web-check-number-commitment = commitment
web-check-number-secret = secret
web-check-number-entropy = contribution of seat { $seat }
