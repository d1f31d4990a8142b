# تسوانتسیش آب: پاسخ‌های رد، پیشامدها، اثر حرکت‌ها، گونه‌ها و گزینه‌ها. «دور» و «دست» همان‌اند که در راوب.

## رد: حرکت‌ها

refusal-malformed-move = این حرکتِ تسوانتسیش آب نیست
refusal-not-your-turn--zwanzig-ab = { WHO($seat) ->
        [you] نوبت شما نیست
       *[other] نوبت { NAME($seat) } نیست
    }: { zwanzig_ab-now }
# چه کسی باید چه کند، از روی $turn و $phase.
zwanzig_ab-now = { $phase ->
        [blind] { WHO($turn) ->
            [you] حالا شما باید ندیده حکم کنید یا نگاه کنید
           *[other] حالا { NAME($turn) } باید ندیده حکم کند یا نگاه کند
        }
        [trump] { WHO($turn) ->
            [you] حالا شما باید حکم کنید
           *[other] حالا { NAME($turn) } باید حکم کند
        }
        [exchange] { WHO($turn) ->
            [you] حالا شما باید ورق عوض کنید
           *[other] حالا { NAME($turn) } باید ورق عوض کند
        }
        [drop] { $choices ->
            [stay] { WHO($turn) ->
                [you] حالا شما باید بمانید
               *[other] حالا { NAME($turn) } باید بماند
            }
           *[all] { WHO($turn) ->
                [you] حالا شما باید بمانید یا کنار بروید
               *[other] حالا { NAME($turn) } باید بماند یا کنار برود
            }
        }
       *[play] { WHO($turn) ->
            [you] حالا شما باید بازی کنید
           *[other] حالا { NAME($turn) } باید بازی کند
        }
    }
refusal-trump-fixed = حکم معلوم شده است: { suit-name }
refusal-not-forehand = فقط حاکم، { NAME($forehand) }، حکم می‌کند
refusal-look-first = حاکم هنوز نگاه نکرده است: یا ندیده حکم می‌کند یا نگاه می‌کند
refusal-already-looked = حاکم ورق‌های اولش را دیده است؛ دیگر نمی‌شود ندیده حکم کرد
refusal-no-blind-choice = در این شکل بازی کسی ندیده حکم نمی‌کند
refusal-no-next = در این شکل بازی ورق بعدی رو نمی‌شود: حاکم یکی از چهار خال را حکم می‌کند
refusal-no-redeal = در این شکل بازی ورق از نو داده نمی‌شود
refusal-packet-not-weak = ورق فقط وقتی از نو داده می‌شود که همه هفت و هشت باشند، و شما { CARDS($cards) } دارید
refusal-trump-due = هنوز حکم معلوم نیست: اول حاکم، { NAME($forehand) }، حکم می‌کند
refusal-decision-due = تا همه نگفته‌اند که می‌مانند یا نه، کسی ورق عوض نمی‌کند
refusal-too-many-cards = { $limit ->
        [0] { CARDS($cards) } را نمی‌شود عوض کرد: در این شکل بازی کسی ورق عوض نمی‌کند
       *[other] { CARDS($cards) } زیاد است: حداکثر { $limit } ورق را می‌شود عوض کرد
    }
refusal-stock-too-small = { CARDS($cards) } را نمی‌شود عوض کرد: { $limit ->
        [0] بانک خالی است
       *[other] در بانک فقط { $limit } ورق مانده است
    }
refusal-exchange-over = عوض کردن ورق تمام شده است
refusal-exchange-due = تا همه ورق عوض نکرده‌اند، کسی نمی‌گوید می‌ماند یا کنار می‌رود
refusal-already-decided = همه گفته‌اند که می‌مانند یا نه، و برگشت ندارد
refusal-forehand-stays = { $action ->
        [drop] { WHO($seat) ->
            [you] شما حاکمید و نمی‌توانید کنار بروید
           *[other] { NAME($seat) } حاکم است و نمی‌تواند کنار برود
        }
       *[stay] { WHO($seat) ->
            [you] شما حاکمید و از شما پرسیده نمی‌شود
           *[other] { NAME($seat) } حاکم است و از حاکم پرسیده نمی‌شود
        }: حاکم همیشه می‌ماند
    }
refusal-special-deal = در دست ویژه کسی نمی‌تواند کنار برود
refusal-obliging-suit = حکم { suit-name } است، و با این حکم کسی نمی‌تواند کنار برود
refusal-low-score = { WHO($seat) ->
        [you] شما { $number } امتیاز دارید و باید بمانید
       *[other] { NAME($seat) } { $number } امتیاز دارد و باید بماند
    }: فقط با بیش از { $limit } امتیاز می‌شود کنار رفت
