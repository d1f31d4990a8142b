# বট কেন একটি চাল বলেন: খেলার অবস্থা নিয়ে চালের পক্ষে বা বিপক্ষে ছোট ছোট কথা, কমা দিয়ে জোড়া হয়।
# আর বটের নাম বা সেটিংসে যা ভুল। “দু”: পরে “টি” বসে (দুটি তাস); পয়েন্টের সঙ্গে আলাদা [2] আছে।

reason-any-by-chance = এমনি যেকোনো একটি বেছে নেওয়া
reason-against = তবে { $clause }
reason-against-alone = অসুবিধা: { $clause }
count-in-words = { $number ->
        [2] দু
        [3] তিন
        [4] চার
        [5] পাঁচ
        [6] ছয়
        [7] সাত
        [8] আট
        [9] নয়
        [10] দশ
        [11] এগারো
        [12] বারো
       *[other] { $number }
    }
casino-cards-and-points = { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { " " }(এক পয়েন্ট)
        [2] { " " }(দুই পয়েন্ট)
        [3] { " " }(তিন পয়েন্ট)
        [4] { " " }(চার পয়েন্ট)
       *[other] { " " }({ $points } পয়েন্ট)
    }

## ক্যাসিনো: চালে যা হয়

reason-casino-sweeps = টেবিল খালি হয়
reason-casino-orange = একটি কমলা হয়
reason-casino-takes-build = { $keeper ->
        [you] আপনার নিজের { $value }-এর বিল্ড ওঠে
        [partner] আপনার সঙ্গীর { $value }-এর বিল্ড ওঠে
       *[other] প্রতিপক্ষের { $value }-এর বিল্ড ওঠে
    }
reason-casino-takes = { COUNT($cards) ->
        [0] { $spades ->
            [0] { count-in-words }টি তাস ওঠে
            [one] { count-in-words }টি তাস ওঠে, ইস্কাপন একটি
            [2] { count-in-words }টি তাস ওঠে, ইস্কাপন দুটি
            [3] { count-in-words }টি তাস ওঠে, ইস্কাপন তিনটি
            [4] { count-in-words }টি তাস ওঠে, ইস্কাপন চারটি
           *[other] { count-in-words }টি তাস ওঠে, ইস্কাপন { $spades }টি
        }
       *[other] { $spades ->
            [0] { count-in-words }টি তাস ওঠে, তার মধ্যে { casino-cards-and-points }
            [one] { count-in-words }টি তাস ওঠে, তার মধ্যে { casino-cards-and-points }, ইস্কাপন একটি
            [2] { count-in-words }টি তাস ওঠে, তার মধ্যে { casino-cards-and-points }, ইস্কাপন দুটি
            [3] { count-in-words }টি তাস ওঠে, তার মধ্যে { casino-cards-and-points }, ইস্কাপন তিনটি
            [4] { count-in-words }টি তাস ওঠে, তার মধ্যে { casino-cards-and-points }, ইস্কাপন চারটি
           *[other] { count-in-words }টি তাস ওঠে, তার মধ্যে { casino-cards-and-points }, ইস্কাপন { $spades }টি
        }
    }
reason-casino-most-spades = সবচেয়ে বেশি ইস্কাপন যাঁর, তিনি পান { $number ->
        [one] এক পয়েন্ট
        [2] দুই পয়েন্ট
       *[other] { count-in-words } পয়েন্ট
    }
reason-casino-most-cards = সবচেয়ে বেশি তাস যাঁর, তিনি পান { $number ->
        [one] এক পয়েন্ট
        [2] দুই পয়েন্ট
       *[other] { count-in-words } পয়েন্ট
    }
reason-casino-builds = আপনার হাতের { rank-name } দিয়ে তোলার জন্য { $value }-এর বিল্ড হয়
reason-casino-builds-for-partner = আপনার সঙ্গীর জন্য { $value }-এর বিল্ড হয়
reason-casino-adds = { $keeper ->
        [you] আপনার নিজের { $value }-এর বিল্ডে তাস বাড়ে
        [partner] আপনার সঙ্গীর { $value }-এর বিল্ডে তাস বাড়ে
       *[other] প্রতিপক্ষের { $value }-এর বিল্ডে তাস বাড়ে
    }
