# আদেশগুলো যা ছাপে।

## virado variants

commands-variants-variant = ধরন
commands-variants-players = খেলোয়াড়
commands-variants-range = { $least }-{ $limit }
commands-variants-place = কোথায়
commands-variants-summary = কী আলাদা
commands-variants-hint = { COMMAND("play VARIANT") } · { COMMAND("rules VARIANT") } · বিকল্প বদলাতে: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = { INFLECT($variant, case: "genitive") } নিয়মে { $part } নেই
commands-rules-players = খেলোয়াড়: { LIST($numbers, style: "or") } জন
commands-rules-options = বিকল্প
commands-rules-not-used = ব্যবহার হয় না (false, none বা 0): { LIST($items, style: "comma") }।
commands-rules-not-played = এই ধরনে নেই: { LIST($items, style: "comma") }।
commands-rules-no-rulebook = এই খেলার কোনো নিয়মের বই নেই।

## virado refusals

refusal-bad-options--no-such-refusal = { $part } নামে কোনো প্রত্যাখ্যান নেই; `{ COMMAND("refusals") }` সবগুলোর তালিকা দেয়

## virado check

commands-check-file = ফাইল
commands-check-malformed = গঠন ভুল: { $sentence }
commands-check-done = { $number }টি ঠিক, { $total }টি ভুল

## virado matches

commands-matches-none = অসমাপ্ত কোনো ম্যাচ নেই।
commands-matches-hint = { COMMAND("play --resume NAME") } একটি ম্যাচ আবার চালায়, { COMMAND("replay NAME") } দেখায়
commands-matches-state = দান { $number }: { LIST($items, style: "comma") }

## virado replay

# $seat বলে কার চোখে দেখানো হচ্ছে, বা none।
commands-replay-title = { $variant }, { $players } জন খেলোয়াড়{ $seat ->
        [none] { "" }
       *[other] , { NAME($seat) } যেমন দেখেছেন
    }
commands-replay-move = { NAME($seat) }: { $move }
commands-replay-score = স্কোর: { LIST($scores) }।
commands-replay-unfinished = শেষ হয়নি; স্কোর { LIST($scores, style: "comma") }

## কম্পাইল করা

commands-compiling = এই কম্পিউটারের জন্য { $game } কম্পাইল হচ্ছে (এক-দুই মিনিট লাগতে পারে; পরের বার থেকে আর লাগবে না) ...
commands-compiling-each-time = এই কম্পিউটারের জন্য { $game } কম্পাইল হচ্ছে (এক-দুই মিনিট লাগতে পারে, প্রতিবারই, কারণ ক্যাশের ফোল্ডারে লেখা যায় না) ...
commands-compiled = কম্পাইল হয়ে গেছে

## টেবিল চালানো ও যাচাই

