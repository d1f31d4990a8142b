# প্রথম পাতা, বন্ধুদের সঙ্গে টেবিল, লবি।

web-what-to-play = কী খেলবেন?
web-home-lead = ঐতিহ্যবাহী তাসের খেলা, নানা এলাকার নানা ধরন। বিনা খরচে, নিবন্ধন ছাড়াই; ম্যাচ ছাড়া জেতার আর কিছু নেই।
web-home-foot = অ্যাকাউন্ট লাগে না, বিজ্ঞাপন নেই, টাকার খেলা নয়। প্রতিটি দান পরে যাচাই করা যায়।
web-home-play = খেলুন
web-home-play-game = { $game } খেলুন
web-home-play-now = এখনই খেলুন
web-home-friends = বন্ধুদের সঙ্গে
web-home-join = কোড দিয়ে যোগ দিন
web-home-lobby = খোলা টেবিল
web-home-forms = { $number }টি ধরন
web-home-forms-of = { $game }: { $number }টি ধরন
web-home-players = { $number } জন খেলোয়াড়
web-home-minutes = { $number } মিনিট
web-find = নাম দিয়ে খেলা খুঁজুন
web-find-found = { $number ->
        [0] এই নামে কোনো খেলা নেই।
        [one] একটি খেলা
       *[other] { $number }টি খেলা
    }
web-home-which-form = { $game }: কোন ধরন?
web-home-how-many = খেলোয়াড়
web-home-sides = চারজনের খেলা
web-home-pairs = জুটি বেঁধে
web-home-alone = যে যার মতো একা
web-home-strength = বটদের দক্ষতা
web-home-levels = স্তর
web-home-characters = স্বভাব
web-home-brought = এই সার্ভারের বট
web-home-fits = বটের বিপক্ষে আপনার ম্যাচের ফলাফল দেখে এটি ঠিক হয়, তাস দেখে কখনো নয়। এখন এর মান { $place }, যেখানে ০ মানে নতুন, ০.৫ ক্লাব আর ১ ওস্তাদ।
web-home-rules = নিয়ম
web-home-read = পড়ুন
web-home-change = বদলান
web-home-changed = { $number }টি নিয়ম বদলেছে
web-home-house-rules = সাধারণ নিয়মে ফিরুন
web-home-choose-this = এই ধরন

## নিয়মের বিকল্প

web-options-of = { $form }: নিয়মের বিকল্প
web-options-intro = এগুলো সাধারণ নিয়ম। যা খুশি বদলান; যেগুলো একসঙ্গে চলে না, নিচে লেখা থাকবে।
web-options-changed = বদলেছে
web-options-house = সাধারণত: { $value }।
web-options-back = ফেরত নিন
web-options-reset = সাধারণ মানে ফেরান: { $option }
web-options-all = এখানে কাজে লাগে না এমন আরও { $number }টি দেখান
web-options-fewer = শুধু যেগুলো কাজে লাগে সেগুলো দেখান
web-options-done = হয়েছে

## চলতি টেবিল

web-tables-go-on = চালিয়ে যান
web-home-last = আপনার শেষ ম্যাচ
web-home-last-again = { $game }: আবার খেলুন
web-tables-mine = আপনার টেবিল
web-tables-your-turn = আপনার পালা
web-tables-with = সঙ্গে { $names }
web-tables-bots = { $number }টি বটের বিপক্ষে
web-tables-full = সবাই এসে গেছেন
web-tables-leave = { $game }: এই টেবিল ছেড়ে যান
web-tables-leave-now = ছেড়ে যান
web-tables-more = আরও { $number }টি টেবিল
web-tables-fewer = কম দেখান

## নতুন টেবিল

web-new = বন্ধুদের সঙ্গে খেলুন
web-new-game = খেলা
web-new-other-form = অন্য ধরন
web-new-clock = ঘড়ি
web-clock-none = নেই
web-clock-brisk = চালপ্রতি ৩০ সেকেন্ড, বাড়তি ২ মিনিট
web-clock-calm = চালপ্রতি ১ মিনিট, বাড়তি ১০ মিনিট
web-clock-day = চালপ্রতি এক দিন
web-clock-days = চালপ্রতি তিন দিন
web-new-listed = সবার জন্য খোলা
    .says = টেবিলটি খোলা টেবিলের তালিকায় দেখা যায়।
web-new-rated = রেটিংয়ের ম্যাচ
    .says = সেরাদের তালিকায় গোনা হয়; শুধু মানুষ, ঘড়ি ধরে, চাল ফেরত নেই।
web-new-undo = চাল ফেরত নেওয়া
    .says = যদি সবাই রাজি থাকেন আর কেউ নতুন তাস দেখে না ফেলেন।
web-new-chat = খোলা আলাপ
    .says = না হলে শুধু তৈরি কথা।
web-new-open = টেবিল খুলুন

## আসন ভরা

web-seating = আসন
web-seating-invite = এই লিংক যাঁর কাছে আছে, তিনিই বসতে পারেন।
web-seating-named = এই লিংকের প্রিভিউতে আমার নাম দেখান
web-seating-copy = লিংক কপি করুন
web-seating-copied = কপি হয়েছে
web-seating-share = শেয়ার করুন
web-seating-qr = লিংকের QR কোড
web-seating-local = এই ঠিকানা শুধু এই কম্পিউটারেই চলে। অন্যরাও যাতে আসতে পারেন, সেজন্য { $command } দিয়ে Virado চালু করুন আর আপনার নেটওয়ার্কে এই কম্পিউটারের ঠিকানা দিন।
web-free-seats = { $number }টি আসন খালি
web-seating-pair = { $pair ->
        [1] প্রথম জুটি
       *[2] দ্বিতীয় জুটি
    }