reason-casino-raises = { $keeper ->
        [you] আপনার নিজের { $before }-এর বিল্ড বেড়ে { $value } হয়
        [partner] আপনার সঙ্গীর { $before }-এর বিল্ড বেড়ে { $value } হয়
       *[other] প্রতিপক্ষের { $before }-এর বিল্ড বেড়ে { $value } হয়
    }
reason-casino-they-hold = { $percent ->
        [0] প্রতিপক্ষের হাতে { rank-name } থাকতেই পারে না
        [100] প্রতিপক্ষের হাতে { casino-a-rank } আছে
       *[other] প্রতিপক্ষের হাতে { casino-a-rank } থাকার সম্ভাবনা { $percent }%
    }
reason-casino-gives-away = { CARDS($cards) } হাতছাড়া হয়{ $points ->
        [0] { "" }
        [one] { ", " }তাতে এক পয়েন্ট
        [2] { ", " }তাতে দুই পয়েন্ট
        [3] { ", " }তাতে তিন পয়েন্ট
        [4] { ", " }তাতে চার পয়েন্ট
       *[other] { ", " }তাতে { $points } পয়েন্ট
    }
reason-casino-lays-to-take = একটি { rank-name } ফেলে পরে অন্যটি দিয়ে তোলা যায়
reason-casino-nobody-can-pair = এমন { casino-a-rank } ফেলা হয়, যার জোড়া কারও কাছে নেই
reason-casino-keeps-for-build = আপনার বিল্ডের জন্য { rank-name } হাতে থাকে
reason-casino-keeps-back = { CARDS($cards) } হাতে থাকে{ $points ->
        [0] { "" }
        [one] { ", " }তাতে এক পয়েন্ট
        [2] { ", " }তাতে দুই পয়েন্ট
        [3] { ", " }তাতে তিন পয়েন্ট
        [4] { ", " }তাতে চার পয়েন্ট
       *[other] { ", " }তাতে { $points } পয়েন্ট
    }
reason-casino-gives-away-spade = একটি ইস্কাপন হাতছাড়া হয়
reason-casino-gives-away-little = তাসটির নিজের কোনো পয়েন্ট নেই
reason-casino-lays-only = তাস ফেলা ছাড়া আপনার আর উপায় নেই

## ক্যাসিনো: চালের পর যা থাকে

reason-casino-but-would-sweep = { casino-a-rank } দিয়ে টেবিল খালি করা যাবে{ $percent ->
        [100] , আর প্রতিপক্ষের হাতে তা আছে
       *[other] { " " }(প্রতিপক্ষের হাতে তা থাকার সম্ভাবনা { $percent }%)
    }
reason-casino-but-would-take = { casino-a-rank } দিয়ে তোলা যাবে { COUNT($cards) ->
        [0] { $number ->
            [one] একটি তাস
           *[other] { count-in-words }টি তাস
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words }টি তাস, তার মধ্যে { casino-cards-and-points }
        }
    }{ $percent ->
        [100] , আর প্রতিপক্ষের হাতে তা আছে
       *[other] { " " }(প্রতিপক্ষের হাতে তা থাকার সম্ভাবনা { $percent }%)
    }
reason-casino-can-take-next = আর পরের বার আপনার { rank-name } দিয়ে তোলা যাবে { COUNT($cards) ->
        [0] { $number ->
            [one] একটি তাস
           *[other] { count-in-words }টি তাস
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words }টি তাস, তার মধ্যে { casino-cards-and-points }
        }
    }
reason-casino-captures-last = আর শেষে টেবিলে যা থাকে, তা পান যিনি সবার শেষে তোলেন, এখন পর্যন্ত আপনি
reason-casino-but-captures-last = শেষে টেবিলে যা থাকে, তা পান যিনি সবার শেষে তোলেন, এখন পর্যন্ত প্রতিপক্ষ
reason-casino-leaves-little = টেবিলে এমন কোনো তাস থাকে না, যার নিজের পয়েন্ট আছে

## ক্যাসিনো: লোভী খেলোয়াড়

reason-casino-takes-most = অন্য কোনোভাবে এর চেয়ে বেশি তাস ওঠে না
reason-casino-gives-away-least = হাতের আর কোনো তাসের নিজের পয়েন্ট এর চেয়ে কম নয়
reason-casino-nothing-else = আর কিছু বাকি নেই

## পিটের খেলা দুটি

