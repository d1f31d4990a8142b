# What the arena says (docs/how-to/arena.md).

refusal-bad-options--too-few-bots = a tournament takes two bots or more, as in { "--bots club,greedy" }
refusal-bad-options--uneven-bots = { $number } bots cannot share { $limit } sides evenly
refusal-bad-options--bot-settings = { $part } is not a setting of a bot; they are { "ms=N" }, { "simulations=N" } and { "aim=match" } or { "aim=points" }, each once, as in { "expert:simulations=3000:aim=points" }
refusal-bad-options--bot-setting-unused = { $level } does not search, so { $part } has no effect on it
refusal-bad-options--bot-refused = { $part } was refused, in { $limit ->
        [none] match { $number }
       *[other] unit { $number }, rotation { $limit }
    }, deal { $deal }, move { $step }: { REFUSAL($because) }
refusal-bad-options--bot-stopped = { $limit ->
        [none] match { $number }
       *[other] unit { $number }, rotation { $limit }
    }, deal { $deal }, move { $step }: { REFUSAL($because) }
refusal-bad-options--no-stopping-rule = a tournament stops when { "decided" }, or at a half width of the interval such as { "0.5" }
refusal-bad-options--other-tournament = the file holds the results of another tournament
refusal-bad-options--no-results = not a file of results: { PROBLEM($problem) }
refusal-bad-options--no-ray = { "--ray" } needs Ray: install { "virado[ray]" }
refusal-bad-options--no-ray-cluster = there is no Ray cluster: { PROBLEM($problem) }
refusal-bad-options--no-pyarrow = tables need pyarrow: install { "virado[data]" }
refusal-bad-options--other-data = the folder holds another data set
refusal-bad-options--folder-not-empty = the folder holds something else; name an empty or a new one
refusal-bad-options--no-such-program = the bot cannot be started: there is no such program
refusal-bad-options--bot-not-started = the bot cannot be started: { PROBLEM($problem) }
refusal-bad-options--bot-ended = { $part } has ended without an answer { $problem }
refusal-bad-options--bot-no-json = { $part } answered with something that is not a JSON object: { PROBLEM($problem) }
refusal-bad-options--bot-error = { $part } answered an error: { $problem }
refusal-bad-options--bot-no-answer = { $part } does not answer as the protocol of bots requires: expected { $expected }, got { $found }
refusal-bad-options--bot-no-move = { $part } answered no move
refusal-bad-options--bot-too-slow = { $part } has not answered within { $limit } seconds and was ended
refusal-bad-options--bot-brought = a bot of your own is written as { "NAME=module:Class" }, { "NAME=file.py:Class" } or { "NAME=cmd:PROGRAM" }, with a name of at most { $limit } letters
refusal-bad-options--bot-name-taken = the name { $part } is taken; choose another one
refusal-bad-options--bot-without-name = { $part } does not say which function or class of it plays; write { "FILE.py:NAME" } or { "module:NAME" }
refusal-bad-options--bot-illegal = { $part } chose { $move }, which is not possible: { REFUSAL($because) }
refusal-bad-options--bot-failed = { $part } has failed: { PROBLEM($problem) }
refusal-bad-options--bot-rests = { $part } has failed { $limit } times in a row and is not asked for a minute

## virado arena

arena-title = { $variant }, seed { $number }
arena-units = { $number } units ({ LIST($items, style: "comma") }), { NUMBER($total, maximumFractionDigits: 1) } s
arena-unit-deal-pair = mirrored pair of deals
arena-unit-match-pair = mirrored pair of matches
arena-unit-deal = deal in { $players } rotations
arena-unit-match = match in { $players } rotations
arena-given-up = { $number } games given up
arena-detectable = { $number } units show, in four of five tournaments, a share of games won that is { $part } from even
arena-timed = a bot searches by the clock: another run with this seed gives other figures, with { "--simulations N" } the same
arena-first-units = first units
arena-bot = bot
arena-points-pair = points a pair
arena-points-game = points a game
arena-won = won
arena-interval = { PERCENT($worth) } interval
arena-ms = ms a move
arena-sprt-low = sprt: accepted low, ratio { $number }, lower { $least }, upper { $limit }
arena-sprt-high = sprt: accepted high, ratio { $number }, lower { $least }, upper { $limit }
arena-sprt-open = sprt: accepted open, ratio { $number }, lower { $least }, upper { $limit }
arena-ray-nodes = played on { $number ->
        [one] 1 node
       *[other] { $number } nodes
    } of the Ray cluster
