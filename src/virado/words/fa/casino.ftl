# خانوادهٔ کازینو: پاسخ‌های رد، پیشامدها، اثر حرکت‌ها، گونه‌ها و گزینه‌ها.

## واژه‌ها

# ورقی که ارزشی دارد، از روی $rank.
casino-a-rank = یک { rank-name }
# جمع‌هایی که ورق‌ها می‌توانند داشته باشند؛ ورقِ بی‌ارزش جمعی ندارد.
casino-totals = { COUNT($totals) ->
        [0] هیچ
       *[other] { LIST($totals, style: "or") }
    }
casino-build-of-value = { BUILD($build) } به ارزش { VALUE($build) }
# بعضی جاها برای سور واژهٔ خودشان را دارند: نامش، چندتایش، و آنچه بلند می‌گویند.
casino-sweep = { $variant ->
        [royal-dominican] ویرادو
        [royal-dominican-no-cancel] ویرادو
        [royal-dominican-partner-build] ویرادو
        [royal-soto] ویرادو
        [kaszino-kirschner] تَبّه
        [kaszino-ulmann] تَبّه
        [kaszino-nagykonyv] تابلا
       *[other] سور
    }
casino-sweeps = { $variant ->
        [royal-dominican] ویرادوها
        [royal-dominican-no-cancel] ویرادوها
        [royal-dominican-partner-build] ویرادوها
        [royal-soto] ویرادوها
        [kaszino-kirschner] تَبّه‌ها
        [kaszino-ulmann] تَبّه‌ها
        [kaszino-nagykonyv] تابلاها
       *[other] سورها
    }
casino-sweep-call = { $variant ->
        [royal-dominican] ویرادو!
        [royal-dominican-no-cancel] ویرادو!
        [royal-dominican-partner-build] ویرادو!
        [royal-soto] ویرادو!
        [kaszino-kirschner] تَبّه!
        [kaszino-ulmann] تَبّه!
        [kaszino-nagykonyv] تابلا!
       *[other] سور!
    }

## رد: نوشته‌هایی که حرکت نیستند

refusal-unparsable--casino-form = حرکت را این‌طور می‌نویسند: { "trail Qs" }، { "Kd x 8h 5c [7c 6d]" } یا { "3h + 9c = 12" }
refusal-unparsable--casino-unreadable = { $part } خوانده نمی‌شود؛ حرکت را این‌طور می‌نویسند: { "trail Qs" }، { "Kd x 8h 5c [7c 6d]" } یا { "3h + 9c = 12" }
refusal-unparsable--casino-trail = زمین گذاشتن فقط با یک ورق است: { "trail Qs" }
refusal-unparsable--casino-capture = برداشتن را این‌طور می‌نویسند: { "Kd x 8h 5c [7c 6d]" }، با { "orange" } در پایان اگر نارنجی گفته شود
refusal-unparsable--casino-nothing-taken = بگویید چه برمی‌دارید: { "Kd x 8h 5c [7c 6d]" }
refusal-unparsable--casino-build = ساخت را این‌طور می‌نویسند: { "3h + 9c = 12" } یا { "2s + [7d 5c] Th = 14" }، با { "for partner" } در پایان اگر برای یار باشد
refusal-unparsable--casino-two-values = ساخت یک ارزش دارد
refusal-unparsable--casino-value-needed = در ساخت باید ارزشش را گفت: { "3h + 9c = 12" }
refusal-unparsable--no-such-value = هیچ ورقی ارزش { $value } ندارد
refusal-unparsable--no-such-build = ساختی از { CARDS($cards) } روی زمین نیست؛ { COUNT($builds) ->
        [0] هیچ ساختی نیست
       *[other] این‌ها هست: { BUILDS($builds) }
    }

## رد: حرکت‌ها

refusal-malformed = این بازی چنین حرکتی ندارد
refusal-not-loose = { CARDS($cards) } روی زمین نیست
refusal-not-loose--in-a-build = { CARDS($cards) } در ساخت { BUILD($build) } است که فقط یک‌جا برداشته می‌شود
refusal-no-such-build = چنین ساختی نیست: { $number ->
        [0] هیچ ساختی روی زمین نیست
       *[other] روی زمین { $number } ساخت هست
    }
refusal-several-cards = { CARDS($cards) } را نمی‌شود با هم بازی کرد: هر نوبت یک ورق
refusal-several-cards--only-captures = این‌جا { CARDS($cards) } را نمی‌شود با هم بازی کرد: فقط برای برداشتن می‌شود چند ورق بازی کرد
refusal-several-cards-trailed = از { CARDS($cards) } در هر نوبت فقط یکی را می‌شود زمین گذاشت
refusal-nothing-taken = { CARDS($cards) } چیزی برنمی‌دارد: در برداشتن باید ورق آزاد یا ساخت برداشت
refusal-build-value-differs = { BUILD($build) } ساخت { VALUE($build) } است: با { casino-a-rank } برداشته می‌شود، و { CARD($card) } ارزش { LIST($values, style: "or") } دارد
refusal-build-value-differs--several-values = یک ورق نمی‌تواند { BUILDS($builds, style: "values") } را با هم بردارد: ساخت‌هایی که با هم برداشته می‌شوند هم‌ارزش‌اند
refusal-not-groups = { CARD($card) } ارزش { LIST($values, style: "or") } دارد، و { CARDS($taken) } { COUNT($taken) ->
        [one] چنین ارزشی ندارد
       *[other] به گروه‌هایی با این ارزش بخش نمی‌شود
    }
refusal-not-groups--of-build = { BUILD($build) } ساخت { VALUE($build) } است، و { CARDS($taken) } { COUNT($taken) ->
        [one] چنین ارزشی ندارد
       *[other] به گروه‌هایی با این ارزش بخش نمی‌شود
    }
refusal-face-card-takes-equal = { CARD($card) } ارزش عددی ندارد: فقط ورق آزادِ هم‌نام خودش را برمی‌دارد، { COUNT($cards) ->
        [0] و چنین ورقی نیست
       *[other] یعنی { CARDS($cards) }
    }
