# টার্মিনাল: পাতা, প্রশ্ন, টীকা, সাহায্য, স্তর, স্কোরের ছক। যা লেখা যায়: `.typed` তার উদাহরণ, `.words` তার সব শব্দ, মাঝে ফাঁক দিয়ে।

## আসন, পক্ষ, সংখ্যা

terminal-you = আপনি
# $seats হলেন ওই পক্ষে পাঠকের সঙ্গীরা।
terminal-side = { WHOSE($side) ->
        [you] আপনি
        [yours] আপনি ও { NAMES($seats) }
       *[other] { SIDE($side) }
    }
terminal-side-score = { $name } { $number }
terminal-cards = { $number }টি তাস
terminal-score = স্কোর { $number }
terminal-dealer = { WHO($seat) ->
       *[other] ডিলার
    }
terminal-no-cards = তাস নেই

## ওপরের লাইন

terminal-deal = দান { $number }
terminal-deal-over = দান { $number } শেষ
terminal-target = { $total } পর্যন্ত
terminal-down-to-0 = ০ পর্যন্ত
terminal-anticlockwise = ঘড়ির কাঁটার উল্টো দিকে
terminal-seed = সিড { $number }

## অবস্থার নামগুলো

terminal-label-table = টেবিল
terminal-label-builds = বিল্ড
terminal-label-hand = হাত
terminal-label-trick = পিট
terminal-label-trump = তুরুপ
terminal-label-refa = { "Refa" }

## সব পাতার আদেশ

terminal-command-score =
    .key = { "s" }
    .word = স্কোর
    .words = স্কোর { "score scores" }
    .what = প্রতি দানের স্কোর
terminal-command-rules =
    .key = { "r" }
    .word = নিয়ম
    .words = নিয়ম নিয়মগুলো { "rules rule" }
    .what = এই ধরনের নিয়ম; সঙ্গে নিয়মের নম্বর দিলে, যেমন { $input }, শুধু সেই নিয়ম
terminal-command-hint =
    .key = { "h" }
    .word = ইঙ্গিত
    .words = ইঙ্গিত { "hint" }
    .what = ভালো খেলোয়াড় হলে কী করতেন, কত পয়েন্ট আশা করা যায়, আর কেন
terminal-command-log =
    .key = { "l" }
    .word = বিবরণ
    .words = বিবরণ { "log" }
    .what = ম্যাচে এ পর্যন্ত যা যা হয়েছে
terminal-command-undo =
    .key = { "u" }
    .word = ফেরত
    .words = ফেরত { "undo back" }
    .what = আপনার শেষ চাল ফেরত নেয়, যদি এর মধ্যে কেউ নতুন তাস দেখে না থাকেন
terminal-command-quit =
    .key = { "q" }
    .word = বিদায়
    .words = বিদায় প্রস্থান বন্ধ { "quit exit leave" }
    .what = ম্যাচ সংরক্ষণ করে বেরিয়ে যায়; { "Ctrl-C" } চাপলেও তাই। প্রতি চালের পরেও সংরক্ষণ হয়
terminal-command-correct =
    .key = { "c" }
    .word = সংশোধন
    .words = সংশোধন ঠিক { "correct" }
terminal-command-players =
    .key = { "p" }
    .word = খেলোয়াড়
    .words = খেলোয়াড় খেলোয়াড়েরা { "players" }
terminal-command-write =
    .key = { "w" }
    .word = ফাইল
    .words = ফাইল লেখা সংরক্ষণ { "write save" }
terminal-command-bots =
    .word = বট
    .what = আপনার বটেরা শেষ যে লাইনগুলো লিখেছেন
terminal-words-all = সব { "all" }
terminal-words-help = সাহায্য { "help" }
terminal-words-bots = বট { "bots" }
terminal-footer-help = ? সাহায্য

## সাহায্য

terminal-help-number =
    .typed = { "7" }
    .what = ৭ নম্বর চাল খেলে
terminal-help-rank =
    .typed = { "a, ah" }
    .what = টেক্কার সব চাল দেখায়, বা শুধু হরতনের টেক্কার; একটি চাল বাকি থাকলে { "Enter" } চাপলে সেটি খেলা হয়
terminal-help-rank-rook =
    .typed = { "7, 7b" }
    .what = সাতের সব চাল দেখায়, বা শুধু কালো সাতের; একটি চাল বাকি থাকলে { "Enter" } চাপলে সেটি খেলা হয়
terminal-help-rank-german =
    .typed = { "d, hd" }
    .what = টেক্কার ({ "Daus" }) সব চাল দেখায়, বা শুধু হরতনের টেক্কার; একটি চাল বাকি থাকলে { "Enter" } চাপলে সেটি খেলা হয়
terminal-help-all =
    .typed = .
    .what = আবার সব চাল দেখায়
terminal-help-text =
    .typed = { $input }
    .what = তাসসহ চালের পুরো লেখা দিলে সেটি খেলা হয়; শুধু একটি শব্দ দিলে তার চালগুলো দেখায়
terminal-help-ask =
    .typed = ? { $input }
    .what = চালটি দেওয়া যায় কি না, না গেলে কেন, তা জানায়; চালের শেষে ? দিলেও তাই
terminal-help-note = তাসের নাম কথায়ও লেখা যায়: “হরতনের সাহেব”। আদেশের অক্ষর যদি কোনো তাসের মানও হয়, তবে সেই তাসের চাল দেখায়; আদেশ চাইলে অক্ষরটি আবার লিখুন, বা পুরো শব্দটি।
terminal-help-changed = এই টেবিলে যা আলাদা: { LIST($items, style: "comma") }।
terminal-help-spoken = এই টেবিলে যা বলা হয় (? আর শব্দটি লিখলেও মানে জানা যায়)
terminal-spoken = “{ $name }”: { $sentence }।

## টীকা

