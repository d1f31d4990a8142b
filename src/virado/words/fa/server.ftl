# آنچه سرور رد می‌کند (docs/reference/wire.md).

refusal-hello-first = اولین درخواست هر اتصال { "hello" } است
refusal-bad-request = این درخواست نیست: { PROBLEM($problem) }
refusal-too-fast = درخواست‌ها خیلی پشت سر هم آمدند؛ کمی صبر کنید
refusal-not-signed-in = کسی این‌جا وارد نشده است
refusal-foreign-origin = این صفحه اجازهٔ اتصال به این سرور را ندارد
refusal-unknown-host = این سرور خود را با نام { $name } نمی‌شناسد؛ گردانندهٔ آن می‌تواند نام را با گزینهٔ { "--hostnames" } یا متغیر { "VIRADO_HOSTNAMES" } اضافه کند
refusal-restarting = سرور دوباره راه می‌افتد؛ کمی بعد برگردید
refusal-too-many-connections = هر نفر حداکثر { $limit } اتصال دارد
refusal-server-full = سرور پر است؛ کمی بعد دوباره امتحان کنید
refusal-token-only-plays = با این توکن فقط می‌شود بازی کرد
refusal-too-many-guests = از این نشانی مهمان تازهٔ زیادی آمده است؛ بعداً دوباره امتحان کنید
refusal-address-too-busy = هر نشانی حداکثر { $limit } اتصال دارد
refusal-request-too-long = هر درخواست حداکثر { $limit } بایت دارد
refusal-too-many-tables = هر نفر حداکثر { $limit } میز باز یا در حال بازی دارد
refusal-too-many-new-tables = میزهای تازهٔ این نشانی زیاد شد؛ بعداً دوباره امتحان کنید
refusal-too-many-bots = هر نفر حداکثر { $limit } بازی با حریف رایانه‌ای هم‌زمان دارد
refusal-no-such-table = چنین میزی نیست
refusal-table-moved = این میز به سرور دیگری منتقل می‌شود؛ دوباره وصل شوید
refusal-not-stored = ثبت نشد و انجام هم نشد؛ دوباره امتحان کنید
refusal-set-closed = این میز بسته است تا همه با ورق‌های آن بازی کنند
refusal-set-over = با این ورق‌ها دیگر بازی تازه‌ای شروع نمی‌شود
refusal-no-such-set = چنین ورق‌هایی اینجا نیست
refusal-hints-not-agreed = وقتی چند نفر بازی می‌کنند، راهنمایی فقط با قرار قبلی ممکن است
refusal-no-hints-in-rated = بازی رتبه‌ای راهنمایی ندارد
refusal-too-many-hints = هر نفر هم‌زمان منتظر حداکثر { $limit } راهنمایی می‌ماند
refusal-deal-not-over = این دست هنوز تمام نشده است
refusal-review-under-way = مرور قبلی شما هنوز تمام نشده است
refusal-bots-not-ready = ربات‌ها هنوز آماده نشده‌اند؛ کمی بعد دوباره بپرسید
refusal-nothing-to-arrange = در این بازی چیزی برای چیدن نیست
refusal-spectators-are-silent = فقط کسی که سر میز جا دارد می‌تواند حرف بزند
refusal-empty-chat = یا جمله‌ای آماده بگویید یا چیزی از خودتان
refusal-unprintable-chat = در پیام نویسه‌های کنترلی و نشانه‌های جهت نوشتار جایی ندارند
refusal-too-much-chat = پیام‌ها پشت سر هم زیاد شد؛ { $number } ثانیهٔ دیگر ادامه دهید
refusal-too-many-muted = هر نفر حداکثر { $limit } نفر دیگر را بی‌صدا می‌کند
refusal-phrases-only = سر این میز فقط جمله‌های آماده مجاز است
refusal-rated-without-pause = بازی رتبه‌ای متوقف نمی‌شود
refusal-rated-same-place = در بازی رتبه‌ای هر کس از جای دیگری بازی می‌کند و سر این میز دو نفر از یک نشانی یا یک مرورگر می‌آیند؛ بدون رتبه می‌شود بازی کرد

## آدم‌ها

