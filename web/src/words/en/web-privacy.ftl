# What is kept about people, who sees it, and for how long.

web-privacy-lead = What this server stores about you, who can see it, and for how long. There is no advertising, and nothing is passed on to anybody else.
web-privacy-counted = The host counts new guests, matches, and how many people come back, by game and language, as sums of at least five that name nobody.
web-privacy-uncounted = The host does not count visits.
web-privacy-what = What
web-privacy-who = Seen by
web-privacy-long = Kept
web-privacy-guest = Your name, a cookie that identifies this browser, your settings, and the day of your last visit
    .who = the name: everybody at your table, and administrators
    .long = { $number ->
            [0] until you delete it
            [one] until you delete it; for a guest without a seat, one day after the last visit
           *[other] until you delete it; for a guest without a seat, { $number } days after the last visit
        }
web-privacy-account = With an account: the name you sign in with; only a hash of your password and of your recovery code; with one-time codes, their key, encrypted
    .who = the name: administrators
    .long = until you delete it
web-privacy-session = The browsers in which you are signed in: their type, when you signed in, and when you last entered your password there; tokens of your programs
    .who = you
    .long = { $number } days after the browser’s last visit, or until you sign it out
web-privacy-play = Your seats and moves at tables
    .who = everybody who plays or watches there, hidden cards only once the match is over; administrators see who sits where
    .long = { $number ->
            [0] as long as the table
            [one] one day after anything last happened there
           *[other] { $number } days after anything last happened there
        }
web-privacy-results = Results, records of finished matches, ratings, the people you mute and invite
    .who = those who played; your ratings and your name: everybody, in the leaderboard; your page: everybody, if you want one
    .long = until you delete it
web-privacy-chat = What you say at tables
    .who = everybody at the table at the time; administrators, if somebody is reported there
    .long = { $number ->
            [0] as long as the table
            [one] one day
           *[other] { $number } days
        }
web-privacy-reports = Reports by you and about you, with what was said last at that table; whether and why you are banned
    .who = administrators; you are not told who reported you
    .long = { $number ->
            [0] as long as tables
            [one] one day after the report was settled
           *[other] { $number } days after the report was settled
        }
web-privacy-words = Wrong words that you report: what you write, the language, the kind of page and the game
    .who = administrators, without your name
    .long = { $number ->
            [0] until an administrator deletes it or you delete your data
            [one] at most one day
           *[other] at most { $number } days
        }
web-privacy-code = Short codes of tables that you open
    .who = whoever has the code sees the game and the seats, and your name only if you have a public page
    .long = until the match begins, at most one day
web-privacy-reach = For the count of returning people: the day you came, your language, the form of your first match, and whether you came back on day 1, 7 and 30
    .who = you; administrators see only sums
    .long = until day 31, or until you delete it
web-privacy-address = Your network address, to keep one visitor from slowing down all others, and from two seats in a rated match; after a wrong password or code only a hash of it. If an administrator bans it, it is kept with the ban
    .who = nobody; a banned one: administrators
    .long = in memory, as long as you or your table are here and at most one day longer; the hash for at most { $number } minutes
web-privacy-device = The games and your matches in this browser, if you have kept the games for play without the server
    .who = nobody; they are not sent to the server
    .long = until you remove them
web-privacy-series = The matches of the score keeper, in this browser. To score a match, the browser sends the deals without names
    .who = nobody; the server keeps nothing of the deals
    .long = until you delete them
web-privacy-rights = You can take all of it with you as a file, or delete it, at any time.
web-privacy-rights-do = Go to your data
web-privacy-deleted = After a deletion, an empty name remains at tables where others have played. This page does not cover the host’s own copies of the database.
web-privacy-contact = This server is run by: { $contact }
