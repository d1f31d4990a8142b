# ক্যাসিনো ও তার ধরনগুলো: না-বলা, যা ঘটে, চালের ফল, ধরন ও নিয়মের বিকল্প।

## শব্দ

# মান আছে এমন একটি তাস, $rank থেকে।
casino-a-rank = একটি { rank-name }
# তাসের যে যে যোগফল হতে পারে; যে তাসের মান নেই, তার কোনো যোগফল নেই।
casino-totals = { COUNT($totals) ->
        [0] মান নেই
       *[other] { LIST($totals, style: "or") }
    }
casino-build-of-value = { VALUE($build) }-এর বিল্ড { BUILD($build) }
# কোনো কোনো দেশে সুইপের নিজের নাম আছে: একটি হলে, কয়েকটি হলে, আর মুখে যা বলা হয়।
casino-sweep = { $variant ->
        [royal-dominican] virado
        [royal-dominican-no-cancel] virado
        [royal-dominican-partner-build] virado
        [royal-soto] virado
        [kaszino-kirschner] tabbe
        [kaszino-ulmann] tabbe
        [kaszino-nagykonyv] tábla
       *[other] সুইপ
    }
casino-sweeps = { $variant ->
        [royal-dominican] virado
        [royal-dominican-no-cancel] virado
        [royal-dominican-partner-build] virado
        [royal-soto] virado
        [kaszino-kirschner] tabbe
        [kaszino-ulmann] tabbe
        [kaszino-nagykonyv] tábla
       *[other] সুইপ
    }
casino-sweep-call = { $variant ->
        [royal-dominican] Virado!
        [royal-dominican-no-cancel] Virado!
        [royal-dominican-partner-build] Virado!
        [royal-soto] Virado!
        [kaszino-kirschner] Tabbe!
        [kaszino-ulmann] Tabbe!
        [kaszino-nagykonyv] Tábla!
       *[other] সুইপ!
    }

## না-বলা: যে লেখা চাল নয়

refusal-unparsable--casino-form = চাল লেখা হয় এভাবে: { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } বা { "'3h + 9c = 12'" }
refusal-unparsable--casino-unreadable = { $part } পড়া যায় না; চাল লেখা হয় এভাবে: { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } বা { "'3h + 9c = 12'" }
refusal-unparsable--casino-trail = তাস ফেলা মানে একটি তাস, আর কিছু নয়: { "'trail Qs'" }
refusal-unparsable--casino-capture = তোলা লেখা হয় এভাবে: { "'Kd x 8h 5c [7c 6d]'" }, কমলা বললে শেষে { "' orange'" }
refusal-unparsable--casino-nothing-taken = তুলতে হলে কী তুলছেন তা লিখতে হয়: { "'Kd x 8h 5c [7c 6d]'" }
refusal-unparsable--casino-build = বিল্ড লেখা হয় এভাবে: { "'3h + 9c = 12'" } বা { "'2s + [7d 5c] Th = 14'" }, সঙ্গীর জন্য হলে শেষে { "' for partner'" }
refusal-unparsable--casino-two-values = একটি বিল্ডের মান একটিই
refusal-unparsable--casino-value-needed = বিল্ডের সঙ্গে তার মান লিখতে হয়: { "'3h + 9c = 12'" }
refusal-unparsable--no-such-value = কোনো তাসের মান { $value } নয়
refusal-unparsable--no-such-build = [{ CARDS($cards) }] বলে কোনো বিল্ড নেই; { COUNT($builds) ->
        [0] টেবিলে কোনো বিল্ডই নেই
       *[other] টেবিলে আছে { BUILDS($builds) }
    }

## না-বলা: চাল

refusal-malformed = এই খেলায় এমন কোনো চাল নেই
refusal-not-loose = { CARDS($cards) } টেবিলে নেই
refusal-not-loose--in-a-build = { CARDS($cards) } আছে { BUILD($build) } বিল্ডের ভেতরে, আর বিল্ড তোলা যায় শুধু গোটাটাই
refusal-no-such-build = এমন বিল্ড নেই: { $number ->
        [0] টেবিলে কোনো বিল্ডই নেই
       *[other] টেবিলে বিল্ড আছে { $number }টি
    }
refusal-several-cards = { CARDS($cards) } একসঙ্গে খেলা যায় না: এক পালায় একটিই তাস
refusal-several-cards--only-captures = এখানে { CARDS($cards) } একসঙ্গে খেলা যায় না: কয়েকটি তাস একসঙ্গে চলে শুধু তোলার সময়
refusal-several-cards-trailed = { CARDS($cards) } একসঙ্গে ফেলা যায় না: এক পালায় ফেলা যায় একটিই তাস
refusal-nothing-taken = { CARDS($cards) } দিয়ে কিছুই তোলা হচ্ছে না: তুলতে হয় আলগা তাস বা বিল্ড
refusal-build-value-differs = { BUILD($build) } হলো { VALUE($build) }-এর বিল্ড: তা তুলতে লাগে { casino-a-rank }, আর { CARD($card) } তাসের মান { LIST($values, style: "or") }
refusal-build-value-differs--several-values = একটি তাস দিয়ে { BUILDS($builds, style: "values") } তোলা যায় না: একসঙ্গে তোলা সব বিল্ডের মান এক হতে হবে
refusal-not-groups = { CARD($card) } তাসের মান { LIST($values, style: "or") }, আর { CARDS($taken) } { COUNT($taken) ->
        [one] তাসের মান তা নয়
       *[other] সেই মানের গ্রুপে ভাগ হয় না
    }
refusal-not-groups--of-build = { BUILD($build) } হলো { VALUE($build) }-এর বিল্ড, আর { CARDS($taken) } { COUNT($taken) ->
        [one] তাসের মান তা নয়
       *[other] সেই মানের গ্রুপে ভাগ হয় না
    }
refusal-face-card-takes-equal = { CARD($card) } তাসের মান নেই: তা দিয়ে তোলা যায় শুধু নিজের মতো আলগা তাস, { COUNT($cards) ->
        [0] আর তেমন তাস টেবিলে নেই
       *[other] অর্থাৎ { CARDS($cards) }
    }
refusal-face-card-takes-one = { CARD($card) } তাসের মান নেই: তা দিয়ে নিজের মতো একটিই তাস তোলা যায়, { CARDS($cards, style: "or") }
refusal-equal-card-left = আলগা { CARDS($left) } পড়ে থাকছে: { CARD($card) } দিয়ে সব আলগা { rank-name } তুলতে হবে{ $choices ->
        [capture] { "" }
       *[all] { "" }, নয়তো তাসটি বিল্ডে লাগাতে হবে
    }
refusal-equal-card-trailed = আলগা { CARDS($left) } পড়ে আছে, তার পাশে { CARD($card) } ফেলা যায় না: { $choices ->
        [capture] তা দিয়ে তুলুন
       *[all] তা দিয়ে তুলুন, নয়তো তাসটি বিল্ডে লাগান
    }
refusal-build-abandoned = { BUILD($build) } বিল্ডটি আপনার, অথচ তা তোলার মতো কোনো { rank-name } আপনার হাতে থাকবে না: বিল্ডটি তুলুন, নয়তো { VALUE($build) } মানের একটি তাস হাতে রাখুন
refusal-build-abandoned--one-ace = নিজের বিল্ডগুলো তোলার মতো তাস আপনার হাতে থাকবে না: একই টেক্কা ১-এর বিল্ড আর ১৪-এর বিল্ড দুটোর জন্য চলে না, আর আপনার আছে { BUILDS($builds, style: "values") }
refusal-keeper-may-not-trail = আপনার বিল্ড আছে, { BUILDS($builds) }, তাই { CARD($card) } ফেলতে পারেন না: কিছু তুলুন বা বিল্ড করুন
refusal-no-building = এই খেলায় বিল্ড নেই: { CARD($card) } দিয়ে তুলতে পারেন, নয়তো তা ফেলতে পারেন
refusal-no-value = { COUNT($cards) ->
        [one] { CARDS($cards) } তাসের মান নেই, তাই তা কোনো বিল্ডে থাকতে পারে না
       *[other] { CARDS($cards) } তাসগুলোর মান নেই, তাই সেগুলো কোনো বিল্ডে থাকতে পারে না
    }
refusal-value-impossible = কোনো তাসের মান { $value } নয়, তাই { $value }-এর বিল্ড কেউ তুলতে পারতেন না
refusal-nothing-joined = শুধু { CARD($card) } দিয়ে বিল্ড হয় না: কোন কোন আলগা তাসের সঙ্গে তা যাবে, বলুন
refusal-not-groups-with-card = { CARDS($cards) } তাসগুলো { $value }-এর গ্রুপে ভাগ হয় না; সব মিলে { casino-totals }
refusal-extension-not-groups = { BUILD($build) } হলো { VALUE($build) }-এর বিল্ড, আর { COUNT($cards) ->
        [one] { CARDS($cards) } তাসের মান { VALUE($build) } নয়
       *[other] { CARDS($cards) } তাসগুলো { VALUE($build) }-এর গ্রুপে ভাগ হয় না; সব মিলে { casino-totals }
    }
refusal-same-value-build = { $value }-এর একটি বিল্ড টেবিলে আছেই, আর এখানে তার পাশে আরেকটি হতে পারে না
refusal-no-card-for-build = { CARD($card) } খেলার পর { $value }-এর বিল্ড তোলার মতো কোনো { rank-name } আপনার হাতে থাকবে না
refusal-raise-own-build = { BUILD($build) } আপনার নিজের বিল্ড: তাতে যোগ করতে পারেন, কিন্তু তা বাড়াতে পারেন না
refusal-raise-multiple-build = { BUILD($build) } বহুগ্রুপ বিল্ড: তাতে যোগ করা যায়, কিন্তু কখনো তা বাড়িয়ে { $value } করা যায় না
refusal-raise-value = { BUILD($build) } হলো { VALUE($build) }-এর বিল্ড: { COUNT($values) ->
        [0] { CARD($card) } দিলে যা হয়, কোনো তাসের মান তা নয়
       *[other] { CARD($card) } দিলে হয় { LIST($values, style: "or") }, { $value } নয়
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] ; মান বদলাতে আলগা তাস কাজে লাগে না
    }
refusal-nothing-absorbed = { CARDS($taken) } জোড়া যায় না: এখানে বিল্ড বাড়ানোর সময় আলগা তাস সঙ্গে নেওয়া যায় না
refusal-not-groups-absorbed = { CARDS($taken) } { COUNT($taken) ->
        [one] তাসের মান { $value } নয়, তাই বিল্ড বাড়িয়ে { $value } করার সময় তা সঙ্গে নেওয়া যায় না
       *[other] তাসগুলো { $value }-এর গ্রুপে ভাগ হয় না, তাই বিল্ড বাড়িয়ে { $value } করার সময় সেগুলো সঙ্গে নেওয়া যায় না
    }
refusal-not-for-partner = এই খেলায় সঙ্গীর জন্য বিল্ড করা যায় না: { CARD($card) } দিয়ে বিল্ড করতে নিজের হাতে একটি { rank-name } থাকা চাই
refusal-partner-not-proven = সঙ্গীর হাতে যে { casino-a-rank } আছে, তা তিনি দেখাননি: তা দেখায় শুধু { $value }-এর এমন বিল্ড, যা এখন তাঁর বা এই পর্বে আগে তাঁর ছিল
refusal-partner-ace = ১-এর বিল্ড আর ১৪-এর বিল্ড দুটোর জন্য সঙ্গীর হয়তো একই টেক্কা, তাই এটি { $value } হতে পারে না
refusal-totals-differ = দুদিকের যোগফল সমান হতে হবে: একদিকে { CARDS($cards) } ({ casino-totals }), অন্যদিকে { CARDS($taken) } ({ COUNT($numbers) ->
        [0] মান নেই
       *[other] { LIST($numbers, style: "or") }
    })
refusal-total-too-high = { CARDS($cards) } আর { CARDS($taken) } দুদিকেরই যোগফল { casino-totals }, কিন্তু যোগফল { $limit }-এর বেশি হতে পারে না
refusal-total-too-high--common-value = { CARDS($cards) } আর { CARDS($taken) } একই মানের গ্রুপে ভাগ হয় শুধু { $limit }-এর চেয়ে বড় মানে, কিন্তু তার বেশি চলে না
refusal-no-common-value = বড়জোর { $limit }-এর মধ্যে এমন কোনো মান নেই, যার গ্রুপে { CARDS($cards) } আর { CARDS($taken) } দুদিকই ভাগ হয়
refusal-no-common-value--or-total = { CARDS($cards) } আর { CARDS($taken) } দুদিকের যোগফলও এক হয় না, আবার একই মানের গ্রুপেও দুদিক ভাগ হয় না
refusal-no-stealing--in-captures = { CARDS($cards) } আছে গাদায়: এখানে গাদার ওপরের তাস তোলা যায় না
refusal-no-stealing--in-builds = { CARDS($cards) } আছে গাদায়: এখানে গাদার ওপরের তাস বিল্ডে জোড়া যায় না
refusal-no-stealing--in-raise = { CARDS($cards) } আছে গাদায়: বিল্ড বাড়ানোর সময় চুরি করা যায় না
refusal-steal-to-own-build = { CARDS($cards) } আছে গাদায়: তা জুড়তে পারেন শুধু নিজের বিল্ডে
refusal-steal-without-base = { CARDS($cards) } আছে গাদায়: তার সঙ্গে টেবিলেরও কিছু থাকতে হবে
refusal-steal-equal-card = { CARD($card) } দিয়ে গাদা থেকে চুরি করা যায় শুধু সমান তাস, { CARDS($cards) } নয়
refusal-keeps-a-build = আপনার বিল্ড আছে, { BUILDS($builds) }: এখানে কারও একসঙ্গে দুটি বিল্ড থাকতে পারে না
refusal-extend-others-build = { BUILD($build) } আপনার বিল্ড নয়: তা তুলতে বা বাড়াতে পারেন, কিন্তু তাতে যোগ করতে পারেন শুধু যাঁর বিল্ড তিনি
refusal-no-claims = এই খেলায় ম্যাচ দাবি করা যায় না: প্রতিটি দান শেষ পর্যন্ত খেলা হয়
refusal-claim-in-extra-deal = বাড়তি দানে ম্যাচ দাবি করা যায় না: তা শেষ পর্যন্ত খেলা হয়
refusal-no-orange-calls = এই খেলায় কমলা নেই
refusal-orange-without-capture = { CARDS($cards) } দিয়ে কিছু তোলা হচ্ছে না, তাই কমলা বলার কিছু নেই

