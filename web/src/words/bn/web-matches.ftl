# নিজের ম্যাচ, সেখানে যাঁদের সঙ্গে দেখা, অন্যরা যা দেখেন।

web-matches = আমার ম্যাচ
web-score-keeper = স্কোর খাতা
web-score-open = স্কোর খাতা: { $title }
web-matches-all = আপনার সব ম্যাচ
web-matches-which = কোন ম্যাচ
web-matches-over = শেষ
web-matches-open = খোলা
web-matches-abandoned = মাঝপথে ছাড়া
web-matches-all-forms = সব খেলা
web-matches-all-of = { $game }: সব ধরন
web-matches-with = যাঁদের সঙ্গে
web-matches-everybody = সবাই
web-matches-won = জয়
web-matches-lost = হার
web-matches-seating = শুরু হয়নি
web-matches-playing = চলছে
web-matches-rated = রেটিংয়ের ম্যাচ
web-matches-deals = { $number }টি দান
web-matches-somebody = মুছে যাওয়া একজন খেলোয়াড়
web-matches-again = আবার খেলুন
web-matches-save = { $game }: রেকর্ড সংরক্ষণ
web-matches-share = { $game }: রিপ্লের লিংক কপি করুন
web-matches-more = আরও দেখান
web-matches-none-over = শেষ হওয়া কোনো ম্যাচ পাওয়া যায়নি।
web-matches-none-open = কোনো টেবিলে আপনার আসন নেই।
web-matches-none-abandoned = মাঝপথে ছাড়া কোনো ম্যাচ পাওয়া যায়নি। সেগুলো শুধু কিছুদিন রাখা হয়।

web-course = সময়ের সঙ্গে { $game }
web-course-what = গ্রাফে যা দেখা যায়
web-course-won = জেতা ম্যাচ
web-course-average = গড়পড়তা খেলোয়াড়
web-course-won-now = { $number ->
        [1] একটি ম্যাচে { $won }টি জয়; গড়পড়তা একজন খেলোয়াড় জেতেন { $expected }টি
       *[other] সর্বশেষ { $number }টি ম্যাচে { $won }টি জয়; গড়পড়তা একজন খেলোয়াড় জেতেন { $expected }টি
    }
web-course-rating-now = রেটিংয়ের { $number }টি ম্যাচের পরে রেটিং { $rating }
web-course-window = প্রতিটি বিন্দুতে সেই পর্যন্ত { $number }টি ম্যাচ গোনা হয়।

web-companions = যাঁদের সঙ্গে খেলেছেন
web-companions-none = এখনও কেউ নেই। যাঁদের সঙ্গে কোনো ম্যাচ শেষ করবেন, তাঁদের এখানে দেখা যাবে।
web-companions-played = { $number }টি ম্যাচ, { $won }টি জয়
web-companions-again = { $name }: আবার একসঙ্গে খেলুন

web-invitation-label = আমন্ত্রণ
web-invitation = { $name } আপনাকে { $game } খেলতে ডাকছেন।
web-invitation-go = টেবিলে যান
web-invitation-decline = এখন না

web-profile = পাবলিক প্রোফাইল
web-profile-picture = আপনার ছবি
web-profile-public = সবার জন্য খোলা পাতা
    .says = লিংক যাঁর কাছে আছে, তিনি আপনার নাম, রেটিং আর ফলাফল দেখেন; কিন্তু আপনার কোনো ম্যাচ দেখেন না, কার সঙ্গে খেলেছেন তা-ও না।
web-profile-look = আপনার পাতা দেখুন
web-picture-name = আপনার নাম থেকে গড়া নকশা
web-picture-sun = সূর্য
web-picture-moon = চাঁদ
web-picture-star = তারা
web-picture-tulip = টিউলিপ
web-picture-leaf = পাতা
web-picture-acorn = ওকফল
web-picture-bell = ঘণ্টা
web-picture-fish = মাছ
web-picture-bird = পাখি
web-picture-boat = নৌকা
web-picture-lamp = লণ্ঠন
web-player = খেলোয়াড়
web-player-says = এই পাতায় কী থাকবে, খেলোয়াড় নিজেই তা ঠিক করেছেন।
web-player-played = ফলাফল

web-signed-in = যেখানে যেখানে সাইন ইন করা
web-signed-in-here = এই ব্রাউজার
web-signed-in-seen = শেষ ব্যবহার: { $date }
web-signed-in-unknown = অচেনা ব্রাউজার
web-signed-in-end = সাইন আউট
web-signed-in-end-one = সাইন আউট: { $browser }
web-signed-in-end-others = অন্য সব জায়গা থেকে সাইন আউট
