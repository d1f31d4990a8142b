# راوب: پاسخ‌های رد، پیشامدها، اثر حرکت‌ها، گونه‌ها و گزینه‌ها. از ورق دادن تا حساب یک «دست» است؛ در هر «دور» هر کس یک ورق می‌آورد و یکی همه را می‌برد، همان که در حکم «دست» می‌گویند.

## واژه‌ها

raub-action = { $action ->
        [deal] ورق دادن
        [refa] سپردن ورق دادن به نفر بعد
        [muss] موس
        [look] نگاه کردن
        [raub] راوب
        [stih] شتیخ
        [declare] اعلام کردن
        [pass] پاس دادن
        [turn_next] رو کردن یک ورق دیگر
        [play] ماندن
        [drop] کنار رفتن
        [swap_seven] عوض کردن هفت
        [no_swap] عوض نکردن هفت
        [exchange] عوض کردن ورق
        [take_turnup] برداشتن ورق روشده
       *[card] بازی کردن ورق
    }
# چه کسی باید چه کند، از روی $turn و $phase.
raub-now = { $phase ->
        [before_deal] { WHO($turn) ->
            [you] حالا شما باید ورق بدهید
           *[other] حالا { NAME($turn) } باید ورق بدهد
        }
        [deal] { WHO($turn) ->
            [you] حالا شما باید ورق بدهید
           *[other] حالا { NAME($turn) } باید ورق بدهد
        }
        [blind] { $choices ->
            [look] { WHO($turn) ->
                [you] حالا شما باید نگاه کنید
               *[other] حالا { NAME($turn) } باید نگاه کند
            }
            [raub] { WHO($turn) ->
                [you] حالا شما باید ندیده راوب بگویید، یا نگاه کنید
               *[other] حالا { NAME($turn) } باید ندیده راوب بگوید، یا نگاه کند
            }
            [stih] { WHO($turn) ->
                [you] حالا شما باید ندیده شتیخ بگویید، یا نگاه کنید
               *[other] حالا { NAME($turn) } باید ندیده شتیخ بگوید، یا نگاه کند
            }
           *[all] { WHO($turn) ->
                [you] حالا شما باید ندیده راوب یا شتیخ بگویید، یا نگاه کنید
               *[other] حالا { NAME($turn) } باید ندیده راوب یا شتیخ بگوید، یا نگاه کند
            }
        }
        [bidding] { WHO($turn) ->
            [you] حالا شما باید اعلام کنید یا پاس بدهید
           *[other] حالا { NAME($turn) } باید اعلام کند یا پاس بدهد
        }
        [defence] { WHO($turn) ->
            [you] حالا شما باید بمانید یا کنار بروید
           *[other] حالا { NAME($turn) } باید بماند یا کنار برود
        }
        [seven] { $choices ->
            [no_swap] حالا شما باید بگویید که هفت را عوض نمی‌کنید
           *[all] { WHO($turn) ->
                [you] حالا شما باید هفت را عوض کنید یا نکنید
               *[other] حالا { NAME($turn) } باید هفت را عوض کند یا نکند
            }
        }
        [exchange] { WHO($turn) ->
            [you] حالا شما باید ورق عوض کنید
           *[other] حالا { NAME($turn) } باید ورق عوض کند
        }
        [turnup] { WHO($turn) ->
            [you] حالا شما باید ورق روشده را بردارید
           *[other] حالا { NAME($turn) } باید ورق روشده را بردارد
        }
       *[play] { WHO($turn) ->
            [you] حالا شما باید بازی کنید
           *[other] حالا { NAME($turn) } باید بازی کند
        }
    }

## رد: حرکت‌ها

refusal-no-such-move = این حرکتِ راوب نیست
refusal-not-your-turn--raub = { WHO($seat) ->
        [you] نوبت شما نیست
       *[other] نوبت { NAME($seat) } نیست
    }: { raub-now }
