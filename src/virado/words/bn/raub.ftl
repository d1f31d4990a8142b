# রাউব: না-বলা, যা ঘটে, চালের ফল, ধরন ও নিয়মের বিকল্প।

## শব্দ

raub-action = { $action ->
        [deal] তাস বাঁটা
        [refa] পরের জনকে বাঁটতে দেওয়া
        [muss] Muss বলা
        [look] তাস দেখা
        [raub] Raub বলা
        [stih] Stih বলা
        [declare] ডাক দেওয়া
        [pass] পাস দেওয়া
        [turn_next] আরেকটি তাস খোলা
        [play] খেলায় থাকা
        [drop] বসে যাওয়া
        [swap_seven] সাত বদলানো
        [no_swap] সাত না বদলানো
        [exchange] তাস বদলানো
        [take_turnup] খোলা তাস নেওয়া
       *[card] তাস খেলা
    }
# কার কী করার পালা, $turn ও $phase থেকে।
raub-now = { WHO($turn) ->
        [you] আপনার
       *[other] { INFLECT(NAME($turn), case: "genitive") }
    } { $phase ->
        [before_deal] তাস বাঁটার
        [deal] তাস বাঁটার
        [blind] { $choices ->
            [look] তাস দেখার
            [raub] তাস দেখার, বা কেউ দেখার আগে Raub বলার
            [stih] তাস দেখার, বা কেউ দেখার আগে Stih বলার
           *[all] তাস দেখার, বা কেউ দেখার আগে Raub বা Stih বলার
        }
        [bidding] ডাক দেওয়ার বা পাস দেওয়ার
        [defence] খেলায় থাকার বা বসে যাওয়ার
        [seven] { $choices ->
            [no_swap] সাত না বদলানোর কথা বলার
           *[all] সাত বদলানোর বা না বদলানোর
        }
        [exchange] তাস বদলানোর
        [turnup] খোলা তাস নেওয়ার
       *[play] তাস খেলার
    } পালা

## না-বলা: চাল

refusal-no-such-move = রাউবে এমন কোনো চাল নেই
refusal-not-your-turn--raub = এখন { WHO($seat) ->
        [you] আপনার
       *[other] { INFLECT(NAME($seat), case: "genitive") }
    } পালা নয়: { raub-now }
refusal-not-now = এখন { raub-action } যায় না: { raub-now }
refusal-pass-deal-off = এই ধরনে ডিলার তাস না বেঁটে পরের জনকে বাঁটতে দিতে পারেন না
refusal-muss-off = এই ধরনে Muss নেই
refusal-muss-scores = ডিলার Muss বলতে পারেন শুধু তখন, যখন কারও স্কোর { $limit }-এর নিচে
refusal-muss-scores--all-below = ডিলার Muss বলতে পারেন শুধু তখন, যখন সবার স্কোর { $limit }-এর নিচে
refusal-muss-scores--opponent-below = ডিলার Muss বলতে পারেন শুধু তখন, যখন অন্য কারও স্কোর { $limit }-এর নিচে
refusal-raub-off = এই ধরনে Raub বলা যায় না
refusal-stih-off = এই ধরনে Stih নেই
refusal-stih-imposed = এই ধরনে Stih কেউ বেছে নেন না: সাত খুললে তা এমনিতেই চেপে বসে
refusal-stih-needs-seven = Stih বলা যায় শুধু খোলা তাসটি সাত হলে
refusal-blind-over = { raub-action } যায় শুধু তাস দেখার আগে, তা-ও শুধু ডিলার পারেন
refusal-already-passed = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } পাস দিয়েছেন, এই দফায় আর ডাক দিতে পারেন না
refusal-only-dealer-turns = বাকি সবাই পাস দিলে শুধু ডিলার { NAME($dealer) } আরেকটি তাস খুলতে পারেন
refusal-turn-next-off = এই ধরনে আর কোনো তাস খোলা হয় না
refusal-already-turned = আরেকটি তাস খোলা হয়ে গেছে; এখন ডিলার ডাক দেন বা পাস দেন
refusal-muss-compels = ডিলার { NAME($dealer) } Muss বলেছেন, তাই সবাইকে খেলতেই হবে; জবাব দেওয়ার কিছু নেই
refusal-no-seven-swap = এখন তুরুপের সাত বদলানোর সময় নয়
refusal-no-seven-swap--off = এই ধরনে তুরুপের সাত বদলানো হয় না
refusal-seven-not-held = { WHO($seat) ->
        [you] আপনার
       *[other] { INFLECT(NAME($seat), case: "genitive") }
    } হাতে তুরুপের সাত, { CARD($card) }, নেই
