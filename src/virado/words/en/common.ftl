# What no family owns: cards, seats, lists, phases, games, and refusals of the engine.

## Cards

suit-name = { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
        [c] clubs
        [b] black
        [r] red
        [g] green
       *[y] yellow
    }
rank-name = { KEY($rank) ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
        [2] two
       *[1] one
    }
rank-plural = { KEY($rank) ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
        [T] tens
        [9] nines
        [8] eights
        [7] sevens
        [6] sixes
        [5] fives
        [4] fours
        [3] threes
        [2] twos
       *[1] ones
    }
card-spoken = { $suit ->
        [b] { suit-name } { rank-name }
        [r] { suit-name } { rank-name }
        [g] { suit-name } { rank-name }
        [y] { suit-name } { rank-name }
       *[s] { rank-name } of { suit-name }
    }
deck-cards = { $deck ->
        [french40] 40 French cards
        [rook40] 40 Rook cards
        [skat32] 32 cards
       *[other] 52 French cards
    }

## Seats and sides

seat-name = seat { $seat }
referee-name = the table referee

## Lists and numbers

list-comma = ,{ " " }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-moves-separator = ;{ " " }
percent = { $number }%

## Games and phases

game-casino = Casino and Royal Casino
game-raub = Raub
game-zwanzig_ab = Zwanzig ab
game-hazari = Hazari
phase-over = over

## Options

option-values = { LIST($values, style: "comma") }
option-value-true = yes
option-value-false = no
option-value-none = none
option-named = “{ $option }”
option-named-value = “{ $option }: { LIST($values, style: "or") }”
option-named-other-value = “{ $option }” other than { LIST($values, style: "or") }
option-problem-least = “{ $option }” must be at least { $limit }
option-problem-most = “{ $option }” must be at most { $limit }
option-problem-other = “{ $option }” cannot have this value
option-players =
    .name = players
option-teams =
    .name = play in pairs

## Refusals: moves

refusal-unparsable--move-too-long = a move is one line of at most { $limit } characters
refusal-unparsable--card-twice = { CARDS($cards) } is named twice
refusal-unparsable--no-such-card = { $part } is not one of the { deck-cards } of this game
refusal-ambiguous = this could be { LIST($candidates, style: "moves") }
refusal-no-such-seat = there is no seat { $seat }; the seats are 0 to { $limit }
refusal-match-over = the match is over
refusal-not-your-turn = it is not your turn
refusal-not-in-hand = { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } not in your hand

## Refusals: variants and options

refusal-bad-options--no-such-game = there is no game { $game }; there are { LIST($games) }
refusal-no-such-example = there is no example { $part }
refusal-bad-options--no-such-variant = there is no variant { $variant }; `{ COMMAND("variants") }` lists them
refusal-bad-options--no-such-variant-but = there is no variant { $variant }; did you mean { $near }?
refusal-bad-options--cards-not-offered = { $variant } is not played with { $part } suits
refusal-bad-options--no-variant-text = a variant is a slug such as { "royal-dominican" }, or { "royal-dominican(players=2, target=31)" }
refusal-bad-options--variant-text-too-long = the text of a variant is one line, and not so long
refusal-bad-options--not-name-and-value = { $part } is not of the form { "name=value" }
refusal-bad-options--option-given-twice = { $option } is given twice
refusal-bad-options--no-value = { $part } is not a value (a number, { "true" }, { "false" }, { "null" }, a word, or a list in { "[ ]" })
refusal-bad-options--no-such-option = there is no option { $option }
refusal-bad-options--no-such-option-but = there is no option { $option }; did you mean { $near }?
refusal-bad-options--option-without-effect = { $option } would change nothing here: it takes { $needed }
refusal-bad-options--no-page = this installation has no built page, or not the files of Python for a browser
refusal-bad-options--not-empty = { $path } is not empty
refusal-bad-options--no-home = there is no folder for data, because this user has no home folder; set VIRADO_DATA to a folder
refusal-bad-options--wrong-value = { $option } cannot have this value; it can be { LIST($values, style: "or") }
refusal-bad-options--wrong-setting = { $part } in the environment must be a number from { $least } to { $limit }
refusal-bad-options--players-not-a-number = { "players" } is a number
refusal-bad-options--teams-not-a-truth-value = { "teams" } is { "true" } or { "false" }
refusal-bad-options--wrong-number-of-players = { $variant } is for { LIST($numbers, style: "or") } players, not { $number }
refusal-bad-options--never-in-pairs = { $variant } is never played in pairs
refusal-bad-options--pairs-are-four = only four play in pairs, and { $number } play here
refusal-bad-options--always-in-pairs = { $variant } is always played in pairs
refusal-bad-options--no-such-dealer = the dealer is a seat from 0 to { $limit }, not { $number }
refusal-bad-options--wrong-scores = expected one score for each of the { $number } sides
refusal-bad-options--seed-too-long = a seed has at most { $limit } bits
refusal-bad-options--no-such-language = there is no language { $part }; there are { LIST($candidates) }

