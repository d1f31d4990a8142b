# হাজারি: গ্রুপ, না-বলা, যা ঘটে, ধরন ও নিয়মের বিকল্প।

## গ্রুপ। GROUP($group) শ্রেণি দেখে এর একটি বেছে নেয়; $ranks হলো যা দিয়ে ফয়সালা, $high ও $low তার প্রথম দুটি।

group-hazari = { GROUP($group) }
group-hazari-indi = ইন্ডি { RANKS($ranks) }
group-hazari-pair = { INFLECT(PLURAL($high), case: "genitive") } জোড়া ও { rank-name }
group-hazari-two_pair = দুই জোড়া, { PLURAL($high) } ও { PLURAL($low) }
group-hazari-colour = কালার { RANKS($ranks) }
group-hazari-colour4 = চার তাসের কালার { RANKS($ranks) }
group-hazari-run = রান { RANKS($ranks) }
group-hazari-run4 = চার তাসের রান { RANKS($ranks) }
group-hazari-colour_run = কালার রান { RANKS($ranks) }
group-hazari-colour_run4 = চার তাসের কালার রান { RANKS($ranks) }
group-hazari-troy = { INFLECT(PLURAL($high), case: "genitive") } ট্রয়
group-hazari-troy4 = চারটি { PLURAL($high) }

## না-বলা

refusal-unparsable--no-arrangement = তাস সাজাতে চারটি গ্রুপ লিখতে হয়: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }
refusal-not-your-turn--nothing-to-arrange = এখন আপনার সাজানোর কিছু নেই
refusal-already-up = আপনি আপ বলেছেন: গ্রুপ আর বদলানো যায় না
refusal-sizes = গ্রুপগুলোতে তাস আছে { LIST($numbers) }টি; থাকতে হবে ৩, ৩, ৩ ও ৪টি
refusal-sizes--too-many-groups = এক হাতে চারটি গ্রুপ, ৩, ৩, ৩ ও ৪ তাসের; এখানে তার বেশি
refusal-cards = এগুলো আপনার হাতের তাস নয়
refusal-cards--not-in-hand = { CARDS($cards) } আপনার হাতে নেই
refusal-cards--twice = { CARDS($cards) } দুবার লিখেছেন; হাতের প্রতিটি তাস বসে এক জায়গাতেই
refusal-order = আপনার { $number ->
        [2] দ্বিতীয় গ্রুপ ({ GROUP($group) }) প্রথমটির
       *[3] তৃতীয় গ্রুপ ({ GROUP($group) }) দ্বিতীয়টির
    } ({ GROUP($other) }) চেয়ে শক্তিশালী; সবচেয়ে শক্তিশালীটি থাকে সবার আগে
refusal-order--last-three = আপনার শেষ গ্রুপের সেরা তিনটি তাস ({ GROUP($group) }) তৃতীয় গ্রুপের ({ GROUP($other) }) চেয়ে শক্তিশালী; সবচেয়ে দুর্বলটি থাকে সবার শেষে
refusal-order--last = আপনার শেষ গ্রুপ ({ GROUP($group) }) তৃতীয়টির ({ GROUP($other) }) চেয়ে শক্তিশালী; সবচেয়ে দুর্বলটি থাকে সবার শেষে
refusal-bad-options--hazari-first-troy-decides = গ্রুপ দেখানো হয় বড় থেকে ছোট ক্রমে: যাঁর ট্রয় আছে তিনি প্রথম রাউন্ডেই তা দেখান, পরের রাউন্ডগুলোতে আর ফয়সালার কিছু থাকে না

## যা ঘটে

event-hazari-deal = { WHO($dealer) ->
        [you] আপনি
       *[other] { NAME($dealer) }
    } তাস বাঁটলেন।
event-hazari-round-won = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } { $round } নম্বর রাউন্ড জিতলেন: { GROUP($group) }, { $points } পয়েন্ট।
event-hazari-deal-scored = দানের হিসাব: { LIST($items, style: "comma") }।
event-hazari-deal-scored-troy = ট্রয় দিয়ে রাউন্ড জেতায় ম্যাচ তখনই শেষ: { LIST($items, style: "comma") }।
event-hazari-points = { WHOSE($side) ->
        [you] আপনি
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] ০
       *[plus] +{ ABS($points) }
    }
event-hazari-match-over = { COUNT($winners) ->
        [one] { WHOSE($side) ->
            [you] আপনি ম্যাচ জিতলেন।
           *[other] { SIDE($side) } ম্যাচ জিতলেন।
        }
       *[other] { NAMES($winners) } একসঙ্গে ম্যাচ জিতলেন।
    }