refusal-card-not-held = { CARDS($cards) } আপনার হাতে নেই
refusal-card-not-held--turn-up = { CARD($card) } হলো খোলা তাস, আপনার হাতে নেই
refusal-card-not-held--laying-away = { CARD($card) } আপনার হাতের তাসও নয়, খোলা তাসও নয় ({ CARD($turnup) })
refusal-too-many-changed = { COUNT($cards) }টি তাস ({ CARDS($cards) }) বেশি হয়ে যায়: বদলানো যায় বড়জোর { $limit }টি
refusal-stock-short = { COUNT($cards) }টি তাস ({ CARDS($cards) }) বদলানো যাবে না: { $limit ->
        [0] বাকি প্যাকেট শেষ
       *[other] বাকি প্যাকেটে আছে { $limit }টি
    }
refusal-turnup-compulsory = ডাকদারকে এখন খোলা তাসটি নিয়ে একটি তাস ফেলতেই হবে
refusal-turnup-kept = এই ধরনে খোলা তাস { CARD($card) } ফেলা যায় না
refusal-misdeal-too-late = ভুল বাঁটার কথা জানানো যায় তাস বাঁটার পর প্রথম ডাক, জবাব বা বদলের আগে পর্যন্ত
refusal-misdeal-too-early = এখনও তাস বাঁটাই হয়নি, তাই ভুল বাঁটার প্রশ্ন নেই
refusal-misdeal-dealer-only = এই ধরনে ভুল বাঁটার দায় শুধু ডিলারের, কোনো আসনের নাম দিতে হয় না
refusal-misdeal-of-dealer = ডিলারের নিজের ভুল জানাতে আসনের নাম দিতে হয় না
refusal-referee-only = ভুল বাঁটার কথা জানান শুধু টেবিলের রেফারি
refusal-referee-only-misdeals = টেবিলের রেফারি ভুল বাঁটার কথা ছাড়া আর কিছু জানান না

## না-বলা: বিকল্প ও ঘটনা

refusal-bad-options--event-twice = { "refa_sources" }-এ একটি ঘটনা দুবার আছে
refusal-bad-options--no-unit = { "unit" } হয় ধনাত্মক পূর্ণ সংখ্যা, নয়তো { "1/2" }-এর মতো ভগ্নাংশ, { $part } নয়
refusal-bad-options--unit-not-whole = { "winner_split=integer" } চাইলে একক পূর্ণ সংখ্যা হতে হবে
refusal-bad-options--raub-stock-suffices = বাকি প্যাকেটে কখনো টান পড়ে না: বদলানো হয় বড়জোর { $number }টি তাস, আর থাকে { $limit }টি বা তার বেশি
refusal-bad-case--declarer-dropped = { $path }: ডাকদার, আসন { $seat }, কখনো বসে যান না
refusal-bad-case--dropped-seat-wins = { $path }: আসন { $seat } বসে গেছেন, কিছুই জেতেন না
refusal-bad-case--too-many-tricks = { $path }: এক দানে পিট { $limit }টি
refusal-bad-case--nobody-has-won = { $path }: কেউ জেতেননি
refusal-bad-case--expected-amount = { $path }: টাকার অঙ্ক থাকার কথা, আছে { $part }

## যা ঘটে

event-raub-deal = { WHO($dealer) ->
        [you] আপনি
       *[other] { NAME($dealer) }
    } তাস বাঁটলেন।
event-raub-bid-refa = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } না বেঁটে পরের জনকে বাঁটতে দিলেন: Refa।
event-raub-bid-muss = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } Muss বললেন: সবাই খেলবেন, কেউ বসে যেতে পারবেন না।
event-raub-bid-raub = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } Raub বললেন।
event-raub-bid-stih = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } Stih বললেন: একটি পিটই যথেষ্ট।
event-raub-bid-declare = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } ডাক দিলেন।
event-raub-bid-pass = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } পাস দিলেন।
event-raub-bid-turn_next = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } আরেকটি তাস খুললেন।
event-raub-defend = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } খেলায় থাকলেন: Igram।
event-raub-drop = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } বসে গেলেন: Idem।
event-raub-swap-seven = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } { CARD($seven) } দিয়ে { CARD($card) } নিলেন।
event-raub-reshuffle = বাকি প্যাকেট শেষ; ফেলা তাস ফেটিয়ে নতুন প্যাকেট করা হলো।
event-raub-reshuffle-seen = বাকি প্যাকেট শেষ; ফেলা তাস ফেটিয়ে নতুন প্যাকেট করা হলো, আর আপনি টানলেন { CARDS($drawn) }।
event-raub-take-turnup = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } খোলা তাস { CARD($card) } নিলেন।
event-raub-take-turnup-seen = আপনি খোলা তাস { CARD($card) } নিলেন আর { CARDS($discarded) } ফেললেন।
event-raub-misdeal = { WHO($dealer) ->
        [you] আপনি
       *[other] { NAME($dealer) }
    } { $intentional ->
        [true] ইচ্ছে করে ভুল তাস বেঁটেছেন।
       *[false] ভুল তাস বেঁটেছেন।
    }
