# Names of cards with German suits, instead of those in common.ftl.

suit-name = { $suit ->
        [s] leaves
        [h] hearts
        [d] bells
       *[c] acorns
    }
rank-name = { KEY($rank) ->
        [A] ace
        [K] king
        [Q] ober
        [J] unter
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
        [2] two
       *[1] one
    }
rank-plural = { KEY($rank) ->
        [A] aces
        [K] kings
        [Q] obers
        [J] unters
        [T] tens
        [9] nines
        [8] eights
        [7] sevens
        [6] sixes
        [5] fives
        [4] fours
        [3] threes
        [2] twos
       *[1] ones
    }
