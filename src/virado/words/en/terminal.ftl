# The terminal: pages, prompts, notes, help, levels, score tables. Of what is typed, `.typed` shows an example and `.words` lists all
# that may be typed; lists have spaces between their words.

## Seats, sides, counts

terminal-you = You
# $seats are the partners of the reader in that side.
terminal-side = { WHOSE($side) ->
        [you] you
        [yours] you and { NAMES($seats) }
       *[other] { SIDE($side) }
    }
terminal-side-score = { $name } { $number }
terminal-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
terminal-score = score { $number }
terminal-dealer = { WHO($seat) ->
       *[other] dealer
    }
terminal-no-cards = no cards

## The line at the top

terminal-deal = deal { $number }
terminal-deal-over = deal { $number } is over
terminal-target = to { $total }
terminal-down-to-0 = down to 0
terminal-anticlockwise = anticlockwise
terminal-seed = seed { $number }

## Labels of the position

terminal-label-table = table
terminal-label-builds = builds
terminal-label-hand = hand
terminal-label-trick = trick
terminal-label-trump = trumps
terminal-label-refa = Refa

## Commands of every page

terminal-command-score =
    .key = s
    .word = score
    .words = score scores
    .what = the scores, deal by deal
terminal-command-rules =
    .key = r
    .word = rules
    .words = rules rule
    .what = the rules of this form; with a rule number, such as { $input }, that rule
terminal-command-hint =
    .key = h
    .word = hint
    .words = hint
    .what = what a good player would do, the points to expect, and why
terminal-command-log =
    .key = l
    .word = log
    .words = log
    .what = everything that has happened in the match
terminal-command-undo =
    .key = u
    .word = undo
    .words = undo back
    .what = takes back your last move, unless somebody has seen a new card since
terminal-command-quit =
    .key = q
    .word = quit
    .words = quit exit leave
    .what = saves the match and leaves; so does Ctrl-C. It is also saved after every move
terminal-command-correct =
    .key = c
    .word = correct
    .words = correct fix change
terminal-command-players =
    .key = p
    .word = players
    .words = players join leave
terminal-command-write =
    .key = w
    .word = write
    .words = write save file
terminal-command-bots =
    .word = bots
    .what = the last lines that your bots have printed
terminal-words-all = all
terminal-words-help = help
terminal-words-bots = bots
terminal-footer-help = ? help

## Help

terminal-help-number =
    .typed = 7
    .what = plays move number 7
terminal-help-rank =
    .typed = a, ah
    .what = shows the moves with aces, or just those with the ace of hearts; with one move left, Enter plays it
terminal-help-rank-rook =
    .typed = 7, 7b
    .what = shows the moves with sevens, or just those with the black seven; with one move left, Enter plays it
terminal-help-rank-german =
    .typed = d, hd
    .what = shows the moves with Däuser (aces), or just those with the Daus of hearts; with one move left, Enter plays it
terminal-help-all =
    .typed = .
    .what = shows all moves again
terminal-help-text =
    .typed = { $input }
    .what = the whole text of a move, with its cards, plays it; a word alone only shows its moves
terminal-help-ask =
    .typed = ? { $input }
    .what = asks whether a move is allowed, and why not; a move with ? after it does the same
terminal-help-note = Cards may be typed in words: “king of hearts”. A letter of a command that is also the rank of a card shows that card’s moves; type it again, or the whole word, for the command.
terminal-help-changed = Changed at this table: { LIST($items, style: "comma") }.
terminal-help-spoken = Said at this table ({ "? word" } explains one, too)
terminal-spoken = “{ $name }”: { $sentence }.

## Notes

