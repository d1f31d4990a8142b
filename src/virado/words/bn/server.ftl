# সার্ভার যা মানা করে (docs/reference/wire.md)।

refusal-hello-first = সংযোগের প্রথম অনুরোধ হতে হবে { "hello" }
refusal-bad-request = এটি কোনো অনুরোধ নয়: { PROBLEM($problem) }
refusal-too-fast = একসঙ্গে অনেক বেশি অনুরোধ; একটু অপেক্ষা করুন
refusal-not-signed-in = এখানে কেউ সাইন ইন করেননি
refusal-foreign-origin = এই পাতার এই সার্ভারে যুক্ত হওয়ার অনুমতি নেই
refusal-unknown-host = এই সার্ভার { $name } নামে আসা অনুরোধ নেয় না; যিনি এটি চালান, তিনি { "--hostnames" } বিকল্প বা { "VIRADO_HOSTNAMES" } ভেরিয়েবল দিয়ে নামটি যোগ করতে পারেন
refusal-restarting = সার্ভার নতুন করে চালু হচ্ছে; একটু পরে ফিরে আসুন
refusal-too-many-connections = একজনের বড়জোর { $limit }টি সংযোগ থাকতে পারে
refusal-server-full = সার্ভারে আর জায়গা নেই; একটু পরে আবার চেষ্টা করুন
refusal-token-only-plays = এই টোকেন দিয়ে কোনো প্রোগ্রাম শুধু খেলতেই পারে
refusal-too-many-guests = এই ঠিকানা থেকে অনেক বেশি নতুন অতিথি এসেছেন; পরে আবার চেষ্টা করুন
refusal-address-too-busy = এক ঠিকানা থেকে বড়জোর { $limit }টি সংযোগ চলে
refusal-request-too-long = একটি অনুরোধ বড়জোর { $limit } বাইট হতে পারে
refusal-too-many-tables = আপনার বড়জোর { $limit }টি টেবিল খোলা বা চালু থাকতে পারে
refusal-too-many-new-tables = এই ঠিকানা থেকে অনেক বেশি নতুন টেবিল খোলা হয়েছে; পরে আবার চেষ্টা করুন
refusal-too-many-bots = বটের সঙ্গে আপনার বড়জোর { $limit }টি ম্যাচ একসঙ্গে চলতে পারে
refusal-no-such-table = এমন কোনো টেবিল নেই
refusal-table-moved = টেবিলটি অন্য জায়গায় সরানো হচ্ছে; আবার যুক্ত হোন
refusal-not-stored = এটি সংরক্ষণ করা যায়নি, তাই করাও হয়নি; আবার চেষ্টা করুন
refusal-set-closed = সবাই এই তাসে না খেলা পর্যন্ত এই টেবিল বন্ধ
refusal-set-over = এই তাসে আর নতুন ম্যাচ শুরু করা যাবে না
refusal-no-such-set = এমন তাস এখানে নেই
refusal-hints-not-agreed = এই টেবিলের সবাই ইঙ্গিত নেওয়ায় রাজি হননি
refusal-no-hints-in-rated = রেটিংয়ের ম্যাচে ইঙ্গিত নেই
refusal-too-many-hints = একসঙ্গে বড়জোর { $limit }টি ইঙ্গিতের অপেক্ষায় থাকা যায়
refusal-deal-not-over = এই দান এখনও শেষ হয়নি
refusal-review-under-way = আপনার আগের পর্যালোচনা এখনও চলছে
refusal-bots-not-ready = বটেরা এখনও তৈরি হচ্ছেন; একটু পরে আবার বলুন
refusal-nothing-to-arrange = এই খেলায় তাস সাজানোর কিছু নেই
refusal-spectators-are-silent = কথা বলতে পারেন শুধু টেবিলে বসা খেলোয়াড়েরা
refusal-empty-chat = তৈরি কোনো কথা বলুন, কিংবা নিজের কিছু
refusal-unprintable-chat = বার্তায় নিয়ন্ত্রণ-অক্ষর বা লেখার দিক বদলানোর চিহ্ন চলে না
refusal-too-much-chat = অনেক বেশি বার্তা; { $number } সেকেন্ড পরে আবার চেষ্টা করুন
refusal-too-many-muted = আপনি বড়জোর { $limit } জনের বার্তা লুকাতে পারেন
refusal-phrases-only = এই টেবিলে শুধু তৈরি কথা চলে
refusal-rated-without-pause = রেটিংয়ের ম্যাচে বিরতি নেওয়া যায় না
refusal-rated-same-place = এই টেবিলের দুজন একই ঠিকানা বা একই ব্রাউজার থেকে খেলতেন, তাই ম্যাচটিতে রেটিং চলবে না; রেটিং ছাড়া খেলা যায়

