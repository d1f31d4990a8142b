# What is wrong with a position or a case file. Every message has the fact $path.

## Shared by all families (virado.cases.reading)

refusal-bad-position--expected-names = { $path }: expected names and values, got { $part }
refusal-bad-position--unknown-key = { $path }: there is no key { $part } here; known are { LIST($candidates) }
refusal-bad-position--expected-seats = { $path }: expected values by seat, got { $part }
refusal-bad-position--seat-twice = { $path }: seat { $seat } is named twice
refusal-bad-position--expected-list = { $path }: expected a list, got { $part }
refusal-bad-position--wrong-length = { $path }: expected { $limit ->
        [one] one entry
       *[other] { $limit } entries
    }, got { $number }
refusal-bad-position--expected-number = { $path }: expected a whole number from { $least } to { $limit }, got { $part }
refusal-bad-position--expected-truth = { $path }: expected true or false, got { $part }
refusal-bad-position--expected-one-of = { $path }: expected { LIST($candidates, style: "or") }, got { $part }
refusal-bad-position--no-such-card = { $path }: the pack ({ deck-cards }) has no card { $part }
refusal-bad-position--card-twice = { $path }: { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } there twice
refusal-bad-position--wrong-card-count = { $path }: expected { $least } to { $limit } cards, got { $number }
refusal-bad-position--not-a-move = { $path }: { $part } cannot be read: { REFUSAL($because) }
refusal-bad-position--not-legal = { $path }: { $part } is refused: { REFUSAL($because) }

refusal-bad-case--expected-one-of = { refusal-bad-position--expected-one-of }
refusal-bad-case--card-twice = { refusal-bad-position--card-twice }
refusal-bad-case--not-a-move = { refusal-bad-position--not-a-move }
refusal-bad-case--not-legal = { refusal-bad-position--not-legal }
refusal-bad-case--no-such-preset = { $path }: { $game } has no preset { $variant }
refusal-bad-case--position-needed = { $path }: { $part } is about a position, and the case has none
refusal-bad-case--nothing-claimed = { $path }: nothing is claimed; it may have { LIST($candidates, style: "or") }

## Hazari

refusal-bad-position--hand-twice = { $path }: the hand of seat { $seat } is also in position.hands
refusal-bad-case--other-sizes = { $path }: groups of one size are compared
refusal-bad-case--out-of-turn = { $path }: the seats show in turn
refusal-bad-case--not-the-pack = { $path }: together they hold the whole pack, thirteen cards each
refusal-bad-case--not-all-seats = { $path }: all { $limit } seats are needed
refusal-bad-case--no-such-moment = { $path }: { $part } is not a moment of a deal
refusal-bad-case--not-announced = { $path }: { $part } names nothing that H-24 tells of

## Case files (virado check)

refusal-bad-file--no-file = it cannot be read: { PROBLEM($problem) }
refusal-bad-file--too-long = it has more than { $limit } bytes, the maximum
# $number is the line, or none.
refusal-bad-file--not-yaml = it is not YAML: { PROBLEM($problem) }{ $number ->
        [none] { "" }
       *[other] , line { $number }
    }
refusal-bad-file--too-deep = it is nested too deeply
refusal-bad-file--wrong-tag = it is not YAML: a tag does not fit its value
refusal-bad-file--key-twice = the key { $part } is there twice, in line { $number }
refusal-bad-file--key-not-a-word = a key is a list or a mapping, in line { $number }
refusal-bad-file--no-cases = it is not a mapping with a list { "cases" }
refusal-bad-file--unknown-key = there is no key { $part } at the top of a file; there are { LIST($candidates) }
refusal-bad-file--other-schema = its schema is { $part }; this program reads schema { $limit }
refusal-bad-case--no-mapping = { $path }: expected a mapping with { LIST($candidates) }
refusal-bad-case--keys-missing = { $path }: a case has { LIST($candidates) }; here { COUNT($names) ->
        [one] { LIST($names) } is
       *[other] { LIST($names) } are
    } missing
refusal-bad-case--id-twice = { $path }: the id { $part } is there twice
refusal-bad-case--not-a-word = { $path }: expected a word, got { $part }
refusal-bad-case--not-a-rule = { $path }: expected the number of a rule, or a list of them, got { $part }
refusal-bad-case--too-deep = { $path }: it is nested too deeply

## What differs (virado.cases.differences). $expected and $found are printed as a case file has them.

case-expected-found = { $path }: expected { DATA($expected) }, got { DATA($found) }
case-expected-found-after = { $path }, after { $move }: expected { DATA($expected) }, got { DATA($found) }
case-expected-found-in-round = { $path }, round { $round }: expected { DATA($expected) }, got { DATA($found) }
case-not-legal = { $path }: { $move } should be legal and is refused: { REFUSAL($because) }
case-not-listed = { $path }: { $move } is judged legal and not listed
case-list-cut-off = { $path }: there are more legal moves than can be listed: at least { $number }
case-listed-twice = { $path }: { $move } is listed more than once
case-not-expected = { $path }: { $move } is legal and not expected
# $remark is why the case says so, or none.
case-legal = { $path }: { $move } should be refused{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    } and is legal
case-other-refusal = { $path }: expected the refusal { DATA($expected) }, got { DATA($found) }: { REFUSAL($because) }
# $viewer is a seat or the word public.
case-not-seen = { $path }: { $viewer ->
        [public] onlookers do not see { CARD($card) }
       *[other] seat { $viewer } does not see { CARD($card) }
    }
case-seen = { $path }: { $viewer ->
        [public] onlookers see { CARD($card) }
       *[other] seat { $viewer } sees { CARD($card) }
    } and should not
case-leaked = { $path }: it holds cards of others that have not been shown: { CARDS($cards) }
case-round-not-shown = { $path }: round { $round } has not been shown
case-never-comes = { $path }: { $part } never comes under these options
