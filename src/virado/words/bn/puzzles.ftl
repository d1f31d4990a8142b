# টার্মিনালে ধাঁধা

puzzles-title = ধাঁধা { $number }, মোট { $limit }
puzzles-task = সেরা চালটি খুঁজুন।
puzzles-call = ঘোষণা উত্তর নয়: একটি চাল দিন।
puzzles-loses = { $move }: সেরা চালের চেয়ে { $loss } কম।
puzzles-not-compared = { $move }: বটেরা যেসব সেরা চাল তুলনা করেছে, তার মধ্যে নেই।
puzzles-again = আবার চেষ্টা করুন; { $input } লিখলে ইঙ্গিত পাবেন।
puzzles-hint = বিষয়: { $theme }। { $move } লোভনীয়, কিন্তু সেরা চাল নয়। আবার { $input } লিখলে সমাধান দেখা যাবে।
puzzles-found = ঠিক: { $move }।
puzzles-solution = সেরা চাল: { $move }।
puzzles-reasons = কেন: { LIST($clauses, style: "comma") }।
puzzles-margin = পরের ভালো চালে { $loss } কম।
puzzles-points = দানের { $value } পয়েন্ট
puzzles-percent = ম্যাচের { $value }%
puzzles-next = { "Enter" }: পরের ধাঁধা, q: বেরোন
puzzles-none-left = এই ধরনের সব ধাঁধা শেষ।

refusal-bad-options--no-such-puzzle = { $name } নামে কোনো ধাঁধা নেই
refusal-bad-options--no-such-theme = { $name } নামে ধাঁধার কোনো ধরন নেই; আছে { LIST($candidates, style: "comma") }

## ধাঁধার ধরন

puzzles-theme-casino-last-take = শেষ রাউন্ড, তাস তোলা
puzzles-theme-casino-last-leave = শেষ রাউন্ড, তাস রেখে যাওয়া
puzzles-theme-casino-prevent-sweep = টেবিল সাফ হওয়া ঠেকানো
puzzles-theme-casino-build = বিল্ড
puzzles-theme-casino-capture = কোন তাস তোলা, বা না তোলা
puzzles-theme-casino-lay = কোন তাস নামানো
puzzles-theme-raub-bid = ডাক না পাস
puzzles-theme-raub-stay = থাকা বা বসে যাওয়া
puzzles-theme-raub-turn-up = খোলা তাস
puzzles-theme-raub-last-tricks = শেষ পিঠগুলো
puzzles-theme-raub-lead = কোন তাসে শুরু
puzzles-theme-raub-follow = পিঠে কোন তাস
puzzles-theme-zwanzig_ab-trumps = কোন রং তুরুপ
puzzles-theme-zwanzig_ab-stay = থাকা বা বসে যাওয়া
puzzles-theme-zwanzig_ab-exchange = কোন তাস বদল
puzzles-theme-zwanzig_ab-last-tricks = শেষ পিঠগুলো
puzzles-theme-zwanzig_ab-lead = কোন তাসে শুরু
puzzles-theme-zwanzig_ab-follow = পিঠে কোন তাস
puzzles-theme-hazari-first-class = প্রথম দল কতটা জোরালো
puzzles-theme-hazari-first-cards = প্রথম দলে কোন তাস
puzzles-theme-hazari-second = কোন দ্বিতীয় দল
puzzles-theme-hazari-last = শেষ দুটি দল
