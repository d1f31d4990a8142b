# আসল তাসের খেলার স্কোর রাখা।

web-score-about = আসল তাসে খেলার জন্য। প্রতি দানের ফল লিখুন; নিয়মই হিসাব করে, আর বলে পরের দানে কে ডিলার আর ম্যাচ কখন শেষ। সবকিছু এই ডিভাইসেই থাকে।
web-score-here = এই ডিভাইসে
web-score-new = নতুন ম্যাচ
web-score-all = সব ম্যাচ
web-score-missing = এই ম্যাচ এই ডিভাইসে নেই।
web-score-deals = { $number }টি দান
web-score-over = শেষ
web-score-who = কারা খেলছেন, খেলার ক্রমে
web-score-pairs = ১ আর ৩ নম্বর খেলোয়াড়ের বিপক্ষে ২ আর ৪ নম্বর।
web-score-player = খেলোয়াড় { $number }
web-score-first-dealer = প্রথম ডিলার
web-score-begin = শুরু
web-score-totals = স্কোর
web-score-leads = এগিয়ে
web-score-deals-next = ডিলার
web-score-next = ডিলার: { $dealer }। প্রথমে: { $first }।
web-score-won = { $number ->
        [1] জয়ী: { $names }।
       *[other] জয়ী: { $names }। এটি { $number } খেলা ধরা হয়।
    }
web-score-settlement = শেষ ঘরে হিসাব; যাঁর সংখ্যা ঋণাত্মক, তিনি দেন।
web-score-deal = দান { $number }
web-score-correct-deal = দান { $number } সংশোধন
web-score-write = লিখে রাখুন
web-score-save = সংশোধন রাখুন
web-score-leave-it = বাতিল
web-score-nobody = কেউ না
web-score-add = যোগ: { $name }
web-score-take-back = শেষটি মুছুন
web-score-number = { $field }: { $name }
web-score-less = { $name }, কমান
web-score-more = { $name }, বাড়ান
web-score-gives = এই দানে:
web-score-total = মোট { $number }
web-score-item = { $number ->
        [1] { $name } { $points }
       *[other] { $name } ({ $number }) { $points }
    }
web-score-check = আরেকবার দেখুন; দান এভাবে শেষ হতে পারে না:
web-score-said = { $name } { $points }, মোট { $number }
web-score-written = দান
web-score-none = এখনও কোনো দান লেখা হয়নি।
web-score-dealt = ডিলার: { $name }
web-score-correct = সংশোধন
web-score-remove = মুছুন
web-score-delete = ম্যাচ মুছুন
web-score-delete-sure = ম্যাচটি সব দানসহ মুছে যাবে।
web-score-unkept = এই ব্রাউজার কিছু রাখে না। পাতাটি খোলা থাকা পর্যন্তই ম্যাচ থাকবে।
web-score-players = কেউ আসছেন বা যাচ্ছেন
web-score-players-says = কারা খেলে যাবেন
web-score-joining = যাঁরা আসছেন তাঁদের নাম, মাঝে কমা
web-score-counts = খেলোয়াড়: { $number }। চলবে: { $counts }।
web-score-change = খেলোয়াড় বদলান
web-score-share = পাঠান
web-score-with-names = নামসহ
web-score-link = লিংক কপি করুন
web-score-picture = ছবি
web-score-file = ফাইল
web-score-print = ছাপান
web-score-awake = পর্দা জ্বালিয়ে রাখুন
web-score-no-awake = এই ব্রাউজার পর্দা জ্বালিয়ে রাখতে পারে না।
web-score-shared = এই ম্যাচ একটি লিংক থেকে এসেছে। এটি এখনও এই ডিভাইসে নেই।
web-score-keep = এই ডিভাইসে রাখুন
web-score-unreadable = এই লিংক বা ফাইলে পড়ার মতো কোনো ম্যাচ নেই।
web-score-open-file = ফাইল খুলুন
web-score-wins = জয়ী
web-score-another = আরেকটি ম্যাচ
web-score-ended = ম্যাচ { $number } দানে শেষ হয়েছে।
web-score-undo = ফিরিয়ে আনুন
web-score-removed = দান { $number } মুছে গেছে।
web-score-restored = দান { $number } ফিরে এসেছে।
web-score-suggestion = প্রস্তাব: সচরাচর যেমন হয়। যা আলাদা ছিল তা বদলান।
web-score-doubt = { $doubt ->
        [suggestion] কিছুই লেখা হয়নি। প্রস্তাবটি লিখে রাখতে আবার চাপুন।
       *[warning] দান এভাবে শেষ হতে পারে না। ঠিক করুন, অথবা লিখে রাখতে আবার চাপুন।
    }
web-score-anyway = তবু লিখে রাখুন
web-score-cards-help = গ্রুপগুলো পরপর লিখুন, মাঝে { "/" } দিন, যেমন:
web-score-rule = নিয়ম { $rule }
web-score-copied = লিংক কপি হয়েছে।
