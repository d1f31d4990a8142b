# آنچه به هیچ یک از بازی‌ها به تنهایی تعلق ندارد: ورق‌ها، جاها، فهرست‌ها، مرحله‌ها، نام بازی‌ها و پاسخ‌های رد.

## ورق‌ها

suit-name = { $suit ->
        [s] پیک
        [h] دل
        [d] خشت
        [c] گشنیز
        [b] سیاه
        [r] قرمز
        [g] سبز
       *[y] زرد
    }
rank-name = { KEY($rank) ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
        [T] ده
        [9] نُه
        [8] هشت
        [7] هفت
        [6] شش
        [5] پنج
        [4] چهار
        [3] سه
        [2] دو
       *[1] یک
    }
rank-plural = { KEY($rank) ->
        [A] آس‌ها
        [K] شاه‌ها
        [Q] بی‌بی‌ها
        [J] سربازها
        [T] ده‌ها
        [9] نُه‌ها
        [8] هشت‌ها
        [7] هفت‌ها
        [6] شش‌ها
        [5] پنج‌ها
        [4] چهارها
        [3] سه‌ها
        [2] دوها
       *[1] یک‌ها
    }
card-spoken = { rank-name } { suit-name }
deck-cards = { $deck ->
        [french40] ۴۰ ورق معمولی
        [rook40] ۴۰ ورق روک
        [skat32] ۳۲ ورق
       *[other] ۵۲ ورق معمولی
    }

## جاها و طرف‌ها

seat-name = بازیکن { $seat }
referee-name = داور

## فهرست‌ها و عددها

list-comma = ،{ " " }
list-and = { $first } و { $last }
list-or = { $first } یا { $last }
list-moves-separator = ؛{ " " }
percent = { $number }٪

## بازی‌ها و مرحله‌ها

game-casino = کازینو و رویال کازینو
game-raub = راوب
game-zwanzig_ab = تسوانتسیش آب
game-hazari = هزاری
phase-over = پایان

## گزینه‌ها

option-values = { LIST($values, style: "comma") }
option-value-true = بله
option-value-false = خیر
option-value-none = ندارد
option-named = «{ $option }»
option-named-value = «{ $option }: { LIST($values, style: "or") }»
option-named-other-value = «{ $option }» جز { LIST($values, style: "or") }
option-problem-least = «{ $option }» باید دست‌کم { $limit } باشد
option-problem-most = «{ $option }» باید حداکثر { $limit } باشد
option-problem-other = «{ $option }» نمی‌تواند این مقدار را داشته باشد
option-players =
    .name = شمار بازیکنان
option-teams =
    .name = بازی دوبه‌دو

## رد: حرکت‌ها

refusal-unparsable--move-too-long = هر حرکت یک سطر است، حداکثر { $limit } نویسه
refusal-unparsable--card-twice = { CARDS($cards) } را دو بار نام برده‌اید
refusal-unparsable--no-such-card = در { deck-cards } این بازی ورقی به نام { $part } نیست
refusal-ambiguous = منظور روشن نیست؛ شاید یکی از این‌ها: { LIST($candidates, style: "moves") }
refusal-no-such-seat = جای { $seat } نداریم؛ شمارهٔ جاها از ۰ تا { $limit } است
refusal-match-over = بازی تمام شده است
refusal-not-your-turn = نوبت شما نیست
refusal-not-in-hand = { CARDS($cards) } را ندارید

## رد: شکل‌های بازی و گزینه‌ها

