# যা কোনো একটি খেলার নয়: তাস, আসন, তালিকা, ধাপ, খেলা, আর ইঞ্জিনের না-বলা।

## তাস

suit-name = { $suit ->
        [s] ইস্কাপন
        [h] হরতন
        [d] রুইতন
        [c] চিড়িতন
        [b] কালো
        [r] লাল
        [g] সবুজ
       *[y] হলুদ
    }
rank-name = { KEY($rank) ->
        [A] টেক্কা
        [K] সাহেব
        [Q] বিবি
        [J] গোলাম
        [T] দশ
        [9] নয়
        [8] আট
        [7] সাত
        [6] ছয়
        [5] পাঁচ
        [4] চার
        [3] তিন
        [2] দুই
       *[1] এক
    }
rank-plural = { KEY($rank) ->
        [A] টেক্কা
        [K] সাহেব
        [Q] বিবি
        [J] গোলাম
        [T] দশ
        [9] নয়
        [8] আট
        [7] সাত
        [6] ছয়
        [5] পাঁচ
        [4] চার
        [3] তিন
        [2] দুই
       *[1] এক
    }
card-spoken = { $suit ->
        [b] { suit-name } { rank-name }
        [r] { suit-name } { rank-name }
        [g] { suit-name } { rank-name }
        [y] { suit-name } { rank-name }
       *[s] { INFLECT(suit-name, case: "genitive") } { rank-name }
    }
deck-cards = { $deck ->
        [french40] ৪০টি ফরাসি তাস
        [rook40] ৪০টি রুক তাস
        [skat32] ৩২টি তাস
       *[other] ৫২টি ফরাসি তাস
    }

## আসন ও পক্ষ

seat-name = { $seat } নম্বর আসন
referee-name = টেবিলের রেফারি

## তালিকা ও সংখ্যা

list-comma = ,{ " " }
list-and = { $first } ও { $last }
list-or = { $first } বা { $last }
list-moves-separator = ;{ " " }
percent = { $number }%

## খেলা ও ধাপ

game-casino = ক্যাসিনো ও রয়্যাল ক্যাসিনো
game-raub = রাউব
game-zwanzig_ab = ৎসভানৎসিগ আব
game-hazari = হাজারি
phase-over = শেষ

## বিকল্প

option-values = { LIST($values, style: "comma") }
option-value-true = হ্যাঁ
option-value-false = না
option-value-none = কিছুই না
option-named = “{ $option }”
option-named-value = “{ $option }: { LIST($values, style: "or") }”
option-named-other-value = “{ $option }”-এর মান { LIST($values, style: "or") } ছাড়া অন্য কিছু
option-problem-least = “{ $option }” অন্তত { $limit } হতে হবে
option-problem-most = “{ $option }” বড়জোর { $limit } হতে পারে
option-problem-other = “{ $option }”-এর এই মান হতে পারে না
option-players =
    .name = খেলোয়াড়
option-teams =
    .name = জুটি বেঁধে খেলা

## না-বলা: চাল

refusal-unparsable--move-too-long = চাল হলো একটি লাইন, বড়জোর { $limit } অক্ষরের
refusal-unparsable--card-twice = { CARDS($cards) } দুবার লেখা হয়েছে
refusal-unparsable--no-such-card = { $part } এই খেলার তাস নয়; এখানে আছে { deck-cards }
refusal-ambiguous = এর মানে হতে পারে { LIST($candidates, style: "moves") }
refusal-no-such-seat = আসন { $seat } বলে কিছু নেই; আসন আছে ০ থেকে { $limit }
refusal-match-over = ম্যাচ শেষ
refusal-not-your-turn = এখন আপনার পালা নয়
refusal-not-in-hand = { CARDS($cards) } আপনার হাতে নেই

## না-বলা: ধরন ও বিকল্প

