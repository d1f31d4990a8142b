# چرا ربات حرکتی را پیشنهاد می‌کند. هر کدام یک پاره‌جمله است و چندتا با ویرگول کنار هم می‌آیند. نیز آنچه در نام یا تنظیم ربات‌ها
# نادرست است.

reason-any-by-chance = شانسی انتخاب شده است
reason-against = ولی { $clause }
reason-against-alone = عیب آن: { $clause }
count-in-words = { $number ->
        [2] دو
        [3] سه
        [4] چهار
        [5] پنج
        [6] شش
        [7] هفت
        [8] هشت
        [9] نه
        [10] ده
        [11] یازده
        [12] دوازده
       *[other] { $number }
    }
casino-cards-and-points = { CARDS($cards) }{ $points ->
        [0] { "" }
        [1] { " " }(یک امتیاز)
        [2] { " " }(دو امتیاز)
        [3] { " " }(سه امتیاز)
        [4] { " " }(چهار امتیاز)
       *[other] { " " }({ $points } امتیاز)
    }

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
            [0] { count-in-words } ورق برمی‌دارد
            [2] { count-in-words } ورق برمی‌دارد که دو تای آن پیک است
            [3] { count-in-words } ورق برمی‌دارد که سه تای آن پیک است
            [4] { count-in-words } ورق برمی‌دارد که چهار تای آن پیک است
           *[other] { count-in-words } ورق برمی‌دارد که { $spades } تای آن پیک است
        }
       *[other] { $spades ->
            [0] { count-in-words } ورق برمی‌دارد، از جمله { casino-cards-and-points }
            [2] { count-in-words } ورق برمی‌دارد، از جمله { casino-cards-and-points }، و دو تای آن پیک است
            [3] { count-in-words } ورق برمی‌دارد، از جمله { casino-cards-and-points }، و سه تای آن پیک است
            [4] { count-in-words } ورق برمی‌دارد، از جمله { casino-cards-and-points }، و چهار تای آن پیک است
           *[other] { count-in-words } ورق برمی‌دارد، از جمله { casino-cards-and-points }، و { $spades } تای آن پیک است
        }
    }
reason-casino-most-spades = هر که پیک بیشتری دارد { $number ->
        [1] یک امتیاز
       *[other] { count-in-words } امتیاز
    } می‌گیرد
reason-casino-most-cards = هر که ورق بیشتری دارد { $number ->
        [1] یک امتیاز
       *[other] { count-in-words } امتیاز
    } می‌گیرد
reason-casino-builds = برای { rank-name } خودتان ساخت { $value } می‌سازد
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
reason-casino-gives-away = { casino-cards-and-points } را از دست می‌دهد
reason-casino-lays-to-take = یک { rank-name } زمین می‌گذارد تا بعد با { rank-name } دیگر آن را بردارد
reason-casino-nobody-can-pair = { rank-name } زمین می‌گذارد، که کسی جفتش را ندارد
reason-casino-keeps-for-build = { rank-name } را برای ساخت شما نگه می‌دارد
reason-casino-keeps-back = { casino-cards-and-points } را نگه می‌دارد
reason-casino-gives-away-spade = یک پیک از دست می‌دهد
reason-casino-gives-away-little = این ورق به‌تنهایی امتیازی ندارد
reason-casino-lays-only = فقط می‌توانید ورقی زمین بگذارید

## کازینو: حرکت چه باقی می‌گذارد

reason-casino-but-would-sweep = { rank-name } زمین را خالی می‌کند{ $percent ->
        [100] { " " }و حریف آن را دارد
       *[other] { " " }(حریف به احتمال { $percent }٪ دارد)
    }
reason-casino-but-would-take = { rank-name } می‌تواند این‌ها را بردارد: { COUNT($cards) ->
        [0] { $number ->
            [1] یک ورق
           *[other] { count-in-words } ورق
        }
       *[other] { $number ->
            [1] { casino-cards-and-points }
           *[other] { count-in-words } ورق، از جمله { casino-cards-and-points }
        }
    }{ $percent ->
        [100] { " " }و حریف آن را دارد
       *[other] { " " }(حریف به احتمال { $percent }٪ دارد)
    }