## মানুষ

refusal-bad-name--length = নামে ১ থেকে { $limit }টি অক্ষর থাকতে হবে
refusal-bad-name--unprintable = নামে শুধু এমন অক্ষর চলে, যা চোখে দেখা যায়
refusal-bad-name--no-letters = নামে বর্ণ বা অঙ্ক থাকতে হবে
refusal-bad-name--too-many-marks = নামের একটি বর্ণে বড়জোর { $limit }টি চিহ্ন থাকতে পারে
refusal-bad-name--mixed-scripts = নামের প্রতিটি শব্দ একটিই লিপিতে লিখতে হবে
refusal-bad-name--reserved = এই নাম সার্ভারের জন্য রাখা
refusal-bad-name--like-a-bot = নামটি বটের নামের মতো দেখায়
refusal-bad-password--length = পাসওয়ার্ডে { $number } থেকে { $limit }টি অক্ষর থাকতে হবে
refusal-bad-password--common = এটি সবচেয়ে চেনা পাসওয়ার্ডগুলোর একটি; অন্য একটি নিন
refusal-bad-password--own = নিজের নাম পাসওয়ার্ড হতে পারে না; অন্য একটি নিন
refusal-bad-password--word = একটিমাত্র নাম বা শব্দ সহজেই অনুমান করা যায়; কয়েকটি একসঙ্গে লিখুন
refusal-bad-password--keys = কিবোর্ডে পাশাপাশি থাকা অক্ষর সহজেই অনুমান করা যায়; অন্য পাসওয়ার্ড নিন
refusal-bad-password--repeat = একই জিনিস বারবার লিখলে সহজেই অনুমান করা যায়; অন্য পাসওয়ার্ড নিন
refusal-bad-password--sequence = পরপর বর্ণ বা সংখ্যা সহজেই অনুমান করা যায়; অন্য পাসওয়ার্ড নিন
refusal-bad-password--date = তারিখ ও সাল সহজেই অনুমান করা যায়; অন্য পাসওয়ার্ড নিন
refusal-name-taken = এই নাম বা এর মতো দেখতে একটি নাম অ্যাকাউন্ট আছে এমন কারও; অন্য নাম নিন, আর নামটি আপনার হলে সাইন ইন করুন
refusal-wrong-password = অ্যাকাউন্ট বা পাসওয়ার্ড ভুল
refusal-too-many-tries = ভুল পাসওয়ার্ড বা কোড অনেকবার দেওয়া হয়েছে; { $number } সেকেন্ড পরে আবার চেষ্টা করুন
refusal-code-needed = আপনার ডিভাইস যে কোড দেখায়, সেটিও দিন
refusal-wrong-code = এটি আপনার ডিভাইসের এখনকার কোড নয়, কিংবা একবার ব্যবহার হয়ে গেছে
refusal-second-factor-on = একবারের কোড আগে থেকেই চালু; আগে বন্ধ করুন
refusal-second-factor-not-offered = আগে একবারের কোডের জন্য একটি ডিভাইস ঠিক করুন
refusal-account-first = এর জন্য অ্যাকাউন্ট লাগে
refusal-too-many-tokens = আপনার বড়জোর { $limit }টি টোকেন থাকতে পারে
refusal-too-many-invitations = দিনে বড়জোর { $limit }টি আমন্ত্রণ পাঠানো যায়
refusal-not-played-together = যাঁদের সঙ্গে কোনো ম্যাচ শেষ করেছেন, শুধু তাঁদেরই আমন্ত্রণ জানাতে পারেন
refusal-not-at-this-table = শুধু টেবিলে বসা খেলোয়াড়েরা আর যিনি টেবিল খুলেছেন তিনিই অন্যদের আমন্ত্রণ জানাতে পারেন
refusal-no-public-page = এঁর কোনো প্রকাশ্য পাতা নেই
refusal-no-such-code = এই কোডে কোনো টেবিল নেই: হয়তো লিখতে ভুল হয়েছে, কোডটি বদলেছে বা সময় শেষ, কিংবা ম্যাচ শুরু হয়ে গেছে
refusal-table-codes-off = এই সার্ভারে টেবিলের কোড নেই; লিংক ব্যবহার করুন
refusal-too-many-table-codes = সার্ভারে এখন { $limit }টি কোড চালু আছে; লিংক ব্যবহার করুন

