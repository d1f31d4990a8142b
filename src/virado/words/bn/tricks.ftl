# রাউব ও ৎসভানৎসিগ আব-এর মিল যেখানে: পিটের খেলা।

## শব্দ

tricks-suit = { $suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    } { suit-name }
tricks-label-turnup = খোলা তাস

## না-বলা: যে লেখা চাল নয়

refusal-unparsable--nothing-said = চাল হলো একটি শব্দ, যেমন { LIST($candidates, style: "comma") }, আর তার সঙ্গে যে তাস বা রং লাগে
refusal-unparsable--unknown-word = { $part } বলে এখানে কিছু নেই; আছে { LIST($candidates, style: "comma") }
refusal-unparsable--suit-missing = রং লেখা হয়নি; রং হলো { "s, h, d" } বা { "c" }
refusal-unparsable--no-suit = { $part } কোনো রং নয়; রং হলো { "s, h, d" } বা { "c" }
refusal-unparsable--one-card = { INFLECT($action, case: "genitive") } সঙ্গে একটি তাস লিখতে হয়, যেমন { $action } { "Kh" }
refusal-unparsable--stands-alone = { $action } একাই লিখতে হয়, { $part } ছাড়া

## না-বলা: চাল

refusal-dropped-out = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } এই দানে বসে গেছেন
refusal-already-exchanged = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } তাস বদলে ফেলেছেন; দ্বিতীয়বার বদলানো যায় না
refusal-must-follow = { CARD($card) } একই রঙের নয়: পিট শুরু হয়েছে { suit-name } দিয়ে, আর আপনার হাতে আছে { CARDS($cards) }
refusal-follow-suit = { refusal-must-follow }
refusal-must-trump = { CARD($card) } তুরুপ নয়: আপনার হাতে { suit-name } নেই, তাই তুরুপ করতেই হবে, { CARDS($cards, style: "or") } দিয়ে
refusal-must-overtrump = { CARD($card) } পিটের সবচেয়ে বড় তুরুপকে ছাড়ায় না: খেলতে হবে { CARDS($cards, style: "or") }

## না-বলা: খেলার অবস্থা ও ঘটনা

refusal-bad-position--seats-out-of-turn = { $path }: আসনগুলো পালা ধরে খেলেনি
refusal-bad-position--too-few-cards-left = { $path }: যে বাকি প্যাকেট লেখা আছে, তার পর থাকে { $number }টি তাস, অথচ একটি হাতে এখনও লাগে { $limit }টি
refusal-bad-position--trick-complete = { $path }: পিট পুরো হয়ে গেছে: { $limit }টি আসনের সবাই খেলেছেন বা বসে গেছেন
refusal-bad-case--expected-action = { $path }: থাকার কথা { "1 card Kh" }-এর মতো একটি চাল, আছে { $part }
refusal-bad-case--nobody-to-act = { $path }: { INFLECT($part, case: "locative") } আসনের নাম নেই, আর এখন কারও পালাও নয়

## যা ঘটে

event-tricks-drop = { WHO($seat) ->
        [you] আপনি বসে গেলেন।
       *[other] { NAME($seat) } বসে গেলেন।
    }
event-tricks-exchange = { COUNT($discarded) ->
        [0] { WHO($seat) ->
            [you] আপনি সব তাস রাখলেন।
           *[other] { NAME($seat) } সব তাস রাখলেন।
        }
       *[other] { WHO($seat) ->
            [you] আপনি { COUNT($discarded) }টি তাস বদলালেন।
           *[other] { NAME($seat) } { COUNT($discarded) }টি তাস বদলালেন।
        }
    }
event-tricks-exchange-seen = { COUNT($drawn) ->
        [0] আপনি { CARDS($discarded) } ফেললেন।
       *[other] আপনি { CARDS($discarded) } ফেলে { CARDS($drawn) } টানলেন।
    }
event-tricks-card = { WHO($seat) ->
        [you] আপনি { CARD($card) } খেললেন।
       *[other] { NAME($seat) } { CARD($card) } খেললেন।
    }
event-tricks-trick = { WHO($seat) ->
        [you] আপনি { CARD($card) } দিয়ে পিট নিলেন।
       *[other] { NAME($seat) } { CARD($card) } দিয়ে পিট নিলেন।
    }
event-tricks-turn-up = { CARD($card) } খোলা হলো: তুরুপ { tricks-suit }।
event-tricks-factor = সবকিছু { $factor ->
        [2] দ্বিগুণ
       *[other] { $factor } গুণ
    } গোনা হয়েছে।