terminal-note-first = Type the number of a move and Enter, or ? for help.
terminal-note-unfinished = A match is not finished: { $input } goes on with it.
terminal-note-bot-output = Your bots have printed something: { $input } shows it.
terminal-bot-output = The output of your bots is in { $path }
terminal-bot-output-none = (nothing yet)
terminal-bot-silent = { $sentence }; it makes no call
terminal-note-type = Type the number of a move, or part of one; ? for help.
terminal-note-preparing = The others are still getting ready (a minute or two at the first start); until then simpler players stand in.
terminal-note-cut = The first { $limit } of very many moves are listed; type the text of any other.
terminal-note-enter-plays = Enter plays it: { $move }
terminal-note-number-plays = Type { $number } to play it: { $move }
terminal-note-all-fit = All { $number } moves fit “{ $input }”; type a number.
terminal-note-show-all = (. shows all { $number } moves)
terminal-note-narrowed = { $number } of { $total } moves.
terminal-note-show-all-short = (. shows all)
terminal-note-enter-goes-on = Enter goes on.
terminal-note-not-used = “{ $input }” does nothing here; Enter goes on.
terminal-note-quit-again = To save the match and leave, type { $input } again; Enter goes on.
terminal-note-typed-elsewhere = “{ $input }” was typed below another page and plays nothing; type it here.
terminal-note-no-rule = There is no rule { $rule } in this form; the command without a number shows them all.
terminal-note-no-such-move = “{ $input }” is no move. Possible now: { LIST($names, style: "comma") }.
terminal-note-which-move = “{ $input }” fits several moves: { LIST($names, style: "comma") }.
terminal-note-no-move = No move fits “{ $input }”; . shows them all, ? helps.
# $number is that of the only move, or 0; $leaves is whether the command ends the program.
terminal-note-letter = These moves fit { $input }: type { $number ->
        [0] a number
       *[other] { $number }
    } to play one, or { $input } again for the command “{ $command }”.
terminal-note-taken-back = Your move is taken back: choose again.
terminal-note-not-taken-back = Nothing can be taken back: { $sentence }.
terminal-note-number-is = { $number } is the number of { $move }: Enter plays it.
terminal-note-shows = { $input } shows the { $number }s.
terminal-note-no-number = There is no move { $number }; the numbers go up to { $limit }.
terminal-note-number-hidden = Move { $number } is not shown now; . shows all.
terminal-note-no-entry = There is no answer { $number } to this question; the numbers go up to { $limit }.
terminal-earlier = … ({ $key } shows all of it)
terminal-small-window = This window has { $columns } by { $rows } characters; pages need 40 by 16 or more.
terminal-more-moves = { $number } more: type { $input }
terminal-moves-by-card = Type a card, such as { $input }, to see its moves.
terminal-go-on = go on
terminal-enter-goes-on = Enter goes on
terminal-enter-next-deal = Enter: the next deal
terminal-tie = A tie at { $number } ({ LIST($names) }): another deal decides.
terminal-tie-only = A tie at { $number } ({ LIST($names) }): another deal decides, and only they play in it.
terminal-enter-another-match = Enter: another match, q: quit
terminal-page-more = Enter: more ({ $number ->
        [one] 1 line
       *[other] { $number } lines
    }), q: back
terminal-page-further = Enter: more ({ $number ->
        [one] 1 line
       *[other] { $number } lines
    })
terminal-page-end = Enter: back to the match
terminal-page-end-earlier = Enter: back to the match, .: from the beginning
terminal-no-such-card = You hold no { $input }.
terminal-which-card = Which { $input }?
terminal-typed-twice = { $input } was typed twice.

## Refusals

terminal-not-allowed = Not allowed: { $sentence }.
terminal-not-allowed-by = Not allowed ({ $rule }): { $sentence }.
terminal-not-understood = Not understood: { $sentence }.
terminal-allowed = { $move } is allowed.
terminal-no = No: { $sentence }.
refusal-bad-options--no-such-seat = the seats are 0 to { $limit }
refusal-bad-record--nothing-unfinished = no match has been left unfinished
refusal-bad-record--bot-not-given = the match { $path } is played with { LIST($candidates) }, a bot of your own; name its program or class again: { COMMAND($input) }
refusal-bad-record--no-such-match = no saved match has the name { $path }; `{ COMMAND("matches") }` lists them
refusal-bad-record--no-such-match-but = no saved match has the name { $path }; did you mean { $near }? `{ COMMAND("matches") }` lists them
refusal-bad-record--open-elsewhere = { $path } is open in another terminal
refusal-bad-record--other-players = { $path } seats other people than its match has
refusal-bad-record--not-saved = { $path } is not a saved match: { PROBLEM($problem) }
refusal-bad-record--other-saved-version = { $path } was saved by another version of Virado; this one reads up to version { $limit }

## Levels

terminal-level-random =
    .name = random
terminal-level-greedy =
    .name = greedy
