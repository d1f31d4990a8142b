# টেবিলে ক্যাসিনো ও তার ধরনগুলো।

## টেবিলে

web-casino-loose = আলগা তাস
web-casino-builds = বিল্ড
web-casino-pack = প্যাকেটে বাকি তাস:
web-casino-yours = আপনার
web-casino-owned = { INFLECT($name, case: "genitive") }
web-casino-keeps = তোলার তাস { INFLECT($name, case: "genitive") } হাতে
web-casino-you-keep = তোলার তাস আপনার হাতে
# কানে শোনার জন্য বিল্ড; $owner ওপরের চারটির একটি।
web-casino-build = { $value }-এর বিল্ড, { $owner }: { $cards }
web-casino-in-choices = { $what }, আছে এই চালে: { $choices }
web-casino-sum-hand = হাত { $total }
web-casino-sum-table = টেবিল { $total }
web-casino-sweep = { $slug ->
        [royal-dominican] virado
        [royal-dominican-no-cancel] virado
        [royal-dominican-partner-build] virado
        [royal-soto] virado
        [kaszino-kirschner] tabbe
        [kaszino-ulmann] tabbe
        [kaszino-nagykonyv] tábla
       *[other] সুইপ
    }
web-casino-sweeps = { web-casino-sweep }
web-casino-pile = { $cards ->
        [0] কিছু তোলা হয়নি
       *[other] { $cards }টি তাস তোলা হয়েছে
    }{ $sweeps ->
        [0] { "" }
       *[other] , { $sweeps }টি { web-casino-sweeps }
    }{ $cancelled ->
        [0] { "" }
       *[other] , তার মধ্যে { $cancelled }টি কাটা পড়েছে
    }
web-casino-top = { $card }, { INFLECT($name, case: "genitive") } গাদার ওপরে
web-casino-own-top = { $card }, আপনার গাদার ওপরে
web-casino-last = শেষ তোলা
web-casino-last-capture = সবশেষে তুলেছেন

## আসনের পাশে

# লক্ষ্যের কাছে এসে কোনো পক্ষের জন্য যা এখনও গোনা হয়।
web-casino-restricted = { $score }, এখনও গোনা হয়: { $items }
web-casino-item-most_cards = সবচেয়ে বেশি তাস
web-casino-item-most_spades = সবচেয়ে বেশি ইস্কাপন
web-casino-item-big_casino = 10♦
web-casino-item-ace = টেক্কা
web-casino-item-five = পাঁচ
web-casino-item-orange = কমলা
web-casino-item-false_call = ভুল কমলা
web-casino-item-last_capture = শেষে তোলা
web-casino-nothing = কিছুই না
web-casino-holds = হাতে আছে { $values }
web-casino-turns-owed = এর পরে আরও { $number ->
        [one] একটি
       *[other] { $number }টি
    } পালা
web-casino-bottom = নিচের তাস

## পালার বাইরে যা বলা হয়

web-casino-orange = কমলা!
web-casino-call-orange = কমলা বলুন: শেষবার লাল আর হলুদ দুটোই তোলা হয়েছে
web-casino-with-orange = আর কমলা বলুন
# হাঙ্গেরিতে মুখে বলা হয়: “বেরিয়ে গেছি”।
web-casino-claim-call = Ausz!
web-casino-claim = ম্যাচ দাবি করুন
web-casino-claim-do = দাবি করুন
web-casino-claim-wrong = ভুল দাবিতে কোনো ক্ষতি নেই।

## টেবিলের ওপরে ও স্কোরের খাতায়

web-casino-pairs = জুটি বেঁধে
web-casino-to = { $target } পর্যন্ত
web-casino-target = ম্যাচ চলে { $target } পর্যন্ত।
web-casino-extra = বাড়তি দান
web-casino-where = দান { $deal }, পর্ব { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }(মোট { $rounds }টি)
    }