refusal-not-now = { raub-action } حالا ممکن نیست: { raub-now }
refusal-pass-deal-off = در این شکل بازی ورق‌دهنده نمی‌تواند ورق دادن را به نفر بعد بسپارد
refusal-muss-off = در این شکل بازی موس نیست
refusal-muss-scores = ورق‌دهنده فقط وقتی می‌تواند موس بگوید که امتیاز کسی کمتر از { $limit } باشد
refusal-muss-scores--all-below = ورق‌دهنده فقط وقتی می‌تواند موس بگوید که امتیاز همه کمتر از { $limit } باشد
refusal-muss-scores--opponent-below = ورق‌دهنده فقط وقتی می‌تواند موس بگوید که امتیاز یکی دیگر کمتر از { $limit } باشد
refusal-raub-off = در این شکل بازی راوب ندیده نیست
refusal-stih-off = در این شکل بازی شتیخ نیست
refusal-stih-imposed = در این شکل بازی شتیخ را کسی نمی‌گوید: هفتی که رو شود خودش آن را پیش می‌آورد
refusal-stih-needs-seven = شتیخ فقط وقتی گفته می‌شود که ورق روشده هفت باشد
refusal-blind-over = { raub-action } را فقط ورق‌دهنده می‌گوید، و پیش از نگاه کردن
refusal-already-passed = { WHO($seat) ->
        [you] شما پاس داده‌اید و این بار دیگر نمی‌توانید اعلام کنید
       *[other] { NAME($seat) } پاس داده است و این بار دیگر نمی‌تواند اعلام کند
    }
refusal-only-dealer-turns = ورق دیگر را فقط ورق‌دهنده، { NAME($dealer) }، رو می‌کند، آن هم وقتی همهٔ دیگران پاس داده باشند
refusal-turn-next-off = در این شکل بازی ورق دیگری رو نمی‌شود
refusal-already-turned = یک ورق دیگر رو شده است؛ بار دوم ورق‌دهنده یا اعلام می‌کند یا پاس می‌دهد
refusal-muss-compels = ورق‌دهنده، { NAME($dealer) }، موس گفته است و همه باید بمانند؛ پرسشی در کار نیست
refusal-no-seven-swap = حالا هفت حکم را نمی‌شود عوض کرد
refusal-no-seven-swap--off = در این شکل بازی هفت حکم عوض نمی‌شود
refusal-seven-not-held = هفت حکم ({ CARD($card) }) را { WHO($seat) ->
        [you] شما ندارید
       *[other] { NAME($seat) } ندارد
    }
refusal-card-not-held = { CARDS($cards) } را ندارید
refusal-card-not-held--turn-up = { CARD($card) } ورق روشده است و هنوز مال شما نیست
refusal-card-not-held--laying-away = { CARD($card) } نه از ورق‌های شماست و نه ورق روشده { CARD($turnup) }
refusal-too-many-changed = { COUNT($cards) } ورق ({ CARDS($cards) }) زیاد است: حداکثر { $limit } ورق را می‌شود عوض کرد
refusal-stock-short = { COUNT($cards) } ورق ({ CARDS($cards) }) را نمی‌شود عوض کرد: { $limit ->
        [0] بانک خالی است
       *[other] در بانک { $limit } ورق مانده است
    }
refusal-turnup-compulsory = اعلام‌کننده باید حالا ورق روشده را بردارد و یک ورق رد کند
refusal-turnup-kept = در این شکل بازی ورق روشده { CARD($card) } را نمی‌شود رد کرد
refusal-misdeal-too-late = اشتباه در ورق دادن را فقط تا پیش از اولین اعلام، جواب، عوض کردن هفت یا عوض کردن ورق می‌شود گفت
refusal-misdeal-too-early = هنوز ورقی داده نشده است که در آن اشتباهی باشد
refusal-misdeal-dealer-only = در این شکل بازی اشتباه فقط به پای ورق‌دهنده نوشته می‌شود و جایی نام برده نمی‌شود
refusal-misdeal-of-dealer = اشتباه خود ورق‌دهنده بدون نام بردن جا گفته می‌شود
refusal-referee-only = اشتباه در ورق دادن را فقط داور می‌گوید
refusal-referee-only-misdeals = داور فقط اشتباه در ورق دادن را می‌گوید و نه چیز دیگر

## رد: گزینه‌ها و نمونه‌ها

