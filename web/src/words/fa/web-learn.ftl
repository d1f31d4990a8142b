# قانون‌ها، درس‌ها و مربی.

web-rules-contents = فهرست
web-learn-lesson = درس اول
web-learn-title = { $game }: درس اول
web-learn-progress = گام { $step } از { $of }
web-learn-neighbour = بازیکن { $number }
web-learn-try = امتحان کنید
web-learn-answer = نشان دادن پاسخ
web-learn-allowed = مجاز است.
web-learn-not-allowed = مجاز نیست.
web-learn-why = چرا؟
web-learn-other = این هم می‌شود. درس دنبال چیز دیگری است: دوباره امتحان کنید.
web-learn-next = ادامه
web-learn-skip = گذشتن از این گام
web-learn-back = بازگشت
web-learn-to-table = بازگشت به میز
web-learn-play = بازی با مربی
web-learn-rules = خواندن قانون‌ها
web-learn-again = یک بار دیگر از اول

web-coach = مربی
web-coach-first = بازیکن باشگاهی اول این را می‌بیند:
web-coach-second = یا:
web-coach-looks = مربی دارد ورق‌هایتان را نگاه می‌کند.
web-coach-waits = مربی منتظر نوبت شماست.
web-coach-look-back = دفعهٔ پیش چه چیزی بیشتر ضرر زد؟
web-coach-looking-back = مربی دارد به عقب نگاه می‌کند. چند ثانیه طول می‌کشد.
web-coach-nothing = در این دست هیچ حرکتی ضرری بیش از بدشانسی نداشت.
web-coach-offer = تازه‌واردید؟ مربی می‌تواند در هر نوبت بگوید به چه توجه کنید و چرا.
web-coach-yes = با مربی
web-coach-no = نه، ممنون
web-coach-counts = با مربی، در نتیجهٔ این بازی نوشته می‌شود که راهنمایی گرفته‌اید.
web-coach-go-on = ادامه
web-coach-off = خاموش کردن
web-coach-made-best = آخرین حرکتتان همان انتخاب اول مربی بود.
web-coach-made-close = آخرین حرکتتان تقریباً به خوبی انتخاب اول مربی بود.
web-coach-made-other = مربی به جای آخرین حرکتتان این را انتخاب می‌کرد:
