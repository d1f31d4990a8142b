# আসল তাসের বিচারক: ঘরের নাম, বাক্য, আর তাসের যেসব নাম লোকে লেখেন।

referee-label-ask-trick = পিট কে জিতল?
referee-label-ask-groups = কোন গ্রুপ জেতে?
referee-label-ask-arrangement = তেরোটি তাস কীভাবে সাজাবেন?
referee-label-ask-play = এই চাল কি চলে?
referee-label-trump = তুরুপ
referee-label-trumps = তুরুপ
referee-label-trick = পিটের তাস, পরপর
referee-label-rest-of-hand = শেষ তাসটি যাঁর, তাঁর হাতের বাকি তাস
referee-label-card-number = তাস { $number }
referee-label-suit-led = যে রঙে শুরু
referee-label-other = শুরুর রঙও নয়, তুরুপও নয়
referee-label-group = গ্রুপ { $number }
referee-label-thirteen = তেরোটি তাস
referee-label-hand = খেলোয়াড়ের হাত
referee-label-table = টেবিলের খোলা তাস
referee-label-build = বিল্ড { $number }
referee-label-build-value = বিল্ড { $number }: মান
referee-label-build-owner = বিল্ড { $number }: কার
referee-label-value-of-cards = তাস যা দেখায়
referee-label-owner-other = অন্য কারও
referee-label-owner-mine = এই খেলোয়াড়ের
referee-label-owner-partner = তাঁর সঙ্গীর
referee-label-other-player = অন্য খেলোয়াড়
referee-label-top = অন্য স্তূপগুলোর উপরের তাস
referee-label-played = যে তাস খেলা হলো
referee-label-wanted = টেবিলের যে তাস চাই
referee-label-say = খেলোয়াড় যা চান
referee-label-as-suggested = যা খাটে
referee-label-take = তুলতে চান
referee-label-build-of = { $value }-এর বিল্ড করতে চান
referee-note-missing = { $title }: আরও { $number }টি তাস লাগবে।
referee-note-trick-trump = { CARD($card) } জেতে: এটি সবচেয়ে বড় তুরুপ।
referee-note-trick-led = { CARD($card) } জেতে: শুরুর রঙের সবচেয়ে বড় তাস।
referee-note-no-trump = কেউ তুরুপ ({ suit-name }) খেলেননি।
referee-note-card-allowed = { CARD($card) } খেলা চলত।
referee-note-group-wins = গ্রুপ { $number } জেতে: { GROUP($group) }।
referee-note-equal-groups-last = গ্রুপ { LIST($numbers) } সমান; যেটি সবার শেষে দেখানো হয়েছে, সেটি জেতে।
referee-note-equal-groups-first = গ্রুপ { LIST($numbers) } সমান; যেটি আগে দেখানো হয়েছে, সেটি জেতে।
referee-note-best-three = চারটি তাসের সেরা তিনটি ধরা হয়।
referee-note-four-card = শেষ রাউন্ডে চার তাসের শ্রেণিও ধরা হয়।
referee-note-troy-wins-match = এই ট্রয় ম্যাচ জিতিয়ে দেয়।
referee-note-best-arrangement = এভাবে সাজালে গড়ে সবচেয়ে বেশি পয়েন্ট আসে।
referee-note-average-points = প্রতি দানে গড়ে প্রায় { $points } পয়েন্ট, যখন বাকি তিনজন সেরাটি আগে দেখান।
referee-note-arrangement-allowed = গ্রুপগুলোর ক্রম ঠিক আছে।
referee-note-allowed-plays = { $number }টি চাল চলে।
referee-arranged-group = { CARDS($cards) } ({ GROUP($group) })
referee-allowed = চলে
referee-refused = চলে না
referee-card-allowed = { CARD($card) }: চলে
referee-card-refused = { CARD($card) }: চলে না
referee-fillers = ও আর এবং দিয়ে
referee-suit-names = { $suit ->
        [s] ইশকাপন|স্পেড
        [h] হার্ট
        [d] ডায়মন্ড
        [c] চিড়ে|চিরতন|ক্লাব
       *[other] {""}
    }
referee-rank-names = { KEY($rank) ->
        [A] এস
        [K] রাজা
        [Q] রানি
        [J] জ্যাক
       *[other] {""}
    }

refusal-no-referee = { INFLECT($variant, case: "genitive") } জন্য বিচারক নেই
refusal-bad-question--no-such-question = { $part } নামে কোনো প্রশ্ন এখানে নেই; আছে { LIST($candidates) }
refusal-bad-question--no-such-field = এই প্রশ্নে { $part } নামে কোনো ঘর নেই; আছে { LIST($candidates) }
refusal-bad-question--no-such-choice = { $title }: { $part } এখানে চলে না
refusal-bad-question--unreadable = { $title }: { $part } এই খেলার তাস নয়
refusal-bad-question--card-twice = { CARDS($cards) } দুবার লেখা হয়েছে
refusal-bad-question--too-many = { $title }: এখানে বড়জোর { $limit }টি তাস ধরে
refusal-bad-question--two-places = { CARDS($cards) } একই সঙ্গে “{ $title }” আর “{ $other }” ঘরে থাকতে পারে না
refusal-bad-question--group-sizes = গ্রুপগুলোতে { LIST($numbers) }টি তাস; সবগুলোতে তিনটি, নয়তো সবগুলোতে চারটি চাই
refusal-bad-question--not-in-hand = { CARDS($cards) } এই খেলোয়াড়ের হাতে নেই
refusal-bad-question--not-on-table = { CARDS($cards) } টেবিলে নেই
refusal-bad-question--build-not-of-value = { CARDS($cards) } তাসগুলো { $value }-এর গ্রুপে ভাগ হয় না
refusal-bad-question--no-build = { CARDS($cards) } দিয়ে কোনো বিল্ড হয় না
