# ৎসভানৎসিগ আব: না-বলা, যা ঘটে, চালের ফল, ধরন ও নিয়মের বিকল্প।

## না-বলা: চাল

refusal-malformed-move = ৎসভানৎসিগ আব-এ এমন কোনো চাল নেই
refusal-not-your-turn--zwanzig-ab = এখন { WHO($seat) ->
        [you] আপনার
       *[other] { INFLECT(NAME($seat), case: "genitive") }
    } পালা নয়: { zwanzig_ab-now }
# কার কী করার পালা, $turn ও $phase থেকে।
zwanzig_ab-now = { WHO($turn) ->
        [you] আপনার
       *[other] { INFLECT(NAME($turn), case: "genitive") }
    } { $phase ->
        [blind] না দেখে তুরুপ ঠিক করার, বা তাস দেখার
        [trump] তুরুপ ঠিক করার
        [exchange] তাস বদলানোর
        [drop] { $choices ->
            [stay] খেলায় থাকার কথা বলার
           *[all] খেলায় থাকার বা বসে যাওয়ার
        }
       *[play] তাস খেলার
    } পালা
refusal-trump-fixed = তুরুপ ঠিক হয়ে গেছে: { suit-name }
refusal-not-forehand = তুরুপ ঠিক করেন শুধু প্রথম খেলোয়াড়, { NAME($forehand) }
refusal-look-first = প্রথম খেলোয়াড় এখনও তাস দেখেননি: হয় না দেখে একটি রং বলুন, নয় তাস দেখুন
refusal-already-looked = প্রথম খেলোয়াড় তাঁর প্রথম তাসগুলো দেখে ফেলেছেন; না দেখে তুরুপ ঠিক করার সময় শেষ
refusal-no-blind-choice = এই ধরনে না দেখে তুরুপ ঠিক করা যায় না
refusal-no-next = এই ধরনে পরের তাস খোলা হয় না: প্রথম খেলোয়াড় চার রঙের একটি বেছে নেন
refusal-no-redeal = এই ধরনে আবার বাঁটা হয় না
refusal-packet-not-weak = আবার বাঁটাতে হলে হাতে শুধু সাত আর আট থাকতে হবে, আপনার হাতে { CARDS($cards) }
refusal-trump-due = তুরুপ এখনও ঠিক হয়নি: আগে প্রথম খেলোয়াড় { NAME($forehand) } ঠিক করবেন
refusal-decision-due = সবাই থাকা না-থাকার কথা বলার আগে কেউ তাস বদলান না
refusal-too-many-cards = { $limit ->
        [0] { CARDS($cards) } হাতেই রাখতে হবে: এই ধরনে কিছু বদলানো হয় না
       *[other] { CARDS($cards) } বেশি হয়ে যায়: বদলানো যায় বড়জোর { $limit }টি তাস
    }
refusal-stock-too-small = { CARDS($cards) } বদলানো যাবে না: { $limit ->
        [0] বাকি প্যাকেটে আর তাস নেই
       *[other] বাকি প্যাকেটে আছে মোটে { $limit }টি তাস
    }
refusal-exchange-over = তাস বদল শেষ
refusal-exchange-due = সবাই তাস বদলানোর আগে কেউ থাকা বা বসে যাওয়ার কথা বলেন না
refusal-already-decided = থাকা না-থাকার কথা সবাই বলে দিয়েছেন, তা আর পাল্টানো যায় না
refusal-forehand-stays = { $action ->
        [drop] { WHO($seat) ->
            [you] আপনি
           *[other] { NAME($seat) }
        } প্রথম খেলোয়াড়, তাই বসে যেতে পারেন না
       *[stay] { WHO($seat) ->
            [you] আপনি প্রথম খেলোয়াড়, আপনাকে
           *[other] { NAME($seat) } প্রথম খেলোয়াড়, তাঁকে
        } জিজ্ঞেস করা হয় না: প্রথম খেলোয়াড় সবসময় থাকেন
    }
refusal-special-deal = বিশেষ দানে কেউ বসে যেতে পারেন না
refusal-obliging-suit = তুরুপ { suit-name }, তাই কেউ বসে যেতে পারেন না
refusal-low-score = { WHO($seat) ->
        [you] আপনার
       *[other] { INFLECT(NAME($seat), case: "genitive") }
    } স্কোর { $number }, তাই থাকতেই হবে: বসে যাওয়া যায় শুধু { $limit }-এর ওপরে থাকলে