terminal-note-first = চালের নম্বর লিখে { "Enter" } চাপুন; সাহায্যের জন্য ?
terminal-note-unfinished = একটি ম্যাচ শেষ হয়নি: { $input } লিখলে সেটি আবার চলবে।
terminal-note-bot-output = আপনার বটেরা কিছু লিখেছেন: { $input } লিখলে দেখা যাবে।
terminal-bot-output = আপনার বটদের লেখা আছে এখানে: { $path }
terminal-bot-output-none = (এখনও কিছু নেই)
terminal-bot-silent = { $sentence }; এই বট কিছু ডাকেন না
terminal-note-type = চালের নম্বর বা চালের কিছুটা লিখুন; সাহায্যের জন্য ?
terminal-note-preparing = অন্যরা এখনও তৈরি হচ্ছেন (প্রথমবার এক-দুই মিনিট লাগে); ততক্ষণ তাঁদের জায়গায় সাদামাটা খেলোয়াড়েরা খেলছেন।
terminal-note-cut = চাল অনেক, দেখানো হলো প্রথম { $limit }টি; অন্য কোনো চাল চাইলে তার লেখাটি লিখুন।
terminal-note-enter-plays = { "Enter" } চাপলে খেলা হবে: { $move }
terminal-note-number-plays = { $number } লিখলে খেলা হবে: { $move }
terminal-note-all-fit = “{ $input }”-এর সঙ্গে { $number }টি চালই মেলে; একটি নম্বর লিখুন।
terminal-note-show-all = (. লিখলে { $number }টি চালই দেখায়)
terminal-note-narrowed = { $total }টির মধ্যে { $number }টি চাল।
terminal-note-show-all-short = (. লিখলে সব দেখায়)
terminal-note-enter-goes-on = এগোতে { "Enter" } চাপুন।
terminal-note-not-used = “{ $input }” লিখে এখানে কিছু হয় না; এগোতে { "Enter" } চাপুন।
terminal-note-quit-again = ম্যাচ সংরক্ষণ করে বেরোতে আবার { $input } লিখুন; এগোতে { "Enter" } চাপুন।
terminal-note-typed-elsewhere = “{ $input }” লেখা হয়েছিল অন্য পাতার নিচে, তাই কিছু খেলা হয়নি; এখানে লিখুন।
terminal-note-no-rule = এই ধরনে { $rule } নম্বর নিয়ম নেই; নম্বর ছাড়া আদেশটি দিলে সব নিয়ম দেখায়।
terminal-note-no-such-move = “{ $input }” কোনো চাল নয়। এখন যা পারেন: { LIST($names, style: "comma") }।
terminal-note-which-move = “{ $input }” কয়েকটি চালের সঙ্গে মেলে: { LIST($names, style: "comma") }।
terminal-note-no-move = “{ $input }”-এর সঙ্গে কোনো চাল মেলে না; . লিখলে সব চাল, ? লিখলে সাহায্য।
# $number হলো একমাত্র চালের নম্বর, বা ০।
terminal-note-letter = { INFLECT($input, case: "genitive") } সঙ্গে এই চালগুলো মেলে: খেলতে { $number ->
        [0] নম্বর
       *[other] { $number }
    } লিখুন, বা আবার { $input } লিখুন “{ $command }” আদেশের জন্য।
terminal-note-taken-back = আপনার চাল ফেরত নেওয়া হলো: আবার বেছে নিন।
terminal-note-not-taken-back = কিছু ফেরত নেওয়া যাচ্ছে না: { $sentence }।
terminal-note-number-is = { $number } হলো { $move } চালের নম্বর: { "Enter" } চাপলে খেলা হবে।
terminal-note-shows = { $input } লিখলে { $number } মানের তাসগুলো দেখায়।
terminal-note-no-number = { $number } নম্বর চাল নেই; নম্বর আছে { $limit } পর্যন্ত।
terminal-note-number-hidden = { $number } নম্বর চালটি এখন দেখানো নেই; . লিখলে সব দেখায়।
terminal-note-no-entry = এই প্রশ্নের { $number } নম্বর উত্তর নেই; নম্বর আছে { $limit } পর্যন্ত।
terminal-earlier = … ({ $key } লিখলে পুরোটা দেখায়)
terminal-small-window = এই উইন্ডোতে ধরে { $columns } × { $rows } অক্ষর; পাতার জন্য লাগে অন্তত ৪০ × ১৬।
terminal-more-moves = আরও { $number }টি: লিখুন { $input }
terminal-moves-by-card = একটি তাস লিখুন, যেমন { $input }, তার চালগুলো দেখতে।
terminal-go-on = এগোন
terminal-enter-goes-on = { "Enter" }: এগোন
terminal-enter-next-deal = { "Enter" }: পরের দান
terminal-tie = { $number } পয়েন্টে সমান ({ LIST($names) }): আরেক দানে ফয়সালা হবে।
terminal-tie-only = { $number } পয়েন্টে সমান ({ LIST($names) }): আরেক দানে ফয়সালা হবে, খেলবেন শুধু তাঁরাই।
terminal-enter-another-match = { "Enter" }: আরেক ম্যাচ, q: বেরোন
terminal-page-more = { "Enter" }: আরও ({ $number } লাইন), q: ফিরুন
terminal-page-further = { "Enter" }: আরও ({ $number } লাইন)
terminal-page-end = { "Enter" }: ম্যাচে ফিরুন
terminal-page-end-earlier = { "Enter" }: ম্যাচে ফিরুন, .: শুরু থেকে
terminal-no-such-card = আপনার হাতে { $input } নেই।
terminal-which-card = কোন { $input }?
terminal-typed-twice = { $input } দুবার লেখা হয়েছে।

## আপত্তি

terminal-not-allowed = চলবে না: { $sentence }।
terminal-not-allowed-by = চলবে না ({ $rule }): { $sentence }।
terminal-not-understood = বোঝা গেল না: { $sentence }।
terminal-allowed = { $move } চলবে।
terminal-no = না: { $sentence }।
refusal-bad-options--no-such-seat = আসন ০ থেকে { $limit } পর্যন্ত
refusal-bad-record--nothing-unfinished = অসমাপ্ত কোনো ম্যাচ নেই
refusal-bad-record--bot-not-given = { $path } ম্যাচে খেলেন আপনার নিজের বট { LIST($candidates) }; তার প্রোগ্রাম বা ক্লাসের নাম আবার দিন: { COMMAND($input) }
refusal-bad-record--no-such-match = { $path } নামে কোনো সংরক্ষিত ম্যাচ নেই; `{ COMMAND("matches") }` সেগুলোর তালিকা দেয়
refusal-bad-record--no-such-match-but = { $path } নামে কোনো সংরক্ষিত ম্যাচ নেই; { $near } বলতে চেয়েছেন কি? `{ COMMAND("matches") }` সেগুলোর তালিকা দেয়
refusal-bad-record--open-elsewhere = { $path } আরেক টার্মিনালে খোলা আছে
refusal-bad-record--other-players = { $path } ফাইলে যাঁরা বসেছেন, তার ম্যাচে তাঁরা নন
refusal-bad-record--not-saved = { $path } সংরক্ষিত ম্যাচ নয়: { PROBLEM($problem) }
refusal-bad-record--other-saved-version = { $path } সংরক্ষণ করেছে Virado-র অন্য সংস্করণ; এটি পড়তে পারে সংস্করণ { $limit } পর্যন্ত

