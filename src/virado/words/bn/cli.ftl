# আদেশের লাইনের সাহায্য ও আপত্তি। প্রতিটি বার্তা এক লাইনের লেখা, তাতে { $fact }, { "text" } ও { COMMAND("text") }: পড়ে `virado.plain_messages`।

## সাহায্য

cli-usage = ব্যবহার
cli-arguments = আর্গুমেন্ট
cli-options = বিকল্প
cli-commands = আদেশ
cli-help = এই সাহায্য দেখিয়ে বেরিয়ে যায়
cli-virado = নানা অঞ্চলের ক্যাসিনো, রাউব, ৎসভানৎসিগ আব আর হাজারি: নিখুঁত নিয়ম ও বট।
cli-virado-end = আদেশ ছাড়া: ব্রাউজারে টেবিল খোলে। যেকোনো আদেশের সঙ্গে { "--help" } দিলে তার ব্যাখ্যা দেখায়।
cli-version = সংস্করণ দেখিয়ে বেরিয়ে যায়
cli-lang = লেখার ভাষা: { $part } (না দিলে লোকেল থেকে); { "bn-u-nu-latn" } দিলে অঙ্ক হয় ইংরেজিতে
cli-lang-unread = যে ভাষার লেখা কোনো মাতৃভাষী এখনও পড়ে দেখেননি: { $part }
cli-browser = আদেশ ছাড়া: ব্রাউজার খোলা, নাকি শুধু ঠিকানা দেখানো
cli-bot = নিজের বট যোগ করা: { "NAME=module:Class" }, { "NAME=file.py:Class" } বা { "NAME=cmd:PROGRAM" }; একাধিকবার দেওয়া যায়

## আদেশ

cli-play = টার্মিনালে খেলা
cli-puzzle = শক্তিশালী বটের দান থেকে নেওয়া ধাঁধা সমাধান করা
cli-score = আসল তাসের খেলার স্কোর রাখা
cli-variants = সব ধরনের তালিকা
cli-rules = একটি ধরনের নিয়ম দেখানো
cli-judge = আসল তাসে কোন হাত জেতে বা কোন চাল চলে, তার বিচার
cli-refusals = কী কী চলে না আর কোন নিয়মে, তার তালিকা
cli-check = একটি ফাইলের নিয়মের উদাহরণগুলো যাচাই করা
cli-engine = stdin ও stdout দিয়ে লাইন প্রোটোকলে জবাব দেওয়া
cli-arena = বটের সঙ্গে বট খেলানো
cli-simulate = বটদের ম্যাচ ছক হিসেবে Parquet ফাইলে লেখা
cli-bench = এলোমেলো খেলা ও অনুসন্ধানের গতি মাপা
cli-replay = রেকর্ড করা ম্যাচ চাল ধরে ধরে দেখানো
cli-serve = অন্যদের জন্য টেবিল চালানো
cli-site = সার্ভার ছাড়া চলার পাতাটি স্থির ফাইলের ফোল্ডার হিসেবে লেখা
cli-verify = শেষ হওয়া ম্যাচ যাচাই করা: তার প্যাকেট, চাল ও ফল
cli-keys = নতুন টেবিলের প্যাকেট কোন চাবি থেকে তৈরি হয়, তা দেখানো
cli-doctor = এই সেটিংসে এখানে সার্ভার ঠিকমতো চলবে কি না, দেখা
cli-admin = সার্ভার পরিচালনা, চালু থাকুক বা না থাকুক
cli-backup = সার্ভার চলতে চলতেই ডেটাবেস কপি করা
cli-restore = কপি থেকে ডেটাবেস ফেরানো

## আর্গুমেন্ট