commands-table = টেবিলের ঠিকানা { $path }
commands-simulate-matches = ম্যাচ
commands-simulate-done = { $path } ফোল্ডারে { $number }টি ম্যাচ; কলামগুলোর মানে আছে সেখানকার { "README.md" } ফাইলে
commands-table-runs = টেবিল আগেই চলছে, ঠিকানা { $path }
commands-table-runs-without = তাতে আপনার বটেরা নেই; আগে সেটি থামান, বা { COMMAND("serve") } দিয়ে আলাদা পোর্ট আর ফোল্ডার দিন
commands-bot-failed = { $sentence }; তাঁর বদলে চাল দিয়েছেন আরেক খেলোয়াড়
commands-bot-failed-at = টেবিল { $key }, চাল { $step }: { $sentence }; তাঁর বদলে চাল দিয়েছেন আরেক খেলোয়াড়
commands-table-end = { "Ctrl-C" } চাপলে শেষ; সব ম্যাচ থেকে যায়। এই টার্মিনালে খেলতে: { COMMAND("play") }
commands-table-not-built = এই ইনস্টলেশনে ব্রাউজারের টেবিল তৈরি করা নেই; এই টার্মিনালে খেলতে: { COMMAND("play") }
commands-serving = Virado চলছে এই ঠিকানায়: { $path }
commands-stopping = থামছে; সব টেবিল থেকে যাবে
commands-serve-no-storage = টেবিলগুলো সংরক্ষণ করা যাচ্ছে না: { PROBLEM($problem) }
commands-serve-no-folder = টেবিলগুলো সংরক্ষণ করা যাচ্ছে না: { PROBLEM($problem) }; { "--data FOLDER" } বা { "VIRADO_DATA" } দিয়ে অন্য ফোল্ডার দিন
commands-keys-newest = নতুন টেবিলে ব্যবহার হয় { $path } ফাইলের চাবি { $name }
commands-problem = { PROBLEM($problem) }
commands-keys-unreadable = চাবিগুলো পড়া বা লেখা যাচ্ছে না: { PROBLEM($problem) }
commands-site-done = { $path } লেখা হয়েছে; প্রথমবার এলে { $number } MB নামাতে হয়
commands-site-compiling = ব্রাউজারের জন্য ওস্তাদ স্তরের অনুসন্ধান কম্পাইল হচ্ছে, একবারই মিনিট চারেক লাগে …
commands-site-no-kernels = পাতায় ওস্তাদ স্তরের অনুসন্ধান নেই, তাই তাঁর জায়গায় খেলবেন ক্লাব: { $problem }
commands-site-no-modules = পাতার প্রোগ্রাম কম্পাইল করা নেই, তাই প্রতিবার চালু হতে কয়েক সেকেন্ড বেশি লাগবে: { $problem }
commands-backup-done = { $path } ফাইলে { $number }টি সারি; চাবির ফাইলটি এর থেকে আলাদা রাখুন
commands-backup-failed = কোনো কপি করা হয়নি: { PROBLEM($problem) }
commands-restore-done = { $path } থেকে { $number }টি সারি ডেটাবেসে ফিরেছে; যে সার্ভারের কপি, তার চাবির ফাইলটি লাগবে
commands-restore-moved = আগের ডেটাবেসের শেষ পরিবর্তনগুলো আছে { $path } ফাইলে; ফেরানো ডেটাবেসে সেগুলো নেই
commands-restore-failed = কিছুই ফেরানো হয়নি: { PROBLEM($problem) }
commands-serve-no-port = পোর্ট { $input } খোলা যাচ্ছে না: { PROBLEM($problem) }
commands-serve-no-host = { $input } এই কম্পিউটারের এমন ঠিকানা নয়, যেখানে সার্ভার চলতে পারে: { PROBLEM($problem) }
commands-verify-fair = { $number ->
        [1] এই ম্যাচের একমাত্র ফেটানোটি
       *[other] এই ম্যাচের { $number }টি ফেটানোই
    } প্রথম তাসের আগে দেওয়া অঙ্গীকার মেনে হয়েছে।
commands-verify-whole = { $number ->
        [1] এর একমাত্র চালটি নিয়মসিদ্ধ, ফলও তা থেকেই
       *[other] এর { $number }টি চালই নিয়মসিদ্ধ, ফলও তা থেকেই
    }; কিছুই বাদ যায়নি।
commands-verify-old = এই প্রমাণ পুরোনো সার্ভারের প্রোটোকল ১ মেনে: কোনো চাল যে বাদ যায়নি, বা অন্যদেরটা দেখে কেউ যে ফেটানোয় নিজের অংশটি সবার শেষে বেছে নেননি, তা এতে প্রমাণ হয় না। ম্যাচটি নতুন সার্ভারে খেলা হয়ে থাকলে এটি তার প্রমাণ নয়।

## প্রশাসন

