# آنچه یک نشست رد می‌کند، و آنچه در آن جز خود بازی پیش می‌آید (docs/explanation/session.md).

refusal-only-host = این کار فقط از برنامهٔ میزبان برمی‌آید
refusal-only-persons = فقط آدم‌ها سر میز می‌نشینند
refusal-seat-taken = این جا پر است
refusal-seats-vacant = { COUNT($seats) ->
        [one] جای { LIST($seats) } خالی است
       *[other] جاهای { LIST($seats) } خالی است
    }
refusal-already-begun = بازی شروع شده است
refusal-not-begun = بازی هنوز شروع نشده است
refusal-match-not-over = بازی هنوز تمام نشده است
refusal-not-the-owner = این کار فقط با صاحب میز است
refusal-rated-without-bots = در بازی رتبه‌ای جایی به ربات نمی‌رسد
refusal-already-revealed = راز قبلاً منتشر شده است
refusal-no-rematch = بعد از بازی‌ای که دیگران هم با همان ورق‌ها بازی می‌کنند، بازی دوباره نیست
refusal-rated-one-seat = در بازی رتبه‌ای هر نفر یک جا دارد
refusal-rated-needs-clock = بازی رتبه‌ای ساعت می‌خواهد، حداکثر { $number } روز برای هر حرکت
refusal-not-your-seat = { $seat ->
        [none] این‌جا جای شما نیست
       *[other] جای { $seat } مال شما نیست
    }
refusal-no-such-person = این شخص جایی ندارد
refusal-seat-of-person = در جای { $seat } یک آدم بازی می‌کند
refusal-stand-in-plays = در جای { $seat } فعلاً ربات بازی می‌کند؛ اول جا را پس بگیرید
refusal-out-of-date = این پاسخ دیر رسید؛ دیگر کسی آن را نمی‌پرسد
refusal-paused = ساعت‌ها ایستاده‌اند
refusal-already-paused = ساعت‌ها همین حالا هم ایستاده‌اند
refusal-already-away = این شخص همین حالا هم نیست
refusal-undo-not-agreed = قرار گذاشته‌اید که هیچ حرکتی پس گرفته نشود
refusal-undo-already-asked = جای { $seat } همین حالا خواسته است حرکتی را پس بگیرد
refusal-undo-not-asked = کسی منتظر این پاسخ نیست
refusal-undo-past-seen-card = از آن حرکت به بعد ورقی دیده شده است
refusal-nothing-to-undo = شما حرکتی ندارید که پس گرفته شود
refusal-bad-options--wrong-clock = ساعت برای هر حرکت دست‌کم یک هزارم ثانیه می‌دهد، و وقت ذخیره‌اش صفر یا بیشتر است
refusal-score-stands = هنوز دارید حساب را می‌بینید؛ اول بگویید بازی ادامه پیدا کند
refusal-no-score-stands = امتیازی منتظر شما نیست
refusal-absence-not-asked = الان دربارهٔ این شخص از کسی پرسیده نمی‌شود
refusal-entropy-asked = ورق‌ها دارند پخش می‌شوند: حالا هر کس سهم خود را در بُر نشان می‌دهد
refusal-entropy-not-asked = کسی منتظر سهم این جا در بُر نیست
refusal-entropy-not-shown = هنوز کسی هست که سهمش را در بُر نشان نداده است
refusal-other-entropy = این همانی نیست که این جا به آن متعهد شده بود
refusal-bad-options--wrong-limit = زمان دیدن امتیاز یک دست صفر یا بیشتر است
refusal-bad-record--other-revision = قانون‌ها پس از ویرایش { $limit } اصلاح شده‌اند: حرکت شمارهٔ { $number } این ثبت امروز نتیجهٔ دیگری دارد
refusal-bad-record--no-opened = گزارش با قرارهای بازی شروع نمی‌شود
refusal-bad-record--wrong-entry = سطر { $limit } گزارش شمارهٔ { $number } دارد
refusal-bad-record--move-before-match = در گزارش پیش از شروع بازی حرکتی آمده است

## چه می‌شود

event-session-seat-sat = { WHO($seat) ->
        [you] شما سر میز نشستید.
       *[other] { NAME($seat) } سر میز نشست.
    }