refusal-dropped-last-deal = { WHO($seat) ->
        [you] شما دست پیش کنار رفتید و این دست باید بمانید
       *[other] { NAME($seat) } دست پیش کنار رفت و این دست باید بماند
    }
refusal-no-drops-left = { WHO($seat) ->
        [you] شما در این بازی { $number } بار کنار رفته‌اید
       *[other] { NAME($seat) } در این بازی { $number } بار کنار رفته است
    } و بیش از این نمی‌شود
refusal-dealer-stays = همهٔ دیگران حاکم را تنها گذاشته‌اند، پس ورق‌دهنده باید بماند
refusal-bad-options--zwanzig-nobody-so-low = پیش از دستی که بشود در آن کنار رفت کسی { $number } امتیاز یا کمتر ندارد: کمترین { $limit } است
refusal-bad-options--zwanzig-zero-unreachable = از دست { $limit } به بعد همه چیز { $number } برابر است و بسیاری از امتیازها هرگز درست به صفر نمی‌رسند: { "special_finish_from_deal=0" } یا { "special_finish_scope=single_deal" } یا { "hearts_multiplier=1" } می‌خواهد
refusal-play-not-begun = هنوز وقت بازی کردن ورق نیست: { zwanzig_ab-now }

## آنچه پیش می‌آید

event-zwanzig_ab-deal = { $redeal ->
        [true] { WHO($dealer) ->
            [you] شما از نو ورق می‌دهید.
           *[other] { NAME($dealer) } از نو ورق می‌دهد.
        }
       *[false] { WHO($dealer) ->
            [you] شما ورق می‌دهید.
           *[other] { NAME($dealer) } ورق می‌دهد.
        }
    }
event-zwanzig_ab-special = دست ویژه: حکم { tricks-suit } است و کسی نمی‌تواند کنار برود.
event-zwanzig_ab-bid-choose = { WHO($seat) ->
        [you] شما { tricks-suit } را حکم می‌کنید.
       *[other] { NAME($seat) } { tricks-suit } را حکم می‌کند.
    }
event-zwanzig_ab-bid-blind = { WHO($seat) ->
        [you] شما ندیده { tricks-suit } را حکم می‌کنید.
       *[other] { NAME($seat) } ندیده { tricks-suit } را حکم می‌کند.
    }
event-zwanzig_ab-bid-next = { WHO($seat) ->
        [you] شما حکم را به ورق بعدی می‌سپارید.
       *[other] { NAME($seat) } حکم را به ورق بعدی می‌سپارد.
    }
event-zwanzig_ab-bid-redeal = { WHO($seat) ->
        [you] شما از نو دادن ورق را می‌خواهید.
       *[other] { NAME($seat) } می‌خواهد ورق از نو داده شود.
    }
event-zwanzig_ab-show = { WHO($seat) ->
        [you] شما { CARDS($cards) } را نشان می‌دهید.
       *[other] { NAME($seat) } { CARDS($cards) } را نشان می‌دهد.
    }
event-zwanzig_ab-stay = { WHO($seat) ->
        [you] شما می‌مانید.
       *[other] { NAME($seat) } می‌ماند.
    }
event-zwanzig_ab-kept = { WHO($seat) ->
        [you] شما از صفر پایین‌تر می‌رفتید، پس امتیازتان همان که بود می‌ماند.
       *[other] { NAME($seat) } از صفر پایین‌تر می‌رفت، پس امتیازش همان که بود می‌ماند.
    }

## هر حرکت چه می‌کند

effect-zwanzig_ab-trump = { suit-name } حکم می‌شود{ $obliges ->
        [true] { " " }و کسی نمی‌تواند کنار برود
       *[false] { "" }
    }.
effect-zwanzig_ab-redeal = { CARDS($cards) } را نشان می‌دهید و ورق از نو داده می‌شود.
effect-zwanzig_ab-next = ورق بعدی شما رو می‌شود و خالش حکم است.
effect-zwanzig_ab-stay = باید یک دور ببرید؛ وگرنه { $penalty } تا به امتیازتان اضافه می‌شود.
effect-zwanzig_ab-stay-must = این دست نمی‌توانید کنار بروید.

## حرکت روی دکمه: چه می‌کند و چه می‌شود