refusal-bad-options--event-twice = در { "refa_sources" } چیزی دو بار آمده است
refusal-bad-options--no-unit = { "unit" } عدد درست مثبت یا کسری مانند { "1/2" } است، نه { $part }
refusal-bad-options--unit-not-whole = { "winner_split=integer" } واحد درست می‌خواهد
refusal-bad-options--raub-stock-suffices = ورق‌های باقی‌مانده هرگز تمام نمی‌شوند: حداکثر { $number } ورق عوض می‌شود و { $limit } ورق یا بیشتر هست
refusal-bad-case--declarer-dropped = { $path }: اعلام‌کننده، جای { $seat }، هرگز کنار نمی‌رود
refusal-bad-case--dropped-seat-wins = { $path }: جای { $seat } کنار رفته است و دوری نمی‌برد
refusal-bad-case--too-many-tricks = { $path }: هر دست { $limit } دور دارد
refusal-bad-case--nobody-has-won = { $path }: کسی نبرده است
refusal-bad-case--expected-amount = { $path }: مبلغی لازم است، نه { $part }

## آنچه پیش می‌آید

event-raub-deal = { WHO($dealer) ->
        [you] شما ورق می‌دهید.
       *[other] { NAME($dealer) } ورق می‌دهد.
    }
event-raub-bid-refa = { WHO($seat) ->
        [you] شما ورق دادن را به نفر بعد می‌سپارید: رفا.
       *[other] { NAME($seat) } ورق دادن را به نفر بعد می‌سپارد: رفا.
    }
event-raub-bid-muss = { WHO($seat) ->
        [you] شما «موس» می‌گویید: همه بازی می‌کنند و کسی نمی‌تواند کنار برود.
       *[other] { NAME($seat) } «موس» می‌گوید: همه بازی می‌کنند و کسی نمی‌تواند کنار برود.
    }
event-raub-bid-raub = { WHO($seat) ->
        [you] شما «راوب» می‌گویید.
       *[other] { NAME($seat) } «راوب» می‌گوید.
    }
event-raub-bid-stih = { WHO($seat) ->
        [you] شما «شتیخ» می‌گویید: یک دور کافی است.
       *[other] { NAME($seat) } «شتیخ» می‌گوید: یک دور کافی است.
    }
event-raub-bid-declare = { WHO($seat) ->
        [you] شما اعلام می‌کنید.
       *[other] { NAME($seat) } اعلام می‌کند.
    }
event-raub-bid-pass = { WHO($seat) ->
        [you] شما پاس می‌دهید.
       *[other] { NAME($seat) } پاس می‌دهد.
    }
event-raub-bid-turn_next = { WHO($seat) ->
        [you] شما یک ورق دیگر رو می‌کنید.
       *[other] { NAME($seat) } یک ورق دیگر رو می‌کند.
    }
event-raub-defend = { WHO($seat) ->
        [you] شما می‌مانید: ایگرام.
       *[other] { NAME($seat) } می‌ماند: ایگرام.
    }
event-raub-drop = { WHO($seat) ->
        [you] شما کنار می‌روید: ایدم.
       *[other] { NAME($seat) } کنار می‌رود: ایدم.
    }
event-raub-swap-seven = { WHO($seat) ->
        [you] شما { CARD($seven) } را با { CARD($card) } عوض می‌کنید.
       *[other] { NAME($seat) } { CARD($seven) } را با { CARD($card) } عوض می‌کند.
    }
event-raub-reshuffle = بانک تمام شده است؛ ورق‌های ردشده بُر می‌خورند و بانک تازه می‌شوند.
event-raub-reshuffle-seen = بانک تمام شده است؛ ورق‌های ردشده بُر می‌خورند و بانک تازه می‌شوند. شما { CARDS($drawn) } می‌کشید.
event-raub-take-turnup = { WHO($seat) ->
        [you] شما ورق روشده { CARD($card) } را برمی‌دارید.
       *[other] { NAME($seat) } ورق روشده { CARD($card) } را برمی‌دارد.
    }
event-raub-take-turnup-seen = شما ورق روشده { CARD($card) } را برمی‌دارید و { CARDS($discarded) } را رد می‌کنید.
event-raub-misdeal = { $intentional ->
        [true] { WHO($dealer) ->
            [you] شما عمداً ورق را اشتباه داده‌اید.
           *[other] { NAME($dealer) } عمداً ورق را اشتباه داده است.
        }
       *[false] { WHO($dealer) ->
            [you] شما ورق را اشتباه داده‌اید.
           *[other] { NAME($dealer) } ورق را اشتباه داده است.
        }
    }
