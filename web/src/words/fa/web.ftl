# What every page of the browser table says.

web-close = بستن
web-back = بازگشت
web-try-again = دوباره
web-copy-failed = مرورگر اجازهٔ کپی نمی‌دهد. متن انتخاب‌شده را خودتان کپی کنید.
web-page-not-loaded = این صفحه باز نشد.
web-page-not-shown = ویرادو نتوانست این صفحه را نشان دهد. حساب و بازی‌های شما آسیبی ندیده‌اند.
web-reload = بارگذاری دوباره
web-forget-settings = فراموش کردن تنظیمات این مرورگر
web-browser-too-old = این مرورگر برای ویرادو قدیمی است. کروم یا اج { $chrome }، سافاری { $safari }، فایرفاکس { $firefox } یا نسخه‌ای تازه‌تر لازم است.
web-needs-scripts = ویرادو به جاوااسکریپت نیاز دارد.
web-you = شما
web-practice = تمرین، به حساب نمی‌آید
web-somebody = کسی
web-guest = مهمان { $number }
web-description = بازی‌های سنتی ورق با همهٔ شکل‌های محلی، با دوستان یا در برابر ربات‌ها. رایگان و بدون ثبت‌نام.
web-seat-empty = جای خالی
web-on = روشن
web-off = خاموش
web-to-start = ویرادو، صفحهٔ اول
web-bar-pages = صفحه‌ها
web-language = زبان
web-language-instead = این صفحه هنوز به زبان { $wanted } نیست و به { $language } نشان داده می‌شود.
web-language-unread = هنوز هیچ هم‌زبانی آن را نخوانده است: { $names }.
web-settings = تنظیمات
web-lobby = میزهای باز
web-people = شما و دیگران
web-privacy = حریم خصوصی
web-unreachable = دسترسی به ویرادو ممکن نیست.
    .says = بازی‌های ثبت‌شده و قانون‌های روی این دستگاه سر جایشان هستند.
web-problem-status = سرور آن‌طور که باید پاسخ نداد ({ $number }).
web-comma = { "، " }

web-house = از مدیران سرور
web-house-closed = مدیر سرور این میز را بست: { $reason }
web-house-read-only = سرور در دست تعمیر است و فعلاً حرکتی نمی‌پذیرد. ساعت کسی نمی‌گذرد و چیزی از دست نمی‌رود.
web-house-leave = به صفحهٔ اول
web-house-read = فهمیدم

web-name = نام شما
web-name-now = نام شما:
web-name-change = { $name }: عوض کردن نام
web-name-keep = ثبت

web-level-beginner = تازه‌کار
web-level-club = باشگاهی
web-level-expert = استاد
web-level-careful = محتاط
    .about = اول به آنچه برای دیگران می‌ماند فکر می‌کند.
web-level-builder = سازنده
    .about = ساختن را دوست دارد و ساخته‌ها را ادامه می‌دهد.
web-level-taker = بردارنده
    .about = به جای ساختن، آنچه روی میز است برمی‌دارد.
web-level-bold = جسور
    .about = با ورق‌های ضعیف‌تر از دیگران می‌خواند و می‌ماند.
web-level-opener = شروع قوی
    .about = برای گروه اول قوی از امتیاز می‌گذرد.
web-level-even = متوازن
    .about = از امتیاز می‌گذرد تا هیچ گروهی بی‌امید نباشد.
# The simple players, which a program can put on a seat.
web-level-greedy = حریص
web-level-random = تصادفی
web-level-fit = هم‌سطح شما
web-level-fit-at = هم‌سطح شما، { $place }