title-zwanzig_ab-choose = حکم کردن { tricks-suit }
title-zwanzig_ab-blind = ندیده حکم کردن { tricks-suit }
title-zwanzig_ab-look = نگاه کردن به ورق‌ها
title-zwanzig_ab-next = سپردن حکم به ورق بعدی
title-zwanzig_ab-redeal = از نو دادن ورق
title-zwanzig_ab-stay = ماندن
title-zwanzig_ab-drop = کنار رفتن
result-zwanzig_ab-obliges = کسی نمی‌تواند کنار برود
result-zwanzig_ab-redeal = { CARDS($cards) } را نشان می‌دهید
result-zwanzig_ab-must = نمی‌توانید کنار بروید

## مرحله‌ها

phase-zwanzig_ab-blind = حکم کردن ندیده
phase-zwanzig_ab-trump = حکم کردن
phase-zwanzig_ab-exchange = عوض کردن ورق
phase-zwanzig_ab-drop = ماندن یا کنار رفتن
phase-zwanzig_ab-play = بازی

## گونه‌ها

variant-zwanzig-ab =
    .title = تسوانتسیش آب
    .also = بیست پایین
    .place = آلمان
    .summary = از ۲۰ تا صفر: حاکم حکم می‌کند، هر کس می‌تواند سه ورق عوض کند، و با ورق‌های ضعیف می‌شود کنار رفت.
variant-zwanzig-ab-jager-trump-rank =
    .title = تسوانتسیش آب (یگر: سرباز و نُه حکم)
    .place = آلمان (آلفرد یگر)
    .summary = بالاترین حکم‌ها سرباز و نُه‌اند.
variant-zwanzig-ab-jager-first-packet =
    .title = تسوانتسیش آب (یگر: اول سه ورق)
    .place = آلمان (آلفرد یگر)
    .summary = سه ورق پیش از حکم: حکم ندیده، با ورق بعدی، یا پس از دوباره دادنِ ورق‌های ضعیف.
variant-zwanzig-ab-jager-drop-first =
    .title = تسوانتسیش آب (یگر: اول کنار رفتن)
    .place = آلمان (آلفرد یگر)
    .summary = پیش از عوض کردن ورق می‌گویند می‌مانند یا کنار می‌روند.
variant-zwanzig-ab-jager-clubs =
    .title = تسوانتسیش آب (یگر: ماندن با گشنیز)
    .place = آلمان (آلفرد یگر)
    .summary = وقتی حکم گشنیز است کسی نمی‌تواند کنار برود.
variant-zwanzig-ab-jager-two-active =
    .title = تسوانتسیش آب (یگر: ورق‌دهنده می‌ماند)
    .place = آلمان (آلفرد یگر)
    .summary = اگر همهٔ دیگران حاکم را تنها بگذارند، ورق‌دهنده باید بماند.
variant-zwanzig-ab-jager-no-repeat-drop =
    .title = تسوانتسیش آب (یگر: نه دو بار پشت سر هم)
    .place = آلمان (آلفرد یگر)
    .summary = کسی که دست پیش کنار رفته این دست باید بماند.
variant-zwanzig-ab-jager-low-score =
    .title = تسوانتسیش آب (یگر: ماندن از پنج به پایین)
    .place = آلمان (آلفرد یگر)
    .summary = کسی که پنج امتیاز یا کمتر دارد باید بماند.
variant-zwanzig-ab-jager-plain-finish =
    .title = تسوانتسیش آب (یگر: پایان ساده)
    .place = آلمان (آلفرد یگر)
    .summary = از دست نهم به بعد هم دل به‌اجبار حکم نمی‌شود.
variant-zwanzig-ab-jager =
    .title = تسوانتسیش آب (یگر)
    .also = یگر
    .place = آلمان (آلفرد یگر)
    .summary = هر هشت قرار یگر با هم.
variant-zwanzig-ab-persian-literal =
    .title = تسوانتسیش آب (متن فارسی)
    .place = متن فارسی
    .summary = فقط در دست نهم دل به‌اجبار حکم است، و تنها تا وقتی که کسی به صفر نرسیده باشد.
variant-zwanzig-ab-early =
    .title = تسوانتسیش آب (ترتیب معمول ورق‌ها)
    .place = آلمان
    .summary = ده پایین‌تر از سرباز است.

## گزینه‌ها

option-zwanzig_ab-start_score =
    .name = امتیاز آغاز بازی
option-zwanzig_ab-first_dealer =
    .name = جایی که اول ورق می‌دهد
option-zwanzig_ab-suit_rank =
    .name = ترتیب ورق‌ها
    .ace_ten = { "A 10 K Q J 9 8 7" }
    .natural = { "A K Q J 10 9 8 7" }
