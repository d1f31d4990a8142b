# Who one is, what one has played, what is kept.

web-people-me = حساب شما
web-people-guest = این‌جا مهمان این مرورگرید. با حساب کاربری روی هر دستگاهی خودتان هستید؛ فقط نام و گذرواژه می‌خواهد.
web-people-account = حساب
web-people-make = ساختن حساب
web-people-sign-in = ورود
web-people-sign-out = خروج
web-people-signed-in = با نام { $account } وارد شده‌اید.
web-people-name = نام برای ورود
web-people-password = گذرواژه
web-people-make-says = دست‌کم هشت نویسه. کسی نمی‌تواند گذرواژهٔ تازه‌ای به شما بدهد؛ یادداشتش کنید.
web-people-sign-in-says = آنچه در این مرورگر مهمان بازی کرده‌اید برای همان مهمان می‌ماند.

web-people-played = بازی‌های شما
web-people-nothing-played = هنوز هیچ. بازی‌های تمام‌شده این‌جا می‌آید.
web-people-form = شکل
web-people-matches = بازی‌ها
web-people-won = بردها
web-people-expected = برد مورد انتظار
    .says = بازیکن متوسط از همین تعداد بازی چندتا می‌برد
web-people-points = امتیاز
web-people-rating = { $game }: { $rating } پس از { $number } بازی رتبه‌ای
web-people-leaders = بهترین‌ها
web-people-who = نام
web-people-worth = رتبه
    .says = قدرتی که از روی بازی‌های رتبه‌ای با اطمینان می‌شود گفت
web-people-no-leaders = هنوز کسی بازی رتبه‌ای این بازی را تمام نکرده است.

web-kept = آنچه دربارهٔ شما نگه داشته می‌شود
web-kept-says = نام، جاها و نوبت‌هایتان، گفته‌هایتان سر میز و نتیجه‌ها. کسی به کارهای دیگرتان نگاه نمی‌کند.
web-kept-export = نسخه‌ای برای شما
    .says = همه چیز در یک فایل JSON.
web-kept-export-do = ذخیره
web-kept-taken = ذخیره شد.
web-kept-token = برای برنامهٔ شما
    .says = برنامه‌ای با این کلید می‌تواند به نام شما بازی کند.
web-kept-token-make = ساختن کلید
web-kept-token-once = فقط همین یک بار نشان داده می‌شود. مثل گذرواژه نگهش دارید.
web-kept-token-copy = کپی کلید
web-kept-token-drop = باطل کردن همهٔ کلیدها
web-kept-token-drop-sure = باطل شوند: برنامه‌ها همان دم می‌ایستند
web-kept-dropped = دیگر هیچ کلیدی اعتبار ندارد.
web-kept-delete = پاک کردن حسابتان
    .says = نام، حساب، نتیجه‌ها و رتبه‌هایتان برای همیشه پاک می‌شود. سر میزهایی که دیگران هم بازی کرده‌اند نامی خالی می‌ماند.
web-kept-delete-do = پاک کردن همه چیز
web-kept-delete-sure = بله، همین حالا همه پاک شود
web-kept-deleted = همه چیز پاک شد. حالا مهمان تازه‌ای هستید.
