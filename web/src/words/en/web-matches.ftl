# One's matches, the people met there, what others see.

web-matches = My matches
web-score-keeper = Score keeper
web-score-open = Score sheet: { $title }
web-matches-all = All your matches
web-matches-which = Which matches
web-matches-over = Finished
web-matches-open = Open
web-matches-abandoned = Abandoned
web-matches-all-forms = all games
web-matches-all-of = { $game }: all forms
web-matches-with = Played with
web-matches-everybody = everybody
web-matches-won = Won
web-matches-lost = Lost
web-matches-seating = Not begun
web-matches-playing = In play
web-matches-rated = rated
web-matches-deals = { $number ->
        [one] one deal
       *[other] { $number } deals
    }
web-matches-somebody = a deleted player
web-matches-again = Play again
web-matches-save = { $game }: save the record
web-matches-share = { $game }: copy the link to the replay
web-matches-more = Show more
web-matches-none-over = No finished matches found.
web-matches-none-open = You have no seat at any table.
web-matches-none-abandoned = No abandoned matches found. They are kept only for a while.

web-course = { $game } over time
web-course-what = What the graph shows
web-course-won = Matches won
web-course-average = an average player
web-course-won-now = { $number ->
        [one] { $won } won of one match; an average player wins { $expected }
       *[other] { $won } won of the latest { $number } matches; an average player wins { $expected }
    }
web-course-rating-now = { $number ->
        [one] rating { $rating } after one rated match
       *[other] rating { $rating } after { $number } rated matches
    }
web-course-window = Each point counts the { $number } matches up to it.

web-companions = Played with
web-companions-none = Nobody yet. People with whom you finish a match are listed here.
web-companions-played = { $number ->
        [one] one match, { $won } won
       *[other] { $number } matches, { $won } won
    }
web-companions-again = Play again with { $name }

web-invitation-label = Invitation
web-invitation = { $name } invites you to play { $game }.
web-invitation-go = Go to the table
web-invitation-decline = Not now

web-profile = Public profile
web-profile-picture = Your picture
web-profile-public = A public page
    .says = Anybody with the link sees your name, ratings and results, but none of your matches and nobody you have played with.
web-profile-look = Look at your page
web-picture-name = ornament made from your name
web-picture-sun = sun
web-picture-moon = moon
web-picture-star = star
web-picture-tulip = tulip
web-picture-leaf = leaf
web-picture-acorn = acorn
web-picture-bell = bell
web-picture-fish = fish
web-picture-bird = bird
web-picture-boat = boat
web-picture-lamp = lantern
web-player = Player
web-player-says = The player has chosen what this page shows.
web-player-played = Results

web-signed-in = Where you are signed in
web-signed-in-here = this browser
web-signed-in-seen = last visit: { $date }
web-signed-in-unknown = unknown browser
web-signed-in-end = Sign out
web-signed-in-end-one = Sign out: { $browser }
web-signed-in-end-others = Sign out everywhere else
