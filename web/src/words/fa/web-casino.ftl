# خانوادهٔ کازینو سر میز.

## روی زمین

web-casino-loose = ورق‌های آزاد
web-casino-builds = ساخت‌ها
web-casino-pack = ورق‌های بانک:
web-casino-yours = مال شما
web-casino-owned = مال { $name }
web-casino-keeps = { $name } ورقش را نگه می‌دارد
web-casino-you-keep = شما ورقش را نگه می‌دارید
# ساخت برای گوش؛ $owner یکی از چهار بالایی است.
web-casino-build = ساخت { $value }، { $owner }: { $cards }
web-casino-in-choices = { $what }، در گزینهٔ { $choices }
web-casino-sum-hand = شما { $total }
web-casino-sum-table = زمین { $total }
web-casino-sweep = { $slug ->
        [royal-dominican] ویرادو
        [royal-dominican-no-cancel] ویرادو
        [royal-dominican-partner-build] ویرادو
        [royal-soto] ویرادو
        [kaszino-kirschner] تَبّه
        [kaszino-ulmann] تَبّه
        [kaszino-nagykonyv] تابلا
       *[other] سور
    }
web-casino-sweeps = { web-casino-sweep }
web-casino-pile = { $cards ->
        [0] هنوز ورقی برنداشته
       *[other] { $cards } ورق برداشته
    }{ $sweeps ->
        [0] { "" }
       *[other] ، { $sweeps } { web-casino-sweeps }
    }{ $cancelled ->
        [0] { "" }
       *[other] ، { $cancelled } تا باطل شده
    }
web-casino-top = { $card }، ورق روی { $name }
web-casino-own-top = { $card }، ورق روی شما
web-casino-last = آخرین برداشت
web-casino-last-capture = آخرین برداشت

## سر جای هر بازیکن

# آنچه هنوز برای طرفی که به حدّ بازی نزدیک است امتیاز دارد.
web-casino-restricted = { $score }: فقط { $items }
web-casino-item-most_cards = بیشترین ورق
web-casino-item-most_spades = بیشترین پیک
web-casino-item-big_casino = 10♦
web-casino-item-ace = آس‌ها
web-casino-item-five = پنج‌ها
web-casino-item-orange = نارنجی‌ها
web-casino-item-false_call = اعلام‌های نادرست
web-casino-item-last_capture = آخرین برداشت
web-casino-nothing = هیچ
web-casino-holds = نشان‌داده: { $values }
web-casino-turns-owed = { $number } نوبت دیگر هم
web-casino-bottom = ورق زیر

## بیرون از نوبت

web-casino-orange = اُرنج!
web-casino-call-orange = بگویید «اُرنج»: آخرین برداشت هم قرمز داشت هم زرد
web-casino-with-orange = و گفتن «اُرنج»
# آلمانی، یعنی بیرون: همان که در بازی مجاری بلند می‌گویند.
web-casino-claim-call = آوس!
web-casino-claim = اعلام پایان
web-casino-claim-do = اعلام کنید
web-casino-claim-wrong = اعلام نادرست چیزی را عوض نمی‌کند.

## بالای میز و روی برگهٔ امتیاز

web-casino-pairs = دوبه‌دو
web-casino-to = تا { $target }
web-casino-target = بازی تا { $target } امتیاز است.
web-casino-extra = دست اضافی
web-casino-where = دست { $deal }، دور { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }از { $rounds }
    }
web-casino-pair = { $first } و { $second }
web-casino-from = از { $score } به بعد فقط بعضی چیزها حساب می‌شود.
web-casino-deal = دست { $deal }
web-casino-deal-so-far = دست { $deal } تا این‌جا
web-casino-item = مورد
web-casino-row-cards = ورق‌ها
web-casino-row-most_cards = ورق‌ها ({ $points })
web-casino-row-most_spades = پیک‌ها ({ $points })
web-casino-row-big_casino = ({ $points })
web-casino-row-little_casino = ({ $points })
web-casino-row-ace = آس‌ها (هر کدام { $points })
web-casino-row-sweep = { $slug ->
        [royal-dominican] ویرادو
        [royal-dominican-no-cancel] ویرادو
        [royal-dominican-partner-build] ویرادو
        [royal-soto] ویرادو
        [kaszino-kirschner] تَبّه
        [kaszino-ulmann] تَبّه
        [kaszino-nagykonyv] تابلا
       *[other] سور
    }{ $points ->
        [0] { "" }
       *[other] { " " }(هر کدام { $points })
    }
web-casino-row-five = پنج‌ها (هر کدام { $points })
web-casino-row-orange = نارنجی‌ها{ $points ->
        [0] { "" }
       *[other] { " " }(هر کدام { $points })
    }
web-casino-row-false_call = اعلام‌های نادرست{ $points ->
        [0] { "" }
       *[other] { " " }(هر کدام { $points })
    }
web-casino-row-last_capture = آخرین برداشت ({ $points })
web-casino-sum = جمع
web-casino-after = امتیاز
web-casino-plus = { $sign ->
        [minus] ⁦−{ $points }⁩
        [zero] { $points }
       *[plus] ⁦+{ $points }⁩
    }
# چندتا، و امتیازی که آورده‌اند.
web-casino-brings = { $number } ← { $points }
web-casino-less = ⁦{ $number } − { $less }⁩
web-casino-not-counted = حساب نمی‌شود:
web-casino-cancelled = به تعدادی که همهٔ طرف‌ها دارند یکدیگر را باطل می‌کنند: «⁦۲ − ۱⁩» یعنی یکی حساب است.
web-casino-closed = خط‌خورده: این‌قدر نزدیک به پایان حساب نمی‌شود.
web-casino-ended-by-claim = اعلام درست بود و دست را تمام کرد.
web-casino-ended-at-once = آنچه کم بود قطعی شد و بازی همان‌جا تمام شد.
web-casino-extra-deal = بالاترین امتیاز مشترک است: یک دست اضافی بازی می‌شود.

## صفحهٔ اول: خانوادهٔ بازی و شکل‌هایش

web-family-casino = کازینو
    .says = ورق‌های روی زمین را بردارید: با ورقی هم‌ارزش، یا با ورقی که به اندازهٔ جمع آن‌ها می‌ارزد.
web-form-casino = کازینو
web-form-casino-royal = رویال
web-form-royal-north-american = آمریکای شمالی
web-form-royal-dominican = دومینیکن
web-form-royal-soto = سوتو
web-form-royal-haitian = هائیتی
web-form-tuxedo = تاکسیدو
web-form-kaszino = کازینوی مجاری
web-form-nordic-royal = شمال اروپا
web-form-casino-southern-african = جنوب آفریقا
web-sub-royal-north-american = سور امتیاز ندارد
web-sub-royal-north-american-sweeps = هر سور یک امتیاز
web-sub-royal-dominican = ویرادوها (سورها) یکدیگر را باطل می‌کنند
web-sub-royal-dominican-no-cancel = در پایان باطل نمی‌شوند
web-sub-royal-dominican-partner-build = ساختن برای یار
web-sub-kaszino-kirschner = کیرشنر: جمع در برابر جمع، و اولین کسی که ۱۱ را اعلام کند می‌برد
web-sub-kaszino-ulmann = اولمان، ۱۸۹۲: گروه‌هایی با یک ارزش، و دیدن ورق زیر
web-sub-kaszino-nagykonyv = کتاب بزرگ ورق: جمع تا ۱۳، و دو نوبت پس از تابلا
