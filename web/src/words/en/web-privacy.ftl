# What is kept about people, who sees it, and for how long.

web-privacy-lead = What this server keeps about you, who sees it, and for how long. There is no advertising and no tracking, and nothing goes to anybody else.
web-privacy-what = What
web-privacy-who = Seen by
web-privacy-long = Kept
web-privacy-guest = Your name, a cookie by which this browser is known again, your settings, and the day on which you were last here
    .who = the name: everybody at your table, and administrators
    .long = { $number ->
            [0] until you delete it
            [one] until you delete it; for a guest without a seat, one day after the last visit
           *[other] until you delete it; for a guest without a seat, { $number } days after the last visit
        }
web-privacy-account = With an account: the name to sign in with; of the password and the recovery code only what checks them (a hash); with one-time codes their key, sealed
    .who = the name: administrators
    .long = until you delete it
web-privacy-session = In which browsers you are signed in: what each says it is, since when, and when you last gave your password there; tokens of your programs
    .who = you
    .long = { $number } days after the browser was last here, or until you sign it out
web-privacy-play = Your seats and moves at tables
    .who = who plays or watches there, hidden cards only once the match is over; administrators see who sits where
    .long = { $number ->
            [0] as long as the table
            [one] one day after anything last happened there
           *[other] { $number } days after anything last happened there
        }
web-privacy-results = Results, records of finished matches, ratings, whom you mute and invite
    .who = those who played; your ratings and your name: everybody, in the leaderboard; your page: everybody, if you want one
    .long = until you delete it
web-privacy-chat = What you say at tables
    .who = who is at the table then; administrators, if somebody is reported there
    .long = { $number ->
            [0] as long as the table
            [one] one day
           *[other] { $number } days
        }
web-privacy-reports = What you report of others or others of you, with what was said last at that table; whether and why you are shut out
    .who = administrators; who is reported does not learn by whom
    .long = { $number ->
            [0] as long as tables
            [one] one day after the report was settled
           *[other] { $number } days after the report was settled
        }
web-privacy-address = Your network address, to keep one visitor from slowing down all others, and from two seats in a rated match; after a wrong password only a hash of it. If an administrator shuts it out, it is kept with the ban
    .who = nobody; one that is shut out: administrators
    .long = in memory, as long as you or your table are here; the hash for { $number } minutes
web-privacy-rights = You can take all of it with you as a file, or delete it, at any time.
web-privacy-rights-do = To your data
web-privacy-deleted = After a deletion an empty name stands at tables where others have played. Copies of the database that the host keeps are outside of this page.
web-privacy-contact = This server is run by: { $contact }
