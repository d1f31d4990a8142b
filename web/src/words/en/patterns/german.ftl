# German and Hungarian suits where others have words of their own in web-tricks.ftl.

web-tricks-suit = { suit-name }
web-tricks-trump = { $suit ->
        [s] Leaves
        [h] Hearts
        [d] Bells
       *[c] Acorns
    } are trumps
