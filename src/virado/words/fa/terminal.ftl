# ترمینال: صفحه‌ها، پرسش‌ها، یادداشت‌ها، راهنما، سطح‌ها و جدول امتیازها. `.typed` نمونه‌ای از نوشتنی‌هاست و `.words` همهٔ واژه‌هایی که
# می‌توان نوشت، با فاصله میان واژه‌ها.

## جاها، طرف‌ها، تعدادها

terminal-you = شما
terminal-side = { WHOSE($side) ->
        [you] شما
        [yours] شما و { NAMES($seats) }
       *[other] { SIDE($side) }
    }
terminal-side-score = { $name } { $number }
terminal-cards = { $number } ورق
terminal-score = امتیاز { $number }
terminal-dealer = { WHO($seat) ->
       *[other] ورق‌دهنده
    }
terminal-no-cards = ورقی نیست

## سطر بالا

terminal-deal = دست { $number }
terminal-deal-over = دست { $number } تمام شد
terminal-target = تا { $total }
terminal-down-to-0 = رو به صفر
terminal-anticlockwise = خلاف جهت ساعت
terminal-seed = شمارهٔ بُر { $number }

## عنوان‌ها

terminal-label-table = زمین
terminal-label-builds = ساخت‌ها
terminal-label-hand = ورق‌های شما
terminal-label-trick = این دور
terminal-label-trump = حکم
terminal-label-refa = رفا

## فرمان‌های همهٔ صفحه‌ها

terminal-command-score =
    .key = { "s" }
    .word = امتیازها
    .words = امتیاز امتیازها { "score" }
    .what = امتیازها از آغاز تا حالا
terminal-command-rules =
    .key = { "r" }
    .word = قانون‌ها
    .words = قانون قانون‌ها قوانین { "rules" }
    .what = قانون‌های این شکل بازی؛ با شمارهٔ قانونی، مانند { $input }، فقط همان
terminal-command-hint =
    .key = { "h" }
    .word = راهنمایی
    .words = راهنمایی { "hint" }
    .what = بازیکن خوب چه می‌کرد، چه سودی دارد و چرا
terminal-command-log =
    .key = { "l" }
    .word = گزارش
    .words = گزارش { "log" }
    .what = هر چه در این بازی گذشته است
terminal-command-undo =
    .key = { "u" }
    .word = پس‌گرفتن
    .words = پس پس‌گرفتن برگشت { "undo back" }
    .what = آخرین حرکت شما را پس می‌گیرد، اگر از آن پس کسی ورق تازه‌ای ندیده باشد
terminal-command-quit =
    .key = { "q" }
    .word = خروج
    .words = خروج پایان { "quit exit" }
    .what = بازی را ذخیره می‌کند و بیرون می‌رود؛ { "Ctrl-C" } هم همین کار را می‌کند. پس از هر حرکت هم ذخیره می‌شود
terminal-command-correct =
    .key = { "c" }
    .word = اصلاح
    .words = اصلاح تصحیح { "correct" }
terminal-command-players =
    .key = { "p" }
    .word = بازیکنان
    .words = بازیکنان بازیکن { "players" }
terminal-command-write =
    .key = { "w" }
    .word = پرونده
    .words = پرونده ذخیره { "write save" }
terminal-command-bots =
    .word = ربات‌ها
    .what = آخرین سطرهایی که ربات‌های شما نوشته‌اند
terminal-words-all = همه { "all" }
terminal-words-help = کمک { "help" }
terminal-words-bots = ربات‌ها { "bots" }
terminal-footer-help = { "?" } کمک

## کمک

terminal-help-number =
    .typed = ۷
    .what = حرکت شمارهٔ ۷ را بازی می‌کند
terminal-help-rank =
    .typed = { "a, ah" }
    .what = حرکت‌های آس، یا فقط آس دل، را نشان می‌دهد؛ اگر یک حرکت مانده باشد، { "Enter" } آن را بازی می‌کند
terminal-help-rank-rook =
    .typed = { "7, 7b" }
    .what = حرکت‌های هفت، یا فقط هفت سیاه، را نشان می‌دهد؛ اگر یک حرکت مانده باشد، { "Enter" } آن را بازی می‌کند
terminal-help-rank-german =
    .typed = { "d, hd" }
    .what = حرکت‌های آس (داوس)، یا فقط آس دل، را نشان می‌دهد؛ اگر یک حرکت مانده باشد، { "Enter" } آن را بازی می‌کند
terminal-help-all =
    .typed = .
    .what = دوباره همهٔ حرکت‌ها را نشان می‌دهد
terminal-help-text =
    .typed = { $input }
    .what = متن کامل حرکت با ورق‌هایش آن را بازی می‌کند؛ یک کلمهٔ تنها فقط حرکت‌هایش را نشان می‌دهد
terminal-help-ask =
    .typed = { "?" } { $input }
    .what = می‌پرسد حرکتی مجاز است یا نه، و چرا نه؛ حرکت با { "?" } در پایان هم همین است
terminal-help-note = نام ورق را به کلمه هم می‌توان نوشت: «شاه دل». اگر حرف یک فرمان، ارزش ورقی هم باشد، حرکت‌های آن ورق را نشان می‌دهد؛ اگر دوباره بنویسید، یا کلمهٔ کامل را، همان فرمان است.
terminal-help-changed = تفاوت این میز: { LIST($items, style: "comma") }.
terminal-help-spoken = آنچه سر این میز می‌گویند (با { "?" } و کلمه هم می‌شود پرسید)
terminal-spoken = «{ $name }»: { $sentence }.

## یادداشت‌ها

