# What the commands print.

## virado variants

commands-variants-variant = variant
commands-variants-players = players
commands-variants-range = { $least }-{ $limit }
commands-variants-place = where
commands-variants-summary = what is different
commands-variants-hint = { COMMAND("play VARIANT") } · { COMMAND("rules VARIANT") } · a changed option: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = the rules of { $variant } have no { $part }
commands-rules-players = { LIST($numbers, style: "or") } players
commands-rules-options = Options
commands-rules-not-used = Not used (false, none or 0): { LIST($items, style: "comma") }.
commands-rules-not-played = Not played in this form: { LIST($items, style: "comma") }.
commands-rules-no-rulebook = There is no rulebook of this game.

## virado refusals

refusal-bad-options--no-such-refusal = there is no refusal { $part }; `{ COMMAND("refusals") }` lists them

## virado check

commands-check-file = the file
commands-check-malformed = malformed: { $sentence }
commands-check-done = { $number } passed, { $total } failed

## virado matches

commands-matches-none = No match has been left unfinished.
commands-matches-hint = { COMMAND("play --resume NAME") } goes on with one, { COMMAND("replay NAME") } shows it
commands-matches-state = deal { $number }: { LIST($items, style: "comma") }

## virado replay

# $seat is whose view is shown, or none.
commands-replay-title = { $variant }, { $players } players{ $seat ->
        [none] { "" }
       *[other] , as { NAME($seat) } saw it
    }
commands-replay-move = { NAME($seat) }: { $move }
commands-replay-score = Score: { LIST($scores) }.
commands-replay-unfinished = not finished; scores { LIST($scores, style: "comma") }

## Compiling

commands-compiling = compiling { $game } for this machine (up to a minute or two; later starts use the result) ...
commands-compiling-each-time = compiling { $game } for this machine (up to a minute or two, at every start, because the cache folder cannot be written) ...
commands-compiled = compiled

## Serving and verifying

commands-table = The table is at { $path }
commands-simulate-matches = matches
commands-simulate-done = { $number } matches in { $path }; { "README.md" } there explains the columns
commands-table-runs = The table is already running, at { $path }
commands-table-runs-without = it does not have your bots; stop it first, or give it a port and a folder of its own with { COMMAND("serve") }
commands-bot-failed = { $sentence }; another player moved in its place
commands-bot-failed-at = table { $key }, move { $step }: { $sentence }; another player moved in its place
commands-table-end = Ctrl-C ends it; every match is kept. In this terminal: { COMMAND("play") }
commands-table-not-built = the browser table has not been built into this installation; in this terminal: { COMMAND("play") }
commands-serving = Virado is served at { $path }
commands-stopping = stopping; every table is kept
commands-serve-no-storage = the tables cannot be stored: { PROBLEM($problem) }
commands-serve-no-folder = the tables cannot be stored: { PROBLEM($problem) }; choose another folder with --data FOLDER or VIRADO_DATA
commands-keys-newest = new tables use key { $name } of { $path }
commands-problem = { PROBLEM($problem) }
commands-keys-unreadable = the keys cannot be read or written: { PROBLEM($problem) }
commands-site-done = { $path } is written; a first visit fetches { $number } MB
commands-site-compiling = Compiling the search of the level Expert for browsers, which takes about four minutes once …
commands-site-no-kernels = The page lacks the search of the level Expert, so Club plays in its place: { $problem }
commands-site-no-modules = The page's program is not compiled, so each start takes some seconds longer: { $problem }
commands-backup-done = { $number ->
        [one] one row is
       *[other] { $number } rows are
    } in { $path }; keep the file of keys apart from it
commands-backup-failed = no copy has been made: { PROBLEM($problem) }
commands-restore-done = { $number ->
        [one] one row of { $path } is
       *[other] { $number } rows of { $path } are
    } in the database; it needs the file of keys of the server that the copy is from
commands-restore-moved = { $path } has the latest changes of the previous database; they are not part of the restored one
commands-restore-failed = nothing has been restored: { PROBLEM($problem) }
commands-serve-no-port = port { $input } cannot be opened: { PROBLEM($problem) }
commands-serve-no-host = { $input } is not an address of this machine to listen on: { PROBLEM($problem) }
commands-verify-fair = { $number ->
        [one] The one shuffle of this match follows
       *[other] All { $number } shuffles of this match follow
    } from what was committed to before the first card.