event-raub-mistake = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } { $intentional ->
        [true] ইচ্ছে করে ভুল করেছেন।
       *[false] ভুল করেছেন।
    }
event-raub-thrown-in-first_round_passout = সবাই পাস দিয়েছেন: দান বাতিল।
event-raub-thrown-in-second_round_passout = সবাই আবার পাস দিয়েছেন: দান বাতিল।
event-raub-thrown-in-third_same_suit = পরপর তিনটি খোলা তাস একই রঙের: দান বাতিল।
event-raub-thrown-in-misdeal = দান বাতিল।
event-raub-refa = একটি Refa-র দাগ পড়ল।
event-raub-declarer = { WHO($seat) ->
        [you] আপনার
       *[other] { INFLECT(NAME($seat), case: "genitive") }
    } দরকার ছিল { raub-tricks }: { $made ->
        [true] পেয়েছেন।
       *[false] পাননি।
    }
raub-tricks = { $required }টি পিট
event-raub-settlement = লেনদেন: { LIST($items) }।
event-raub-amount = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } { $pays ->
        [true] { $amount } দিলেন
       *[false] { $amount } পেলেন
    }

## চালের ফল

effect-raub-declare = { $contract ->
        [muss] সবাই খেলবেন, আর চার পিটের মধ্যে আপনাকে নিতে হবে { raub-tricks }
       *[other] চার পিটের মধ্যে আপনাকে নিতে হবে { raub-tricks }, আর খোলা তাসটি আপনার
    }; কম হলে আপনার স্কোরে যোগ হবে { raub-points }।
effect-raub-play = আপনাকে অন্তত একটি পিট নিতে হবে; না পেলে আপনার স্কোরে যোগ হবে { raub-points }।
# $penalty থেকে।
raub-points = { $penalty } পয়েন্ট
effect-raub-throw-in-pass_deal = তাস বাঁটা হবে না, পরের ডিলার ঠিক করবেন কী হবে।
effect-raub-throw-in-passout = দান বাতিল হবে।
effect-raub-throw-in-misdeal = { $penalty ->
        [0] দান বাতিল হবে।
       *[other] দান বাতিল হবে, আর ডিলারের স্কোরে যোগ হবে { raub-points }।
    }
effect-raub-throw-in-mistake = { $penalty ->
        [0] দান বাতিল হবে।
       *[other] দান বাতিল হবে, আর { INFLECT(NAME($seat), case: "genitive") } স্কোরে যোগ হবে { raub-points }।
    }
effect-raub-refa = একটি Refa-র দাগ পড়বে: পরে পয়েন্ট গোনা হবে এমন একটি দান দ্বিগুণ হবে।
effect-raub-swap-seven = আপনি { CARD($seven) } নামিয়ে রেখে { CARD($card) } নেবেন।
effect-raub-take-turnup = { $same ->
        [true] আপনি খোলা তাস { CARD($card) } আবার ফেলে দেবেন, নিজের তাস হাতেই থাকবে।
       *[false] আপনি { CARD($card) } নিয়ে { CARDS($discarded) } ফেলবেন।
    }
effect-raub-turn_next = বাকি প্যাকেটের পরের তাসটি খোলা হবে, তার রংই তুরুপ; সবাই আবার ডাক দেবেন বা পাস দেবেন।

## বোতাম হিসেবে চাল: কী করে, কী হয়

title-raub-deal = তাস বাঁটুন
title-raub-refa = পরের জনকে বাঁটতে দিন (Refa)
title-raub-muss = Muss বলুন
title-raub-look = তাস দেখুন
title-raub-raub = Raub বলুন
title-raub-stih = Stih বলুন
title-raub-declare = ডাক দিন
title-raub-pass = পাস দিন
title-raub-turn_next = আরেকটি তাস খুলুন
title-raub-play = খেলায় থাকুন (Igram)
title-raub-drop = বসে যান (Idem)
title-raub-swap_seven = { CARD($seven) } দিয়ে { CARD($card) } নিন
title-raub-no_swap = বদলাবেন না
title-raub-take_turnup = { $same ->
        [true] { CARD($card) } আবার ফেলুন
       *[false] { CARD($card) } নিন, { CARDS($discarded) } ফেলুন
    }
