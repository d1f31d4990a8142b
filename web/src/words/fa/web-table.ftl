# قاب همهٔ میزها.

web-your-turn = نوبت شماست
web-your-hand = برگ‌های شما
web-others = دیگران
web-choices = کارهایی که می‌توانید بکنید
web-choose-card = یک برگ انتخاب کنید.
web-waiting-for = { $name } فکر می‌کند.
web-more-choices = { $number ->
        [one] یکی دیگر هم هست: روی برگ‌هایی از زمین که منظورتان است بزنید.
       *[other] { $number } تای دیگر هم هست: روی برگ‌هایی از زمین که منظورتان است بزنید.
    }
web-play-it = بازی کنید
web-show-again = نمایش دوبارهٔ آخرین حرکت
web-show = نمایش
web-why-rule = قاعدهٔ { $rule }
web-to-home = به صفحهٔ آغاز
web-rules = قواعد
web-score = امتیاز
web-score-sheet = برگهٔ امتیاز
web-deal-score = امتیاز دست پیش
web-beside = کنار میز
web-menu = فهرست
web-menu-unread = فهرست، { $number } پیام تازه
web-sheet-score = امتیاز
web-sheet-moves = حرکت‌ها
web-sheet-chat = گفتگو
web-sheet-rules = قواعد
web-sheet-menu = فهرست
web-sheet-keys = کلیدها
web-moves-deal = دست { $number }
web-sound-on = روشن کردن صدا
web-sound-off = خاموش کردن صدا
web-line-lost = ارتباط قطع شد. دوباره تلاش می‌شود.
web-line-lost-kept = ارتباط قطع شد. جای شما نگه داشته می‌شود: { $time }.
web-line-back = { $number ->
        [0] برگشتید. اتفاقی نیفتاده است.
       *[other] برگشتید. { $number } حرکت انجام شده است.
    }
web-bot-played = ربات { $number } حرکت به جای شما کرده است.
web-waits-for-line = منتظر ارتباط است.
web-laying = چیدن برگ‌ها
web-dealer = پخش‌کننده
web-dealer-letter = پ
web-cards = { $number } برگ
web-seat-thinking = فکر می‌کند
web-seat-partner = یار شما
web-seat-line-lost = قطع، { $time }
web-seat-bot-plays = ربات بازی می‌کند
web-seat-clock = زمان مانده
web-counterclockwise = خلاف جهت ساعت
web-hint = راهنمایی
web-hint-thinking = در جستجوی یک حرکت خوب.
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
web-watching = شما تماشاگر هستید.
web-take-seat = نشستن روی صندلی { $number }
web-leave = ترک میز
web-leave-what = جایتان را برای همیشه واگذار می‌کنید و ربات به جای شما ادامه می‌دهد.
web-stay = می‌مانم
web-menu-sound = صدا
web-menu-coach = مربی
web-menu-confirm = تأیید هر حرکت
web-menu-tempo = حرکت برگ‌ها
web-menu-deck = رنگ خال‌ها
web-tempo-none = بدون
web-tempo-brisk = تند
web-tempo-house = عادی
web-tempo-slow = آهسته
web-key-along = از برگی به برگ دیگر
web-key-across = دست، زمین، گزینه‌ها
web-key-space = انتخاب برگ
web-key-digits = حرکت با این شماره
web-key-enter = انتخاب یا تأیید
web-key-escape = لغو انتخاب
web-key-hint = راهنمایی
web-key-undo = درخواست پس گرفتن
web-key-last = نمایش دوبارهٔ آخرین حرکت
web-key-tell = گفتن آنچه روی زمین است
web-key-score = برگهٔ امتیاز
web-key-rules = قواعد همین‌جا
web-match-over = بازی تمام شد
web-winner = برنده
web-rematch = بازی دوباره
web-rematch-wanted = { $name } می‌خواهد دوباره بازی کند.
web-rematch-waits = در انتظار دیگران.
web-next-table = به میز بعدی
web-check-deal = بررسی پخش
web-hand-over = دستگاه را به { $name } بدهید.
web-hand-over-ready = دست { $name } است: نمایش برگ‌ها
web-chat-nothing = هنوز کسی چیزی نگفته است.
web-chat-says = { $name } می‌گوید: { $text }
web-chat-phrases = جمله‌های آماده
web-chat-text = چیزی بگویید
web-chat-send = فرستادن
web-chat-mute = بی‌صدا کردن { $name }
web-chat-unmute = شنیدن دوبارهٔ { $name }
web-phrase-hello = سلام
web-phrase-thanks = ممنون
web-phrase-well-played = آفرین، خوب بازی کردید
web-phrase-good-game = بازی خوبی بود
web-phrase-sorry = ببخشید
web-phrase-moment = یک لحظه
web-phrase-your-turn = نوبت شماست
web-phrase-again = یک دست دیگر؟
web-phrase-goodbye = خداحافظ
web-aloud-turn = نوبت شماست. { $number } برگ: { $cards }.
web-aloud-turn-only = نوبت شماست.
web-aloud-choice = { $result ->
        [none] { $number }: { $title }.
       *[other] { $number }: { $title }، { $result }.
    }
web-aloud-table = روی زمین: { $items }.
web-aloud-empty = روی زمین چیزی نیست.
web-aloud-seat = { $name }: { $cards } برگ، امتیاز { $score }.
web-aloud-refused = { $rule ->
        [none] نمی‌شود: { $message }.
       *[other] نمی‌شود: { $message }. قاعدهٔ { $rule }.
    }