effect-hazari-arrange = আপনার গ্রুপ: { GROUP($first) }; { GROUP($second) }; { GROUP($third) }; { GROUP($last) }।

## বোতাম হিসেবে চাল: কী করে, কী হয়

title-hazari-arrange = আপ
result-hazari-arrange = আর বদলানো যাবে না

## সাজানো

split-hazari-best-first = সেরাটি আগে
split-hazari-most-even = সমান তালে
split-hazari-best-total = সবচেয়ে বেশি পয়েন্ট
split-hazari-other = অন্যভাবে
split-hazari-troy = ট্রয় দিয়ে ম্যাচ জয়
split-hazari-says = { LIST($items, style: "comma") }

## ধাপ

phase-hazari-arrange = তাস সাজানো
phase-hazari-show = তাস দেখানো

## ধরন

variant-hazari =
    .title = হাজারি
    .also = হাজারী, হাজার পয়েন্ট, Hazari, Hajari
    .place = বাংলাদেশ
    .summary = ১০০০ পর্যন্ত: তেরোটি তাস চার গ্রুপে, শেষ গ্রুপের সেরা তিনটি তাস গোনা হয়।
variant-hazari-bhutan =
    .title = হাজারি (ভুটান)
    .also = ভুটান
    .place = ভুটান
    .summary = তাসে যে সংখ্যা তত পয়েন্ট, শেষ রাউন্ডে চারটি তাসই গোনা হয়, আর ট্রয় দিয়ে রাউন্ড জিতলে ম্যাচ জেতা হয়।
variant-hazari-bhutan-no-two-pair =
    .title = হাজারি (ভুটান, দুই জোড়া ছাড়া)
    .place = ভুটান
    .summary = ভুটানের মতোই, তবে দুই জোড়া থাকলে গোনা হয় শুধু বড় জোড়াটি।

## বিকল্প

option-hazari-card_values =
    .name = তাসের পয়েন্ট
    .ten_five = টেক্কা থেকে দশ ১০ করে, বাকি সব ৫ করে
    .pip = টেক্কা ১১; সাহেব, বিবি আর গোলাম ১০ করে; বাকি সব তাদের সংখ্যা
option-hazari-fourth_round =
    .name = শেষ গ্রুপে গোনা হয়
    .best_three = সেরা তিনটি তাস
    .four_card = চারটি তাসই
option-hazari-two_pair =
    .name = দুই জোড়ার আলাদা দাম আছে
option-hazari-odd_card_breaks_ties =
    .name = শেষ গ্রুপ সমান হলে বড় বাড়তি তাসে ফয়সালা
option-hazari-order_rule =
    .name = গ্রুপের ক্রম
    .descending = সবচেয়ে শক্তিশালীটি আগে
    .free = যেমন খুশি
option-hazari-group4_order_basis =
    .name = তৃতীয় গ্রুপের সঙ্গে শেষ গ্রুপ মেলানো হয়
    .best_three = তার সেরা তিনটি তাস দিয়ে
    .extended = তার চারটি তাস দিয়েই
option-hazari-tie_rule =
    .name = গ্রুপ সমান হলে জেতে
    .last_played = যেটি পরে দেখানো হয়েছে
    .first_played = যেটি আগে দেখানো হয়েছে
option-hazari-troy_instant_win =
    .name = ট্রয় দিয়ে রাউন্ড জিতলে ম্যাচ জেতা হয়
option-hazari-troy_win_rounds =
    .name = যে যে রাউন্ডে ট্রয় দিয়ে জিতলে ম্যাচ জেতা হয়
option-hazari-target =
    .name = যত পয়েন্ট পর্যন্ত খেলা
option-hazari-top_tie =
    .name = সবচেয়ে বেশি স্কোর কয়েকজনের হলে
    .play_on = খেলা চলতে থাকে
    .shared = সবাই একসঙ্গে জেতেন
option-hazari-first_dealer =
    .name = যে আসন প্রথমে তাস বাঁটে

## যা ঠিক করতে হবে

asks-hazari-arrange = আপনার তেরোটি তাস চারটি গ্রুপে সাজান।

## টেবিলে যা বলা হয়, আর তার মানে

spoken-hazari-up = আপ
    .means = আমি তৈরি, আমার গ্রুপ আর বদলাবে না
spoken-hazari-troy = ট্রয়
    .means = একই মানের তিনটি তাস; কেউ কেউ বলেন ট্রায়াল
spoken-hazari-indi = ইন্ডি
    .means = যে গ্রুপ অন্য কোনোটির মধ্যে পড়ে না; কোথাও কোথাও একে টেকি বলে