## না-বলা: বিকল্প

refusal-bad-options--casino-players = ক্যাসিনো খেলা হয় দুই থেকে ছয়জনে, { $number } জনে নয়
refusal-bad-options--casino-raise-with-table-cards = বিল্ডের মান বদলাতে আলগা তাস কখনো কাজে লাগে না
refusal-bad-options--casino-several-and-building = যেখানে কয়েকটি তাস দিয়ে তোলা যায়, সেখানে বিল্ড হয় না
refusal-bad-options--casino-several-of-many = কয়েকটি তাস একসঙ্গে খেলা যায় শুধু হাতে বড়জোর { $limit }টি তাস থাকলে
refusal-bad-options--casino-several-and-must-use = যেখানে কয়েকটি তাস দিয়ে তোলা যায়, সেখানে তাস ফেলা সবসময়ই চলে, তাই সমান তাসের কোনো বাধ্যবাধকতা থাকে না
refusal-bad-options--casino-must-use-but-one = যে তাস দিয়ে সব সমান তাস তুলতেই হয়, তা দিয়ে শুধু একটি তোলার নিয়ম চলে না
refusal-bad-options--casino-oranges-without-rook = কমলা হয় রুকের লাল আর হলুদ তাসে
refusal-bad-options--casino-cut-peek-for-two = দুইয়ের বেশি খেলোয়াড় হলে ডিলার ছাড়া থাকেন একাধিক জন, তাই এটি চলে শুধু দুজনে
refusal-bad-options--casino-double-turn-for-two = দুইয়ের বেশি খেলোয়াড় হলে যিনি টেবিল খালি করেন, তাঁর প্রতিপক্ষ একাধিক জন, তাই এটি চলে শুধু দুজনে
refusal-bad-options--casino-endgame-without-spades = লক্ষ্যের কাছের তালিকার জন্য ইস্কাপন আর রুইতনের দশ চাই
refusal-bad-options--casino-endgame-points = লক্ষ্যের কাছের তালিকা চলে শুধু যখন সবচেয়ে বেশি তাস, সবচেয়ে বেশি ইস্কাপন আর বড় ক্যাসিনোয় যথাক্রমে { LIST($numbers) } পয়েন্ট
refusal-bad-options--casino-counting-order-of-fives = গোনার ক্রমে পাঁচের জায়গা নেই
refusal-bad-options--casino-counting-order-of-oranges = গোনার ক্রমে কমলার জায়গা নেই
refusal-bad-options--casino-pile-top-unseen = গাদার ক্রমে কিছু যায়-আসে শুধু যেখানে ওপরের তাস চুরি করা যায়
refusal-bad-options--casino-counting-order-of-shares = গোনার ক্রমে ভাগ করা পয়েন্টের জায়গা নেই
refusal-bad-options--casino-endgame-majorities = লক্ষ্যের কাছের তালিকা চলে শুধু যখন সবচেয়ে বেশি তাস আর সবচেয়ে বেশি ইস্কাপনের পয়েন্ট সবসময় থাকে, আর তা পায় একটিই পক্ষ
refusal-bad-options--casino-left-over-anyway = এমনিতেই টেবিলের জন্য { $number }টি তাস বাকি থাকে
refusal-bad-options--casino-single-round = এখানে এক দানে একটিই পর্ব, তাই অন্য কোনো পর্ব কে শুরু করবেন সে প্রশ্ন নেই
refusal-bad-options--casino-nothing-to-share = সমান হওয়া পক্ষগুলোর ভাগ করার মতো দুই পয়েন্ট এখানে নেই
refusal-bad-options--casino-only-cards-score = এখানে শুধু সবচেয়ে বেশি তাসেই পয়েন্ট, আর সেটা হলো { "match_length=single_deal" }
refusal-bad-options--casino-last-hands-too-small = এখানে শেষ পর্বে হাতে থাকে { $number }টি তাস, তাই যাঁর বিল্ড আছে, তাঁর ফেলার মতো তাস থাকে না
refusal-bad-options--casino-one-build-and-partner = যেখানে একজনের একটির বেশি বিল্ড থাকে না, সেখানে সঙ্গীর জন্য বিল্ড করা যায় না
refusal-bad-options--casino-not-with-stealing = যেখানে তোলা তাস চুরি করা যায়, সেখানে এটি চলে না
refusal-bad-options--casino-claim-in-single-deal = ম্যাচ দাবি করা হয় লক্ষ্যে পৌঁছালে, আর এক দানের ম্যাচে কোনো লক্ষ্য নেই
refusal-bad-options--casino-claim-and-cancelling = দাবি করার সময় সুইপ নিশ্চিত বলে ধরা হয়, কিন্তু এখানে তা পরে কাটা পড়তে পারে
refusal-bad-options--casino-final-deal-even = { $players } জনকে { $hand_size }টি করে দিলে তাস ঠিক মিলে যায়, তাই শেষ পর্বের জন্য ঠিক করার কিছু থাকে না
refusal-bad-options--casino-bound-too-high = এমন চালে এমনিতেই { $limit }-এর বেশি হয় না
refusal-bad-options--casino-ace-beyond-bound = যেখানে { $limit } সবচেয়ে বেশি, সেখানে টেক্কার মান কখনো ১৪ হতে পারে না
refusal-bad-options--casino-endgame-beyond-target = লক্ষ্যের কাছের বিধিনিষেধ শুরু হয় { $limit } থেকে, অথচ { $total } হলেই ম্যাচ জেতা যায়
refusal-bad-options--casino-build-value-unsaid = যিনি বিল্ড করেন, তিনি তার মান বলেন; তা চালেরই অংশ
refusal-bad-options--casino-uneven-twos = দুটি করে বাঁটতে হলে { "hand_size" } আর { "table_size" } দুটোই জোড় হতে হবে, আর দ্বিতীয়টি বড় হলে চলবে না
refusal-bad-options--casino-too-few-cards = টেবিলে { $table_size }টি আর { $players } জনকে { $hand_size }টি করে তাস দিতে হলে { $total }টি তাসে কুলোয় না
refusal-bad-options--casino-uneven-stock = { $total }টি তাস থেকে { $players } জনকে { $hand_size }টি করে দিলে সমান ভাগে মেলে না
refusal-bad-options--casino-rest-too-small = শেষ { $number }টি তাসে { $players } জনের একটি করেও হয় না