terminal-note-first = شمارهٔ حرکت را بنویسید و { "Enter" } بزنید؛ { "?" } کمک می‌کند.
terminal-note-unfinished = یک بازی نیمه‌کاره مانده است: { $input } آن را ادامه می‌دهد.
terminal-note-bot-output = ربات‌های شما چیزی نوشته‌اند: { $input } آن را نشان می‌دهد.
terminal-bot-output = نوشته‌های ربات‌های شما در { $path } است
terminal-bot-output-none = (هنوز هیچ)
terminal-bot-silent = { $sentence }؛ چیزی اعلام نمی‌کند
terminal-note-type = شمارهٔ حرکت یا بخشی از آن را بنویسید؛ { "?" } کمک می‌کند.
terminal-note-preparing = دیگران هنوز آماده می‌شوند (بار اول یکی دو دقیقه)؛ تا آن‌وقت بازیکنان ساده‌تری به جایشان بازی می‌کنند.
terminal-note-cut = فقط { $limit } حرکت اول نشان داده شده است؛ متن هر حرکت دیگری را هم می‌توانید بنویسید.
terminal-note-enter-plays = { "Enter" } این را بازی می‌کند: { $move }
terminal-note-number-plays = برای بازی آن { $number } را بنویسید: { $move }
terminal-note-all-fit = هر { $number } حرکت با «{ $input }» جور است؛ شماره‌ای بنویسید.
terminal-note-show-all = ({ "." } همهٔ { $number } حرکت را نشان می‌دهد)
terminal-note-narrowed = { $number } حرکت از { $total } حرکت.
terminal-note-show-all-short = ({ "." } همه را نشان می‌دهد)
terminal-note-enter-goes-on = با { "Enter" } ادامه دهید.
terminal-note-not-used = «{ $input }» اینجا کاری نمی‌کند؛ با { "Enter" } ادامه دهید.
terminal-note-quit-again = برای ذخیره و خروج دوباره { $input } بنویسید؛ با { "Enter" } ادامه دهید.
terminal-note-typed-elsewhere = «{ $input }» زیر صفحهٔ دیگری نوشته شد و حرکتی نیست؛ اینجا بنویسیدش.
terminal-note-no-rule = قانون { $rule } در این شکل بازی نیست؛ فرمان بدون شماره همه را نشان می‌دهد.
terminal-note-no-such-move = «{ $input }» حرکت نیست. حالا می‌توانید: { LIST($names, style: "comma") }.
terminal-note-which-move = چند حرکت با «{ $input }» جور است: { LIST($names, style: "comma") }.
terminal-note-no-move = هیچ حرکتی با «{ $input }» جور نیست؛ { "." } همه را نشان می‌دهد و { "?" } کمک می‌کند.
terminal-note-letter = این حرکت‌ها با { $input } جورند: برای بازی { $number ->
        [0] شماره را
       *[other] { $number } را
    } بنویسید، یا دوباره { $input } برای فرمان «{ $command }».
terminal-note-taken-back = حرکت شما پس گرفته شد: دوباره انتخاب کنید.
terminal-note-not-taken-back = پس گرفتن ممکن نیست: { $sentence }.
terminal-note-number-is = { $number } شمارهٔ { $move } است: { "Enter" } آن را بازی می‌کند.
terminal-note-shows = { $input } ورق‌های { $number } را نشان می‌دهد.
terminal-note-no-number = حرکت { $number } نداریم؛ شماره‌ها تا { $limit } است.
terminal-note-number-hidden = حرکت { $number } اکنون دیده نمی‌شود؛ . همه را نشان می‌دهد.
terminal-note-no-entry = این پرسش پاسخ { $number } ندارد؛ شماره‌ها تا { $limit } است.
terminal-earlier = … ({ $key } همه را نشان می‌دهد)
terminal-small-window = این پنجره { $columns } در { $rows } نویسه جا دارد؛ صفحه‌ها برای ۴۰ در ۱۶ و بیشترند.
terminal-more-moves = { $number } حرکت دیگر: { $input }
terminal-moves-by-card = با نوشتن یک ورق، مثلا { $input }، حرکت‌های آن را می‌بینید.
terminal-go-on = ادامه
terminal-enter-goes-on = { "Enter" }: ادامه
terminal-enter-next-deal = { "Enter" }: ادامهٔ بازی
terminal-tie = برابری در { $number } ({ LIST($names) }): یک دست دیگر برنده را روشن می‌کند.
terminal-tie-only = برابری در { $number } ({ LIST($names) }): یک دست دیگر برنده را روشن می‌کند و فقط همین‌ها بازی می‌کنند.
terminal-enter-another-match = { "Enter" }: یک بازی دیگر، { "q" }: پایان
terminal-page-more = { "Enter" }: ادامه ({ $number } سطر مانده)، { "q" }: بازگشت
terminal-page-further = { "Enter" }: ادامه ({ $number } سطر مانده)
terminal-page-end = { "Enter" }: بازگشت به بازی
terminal-page-end-earlier = { "Enter" }: بازگشت به بازی، { "." }: از آغاز
terminal-no-such-card = { $input } را ندارید.
terminal-which-card = کدام { $input }؟
terminal-typed-twice = { $input } دو بار نوشته شده است.

## رد

terminal-not-allowed = مجاز نیست: { $sentence }.
terminal-not-allowed-by = مجاز نیست ({ $rule }): { $sentence }.
terminal-not-understood = فهمیده نشد: { $sentence }.
terminal-allowed = { $move } مجاز است.
terminal-no = نه: { $sentence }.
refusal-bad-options--no-such-seat = جاها از ۰ تا { $limit } است
refusal-bad-record--nothing-unfinished = بازی ناتمامی نمانده است
refusal-bad-record--bot-not-given = در بازی { $path } ربات خودتان { LIST($candidates) } بازی می‌کند؛ برنامه یا کلاس آن را دوباره نام ببرید: { COMMAND($input) }
refusal-bad-record--no-such-match = هیچ بازی ذخیره‌شده‌ای به نام { $path } نیست؛ `{ COMMAND("matches") }` آن‌ها را نشان می‌دهد
refusal-bad-record--no-such-match-but = هیچ بازی ذخیره‌شده‌ای به نام { $path } نیست؛ منظورتان { $near } است؟ `{ COMMAND("matches") }` آن‌ها را نشان می‌دهد
refusal-bad-record--open-elsewhere = { $path } در پایانهٔ دیگری باز است
refusal-bad-record--other-players = بازیکنان { $path } با بازی آن جور نیستند
refusal-bad-record--not-saved = { $path } بازی ذخیره‌شده نیست: { PROBLEM($problem) }
refusal-bad-record--other-saved-version = { $path } را نسخهٔ دیگری از ویرادو ذخیره کرده است؛ این نسخه تا نسخهٔ { $limit } را می‌خواند

## سطح‌ها

terminal-level-random =
    .name = شانسی
terminal-level-greedy =
    .name = حریص
terminal-level-beginner =
    .name = تازه‌کار
    .about = ورق‌ها را از یاد می‌برد و ترکیب‌ها را نمی‌بیند
terminal-level-club =
    .name = باشگاهی
    .about = همه چیز را می‌بیند، ورق می‌شمارد و با یک نگاه تصمیم می‌گیرد
terminal-level-expert =
    .name = استاد
    .about = پیش از تصمیم، حرکت‌ها را با پخش‌های ممکن فراوان می‌آزماید
terminal-level-careful =
    .name = محتاط
    .about = اول به آنچه برای دیگران می‌ماند فکر می‌کند
terminal-level-builder =
    .name = سازنده
    .about = ساختن را دوست دارد و ساخته‌ها را ادامه می‌دهد
terminal-level-taker =
    .name = بردارنده
    .about = به جای ساختن، آنچه روی میز است برمی‌دارد
terminal-level-bold =
    .name = جسور
    .about = با ورق‌های ضعیف‌تر از دیگران می‌خواند و می‌ماند
terminal-level-opener =
    .name = شروع قوی
    .about = برای گروه اول قوی از امتیاز می‌گذرد
terminal-level-even =
    .name = متوازن
    .about = از امتیاز می‌گذرد تا هیچ گروهی بی‌امید نباشد
terminal-level-fit =
    .name = هم‌سطح شما
    .about = از نتیجهٔ بازی‌های شما به دست می‌آید؛ امروز در جای { $place } از درجه‌بندی است ({ "--bots fit" })
terminal-level-fit-at = هم‌سطح شما، { $place }
terminal-levels-question = { LIST($names) } با شما بازی { COUNT($names) ->
        [one] می‌کند
       *[other] می‌کنند
    }. در چه سطحی؟
terminal-levels-how = شماره‌ای بنویسید و { "Enter" } بزنید ({ "Enter" } تنها: { $level })، یا جایی میان سطح‌ها مانند { "dial:0.7" } ({ "dial:0" } تازه‌کار و { "dial:1" } استاد است)، یا برای هر کس یکی، با ویرگول.
terminal-levels-unknown = در این فهرست رباتی به نام { $input } نیست
terminal-levels-unknown-but = در این فهرست رباتی به نام { $input } نیست؛ شاید منظورتان { $near } باشد

## راهنمایی

terminal-hint-best = { terminal-hint-player } این را بازی می‌کرد: { terminal-hint-move }؛ { LIST($clauses, style: "comma") }.
terminal-hint-player = { $level ->
        [expert] استاد
        [club] بازیکن باشگاهی
        [greedy] بازیکن حریص
       *[other] بازیکن سطح { $level }
    }
terminal-hint-move = { $number ->
        [0] { $move }
       *[other] { $number } ({ $move })
    }
terminal-hint-next = یا { terminal-hint-move }؛ { LIST($clauses, style: "comma") }.
terminal-figure-points = ⁦{ $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }{ "+-" } { $error }
       *[estimated] { " " }± { $error }
    }⁩ امتیاز مورد انتظار
terminal-figure-percent = ⁦{ $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }{ "+-" } { $error }
       *[estimated] { " " }± { $error }
    }⁩ درصد بازی

## امتیازها و پایان

terminal-score-title = { $title }: امتیازها
terminal-score-start = آغاز
terminal-score-now = اکنون
terminal-score-last = آخرین حساب
terminal-row-score = امتیاز
terminal-row-deal = این دست
terminal-log-empty = هنوز اتفاقی نیفتاده است.
terminal-scores = امتیازها: { LIST($scores) }.
terminal-not-saved = این بازی ذخیره نمی‌شود: { PROBLEM($problem) }. { "VIRADO_DATA=FOLDER" } جای دیگری را برمی‌گزیند.
terminal-thinking = { NAME($seat) } فکر می‌کند ...
terminal-saved = بازی ذخیره شد. برای ادامه:
terminal-kept = بازی ذخیره شد. برای دیدن دوباره:

## کازینو

terminal-casino-round = دست { $number }، دور { $round }
terminal-casino-extra-deal = دست اضافی
terminal-casino-stock = { $number ->
        [0] ورق‌های آخر
       *[other] { $number } ورق در بانک
    }
terminal-casino-single-deal = یک دست
terminal-casino-no-loose-card = ورق آزادی نیست
terminal-casino-partner = { $name }، یار
terminal-casino-pile = گرفته: { $number }
terminal-casino-top = ورق رو { CARD($card) }
terminal-casino-sweeps = { $number } { casino-sweep }
terminal-casino-took-last = آخرین برداشت
terminal-casino-bottom = ورق زیر { CARD($card) }
terminal-casino-open = { LIST($items) }
terminal-casino-only = { COUNT($items) ->
        [0] دیگر چیزی حساب نمی‌شود
        [one] فقط { terminal-casino-open } حساب می‌شود
       *[other] فقط { terminal-casino-open } حساب می‌شوند
    }