refusal-face-card-takes-one = { CARD($card) } ارزش عددی ندارد: فقط یک ورق هم‌نام خودش را برمی‌دارد، { CARDS($cards, style: "or") }
refusal-equal-card-left = { CARDS($left) } را روی زمین جا می‌گذارید: { CARD($card) } باید همهٔ { rank-plural }ی آزاد را { $choices ->
        [capture] بردارد
       *[all] بردارد یا در ساخت به کار ببرد
    }
refusal-equal-card-trailed = { CARD($card) } را نمی‌شود کنار { CARDS($left) } زمین گذاشت: { $choices ->
        [capture] با آن بردارید
       *[all] با آن بردارید یا در ساخت به کارش ببرید
    }
refusal-build-abandoned = { BUILD($build) } مال شماست و دیگر { rank-name } برایش نمی‌ماند: آن را بردارید یا ورقی به ارزش { VALUE($build) } نگه دارید
refusal-build-abandoned--one-ace = برای ساخت‌هایتان ورق کم می‌آید: یک آس هم برای ساخت ۱ و هم برای ساخت ۱۴ بس نیست، و ساخت‌های { BUILDS($builds, style: "values") } مال شماست
refusal-keeper-may-not-trail = { BUILDS($builds) } مال شماست، پس نمی‌شود { CARD($card) } را زمین گذاشت: بردارید یا بسازید
refusal-no-building = در این بازی ساختن نیست: { CARD($card) } یا برمی‌دارد یا زمین گذاشته می‌شود
refusal-no-value = { CARDS($cards) } ارزش عددی ندارد و در هیچ ساختی جا نمی‌گیرد
refusal-value-impossible = هیچ ورقی ارزش { $value } ندارد، پس کسی نمی‌تواند ساخت { $value } را بردارد
refusal-nothing-joined = { CARD($card) } به‌تنهایی ساخت نیست: بگویید به کدام ورق‌های آزاد می‌پیوندد
refusal-not-groups-with-card = { CARDS($cards) } به گروه‌های { $value } بخش نمی‌شود؛ جمعِ همه: { casino-totals }
refusal-extension-not-groups = { BUILD($build) } ساخت { VALUE($build) } است، و { COUNT($cards) ->
        [one] { CARDS($cards) } ارزش { VALUE($build) } ندارد
       *[other] { CARDS($cards) } به گروه‌های { VALUE($build) } بخش نمی‌شود؛ جمعِ همه: { casino-totals }
    }
refusal-same-value-build = یک ساخت { $value } روی زمین هست، و در این بازی دو ساختِ هم‌ارزش کنار هم نمی‌آیند
refusal-no-card-for-build = پس از { CARD($card) } دیگر { rank-name } ندارید تا ساخت { $value } را بردارید
refusal-raise-own-build = { BUILD($build) } ساخت خودتان است: می‌شود به آن اضافه کرد، ولی نمی‌شود بالایش برد
refusal-raise-multiple-build = { BUILD($build) } ساخت چندتایی است: می‌شود به آن اضافه کرد، ولی هرگز نمی‌شود آن را به { $value } رساند
refusal-raise-value = { BUILD($build) } ساخت { VALUE($build) } است: { COUNT($values) ->
        [0] با { CARD($card) } به ارزشی می‌رسد که هیچ ورقی ندارد
       *[other] { CARD($card) } آن را به { LIST($values, style: "or") } می‌رساند، نه به { $value }
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] ؛ ورق‌های آزاد در تغییر ارزش کمکی نمی‌کنند
    }
refusal-nothing-absorbed = { CARDS($taken) } را نمی‌شود همراه کرد: در این بازی بالا بردن ورق آزاد با خودش نمی‌برد
refusal-not-groups-absorbed = { CARDS($taken) } { COUNT($taken) ->
        [one] ارزش { $value } ندارد
       *[other] به گروه‌های { $value } بخش نمی‌شود
    }، پس با بالا بردن به { $value } همراه نمی‌شود
refusal-not-for-partner = در این بازی کسی برای یارش نمی‌سازد: برای ساختن با { CARD($card) } باید خودتان { rank-name } داشته باشید
refusal-partner-not-proven = یارتان نشان نداده است که { casino-a-rank } دارد: این را فقط ساخت { $value }ی ثابت می‌کند که مال او باشد، یا در همین دور مال او بوده باشد
refusal-partner-ace = شاید یارتان یک آس داشته باشد که هم برای ساخت ۱ و هم برای ساخت ۱۴ لازم است، پس این یکی نمی‌تواند { $value } باشد
refusal-totals-differ = جمع‌ها باید برابر باشند: { CARDS($cards) } ({ casino-totals }) در برابر { CARDS($taken) } ({ COUNT($numbers) ->
        [0] هیچ
       *[other] { LIST($numbers, style: "or") }
    })
refusal-total-too-high = { CARDS($cards) } و { CARDS($taken) } ({ casino-totals }): هیچ جمعی نباید از { $limit } بیشتر باشد
refusal-total-too-high--common-value = { CARDS($cards) } و { CARDS($taken) } فقط بالاتر از { $limit } گروه‌های هم‌ارزش می‌سازند، و حدّ همین است
refusal-no-common-value = { CARDS($cards) } و { CARDS($taken) } به گروه‌هایی با یک ارزش مشترک (حداکثر { $limit }) بخش نمی‌شوند
refusal-no-common-value--or-total = { CARDS($cards) } و { CARDS($taken) } نه جمع یکسانی دارند و نه هر دو به گروه‌هایی با یک ارزش بخش می‌شوند
refusal-no-stealing--in-captures = { CARDS($cards) } میان ورق‌های گرفته است: در این بازی ورق رویی را برنمی‌دارند
refusal-no-stealing--in-builds = { CARDS($cards) } میان ورق‌های گرفته است: در این بازی ورق رویی را به ساخت نمی‌برند
refusal-no-stealing--in-raise = { CARDS($cards) } میان ورق‌های گرفته است: هنگام بالا بردن ساخت نمی‌شود دزدید
refusal-steal-to-own-build = { CARDS($cards) } میان ورق‌های گرفته است: فقط به ساخت خودتان می‌شود آن را برد
refusal-steal-without-base = { CARDS($cards) } میان ورق‌های گرفته است: چیزی از زمین باید همراهش باشد
refusal-steal-equal-card = { CARD($card) } فقط ورق هم‌نام را می‌دزدد، نه { CARDS($cards) } را
refusal-keeps-a-build = { BUILDS($builds) } مال شماست: در این بازی کسی صاحب دو ساخت نمی‌شود
refusal-extend-others-build = { BUILD($build) } مال شما نیست: می‌شود آن را برداشت یا بالا برد، ولی فقط صاحبش به آن اضافه می‌کند
refusal-no-claims = در این بازی اعلام پایان نیست: هر دست تا آخر بازی می‌شود
refusal-claim-in-extra-deal = در دست اضافی اعلام پایان نیست: آن دست تا آخر بازی می‌شود
refusal-no-orange-calls = در این بازی نارنجی نیست
refusal-orange-without-capture = { CARDS($cards) } چیزی برنمی‌دارد، پس نارنجی در کار نیست

