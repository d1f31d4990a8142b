# راوب و تسوانتسیش آب سر میز.

web-tricks-from = از { NUMBER($number) } تا صفر
web-tricks-deal = دست { NUMBER($deal) }
web-tricks-deal-title = دست { NUMBER($deal) }
web-tricks-suit = { suit-name }
web-tricks-trump = حکم { suit-name } است
web-tricks-refa = { $number ->
        [0] همه چیز ⁦×{ NUMBER($factor) }⁩
        [one] رفا: ⁦×{ NUMBER($factor) }⁩
       *[other] { NUMBER($number) } رفا: ⁦×{ NUMBER($factor) }⁩
    }
web-tricks-factor-aloud = { $factor ->
        [2] همه چیز دو برابر حساب می‌شود.
       *[other] همه چیز { NUMBER($factor) } برابر حساب می‌شود.
    }
web-tricks-special = دست ویژه: کسی نمی‌تواند کنار برود
web-tricks-all-stay = کسی نمی‌تواند کنار برود
web-tricks-blind = ندیده
web-tricks-tie = دست تعیین برنده
web-tricks-led = شروع
web-tricks-lies = { $name }: { $card }{ $state ->
        [best] ، تا این‌جا سر
        [led] ، شروع دور
       *[other] { "" }
    }
web-tricks-pack = { $number ->
        [0] بانک تمام شده است
        [one] یک ورق در بانک
       *[other] { NUMBER($number) } ورق در بانک
    }
web-tricks-turned = روشده: { $card }
web-tricks-turned-card = { $card }، روشده
web-tricks-past = پیش‌تر رو شده، بیرون از بازی: { $card }
web-tricks-turn-up = ورق روشده
web-tricks-to-lay-away = رد می‌شود
web-tricks-no-trump = هنوز حکمی نیست.
web-tricks-taken = { $number ->
        [0] بدون دور
        [one] یک دور
       *[other] { $number } دور
    }
web-tricks-won = { $number ->
        [0] بدون دور
        [one] یک دور
       *[other] { NUMBER($number) } دور
    }، لازم: { NUMBER($required) }

## آنچه هر بازیکن گفته یا کرده است

web-said-refa = رفا
web-said-muss = موس
web-said-raub = راوب
web-said-stih = شتیخ
web-said-declare = اعلام
web-said-pass = پاس
web-said-turn_next = ورق دیگر
web-said-igram = ایگرام
web-said-idem = ایدم
web-said-choose = حکم
web-said-blind = ندیده
web-said-next = ورق بعدی
web-said-redeal = از نو
web-said-stay = می‌مانم
web-said-drop = کنار می‌روم
web-tricks-must-stay = باید بماند
web-tricks-drops-left = { $number ->
        [0] دیگر نمی‌شود کنار رفت
       *[other] کنار رفتن: { NUMBER($number) } بار دیگر
    }
web-tricks-swapped = { $number ->
        [0] بدون عوض کردن
       *[other] { NUMBER($number) } ورق عوض شد
    }
web-tricks-declarer = اعلام‌کننده
web-tricks-forehand = حاکم

## چه باید کرد

web-tricks-swap-which = کدام ورق‌ها را عوض می‌کنید؟
web-tricks-swap-none = بانک خالی است: ورقی را نمی‌شود عوض کرد.
web-tricks-swap = عوض کردن { NUMBER($number) } ورق
web-tricks-tap-cards = روی ورق‌هایی که نمی‌خواهید بزنید
web-tricks-mark-aloud = کارت‌هایی را که عوض می‌کنید نشان کنید.
web-tricks-lay-away-which = ورق روشده مال شماست. کدام ورق را رد می‌کنید؟
web-tricks-tap-card = روی ورقی که رد می‌کنید بزنید

## برگهٔ امتیاز

web-tricks-sheet = برگهٔ امتیاز
web-tricks-sat-out = کنار رفته
web-tricks-sat-out-mark = کنار
web-tricks-refa-line = رفا
web-tricks-settlement = تسویه
web-tricks-pays = { $who ->
        [you] { $amount } می‌پردازید
       *[other] { $amount } می‌پردازد
    }
web-tricks-gets = { $who ->
        [you] { $amount } می‌گیرید
       *[other] { $amount } می‌گیرد
    }
web-tricks-legend-declarer = اعلام‌کنندهٔ آن دست
web-tricks-legend-forehand = حاکم آن دست
web-tricks-legend-refa = هر خط یک رفاست: یکی از دست‌های بعد دو برابر حساب می‌شود.
web-tricks-staying = در این دست باید بمانند: { $names }

## صفحهٔ اول: خانوادهٔ بازی و شکل‌هایش

web-family-raub = راوب
    .says = چهار دور؛ خالِ ورق روشده حکم است. بمانید یا کنار بروید؛ از { NUMBER(21) } تا صفر.
web-family-zwanzig_ab = تسوانتسیش آب
    .says = هر دور یک امتیاز کم می‌کند؛ اگر بمانید و دوری نبرید پنج امتیاز اضافه می‌شود. از { NUMBER(20) } تا صفر.
web-form-raub = راوب
web-form-raub-seven = هفت با ورق روشده
web-form-raub-persian-literal = طبق متن فارسی
web-form-raub-automatic-stih = با هفت، ورق‌دهنده اعلام‌کننده است
web-form-zwanzig-ab = تسوانتسیش آب
web-form-zwanzig-ab-jager = شکل‌های یگر
web-form-zwanzig-ab-persian-literal = متن فارسی
web-form-zwanzig-ab-early = ترتیب معمول ورق‌ها
web-sub-raub-seven-always = با هر ورق روشده
web-sub-raub-seven-ace-only = فقط با آس
web-sub-zwanzig-ab-jager = هر هشت قرار با هم
web-sub-zwanzig-ab-jager-trump-rank = سرباز و نُه حکم
web-sub-zwanzig-ab-jager-first-packet = اول سه ورق
web-sub-zwanzig-ab-jager-drop-first = اول کنار رفتن
web-sub-zwanzig-ab-jager-clubs = ماندن با گشنیز
web-sub-zwanzig-ab-jager-two-active = ورق‌دهنده می‌ماند
web-sub-zwanzig-ab-jager-no-repeat-drop = نه دو بار پشت سر هم
web-sub-zwanzig-ab-jager-low-score = ماندن از پنج به پایین
web-sub-zwanzig-ab-jager-plain-finish = پایان ساده