terminal-casino-open-most_cards = بیشترین ورق
terminal-casino-open-most_spades = بیشترین پیک
terminal-casino-open-big_casino = ده خشت
terminal-casino-owner = { WHO($seat) ->
        [you] مال شما
       *[other] مال { NAME($seat) }
    }
terminal-casino-keeper = { WHO($seat) ->
        [you] – ورقش را شما نگه می‌دارید
       *[other] – ورقش را { NAME($seat) } نگه می‌دارد
    }
terminal-casino-keep = ({ $value ->
        [1] یک آس
        [11] یک سرباز
        [12] یک بی‌بی
        [13] یک شاه
        [14] یک آس
       *[other] یک { $value }
    } نگه دارید)
terminal-casino-turn = نوبت شماست.
terminal-casino-turn-keeping = نوبت شماست. { COUNT($values) ->
        [one] ساخت { LIST($values) }
       *[other] ساخت‌های { LIST($values) }
    } مال شماست، پس نمی‌توانید ورقی زمین بگذارید.
terminal-casino-trail = زمین گذاشتن
terminal-casino-take = برداشتن { $cards }
terminal-casino-all = همه
terminal-casino-build-new = ساختن { $value }: { $cards }
terminal-casino-build-raise = بالا بردن { $build } تا { $value }
terminal-casino-build-extend = افزودن به ساخت { $value }: { $build }
terminal-casino-stealing = و دزدیدن { CARDS($cards) }
terminal-casino-for-partner = برای یار
terminal-casino-words-trail = زمین گذاشتن { "trail" }
terminal-casino-words-capture = برداشتن بردار { "take capture" }
terminal-casino-words-sweep = سور ویرادو تبه { "sweep virado tabbe" }
terminal-casino-words-build = ساختن ساخت { "build" }
terminal-casino-words-raise = بالا بردن افزودن { "raise add extend" }
terminal-casino-words-steal = دزدیدن { "steal" }
terminal-casino-words-partner = یار { "partner for" }
terminal-casino-words-orange = نارنجی ارنج اورنج { "o orange" }
terminal-casino-words-claim = پایان { "claim ausz ausz!" }
terminal-casino-orange-price = برای اعلام نارنجی حالا «{ $input }» را بنویسید؛ اعلام نادرست { $number } امتیاز کم می‌کند.
terminal-casino-orange-question = نارنجی است؟ اعلام نادرست { $number } امتیاز کم می‌کند. اگر نه، با { "Enter" } ادامه دهید.
terminal-casino-help-signs =
    .typed = { "x, +, =8" }
    .what = برداشتن‌ها، ساختن‌ها، ساخت‌های ۸ را نشان می‌دهد
terminal-casino-help-captures =
    .typed = { "x" }
    .what = برداشتن‌ها را نشان می‌دهد
terminal-casino-help-orange =
    .typed = نارنجی
    .short = { "" }
    .what = اگر دو بار نوشته شود، پس از برداشتن قرمز و زرد با هم، نارنجی را اعلام می‌کند؛ اعلام نادرست { $number } امتیاز کم می‌کند
terminal-casino-help-orange-with =
    .typed = { "5o" }
    .what = حرکت ۵ را بازی می‌کند و همراه آن نارنجی را اعلام می‌کند، با همان بها
terminal-casino-help-claim =
    .typed = { "claim" }
    .short = اعلام پایان
    .what = اعلام می‌کند که به امتیاز لازم رسیده‌اید؛ { "5!" } حرکت ۵ را بازی می‌کند و همان دم اعلام می‌کند
terminal-casino-row-cards = ورق
terminal-casino-row-spades = پیک
terminal-casino-row-sweeps = { casino-sweeps }
terminal-casino-row-sweeps_net = { casino-sweeps }ی باطل‌نشده
terminal-casino-row-restricted = فقط این‌ها حساب می‌شود
terminal-casino-everything = همه
terminal-casino-row-item-most_cards = بیشترین ورق
terminal-casino-row-item-most_spades = بیشترین پیک
terminal-casino-row-item-big_casino = ده خشت
terminal-casino-row-item-little_casino = دو پیک
terminal-casino-row-item-ace = آس‌ها
terminal-casino-row-item-sweep = امتیاز { casino-sweeps }
terminal-casino-row-item-five = پنج‌ها
terminal-casino-row-item-orange = نارنجی‌ها
terminal-casino-row-item-false_call = اعلام‌های نادرست
terminal-casino-row-item-last_capture = آخرین برداشت
terminal-casino-row-points = این دست
terminal-casino-row-scores = امتیاز

## راوب و تسوانتسیش آب

# از ورق دادن تا حساب.
terminal-tricks-deal = دست { $number }
terminal-tricks-deal-over = دست { $number } تمام شد
terminal-tricks-lead = شما شروع می‌کنید
terminal-tricks-no-card = هنوز ورقی نیست
terminal-tricks-led = { WHO($seat) ->
        [you] شما { CARD($card) } آمدید
       *[other] { NAME($seat) } { CARD($card) } آمد
    }
terminal-tricks-played = { WHO($seat) ->
        [you] شما { CARD($card) }
       *[other] { NAME($seat) } { CARD($card) }
    }
terminal-tricks-your-turn = شما؟
terminal-tricks-dropped = کنار رفته
terminal-tricks-changed = { $number } ورق عوض شد
terminal-tricks-won = { $number } دور
terminal-tricks-trump = { $suit }
terminal-tricks-turned = روشده { CARDS($cards) }
terminal-tricks-stock = بانک { $number }
terminal-tricks-your-card = کدام ورق؟
terminal-tricks-only-card = فقط یک ورق مجاز است: { "Enter" } آن را بازی می‌کند.
terminal-tricks-ask-cards = کدام ورق‌ها را عوض می‌کنید، حداکثر { $limit }؟ نامشان را بنویسید ({ $input })، یا «هیچ».
terminal-tricks-ask-picked = { CARDS($cards) } را عوض می‌کنید؟ { "Enter" } عوض می‌کند؛ ورق‌های دیگر را هم بنویسید تا افزوده شوند، یا «هیچ» برای شروع دوباره.
terminal-tricks-not-picked = { CARDS($cards) } را نگه می‌دارید.
terminal-tricks-exchange = عوض کردن { CARDS($cards) }
terminal-tricks-counted = همه چیز { $number ->
        [2] دو برابر
       *[other] { $number } برابر
    } حساب می‌شود.
terminal-tricks-help-change =
    .typed = { "7s 8d" }
    .what = این ورق‌ها را برمی‌گزیند، شماره‌هایشان هم همین کار را می‌کند؛ { "Enter" } آن‌ها را عوض می‌کند. با «عوض» پیش از آن‌ها بی‌درنگ عوض می‌شوند
terminal-tricks-help-change-german =
    .typed = { "l7 s8" }
    .what = این ورق‌ها را برمی‌گزیند، شماره‌هایشان هم همین کار را می‌کند؛ { "Enter" } آن‌ها را عوض می‌کند. با «عوض» پیش از آن‌ها بی‌درنگ عوض می‌شوند
terminal-tricks-help-none =
    .typed = هیچ
    .what = همه را نگه می‌دارد
terminal-tricks-row-tricks = دورها
terminal-tricks-row-deal = این دست
terminal-words-exchange = عوض { "exchange change swap" }
terminal-words-none = هیچ { "none keep nothing" }
terminal-words-no = نه خیر { "no" }
terminal-words-yes = بله آره { "yes" }
terminal-words-fillers = من می‌خواهم می‌کنم لطفا با
terminal-words-suit-s = پیک { "spades" }
terminal-words-suit-h = دل { "hearts" }
terminal-words-suit-d = خشت { "diamonds" }
terminal-words-suit-c = گشنیز خاج { "clubs" }

## تسوانتسیش آب

terminal-zwanzig_ab-special-deal = دست { $number } (ویژه)
terminal-zwanzig_ab-forehand = حاکم
terminal-zwanzig_ab-no-trump = هنوز معلوم نیست
terminal-zwanzig_ab-trump-blind = { $suit } (ندیده)
terminal-zwanzig_ab-drops-left = { $number ->
        [0] دیگر نمی‌شود کنار رفت
       *[other] کنار رفتن: { NUMBER($number) } بار دیگر
    }
terminal-zwanzig_ab-factor = همه چیز { $number ->
        [2] دو برابر
       *[other] { $number } برابر
    }
terminal-zwanzig_ab-not-looked = هنوز ندیده‌اید
terminal-zwanzig_ab-ask-blind = حاکم شمایید. ندیده حکم می‌کنید (همه چیز { $number ->
        [2] دو برابر
       *[other] { $number } برابر
    }) یا نگاه می‌کنید؟
terminal-zwanzig_ab-ask-trump = حاکم شمایید: چه خالی را حکم می‌کنید؟
terminal-zwanzig_ab-ask-trump-obliging = حاکم شمایید: چه خالی را حکم می‌کنید؟ با حکم { $suit } کسی نمی‌تواند کنار برود.
terminal-zwanzig_ab-ask-stay = می‌مانید یا کنار می‌روید؟ هر دور { $number } امتیاز کم می‌کند؛ اگر بمانید و دوری نبرید { $total } امتیاز اضافه می‌شود.
terminal-zwanzig_ab-must-stay = این دست نمی‌توانید کنار بروید: هر دور { $number } امتیاز کم می‌کند؛ اگر دوری نبرید { $total } امتیاز اضافه می‌شود. { "Enter" }: ماندن.
terminal-zwanzig_ab-move-choose = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(دو برابر)
       *[other] { " " }({ $number } برابر)
    }
terminal-zwanzig_ab-move-blind = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(دو برابر)
       *[other] { " " }({ $number } برابر)
    } ندیده
terminal-zwanzig_ab-move-look = نگاه کردن به ورق‌ها
terminal-zwanzig_ab-move-next = ورق بعدی شما رو می‌شود و خالش حکم است
terminal-zwanzig_ab-move-redeal = از نو دادنِ ورق
terminal-zwanzig_ab-move-stay = ماندن
terminal-zwanzig_ab-move-drop = کنار رفتن
terminal-zwanzig_ab-move-exchange = عوض نکردن
terminal-zwanzig_ab-words-choose = حکم
terminal-zwanzig_ab-words-blind = ندیده
terminal-zwanzig_ab-words-look = نگاه
terminal-zwanzig_ab-words-next = بعدی
terminal-zwanzig_ab-words-redeal = از نو دوباره
terminal-zwanzig_ab-words-stay = ماندن می‌مانم بمانم
terminal-zwanzig_ab-words-drop = کنار رفتن می‌روم بروم
terminal-zwanzig_ab-words-exchange = هیچ

## راوب

terminal-raub-before-deal = پیش از دست { $number ->
        [1] اول
       *[other] { $number }
    }
terminal-raub-contract-declare = اعلام‌کننده، { terminal-tricks-won } لازم
terminal-raub-contract-raub = راوب، { terminal-tricks-won } لازم
terminal-raub-contract-stih = شتیخ، { terminal-tricks-won } لازم
terminal-raub-contract-muss = موس، { terminal-tricks-won } لازم
terminal-raub-no-cards-yet = هنوز ورقی نیست
terminal-raub-turnup-taken = (برداشته شد)
terminal-raub-next-deal-counts = دست بعدی که حساب شود { $number ->
        [2] دو برابر
       *[other] { $number } برابر
    } است
terminal-raub-not-looked = تا ورق‌دهنده چیزی نگوید کسی نگاه نمی‌کند
terminal-raub-ask-deal = شما ورق می‌دهید. چه می‌کنید؟
terminal-raub-ask-blind = ورق‌دهنده شمایید و هنوز نگاه نکرده‌اید. چه می‌گویید؟
terminal-raub-ask-bid = با حکم { $suit } بردن دو دور را اعلام می‌کنید، یا پاس می‌دهید؟{ $number ->
        [1] { "" }
       *[2] { " " }(بار دوم)
    }