## না-বলা: খেলার অবস্থা ও উদাহরণ

refusal-bad-position--casino-missing = { $path }: { $part } নেই
refusal-bad-position--casino-no-legal-move = { $path }: আসন { $seat } থেকে যা-ই খেলা হোক, তার বিল্ডগুলোর জন্য যে তাস রাখতে হবে তা থাকে না (C-12)
refusal-bad-position--casino-hand-too-small = { $path }: আসন { $seat }-এর বিল্ডগুলোর জন্য এই কটি তাস কম (C-12)
refusal-bad-position--casino-too-few-cards = { $path }: যত হাত, গাদা আর বাকি প্যাকেট চাওয়া হয়েছে, তার জন্য তাস কম
refusal-bad-position--casino-build-unserved = { $path }: { $value }-এর একটি বিল্ড আসন { $seat }-এর, কিন্তু তেমন তাস সেখানে নেই (C-12)
refusal-bad-position--casino-known-card-missing = { $path }: জানা আছে যে আসন { $seat }-এর হাতে { $value } মানের তাস আছে, অথচ তা নেই (C-15)
refusal-bad-position--casino-ace-serves-twice = { $path }: আসন { $seat }-এর একই টেক্কা ১-এর বিল্ড আর ১৪-এর বিল্ড দুটোর জন্য চলে না (C-12)
refusal-bad-position--casino-stock-uneven = { $path }: বাকি প্যাকেটে { $number }টি তাস থাকলে তা বাঁটা যায় না; থাকতে পারে { LIST($numbers, style: "or") }টি তাস
refusal-bad-position--casino-stock-of-another-round = { $path }: { $number }টি তাসের বাকি প্যাকেট পর্ব { $round }-এর নয়
refusal-bad-position--casino-stock-too-small = { $path }: পর্ব { $round }-এ বাকি প্যাকেটে থাকার কথা { $number }টি তাস, অথচ আছে মোটে { $limit }টি
refusal-bad-position--casino-cards-left-over = { $path }: { $number }টি তাস বাড়তি, যা কোনো হাতে, গাদায় বা বাকি প্যাকেটে নেই
refusal-bad-position--casino-won-already = { $path }: এই স্কোর আর গাদা নিয়ে এক পক্ষ আগেই জিতে গেছে (C-22)
refusal-bad-position--casino-no-stealing = { $path }: এখানে চুরি নেই, তাই গাদার কোনো ক্রম নেই (C-27)
refusal-bad-position--casino-top-not-in-pile = { $path }: { CARDS($cards) } এই গাদার ওপরের তাস হতে পারে না
refusal-bad-position--casino-too-many-builds = { $path }: বিল্ড থাকতে পারে বড়জোর { $limit }টি
refusal-bad-position--casino-no-group = { $path }: { COUNT($cards) ->
        [0] কোনো তাস ছাড়া
       *[other] { CARDS($cards) } দিয়ে
    } { $value }-এর গ্রুপ হয় না (C-9)
refusal-bad-position--casino-build-of-one-card = { $path }: বিল্ডে থাকে দুই বা তার বেশি তাস (C-9)
refusal-bad-position--casino-wrong-kind = { $path }: { $number ->
        [1] একটি গ্রুপ হলে বিল্ড হয় একগ্রুপ
       *[other] { $number }টি গ্রুপ হলে বিল্ড হয় বহুগ্রুপ
    }
refusal-bad-position--casino-no-card-to-play = { $path }: আসন { $seat }-এর খেলার মতো কোনো তাস নেই
refusal-bad-position--casino-sweep-order = { $path }: সুইপের ক্রমে যে পক্ষের যতগুলো সুইপ, ততবার তার নাম থাকে
refusal-bad-case--casino-missing = { $path }: { $part } নেই
refusal-bad-case--casino-partners-opposite = { $path }: সঙ্গীরা মুখোমুখি বসেন: { "[[0, 2], [1, 3]]" }, { $part } নয়
refusal-bad-case--casino-move-form = { $path }: চাল হলো { "{play, capture}, {play, build}" } বা { "{play, trail: true}" }
refusal-bad-case--casino-no-card-played = { $path }: চালে একটি তাস খেলতে হয়
refusal-bad-case--casino-build-twice = { $path }: একটি বিল্ড দুবার লেখা আছে
refusal-bad-case--casino-no-such-rounds = { $path }: এক দানে পর্ব থাকে ১ থেকে { $limit }
refusal-bad-case--casino-empty-table-at-end = { $path }: দানের শেষে তার শেষ তাসটি টেবিলে থাকে
refusal-bad-case--casino-no-last-card = { $path }: এই তাসগুলোর কোনোটিই সবার শেষে ফেলা তাস হতে পারে না
refusal-bad-case--casino-piles-too-large = { $path }: তাস আছে মোটে { $number }টি, তার মধ্যে ইস্কাপন { $limit }টি
refusal-bad-case--casino-no-steps = { $path }: এতে কোনো ধাপ নেই
refusal-bad-case--casino-step-form = { $path }: ধাপ হলো { "{seat, move}" } বা { "{call: seat}" }

## যা ঘটে

# যা তোলা হয়: $taken হলো আলগা তাস, $builds গোটা গোটা বিল্ড।
casino-taken = { COUNT($builds) ->
        [0] { CARDS($taken) }
        [1] { COUNT($taken) ->
            [0] { BUILDS($builds) } বিল্ডটি
           *[other] { CARDS($taken) } আর { BUILDS($builds) } বিল্ডটি
        }
       *[other] { COUNT($taken) ->
            [0] { BUILDS($builds) } বিল্ডগুলো
           *[other] { CARDS($taken) } আর { BUILDS($builds) } বিল্ডগুলো
        }
    }
event-casino-trail = { WHO($seat) ->
        [you] আপনি { CARD($card) } ফেললেন।
       *[other] { NAME($seat) } { CARD($card) } ফেললেন।
    }
event-casino-capture = { WHO($seat) ->
        [you] আপনি { CARDS($cards) } দিয়ে { casino-taken } তুললেন।
       *[other] { NAME($seat) } { CARDS($cards) } দিয়ে { casino-taken } তুললেন।
    }
event-casino-orange = কমলা!
event-casino-orange-false = কমলা! কিন্তু এটি কমলা নয়।
event-casino-dejado = Dejado, তোলা যেত: { CARDS($left) }।
event-casino-build-new = { WHO($seat) ->
        [you] আপনি { CARD($card) } দিয়ে { $value }-এর বিল্ড করলেন, সঙ্গে { CARDS($taken) }{ casino-for-partner }।
       *[other] { NAME($seat) } { CARD($card) } দিয়ে { $value }-এর বিল্ড করলেন, সঙ্গে { CARDS($taken) }{ casino-for-partner }।
    }
