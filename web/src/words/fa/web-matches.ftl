# بازی‌های خود، هم‌بازی‌ها، آنچه دیگران می‌بینند.

web-matches = بازی‌های من
web-score-keeper = دفتر امتیاز
web-score-open = دفتر امتیاز: { $title }
web-matches-all = همهٔ بازی‌های شما
web-matches-which = کدام بازی‌ها
web-matches-over = تمام‌شده
web-matches-open = باز
web-matches-abandoned = ناتمام
web-matches-all-forms = همهٔ بازی‌ها
web-matches-all-of = { $game }: همهٔ شکل‌ها
web-matches-with = هم‌بازی
web-matches-everybody = همه
web-matches-won = برد
web-matches-lost = باخت
web-matches-seating = شروع نشده
web-matches-playing = در جریان
web-matches-rated = رتبه‌ای
web-matches-deals = { $number } دست
web-matches-somebody = کسی که دیگر این‌جا نیست
web-matches-again = یک بازی دیگر
web-matches-save = { $game }: ذخیرهٔ بازی
web-matches-share = { $game }: کپی پیوند بازبینی
web-matches-more = بیشتر
web-matches-none-over = چنین بازی تمام‌شده‌ای نیست.
web-matches-none-open = سر هیچ میزی جا ندارید.
web-matches-none-abandoned = چنین بازی ناتمامی نیست. این بازی‌ها فقط مدتی نگه داشته می‌شوند.

web-course = { $game } در گذر زمان
web-course-what = نمودار چه نشان می‌دهد
web-course-won = بازی‌های برده
web-course-average = بازیکن متوسط
web-course-won-now = { $number ->
        [1] { $won } برد از یک بازی؛ بازیکن متوسط { $expected } می‌برد
       *[other] { $won } برد از { $number } بازی آخر؛ بازیکن متوسط { $expected } می‌برد
    }
web-course-rating-now = رتبهٔ { $rating } پس از { $number } بازی رتبه‌ای
web-course-window = هر نقطه { $number } بازی تا آن زمان را می‌شمارد.

web-companions = هم‌بازی‌ها
web-companions-none = هنوز کسی نیست. هر کس که با او بازی‌ای را تمام کنید این‌جا می‌آید.
web-companions-played = { $number } بازی، { $won } برد
web-companions-again = یک بازی دیگر با { $name }

web-invitation-label = دعوت
web-invitation = { $name } شما را به { $game } دعوت می‌کند.
web-invitation-go = رفتن سر میز
web-invitation-decline = حالا نه

web-profile = آنچه دیگران می‌بینند
web-profile-picture = تصویر شما
web-profile-public = صفحه‌ای از آنِ خودتان
    .says = هر کس پیوندش را داشته باشد نام و رتبه و نتیجه‌های شما را می‌بیند؛ نه بازی‌ها را و نه هم‌بازی‌ها را.
web-profile-look = دیدن صفحهٔ خودتان
web-picture-name = نقش نام شما
web-picture-sun = خورشید
web-picture-moon = ماه
web-picture-star = ستاره
web-picture-tulip = لاله
web-picture-leaf = برگ
web-picture-acorn = بلوط
web-picture-bell = زنگ
web-picture-fish = ماهی
web-picture-bird = پرنده
web-picture-boat = قایق
web-picture-lamp = فانوس
web-player = بازیکن
web-player-says = این صفحه همان را نشان می‌دهد که بازیکن خواسته است.
web-player-played = نتیجه‌ها

web-signed-in = جاهایی که وارد شده‌اید
web-signed-in-here = همین مرورگر
web-signed-in-seen = آخرین بار: { $date }
web-signed-in-unknown = مرورگر ناشناس
web-signed-in-end = خروج
web-signed-in-end-one = خروج: { $browser }
web-signed-in-end-others = خروج از همه‌جای دیگر