commands-verify-whole = { $number ->
        [one] Its one move is
       *[other] All { $number } moves are
    } legal and lead to its result; nothing is missing.
commands-verify-old = This proof is by protocol 1, of an old server: it does not prove that no move is missing, nor that nobody chose the last contribution to the shuffle after having seen the others. If the match was played on a newer server, this is not its proof.

## Administration

commands-admin-nothing = nothing found
commands-admin-failed = nothing has been done: { PROBLEM($problem) }
commands-admin-read-only-on = the server takes no moves
commands-admin-read-only-off = the server takes moves
commands-admin-notice-stands = everybody sees this notice: { $sentence }
commands-admin-notice-gone = the notice is removed
commands-admin-told = everybody sees the notice
commands-admin-count-tables = tables that are served: { $number }
commands-admin-count-people = people, guests included: { $number }
commands-admin-count-open-reports = open reports: { $number }
commands-admin-count-word-reports = reports of wrong words: { $number }
commands-admin-reported = reports: { $number }, reporters: { $people }
commands-admin-count-bans = bans: { $number }
commands-admin-is-admin = administrator
commands-admin-is-banned = banned
commands-admin-closed = table { $name } is being closed
commands-admin-settled = report { $name } is settled
commands-admin-word-report-deleted = word report { $name } is deleted
commands-admin-banned = { $name } is banned; { COMMAND("admin lift") } { $key } lifts the ban
commands-admin-lifted = ban { $key } is lifted
commands-admin-granted = { $name } is an administrator, at { "/admin" } in the browser
commands-admin-revoked = { $name } is no longer an administrator

## virado doctor

commands-doctor-good = good
commands-doctor-doubtful = check
commands-doctor-bad = fix
commands-doctor-end = { $number ->
        [0] Nothing needs fixing.
        [one] One thing needs fixing.
       *[other] { $number } things need fixing.
    }
commands-doctor-open-behind-proxy = the server listens on { $input } and trusts what a proxy says: its port must not be reachable from outside
commands-doctor-open-without-proxy = the server listens on { $input } without HTTPS: put a proxy before it, unless only a network that you trust reaches it
commands-doctor-metrics-here-only = only this machine can read the metrics: a Prometheus on another one needs { "--metrics-port" }
commands-doctor-metrics-open = the metrics are served on { $input }: only your Prometheus should reach them
commands-doctor-no-contact = the privacy page does not say how to reach you: { "--contact" }
commands-doctor-no-public-url = the pages of the rules have no absolute addresses, search engines get no sitemap, and links in chats no picture: { "--public-url" }
commands-doctor-folder-missing = { $path } does not exist yet; the server makes it
commands-doctor-folder-closed = { $path } is not a folder that this user can write to: run this as the user of the server
commands-doctor-files-readable = other users of this machine can read { $path }: { "chmod 600" }
commands-doctor-files-private = only the user of the server can read what is stored in { $path }
commands-doctor-folder-readable = other users of this machine can list the files in { $path }; run { "chmod 700" } on it
commands-doctor-room = { $number } MB are free for { $path }
commands-doctor-no-keys = { $path } does not exist yet; the server makes a new key
commands-doctor-keys-unreadable = the keys cannot be read: { PROBLEM($problem) }
commands-doctor-keys = new tables use key { $name } of { $path }; keep a copy of this file, apart from the copies of the database
commands-doctor-open-files = { $number } open files are allowed here, and up to { $limit } are needed ({ "LimitNOFILE=" } in the unit, { "ulimit -n" } in a shell)
commands-doctor-memory = the maximum number of tables takes { $number } MB; the machine has { $limit } ({ "--most-tables" })
commands-doctor-no-database = { $path } does not exist yet; the server makes it
commands-doctor-database = the database cannot be read: { PROBLEM($problem) }
commands-doctor-sqlite = { $path } is open (SQLite { $name })
commands-doctor-sqlite-whole = the database is whole
commands-doctor-sqlite-damaged = the database is damaged; restore a copy: { PROBLEM($problem) }
commands-doctor-files-of-others = the server cannot start with these files: { PROBLEM($problem) }
commands-doctor-postgres = PostgreSQL { $name } answers
commands-doctor-postgres-keeps = what PostgreSQL has acknowledged is on its disk
commands-doctor-postgres-forgets = PostgreSQL may lose what it has acknowledged: { $part }
commands-doctor-postgres-connections = PostgreSQL allows { $number } connections; these nodes and a command need { $limit }
commands-doctor-clocks = the clocks of this machine and of the database are { $number } ms apart (they agree with NTP)
commands-doctor-sets-unsettled = { $number ->
        [one] one match of a deal set that ended more than a day ago has no written result
       *[other] { $number } matches of deal sets that ended more than a day ago have no written result
    } (was the server off, or can their logs not be read?)