web-casino-pair = { $first } ও { $second }
web-casino-from = { $score } থেকে শুধু কয়েকটি জিনিস গোনা হয়।
web-casino-deal = দান { $deal }
web-casino-deal-so-far = দান { $deal }, এ পর্যন্ত
web-casino-item = যা গোনা হয়
web-casino-row-cards = তাস
web-casino-row-most_cards = তাস ({ $points })
web-casino-row-most_spades = ইস্কাপন ({ $points })
web-casino-row-big_casino = ({ $points })
web-casino-row-little_casino = ({ $points })
web-casino-row-ace = টেক্কা (প্রতিটি { $points })
web-casino-row-sweep = { $slug ->
        [royal-dominican] virado
        [royal-dominican-no-cancel] virado
        [royal-dominican-partner-build] virado
        [royal-soto] virado
        [kaszino-kirschner] tabbe
        [kaszino-ulmann] tabbe
        [kaszino-nagykonyv] tábla
       *[other] সুইপ
    }{ $points ->
        [0] { "" }
       *[other] { " " }(প্রতিটি { $points })
    }
web-casino-row-five = পাঁচ (প্রতিটি { $points })
web-casino-row-orange = কমলা{ $points ->
        [0] { "" }
       *[other] { " " }(প্রতিটি { $points })
    }
web-casino-row-false_call = ভুল কমলা{ $points ->
        [0] { "" }
       *[other] { " " }(প্রতিটি { $points })
    }
web-casino-row-last_capture = সবশেষে তোলা ({ $points })
web-casino-sum = মোট
web-casino-after = স্কোর
web-casino-plus = { $sign ->
        [minus] −{ $points }
        [zero] { $points }
       *[plus] +{ $points }
    }
# কটি, আর তাতে কত পয়েন্ট এসেছে।
web-casino-brings = { $number } → { $points }
web-casino-less = { $number } − { $less }
web-casino-not-counted = গোনা হয় না:
web-casino-cancelled = সুইপে সুইপে কাটাকাটি হয়: সব পক্ষের যতগুলো করে আছে, প্রত্যেকের ততগুলো বাদ যায়। “২ − ১” মানে একটি গোনা হয়।
web-casino-closed = দাগ টেনে কাটা: লক্ষ্যের এত কাছে এসে এই পক্ষের জন্য আর গোনা হয় না।
web-casino-ended-by-claim = দাবি ঠিক ছিল, তাতেই দান শেষ হলো।
web-casino-ended-at-once = বাকি পয়েন্ট নিশ্চিত ছিল, তাই ম্যাচ তখনই শেষ হলো।
web-casino-extra-deal = সবচেয়ে বেশি স্কোর একাধিক পক্ষের: একটি বাড়তি দান হবে।

## প্রথম পাতায়: খেলা ও তার ধরন

web-family-casino = ক্যাসিনো
    .says = টেবিলের তাস তুলুন: সমান মানের তাস দিয়ে, বা সেগুলোর যোগফলের সমান তাস দিয়ে।
web-form-casino = ক্যাসিনো
web-form-casino-royal = রয়্যাল
web-form-royal-north-american = উত্তর আমেরিকা
web-form-royal-dominican = ডোমিনিকান
web-form-royal-soto = সোতো
web-form-royal-haitian = হাইতি
web-form-tuxedo = টাক্সিডো
web-form-kaszino = Kaszinó (হাঙ্গেরি)
web-form-nordic-royal = নর্ডিক
web-form-casino-southern-african = দক্ষিণ আফ্রিকা ও আশপাশ
web-sub-royal-north-american = সুইপে পয়েন্ট নেই
web-sub-royal-north-american-sweeps = প্রতি সুইপে এক পয়েন্ট
web-sub-royal-dominican = virado (টেবিল খালি করা) কাটাকাটি হয়
web-sub-royal-dominican-no-cancel = শেষের দিকে কাটাকাটি নেই
web-sub-royal-dominican-partner-build = সঙ্গীর জন্য বিল্ড
web-sub-kaszino-kirschner = Kirschner: যোগফলে যোগফল তোলা, আর যিনি আগে ১১ দাবি করেন তিনি জেতেন
web-sub-kaszino-ulmann = Ulmann, ১৮৯২: একই মানের তাস, আর নিচের তাস দেখে নেওয়া
web-sub-kaszino-nagykonyv = Nagy Kártyakönyv: যোগফল ১৩ পর্যন্ত, আর tábla হলে দুই পালা
