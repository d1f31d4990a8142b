# دفتر امتیاز برای بازی با ورق واقعی.

web-score-about = برای بازی با ورق واقعی. نتیجهٔ هر دست را وارد کنید؛ قواعد حساب می‌کنند و می‌گویند دست بعد را چه کسی ورق می‌دهد و مسابقه کی تمام می‌شود. همه‌چیز روی همین دستگاه می‌ماند.
web-score-here = روی این دستگاه
web-score-new = مسابقهٔ تازه
web-score-all = همهٔ مسابقه‌ها
web-score-missing = این مسابقه روی این دستگاه نیست.
web-score-deals = { $number } دست
web-score-over = تمام‌شده
web-score-who = چه کسانی بازی می‌کنند، به ترتیب بازی
web-score-pairs = بازیکن‌های ۱ و ۳ با هم در برابر ۲ و ۴ بازی می‌کنند.
web-score-player = بازیکن { $number }
web-score-first-dealer = نخستین ورق‌دهنده
web-score-begin = شروع
web-score-totals = امتیازها
web-score-leads = پیش است
web-score-deals-next = ورق می‌دهد
web-score-next = ورق‌دهنده: { $dealer }. آغازگر: { $first }.
web-score-won = { $number ->
        [1] برنده: { $names }.
       *[other] برنده: { $names }. این مسابقه { $number } بازی حساب می‌شود.
    }
web-score-settlement = ستون آخر تسویه است؛ هر که عددش منفی است می‌پردازد.
web-score-deal = دست { $number }
web-score-correct-deal = اصلاح دست { $number }
web-score-write = ثبت
web-score-save = ذخیرهٔ اصلاح
web-score-leave-it = انصراف
web-score-nobody = هیچ‌کس
web-score-add = افزودن: { $name }
web-score-take-back = حذف آخری
web-score-number = { $field }: { $name }
web-score-less = { $name }، کمتر
web-score-more = { $name }، بیشتر
web-score-gives = این دست می‌دهد:
web-score-total = جمع { $number }
web-score-item = { $number ->
        [1] { $name } { $points }
       *[other] { $name } ({ $number }) { $points }
    }
web-score-check = لطفاً بازبینی کنید؛ دست این‌طور تمام نمی‌شود:
web-score-said = { $name } { $points }، جمع { $number }
web-score-written = دست‌ها
web-score-none = هنوز دستی ثبت نشده است.
web-score-dealt = ورق‌دهنده: { $name }
web-score-correct = اصلاح
web-score-remove = حذف
web-score-delete = حذف مسابقه
web-score-delete-sure = مسابقه با همهٔ دست‌هایش حذف می‌شود.
web-score-unkept = این مرورگر چیزی نگه نمی‌دارد. مسابقه تا وقتی این صفحه باز است می‌ماند.
web-score-players = کسی می‌آید یا می‌رود
web-score-players-says = چه کسانی ادامه می‌دهند
web-score-joining = نام کسانی که می‌آیند، با ویرگول از هم جدا
web-score-counts = بازیکنان: { $number }. ممکن است: { $counts }.
web-score-change = تغییر بازیکنان
web-score-share = هم‌رسانی
web-score-with-names = با نام‌ها
web-score-link = رونوشت پیوند
web-score-picture = تصویر
web-score-file = پرونده
web-score-print = چاپ
web-score-awake = صفحه روشن بماند
web-score-no-awake = این مرورگر نمی‌تواند صفحه را روشن نگه دارد.
web-score-shared = این مسابقه از یک پیوند آمده است و هنوز روی این دستگاه نیست.
web-score-keep = نگه‌داشتن روی این دستگاه
web-score-unreadable = در این پیوند یا پرونده مسابقهٔ خوانایی نیست.
web-score-open-file = باز کردن پرونده
web-score-wins = برنده شد
web-score-another = یک مسابقهٔ دیگر
web-score-ended = مسابقه پس از { $number } دست تمام شد.
web-score-undo = واگرد
web-score-removed = دست { $number } حذف شد.
web-score-restored = دست { $number } برگشت.
web-score-suggestion = پیشنهاد: یک دست معمول. هرچه فرق داشت عوض کنید.
web-score-doubt = { $doubt ->
        [suggestion] چیزی وارد نشده است. برای ثبت پیشنهاد دوباره بزنید.
       *[warning] دست این‌طور تمام نمی‌شود. اصلاحش کنید، یا برای ثبت دوباره بزنید.
    }
web-score-anyway = با این حال ثبت شود
web-score-cards-help = گروه‌ها را به ترتیب و با { "/" } میانشان بنویسید، مانند این:
web-score-rule = قاعدهٔ { $rule }
web-score-copied = پیوند رونوشت شد.
