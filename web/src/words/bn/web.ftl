# টেবিলের সব পাতায় যা লেখা থাকে।

web-close = বন্ধ করুন
web-back = ফিরে যান
web-try-again = আবার চেষ্টা করুন
web-copy-failed = আপনার ব্রাউজার কপি করতে দেয়নি। চিহ্নিত লেখাটি নিজে কপি করে নিন।
web-page-not-loaded = এই পাতা খোলা গেল না।
web-page-not-shown = Virado এই পাতা দেখাতে পারল না। আপনার অ্যাকাউন্ট ও ম্যাচগুলোর কিছু হয়নি।
web-reload = আবার লোড করুন
web-forget-settings = এই ব্রাউজারের সেটিংস মুছে ফেলুন
web-browser-too-old = এই ব্রাউজার Virado-র জন্য বেশি পুরোনো। লাগবে Chrome বা Edge { $chrome }, Safari { $safari }, Firefox { $firefox } বা আরও নতুন কিছু।
web-needs-scripts = Virado চালাতে JavaScript লাগে।
web-you = আপনি
web-practice = অনুশীলন, হিসাবে ধরা হয় না
web-somebody = কেউ একজন
web-guest = অতিথি { $number }
web-description = ঐতিহ্যবাহী তাসের খেলা, এলাকাভেদে যত ধরন আছে সব – বন্ধুদের সঙ্গে বা বটের বিপক্ষে। বিনা খরচে, নিবন্ধন ছাড়াই।
web-seat-empty = খালি আসন
web-on = চালু
web-off = বন্ধ
web-to-start = Virado, প্রথম পাতা
web-bar-pages = পাতা
web-language = ভাষা
web-language-instead = এই পাতা এখনও { $wanted } ভাষায় নেই; দেখানো হচ্ছে { $language } ভাষায়।
web-language-unread = এখনও কোনো মাতৃভাষী পড়ে দেখেননি: { $names }।
web-settings = সেটিংস
web-lobby = খোলা টেবিল
web-people = আপনি ও অন্যরা
web-privacy = গোপনীয়তা
web-unreachable = Virado-র সঙ্গে যোগাযোগ করা যাচ্ছে না।
    .says = এই ডিভাইসে রাখা রেকর্ড আর নিয়ম এখানেই আছে।
web-problem-status = সার্ভার অপ্রত্যাশিত উত্তর দিয়েছে ({ $number })।
web-comma = { ", " }

web-house = অ্যাডমিনদের কাছ থেকে
web-house-closed = একজন অ্যাডমিন এই টেবিল বন্ধ করে দিয়েছেন: { $reason }
web-house-read-only = সার্ভারে রক্ষণাবেক্ষণ চলছে, এখন কোনো চাল নেওয়া হচ্ছে না। সব ঘড়ি থেমে আছে, কিছুই হারাবে না।
web-house-leave = প্রথম পাতায় যান
web-house-read = বুঝেছি

web-name = আপনার নাম
web-name-now = আপনার নাম:
web-name-change = { $name }: নাম বদলান
web-name-keep = সংরক্ষণ

web-level-beginner = নতুন
web-level-club = ক্লাব
web-level-expert = ওস্তাদ
web-level-careful = সাবধানী
    .about = চাল দেওয়ার আগে দেখেন, অন্যদের জন্য কী থেকে যাচ্ছে।
web-level-builder = কারিগর
    .about = বিল্ড করতে আর বিল্ড বাড়িয়ে নিতে ভালোবাসেন।
web-level-taker = সংগ্রাহক
    .about = বিল্ড না করে টেবিলে যা আছে তুলে নেন।
web-level-bold = সাহসী
    .about = অন্যদের চেয়ে কম তাসেই ডাক দেন ও খেলায় থাকেন।
web-level-opener = শুরুতেই জোর
    .about = প্রথম গ্রুপ শক্তিশালী করতে পয়েন্ট ছেড়ে দেন।
web-level-even = সমান তালে
    .about = কোনো গ্রুপ যেন একেবারে দুর্বল না হয়, তার জন্য পয়েন্ট ছেড়ে দেন।
# সরল খেলোয়াড়, কোনো প্রোগ্রাম যাঁদের আসনে বসাতে পারে।
web-level-greedy = লোভী
web-level-random = এলোমেলো
web-level-fit = আপনার সমান
web-level-fit-at = আপনার সমান, { $place }