reason-tricks-nothing-else = আর কিছু করার নেই
reason-tricks-trick-likely = { COUNT($cards) ->
        [one] { CARDS($cards) } দিয়ে পিট নিশ্চিত
       *[other] { CARDS($cards) } দিয়ে পিটগুলো নিশ্চিত
    }
reason-tricks-no-trick-likely = আপনার কোনো তাসেই পিট নিশ্চিত নয়
reason-tricks-weakest-card = আপনার আর কোনো তাস এর চেয়ে ছোট নয়
reason-tricks-cannot-win = এটি দিয়ে এই পিট জেতা যায় না
reason-tricks-last-to-play = সবার শেষে পড়ে এটি পিট নেয়
reason-tricks-draws-last-trump = বাইরে আর বড়জোর একটি তুরুপ আছে, তা-ও এর চেয়ে ছোট
reason-tricks-cannot-be-beaten = একে ছাড়ানোর মতো কোনো তাস বাইরে নেই
reason-tricks-only-trump-beats = একে ছাড়াতে পারে শুধু তুরুপ
reason-tricks-takes-lead = এটি পিটে সবচেয়ে বড় তাস হয়ে যায়
reason-tricks-draws-trumps = যাঁর তুরুপ আছে, তাঁকে তা দিতেই হবে
reason-tricks-not-needed = যে তাসগুলো খেলতে পারেন, তার কোনোটিই এর চেয়ে ছোট নয়
reason-tricks-keeps-all = আপনার প্রতিটি তাস হয় তুরুপ, নয়তো টেক্কা
reason-tricks-exchange = { $number ->
        [one] তুরুপ বা টেক্কা নয়, এমন একটি তাসের বদলে নতুন তাস আসে
       *[other] তুরুপ বা টেক্কা নয়, এমন { count-in-words }টি তাসের বদলে নতুন তাস আসে
    }
reason-tricks-only-card = শুধু এই তাসটিই আপনি খেলতে পারেন
reason-tricks-trumps-held = { $number ->
        [0] আপনার হাতে কোনো তুরুপ নেই
        [one] আপনার হাতে একটি তুরুপ আছে
       *[other] আপনার হাতে { count-in-words }টি তুরুপ আছে
    }
reason-tricks-each-trick = { $number ->
        [one] প্রতি পিটে আপনার স্কোর এক পয়েন্ট কমে
        [2] প্রতি পিটে আপনার স্কোর দুই পয়েন্ট কমে
       *[other] প্রতি পিটে আপনার স্কোর { count-in-words } পয়েন্ট কমে
    }
reason-tricks-no-trick-costs = { $number ->
        [one] খেলায় থেকে কোনো পিট না পেলে এক পয়েন্ট ক্ষতি
        [2] খেলায় থেকে কোনো পিট না পেলে দুই পয়েন্ট ক্ষতি
       *[other] খেলায় থেকে কোনো পিট না পেলে { count-in-words } পয়েন্ট ক্ষতি
    }
reason-tricks-keeps-better = { CARD($card) } হাতে থাকে
reason-tricks-keeps-lower = এর চেয়ে ছোট { CARD($card) } হাতে থাকে
reason-tricks-lower-would-do = { CARD($card) } আরও ছোট, তাতেও একই কাজ হতো
reason-tricks-higher-out = { $number ->
        [one] এই রঙের আরও বড় একটি তাস এখনও বাইরে থাকতে পারে
       *[other] এই রঙের আরও বড় { count-in-words }টি তাস এখনও বাইরে থাকতে পারে
    }
reason-tricks-keeps-good = { CARDS($cards) } হাতে থাকে
reason-tricks-throws-good = { CARDS($cards) } হাতছাড়া হয়
reason-tricks-keeps-plain = { $number ->
        [one] তুরুপ বা টেক্কা নয়, এমন একটি তাস হাতে থাকে
       *[other] তুরুপ বা টেক্কা নয়, এমন { count-in-words }টি তাস হাতে থাকে
    }
reason-tricks-voids-suit = আপনার হাতে আর { suit-name } থাকে না