commands-admin-nothing = কিছু পাওয়া যায়নি
commands-admin-failed = কিছুই করা হয়নি: { PROBLEM($problem) }
commands-admin-read-only-on = সার্ভার এখন চাল নেয় না
commands-admin-read-only-off = সার্ভার এখন চাল নেয়
commands-admin-notice-stands = সবাই এই ঘোষণা দেখছেন: { $sentence }
commands-admin-notice-gone = ঘোষণা সরানো হয়েছে
commands-admin-told = সবাই ঘোষণাটি দেখছেন
commands-admin-count-tables = চালু টেবিল: { $number }
commands-admin-count-people = মানুষ, অতিথিসহ: { $number }
commands-admin-count-open-reports = অমীমাংসিত অভিযোগ: { $number }
commands-admin-count-word-reports = ভুল শব্দের রিপোর্ট: { $number }
commands-admin-reported = অভিযোগ: { $number }, অভিযোগকারী: { $people }
commands-admin-count-bans = নিষেধাজ্ঞা: { $number }
commands-admin-is-admin = অ্যাডমিন
commands-admin-is-banned = নিষিদ্ধ
commands-admin-closed = টেবিল { $name } বন্ধ করা হচ্ছে
commands-admin-settled = অভিযোগ { $name } মিটে গেছে
commands-admin-word-report-deleted = ভুল শব্দের রিপোর্ট { $name } মোছা হয়েছে
commands-admin-banned = { $name } নিষিদ্ধ; নিষেধাজ্ঞা তুলতে { COMMAND("admin lift") } { $key }
commands-admin-lifted = নিষেধাজ্ঞা { $key } তুলে নেওয়া হয়েছে
commands-admin-granted = { $name } এখন অ্যাডমিন, ব্রাউজারে { "/admin" } পাতায়
commands-admin-revoked = { $name } আর অ্যাডমিন নন

## virado doctor

commands-doctor-good = ঠিক
commands-doctor-doubtful = দেখুন
commands-doctor-bad = সারান
commands-doctor-end = { $number ->
        [0] সারানোর কিছু নেই।
       *[other] { $number }টি জিনিস সারাতে হবে।
    }