reason-casino-can-take-next = نوبت بعد با { rank-name } می‌توانید این‌ها را بردارید: { COUNT($cards) ->
        [0] { $number ->
            [1] یک ورق
           *[other] { count-in-words } ورق
        }
       *[other] { $number ->
            [1] { casino-cards-and-points }
           *[other] { count-in-words } ورق، از جمله { casino-cards-and-points }
        }
    }
reason-casino-captures-last = و آنچه آخر کار بماند مال آخرین کسی است که برمی‌دارد و تا حالا شمایید
reason-casino-but-captures-last = آنچه آخر کار بماند مال آخرین کسی است که برمی‌دارد و تا حالا حریف است
reason-casino-leaves-little = روی زمین ورقی نمی‌ماند که به‌تنهایی امتیاز داشته باشد

## کازینو: بازیکن حریص

reason-casino-takes-most = هیچ برداشتن دیگری ورق بیشتری ندارد
reason-casino-gives-away-least = هیچ ورق دیگر شما به‌تنهایی کم‌امتیازتر نیست
reason-casino-nothing-else = کار دیگری نمانده است

## راوب و تسوانتسیش آب

reason-tricks-nothing-else = کار دیگری نمی‌شود کرد
reason-tricks-trick-likely = { CARDS($cards) } حتماً دور می‌برد
reason-tricks-no-trick-likely = هیچ ورق شما بردن دور را حتمی نمی‌کند
reason-tricks-weakest-card = هیچ ورق دیگر شما پایین‌تر نیست
reason-tricks-cannot-win = این دور را نمی‌برد
reason-tricks-last-to-play = آخرین ورقِ دور است و آن را می‌برد
reason-tricks-draws-last-trump = بیرون حداکثر یک حکم مانده است که پایین‌تر است
reason-tricks-cannot-be-beaten = هیچ ورقِ مانده‌ای از آن سر نیست
reason-tricks-only-trump-beats = فقط با حکم می‌شود آن را بُرید
reason-tricks-takes-lead = در این دور جلو می‌افتد
reason-tricks-draws-trumps = هر که حکم دارد باید حکم بازی کند
reason-tricks-not-needed = از ورق‌هایی که می‌توانید بازی کنید هیچ‌کدام پایین‌تر نیست
reason-tricks-keeps-all = همهٔ ورق‌هایتان حکم یا آس‌اند
reason-tricks-exchange = { $number ->
        [1] به‌جای یک ورق که نه حکم است و نه آس ورق تازه می‌کشد
       *[other] به‌جای { count-in-words } ورق که نه حکم‌اند و نه آس ورق تازه می‌کشد
    }
reason-tricks-only-card = فقط همین ورق را می‌توانید بازی کنید
reason-tricks-trumps-held = { $number ->
        [0] حکم ندارید
        [1] یک حکم دارید
       *[other] { count-in-words } حکم دارید
    }
reason-tricks-each-trick = { $number ->
        [1] هر دور یک امتیاز از شما کم می‌کند
       *[other] هر دور { count-in-words } امتیاز از شما کم می‌کند
    }
reason-tricks-no-trick-costs = { $number ->
        [1] ماندن بدون بردن دور یک امتیاز جریمه دارد
       *[other] ماندن بدون بردن دور { count-in-words } امتیاز جریمه دارد
    }
reason-tricks-keeps-better = { CARD($card) } را نگه می‌دارد
reason-tricks-keeps-lower = { CARD($card) } را نگه می‌دارد که پایین‌تر است
reason-tricks-lower-would-do = { CARD($card) } پایین‌تر است و همین کار را می‌کند
reason-tricks-higher-out = { $number ->
        [1] شاید یک ورق بالاتر از این خال هنوز بیرون باشد
       *[other] شاید { count-in-words } ورق بالاتر از این خال هنوز بیرون باشند
    }