event-raub-mistake = { $intentional ->
        [true] { WHO($seat) ->
            [you] شما عمداً اشتباه کرده‌اید.
           *[other] { NAME($seat) } عمداً اشتباه کرده است.
        }
       *[false] { WHO($seat) ->
            [you] شما اشتباه کرده‌اید.
           *[other] { NAME($seat) } اشتباه کرده است.
        }
    }
event-raub-thrown-in-first_round_passout = همه پاس داده‌اند: این دست به هم می‌خورد.
event-raub-thrown-in-second_round_passout = باز همه پاس داده‌اند: این دست به هم می‌خورد.
event-raub-thrown-in-third_same_suit = سه بار یک خال رو شده است: این دست به هم می‌خورد.
event-raub-thrown-in-misdeal = این دست به هم می‌خورد.
event-raub-refa = یک رفا نوشته می‌شود.
event-raub-declarer = { $made ->
        [true] { WHO($seat) ->
            [you] شما باید { raub-tricks } می‌بردید و بردید.
           *[other] { NAME($seat) } باید { raub-tricks } می‌برد و برد.
        }
       *[false] { WHO($seat) ->
            [you] شما باید { raub-tricks } می‌بردید و نبردید.
           *[other] { NAME($seat) } باید { raub-tricks } می‌برد و نبرد.
        }
    }
raub-tricks = { $required ->
        [1] یک دور
        [2] دو دور
       *[other] { $required } دور
    }
event-raub-settlement = تسویه: { LIST($items) }.
event-raub-amount = { $pays ->
        [true] { WHO($seat) ->
            [you] شما { $amount } می‌پردازید
           *[other] { NAME($seat) } { $amount } می‌پردازد
        }
       *[false] { WHO($seat) ->
            [you] شما { $amount } می‌گیرید
           *[other] { NAME($seat) } { $amount } می‌گیرد
        }
    }

## هر حرکت چه می‌کند

effect-raub-declare = { $contract ->
        [muss] همه بازی می‌کنند و شما باید از چهار دور { raub-tricks } ببرید
       *[other] شما باید از چهار دور { raub-tricks } ببرید، و ورق روشده مال شماست
    }؛ با کمتر از آن { raub-points } به امتیازتان اضافه می‌شود.
effect-raub-play = باید یک دور ببرید؛ وگرنه { raub-points } به امتیازتان اضافه می‌شود.
# از روی $penalty.
raub-points = { $penalty } تا
effect-raub-throw-in-pass_deal = ورقی داده نمی‌شود و ورق‌دهندهٔ بعدی تصمیم می‌گیرد.
effect-raub-throw-in-passout = این دست به هم می‌خورد.
effect-raub-throw-in-misdeal = { $penalty ->
        [0] این دست به هم می‌خورد.
       *[other] این دست به هم می‌خورد و { raub-points } به امتیاز ورق‌دهنده اضافه می‌شود.
    }
effect-raub-throw-in-mistake = { $penalty ->
        [0] این دست به هم می‌خورد.
       *[other] این دست به هم می‌خورد و { raub-points } به امتیاز { NAME($seat) } اضافه می‌شود.
    }
effect-raub-refa = یک رفا نوشته می‌شود: یکی از دست‌های بعد دو برابر حساب می‌شود.
effect-raub-swap-seven = { CARD($seven) } را می‌گذارید و { CARD($card) } را برمی‌دارید.
effect-raub-take-turnup = { $same ->
        [true] همان ورق روشده { CARD($card) } را رد می‌کنید و ورق‌های خودتان را نگه می‌دارید.
       *[false] { CARD($card) } را برمی‌دارید و { CARDS($discarded) } را رد می‌کنید.
    }
effect-raub-turn_next = ورق بعدی بانک رو می‌شود و خالش حکم است؛ همه از نو اعلام می‌کنند یا پاس می‌دهند.

## حرکت روی دکمه: چه می‌کند و چه می‌شود

title-raub-deal = ورق دادن
title-raub-refa = سپردن ورق دادن به نفر بعد (رفا)
title-raub-muss = گفتن «موس»
title-raub-look = نگاه کردن به ورق‌ها
title-raub-raub = گفتن «راوب»
title-raub-stih = گفتن «شتیخ»
title-raub-declare = اعلام کردن
title-raub-pass = پاس
title-raub-turn_next = رو کردن یک ورق دیگر
title-raub-play = ماندن (ایگرام)
title-raub-drop = کنار رفتن (ایدم)
title-raub-swap_seven = عوض کردن { CARD($seven) } با { CARD($card) }
title-raub-no_swap = عوض نکردن
title-raub-take_turnup = { $same ->
        [true] رد کردن خودِ { CARD($card) }
       *[false] برداشتن { CARD($card) } و رد کردن { CARDS($discarded) }
    }