terminal-raub-ask-defence-declare = { NAME($seat) } با حکم { $suit } اعلام کرد. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-raub = { NAME($seat) } با حکم { $suit } راوب گفت. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-stih = { NAME($seat) } با حکم { $suit } شتیخ گفت. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-muss = { NAME($seat) } با حکم { $suit } موس گفت. { terminal-raub-play-or-drop }
terminal-raub-play-or-drop = می‌مانید یا کنار می‌روید؟ هر دور { $number } امتیاز کم می‌کند؛ اگر بمانید و دوری نبرید { $total } امتیاز اضافه می‌شود.
terminal-raub-ask-seven = هفت حکم را دارید: آن را با { CARD($card) } عوض می‌کنید؟
terminal-raub-no-seven = هفت حکم را ندارید؛ با { "Enter" } ادامه دهید.
terminal-raub-ask-turnup = { CARD($card) } را برمی‌دارید. کدام ورق را رد می‌کنید؟
terminal-raub-move-deal = ورق دادن
terminal-raub-move-refa = رفا: سپردن ورق دادن به نفر بعد{ $marks ->
        [true] { " " }(یک رفا: یک دست دو برابر می‌شود)
       *[false] { "" }
    }
terminal-raub-move-muss = موس: باید ندیده دو دور ببرید (وگرنه { $total } امتیاز اضافه)، و کسی نمی‌تواند کنار برود
terminal-raub-move-look = نگاه کردن به ورق‌ها
terminal-raub-move-raub = راوب: { terminal-tricks-won } ندیده (وگرنه { $total } امتیاز اضافه)، ورق روشده مال شماست
terminal-raub-move-stih = شتیخ: یک دور ندیده (وگرنه { $total } امتیاز اضافه)، ورق روشده مال شماست
terminal-raub-move-declare = اعلام (دو دور، وگرنه { $total } امتیاز اضافه)
terminal-raub-move-pass = پاس
terminal-raub-move-turn_next = رو کردن یک ورق دیگر
terminal-raub-move-play = ماندن (ایگرام)
terminal-raub-move-drop = کنار رفتن (ایدم)
terminal-raub-move-swap_seven = عوض کردن هفت
terminal-raub-move-no_swap = عوض نکردن
terminal-raub-move-exchange = عوض نکردن
terminal-raub-words-deal = ورق دادن
terminal-raub-words-refa = رفا
terminal-raub-words-muss = موس
terminal-raub-words-look = نگاه
terminal-raub-words-raub = راوب
terminal-raub-words-stih = شتیخ
terminal-raub-words-declare = اعلام
terminal-raub-words-pass = پاس گذشتن می‌گذرم
terminal-raub-words-turn_next = رو دیگر
terminal-raub-words-play = ماندن می‌مانم بمانم ایگرام
terminal-raub-words-drop = کنار رفتن می‌روم بروم ایدم
terminal-raub-words-swap_seven = عوض هفت
terminal-raub-words-no_swap = نه
terminal-raub-words-exchange = هیچ
terminal-raub-made = { WHO($seat) ->
        [you] باید { terminal-tricks-won } می‌گرفتید و گرفتید.
       *[other] { NAME($seat) } باید { terminal-tricks-won } می‌گرفت و گرفت.
    }
terminal-raub-not-made = { WHO($seat) ->
        [you] باید { terminal-tricks-won } می‌گرفتید و نگرفتید.
       *[other] { NAME($seat) } باید { terminal-tricks-won } می‌گرفت و نگرفت.
    }

## هزاری

terminal-hazari-shows-first = نفر اول
terminal-hazari-is-up = آپ
terminal-hazari-all-laid = همهٔ ورق‌ها در گروه‌ها هستند
terminal-hazari-to-lay = { $number } ورق مانده
terminal-hazari-too-many = { $number } ورق زیاد
terminal-hazari-group = { GROUP($group) }
terminal-hazari-ask = ورق‌ها را بچینید ({ $input } این ورق‌ها را در گروه { $number } می‌گذارد) یا پیشنهادی را بپذیرید:
terminal-hazari-expected = (به‌طور متوسط { $number } امتیاز)
terminal-hazari-still-counting = امتیاز چیدن‌ها هنوز حساب می‌شود (بار اول چند ثانیه).
terminal-hazari-suggested = چیده شد: { $name }. هر چه می‌خواهید تغییر دهید.
terminal-hazari-replace = { "Enter" } «{ $name }» را به جای گروه‌های شما می‌چیند؛ هر نوشتهٔ دیگر آن‌ها را نگه می‌دارد.
terminal-hazari-ready = آماده‌اید؟ «{ $input }» بنویسید تا چیدنتان همین بماند؛ «{ $input }» برگشت ندارد.
terminal-hazari-not-in-order = ترتیب درست نیست ({ $rule }): { $sentence }.
terminal-hazari-mend = «{ $input }» سه گروه اول را مرتب می‌کند.
terminal-hazari-lay-all = اول هر سیزده ورق را بچینید: گروه‌های ۳، ۳، ۳ و ۴ ورقی.
terminal-hazari-sorted-by-suit = حالا ورق‌های شما به ترتیب خال است.
terminal-hazari-sorted-by-rank = حالا ورق‌های شما به ترتیب ارزش است.
terminal-hazari-fill-first = سه گروه اول را پر کنید تا مرتب شوند.
terminal-hazari-which-group = { "2 as kd" } این ورق‌ها را در گروه ۲ می‌گذارد؛ { "as kd" } جای دو ورق را عوض می‌کند.
terminal-hazari-to-which-group = در کدام گروه؟ { terminal-hazari-which-group }
terminal-hazari-not-cards = «{ $input }» در این‌جا نام ورقی نیست. { terminal-hazari-which-group }
terminal-hazari-words-up = آپ بالا آماده { "up" }
terminal-hazari-words-to = به در گروه { "to group" }
terminal-hazari-words-sort = مرتب { "o sort" }
terminal-hazari-words-undo = پس { "u undo" }
terminal-hazari-words-clear = پاک { "c clear" }
terminal-hazari-words-order = ترتیب { "order" }
terminal-hazari-help-splits =
    .typed = { "1, 2, 3" }
    .what = پیشنهادی را می‌پذیرد: قوی‌ترین گروه اول، گروه‌های متعادل، بیشترین امتیاز
