# What the line protocol says (docs/reference/protocol.md).

protocol-legal = legal

refusal-not-json = not JSON in UTF-8: { PROBLEM($problem) }
refusal-not-an-object = a request is an object such as { "{\"do\": \"variants\"}" }
refusal-line-too-long = a line has at most { $limit } bytes
refusal-unknown-verb = { "`do`" } is one of { LIST($candidates, style: "comma") }
refusal-missing-field = { $verb } needs { $part }
refusal-unknown-field = { $verb } knows no { $part }; it knows { LIST($candidates, style: "comma") }
refusal-bad-field = { $verb }: { PROBLEM($problem) }
refusal-bad-field--ms-or-simulations = { "suggest" } takes { "ms" } or { "simulations" }, not both
refusal-unknown-match = there is no match { $part }
refusal-nothing-to-decide = seat { $seat } has nothing to decide now
refusal-internal-error = a mistake in Virado itself; the traceback is on stderr