commands-doctor-open-behind-proxy = সার্ভার শোনে { $input } ঠিকানায় আর প্রক্সির কথা বিশ্বাস করে: বাইরে থেকে যেন এর পোর্টে পৌঁছানো না যায়
commands-doctor-open-without-proxy = সার্ভার শোনে { $input } ঠিকানায়, HTTPS ছাড়া: সামনে প্রক্সি বসান, যদি না শুধু আপনার বিশ্বস্ত নেটওয়ার্ক থেকেই পৌঁছানো যায়
commands-doctor-metrics-here-only = মেট্রিক্স পড়তে পারে শুধু এই কম্পিউটার: Prometheus অন্য কম্পিউটারে থাকলে { "--metrics-port" } লাগবে
commands-doctor-metrics-open = মেট্রিক্স দেওয়া হয় { $input } ঠিকানায়: সেখানে যেন শুধু আপনার Prometheus পৌঁছায়
commands-doctor-no-contact = গোপনীয়তার পাতায় আপনার সঙ্গে যোগাযোগের উপায় নেই: { "--contact" }
commands-doctor-no-public-url = নিয়মের পাতায় পুরো ঠিকানা নেই, সার্চ ইঞ্জিন সাইটম্যাপ পায় না, আর চ্যাটে লিংকের ছবি নেই: { "--public-url" }
commands-doctor-folder-missing = { $path } এখনও নেই; সার্ভার বানিয়ে নেবে
commands-doctor-folder-closed = { $path } এমন ফোল্ডার নয়, যেখানে এই ব্যবহারকারী লিখতে পারেন: আদেশটি সার্ভারের ব্যবহারকারী হিসেবে চালান
commands-doctor-files-readable = এই কম্পিউটারের অন্য ব্যবহারকারীরা { $path } পড়তে পারেন: { "chmod 600" }
commands-doctor-files-private = { $path } ফোল্ডারে যা রাখা আছে, তা পড়তে পারেন শুধু সার্ভারের ব্যবহারকারী
commands-doctor-folder-readable = এই কম্পিউটারের অন্য ব্যবহারকারীরা { $path } ফোল্ডারে কী কী ফাইল আছে দেখতে পারেন; { "chmod 700" } চালান
commands-doctor-room = { $path } ফোল্ডারের জন্য { $number } MB খালি আছে
commands-doctor-no-keys = { $path } এখনও নেই; সার্ভার নতুন চাবি বানাবে
commands-doctor-keys-unreadable = চাবিগুলো পড়া যাচ্ছে না: { PROBLEM($problem) }
commands-doctor-keys = নতুন টেবিলে ব্যবহার হয় { $path } ফাইলের চাবি { $name }; এই ফাইলের একটি কপি রাখুন, ডেটাবেসের কপি থেকে আলাদা
commands-doctor-open-files = এখানে একসঙ্গে { $number }টি ফাইল খোলা রাখা যায়, লাগতে পারে { $limit }টি পর্যন্ত (ইউনিটে { "LimitNOFILE=" }, শেলে { "ulimit -n" })
commands-doctor-memory = টেবিল যত বেশি হতে পারে, তাতে লাগে { $number } MB; কম্পিউটারে আছে { $limit } ({ "--most-tables" })
commands-doctor-no-database = { $path } এখনও নেই; সার্ভার বানিয়ে নেবে
commands-doctor-database = ডেটাবেস পড়া যাচ্ছে না: { PROBLEM($problem) }
commands-doctor-sqlite = { $path } খোলা গেছে (SQLite { $name })
commands-doctor-sqlite-whole = ডেটাবেস অক্ষত
commands-doctor-sqlite-damaged = ডেটাবেস নষ্ট হয়েছে; কপি থেকে ফেরান: { PROBLEM($problem) }
commands-doctor-files-of-others = এই ফাইলগুলো নিয়ে সার্ভার চালু হতে পারে না: { PROBLEM($problem) }
commands-doctor-postgres = PostgreSQL { $name } সাড়া দেয়
commands-doctor-postgres-keeps = PostgreSQL যা সংরক্ষিত বলে জানিয়েছে, তা ডিস্কে আছে
commands-doctor-postgres-forgets = PostgreSQL যা সংরক্ষিত বলে জানিয়েছে, তা হারাতে পারে: { $part }
commands-doctor-postgres-connections = PostgreSQL { $number }টি সংযোগ দেয়; এই নোডগুলো আর একটি আদেশের জন্য লাগে { $limit }টি
commands-doctor-clocks = এই কম্পিউটার আর ডেটাবেসের ঘড়িতে { $number } ms ফারাক (NTP চালালে মিলে যায়)
commands-doctor-sets-unsettled = একই তাসের { $number }টি ম্যাচের সময় এক দিনের বেশি আগে শেষ হয়েছে, অথচ ফল লেখা হয়নি (সার্ভার কি বন্ধ ছিল, না তাদের লগ পড়া যাচ্ছে না?)
commands-doctor-reach-ahead = { $name } পর্যন্ত আনাগোনা গোনা হয়ে গেছে, অথচ দিনটি এখনো আসেনি; সেই দিনের পরে আবার গোনা চলবে (ঘড়ি কি ভুল ছিল?)
commands-doctor-table-codes-full = সার্ভারে { $limit }টি টেবিলের কোড চালু আছে, এর বেশি হয় না: অন্য টেবিলগুলোর শুধু লিংক আছে
commands-doctor-table-codes-guessed = { $number } মিনিটে টেবিলের { $limit }টি ভুল কোড: কেউ হয়তো আন্দাজ করছে, আর যিনি কোড লেখেন তাঁকে হয়তো অপেক্ষা করতে হবে
commands-doctor-empty-database = ডেটাবেস খালি; সার্ভার তার টেবিল বানিয়ে নেবে
commands-doctor-schema = ডেটাবেসের টেবিল এই প্রোগ্রামেরই (স্কিমা { $number })
commands-doctor-schema-older = ডেটাবেসের টেবিল পুরোনো (স্কিমা { $number }, এই প্রোগ্রামের { $limit }); পরের বার চালু হলেই হালনাগাদ হবে
commands-doctor-schema-newer = ডেটাবেসের টেবিল নতুনতর প্রোগ্রামের (স্কিমা { $number }, এটি চেনে { $limit } পর্যন্ত)
commands-doctor-keys-lost = এই ডেটাবেসের টেবিলে ব্যবহৃত চাবি { $name } এখন { $path } ফাইলে নেই: চাবির ফাইলটি ফিরিয়ে আনুন
commands-doctor-node = নোড { INFLECT($name, case: "locative") } পৌঁছানো যায় { $path } ঠিকানায়
commands-doctor-node-unreachable = নোড { INFLECT($name, case: "locative") } { $path } ঠিকানায় পৌঁছানো যাচ্ছে না: { PROBLEM($problem) }
commands-doctor-running = { $path } ঠিকানায় সার্ভার চলছে, চাল সংরক্ষণ করতে পারে
commands-doctor-running-unwell = { $path } ঠিকানায় সার্ভার চলছে, কিন্তু জানাচ্ছে যে চাল সংরক্ষণ করতে পারছে না; কারণ আছে তার লগে
commands-doctor-not-running = { $path } নিয়ে কোনো সার্ভার চলছে না
commands-doctor-public-address = { $input } ঠিক { "https://cards.example" } ধরনের ঠিকানা নয়
commands-doctor-public = { $path } সাড়া দেয়
commands-doctor-public-health = { $path } সাড়া দেয় স্ট্যাটাস { $number } দিয়ে
commands-doctor-public-unreachable = { $path } ঠিকানায় পৌঁছানো যাচ্ছে না: { PROBLEM($problem) }
commands-doctor-certificate = সার্টিফিকেটের মেয়াদ আছে { $number } দিন
commands-doctor-https = সার্ভার জানে যে সবাই HTTPS দিয়ে আসেন
commands-doctor-proto-not-passed = সার্ভার জানে না যে সবাই HTTPS দিয়ে আসেন: প্রক্সিকে { "X-Forwarded-Proto" } দিতে হবে, সার্ভারের লাগবে { "--trust-proxy" }
commands-doctor-no-https = { $path } চলে HTTPS ছাড়া: নেটওয়ার্কের অন্যরা সব পড়তে পারেন
commands-doctor-page = ব্রাউজার টেবিল পায়
commands-doctor-no-page = { $path } ঠিকানায় ব্রাউজারের টেবিল নেই (স্ট্যাটাস { $number })
commands-doctor-web-socket = ব্রাউজার সংযোগ করতে পারে
commands-doctor-host-not-passed = { $path } ঠিকানার পাতা থেকে সংযোগ হয় না: প্রক্সিকে { "Host" } আর { "X-Forwarded-Proto" } এগিয়ে দিতে হবে
commands-doctor-upgrade-not-passed = ব্রাউজার { $path } ঠিকানায় সংযোগ করতে পারে না (স্ট্যাটাস { $number }): প্রক্সিকে { "Upgrade" } আর { "Connection" } এগিয়ে দিতে হবে
commands-doctor-metrics-hidden = মেট্রিক্স বাইরের কেউ দেখতে পান না
commands-doctor-metrics-public = যে কেউ { $path } পড়তে পারেন
commands-doctor-one-address = এখন যুক্ত { $number } জনেরই ঠিকানা এক: সত্যিই এক জায়গায় না থাকলে প্রক্সিকে { "X-Forwarded-For" } দিতে হবে, আর সার্ভারের লাগবে { "--trust-proxy" } ও { "--proxies" }-এর ঠিক সংখ্যা
commands-doctor-hostname-unknown = সার্ভার { $name } নামের অনুরোধ ফিরিয়ে দেয়; { "--hostnames" } দিয়ে নামটি যোগ করুন

## virado bench

commands-bench-title = { $variant }, { $players } জন খেলোয়াড়, এক কোর
commands-bench-deals_per_s = দান/সে.
commands-bench-decisions_per_s = সিদ্ধান্ত/সে.
commands-bench-simulations_per_s = সিমুলেশন/সে.

commands-judge-how = তাস লিখুন অক্ষরে বা শব্দে: { "Kh 10s" }, হরতনের সাহেব। এন্টার চাপলে ঘর খালি থাকে।
commands-judge-question = কী জানতে চান?
commands-judge-number = ১ থেকে { $limit } পর্যন্ত একটি সংখ্যা লিখুন।
commands-judge-moves = এখানে চলে:
commands-judge-more = আরও থাকতে পারে।
