# The first page, tables with friends, the lobby.

web-what-to-play = چه بازی کنیم؟
web-home-lead = بازی‌های سنتی ورق، با شکل‌های محلی فراوان. رایگان، بدون ثبت‌نام، فقط برای لذت بازی.
web-home-foot = بدون حساب کاربری، بدون تبلیغ، بدون پول. بعد از هر بازی می‌شود درستیِ ورق دادن را بررسی کرد.
web-home-play = بازی
web-home-play-game = بازی { $game }
web-home-play-now = شروع بازی
web-home-friends = با دوستان
web-home-join = ورود با کد
web-home-lobby = میزهای باز
web-home-forms = { $number } شکل
web-home-forms-of = { $game }: { $number } شکل
web-home-players = { $number } نفر
web-home-minutes = { $number } دقیقه
web-find = جست‌وجوی بازی با نام
web-find-found = { $number ->
        [0] هیچ بازی‌ای به این نام نیست.
        [one] { $number } بازی
       *[other] { $number } بازی
    }
web-home-which-form = { $game }: کدام شکل؟
web-home-how-many = بازیکنان
web-home-sides = چهارنفره
web-home-pairs = دوبه‌دو
web-home-alone = هر کس برای خودش
web-home-strength = قدرت ربات‌ها
web-home-levels = سطح‌ها
web-home-characters = شخصیت‌ها
web-home-brought = ربات‌های این سرور
web-home-fits = از نتیجهٔ بازی‌های شما با ربات‌ها به دست می‌آید، نه از ورق‌ها. امروز در جای { $place } است، از ۰ (تازه‌کار) و ۰٫۵ (باشگاهی) تا ۱ (استاد).
web-home-rules = قانون‌ها
web-home-read = خواندن
web-home-change = تغییر
web-home-changed = { $number } قانون عوض شده
web-home-house-rules = بازگشت به قانون‌های معمول
web-home-choose-this = همین شکل

## Options

web-options-of = { $form }: قانون‌ها
web-options-intro = این قانون‌های معمول این شکل است. هر چه می‌خواهید عوض کنید؛ اگر دو چیز با هم جور نباشد، پایین صفحه نوشته می‌شود.
web-options-changed = عوض‌شده
web-options-house = معمول: { $value }.
web-options-back = برگرداندن
web-options-reset = بازگشت به حالت معمول: { $option }
web-options-all = نشان دادن { $number } گزینهٔ دیگر که این‌جا بی‌اثرند
web-options-fewer = فقط آنچه این‌جا اثر دارد
web-options-done = تمام

## Tables that go on

web-tables-go-on = ادامه
web-home-last = آخرین بازی شما
web-home-last-again = { $game }: یک بازی دیگر
web-tables-mine = میزهای شما
web-tables-your-turn = نوبت شماست
web-tables-with = با { $names }
web-tables-bots = { $number ->
        [one] با یک ربات
       *[other] با { $number } ربات
    }
web-tables-full = همه آمده‌اند
web-tables-leave = { $game }: ترک این میز
web-tables-leave-now = ترک میز
web-tables-more = { $number } میز دیگر
web-tables-fewer = نمایش کمتر

## A new table

web-new = بازی با دوستان
web-new-game = بازی
web-new-other-form = شکل دیگر
web-new-clock = ساعت
web-clock-none = بدون ساعت
web-clock-brisk = { NUMBER(30) } ثانیه برای هر نوبت، { NUMBER(2) } دقیقه ذخیره
web-clock-calm = { NUMBER(1) } دقیقه برای هر نوبت، { NUMBER(10) } دقیقه ذخیره
web-clock-day = یک روز برای هر نوبت
web-clock-days = سه روز برای هر نوبت
web-new-listed = باز برای همه
    .says = میز در میان میزهای باز دیده می‌شود.
web-new-rated = رتبه‌ای
    .says = در جدول بهترین‌ها حساب است؛ فقط آدم‌ها، با ساعت، بدون پس گرفتن.
web-new-undo = پس گرفتن
    .says = اگر همه موافق باشند و کسی ورق تازه‌ای ندیده باشد.
web-new-chat = گفت‌وگوی آزاد
    .says = وگرنه فقط جمله‌های آماده.
web-new-open = باز کردن میز

## Seats fill

web-seating = جاها
web-seating-invite = هر که این پیوند را دارد می‌تواند بنشیند.
web-seating-named = نام من در پیش‌نمایش این پیوند دیده شود
web-seating-copy = کپی پیوند
web-seating-copied = کپی شد
web-seating-share = فرستادن
web-seating-qr = کد QR پیوند
web-seating-local = این نشانی فقط روی همین رایانه کار می‌کند. برای آمدن دیگران ویرادو را با { $command } اجرا کنید و نشانی این رایانه را در شبکه‌تان به کار ببرید.
web-free-seats = { $number } جای خالی
web-seating-pair = { $pair ->
        [1] جفت اول
       *[2] جفت دوم
    }
