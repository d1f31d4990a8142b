# آنچه مدیر سرور می‌بیند و می‌کند.

web-admin = مدیریت سرور
web-admin-counts = میزهای در حال کار: { $tables } · آدم‌ها، با مهمان‌ها: { $people }
web-admin-confirm = دوباره گذرواژهٔ شما
    .says = این مرورگر سپس نیم ساعت می‌تواند سرور را مدیریت کند.
web-admin-confirm-do = ادامه
web-admin-sign-in = با حساب یک مدیر وارد شوید
web-admin-everybody = همه
web-admin-tables = میزها
web-admin-people = آدم‌ها
web-admin-reports = گزارش‌ها
web-admin-reports-open = گزارش‌ها ({ $number })
web-admin-bans = محرومیت‌ها
web-admin-actions = کارهای انجام‌شده
web-admin-nothing = چیزی نیست.
web-admin-more = بیشتر
web-admin-do-to = { $what }: { $name }
web-admin-reason = دلیل (به خودشان گفته می‌شود)
web-admin-stage-playing = در حال بازی
web-admin-stage-seating = باز
web-admin-stage-over = تمام‌شده
web-admin-bot = ربات ({ $level })
web-admin-put-away = کسی آن‌جا نیست
web-admin-close = بستن
web-admin-search = نام، حساب یا شناسه
web-admin-is-admin = مدیر
web-admin-is-banned = محروم
web-admin-ban = محروم کردن
web-admin-lift = لغو محرومیت
web-admin-whom = حساب، شناسه، یا شبکه‌ای مانند { "192.0.2.0/24" }
web-admin-days = روز (۰: برای همیشه)
web-admin-with-address = نشانی‌های آن شخص هم برای یک روز
web-admin-until = تا { $date }
web-admin-for-good = برای همیشه
web-admin-unsettled = رسیدگی‌نشده
web-admin-settled = رسیدگی‌شده
web-admin-reported-by = گزارش { $name }
web-admin-entries = تا ردیف { $number } از روند بازی
web-admin-chat = { $number ->
        [one] یک جمله گفته شد
       *[other] { $number } جمله گفته شد
    }
web-admin-settle = رسیدگی شد
web-admin-outcome = نتیجهٔ آن
web-admin-notice = اعلان
web-admin-notice-text = به همه
web-admin-notice-own = کسی که به یکی از این زبان‌ها می‌خواند، اگر متنی برای آن نوشته باشید، همان را می‌بیند.
web-admin-notice-away = برداشتن
web-admin-minutes = دقیقه (۰: تا برداشته شود)
web-admin-tell = گفتن به همه
web-admin-read-only = نگهداری سرور
    .says = تا وقتی سرور حرکتی نمی‌پذیرد، می‌شود تماشا کرد، بازی‌ها می‌ایستند و ساعتی نمی‌گذرد.
web-admin-read-only-on = سرور حرکتی نمی‌پذیرد.
web-admin-read-only-off = سرور حرکت می‌پذیرد.
web-admin-stop = نپذیرفتن حرکت
web-admin-stop-sure = بله، همهٔ بازی‌ها حالا بایستند
web-admin-go-on = پذیرفتن دوبارهٔ حرکت