cli-variant = ধরনের ছোট নাম, যেমন { "casino" } বা { "royal-dominican(target=31)" }
cli-json = { "JSON" } হিসেবে ছাপা
cli-players = খেলোয়াড়ের সংখ্যা
cli-play-seed = এই সিডের প্যাকেট বাঁটা
cli-play-teams = চারজন খেলবেন দুই জুটিতে, না প্রত্যেকে একা
cli-play-bots = আপনার প্রতিপক্ষ: random, greedy, beginner, club, expert, dial:0.7-এর মতো একটি মাপ, fit (আপনার সমান) বা একটি চরিত্র (ম্যাচের প্রথম পাতায় দেখুন); সবার জন্য একটি, বা কমা দিয়ে প্রত্যেকের জন্য একটি
cli-play-seat = আপনার আসন, ০ থেকে
cli-play-cards = { "french" } বা { "german" } রঙের তাস: পরেরটি দেখানো ও লেখা হয় এভাবে: হরতনের টেক্কা { "HD" }, আর { "E10" }, { "LU" }
cli-play-resume = সংরক্ষিত ম্যাচ আবার চালানো ({ "FILE" } না দিলে: শেষেরটি)
cli-puzzle-theme = শুধু এই ধরনের ধাঁধা ({ "--list" } দেখুন)
cli-puzzle-name = এই নামের ধাঁধা
cli-puzzle-list = ধাঁধার ধরনগুলো দেখানো, কতগুলো চেষ্টা করা হয়েছে তা সহ
cli-score-names = খেলার ক্রমে খেলোয়াড়দের নাম
cli-score-resume = একটি সিরিজ আবার চালানো ({ "FILE" } না দিলে: শেষ অসমাপ্তটি)
cli-score-deals = শুধু একটি সিরিজের স্কোর দেখানো
cli-rules-rule = যে অংশে একটি নিয়ম বোঝানো আছে, তা দেখানো, যেমন { "casino" }-তে { "C-18" }
cli-rules-numbered = বিকল্পগুলো আর নম্বর দেওয়া নিয়মের বই দেখানো, ইংরেজিতে
cli-judge-values = প্রশ্নের একটি ঘরের তাস, যেমন { "trump=h" } { "cards='Kh 10s'" }; কিছু না লিখলে কমান্ড নিজেই জিজ্ঞেস করে
cli-judge-question = প্রশ্নের ধরন, যেমন { "hazari" }-তে { "arrangement" }
cli-refusals-code = কোড, যেমন { "equal-card-left" }, বা নিয়ম, যেমন { "C-8" }
cli-check-files = নিয়মের উদাহরণের ফাইল, যেমন { "docs/rules" }-এ বলা আছে
cli-arena-bots = বটদের নাম: random, greedy, beginner, club, expert, dial:0.7-এর মতো একটি মাপ, বা একটি চরিত্র; সেটিংসসহ: expert:ms=100
cli-arena-deals = কটি আয়না-জোড়া বা ঘূর্ণন খেলা হবে
cli-arena-seed = সব প্যাকেটের সিড
cli-arena-ms = অনুসন্ধানী বটের প্রতি চালের সময়
cli-arena-simulations = অনুসন্ধানী বটের প্রতি চালে সিমুলেশন
cli-arena-matches = এক-এক দান নয়, পুরো ম্যাচ খেলা
cli-arena-scores = শুরুর স্কোর, পক্ষ ধরে
cli-arena-stop = { "`decided`" }, ব্যবধানের অর্ধেক, যেমন { "0.5" }, বা একটি পরীক্ষা: { "sprt:LOW,HIGH" }
cli-arena-jobs = কটি প্রসেস চলবে (না দিলে প্রতি কোরে একটি)
cli-arena-resume = ফল এই ফাইলে রাখা ও সেখান থেকে চালিয়ে যাওয়া
cli-arena-ray = কাজ { "Ray" } দিয়ে ছড়িয়ে দেওয়া
cli-simulate-matches = কটি ম্যাচ খেলা হবে
cli-simulate-out = ফাইলগুলো কোথায় যাবে; যা আগেই আছে তা আবার খেলা হয় না
cli-bench-seconds = কত সেকেন্ড মাপা হবে (২)
cli-replay-file = ম্যাচের রেকর্ড
cli-replay-seat = এই আসন যেমন দেখেছে; না দিলে টার্মিনালের ম্যাচ আপনি যেমন দেখেছেন, অন্য ম্যাচ সবাই যেমন দেখেছেন
cli-replay-json = প্রতি চালে এক লাইনে একটি { "JSON" } অবজেক্ট ছাপা
cli-edited = ইচ্ছে করে বদলানো রেকর্ড খোলা, নিজের সঙ্গে না মিললেও
cli-variants-game = একটি খেলা, যেমন { "casino" } বা { "raub" }; নাম না দিলে সব
cli-matches = টার্মিনালের অসমাপ্ত ম্যাচের তালিকা
cli-completion = যে স্ক্রিপ্ট দিয়ে শেল আদেশ, বিকল্প ও ধরনের নাম পূরণ করে, তা ছাপা
cli-completion-shell = { "bash" }, { "zsh" } বা { "fish" }
cli-site-folder = যে ফোল্ডারে লেখা হবে; খালি বা নতুন হতে হবে
cli-site-address = ফোল্ডারটি যে ঠিকানায় থাকবে, নিয়মের পাতার লিঙ্ক ও সাইটম্যাপের জন্য
cli-site-robots = পাতাগুলোয় সার্চ ইঞ্জিনকে ঢুকতে দেওয়া (yes)
cli-verify-file = ম্যাচের সাক্ষ্য: তার রেকর্ড ও প্রমাণ
cli-verify-commitment = প্রথম তাসের আগে যে অঙ্গীকার দেখানো হয়েছিল
cli-verify-entropy = ফেটানোয় আপনি নিজে যা যোগ করেছিলেন
cli-verify-fingerprint = ম্যাচের শেষে যে ফিঙ্গারপ্রিন্ট জানানো হয়েছিল

