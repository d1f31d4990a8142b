# What the commands print.

## virado variants

commands-variants-variant = variant
commands-variants-players = players
commands-variants-range = { $least }-{ $limit }
commands-variants-place = where
commands-variants-summary = what is different
commands-variants-hint = { "virado play VARIANT" } · { "virado rules VARIANT" } · a changed option: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = the rules of { $variant } have no { $part }
commands-rules-players = { LIST($numbers, style: "or") } players
commands-rules-options = Options
commands-rules-not-used = Not used (false, none or 0): { LIST($items, style: "comma") }.
commands-rules-not-played = Not played in this form: { LIST($items, style: "comma") }.

## virado refusals

refusal-bad-options--no-such-refusal = there is no refusal { $part }; { "`virado refusals`" } lists them

## virado check

commands-check-file = the file
commands-check-malformed = malformed: { $sentence }

## virado matches

commands-matches-none = No match has been left unfinished.
commands-matches-hint = { "virado play --resume NAME" } goes on with one, { "virado replay NAME" } shows it
commands-matches-state = deal { $number }, scores { LIST($scores, style: "comma") }

## virado replay

# $seat is whose view is shown, or none.
commands-replay-title = { $variant }, { $players } players{ $seat ->
        [none] { "" }
       *[other] , as { NAME($seat) } saw it
    }
commands-replay-move = { NAME($seat) }: { $move }
# $seats have won, if any.
commands-replay-end = { COUNT($seats) ->
        [0] not finished
       *[other] won by { NAMES($seats) }
    }; scores { LIST($scores, style: "comma") }

## Compiling

commands-compiling = compiling { $game } for this machine (once, a few seconds) ...
commands-compiled = compiled

## Serving and verifying

commands-table = The table is at { $path }
commands-table-runs = The table is there already, at { $path }
commands-table-end = Ctrl-C ends it; every match is kept. In this terminal: { "virado play" }
commands-table-not-built = the browser table has not been built into this installation; in this terminal: { "virado play" }
commands-serving = Virado is served at { $path }
commands-stopping = stopping; every table is kept
commands-serve-no-storage = the tables cannot be kept: { $problem }
commands-keys-newest = new tables use key { $name } of { $path }
commands-keys-unreadable = the keys cannot be read or written: { $problem }
commands-backup-done = { $number ->
        [one] one row is
       *[other] { $number } rows are
    } in { $path }; keep the file of keys apart from it
commands-backup-failed = no copy has been made: { $problem }
commands-restore-done = { $number ->
        [one] one row of { $path } is
       *[other] { $number } rows of { $path } are
    } in the database; it needs the file of keys of the server that the copy is from
commands-restore-failed = nothing has been restored: { $problem }
commands-serve-no-port = port { $input } cannot be opened: { $problem }
commands-serve-no-host = { $input } is no address of this machine to listen on: { $problem }
commands-verify-fair = { $number ->
        [one] The one shuffle of this match follows
       *[other] All { $number } shuffles of this match follow
    } from what was committed to before the first card.
commands-verify-whole = { $number ->
        [one] Its one move is
       *[other] All { $number } moves are
    } legal and lead to its result; nothing is missing.

## Administration

commands-admin-nothing = there is nothing
commands-admin-failed = nothing has been done: { $problem }
commands-admin-read-only-on = the server takes no moves
commands-admin-read-only-off = the server takes moves
commands-admin-notice-stands = everybody is told: { $sentence }
commands-admin-notice-gone = nothing is told any more
commands-admin-told = everybody is told
commands-admin-count-tables = tables that are served: { $number }
commands-admin-count-people = people, guests too: { $number }
commands-admin-count-open-reports = reports to settle: { $number }
commands-admin-count-bans = bans: { $number }
commands-admin-is-admin = administrator
commands-admin-is-banned = shut out
commands-admin-closed = table { $name } is being closed
commands-admin-settled = report { $name } is settled
commands-admin-banned = { $name } is shut out; { "virado admin lift" } { $key } ends it
commands-admin-lifted = ban { $key } is lifted
commands-admin-granted = { $name } is an administrator, at { "/admin" } in the browser
commands-admin-revoked = { $name } is no administrator any more

## virado bench

commands-bench-title = { $variant }, { $players } players, one core
commands-bench-deals_per_s = deals/s
commands-bench-decisions_per_s = decisions/s
commands-bench-simulations_per_s = simulations/s