## স্তর

terminal-level-random =
    .name = এলোমেলো
terminal-level-greedy =
    .name = লোভী
terminal-level-beginner =
    .name = নতুন
    .about = তাস ভুলে যান, মেলানোর সুযোগ চোখ এড়িয়ে যায়
terminal-level-club =
    .name = ক্লাব
    .about = কিছুই চোখ এড়ায় না, তাস গোনেন, এক নজরে ঠিক করেন
terminal-level-expert =
    .name = ওস্তাদ
    .about = ঠিক করার আগে সম্ভাব্য বহু দানে নিজের চালগুলো খেলে দেখেন
terminal-level-careful =
    .name = সাবধানী
    .about = আগে দেখেন, তাঁর চালে অন্যদের জন্য কী থেকে যায়
terminal-level-builder =
    .name = কারিগর
    .about = বিল্ড করতে আর বিল্ড বাড়িয়ে নিতে ভালোবাসেন
terminal-level-taker =
    .name = সংগ্রাহক
    .about = বিল্ড না করে টেবিলে যা আছে তুলে নেন
terminal-level-bold =
    .name = সাহসী
    .about = অন্যদের চেয়ে কম তাসেই ডাক দেন ও খেলায় থাকেন
terminal-level-opener =
    .name = শুরুতেই জোর
    .about = প্রথম গ্রুপ শক্তিশালী করতে পয়েন্ট ছেড়ে দেন
terminal-level-even =
    .name = সমান তালে
    .about = কোনো গ্রুপ যেন একেবারে দুর্বল না হয়, তাই পয়েন্ট ছেড়ে দেন
terminal-level-fit =
    .name = আপনার সমান
    .about = আপনার ফলাফল দেখে বদলান; এখন খেলেন মাপকাঠির { $place } ঘরে ({ "--bots fit" })
terminal-level-fit-at = আপনার সমান, { $place }
terminal-levels-question = আপনার সঙ্গে খেলবেন { LIST($names) }। কোন স্তরে?
terminal-levels-how = নম্বর লিখে { "Enter" } চাপুন (শুধু { "Enter" }: { $level })। দুই স্তরের মাঝামাঝিও লেখা যায়, যেমন { "dial:0.7" } ({ "dial:0" } হলো নতুন, { "dial:1" } ওস্তাদ); বা কমা দিয়ে প্রত্যেকের জন্য একটি।
terminal-levels-unknown = এই তালিকায় { $input } নামে কোনো বট নেই
terminal-levels-unknown-but = এই তালিকায় { $input } নামে কোনো বট নেই; হয়তো { $near } বলতে চেয়েছেন

## ইঙ্গিত

terminal-hint-best = { terminal-hint-player } বেছে নিতেন { terminal-hint-move }: { LIST($clauses, style: "comma") }।
terminal-hint-player = { $level ->
        [expert] ওস্তাদ
        [club] ক্লাবের খেলোয়াড়
        [greedy] লোভী খেলোয়াড়
       *[other] { $level } স্তরের খেলোয়াড়
    }
terminal-hint-move = { $number ->
        [0] { $move }
       *[other] { $number } ({ $move })
    }
terminal-hint-next = এর পরে ভালো: { terminal-hint-move }: { LIST($clauses, style: "comma") }।
# $kind বলে মানটি নিখুঁত, নাকি অনুমান।
terminal-figure-points = এই দানে গড়ে { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    } পয়েন্ট
terminal-figure-percent = ম্যাচের { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    }%

## স্কোর ও শেষ

terminal-score-title = { $title }: স্কোর
terminal-score-start = শুরু
terminal-score-now = এখন
terminal-score-last = শেষ দান
terminal-row-score = স্কোর
terminal-row-deal = এই দান
terminal-log-empty = এখনও কিছু হয়নি।
terminal-scores = স্কোর: { LIST($scores) }।
terminal-not-saved = ম্যাচটি সংরক্ষণ করা যাচ্ছে না: { PROBLEM($problem) }। { "VIRADO_DATA=FOLDER" } দিয়ে অন্য ফোল্ডার বেছে নিন।
terminal-thinking = { NAME($seat) } ভাবছেন ...
terminal-saved = ম্যাচ সংরক্ষণ করা হলো। আবার চালাতে:
terminal-kept = ম্যাচ সংরক্ষণ করা হলো। আবার দেখতে:

## ক্যাসিনো

terminal-casino-round = দান { $number }, পর্ব { $round }
terminal-casino-extra-deal = বাড়তি দান
terminal-casino-stock = { $number ->
        [0] শেষ তাস
       *[other] বাকি প্যাকেটে { $number }টি
    }
terminal-casino-single-deal = এক দান
terminal-casino-no-loose-card = আলগা তাস নেই
terminal-casino-partner = { $name }, সঙ্গী
terminal-casino-pile = তোলা { $number }টি
terminal-casino-top = ওপরে { CARD($card) }
terminal-casino-sweeps = { $number ->
        [one] { $number }টি { casino-sweep }
       *[other] { $number }টি { casino-sweeps }
    }
terminal-casino-took-last = শেষে তুলেছেন
terminal-casino-bottom = নিচের তাস { CARD($card) }
terminal-casino-open = { LIST($items) }
terminal-casino-only = { COUNT($items) ->
        [0] আর কিছু গোনা হবে না
       *[other] গোনা হবে আর শুধু { terminal-casino-open }
    }
terminal-casino-open-most_cards = বেশি তাস
terminal-casino-open-most_spades = বেশি ইস্কাপন
terminal-casino-open-big_casino = রুইতনের দশ
terminal-casino-owner = { WHO($seat) ->
        [you] আপনার
       *[other] { INFLECT(NAME($seat), case: "genitive") }
    }