event-casino-build-raise = { WHO($seat) ->
        [you] আপনি { CARD($card) } দিয়ে { BUILD($build) } বিল্ডটি বাড়িয়ে { $value } করলেন{ casino-joining }{ casino-for-partner }।
       *[other] { NAME($seat) } { CARD($card) } দিয়ে { BUILD($build) } বিল্ডটি বাড়িয়ে { $value } করলেন{ casino-joining }{ casino-for-partner }।
    }
event-casino-build-extend = { WHO($seat) ->
        [you] আপনি { $value }-এর বিল্ডে { CARDS($cards) } যোগ করলেন{ casino-for-partner }: { BUILD($build) }।
       *[other] { NAME($seat) } { $value }-এর বিল্ডে { CARDS($cards) } যোগ করলেন{ casino-for-partner }: { BUILD($build) }।
    }
casino-joining = { COUNT($taken) ->
        [0] { "" }
       *[other] , সঙ্গে জুড়লেন { CARDS($taken) }
    }
# $partner হলো যে আসনের জন্য বিল্ড করা হয়, বা none।
casino-for-partner = { $partner ->
        [none] { "" }
       *[other] { WHO($partner) ->
            [you] , আপনার জন্য
           *[other] , { INFLECT(NAME($partner), case: "genitive") } জন্য
        }
    }
event-casino-stolen = { WHO($seat) ->
        [you] আপনি { CARDS($cards) } চুরি করলেন।
       *[other] { NAME($seat) } { CARDS($cards) } চুরি করলেন।
    }
event-casino-merged = দুটি বিল্ড মিলে এখন একটিই।
event-casino-claim = { WHO($seat) ->
        [you] আপনি “Ausz vagyok!” বলে ম্যাচ দাবি করলেন।
       *[other] { NAME($seat) } “Ausz vagyok!” বলে ম্যাচ দাবি করলেন।
    }
event-casino-claim-wrong = { WHO($seat) ->
        [you] আপনি সময়ের আগেই “Ausz vagyok!” বললেন: তাতে কিছু হলো না।
       *[other] { NAME($seat) } সময়ের আগেই “Ausz vagyok!” বললেন: তাতে কিছু হলো না।
    }
event-casino-call-orange = { WHO($seat) ->
        [you] আপনি “কমলা” বললেন: { casino-call-points }।
       *[other] { NAME($seat) } “কমলা” বললেন: { casino-call-points }।
    }
casino-call-points = { SIGN($points) ->
        [plus] +{ ABS($points) } পয়েন্ট
        [minus] −{ ABS($points) } পয়েন্ট
       *[zero] আরেকজন আগেই বলে ফেলেছেন
    }
event-casino-deal = { WHO($dealer) ->
        [you] আপনি তাস বাঁটলেন।
       *[other] { NAME($dealer) } তাস বাঁটলেন।
    }
event-casino-deal-extra = { WHO($dealer) ->
        [you] আপনি বাড়তি দানের তাস বাঁটলেন।
       *[other] { NAME($dealer) } বাড়তি দানের তাস বাঁটলেন।
    }
event-casino-deal-bottom = আপনি প্যাকেট কেটেছেন: সবার নিচের তাস { CARD($card) }।
event-casino-round = { $round } নম্বর পর্বের তাস বাঁটা হলো।
event-casino-round-table = { $round } নম্বর পর্বের তাস বাঁটা হলো, টেবিলে গেল { CARDS($cards) }।
event-casino-round-open = সবার হাতের তাস চিত করে রাখা হলো।
event-casino-last = “শেষ তাস!” এর পর আর তাস বাঁটা হবে না।
event-casino-residue = { WHO($seat) ->
        [you] আপনি সবার শেষে তুলেছেন, তাই টেবিলের বাকি তাস পেলেন: { CARDS($cards) }।
       *[other] { NAME($seat) } সবার শেষে তুলেছেন, তাই টেবিলের বাকি তাস পেলেন: { CARDS($cards) }।
    }
event-casino-residue-out-of-play = টেবিলের বাকি তাস কেউ পেলেন না: { CARDS($cards) }।
event-casino-deal-scored = দানের হিসাব: { LIST($items, style: "comma") }।
event-casino-deal-scored-claim = দাবি ঠিক, দান এখানেই শেষ: { LIST($items, style: "comma") }।
event-casino-deal-scored-restricted-side = শুধু এটুকুই বাকি ছিল, তাই ম্যাচ সঙ্গে সঙ্গে শেষ: { LIST($items, style: "comma") }।
event-casino-deal-scored-extra-deal = সবচেয়ে বেশি স্কোরে সমান: এবার একটি বাড়তি দান।
event-casino-points = { WHOSE($side) ->
        [you] আপনি
        [yours] আপনার পক্ষ
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] ০
       *[plus] +{ ABS($points) }
    }
event-casino-match-over = { WHOSE($side) ->
        [you] আপনি ম্যাচ জিতলেন।
        [yours] আপনার পক্ষ ম্যাচ জিতল।
       *[other] { COUNT($seats) ->
            [one] { SIDE($side) } ম্যাচ জিতলেন।
           *[other] { SIDE($side) } মিলে ম্যাচ জিতলেন।
        }
    }
event-casino-match-over-games = এই জয় { $number }টি খেলার সমান গোনা হয়।

## চালের ফল

effect-casino-trail-left = তোলা যেত, কিন্তু পড়ে থাকবে: { CARDS($left) }।
effect-casino-capture = টেবিল থেকে { COUNT($taken) }টি তাস উঠবে।
effect-casino-capture-sweep = টেবিলের সব তাস উঠবে: { casino-sweep }।
effect-casino-capture-sweep-points = টেবিলের সব তাস উঠবে: { casino-sweep }, { $number } পয়েন্ট।
effect-casino-capture-orange = সঙ্গে কমলা বলা হবে।
effect-casino-stolen = আপনি { CARDS($cards) } চুরি করবেন।
effect-casino-merged = আপনার নিজের বিল্ড এর সঙ্গে মিলে এক হবে।
effect-casino-build-single = { BUILD($build) } হবে { $value }-এর একগ্রুপ বিল্ড, তা পরে বাড়ানো যাবে।
effect-casino-build-multiple = { BUILD($build) } হবে { $value }-এর বহুগ্রুপ বিল্ড, তা কেউ বাড়াতে পারবেন না।
effect-casino-build-for-partner = এর জন্য একটি তাস আপনার সঙ্গীকে হাতে রাখতে হবে।
effect-casino-duties = হাতে রাখতে হবে { LIST($items) }।
effect-casino-duty = { $value }-এর জন্য { CARDS($cards, style: "or") }
effect-casino-claim = আপনার { $total } পয়েন্ট নিশ্চিত হলে ম্যাচ আপনার; না হলে কিছুই হবে না।
effect-casino-call-orange = ঠিক বললে { $number } পয়েন্ট পাবেন, ভুল বললে ততটাই যাবে।

## বোতাম হিসেবে চাল: কী করে, কী হয়

casino-owned-build = { WHO($seat) ->
        [you] আপনার { $value }-এর বিল্ড
       *[other] { INFLECT(NAME($seat), case: "genitive") } { $value }-এর বিল্ড
    }