refusal-bad-name--length = نام ۱ تا { $limit } نویسه دارد
refusal-bad-name--unprintable = نام فقط نویسه‌های چاپی دارد
refusal-bad-name--no-letters = نام باید حرف یا رقم داشته باشد
refusal-bad-name--too-many-marks = هر حرف نام حداکثر { $limit } نشانه دارد
refusal-bad-name--mixed-scripts = هر واژهٔ نام با یک خط نوشته می‌شود
refusal-bad-name--reserved = این نام برای سرور نگه داشته شده است
refusal-bad-name--like-a-bot = این نام به نام ربات‌ها می‌ماند
refusal-bad-password--length = گذرواژه { $number } تا { $limit } نویسه دارد
refusal-bad-password--common = این گذرواژه جزو نخستین‌هایی است که امتحان می‌شوند؛ یکی دیگر انتخاب کنید
refusal-bad-password--own = گذرواژه نباید نام شما باشد؛ یکی دیگر انتخاب کنید
refusal-bad-password--word = یک نام یا یک واژه زود حدس زده می‌شود؛ چند واژه را کنار هم بگذارید
refusal-bad-password--keys = کلیدهای کنار هم زود حدس زده می‌شوند؛ گذرواژهٔ دیگری انتخاب کنید
refusal-bad-password--repeat = تکرار زود حدس زده می‌شود؛ گذرواژهٔ دیگری انتخاب کنید
refusal-bad-password--sequence = حروف یا رقم‌های پشت سر هم زود حدس زده می‌شوند؛ گذرواژهٔ دیگری انتخاب کنید
refusal-bad-password--date = تاریخ و سال زود حدس زده می‌شود؛ گذرواژهٔ دیگری انتخاب کنید
refusal-name-taken = این نام یا نامی شبیه آن مال کسی است که حساب دارد؛ نام دیگری برگزین، یا اگر مال توست وارد شو
refusal-wrong-password = حساب یا گذرواژه درست نیست
refusal-too-many-tries = گذرواژه یا کد نادرست زیاد شد؛ { $number } ثانیهٔ دیگر دوباره امتحان کنید
refusal-code-needed = کدی هم که دستگاهتان نشان می‌دهد لازم است
refusal-wrong-code = این کدی نیست که دستگاهتان اکنون نشان می‌دهد، یا پیش‌تر به کار رفته است
refusal-second-factor-on = کد همین حالا هم خواسته می‌شود؛ نخست آن را خاموش کنید
refusal-second-factor-not-offered = نخست باید کلید را به دستگاهی بدهید
refusal-account-first = برای این کار حساب لازم است
refusal-too-many-tokens = هر نفر حداکثر { $limit } کلید دسترسی دارد
refusal-too-many-invitations = هر نفر حداکثر روزی { $limit } بار دعوت می‌کند
refusal-not-played-together = فقط کسی را می‌شود دعوت کرد که با او یک بازی را تا آخر رفته باشید
refusal-not-at-this-table = فقط کسی که سر میز نشسته یا آن را باز کرده دعوت می‌کند
refusal-no-public-page = این شخص صفحهٔ عمومی ندارد
refusal-no-such-code = این کد به هیچ میزی نمی‌رسد: شاید اشتباه نوشته شده، عوض شده یا وقتش گذشته، یا بازی آغاز شده است
refusal-table-codes-off = این سرور برای میزها کد نمی‌سازد؛ از پیوند استفاده کنید
refusal-too-many-table-codes = در این سرور { $limit } کد در کار است؛ از پیوند استفاده کنید

## مدیریت

refusal-banned = { $number ->
        [0] شما برای همیشه از این سرور محروم شده‌اید
        [one] شما تا یک ساعت دیگر از این سرور محرومید
       *[other] شما تا { $number } ساعت دیگر از این سرور محرومید
    }: { $sentence }
refusal-address-banned = { $number ->
        [0] این نشانی برای همیشه از این سرور محروم شده است
        [one] این نشانی تا یک ساعت دیگر از این سرور محروم است
       *[other] این نشانی تا { $number } ساعت دیگر از این سرور محروم است
    }: { $sentence }