refusal-dropped-last-deal = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } আগের দানে বসে গিয়েছিলেন, তাই এবার থাকতেই হবে
refusal-no-drops-left = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } এই ম্যাচে { $number } বার বসে গেছেন, আর বসে যাওয়া যায় না
refusal-dealer-stays = বাকি সবাই প্রথম খেলোয়াড়কে একা রেখে বসে গেছেন, তাই ডিলারকে থাকতেই হবে
refusal-bad-options--zwanzig-nobody-so-low = যে দানে বসে যাওয়া যায়, তার আগে কারও স্কোর { $number } বা তার কম হয় না: সবচেয়ে কম হতে পারে { $limit }
refusal-bad-options--zwanzig-zero-unreachable = { $limit } নম্বর দান থেকে সবকিছু { $number } গুণ হয়, তাই অনেক স্কোর কখনো ঠিক ০-তে পৌঁছায় না: { "special_finish_from_deal=0" }, { "special_finish_scope=single_deal" } বা { "hearts_multiplier=1" } দিন
refusal-play-not-begun = এখনও তাস খেলা শুরু হয়নি: { zwanzig_ab-now }

## যা ঘটে

event-zwanzig_ab-deal = { WHO($dealer) ->
        [you] আপনি
       *[other] { NAME($dealer) }
    } { $redeal ->
        [true] আবার তাস বাঁটলেন।
       *[false] তাস বাঁটলেন।
    }
event-zwanzig_ab-special = বিশেষ দান: তুরুপ { tricks-suit }, কেউ বসে যেতে পারবেন না।
event-zwanzig_ab-bid-choose = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } তুরুপ ঠিক করলেন: { tricks-suit }।
event-zwanzig_ab-bid-blind = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } তাস না দেখে তুরুপ ঠিক করলেন: { tricks-suit }।
event-zwanzig_ab-bid-next = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } পরের তাসের ওপর ছেড়ে দিলেন।
event-zwanzig_ab-bid-redeal = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } আবার বাঁটতে বললেন।
event-zwanzig_ab-show = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } { CARDS($cards) } দেখালেন।
event-zwanzig_ab-stay = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } খেলায় থাকলেন।
event-zwanzig_ab-kept = { WHO($seat) ->
        [you] আপনার
       *[other] { INFLECT(NAME($seat), case: "genitive") }
    } স্কোর ০-এর নিচে নেমে যেত, তাই তা আগের মতোই থাকল।

## চালের ফল

effect-zwanzig_ab-trump = { suit-name } তুরুপ হবে{ $obliges ->
        [true] , আর কেউ বসে যেতে পারবেন না
       *[false] { "" }
    }।
effect-zwanzig_ab-redeal = আপনি { CARDS($cards) } দেখাবেন, আর তাস আবার বাঁটা হবে।
effect-zwanzig_ab-next = পরের তাসটি আপনার, আর তার রংই তুরুপ হবে।
effect-zwanzig_ab-stay = আপনাকে অন্তত একটি পিট নিতে হবে: না পেলে আপনার স্কোরে যোগ হবে { $penalty } পয়েন্ট।
effect-zwanzig_ab-stay-must = এই দানে আপনি বসে যেতে পারেন না।

## বোতাম হিসেবে চাল: কী করে, কী হয়

title-zwanzig_ab-choose = তুরুপ: { tricks-suit }
title-zwanzig_ab-blind = না দেখে তুরুপ: { tricks-suit }
title-zwanzig_ab-look = তাস দেখুন
title-zwanzig_ab-next = পরের তাস খুলুন
title-zwanzig_ab-redeal = আবার বাঁটতে বলুন
title-zwanzig_ab-stay = খেলায় থাকুন
title-zwanzig_ab-drop = বসে যান
result-zwanzig_ab-obliges = কেউ বসে যেতে পারবেন না
result-zwanzig_ab-redeal = আপনি { CARDS($cards) } দেখাবেন
result-zwanzig_ab-must = আপনি বসে যেতে পারেন না

## ধাপ

phase-zwanzig_ab-blind = না দেখে তুরুপ
phase-zwanzig_ab-trump = তুরুপ ঠিক করা
phase-zwanzig_ab-exchange = তাস বদল
phase-zwanzig_ab-drop = থাকা বা বসে যাওয়া
phase-zwanzig_ab-play = খেলা

## ধরন

