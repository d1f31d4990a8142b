# সেশন যা মানে না, আর ম্যাচের বাইরে সেখানে যা ঘটে (docs/explanation/session.md)।

refusal-only-host = এটি করতে পারে শুধু যে প্রোগ্রাম সেশনটি চালায়
refusal-only-persons = শুধু মানুষই বসতে পারেন
refusal-seat-taken = এই আসন খালি নেই
refusal-seats-vacant = আসন { LIST($seats) } খালি আছে
refusal-already-begun = ম্যাচ শুরু হয়ে গেছে
refusal-not-begun = ম্যাচ এখনও শুরু হয়নি
refusal-match-not-over = ম্যাচ এখনও শেষ হয়নি
refusal-not-the-owner = এটি করতে পারেন শুধু সেশনের মালিক
refusal-rated-without-bots = রেটিংয়ের ম্যাচে বট খেলতে পারেন না
refusal-already-revealed = গোপন সংকেতটি প্রকাশ হয়ে গেছে
refusal-no-rematch = যে ম্যাচের তাস অন্যরাও খেলছেন, তার পরে আবার ম্যাচ হয় না
refusal-rated-one-seat = রেটিংয়ের ম্যাচে একজনের একটিই আসন
refusal-rated-needs-clock = রেটিংয়ের ম্যাচে ঘড়ি লাগে, চালপ্রতি বড়জোর { $number } দিন
refusal-not-your-seat = { $seat ->
        [none] এটি আপনার আসন নয়
       *[other] আসন { $seat } আপনার নয়
    }
refusal-no-such-person = এই ব্যক্তির কোনো আসন নেই
refusal-seat-of-person = আসন { $seat }-এ একজন মানুষ খেলছেন
refusal-stand-in-plays = আসন { $seat }-এ এখন বদলি হিসেবে বট খেলছেন; আগে আসনটি ফিরিয়ে নিন
refusal-out-of-date = যে প্রশ্নের এই উত্তর, তা আর করা হচ্ছে না
refusal-paused = সব ঘড়ি থামানো আছে
refusal-already-paused = সব ঘড়ি আগেই থামানো হয়েছে
refusal-already-away = এই ব্যক্তি আগে থেকেই নেই
refusal-undo-not-agreed = এই ম্যাচে চাল ফেরত নেওয়ার কথা ঠিক করা হয়নি
refusal-undo-already-asked = আসন { $seat } এখন একটি চাল ফেরত নিতে চাইছেন
refusal-undo-not-asked = এই উত্তরের জন্য কেউ অপেক্ষা করছেন না
refusal-undo-past-seen-card = এর মধ্যে কেউ নতুন তাস দেখে ফেলেছেন
refusal-nothing-to-undo = ফেরত নেওয়ার মতো আপনার কোনো চাল নেই
refusal-bad-options--wrong-clock = ঘড়িতে চালপ্রতি সময় লাগে অন্তত এক মিলিসেকেন্ড, আর বাড়তি সময় শূন্য বা তার বেশি
refusal-score-stands = দানের স্কোর এখনও দেখা হচ্ছে; আগে পরের দান চান
refusal-no-score-stands = কোনো দানের স্কোর আপনার অপেক্ষায় নেই
refusal-absence-not-asked = এই ব্যক্তিকে নিয়ে এখন কাউকে কিছু জিজ্ঞেস করা হচ্ছে না
refusal-entropy-asked = এখনই তাস বাঁটা হবে: তাস ফেটানোয় কে কী যোগ করেছেন, সবাই তা দেখাচ্ছেন
refusal-entropy-not-asked = এই আসন তাস ফেটানোয় কী যোগ করে, এখন তার জন্য কেউ অপেক্ষা করছেন না
refusal-entropy-not-shown = তাস ফেটানোয় কী যোগ করেছেন, কেউ একজন এখনও তা দেখাননি
refusal-other-entropy = এই আসন যে অঙ্গীকার করেছিল, এটি তার সঙ্গে মেলে না
refusal-bad-options--wrong-limit = দানের স্কোর দেখার সময় শূন্য বা তার বেশি
refusal-bad-record--other-revision = সংশোধন { $limit }-এর পর নিয়ম শোধরানো হয়েছে: রেকর্ডের { $number } নম্বর চাল এখন অন্য কিছু বোঝায়
refusal-bad-record--no-opened = লগটি টেবিল সাজানো দিয়ে শুরু হয়নি
refusal-bad-record--wrong-entry = লগের { $limit } নম্বর ভুক্তিতে নম্বর লেখা আছে { $number }
refusal-bad-record--move-before-match = লগে ম্যাচ শুরুর আগেই একটি চাল আছে

## যা ঘটে

event-session-seat-sat = { WHO($seat) ->
        [you] আপনি বসলেন।
       *[other] { NAME($seat) } বসলেন।
    }