web-seating-free = খালি আসন
web-seating-owner = টেবিল খুলেছেন
web-seating-bot = বট, { $level }
web-seating-away = একটু বাইরে
web-seating-sit = বসুন
web-seating-sit-at = আসন { $number }: বসুন
web-seating-add-bot = বট
web-seating-add-bot-at = আসন { $number }: বট বসান
web-seating-bots-rest = { $number ->
        [1] খালি আসনে বট বসান
       *[other] খালি { $number }টি আসনে বট বসান
    }
web-seating-send-away = আসন { $number }: বট সরান
web-seating-leave = আসন { $number }: ছেড়ে দিন
web-seating-more = আসন { $number }: আরও
web-seating-move = বরং এখানে বসুন
web-seating-also = এই আসনেও খেলুন, এই ডিভাইসেই
web-seating-start = ম্যাচ শুরু করুন
web-seating-missing = এখনও { $number }টি আসন খালি।
web-seating-ready = সবাই এসে গেছেন।
web-seating-owner-deals = সবাই এলে { $name } তাস বাঁটবেন।
web-seating-shuffling = তাস ফেটানো হচ্ছে; বাকি আছেন: { $names }।
web-seating-not-seated = একটি আসন বেছে নিন, কিংবা খেলা দেখুন।
web-seating-all-taken = সব আসন ভরে গেছে; আপনি খেলা দেখতে পারেন।
web-seating-came = { $name } এসে বসেছেন।
web-seating-went = { $name } টেবিল ছেড়ে গেছেন।
web-seating-renamed = { $before } নাম বদলেছেন, নতুন নাম { $name }।
web-seating-rated = রেটিংয়ের ম্যাচ
web-seating-unrated = রেটিং ছাড়া
web-seating-clock = { $minutes ->
        [0] চালপ্রতি { $seconds } সেকেন্ড
       *[other] চালপ্রতি { $seconds } সেকেন্ড, বাড়তি { $minutes } মিনিট
    }
web-seating-days = চালপ্রতি { $number } দিন
web-seating-no-clock = ঘড়ি নেই
web-seating-undo = সবাই রাজি থাকলে চাল ফেরত
web-seating-no-undo = চাল ফেরত নেই
web-seating-no-chat = শুধু তৈরি কথা
web-seating-levels = নতুন বটদের দক্ষতা

## লবি

web-lobby-title = খোলা টেবিল
web-lobby-empty = কেউ অপেক্ষায় নেই। এখনই বটের সঙ্গে খেলুন, কিংবা কাউকে লিংক পাঠান।
web-lobby-quick = এখনই কারও সঙ্গে খেলুন
web-lobby-quick-says = যাঁরা একই খেলা চান, তাঁদের সঙ্গে আপনাকে মিলিয়ে দেওয়া হয়। এখন কেউ না থাকলে আপনার টেবিল খোলা টেবিলের তালিকায় ওঠে।
web-lobby-quick-go = টেবিল খুঁজুন
web-lobby-sit = টেবিলে যান
web-lobby-taken = { $all }টির মধ্যে { $taken }টি আসন ভরা
web-lobby-rated = রেটিংয়ের ম্যাচ
web-lobby-waiting = যাঁরা অপেক্ষায় আছেন
web-lobby-bots = এখনই বটের সঙ্গে খেলুন
web-lobby-link = লিংক পাঠান

web-join-label = টেবিলের লিংক বা কোড
web-join-go = যোগ দিন
web-join-no-table = এই ঠিকানায় কোনো টেবিল নেই।
web-join-unread = এটি টেবিলের লিংকও নয়, কোডও নয়।
web-code-say = কিংবা এই কোডটি বলুন:
web-code-spelled = কোড: { $letters }
web-code-renew = এই কোড বাতিল করে নতুন কোড নিন
web-code-title = কোডের টেবিল
web-code-taken = আসনে একজন আছেন
web-code-full = সব আসন ভরে গেছে।
web-new-score = দান শেষে
web-new-score-all = সবার জন্য অপেক্ষা
web-new-score-minute = বড়জোর এক মিনিট অপেক্ষা
web-new-score-half = বড়জোর আধ মিনিট অপেক্ষা
web-new-score-none = কারও জন্য অপেক্ষা নয়
web-new-absence = কারও সাড়া না পেলে
web-new-absence-ask = অন্য খেলোয়াড়দের জিজ্ঞেস করা
web-new-absence-bot = এক মিনিট পরে বট খেলে দেন
web-new-absence-wait = অপেক্ষা
web-new-hints = ইঙ্গিত ও কোচ
    .says = বসলেই ধরে নেওয়া হয়, খেলোয়াড় এতে রাজি।
web-seating-score = সবাই পরের দানের জন্য তৈরি না হওয়া পর্যন্ত দানের স্কোর দেখানো থাকে
web-seating-score-for = দানের স্কোর বড়জোর { $seconds } সেকেন্ড দেখানো থাকে
web-seating-absence-ask = কারও সাড়া না পেলে অন্যদের জিজ্ঞেস করা হয়
web-seating-absence-bot = কারও সাড়া না পেলে বট খেলে দেন
web-seating-absence-wait = কারও সাড়া না পেলে ম্যাচ থেমে থাকে
web-seating-hints = ইঙ্গিত ও কোচ চলবে: যিনি বসেন, তিনি এতে রাজি
web-seating-no-hints = মানুষের বিপক্ষে ইঙ্গিত চলবে না
web-home-more-forms = আরও ধরন নিচে