## رد: گزینه‌ها

refusal-bad-options--casino-players = کازینو را دو تا شش نفر بازی می‌کنند، نه { $number } نفر
refusal-bad-options--casino-raise-with-table-cards = ورق‌های آزاد هرگز در تغییر ارزش ساخت کمکی نمی‌کنند
refusal-bad-options--casino-several-and-building = جایی که با چند ورق می‌شود برداشت، ساختن نیست
refusal-bad-options--casino-several-of-many = بازی کردن چند ورق با هم فقط تا { $limit } ورق برای هر کس می‌شود
refusal-bad-options--casino-several-and-must-use = جایی که با چند ورق می‌شود برداشت، زمین گذاشتن همیشه آزاد است و ورق هم‌نام کسی را مجبور نمی‌کند
refusal-bad-options--casino-must-use-but-one = ورقی که باید همهٔ هم‌نام‌ها را بردارد نمی‌تواند به یکی محدود باشد
refusal-bad-options--casino-oranges-without-rook = نارنجی ورق‌های قرمز و زرد روک را می‌خواهد
refusal-bad-options--casino-cut-peek-for-two = با بیش از دو نفر معلوم نیست چه کسی ورق‌دهنده نیست
refusal-bad-options--casino-double-turn-for-two = با بیش از دو نفر معلوم نیست حریفِ کسی که سور زده کیست
refusal-bad-options--casino-endgame-without-spades = جدول پایان بازی پیک‌ها و ده خشت را می‌خواهد
refusal-bad-options--casino-endgame-points = جدول پایان بازی برای بیشترین ورق، بیشترین پیک و ده خشت { LIST($numbers) } امتیاز را فرض می‌گیرد
refusal-bad-options--casino-counting-order-of-fives = پنج‌ها در ترتیب شمارش جایی ندارند
refusal-bad-options--casino-counting-order-of-oranges = نارنجی‌ها در ترتیب شمارش جایی ندارند
refusal-bad-options--casino-pile-top-unseen = ترتیب ورق‌های گرفته فقط جایی مهم است که ورق رویی را بشود دزدید
refusal-bad-options--casino-counting-order-of-shares = امتیازهای بخش‌شده در ترتیب شمارش جایی ندارند
refusal-bad-options--casino-endgame-majorities = جدول پایان بازی فرض می‌گیرد که بیشترین ورق و بیشترین پیک همیشه و فقط برای یک طرف امتیاز دارد
refusal-bad-options--casino-left-over-anyway = { $number } ورق به هر حال برای زمین می‌ماند
refusal-bad-options--casino-single-round = این‌جا هر دست یک دور دارد، پس دور دیگری نیست که کسی آغازش کند
refusal-bad-options--casino-nothing-to-share = این‌جا طرف‌های مساوی دو امتیاز ندارند که میانشان بخش شود
refusal-bad-options--casino-only-cards-score = این‌جا فقط بیشترین ورق امتیاز دارد، و این همان { "match_length=single_deal" } است
refusal-bad-options--casino-last-hands-too-small = این‌جا در دور آخر هر کس { $number } ورق دارد و صاحب ساخت ورقی ندارد که زمین بگذارد
refusal-bad-options--casino-one-build-and-partner = جایی که هر کس حداکثر صاحب یک ساخت است برای یار ساخته نمی‌شود
refusal-bad-options--casino-not-with-stealing = جایی که ورق گرفته را می‌شود دزدید این‌ها با هم بازی نمی‌شود
refusal-bad-options--casino-claim-in-single-deal = پایان را وقتی اعلام می‌کنند که به حدّ بازی رسیده باشند، و بازیِ یک‌دستی حدّی ندارد
refusal-bad-options--casino-claim-and-cancelling = اعلام پایان سورها را قطعی می‌گیرد، ولی این‌جا هنوز ممکن است باطل شوند
refusal-bad-options--casino-final-deal-even = با { $players } نفر و { $hand_size } ورق برای هر کس چیزی کم نمی‌آید، پس برای دور آخر قراری لازم نیست
refusal-bad-options--casino-bound-too-high = چنین حرکتی در هر حال از { $limit } بالاتر نمی‌رود
refusal-bad-options--casino-ace-beyond-bound = جایی که بالاترین ارزش { $limit } است، آس هرگز ۱۴ حساب نمی‌شود
refusal-bad-options--casino-endgame-beyond-target = محدودیت‌ها از { $limit } شروع می‌شوند، ولی بازی با { $total } برده می‌شود
refusal-bad-options--casino-build-value-unsaid = هر کس می‌سازد ارزش را می‌گوید؛ این جزو حرکت است
refusal-bad-options--casino-uneven-twos = برای دادنِ دوتادوتا { "hand_size" } و { "table_size" } باید زوج باشند و دومی بزرگ‌تر نباشد
refusal-bad-options--casino-too-few-cards = { $total } ورق برای { $table_size } ورق زمین و { $players } نفر با { $hand_size } ورق کم است
refusal-bad-options--casino-uneven-stock = { $total } ورق میان { $players } نفر با { $hand_size } ورق برابر بخش نمی‌شود
refusal-bad-options--casino-rest-too-small = { $number } ورق آخر کمتر از آن است که به هر یک از { $players } نفر یکی برسد