reason-tricks-keeps-good = { CARDS($cards) } را نگه می‌دارد
reason-tricks-throws-good = { CARDS($cards) } را از دست می‌دهد
reason-tricks-keeps-plain = { $number ->
        [1] یک ورق که نه حکم است و نه آس نگه می‌دارد
       *[other] { count-in-words } ورق که نه حکم‌اند و نه آس نگه می‌دارد
    }
reason-tricks-voids-suit = دیگر { suit-name } نخواهید داشت

reason-raub-own-deal = کسی که ورق می‌دهد آخر از همه اعلام می‌کند
reason-raub-refa = ورق دادن را به نفر بعد می‌سپارد و یک رفا اضافه می‌کند
reason-raub-muss = همه را به بازی می‌کشد، چون کسی کمتر از { $limit } امتیاز دارد
reason-raub-look = پیش از اعلام ورق‌هایتان را می‌بینید
reason-raub-raub = ورق روشده مال شما می‌شود
reason-raub-stih = یک دور کافی است و ورق روشده مال شماست
reason-raub-declare = { $number ->
        [1] با ورق روشده یک حکم دارید
       *[other] با ورق روشده { count-in-words } حکم دارید
    }
reason-raub-pass = کسی که اعلام کند و { $required ->
        [1] دوری نبرد
       *[other] کمتر از دو دور ببرد
    } { $number ->
        [1] یک امتیاز
       *[other] { count-in-words } امتیاز
    } جریمه می‌شود
reason-raub-turn-next = شاید ورق بعدی خال دیگری را حکم کند
reason-raub-swap-seven = ورق روشده حکم بهتری است
reason-raub-no-swap = هفتِ حکم را ندارید
reason-raub-passes-deal = ورق دادن را بدون رفا به نفر بعد می‌سپارد
reason-raub-higher-trumps = { $number ->
        [0] هیچ حکمی از ورق روشده بالاتر نیست
        [1] یک حکم از ورق روشده بالاتر است
       *[other] { count-in-words } حکم از ورق روشده بالاترند
    }
reason-raub-thrown-in = با پاس شما این دست به هم می‌خورد و کسی امتیاز نمی‌گیرد
reason-raub-unopposed = اگر کنار بروید، اعلام‌کننده بدون بازی { count-in-words } دور می‌برد

reason-zwanzig_ab-blind = { $factor ->
        [1] حکم پیش از دیدن ورق‌ها معلوم می‌شود
        [2] این دست آن‌وقت دو برابر حساب می‌شود
        [3] این دست آن‌وقت سه برابر حساب می‌شود
        [4] این دست آن‌وقت چهار برابر حساب می‌شود
       *[other] این دست آن‌وقت { $factor } برابر حساب می‌شود
    }
reason-zwanzig_ab-look = پیش از انتخاب ورق‌های اولتان را می‌بینید
reason-zwanzig_ab-next = ورق بعدی شما حکم را معلوم می‌کند، پس دست‌کم یک حکم دارید
reason-zwanzig_ab-redeal = ورق‌های اول شما همه هفت و هشت‌اند
reason-zwanzig_ab-no-better-suit = از این خال ورقی ندارید
reason-zwanzig_ab-hearts-double = { $factor ->
        [2] دل دو برابر حساب می‌شود
        [3] دل سه برابر حساب می‌شود
        [4] دل چهار برابر حساب می‌شود
       *[other] دل { $factor } برابر حساب می‌شود
    }