terminal-level-beginner =
    .name = beginner
    .about = forgets cards and overlooks combinations
terminal-level-club =
    .name = club
    .about = overlooks nothing, counts cards, and decides at a glance
terminal-level-expert =
    .name = expert
    .about = tries its moves in many possible deals before it decides
terminal-level-careful =
    .name = careful
    .about = looks first at what its move leaves to others
terminal-level-builder =
    .name = builder
    .about = likes to build, and to carry on with builds
terminal-level-taker =
    .name = taker
    .about = takes what is there rather than building
terminal-level-bold =
    .name = bold
    .about = bids and stays with less than others would
terminal-level-opener =
    .name = opener
    .about = gives up points for a strong first group
terminal-level-even =
    .name = even
    .about = gives up points so that no group is hopeless
terminal-level-fit =
    .name = your level
    .about = follows your results; it now plays at { $place } on the dial ({ "--bots fit" })
terminal-level-fit-at = your level, { $place }
terminal-levels-question = { LIST($names) } { COUNT($names) ->
        [one] plays
       *[other] play
    } with you. How well?
terminal-levels-how = Type a number and Enter (Enter alone: { $level }), a place between the levels such as { "dial:0.7" } ({ "dial:0" } is the beginner, { "dial:1" } the expert), or one for each, with commas.
terminal-levels-unknown = there is no bot { $input } in this list
terminal-levels-unknown-but = there is no bot { $input } in this list; perhaps you mean { $near }

## Hints

terminal-hint-best = { terminal-hint-player } would choose { terminal-hint-move }: { LIST($clauses, style: "comma") }.
terminal-hint-player = { $level ->
        [expert] An expert
        [club] A club player
        [greedy] A greedy player
       *[other] A player at { $level }
    }
terminal-hint-move = { $number ->
        [0] { $move }
       *[other] { $number } ({ $move })
    }
terminal-hint-next = Next best: { terminal-hint-move }: { LIST($clauses, style: "comma") }.
# $kind says whether the value is exact, or estimated with a standard error.
terminal-figure-points = { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    } points expected in this deal
terminal-figure-percent = { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    }% of the match

## Scores and the end

terminal-score-title = { $title }: the scores
terminal-score-start = start
terminal-score-now = now
terminal-score-last = The last deal
terminal-row-score = score
terminal-row-deal = this deal
terminal-log-empty = Nothing has happened yet.
terminal-scores = Scores: { LIST($scores) }.
terminal-not-saved = This match is not saved: { PROBLEM($problem) }. Choose another folder with VIRADO_DATA=FOLDER.
terminal-thinking = { NAME($seat) } is thinking ...
terminal-saved = The match is saved. To go on:
terminal-kept = The match is saved. To watch it again:

## Casino

terminal-casino-round = deal { $number }, round { $round }
terminal-casino-extra-deal = extra deal
terminal-casino-stock = { $number ->
        [0] last cards
       *[other] { $number } in the stock
    }
terminal-casino-single-deal = one deal
terminal-casino-no-loose-card = no loose card
terminal-casino-partner = { $name }, partner
terminal-casino-pile = pile { $number }
terminal-casino-top = on top { CARD($card) }
terminal-casino-sweeps = { $number ->
        [one] 1 { casino-sweep }
       *[other] { $number } { casino-sweeps }
    }
terminal-casino-took-last = took last
terminal-casino-bottom = bottom card { CARD($card) }
terminal-casino-open = { LIST($items) }
terminal-casino-only = { COUNT($items) ->
        [0] nothing still counts
       *[other] only { terminal-casino-open } still { COUNT($items) ->
            [one] counts
           *[other] count
        }
    }
terminal-casino-open-most_cards = cards
terminal-casino-open-most_spades = spades
terminal-casino-open-big_casino = big casino
terminal-casino-owner = { WHO($seat) ->
        [you] yours
       *[other] { NAME($seat) }’s
    }
terminal-casino-keeper = { WHO($seat) ->
        [you] – for you to keep
       *[other] – for { NAME($seat) } to keep
    }
terminal-casino-keep = (keep { $value ->
        [1] an ace
        [8] an eight
        [11] a jack
        [12] a queen
        [13] a king
        [14] an ace
       *[other] a { $value }
    })
