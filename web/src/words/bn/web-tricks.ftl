# টেবিলে রাউব ও ৎসভানৎসিগ আব।

web-tricks-from = { $number } থেকে ০ পর্যন্ত
web-tricks-deal = দান { $deal }
web-tricks-deal-title = দান { $deal }
web-tricks-suit = { suit-name }
web-tricks-trump = তুরুপ { suit-name }
web-tricks-refa = { $number ->
        [0] সবকিছু ×{ $factor }
        [one] Refa: ×{ $factor }
       *[other] { $number }টি Refa: ×{ $factor }
    }
web-tricks-factor-aloud = { $factor ->
        [2] সবকিছু দ্বিগুণ গোনা হয়।
       *[other] সবকিছু { $factor } গুণ গোনা হয়।
    }
web-tricks-special = বিশেষ দান: কেউ বসে যেতে পারবেন না
web-tricks-all-stay = কেউ বসে যেতে পারবেন না
web-tricks-blind = না দেখে বাছা
web-tricks-tie = ফয়সালার দান
web-tricks-led = প্রথম তাস
web-tricks-lies = { $name }: { $card }{ $state ->
        [best] , আপাতত সবচেয়ে বড়
        [led] , প্রথম তাস
       *[other] { "" }
    }
web-tricks-pack = { $number ->
        [0] বাকি প্যাকেট শেষ
       *[other] প্যাকেটে আছে { $number }টি তাস
    }
web-tricks-turned = খোলা তাস: { $card }
web-tricks-turned-card = { $card }, খোলা তাস
web-tricks-past = আগের খোলা তাস, এখন খেলার বাইরে: { $card }
web-tricks-turn-up = খোলা তাস
web-tricks-to-lay-away = ফেলা হবে
web-tricks-no-trump = এখনও তুরুপ ঠিক হয়নি।
web-tricks-taken = { $number ->
        [0] কোনো পিট পাননি
       *[other] { $number }টি পিট পেয়েছেন
    }
web-tricks-won = { $number }টি পিট পেয়েছেন, লাগবে { $required }টি

## কে কী বলেছেন বা করেছেন

web-said-refa = Refa
web-said-muss = Muss
web-said-raub = Raub
web-said-stih = Stih
web-said-declare = ডাক
web-said-pass = পাস
web-said-turn_next = আরেকটি খুললাম
web-said-igram = Igram
web-said-idem = Idem
web-said-choose = তুরুপ
web-said-blind = না দেখে
web-said-next = পরের তাস
web-said-redeal = আবার বাঁটা
web-said-stay = আছি
web-said-drop = বসলাম
web-tricks-must-stay = থাকতেই হবে
web-tricks-drops-left = { $number ->
        [0] আর বসে যেতে পারবেন না
       *[other] আরও { $number } বার বসে যেতে পারবেন
    }
web-tricks-swapped = { $number ->
        [0] সব রেখেছেন
       *[other] { $number }টি টেনেছেন
    }
web-tricks-declarer = ডাকদার
web-tricks-forehand = প্রথম খেলোয়াড়

## যা করতে হবে

web-tricks-swap-which = কোন কোন তাস বদলাবেন?
web-tricks-swap-none = বাকি প্যাকেট শেষ: কোনো তাস বদলানো যাবে না।
web-tricks-swap = { $number }টি তাস বদলান
web-tricks-tap-cards = যে তাসগুলো বদলাবেন, সেগুলোতে ট্যাপ করুন
web-tricks-mark-aloud = যে তাসগুলো বদলাবেন, সেগুলো বেছে নিন।
web-tricks-lay-away-which = খোলা তাসটি আপনার। কোন তাসটি ফেলবেন?
web-tricks-tap-card = যে তাসটি ফেলবেন, তাতে ট্যাপ করুন

## স্কোরের খাতা

web-tricks-sheet = স্কোরের খাতা
web-tricks-sat-out = বসে গেছেন
web-tricks-sat-out-mark = বসা
web-tricks-refa-line = Refa
web-tricks-settlement = লেনদেন
web-tricks-pays = { $who ->
        [you] { $amount } দিলেন
       *[other] { $amount } দিলেন
    }
web-tricks-gets = { $who ->
        [you] { $amount } পেলেন
       *[other] { $amount } পেলেন
    }
web-tricks-legend-declarer = এই দানের ডাকদার
web-tricks-legend-forehand = এই দানের প্রথম খেলোয়াড়
web-tricks-legend-refa = দাগ মানে Refa: পরে পয়েন্ট গোনা হবে এমন একটি দান দ্বিগুণ হবে।
web-tricks-staying = এই দানে থাকতেই হবে: { $names }

## প্রথম পাতায়: খেলা দুটি ও তাদের ধরন

web-family-raub = রাউব
    .says = চারটি পিট, একটি তাস খুলে তুরুপ। থাকুন বা বসে যান; ২১ থেকে ০ পর্যন্ত।
web-family-zwanzig_ab = ৎসভানৎসিগ আব
    .says = পিটপিছু এক পয়েন্ট কমে; খেলায় থেকে একটিও পিট না পেলে পাঁচ বাড়ে। ২০ থেকে ০ পর্যন্ত।
web-form-raub = রাউব
web-form-raub-seven = খোলা তাসের বদলে সাত
web-form-raub-persian-literal = অক্ষরে অক্ষরে পড়া
web-form-raub-automatic-stih = খোলা সাতে ডিলার বাঁধা
web-form-zwanzig-ab = ৎসভানৎসিগ আব
web-form-zwanzig-ab-jager = ইয়েগারের রকমফের
web-form-zwanzig-ab-persian-literal = ফারসি লেখা
web-form-zwanzig-ab-early = স্বাভাবিক মান
web-sub-raub-seven-always = যেকোনো খোলা তাসে
web-sub-raub-seven-ace-only = শুধু খোলা টেক্কায়
web-sub-zwanzig-ab-jager = আটটিই একসঙ্গে
web-sub-zwanzig-ab-jager-trump-rank = তুরুপের গোলাম আর নয়
web-sub-zwanzig-ab-jager-first-packet = আগে তিন তাস
web-sub-zwanzig-ab-jager-drop-first = আগে বসে যাওয়া
web-sub-zwanzig-ab-jager-clubs = চিড়িতনে থাকতেই হবে
web-sub-zwanzig-ab-jager-two-active = ডিলার থাকেন
web-sub-zwanzig-ab-jager-no-repeat-drop = পরপর দুবার নয়
web-sub-zwanzig-ab-jager-low-score = পাঁচে নামলে থাকা
web-sub-zwanzig-ab-jager-plain-finish = সাদামাটা শেষ
