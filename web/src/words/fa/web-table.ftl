# قاب همهٔ میزها.

web-your-turn = نوبت شماست
web-your-hand = ورق‌های شما
web-others = دیگران
web-choices = کارهایی که می‌توانید بکنید
web-choose-card = یک ورق انتخاب کنید.
web-no-move-together = هیچ حرکتی این ورق‌ها را با هم به کار نمی‌برد.
web-waiting-for = { $name } فکر می‌کند.
web-more-choices = { $number ->
        [one] یکی دیگر هم هست: روی ورق‌هایی از زمین که منظورتان است بزنید.
       *[other] { $number } تای دیگر هم هست: روی ورق‌هایی از زمین که منظورتان است بزنید.
    }
web-more-than-listed = بیشتر از آن است که بتوان فهرست کرد: روی ورق‌هایی از زمین که منظورتان است بزنید.
web-play-it = بازی این حرکت
web-show-again = نمایش دوبارهٔ آنچه از آخرین حرکت شما گذشته
web-show = نمایش
web-why-rule = قانون { $rule }
web-to-home = صفحهٔ اول
web-rules = قانون‌ها
web-score = امتیاز
web-score-sheet = برگهٔ امتیاز
web-deal-score = آخرین حساب
web-beside = کنار میز
web-menu = منو
web-menu-unread = منو، { $number } پیام تازه
web-sheet-score = امتیاز
web-sheet-moves = حرکت‌ها
web-sheet-chat = گفت‌وگو
web-sheet-rules = قانون‌ها
web-sheet-menu = منو
web-sheet-keys = کلیدها
web-sheet-spoken = گفته‌شده‌ها
web-spoken-of = آنچه گفته شد
web-spoken-game = بازی
web-spoken-chat = گفت‌وگو
web-spoken-system = صفحه
web-spoken-nothing = هنوز چیزی گفته نشده است.
web-moves-deal = دست { $number }
web-sound-on = روشن کردن صدا
web-sound-off = خاموش کردن صدا
web-line-lost = ارتباط قطع شد. دوباره تلاش می‌شود.
web-line-lost-kept = ارتباط قطع شد. جای شما نگه داشته می‌شود: { $time }.
web-line-back = { $number ->
        [0] دوباره وصل شدید. در این میان حرکتی نشده است.
       *[other] برگشتید. { $number } حرکت انجام شده است.
    }
web-bot-played = ربات به جای شما { $number } حرکت کرده است.
web-under-way = فرستاده شد. منتظر پاسخ سرور.
web-waits-for-line = منتظر ارتباط است.
web-laying = ورق‌ها پخش می‌شود
web-dealer = ورق‌دهنده
web-dealer-letter = د
web-cards = { $number } ورق
web-seat-thinking = فکر می‌کند
web-seat-partner = یار شما
web-seat-line-lost = قطع، { $time }
web-seat-bot-plays = ربات بازی می‌کند
web-seat-stand-in = به جای او { $level } بازی کرد
web-seat-clock = زمان مانده
web-counterclockwise = خلاف عقربه‌های ساعت
web-hint = راهنمایی
web-hint-thinking = دارد دنبال حرکت خوبی می‌گردد.
web-undo = پس گرفتن
web-undo-you-ask = شما می‌خواهید حرکتتان را پس بگیرید.
web-undo-asks = { $name } می‌خواهد حرکتی را پس بگیرد.
web-undo-agrees = { $who ->
        [you] شما موافقید
       *[other] { $name } موافق است
    }