refusal-bad-options--no-such-game = { $game } নামে কোনো খেলা নেই; আছে { LIST($games) }
refusal-no-such-example = { $part } নামে কোনো উদাহরণ নেই
refusal-bad-options--no-such-variant = { $variant } নামে কোনো ধরন নেই; `{ COMMAND("variants") }` লিখলে সব ধরনের তালিকা আসে
refusal-bad-options--no-such-variant-but = { $variant } নামে কোনো ধরন নেই; { $near } বলতে চেয়েছেন?
refusal-bad-options--cards-not-offered = { $variant } { $part } রঙের তাসে খেলা হয় না
refusal-bad-options--no-variant-text = ধরন লেখা হয় এভাবে: { "royal-dominican" }, বা { "royal-dominican(players=2, target=31)" }
refusal-bad-options--variant-text-too-long = ধরন লিখতে হয় এক লাইনে, এত লম্বা নয়
refusal-bad-options--not-name-and-value = { $part } এই আকারে লেখা নয়: { "name=value" }
refusal-bad-options--option-given-twice = { $option } দুবার দেওয়া হয়েছে
refusal-bad-options--no-value = { $part } কোনো মান নয় (মান হয় একটি সংখ্যা, { "true" }, { "false" }, { "null" }, একটি শব্দ, বা { "[ ]" } চিহ্নের ভেতরে তালিকা)
refusal-bad-options--no-such-option = { $option } নামে কোনো বিকল্প নেই
refusal-bad-options--no-such-option-but = { $option } নামে কোনো বিকল্প নেই; { $near } বলতে চেয়েছেন?
refusal-bad-options--option-without-effect = { $option } এখানে কিছুই বদলাবে না: এর জন্য লাগে { $needed }
refusal-bad-options--no-page = এখানে তৈরি করা ওয়েব পাতা নেই, কিংবা ব্রাউজারের জন্য Python-এর ফাইলগুলো নেই
refusal-bad-options--not-empty = { $path } খালি নয়
refusal-bad-options--no-home = ডেটা রাখার ফোল্ডার নেই, কারণ এই ব্যবহারকারীর হোম ফোল্ডার নেই; VIRADO_DATA-তে একটি ফোল্ডারের নাম দিন
refusal-bad-options--wrong-value = { INFLECT($option, case: "genitive") } এই মান হতে পারে না; হতে পারে { LIST($values, style: "or") }
refusal-bad-options--wrong-setting = এনভায়রনমেন্টে { $part } হতে হবে { $least } থেকে { $limit } পর্যন্ত একটি সংখ্যা
refusal-bad-options--players-not-a-number = { "players" } হতে হবে একটি সংখ্যা
refusal-bad-options--teams-not-a-truth-value = { "teams" } হতে হবে { "true" } বা { "false" }
refusal-bad-options--wrong-number-of-players = { $variant } খেলা হয় { LIST($numbers, style: "or") } জনে, { $number } জনে নয়
refusal-bad-options--never-in-pairs = { $variant } কখনো জুটি বেঁধে খেলা হয় না
refusal-bad-options--pairs-are-four = জুটি বেঁধে খেলা হয় শুধু চারজনে, আর এখানে খেলছেন { $number } জন
refusal-bad-options--always-in-pairs = { $variant } সবসময় জুটি বেঁধে খেলা হয়
refusal-bad-options--no-such-dealer = ডিলারের আসন ০ থেকে { $limit }-এর মধ্যে, { $number } নয়
refusal-bad-options--wrong-scores = { $number }টি পক্ষের প্রত্যেকের জন্য একটি করে স্কোর চাই
refusal-bad-options--seed-too-long = সিড বড়জোর { $limit } বিটের হতে পারে
refusal-bad-options--no-such-language = { $part } নামে কোনো ভাষা নেই; আছে { LIST($candidates) }

## না-বলা: প্যাকেট ও রেকর্ড

refusal-bad-pack--no-such-card = { $part } এই খেলার তাস নয়; এখানে আছে { deck-cards }
refusal-bad-pack--cards-missing = প্যাকেটে থাকে { deck-cards }, প্রতিটি একবার করে; নেই { CARDS($cards) }
refusal-bad-pack--wrong-number-of-cards = প্যাকেটে থাকে { deck-cards }, { $limit }টির প্রতিটি একবার করে; এখানে আছে { $number }টি
refusal-bad-record--unreadable = এটি রেকর্ড নয়: { PROBLEM($problem) }
refusal-bad-record--no-such-card = { refusal-bad-pack--no-such-card }
refusal-bad-record--other-version = রেকর্ডটি সংস্করণ { $number }-এর; এই প্রোগ্রাম পড়তে পারে সংস্করণ { $limit }
refusal-bad-record--no-file = { $path } পড়া গেল না: { PROBLEM($problem) }
refusal-bad-record--too-long = { $path } ফাইলে { $limit } বাইটের বেশি আছে, এর বেশি চলে না
refusal-bad-record--not-begun = { $path } ফাইলের ম্যাচ শুরুই হয়নি
refusal-bad-record--wrong-chance = রেকর্ডের { $number } নম্বর ফেটানোয় সেই মুহূর্তের তাসগুলো নেই
refusal-bad-record--record-of-a-position = রেকর্ডটি শুরু হয় খেলার মাঝখান থেকে; এটি পড়ে { "virado.cases" }
refusal-bad-record--not-over = শুধু শেষ হওয়া ম্যাচই ধাপে ধাপে দেখানো যায়
refusal-bad-record--too-many-moves = ধাপে ধাপে দেখানো যায় বড়জোর { $limit }টি চাল
refusal-bad-record--impossible-move = রেকর্ডের { $number } নম্বর চাল দেওয়া যায় না: { REFUSAL($because) }
refusal-bad-record--other-digests = রেকর্ডের ভেতরে গরমিল: এর ডাইজেস্টগুলো { $number }টি চালের, অথচ এতে চাল আছে { $limit }টি (যে রেকর্ড আপনি ইচ্ছে করে বদলেছেন, তা খোলে { "edited" } দিলে)
refusal-bad-record--other-events = রেকর্ডের ভেতরে গরমিল: { $number ->
        [0] এর প্রথম তাসগুলোর
       *[other] { $number } নম্বর চালের
    } ডাইজেস্ট { DATA($expected) }, অথচ আবার খেলে দেখলে পাওয়া যায় { DATA($found) }: কোনো চাল, তাস, স্কোর, ধরন বা ডাইজেস্টটি বদলানো হয়েছে (যে রেকর্ড আপনি ইচ্ছে করে বদলেছেন, তা খোলে { "edited" } দিলে)
