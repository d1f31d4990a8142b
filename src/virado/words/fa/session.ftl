# آنچه یک نشست رد می‌کند (docs/session.md).

refusal-only-host = این کار فقط از برنامهٔ میزبان برمی‌آید
refusal-only-persons = فقط آدم‌ها سر میز می‌نشینند
refusal-seat-taken = جای { $seat } پر است
refusal-seats-vacant = { COUNT($seats) ->
        [one] جای { LIST($seats) } خالی است
       *[other] جاهای { LIST($seats) } خالی است
    }
refusal-already-begun = بازی شروع شده است
refusal-not-begun = بازی هنوز شروع نشده است
refusal-match-not-over = بازی هنوز تمام نشده است
refusal-not-the-owner = این کار فقط با صاحب میز است
refusal-rated-without-bots = در بازی امتیازی جایی به ربات نمی‌رسد
refusal-already-revealed = راز قبلاً منتشر شده است
refusal-rated-one-seat = در بازی امتیازی هر نفر یک جا دارد
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
refusal-already-away = نبودن این شخص قبلاً گفته شده است
refusal-undo-not-agreed = قرار است هیچ حرکتی پس گرفته نشود
refusal-undo-already-asked = جای { $seat } همین حالا خواسته است حرکتی را پس بگیرد
refusal-undo-not-asked = کسی منتظر این پاسخ نیست
refusal-undo-past-seen-card = از آن حرکت به بعد ورقی دیده شده است
refusal-nothing-to-undo = شما حرکتی ندارید که پس گرفته شود
refusal-bad-options--wrong-clock = ساعت برای هر حرکت دست‌کم یک هزارم ثانیه می‌دهد، و وقت ذخیره‌اش صفر یا بیشتر است
refusal-bad-record--other-revision = قانون‌ها پس از ویرایش { $limit } اصلاح شده‌اند: حرکت { $number } این ثبت امروز نتیجهٔ دیگری دارد
refusal-bad-record--no-opened = گزارش با قرارهای بازی شروع نمی‌شود
refusal-bad-record--wrong-entry = سطر { $limit } گزارش شمارهٔ { $number } دارد
refusal-bad-record--move-before-match = در گزارش پیش از شروع بازی حرکتی آمده است