terminal-casino-keeper = { WHO($seat) ->
        [you] – তাস হাতে রাখবেন আপনি
       *[other] – তাস হাতে রাখবেন { NAME($seat) }
    }
terminal-casino-keep = (হাতে রাখুন { $value ->
        [1] একটি টেক্কা
        [8] একটি আট
        [11] একটি গোলাম
        [12] একটি বিবি
        [13] একটি সাহেব
        [14] একটি টেক্কা
       *[other] একটি { $value }
    })
terminal-casino-turn = আপনার পালা।
terminal-casino-turn-keeping = আপনার পালা। { COUNT($values) ->
        [one] { LIST($values) } মানের বিল্ডটি
       *[other] { LIST($values) } মানের বিল্ডগুলো
    } আপনার, তাই তাস ফেলতে পারবেন না।
terminal-casino-trail = তাস ফেলা
terminal-casino-take = তোলা { $cards }
terminal-casino-all = সব
terminal-casino-build-new = বিল্ড { $value }: { $cards }
terminal-casino-build-raise = { $build } বাড়িয়ে { $value }
terminal-casino-build-extend = { $build } ={ $value } বিল্ডে যোগ
terminal-casino-stealing = আর চুরি { CARDS($cards) }
terminal-casino-for-partner = সঙ্গীর জন্য
terminal-casino-words-trail = ফেলা ফেলি ফেলুন { "trail" }
terminal-casino-words-capture = তোলা তুলি তুলুন { "take capture" }
terminal-casino-words-sweep = সুইপ সাফ ভিরাদো { "sweep virado tabbe" }
terminal-casino-words-build = বিল্ড বানাই বানানো গড়া গড়ি { "build" }
terminal-casino-words-raise = বাড়ানো বাড়াই যোগ { "raise add extend" }
terminal-casino-words-steal = চুরি { "steal" }
terminal-casino-words-partner = সঙ্গী সঙ্গীর জন্য { "partner for" }
terminal-casino-words-orange = কমলা { "o orange" }
terminal-casino-words-claim = দাবি { "claim ausz ausz!" }
terminal-casino-orange-price = কমলা বলতে এখনই “{ $input }” লিখুন; ভুল হলে যাবে { $number } পয়েন্ট।
terminal-casino-orange-question = এটা কি কমলা? ভুল করে বললে যাবে { $number } পয়েন্ট। এগোতে { "Enter" } চাপুন।
terminal-casino-help-signs =
    .typed = { "x, +, =8" }
    .what = দেখায় তোলার চাল, বিল্ডের চাল, ৮ মানের বিল্ড
terminal-casino-help-captures =
    .typed = { "x" }
    .what = তোলার চালগুলো দেখায়
terminal-casino-help-orange =
    .typed = কমলা
    .short = { "" }
    .what = লাল আর হলুদ একসঙ্গে তোলার পর দুবার লিখলে কমলা বলা হয়; ভুল হলে যাবে { $number } পয়েন্ট
terminal-casino-help-orange-with =
    .typed = { "5o" }
    .what = ৫ নম্বর চাল খেলে, সঙ্গে কমলা বলে; ভুলের দাম একই
terminal-casino-help-claim =
    .typed = { "claim" }
    .short = দাবি
    .what = জানায় যে আপনি লক্ষ্যে পৌঁছেছেন; { "5!" } লিখলে ৫ নম্বর চাল খেলে সঙ্গে সঙ্গে দাবি করে
terminal-casino-row-cards = তাস
terminal-casino-row-spades = ইস্কাপন
terminal-casino-row-sweeps = { casino-sweeps }
terminal-casino-row-sweeps_net = কাটা না যাওয়া { casino-sweeps }
terminal-casino-row-restricted = শুধু গোনা হবে
terminal-casino-everything = সব
terminal-casino-row-item-most_cards = বেশি তাস
terminal-casino-row-item-most_spades = বেশি ইস্কাপন
terminal-casino-row-item-big_casino = রুইতনের দশ
terminal-casino-row-item-little_casino = ইস্কাপনের দুই
terminal-casino-row-item-ace = টেক্কা
terminal-casino-row-item-sweep = { casino-sweeps } থেকে
terminal-casino-row-item-five = পাঁচ
terminal-casino-row-item-orange = কমলা
terminal-casino-row-item-false_call = ভুল কমলা
terminal-casino-row-item-last_capture = শেষে তোলা
terminal-casino-row-points = এই দান
terminal-casino-row-scores = স্কোর

## রাউব ও ৎসভানৎসিগ আব

# `terminal-deal`-এর মতো।
terminal-tricks-deal = দান { $number }
terminal-tricks-deal-over = দান { $number } শেষ
terminal-tricks-lead = আপনি শুরু করবেন
terminal-tricks-no-card = এখনও নেই
terminal-tricks-led = { WHO($seat) ->
        [you] আপনি { CARD($card) } দিয়ে শুরু করেছেন
       *[other] { NAME($seat) } { CARD($card) } দিয়ে শুরু করেছেন
    }
terminal-tricks-played = { WHO($seat) ->
        [you] আপনি { CARD($card) }
       *[other] { NAME($seat) } { CARD($card) }
    }
terminal-tricks-your-turn = আপনি ?
terminal-tricks-dropped = বসে গেছেন
terminal-tricks-changed = বদলেছেন { $number }টি
terminal-tricks-won = { $number }টি পিট
terminal-tricks-trump = { $suit }
terminal-tricks-turned = খোলা { CARDS($cards) }
terminal-tricks-stock = বাকি { $number }
terminal-tricks-your-card = কোন তাস?
terminal-tricks-only-card = একটি তাসই খেলা যায়: { "Enter" } চাপলে খেলা হবে।
terminal-tricks-ask-cards = কোন তাসগুলো বদলাবেন, বড়জোর { $limit }টি? নাম লিখুন ({ $input }), বা “থাক”।
terminal-tricks-ask-picked = { CARDS($cards) } বদলাবেন? { "Enter" } চাপলে বদল হবে; আরও তাস লিখলে যোগ হবে, “থাক” লিখলে আবার গোড়া থেকে।
terminal-tricks-not-picked = { CARDS($cards) } হাতেই থাকবে।
terminal-tricks-exchange = বদল { CARDS($cards) }
terminal-tricks-counted = সবকিছু গোনা হবে { $number ->
        [2] দ্বিগুণ
       *[other] { $number } গুণ
    }।