reason-raub-own-deal = নিজে বাঁটলে সবার শেষে ডাকা যায়
reason-raub-refa = পরের জন তাস বাঁটেন, আর একটি Refa-র দাগ পড়ে
reason-raub-muss = কারও স্কোর { $limit }-এর নিচে থাকতেই সবাইকে খেলতে হয়
reason-raub-look = ডাকের আগে নিজের তাস দেখে নেওয়া যায়
reason-raub-raub = খোলা তাসটি আপনার হয়
reason-raub-stih = একটি পিটই যথেষ্ট, আর খোলা তাসটি আপনার
reason-raub-declare = { $number ->
        [one] খোলা তাস নিয়ে আপনার একটি তুরুপ
       *[other] খোলা তাস নিয়ে আপনার { count-in-words }টি তুরুপ
    }
reason-raub-pass = { $required ->
        [1] কোনো পিট না পেলে
       *[other] দুটির কম পিট পেলে
    } ডাকদারের ক্ষতি { $number ->
        [one] এক পয়েন্ট
        [2] দুই পয়েন্ট
       *[other] { count-in-words } পয়েন্ট
    }
reason-raub-turn-next = পরের তাসে অন্য রং তুরুপ হতে পারে
reason-raub-swap-seven = খোলা তাসটি আরও বড় তুরুপ
reason-raub-no-swap = তুরুপের সাত আপনার হাতে নেই
reason-raub-passes-deal = Refa ছাড়াই পরের জন তাস বাঁটেন
reason-raub-higher-trumps = { $number ->
        [0] খোলা তাসের চেয়ে বড় কোনো তুরুপ নেই
        [one] খোলা তাসের চেয়ে বড় তুরুপ আছে একটি
       *[other] খোলা তাসের চেয়ে বড় তুরুপ আছে { count-in-words }টি
    }
reason-raub-thrown-in = পাস দিলে দান বাতিল, কারও স্কোর বদলায় না
reason-raub-unopposed = আপনি বসে গেলে ডাকদার না খেলেই { count-in-words }টি পিট পান

reason-zwanzig_ab-blind = { $factor ->
        [1] কেউ তাস দেখার আগেই তুরুপ ঠিক হয়ে যায়
        [2] দানটি তখন দ্বিগুণ গোনা হয়
        [3] দানটি তখন তিন গুণ গোনা হয়
        [4] দানটি তখন চার গুণ গোনা হয়
       *[other] দানটি তখন { $factor } গুণ গোনা হয়
    }
reason-zwanzig_ab-look = বাছার আগে নিজের প্রথম তাসগুলো দেখে নেওয়া যায়
reason-zwanzig_ab-next = আপনার পরের তাসেই তুরুপ ঠিক হয়, তাই অন্তত একটি তুরুপ আপনার থাকে
reason-zwanzig_ab-redeal = আপনার প্রথম তাসগুলোর সবই সাত আর আট
reason-zwanzig_ab-no-better-suit = এই রঙের কোনো তাস আপনার হাতে নেই
reason-zwanzig_ab-hearts-double = { $factor ->
        [2] হরতন দ্বিগুণ গোনা হয়
        [3] হরতন তিন গুণ গোনা হয়
        [4] হরতন চার গুণ গোনা হয়
       *[other] হরতন { $factor } গুণ গোনা হয়
    }
reason-zwanzig_ab-nobody-may-drop = এই রঙে কেউ বসে যেতে পারেন না
reason-zwanzig_ab-best-suit = আপনার প্রথম তাসগুলোর মধ্যে { CARD($card) } তাসটির চেয়ে বড় কিছু নেই
reason-zwanzig_ab-two-trumps = আপনার প্রথম তাসগুলোর মধ্যে { count-in-words }টি তুরুপ
reason-zwanzig_ab-leaves-tricks = আপনি পিট পেয়ে গেছেন, আর এই দানে কেউ ম্যাচ জিততে পারবেন না
reason-zwanzig_ab-one-trick = এই দানে কেউ ম্যাচ জিততে পারবেন না, আর একটি পিট পেলেই আপনার জরিমানা বাঁচে
reason-zwanzig_ab-gives-way = এই দানে কেউ ম্যাচ জিততে পারবেন না, আর সবচেয়ে কম স্কোর আপনার নয়
reason-zwanzig_ab-longer-suit = আপনার হাতে { tricks-suit } { count-in-words }টি
reason-zwanzig_ab-higher-card = আপনার সবচেয়ে বড় তাস { CARD($card) }
reason-zwanzig_ab-may-not-drop = আপনি বসে যেতে পারেন না
reason-zwanzig_ab-unopposed = আপনি বসে গেলে প্রথম খেলোয়াড় না খেলেই { count-in-words }টি পিট পান
reason-zwanzig_ab-drops-left = { $number ->
        [one] এই ম্যাচে আপনি আর একবারই বসে যেতে পারেন
        [2] এই ম্যাচে আপনি আর দুবার বসে যেতে পারেন
       *[other] এই ম্যাচে আপনি আর { count-in-words } বার বসে যেতে পারেন
    }