## virado serve-এর আর্গুমেন্ট

cli-serve-host = যে ঠিকানায় সার্ভার শুনবে
cli-serve-port = পোর্ট (০: যেকোনো খালি পোর্ট)
cli-serve-database = { "postgresql://..." } (না দিলে ডেটার ফোল্ডারে { "SQLite" })
cli-serve-keys = যে চাবির ফাইল থেকে প্যাকেট তৈরি হয় (না দিলে ডেটার ফোল্ডারে { "keys" })
cli-keys-rotate = অন্য চাবিগুলোর আগে একটি নতুন চাবি বসানো
cli-doctor-url = যে ঠিকানায় মানুষ সার্ভারে আসেন; সেটিও পরীক্ষা করা হবে
cli-copy-file = কপি, সব ক্ষেত্রেই { "SQLite" }-এর ফাইল
cli-serve-data = যেখানে { "SQLite" } তার ফাইল রাখে, আর নোড তার নাম
cli-serve-proxy = { "X-Forwarded-For" } ও { "X-Forwarded-Proto" } বিশ্বাস করা
cli-serve-proxies = সার্ভারের সামনে পরপর কটি প্রক্সি, বিশ্বাস করা হলে (১)
cli-serve-hostnames = সার্ভারের হোস্টনাম, কমা দিয়ে; অন্য নামের অনুরোধ ফিরিয়ে দেওয়া হয় (না দিলে: প্রক্সির পেছনে যেকোনো নাম, নইলে এই কম্পিউটারের নামগুলো)
cli-serve-prepare = সার্ভার চালু হলে শক্তিশালী বটদের যা লাগে, আড়ালে কম্পাইল করা (yes)
cli-serve-device-page = খেলাগুলো নিজের ডিভাইসে রাখতে দেওয়া, যাতে এই সার্ভারে পৌঁছানো না গেলেও বটের সঙ্গে খেলা যায় (yes)
cli-serve-word-reports = লেখায় ভুল শব্দের রিপোর্ট নেওয়া (yes)
cli-serve-reach = অতিথি, ম্যাচ আর ফিরে আসা মানুষ গোনা (yes)
cli-serve-public-url = অন্যরা যে ঠিকানায় সার্ভার পান, যেমন { "https://example.org" }, নিয়মের পাতার লিঙ্কের জন্য
cli-serve-robots = প্রথম পাতা ও নিয়মে সার্চ ইঞ্জিনকে ঢুকতে দেওয়া (yes)
cli-serve-table-codes = মুখে বলার জন্য টেবিলের ছোট কোড দেওয়া (yes)
cli-serve-per-address = এক ঠিকানা থেকে বড়জোর কটি সংযোগ, আর দশ মিনিটে কজন নতুন অতিথি ও কটি টেবিল (২০০; ০: সীমা নেই)
cli-serve-tables = মেমোরিতে বড়জোর কটি টেবিল; প্রতিটিতেই কেউ থাকলে আর নেওয়া হয় না (৪০০০; ০: সীমা নেই)
cli-serve-connections = বড়জোর কটি সংযোগ; তার বেশি নেওয়া হয় না (১০০০০; ০: সীমা নেই)
cli-serve-rated-apart = এক ঠিকানা বা এক ব্রাউজারের দুজনকে একই রেটিংয়ের ম্যাচে না নেওয়া (yes)
cli-serve-keep = এত দিন কিছু না হলে টেবিল ও অতিথি মুছে ফেলা (১৮০; ০: কখনো নয়)
cli-serve-keep-chat = টেবিলে বলা কথা এত দিন পর মোছা, আর অভিযোগ মেটার এত দিন পর অভিযোগ (৩০; ০: বাকি সবের সঙ্গে)
cli-serve-contact = যিনি সার্ভার চালান তাঁর সঙ্গে যোগাযোগের উপায়, গোপনীয়তার পাতার জন্য
cli-serve-log = stderr-এ লগের রূপ ({ "json" })
cli-serve-metrics-host = মেট্রিক্সের ঠিকানা, তার নিজের পোর্ট থাকলে
cli-serve-metrics-port = { "Prometheus" } মেট্রিক্সের আলাদা পোর্ট (না দিলে মূল পোর্টে { "/metrics" }, শুধু এই কম্পিউটারের জন্য)
cli-serve-peer-host = { "PostgreSQL" } থাকলে: যে ঠিকানায় অন্য নোড এই নোডে পৌঁছায়
cli-serve-peer-port = { "PostgreSQL" } থাকলে: অন্য নোডের জন্য পোর্ট (০: যেকোনো খালি পোর্ট)
cli-serve-lease = { "PostgreSQL" } থাকলে: সাড়া না দেওয়া নোডের টেবিল কতক্ষণ পর অন্যদের কাছে যায়

