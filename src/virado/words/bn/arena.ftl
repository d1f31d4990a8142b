# আসর যা বলে (docs/how-to/arena.md)।

refusal-bad-options--too-few-bots = টুর্নামেন্টে লাগে দুই বা তার বেশি বট, যেমন { "--bots club,greedy" }
refusal-bad-options--uneven-bots = { $number }টি বট { $limit }টি পক্ষে সমান ভাগ হয় না
refusal-bad-options--bot-settings = { $part } বটের সেটিং নয়; সেটিং হলো { "ms=N" }, { "simulations=N" } আর { "aim=match" } বা { "aim=points" }, প্রতিটি একবার করে, যেমন { "expert:simulations=3000:aim=points" }
refusal-bad-options--bot-setting-unused = { $level } অনুসন্ধান করেন না, তাই { $part } দিয়ে তাঁর কিছু বদলায় না
refusal-bad-options--bot-refused = { $part } চলেনি, { $limit ->
        [none] ম্যাচ { $number }
       *[other] একক { $number }, ঘূর্ণন { $limit }
    }, দান { $deal }, চাল { $step }: { REFUSAL($because) }
refusal-bad-options--bot-stopped = { $limit ->
        [none] ম্যাচ { $number }
       *[other] একক { $number }, ঘূর্ণন { $limit }
    }, দান { $deal }, চাল { $step }: { REFUSAL($because) }
refusal-bad-options--no-stopping-rule = টুর্নামেন্ট থামে { "decided" } হলে, বা ব্যবধানের অর্ধেক এত হলে, যেমন { "0.5" }
refusal-bad-options--other-tournament = ফাইলটিতে অন্য টুর্নামেন্টের ফল আছে
refusal-bad-options--no-results = এটি ফলের ফাইল নয়: { PROBLEM($problem) }
refusal-bad-options--no-ray = { "--ray" } দিতে Ray লাগে: { "virado[ray]" } ইনস্টল করুন
refusal-bad-options--no-ray-cluster = কোনো Ray ক্লাস্টার নেই: { PROBLEM($problem) }
refusal-bad-options--no-pyarrow = ছক লিখতে pyarrow লাগে: { "virado[data]" } ইনস্টল করুন
refusal-bad-options--other-data = ফোল্ডারটিতে অন্য ডেটা আছে
refusal-bad-options--folder-not-empty = ফোল্ডারটিতে অন্য কিছু আছে; খালি বা নতুন ফোল্ডারের নাম দিন
refusal-bad-options--no-such-program = বট চালু করা যাচ্ছে না: এমন কোনো প্রোগ্রাম নেই
refusal-bad-options--bot-not-started = বট চালু করা যাচ্ছে না: { PROBLEM($problem) }
refusal-bad-options--bot-ended = { $part } জবাব না দিয়েই বন্ধ হয়ে গেছে { $problem }
refusal-bad-options--bot-no-json = { $part } যে জবাব দিয়েছেন তা JSON অবজেক্ট নয়: { PROBLEM($problem) }
refusal-bad-options--bot-error = { $part } জবাবে ভুল জানিয়েছেন: { $problem }
refusal-bad-options--bot-no-answer = { $part } বটের প্রোটোকল মেনে জবাব দেননি: থাকার কথা { $expected }, আছে { $found }
refusal-bad-options--bot-no-move = { $part } জবাবে কোনো চাল দেননি
refusal-bad-options--bot-too-slow = { $part } { $limit } সেকেন্ডেও জবাব দেননি, তাই থামিয়ে দেওয়া হয়েছে
refusal-bad-options--bot-brought = নিজের বট লিখতে হয় { "NAME=module:Class" }, { "NAME=file.py:Class" } বা { "NAME=cmd:PROGRAM" }, নামে বড়জোর { $limit }টি অক্ষর
refusal-bad-options--bot-name-taken = { $part } নামটি নেওয়া হয়ে গেছে; অন্য নাম দিন
refusal-bad-options--bot-without-name = { $part } থেকে বোঝা যায় না, কোন ফাংশন বা ক্লাস খেলবে; { "FILE.py:NAME" } বা { "module:NAME" } লিখুন
refusal-bad-options--bot-illegal = { $part } বেছেছেন { $move }, যা চলে না: { REFUSAL($because) }
refusal-bad-options--bot-failed = { $part } ব্যর্থ হয়েছেন: { PROBLEM($problem) }
refusal-bad-options--bot-rests = { $part } পরপর { $limit } বার ব্যর্থ হয়েছেন, এক মিনিট তাঁকে জিজ্ঞেস করা হবে না

## virado arena

arena-title = { $variant }, সিড { $number }
arena-units = { $number }টি একক ({ LIST($items, style: "comma") }), { NUMBER($total, maximumFractionDigits: 1) } সে.
arena-unit-deal-pair = দানের আয়না-জোড়া
arena-unit-match-pair = ম্যাচের আয়না-জোড়া
arena-unit-deal = { $players } ঘূর্ণনে একটি দান
arena-unit-match = { $players } ঘূর্ণনে একটি ম্যাচ
arena-given-up = { $number }টি খেলা মাঝপথে ছাড়া হয়েছে
arena-detectable = { $number }টি এককে পাঁচ টুর্নামেন্টের চারটিতে ধরা পড়ে, জেতা খেলার ভাগ সমান-সমান থেকে { $part } দূরে কি না
arena-timed = একটি বট ঘড়ি ধরে অনুসন্ধান করেন: এই সিডে আবার চালালে অন্য সংখ্যা আসবে, { "--simulations N" } দিলে একই
arena-first-units = প্রথম এককগুলো
arena-bot = বট
arena-points-pair = জোড়ায় পয়েন্ট
arena-points-game = খেলায় পয়েন্ট
arena-won = জিত
arena-interval = { PERCENT($worth) } ব্যবধান
arena-ms = চালে { "ms" }
arena-sprt-low = sprt: গৃহীত low, অনুপাত { $number }, নিচের সীমা { $least }, ওপরের সীমা { $limit }
arena-sprt-high = sprt: গৃহীত high, অনুপাত { $number }, নিচের সীমা { $least }, ওপরের সীমা { $limit }
arena-sprt-open = sprt: এখনও অমীমাংসিত, অনুপাত { $number }, নিচের সীমা { $least }, ওপরের সীমা { $limit }
arena-ray-nodes = খেলা হয়েছে Ray ক্লাস্টারের { $number }টি নোডে