casino-owned-build-of-these = { casino-owned-build } { BUILD($build) }
casino-loose = { CARDS($cards) }
# বাক্যের শুরুতে বসে, তাই শেষে একটি ফাঁক।
casino-also-with = { COUNT($taken) ->
        [0] { "" }
       *[other] { CARDS($taken) } নিয়ে{ " " }
    }
title-casino-trail = { CARD($card) } ফেলুন
title-casino-capture = { LIST($items) } তুলুন
title-casino-capture-with = { CARDS($cards) } দিয়ে { LIST($items) } তুলুন
title-casino-capture-orange = { LIST($items) } তুলুন, কমলা বলুন
title-casino-capture-with-orange = { CARDS($cards) } দিয়ে { LIST($items) } তুলুন, কমলা বলুন
title-casino-build-new = { CARDS($taken) } নিয়ে { $value }-এর বিল্ড করুন{ casino-for-partner }
title-casino-build-raise = { casino-also-with }{ $title } বাড়িয়ে { $value } করুন{ casino-for-partner }
title-casino-build-extend = { INFLECT($title, case: "locative") } { CARDS($cards) } যোগ করুন{ casino-for-partner }
title-casino-claim = “Ausz vagyok!” বলুন
title-casino-call-orange = “কমলা” বলুন
result-casino-cards = { $number }টি তাস
result-casino-steals = { CARDS($cards) } চুরি হয়
result-casino-merges = আপনার নিজের বিল্ডের সঙ্গে
result-casino-sweep = { casino-sweep }
result-casino-clears = টেবিল খালি হয়
result-casino-leaves = পড়ে থাকে { CARDS($left) }
result-casino-keep = হাতে রাখবেন { CARDS($cards, style: "or") }
result-casino-keep-for = { $value }-এর জন্য হাতে রাখবেন { CARDS($cards, style: "or") }
result-casino-partner-keeps = তাসটি হাতে রাখবেন { NAME($seat) }
result-casino-claim = { $total } পয়েন্ট নিশ্চিত হলে
result-casino-call-orange = +{ $number } বা −{ $number } পয়েন্ট

## ধাপ

phase-casino-play = খেলা

## ধরন

variant-casino =
    .title = ক্যাসিনো
    .also = ক্যাসিনো খেলা, কাসিনো, Casino, Cassino, Kasino
    .place = ইংল্যান্ড, জার্মানি
    .summary = পুরোনো খেলা: ছবিওয়ালা তাস শুধু নিজের মতো তাসই তোলে, আর টেবিল খালি করলে পয়েন্ট নেই।
variant-casino-royal =
    .title = রয়্যাল ক্যাসিনো (জার্মানি)
    .place = জার্মানি
    .summary = J Q K-এর মান ১১ ১২ ১৩, টেক্কার ১ বা ১৪; টেবিল খালি করা (সুইপ) মানে এক পয়েন্ট।
variant-royal-north-american =
    .title = রয়্যাল ক্যাসিনো (উত্তর আমেরিকা)
    .also = রয়্যাল ক্যাসিনো, রয়েল ক্যাসিনো, ক্যাসিনো রয়্যাল, Royal Casino, Casino Royal
    .place = উত্তর আমেরিকা
    .summary = J Q K-এর মান ১১ ১২ ১৩, টেক্কার ১ বা ১৪; টেবিল খালি করে কিছু পাওয়া যায় না; ২১-এ পৌঁছালে পয়েন্ট একে একে গোনা হয়।
variant-royal-north-american-sweeps =
    .title = রয়্যাল ক্যাসিনো (উত্তর আমেরিকা, সুইপসহ)
    .place = উত্তর আমেরিকা
    .summary = উত্তর আমেরিকার মতোই, আর টেবিল খালি করা (সুইপ) মানে এক পয়েন্ট।
variant-royal-dominican =
    .title = রয়্যাল ক্যাসিনো (ডোমিনিকান)
    .also = ডোমিনিকান ক্যাসিনো, ভিরাদো, Dominican Casino, Casino Dominicano, Virado
    .place = ডোমিনিকান প্রজাতন্ত্র
    .summary = সমান তাস কাজে লাগাতেই হয়। টেবিল খালি করলে হয় virado, এক পয়েন্ট; দুই পক্ষের একটি করে হলে দুটোই কাটা যায়। ১৮ থেকে একেক স্কোরে গোনা হয় শুধু একেকটি জিনিস।
variant-royal-dominican-no-cancel =
    .title = রয়্যাল ক্যাসিনো (ডোমিনিকান, শেষের কাছে কাটাকাটি নেই)
    .place = ডোমিনিকান প্রজাতন্ত্র
    .summary = ১৮ থেকে কোনো পক্ষের virado (টেবিল খালি করা) আর লেখা হয় না, তাই তা অন্যেরটি কাটেও না।
variant-royal-dominican-partner-build =
    .title = রয়্যাল ক্যাসিনো (ডোমিনিকান, সঙ্গীর জন্য বিল্ড)
    .place = ডোমিনিকান প্রজাতন্ত্র
    .summary = সঙ্গীর হাতে যে তাস আছে বলে জানা, তার জন্য বিল্ড করা যায়।
variant-royal-soto =
    .title = রয়্যাল ক্যাসিনো (সোতো)
    .also = সোতো, Soto
    .place = ডোমিনিকান প্রজাতন্ত্র
    .summary = ডোমিনিকানের মতোই, তবে ১৬ থেকেই শুধু কয়েকটি জিনিস গোনা হয়।
variant-royal-haitian =
    .title = রয়্যাল ক্যাসিনো (হাইতি)
    .also = হাইতির ক্যাসিনো, Haitian Casino
    .place = হাইতি
    .summary = যে পক্ষ সবচেয়ে বেশি তাস তোলে সেটি দান জেতে, আর সেই দানই পুরো ম্যাচ।
variant-tuxedo =
    .title = টাক্সিডো
    .place = উত্তর আমেরিকা
    .summary = রুক তাসে ১০০ পর্যন্ত: পাঁচে পয়েন্ট, সুইপে কটি তাস উঠল সেই হিসাবে পয়েন্ট, আর কমলা, যা মুখে বলতে হয়।
variant-kaszino-kirschner =
    .title = হাঙ্গেরীয় Kaszinó (কির্শনার)
    .also = হাঙ্গেরীয় ক্যাসিনো, হাঙ্গেরির ক্যাসিনো, কির্শনার, Kaszinó, Kaszino, Kirschner, Hungarian Casino
    .place = হাঙ্গেরি
    .summary = বিল্ড নেই; কয়েকটি তাস দিয়ে কয়েকটি তোলা যায়, যোগফলে যোগফলে; যিনি আগে ১১ দাবি করেন তিনি জেতেন।
