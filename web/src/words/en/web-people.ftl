# Who one is, what one has played, what is kept.

web-people-me = You
web-people-guest = You are playing as a guest in this browser. With an account you can play on any device; it needs a name and a password, nothing else.
web-people-account = Account
web-people-make = Create an account
web-people-sign-in = Sign in
web-people-sign-out = Sign out
web-people-signed-in = You are signed in as { $account }.
web-people-name = User name
web-people-password = Password
web-people-make-says = At least eight characters. You will get a code to write down, in case you forget it.
web-people-sign-in-says = Matches that you played as a guest in this browser stay with the guest.
web-people-recover = Recover
web-people-recover-says = With the code that you wrote down when you created the account. All other browsers are signed out.
web-people-recovery-code = Recovery code
web-people-new-password = New password
web-people-recovery-says = Write this code down: if you forget your password, it lets you set a new one. It is shown only once.
web-people-recovery-copy = Copy
web-people-recovery-done = I have saved it

web-people-played = Your results
web-people-nothing-played = Nothing yet. Finished matches are listed here.
web-people-form = Form
web-people-matches = Matches
web-people-won = Won
web-people-expected = Expected
    .says = how many of these matches an average player would have won
web-people-points = Points
web-people-rating = { $game }: { $rating } after { $number ->
        [one] one rated match
       *[other] { $number } rated matches
    }
web-people-leaders = Leaderboard
web-people-who = Player
web-people-worth = Rating
    .says = a cautious estimate of strength from the rated matches
web-people-no-leaders = Nobody has finished a rated match of this game yet.

web-kept = Your data
web-kept-says = Your name, seats, moves, chat messages and results. Nothing else that you do is recorded.
web-kept-privacy = What is stored, who can see it, and for how long
web-people-admin = Administer the server
web-kept-export = Export your data
    .says = Everything as one JSON file.
web-kept-export-do = Save
web-kept-taken = Saved.
web-kept-token = For your own programs
    .says = With a token, a program can play in your name. All tokens are revoked when you create an account, change your password or turn on one-time codes.
web-kept-token-make = Create a token
web-kept-token-once = It is shown only once. Keep it as safe as a password.
web-kept-token-copy = Copy the token
web-kept-token-drop = Revoke all tokens
web-kept-token-drop-sure = Revoke them: programs stop immediately
web-kept-dropped = All tokens have been revoked.
web-kept-delete = Delete your account
    .says = Your name, account, results and ratings are permanently deleted. At tables where others have played, an empty name remains.
web-kept-delete-do = Delete everything
web-kept-delete-sure = Yes, delete everything now
web-kept-deleted = Everything has been deleted. You are a new guest.
web-saved-open = Matches from a page without a server
    .says = A page without a server saves its matches to a file. Open it here to add them to yours; they are unrated.
web-saved-choose = Open a file
web-saved-opening = Match { $done } of { $total }
web-saved-opened = { $added ->
        [0] No new matches.
        [one] One match added.
       *[other] { $added } matches added.
    } { $present ->
        [0] { "" }
        [one] One was here already.
       *[other] { $present } were here already.
    } { $refused ->
        [0] { "" }
        [one] One could not be read.
       *[other] { $refused } could not be read.
    }
web-saved-unknown = This is not a file that a page without a server has saved.
web-saved-failed = Only { $done } of { $total } matches could be opened. Try again; nothing is added twice.

web-factor = One-time codes
web-factor-says = After your password, you enter a code from an app on your phone. The code changes every half minute, so a stolen password alone is useless.
web-factor-on-says = You enter a code whenever you sign in. If you lose the device, your recovery code lets you in and turns this off.
web-factor-set-up = Set up
web-factor-next = Continue
web-factor-scan = Scan this with an app for one-time codes, or type the key into it. Then enter the code that it shows.
web-factor-qr = QR code for the app
web-factor-key = Key
web-factor-code = One-time code
web-factor-on = Turn on
web-factor-off = Turn off
web-factor-turned-on = From now on you need a code to sign in. All other browsers have been signed out, and all tokens have been revoked.
web-factor-turned-off = You no longer need a code to sign in.

web-proof = Confirm your password
    .says = This affects your whole account. You will not be asked again for five minutes.
web-proof-do = Continue
web-password-change = Change the password
web-password-says = At least eight characters. All other browsers are signed out, and all tokens are revoked.
web-password-do = Save the new password
web-password-changed = The password has been changed. All other browsers have been signed out, and all tokens have been revoked.