terminal-tricks-help-change =
    .typed = { "7s 8d" }
    .what = এই তাসগুলো বাছে, তাসের নম্বর লিখলেও তাই; { "Enter" } চাপলে বাছা তাস বদল হয়। আগে “বদল” লিখলে সঙ্গে সঙ্গেই বদল হয়
terminal-tricks-help-change-german =
    .typed = { "l7 s8" }
    .what = এই তাসগুলো বাছে, তাসের নম্বর লিখলেও তাই; { "Enter" } চাপলে বাছা তাস বদল হয়। আগে “বদল” লিখলে সঙ্গে সঙ্গেই বদল হয়
terminal-tricks-help-none =
    .typed = থাক
    .what = সব তাস হাতে রাখে
terminal-tricks-row-tricks = পিট
terminal-tricks-row-deal = দান
terminal-words-exchange = বদল বদলাই বদলানো { "exchange change swap" }
terminal-words-none = থাক কিছুই কিছুনা { "none keep nothing" }
terminal-words-no = না { "no" }
terminal-words-yes = হ্যাঁ হ্যা জি { "yes" }
terminal-words-fillers = আমি আমার চাই করব করি দয়া করে দিয়ে সঙ্গে
terminal-words-suit-s = ইস্কাপন ইশকাপন ইস্কাবন স্পেড { "spades" }
terminal-words-suit-h = হরতন হার্ট { "hearts" }
terminal-words-suit-d = রুইতন রুহিতন রইতন ডায়মন্ড { "diamonds" }
terminal-words-suit-c = চিড়িতন চিড়তন চিরতন ক্লাব { "clubs" }

## ৎসভানৎসিগ আব

terminal-zwanzig_ab-special-deal = দান { $number } (বিশেষ)
terminal-zwanzig_ab-forehand = প্রথম খেলোয়াড়
terminal-zwanzig_ab-no-trump = এখনও ঠিক হয়নি
terminal-zwanzig_ab-trump-blind = { $suit } (না দেখে)
terminal-zwanzig_ab-drops-left = { $number ->
        [0] আর বসে যাওয়া যাবে না
       *[other] আর { $number } বার বসে যাওয়া যাবে
    }
terminal-zwanzig_ab-factor = সবকিছু { $number ->
        [2] দ্বিগুণ
       *[other] { $number } গুণ
    }
terminal-zwanzig_ab-not-looked = এখনও দেখা হয়নি
terminal-zwanzig_ab-ask-blind = আপনি প্রথম খেলোয়াড়। না দেখে তুরুপ ঠিক করবেন (সবকিছু { $number ->
        [2] দ্বিগুণ
       *[other] { $number } গুণ
    }), না তাস দেখবেন?
terminal-zwanzig_ab-ask-trump = আপনি প্রথম খেলোয়াড়: কোন রং তুরুপ হবে?
terminal-zwanzig_ab-ask-trump-obliging = আপনি প্রথম খেলোয়াড়: কোন রং তুরুপ হবে? তুরুপ { $suit } হলে কেউ বসে যেতে পারেন না।
terminal-zwanzig_ab-ask-stay = থাকবেন, না বসে যাবেন? প্রতি পিটে −{ $number }; খেলায় থেকে একটিও পিট না পেলে +{ $total }।
terminal-zwanzig_ab-must-stay = এই দানে বসে যাওয়া যাবে না: প্রতি পিটে −{ $number }, একটিও না পেলে +{ $total }। { "Enter" } চাপলে থাকবেন।
terminal-zwanzig_ab-move-choose = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(দ্বিগুণ)
       *[other] { " " }({ $number } গুণ)
    }
terminal-zwanzig_ab-move-blind = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(দ্বিগুণ)
       *[other] { " " }({ $number } গুণ)
    } না দেখে
terminal-zwanzig_ab-move-look = তাস দেখা
terminal-zwanzig_ab-move-next = পরের: আপনার পরের তাস খোলা হবে, তার রংই তুরুপ
terminal-zwanzig_ab-move-redeal = আবার বাঁটতে বলা
terminal-zwanzig_ab-move-stay = খেলায় থাকা
terminal-zwanzig_ab-move-drop = বসে যাওয়া
terminal-zwanzig_ab-move-exchange = কিছুই না বদলানো
terminal-zwanzig_ab-words-choose = তুরুপ { "choose" }
terminal-zwanzig_ab-words-blind = অদেখা না দেখে { "blind unseen" }
terminal-zwanzig_ab-words-look = দেখা দেখি দেখব { "look" }
terminal-zwanzig_ab-words-next = পরের { "next turn" }
terminal-zwanzig_ab-words-redeal = আবার বাঁটা { "redeal" }
terminal-zwanzig_ab-words-stay = আছি থাকা থাকি থাকব খেলব { "stay play in" }
terminal-zwanzig_ab-words-drop = বসা বসি বসে যাওয়া যাই যাব বসব { "drop out leave" }
terminal-zwanzig_ab-words-exchange = থাক কিছুই { "exchange none" }

## রাউব

terminal-raub-before-deal = { $number ->
        [1] প্রথম দানের
       *[other] দান { $number }-এর
    } আগে
terminal-raub-contract-declare = ডাকদার, চাই { terminal-tricks-won }
terminal-raub-contract-raub = Raub, চাই { terminal-tricks-won }
terminal-raub-contract-stih = Stih, চাই { terminal-tricks-won }
terminal-raub-contract-muss = Muss, চাই { terminal-tricks-won }
terminal-raub-no-cards-yet = এখনও তাস নেই
terminal-raub-turnup-taken = (নেওয়া হয়েছে)
terminal-raub-next-deal-counts = পরের যে দানে পয়েন্ট হবে, তা { $number ->
        [2] দ্বিগুণ
       *[other] { $number } গুণ
    } গোনা হবে
terminal-raub-not-looked = ডিলার কিছু বলার আগে কেউ তাস দেখতে পারেন না
terminal-raub-ask-deal = বাঁটার পালা আপনার। কী করবেন?
terminal-raub-ask-blind = আপনি ডিলার, এখনও তাস দেখেননি। কী বলবেন?
terminal-raub-ask-bid = { $suit } তুরুপে দুটি পিট নেবেন বলে ডাক দেবেন, না পাস?{ $number ->
        [1] { "" }
       *[2] { " " }(দ্বিতীয় দফা)
    }