web-setting-digits = সংখ্যার অঙ্ক
web-setting-theme = থিম
web-theme-system = ডিভাইসে যেমন
web-theme-light = হালকা
web-theme-dark = গাঢ়
web-setting-cards = তাস ও টেবিলের কাপড়
web-setting-deck = তাসের চিহ্নের রং
web-deck-two = দুই রঙা
web-deck-four = চার রঙা
web-setting-pattern = তাসের চিহ্ন
web-pattern-french = ফরাসি
web-pattern-german = জার্মান
web-pattern-hungarian = হাঙ্গেরীয়
web-pattern-rook = রুক তাস
web-pattern-where = { $pattern }: { $forms }।
web-setting-indices = কোণের অক্ষর
web-setting-index-size = অক্ষরের আকার
web-index-usual = সাধারণ
web-index-large = বড়
web-setting-back = তাসের পিঠ
web-back-lattice = লাল
web-back-blue = নীল
web-back-stars = তারা
web-back-scales = আঁশ
web-setting-cloth = টেবিলের কাপড়
web-cloth-sage = সবুজ
web-cloth-blue = নীল
web-cloth-sand = বালি
web-cloth-rose = গোলাপি
web-setting-sound = শব্দ
web-sound-soft = মৃদু
web-setting-speed = তাসের গতি
web-speed-none = নেই
web-speed-brisk = দ্রুত
web-speed-house = স্বাভাবিক
web-speed-slow = ধীর
web-setting-pace = বটদের গতি
    .says = টেবিলে অন্য মানুষ থাকলে সবচেয়ে ধীর পছন্দটিই চলে। “আমার জন্য অপেক্ষা” চলে শুধু ঘড়ি ছাড়া ম্যাচে: আপনি চাইলে তবেই পরের চাল দেখানো হয়।
web-pace-slow = ধীর
web-pace-normal = স্বাভাবিক
web-pace-quick = দ্রুত
web-pace-wait = আমার জন্য অপেক্ষা
web-setting-confirm = চাল নিশ্চিত করা
    .says = দ্বিতীয়বার ট্যাপ করলে তবেই চাল হয়।
web-setting-one-tap = এক ট্যাপে তাস খেলা
    .says = পিটের খেলায় যে তাসে একটিই চাল সম্ভব, সেটি ট্যাপ করলেই খেলা হয়ে যায়
web-setting-light = সম্ভাব্য চাল দেখানো
    .says = এখন যেসব তাস খেলা যায়, আর বেছে নেওয়া তাস যা তুলতে পারে, সেগুলো আলাদা করে চোখে পড়ে।
web-setting-coach = কোচ
    .says = ক্লাবের একজন খেলোয়াড় কী দেখতেন আর কেন, তা দেখায়। ফলাফলে তখন লেখা থাকে, আপনি ইঙ্গিত নিয়েছেন।
web-setting-turns = আমার পালা এলে জানান
    .says = যখন এই পাতা চোখের সামনে নেই। ব্রাউজার আগে আপনার অনুমতি চাইবে।
web-setting-turns-refused = আপনার ব্রাউজার এই পাতার বিজ্ঞপ্তি আটকে দেয়। ব্রাউজারের সেটিংসে তা বদলানো যায়।
web-turns-offer = আপনার পালা এলে কি জানিয়ে দেব?
web-turns-yes = হ্যাঁ, জানান
web-turns-no = না, ধন্যবাদ
web-setting-kept = এই সেটিংস শুধু এই ডিভাইসেই থাকে।
web-wrong-word = কোনো শব্দ ভুল?
web-wrong-word-seen = শব্দ বা বাক্যটি, যেমন দেখছেন
web-wrong-word-should = কেমন হওয়া উচিত (না লিখলেও চলে)
web-wrong-word-says = এই সার্ভারের অ্যাডমিনরা এটি পাবেন, সঙ্গে ভাষা, পাতার ধরন আর খেলার নাম – আপনার নাম ছাড়া। { $number ->
        [0] নিজেরা না মোছা পর্যন্ত তাঁরা এটি রাখেন।
       *[other] তাঁরা এটি বড়জোর { $number } দিন রাখেন।
    }
web-wrong-word-no-server = এই পাতার কোনো সার্ভার নেই। রিপোর্টটি কপি করে পাতাটি যিনি প্রকাশ করেছেন তাঁকে পাঠান।
web-wrong-word-off = এই সার্ভার শব্দের ভুলের রিপোর্ট নেয় না। রিপোর্টটি কপি করে সার্ভারটি যিনি চালান তাঁকে পাঠান।
web-wrong-word-send = শব্দটির কথা জানান
web-wrong-word-sent = জানানো হলো। ধন্যবাদ।
web-wrong-word-copy = রিপোর্ট কপি করুন

card-rook-spoken = { $suit ->
        [b] কালো
        [r] লাল
        [g] সবুজ
       *[y] হলুদ
    } { $rank }
