# কোনো অবস্থা বা উদাহরণের ফাইলে যা ভুল। প্রতিটি বার্তায় $path আছে।

## সব খেলার (virado.cases.reading)

refusal-bad-position--expected-names = { $path }: থাকার কথা নাম ও মান, আছে { $part }
refusal-bad-position--unknown-key = { $path }: এখানে { $part } বলে কোনো চাবি (key) নেই; যা আছে: { LIST($candidates) }
refusal-bad-position--expected-seats = { $path }: থাকার কথা আসন ধরে মান, আছে { $part }
refusal-bad-position--seat-twice = { $path }: আসন { $seat } দুবার আছে
refusal-bad-position--expected-list = { $path }: থাকার কথা একটি তালিকা, আছে { $part }
refusal-bad-position--wrong-length = { $path }: তালিকায় থাকার কথা { $limit }টি, আছে { $number }টি
refusal-bad-position--expected-number = { $path }: থাকার কথা { $least } থেকে { $limit } পর্যন্ত একটি পূর্ণ সংখ্যা, আছে { $part }
refusal-bad-position--expected-truth = { $path }: থাকার কথা true বা false, আছে { $part }
refusal-bad-position--expected-one-of = { $path }: থাকার কথা { LIST($candidates, style: "or") }, আছে { $part }
refusal-bad-position--no-such-card = { $path }: প্যাকেটে ({ deck-cards }) { $part } তাসটি নেই
refusal-bad-position--card-twice = { $path }: { CARDS($cards) } { COUNT($cards) ->
        [one] দুবার আছে
       *[other] দুবার করে আছে
    }
refusal-bad-position--wrong-card-count = { $path }: থাকার কথা { $least } থেকে { $limit }টি তাস, আছে { $number }টি
refusal-bad-position--not-a-move = { $path }: { $part } পড়া যায় না: { REFUSAL($because) }
refusal-bad-position--not-legal = { $path }: { $part } চলে না: { REFUSAL($because) }

refusal-bad-case--expected-one-of = { refusal-bad-position--expected-one-of }
refusal-bad-case--card-twice = { refusal-bad-position--card-twice }
refusal-bad-case--not-a-move = { refusal-bad-position--not-a-move }
refusal-bad-case--not-legal = { refusal-bad-position--not-legal }
refusal-bad-case--no-such-preset = { $path }: { $game } খেলায় { $variant } নামে কোনো ধরন নেই
refusal-bad-case--position-needed = { $path }: { $part } একটি অবস্থা নিয়ে, কিন্তু উদাহরণটিতে কোনো অবস্থা নেই
refusal-bad-case--nothing-claimed = { $path }: কিছুই দাবি করা হয়নি; দেওয়া যায় { LIST($candidates, style: "or") }

## হাজারি

refusal-bad-position--hand-twice = { $path }: আসন { $seat }-এর হাত position.hands-এও আছে
refusal-bad-case--other-sizes = { $path }: তুলনা হয় একই মাপের গ্রুপের মধ্যে
refusal-bad-case--out-of-turn = { $path }: আসনগুলো দেখায় পালা করে
refusal-bad-case--not-the-pack = { $path }: সবার হাত মিলিয়ে পুরো প্যাকেট, প্রত্যেকের তেরোটি তাস
refusal-bad-case--not-all-seats = { $path }: { $limit }টি আসনই লাগবে
refusal-bad-case--no-such-moment = { $path }: { $part } দানের কোনো মুহূর্ত নয়
refusal-bad-case--not-announced = { $path }: { $part } এমন কিছু নয়, যা H-24 জানাতে বলে

## উদাহরণের ফাইল (virado check)

refusal-bad-file--no-file = ফাইলটি পড়া যাচ্ছে না: { PROBLEM($problem) }
refusal-bad-file--too-long = ফাইলটি { $limit } বাইটের চেয়ে বড়, তার বেশি চলে না
# $number হলো লাইন, বা none।
refusal-bad-file--not-yaml = ফাইলটি YAML নয়: { PROBLEM($problem) }{ $number ->
        [none] { "" }
       *[other] , লাইন { $number }
    }
