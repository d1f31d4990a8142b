# چرا ربات حرکتی را پیشنهاد می‌کند. هر کدام یک پاره‌جمله است و چندتا با ویرگول کنار هم می‌آیند. نیز آنچه در نام یا تنظیم ربات‌ها
# نادرست است.

reason-any-by-chance = شانسی انتخاب شده است

## کازینو: حرکت چه می‌کند

reason-casino-sweeps = زمین را خالی می‌کند
reason-casino-orange = نارنجی می‌سازد
reason-casino-takes-build = { $keeper ->
        [you] ساخت { $value } خودتان را برمی‌دارد
        [partner] ساخت { $value } یارتان را برمی‌دارد
       *[other] ساخت { $value } حریف را برمی‌دارد
    }
reason-casino-takes = { COUNT($cards) ->
        [0] { $spades ->
            [0] { $number } ورق برمی‌دارد
           *[other] { $number } ورق برمی‌دارد که { $spades } تای آن پیک است
        }
       *[other] { $spades ->
            [0] { $number } ورق برمی‌دارد، از جمله { CARDS($cards) }
           *[other] { $number } ورق برمی‌دارد، از جمله { CARDS($cards) }، و { $spades } تای آن پیک است
        }
    }
reason-casino-builds = با { rank-name } در دست، ساخت { $value } می‌سازد
reason-casino-builds-for-partner = برای یارتان ساخت { $value } می‌سازد
reason-casino-adds = { $keeper ->
        [you] به ساخت { $value } خودتان اضافه می‌کند
        [partner] به ساخت { $value } یارتان اضافه می‌کند
       *[other] به ساخت { $value } حریف اضافه می‌کند
    }
reason-casino-raises = { $keeper ->
        [you] ساخت { $before } خودتان را به { $value } بالا می‌برد
        [partner] ساخت { $before } یارتان را به { $value } بالا می‌برد
       *[other] ساخت { $before } حریف را به { $value } بالا می‌برد
    }
reason-casino-they-hold = { $percent ->
        [0] حریف نمی‌تواند { rank-name } داشته باشد
        [100] حریف { rank-name } دارد
       *[other] حریف به احتمال { $percent }٪ { rank-name } دارد
    }
reason-casino-gives-away = { CARDS($cards) } را از دست می‌دهد
reason-casino-lays-to-take = یک { rank-name } زمین می‌گذارد تا بعد با { rank-name } دیگر آن را بردارد
reason-casino-nobody-can-pair = { rank-name } زمین می‌گذارد، که جفتش دست کسی نیست
reason-casino-keeps-for-build = { rank-name } را برای ساخت شما نگه می‌دارد
reason-casino-keeps-back = { CARDS($cards) } را نگه می‌دارد
reason-casino-gives-away-spade = یک پیک از دست می‌دهد
reason-casino-gives-away-little = خود این ورق ارزش زیادی ندارد

## کازینو: حرکت چه باقی می‌گذارد

reason-casino-but-would-sweep = ولی { rank-name } زمین را خالی می‌کند{ $percent ->
        [100] { " " }و حریف آن را دارد
       *[other] { " " }(حریف به احتمال { $percent }٪ دارد)
    }
reason-casino-but-would-take = ولی { rank-name } برای حریف { NUMBER($worth, maximumFractionDigits: 1) } امتیاز می‌آورد{ $percent ->
        [100] { " " }و او آن را دارد
       *[other] { " " }(به احتمال { $percent }٪ دارد)
    }
reason-casino-can-take-next = نوبت بعد با { rank-name } می‌توانید { NUMBER($worth, maximumFractionDigits: 1) } امتیاز بگیرید
reason-casino-captures-last = و آنچه آخر کار بماند احتمالاً به شما می‌رسد
reason-casino-but-captures-last = ولی آنچه آخر کار بماند احتمالاً به حریف می‌رسد
reason-casino-leaves-little = برای حریف چیز زیادی نمی‌گذارد

## کازینو: بازیکن حریص

reason-casino-takes-most = همین حالا بیش از همه برمی‌دارد
reason-casino-gives-away-least = کمتر از همه از دست می‌دهد
reason-casino-nothing-else = کار دیگری نمانده است

## بازی‌های دست‌گیری

