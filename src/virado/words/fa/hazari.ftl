# هزاری: گروه‌ها، پاسخ‌های رد، پیشامدها، گونه‌ها و گزینه‌ها.

## گروه‌ها. GROUP($group) از روی رده یکی از این‌ها را برمی‌گزیند؛ $ranks آن است که تعیین می‌کند، $high و $low دوتای اول آن.

group-hazari = { GROUP($group) }
group-hazari-indi = ایندی { RANKS($ranks) }
group-hazari-pair = جفت { KEY($high) ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
       *[other] { RANK($high) }
    } با { rank-name }
group-hazari-two_pair = دو جفت { KEY($high) ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
       *[other] { RANK($high) }
    } و { KEY($low) ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
       *[other] { RANK($low) }
    }
group-hazari-colour = رنگ { RANKS($ranks) }
group-hazari-colour4 = رنگ چهارورقی { RANKS($ranks) }
group-hazari-run = ردیف { RANKS($ranks) }
group-hazari-run4 = ردیف چهارورقی { RANKS($ranks) }
group-hazari-colour_run = ردیف هم‌رنگ { RANKS($ranks) }
group-hazari-colour_run4 = ردیف هم‌رنگ چهارورقی { RANKS($ranks) }
group-hazari-troy = تروی { KEY($high) ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
       *[other] { RANK($high) }
    }
group-hazari-troy4 = چهارتای { KEY($high) ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
       *[other] { RANK($high) }
    }

## رد

refusal-unparsable--no-arrangement = در چیدن چهار گروه نام برده می‌شود: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }
refusal-not-your-turn--nothing-to-arrange = حالا چیزی برای چیدن ندارید
refusal-already-up = شما «آپ» گفته‌اید: چیدنتان دیگر عوض نمی‌شود
refusal-sizes = گروه‌ها { LIST($numbers) } ورق دارند؛ باید ۳، ۳، ۳ و ۴ ورق داشته باشند
refusal-sizes--too-many-groups = ورق‌ها در چهار گروه چیده می‌شود، با ۳، ۳، ۳ و ۴ ورق؛ این‌ها بیشترند
refusal-cards = این‌ها ورق‌های شما نیستند
refusal-cards--not-in-hand = { CARDS($cards) } را ندارید
refusal-cards--twice = { CARDS($cards) } را دو بار نام برده‌اید؛ هر ورق یک جا دارد
refusal-order = { $number ->
        [2] گروه دوم شما ({ GROUP($group) }) از گروه اول
       *[3] گروه سوم شما ({ GROUP($group) }) از گروه دوم
    } ({ GROUP($other) }) قوی‌تر است؛ قوی‌ترین باید اول بیاید
refusal-order--last-three = بهترین سه ورق گروه آخر شما ({ GROUP($group) }) از گروه سوم ({ GROUP($other) }) قوی‌تر است؛ ضعیف‌ترین باید آخر بیاید
refusal-order--last = گروه آخر شما ({ GROUP($group) }) از گروه سوم ({ GROUP($other) }) قوی‌تر است؛ ضعیف‌ترین باید آخر بیاید
refusal-bad-options--hazari-first-troy-decides = گروه‌ها از بالا به پایین رو می‌شوند: هر کس تروی دارد آن را در دور اول رو می‌کند و دورهای بعدی چیزی را معلوم نمی‌کنند

## آنچه پیش می‌آید

event-hazari-deal = { WHO($dealer) ->
        [you] شما ورق می‌دهید.
       *[other] { NAME($dealer) } ورق می‌دهد.
    }
event-hazari-round-won = { WHO($seat) ->
        [you] شما دور { $round } را با { GROUP($group) } می‌برید: { $points } امتیاز.
       *[other] { NAME($seat) } دور { $round } را با { GROUP($group) } می‌برد: { $points } امتیاز.
    }
event-hazari-deal-scored = حساب این دست: { LIST($items, style: "comma") }.
event-hazari-deal-scored-troy = تروی برنده بازی را همان‌جا تمام می‌کند: { LIST($items, style: "comma") }.
event-hazari-points = { WHOSE($side) ->
        [you] شما
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] ⁦−{ ABS($points) }⁩
        [zero] ۰
       *[plus] ⁦+{ ABS($points) }⁩
    }
event-hazari-match-over = { COUNT($winners) ->
        [one] { WHOSE($side) ->
            [you] شما بازی را بردید.
           *[other] { SIDE($side) } بازی را برد.
        }
       *[other] { NAMES($winners) } با هم بازی را بردند.
    }
effect-hazari-arrange = { GROUP($first) }؛ { GROUP($second) }؛ { GROUP($third) }؛ { GROUP($last) } را رو می‌کنید.

## حرکت روی دکمه: چه می‌کند و چه می‌شود

title-hazari-arrange = آپ: آماده
result-hazari-arrange = دیگر عوض نمی‌شود

## چیدن

split-hazari-best-first = قوی‌ترین اول
split-hazari-most-even = متعادل
split-hazari-best-total = بیشترین امتیاز
split-hazari-other = راهی دیگر
split-hazari-troy = تروی برای برد بازی
split-hazari-says = { LIST($items, style: "comma") }

## مرحله‌ها

phase-hazari-arrange = چیدن
phase-hazari-show = رو کردن

## گونه‌ها

variant-hazari =
    .title = هزاری
    .also = هزار امتیازی
    .place = بنگلادش
    .summary = تا ۱۰۰۰: سیزده ورق در چهار گروه؛ گروه آخر با بهترین سه ورقش سنجیده می‌شود.
variant-hazari-bhutan =
    .title = هزاری (بوتان)
    .also = بوتان
    .place = بوتان
    .summary = هر ورق به اندازهٔ عددش، رده‌های چهارورقی در دور آخر، و تروی برنده بازی را می‌برد.
variant-hazari-bhutan-no-two-pair =
    .title = هزاری (بوتان، بدون دو جفت)
    .place = بوتان
    .summary = مانند بوتان، ولی دو جفت فقط به اندازهٔ جفت بالاتر می‌ارزد.

## گزینه‌ها

option-hazari-card_values =
    .name = ارزش ورق‌ها
    .ten_five = آس تا ده هر کدام ۱۰، بقیه ۵
    .pip = آس ۱۱، شاه و بی‌بی و سرباز ۱۰، بقیه به اندازهٔ عددشان
option-hazari-fourth_round =
    .name = گروه‌های آخر سنجیده می‌شوند با
    .best_three = بهترین سه ورقشان
    .four_card = هر چهار ورق
option-hazari-two_pair =
    .name = دو جفت خودش یک رده است
option-hazari-odd_card_breaks_ties =
    .name = میان گروه‌های آخرِ برابر، ورق اضافهٔ بالاتر تعیین می‌کند
option-hazari-order_rule =
    .name = ترتیب گروه‌ها
    .descending = اول قوی‌ترین
    .free = دل‌بخواه
option-hazari-group4_order_basis =
    .name = گروه آخر با گروه سوم سنجیده می‌شود از روی
    .best_three = بهترین سه ورقش
    .extended = ردهٔ چهارورقی‌اش
option-hazari-tie_rule =
    .name = از گروه‌های برابر می‌برد
    .last_played = گروهی که آخر رو شده
    .first_played = گروهی که اول رو شده
option-hazari-troy_instant_win =
    .name = تروی برنده بازی را می‌برد
option-hazari-troy_win_rounds =
    .name = دورهایی که تروی برنده در آن‌ها بازی را می‌برد
option-hazari-target =
    .name = بازی تا
option-hazari-top_tie =
    .name = برابری در بالاترین جمع
    .play_on = بازی ادامه دارد
    .shared = برد شریکی است
option-hazari-first_dealer =
    .name = جایی که اول ورق می‌دهد

## آنچه باید تصمیم گرفت

asks-hazari-arrange = سیزده ورق خود را در چهار گروه بچینید.

## آنچه سر میز گفته می‌شود، و معنی آن

spoken-hazari-up = آپ
    .means = به انگلیسی یعنی بالا: آماده‌ام و دیگر چیزی را عوض نمی‌کنم
spoken-hazari-troy = تروی
    .means = سه ورق هم‌نام
spoken-hazari-indi = ایندی
    .means = گروهی که هیچ‌کدام از نوع‌های دیگر نیست؛ بعضی جاها به آن تکی می‌گویند
