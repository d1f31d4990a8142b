# সব টেবিলের কাঠামো।

web-your-turn = আপনার পালা
web-your-hand = আপনার হাত
web-others = অন্যরা
web-choices = আপনি যা করতে পারেন
web-choose-card = একটি তাস বেছে নিন।
web-no-move-together = এই তাসগুলো দিয়ে একসঙ্গে কোনো চাল হয় না।
web-waiting-for = { $name } ভাবছেন।
web-more-choices = আরও { $number }টি আছে: টেবিলের যে তাসগুলো চান, সেগুলোতে ট্যাপ করুন।
web-more-than-listed = সব লিখে দেখানো যায় না: টেবিলের যে তাসগুলো চান, সেগুলোতে ট্যাপ করুন।
web-play-it = খেলুন
web-show-again = আপনার শেষ চালের পর যা ঘটেছে, আবার দেখুন
web-show = দেখান
web-why-rule = নিয়ম { $rule }
web-to-home = প্রথম পাতায়
web-rules = নিয়ম
web-score = স্কোর
web-score-sheet = স্কোরের খাতা
web-deal-score = গত দানের স্কোর
web-beside = টেবিলের পাশে
web-menu = মেনু
web-menu-unread = মেনু, { $number }টি নতুন বার্তা
web-sheet-score = স্কোর
web-sheet-moves = চাল
web-sheet-chat = চ্যাট
web-sheet-rules = নিয়ম
web-sheet-menu = মেনু
web-sheet-keys = কিবোর্ড
web-sheet-spoken = এ পর্যন্ত যা বলা হয়েছে
web-spoken-of = যা বলা হয়েছে
web-spoken-game = খেলা
web-spoken-chat = চ্যাট
web-spoken-system = পাতা
web-spoken-nothing = এখনও কিছু বলা হয়নি।
web-moves-deal = দান { $number }
web-sound-on = শব্দ চালু করুন
web-sound-off = শব্দ বন্ধ করুন
web-line-lost = সংযোগ কেটে গেছে। আবার যোগ করা হচ্ছে।
web-line-lost-kept = সংযোগ কেটে গেছে। আপনার আসন রাখা আছে: { $time }।
web-line-back = { $number ->
        [0] সংযোগ ফিরেছে। এর মধ্যে কিছু হয়নি।
       *[other] সংযোগ ফিরেছে। এর মধ্যে { $number }টি চাল হয়েছে।
    }
web-bot-played = একজন বট আপনার হয়ে { $number }টি চাল দিয়েছেন।
web-under-way = পাঠানো হয়েছে। সার্ভারের অপেক্ষায়।
web-waits-for-line = সংযোগ ফিরলে এটি করা যাবে।
web-laying = তাস সাজানো হচ্ছে
web-dealer = ডিলার
web-dealer-letter = ডি
web-cards = { $number }টি তাস
web-seat-thinking = ভাবছেন
web-seat-partner = আপনার সঙ্গী
web-seat-line-lost = সংযোগ নেই, { $time }
web-seat-bot-plays = বট খেলছেন
web-seat-stand-in = বদলে চাল দিয়েছেন { $level }
web-seat-clock = বাকি সময়
web-counterclockwise = ঘড়ির কাঁটার উল্টো দিকে
web-hint = ইঙ্গিত
web-hint-thinking = ভালো একটি চাল খোঁজা হচ্ছে।
web-undo = ফেরত নিন
web-undo-you-ask = আপনি চাল ফেরত নিতে চেয়েছেন।
web-undo-asks = { $name } একটি চাল ফেরত নিতে চান।
web-undo-agrees = { $who ->
        [you] আপনি রাজি
       *[other] { $name } রাজি
    }
web-undo-is-asked = { $name } এখনও উত্তর দেননি
web-undo-withdraw = অনুরোধ তুলে নিন
web-undo-allow = রাজি
web-no = না
web-switch-on = চালু
web-switch-off = বন্ধ
web-pause = বিরতি
web-go-on = চালিয়ে যান
web-paused = ম্যাচে বিরতি। সব ঘড়ি থেমে আছে।
web-watching = আপনি খেলা দেখছেন।
web-watched = { $number } জন দেখছেন
web-take-seat = আসন { $number }: বসুন
web-leave = চলে যান
web-leave-what = আপনি আসনটি পুরোপুরি ছেড়ে দিচ্ছেন। আপনার জায়গায় বট খেলবেন।
web-stay = থাকুন
web-menu-sound = শব্দ
web-menu-coach = কোচ
web-menu-confirm = প্রতিটি চাল নিশ্চিত করা
web-menu-one-tap = এক ট্যাপেই তাস খেলা
web-menu-tempo = তাসের গতি
web-tap-again = বা তাসটিতে আবার চাপ দিন
web-key-along = আগের বা পরের তাসে যান
web-key-across = হাত, টেবিল আর চালের তালিকার মধ্যে যাওয়া-আসা করুন
web-key-space = তাসটি তুলে ধরুন; আবার চাপলে, একটিই চাল সম্ভব হলে, খেলুন
web-key-digits = এই নম্বরের চাল দিন
web-key-enter = বেছে নিন, বা নিশ্চিত করুন
web-key-escape = বাছাই বাতিল করুন
web-key-hint = ইঙ্গিত
web-key-undo = চাল ফেরত চান
web-key-last = আপনার শেষ চালের পর যা ঘটেছে, আবার দেখুন
web-key-next = অন্য খেলোয়াড়ের পরের চাল দেখুন, যদি গতি আপনার জন্য অপেক্ষা করে
web-key-score = স্কোরের খাতা
web-key-turn = কার পালা
web-key-cards = আপনার তাস
web-key-tell = টেবিলে কী আছে, পড়ে শোনান
web-key-trump = তুরুপ
web-key-points = পয়েন্ট
web-key-taken = কে কী তুলেছেন
web-key-move = শেষ চাল
web-key-spoken = এ পর্যন্ত যা যা বলা হয়েছে
web-key-rules = এখন যে নিয়ম খাটে, তা খুলুন
web-match-over = ম্যাচ শেষ
web-over-won = { $who ->
    [you] আপনি জিতেছেন
    [one] { $names } জিতেছেন
    [side] { $names } জিতেছেন
   *[several] জয়ী: { $names }
}
web-winner = জয়ী
web-back-to-replay = রিপ্লেতে ফিরুন
web-rematch = আবার খেলুন
web-rematch-wanted = { $name } আবার খেলতে চান।
web-rematch-waits = যাঁদের অপেক্ষায়: { $names }।
web-rematch-without = অপেক্ষা না করে এগিয়ে যান
web-rematch-without-what = পরের টেবিলে তাঁদের আসন খালি থাকবে: তাঁরা আমন্ত্রণ পাবেন, আর আসনগুলোতে বটও বসতে পারেন।
web-next-table = পরের টেবিলে যান
web-check-deal = তাস বাঁটা যাচাই করুন
web-hand-over = ডিভাইসটি { INFLECT($name, case: "object") } দিন।
web-hand-over-ready = আমি { $name }: আমার তাস দেখান
web-chat-nothing = এখনও কোনো বার্তা নেই।
web-chat-says = { $name } বলছেন: { $text }
web-chat-phrases = তৈরি কথা
web-chat-text = কিছু বলুন
web-chat-send = পাঠান
web-chat-mute = { INFLECT($name, case: "genitive") } বার্তা লুকান
web-chat-unmute = { INFLECT($name, case: "genitive") } বার্তা আবার দেখান
web-report = খেলোয়াড়ের নামে অভিযোগ
web-report-whom = কার নামে?
web-report-what = কী নিয়ে?
web-report-insult = গালাগালি
web-report-name = আপত্তিকর নাম
web-report-cheating = খেলায় প্রতারণা
web-report-stalling = ইচ্ছে করে দেরি
web-report-spam = বিজ্ঞাপন
web-report-other = অন্য কিছু
web-report-text = কী হয়েছিল? (না লিখলেও চলে)
web-report-says = এই সার্ভারের অ্যাডমিনরা আপনার অভিযোগ, ম্যাচটি আর চ্যাটের শেষ বার্তাগুলো দেখবেন। টেবিলের কাউকে জানানো হবে না।
web-report-send = অভিযোগ পাঠান
web-report-sent = অভিযোগ পাঠানো হয়েছে। ধন্যবাদ।
web-phrase-hello = হ্যালো
web-phrase-thanks = ধন্যবাদ
web-phrase-well-played = দারুণ খেলেছেন
web-phrase-good-game = ভালো খেলা হলো
web-phrase-sorry = দুঃখিত
web-phrase-moment = একটু দাঁড়ান
web-phrase-your-turn = আপনার পালা
web-phrase-again = আরেক ম্যাচ হবে?
web-phrase-goodbye = আসি, দেখা হবে
web-aloud-turn = আপনার পালা। { $number }টি তাস: { $cards }।
web-aloud-turn-only = আপনার পালা।
web-aloud-turn-soon = যে চালগুলো দেখানো হচ্ছে, তার পরেই আপনার পালা।
web-aloud-choice = { $result ->
        [none] { $number }: { $title }।
       *[other] { $number }: { $title }, { $result }।
    }