terminal-hazari-help-put =
    .typed = { "2 as kd" }
    .short = به گروه ۲
    .what = این ورق‌ها را در گروه ۲ می‌گذارد؛ { "0 as" } آس را پس می‌گیرد؛ اگر از ارزشی یکی دارید همان بس است
terminal-hazari-help-swap =
    .typed = { "as kd" }
    .short = جابه‌جا
    .what = جای دو ورق را عوض می‌کند
terminal-hazari-help-order =
    .typed = ترتیب
    .what = سه گروه اول را مرتب می‌کند، اول قوی‌ترین
terminal-hazari-help-sort =
    .typed = { "o" }
    .short = مرتب
    .what = ورق‌ها را به ترتیب خال یا ارزش مرتب می‌کند
terminal-hazari-help-undo =
    .typed = { "u" }
    .what = آخرین تغییر را پس می‌گیرد
terminal-hazari-help-clear =
    .typed = پاک
    .what = همهٔ ورق‌ها را پس می‌گیرد
terminal-hazari-help-up =
    .typed = آپ
    .short = آماده
    .what = می‌گوید آماده‌اید؛ برگشت ندارد
terminal-hazari-help-text =
    .typed = { "arrange .." }
    .what = همهٔ چیدن را در یک سطر قطعی می‌کند: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }؛ بدون این واژه فقط ورق‌ها را می‌چیند
terminal-hazari-round = دور { $number }
terminal-hazari-first = { WHO($seat) ->
        [you] شما اول رو می‌کنید
       *[other] { NAME($seat) } اول رو می‌کند
    }
terminal-hazari-troy = تروی برنده بازی را همان‌جا تمام می‌کند.

## امتیازنویس

terminal-keeper-seat = { NAME($seat) }
terminal-keeper-player = بازیکن { $number }
terminal-keeper-names = { SIDE($side) }
terminal-keeper-list = { LIST($items, style: "comma") }
terminal-keeper-ask = { $name }: { LIST($items, style: "comma") }.
terminal-keeper-ask-lines = { $name }.
terminal-keeper-ask-each = { $name }، برای هر کس یک عدد: { LIST($items, style: "comma") }.
terminal-keeper-ask-sum = { $name }، روی هم { $total }: { LIST($items, style: "comma") }.
terminal-keeper-enter = { "Enter" }: { $input }
terminal-keeper-answer = { $name }: { $input }
terminal-keeper-range = عددی از { $least } تا { $limit }
terminal-keeper-yes = بله
terminal-keeper-no = نه
terminal-keeper-nobody = هیچ‌کس
terminal-keeper-none = هیچ
terminal-keeper-words-nobody = هیچ هیچ‌کس هیچکس { "nobody none" }
terminal-keeper-what = اینجا پاسخ لازم است.
terminal-keeper-one = «{ $input }» بیش از یک پاسخ است.
terminal-keeper-yes-or-no = بنویسید بله یا نه.
terminal-keeper-no-place = «{ $input }» در این دست نیست.
terminal-keeper-not-asked = اینجا { LIST($names) } را نمی‌توان نام برد.
terminal-keeper-several = «{ $input }» می‌تواند { LIST($names, style: "or") } باشد.
terminal-keeper-no-choice = «{ $input }» هیچ‌یک از پاسخ‌ها نیست.
terminal-keeper-no-number = «{ $input }» عدد نیست.
terminal-keeper-bounds = { $input } میان { $least } و { $limit } نیست.
terminal-keeper-count = عددهای لازم: { $number }؛ نوشته‌شده: { $total }.
terminal-keeper-missing = از جمع { $number } کم است. برای { LIST($names) } عدد بنویسید.
terminal-keeper-whose = عدد { $input } از کیست؟ نام پیش از عدد می‌آید.
terminal-keeper-how-many = برای { $name } چند؟
terminal-keeper-item = { $name }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }:
    } { $points } ({ $rule })
terminal-keeper-side = { SIDE($side) } { $points }، اکنون { $total }{ COUNT($items) ->
        [0] .
       *[other] : { LIST($items, style: "comma") }.
    }
terminal-keeper-deal-gave = دست { $number }
terminal-keeper-leads = { LIST($names) } با { $number } { COUNT($names) ->
        [one] پیش است
       *[other] پیش‌اند
    }.
terminal-keeper-next = دست { $number }. ورق‌دهنده: { NAME($seat) }. آغازگر: { $name }.
terminal-keeper-won = { LIST($names) } { COUNT($names) ->
        [one] برد
       *[other] بردند
    } ({ $rule }){ $number ->
        [1] .
       *[other] ؛ این { $number } بازی حساب می‌شود.
    }
terminal-keeper-settlement = تسویه: { LIST($items, style: "comma") }.
terminal-keeper-note = { COUNT($names) ->
        [0] { $sentence }
       *[other] { LIST($names) }: { $sentence }
    } ({ $rule })