event-tricks-by-default = বাকি সবাই বসে গেছেন: { WHO($seat) ->
        [you] না খেলেই { $number }টি পিটের সবগুলো আপনার।
       *[other] না খেলেই { $number }টি পিটের সবগুলো { INFLECT(NAME($seat), case: "genitive") }।
    }
event-tricks-points = { WHO($seat) ->
        [you] আপনি
       *[other] { NAME($seat) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] ০
       *[plus] +{ ABS($points) }
    }
event-tricks-deal-scored = দানের হিসাব: { LIST($items, style: "comma") }।
event-tricks-match-over = { COUNT($winners) ->
        [one] { WHO($seat) ->
            [you] আপনি ম্যাচ জিতলেন।
           *[other] { NAME($seat) } ম্যাচ জিতলেন।
        }
       *[other] { NAMES($winners) } একসঙ্গে ম্যাচ জিতলেন।
    }
event-tricks-match-over-lowest = কয়েকজনের স্কোর ০ বা তার কম: সবচেয়ে কম স্কোর যাঁর, তিনিই জেতেন।
event-tricks-match-over-everybody = যাঁদের স্কোর ০ বা তার কম, তাঁরা সবাই জেতেন, অন্য জয়ীর চেয়ে স্কোর বেশি হলেও।
event-tricks-match-over-shared = সবচেয়ে কম স্কোর একাধিক জনের।

## চালের ফল

effect-tricks-exchange = { COUNT($discarded) ->
        [0] আপনার সব তাস হাতেই থাকবে।
       *[other] আপনি { CARDS($discarded) } ফেলে { $draws }টি তাস টানবেন।
    }
effect-tricks-exchange-shuffled = আপনি { CARDS($discarded) } ফেলে { $draws }টি তাস টানবেন; বাকি প্যাকেটে কুলোবে না, তাই এর মধ্যে { $shuffled }টির জন্য অন্যদের ফেলা তাস ফেটানো হবে।
effect-tricks-card-leads = আপনি { CARD($card) } দিয়ে পিট শুরু করবেন।
effect-tricks-card-takes = { $trumps ->
        [true] { CARD($card) } তুরুপ করে পিট নেবে।
       *[false] { CARD($card) } পিট নেবে।
    }
effect-tricks-card-highest = { $trumps ->
        [true] { CARD($card) } তুরুপ করবে, আর এখন পর্যন্ত সবচেয়ে বড় তাস হবে।
       *[false] { CARD($card) } এখন পর্যন্ত সবচেয়ে বড় তাস হবে।
    }
effect-tricks-card-loses = { CARD($card) } পিট পাবে না।
effect-tricks-drop = আপনি এই দানে খেলবেন না, আপনার স্কোর যেমন আছে তেমনই থাকবে।
effect-tricks-factor = এই দানের পয়েন্ট গোনা হবে { $factor ->
        [2] দ্বিগুণ
       *[other] { $factor } গুণ
    }।

## বোতাম হিসেবে চাল: কী করে, কী হয়

title-tricks-exchange = { COUNT($discarded) ->
        [0] সব তাস রাখুন
       *[other] { CARDS($discarded) } বদলান
    }
title-tricks-card = { CARD($card) } খেলুন
result-tricks-exchange = { $draws }টি নতুন তাস
result-tricks-card-leads = পিট শুরু
result-tricks-card-takes = { $trumps ->
        [true] তুরুপ করে পিট নেয়
       *[false] পিট নেয়
    }
result-tricks-card-highest = { $trumps ->
        [true] তুরুপ করে, আপাতত সবচেয়ে বড়
       *[false] আপাতত সবচেয়ে বড়
    }
result-tricks-card-loses = পিট পায় না
result-tricks-no-trick = পিট না পেলে +{ $penalty }
result-tricks-drop = স্কোর একই থাকে
result-tricks-factor = সবকিছু ×{ $factor }

## কী ঠিক করতে হবে

asks-tricks-lead = আপনি পিট শুরু করুন: যেকোনো তাস।
asks-tricks-follow = একই রং দিন: { suit-name }।
asks-tricks-beat = একই রং দিন, আরও বড় তাস: { suit-name }।
asks-tricks-any = একটি তাস বেছে নিন।
asks-tricks-trump = আপনার হাতে { suit-name } নেই: তুরুপ করতেই হবে।
asks-tricks-throw = আপনার হাতে { suit-name } নেই: একটি তাস বেছে নিন।