refusal-bad-record--other-shuffle = রেকর্ডের ভেতরে গরমিল: এর সিড অনুযায়ী { $number } নম্বর ফেটানোর { $value } নম্বর তাস হলো { DATA($expected) }, অথচ রেকর্ডে আছে { DATA($found) } (যে রেকর্ড আপনি ইচ্ছে করে বদলেছেন, তা খোলে { "edited" } দিলে)
refusal-bad-record--other-pack = রেকর্ডের ভেতরে গরমিল: { $number } নম্বর প্যাকেট থেকে বাঁটা { $value } নম্বর তাস হলো { DATA($expected) }, অথচ প্যাকেটে আছে { DATA($found) } (যে রেকর্ড আপনি ইচ্ছে করে বদলেছেন, তা খোলে { "edited" } দিলে)
refusal-bad-record--unused-shuffles = রেকর্ডের ভেতরে গরমিল: এতে তাস ফেটানো হয়েছে { $number } বার, অথচ এর চালগুলোর জন্য লাগে { $limit } বার (যে রেকর্ড আপনি ইচ্ছে করে বদলেছেন, তা খোলে { "edited" } দিলে)
refusal-bad-record--other-result = রেকর্ডের ভেতরে গরমিল: { $number } নম্বর ভুক্তির ফলাফল { DATA($expected) }, অথচ চালগুলো থেকে আসে { DATA($found) } (যে রেকর্ড আপনি ইচ্ছে করে বদলেছেন, তা খোলে { "edited" } দিলে)

## বোতাম হিসেবে চাল

choice-line = { LIST($items, style: "comma") }

## অন্য প্রোগ্রাম যে আপত্তি জানায়। PROBLEM($problem) এর একটি বেছে নেয়।

problem-at = { $problem } – জায়গা: { $path }
problem-no-file = এমন কোনো ফাইল বা ফোল্ডার নেই
problem-permission = অনুমতি নেই
problem-is-folder = এটি একটি ফোল্ডার
problem-no-folder = এটি ফোল্ডার নয়
problem-exists = এটি আগে থেকেই আছে
problem-no-room = ডিভাইসে আর জায়গা নেই
problem-read-only = এখানকার ফাইল শুধু পড়া যায়, বদলানো যায় না
problem-in-use = ঠিকানাটি এখন অন্য কিছু ব্যবহার করছে
problem-no-address = ঠিকানাটি এই কম্পিউটারের নয়
problem-no-answer = ওখানে কেউ উত্তর দিচ্ছে না
problem-expected = থাকার কথা { $expected }, আছে { $found }
problem-least = থাকার কথা { $expected }, অন্তত { $limit }
problem-most = থাকার কথা { $expected }, বড়জোর { $limit }
problem-shortest = থাকার কথা { $expected }, দৈর্ঘ্য { $limit } বা তার বেশি
problem-longest = থাকার কথা { $expected }, দৈর্ঘ্য { $limit } বা তার কম
problem-length = থাকার কথা { $expected }, দৈর্ঘ্য { $limit }
problem-out-of-range = সংখ্যাটি সীমার বাইরে
problem-too-deep = তালিকা আর অবজেক্ট একটির ভেতরে আরেকটি বেশি গভীরে চলে গেছে
problem-not-utf-8 = এটি UTF-8 নয়
problem-missing-field = { $part } ঘরটি নেই
problem-unknown-field = { $part } নামে কোনো ঘর নেই
problem-bad-value = { $part } সম্ভাব্য মানগুলোর একটি নয়
problem-truncated = লেখাটি মাঝপথে শেষ হয়ে গেছে
problem-malformed = বাইট { $number } থেকে এটি JSON নয়
problem-other = { $input }
