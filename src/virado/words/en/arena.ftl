# What the arena says (docs/arena.md).

refusal-bad-options--too-few-bots = a tournament takes two bots or more, as in { "--bots club,greedy" }
refusal-bad-options--uneven-bots = { $number } bots cannot share { $limit } sides evenly
refusal-bad-options--bot-settings = { $part } is not a setting of a bot; they are { "ms=N" }, { "simulations=N" } and { "aim=match" } or { "aim=points" }, each once, as in { "expert:simulations=3000:aim=points" }
refusal-bad-options--bot-refused = in unit { $number }, rotation { $limit } a bot was refused: { REFUSAL($because) }
refusal-bad-options--no-stopping-rule = a tournament stops when { "decided" }, or at a half width of the interval such as { "0.5" }
refusal-bad-options--other-tournament = the file holds the results of another tournament
refusal-bad-options--no-results = not a file of results: { $problem }
refusal-bad-options--no-ray = { "--ray" } needs Ray: install { "virado[ray]" }
refusal-bad-options--no-ray-cluster = there is no Ray cluster: { $problem }
refusal-bad-options--no-such-program = the bot cannot be started: there is no such program
refusal-bad-options--bot-not-started = the bot cannot be started: { $problem }
refusal-bad-options--bot-ended = { $part } has ended without an answer { $problem }
refusal-bad-options--bot-no-json = { $part } answered with something that is not a JSON object: { $problem }
refusal-bad-options--bot-error = { $part } answered an error
refusal-bad-options--bot-no-move = { $part } answered no move
