# معماها در ترمینال

puzzles-title = معمای { $number } از { $limit }
puzzles-task = بهترین حرکت را پیدا کنید.
puzzles-call = اعلام پاسخ معما نیست؛ حرکتی بکنید.
puzzles-loses = { $move }: در برابر بهترین حرکت { $loss } از دست می‌رود.
puzzles-not-compared = { $move }: در میان بهترین حرکت‌هایی که بازیکنان رایانه سنجیده‌اند نیست.
puzzles-again = دوباره بکوشید؛ { $input } راهنمایی می‌کند.
puzzles-hint = موضوع: { $theme }. { $move } وسوسه‌انگیز است، ولی بهترین حرکت نیست. { $input } بار دیگر پاسخ را نشان می‌دهد.
puzzles-found = درست است: { $move }.
puzzles-solution = بهترین حرکت: { $move }.
puzzles-reasons = چرا: { LIST($clauses, style: "comma") }.
puzzles-margin = با بهترین حرکت دیگر { $loss } از دست می‌رود.
puzzles-points = { $value } امتیاز این دست
puzzles-percent = { $value } درصد بازی
puzzles-next = { "Enter" }: معمای بعدی، { "q" }: پایان
puzzles-none-left = معماهای این نوع تمام شد.

refusal-bad-options--no-such-puzzle = معمایی به نام { $name } نیست
refusal-bad-options--no-such-theme = نوعی از معما به نام { $name } نیست؛ این‌ها هست: { LIST($candidates, style: "comma") }

## انواع معما

puzzles-theme-casino-last-take = دور آخر، با برداشتن
puzzles-theme-casino-last-leave = دور آخر، بی برداشتن
puzzles-theme-casino-prevent-sweep = جلوگیری از جارو کردن میز
puzzles-theme-casino-build = ساختن
puzzles-theme-casino-capture = برداشتن کدام ورق‌ها، یا هیچ‌کدام
puzzles-theme-casino-lay = گذاشتن کدام ورق
puzzles-theme-raub-bid = اعلام یا پاس
puzzles-theme-raub-stay = ماندن یا کنار رفتن
puzzles-theme-raub-turn-up = ورق روشده
puzzles-theme-raub-last-tricks = دست‌های آخر
puzzles-theme-raub-lead = شروع کردن با کدام ورق
puzzles-theme-raub-follow = انداختن کدام ورق
puzzles-theme-zwanzig_ab-trumps = کدام خال حکم شود
puzzles-theme-zwanzig_ab-stay = ماندن یا کنار رفتن
puzzles-theme-zwanzig_ab-exchange = عوض کردن کدام ورق‌ها
puzzles-theme-zwanzig_ab-last-tricks = دست‌های آخر
puzzles-theme-zwanzig_ab-lead = شروع کردن با کدام ورق
puzzles-theme-zwanzig_ab-follow = انداختن کدام ورق
puzzles-theme-hazari-first-class = گروه اول چه‌قدر قوی باشد
puzzles-theme-hazari-first-cards = کدام ورق‌ها در گروه اول
puzzles-theme-hazari-second = کدام گروه دوم
puzzles-theme-hazari-last = دو گروه آخر