variant-kaszino-ulmann =
    .title = হাঙ্গেরীয় Kaszinó (উলমান ১৮৯২)
    .also = উলমান, Ulmann
    .place = হাঙ্গেরি
    .summary = কয়েকটি তাস দিয়ে একই মানের গ্রুপ তোলা যায়; যিনি তাস বাঁটেন না, তিনি নিচের তাসটি দেখে নেন।
variant-kaszino-nagykonyv =
    .title = হাঙ্গেরীয় Kaszinó (তাসের বড় বই)
    .also = তাসের বড় বই, কোভাচ, Nagy Kártyakönyv, Nagy Kartyakonyv, Kovács, Kovacs
    .place = হাঙ্গেরি
    .summary = যোগফল ১৩ পর্যন্ত, tábla (টেবিল খালি করা) হলে পরপর দুই পালা, শেষ পর্বে হাত খোলা, প্রথম দানেই জিতলে দুই খেলার সমান।
variant-nordic-royal =
    .title = রয়্যাল ক্যাসিনো, বিল্ড ছাড়া (নর্ডিক)
    .also = নর্ডিক ক্যাসিনো, সুইডিশ ক্যাসিনো, Nordic Casino, Swedish Casino
    .place = সুইডেন
    .summary = বিল্ড নেই; সবচেয়ে বেশি ইস্কাপনে দুই পয়েন্ট, সবশেষে তুললে এক, খেলা ১৬ পর্যন্ত।
variant-casino-southern-african =
    .title = দক্ষিণ আফ্রিকা অঞ্চলের ক্যাসিনো
    .also = আফ্রিকান ক্যাসিনো, দক্ষিণ আফ্রিকার ক্যাসিনো, চুরির ক্যাসিনো, খাসিনো, African Casino, South African Casino, Stealing Casino, Khasino
    .place = দক্ষিণ আফ্রিকা, লেসোথো, বতসোয়ানা, জিম্বাবুয়ে, নামিবিয়া
    .summary = চল্লিশ তাস, একজনের একটি বিল্ড, আর অন্যের গাদার ওপরের তাস চুরি করা যায়; এক দান, তাতে এগারো পয়েন্ট।

## বিকল্প

option-casino-deck =
    .name = প্যাকেট
    .french52 = ৫২টি ফরাসি তাস
    .french40 = ৪০টি ফরাসি তাস, গোলাম, বিবি আর সাহেব ছাড়া
    .rook40 = ৪০টি রুক তাস, চার রঙে ১ থেকে ১০
option-casino-direction =
    .name = পালা ঘোরে
    .cw = ঘড়ির কাঁটার দিকে
    .ccw = ঘড়ির কাঁটার উল্টো দিকে
option-casino-hand_size =
    .name = প্রতি পর্বে হাতে কটি তাস (০: পুরো প্যাকেট বাঁটা হয়)
option-casino-table_size =
    .name = প্রথম পর্বে টেবিলে কটি তাস
option-casino-deal_packet =
    .name = তাস বাঁটা হয়
    .two = দুটি দুটি করে
    .all = পুরো হাত একবারে
option-casino-short_final_deal =
    .name = শেষে পুরো হাত দেওয়ার মতো তাস না থাকলে
    .never = এমন হয় না
    .equal_rest_to_table = সবাই সমান কম তাস পান, বাকিটা যায় টেবিলে
option-casino-face_values =
    .name = গোলাম, বিবি আর সাহেবের মান
    .none = নেই, এরা শুধু জোড় মেলায়
    .numeric = ১১, ১২ আর ১৩
option-casino-ace_values =
    .name = টেক্কার মান
    .one = ১
    .one_or_fourteen = ১ বা ১৪
option-casino-face_capture_limit =
    .name = মান নেই এমন ছবিওয়ালা তাস তোলে
    .one = নিজের মতো একটি তাস
    .all = নিজের মতো যত খুশি তাস
option-casino-building =
    .name = বিল্ড করা
    .none = যায় না
    .allowed = যায়
option-casino-owner_may_trail =
    .name = যাঁর বিল্ড আছে, তিনি তাস ফেলতে পারেন
option-casino-keeper_trails_in_last_round =
    .name = দানের শেষ পর্বে, যাঁর বিল্ড আছে তিনি তাস ফেলতে পারেন
option-casino-raise_own_build =
    .name = নিজের বিল্ড বাড়ানো যায়
option-casino-raise_absorb_loose =
    .name = বিল্ড বাড়ানোর সময় নতুন মানের আলগা তাসও জোড়া যায়
option-casino-raise_with_table_cards =
    .name = বিল্ড বাড়ানোর কাজে আলগা তাসও লাগানো যায়
option-casino-same_value_builds =
    .name = একই মানের কয়েকটি বিল্ড পাশাপাশি থাকতে পারে
option-casino-extend_builds =
    .name = বিল্ডে যোগ করা যায়
    .any = যেকোনো বিল্ডে
    .own = শুধু নিজের বিল্ডে
option-casino-builds_each =
    .name = একজনের কটি বিল্ড থাকতে পারে
    .any = যত খুশি
    .one = একবারে একটি
option-casino-build_for_partner =
    .name = সঙ্গীর জন্য বিল্ড করা
    .none = যায় না
    .announced = মুখে বলে করা যায়, যে তাস সঙ্গীর হাতে আছে বলে জানা তার জন্য
option-casino-steal_in_builds =
    .name = বিল্ডের জন্য অন্যের গাদার ওপরের তাস চুরি
    .none = করা যায় না
    .own = শুধু নিজের বিল্ডে যোগ করার সময়
    .any = নতুন বিল্ডের জন্যও
option-casino-steal_in_captures =
    .name = তোলার সময় অন্যের গাদার ওপরের তাস চুরি
    .none = করা যায় না
    .equal = খেলা তাসের সমান তাস
    .groups = সমান তাস, বা যে তাসে গ্রুপ হয়
option-casino-pile_top =
    .name = তোলার পর গাদার ওপরে থাকে
    .capturing = যে তাসটি খেলা হলো
    .lowest = সবচেয়ে ছোট তাস
option-casino-equal_card_rule =
    .name = টেবিলে সমান আলগা তাস থাকলে
    .free = যা খুশি খেলা যায়
    .must_use = তা তুলতেই হয়, নয়তো নিজের তাসটি বিল্ডে লাগাতে হয়
option-casino-multi_play =
    .name = তোলা যায়
    .one = হাতের একটি তাস দিয়ে
    .sum = হাতের যত খুশি তাস দিয়ে, যোগফলে যোগফলে
    .groups = হাতের যত খুশি তাস দিয়ে, একই মানের গ্রুপে
    .sum_or_groups = হাতের যত খুশি তাস দিয়ে, যোগফলে যোগফলে বা একই মানের গ্রুপে
option-casino-multi_play_max =
    .name = এভাবে তোলায় সবচেয়ে বড় যোগফল বা মান
    .none = যত খুশি
option-casino-sweeps =
    .name = সুইপ (টেবিল খালি করা)
    .none = গোনা হয় না
    .score = পয়েন্ট আনে
    .cancel = পয়েন্ট আনে, তবে অন্যদেরগুলো কাটে
    .score_by_size = কটি তাস উঠল সেই হিসাবে পয়েন্ট আনে