event-session-seat-bot = একজন বট বসলেন: { NAME($seat) }।
event-session-seat-left = { NAME($seat) } চলে গেলেন।
event-session-seat-left-playing = { NAME($seat) } চলে গেলেন; তাঁর হয়ে বট খেলবেন।
event-session-seat-withheld = { NAME($seat) } তাস বাঁটার আগে সাড়া দেননি, তাই আসন হারালেন।
event-session-entropy-asked = তাস ফেটানো হচ্ছে: সবার অংশ জমা পড়েছে।
event-session-entropy-withheld = এবারের তাস ফেটানো বাতিল; আবার গোড়া থেকে শুরু হচ্ছে।
event-session-seat-away = { WHO($seat) ->
        [you] আপনার হয়ে বট খেলছেন।
       *[other] { INFLECT(NAME($seat), case: "genitive") } হয়ে বট খেলছেন।
    }
event-session-seat-time = { WHO($seat) ->
        [you] আপনার সময় শেষ: আপনার হয়ে বট খেলছেন।
       *[other] সময় শেষ: { INFLECT(NAME($seat), case: "genitive") } হয়ে বট খেলছেন।
    }
event-session-seat-agreed = { WHO($seat) ->
        [you] অন্যদের ইচ্ছায় আপনার হয়ে বট খেলছেন।
       *[other] { INFLECT(NAME($seat), case: "genitive") } হয়ে বট খেলছেন।
    }
event-session-seat-back = { WHO($seat) ->
        [you] আপনি আসনে ফিরে এসেছেন।
       *[other] { NAME($seat) } ফিরে এসেছেন।
    }
event-session-seat-renamed = { $name } নাম বদলেছেন, নতুন নাম { NAME($seat) }।
event-session-absent = { WHO($seat) ->
        [you] আপনার সংযোগ কেটে গেছে।
       *[other] { INFLECT(NAME($seat), case: "object") } পাওয়া যাচ্ছে না।
    }
event-session-present = { WHO($seat) ->
        [you] আপনার সংযোগ ফিরে এসেছে।
       *[other] { NAME($seat) } আবার সংযোগ পেয়েছেন।
    }
event-session-undo-asked = { WHO($seat) ->
        [you] আপনি শেষ চালটি ফেরত নিতে চাইছেন।
       *[other] { NAME($seat) } একটি চাল ফেরত নিতে চাইছেন।
    }
event-session-undo-agreed = { WHO($seat) ->
        [you] আপনি রাজি।
       *[other] { NAME($seat) } রাজি।
    }
event-session-undo-declined = { WHO($seat) ->
        [you] আপনি রাজি নন।
       *[other] { NAME($seat) } রাজি নন।
    }
event-session-undo-dropped-declined = কোনো চাল ফেরত নেওয়া হলো না।
event-session-undo-dropped-withdrawn = অনুরোধ তুলে নেওয়া হয়েছে: কোনো চাল ফেরত নেওয়া হলো না।
event-session-undo-dropped-moved = ম্যাচ এগিয়ে গেছে: কোনো চাল ফেরত নেওয়া হলো না।
event-session-undone = { $number ->
        [one] চালটি ফেরত নেওয়া হলো।
       *[other] { $number }টি চাল ফেরত নেওয়া হলো।
    }
event-session-paused = ম্যাচে বিরতি।
event-session-continued = ম্যাচ আবার চলছে।
event-session-match-over = ম্যাচ শেষ: { LIST($items, style: "comma") }।
event-session-score = { WHOSE($side) ->
        [you] আপনার { $number }
        [yours] আপনার পক্ষের { $number }
       *[other] { SIDE($side) } { $number }
    }
event-session-free-chat = এই টেবিলে ইচ্ছেমতো লিখে আলাপ করা যায়।
event-session-phrases-only = এই টেবিলে শুধু তৈরি কথা পাঠানো যায়।
event-session-rematch-wanted = { WHO($seat) ->
        [you] আপনি আবার খেলতে চান।
       *[other] { NAME($seat) } আবার খেলতে চান।
    }
event-session-ready = { WHO($seat) ->
        [you] আপনি পরের দান চান।
       *[other] { NAME($seat) } পরের দান চান।
    }
event-session-next-deal-time = পরের দান শুরু হলো।
event-session-absence-wait = { WHO($seat) ->
        [you] আপনি অপেক্ষা করছেন।
       *[other] { NAME($seat) } অপেক্ষা করছেন।
    }
event-session-absence-bot = { WHO($seat) ->
        [you] আপনি চান, একজন বট খেলা চালিয়ে যান।
       *[other] { NAME($seat) } চান, একজন বট খেলা চালিয়ে যান।
    }
event-session-absence-end = { WHO($seat) ->
        [you] আপনি ম্যাচ শেষ করে দিতে চান।
       *[other] { NAME($seat) } ম্যাচ শেষ করে দিতে চান।
    }
event-session-hint-used = { WHO($seat) ->
        [you] আপনি একটি ইঙ্গিত নিয়েছেন।
       *[other] { NAME($seat) } একটি ইঙ্গিত নিয়েছেন।
    }
event-session-match-abandoned = ম্যাচ শেষ করে দেওয়া হয়েছে, কেউ জেতেননি: { LIST($items, style: "comma") }।
event-session-match-closed = একজন অ্যাডমিন টেবিলটি বন্ধ করে দেওয়ায় ম্যাচ শেষ, কেউ জেতেননি: { LIST($items, style: "comma") }।
