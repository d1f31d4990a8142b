# The referee for real cards: labels, sentences, and names of cards that people type.

referee-label-ask-trick = Who wins the trick?
referee-label-ask-groups = Which group wins?
referee-label-ask-arrangement = How are thirteen cards arranged?
referee-label-ask-play = Is this play allowed?
referee-label-trump = Trump
referee-label-trumps = trump
referee-label-trick = Cards of the trick, in order of play
referee-label-rest-of-hand = Other cards in the hand of the player of the last card
referee-label-card-number = Card { $number }
referee-label-suit-led = suit led
referee-label-other = neither the suit led nor a trump
referee-label-group = Group { $number }
referee-label-thirteen = Thirteen cards
referee-label-hand = Hand of the player
referee-label-table = Loose cards on the table
referee-label-build = Build { $number }
referee-label-build-value = Value of build { $number }
referee-label-build-owner = Owner of build { $number }
referee-label-value-of-cards = as the cards show
referee-label-owner-other = another player
referee-label-owner-mine = the player
referee-label-owner-partner = the player’s partner
referee-label-other-player = the other player
referee-label-top = Top cards of other piles
referee-label-played = Card played
referee-label-wanted = Cards wanted from the table
referee-label-say = The player wants to
referee-label-as-suggested = whatever fits
referee-label-take = take them
referee-label-build-of = make a build of { $value }
referee-note-missing = { $number ->
        [one] { $title }: one card is missing.
       *[other] { $title }: { $number } cards are missing.
    }
referee-note-trick-trump = { CARD($card) } wins: it is the highest trump.
referee-note-trick-led = { CARD($card) } wins: it is the highest card of the suit led.
referee-note-no-trump = Nobody played a trump ({ suit-name }).
referee-note-card-allowed = The player could lay { CARD($card) }.
referee-note-group-wins = Group { $number } wins: { GROUP($group) }.
referee-note-equal-groups-last = Groups { LIST($numbers) } are equal; the one shown last wins.
referee-note-equal-groups-first = Groups { LIST($numbers) } are equal; the one shown first wins.
referee-note-best-three = The best three of the four cards count.
referee-note-four-card = In the last round, classes of four cards count.
referee-note-troy-wins-match = The winning troy wins the match.
referee-note-best-arrangement = These groups capture the most points on average.
referee-note-average-points = They capture about { $points } points in a deal against three others who show their strongest groups first.
referee-note-arrangement-allowed = The groups are in order.
referee-note-allowed-plays = { $number ->
        [one] One play is allowed.
       *[other] { $number } plays are allowed.
    }
referee-arranged-group = { CARDS($cards) } ({ GROUP($group) })
referee-allowed = Allowed
referee-refused = Not allowed
referee-card-allowed = { CARD($card) }: allowed
referee-card-refused = { CARD($card) }: not allowed
referee-fillers = of the and a an with
referee-suit-names = { $suit ->
        [s] spade
        [h] heart
        [d] diamond
        [c] club
       *[other] {""}
    }
referee-rank-names = { KEY($rank) ->
        [J] knave
       *[other] {""}
    }

refusal-no-referee = { $variant } has no referee
refusal-bad-question--no-such-question = there is no question { $part } here; there are { LIST($candidates) }
refusal-bad-question--no-such-field = this question has no field { $part }; there are { LIST($candidates) }
refusal-bad-question--no-such-choice = { $title }: { $part } is not a possible value
refusal-bad-question--unreadable = { $title }: { $part } does not name a card of this game
refusal-bad-question--card-twice = { CARDS($cards) } is named twice
refusal-bad-question--too-many = { $title }: at most { $limit ->
        [one] one card fits here
       *[other] { $limit } cards fit here
    }
refusal-bad-question--two-places = { CARDS($cards) } cannot be both in “{ $title }” and in “{ $other }”
refusal-bad-question--group-sizes = the groups have { LIST($numbers) } cards; all must have three, or all four
refusal-bad-question--not-in-hand = { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } not in the player’s hand
refusal-bad-question--not-on-table = { CARDS($cards) } { COUNT($cards) ->
        [one] is
       *[other] are
    } not on the table
refusal-bad-question--build-not-of-value = { CARDS($cards) } { COUNT($cards) ->
        [one] does
       *[other] do
    } not make groups of { $value }
refusal-bad-question--no-build = { CARDS($cards) } { COUNT($cards) ->
        [one] makes
       *[other] make
    } no build
