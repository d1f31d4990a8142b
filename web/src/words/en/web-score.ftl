# The score keeper for games with real cards.

web-score-about = Keep the score of a game that you play with real cards. Enter the result of each deal; the rules do the sums, and say who deals next and when the match ends. Everything stays on this device.
web-score-here = On this device
web-score-new = A new match
web-score-all = All matches
web-score-missing = This match is not on this device.
web-score-deals = { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
web-score-over = finished
web-score-who = Who plays, in the order of play
web-score-pairs = Players 1 and 3 play against players 2 and 4.
web-score-player = Player { $number }
web-score-first-dealer = First dealer
web-score-begin = Begin
web-score-totals = Score
web-score-leads = leads
web-score-deals-next = deals
web-score-next = Dealer: { $dealer }. First to act: { $first }.
web-score-won = { $number ->
        [1] Winner: { $names }.
       *[other] Winner: { $names }. The match counts as { $number } games.
    }
web-score-settlement = The last column is what each receives, or pays if it is negative.
web-score-deal = Deal { $number }
web-score-correct-deal = Correct deal { $number }
web-score-write = Write down
web-score-save = Save the correction
web-score-leave-it = Cancel
web-score-nobody = Nobody
web-score-add = Add: { $name }
web-score-take-back = Remove the last one
web-score-number = { $field }: { $name }
web-score-less = { $name }, less
web-score-more = { $name }, more
web-score-gives = This deal gives:
web-score-total = total { $number }
web-score-item = { $number ->
        [1] { $name } { $points }
       *[other] { $name } ({ $number }) { $points }
    }
web-score-check = Please check; a deal cannot end like this:
web-score-said = { $name } { $points }, total { $number }
web-score-written = Deals
web-score-none = No deal has been written down.
web-score-dealt = Dealer: { $name }
web-score-correct = Correct
web-score-remove = Remove
web-score-delete = Delete the match
web-score-delete-sure = The match and all its deals will be deleted.
web-score-unkept = This browser stores nothing. The match lasts as long as this page.
web-score-players = Players join or leave
web-score-players-says = Who plays on
web-score-joining = Names of those who join, separated by commas
web-score-counts = Players: { $number }. Possible: { $counts }.
web-score-change = Change the players
web-score-share = Share
web-score-with-names = With names
web-score-link = Copy a link
web-score-picture = Picture
web-score-file = File
web-score-print = Print
web-score-awake = Keep the screen on
web-score-no-awake = This browser cannot keep the screen on.
web-score-shared = This match comes from a link. It is not on this device yet.
web-score-keep = Keep it on this device
web-score-unreadable = This link or file holds no match that can be read.
web-score-open-file = Open a file
web-score-wins = won
web-score-another = Another match
web-score-ended = The match ended after { $number ->
        [one] { $number } deal.
       *[other] { $number } deals.
    }
web-score-undo = Undo
web-score-removed = Deal { $number } was removed.
web-score-restored = Deal { $number } is back.
web-score-suggestion = Suggestion: a frequent deal. Change what was different.
web-score-doubt = { $doubt ->
        [suggestion] Nothing was entered. Press again to write the suggestion down.
       *[warning] A deal cannot end like this. Correct it, or press again to write it down.
    }
web-score-anyway = Write down anyway
web-score-cards-help = Type the groups in order, with { "/" } between them, as here:
web-score-rule = Rule { $rule }
web-score-copied = The link was copied.