refusal-bad-options--no-such-game = بازی { $game } نداریم؛ بازی‌ها این‌هاست: { LIST($games) }
refusal-no-such-example = مثالی به نام { $part } نیست
refusal-bad-options--no-such-variant = شکلی به نام { $variant } نداریم؛ `{ COMMAND("variants") }` همه را نشان می‌دهد
refusal-bad-options--no-such-variant-but = شکلی به نام { $variant } نداریم؛ منظورتان { $near } است؟
refusal-bad-options--cards-not-offered = { $variant } با ورق‌های { $part } بازی نمی‌شود
refusal-bad-options--no-variant-text = شکل بازی را چنین می‌نویسند: { "royal-dominican" } یا { "royal-dominican(players=2, target=31)" }
refusal-bad-options--variant-text-too-long = متن شکل بازی باید یک سطر و کوتاه‌تر از این باشد
refusal-bad-options--not-name-and-value = { $part } به صورت { "name=value" } نیست
refusal-bad-options--option-given-twice = { $option } دو بار آمده است
refusal-bad-options--no-value = { $part } مقدار درستی نیست (عدد، { "true" }، { "false" }، { "null" }، یک کلمه، یا فهرستی میان { "[ ]" })
refusal-bad-options--no-such-option = گزینه‌ای به نام { $option } نداریم
refusal-bad-options--no-such-option-but = گزینه‌ای به نام { $option } نداریم؛ منظورتان { $near } است؟
refusal-bad-options--option-without-effect = { $option } این‌جا چیزی را عوض نمی‌کند: { $needed } می‌خواهد
refusal-bad-options--no-page = این نصب صفحهٔ ساخته‌شده یا پایتون مرورگر را ندارد
refusal-bad-options--not-empty = { $path } خالی نیست
refusal-bad-options--no-home = پوشه‌ای برای داده‌ها نیست، چون این کاربر پوشهٔ خانه ندارد؛ { "VIRADO_DATA" } یکی را نام می‌برد
refusal-bad-options--wrong-value = { $option } نمی‌تواند این مقدار را داشته باشد؛ می‌تواند { LIST($values, style: "or") } باشد
refusal-bad-options--wrong-setting = { $part } در متغیرهای محیط باید عددی از { $least } تا { $limit } باشد
refusal-bad-options--players-not-a-number = مقدار { "players" } باید عدد باشد
refusal-bad-options--teams-not-a-truth-value = مقدار { "teams" } باید { "true" } یا { "false" } باشد
refusal-bad-options--wrong-number-of-players = { $variant } را { LIST($numbers, style: "or") } نفره بازی می‌کنند، نه { $number } نفره
refusal-bad-options--never-in-pairs = { $variant } را هرگز دوبه‌دو بازی نمی‌کنند
refusal-bad-options--pairs-are-four = فقط چهار نفر دوبه‌دو بازی می‌کنند و اینجا { $number } نفر بازی می‌کنند
refusal-bad-options--always-in-pairs = { $variant } را همیشه دوبه‌دو بازی می‌کنند
refusal-bad-options--no-such-dealer = ورق‌دهنده باید جایی از ۰ تا { $limit } باشد، نه { $number }
refusal-bad-options--wrong-scores = برای هر یک از { $number } طرف یک امتیاز لازم است
refusal-bad-options--seed-too-long = شمارهٔ بُر حداکثر { $limit } بیت دارد
refusal-bad-options--no-such-language = زبان { $part } نداریم؛ زبان‌ها این‌هاست: { LIST($candidates) }

## رد: دسته‌های ورق و بازی‌های ذخیره‌شده

refusal-bad-pack--no-such-card = در { deck-cards } این بازی ورقی به نام { $part } نیست
refusal-bad-pack--cards-missing = در دستهٔ { deck-cards } هر ورق یک بار هست؛ { CARDS($cards) } کم است
refusal-bad-pack--wrong-number-of-cards = دستهٔ { deck-cards } از هر یک از { $limit } ورقش یکی دارد؛ این‌جا { $number } ورق هست
refusal-bad-record--unreadable = این بازی ذخیره‌شده نیست: { PROBLEM($problem) }
refusal-bad-record--no-such-card = { refusal-bad-pack--no-such-card }
refusal-bad-record--other-version = این بازی با نسخهٔ { $number } ذخیره شده است؛ این برنامه نسخهٔ { $limit } را می‌خواند
refusal-bad-record--no-file = { $path } خوانده نشد: { PROBLEM($problem) }
refusal-bad-record--too-long = { $path } بیش از { $limit } بایت دارد؛ بیشتر از این خوانده نمی‌شود
refusal-bad-record--not-begun = بازی { $path } هنوز شروع نشده است
refusal-bad-record--wrong-chance = بُر شمارهٔ { $number } این ثبت ورق‌های آن لحظه را ندارد
refusal-bad-record--record-of-a-position = این بازی از وسط شروع شده است؛ { "virado.cases" } آن را می‌خواند
refusal-bad-record--not-over = فقط بازی تمام‌شده را می‌شود حرکت به حرکت دید
refusal-bad-record--too-many-moves = حداکثر { $limit } حرکت را می‌شود یکی‌یکی دید
refusal-bad-record--impossible-move = حرکت شمارهٔ { $number } این ثبت ممکن نیست: { REFUSAL($because) }
refusal-bad-record--other-digests = این ثبت با خودش نمی‌خواند: چکیده‌های آن برای { $number } حرکت است و خودش { $limit } حرکت دارد (ثبتی را که عمداً ویرایش کرده‌اید { "edited" } باز می‌کند)
refusal-bad-record--other-events = این ثبت با خودش نمی‌خواند: { $number ->
        [0] چکیدهٔ ورق‌های اول
       *[other] چکیدهٔ حرکت شمارهٔ { $number }
    } { DATA($expected) } است و از بازی دوباره { DATA($found) } به دست می‌آید: یک حرکت، یک ورق، یک امتیاز، گونهٔ بازی یا چکیده عوض شده است (ثبتی را که عمداً ویرایش کرده‌اید { "edited" } باز می‌کند)
