# What the server refuses (docs/reference/wire.md).

refusal-hello-first = the first request of a connection is { "hello" }
refusal-bad-request = this is not a request: { PROBLEM($problem) }
refusal-too-fast = too many requests at once; wait a moment
refusal-not-signed-in = nobody is signed in here
refusal-foreign-origin = this page may not connect to this server
refusal-unknown-host = this server does not accept requests for the name { $name }; its operator can add the name with the option { "--hostnames" } or the variable { "VIRADO_HOSTNAMES" }
refusal-restarting = the server is restarting; come back in a moment
refusal-too-many-connections = at most { $limit } connections are allowed for one person
refusal-server-full = the server is full; try again in a moment
refusal-token-only-plays = a program with this token can only play
refusal-too-many-guests = too many new guests from this address; try again later
refusal-address-too-busy = at most { $limit } connections are allowed from one address
refusal-request-too-long = a request may have at most { $limit } bytes
refusal-too-many-tables = you can have at most { $limit } tables open or in play
refusal-too-many-new-tables = too many new tables from this address; try again later
refusal-too-many-bots = you can have at most { $limit } matches with bots in progress
refusal-no-such-table = there is no such table
refusal-table-moved = this table is being taken over; connect again
refusal-not-stored = this could not be stored and has not been done; try again
refusal-set-closed = this table is closed until everybody has played its packs
refusal-set-over = no further match of these packs can begin
refusal-no-such-set = there is no such set of packs
refusal-hints-not-agreed = the people at this table have not agreed to allow hints
refusal-no-hints-in-rated = there are no hints in a rated match
refusal-too-many-hints = you can wait for at most { $limit } hints at once
refusal-deal-not-over = this deal is not over
refusal-review-under-way = your last review is still running
refusal-bots-not-ready = the bots are still getting ready; ask again in a moment
refusal-nothing-to-arrange = there is nothing to arrange in this game
refusal-spectators-are-silent = only players seated at the table may speak
refusal-empty-chat = say either a phrase or something of your own
refusal-unprintable-chat = messages cannot contain control characters or direction marks
refusal-too-much-chat = too many messages; try again in { $number } seconds
refusal-too-many-muted = you can mute at most { $limit } people
refusal-phrases-only = only ready-made phrases are allowed at this table
refusal-rated-without-pause = a rated match cannot be paused
refusal-rated-same-place = two people at this table would come from the same address or the same browser, so the match cannot be rated; it can be played without rating

## People

refusal-bad-name--length = a name must have 1 to { $limit } characters
refusal-bad-name--unprintable = a name can contain printable characters only
refusal-bad-name--no-letters = a name must contain letters or digits
refusal-bad-name--too-many-marks = a letter of a name can have at most { $limit } marks
refusal-bad-name--mixed-scripts = each word of a name must be written in one script
refusal-bad-name--reserved = this name is reserved for the server
refusal-bad-name--like-a-bot = this name looks like that of a bot
refusal-bad-password--length = a password must have { $number } to { $limit } characters
refusal-bad-password--common = this is one of the most common passwords; choose another one
refusal-bad-password--own = your password cannot be your name; choose another one
refusal-bad-password--word = a single name or word is easy to guess; use several together
refusal-bad-password--keys = adjacent keys are easy to guess; choose another password
refusal-bad-password--repeat = repetitions are easy to guess; choose another password
refusal-bad-password--sequence = letters or digits in sequence are easy to guess; choose another password
refusal-bad-password--date = dates and years are easy to guess; choose another password
refusal-name-taken = this name, or one that looks like it, belongs to somebody with an account; choose another one, or sign in if it is yours
refusal-wrong-password = the account or the password is wrong
refusal-too-many-tries = too many wrong passwords or codes; try again in { $number } s
refusal-code-needed = enter the code that your device shows, too
refusal-wrong-code = this is not the current code of your device, or it has been used already
refusal-second-factor-on = one-time codes are already on; turn them off first
refusal-second-factor-not-offered = set up a device for one-time codes first
refusal-account-first = this needs an account
refusal-too-many-tokens = you can have at most { $limit } tokens
refusal-too-many-invitations = you can send at most { $limit } invitations a day
refusal-not-played-together = you can invite only people with whom you have finished a match
refusal-not-at-this-table = only the people seated at the table and the one who opened it can invite others
refusal-no-public-page = this person has no public page
refusal-no-such-code = this code leads to no table: it may be mistyped, replaced or out of date, or the match has begun
refusal-table-codes-off = this server gives tables no codes; use the link
refusal-too-many-table-codes = the server has { $limit } codes in use; use the link