## virado admin-এর আর্গুমেন্ট

cli-admin-state = সার্ভারের অবস্থা ও কিছু সংখ্যা দেখানো
cli-admin-tables = টেবিলের তালিকা
cli-admin-people = মানুষের তালিকা
cli-admin-reports = মানুষ নিয়ে অভিযোগের তালিকা
cli-admin-reported = যাঁদের নামে অমীমাংসিত অভিযোগ আছে, শেষেরটি আগে
cli-admin-about = শুধু এই মানুষটির নামে অভিযোগ (আইডি, অ্যাকাউন্ট বা নাম)
cli-admin-bans = নিষেধাজ্ঞার তালিকা
cli-admin-actions = অ্যাডমিনরা কী কী করেছেন তার তালিকা ({ "--json" } দিলে পুরোটা)
cli-admin-close = টেবিল বন্ধ করা ও সেখানকার মানুষকে কারণ জানানো
cli-admin-ban = একজন মানুষ বা একটি নেটওয়ার্ক নিষিদ্ধ করা
cli-admin-lift = নিষেধাজ্ঞা তোলা
cli-admin-settle = অভিযোগ মিটিয়ে ফল লিখে রাখা
cli-admin-word-reports = ভুল শব্দের রিপোর্টের তালিকা, শেষেরটি আগে
cli-admin-reach = দিন ধরে অতিথি, ম্যাচ আর ফিরে আসা মানুষের তালিকা, শেষ দিনটি আগে
cli-admin-delete-word-report = ভুল শব্দের একটি রিপোর্ট মোছা
cli-admin-notice = সবাইকে ঘোষণা দেখানো ({ "TEXT" } না দিলে: সরানো)
cli-admin-read-only = রক্ষণাবেক্ষণের জন্য চাল নেওয়া বন্ধ করা, বা আবার নেওয়া
cli-admin-grant = অ্যাকাউন্ট আছে এমন কাউকে অ্যাডমিন করা
cli-admin-revoke = কারও অ্যাডমিনের অধিকার ফিরিয়ে নেওয়া
cli-admin-stage = শুধু এই পর্যায়ের টেবিল: { "seating" }, { "playing" } বা { "over" }
cli-admin-part = নাম বা অ্যাকাউন্টের অংশ, বা আইডি
cli-admin-alike = শুধু যে অ্যাকাউন্টের নাম অন্য অ্যাকাউন্টের নামের মতো দেখায়
cli-admin-table = টেবিলের আইডি, তার ঠিকানার শেষটুকু
cli-admin-reason = কারণ, যাঁদের ব্যাপার তাঁদের দেখানো হয়
cli-admin-whom = মানুষের আইডি, অ্যাকাউন্ট বা নাম, বা একটি নেটওয়ার্ক, যেমন { "192.0.2.0/24" }
cli-admin-days = কত দিনের জন্য (০: চিরকাল)
cli-admin-with-address = মানুষটি যে ঠিকানাগুলো থেকে যুক্ত, সেগুলোও এক দিনের জন্য নিষিদ্ধ করা
cli-admin-ban-id = নিষেধাজ্ঞার আইডি, যেমন { COMMAND("admin bans") } দেখায়
cli-admin-settled = যেগুলো মিটে গেছে
cli-admin-report = অভিযোগের আইডি, যেমন { COMMAND("admin reports") } দেখায়
cli-admin-of-language = শুধু এই ভাষার লেখা নিয়ে রিপোর্ট: { "es" }
cli-admin-word-report = রিপোর্টের আইডি, যেমন { COMMAND("admin word-reports") } দেখায়
cli-admin-csv = স্প্রেডশিটের জন্য { "CSV" } হিসেবে ছাপা
cli-admin-outcome = ফল
cli-admin-text = ঘোষণার লেখা, এক লাইন
cli-admin-translated = একই কথা আরেক ভাষায়: { "de=..." }; একাধিকবার দেওয়া যায়
cli-admin-minutes = কত মিনিট দেখানো হবে (০: না সরানো পর্যন্ত)
cli-admin-switch = { "on" } বা { "off" }
cli-admin-account = অ্যাকাউন্টের নাম