## رد: وضعیت‌ها و نمونه‌ها

refusal-bad-position--casino-missing = { $path }: { $part } نیامده است
refusal-bad-position--casino-no-legal-move = { $path }: جای { $seat } هر چه بازی کند نمی‌تواند ساخت‌هایی را که باید نگه دارد ({ "C-12" })
refusal-bad-position--casino-hand-too-small = { $path }: این‌ها برای ساخت‌هایی که مال جای { $seat } است کم است ({ "C-12" })
refusal-bad-position--casino-too-few-cards = { $path }: برای ورق‌های هر کس، ورق‌های گرفته و بانکی که خواسته شده ورق کم است
refusal-bad-position--casino-build-unserved = { $path }: ساخت { $value } مال جای { $seat } است ولی آن‌جا چنین ورقی نیست ({ "C-12" })
refusal-bad-position--casino-known-card-missing = { $path }: معلوم است که جای { $seat } ورقی به ارزش { $value } دارد، ولی ندارد ({ "C-15" })
refusal-bad-position--casino-ace-serves-twice = { $path }: یک آسِ جای { $seat } هم برای ساخت ۱ و هم برای ساخت ۱۴ بس نیست ({ "C-12" })
refusal-bad-position--casino-stock-uneven = { $path }: بانکِ { $number } ورقی را نمی‌شود تا آخر داد؛ باید { LIST($numbers, style: "or") } ورق باشد
refusal-bad-position--casino-stock-of-another-round = { $path }: بانکِ { $number } ورقی مال دور { $round } نیست
refusal-bad-position--casino-stock-too-small = { $path }: پس از دور { $round } باید { $number } ورق در بانک بماند، و فقط { $limit } ورق هست
refusal-bad-position--casino-cards-left-over = { $path }: { $number } ورق زیاد می‌آید که نه مال کسی است، نه در بانک و نه در ورق‌های گرفته
refusal-bad-position--casino-won-already = { $path }: با این امتیازها و ورق‌های گرفته یک طرف از پیش برده است ({ "C-22" })
refusal-bad-position--casino-no-stealing = { $path }: در این بازی نمی‌شود دزدید، پس ورق‌های گرفته ترتیبی ندارند ({ "C-27" })
refusal-bad-position--casino-top-not-in-pile = { $path }: { CARDS($cards) } نمی‌تواند ورق رویی این دسته باشد
refusal-bad-position--casino-too-many-builds = { $path }: بیشتر از { $limit } ساخت نمی‌شود
refusal-bad-position--casino-no-group = { $path }: { COUNT($cards) ->
        [0] هیچ ورق
       *[other] { CARDS($cards) }
    } گروهِ { $value } نیست ({ "C-9" })
refusal-bad-position--casino-build-of-one-card = { $path }: ساخت دست‌کم دو ورق دارد ({ "C-9" })
refusal-bad-position--casino-wrong-kind = { $path }: { $number ->
        [1] ساختی از یک گروه ساده است
       *[other] ساختی از { $number } گروه چندتایی است
    }
refusal-bad-position--casino-no-card-to-play = { $path }: جای { $seat } ورقی برای بازی ندارد
refusal-bad-position--casino-sweep-order = { $path }: ترتیب سورها هر طرف را به تعداد سورهایش نام می‌برد
refusal-bad-case--casino-missing = { $path }: { $part } نیامده است
refusal-bad-case--casino-partners-opposite = { $path }: یارها روبه‌روی هم می‌نشینند: { "[[0, 2], [1, 3]]" }، نه { $part }
refusal-bad-case--casino-move-form = { $path }: حرکت یکی از این‌هاست: { "{play, capture}" }، { "{play, build}" } یا { "{play, trail: true}" }
refusal-bad-case--casino-no-card-played = { $path }: هر حرکت ورقی بازی می‌کند
refusal-bad-case--casino-build-twice = { $path }: ساختی دو بار نام برده شده است
refusal-bad-case--casino-no-such-rounds = { $path }: هر دست دورهای ۱ تا { $limit } دارد
refusal-bad-case--casino-empty-table-at-end = { $path }: در پایان دست ورق آخرش روی زمین است
refusal-bad-case--casino-no-last-card = { $path }: هیچ‌کدام از ورق‌ها نمی‌تواند آخرین ورقِ زمین گذاشته‌شده باشد
refusal-bad-case--casino-piles-too-large = { $path }: فقط { $number } ورق هست که { $limit } تای آن پیک است
refusal-bad-case--casino-no-steps = { $path }: گامی ندارد
refusal-bad-case--casino-step-form = { $path }: گام یا { "{seat, move}" } است یا { "{call: seat}" }

## آنچه پیش می‌آید

# آنچه برداشته می‌شود: $taken ورق‌های آزاد، $builds ساخت‌های کامل.
casino-taken = { COUNT($builds) ->
        [0] { CARDS($taken) }
        [one] { COUNT($taken) ->
            [0] ساخت { BUILDS($builds) }
           *[other] { CARDS($taken) } و ساخت { BUILDS($builds) }
        }
       *[other] { COUNT($taken) ->
            [0] ساخت‌های { BUILDS($builds) }
           *[other] { CARDS($taken) } و ساخت‌های { BUILDS($builds) }
        }
    }
event-casino-trail = { WHO($seat) ->
        [you] شما { CARD($card) } را زمین می‌گذارید.
       *[other] { NAME($seat) } { CARD($card) } را زمین می‌گذارد.
    }
event-casino-capture = { WHO($seat) ->
        [you] شما { casino-taken } را با { CARDS($cards) } برمی‌دارید.
       *[other] { NAME($seat) } { casino-taken } را با { CARDS($cards) } برمی‌دارد.
    }
