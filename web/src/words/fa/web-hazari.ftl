# هزاری: میز چیدن، رو کردن، امتیازها.

web-hazari-to = تا { NUMBER($number, useGrouping: 0) }
web-hazari-deal = دست { $number }
web-hazari-up = آپ
web-hazari-arranging = در حال چیدن
web-hazari-captured = { $number } امتیاز
web-hazari-of-target = { NUMBER($number, useGrouping: 0) } از { NUMBER($target, useGrouping: 0) } امتیاز

## میز چیدن

web-hazari-group = گروه { $number }
# The card points of a group on the desk.
web-hazari-points = ارزش کارت‌ها { $number }
web-hazari-too-few = { $number } ورق کم دارد
web-hazari-too-many = { $number } ورق زیادی
web-hazari-loose = ورق‌هایی که در هیچ گروهی نیستند
web-hazari-help = کمک برای چیدن
# The points of the deal that a suggested arrangement makes on average.
web-hazari-about = انتظار: حدود { $number }
web-hazari-by-rank = به ترتیب ارزش
web-hazari-by-suit = به ترتیب خال
web-hazari-clear = خالی کردن
web-hazari-undo = برگرداندن
web-hazari-last-deal = دست پیش
web-hazari-asks = آن‌ها را در چهار گروه بچینید.
web-hazari-sizes = سه گروه سه‌تایی، بعد یک گروه چهارتایی.
# Of the cards just read out: the page has already put them into the groups of these sizes.
web-hazari-lie = آن‌ها از پیش به همین ترتیب چیده شده‌اند.
web-hazari-in-order = ترتیب درست است.
web-hazari-in-order-note = پس از «آپ» چیزی عوض نمی‌شود.
web-hazari-mend = مرتبشان کنید
web-hazari-up-is-final = «آپ» برگشت ندارد: گروه‌هایتان همین می‌مانند.
web-hazari-say-up = بله، بالا
# دکمه‌ای که چیدن را تمام می‌کند.
web-hazari-go-up = آپ (آماده‌ام)
web-hazari-heard-chosen = { $card } برداشته شد. با ۱ تا ۴ در گروهی بگذارید، یا ورق دیگری را برای جابه‌جایی انتخاب کنید.
web-hazari-heard = { $card }: گروه { $number }، { $group }.
web-hazari-heard-loose = { $card } در هیچ گروهی نیست.
web-hazari-undone = یک گام به عقب.

## رو کردن

web-hazari-waits = { $number ->
        [one] { $names } هنوز می‌چیند.
       *[other] { $names } هنوز می‌چینند.
    }
web-hazari-round = دور { $number }
web-hazari-rounds = دورها
web-hazari-leads = { $name }: { $group }. بهترین تا این‌جا.
web-hazari-shows = { $name }: { $group }.
web-hazari-skip = رد کردن
web-hazari-lying = { $cards } ورق روی میز: { $points } امتیاز
web-hazari-best = بهترین تا این‌جا:
web-hazari-won-round = این دور را می‌برد:
web-hazari-not-shown = رو نشد
web-hazari-all = همه
web-hazari-arrange = چیدن دست بعد
web-hazari-points-of-deal = امتیازهای این دست
web-hazari-plus = ⁦+{ $number }⁩

## امتیازها

web-hazari-deal-column = دست
web-hazari-total = جمع
web-hazari-by-troy = تروی
web-hazari-tie = در صدر برابرید: بازی ادامه دارد.
web-hazari-no-deal-yet = هنوز دستی حساب نشده است.

## صفحهٔ اول: خانوادهٔ بازی و شکل‌هایش

web-family-hazari = هزاری
    .says = سیزده ورق را سه، سه، سه و چهار بچینید. بهترین گروه هر دور را می‌برد. تا { NUMBER(1000, useGrouping: 0) }.
web-form-hazari = هزاری
web-form-hazari-bhutan = بوتان
web-sub-hazari-bhutan = دو جفت حساب است
web-sub-hazari-bhutan-no-two-pair = بدون دو جفت
