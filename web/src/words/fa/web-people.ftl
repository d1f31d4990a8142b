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
web-people-make-says = دست‌کم هشت نویسه. کدی می‌گیرید که یادداشت کنید، اگر روزی فراموشش کردید.
web-people-sign-in-says = آنچه در این مرورگر مهمان بازی کرده‌اید برای همان مهمان می‌ماند.
web-people-recover = فراموشی
web-people-recover-says = با کدی که هنگام ساختن حساب یادداشت کردید. همهٔ مرورگرهای دیگر بیرون می‌آیند.
web-people-recovery-code = کد بازیابی
web-people-new-password = گذرواژهٔ تازه
web-people-recovery-says = این کد را یادداشت کنید: اگر گذرواژه را فراموش کردید، با آن گذرواژهٔ تازه می‌گذارید. فقط همین یک بار نشان داده می‌شود.
web-people-recovery-copy = کپی
web-people-recovery-done = یادداشت کردم

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
web-kept-privacy = چه چیزی نگه داشته می‌شود، چه کسی می‌بیند، تا کی
web-people-admin = مدیریت سرور
web-kept-export = نسخه‌ای برای شما
    .says = همه چیز در یک فایل JSON.
web-kept-export-do = ذخیره
web-kept-taken = ذخیره شد.
web-kept-token = برای برنامهٔ شما
    .says = برنامه‌ای با این کلید می‌تواند به نام شما بازی کند. وقتی حساب می‌سازید، گذرواژه را عوض می‌کنید یا کدهای یک‌بارمصرف را روشن می‌کنید، همهٔ کلیدها باطل می‌شوند.
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
web-saved-open = بازی‌های صفحهٔ بدون سرور
    .says = صفحهٔ بدون سرور بازی‌هایش را در یک فایل ذخیره می‌کند. آن را اینجا باز کنید تا به بازی‌های شما افزوده شوند؛ امتیازی نیستند.
web-saved-choose = باز کردن فایل
web-saved-opening = بازی { $done } از { $total }
web-saved-opened = { $added ->
        [0] بازی تازه‌ای نبود.
       *[other] { $added } بازی افزوده شد.
    } { $present ->
        [0] { "" }
       *[other] { $present } بازی از پیش اینجا بود.
    } { $refused ->
        [0] { "" }
       *[other] { $refused } بازی خوانده نشد.
    }
web-saved-unknown = این فایلی نیست که صفحهٔ بدون سرور ذخیره کرده باشد.
web-saved-failed = فقط { $done } بازی از { $total } باز شد. دوباره امتحان کنید؛ هیچ بازی‌ای دو بار افزوده نمی‌شود.

web-factor = کدهای یک‌بارمصرف
web-factor-says = پس از گذرواژه کدی خواسته می‌شود که برنامه‌ای روی گوشی‌تان نشان می‌دهد و هر نیم دقیقه عوض می‌شود. آن‌وقت گذرواژهٔ دزدیده‌شده به‌تنهایی به کار کسی نمی‌آید.
web-factor-on-says = هنگام ورود کد خواسته می‌شود. اگر دستگاه را گم کردید، با کد بازیابی وارد می‌شوید و این خاموش می‌شود.
web-factor-set-up = راه‌اندازی
web-factor-next = ادامه
web-factor-scan = این را با یک برنامهٔ کد یک‌بارمصرف اسکن کنید یا کلید را در آن بنویسید. سپس کدی را که نشان می‌دهد وارد کنید.
web-factor-qr = کد QR برای برنامه
web-factor-key = کلید
web-factor-code = کد یک‌بارمصرف
web-factor-on = روشن کردن
web-factor-off = خاموش کردن
web-factor-turned-on = از این پس کد خواسته می‌شود. همهٔ مرورگرهای دیگر بیرون آمدند و همهٔ کلیدها باطل شدند.
web-factor-turned-off = دیگر کدی خواسته نمی‌شود.

web-proof = دوباره گذرواژهٔ شما
    .says = این به همهٔ حساب شما مربوط است. تا پنج دقیقه دوباره پرسیده نمی‌شود.
web-proof-do = ادامه
web-password-change = عوض کردن گذرواژه
web-password-says = دست‌کم هشت نویسه. همهٔ مرورگرهای دیگر بیرون می‌آیند و همهٔ کلیدها باطل می‌شوند.
web-password-do = ذخیرهٔ گذرواژهٔ تازه
web-password-changed = گذرواژه عوض شد. همهٔ مرورگرهای دیگر بیرون آمدند و همهٔ کلیدها باطل شدند.