event-casino-orange = «اُرنج!»
event-casino-orange-false = «اُرنج!» ولی نارنجی نیست.
event-casino-dejado = دِخادو، می‌شد برداشت: { CARDS($left) }.
event-casino-build-new = { WHO($seat) ->
        [you] شما { CARD($card) } را روی { CARDS($taken) } می‌گذارید: ساخت { $value }{ casino-for-partner }.
       *[other] { NAME($seat) } { CARD($card) } را روی { CARDS($taken) } می‌گذارد: ساخت { $value }{ casino-for-partner }.
    }
event-casino-build-raise = { WHO($seat) ->
        [you] شما ساخت { BUILD($build) } را با { CARD($card) } به { $value } بالا می‌برید{ casino-joining }{ casino-for-partner }.
       *[other] { NAME($seat) } ساخت { BUILD($build) } را با { CARD($card) } به { $value } بالا می‌برد{ casino-joining }{ casino-for-partner }.
    }
event-casino-build-extend = { WHO($seat) ->
        [you] شما { CARDS($cards) } را به ساخت { $value } اضافه می‌کنید{ casino-for-partner }: { BUILD($build) }.
       *[other] { NAME($seat) } { CARDS($cards) } را به ساخت { $value } اضافه می‌کند{ casino-for-partner }: { BUILD($build) }.
    }
casino-joining = { COUNT($taken) ->
        [0] { "" }
       *[other] ، همراه { CARDS($taken) }
    }
# $partner جایی است که ساخت برایش اعلام می‌شود، یا هیچ.
casino-for-partner = { $partner ->
        [none] { "" }
       *[other] { WHO($partner) ->
            [you] ، برای شما
           *[other] ، برای { NAME($partner) }
        }
    }
event-casino-stolen = { WHO($seat) ->
        [you] شما { CARDS($cards) } را می‌دزدید.
       *[other] { NAME($seat) } { CARDS($cards) } را می‌دزدد.
    }
event-casino-merged = دو ساخت حالا یکی شده است.
event-casino-claim = { WHO($seat) ->
        [you] شما «آوس وادیوک!» می‌گویید و پایان را اعلام می‌کنید.
       *[other] { NAME($seat) } «آوس وادیوک!» می‌گوید و پایان را اعلام می‌کند.
    }
event-casino-claim-wrong = { WHO($seat) ->
        [you] شما «آوس وادیوک!» می‌گویید، ولی هنوز زود است: چیزی نمی‌شود.
       *[other] { NAME($seat) } «آوس وادیوک!» می‌گوید، ولی هنوز زود است: چیزی نمی‌شود.
    }
event-casino-call-orange = { WHO($seat) ->
        [you] شما «اُرنج» می‌گویید: { casino-call-points }.
       *[other] { NAME($seat) } «اُرنج» می‌گوید: { casino-call-points }.
    }
casino-call-points = { SIGN($points) ->
        [plus] ⁦+{ ABS($points) }⁩ امتیاز
        [minus] ⁦−{ ABS($points) }⁩ امتیاز
       *[zero] کسی زودتر گفته بود: ۰ امتیاز
    }
event-casino-deal = { WHO($dealer) ->
        [you] شما ورق می‌دهید.
       *[other] { NAME($dealer) } ورق می‌دهد.
    }
event-casino-deal-extra = { WHO($dealer) ->
        [you] شما برای دست اضافی ورق می‌دهید.
       *[other] { NAME($dealer) } برای دست اضافی ورق می‌دهد.
    }
event-casino-deal-bottom = شما کوپ می‌کنید و ورق زیر را می‌بینید: { CARD($card) }.
event-casino-round = ورق‌های دور { $round } داده می‌شود.
event-casino-round-table = ورق‌های دور { $round } داده می‌شود و { CARDS($cards) } روی زمین می‌آید.
event-casino-round-open = همهٔ ورق‌ها رو بازی می‌شود.
event-casino-last = «لَست!» این‌ها ورق‌های آخرند.
event-casino-residue = { WHO($seat) ->
        [you] شما آخرین بار برداشتید و باقی‌ماندهٔ زمین مال شماست: { CARDS($cards) }.
       *[other] { NAME($seat) } آخرین بار برداشت و باقی‌ماندهٔ زمین مال اوست: { CARDS($cards) }.
    }
event-casino-residue-out-of-play = باقی‌ماندهٔ زمین مال کسی نمی‌شود: { CARDS($cards) }.
event-casino-deal-scored = حساب این دست: { LIST($items, style: "comma") }.
event-casino-deal-scored-claim = اعلام پایان درست است و دست تمام می‌شود: { LIST($items, style: "comma") }.
event-casino-deal-scored-restricted-side = همین یک چیز کم بود؛ بازی همان‌جا تمام می‌شود: { LIST($items, style: "comma") }.
event-casino-deal-scored-extra-deal = بالاترین امتیاز را بیش از یک طرف دارد: یک دست اضافی بازی می‌شود.
event-casino-points = { WHOSE($side) ->
        [you] شما
        [yours] طرف شما
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] ⁦−{ ABS($points) }⁩
        [zero] ۰
       *[plus] ⁦+{ ABS($points) }⁩
    }
event-casino-match-over = { WHOSE($side) ->
        [you] شما بازی را بردید.
        [yours] طرف شما بازی را برد.
       *[other] { COUNT($seats) ->
            [one] { SIDE($side) } بازی را برد.
           *[other] { SIDE($side) } بازی را بردند.
        }
    }
event-casino-match-over-games = این برد { $number } بازی حساب می‌شود.

## هر حرکت چه می‌کند

