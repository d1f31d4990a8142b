# What an administrator sees and does.

web-admin = Administration
web-admin-counts = Tables in use: { $tables } · people, guests included: { $people }
web-admin-confirm = Confirm your password
    .says = This browser can then administer the server for half an hour.
web-admin-confirm-do = Continue
web-admin-sign-in = Sign in with the account of an administrator
web-admin-everybody = Everybody
web-admin-tables = Tables
web-admin-people = People
web-admin-reports = Reports
web-admin-reports-open = Reports ({ $number })
web-admin-words = Words
web-admin-words-open = Words ({ $number })
web-admin-words-all = All
web-admin-words-better = better:
web-admin-delete = Delete
web-admin-save = Save as { $kind }
web-admin-reach = Reach
web-admin-reach-says = Days are UTC days. A sum under { $number } is added to the next day, and never stored with its day. Returns are shown with the day on which the people first came.
web-admin-reach-all = By day
web-admin-reach-form = By form
web-admin-reach-language = By language
web-admin-reach-under = under { $number }
web-admin-reach-guests = Guests
web-admin-reach-begun = Matches begun
web-admin-reach-finished = Finished
web-admin-reach-back = Back on day { $number }
web-admin-reach-none = none
web-admin-bans = Bans
web-admin-actions = Admin log
web-admin-nothing = Nothing here.
web-admin-more = More
web-admin-do-to = { $what }: { $name }
web-admin-reason = Reason, shown to the people concerned
web-admin-stage-playing = in play
web-admin-stage-seating = open
web-admin-stage-over = over
web-admin-bot = bot ({ $level })
web-admin-put-away = nobody is there
web-admin-close = Close
web-admin-search = Name, account or id
web-admin-is-admin = administrator
web-admin-is-banned = banned
web-admin-ban = Ban
web-admin-lift = Lift the ban
web-admin-whom = Account, id, or a network such as 192.0.2.0/24
web-admin-days = Days (0: for good)
web-admin-with-address = also ban the person’s addresses for a day
web-admin-until = until { $date }
web-admin-for-good = for good
web-admin-unsettled = open
web-admin-settled = settled
web-admin-reported-by = reported by { $name }
web-admin-reported = { $people ->
        [one] { $number ->
            [one] One report
           *[other] { $number } reports by one person
        }
       *[other] { $number } reports by { $people } people
    }
web-admin-latest = the latest { $date }
web-admin-show-reports = Show reports
web-admin-entries = up to entry { $number } of the log
web-admin-chat = { $number ->
        [one] One line was said
       *[other] { $number } lines were said
    }
web-admin-settle = Settle
web-admin-outcome = Outcome
web-admin-notice = Notice
web-admin-notice-text = To everybody
web-admin-notice-own = Readers of these languages see the text in their own language instead, if there is one.
web-admin-notice-away = Remove it
web-admin-minutes = Minutes (0: until it is removed)
web-admin-tell = Publish
web-admin-read-only = Maintenance
    .says = While the server takes no moves, people can look around, matches are paused and all clocks are stopped.
web-admin-read-only-on = The server takes no moves.
web-admin-read-only-off = The server takes moves.
web-admin-stop = Take no moves
web-admin-stop-sure = Yes, pause every match now
web-admin-go-on = Take moves again
