# What every page of the browser table says.

web-close = Close
web-back = Back
web-try-again = Try again
web-page-not-loaded = This page could not be loaded.
web-you = You
web-somebody = Somebody
web-seat-empty = empty seat
web-what-to-play = What shall we play?

card-rook-spoken = { $suit ->
        [b] black
        [r] red
        [g] green
       *[y] yellow
    } { $rank }