effect-casino-trail-left = { CARDS($left) } را که می‌شد برداشت جا می‌گذارد.
effect-casino-capture = { COUNT($taken) } ورق از زمین برمی‌دارد.
effect-casino-capture-sweep = همهٔ زمین را برمی‌دارد: { casino-sweep }.
effect-casino-capture-sweep-points = همهٔ زمین را برمی‌دارد: { casino-sweep } به ارزش { $number } امتیاز.
effect-casino-capture-orange = همراهش نارنجی گفته می‌شود.
effect-casino-stolen = { CARDS($cards) } را می‌دزدد.
effect-casino-merged = ساخت خودتان با آن یکی می‌شود.
effect-casino-build-single = { BUILD($build) } ساخت { $value } می‌شود؛ هنوز می‌شود بالایش برد.
effect-casino-build-multiple = { BUILD($build) } ساخت چندتاییِ { $value } می‌شود؛ کسی نمی‌تواند بالایش ببرد.
effect-casino-build-for-partner = یارتان باید برایش ورقی نگه دارد.
effect-casino-duties = باید نگه دارید: { LIST($items, style: "comma") }.
effect-casino-duty = { CARDS($cards, style: "or") } برای { $value }
effect-casino-claim = اگر { $total } امتیازتان قطعی باشد بازی را می‌برد؛ وگرنه چیزی نمی‌شود.
effect-casino-call-orange = اگر درست باشد { $number } امتیاز می‌آورد، و اگر نباشد همان‌قدر کم می‌کند.

## حرکت روی دکمه: چه می‌کند و چه می‌شود

casino-owned-build = ساخت { $value } { WHO($seat) ->
        [you] خودتان
       *[other] { NAME($seat) }
    }
casino-owned-build-of-these = { casino-owned-build } { BUILD($build) }
casino-loose = { CARDS($cards) }
casino-also-with = { COUNT($taken) ->
        [0] { "" }
       *[other] { " " }با { CARDS($taken) }
    }
title-casino-trail = زمین گذاشتن { CARD($card) }
title-casino-capture = برداشتن { LIST($items) }
title-casino-capture-with = برداشتن { LIST($items) } با { CARDS($cards) }
title-casino-capture-orange = برداشتن { LIST($items) } و گفتن «اُرنج»
title-casino-capture-with-orange = برداشتن { LIST($items) } با { CARDS($cards) } و گفتن «اُرنج»
title-casino-build-new = ساختن { $value } با { CARDS($taken) }{ casino-for-partner }
title-casino-build-raise = بالا بردن { $title } به { $value }{ casino-also-with }{ casino-for-partner }
title-casino-build-extend = افزودن { CARDS($cards) } به { $title }{ casino-for-partner }
title-casino-claim = گفتن «آوس وادیوک!»
title-casino-call-orange = گفتن «اُرنج»
result-casino-cards = { $number } ورق
result-casino-steals = { CARDS($cards) } دزدیده می‌شود
result-casino-merges = همراه ساخت خودتان
result-casino-sweep = { casino-sweep }
result-casino-clears = زمین خالی می‌شود
result-casino-leaves = { CARDS($left) } روی زمین می‌ماند
result-casino-keep = { CARDS($cards, style: "or") } را نگه می‌دارید
result-casino-keep-for = { CARDS($cards, style: "or") } را برای { $value } نگه می‌دارید
result-casino-partner-keeps = { NAME($seat) } ورقش را نگه می‌دارد
result-casino-claim = اگر { $total } امتیاز قطعی باشد
result-casino-call-orange = ⁦+{ $number }⁩ یا ⁦−{ $number }⁩ امتیاز

## مرحله‌ها

phase-casino-play = بازی

## گونه‌ها

variant-casino =
    .title = کازینو
    .also = کاسینو
    .place = انگلستان، آلمان
    .summary = بازی قدیمی: ورق‌های عکس‌دار فقط جفت خودشان را برمی‌دارند و سور امتیازی ندارد.
variant-casino-royal =
    .title = رویال کازینو (آلمان)
    .place = آلمان
    .summary = سرباز و بی‌بی و شاه ۱۱ و ۱۲ و ۱۳، آس ۱ یا ۱۴؛ هر سور یک امتیاز.
variant-royal-north-american =
    .title = رویال کازینو (آمریکای شمالی)
    .also = رویال کازینو، کازینو رویال
    .place = آمریکای شمالی
    .summary = با ارزش‌های رویال، سور بی‌امتیاز؛ در ۲۱ امتیازها به ترتیب شمرده می‌شوند.
variant-royal-north-american-sweeps =
    .title = رویال کازینو (آمریکای شمالی، با سور)
    .place = آمریکای شمالی
    .summary = مانند آمریکای شمالی، و هر سور یک امتیاز.
variant-royal-dominican =
    .title = رویال کازینو (دومینیکن)
    .also = کازینوی دومینیکن
    .place = جمهوری دومینیکن
    .summary = ورق هم‌نام را باید به کار برد. خالی کردن زمین «ویرادو»ست، یک امتیاز؛ اگر هر طرف یکی داشته باشد، آن دو یکدیگر را باطل می‌کنند. از ۱۸ به بعد فقط یک چیز امتیاز دارد.
variant-royal-dominican-no-cancel =
    .title = رویال کازینو (دومینیکن، بدون باطل کردن در پایان)
    .place = جمهوری دومینیکن
    .summary = طرفی که به ۱۸ رسیده است دیگر ویرادو (سور) ندارد، پس ویرادوی کسی را هم باطل نمی‌کند.
variant-royal-dominican-partner-build =
    .title = رویال کازینو (دومینیکن، ساختن برای یار)
    .place = جمهوری دومینیکن
    .summary = یارها می‌توانند برای ورقی بسازند که یارشان نشان داده است دارد.
variant-royal-soto =
    .title = رویال کازینو (سوتو)
    .also = سوتو
    .place = جمهوری دومینیکن
    .summary = مانند دومینیکن، با محدودیت‌ها از ۱۶ به بعد.
variant-royal-haitian =
    .title = رویال کازینو (هائیتی)
    .also = کازینوی هائیتی
    .place = هائیتی
    .summary = هر که بیشترین ورق را بردارد می‌برد، و بازی همین یک دست است.
variant-tuxedo =
    .title = تاکسیدو
    .place = آمریکای شمالی
    .summary = با ورق‌های روک تا ۱۰۰: پنج‌ها، سور به اندازهٔ ورق‌هایش، و نارنجی که باید گفت.