refusal-read-only = سرور در دست تعمیر است و فعلاً حرکتی نمی‌پذیرد؛ ساعت هیچ‌کس نمی‌گذرد
refusal-unknown-person = کسی با این شناسه، حساب یا نام این‌جا نیست
refusal-several-people = چند نفر این نام را دارند؛ شناسه را بگویید
refusal-no-account = فقط کسی که حساب دارد مدیر می‌شود
refusal-no-such-ban = چنین محرومیتی نیست
refusal-no-such-report = چنین گزارش رسیدگی‌نشده‌ای نیست
refusal-report-from-outside = فقط کسی که سر این میز جا دارد یا داشته گزارش می‌دهد
refusal-too-many-reports = هر نفر حداکثر روزی { $limit } گزارش می‌دهد
refusal-too-many-reports-of-address = از یک نشانی روزی حداکثر { $limit } گزارش پذیرفته می‌شود، و دربارهٔ یک نفر کمتر
refusal-enough-reports = مدیران دربارهٔ این فرد سر این میز از پیش { $limit } گزارش دارند
refusal-already-reported = این را پیش‌تر گزارش داده‌اید
refusal-word-reports-off = این سرور گزارش واژه‌های نادرست را نمی‌پذیرد
refusal-enough-word-reports = مدیران اول باید { $limit } گزارش واژهٔ نادرست را بخوانند؛ چند روز دیگر دوباره امتحان کنید
refusal-too-many-word-reports-of-address = از یک نشانی روزی حداکثر { $limit } گزارش واژهٔ نادرست پذیرفته می‌شود
refusal-no-such-word-report = این گزارش واژهٔ نادرست پیش‌تر پاک شده است
refusal-not-administrator = این کار فقط از مدیر سرور برمی‌آید
refusal-confirm-first = اول گذرواژهٔ خود را دوباره وارد کنید
refusal-prove-first = اول نشان دهید که خودتان هستید: دوباره گذرواژه، در مرورگری که در آن وارد شده‌اید
refusal-bad-network--unreadable = این نه نشانی است نه شبکه: { PROBLEM($problem) }
refusal-bad-network--too-wide = پیشوند شبکه‌ای که محروم می‌شود دست‌کم { $limit } بیت است
refusal-bad-text = این متن یک خط است با ۱ تا { $limit } نویسه، بدون نشانهٔ جهت نوشتار
refusal-bad-language = متن به یک زبان چنین نوشته می‌شود: { "de=..." }

## بُر زدن درست

refusal-bad-entropy--not-hexadecimal = آنچه به بُر اضافه می‌کنید عددی در مبنای شانزده است، { $limit } بایت
refusal-bad-entropy--no-commitment = تعهد از { "sha256:" } و ۶۴ رقم در مبنای شانزده درست می‌شود
refusal-bad-proof--unreadable = این مدرکِ بُر نیست
refusal-bad-proof--wrong-secret = این راز همانی نیست که پیش از ورق اول تعهد شده بود
refusal-bad-proof--other-commitment = این تعهد همانی نیست که پیش از ورق اول دیده شد
refusal-bad-proof--entropy-left-out = سهم شما در بُر نیامده است
refusal-bad-proof--other-entropy = آنچه یک جا نشان داده همانی نیست که به آن متعهد شده بود
refusal-bad-proof--other-order = سطرهای گزارش به ترتیبی که پیش آمده‌اند نیستند
refusal-bad-proof--unfinished = حرکت‌ها به پایان بازی نمی‌رسند
refusal-bad-proof--other-result = نتیجه از این حرکت‌ها به دست نمی‌آید
refusal-bad-proof--wrong-fingerprint = چیزی تغییر کرده است: این بازیِ این اثر انگشت نیست
refusal-bad-proof--other-fingerprint = این اثر انگشت همانی نیست که در پایان بازی گفته شد
refusal-bad-proof--wrong-number-of-seats = مدرک به تعداد جاهای بازی جا ندارد
refusal-bad-proof--given-packs = ورق‌های این بازی از پیش داده شده بود، نه بُرخورده
refusal-bad-proof--wrong-seed = شمارهٔ بُر از راز و سهم جاها به دست نمی‌آید
refusal-bad-proof--other-packs = ورق‌های این بازی از شمارهٔ بُرش به دست نمی‌آیند
refusal-bad-proof--other-record = بازی دوباره به آنچه ثبت شده نمی‌رسد: { REFUSAL($because) }
refusal-bad-proof--incomplete-log = گزارش از نخستین ثبت تا راز منتشرشده کامل نیست
refusal-bad-proof--hidden-moves = این گزارش حرکت‌های جاهای دیگر را پنهان می‌کند؛ به‌جای آن مدرک بازی را بررسی کنید

## مرور

# $first عنوان حرکتی است که بازی شد و $last عنوان بهترین حرکت.
review-moment-points = { $worth ->
        [0] { $first }: کمتر از یک امتیاز از دست رفت. { review-better }
       *[other] { $first }: حدود { NUMBER($worth) } امتیاز از دست رفت. { review-better }
    }
review-moment-chance = { $worth ->
        [0] { $first }: شانس برد کمتر از ۱٪ کم شد. { review-better }
       *[other] { $first }: شانس برد حدود { NUMBER($worth) }٪ کمتر شد. { review-better }
    }
review-better = { COUNT($clauses) ->
        [0] بهتر بود: { $last }.
       *[other] بهتر بود: { $last } ({ LIST($clauses, style: "comma") }).
    }