web-undo-is-asked = از { $name } پرسیده شده است
web-undo-withdraw = منصرف شدم
web-undo-allow = اجازه می‌دهم
web-no = نه
web-switch-on = روشن
web-switch-off = خاموش
web-pause = مکث
web-go-on = ادامه
web-paused = بازی متوقف است و ساعت‌ها ایستاده‌اند.
web-watching = شما تماشاگرید.
web-watched = { $number ->
    [one] یک نفر تماشا می‌کند
   *[other] { $number } نفر تماشا می‌کنند
}
web-take-seat = نشستن در جای { $number }
web-leave = ترک میز
web-leave-what = جایتان را برای همیشه واگذار می‌کنید و ربات به جای شما ادامه می‌دهد.
web-stay = می‌مانم
web-menu-sound = صدا
web-menu-coach = مربی
web-menu-confirm = تأیید هر حرکت
web-menu-one-tap = بازی ورق با یک لمس
web-menu-tempo = حرکت ورق‌ها
web-tap-again = یا دوباره روی ورق بزنید
web-key-along = از ورقی به ورق دیگر
web-key-across = ورق‌ها، زمین، گزینه‌ها
web-key-space = برداشتن ورق؛ بار دوم: بازی آن، اگر تنها یک حرکت ممکن باشد
web-key-digits = حرکت با این شماره
web-key-enter = انتخاب یا تأیید
web-key-escape = لغو انتخاب
web-key-hint = راهنمایی
web-key-undo = درخواست پس گرفتن
web-key-last = نمایش دوبارهٔ آنچه از آخرین حرکت شما گذشته
web-key-next = دیدن حرکت بعدی
web-key-score = برگهٔ امتیاز
web-key-turn = نوبت کیست
web-key-cards = ورق‌های شما
web-key-tell = خواندن آنچه روی زمین است
web-key-trump = حکم
web-key-points = امتیازها
web-key-taken = چه کسی چه برده است
web-key-move = آخرین حرکت
web-key-spoken = همهٔ آنچه گفته شد
web-key-rules = قانون‌های همین‌جا
web-match-over = بازی تمام شد
web-over-won = { $who ->
    [you] شما بردید
    [one] { $names } برد
    [side] { $names } بردند
   *[several] برندگان: { $names }
}
web-winner = برنده
web-back-to-replay = بازگشت به بازپخش
web-rematch = بازی دوباره
web-rematch-wanted = { $name } می‌خواهد دوباره بازی کند.
web-rematch-waits = در انتظار { $names }.
web-rematch-without = ادامه بدون انتظار
web-rematch-without-what = در میز بعدی جای آنها خالی می‌ماند: به آنجا دعوت می‌شوند و ربات‌ها هم می‌توانند جایشان بنشینند.
web-next-table = به میز بعدی
web-check-deal = بررسی ورق‌ها
web-hand-over = دستگاه را به { $name } بدهید.
web-hand-over-ready = { $name } دستگاه را گرفت: نمایش ورق‌ها
web-chat-nothing = هنوز کسی چیزی نگفته است.
web-chat-says = { $name } می‌گوید: { $text }
web-chat-phrases = جمله‌های آماده
web-chat-text = چیزی بگویید
web-chat-send = فرستادن
web-chat-mute = بی‌صدا کردن { $name }
web-chat-unmute = شنیدن دوبارهٔ { $name }
web-report = گزارش کسی
web-report-whom = چه کسی را؟
web-report-what = موضوع چیست؟
web-report-insult = توهین
web-report-name = نام
web-report-cheating = تقلب
web-report-stalling = معطل کردن عمدی
web-report-spam = تبلیغ
web-report-other = چیز دیگر
web-report-text = چه شد؟ (اگر خواستید)
web-report-says = مدیران این سرور گزارش شما، بازی و آخرین گفته‌های این‌جا را می‌بینند. سر میز کسی خبردار نمی‌شود.
web-report-send = گزارش
web-report-sent = گزارش شد. سپاس.
web-phrase-hello = سلام
web-phrase-thanks = ممنون
web-phrase-well-played = آفرین، خوب بازی کردید
web-phrase-good-game = بازی خوبی بود
web-phrase-sorry = ببخشید
web-phrase-moment = یک لحظه
web-phrase-your-turn = نوبت شماست
web-phrase-again = یک دست دیگر؟
web-phrase-goodbye = خداحافظ
web-aloud-turn = نوبت شماست. { $number } ورق: { $cards }.
web-aloud-turn-only = نوبت شماست.
web-aloud-turn-soon = بعد از حرکت‌هایی که در حال نمایش است نوبت شماست.
web-aloud-choice = { $result ->
        [none] { $number }: { $title }.
       *[other] { $number }: { $title }، { $result }.
    }
web-aloud-table = روی زمین: { $items }.
# The cards on the table when a deal begins.
web-aloud-laid = میز: { $items }.
web-aloud-empty = روی زمین چیزی نیست.
web-aloud-seat = { $name }: { $cards } ورق، امتیاز { $score }.
web-aloud-cards = { $number ->
        [one] یک ورق: { $cards }.
       *[other] { $number } ورق: { $cards }.
    }
web-aloud-covered = { $number ->
        [0] ورقی ندارید.
        [one] یک ورق، به پشت.
       *[other] { $number } ورق، به پشت.
    }
web-aloud-partner = یار شما { $name } است.
web-aloud-scores = امتیازها: { $items }.
# What brought each side its points of a deal.
web-aloud-reasons = جزئیات: { $items }
web-aloud-side = { $names }: { $fact }.
web-aloud-none = در این بازی نیست.
web-aloud-no-move = هنوز چیزی رخ نداده است.
web-aloud-not-begun = بازی هنوز آغاز نشده است.
web-aloud-refused = { $rule ->
        [none] نمی‌شود: { $message }.
       *[other] نمی‌شود: { $message }. قانون { $rule }.
    }
web-next-deal = ادامهٔ بازی
web-next-until = بازی در هر حال ادامه پیدا می‌کند در
web-next-gone = بازی ادامه پیدا کرد و وقت شما می‌گذرد.
web-next-all = هنوز نگاه می‌کنند: { $names }
web-next-waits = هنوز حساب را نگاه می‌کنند: { $names }
web-last-cards = نمایش دوبارهٔ ورق‌های آخر
web-absent = { $name } در دسترس نیست.
web-absent-wait = صبر می‌کنیم
web-absent-bot = ربات بازی کند
web-absent-end = بازی تمام شود
web-absent-says = { $name }: { $choice }
web-seat-away = در دسترس نیست
web-bot-undo = حرکت‌هایش پس گرفته شود
web-look-at-table = نگاه به میز
web-result = نتیجه
web-next-move = حرکت بعدی
web-again = از آخرین حرکت شما
web-again-stop = کافی است
web-hints-used = راهنمایی گرفته‌اند: { $names }

## کدام دست می‌برد

web-which = کدام دست می‌برد؟
web-which-says = برای ورق واقعی: ورق‌ها را لمس کنید یا بنویسید.
web-which-game = بازی
web-which-typed = ورق‌ها را بنویسید، مانند { "Kh 10s" } یا شاه دل
web-which-add = افزودن
web-which-remove = برداشتن { $card }
web-which-clear = برداشتن همه
web-which-moves = اینجا مجاز است
web-which-more = شاید بیشتر هم باشد.
web-which-answer = داور
web-which-count = { $number } از { $most }
web-which-heard = { $title }: { $cards }
web-which-wins = می‌برد
