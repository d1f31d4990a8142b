# قاعده‌ها، درس‌ها و مربی.

web-rules-contents = فهرست
web-learn-lesson = درس نخست
web-learn-title = { $game }: درس نخست
web-learn-progress = گام { $step } از { $of }
web-learn-neighbour = بازیکن { $number }
web-learn-try = امتحان کنید
web-learn-answer = پاسخ را نشان بده
web-learn-allowed = مجاز است.
web-learn-not-allowed = مجاز نیست.
web-learn-why = چرا؟
web-learn-other = این هم می‌شود. درس دنبال چیز دیگری است: دوباره امتحان کنید.
web-learn-next = ادامه
web-learn-skip = رد شدن از این گام
web-learn-back = برگشت
web-learn-play = بازی با مربی
web-learn-rules = خواندن قاعده‌ها
web-learn-again = یک بار دیگر از آغاز

web-coach = مربی
web-coach-first = یک بازیکن باشگاه اول به این نگاه می‌کند:
web-coach-second = سپس:
web-coach-looks = مربی به ورق‌های شما نگاه می‌کند.
web-coach-waits = مربی صبر می‌کند تا نوبت شما شود.
web-coach-look-back = در دور گذشته چه چیزی بیشتر ضرر زد؟
web-coach-looking-back = نگاهی به گذشته. چند ثانیه طول می‌کشد.
web-coach-nothing = هیچ چیز در این دور بیش از شانس ضرر نزد.
web-coach-offer = تازه‌واردید؟ مربی می‌تواند در هر نوبت بگوید به چه نگاه کنید و چرا.
web-coach-yes = بله، کمکم کن
web-coach-no = نه، ممنون