terminal-casino-turn = Your turn.
terminal-casino-turn-keeping = Your turn. You keep { COUNT($values) ->
        [one] the build of { LIST($values) }
       *[other] builds of { LIST($values) }
    }, so you may not trail.
terminal-casino-trail = trail
terminal-casino-take = take { $cards }
terminal-casino-all = all
terminal-casino-build-new = build { $value }: { $cards }
terminal-casino-build-raise = raise { $build } to { $value }
terminal-casino-build-extend = add to { $build } ={ $value }
terminal-casino-stealing = and steal { CARDS($cards) }
terminal-casino-for-partner = for partner
terminal-casino-words-trail = trail
terminal-casino-words-capture = take capture
terminal-casino-words-sweep = sweep virado tabbe
terminal-casino-words-build = build
terminal-casino-words-raise = raise add extend
terminal-casino-words-steal = steal
terminal-casino-words-partner = partner for
terminal-casino-words-orange = o orange
terminal-casino-words-claim = claim ausz ausz!
terminal-casino-orange-price = Type “{ $input }” now to call an orange; a false call costs { $number } points.
terminal-casino-orange-question = Is that an orange? A false call costs { $number } points. Enter goes on.
terminal-casino-help-signs =
    .typed = x, +, =8
    .what = shows the captures, the builds, the builds of 8
terminal-casino-help-captures =
    .typed = x
    .what = shows the captures
terminal-casino-help-orange =
    .typed = orange
    .short = { "" }
    .what = calls orange when typed twice, after a capture of red and yellow together; a false call costs { $number } points
terminal-casino-help-orange-with =
    .typed = 5o
    .what = plays move 5 and calls orange with it, at the same price
terminal-casino-help-claim =
    .typed = claim
    .short = { "" }
    .what = says that you have reached the target; 5! plays move 5 and claims at once
terminal-casino-row-cards = cards
terminal-casino-row-spades = spades
terminal-casino-row-sweeps = { casino-sweeps }
terminal-casino-row-sweeps_net = { casino-sweeps } not cancelled
terminal-casino-row-restricted = counts only
terminal-casino-everything = all
terminal-casino-row-item-most_cards = most cards
terminal-casino-row-item-most_spades = most spades
terminal-casino-row-item-big_casino = big casino
terminal-casino-row-item-little_casino = little casino
terminal-casino-row-item-ace = aces
terminal-casino-row-item-sweep = for { casino-sweeps }
terminal-casino-row-item-five = fives
terminal-casino-row-item-orange = oranges
terminal-casino-row-item-false_call = false calls
terminal-casino-row-item-last_capture = last capture
terminal-casino-row-points = this deal
terminal-casino-row-scores = score

## Raub and Zwanzig ab

# As `terminal-deal`; Persian calls a trick what it calls a deal in the other families.
terminal-tricks-deal = deal { $number }
terminal-tricks-deal-over = deal { $number } is over
terminal-tricks-lead = you lead
terminal-tricks-no-card = none yet
terminal-tricks-led = { WHO($seat) ->
        [you] you led { CARD($card) }
       *[other] { NAME($seat) } led { CARD($card) }
    }
terminal-tricks-played = { WHO($seat) ->
        [you] you { CARD($card) }
       *[other] { NAME($seat) } { CARD($card) }
    }
terminal-tricks-your-turn = you ?
terminal-tricks-dropped = dropped
terminal-tricks-changed = exchanged { $number }
terminal-tricks-won = { $number ->
        [one] 1 trick
       *[other] { $number } tricks
    }
terminal-tricks-trump = { $suit }
terminal-tricks-turned = turned { CARDS($cards) }
terminal-tricks-stock = stock { $number }
terminal-tricks-your-card = Your card?
terminal-tricks-only-card = Only one card may be played: Enter plays it.
terminal-tricks-ask-cards = Which cards will you exchange, up to { $limit }? Type them ({ $input }), or none.
terminal-tricks-ask-picked = Exchange { CARDS($cards) }? Enter does; type more cards to add them, or none to start again.
terminal-tricks-not-picked = { CARDS($cards) } { COUNT($cards) ->
        [one] stays
       *[other] stay
    } in your hand.
terminal-tricks-exchange = exchange { CARDS($cards) }
terminal-tricks-counted = Everything counts { $number ->
        [2] double
       *[other] { $number } times
    }.