option-zwanzig_ab-trump_rank =
    .name = ترتیب حکم‌ها
    .same = مانند خال‌های دیگر
    .jass = { "J 9 A 10 K Q 8 7" }
option-zwanzig_ab-first_packet =
    .name = ورق‌های پیش از حکم
option-zwanzig_ab-trump_next =
    .name = حاکم می‌تواند حکم را به ورق بعدی بسپارد
option-zwanzig_ab-trump_blind =
    .name = حاکم می‌تواند ندیده حکم کند
option-zwanzig_ab-redeal_weak =
    .name = اگر ورق‌های اول همه هفت و هشت باشند، حاکم می‌تواند از نو دادن ورق را بخواهد
option-zwanzig_ab-blind_multiplier =
    .name = ضریب امتیازها با حکم ندیده
option-zwanzig_ab-hearts_multiplier =
    .name = ضریب امتیازها با حکم دل
option-zwanzig_ab-multiplier_mode =
    .name = حکم دلِ ندیده
    .product = هر دو در هم ضرب می‌شوند
    .max = فقط بزرگ‌تر حساب می‌شود
option-zwanzig_ab-exchange_max =
    .name = بیشترین ورقی که می‌شود عوض کرد
option-zwanzig_ab-drop_timing =
    .name = ماندن یا کنار رفتن
    .after_exchange = پس از عوض کردن ورق
    .before_exchange = پیش از عوض کردن ورق
option-zwanzig_ab-oblige_suit =
    .name = حکمی که با آن کسی نمی‌تواند کنار برود
    .diamonds = خشت
    .clubs = گشنیز
    .none = هیچ‌کدام
option-zwanzig_ab-min_two_active =
    .name = اگر همهٔ دیگران حاکم را تنها بگذارند، ورق‌دهنده باید بماند
option-zwanzig_ab-no_consecutive_drop =
    .name = کسی نمی‌تواند دو دست پشت سر هم کنار برود
option-zwanzig_ab-no_drop_at_or_below =
    .name = کسی که این امتیاز یا کمتر دارد باید بماند
    .none = چنین حدّی نیست
option-zwanzig_ab-max_drops =
    .name = حداکثر دفعه‌هایی که یک نفر در یک بازی می‌تواند کنار برود
    .none = هر چند بار
option-zwanzig_ab-no_trick_penalty =
    .name = امتیاز اضافهٔ کسی که مانده و دوری نبرده است
option-zwanzig_ab-maker_no_trick_penalty =
    .name = امتیاز اضافهٔ حاکمی که حکم کرده و دوری نبرده است
    .none = مثل همه
option-zwanzig_ab-all_tricks_bonus =
    .name = امتیازی که با بردن هر پنج دور علاوه بر آن‌ها کم می‌شود
option-zwanzig_ab-special_finish_from_deal =
    .name = دست‌های ویژه با حکم دل، از کدام دست (۰: نیست)
option-zwanzig_ab-special_finish_scope =
    .name = کدام دست‌ها ویژه‌اند
    .from_then_on = آن دست و همهٔ دست‌های بعد
    .single_deal = فقط همان دست
option-zwanzig_ab-special_finish_in_tiebreak =
    .name = دستی که برابری را به هم می‌زند هم می‌تواند ویژه باشد
option-zwanzig_ab-exact_zero =
    .name = آنچه امتیاز را از صفر پایین‌تر ببرد حساب نمی‌شود
option-zwanzig_ab-match_winners =
    .name = وقتی کسی به صفر یا کمتر برسد، چه کسی می‌برد
    .lowest = فقط پایین‌ترین امتیاز
    .all_out = هر که در صفر یا کمتر است
option-zwanzig_ab-tie_break =
    .name = اگر چند نفر در پایین‌ترین امتیاز، صفر یا کمتر، برابر باشند
    .play_on = همه به بازی ادامه می‌دهند
    .tied_only = فقط همان‌ها ادامه می‌دهند
    .shared = با هم می‌برند
option-zwanzig_ab-overtrump =
    .name = کسی که باید ببُرد، با حکمی بالاتر از همه می‌بُرد
    .optional = اگر بخواهد
    .required = اگر بتواند

## آنچه باید تصمیم گرفت

asks-zwanzig_ab-blind = ندیده حکم کنید، یا ورق‌ها را نگاه کنید.
asks-zwanzig_ab-trump = حکم چه باشد؟
asks-zwanzig_ab-exchange = کدام ورق‌ها را عوض می‌کنید؟
asks-zwanzig_ab-drop = می‌مانید یا کنار می‌روید؟
asks-zwanzig_ab-must-stay = این دست نمی‌توانید کنار بروید: می‌مانید.