terminal-raub-ask-defence-declare = { NAME($seat) } { $suit } তুরুপে ডাক দিয়েছেন। { terminal-raub-play-or-drop }
terminal-raub-ask-defence-raub = { NAME($seat) } { $suit } তুরুপে Raub বলেছেন। { terminal-raub-play-or-drop }
terminal-raub-ask-defence-stih = { NAME($seat) } { $suit } তুরুপে Stih বলেছেন। { terminal-raub-play-or-drop }
terminal-raub-ask-defence-muss = { NAME($seat) } { $suit } তুরুপে Muss বলেছেন। { terminal-raub-play-or-drop }
terminal-raub-play-or-drop = থাকবেন, না বসে যাবেন? প্রতি পিটে −{ $number }; একটিও না পেলে +{ $total }।
terminal-raub-ask-seven = তুরুপের সাত আপনার হাতে: সেটি দিয়ে { CARD($card) } নেবেন?
terminal-raub-no-seven = তুরুপের সাত আপনার হাতে নেই; এগোতে { "Enter" } চাপুন।
terminal-raub-ask-turnup = আপনি { CARD($card) } নিচ্ছেন। কোন তাস ফেলবেন?
terminal-raub-move-deal = তাস বাঁটা
terminal-raub-move-refa = refa: পরের জনকে বাঁটতে দেওয়া{ $marks ->
        [true] { " " }(একটি Refa: পরের কোনো দান দ্বিগুণ)
       *[false] { "" }
    }
terminal-raub-move-muss = muss: না দেখে দুটি পিট নিতেই হবে (নইলে +{ $total }), কেউ বসে যেতে পারবেন না
terminal-raub-move-look = তাস দেখা
terminal-raub-move-raub = raub: না দেখে { terminal-tricks-won } (নইলে +{ $total }), খোলা তাস আপনার
terminal-raub-move-stih = stih: না দেখে একটি পিট (নইলে +{ $total }), খোলা তাস আপনার
terminal-raub-move-declare = ডাক দেওয়া (দুটি পিট, নইলে +{ $total })
terminal-raub-move-pass = পাস
terminal-raub-move-turn_next = আরেকটি তাস খোলা
terminal-raub-move-play = খেলায় থাকা (Igram)
terminal-raub-move-drop = বসে যাওয়া (Idem)
terminal-raub-move-swap_seven = সাত বদলানো
terminal-raub-move-no_swap = না বদলানো
terminal-raub-move-exchange = কিছুই না বদলানো
terminal-raub-words-deal = বাঁটা বাঁটি বাঁটব { "deal" }
terminal-raub-words-refa = { "refa" } রেফা
terminal-raub-words-muss = { "muss" } মুস
terminal-raub-words-look = দেখা দেখি দেখব { "look" }
terminal-raub-words-raub = { "raub" } রাউব
terminal-raub-words-stih = { "stih" } স্তিহ শ্তিখ স্তিখ স্টিখ
terminal-raub-words-declare = ডাক ডাকি { "declare" }
terminal-raub-words-pass = পাস পাশ { "pass" }
terminal-raub-words-turn_next = আরেকটি খোলা { "turn another" }
terminal-raub-words-play = আছি থাকা থাকি থাকব খেলব ইগ্রাম { "play igram stay" }
terminal-raub-words-drop = বসা বসি বসে যাওয়া যাই যাব বসব ইদেম { "drop idem out" }
terminal-raub-words-swap_seven = সাত বদল { "swap seven" }
terminal-raub-words-no_swap = না রাখি { "no keep" }
terminal-raub-words-exchange = থাক কিছুই { "exchange none" }
terminal-raub-made = { WHO($seat) ->
        [you] আপনার দরকার ছিল { terminal-tricks-won }, পেয়ে গেছেন।
       *[other] { INFLECT(NAME($seat), case: "genitive") } দরকার ছিল { terminal-tricks-won }, পেয়ে গেছেন।
    }
terminal-raub-not-made = { WHO($seat) ->
        [you] আপনার দরকার ছিল { terminal-tricks-won }, কম পেয়েছেন।
       *[other] { INFLECT(NAME($seat), case: "genitive") } দরকার ছিল { terminal-tricks-won }, কম পেয়েছেন।
    }

## হাজারি

terminal-hazari-shows-first = প্রথমে দেখাবেন
terminal-hazari-is-up = আপ
terminal-hazari-all-laid = সব তাস গ্রুপে সাজানো
terminal-hazari-to-lay = সাজাতে বাকি { $number }
terminal-hazari-too-many = { $number }টি বেশি
terminal-hazari-group = { GROUP($group) }
terminal-hazari-ask = তাস সাজান ({ $input } লিখলে এই তাসগুলো যায় গ্রুপ { $number }-এ), বা একটি প্রস্তাব নিন:
terminal-hazari-expected = (গড়ে { $number } পয়েন্ট)
terminal-hazari-still-counting = সাজানোর সব উপায় এখনও গোনা হচ্ছে (প্রথমবার কয়েক সেকেন্ড লাগে)।
terminal-hazari-suggested = সাজানো হলো: { $name }। যা খুশি বদলান।
terminal-hazari-replace = { "Enter" } চাপলে আপনার গ্রুপের জায়গায় বসবে “{ $name }”; অন্য কিছু লিখলে আপনার গ্রুপই থাকবে।
terminal-hazari-ready = তৈরি? এভাবেই রাখতে { $input } লিখুন; তারপর আর বদলানো যাবে না।
terminal-hazari-not-in-order = ক্রম ঠিক নেই ({ $rule }): { $sentence }।
terminal-hazari-mend = { $input } লিখলে প্রথম তিনটি গ্রুপ ক্রমে বসে।
terminal-hazari-lay-all = আগে তেরোটি তাসই সাজান: ৩, ৩, ৩ ও ৪ তাসের গ্রুপে।
terminal-hazari-sorted-by-suit = হাতের তাস এখন রং ধরে গোছানো।
terminal-hazari-sorted-by-rank = হাতের তাস এখন মান ধরে গোছানো।
terminal-hazari-fill-first = আগে প্রথম তিনটি গ্রুপ ভরুন, তবেই সেগুলো ক্রমে বসানো যাবে।
terminal-hazari-which-group = { "2 as kd" } লিখলে এই তাসগুলো যায় গ্রুপ ২-এ; { "as kd" } লিখলে দুটি তাস জায়গা বদলায়।
terminal-hazari-to-which-group = কোন গ্রুপে? { terminal-hazari-which-group }
terminal-hazari-not-cards = “{ $input }” এখানকার কোনো তাসের নাম নয়। { terminal-hazari-which-group }
terminal-hazari-words-up = আপ { "up" }
terminal-hazari-words-to = গ্রুপ গ্রুপে { "to in into group" }
terminal-hazari-words-sort = গোছানো গোছাই বাছাই { "o sort" }
terminal-hazari-words-undo = ফেরত { "u undo back" }
terminal-hazari-words-clear = খালি { "c clear" }
terminal-hazari-words-order = ক্রম { "order" }
terminal-hazari-help-splits =
    .typed = { "1, 2, 3" }
    .what = একটি প্রস্তাব নেয়: সেরাটি আগে, সমান তালে, সবচেয়ে বেশি পয়েন্ট