terminal-tricks-help-change =
    .typed = 7s 8d
    .what = picks these cards, as their numbers do; Enter exchanges the picked cards. “exchange” before them does it at once
terminal-tricks-help-change-german =
    .typed = l7 s8
    .what = picks these cards, as their numbers do; Enter exchanges the picked cards. “exchange” before them does it at once
terminal-tricks-help-none =
    .typed = none
    .what = keeps them all
terminal-tricks-row-tricks = tricks
terminal-tricks-row-deal = deal
terminal-words-exchange = exchange change swap
terminal-words-none = none keep nothing
terminal-words-no = no
terminal-words-yes = yes
terminal-words-fillers = i i'm i’m i'll i’ll am will want to the please with
terminal-words-suit-s = spades
terminal-words-suit-h = hearts
terminal-words-suit-d = diamonds
terminal-words-suit-c = clubs

## Zwanzig ab

terminal-zwanzig_ab-special-deal = deal { $number } (special)
terminal-zwanzig_ab-forehand = forehand
terminal-zwanzig_ab-no-trump = not made yet
terminal-zwanzig_ab-trump-blind = { $suit } (chosen blind)
terminal-zwanzig_ab-drops-left = { $number ->
        [0] no drop left
        [one] one drop left
       *[other] { $number } drops left
    }
terminal-zwanzig_ab-factor = everything counts { $number ->
        [2] double
       *[other] { $number } times
    }
terminal-zwanzig_ab-not-looked = not looked at yet
terminal-zwanzig_ab-ask-blind = You are forehand. Choose trumps unseen (everything counts { $number ->
        [2] double
       *[other] { $number } times
    }), or look?
terminal-zwanzig_ab-ask-trump = You are forehand: which suit is trumps?
terminal-zwanzig_ab-ask-trump-obliging = You are forehand: which suit is trumps? In { $suit } nobody may drop out.
terminal-zwanzig_ab-ask-stay = Stay or drop out? Each trick is −{ $number }; staying without a trick +{ $total }.
terminal-zwanzig_ab-must-stay = You may not drop out of this deal: each trick is −{ $number }, no trick at all +{ $total }. Enter stays.
terminal-zwanzig_ab-move-choose = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(counts double)
       *[other] { " " }(counts { $number } times)
    }
terminal-zwanzig_ab-move-blind = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(counts double)
       *[other] { " " }(counts { $number } times)
    } unseen
terminal-zwanzig_ab-move-look = look at the cards
terminal-zwanzig_ab-move-next = next: turn up your next card, its suit is trumps
terminal-zwanzig_ab-move-redeal = ask for a redeal
terminal-zwanzig_ab-move-stay = stay
terminal-zwanzig_ab-move-drop = drop out
terminal-zwanzig_ab-move-exchange = exchange none
terminal-zwanzig_ab-words-choose = choose
terminal-zwanzig_ab-words-blind = blind unseen
terminal-zwanzig_ab-words-look = look
terminal-zwanzig_ab-words-next = next turn
terminal-zwanzig_ab-words-redeal = redeal
terminal-zwanzig_ab-words-stay = stay play in
terminal-zwanzig_ab-words-drop = drop out leave
terminal-zwanzig_ab-words-exchange = exchange none

## Raub

terminal-raub-before-deal = before { $number ->
        [1] the first deal
       *[other] deal { $number }
    }
terminal-raub-contract-declare = declarer, { terminal-tricks-won } needed
terminal-raub-contract-raub = Raub, { terminal-tricks-won } needed
terminal-raub-contract-stih = Stih, { terminal-tricks-won } needed
terminal-raub-contract-muss = Muss, { terminal-tricks-won } needed
terminal-raub-no-cards-yet = no cards yet
terminal-raub-turnup-taken = (taken)
terminal-raub-next-deal-counts = the next scored deal counts { $number ->
        [2] double
       *[other] { $number } times
    }
terminal-raub-not-looked = nobody may look before the dealer has spoken
terminal-raub-ask-deal = You deal. What do you do?
terminal-raub-ask-blind = You are the dealer and have not looked. What do you say?
terminal-raub-ask-bid = Declare that you win two tricks with { $suit } as trumps, or pass?{ $number ->
        [1] { "" }
       *[2] { " " }(second round)
    }
terminal-raub-ask-defence-declare = { NAME($seat) } declares with { $suit } as trumps. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-raub = { NAME($seat) } says Raub with { $suit } as trumps. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-stih = { NAME($seat) } says Stih with { $suit } as trumps. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-muss = { NAME($seat) } says Muss with { $suit } as trumps. { terminal-raub-play-or-drop }
terminal-raub-play-or-drop = Play or drop? Each trick is −{ $number }; no trick +{ $total }.
terminal-raub-ask-seven = You hold the seven of trumps: will you swap it for { CARD($card) }?
terminal-raub-no-seven = You do not hold the seven of trumps; Enter goes on.
terminal-raub-ask-turnup = You take { CARD($card) }. Which card will you discard?
terminal-raub-move-deal = deal
terminal-raub-move-refa = refa: hand the deal on{ $marks ->
        [true] { " " }(a Refa: a later deal counts double)
       *[false] { "" }
    }
terminal-raub-move-muss = muss: you must win two tricks, unseen (or +{ $total }), and nobody may drop
terminal-raub-move-look = look at the cards
terminal-raub-move-raub = raub: { terminal-tricks-won } unseen (or +{ $total }), the turn-up is yours
terminal-raub-move-stih = stih: one trick unseen (or +{ $total }), the turn-up is yours
terminal-raub-move-declare = declare (two tricks, or +{ $total })
terminal-raub-move-pass = pass
terminal-raub-move-turn_next = turn another card
terminal-raub-move-play = play (Igram)
terminal-raub-move-drop = drop (Idem)
terminal-raub-move-swap_seven = swap the seven
terminal-raub-move-no_swap = no swap
terminal-raub-move-exchange = exchange none
terminal-raub-words-deal = deal
terminal-raub-words-refa = refa
terminal-raub-words-muss = muss
terminal-raub-words-look = look
terminal-raub-words-raub = raub
terminal-raub-words-stih = stih
terminal-raub-words-declare = declare
terminal-raub-words-pass = pass
terminal-raub-words-turn_next = turn another
terminal-raub-words-play = play igram stay
terminal-raub-words-drop = drop idem out
terminal-raub-words-swap_seven = swap seven
terminal-raub-words-no_swap = no keep
terminal-raub-words-exchange = exchange none
terminal-raub-made = { WHO($seat) ->
        [you] You needed { terminal-tricks-won } and have won enough.
       *[other] { NAME($seat) } needed { terminal-tricks-won } and has won enough.
    }
terminal-raub-not-made = { WHO($seat) ->
        [you] You needed { terminal-tricks-won } and have won fewer.
       *[other] { NAME($seat) } needed { terminal-tricks-won } and has won fewer.
    }

## Hazari

terminal-hazari-shows-first = first to show
terminal-hazari-is-up = up
terminal-hazari-all-laid = all cards lie in the groups
terminal-hazari-to-lay = { $number } to lay
terminal-hazari-too-many = { $number } too many
terminal-hazari-group = { GROUP($group) }
terminal-hazari-ask = Arrange your cards ({ $input } lays these cards in group { $number }), or take a suggestion:
terminal-hazari-expected = ({ $number } points expected)
terminal-hazari-still-counting = All arrangements are still being counted (the first time takes some seconds).
terminal-hazari-suggested = Laid out: { $name }. Change what you like.
terminal-hazari-replace = Enter lays out { $name } in place of your groups; any other line keeps them.
terminal-hazari-ready = Ready? Type { $input } to commit this arrangement; that is final.
terminal-hazari-not-in-order = Not in order ({ $rule }): { $sentence }.
terminal-hazari-mend = { $input } sorts the first three.
terminal-hazari-lay-all = Lay all thirteen cards first: groups of 3, 3, 3 and 4.
terminal-hazari-sorted-by-suit = Your hand lies by suit now.
terminal-hazari-sorted-by-rank = Your hand lies by rank now.
terminal-hazari-fill-first = Fill the first three groups, then order sorts them.
terminal-hazari-which-group = { "2 as kd" } lays these cards in group 2; { "as kd" } lets two cards change places.
terminal-hazari-to-which-group = To which group? { terminal-hazari-which-group }
terminal-hazari-not-cards = “{ $input }” names no cards here. { terminal-hazari-which-group }
terminal-hazari-words-up = up
terminal-hazari-words-to = to in into group
terminal-hazari-words-sort = o sort
terminal-hazari-words-undo = u undo back
terminal-hazari-words-clear = c clear
terminal-hazari-words-order = order
terminal-hazari-help-splits =
    .typed = 1, 2, 3
    .what = takes a suggestion: the best groups first, the most even ones, most points
terminal-hazari-help-put =
    .typed = 2 as kd
    .short = to group 2
    .what = lays these cards in group 2; 0 as takes it back; a rank is enough where you hold one
terminal-hazari-help-swap =
    .typed = as kd
    .short = swap
    .what = lets two cards change places
terminal-hazari-help-order =
    .typed = order
    .what = puts the first three groups in order, the strongest first
terminal-hazari-help-sort =
    .typed = o
    .short = sort
    .what = sorts the hand by suit or by rank
terminal-hazari-help-undo =
    .typed = u
    .what = takes the last change back
terminal-hazari-help-clear =
    .typed = clear
    .what = takes all cards back
terminal-hazari-help-up =
    .typed = up
    .short = ready
    .what = says that you are ready; that is final
terminal-hazari-help-text =
    .typed = arrange ..
    .what = commits the whole arrangement in one line: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }; without the word, it only lays the cards out
terminal-hazari-round = Round { $number }
terminal-hazari-first = { WHO($seat) ->
        [you] You show first
       *[other] { NAME($seat) } shows first
    }
terminal-hazari-troy = A winning troy ends the match at once.

## The score keeper

terminal-keeper-seat = { NAME($seat) }
terminal-keeper-player = player { $number }
terminal-keeper-names = { SIDE($side) }
terminal-keeper-list = { LIST($items, style: "comma") }
terminal-keeper-ask = { $name }: { LIST($items, style: "comma") }.
terminal-keeper-ask-lines = { $name }.
terminal-keeper-ask-each = { $name }, a number for each: { LIST($items, style: "comma") }.
terminal-keeper-ask-sum = { $name }, { $total } together: { LIST($items, style: "comma") }.
terminal-keeper-enter = Enter: { $input }
terminal-keeper-answer = { $name }: { $input }
terminal-keeper-range = a number from { $least } to { $limit }
terminal-keeper-yes = yes
terminal-keeper-no = no
terminal-keeper-nobody = nobody
terminal-keeper-none = none
terminal-keeper-words-nobody = nobody none no
terminal-keeper-what = This needs an answer.
terminal-keeper-one = “{ $input }” is more than one answer.
terminal-keeper-yes-or-no = Type yes or no.
terminal-keeper-no-place = “{ $input }” is nobody in this deal.
terminal-keeper-not-asked = { LIST($names) } cannot be named here.
terminal-keeper-several = “{ $input }” can be { LIST($names, style: "or") }.
terminal-keeper-no-choice = “{ $input }” is none of the answers.
terminal-keeper-no-number = “{ $input }” is no number.
terminal-keeper-bounds = { $input } is not between { $least } and { $limit }.
terminal-keeper-count = Numbers needed: { $number }; typed: { $total }.
terminal-keeper-missing = { $number } of the sum are missing. Type numbers for { LIST($names) }.
terminal-keeper-whose = Whose number is { $input }? Type the name before it.
terminal-keeper-how-many = How many for { $name }?
terminal-keeper-item = { $name }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }:
    } { $points } ({ $rule })
terminal-keeper-side = { SIDE($side) } { $points }, now { $total }{ COUNT($items) ->
        [0] .
       *[other] : { LIST($items, style: "comma") }.
    }
terminal-keeper-deal-gave = Deal { $number }
terminal-keeper-leads = { LIST($names) } { COUNT($names) ->
        [one] leads
       *[other] lead
    } with { $number }.
terminal-keeper-next = Deal { $number }. Dealer: { NAME($seat) }. First: { $name }.
terminal-keeper-won = { LIST($names) } { COUNT($names) ->
        [one] has
       *[other] have
    } won ({ $rule }){ $number ->
        [1] .
       *[other] ; this counts as { $number } games.
    }
terminal-keeper-settlement = Settlement: { LIST($items, style: "comma") }.
terminal-keeper-note = { COUNT($names) ->
        [0] { $sentence }
       *[other] { LIST($names) }: { $sentence }
    } ({ $rule })
