# راهنما و خطاهای خط فرمان. هر پیام یک سطر است: متن، { $fact } و { "text" }؛ `virado.plain_messages` آن را می‌خواند.

## راهنما

cli-usage = کاربرد
cli-arguments = آرگومان‌ها
cli-options = گزینه‌ها
cli-commands = فرمان‌ها
cli-help = نمایش همین راهنما
cli-virado = کازینو در شکل‌های محلی بسیار، راوب، تسوانتسیش آب و هزاری: قانون‌های دقیق و ربات‌ها.
cli-virado-end = بدون فرمان، میز در مرورگر باز می‌شود. هر فرمان با { "--help" } خودش را توضیح می‌دهد.
cli-version = نمایش شمارهٔ نسخه
cli-lang = زبان خروجی: { $part } (وگرنه زبان سیستم)؛ { "fa-u-nu-latn" } رقم‌های لاتین دارد
cli-lang-unread = هنوز هیچ هم‌زبانی آن را نخوانده است: { $part }
cli-browser = بدون فرمان: مرورگر باز شود، یا فقط نشانی نوشته شود
cli-bot = آوردن ربات: { "NAME=module:Class" }، { "NAME=file.py:Class" } یا { "NAME=cmd:PROGRAM" }؛ چند بار هم می‌شود

## فرمان‌ها

cli-play = بازی در ترمینال
cli-puzzle = حل معما از دست‌های بازیکنان قوی رایانه
cli-score = نوشتن امتیازهای بازی با ورق واقعی
cli-variants = فهرست شکل‌های بازی
cli-rules = نمایش قانون‌های یک شکل بازی
cli-judge = داوری با ورق واقعی: کدام دست می‌برد یا کدام بازی مجاز است
cli-refusals = فهرست آنچه پذیرفته نمی‌شود، با شمارهٔ قانون
cli-check = وارسی نمونه‌های قانون در یک فایل
cli-engine = پاسخ به پروتکل سطری از راه { "stdin" } و { "stdout" }
cli-arena = بازی ربات‌ها با ربات‌ها
cli-simulate = نوشتن بازی‌های ربات‌ها به صورت جدول، در فایل‌های { "Parquet" }
cli-bench = سنجش سرعت بازی تصادفی و جستجو
cli-replay = نمایش یک بازی ثبت‌شده، حرکت به حرکت
cli-serve = میزبانی میز برای دیگران
cli-site = نوشتن صفحهٔ بی‌سرور، به صورت پوشه‌ای از فایل‌های ثابت
cli-verify = وارسی یک بازی تمام‌شده: دسته‌های ورق، حرکت‌ها و نتیجه
cli-keys = نام کلیدی که دسته‌های ورق میزهای تازه از آن ساخته می‌شوند
cli-doctor = دیدن اینکه سروری با این تنظیم‌ها می‌تواند این‌جا به وعده‌اش عمل کند
cli-admin = مدیریت سرور، چه روشن باشد چه خاموش
cli-backup = نسخه برداشتن از پایگاه داده، هنگام کار سرور
cli-restore = ساختن پایگاه داده از یک نسخه

## آرگومان‌ها