## প্রশাসন

refusal-banned = { $number ->
        [0] এই সার্ভারে আপনার আসা চিরকালের জন্য নিষিদ্ধ
       *[other] এই সার্ভারে আপনার আসা আরও { $number } ঘণ্টা নিষিদ্ধ
    }: { $sentence }
refusal-address-banned = { $number ->
        [0] এই সার্ভারে এই ঠিকানা চিরকালের জন্য নিষিদ্ধ
       *[other] এই সার্ভারে এই ঠিকানা আরও { $number } ঘণ্টা নিষিদ্ধ
    }: { $sentence }
refusal-read-only = সার্ভারে রক্ষণাবেক্ষণ চলছে, কিছুক্ষণ কোনো চাল নেওয়া হবে না; সব ঘড়ি থেমে আছে
refusal-unknown-person = এই আইডি, অ্যাকাউন্ট বা নামে এখানে কেউ নেই
refusal-several-people = এই নাম কয়েকজনের; আইডি দিন
refusal-no-account = অ্যাডমিন হতে হলে অ্যাকাউন্ট থাকতে হবে
refusal-no-such-ban = এমন কোনো নিষেধাজ্ঞা নেই
refusal-no-such-report = মেটানোর মতো এমন কোনো অভিযোগ নেই
refusal-report-from-outside = এই টেবিলে যা ঘটে তা নিয়ে অভিযোগ করতে পারেন শুধু তাঁরা, যাঁদের এখানে আসন আছে বা ছিল
refusal-too-many-reports = দিনে বড়জোর { $limit }টি অভিযোগ পাঠানো যায়
refusal-too-many-reports-of-address = এক ঠিকানা থেকে দিনে বড়জোর { $limit }টি অভিযোগ নেওয়া হয়, একজনকে নিয়ে হলে আরও কম
refusal-enough-reports = এই টেবিলে এঁকে নিয়ে { $limit }টি অভিযোগ অ্যাডমিনদের কাছে আগেই আছে, তাঁরা দেখবেন
refusal-already-reported = এই অভিযোগ আপনি আগেই করেছেন
refusal-word-reports-off = এই সার্ভার শব্দের ভুলের রিপোর্ট নেয় না
refusal-enough-word-reports = শব্দের ভুলের { $limit }টি রিপোর্ট অ্যাডমিনদের আগে পড়তে হবে; কয়েক দিন পরে আবার চেষ্টা করুন
refusal-too-many-word-reports-of-address = এক ঠিকানা থেকে দিনে শব্দের ভুলের বড়জোর { $limit }টি রিপোর্ট নেওয়া হয়
refusal-no-such-word-report = শব্দের ভুলের এই রিপোর্ট আগেই মুছে ফেলা হয়েছে
refusal-not-administrator = এটি শুধু অ্যাডমিন করতে পারেন
refusal-confirm-first = আগে আপনার পাসওয়ার্ড আবার দিন
refusal-prove-first = আগে নিশ্চিত করুন যে আপনিই: যে ব্রাউজারে সাইন ইন করা আছে, সেখানে পাসওয়ার্ড আবার দিন
refusal-bad-network--unreadable = এটি ঠিকানাও নয়, নেটওয়ার্কও নয়: { PROBLEM($problem) }
refusal-bad-network--too-wide = নিষিদ্ধ নেটওয়ার্কের প্রিফিক্স কমপক্ষে { $limit } বিট হতে হবে
refusal-bad-text = লেখাটি ১ থেকে { $limit } অক্ষরের এক লাইন হতে হবে, লেখার দিক বদলানোর চিহ্ন ছাড়া
refusal-bad-language = কোনো ভাষার লেখা এভাবে লিখতে হয়: { "de=..." }