terminal-keeper-keep = { "Enter" } آن را نگه می‌دارد؛ وگرنه دوباره بنویسید.
terminal-keeper-footer = { "Enter" }: پیشنهاد، { "=" }: همه مانند پیشنهاد، { "u" }: برگشت، { "?" }: کمک
terminal-keeper-correcting = { "Enter" }: مانند پیش، { "=" }: همه مانند پیش، { "u" }: برگشت
terminal-keeper-over = { "Enter" }: یک بازی دیگر، { "c" }: اصلاح یک دست، { "s" }: امتیازها، { "q" }: خروج
terminal-keeper-saved = این سری ذخیره شده است. `{ COMMAND($input) }` آن را ادامه می‌دهد.
terminal-keeper-not-saved = این سری ذخیره نشد: { PROBLEM($problem) }.
terminal-keeper-written = این سری در { $path } نوشته شد.
terminal-keeper-which-file = نام پرونده را هم بنویسید: { $input }
terminal-keeper-file-exists = { $path } از پیش هست. نام دیگری بنویسید.
terminal-keeper-taken-back = دست { $number } پس گرفته شد. مقدارهایش دوباره پیشنهاد می‌شود.
terminal-keeper-players-back = تغییر بازیکنان پس گرفته شد.
terminal-keeper-nothing-to-undo = هنوز دستی وارد نشده است.
terminal-keeper-no-deal = دست { $input } وجود ندارد؛ شماره‌ها از { $least } تا { $limit } است.
terminal-keeper-fits-no-more = دست { $number } پس از این اصلاح ممکن نیست. دوباره واردش کنید.
terminal-keeper-ends-earlier = بازی اکنون با دست { $number } تمام می‌شود. { "Enter" } دست‌های پس از آن را حذف می‌کند؛ هر چیز دیگر همه را مانند پیش نگه می‌دارد.
terminal-keeper-kept = دست { $number } مانند پیش ماند.
terminal-keeper-corrected = دست { $number } اصلاح شد.
terminal-keeper-first-finish = نخست اصلاح را تمام کنید یا با { "u" } از آن بگذرید.
terminal-keeper-not-now = «{ $input }» اینجا کاری نمی‌کند.
terminal-keeper-no-change = اکنون کسی نمی‌تواند بیاید یا برود.
terminal-keeper-so-many = { $number } نام؛ این شکل برای { LIST($values, style: "or") } نفر است.
terminal-keeper-ask-game = کدام بازی؟ شماره یا نام یک شکل را بنویسید.
terminal-keeper-ask-form = کدام شکل؟ شماره یا نام را بنویسید.
terminal-keeper-ask-names = چه کسانی بازی می‌کنند؟ نام‌ها را به ترتیب بازی و با ویرگول بنویسید. تعداد: { LIST($values, style: "or") }.
terminal-keeper-ask-pairs = آیا { NAMES($seats) } یار هم‌اند؟
terminal-keeper-ask-dealer = نخستین ورق‌دهنده
terminal-keeper-ask-next-dealer = ورق‌دهندهٔ بعدی
terminal-keeper-ask-players = از این پس چه کسانی بازی می‌کنند؟ نام‌ها را به ترتیب بازی و با ویرگول بنویسید. تاکنون: { LIST($names, style: "comma") }. تعداد: { LIST($values, style: "or") }. { "Enter" } چیزی را تغییر نمی‌دهد.
terminal-keeper-ask-score = امتیاز { LIST($names) }؟ { "Enter" }: مانند آغاز.
terminal-keeper-ask-resume = ادامهٔ { $title }؟ بازیکنان: { LIST($names, style: "comma") }. دست‌ها: { $number }. { "Enter" }: بله، { "n" }: سری تازه
terminal-keeper-bad-name = «{ $input }» نام نیست. نام یک حرف و حداکثر { $limit } نویسه دارد.
terminal-keeper-page-end = { "Enter" }: برگشت به دست
terminal-keeper-help-enter =
    .typed = { "Enter" }
    .what = مقدار پیشنهادی را می‌پذیرد
terminal-keeper-help-usual =
    .typed = { "=" }
    .what = اینجا و در همهٔ پرسش‌های بعدی مقدار پیشنهادی را می‌پذیرد؛ دست معمول { "=" } و { "Enter" } است
terminal-keeper-help-numbers =
    .typed = { "2 1 2" }
    .what = عددها به ترتیب نام‌ها؛ اگر جمع معلوم باشد، آخری لازم نیست
terminal-keeper-help-names =
    .typed = { "a 2 b 1" }
    .what = عددها کنار نام‌ها؛ آغاز نام یا شمارهٔ بازیکن بس است
terminal-keeper-help-parts =
    .typed = { "h; 2; 2 1 2" }
    .what = چند پاسخ در یک سطر
terminal-keeper-help-undo =
    .what = به پرسش پیشین برمی‌گردد و در نخستین پرسش به دست پیشین
terminal-keeper-help-correct =
    .what = دستی را اصلاح می‌کند، مانند { "3" }؛ جمع‌ها هم درست می‌شود
terminal-keeper-help-players =
    .what = بازیکنان را تغییر می‌دهد: کسی می‌آید، می‌رود یا جابه‌جا می‌شود
terminal-keeper-help-write =
    .what = سری را در پرونده‌ای می‌نویسد که صفحه هم آن را می‌خواند
terminal-keeper-help-score =
    .what = همهٔ دست‌ها را نشان می‌دهد
terminal-keeper-help-quit =
    .what = بیرون می‌رود؛ سری پس از هر دست ذخیره می‌شود
refusal-bad-record--not-series = { $path } سری امتیازنویس نیست: { PROBLEM($problem) }
refusal-bad-record--no-open-series = هیچ سری ناتمامی نیست
refusal-bad-record--no-such-series = هیچ سری‌ای به نام { $path } نیست{ COUNT($candidates) ->
        [0] { "" }
       *[other] ؛ ذخیره‌شده‌ها: { LIST($candidates, style: "comma") }
    }
refusal-bad-options--names = این نام‌ها ممکن نیست: { PROBLEM($problem) }