variant-zwanzig-ab =
    .title = ৎসভানৎসিগ আব
    .also = Zwanzig ab, 20 ab, ২০ আব, কুড়ি থেকে শূন্য, বিশ থেকে শূন্য
    .place = জার্মানি
    .summary = ২০ থেকে ০ পর্যন্ত (নামের মানে “বিশ থেকে নামা”): প্রথম খেলোয়াড় তুরুপ ঠিক করেন, সবাই তিনটি তাস বদলাতে পারেন, আর হাত দুর্বল হলে বসে যাওয়া যায়।
variant-zwanzig-ab-jager-trump-rank =
    .title = ৎসভানৎসিগ আব (ইয়েগার: তুরুপের গোলাম আর নয়)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = তুরুপে গোলাম আর নয় সবচেয়ে বড়।
variant-zwanzig-ab-jager-first-packet =
    .title = ৎসভানৎসিগ আব (ইয়েগার: আগে তিন তাস)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = তুরুপের আগে তিনটি তাস: না দেখে, পরের তাস খুলে, বা দুর্বল তাস আবার বাঁটিয়ে।
variant-zwanzig-ab-jager-drop-first =
    .title = ৎসভানৎসিগ আব (ইয়েগার: আগে বসে যাওয়া)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = কেউ তাস বদলানোর আগেই সবাই বলেন থাকবেন কি না।
variant-zwanzig-ab-jager-clubs =
    .title = ৎসভানৎসিগ আব (ইয়েগার: চিড়িতনে থাকতেই হবে)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = চিড়িতন তুরুপ হলে কেউ বসে যেতে পারেন না।
variant-zwanzig-ab-jager-two-active =
    .title = ৎসভানৎসিগ আব (ইয়েগার: ডিলার থাকেন)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = বাকি সবাই প্রথম খেলোয়াড়কে একা রেখে বসে গেলে ডিলারকে থাকতেই হবে।
variant-zwanzig-ab-jager-no-repeat-drop =
    .title = ৎসভানৎসিগ আব (ইয়েগার: পরপর দুবার নয়)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = আগের দানে যিনি বসে গেছেন, এবার তাঁকে থাকতেই হবে।
variant-zwanzig-ab-jager-low-score =
    .title = ৎসভানৎসিগ আব (ইয়েগার: পাঁচে নামলে থাকা)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = যাঁর পাঁচ বা তার কম পয়েন্ট, তাঁকে থাকতেই হবে।
variant-zwanzig-ab-jager-plain-finish =
    .title = ৎসভানৎসিগ আব (ইয়েগার: সাদামাটা শেষ)
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = নবম দান থেকে হরতন তুরুপ হতেই হবে, এমন নয়।
variant-zwanzig-ab-jager =
    .title = ৎসভানৎসিগ আব (ইয়েগার)
    .also = ইয়েগার, Jäger, Jaeger
    .place = জার্মানি (আলফ্রেড ইয়েগার)
    .summary = ইয়েগারের আটটি রকমফের একসঙ্গে।
variant-zwanzig-ab-persian-literal =
    .title = ৎসভানৎসিগ আব (ফারসি লেখা)
    .place = ফারসি লেখা
    .summary = শুধু নবম দানে হরতন তুরুপ হতেই হবে, তা-ও কেউ শূন্যে না পৌঁছানো পর্যন্ত।
variant-zwanzig-ab-early =
    .title = ৎসভানৎসিগ আব (স্বাভাবিক মান)
    .place = জার্মানি
    .summary = দশের স্থান গোলামের নিচে।

## বিকল্প

option-zwanzig_ab-start_score =
    .name = শুরুর পয়েন্ট
option-zwanzig_ab-first_dealer =
    .name = যে আসন প্রথমে তাস বাঁটে
option-zwanzig_ab-suit_rank =
    .name = তাসের মান
    .ace_ten = A 10 K Q J 9 8 7
    .natural = A K Q J 10 9 8 7
option-zwanzig_ab-trump_rank =
    .name = তুরুপের মান
    .same = অন্য রঙের মতোই
    .jass = J 9 A 10 K Q 8 7
option-zwanzig_ab-first_packet =
    .name = তুরুপের আগে কটি তাস
option-zwanzig_ab-trump_next =
    .name = প্রথম খেলোয়াড় পরের তাসকে তুরুপ ঠিক করতে দিতে পারেন
option-zwanzig_ab-trump_blind =
    .name = প্রথম খেলোয়াড় না দেখে তুরুপ ঠিক করতে পারেন