## ন্যায্য বাঁটা

refusal-bad-entropy--not-hexadecimal = তাস ফেটানোয় যা যোগ করা হয়, তা হেক্সাডেসিমেলে { $limit } বাইট হতে হবে
refusal-bad-entropy--no-commitment = অঙ্গীকার মানে { "sha256:" } আর ৬৪টি হেক্সাডেসিমেল অঙ্ক
refusal-bad-proof--unreadable = এটি তাস ফেটানোর প্রমাণ নয়
refusal-bad-proof--wrong-secret = প্রথম তাসের আগে যে গোপন সংকেতের অঙ্গীকার করা হয়েছিল, এটি সেটি নয়
refusal-bad-proof--other-commitment = প্রথম তাসের আগে যে অঙ্গীকার দেখানো হয়েছিল, এটি সেটি নয়
refusal-bad-proof--entropy-left-out = তাস ফেটানোয় আপনি যা যোগ করেছিলেন, তা নেই
refusal-bad-proof--other-entropy = একটি আসন যা দেখিয়েছে, তা তার অঙ্গীকারের সঙ্গে মেলে না
refusal-bad-proof--other-order = লগের ভুক্তিগুলো যে ক্রমে ঘটেছিল, সেই ক্রমে নেই
refusal-bad-proof--unfinished = চালগুলো ম্যাচের শেষ পর্যন্ত পৌঁছায় না
refusal-bad-proof--other-result = ফলাফল চালগুলোর সঙ্গে মেলে না
refusal-bad-proof--wrong-fingerprint = কিছু একটা বদলানো হয়েছে: এই ফিঙ্গারপ্রিন্ট যে ম্যাচের, এটি সেটি নয়
refusal-bad-proof--other-fingerprint = ম্যাচ শেষে যে ফিঙ্গারপ্রিন্ট জানানো হয়েছিল, এটি সেটি নয়
refusal-bad-proof--wrong-number-of-seats = ম্যাচে যত আসন আছে, প্রমাণে লেখা সংখ্যা তার সঙ্গে মেলে না
refusal-bad-proof--given-packs = এই ম্যাচের প্যাকেটগুলো ফেটানো নয়, আগে থেকে সাজিয়ে দেওয়া
refusal-bad-proof--wrong-seed = গোপন সংকেত আর আসনগুলো যা যোগ করেছে, তা থেকে ম্যাচের সিড পাওয়া যায় না
refusal-bad-proof--other-packs = এই ম্যাচের প্যাকেটগুলো এর সিড থেকে আসে না
refusal-bad-proof--other-record = ম্যাচটি যেভাবে রেকর্ড করা, সেভাবে আবার চালানো যায় না: { REFUSAL($because) }
refusal-bad-proof--incomplete-log = লগটি প্রথম ভুক্তি থেকে প্রকাশিত গোপন সংকেত পর্যন্ত পুরো নেই
refusal-bad-proof--hidden-moves = লগে অন্য আসনের চাল লুকানো; এর বদলে ম্যাচের প্রমাণ যাচাই করুন

## ফিরে দেখা

# $first: যে চাল দেওয়া হয়েছিল তার শিরোনাম, $last: সেরা চালের।
review-moment-points = { $worth ->
        [0] { $first }: এক পয়েন্টেরও কম ক্ষতি। { review-better }
       *[other] { $first }: প্রায় { NUMBER($worth) } পয়েন্ট ক্ষতি। { review-better }
    }
review-moment-chance = { $worth ->
        [0] { $first }: জেতার সম্ভাবনা কমেছে ১%-এরও কম। { review-better }
       *[other] { $first }: জেতার সম্ভাবনা কমেছে প্রায় { NUMBER($worth) }%। { review-better }
    }
review-better = { COUNT($clauses) ->
        [0] এর চেয়ে ভালো: { $last }।
       *[other] এর চেয়ে ভালো: { $last } ({ LIST($clauses, style: "comma") })।
    }