variant-kaszino-kirschner =
    .title = کازینوی مجاری (کیرشنر)
    .also = کازینوی مجاری
    .place = مجارستان
    .summary = ساختن نیست؛ چند ورق چند ورق را برمی‌دارند، جمع در برابر جمع؛ اولین کسی که ۱۱ را اعلام کند می‌برد.
variant-kaszino-ulmann =
    .title = کازینوی مجاری (اولمان ۱۸۹۲)
    .also = اولمان
    .place = مجارستان
    .summary = چند ورق گروه‌هایی با یک ارزش مشترک را برمی‌دارند؛ کسی که ورق نمی‌دهد کوپ می‌کند و ورق زیر را می‌بیند.
variant-kaszino-nagykonyv =
    .title = کازینوی مجاری (کتاب بزرگ ورق)
    .also = کوواچ
    .place = مجارستان
    .summary = جمع تا ۱۳، پس از تابلا دو نوبت، دور آخر رو، و برد در همان دست اول دو بازی حساب می‌شود.
variant-nordic-royal =
    .title = رویال کازینو بدون ساختن (شمال اروپا)
    .also = کازینوی سوئدی
    .place = سوئد
    .summary = ساختن نیست؛ دو امتیاز برای بیشترین پیک، یکی برای آخرین برداشتن، تا ۱۶.
variant-casino-southern-african =
    .title = کازینوی جنوب آفریقا
    .also = کازینوی آفریقایی، کازینوی آفریقای جنوبی، کازینو با دزدی، کازینو با دزدیدن، کازینوی دزدی، خاسینو
    .place = آفریقای جنوبی، لسوتو، بوتسوانا، زیمبابوه، نامیبیا
    .summary = چهل ورق، هر کس یک ساخت، و ورق رویی دیگران را می‌شود دزدید؛ یک دست برای یازده امتیاز.

## گزینه‌ها

option-casino-deck =
    .name = ورق
    .french52 = ۵۲ ورق معمولی
    .french40 = ۴۰ ورق معمولی، بدون سرباز و بی‌بی و شاه
    .rook40 = ۴۰ ورق روک، ۱ تا ۱۰ در چهار رنگ
option-casino-direction =
    .name = جهت بازی
    .cw = در جهت عقربه‌های ساعت
    .ccw = خلاف عقربه‌های ساعت
option-casino-hand_size =
    .name = ورق‌های هر کس در هر دور (۰: همهٔ ورق‌ها داده می‌شود)
option-casino-table_size =
    .name = ورق‌های زمین در دور اول
option-casino-deal_packet =
    .name = ورق دادن، چندتا چندتا
    .two = دوتا دوتا
    .all = ورق‌های هر کس یک‌جا
option-casino-short_final_deal =
    .name = اگر ورق‌های آخر برای همه کم باشد
    .never = پیش نمی‌آید
    .equal_rest_to_table = ورق‌های کمتر و برابر، باقی به زمین
option-casino-face_values =
    .name = سرباز، بی‌بی و شاه
    .none = ارزش عددی ندارند و فقط جفت می‌شوند
    .numeric = ۱۱، ۱۲ و ۱۳ هستند
option-casino-ace_values =
    .name = آس
    .one = ۱ است
    .one_or_fourteen = ۱ یا ۱۴ است
option-casino-face_capture_limit =
    .name = ورق عکس‌دارِ بی‌ارزش برمی‌دارد
    .one = یک ورق هم‌نام
    .all = هر چند ورق هم‌نام
option-casino-building =
    .name = ساختن
    .none = نیست
    .allowed = هست
option-casino-owner_may_trail =
    .name = صاحب ساخت می‌تواند ورق زمین بگذارد
option-casino-keeper_trails_in_last_round =
    .name = در دور آخر هر دست صاحب ساخت می‌تواند ورق زمین بگذارد
option-casino-raise_own_build =
    .name = ساخت خود را می‌شود بالا برد
option-casino-raise_absorb_loose =
    .name = بالا بردن می‌تواند ورق‌های آزادِ هم‌ارزش تازه را همراه ببرد
option-casino-raise_with_table_cards =
    .name = ورق‌های آزاد در بالا بردن کمک می‌کنند
option-casino-same_value_builds =
    .name = چند ساختِ هم‌ارزش کنار هم می‌مانند
option-casino-extend_builds =
    .name = افزودن به ساخت
    .any = به هر ساختی
    .own = فقط به ساخت خود
option-casino-builds_each =
    .name = ساخت‌هایی که هر کس می‌تواند صاحبشان باشد
    .any = هر چند تا
    .one = هر بار یکی
option-casino-build_for_partner =
    .name = ساختن برای یار
    .none = نیست
    .announced = اگر گفته شود، برای ورقی که یار نشان داده است دارد
option-casino-steal_in_builds =
    .name = دزدیدن ورق رویی دیگران برای ساختن
    .none = نمی‌شود
    .own = فقط هنگام افزودن به ساخت خود
    .any = برای ساخت تازه هم
option-casino-steal_in_captures =
    .name = دزدیدن ورق رویی دیگران هنگام برداشتن
    .none = نمی‌شود
    .equal = ورقی هم‌نام با ورق بازی‌شده
    .groups = ورق هم‌نام یا ورقی که گروهی را کامل کند
option-casino-pile_top =
    .name = ورق رویی پس از برداشتن
    .capturing = ورق بازی‌شده
    .lowest = پایین‌ترین ورق
option-casino-equal_card_rule =
    .name = ورقی هم‌نام با یک ورق آزاد
    .free = آزادانه بازی می‌شود
    .must_use = باید آن را بردارد یا در ساخت به کار ببرد
option-casino-multi_play =
    .name = برداشتن با
    .one = یک ورق
    .sum = هر چند ورق، جمع در برابر جمع
    .groups = هر چند ورق، در گروه‌هایی با یک ارزش
    .sum_or_groups = هر چند ورق، جمع در برابر جمع یا در گروه‌هایی با یک ارزش
option-casino-multi_play_max =
    .name = بالاترین جمع یا ارزش مشترک چنین برداشتنی
    .none = هر چه باشد