## Refusals: packs and records

refusal-bad-pack--no-such-card = { $part } is not one of the { deck-cards } of this game
refusal-bad-pack--cards-missing = a pack of { deck-cards } holds each card once; { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } missing
refusal-bad-pack--wrong-number-of-cards = a pack of { deck-cards } holds each of the { $limit } once; here are { $number }
refusal-bad-record--unreadable = not a record: { PROBLEM($problem) }
refusal-bad-record--no-such-card = { refusal-bad-pack--no-such-card }
refusal-bad-record--other-version = a record of version { $number }; this program reads version { $limit }
refusal-bad-record--no-file = cannot read { $path }: { PROBLEM($problem) }
refusal-bad-record--too-long = { $path } has more than { $limit } bytes, the maximum
refusal-bad-record--not-begun = the match of { $path } has not begun
refusal-bad-record--wrong-chance = shuffle { $number } of the record does not hold the cards of that moment
refusal-bad-record--record-of-a-position = the record begins with a position; it is read with { "virado.cases" }
refusal-bad-record--not-over = only a match that is over can be shown step by step
refusal-bad-record--too-many-moves = { $limit } moves are the most that can be shown step by step
refusal-bad-record--impossible-move = move { $number } of the record cannot be made: { REFUSAL($because) }
refusal-bad-record--other-digests = the record contradicts itself: its digests are those of { $number } moves, and it has { $limit } (a record that you edited on purpose opens with { "edited" })
refusal-bad-record--other-events = the record contradicts itself: { $number ->
        [0] its first cards have
       *[other] move { $number } has
    } the digest { DATA($expected) }, and replaying it gives { DATA($found) }: a move, a card, a score, the variant or the digest was changed (a record that you edited on purpose opens with { "edited" })
refusal-bad-record--other-shuffle = the record contradicts itself: by its seed card { $value } of shuffle { $number } is { DATA($expected) }, and in the record it is { DATA($found) } (a record that you edited on purpose opens with { "edited" })
refusal-bad-record--other-pack = the record contradicts itself: card { $value } that was dealt of pack { $number } is { DATA($expected) }, and in the pack it is { DATA($found) } (a record that you edited on purpose opens with { "edited" })
refusal-bad-record--unused-shuffles = the record contradicts itself: it has { $number } shuffles, and its moves need { $limit } (a record that you edited on purpose opens with { "edited" })
refusal-bad-record--other-result = the record contradicts itself: entry { $number } has the result { DATA($expected) }, and the moves lead to { DATA($found) } (a record that you edited on purpose opens with { "edited" })

## A move as a button

choice-line = { LIST($items, style: "comma") }

## What other programs say against something. PROBLEM($problem) chooses one of these.

problem-at = { $problem } - at { $path }
problem-no-file = no such file or directory
problem-permission = permission denied
problem-is-folder = this is a directory
problem-no-folder = this is not a directory
problem-exists = it exists already
problem-no-room = no space is left on the device
problem-read-only = the file system is read-only
problem-in-use = the address is already in use
problem-no-address = the address is not one of this machine
problem-no-answer = nobody answers there
problem-expected = expected { $expected }, got { $found }
problem-least = expected { $expected }, at least { $limit }
problem-most = expected { $expected }, at most { $limit }
problem-shortest = expected { $expected } of length { $limit } or more
problem-longest = expected { $expected } of length { $limit } or less
problem-length = expected { $expected } of length { $limit }
problem-out-of-range = the number is out of range
problem-too-deep = the lists and objects are nested too deep
problem-not-utf-8 = it is not UTF-8
problem-missing-field = the field { $part } is missing
problem-unknown-field = there is no field { $part }
problem-bad-value = { $part } is not one of the values
problem-truncated = the text ends too early
problem-malformed = it is not JSON, from byte { $number } on
problem-other = { $input }