cli-variant = نام کوتاهی مانند { "casino" }، یا { "royal-dominican(target=31)" }
cli-json = خروجی به شکل { "JSON" }
cli-players = چند نفر بازی می‌کنند
cli-play-seed = پخش دسته‌های ورق با این شمارهٔ بُر
cli-play-teams = چهار نفر در دو جفت، یا هر کس برای خودش
cli-play-bots = حریف‌های شما: { "random" }، { "greedy" }، { "beginner" }، { "club" }، { "expert" }، جایی مانند { "dial:0.7" }، { "fit" } (سطح شما) یا یک شخصیت (در صفحهٔ اول بازی)؛ یکی برای همه، یا برای هر کدام یکی، با ویرگول
cli-play-seat = جای شما، از ۰
cli-play-cards = ورق با خال‌های فرانسوی ({ "french" }) یا آلمانی ({ "german" }): این‌ها را به شکل { "HD" }، یعنی آس دل، { "E10" } و { "LU" } می‌بینید و می‌نویسید
cli-play-resume = ادامهٔ یک بازی ذخیره‌شده (بدون { "FILE" }: آخرین بازی)
cli-puzzle-theme = فقط این نوع معما (با { "--list" } ببینید)
cli-puzzle-name = معمایی با این نام
cli-puzzle-list = نمایش انواع معما و شمار آزموده‌ها
cli-score-names = نام بازیکنان به ترتیب بازی
cli-score-resume = ادامهٔ یک سری (بدون { "FILE" }: آخرین سری ناتمام)
cli-score-deals = فقط نمایش امتیازهای یک سری
cli-rules-rule = نمایش بخشی که یک قانون را توضیح می‌دهد، مانند { "C-18" } برای { "casino" }
cli-rules-numbered = نمایش گزینه‌ها و کتاب قانون شماره‌دار، به انگلیسی
cli-judge-values = ورق‌های یک خانهٔ پرسش، مانند { "trump=h" } { "cards='Kh 10s'" }؛ اگر چیزی ننویسید، خود فرمان می‌پرسد
cli-judge-question = نوع پرسش، مانند { "arrangement" } در { "hazari" }
cli-refusals-code = کدی مانند { "equal-card-left" }، یا قانونی مانند { "C-8" }
cli-check-files = فایلی از نمونه‌ها، چنان‌که { "docs/rules" } می‌گوید
cli-arena-bots = ربات‌ها، با نام: { "random" }، { "greedy" }، { "beginner" }، { "club" }، { "expert" }، جایی مانند { "dial:0.7" } یا یک شخصیت؛ با تنظیم: { "expert:ms=100" }
cli-arena-deals = چند جفت آینه‌ای، یا چند چرخش، بازی شود
cli-arena-seed = شمارهٔ بُر همهٔ دسته‌های ورق
cli-arena-ms = زمان هر حرکت برای رباتی که جستجو می‌کند
cli-arena-simulations = شمار شبیه‌سازی‌های هر حرکت برای رباتی که جستجو می‌کند
cli-arena-matches = بازی کامل، نه دست‌های تکی
cli-arena-scores = امتیازهای آغاز، به ترتیب طرف‌ها
cli-arena-stop = { "`decided`" }، نیم‌پهنایی از بازهٔ اطمینان مانند { "0.5" }، یا یک آزمون: { "sprt:LOW,HIGH" }
cli-arena-jobs = شمار پردازه‌ها (یکی برای هر هسته)
cli-arena-resume = نگه داشتن نتیجه‌ها در این فایل و ادامه از همان‌جا
cli-arena-ray = پخش کردن کار با { "Ray" }
cli-simulate-matches = تعداد بازی‌ها
cli-simulate-out = جای فایل‌ها؛ آنچه هست دوباره بازی نمی‌شود
cli-bench-seconds = مدت سنجش (۲)
cli-replay-file = ثبت یک بازی
cli-replay-seat = چنان‌که این جا دید؛ وگرنه اگر در ترمینال بازی شده چنان‌که خودتان دیدید، و جز آن چنان‌که همه دیدند
cli-replay-json = برای هر حرکت یک سطر با یک شیء { "JSON" }
cli-edited = باز کردن ثبتی که عمداً ویرایش شده است، حتی اگر با خودش نخواند
cli-variants-game = یک بازی مانند { "casino" } یا { "raub" }؛ بدون آن همهٔ بازی‌ها
cli-matches = فهرست بازی‌های ناتمام ترمینال
cli-completion = نوشتن برنامه‌ای که پوسته با آن فرمان‌ها، گزینه‌ها و شکل‌های بازی را کامل می‌کند
cli-completion-shell = { "bash" }، { "zsh" } یا { "fish" }
cli-site-folder = پوشه‌ای که نوشته می‌شود؛ باید تازه یا خالی باشد
cli-site-address = نشانی‌ای که پوشه در آن خواهد بود، برای پیوندهای صفحه‌های قانون‌ها و نقشهٔ سایت
cli-site-robots = راه دادن جست‌وجوگرها به صفحه‌ها (بله)
cli-verify-file = مدرک‌های یک بازی: ثبت آن و گواه آن
cli-verify-commitment = تعهدی که پیش از ورق اول نشان داده شد
cli-verify-entropy = آنچه خودتان به بُر زدن افزودید
cli-verify-fingerprint = اثر انگشتی که در پایان بازی گفته شد

## آرگومان‌های میزبانی

cli-serve-host = نشانی‌ای که سرور روی آن گوش می‌دهد
cli-serve-port = درگاه (۰: هر درگاه آزاد)
cli-serve-database = { "postgresql://..." } (وگرنه { "SQLite" } در پوشهٔ داده)
cli-serve-keys = فایل کلیدهایی که دسته‌های ورق از آن‌ها ساخته می‌شوند ({ "keys" } در پوشهٔ داده)
cli-keys-rotate = گذاشتن کلیدی تازه پیش از بقیه
cli-doctor-url = نشانی‌ای که مردم با آن به سرور می‌رسند، تا آن هم آزموده شود
cli-copy-file = نسخه، فایلی از { "SQLite" }، هر سیستمی که به کار رود
cli-serve-data = جای فایل { "SQLite" } و نام گره
cli-serve-proxy = پذیرفتن { "X-Forwarded-For" } و { "X-Forwarded-Proto" }
cli-serve-proxies = چند پراکسی پشت سر هم جلوی سرور ایستاده‌اند، اگر پذیرفته شوند (۱)
cli-serve-hostnames = نام‌هایی که با آن‌ها به سرور می‌رسند، با ویرگول؛ درخواست برای نام‌های دیگر رد می‌شود (پشت پراکسی هر نامی، وگرنه نام‌های این دستگاه)
cli-serve-prepare = آماده کردن آنچه ربات‌های قوی لازم دارند، هنگام آغاز سرور و در پس‌زمینه (بله)
cli-serve-device-page = اجازهٔ نگه‌داشتن بازی‌ها روی دستگاه افراد، برای بازی با ربات‌ها وقتی این سرور در دسترس نیست (بله)
cli-serve-word-reports = پذیرفتن گزارش واژه‌های نادرست در متن‌ها (بله)
cli-serve-reach = شمردن مهمان‌ها، بازی‌ها و کسانی که بازمی‌گردند (بله)
cli-serve-public-url = نشانی سرور برای دیگران، مانند { "https://example.org" }، برای پیوندهای صفحه‌های قانون‌ها
cli-serve-robots = راه دادن جست‌وجوگرها به صفحهٔ اول و قانون‌ها (بله)
cli-serve-table-codes = به میزها کد کوتاه برای خواندن دادن (بله)
cli-serve-per-address = هر نشانی چند اتصال، و در ده دقیقه چند مهمان و میز تازه، داشته باشد (۲۰۰؛ ۰: بی‌اندازه)
cli-serve-tables = شمار میزها در حافظه؛ اگر همه در کار باشند بیشتر پذیرفته نمی‌شود (۴۰۰۰؛ ۰: بی‌اندازه)
cli-serve-connections = شمار اتصال‌ها؛ بیشتر پذیرفته نمی‌شود (۱۰۰۰۰؛ ۰: بی‌اندازه)
cli-serve-rated-apart = راه ندادن دو نفر از یک نشانی یا یک مرورگر به یک بازی رتبه‌ای (بله)
cli-serve-keep = پاک کردن میزها و مهمان‌هایی که این چند روز خبری از آن‌ها نبوده (۱۸۰؛ ۰: هرگز)
cli-serve-keep-chat = حذف گفته‌های سر میز پس از این تعداد روز، و گزارش‌ها همین مدت پس از رسیدگی (۳۰؛ ۰: با بقیه)
cli-serve-contact = راه تماس با گردانندهٔ سرور، برای صفحهٔ حریم خصوصی
cli-serve-log = شکل گزارش روی { "stderr" } ({ "json" })
cli-serve-metrics-host = نشانی شمارنده‌ها، اگر درگاهی از آن خود دارند
cli-serve-metrics-port = درگاهی جدا برای شمارنده‌های { "Prometheus" } (وگرنه { "/metrics" } روی همان درگاه بقیه، فقط برای همین دستگاه)
cli-serve-peer-host = با { "PostgreSQL" }: نشانی‌ای که گره‌های دیگر با آن به این گره می‌رسند
cli-serve-peer-port = با { "PostgreSQL" }: درگاه برای گره‌های دیگر (۰: هر درگاه آزاد)
cli-serve-lease = با { "PostgreSQL" }: کی میزهای گرهی که پاسخ نمی‌دهد به دیگران می‌رسد

## آرگومان‌های virado admin

cli-admin-state = آنچه برای همه برقرار است و تعداد چیزها
cli-admin-tables = فهرست میزها
cli-admin-people = فهرست آدم‌ها
cli-admin-reports = فهرست گزارش‌های آدم‌ها دربارهٔ دیگران
cli-admin-reported = فهرست کسانی که دربارهٔ آن‌ها گزارش رسیدگی‌نشده هست، تازه‌ترین اول
cli-admin-about = شناسه، حساب یا نام: فقط گزارش‌های دربارهٔ این فرد
cli-admin-bans = فهرست محروم‌ها
cli-admin-actions = فهرست کارهای مدیران (با { "--json" } همه‌اش)
cli-admin-close = بستن میز و گفتن دلیلش به حاضران
cli-admin-ban = محروم کردن یک نفر یا یک شبکه
cli-admin-lift = لغو محرومیت
cli-admin-settle = نوشتن نتیجهٔ یک گزارش
cli-admin-word-reports = فهرست گزارش‌های واژه‌های نادرست، تازه‌ترین اول
cli-admin-reach = فهرست مهمان‌ها، بازی‌ها و بازگشته‌ها به تفکیک روز، تازه‌ترین اول
cli-admin-delete-word-report = پاک کردن گزارش یک واژهٔ نادرست
cli-admin-notice = اعلان به همه (بدون { "TEXT" }: برداشتن اعلان)
cli-admin-read-only = نپذیرفتن حرکت هنگام تعمیر، یا پذیرفتن دوباره
cli-admin-grant = مدیر کردن کسی که حساب دارد
cli-admin-revoke = گرفتن مدیریت از کسی
cli-admin-stage = فقط میزهای این مرحله: { "seating" }، { "playing" } یا { "over" }
cli-admin-part = بخشی از نام یا حساب، یا شناسه
cli-admin-alike = فقط حساب‌هایی که نامشان به نام حساب دیگری می‌ماند
cli-admin-table = شناسهٔ میز، آخر نشانی آن
cli-admin-reason = دلیل، به کسی که به او مربوط است گفته می‌شود
cli-admin-whom = شناسه، حساب یا نام یک نفر، یا شبکه‌ای مانند { "192.0.2.0/24" }
cli-admin-days = برای چند روز (۰: برای همیشه)
cli-admin-with-address = نشانی‌هایی که آن شخص از آنها وصل است هم یک روز محروم شوند
cli-admin-ban-id = شناسهٔ محرومیت، چنان‌که { COMMAND("admin bans") } نشان می‌دهد
cli-admin-settled = آنهایی که رسیدگی شده‌اند
cli-admin-report = شناسهٔ گزارش، چنان‌که { COMMAND("admin reports") } نشان می‌دهد
cli-admin-of-language = فقط گزارش‌های متن‌های این زبان: { "es" }
cli-admin-word-report = شناسهٔ گزارش، چنان‌که { COMMAND("admin word-reports") } نشان می‌دهد
cli-admin-csv = نوشتن به شکل { "CSV" } برای صفحه‌گسترده
cli-admin-outcome = نتیجهٔ آن
cli-admin-text = متن اعلان، یک خط
cli-admin-translated = همان به یک زبان: { "de=..." }؛ چند بار هم می‌شود
cli-admin-minutes = چند دقیقه بماند (۰: تا برداشته شود)
cli-admin-switch = { "on" } یا { "off" }
cli-admin-account = نام حساب

## خطاها

cli-complaint = { $command }: { $sentence }؛ { $command } { "--help" } را ببینید
cli-of-argument = آرگومان { $name }: { $sentence }
cli-no-whole-number = { $input } عدد درست نیست
cli-no-web-address = { $input } نشانی یک وب‌سایت مانند { "https://example.org" } نیست
cli-argument-too-long = آرگومان { $number } بیش از { $limit } نویسه دارد
cli-not-between = { $input } میان { $least } و { $limit } نیست
cli-no-scores = { $input } فهرستی از امتیازها مانند { "18,18" } نیست
cli-no-number = { $input } عدد نیست
cli-unknown-argument = آرگومان ناشناخته: { $part }
cli-required = این‌ها لازم است: { $part }
cli-expected-one = یک مقدار می‌خواهد
cli-expected-at-most-one = بیش از یک مقدار نمی‌گیرد
cli-expected-some = دست‌کم یک مقدار می‌خواهد
cli-takes-none = مقدار { $input } نمی‌پذیرد
cli-invalid-choice = { $input } نداریم (این‌ها هست: { $part })
cli-invalid-choice-but = انتخاب نادرست: { $input }؛ منظور { $near } است؟
cli-ambiguous-option = { $option } روشن نیست؛ شاید { $part }