## আপত্তি

cli-complaint = { $command }: { $sentence }; দেখুন { $command } { "--help" }
cli-of-argument = আর্গুমেন্ট { $name }: { $sentence }
cli-no-whole-number = { $input } পূর্ণ সংখ্যা নয়
cli-no-web-address = { $input } কোনো ওয়েবসাইটের ঠিকানা নয়, যেমন { "https://example.org" }
cli-argument-too-long = আর্গুমেন্ট { $number }-এ { $limit }টির বেশি অক্ষর
cli-not-between = { $input } সংখ্যাটি { $least } থেকে { $limit }-এর মধ্যে নয়
cli-no-scores = { $input } স্কোরের তালিকা নয়, যেমন { "18,18" }
cli-no-number = { $input } সংখ্যা নয়
cli-unknown-argument = অচেনা আর্গুমেন্ট: { $part }
cli-required = এই আর্গুমেন্টগুলো লাগবে: { $part }
cli-expected-one = একটি আর্গুমেন্ট লাগবে
cli-expected-at-most-one = বড়জোর একটি আর্গুমেন্ট দেওয়া যায়
cli-expected-some = অন্তত একটি আর্গুমেন্ট লাগবে
cli-takes-none = এখানে আর্গুমেন্ট লাগে না: { $input }
cli-invalid-choice = ভুল পছন্দ: { $input } (বেছে নিন: { $part })
cli-invalid-choice-but = ভুল পছন্দ: { $input }; { $near } বলতে চেয়েছেন কি?
cli-ambiguous-option = অস্পষ্ট বিকল্প: { $option } বলতে বোঝাতে পারে { $part }