terminal-hazari-help-put =
    .typed = { "2 as kd" }
    .short = গ্রুপ ২-এ
    .what = এই তাসগুলো গ্রুপ ২-এ রাখে; { "0 as" } লিখলে ফিরিয়ে নেয়; কোনো মানের একটিই তাস থাকলে শুধু মান লিখলেই চলে
terminal-hazari-help-swap =
    .typed = { "as kd" }
    .short = জায়গা বদল
    .what = দুটি তাস জায়গা বদলায়
terminal-hazari-help-order =
    .typed = ক্রম
    .what = প্রথম তিনটি গ্রুপ ক্রমে বসায়, সবচেয়ে শক্তিশালীটি আগে
terminal-hazari-help-sort =
    .typed = { "o" }
    .short = গোছানো
    .what = হাতের তাস রং বা মান ধরে গোছায়
terminal-hazari-help-undo =
    .typed = { "u" }
    .what = শেষ বদলটি ফেরত নেয়
terminal-hazari-help-clear =
    .typed = খালি
    .what = সব তাস ফিরিয়ে নেয়
terminal-hazari-help-up =
    .typed = আপ
    .short = = তৈরি
    .what = জানায় যে আপনি তৈরি; তারপর আর বদলানো যায় না
terminal-hazari-help-text =
    .typed = { "arrange .." }
    .what = এক লাইনে পুরো সাজানোটা পাকা করে: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }; শব্দটি ছাড়া লিখলে শুধু তাস সাজায়
terminal-hazari-round = রাউন্ড { $number }
terminal-hazari-first = { WHO($seat) ->
        [you] আপনি প্রথমে দেখাবেন
       *[other] { NAME($seat) } প্রথমে দেখাবেন
    }
terminal-hazari-troy = জেতা ট্রয়ে ম্যাচ সঙ্গে সঙ্গে শেষ।

## স্কোর রাখা

terminal-keeper-seat = { NAME($seat) }
terminal-keeper-player = খেলোয়াড় { $number }
terminal-keeper-names = { SIDE($side) }
terminal-keeper-list = { LIST($items, style: "comma") }
terminal-keeper-ask = { $name }: { LIST($items, style: "comma") }।
terminal-keeper-ask-lines = { $name }।
terminal-keeper-ask-each = { $name }, প্রত্যেকের একটি সংখ্যা: { LIST($items, style: "comma") }।
terminal-keeper-ask-sum = { $name }, মোট { $total }: { LIST($items, style: "comma") }।
terminal-keeper-enter = { "Enter" }: { $input }
terminal-keeper-answer = { $name }: { $input }
terminal-keeper-range = { $least } থেকে { $limit } পর্যন্ত একটি সংখ্যা
terminal-keeper-yes = হ্যাঁ
terminal-keeper-no = না
terminal-keeper-nobody = কেউ না
terminal-keeper-none = একটিও না
terminal-keeper-words-nobody = কেউনা কেউ না { "nobody none" }
terminal-keeper-what = এখানে উত্তর দিতে হবে।
terminal-keeper-one = “{ $input }” একাধিক উত্তর।
terminal-keeper-yes-or-no = হ্যাঁ বা না লিখুন।
terminal-keeper-no-place = “{ $input }” এই দানে কেউ নন।
terminal-keeper-not-asked = এখানে { LIST($names) } নামটি চলবে না।
terminal-keeper-several = “{ $input }” হতে পারে { LIST($names, style: "or") }।
terminal-keeper-no-choice = “{ $input }” কোনো উত্তর নয়।
terminal-keeper-no-number = “{ $input }” সংখ্যা নয়।
terminal-keeper-bounds = { $input } সংখ্যাটি { $least } থেকে { $limit }-এর মধ্যে নয়।
terminal-keeper-count = সংখ্যা লাগবে: { $number }; লেখা হয়েছে: { $total }।
terminal-keeper-missing = যোগফলে { $number } কম। { LIST($names) }: সংখ্যা লিখুন।
terminal-keeper-whose = { $input } সংখ্যাটি কার? আগে নাম, তারপর সংখ্যা।
terminal-keeper-how-many = { $name }: কত?
terminal-keeper-item = { $name }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }:
    } { $points } ({ $rule })
terminal-keeper-side = { SIDE($side) } { $points }, এখন { $total }{ COUNT($items) ->
        [0] ।
       *[other] : { LIST($items, style: "comma") }।
    }
terminal-keeper-deal-gave = দান { $number }
terminal-keeper-leads = { $number } নিয়ে এগিয়ে: { LIST($names) }।
terminal-keeper-next = দান { $number }। ডিলার: { NAME($seat) }। প্রথমে: { $name }।
terminal-keeper-won = জয়ী: { LIST($names) } ({ $rule }){ $number ->
        [1] ।
       *[other] ; এটি { $number } খেলা ধরা হয়।
    }
terminal-keeper-settlement = হিসাব: { LIST($items, style: "comma") }।
terminal-keeper-note = { COUNT($names) ->
        [0] { $sentence }
       *[other] { LIST($names) }: { $sentence }
    } ({ $rule })