reason-tricks-nothing-else = کار دیگری نمی‌شود کرد
reason-tricks-trick-likely = احتمالاً دست‌کم یک دست می‌گیرید
reason-tricks-no-trick-likely = احتمالاً دستی نمی‌گیرید
reason-tricks-weakest-card = ضعیف‌ترین ورق را دور می‌اندازد
reason-tricks-cannot-win = این دست را نمی‌گیرد و ورق‌های بهتر می‌مانند
reason-tricks-last-to-play = آخرین ورقِ دست است و آن را می‌گیرد
reason-tricks-draws-last-trump = آخرین حکم را بیرون می‌کشد
reason-tricks-cannot-be-beaten = هیچ ورقِ مانده‌ای از آن سر نیست
reason-tricks-only-trump-beats = فقط با حکم می‌شود آن را بُرید
reason-tricks-takes-lead = در این دست جلو می‌افتد
reason-tricks-draws-trumps = حکم‌ها را بیرون می‌کشد
reason-tricks-not-needed = ورقی است که لازم نمی‌شود؛ بهترها می‌مانند
reason-tricks-keeps-all = همهٔ ورق‌ها ارزش نگه داشتن دارند
reason-tricks-exchange = { $number ->
        [1] به‌جای یک ورقِ ضعیف ورق تازه می‌کشد
       *[other] به‌جای { $number } ورقِ ضعیف ورق تازه می‌کشد
    }

reason-raub-own-deal = برایتان بهتر است خودتان ورق بدهید تا نفر بعد
reason-raub-refa = ورق دادن را به نفر بعد می‌سپارد، و یکی از دورهای بعد دو برابر حساب می‌شود
reason-raub-muss = وقتی کسی به پایان نزدیک است همه را به بازی می‌کشد
reason-raub-look = ورق روشده به ندیده اعلام کردن نمی‌ارزد
reason-raub-raub = ورق روشده به ندیده اعلام کردن می‌ارزد
reason-raub-stih = یک دست کافی است و ورق روشده مال شماست
reason-raub-declare = با ورق روشده احتمالاً دو دست می‌گیرید
reason-raub-pass = بعید است دو دست بگیرید
reason-raub-turn-next = شاید حکم دیگری بیشتر به ورق‌هایتان بخورد
reason-raub-swap-seven = ورق روشده حکم بهتری است
reason-raub-no-swap = هفتی نیست که عوض شود

reason-zwanzig_ab-blind = حکم ندیده دو برابر حساب می‌شود
reason-zwanzig_ab-look = با دیدن ورق‌ها بهتر می‌شود حکم کرد
reason-zwanzig_ab-next = ورق‌های اول برای حکم کردن هیچ خالی خوب نیستند
reason-zwanzig_ab-redeal = با این هفت‌ها و هشت‌ها بهتر است ورق از نو داده شود
reason-zwanzig_ab-no-better-suit = از این خال ندارید، ولی خال‌های دیگر هم بهتر نیستند
reason-zwanzig_ab-hearts-double = دل دو برابر حساب می‌شود
reason-zwanzig_ab-nobody-may-drop = با این حکم کسی نمی‌تواند کنار برود
reason-zwanzig_ab-best-suit = بالاترین ورق‌هایتان از این خال‌اند
reason-zwanzig_ab-two-trumps = دست‌کم دو ورق از ورق‌های اول حکم‌اند
reason-zwanzig_ab-leaves-tricks = دست خودتان را گرفته‌اید و در این دور کسی نمی‌تواند بازی را ببرد
reason-zwanzig_ab-one-trick = تا وقتی در این دور کسی نمی‌تواند بازی را ببرد، یک دست کافی است
reason-zwanzig_ab-gives-way = در این دور کسی نمی‌تواند بازی را ببرد؛ اگر دست‌ها به کسی برسد که کمترین امتیاز را دارد، بازی زودتر تمام می‌شود

## هزاری

reason-hazari-best-first = اول قوی‌ترین گروه، بعد بقیه
reason-hazari-wins = { GROUP($group) } دور { $round } را در { $percent }٪ دست‌ها می‌برد
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] دور { LIST($numbers) }
       *[other] دورهای { LIST($numbers) }
    } را در { LIST($percents) }٪
reason-hazari-wins-instead = { GROUP($group) } دور { $round } را به‌جای { $before }٪ در { $percent }٪ دست‌ها می‌برد
reason-hazari-wins-as-often = به همان اندازه می‌برد، با { ABS($number) } امتیاز { SIGN($number) ->
        [minus] کمتر
       *[plus] بیشتر
    } در دور { $round }
reason-hazari-other-cards = به همان اندازه می‌برد و می‌ارزد، با ورق‌های دیگر

## پاسخ‌های رد: نام و تنظیم ربات‌ها

refusal-bad-options--no-such-bot = چنین رباتی نیست؛ این‌ها هستند: { LIST($candidates, style: "comma") }
refusal-bad-options--off-the-dial = درجه از { "dial:0" } (تازه‌کار) و { "dial:0.5" } (باشگاهی) تا { "dial:1" } (استاد) است، مانند { "dial:0.35" }
refusal-bad-options--no-such-aim = فقط استادِ خانوادهٔ کازینو هدف دارد: { "aim=match" } یا { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } باید بیش از ۰ باشد