web-aloud-table = টেবিলে আছে: { $items }।
# The cards on the table when a deal begins.
web-aloud-laid = টেবিল: { $items }।
web-aloud-empty = টেবিল খালি।
web-aloud-seat = { $name }: { $cards }টি তাস, স্কোর { $score }।
web-aloud-cards = { $number }টি তাস: { $cards }।
web-aloud-covered = { $number ->
        [0] আপনার হাতে কোনো তাস নেই।
       *[other] { $number }টি তাস, উপুড় করা।
    }
web-aloud-partner = আপনার সঙ্গী { $name }।
web-aloud-scores = স্কোর: { $items }।
# What brought each side its points of a deal.
web-aloud-reasons = বিস্তারিত: { $items }
web-aloud-side = { $names }: { $fact }।
web-aloud-none = এই খেলায় তা নেই।
web-aloud-no-move = এখনও কিছু ঘটেনি।
web-aloud-not-begun = ম্যাচ এখনও শুরু হয়নি।
web-aloud-refused = { $rule ->
        [none] হবে না: { $message }।
       *[other] হবে না: { $message }। নিয়ম { $rule }।
    }
web-next-deal = পরের দান
web-next-until = পরের দান শুরু হতে বড়জোর
web-next-gone = ম্যাচ এগিয়ে গেছে, আপনার ঘড়ি চলছে।
web-next-all = আরও যাঁরা এখনও দেখছেন: { $names }
web-next-waits = এখনও স্কোর দেখছেন: { $names }
web-last-cards = শেষ তাসগুলো আবার দেখান
web-absent = { INFLECT($name, case: "object") } পাওয়া যাচ্ছে না।
web-absent-wait = অপেক্ষা করুন
web-absent-bot = বটকে খেলতে দিন
web-absent-end = ম্যাচ শেষ করুন
web-absent-says = { $name }: { $choice }
web-seat-away = পাওয়া যাচ্ছে না
web-bot-undo = বটের চালগুলো ফেরত নিন
web-look-at-table = টেবিল দেখুন
web-result = ফলাফল
web-next-move = পরের চাল
web-again = আপনার শেষ চালের পর
web-again-stop = থামুন
web-hints-used = ইঙ্গিত নিয়েছেন: { $names }

## কোন হাত জেতে

web-which = কোন হাত জেতে?
web-which-says = আসল তাসের জন্য: তাসে টোকা দিন বা নাম লিখুন।
web-which-game = খেলা
web-which-typed = তাস লিখুন, যেমন { "Kh 10s" } বা হরতনের সাহেব
web-which-add = যোগ করুন
web-which-remove = { $card } সরান
web-which-clear = সব সরান
web-which-moves = এখানে চলে
web-which-more = আরও থাকতে পারে।
web-which-answer = বিচারক
web-which-count = { $most }টির মধ্যে { $number }টি
web-which-heard = { $title }: { $cards }
web-which-wins = জিতেছে
