# Help and complaints of the command line. Every message is one line of text, { $fact }, { "text" } and { COMMAND("text") }: `virado.plain_messages` reads them.

## Help

cli-usage = usage
cli-arguments = positional arguments
cli-options = options
cli-commands = commands
cli-help = show this help message and exit
cli-virado = Casino in many local forms, Raub, Zwanzig ab and Hazari: exact rules and bots.
cli-virado-end = Without a command: opens the table in the browser. Every command explains itself with { "--help" }.
cli-version = print the version and exit
cli-lang = language of the output: { $part } (that of the locale); { "fa-u-nu-latn" } has the digits 0 to 9
cli-lang-unread = not yet read by a native speaker: { $part }
cli-browser = without a command: open the browser, or only print the address
cli-bot = add a bot of your own: { "NAME=module:Class" }, { "NAME=file.py:Class" } or { "NAME=cmd:PROGRAM" }; may be repeated

## Commands

cli-play = play in the terminal
cli-puzzle = solve puzzles from deals between strong bots
cli-score = keep the score of a game with real cards
cli-variants = list the variants
cli-rules = print the rules of a variant
cli-judge = judge which hand wins or which play is allowed, with real cards
cli-refusals = list what is refused, and by which rule
cli-check = run the rule cases of a file
cli-engine = answer the line protocol on stdin and stdout
cli-arena = let bots play against bots
cli-simulate = write matches between bots as tables, in Parquet files
cli-bench = measure random playouts and search
cli-replay = show a recorded match move by move
cli-serve = host tables for others
cli-site = write the page without a server, as a folder of static files
cli-verify = check a finished match: its packs, moves and result
cli-keys = show which key the packs of new tables are made from
cli-doctor = check whether a server with these settings can work here as it should
cli-admin = administer a server, running or not
cli-backup = copy the database while servers use it
cli-restore = restore a database from a copy

## Arguments

cli-variant = a slug such as { "casino" }, or { "royal-dominican(target=31)" }
cli-json = print { "JSON" }
cli-players = number of players
cli-play-seed = deal the packs of this seed
cli-play-teams = four play as two pairs, or each alone
cli-play-bots = your opponents: random, greedy, beginner, club, expert, a place such as dial:0.7, fit (your level) or a character (on the first page of a match); one for all, or one for each, with commas
cli-play-seat = your seat, from 0
cli-play-cards = cards with { "french" } or { "german" } suits: these are shown and typed as { "HD" } for the Daus of hearts, { "E10" }, { "LU" }
cli-play-resume = continue a saved match (without { "FILE" }: the last one)
cli-puzzle-theme = only this kind of puzzle (see { "--list" })
cli-puzzle-name = the puzzle with this name
cli-puzzle-list = list the kinds of puzzles, with the numbers tried and shipped
cli-score-names = names of the players in the order of play
cli-score-resume = continue a series (without { "FILE" }: the last unfinished one)
cli-score-deals = print the score sheet of a series, and leave
cli-rules-rule = print the passage that explains a rule, such as { "C-18" } of { "casino" }
cli-rules-numbered = print the options and the numbered rulebook, in English
cli-judge-values = the cards of a field of the question, such as { "trump=h" } { "cards='Kh 10s'" }; without any, the command asks
cli-judge-question = the kind of question, such as { "arrangement" } in { "hazari" }
cli-refusals-code = a code such as { "equal-card-left" }, or a rule such as { "C-8" }
cli-check-files = a file of cases as { "docs/rules" } describes them
cli-arena-bots = the bots, by name: random, greedy, beginner, club, expert, a place such as dial:0.7, or a character; with settings: expert:ms=100
cli-arena-deals = mirrored pairs, or rotations, to play
cli-arena-seed = seed of all packs
cli-arena-ms = time for each move of a searching bot
cli-arena-simulations = simulations for each move of a searching bot
cli-arena-matches = play whole matches, not single deals
cli-arena-scores = scores at the start, by side
cli-arena-stop = { "`decided`" }, a half width of the interval such as { "0.5" }, or a test: { "sprt:LOW,HIGH" }
cli-arena-jobs = processes (one for each core)
cli-arena-resume = keep results in this file and continue from it
cli-arena-ray = spread the work with { "Ray" }
cli-simulate-matches = matches to play
cli-simulate-out = where the files go; what is there already is not played again
cli-bench-seconds = how long to measure (2)
cli-replay-file = a record of a match
cli-replay-seat = as this seat saw it; otherwise as you did if it was played in the terminal, else as everybody did
cli-replay-json = print one { "JSON" } object a line for each move
cli-edited = open a record that was edited on purpose, even if it contradicts itself
cli-variants-game = a game such as { "casino" } or { "raub" }; all if none is named
cli-matches = list the matches in the terminal that have not been finished
cli-completion = print a script with which a shell completes commands, options and variants
cli-completion-shell = { "bash" }, { "zsh" } or { "fish" }
cli-site-folder = the folder to write, which must be empty or new
cli-site-address = address at which the folder will be served, for links in the pages of the rules and the sitemap
cli-site-robots = admit search engines to the pages (yes)
cli-verify-file = the evidence of a match: its record and the proof
cli-verify-commitment = the commitment that was shown before the first card
cli-verify-entropy = what you added to the shuffle yourself
cli-verify-fingerprint = the fingerprint that was told at the end of the match

## Arguments of virado serve