## Administration

refusal-banned = { $number ->
        [0] you are banned from this server for good
        [one] you are banned from this server for another hour
       *[other] you are banned from this server for another { $number } hours
    }: { $sentence }
refusal-address-banned = { $number ->
        [0] this address is banned from this server for good
        [one] this address is banned from this server for another hour
       *[other] this address is banned from this server for another { $number } hours
    }: { $sentence }
refusal-read-only = the server is in maintenance and takes no moves for a while; all clocks are stopped
refusal-unknown-person = nobody here has this id, account or name
refusal-several-people = several people have this name; use the id
refusal-no-account = only somebody with an account can be an administrator
refusal-no-such-ban = there is no such ban
refusal-no-such-report = there is no such report to settle
refusal-report-from-outside = only people who have or had a seat at this table can report what happens there
refusal-too-many-reports = you can send at most { $limit } reports a day
refusal-too-many-reports-of-address = at most { $limit } reports a day are accepted from one address, and fewer about one person
refusal-enough-reports = the administrators already have { $limit } reports about this person at this table and will look into them
refusal-already-reported = you have reported this already
refusal-word-reports-off = this server takes no reports of wrong words
refusal-enough-word-reports = the administrators have { $limit } reports of wrong words to read first; try again in a few days
refusal-too-many-word-reports-of-address = at most { $limit } reports of wrong words a day are accepted from one address
refusal-no-such-word-report = this report of a wrong word has been deleted already
refusal-not-administrator = only an administrator can do this
refusal-confirm-first = enter your password again first
refusal-prove-first = first confirm your identity: enter your password again in a browser where you are signed in
refusal-bad-network--unreadable = this is neither an address nor a network: { PROBLEM($problem) }
refusal-bad-network--too-wide = a banned network must have a prefix of at least { $limit } bits
refusal-bad-text = this text must be one line of 1 to { $limit } characters without direction marks
refusal-bad-language = a text in a language is written as { "de=..." }

## Fair deals

refusal-bad-entropy--not-hexadecimal = what is added to the shuffle must be { $limit } bytes in hexadecimal
refusal-bad-entropy--no-commitment = a commitment is { "sha256:" } and 64 hexadecimal digits
refusal-bad-proof--unreadable = this is not a proof of a shuffle
refusal-bad-proof--wrong-secret = the secret is not the one that was committed to before the first card
refusal-bad-proof--other-commitment = the commitment is not the one that was shown before the first card
refusal-bad-proof--entropy-left-out = what you added to the shuffle is missing
refusal-bad-proof--other-entropy = what a seat has shown is not what it had committed to
refusal-bad-proof--other-order = the entries of the log are not in the order in which they happened
refusal-bad-proof--unfinished = the moves do not lead to the end of the match
refusal-bad-proof--other-result = the result is not that of the moves
refusal-bad-proof--wrong-fingerprint = something has been changed: this is not the match of this fingerprint
refusal-bad-proof--other-fingerprint = the fingerprint is not the one that was told at the end of the match
refusal-bad-proof--wrong-number-of-seats = the proof names another number of seats than the match has
refusal-bad-proof--given-packs = the packs of this match were given, not shuffled
refusal-bad-proof--wrong-seed = the seed of the match does not follow from the secret and what the seats added
refusal-bad-proof--other-packs = the packs of this match do not follow from its seed
refusal-bad-proof--other-record = the match does not replay as it was recorded: { REFUSAL($because) }
refusal-bad-proof--incomplete-log = the log does not go from the first entry to the published secret
refusal-bad-proof--hidden-moves = the log hides moves of other seats; check the evidence of the match instead

## Looking back

# $first is the title of the move that was made, $last that of the best one.
review-moment-points = { $worth ->
        [0] { $first }: less than one point lost. { review-better }
        [one] { $first }: about one point lost. { review-better }
       *[other] { $first }: about { NUMBER($worth) } points lost. { review-better }
    }
review-moment-chance = { $worth ->
        [0] { $first }: winning chance less than 1% lower. { review-better }
       *[other] { $first }: winning chance about { NUMBER($worth) }% lower. { review-better }
    }
review-better = { COUNT($clauses) ->
        [0] Worth more: { $last }.
       *[other] Worth more: { $last } ({ LIST($clauses, style: "comma") }).
    }
