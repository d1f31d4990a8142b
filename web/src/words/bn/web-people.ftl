# কে, কী খেলেছেন, কী রাখা হয়।

web-people-me = আপনি
web-people-guest = এই ব্রাউজারে আপনি অতিথি হয়ে খেলছেন। অ্যাকাউন্ট থাকলে যেকোনো ডিভাইসে খেলতে পারবেন; লাগে শুধু একটি নাম আর পাসওয়ার্ড।
web-people-account = অ্যাকাউন্ট
web-people-make = অ্যাকাউন্ট খুলুন
web-people-sign-in = সাইন ইন
web-people-sign-out = সাইন আউট
web-people-signed-in = আপনি { $account } নামে সাইন ইন করে আছেন।
web-people-name = ব্যবহারকারীর নাম
web-people-password = পাসওয়ার্ড
web-people-make-says = কমপক্ষে আটটি অক্ষর। পাসওয়ার্ড ভুলে গেলে কাজে লাগবে এমন একটি কোড পাবেন, সেটি লিখে রাখবেন।
web-people-sign-in-says = এই ব্রাউজারে অতিথি হয়ে যেসব ম্যাচ খেলেছেন, সেগুলো সেই অতিথির নামেই থাকবে।
web-people-recover = পাসওয়ার্ড ভুলে গেছেন?
web-people-recover-says = অ্যাকাউন্ট খোলার সময় যে কোড লিখে রেখেছিলেন, সেটি দিয়ে। অন্য সব ব্রাউজার থেকে সাইন আউট হয়ে যাবে।
web-people-recovery-code = রিকভারি কোড
web-people-new-password = নতুন পাসওয়ার্ড
web-people-recovery-says = কোডটি লিখে রাখুন: পাসওয়ার্ড ভুলে গেলে এটি দিয়ে নতুন পাসওয়ার্ড দিতে পারবেন। এটি একবারই দেখানো হয়।
web-people-recovery-copy = কপি
web-people-recovery-done = লিখে রেখেছি

web-people-played = আপনার ফলাফল
web-people-nothing-played = এখনও কিছু নেই। শেষ হওয়া ম্যাচ এখানে দেখা যাবে।
web-people-form = ধরন
web-people-matches = ম্যাচ
web-people-won = জয়
web-people-expected = প্রত্যাশিত
    .says = গড়পড়তা একজন খেলোয়াড় এই ম্যাচগুলোর কতটি জিততেন
web-people-points = পয়েন্ট
web-people-rating = { $game }: { $rating }, রেটিংয়ের { $number }টি ম্যাচের পরে
web-people-leaders = সেরাদের তালিকা
web-people-who = খেলোয়াড়
web-people-worth = রেটিং
    .says = রেটিংয়ের ম্যাচ থেকে দক্ষতার একটু কমিয়ে ধরা হিসাব
web-people-no-leaders = এই খেলায় এখনও কেউ রেটিংয়ের কোনো ম্যাচ শেষ করেননি।

web-kept = আপনার তথ্য
web-kept-says = আপনার নাম, আসন, চাল, টেবিলের আলাপ আর ফলাফল। আপনার আর কোনো কাজের হিসাব রাখা হয় না।
web-kept-privacy = কী রাখা হয়, কে দেখতে পান, কত দিন
web-people-admin = সার্ভার পরিচালনা
web-kept-export = আপনার তথ্য নিয়ে নিন
    .says = সবকিছু একটি JSON ফাইলে।
web-kept-export-do = সংরক্ষণ
web-kept-taken = সংরক্ষণ হয়েছে।
web-kept-token = আপনার নিজের প্রোগ্রামের জন্য
    .says = টোকেন দিয়ে কোনো প্রোগ্রাম আপনার নামে খেলতে পারে। অ্যাকাউন্ট খুললে, পাসওয়ার্ড বদলালে বা একবারের কোড চালু করলে সব টোকেন বাতিল হয়ে যায়।
