# آنچه میدان مسابقه می‌گوید (docs/how-to/arena.md).

refusal-bad-options--too-few-bots = مسابقه دست‌کم دو ربات می‌خواهد، مانند { "--bots club,greedy" }
refusal-bad-options--uneven-bots = { $number } ربات میان { $limit } طرف برابر قسمت نمی‌شود
refusal-bad-options--bot-settings = { $part } از تنظیم‌های ربات نیست؛ این‌ها هستند: { "ms=N" }، { "simulations=N" } و { "aim=match" } یا { "aim=points" }، هر کدام یک بار، مانند { "expert:simulations=3000:aim=points" }
refusal-bad-options--bot-setting-unused = { $level } جست‌وجو نمی‌کند و { $part } در آن اثری ندارد
refusal-bad-options--bot-refused = { $part } در { $limit ->
        [none] بازی { $number }
       *[other] واحد { $number }، چرخش { $limit }
    }، دست { $deal }، حرکت { $step } رد شد: { REFUSAL($because) }
refusal-bad-options--bot-stopped = { $limit ->
        [none] بازی { $number }
       *[other] واحد { $number }، چرخش { $limit }
    }، دست { $deal }، حرکت { $step }: { REFUSAL($because) }
refusal-bad-options--no-stopping-rule = مسابقه با { "decided" } پایان می‌یابد، یا با نیم‌پهنایی از بازهٔ اطمینان مانند { "0.5" }
refusal-bad-options--other-tournament = این فایل نتیجه‌های مسابقهٔ دیگری است
refusal-bad-options--no-results = این فایلِ نتیجه‌ها نیست: { PROBLEM($problem) }
refusal-bad-options--no-ray = { "--ray" } به { "Ray" } نیاز دارد: { "virado[ray]" } را نصب کنید
refusal-bad-options--no-ray-cluster = خوشهٔ { "Ray" } در کار نیست: { PROBLEM($problem) }
refusal-bad-options--no-pyarrow = جدول‌ها به { "pyarrow" } نیاز دارند: { "virado[data]" } را نصب کنید
refusal-bad-options--other-data = پوشه داده‌های دیگری دارد
refusal-bad-options--folder-not-empty = پوشه چیز دیگری دارد؛ پوشه‌ای خالی یا تازه نام ببرید
refusal-bad-options--no-such-program = ربات راه نمی‌افتد: چنین برنامه‌ای نیست
refusal-bad-options--bot-not-started = ربات راه نمی‌افتد: { PROBLEM($problem) }
refusal-bad-options--bot-ended = { $part } بی‌جواب تمام شد { $problem }
refusal-bad-options--bot-no-json = جواب { $part } شیء { "JSON" } نیست: { PROBLEM($problem) }
refusal-bad-options--bot-error = { $part } خطا جواب داد: { $problem }
refusal-bad-options--bot-no-answer = پاسخ { $part } مطابق پروتکل ربات‌ها نیست: انتظار { $expected } بود، اما { $found } رسید
refusal-bad-options--bot-no-move = در جواب { $part } حرکتی نیست
refusal-bad-options--bot-too-slow = { $part } تا { $limit } ثانیه جواب نداد و متوقف شد
refusal-bad-options--bot-brought = ربات را با { "NAME=module:Class" }، { "NAME=file.py:Class" } یا { "NAME=cmd:PROGRAM" } می‌آورند، با نامی از خودش و حداکثر { $limit } حرف
refusal-bad-options--bot-name-taken = نام { $part } گرفته شده است؛ نام دیگری بگذارید
refusal-bad-options--bot-without-name = { $part } نمی‌گوید کدام تابع یا کلاس آن بازی می‌کند؛ بنویسید { "FILE.py:NAME" } یا { "module:NAME" }
refusal-bad-options--bot-illegal = { $part } حرکت { $move } را برگزید که ممکن نیست: { REFUSAL($because) }
refusal-bad-options--bot-failed = { $part } شکست خورد: { PROBLEM($problem) }
refusal-bad-options--bot-rests = { $part } پشت سر هم { $limit } بار شکست خورد و تا یک دقیقه از آن پرسیده نمی‌شود

## میدان مسابقه

arena-title = { $variant }، شمارهٔ بُر { $number }
arena-units = { $number } واحد ({ LIST($items, style: "comma") })، { NUMBER($total, maximumFractionDigits: 1) } ثانیه
arena-unit-deal-pair = جفت آینه‌ای از دست‌های تکی
arena-unit-match-pair = جفت آینه‌ای از بازی‌های کامل
arena-unit-deal = یک دست در { $players } چرخش
arena-unit-match = یک بازی در { $players } چرخش
arena-given-up = { $number } بازی ناتمام ماند
arena-detectable = { $number } واحد در چهار تورنمنت از پنج تا سهمی از بردها را نشان می‌دهد که { $part } با سهم برابر فرق دارد
arena-timed = یک ربات با ساعت فکر می‌کند: اجرای دوباره با همین شمارهٔ بُر، نتیجهٔ دیگری می‌دهد و با { "--simulations N" } همان نتیجه را
arena-first-units = نخستین واحدها
arena-bot = ربات
arena-points-pair = امتیاز هر جفت
arena-points-game = امتیاز هر بازی
arena-won = برد
arena-interval = بازهٔ { PERCENT($worth) }
arena-ms = میلی‌ثانیه برای هر حرکت
arena-sprt-low = { "SPRT" }: فرض پایین پذیرفته شد؛ نسبت { $number }، مرز پایین { $least }، مرز بالا { $limit }
arena-sprt-high = { "SPRT" }: فرض بالا پذیرفته شد؛ نسبت { $number }، مرز پایین { $least }، مرز بالا { $limit }
arena-sprt-open = { "SPRT" }: هنوز معلوم نیست؛ نسبت { $number }، مرز پایین { $least }، مرز بالا { $limit }
arena-ray-nodes = روی { $number } گرهِ خوشهٔ { "Ray" } بازی شد