web-setting-digits = رقم‌ها
web-setting-theme = ظاهر صفحه
web-theme-system = مانند دستگاه
web-theme-light = روشن
web-theme-dark = تیره
web-setting-cards = ورق‌ها و رومیزی
web-setting-deck = رنگ خال‌ها
web-deck-two = دو رنگ
web-deck-four = چهار رنگ
web-setting-pattern = نقش ورق‌ها
web-pattern-french = فرانسوی
web-pattern-german = آلمانی
web-pattern-hungarian = مجاری
web-pattern-rook = ورق روک
web-pattern-where = { $pattern }: { $forms }.
web-setting-indices = حرف‌های گوشهٔ ورق
web-setting-index-size = اندازهٔ حرف‌ها
web-index-usual = معمولی
web-index-large = بزرگ
web-setting-back = پشت ورق‌ها
web-back-lattice = سرخ
web-back-blue = آبی
web-back-stars = ستاره
web-back-scales = پولک
web-setting-cloth = رومیزی
web-cloth-sage = سبز
web-cloth-blue = آبی
web-cloth-sand = نخودی
web-cloth-rose = گلی
web-setting-sound = صدا
web-sound-soft = آرام
web-setting-speed = حرکت ورق‌ها
web-speed-none = بی‌حرکت
web-speed-brisk = تند
web-speed-house = معمولی
web-speed-slow = آهسته
web-setting-pace = سرعت بازی ربات‌ها
    .says = سر میزی با دیگران، آهسته‌ترین خواسته به کار می‌رود. «منتظر من»: اگر ساعتی در کار نباشد، هر حرکت وقتی می‌آید که شما بخواهید ببینیدش.
web-pace-slow = آهسته
web-pace-normal = معمولی
web-pace-quick = تند
web-pace-wait = منتظر من
web-setting-confirm = تأیید هر حرکت
    .says = ورق با لمس دوم بازی می‌شود.
web-setting-one-tap = بازی ورق با یک لمس
    .says = در راوب و تسوانتسیش آب، ورقی که تنها یک حرکت دارد با یک لمس بازی می‌شود
web-setting-light = نشان دادن آنچه ممکن است
    .says = ورق‌هایی که اکنون می‌شود بازی کرد و آنچه ورق انتخاب‌شده می‌تواند بردارد برجسته می‌شوند.
web-setting-coach = مربی
    .says = می‌گوید بازیکن باشگاهی به چه نگاه می‌کند و چرا. در نتیجه نوشته می‌شود که راهنمایی گرفته‌اید.
web-setting-turns = خبر دادن وقتی نوبت من است
    .says = با یک اعلان، وقتی این صفحه در پس‌زمینه است. مرورگر اول می‌پرسد که اجازه دارد یا نه.
web-setting-turns-refused = مرورگر به این صفحه اجازهٔ اعلان نمی‌دهد؛ در تنظیماتش می‌شود تغییرش داد.
web-turns-offer = این مرورگر خبرتان کند وقتی نوبتتان شد؟
web-turns-yes = بله، خبرم کند
web-turns-no = نه، ممنون
web-setting-kept = این‌ها فقط روی همین دستگاه می‌ماند.
web-wrong-word = واژه‌ای نادرست؟
web-wrong-word-seen = واژه یا جمله، همان‌طور که می‌بینید
web-wrong-word-should = چه باید باشد (اگر خواستید)
web-wrong-word-says = مدیران این سرور آن را با زبان، نوع صفحه و بازی، و بدون نام شما می‌گیرند. { $number ->
        [0] تا وقتی آن را پاک کنند نگهش می‌دارند.
        [one] حداکثر یک روز نگهش می‌دارند.
       *[other] حداکثر { $number } روز نگهش می‌دارند.
    }
web-wrong-word-no-server = این صفحه سرور ندارد. گزارش را کپی کنید و برای کسی بفرستید که صفحه را منتشر کرده است.
web-wrong-word-off = این سرور گزارش واژه نمی‌پذیرد. گزارش را کپی کنید و برای گردانندهٔ سرور بفرستید.
web-wrong-word-send = گزارش واژه
web-wrong-word-sent = گزارش شد. سپاس.
web-wrong-word-copy = کپی گزارش

card-rook-spoken = { $rank } { $suit ->
        [b] سیاه
        [r] قرمز
        [g] سبز
       *[y] زرد
    }