refusal-bad-file--too-deep = ফাইলটিতে ভেতরে ভেতরে স্তর বড় বেশি
refusal-bad-file--wrong-tag = ফাইলটি YAML নয়: একটি ট্যাগ তার মানের সঙ্গে মেলে না
refusal-bad-file--key-twice = চাবি (key) { $part } দুবার আছে, লাইন { $number }
refusal-bad-file--key-not-a-word = একটি চাবি (key) হলো তালিকা বা ম্যাপিং, লাইন { $number }
refusal-bad-file--no-cases = ফাইলটি { "cases" } তালিকাসহ ম্যাপিং নয়
refusal-bad-file--unknown-key = ফাইলের ওপরের স্তরে { $part } বলে কোনো চাবি (key) নেই; যা আছে: { LIST($candidates) }
refusal-bad-file--other-schema = ফাইলের স্কিমা { $part }; এই প্রোগ্রাম পড়ে স্কিমা { $limit }
refusal-bad-case--no-mapping = { $path }: থাকার কথা { LIST($candidates) }-সহ একটি ম্যাপিং
refusal-bad-case--keys-missing = { $path }: উদাহরণে থাকে { LIST($candidates) }; এখানে নেই { LIST($names) }
refusal-bad-case--id-twice = { $path }: আইডি { $part } দুবার আছে
refusal-bad-case--not-a-word = { $path }: থাকার কথা একটি শব্দ, আছে { $part }
refusal-bad-case--not-a-rule = { $path }: থাকার কথা নিয়মের নম্বর বা তার তালিকা, আছে { $part }
refusal-bad-case--too-deep = { $path }: ভেতরে ভেতরে স্তর বড় বেশি

## যা মেলে না (virado.cases.differences)। $expected ও $found উদাহরণের ফাইলে যেমন থাকে তেমনই ছাপা হয়।

case-expected-found = { $path }: হওয়ার কথা { DATA($expected) }, হয়েছে { DATA($found) }
case-expected-found-after = { $path }, { INFLECT($move, case: "genitive") } পরে: হওয়ার কথা { DATA($expected) }, হয়েছে { DATA($found) }
case-expected-found-in-round = { $path }, রাউন্ড { $round }: হওয়ার কথা { DATA($expected) }, হয়েছে { DATA($found) }
case-not-legal = { $path }: { $move } চলার কথা, কিন্তু চলে না: { REFUSAL($because) }
case-not-listed = { $path }: { $move } চলে বলে ধরা হয়, কিন্তু তালিকায় নেই
case-list-cut-off = { $path }: নিয়মসিদ্ধ চাল এত বেশি যে তালিকায় ধরে না: অন্তত { $number }টি
case-listed-twice = { $path }: { $move } তালিকায় একাধিকবার আছে
case-not-expected = { $path }: { $move } চলে, কিন্তু চলার কথা নয়
# $remark বলে উদাহরণটিতে কেন এমন বলা হয়েছে, বা none।
case-legal = { $path }: { $move } চলার কথা নয়{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    }, কিন্তু চলে
case-other-refusal = { $path }: যে প্রত্যাখ্যান হওয়ার কথা { DATA($expected) }, হয়েছে { DATA($found) }: { REFUSAL($because) }
# $viewer হলো আসন, বা public।
case-not-seen = { $path }: { $viewer ->
        [public] দর্শকেরা { CARD($card) } দেখতে পান না
       *[other] আসন { $viewer } থেকে { CARD($card) } দেখা যায় না
    }
case-seen = { $path }: { $viewer ->
        [public] দর্শকেরা { CARD($card) } দেখতে পান
       *[other] আসন { $viewer } থেকে { CARD($card) } দেখা যায়
    }, কিন্তু তা হওয়ার কথা নয়
case-leaked = { $path }: এতে অন্যদের না-দেখানো তাস আছে: { CARDS($cards) }
case-round-not-shown = { $path }: রাউন্ড { $round } দেখানো হয়নি
case-never-comes = { $path }: এই বিকল্পগুলোতে { $part } কখনো আসে না