event-session-seat-bot = یک ربات سر میز نشست: { NAME($seat) }.
event-session-seat-left = { NAME($seat) } از سر میز بلند شد.
event-session-seat-left-playing = { NAME($seat) } از سر میز بلند شد و یک ربات به جایش بازی می‌کند.
event-session-seat-withheld = { NAME($seat) } پیش از پخش ورق‌ها پاسخ نداد و جایش را از دست داد.
event-session-entropy-asked = ورق‌ها بُر می‌خورند: سهم همه معلوم شده است.
event-session-entropy-withheld = این بُر به حساب نمی‌آید و از نو انجام می‌شود.
event-session-seat-away = { WHO($seat) ->
        [you] یک ربات به جای شما بازی می‌کند.
       *[other] یک ربات به جای { NAME($seat) } بازی می‌کند.
    }
event-session-seat-time = { WHO($seat) ->
        [you] وقت شما تمام شد: یک ربات به جای شما بازی می‌کند.
       *[other] وقت تمام شد: یک ربات به جای { NAME($seat) } بازی می‌کند.
    }
event-session-seat-agreed = { WHO($seat) ->
        [you] به خواست بقیه یک ربات به جای شما بازی می‌کند.
       *[other] یک ربات به جای { NAME($seat) } بازی می‌کند.
    }
event-session-seat-back = { WHO($seat) ->
        [you] شما سر جایتان برگشتید.
       *[other] { NAME($seat) } برگشت.
    }
event-session-seat-renamed = نام { $name } اکنون { NAME($seat) } است.
event-session-absent = { WHO($seat) ->
        [you] ارتباط شما قطع شد.
       *[other] ارتباط { NAME($seat) } قطع شد.
    }
event-session-present = { WHO($seat) ->
        [you] ارتباط شما دوباره برقرار شد.
       *[other] ارتباط { NAME($seat) } دوباره برقرار شد.
    }
event-session-undo-asked = { WHO($seat) ->
        [you] خواستید آخرین حرکتتان را پس بگیرید.
       *[other] { NAME($seat) } می‌خواهد حرکتی را پس بگیرد.
    }
event-session-undo-agreed = { WHO($seat) ->
        [you] شما موافقید.
       *[other] { NAME($seat) } موافق است.
    }
event-session-undo-declined = { WHO($seat) ->
        [you] شما موافق نیستید.
       *[other] { NAME($seat) } موافق نیست.
    }
event-session-undo-dropped-declined = هیچ حرکتی پس گرفته نمی‌شود.
event-session-undo-dropped-withdrawn = درخواست پس گرفته شد و حرکت‌ها سر جایشان می‌مانند.
event-session-undo-dropped-moved = بازی جلو رفت و هیچ حرکتی پس گرفته نمی‌شود.
event-session-undone = { $number ->
        [1] حرکت پس گرفته شد.
       *[other] { $number } حرکت پس گرفته شد.
    }
event-session-paused = بازی نگه داشته شد.
event-session-continued = بازی ادامه پیدا می‌کند.
event-session-match-over = بازی تمام شد: { LIST($items, style: "comma") }.
event-session-score = { WHOSE($side) ->
        [you] شما { $number }
        [yours] طرف شما { $number }
       *[other] { SIDE($side) } { $number }
    }
event-session-free-chat = سر این میز گفت‌وگوی آزاد هست.
event-session-phrases-only = سر این میز فقط جمله‌های آماده گفته می‌شود.
event-session-rematch-wanted = { WHO($seat) ->
        [you] شما می‌خواهید دوباره بازی کنید.
       *[other] { NAME($seat) } می‌خواهد دوباره بازی کند.
    }
event-session-ready = { WHO($seat) ->
        [you] شما برای ادامهٔ بازی آماده‌اید.
       *[other] { NAME($seat) } برای ادامهٔ بازی آماده است.
    }
event-session-next-deal-time = بازی ادامه پیدا می‌کند.
event-session-absence-wait = { WHO($seat) ->
        [you] شما صبر می‌کنید.
       *[other] { NAME($seat) } صبر می‌کند.
    }
event-session-absence-bot = { WHO($seat) ->
        [you] شما می‌خواهید یک ربات بازی را ادامه بدهد.
       *[other] { NAME($seat) } می‌خواهد یک ربات بازی را ادامه بدهد.
    }
event-session-absence-end = { WHO($seat) ->
        [you] شما می‌خواهید بازی را تمام کنید.
       *[other] { NAME($seat) } می‌خواهد بازی را تمام کند.
    }
event-session-hint-used = { WHO($seat) ->
        [you] شما راهنمایی گرفتید.
       *[other] { NAME($seat) } راهنمایی گرفت.
    }
event-session-match-abandoned = بازی بدون برنده تمام شد: { LIST($items, style: "comma") }.
event-session-match-closed = مدیر سرور میز را بست و بازی بدون برنده تمام شد: { LIST($items, style: "comma") }.