cli-serve-host = address to listen on
cli-serve-port = port (0: any free one)
cli-serve-database = { "postgresql://..." } ({ "SQLite" } in the data folder)
cli-serve-keys = the file of keys that packs are made from ({ "keys" } in the data folder)
cli-keys-rotate = put a new key before the others
cli-doctor-url = the address at which people reach the server, to be tried as well
cli-copy-file = the copy, a file of { "SQLite" } whichever system is used
cli-serve-data = where { "SQLite" } keeps its file, and a node its name
cli-serve-proxy = trust { "X-Forwarded-For" } and { "X-Forwarded-Proto" }
cli-serve-proxies = number of proxies in a row before the server, if they are trusted (1)
cli-serve-hostnames = host names of the server, separated by commas; requests for other names are refused (default: any name behind a proxy, otherwise the names of this machine)
cli-serve-prepare = compile what strong bots need when the server starts, in the background (yes)
cli-serve-device-page = let people keep the games on their devices, to play against bots while this server cannot be reached (yes)
cli-serve-word-reports = accept reports of wrong words in the texts (yes)
cli-serve-reach = count guests, matches and people who come back (yes)
cli-serve-public-url = address of the server for clients, such as { "https://example.org" }, for links in the pages of the rules
cli-serve-robots = admit search engines to the first page and the rules (yes)
cli-serve-table-codes = give tables short codes to read out (yes)
cli-serve-per-address = maximum connections, and new guests and tables in ten minutes, for one address (200; 0: no limit)
cli-serve-tables = maximum tables in memory; more are refused if somebody follows each of them (4000; 0: no limit)
cli-serve-connections = maximum connections; more are refused (10000; 0: no limit)
cli-serve-rated-apart = refuse two people from one address or one browser in the same rated match (yes)
cli-serve-keep = delete tables and guests after this many days without activity (180; 0: never)
cli-serve-keep-chat = delete what was said at tables after this many days, and reports this many days after they were settled (30; 0: with the rest)
cli-serve-contact = how to reach the operator of the server, for the privacy page
cli-serve-log = form of the log on stderr ({ "json" })
cli-serve-metrics-host = the address of the metrics, if they have a port of their own
cli-serve-metrics-port = a separate port for { "Prometheus" } metrics (otherwise { "/metrics" } on the main port, for this machine only)
cli-serve-peer-host = with { "PostgreSQL" }: the address at which other nodes reach this one
cli-serve-peer-port = with { "PostgreSQL" }: the port for other nodes (0: any free one)
cli-serve-lease = with { "PostgreSQL" }: after how long the tables of a node that does not answer go to others

## Arguments of virado admin

cli-admin-state = show the state of the server and some counts
cli-admin-tables = list tables
cli-admin-people = list people
cli-admin-reports = list reports about people
cli-admin-reported = list people with open reports, the latest first
cli-admin-about = only reports about this person (id, account or name)
cli-admin-bans = list bans
cli-admin-actions = list what administrators have done (with { "--json" } all of it)
cli-admin-close = close a table and tell the people there why
cli-admin-ban = ban a person or a network
cli-admin-lift = lift a ban
cli-admin-settle = settle a report and note the outcome
cli-admin-word-reports = list reports of wrong words, the latest first
cli-admin-reach = list guests, matches and people who came back by day, the latest first
cli-admin-delete-word-report = delete a report of a wrong word
cli-admin-notice = show a notice to everybody (without { "TEXT" }: remove it)
cli-admin-read-only = stop taking moves for maintenance, or take them again
cli-admin-grant = make a person with an account an administrator
cli-admin-revoke = take the rights of an administrator away from a person
cli-admin-stage = only tables in this stage: { "seating" }, { "playing" } or { "over" }
cli-admin-part = part of a name or of an account, or an id
cli-admin-alike = only accounts whose names look like those of other accounts
cli-admin-table = id of the table, the end of its address
cli-admin-reason = the reason, shown to the people concerned
cli-admin-whom = id, account or name of a person, or a network such as { "192.0.2.0/24" }
cli-admin-days = for how many days (0: for good)
cli-admin-with-address = also ban the addresses from which the person is connected, for a day
cli-admin-ban-id = id of the ban, as { COMMAND("admin bans") } lists it
cli-admin-settled = those that are settled
cli-admin-report = id of the report, as { COMMAND("admin reports") } lists it
cli-admin-of-language = only reports of texts in this language: { "es" }
cli-admin-word-report = id of the report, as { COMMAND("admin word-reports") } lists it
cli-admin-csv = print it as { "CSV" } for a spreadsheet
cli-admin-outcome = the outcome
cli-admin-text = the text of the notice, one line
cli-admin-translated = the same in a language: { "de=..." }; may be repeated
cli-admin-minutes = for how many minutes it is shown (0: until it is removed)
cli-admin-switch = { "on" } or { "off" }
cli-admin-account = name of the account

## Complaints

cli-complaint = { $command }: { $sentence }; see { $command } { "--help" }
cli-of-argument = argument { $name }: { $sentence }
cli-no-whole-number = { $input } is not a whole number
cli-no-web-address = { $input } is not the address of a website, such as { "https://example.org" }
cli-argument-too-long = argument { $number } has more than { $limit } characters
cli-not-between = { $input } is not between { $least } and { $limit }
cli-no-scores = { $input } is not a list of scores such as { "18,18" }
cli-no-number = { $input } is not a number
cli-unknown-argument = unrecognized arguments: { $part }
cli-required = the following arguments are required: { $part }
cli-expected-one = expected one argument
cli-expected-at-most-one = expected at most one argument
cli-expected-some = expected at least one argument
cli-takes-none = ignored explicit argument { $input }
cli-invalid-choice = invalid choice: { $input } (choose from { $part })
cli-invalid-choice-but = invalid choice: { $input }; did you mean { $near }?
cli-ambiguous-option = ambiguous option: { $option } could match { $part }