refusal-bad-record--other-shuffle = این ثبت با خودش نمی‌خواند: طبق شمارهٔ بُر آن ورق شمارهٔ { $value } از بُر شمارهٔ { $number } باید { DATA($expected) } باشد و در ثبت { DATA($found) } است (ثبتی را که عمداً ویرایش کرده‌اید { "edited" } باز می‌کند)
refusal-bad-record--other-pack = این ثبت با خودش نمی‌خواند: ورق شمارهٔ { $value } که از دستهٔ شمارهٔ { $number } داده شد { DATA($expected) } است و در دسته { DATA($found) } آمده است (ثبتی را که عمداً ویرایش کرده‌اید { "edited" } باز می‌کند)
refusal-bad-record--unused-shuffles = این ثبت با خودش نمی‌خواند: { $number } بُر دارد و حرکت‌هایش { $limit } بُر می‌خواهد (ثبتی را که عمداً ویرایش کرده‌اید { "edited" } باز می‌کند)
refusal-bad-record--other-result = این ثبت با خودش نمی‌خواند: نتیجهٔ سطر { $number } { DATA($expected) } است و حرکت‌ها به { DATA($found) } می‌رسد (ثبتی را که عمداً ویرایش کرده‌اید { "edited" } باز می‌کند)

## حرکت روی دکمه

choice-line = { LIST($items, style: "comma") }

## آنچه برنامه‌های دیگر در رد چیزی می‌گویند. PROBLEM($problem) یکی را برمی‌گزیند.

problem-at = { $problem }، در { $path }
problem-no-file = چنین پرونده یا پوشه‌ای نیست
problem-permission = اجازهٔ این کار نیست
problem-is-folder = این یک پوشه است
problem-no-folder = این پوشه نیست
problem-exists = از پیش هست
problem-no-room = جایی در دیسک نمانده است
problem-read-only = این‌جا فقط می‌شود خواند
problem-in-use = این نشانی در کار است
problem-no-address = این نشانی از این دستگاه نیست
problem-no-answer = آن‌جا کسی پاسخ نمی‌دهد
problem-expected = انتظار { $expected } می‌رفت، { $found } آمده است
problem-least = انتظار { $expected } می‌رفت، دست‌کم { $limit }
problem-most = انتظار { $expected } می‌رفت، حداکثر { $limit }
problem-shortest = انتظار { $expected } می‌رفت، به درازای دست‌کم { $limit }
problem-longest = انتظار { $expected } می‌رفت، به درازای حداکثر { $limit }
problem-length = انتظار { $expected } می‌رفت، به درازای { $limit }
problem-out-of-range = عدد بیش از اندازه بزرگ یا کوچک است
problem-too-deep = فهرست‌ها و شیءها بیش از اندازه تودرتو هستند
problem-not-utf-8 = { "UTF-8" } نیست
problem-missing-field = { $part } نیامده است
problem-unknown-field = بخشی به نام { $part } نیست
problem-bad-value = { $part } از مقدارها نیست
problem-truncated = متن پیش از پایان قطع شده است
problem-malformed = از بایت { $number } به بعد { "JSON" } نیست
problem-other = برنامهٔ دیگری می‌گوید: «{ $input }»
