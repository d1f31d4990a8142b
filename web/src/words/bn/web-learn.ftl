# নিয়ম, পাঠ ও কোচ।

web-rules-contents = সূচি
web-learn-lesson = প্রথম পাঠ
web-learn-title = { $game }: প্রথম পাঠ
web-learn-progress = ধাপ { $step }, মোট { $of }
web-learn-neighbour = খেলোয়াড় { $number }
web-learn-try = চেষ্টা করুন
web-learn-answer = উত্তর দেখান
web-learn-allowed = চলে।
web-learn-not-allowed = চলে না।
web-learn-why = কেন?
web-learn-other = এটাও সম্ভব, তবে পাঠে এখানে অন্য চাল চাওয়া হচ্ছে। আবার চেষ্টা করুন।
web-learn-next = চালিয়ে যান
web-learn-skip = এই ধাপ বাদ দিন
web-learn-back = ফিরে যান
web-learn-to-table = টেবিলে ফিরুন
web-learn-play = কোচের সঙ্গে খেলুন
web-learn-rules = নিয়ম পড়ুন
web-learn-again = আবার শুরু থেকে

web-coach = কোচ
web-coach-first = ক্লাবের একজন খেলোয়াড় আগে এটি দেখতেন:
web-coach-second = কিংবা:
web-coach-looks = কোচ আপনার তাস দেখছেন।
web-coach-waits = আপনার পালা আসা পর্যন্ত কোচ অপেক্ষা করছেন।
web-coach-look-back = গত দানে সবচেয়ে বেশি ক্ষতি কিসে হলো?
web-coach-looking-back = ফিরে দেখা হচ্ছে। কয়েক সেকেন্ড লাগবে।
web-coach-nothing = এই দানের কোনো চালে ভাগ্যের হেরফেরের চেয়ে বেশি ক্ষতি হয়নি।
web-coach-offer = এখানে নতুন? কোচ আপনাকে প্রতিটি পালায় বলে দিতে পারেন কী দেখতে হবে, আর কেন।
web-coach-yes = কোচের সঙ্গে
web-coach-no = না, ধন্যবাদ
web-coach-counts = কোচ নিলে এই ম্যাচের ফলাফলে লেখা থাকবে যে আপনি ইঙ্গিত নিয়েছেন।
web-coach-go-on = চালিয়ে যান
web-coach-off = বন্ধ করুন
web-coach-made-best = আপনার শেষ চালটিই ছিল কোচের প্রথম পছন্দ।
web-coach-made-close = আপনার শেষ চালটি কোচের প্রথম পছন্দের প্রায় সমান ভালো ছিল।
web-coach-made-other = আপনার শেষ চালের বদলে কোচ বেছে নিতেন:
