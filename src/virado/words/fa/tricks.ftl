# آنچه راوب و تسوانتسیش آب هر دو دارند. «دور» و «دست» همان‌اند که در راوب.

## واژه‌ها

tricks-suit = { $suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    } { suit-name }
tricks-label-turnup = ورق روشده

## رد: نوشته‌هایی که حرکت نیستند

refusal-unparsable--nothing-said = حرکت واژه‌ای است مانند { LIST($candidates, style: "comma") }، با ورق‌ها یا خالی که به آن تعلق دارد
refusal-unparsable--unknown-word = حرکتی به نام { $part } نیست؛ این‌ها هستند: { LIST($candidates, style: "comma") }
refusal-unparsable--suit-missing = خال گفته نشده است؛ خال یکی از { "s, h, d" } یا { "c" } است
refusal-unparsable--no-suit = { $part } خال نیست؛ خال یکی از { "s, h, d" } یا { "c" } است
refusal-unparsable--one-card = { $action } یک ورق می‌خواهد، مانند { "Kh" }
refusal-unparsable--stands-alone = { $action } تنها می‌آید، بدون { $part }

## رد: حرکت‌ها

refusal-dropped-out = { WHO($seat) ->
        [you] شما از این دست کنار رفته‌اید
       *[other] { NAME($seat) } از این دست کنار رفته است
    }
refusal-already-exchanged = { WHO($seat) ->
        [you] شما ورق عوض کرده‌اید
       *[other] { NAME($seat) } ورق عوض کرده است
    }؛ بار دوم در کار نیست
refusal-must-follow = { CARD($card) } هم‌خال نیست: { suit-name } آمده است و شما { CARDS($cards) } دارید
refusal-follow-suit = { refusal-must-follow }
refusal-must-trump = { CARD($card) } حکم نیست: { suit-name } ندارید و باید با { CARDS($cards, style: "or") } ببُرید
refusal-must-overtrump = { CARD($card) } از بالاترین حکمِ این دور سر نیست: باید { CARDS($cards, style: "or") } بازی کنید

## رد: وضعیت‌ها و نمونه‌ها

refusal-bad-position--seats-out-of-turn = { $path }: جاها به نوبت بازی نکرده‌اند
refusal-bad-position--too-few-cards-left = { $path }: از بانکی که آمده { $number } ورق می‌ماند، ولی کسی { $limit } ورق کم دارد
refusal-bad-position--trick-complete = { $path }: این دور کامل است: هر { $limit } جا بازی کرده‌اند یا کنار رفته‌اند
refusal-bad-case--expected-action = { $path }: حرکتی مانند { "1 card Kh" } لازم است، نه { $part }
refusal-bad-case--nobody-to-act = { $path }: { $part } جایی را نام نمی‌برد و نوبت کسی نیست

## آنچه پیش می‌آید

event-tricks-drop = { WHO($seat) ->
        [you] شما کنار می‌روید.
       *[other] { NAME($seat) } کنار می‌رود.
    }
# پس از نام، که شاید خودش شماره باشد، تعداد با حروف می‌آید.
event-tricks-exchange = { WHO($seat) ->
        [you] شما
       *[other] { NAME($seat) }
    } { COUNT($discarded) ->
        [0] ورقی
        [1] یک ورق
        [2] دو ورق
        [3] سه ورق
        [4] چهار ورق
       *[other] { COUNT($discarded) } ورق
    } عوض { COUNT($discarded) ->
        [0] { WHO($seat) ->
            [you] نمی‌کنید
           *[other] نمی‌کند
        }
       *[other] { WHO($seat) ->
            [you] می‌کنید
           *[other] می‌کند
        }
    }.
event-tricks-exchange-seen = { COUNT($drawn) ->
        [0] { CARDS($discarded) } را رد می‌کنید.
       *[other] { CARDS($discarded) } را رد می‌کنید و { CARDS($drawn) } می‌کشید.
    }
event-tricks-card = { WHO($seat) ->
        [you] شما { CARD($card) } بازی می‌کنید.
       *[other] { NAME($seat) } { CARD($card) } بازی می‌کند.
    }
event-tricks-trick = { WHO($seat) ->
        [you] دور را شما با { CARD($card) } می‌برید.
       *[other] دور را { NAME($seat) } با { CARD($card) } می‌برد.
    }
event-tricks-turn-up = { CARD($card) } رو می‌شود: حکم { tricks-suit } است.
event-tricks-factor = همه چیز { $factor ->
        [2] دو برابر
       *[other] { $factor } برابر
    } حساب شد.
event-tricks-by-default = همهٔ دیگران کنار رفته‌اند: { WHO($seat) ->
        [you] شما هر { $number } دور را بدون بازی می‌برید.
       *[other] { NAME($seat) } هر { $number } دور را بدون بازی می‌برد.
    }
event-tricks-points = { WHO($seat) ->
        [you] شما
       *[other] { NAME($seat) }
    } { SIGN($points) ->
        [minus] ⁦−{ ABS($points) }⁩
        [zero] ۰
       *[plus] ⁦+{ ABS($points) }⁩
    }
event-tricks-deal-scored = حساب این دست: { LIST($items, style: "comma") }.
event-tricks-match-over = { COUNT($winners) ->
        [one] { WHO($seat) ->
            [you] شما بازی را بردید.
           *[other] { NAME($seat) } بازی را برد.
        }
       *[other] { NAMES($winners) } با هم بازی را بردند.
    }
event-tricks-match-over-lowest = چند نفر صفر یا کمتر دارند: پایین‌ترین امتیاز می‌برد.
event-tricks-match-over-everybody = هر که صفر یا کمتر دارد می‌برد، هر چند کسی کمتر داشته باشد.
event-tricks-match-over-shared = پایین‌ترین امتیاز برابر است.

## هر حرکت چه می‌کند

effect-tricks-exchange = { COUNT($discarded) ->
        [0] همهٔ ورق‌هایتان را نگه می‌دارید.
       *[other] { CARDS($discarded) } را رد می‌کنید و { $draws } ورق می‌کشید.
    }
effect-tricks-exchange-shuffled = { CARDS($discarded) } را رد می‌کنید و { $draws } ورق می‌کشید؛ بانک تمام می‌شود و برای { $shuffled } تای آن ورق‌های ردشدهٔ دیگران بُر می‌خورد.
effect-tricks-card-leads = { CARD($card) } دور را شروع می‌کند.
effect-tricks-card-takes = { $trumps ->
        [true] { CARD($card) } می‌بُرد و دور را می‌برد.
       *[false] { CARD($card) } دور را می‌برد.
    }
effect-tricks-card-highest = { $trumps ->
        [true] { CARD($card) } می‌بُرد و تا این‌جا از همه سر است.
       *[false] { CARD($card) } تا این‌جا از همه سر است.
    }
effect-tricks-card-loses = { CARD($card) } این دور را نمی‌برد.
effect-tricks-drop = در این دست بازی نمی‌کنید و امتیازتان همان می‌ماند.
effect-tricks-factor = امتیازهای این دست { $factor ->
        [2] دو برابر
       *[other] { $factor } برابر
    } حساب می‌شود.

## حرکت روی دکمه: چه می‌کند و چه می‌شود

title-tricks-exchange = { COUNT($discarded) ->
        [0] نگه داشتن همهٔ ورق‌ها
       *[other] عوض کردن { CARDS($discarded) }
    }
title-tricks-card = بازی کردن { CARD($card) }
result-tricks-exchange = { $draws } ورق تازه
result-tricks-card-leads = دور را شروع می‌کند
result-tricks-card-takes = { $trumps ->
        [true] می‌بُرد و دور را می‌برد
       *[false] دور را می‌برد
    }
result-tricks-card-highest = { $trumps ->
        [true] می‌بُرد و تا این‌جا سر است
       *[false] تا این‌جا سر است
    }
result-tricks-card-loses = دور را نمی‌برد
result-tricks-no-trick = بدون دور ⁦+{ $penalty }⁩
result-tricks-drop = امتیازتان همان می‌ماند
result-tricks-factor = همه چیز ⁦×{ $factor }⁩

## آنچه باید تصمیم گرفت

asks-tricks-lead = شما شروع می‌کنید.
asks-tricks-follow = از خال { suit-name } بازی کنید.
asks-tricks-beat = از خال { suit-name } بازی کنید و روی آن را بگیرید.
asks-tricks-any = ورقی انتخاب کنید.
asks-tricks-trump = { suit-name } ندارید: باید حکم بازی کنید.
asks-tricks-throw = { suit-name } ندارید: ورقی انتخاب کنید.