option-casino-initial_sweep_points =
    .name = দানের প্রথম চালেই সুইপ হলে পয়েন্ট
option-casino-sweep_size =
    .name = সুইপ কত বড়, তার হিসাবে
    .table = শুধু তোলা তাস গোনা হয়
    .with_played = খেলা তাসটিও গোনা হয়
option-casino-last_card_sweep =
    .name = দানের শেষ তাস দিয়েও সুইপ হয়
option-casino-restricted_sweeps =
    .name = লক্ষ্যের কাছে পৌঁছানো পক্ষের সুইপ
    .cancel_only = শুধু অন্যদেরগুলো কাটে
    .not_registered = লেখাই হয় না
option-casino-endgame =
    .name = লক্ষ্যের কাছে
    .none = সবকিছু গোনা হয়
    .dominican = ১৮ থেকে একেক স্কোরে গোনা হয় শুধু একেকটি জিনিস
    .soto = ১৬ থেকে শুধু কয়েকটি জিনিস গোনা হয়
option-casino-target =
    .name = কত পয়েন্ট পর্যন্ত খেলা
option-casino-match_length =
    .name = ম্যাচ কত লম্বা
    .to_target = কোনো পক্ষ লক্ষ্যে না পৌঁছানো পর্যন্ত
    .single_deal = এক দান
    .single_deal_by_points = এক দান, পয়েন্টে মীমাংসা
option-casino-target_tie =
    .name = একই দানে কয়েক পক্ষ লক্ষ্যে পৌঁছালে
    .higher_else_extra_deal = যার স্কোর বেশি সে জেতে, সমান হলে বাড়তি দান
    .counting_order = গোনার ক্রমে যে আগে পৌঁছায় সে জেতে
    .higher_else_most_spades = যার স্কোর বেশি সে জেতে, সমান হলে যার ইস্কাপন সবচেয়ে বেশি
    .higher_else_big_casino = যার স্কোর বেশি সে জেতে, সমান হলে যে রুইতনের দশ তুলেছে
option-casino-extra_deal_lifts_restrictions =
    .name = বাড়তি দানে সবকিছু গোনা হয়
option-casino-points-most_cards =
    .name = সবচেয়ে বেশি তাসে পয়েন্ট
option-casino-points-most_spades =
    .name = সবচেয়ে বেশি ইস্কাপনে পয়েন্ট
option-casino-points-big_casino =
    .name = রুইতনের দশে (বড় ক্যাসিনো) পয়েন্ট
option-casino-points-little_casino =
    .name = ইস্কাপনের দুইয়ে (ছোট ক্যাসিনো) পয়েন্ট
option-casino-points-ace =
    .name = প্রতিটি টেক্কায় পয়েন্ট
option-casino-points-sweep =
    .name = প্রতিটি সুইপে পয়েন্ট
option-casino-points-five =
    .name = প্রতিটি পাঁচে পয়েন্ট
option-casino-points-orange =
    .name = প্রতিটি কমলায় পয়েন্ট, ভুল করে বললে ততটাই কাটা যায়
option-casino-points-last_capture =
    .name = সবশেষে তুললে পয়েন্ট
option-casino-tied_majority =
    .name = সবচেয়ে বেশি তাস বা ইস্কাপনে কয়েক পক্ষ সমান হলে
    .nobody = সেই পয়েন্ট কেউ পান না
    .shared = সেই পয়েন্ট তাঁরা ভাগ করে নেন
option-casino-majorities =
    .name = সবচেয়ে বেশি তাস আর সবচেয়ে বেশি ইস্কাপন গোনা হয়
    .always = সবসময়
    .two_sides = শুধু দুই পক্ষের খেলায়
option-casino-orange_calls =
    .name = কমলা
    .none = গোনা হয় না
    .must_call = মুখে বললে পয়েন্ট আনে
option-casino-claim =
    .name = ম্যাচ দাবি করা
    .none = যায় না: প্রতিটি দান শেষ পর্যন্ত খেলা হয়
    .at_target = যায়, লক্ষ্য নিশ্চিত হলেই
option-casino-double_game =
    .name = প্রথম দানেই জেতা ম্যাচ দুই খেলার সমান গোনা হয়
option-casino-after_sweep_double_turn =
    .name = সুইপের পর অন্যজন পরপর দুই পালা পান
option-casino-next_round_leader =
    .name = পরের পর্ব শুরু করেন
    .first_player = ডিলারের পরের খেলোয়াড়
    .last_capturer = যিনি সবশেষে তুলেছেন
option-casino-open_last_round =
    .name = শেষ পর্ব খেলা হয় হাতের তাস চিত করে রেখে
option-casino-cut_peek =
    .name = যিনি তাস বাঁটেন না, তিনি কাটার সময় নিচের তাসটি দেখেন
option-casino-announce_last =
    .name = শেষ পর্ব এলে তা বলে দেওয়া হয়
option-casino-announce_build_value =
    .name = বিল্ডের মান বলে দেওয়া হয়
option-casino-dejado_notice =
    .name = কী তোলা যেত কিন্তু পড়ে রইল, তা বলে দেওয়া হয়

## যা ঠিক করতে হবে

asks-casino-capture-build-trail = তুলুন, বিল্ড করুন বা একটি তাস ফেলুন।
asks-casino-capture-build = এখন তাস ফেলা যায় না: তুলুন বা বিল্ড করুন।
asks-casino-capture-trail = তুলুন বা একটি তাস ফেলুন।
asks-casino-build-trail = বিল্ড করুন বা একটি তাস ফেলুন।
asks-casino-capture = এখন তাস ফেলা যায় না: তুলতেই হবে।
asks-casino-build = এখন তাস ফেলা যায় না: বিল্ড করতেই হবে।
asks-casino-trail = একটি তাস ফেলুন।

## টেবিলে যা বলা হয়, আর তার মানে

spoken-casino-last = শেষ তাস
    .means = এর পর আর তাস বাঁটা হবে না
spoken-casino-orange = কমলা
    .means = লাল আর হলুদ একসঙ্গে তোলা হয়েছে; যিনি আগে বলেন, পয়েন্ট তাঁর
spoken-casino-ausz = Ausz vagyok
    .means = হাঙ্গেরীয়: আমি বাইরে; আমার যথেষ্ট পয়েন্ট হয়ে গেছে
spoken-casino-virado = Virado
    .means = স্প্যানিশ: উল্টানো; টেবিল খালি, তার জন্য গাদায় একটি তাস উল্টে রাখা হয়
spoken-casino-tabbe = Tabbe
    .means = টেবিল খালি, অর্থাৎ সুইপ
spoken-casino-tabla = Tábla
    .means = হাঙ্গেরীয়: তক্তা; টেবিল খালি, অর্থাৎ সুইপ
spoken-casino-dejado = Dejado
    .means = স্প্যানিশ: রেখে যাওয়া; এগুলো তোলা যেত
