# What every page of the browser table says.

web-close = Close
web-back = Back
web-try-again = Try again
web-copy-failed = Your browser did not allow copying. Copy the marked text by hand.
web-page-not-loaded = This page could not be loaded.
web-page-not-shown = Virado could not show this page. Your account and your matches are not affected.
web-reload = Reload
web-forget-settings = Forget the settings of this browser
web-browser-too-old = This browser is too old for Virado, which needs Chrome or Edge { $chrome }, Safari { $safari }, Firefox { $firefox } or anything newer.
web-needs-scripts = Virado needs JavaScript.
web-you = You
web-practice = practice, does not count
web-somebody = Somebody
web-guest = Guest { $number }
web-description = Traditional card games in all their local forms, with friends or against bots. Free, no sign-up.
web-seat-empty = empty seat
web-on = on
web-off = off
web-to-start = Virado home page
web-bar-pages = Pages
web-language = Language
web-language-instead = This page is not available in { $wanted } yet; it is in { $language }.
web-language-unread = Not yet proofread by a native speaker: { $names }.
web-settings = Settings
web-lobby = Open tables
web-people = You and the others
web-privacy = Privacy
web-unreachable = Virado cannot be reached.
    .says = Records and rules on this device are still here.
web-problem-status = The server gave an unexpected answer ({ $number }).
web-comma = { ", " }

web-house = From the administrators
web-house-closed = This table has been closed by an administrator: { $reason }
web-house-read-only = For maintenance, the server takes no moves at the moment. All clocks are stopped, and nothing is lost.
web-house-leave = To the start page
web-house-read = Got it

web-name = Your name
web-name-now = Your name:
web-name-change = { $name }: change the name
web-name-keep = Save

web-level-beginner = Beginner
web-level-club = Club
web-level-expert = Expert
web-level-careful = Careful
    .about = Looks first at what its move leaves to others.
web-level-builder = Builder
    .about = Likes to build, and to carry on with builds.
web-level-taker = Taker
    .about = Takes what is there rather than building.
web-level-bold = Bold
    .about = Bids and stays with less than others would.
web-level-opener = Opener
    .about = Gives up points for a strong first group.
web-level-even = Even
    .about = Gives up points so that no group is hopeless.
# The simple players, which a program can put on a seat.
web-level-greedy = Greedy
web-level-random = Random
web-level-fit = Your level
web-level-fit-at = Your level, { $place }

web-setting-digits = Digits
web-setting-theme = Appearance
web-theme-system = same as system
web-theme-light = light
web-theme-dark = dark
web-setting-cards = Cards and cloth
web-setting-deck = Colours of the suits
web-deck-two = two colours
web-deck-four = four colours
web-setting-pattern = Suits of the cards
web-pattern-french = French
web-pattern-german = German
web-pattern-hungarian = Hungarian
web-pattern-rook = Rook cards
web-pattern-where = { $pattern }: { $forms }.
web-setting-indices = Letters in the corners
web-setting-index-size = Size of the letters
web-index-usual = usual
web-index-large = large
web-setting-back = Backs of the cards
web-back-lattice = red
web-back-blue = blue
web-back-stars = stars
web-back-scales = scales
web-setting-cloth = Cloth
web-cloth-sage = sage
web-cloth-blue = blue
web-cloth-sand = sand
web-cloth-rose = rose
web-setting-sound = Sound
web-sound-soft = soft
web-setting-speed = Movement of cards
web-speed-none = none
web-speed-brisk = quick
web-speed-house = normal
web-speed-slow = slow
web-setting-pace = Pace of the bots
    .says = At a table with other people, the slowest choice counts. “Wait for me” needs a match without a clock: each move is shown when you ask for it.
web-pace-slow = slow
web-pace-normal = normal
web-pace-quick = quick
web-pace-wait = wait for me
web-setting-confirm = Confirm moves
    .says = A move is played on the second tap.
web-setting-one-tap = One tap plays a card
    .says = in trick games, a card that allows only one move is played as soon as you press it
web-setting-light = Highlight possible moves
    .says = Cards that can be played now, and what a chosen card can take, stand out.
web-setting-coach = Coach
    .says = Shows what a club player would look at, and why. The result then says that you used hints.
web-setting-turns = Notify me when it is my turn
    .says = While this page is in the background. Your browser asks for permission first.
web-setting-turns-refused = Your browser blocks notifications from this page. You can change that in its settings.
web-turns-offer = Would you like a notification when it is your turn?
web-turns-yes = Yes, notify me
web-turns-no = No, thanks
web-setting-kept = These settings stay on this device.
web-wrong-word = A wrong word?
web-wrong-word-seen = The word or sentence as you see it
web-wrong-word-should = How it should be (optional)
web-wrong-word-says = The administrators of this server get it with the language, the kind of page and the game, without your name. { $number ->
        [0] They keep it until they delete it.
        [one] They keep it for at most one day.
       *[other] They keep it for at most { $number } days.
    }
web-wrong-word-no-server = This page has no server. Copy the report, and send it to whoever published the page.
web-wrong-word-off = This server takes no reports of words. Copy the report, and send it to whoever runs the server.
web-wrong-word-send = Report the word
web-wrong-word-sent = Reported. Thank you.
web-wrong-word-copy = Copy the report

card-rook-spoken = { $suit ->
        [b] black
        [r] red
        [g] green
       *[y] yellow
    } { $rank }