option-casino-sweeps =
    .name = سورها
    .none = حساب نمی‌شوند
    .score = امتیاز دارند
    .cancel = امتیاز دارند ولی سورهای دیگران را باطل می‌کنند
    .score_by_size = به تعداد ورق‌های برداشته امتیاز دارند
option-casino-initial_sweep_points =
    .name = امتیاز سور با حرکت اول دست
option-casino-sweep_size =
    .name = در اندازهٔ سور
    .table = فقط ورق‌های برداشته شمرده می‌شوند
    .with_played = ورق بازی‌شده هم شمرده می‌شود
option-casino-last_card_sweep =
    .name = با آخرین ورق دست هم می‌شود سور زد
option-casino-restricted_sweeps =
    .name = سورهای طرفی که به حدّ بازی نزدیک است
    .cancel_only = فقط سورهای دیگران را باطل می‌کنند
    .not_registered = وجود ندارند
option-casino-endgame =
    .name = نزدیک حدّ بازی
    .none = همه چیز امتیاز دارد
    .dominican = از ۱۸ به بعد فقط یک چیز امتیاز دارد
    .soto = از ۱۶ به بعد فقط بعضی چیزها امتیاز دارند
option-casino-target =
    .name = بازی تا
option-casino-match_length =
    .name = طول بازی
    .to_target = تا یک طرف به حدّ بازی برسد
    .single_deal = یک دست
    .single_deal_by_points = یک دست، به امتیاز
option-casino-target_tie =
    .name = اگر چند طرف در یک دست به حدّ بازی برسند
    .higher_else_extra_deal = امتیاز بالاتر می‌برد، وگرنه یک دست اضافی
    .counting_order = اولی به ترتیب شمارش می‌برد
    .higher_else_most_spades = امتیاز بالاتر می‌برد، وگرنه بیشترین پیک
    .higher_else_big_casino = امتیاز بالاتر می‌برد، وگرنه ده خشت
option-casino-extra_deal_lifts_restrictions =
    .name = در دست اضافی همه چیز امتیاز دارد
option-casino-points-most_cards =
    .name = امتیاز بیشترین ورق
option-casino-points-most_spades =
    .name = امتیاز بیشترین پیک
option-casino-points-big_casino =
    .name = امتیاز ده خشت
option-casino-points-little_casino =
    .name = امتیاز دو پیک
option-casino-points-ace =
    .name = امتیاز هر آس
option-casino-points-sweep =
    .name = امتیاز هر سور
option-casino-points-five =
    .name = امتیاز هر پنج
option-casino-points-orange =
    .name = امتیاز هر نارنجی، و جریمهٔ هر نارنجیِ نادرست
option-casino-points-last_capture =
    .name = امتیاز آخرین برداشتن
option-casino-tied_majority =
    .name = اگر بیشترین ورق یا پیک مال چند طرف باشد
    .nobody = امتیازش به کسی نمی‌رسد
    .shared = امتیازش میانشان بخش می‌شود
option-casino-majorities =
    .name = بیشترین ورق و بیشترین پیک امتیاز دارد
    .always = همیشه
    .two_sides = فقط میان دو طرف
option-casino-orange_calls =
    .name = نارنجی‌ها
    .none = حساب نمی‌شوند
    .must_call = اگر گفته شوند امتیاز دارند
option-casino-claim =
    .name = اعلام پایان
    .none = نیست: هر دست تا آخر بازی می‌شود
    .at_target = همین که حدّ بازی قطعی شود
option-casino-double_game =
    .name = بردی که در دست اول به دست بیاید دو بازی حساب می‌شود
option-casino-after_sweep_double_turn =
    .name = پس از سور، دیگری دو نوبت دارد
option-casino-next_round_leader =
    .name = دور بعد را شروع می‌کند
    .first_player = نفر بعد از ورق‌دهنده
    .last_capturer = کسی که آخرین بار برداشت
option-casino-open_last_round =
    .name = دور آخر با ورق‌های رو بازی می‌شود
option-casino-cut_peek =
    .name = کسی که ورق نمی‌دهد هنگام کوپ ورق زیر را می‌بیند
option-casino-announce_last =
    .name = دور آخر گفته می‌شود
option-casino-announce_build_value =
    .name = ارزش ساخت گفته می‌شود
option-casino-dejado_notice =
    .name = گفته می‌شود چه ورق‌هایی جا مانده که می‌شد برداشت

## آنچه باید تصمیم گرفت

asks-casino-capture-build-trail = بردارید، بسازید یا ورقی زمین بگذارید.
asks-casino-capture-build = حالا نمی‌شود ورقی زمین گذاشت: بردارید یا بسازید.
asks-casino-capture-trail = بردارید یا ورقی زمین بگذارید.
asks-casino-build-trail = بسازید یا ورقی زمین بگذارید.
asks-casino-capture = حالا نمی‌شود ورقی زمین گذاشت: بردارید.
asks-casino-build = حالا نمی‌شود ورقی زمین گذاشت: بسازید.
asks-casino-trail = ورقی زمین بگذارید.

## آنچه سر میز گفته می‌شود، و معنی آن

spoken-casino-last = لَست
    .means = به انگلیسی یعنی آخر: دیگر ورقی داده نمی‌شود
spoken-casino-orange = اُرنج
    .means = به انگلیسی یعنی نارنجی: قرمز و زرد با هم برداشته شده است؛ هر که اول بگوید امتیازش را می‌گیرد
spoken-casino-ausz = آوس وادیوک
    .means = به مجاری یعنی من تمامم: امتیازم کافی است
spoken-casino-virado = ویرادو
    .means = به اسپانیایی یعنی برگردانده: زمین خالی شده است و یک ورق در ورق‌های گرفته برگردانده می‌شود
spoken-casino-tabbe = تَبّه
    .means = زمین خالی شده است، همان سور
spoken-casino-tabla = تابلا
    .means = به مجاری یعنی تخته: زمین خالی شده است، همان سور
spoken-casino-dejado = دِخادو
    .means = به اسپانیایی یعنی جامانده: این را می‌شد برداشت