reason-zwanzig_ab-nobody-may-drop = با این حکم کسی نمی‌تواند کنار برود
reason-zwanzig_ab-best-suit = هیچ‌یک از ورق‌های اول شما از { CARD($card) } بالاتر نیست
reason-zwanzig_ab-two-trumps = { count-in-words } ورق از ورق‌های اولتان حکم‌اند
reason-zwanzig_ab-leaves-tricks = دور خودتان را برده‌اید و در این دست کسی نمی‌تواند بازی را ببرد
reason-zwanzig_ab-one-trick = در این دست کسی نمی‌تواند بازی را ببرد و یک دور شما را از جریمه معاف می‌کند
reason-zwanzig_ab-gives-way = در این دست کسی نمی‌تواند بازی را ببرد و امتیاز شما کمترین نیست
reason-zwanzig_ab-longer-suit = { count-in-words } ورق از { tricks-suit } دارید
reason-zwanzig_ab-higher-card = { CARD($card) } بالاترین ورق شماست
reason-zwanzig_ab-may-not-drop = نمی‌توانید کنار بروید
reason-zwanzig_ab-unopposed = اگر کنار بروید، نفر اول بدون بازی { count-in-words } دور می‌برد
reason-zwanzig_ab-drops-left = در این بازی فقط { count-in-words } بار دیگر می‌توانید کنار بروید
reason-zwanzig_ab-up-to-count = { $number ->
        [1] در این دست یک دور امتیاز شما را کم می‌کند؛ با بیش از آن همان که هست می‌ماند
       *[other] در این دست تا { count-in-words } دور امتیاز شما را کم می‌کند؛ با بیش از آن همان که هست می‌ماند
    }
reason-zwanzig_ab-none-counts = در این دست هیچ دوری امتیاز شما را کم نمی‌کند: از صفر پایین‌تر می‌رفت
reason-zwanzig_ab-one-too-many = با یک دور دیگر از صفر پایین‌تر می‌رفتید و هیچ‌یک از دورهایتان حساب نمی‌شد
reason-zwanzig_ab-no-more-count = هر چند دور دیگر هم که ببرید امتیازتان همان که هست می‌ماند
reason-zwanzig_ab-maker-costs = { $number ->
        [1] اگر دوری نبرید یک امتیاز به شما اضافه می‌شود
       *[other] اگر دوری نبرید { count-in-words } امتیاز به شما اضافه می‌شود
    }

## هزاری

reason-hazari-best-first = اول قوی‌ترین گروه، بعد بقیه
reason-hazari-wins = { GROUP($group) } دور { $round } را در { $percent }٪ دست‌ها می‌برد
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] دور { LIST($numbers) }
       *[other] دورهای { LIST($numbers) }
    } را در { LIST($percents) }٪
reason-hazari-wins-instead = { GROUP($group) } دور { $round } را به‌جای { $before }٪ در { $percent }٪ دست‌ها می‌برد
reason-hazari-wins-as-often = تقریباً به همان اندازه می‌برد، با { ABS($number) } امتیاز { SIGN($number) ->
        [minus] کمتر
       *[plus] بیشتر
    } در دور { $round }
reason-hazari-other-cards = تقریباً به همان اندازه می‌برد و می‌ارزد، با ورق‌های دیگر
reason-hazari-troy-decides = دور { $round } سرنوشت بازی را معلوم می‌کند
reason-hazari-against-best-first = اگر دیگران اول قوی‌ترین گروه‌هایشان را بسازند

## پاسخ‌های رد: نام و تنظیم ربات‌ها

refusal-bad-options--no-such-bot = { $near ->
        [none] رباتی به نام { $name } نداریم؛ این‌ها هستند: { LIST($candidates, style: "comma") }
       *[other] رباتی به نام { $name } نداریم؛ منظورتان { $near } است؟ این‌ها هستند: { LIST($candidates, style: "comma") }
    }
refusal-bad-options--no-bot-settings = { $part } تنظیم { COMMAND("arena") } است؛ سر میز { $level } تنظیمی ندارد
refusal-bad-options--bots-for-seats = { $number } ربات نام برده شده است و { $limit } بازیکن دیگر هست: یک ربات برای همه یا برای هر کدام یکی نام ببرید
refusal-bad-options--off-the-dial = درجه از { "dial:0" } (تازه‌کار) و { "dial:0.5" } (باشگاهی) تا { "dial:1" } (استاد) است، مانند { "dial:0.35" }
refusal-bad-options--no-such-aim = فقط استادِ خانوادهٔ کازینو هدف دارد: { "aim=match" } یا { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } باید بیش از ۰ باشد