terminal-keeper-keep = Enter keeps it; otherwise type it again.
terminal-keeper-footer = Enter: what is offered, =: everything as offered, u: back, ?: help
terminal-keeper-correcting = Enter: as before, =: everything as before, u: back
terminal-keeper-over = Enter: another match, c: correct a deal, s: score sheet, q: quit
terminal-keeper-saved = The series is saved. `{ COMMAND($input) }` continues it.
terminal-keeper-not-saved = The series is not saved: { PROBLEM($problem) }.
terminal-keeper-written = The series is written to { $path }.
terminal-keeper-which-file = Name the file as well: { $input }
terminal-keeper-file-exists = { $path } exists already. Choose another name.
terminal-keeper-taken-back = Deal { $number } is taken back. Its values are offered again.
terminal-keeper-players-back = The change of players is taken back.
terminal-keeper-nothing-to-undo = No deal has been entered yet.
terminal-keeper-no-deal = There is no deal { $input }; the numbers go from { $least } to { $limit }.
terminal-keeper-fits-no-more = Deal { $number } is not possible after this correction. Enter it again.
terminal-keeper-ends-earlier = The match now ends with deal { $number }. Enter removes the later deals; anything else leaves all as it was.
terminal-keeper-kept = Deal { $number } stays as it was.
terminal-keeper-corrected = Deal { $number } is corrected.
terminal-keeper-first-finish = Finish the correction first, or give it up with u.
terminal-keeper-not-now = “{ $input }” does nothing here.
terminal-keeper-no-change = Nobody can join or leave now.
terminal-keeper-so-many = { $number } names; this form is for { LIST($values, style: "or") } players.
terminal-keeper-ask-game = Which game? Type a number, or the name of a form.
terminal-keeper-ask-form = Which form? Type a number or a name.
terminal-keeper-ask-names = Who plays? Type the names in the order of play, with commas between them. Players: { LIST($values, style: "or") }.
terminal-keeper-ask-pairs = Do { NAMES($seats) } play as partners?
terminal-keeper-ask-dealer = First dealer
terminal-keeper-ask-next-dealer = Next dealer
terminal-keeper-ask-players = Who plays from now on? Type the names in the order of play, with commas. Now: { LIST($names, style: "comma") }. Players: { LIST($values, style: "or") }. Enter changes nothing.
terminal-keeper-ask-score = Score for { LIST($names) }? Enter: as at the beginning.
terminal-keeper-ask-resume = Continue { $title }? Players: { LIST($names, style: "comma") }. Deals: { $number }. Enter: yes, n: a new series
terminal-keeper-bad-name = “{ $input }” is no name. A name has a letter and at most { $limit } characters.
terminal-keeper-page-end = Enter: back to the deal
terminal-keeper-help-enter =
    .typed = Enter
    .what = gives the offered value
terminal-keeper-help-usual =
    .typed = =
    .what = gives the offered value here and everywhere below; the usual deal takes = and Enter
terminal-keeper-help-numbers =
    .typed = 2 1 2
    .what = numbers in the order of the names; the last one may be missing if the sum is known
terminal-keeper-help-names =
    .typed = a 2 b 1
    .what = numbers beside names; the beginning of a name is enough, and so is the number of a player
terminal-keeper-help-parts =
    .typed = h; 2; 2 1 2
    .what = several answers in one line
terminal-keeper-help-undo =
    .what = goes back to the last question, and at the first one to the last deal
terminal-keeper-help-correct =
    .what = corrects a deal, such as { "3" }; the totals follow
terminal-keeper-help-players =
    .what = changes the players: somebody joins, leaves or changes seats
terminal-keeper-help-write =
    .what = writes the series to a file, which the page reads as well
terminal-keeper-help-score =
    .what = shows all deals
terminal-keeper-help-quit =
    .what = leaves; the series is saved after every deal
refusal-bad-record--not-series = { $path } is no series of the score keeper: { PROBLEM($problem) }
refusal-bad-record--no-open-series = no series has been left unfinished
refusal-bad-record--no-such-series = no series has the name { $path }{ COUNT($candidates) ->
        [0] { "" }
       *[other] ; saved are { LIST($candidates) }
    }
refusal-bad-options--names = these names are not possible: { PROBLEM($problem) }