option-zwanzig_ab-redeal_weak =
    .name = হাতে শুধু সাত আর আট থাকলে প্রথম খেলোয়াড় আবার বাঁটতে বলতে পারেন
option-zwanzig_ab-blind_multiplier =
    .name = না দেখে তুরুপ ঠিক করলে পয়েন্ট যত গুণ
option-zwanzig_ab-hearts_multiplier =
    .name = হরতন তুরুপ হলে পয়েন্ট যত গুণ
option-zwanzig_ab-multiplier_mode =
    .name = না দেখে হরতনকে তুরুপ ঠিক করলে
    .product = দুটোই গুণ হয়
    .max = যেটি বড় সেটি গুণ হয়
option-zwanzig_ab-exchange_max =
    .name = বড়জোর কটি তাস বদলানো যায়
option-zwanzig_ab-drop_timing =
    .name = থাকা বা বসে যাওয়ার কথা বলা
    .after_exchange = তাস বদলের পরে
    .before_exchange = তাস বদলের আগে
option-zwanzig_ab-oblige_suit =
    .name = যে রং তুরুপ হলে কেউ বসে যেতে পারেন না
    .diamonds = রুইতন
    .clubs = চিড়িতন
    .none = কোনো রং নয়
option-zwanzig_ab-min_two_active =
    .name = বাকি সবাই প্রথম খেলোয়াড়কে একা রেখে বসে গেলে ডিলারকে থাকতেই হবে
option-zwanzig_ab-no_consecutive_drop =
    .name = পরপর দুই দানে কেউ বসে যেতে পারেন না
option-zwanzig_ab-no_drop_at_or_below =
    .name = এত বা এর কম পয়েন্ট হলে থাকতেই হবে
    .none = এমন সীমা নেই
option-zwanzig_ab-max_drops =
    .name = এক ম্যাচে একজন বড়জোর যতবার বসে যেতে পারেন
    .none = যতবার খুশি
option-zwanzig_ab-no_trick_penalty =
    .name = খেলায় থেকেও পিট না পেলে যত পয়েন্ট যোগ হয়
option-zwanzig_ab-maker_no_trick_penalty =
    .name = প্রথম খেলোয়াড় তুরুপ ঠিক করেও পিট না পেলে যত পয়েন্ট যোগ হয়
    .none = সবার মতোই
option-zwanzig_ab-all_tricks_bonus =
    .name = পাঁচটি পিটই নিলে আরও যত পয়েন্ট কমে
option-zwanzig_ab-special_finish_from_deal =
    .name = যে দান থেকে বিশেষ দান, হরতন তুরুপ (০: নেই)
option-zwanzig_ab-special_finish_scope =
    .name = কোন দানগুলো বিশেষ
    .from_then_on = সেটি আর তার পরের সব
    .single_deal = শুধু সেটি
option-zwanzig_ab-special_finish_in_tiebreak =
    .name = সমতা ভাঙার দানও বিশেষ হতে পারে
option-zwanzig_ab-exact_zero =
    .name = স্কোর ০-এর নিচে নেমে গেলে সেই দানের কমতি গোনা হয় না
option-zwanzig_ab-match_winners =
    .name = কারও ০ বা কম হলে কে জেতেন
    .lowest = শুধু যাঁর স্কোর সবচেয়ে কম
    .all_out = ০ বা কম যাঁদের, সবাই
option-zwanzig_ab-tie_break =
    .name = ০ বা কম, আর সবচেয়ে কম স্কোর কয়েকজনের হলে
    .play_on = সবাই খেলে যান
    .tied_only = শুধু তাঁরা খেলে যান
    .shared = তাঁরা একসঙ্গে জেতেন
option-zwanzig_ab-overtrump =
    .name = তুরুপ দেওয়ার সময় সবচেয়ে বড় তুরুপকে ছাড়ানো
    .optional = চাইলে
    .required = পারলে ছাড়াতেই হবে

## যা ঠিক করতে হবে

asks-zwanzig_ab-blind = তাস না দেখে তুরুপ ঠিক করুন, নয়তো তাস দেখুন।
asks-zwanzig_ab-trump = কোন রং তুরুপ হবে?
asks-zwanzig_ab-exchange = কোন তাসগুলো বদলাবেন?
asks-zwanzig_ab-drop = খেলায় থাকবেন, না বসে যাবেন?
asks-zwanzig_ab-must-stay = এই দানে বসে যেতে পারেন না: আপনি থাকছেন।