title-raub-misdeal = ভুল বাঁটা জানান
title-raub-mistake = { INFLECT(NAME($seat), case: "genitive") } ভুল জানান
result-raub-declare = { raub-tricks }, নইলে +{ $penalty }
result-raub-refa = পরের কোনো দান দ্বিগুণ

## ধাপ

phase-raub-before_deal = বাঁটার আগে
phase-raub-deal = তাস বাঁটা
phase-raub-blind = তাস দেখার আগে
phase-raub-bidding = ডাক
phase-raub-defence = থাকা বা বসে যাওয়া
phase-raub-seven = সাত বদলানো
phase-raub-exchange = তাস বদল
phase-raub-turnup = খোলা তাস নেওয়া
phase-raub-play = খেলা

## ধরন

variant-raub =
    .title = রাউব
    .place = যুক্তরাষ্ট্রের ক্রোয়েশীয়রা
    .summary = ডাক দিলে চার পিটের দুটি নিতে হয়; খেলায় থাকলে অন্তত একটি; ২১ থেকে ০ পর্যন্ত।
variant-raub-seven-always =
    .title = রাউব (যেকোনো খোলা তাসের বদলে সাত)
    .place = যুক্তরাষ্ট্রের ক্রোয়েশীয়রা
    .summary = তুরুপের সাত দিয়ে খোলা তাসটি নেওয়া যায়।
variant-raub-seven-ace-only =
    .title = রাউব (খোলা টেক্কার বদলে সাত)
    .place = যুক্তরাষ্ট্রের ক্রোয়েশীয়রা
    .summary = খোলা তাসটি টেক্কা হলে তুরুপের সাত দিয়ে তা নেওয়া যায়।
variant-raub-persian-literal =
    .title = রাউব (অক্ষরে অক্ষরে পড়া)
    .place = ফারসি লেখা
    .summary = সবাই দশের নিচে এলে তবেই ডিলার সবাইকে খেলাতে পারেন (Muss); পরপর তিনটি খোলা তাস একই রঙের হলে পরের কোনো দান দ্বিগুণ হয় না (Refa নেই)।
variant-raub-automatic-stih =
    .title = রাউব (খোলা সাতে ডিলার বাঁধা)
    .place = সার্বিয়া
    .summary = সাত খুললে ডিলারই ডাকদার, একটি পিট নিতে হবে; না বলার উপায় নেই।

## বিকল্প

option-raub-start_score =
    .name = শুরুর পয়েন্ট
option-raub-first_dealer =
    .name = যে আসন প্রথমে তাস বাঁটে
option-raub-raub =
    .name = ডিলার তাস না দেখেই Raub বলতে পারেন
option-raub-raub_required_tricks =
    .name = Raub বললে যত পিট নিতে হবে
option-raub-stih =
    .name = সাত খুললে Stih
    .off = নেই
    .optional = ডিলার চাইলে বলতে পারেন
    .automatic = ডিলারের ওপর এমনিতেই চাপে
option-raub-muss =
    .name = Muss (সবাইকে খেলতে হবে)
    .off = নেই
    .any_below = যেকোনো একজনের স্কোর সীমার নিচে হলে
    .opponent_below = ডিলার ছাড়া কারও স্কোর সীমার নিচে হলে
    .all_below = সবার স্কোর সীমার নিচে হলে
option-raub-muss_threshold =
    .name = Muss-এর সীমা
option-raub-pass_deal =
    .name = ডিলার না বেঁটে পরের জনকে বাঁটতে দিতে পারেন
option-raub-turn_next =
    .name = বাকি সবাই পাস দিলে ডিলার আরেকটি তাস খুলতে পারেন
option-raub-refa_sources =
    .name = যাতে Refa-র দাগ পড়ে
    .first_round_passout = সবাই পাস দিলে
    .second_round_passout = সবাই আবার পাস দিলে
    .third_same_suit = তিনটি খোলা তাস একই রঙের হলে
    .pass_deal = ডিলার পরের জনকে বাঁটতে দিলে
    .misdeal = ভুল বাঁটলে
option-raub-refa_stacking =
    .name = একাধিক Refa
    .queue = একে একে একটি করে দান দ্বিগুণ করে
    .compound = সব মিলে পরের দানটি বারবার দ্বিগুণ করে (×৪, ×৮)
    .single = একটির বেশি কখনো হয় না
