# হাজারি: তাস সাজানো, দেখানো, স্কোর।

web-hazari-to = { NUMBER($number, useGrouping: 0) } পর্যন্ত
web-hazari-deal = দান { $number }
web-hazari-up = আপ
web-hazari-arranging = সাজাচ্ছেন
web-hazari-captured = { $number } পয়েন্ট পেয়েছেন
web-hazari-of-target = { NUMBER($target, useGrouping: 0) } পয়েন্টের মধ্যে { NUMBER($number, useGrouping: 0) }

## সাজানোর জায়গা

web-hazari-group = গ্রুপ { $number }
# সাজানো গ্রুপের তাসের পয়েন্ট।
web-hazari-points = তাসের পয়েন্ট { $number }
web-hazari-too-few = { $number }টি তাস কম
web-hazari-too-many = { $number }টি তাস বেশি
web-hazari-loose = যে তাস কোনো গ্রুপে নেই
web-hazari-help = সাজাতে সাহায্য
# প্রস্তাব মেনে সাজালে দানে গড়ে যত পয়েন্ট আসে।
web-hazari-about = গড়ে প্রায় { $number }
web-hazari-by-rank = মান ধরে
web-hazari-by-suit = রং ধরে
web-hazari-clear = খালি করুন
web-hazari-undo = ফেরত নিন
web-hazari-last-deal = গত দান
web-hazari-asks = চারটি গ্রুপে সাজান।
web-hazari-sizes = আগে তিন তাসের তিনটি গ্রুপ, শেষে চার তাসের একটি।
# Of the cards just read out: the page has already put them into the groups of these sizes.
web-hazari-lie = এই ক্রমেই সেগুলো আগে থেকে সাজানো আছে।
web-hazari-in-order = ক্রম ঠিক আছে।
web-hazari-in-order-note = “আপ” বলার পর আর কিছু বদলানো যায় না।
web-hazari-mend = ক্রম ঠিক করুন
web-hazari-up-is-final = “আপ” বললে আর ফেরা নেই: গ্রুপগুলো এমনই থাকবে।
web-hazari-say-up = “আপ” বলুন
# যে বোতামে সাজানো শেষ হয়: খেলোয়াড়দের মুখের কথা।
web-hazari-go-up = আপ
web-hazari-heard-chosen = { $card } তুলে ধরা হলো। গ্রুপে রাখতে ১ থেকে ৪ চাপুন; অদলবদল করতে আরেকটি তাস বেছে নিন।
web-hazari-heard = { $card }: গ্রুপ { $number }, { $group }।
web-hazari-heard-loose = { $card } কোনো গ্রুপে নেই।
web-hazari-undone = এক ধাপ ফেরত।

## দেখানো

web-hazari-waits = { $number ->
        [one] { $names } এখনও সাজাচ্ছেন।
       *[other] { $names } এখনও সাজাচ্ছেন।
    }
web-hazari-round = রাউন্ড { $number }
web-hazari-rounds = রাউন্ড
web-hazari-leads = { $name }: { $group }। এখন পর্যন্ত সেরা।
web-hazari-shows = { $name }: { $group }।
web-hazari-skip = এড়িয়ে যান
web-hazari-lying = টেবিলে { $cards }টি তাস: { $points } পয়েন্ট
web-hazari-best = এখন পর্যন্ত সেরা:
web-hazari-won-round = রাউন্ড জিতেছে:
web-hazari-not-shown = দেখানো হয়নি
web-hazari-all = সব
web-hazari-arrange = পরের হাত সাজান
web-hazari-points-of-deal = এই দানের পয়েন্ট
web-hazari-plus = +{ $number }

## স্কোর

web-hazari-deal-column = দান
web-hazari-total = মোট
web-hazari-by-troy = ট্রয়
web-hazari-tie = সবার ওপরে স্কোর সমান: খেলা চলবে।
web-hazari-no-deal-yet = এখনও কোনো দানের হিসাব হয়নি।

## প্রথম পাতায়: খেলা ও তার ধরন

web-family-hazari = হাজারি
    .says = তেরোটি তাস ৩-৩-৩-৪ করে সাজান। সেরা গ্রুপ রাউন্ড জেতে। খেলা ১০০০ পর্যন্ত।
web-form-hazari = হাজারি
web-form-hazari-bhutan = ভুটান
web-sub-hazari-bhutan = দুই জোড়ার আলাদা দাম
web-sub-hazari-bhutan-no-two-pair = দুই জোড়া ছাড়া