web-seating-free = جای خالی
web-seating-owner = میز را باز کرده است
web-seating-bot = ربات، { $level }
web-seating-away = فعلاً نیست
web-seating-sit = نشستن
web-seating-sit-at = نشستن در جای { $number }
web-seating-add-bot = ربات
web-seating-add-bot-at = گذاشتن ربات در جای { $number }
web-seating-bots-rest = { $number ->
        [one] ربات برای جای خالی
       *[other] ربات برای { $number } جای خالی
    }
web-seating-send-away = بیرون کردن ربات از جای { $number }
web-seating-leave = برخاستن از جای { $number }
web-seating-more = جای { $number }: کارهای دیگر
web-seating-move = این‌جا می‌نشینم
web-seating-also = این جا را هم من روی همین دستگاه بازی می‌کنم
web-seating-start = شروع بازی
web-seating-missing = هنوز { $number } جا خالی است.
web-seating-ready = همه آمده‌اند.
web-seating-owner-deals = وقتی همه آمدند { $name } ورق می‌دهد.
web-seating-shuffling = ورق‌ها بُر می‌خورند؛ منتظر: { $names }
web-seating-not-seated = جایی انتخاب کنید، یا تماشا کنید.
web-seating-all-taken = همهٔ جاها پر است؛ می‌توانید تماشا کنید.
web-seating-came = { $name } نشست.
web-seating-went = { $name } برخاست.
web-seating-renamed = نام { $before } اکنون { $name } است.
web-seating-rated = رتبه‌ای
web-seating-unrated = بدون رتبه
web-seating-clock = { $minutes ->
        [0] { $seconds } ثانیه برای هر نوبت
       *[other] { $seconds } ثانیه برای هر نوبت، { $minutes } دقیقه ذخیره
    }
web-seating-days = { $number } روز برای هر نوبت
web-seating-no-clock = بدون ساعت
web-seating-undo = پس گرفتن با موافقت همه
web-seating-no-undo = بدون پس گرفتن
web-seating-no-chat = فقط جمله‌های آماده
web-seating-levels = قدرت ربات‌های تازه

## Lobby

web-lobby-title = میزهای باز
web-lobby-empty = کسی منتظر نیست. همین حالا با ربات بازی کنید، یا پیوندی بفرستید.
web-lobby-quick = همین حالا با یک نفر بازی کنید
web-lobby-quick-says = کنار کسی می‌نشینید که همین را می‌خواهد. اگر کسی نباشد، میز شما در میان میزهای باز منتظر می‌ماند.
web-lobby-quick-go = پیدا کردن میز
web-lobby-sit = رفتن به میز
web-lobby-taken = { $taken } جا از { $all } پر است
web-lobby-rated = بازی رتبه‌ای
web-lobby-waiting = کسانی که منتظرند
web-lobby-bots = بازی با ربات
web-lobby-link = فرستادن پیوند

web-join-label = پیوند یا کد میز
web-join-go = ورود
web-join-no-table = این نشانی نام میزی ندارد.
web-join-unread = این نه پیوند میز است و نه کد آن.
web-code-say = یا این کد را بگویید:
web-code-spelled = کد: { $letters }
web-code-renew = پایان دادن به این کد و ساختن کد تازه
web-code-title = میز یک کد
web-code-taken = گرفته شده
web-code-full = همهٔ جاها گرفته شده است.
web-new-score = بعد از هر دست
web-new-score-all = صبر برای همه
web-new-score-minute = صبر، حداکثر یک دقیقه
web-new-score-half = صبر، حداکثر نیم دقیقه
web-new-score-none = بدون صبر
web-new-absence = اگر کسی در دسترس نباشد
web-new-absence-ask = از بقیه پرسیده شود
web-new-absence-bot = بعد از یک دقیقه ربات بازی کند
web-new-absence-wait = صبر می‌کنیم
web-new-hints = راهنمایی و مربی
    .says = هر کس بنشیند، موافق است.
web-seating-score = حساب هر بار می‌ماند تا همه ادامه را بخواهند
web-seating-score-for = حساب هر بار حداکثر { $seconds } ثانیه می‌ماند
web-seating-absence-ask = اگر کسی در دسترس نباشد، از بقیه پرسیده می‌شود
web-seating-absence-bot = اگر کسی در دسترس نباشد، ربات بازی می‌کند
web-seating-absence-wait = اگر کسی در دسترس نباشد، بازی صبر می‌کند
web-seating-hints = راهنمایی و مربی آزاد است: هر کس بنشیند، موافق است
web-seating-no-hints = بدون راهنمایی بین بازیکنان
web-home-more-forms = شکل‌های دیگر پایین‌تر