commands-doctor-reach-ahead = reach is counted up to { $name }, a day in the future; counting goes on after that day (was the clock wrong?)
commands-doctor-table-codes-full = the server has { $limit } codes of tables in use, the maximum: further tables have only a link
commands-doctor-table-codes-guessed = { $limit } wrong codes of tables in { $number } minutes: somebody may be guessing, and whoever types a code may have to wait
commands-doctor-empty-database = the database is empty; the server makes its tables
commands-doctor-schema = its tables are those of this program (schema { $number })
commands-doctor-schema-older = its tables are older (schema { $number }, this program has { $limit }); the next start brings them up to date
commands-doctor-schema-newer = its tables are of a newer program (schema { $number }, this one knows { $limit })
commands-doctor-keys-lost = key { $name }, which tables of this database use, is not in { $path }: put the file of keys back
commands-doctor-node = node { $name } is reached at { $path }
commands-doctor-node-unreachable = node { $name } cannot be reached at { $path }: { PROBLEM($problem) }
commands-doctor-running = a server runs here at { $path } and can store moves
commands-doctor-running-unwell = a server is running here at { $path }, but reports that it cannot store moves; its log says why
commands-doctor-not-running = no server runs with { $path }
commands-doctor-public-address = { $input } is not an address such as { "https://cards.example" }
commands-doctor-public = { $path } answers
commands-doctor-public-health = { $path } answers with status { $number }
commands-doctor-public-unreachable = { $path } cannot be reached: { PROBLEM($problem) }
commands-doctor-certificate = the certificate is good for { $number ->
        [one] one day
       *[other] { $number } days
    }
commands-doctor-https = the server knows that people connect by HTTPS
commands-doctor-proto-not-passed = the server does not know that people connect by HTTPS: the proxy must set { "X-Forwarded-Proto" }, and the server needs { "--trust-proxy" }
commands-doctor-no-https = { $path } is without HTTPS: others on the network can read along
commands-doctor-page = browsers get the table
commands-doctor-no-page = { $path } has no table for browsers (status { $number })
commands-doctor-web-socket = browsers can connect
commands-doctor-host-not-passed = pages of { $path } cannot connect: the proxy must pass on { "Host" } and { "X-Forwarded-Proto" }
commands-doctor-upgrade-not-passed = browsers cannot connect to { $path } (status { $number }): the proxy must pass on { "Upgrade" } and { "Connection" }
commands-doctor-metrics-hidden = the metrics are hidden from the public
commands-doctor-metrics-public = everybody can read { $path }
commands-doctor-one-address = all { $number } people connected now have the same address: unless they really are in one place, the proxy must set { "X-Forwarded-For" }, and the server needs { "--trust-proxy" } and the right number of { "--proxies" }
commands-doctor-hostname-unknown = the server refuses requests for { $name }; add this name with { "--hostnames" }

## virado bench

commands-bench-title = { $variant }, { $players } players, one core
commands-bench-deals_per_s = deals/s
commands-bench-decisions_per_s = decisions/s
commands-bench-simulations_per_s = simulations/s

commands-judge-how = Type cards as letters or words: { "Kh 10s" }, king of hearts. Enter leaves a field empty.
commands-judge-question = What do you want to know?
commands-judge-number = Type a number from 1 to { $limit }.
commands-judge-moves = Allowed here:
commands-judge-more = There may be more.