title-raub-misdeal = اعلام اشتباه در دادن ورق
title-raub-mistake = اعلام اشتباه { NAME($seat) }
result-raub-declare = { raub-tricks }، وگرنه ⁦+{ $penalty }⁩
result-raub-refa = یکی از دست‌های بعد دو برابر می‌شود

## مرحله‌ها

phase-raub-before_deal = پیش از ورق دادن
phase-raub-deal = ورق دادن
phase-raub-blind = پیش از نگاه کردن
phase-raub-bidding = اعلام
phase-raub-defence = ماندن یا کنار رفتن
phase-raub-seven = عوض کردن هفت
phase-raub-exchange = عوض کردن ورق
phase-raub-turnup = برداشتن ورق روشده
phase-raub-play = بازی

## گونه‌ها

variant-raub =
    .title = راوب
    .place = کروات‌های آمریکا
    .summary = کسی که اعلام کند باید از چهار دور دو دور ببرد و کسی که بماند یک دور؛ از ۲۱ به پایین.
variant-raub-seven-always =
    .title = راوب (هفت با هر ورق روشده)
    .place = کروات‌های آمریکا
    .summary = هفت حکم را می‌شود با ورق روشده عوض کرد.
variant-raub-seven-ace-only =
    .title = راوب (هفت فقط با آس)
    .place = کروات‌های آمریکا
    .summary = هفت حکم را می‌شود با ورق روشده عوض کرد، اگر آس باشد.
variant-raub-persian-literal =
    .title = راوب (طبق متن فارسی)
    .place = متن فارسی
    .summary = ورق‌دهنده فقط وقتی می‌تواند همه را به بازی وادارد (موس) که همه زیر ده باشند؛ سه بار رو شدن یک خال هم دست بعدی را دو برابر نمی‌کند (رفا نیست).
variant-raub-automatic-stih =
    .title = راوب (هفتِ روشده ورق‌دهنده را اعلام‌کننده می‌کند)
    .place = صربستان
    .summary = اگر هفت رو شود ورق‌دهنده خودبه‌خود اعلام‌کننده است و باید یک دور ببرد.

## گزینه‌ها

option-raub-start_score =
    .name = امتیاز آغاز بازی
option-raub-first_dealer =
    .name = جایی که اول ورق می‌دهد
option-raub-raub =
    .name = ورق‌دهنده می‌تواند پیش از نگاه کردن راوب بگوید
option-raub-raub_required_tricks =
    .name = دورهایی که با راوب باید برد
option-raub-stih =
    .name = شتیخ، وقتی هفت رو شده باشد
    .off = نیست
    .optional = ورق‌دهنده می‌تواند بگوید
    .automatic = خودبه‌خود پیش می‌آید
option-raub-muss =
    .name = موس
    .off = نیست
    .any_below = وقتی امتیاز کسی زیر حدّ آن باشد
    .opponent_below = وقتی امتیاز کسی جز ورق‌دهنده زیر حدّ آن باشد
    .all_below = وقتی امتیاز همه زیر حدّ آن باشد
option-raub-muss_threshold =
    .name = حدّ موس
option-raub-pass_deal =
    .name = ورق‌دهنده می‌تواند ورق دادن را به نفر بعد بسپارد
option-raub-turn_next =
    .name = اگر همهٔ دیگران پاس داده باشند، ورق‌دهنده می‌تواند یک ورق دیگر رو کند
option-raub-refa_sources =
    .name = رفا نوشته می‌شود وقتی
    .first_round_passout = همه پاس بدهند
    .second_round_passout = باز همه پاس بدهند
    .third_same_suit = سه بار یک خال رو شود
    .pass_deal = دست به نفر بعد سپرده شود
    .misdeal = ورق اشتباه داده شود
option-raub-refa_stacking =
    .name = چند رفا
    .queue = هر کدام یک دست را دو برابر می‌کند، یکی پس از دیگری
    .compound = همه با هم دست بعد را چند بار دو برابر می‌کنند
    .single = هرگز بیش از یکی نمی‌شود
