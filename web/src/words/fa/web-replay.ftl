# بازپخش یک مسابقهٔ تمام‌شده و بررسی ورق‌های آن.

web-replay = بازپخش
web-replay-step = گام { $step } از { $of }
web-replay-everybody = همه
web-replay-whose = از نگاه چه کسی
web-replay-hands = دست‌ها
web-replay-as-known = آن‌طور که معلوم بود
web-replay-open = دست‌های باز
web-replay-link = کپی پیوند این حرکت
web-replay-save = ذخیرهٔ ثبت بازی
web-replay-first = به آغاز
web-replay-back = یک گام به عقب
web-replay-next = یک گام به جلو
web-replay-last = به پایان
web-replay-play = پخش
web-replay-stop = ایست
web-replay-graph = امتیازها در طول مسابقه
web-replay-graph-kind = نمودار چه را نشان می‌دهد
web-replay-graph-expected = انتظار
web-replay-graph-scores = امتیازها
web-replay-expected-points = { $name }، برآورد ربات به امتیاز این دور، با خطای معیار
web-replay-expected-chance = { $name }، شانس بردن مسابقه به درصد، با خطای معیار
web-replay-expected-now = { $value } ± { $error }
web-replay-ask-match = قضاوت همهٔ مسابقه
web-replay-judging = دور { $deal } از { $deals }
web-replay-seconds = { $seconds ->
        [one] حدود یک ثانیه مانده
       *[other] حدود { $seconds } ثانیه مانده
    }
web-replay-costs-nothing = ضرری جدا از شانس ندارد
web-replay-not-compared = سنجیده نشد
web-replay-check = بررسی ورق‌ها
web-replay-judgement = نظر ربات
web-replay-ask-step = حرکت بهتری هم بود؟
web-replay-ask-deal = در این دور چه چیزی بیشتر ضرر زد؟
web-replay-thinking = یک ربات قوی فکر می‌کند. چند ثانیه طول می‌کشد.
web-replay-open-note = ربات دست‌های باز را ندیده است: با آنچه می‌شد دانست قضاوت می‌کند.
web-replay-known-note = با آنچه در آن لحظه می‌شد دانست.
web-replay-played = بازی‌شده
web-replay-best = بهترین
web-replay-costs = { $loss } ± { $error } ضرر
web-replay-nothing-cost = هیچ چیز در این دور بیش از شانس ضرر نزد.
web-replay-open-record = دیدن یک ثبت بازی
web-replay-open-help = ثبت بازی همان پرونده‌ای است که بازپخش، اینجا یا در ترمینال، ذخیره می‌کند.
web-replay-choose-file = انتخاب پرونده
web-replay-paste = یا متن آن را بچسبانید
web-replay-show = نمایش

web-check = بررسی ورق‌ها
web-check-how = پیش از نخستین ورق، سرور تعهدی منتشر کرد و سپس هر بازیکن عددهایی از خود افزود. پس از بازی، سرور رمز خود را منتشر کرد. مرورگر شما اکنون هر دسته ورق را از روی این‌ها حساب می‌کند و با ورق‌هایی که پخش شد می‌سنجد.
web-check-now = بررسی کن
web-check-holds = درست:
web-check-fails = نادرست:
web-check-commitment = رمز با تعهد می‌خواند.
web-check-published = تعهد همان است که پیش از نخستین ورق نشان داده شد.
web-check-entropy = آنچه هر بازیکن افزوده، در بُر زدن به کار رفته است.
web-check-packs = { $number ->
        [one] تنها بُر از رمز و بازیکنان به دست می‌آید.
       *[other] هر { $number } بُر از رمز و بازیکنان به دست می‌آید.
    }
web-check-fair = ورق‌ها منصفانه پخش شده‌اند.
web-check-unfair = این‌ها با هم نمی‌خواند. شاید سرور ورق‌ها را انتخاب کرده باشد.
web-check-numbers = عددهای پشت آن
