# بازپخش بازی تمام‌شده و بررسی ورق‌های آن.

web-replay = بازپخش
web-replay-step = گام { $step } از { $of }
web-replay-everybody = همه
web-replay-whose = از دید چه کسی
web-replay-hands = ورق‌ها
web-replay-as-known = آن‌طور که معلوم بود
web-replay-open = ورق‌های رو
web-replay-link = کپی پیوند این حرکت
web-replay-save = ذخیرهٔ ثبت بازی
web-replay-first = به آغاز
web-replay-back = یک گام به عقب
web-replay-next = یک گام به جلو
web-replay-last = به پایان
web-replay-play = پخش
web-replay-stop = ایست
web-replay-graph = امتیازها در طول بازی
web-replay-graph-kind = نمودار چه را نشان می‌دهد
web-replay-graph-expected = پیش‌بینی
web-replay-graph-scores = امتیازها
web-replay-expected-points = { $name }، برآورد ربات از امتیازی که این بار به دست می‌آید، با خطای معیار
web-replay-expected-chance = { $name }، شانس بردن بازی به درصد، با خطای معیار
web-replay-expected-now = ⁦{ $value } ± { $error }⁩
web-replay-ask-match = نظر ربات دربارهٔ همهٔ بازی
web-replay-judging = { $deal } از { $deals }
web-replay-seconds = { $seconds ->
        [one] حدود یک ثانیه مانده
       *[other] حدود { $seconds } ثانیه مانده
    }
web-replay-costs-nothing = ضررش از بدشانسی قابل تشخیص نیست
web-replay-not-compared = سنجیده نشد
web-replay-check = بررسی ورق‌ها
web-replay-judgement = نظر ربات
web-replay-ask-step = حرکت بهتری هم بود؟
web-replay-ask-deal = در این دست کدام حرکت بیشتر ضرر زد؟
web-replay-thinking = ربات «استاد» فکر می‌کند. چند ثانیه طول می‌کشد.
web-replay-open-note = ربات ورق‌های رو را ندیده است: با آنچه می‌شد دانست قضاوت می‌کند.
web-replay-known-note = با آنچه در آن لحظه می‌شد دانست.
web-replay-played = بازی‌شده
web-replay-best = بهترین
web-replay-fine = خوب
web-replay-inaccuracy = نادقیق
web-replay-mistake = اشتباه
web-replay-lost-points = حدود { $loss } امتیاز از دست رفت
web-replay-lost-chance = شانس برد حدود { $loss }٪ کمتر
web-replay-figure = ⁦{ $loss } ± { $error }⁩: حساب ربات، و اینکه بخت تا چه اندازه می‌تواند جابه‌جایش کرده باشد
web-replay-preparing = ربات‌ها هنوز آماده نشده‌اند. خودش ادامه پیدا می‌کند.
web-replay-nothing-cost = در این دست هیچ حرکتی ضرری بیش از بدشانسی نداشت.
web-replay-open-record = دیدن یک ثبت بازی
web-replay-open-help = ثبت بازی همان فایلی است که بازپخش، این‌جا یا در ترمینال، ذخیره می‌کند.
web-replay-choose-file = انتخاب فایل
web-replay-paste = یا متن آن را بچسبانید
web-replay-edited = این ثبت را عمداً ویرایش کرده‌ام
web-replay-show = نمایش
web-replay-play-on = ادامهٔ بازی از اینجا
web-replay-play-on-note = با ربات‌ها، به جای { $name }، با ورق‌های همین بازی، در دست‌های بعدی هم. به حساب نمی‌آید.

web-check = بررسی ورق‌ها
web-check-how = پیش از نخستین ورق، سرور تعهدی منتشر کرد و هر بازیکن هم همین‌طور، و بازیکنان عددهای خود را فقط وقتی نشان دادند که همه متعهد شده بودند. پس از بازی، سرور راز خود را منتشر کرد. مرورگر شما اکنون هر دسته ورق را از روی این‌ها حساب می‌کند و با ورق‌هایی که پخش شد می‌سنجد.
web-check-now = بررسی
web-check-holds = درست:
web-check-fails = نادرست:
web-check-commitment = راز با تعهد می‌خواند.
web-check-published = تعهد همان است که پیش از نخستین ورق نشان داده شد.
web-check-entropy = آنچه هر بازیکن افزوده، در بُر زدن به کار رفته است.
web-check-committed = هر بازیکن همان را نشان داده که به آن متعهد شده بود.
web-check-whole = حرکت‌ها، نتیجه و طول گزارش با اثر انگشت بازی می‌خواند.
web-check-told = اثر انگشت همان است که در پایان به این دستگاه گفته شد.
web-check-newer = مدرک بر پایهٔ همان پروتکلی است که بازی با آن انجام شد.
web-check-file = بررسی یک فایل، بدون سرور
web-check-save = نگه داشتن مدرک
web-check-no-evidence = در این فایل مدرک بازی‌ای نیست.
web-check-number-fingerprint = اثر انگشت (برای همهٔ سر میز یکی است)
web-check-packs = { $number ->
        [one] تنها بُر از راز و بازیکنان به دست می‌آید.
       *[other] هر { $number } بُر از راز و بازیکنان به دست می‌آید.
    }
web-check-fair = ورق‌ها منصفانه پخش شده‌اند.
web-check-old = این مدرک بر پایهٔ پروتکل ۱ و از سروری قدیمی است: ثابت نمی‌کند که حرکتی کم نشده و کسی سهم آخر بُر را پس از دیدن بقیه انتخاب نکرده است.
web-check-unfair = این‌ها با هم نمی‌خواند. شاید سرور ورق‌ها را انتخاب کرده باشد.
web-check-numbers = عددهای پشت آن
web-check-number-commitment = تعهد
web-check-number-secret = راز
web-check-number-entropy = افزودهٔ جای { $seat }