option-raub-refa_max_outstanding =
    .name = একসঙ্গে বড়জোর কটি Refa (০: সীমা নেই)
option-raub-exchange_max =
    .name = বড়জোর কটি তাস বদলানো যায়
option-raub-stock_short =
    .name = বাকি প্যাকেটে টান পড়লে
    .limit = কম তাস বদলানো যায়
    .reshuffle = ফেলা তাস ফেটিয়ে নতুন প্যাকেট হয়
option-raub-turnup_order =
    .name = ডাকদার খোলা তাস নেন
    .after_exchange = তাস বদলের পরে
    .before_exchange = তাস বদলের আগে
option-raub-turnup_discard =
    .name = খোলা তাসের বদলে ডাকদার যা ফেলতে পারেন
    .any = যেকোনো তাস
    .not_turnup = খোলা তাস ছাড়া যেকোনোটি
option-raub-seven_exchange =
    .name = তুরুপের সাত দিয়ে খোলা তাস নেওয়া
    .never = কখনো নয়
    .only_ace = খোলা তাস টেক্কা হলে
    .always = সবসময়
option-raub-seven_exchange_timing =
    .name = সাত বদলানোর সময়
    .after_defence = সবাই জবাব দেওয়ার পরে
    .before_defence = সবাই জবাব দেওয়ার আগে
option-raub-seven_exchange_after_blind =
    .name = Raub, Stih ও Muss-এর পরেও সাত বদলানো যায়
option-raub-overtrump =
    .name = তুরুপ দেওয়ার সময় সবচেয়ে বড় তুরুপকে ছাড়ানো
    .optional = চাইলে
    .required = পারলে ছাড়াতেই হবে
option-raub-declarer_penalty =
    .name = ডাকদার না পারলে যত পয়েন্ট যোগ হয়
option-raub-defender_penalty =
    .name = প্রতিপক্ষ পিট না পেলে যত পয়েন্ট যোগ হয়
option-raub-misdeal_by =
    .name = রেফারি যে ভুল জানাতে পারেন
    .dealer = ডিলারের
    .any_player = যেকোনো খেলোয়াড়ের
option-raub-misdeal_penalty =
    .name = ইচ্ছে করে ভুল বাঁটলে যত পয়েন্ট যোগ হয়
option-raub-unit =
    .name = প্রতি পয়েন্টে টাকা
option-raub-winner_split =
    .name = একাধিক বিজয়ী টাকা ভাগ করেন
    .exact = ঠিক সমান ভাগে
    .integer = পূর্ণ এককে

## যা ঠিক করতে হবে

asks-raub-before_deal = আপনি ডিলার। দান কীভাবে শুরু করবেন?
asks-raub-blind = তাস দেখার আগে কিছু বলুন, নয়তো তাস দেখুন।
asks-raub-bidding = { $suit ->
        [none] ডাক দেবেন, না পাস?
       *[other] { suit-name } তুরুপে ডাক দেবেন, না পাস?
    }
asks-raub-defence = খেলায় থাকবেন (Igram), না বসে যাবেন (Idem)?
asks-raub-seven = সাত দিয়ে খোলা তাসটি নেবেন?
asks-raub-no-seven = আপনার হাতে তুরুপের সাত নেই।
asks-raub-exchange = কোন তাসগুলো বদলাবেন?
asks-raub-turnup = খোলা তাসটি আপনার। কোন তাস ফেলবেন?

## টেবিলে যা বলা হয়, আর তার মানে

spoken-raub-raub = Raub
    .means = “রাউব”, জার্মান: ডাকাতি; ডিলার তাস না দেখেই খোলা তাসটি নেন আর পিটের দায় নেন
spoken-raub-stih = Stih
    .means = “স্তিহ”, ক্রোয়েশীয়, জার্মান Stich থেকে: পিট; একটি পিটই যথেষ্ট
spoken-raub-muss = Muss
    .means = “মুস”, জার্মান: করতেই হবে; সবাই খেলেন
spoken-raub-refa = Refa
    .means = “রেফা”, একটি দাগ: পরে পয়েন্ট গোনা হবে এমন একটি দান দ্বিগুণ হবে
spoken-raub-igram = Igram
    .means = “ইগ্রাম”, ক্রোয়েশীয়: আমি খেলি, মানে আছি
spoken-raub-idem = Idem
    .means = “ইদেম”, ক্রোয়েশীয়: আমি যাই, মানে বসে যাচ্ছি