web-kept-token-make = টোকেন বানান
web-kept-token-once = এটি একবারই দেখানো হয়। পাসওয়ার্ডের মতো সাবধানে রাখুন।
web-kept-token-copy = টোকেন কপি করুন
web-kept-token-drop = সব টোকেন বাতিল করুন
web-kept-token-drop-sure = বাতিল করুন: প্রোগ্রামগুলো সঙ্গে সঙ্গে থেমে যাবে
web-kept-dropped = সব টোকেন বাতিল হয়েছে।
web-kept-delete = আপনার অ্যাকাউন্ট মুছুন
    .says = আপনার নাম, অ্যাকাউন্ট, ফলাফল ও রেটিং চিরতরে মুছে যাবে। যেসব টেবিলে অন্যরাও খেলেছেন, সেখানে একটি ফাঁকা নাম থেকে যাবে।
web-kept-delete-do = সব মুছুন
web-kept-delete-sure = হ্যাঁ, এখনই সব মুছুন
web-kept-deleted = সব মুছে গেছে। আপনি এখন নতুন অতিথি।
web-saved-open = সার্ভার ছাড়া পাতার ম্যাচ
    .says = সার্ভার ছাড়া পাতা তার ম্যাচগুলো একটি ফাইলে সংরক্ষণ করে। সেই ফাইল এখানে খুললে ম্যাচগুলো আপনার ম্যাচের সঙ্গে যোগ হবে, তবে রেটিং ছাড়া।
web-saved-choose = ফাইল খুলুন
web-saved-opening = ম্যাচ { $done }, মোট { $total }
web-saved-opened = { $added ->
        [0] নতুন কোনো ম্যাচ নেই।
       *[other] { $added }টি ম্যাচ যোগ হয়েছে।
    } { $present ->
        [0] { "" }
       *[other] { $present }টি আগে থেকেই ছিল।
    } { $refused ->
        [0] { "" }
       *[other] { $refused }টি পড়া যায়নি।
    }
web-saved-unknown = এই ফাইল সার্ভার ছাড়া কোনো পাতার সংরক্ষণ করা নয়।
web-saved-failed = { $total }টি ম্যাচের মধ্যে শুধু { $done }টি খোলা গেছে। আবার চেষ্টা করুন; কোনোটিই দুবার যোগ হবে না।

web-factor = একবারের কোড
web-factor-says = পাসওয়ার্ডের পরে ফোনের একটি অ্যাপে দেখানো কোড দেবেন। কোডটি আধ মিনিট পরপর বদলায়, তাই শুধু পাসওয়ার্ড চুরি করে কারও লাভ নেই।
web-factor-on-says = সাইন ইন করার সময় প্রতিবার কোড দেবেন। ডিভাইস হারিয়ে গেলে রিকভারি কোড দিয়ে ঢুকতে পারবেন, তখন এটি বন্ধ হয়ে যাবে।
web-factor-set-up = সেট আপ করুন
web-factor-next = চালিয়ে যান
web-factor-scan = একবারের কোডের কোনো অ্যাপ দিয়ে এটি স্ক্যান করুন, কিংবা চাবিটি অ্যাপে লিখুন। তারপর অ্যাপ যে কোড দেখায়, সেটি এখানে দিন।
web-factor-qr = অ্যাপের জন্য QR কোড
web-factor-key = চাবি
web-factor-code = একবারের কোড
web-factor-on = চালু করুন
web-factor-off = বন্ধ করুন
web-factor-turned-on = এখন থেকে সাইন ইন করতে কোড লাগবে। অন্য সব ব্রাউজার থেকে সাইন আউট হয়ে গেছে, সব টোকেনও বাতিল হয়েছে।
web-factor-turned-off = সাইন ইন করতে আর কোড লাগবে না।

web-proof = পাসওয়ার্ড আবার দিন
    .says = এতে আপনার পুরো অ্যাকাউন্টে বদল আসে। পাঁচ মিনিটের মধ্যে আর জিজ্ঞেস করা হবে না।
web-proof-do = চালিয়ে যান
web-password-change = পাসওয়ার্ড বদলান
web-password-says = কমপক্ষে আটটি অক্ষর। অন্য সব ব্রাউজার থেকে সাইন আউট হয়ে যাবে, সব টোকেনও বাতিল হবে।
web-password-do = নতুন পাসওয়ার্ড সংরক্ষণ
web-password-changed = পাসওয়ার্ড বদলেছে। অন্য সব ব্রাউজার থেকে সাইন আউট হয়ে গেছে, সব টোকেনও বাতিল হয়েছে।