option-raub-refa_max_outstanding =
    .name = حداکثر رفاهای نوشته‌شده (۰: بی‌حد)
option-raub-exchange_max =
    .name = حداکثر ورق‌هایی که می‌شود عوض کرد
option-raub-stock_short =
    .name = اگر بانک کم بیاورد
    .limit = کمتر می‌شود عوض کرد
    .reshuffle = ورق‌های ردشده بُر می‌خورند و بانک تازه می‌شوند
option-raub-turnup_order =
    .name = اعلام‌کننده ورق روشده را
    .after_exchange = پس از عوض کردن ورق برمی‌دارد
    .before_exchange = پیش از عوض کردن ورق برمی‌دارد
option-raub-turnup_discard =
    .name = اعلام‌کننده به‌جای ورق روشده می‌تواند رد کند
    .any = هر ورقی را
    .not_turnup = هر ورقی را جز خود ورق روشده
option-raub-seven_exchange =
    .name = عوض کردن هفت حکم با ورق روشده
    .never = هرگز
    .only_ace = اگر ورق روشده آس باشد
    .always = همیشه
option-raub-seven_exchange_timing =
    .name = زمان این عوض کردن
    .after_defence = پس از جواب‌ها
    .before_defence = پیش از جواب‌ها
option-raub-seven_exchange_after_blind =
    .name = پس از راوب، شتیخ و موس هم می‌شود هفت را عوض کرد
option-raub-overtrump =
    .name = کسی که باید ببُرد، با حکمی بالاتر از همه می‌بُرد
    .optional = اگر بخواهد
    .required = اگر بتواند
option-raub-declarer_penalty =
    .name = امتیازی که به اعلام‌کنندهٔ ناموفق اضافه می‌شود
option-raub-defender_penalty =
    .name = امتیاز اضافهٔ کسی که مانده و دوری نبرده است
option-raub-misdeal_by =
    .name = داور می‌تواند اعلام کند
    .dealer = اشتباه ورق‌دهنده را
    .any_player = اشتباه هر بازیکن را
option-raub-misdeal_penalty =
    .name = امتیازی که برای اشتباهِ عمدی اضافه می‌شود
option-raub-unit =
    .name = پول هر امتیاز
option-raub-winner_split =
    .name = چند برنده پول را قسمت می‌کنند
    .exact = دقیق
    .integer = به واحدهای درست

## آنچه باید تصمیم گرفت

asks-raub-before_deal = دادن ورق با شماست. دست چگونه آغاز شود؟
asks-raub-blind = پیش از نگاه کردن چیزی بگویید، یا ورق‌ها را نگاه کنید.
asks-raub-bidding = { $suit ->
        [none] اعلام می‌کنید یا پاس می‌دهید؟
       *[other] با حکمِ { suit-name } اعلام می‌کنید یا پاس می‌دهید؟
    }
asks-raub-defence = می‌مانید (ایگرام) یا کنار می‌روید (ایدم)؟
asks-raub-seven = هفت را با ورق روشده عوض می‌کنید؟
asks-raub-no-seven = هفت حکم را ندارید.
asks-raub-exchange = کدام ورق‌ها را عوض می‌کنید؟
asks-raub-turnup = ورق روشده مال شماست. کدام ورق را رد می‌کنید؟

## آنچه سر میز گفته می‌شود، و معنی آن

spoken-raub-raub = راوب
    .means = { "Raub" }، به آلمانی یعنی راهزنی: ورق‌دهنده بی‌آنکه نگاه کند ورق روشده را می‌گیرد و بردن دورها را بر عهده می‌گیرد
spoken-raub-stih = شتیخ
    .means = { "Stih" }، به کرواتی یعنی یک دور: بردن همان یکی بس است
spoken-raub-muss = موس
    .means = { "Muss" }، به آلمانی یعنی باید: همه باید بازی کنند
spoken-raub-refa = رفا
    .means = { "Refa" }، یک خط: یکی از دست‌های بعد دو برابر حساب می‌شود
spoken-raub-igram = ایگرام
    .means = { "Igram" }، به کرواتی یعنی بازی می‌کنم
spoken-raub-idem = ایدم
    .means = { "Idem" }، به کرواتی یعنی می‌روم