terminal-keeper-keep = { "Enter" } চাপলে এটিই থাকবে; নইলে আবার লিখুন।
terminal-keeper-footer = { "Enter" }: যা দেখানো হল, { "=" }: সবই তাই, { "u" }: পেছনে, ?: সাহায্য
terminal-keeper-correcting = { "Enter" }: আগের মতো, { "=" }: সবই আগের মতো, { "u" }: পেছনে
terminal-keeper-over = { "Enter" }: আরেকটি ম্যাচ, { "c" }: দান সংশোধন, { "s" }: স্কোর, { "q" }: বিদায়
terminal-keeper-saved = সিরিজটি সংরক্ষিত। `{ COMMAND($input) }` দিলে আবার চলবে।
terminal-keeper-not-saved = সিরিজটি সংরক্ষণ করা যায়নি: { PROBLEM($problem) }।
terminal-keeper-written = সিরিজটি { $path } ফাইলে লেখা হল।
terminal-keeper-which-file = ফাইলের নামও লিখুন: { $input }
terminal-keeper-file-exists = { $path } আগে থেকেই আছে। অন্য নাম দিন।
terminal-keeper-taken-back = দান { $number } ফেরত নেওয়া হল। তার মানগুলো আবার দেখানো হচ্ছে।
terminal-keeper-players-back = খেলোয়াড় বদল ফেরত নেওয়া হল।
terminal-keeper-nothing-to-undo = এখনও কোনো দান লেখা হয়নি।
terminal-keeper-no-deal = দান { $input } নেই; নম্বর { $least } থেকে { $limit } পর্যন্ত।
terminal-keeper-fits-no-more = এই সংশোধনের পরে দান { $number } আর সম্ভব নয়। সেটি আবার লিখুন।
terminal-keeper-ends-earlier = ম্যাচ এখন দান { $number } দিয়ে শেষ। { "Enter" } চাপলে পরের দানগুলো মুছে যাবে; অন্য কিছু লিখলে সব আগের মতো থাকবে।
terminal-keeper-kept = দান { $number } আগের মতোই রইল।
terminal-keeper-corrected = দান { $number } সংশোধন করা হল।
terminal-keeper-first-finish = আগে সংশোধন শেষ করুন, বা { "u" } দিয়ে ছেড়ে দিন।
terminal-keeper-not-now = “{ $input }” এখানে কিছু করে না।
terminal-keeper-no-change = এখন কেউ আসতে বা যেতে পারবেন না।
terminal-keeper-so-many = নাম { $number }টি; এই ধরনে খেলেন { LIST($values, style: "or") } জন।
terminal-keeper-ask-game = কোন খেলা? নম্বর বা কোনো ধরনের নাম লিখুন।
terminal-keeper-ask-form = কোন ধরন? নম্বর বা নাম লিখুন।
terminal-keeper-ask-names = কারা খেলছেন? খেলার ক্রমে নামগুলো লিখুন, মাঝে কমা। খেলোয়াড়: { LIST($values, style: "or") } জন।
terminal-keeper-ask-pairs = { NAMES($seats) } কি জুটি?
terminal-keeper-ask-dealer = প্রথম ডিলার
terminal-keeper-ask-next-dealer = পরের ডিলার
terminal-keeper-ask-players = এখন থেকে কারা খেলবেন? খেলার ক্রমে নামগুলো লিখুন, মাঝে কমা। এখন: { LIST($names, style: "comma") }। খেলোয়াড়: { LIST($values, style: "or") } জন। { "Enter" } চাপলে কিছু বদলাবে না।
terminal-keeper-ask-score = { LIST($names) }: কত স্কোর নিয়ে শুরু? { "Enter" }: শুরুর মতো।
terminal-keeper-ask-resume = { $title } আবার চলবে? খেলোয়াড়: { LIST($names, style: "comma") }। দান: { $number }। { "Enter" }: হ্যাঁ, { "n" }: নতুন সিরিজ
terminal-keeper-bad-name = “{ $input }” নাম নয়। নামে একটি বর্ণ থাকে, আর বড়জোর { $limit }টি অক্ষর।
terminal-keeper-page-end = { "Enter" }: দানে ফেরা
terminal-keeper-help-enter =
    .typed = { "Enter" }
    .what = দেখানো মানটি নেয়
terminal-keeper-help-usual =
    .typed = { "=" }
    .what = এখানে ও পরের সব প্রশ্নে দেখানো মান নেয়; সাধারণ দান মানে { "=" } আর { "Enter" }
terminal-keeper-help-numbers =
    .typed = { "2 1 2" }
    .what = নামের ক্রমে সংখ্যা; যোগফল জানা থাকলে শেষেরটি না দিলেও চলে
terminal-keeper-help-names =
    .typed = { "a 2 b 1" }
    .what = নামের পাশে সংখ্যা; নামের শুরুটুকু বা খেলোয়াড়ের নম্বর দিলেই হয়
terminal-keeper-help-parts =
    .typed = { "h; 2; 2 1 2" }
    .what = এক লাইনে কয়েকটি উত্তর
terminal-keeper-help-undo =
    .what = আগের প্রশ্নে ফেরে, প্রথম প্রশ্নে থাকলে আগের দানে
terminal-keeper-help-correct =
    .what = একটি দান সংশোধন করে, যেমন { "3" }; মোট স্কোরও বদলায়
terminal-keeper-help-players =
    .what = খেলোয়াড় বদলায়: কেউ আসেন, যান বা আসন বদলান
terminal-keeper-help-write =
    .what = সিরিজটি ফাইলে লেখে, যা পাতাও পড়তে পারে
terminal-keeper-help-score =
    .what = সব দান দেখায়
terminal-keeper-help-quit =
    .what = বেরিয়ে যায়; প্রতি দানের পরে সিরিজ সংরক্ষণ হয়
refusal-bad-record--not-series = { $path } স্কোরের সিরিজ নয়: { PROBLEM($problem) }
refusal-bad-record--no-open-series = কোনো অসমাপ্ত সিরিজ নেই
refusal-bad-record--no-such-series = { $path } নামে কোনো সিরিজ নেই{ COUNT($candidates) ->
        [0] { "" }
       *[other] ; সংরক্ষিত আছে: { LIST($candidates, style: "comma") }
    }
refusal-bad-options--names = এই নামগুলো চলবে না: { PROBLEM($problem) }