reason-zwanzig_ab-up-to-count = { $number ->
        [one] এই দানে আপনার স্কোর কমে এক পিটে; তার বেশি পেলে স্কোর যেমন আছে তেমনই থাকে
       *[other] এই দানে আপনার স্কোর কমে বড়জোর { count-in-words }টি পিটে; তার বেশি পেলে স্কোর যেমন আছে তেমনই থাকে
    }
reason-zwanzig_ab-none-counts = এই দানে কোনো পিটেই আপনার স্কোর কমে না: কমলে তা ০-র নিচে নেমে যেত
reason-zwanzig_ab-one-too-many = আর একটি পিট পেলে আপনার স্কোর ০-র নিচে নেমে যাবে, তখন আপনার কোনো পিটই গোনা হবে না
reason-zwanzig_ab-no-more-count = আর যত পিটই পান, আপনার স্কোর যেমন আছে তেমনই থাকে
reason-zwanzig_ab-maker-costs = { $number ->
        [one] কোনো পিট না পেলে আপনার স্কোরে এক পয়েন্ট যোগ হয়
        [2] কোনো পিট না পেলে আপনার স্কোরে দুই পয়েন্ট যোগ হয়
       *[other] কোনো পিট না পেলে আপনার স্কোরে { count-in-words } পয়েন্ট যোগ হয়
    }

## হাজারি

reason-hazari-best-first = সবচেয়ে শক্তিশালী গ্রুপ আগে, তারপর তার পরেরটি
reason-hazari-wins = রাউন্ড { $round }: { GROUP($group) } গড়ে { $percent }% দানে জেতে
reason-hazari-other-rounds = রাউন্ড { LIST($numbers) }: { LIST($percents) }%
reason-hazari-wins-instead = রাউন্ড { $round }: { GROUP($group) } গড়ে { $before }%-এর জায়গায় { $percent }% দানে জেতে
reason-hazari-wins-as-often = প্রায় একই হারে জেতে, তবে রাউন্ড { $round }-এ { ABS($number) } পয়েন্ট { SIGN($number) ->
        [minus] কম
       *[plus] বেশি
    }
reason-hazari-other-cards = প্রায় একই হারে জেতে, পয়েন্টও সমান, শুধু তাস আলাদা
reason-hazari-troy-decides = রাউন্ড { $round }-এই ম্যাচের ফয়সালা
reason-hazari-against-best-first = যদি অন্যরা তাঁদের সবচেয়ে শক্তিশালী গ্রুপ আগে খেলেন

## না-বলা: বটের নাম ও সেটিংস

refusal-bad-options--no-such-bot = { $near ->
        [none] { $name } নামে কোনো বট নেই; আছেন { LIST($candidates, style: "comma") }
       *[other] { $name } নামে কোনো বট নেই; { $near } বলতে চেয়েছেন? আছেন { LIST($candidates, style: "comma") }
    }
refusal-bad-options--no-bot-settings = { $part } হলো { COMMAND("arena") }-এর একটি সেটিং; টেবিলে { INFLECT($level, case: "genitive") } কোনো সেটিং নেই
refusal-bad-options--bots-for-seats = { $number }টি বটের নাম দেওয়া হয়েছে, অথচ বাকি খেলোয়াড় { $limit } জন: হয় সবার জন্য একটি বটের নাম দিন, নয়তো প্রত্যেকের জন্য একটি করে
refusal-bad-options--off-the-dial = ডায়াল চলে { "dial:0" } (নতুন) থেকে { "dial:0.5" } (ক্লাব) হয়ে { "dial:1" } (ওস্তাদ) পর্যন্ত, যেমন { "dial:0.35" }
refusal-bad-options--no-such-aim = লক্ষ্য আছে শুধু ক্যাসিনোর ওস্তাদের: { "aim=match" } বা { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } ০-র বেশি হতে হবে
