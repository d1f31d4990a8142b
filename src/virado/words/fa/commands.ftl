# آنچه فرمان‌ها می‌نویسند.

## virado variants

commands-variants-variant = شکل بازی
commands-variants-players = چند نفره
commands-variants-range = { $least } تا { $limit }
commands-variants-place = کجا
commands-variants-summary = چه فرقی دارد
commands-variants-hint = { "virado play VARIANT" } · { "virado rules VARIANT" } · با گزینهٔ دیگر: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = قانون‌های { $variant } شمارهٔ { $part } ندارد
commands-rules-players = { LIST($numbers, style: "or") } نفره
commands-rules-options = گزینه‌ها
commands-rules-not-used = به کار نمی‌رود ({ "false" }، { "none" } یا ۰): { LIST($items, style: "comma") }.
commands-rules-not-played = در این شکل بازی نمی‌شود: { LIST($items, style: "comma") }.

## virado refusals

refusal-bad-options--no-such-refusal = خطایی به نام { $part } نداریم؛ { "`virado refusals`" } همه را نشان می‌دهد

## virado check

commands-check-file = خود فایل
commands-check-malformed = نادرست: { $sentence }

## virado matches

commands-matches-none = هیچ بازی‌ای ناتمام نمانده است.
commands-matches-hint = { "virado play --resume NAME" } یکی را ادامه می‌دهد و { "virado replay NAME" } آن را نشان می‌دهد
commands-matches-state = دست { $number }، امتیازها { LIST($scores, style: "comma") }

## virado replay

# جایی که بازی از دید آن نشان داده می‌شود، یا هیچ.
commands-replay-title = { $variant }، { $players } نفره{ $seat ->
        [none] { "" }
       *[other] ، چنان‌که { NAME($seat) } دید
    }
commands-replay-move = { NAME($seat) }: { $move }
# برندگان، اگر بازی تمام شده باشد.
commands-replay-end = { COUNT($seats) ->
        [0] ناتمام
       *[other] برنده: { NAMES($seats) }
    }؛ امتیازها { LIST($scores, style: "comma") }

## ترجمه

commands-compiling = { $game } برای این رایانه آماده می‌شود (فقط یک بار، چند ثانیه) …
commands-compiled = آماده شد

## سرور و وارسی

commands-table = میز این‌جاست: { $path }
commands-table-runs = میز از پیش باز است: { $path }
commands-table-end = با { "Ctrl-C" } بسته می‌شود و همهٔ بازی‌ها می‌ماند. در همین ترمینال: { "virado play" }
commands-table-not-built = میز مرورگر در این نصب ساخته نشده است؛ در همین ترمینال: { "virado play" }
commands-serving = ویرادو روی { $path } در دسترس است
commands-stopping = سرور می‌ایستد؛ همهٔ میزها نگه داشته می‌شوند
commands-serve-no-storage = میزها را نمی‌شود نگه داشت: { $problem }
commands-keys-newest = میزهای تازه از کلید { $name } در { $path } استفاده می‌کنند
commands-keys-unreadable = کلیدها را نمی‌شود خواند یا نوشت: { $problem }
commands-backup-done = { $number } سطر در { $path } است؛ فایل کلیدها را جدا از آن نگه دارید
commands-backup-failed = نسخه‌ای برداشته نشد: { $problem }
commands-restore-done = { $number } سطر از { $path } در پایگاه داده است؛ فایل کلیدهای سروری که نسخه از آن است هم لازم است
commands-restore-failed = چیزی برگردانده نشد: { $problem }
commands-serve-no-port = درگاه { $input } باز نمی‌شود: { $problem }
commands-serve-no-host = { $input } نشانی این دستگاه نیست و نمی‌شود در آن منتظر ماند: { $problem }
commands-verify-fair = هر { $number } بُر این بازی از همان چیزی به دست می‌آید که پیش از ورق اول تعهد شده بود.
commands-verify-whole = هر { $number } حرکت مجاز است و به نتیجهٔ بازی می‌رسد؛ چیزی کم نیست.

## مدیریت

commands-admin-nothing = چیزی نیست
commands-admin-failed = کاری انجام نشد: { $problem }
commands-admin-read-only-on = سرور حرکتی نمی‌پذیرد
commands-admin-read-only-off = سرور حرکت می‌پذیرد
commands-admin-notice-stands = به همه گفته می‌شود: { $sentence }
commands-admin-notice-gone = دیگر چیزی گفته نمی‌شود
commands-admin-told = به همه گفته می‌شود
commands-admin-count-tables = میزهای در حال کار: { $number }
commands-admin-count-people = آدم‌ها، با مهمان‌ها: { $number }
commands-admin-count-open-reports = گزارش‌های رسیدگی‌نشده: { $number }
commands-admin-count-bans = محرومیت‌ها: { $number }
commands-admin-is-admin = مدیر
commands-admin-is-banned = محروم
commands-admin-closed = میز { $name } بسته می‌شود
commands-admin-settled = به گزارش { $name } رسیدگی شد
commands-admin-banned = { $name } محروم شد؛ { "virado admin lift" } { $key } آن را لغو می‌کند
commands-admin-lifted = محرومیت { $key } لغو شد
commands-admin-granted = { $name } مدیر است، در مرورگر در نشانی { "/admin" }
commands-admin-revoked = { $name } دیگر مدیر نیست

## سنجش سرعت

commands-bench-title = { $variant }، { $players } نفره، یک هسته
commands-bench-deals_per_s = دست در ثانیه
commands-bench-decisions_per_s = تصمیم در ثانیه
commands-bench-simulations_per_s = شبیه‌سازی در ثانیه
