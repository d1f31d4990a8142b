# آنچه فرمان‌ها می‌نویسند.

## virado variants

commands-variants-variant = شکل بازی
commands-variants-players = چند نفره
commands-variants-range = { $least } تا { $limit }
commands-variants-place = کجا
commands-variants-summary = چه فرقی دارد
commands-variants-hint = { COMMAND("play VARIANT") } · { COMMAND("rules VARIANT") } · با گزینهٔ دیگر: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = قانون‌های { $variant } شمارهٔ { $part } ندارد
commands-rules-players = { LIST($numbers, style: "or") } نفره
commands-rules-options = گزینه‌ها
commands-rules-not-used = به کار نمی‌رود ({ "false" }، { "none" } یا ۰): { LIST($items, style: "comma") }.
commands-rules-not-played = در این شکل بازی نمی‌شود: { LIST($items, style: "comma") }.
commands-rules-no-rulebook = این بازی کتابچهٔ قواعد ندارد.

## virado refusals

refusal-bad-options--no-such-refusal = خطایی به نام { $part } نداریم؛ `{ COMMAND("refusals") }` همه را نشان می‌دهد

## virado check

commands-check-file = خود فایل
commands-check-malformed = نادرست: { $sentence }
commands-check-done = { $number } مورد درست، { $total } مورد نادرست

## virado matches

commands-matches-none = هیچ بازی‌ای ناتمام نمانده است.
commands-matches-hint = { COMMAND("play --resume NAME") } یکی را ادامه می‌دهد و { COMMAND("replay NAME") } آن را نشان می‌دهد
commands-matches-state = دست { $number }: { LIST($items, style: "comma") }

## virado replay

# جایی که بازی از دید آن نشان داده می‌شود، یا هیچ.
commands-replay-title = { $variant }، { $players } نفره{ $seat ->
        [none] { "" }
       *[other] ، چنان‌که { NAME($seat) } دید
    }
commands-replay-move = { NAME($seat) }: { $move }
commands-replay-score = امتیازها: { LIST($scores) }.
commands-replay-unfinished = ناتمام؛ امتیازها { LIST($scores, style: "comma") }

## ترجمه

commands-compiling = { $game } برای این رایانه آماده می‌شود (یکی دو دقیقه؛ اجراهای بعدی از نتیجهٔ آن استفاده می‌کنند) …
commands-compiling-each-time = { $game } برای این رایانه آماده می‌شود (یکی دو دقیقه، در هر اجرا، چون در پوشهٔ موقت نمی‌شود نوشت) …
commands-compiled = آماده شد

## سرور و وارسی

commands-table = میز این‌جاست: { $path }
commands-simulate-matches = بازی‌ها
commands-simulate-done = { $number } بازی در { $path }؛ { "README.md" } آن‌جا ستون‌ها را توضیح می‌دهد
commands-table-runs = میز از پیش باز است: { $path }
commands-table-runs-without = ربات‌های شما را ندارد؛ اول آن را ببندید، یا با { COMMAND("serve") } درگاه و پوشهٔ جدا بدهید
commands-bot-failed = { $sentence }؛ بازیکن دیگری به جای آن بازی کرد
commands-bot-failed-at = میز { $key }، حرکت { $step }: { $sentence }؛ بازیکن دیگری به جای آن بازی کرد
commands-table-end = با { "Ctrl-C" } بسته می‌شود و همهٔ بازی‌ها می‌ماند. در همین ترمینال: { COMMAND("play") }
commands-table-not-built = میز مرورگر در این نصب ساخته نشده است؛ در همین ترمینال: { COMMAND("play") }
commands-serving = ویرادو روی { $path } در دسترس است
commands-stopping = سرور می‌ایستد؛ همهٔ میزها نگه داشته می‌شوند
commands-serve-no-storage = میزها را نمی‌شود نگه داشت: { PROBLEM($problem) }
commands-serve-no-folder = میزها را نمی‌شود نگه داشت: { PROBLEM($problem) }؛ { "--data FOLDER" } یا { "VIRADO_DATA" } جای دیگری را برمی‌گزیند
commands-keys-newest = میزهای تازه از کلید { $name } در { $path } استفاده می‌کنند
commands-problem = { PROBLEM($problem) }
commands-keys-unreadable = کلیدها را نمی‌شود خواند یا نوشت: { PROBLEM($problem) }
commands-site-done = { $path } نوشته شد؛ بازدید نخست { $number } مگابایت می‌گیرد
commands-site-compiling = جستجوی سطح استاد برای مرورگر ترجمه می‌شود؛ این کار یک بار حدود چهار دقیقه طول می‌کشد …
commands-site-no-kernels = صفحه جستجوی سطح استاد را ندارد و به جای آن باشگاهی بازی می‌کند: { $problem }
commands-site-no-modules = برنامهٔ صفحه کامپایل نشده است و هر بار چند ثانیه دیرتر آغاز می‌شود: { $problem }
commands-backup-done = { $number } سطر در { $path } است؛ فایل کلیدها را جدا از آن نگه دارید
commands-backup-failed = نسخه‌ای برداشته نشد: { PROBLEM($problem) }
commands-restore-done = { $number } سطر از { $path } در پایگاه داده است؛ فایل کلیدهای سروری که نسخه از آن است هم لازم است
commands-restore-moved = { $path } آخرین ذخیره‌های پایگاه دادهٔ پیشین است و جزو پایگاه دادهٔ بازگردانده نیست
commands-restore-failed = چیزی برگردانده نشد: { PROBLEM($problem) }
commands-serve-no-port = درگاه { $input } باز نمی‌شود: { PROBLEM($problem) }
commands-serve-no-host = { $input } نشانی این دستگاه نیست و نمی‌شود در آن منتظر ماند: { PROBLEM($problem) }
commands-verify-fair = هر { $number } بُر این بازی از همان چیزی به دست می‌آید که پیش از ورق اول تعهد شده بود.
commands-verify-whole = هر { $number } حرکت مجاز است و به نتیجهٔ بازی می‌رسد؛ چیزی کم نیست.
commands-verify-old = این مدرک بر پایهٔ پروتکل ۱ و از سروری قدیمی است: ثابت نمی‌کند که حرکتی کم نشده و کسی سهم آخر بُر را پس از دیدن بقیه انتخاب نکرده است. اگر بازی روی سرور تازه‌تری انجام شده، این مدرک آن بازی نیست.

## مدیریت

commands-admin-nothing = چیزی نیست
commands-admin-failed = کاری انجام نشد: { PROBLEM($problem) }
commands-admin-read-only-on = سرور حرکتی نمی‌پذیرد
commands-admin-read-only-off = سرور حرکت می‌پذیرد
commands-admin-notice-stands = به همه گفته می‌شود: { $sentence }
commands-admin-notice-gone = دیگر چیزی گفته نمی‌شود
commands-admin-told = به همه گفته می‌شود
commands-admin-count-tables = میزهای در حال کار: { $number }
commands-admin-count-people = آدم‌ها، با مهمان‌ها: { $number }
commands-admin-count-open-reports = گزارش‌های رسیدگی‌نشده: { $number }
commands-admin-count-word-reports = گزارش‌های واژه‌های نادرست: { $number }
commands-admin-reported = گزارش‌ها: { $number }، از افراد: { $people }
commands-admin-count-bans = محرومیت‌ها: { $number }
commands-admin-is-admin = مدیر
commands-admin-is-banned = محروم
commands-admin-closed = میز { $name } بسته می‌شود
commands-admin-settled = به گزارش { $name } رسیدگی شد
commands-admin-word-report-deleted = گزارش { $name } پاک شد
commands-admin-banned = { $name } محروم شد؛ { COMMAND("admin lift") } { $key } آن را لغو می‌کند
commands-admin-lifted = محرومیت { $key } لغو شد
commands-admin-granted = { $name } مدیر است، در مرورگر در نشانی { "/admin" }
commands-admin-revoked = { $name } دیگر مدیر نیست

## وارسی سرور

commands-doctor-good = خوب
commands-doctor-doubtful = نگاه کنید
commands-doctor-bad = درست کنید
commands-doctor-end = { $number ->
        [0] چیزی برای درست کردن نیست.
       *[other] { $number } چیز باید درست شود.
    }
commands-doctor-open-behind-proxy = سرور روی { $input } گوش می‌دهد و حرف پراکسی را باور می‌کند: درگاه آن نباید از بیرون در دسترس باشد
commands-doctor-open-without-proxy = سرور روی { $input } بدون { "HTTPS" } گوش می‌دهد: پیش از آن پراکسی بگذارید، مگر آنکه تنها شبکه‌ای مطمئن به آن برسد
commands-doctor-metrics-here-only = شمارنده‌ها فقط به همین دستگاه داده می‌شوند: { "Prometheus" } روی دستگاه دیگر { "--metrics-port" } می‌خواهد
commands-doctor-metrics-open = شمارنده‌ها روی { $input } گوش می‌دهند: تنها { "Prometheus" } شما باید به آن‌ها برسد
commands-doctor-no-contact = صفحهٔ حریم خصوصی نمی‌گوید چگونه می‌شود به شما رسید: { "--contact" }
commands-doctor-no-public-url = صفحه‌های قانون‌ها نشانی کامل ندارند و جست‌وجوگرها نقشهٔ سایت نمی‌گیرند و پیوندها در گفت‌وگوها تصویر ندارند: { "--public-url" }
commands-doctor-folder-missing = { $path } هنوز نیست؛ سرور آن را می‌سازد
commands-doctor-folder-closed = { $path } پوشه‌ای نیست که این کاربر بتواند در آن بنویسد: فرمان را با کاربر سرور اجرا کنید
commands-doctor-files-readable = کاربران دیگر این دستگاه می‌توانند { $path } را بخوانند: { "chmod 600" }
commands-doctor-files-private = تنها کاربر سرور می‌تواند آنچه را در { $path } است بخواند
commands-doctor-folder-readable = کاربران دیگر این دستگاه می‌توانند ببینند چه فایل‌هایی در { $path } است: { "chmod 700" }
commands-doctor-room = { $number } مگابایت برای { $path } آزاد است
commands-doctor-no-keys = { $path } هنوز نیست؛ سرور کلیدی تازه می‌سازد
commands-doctor-keys-unreadable = کلیدها خوانده نمی‌شوند: { PROBLEM($problem) }
commands-doctor-keys = میزهای تازه از کلید { $name } در { $path } استفاده می‌کنند؛ نسخه‌ای از این فایل را جدا از نسخه‌های پایگاه داده نگه دارید
commands-doctor-open-files = این‌جا { $number } فایل باز مجاز است و تا { $limit } لازم می‌شود ({ "LimitNOFILE=" } در واحد { "systemd" }، { "ulimit -n" } در پوسته)
commands-doctor-memory = میزهای مجاز روی هم { $number } مگابایت می‌گیرند؛ دستگاه { $limit } مگابایت دارد ({ "--most-tables" })
commands-doctor-no-database = { $path } هنوز نیست؛ سرور آن را می‌سازد
commands-doctor-database = پایگاه داده خوانده نمی‌شود: { PROBLEM($problem) }
commands-doctor-sqlite = { $path } باز شد ({ "SQLite" } { $name })
commands-doctor-sqlite-whole = پایگاه داده سالم است
commands-doctor-sqlite-damaged = پایگاه داده آسیب دیده است؛ نسخه‌ای را بازگردانید: { PROBLEM($problem) }
commands-doctor-files-of-others = سرور با این فایل‌ها راه نمی‌افتد: { PROBLEM($problem) }
commands-doctor-postgres = { "PostgreSQL" } { $name } پاسخ می‌دهد
commands-doctor-postgres-keeps = آنچه { "PostgreSQL" } تأیید کرده روی دیسک آن است
commands-doctor-postgres-forgets = { "PostgreSQL" } ممکن است آنچه را تأیید کرده از دست بدهد: { $part }
commands-doctor-postgres-connections = { "PostgreSQL" } { $number } اتصال می‌پذیرد؛ این گره‌ها و یک فرمان { $limit } اتصال می‌خواهند
commands-doctor-clocks = ساعت این دستگاه و ساعت پایگاه داده { $number } میلی‌ثانیه فرق دارند (با { "NTP" } یکی می‌شوند)
commands-doctor-sets-unsettled = نتیجهٔ { $number } بازی با ورق‌های یکسان، که مهلتشان بیش از یک روز است تمام شده، نوشته نشده است (آیا سرور خاموش بوده، یا گزارش آن‌ها خوانده نمی‌شود؟)
commands-doctor-reach-ahead = شمار مراجعان تا { $name }، روزی در آینده، بسته شده است؛ شمارش پس از آن روز ادامه می‌یابد (آیا ساعت نادرست بوده است؟)
commands-doctor-table-codes-full = { $limit } کد میز در کار است، یعنی بیشترین شمار ممکن: میزهای دیگر فقط پیوند دارند
commands-doctor-table-codes-guessed = { $limit } کد نادرست میز در { $number } دقیقه: شاید کسی حدس می‌زند، و هر که کدی وارد کند شاید باید صبر کند
commands-doctor-empty-database = پایگاه داده خالی است؛ سرور جدول‌هایش را می‌سازد
commands-doctor-schema = جدول‌هایش از همین برنامه‌اند (طرح { $number })
commands-doctor-schema-older = جدول‌هایش کهنه‌ترند (طرح { $number }، این برنامه { $limit } دارد)؛ آغاز بعدی آن‌ها را به‌روز می‌کند
commands-doctor-schema-newer = جدول‌هایش از برنامه‌ای تازه‌ترند (طرح { $number }، این برنامه تا { $limit } را می‌شناسد)
commands-doctor-keys-lost = کلید { $name } که میزهای این پایگاه داده از آن استفاده می‌کنند در { $path } نیست: فایل کلیدها را به جایش برگردانید
commands-doctor-node = گره { $name } در { $path } در دسترس است
commands-doctor-node-unreachable = گره { $name } در { $path } در دسترس نیست: { PROBLEM($problem) }
commands-doctor-running = این‌جا سروری در { $path } کار می‌کند و می‌تواند حرکت‌ها را ذخیره کند
commands-doctor-running-unwell = سروری اینجا در { $path } در حال کار است ولی می‌گوید نمی‌تواند حرکت‌ها را ذخیره کند: علت در گزارش آن است
commands-doctor-not-running = با { $path } سروری کار نمی‌کند
commands-doctor-public-address = { $input } نشانی‌ای مانند { "https://cards.example" } نیست
commands-doctor-public = { $path } پاسخ می‌دهد
commands-doctor-public-health = { $path } با وضعیت { $number } پاسخ می‌دهد
commands-doctor-public-unreachable = { $path } در دسترس نیست: { PROBLEM($problem) }
commands-doctor-certificate = گواهی هنوز { $number } روز اعتبار دارد
commands-doctor-https = سرور می‌داند که مردم با { "HTTPS" } می‌آیند
commands-doctor-proto-not-passed = سرور نمی‌داند که مردم با { "HTTPS" } می‌آیند: پراکسی باید { "X-Forwarded-Proto" } را بگذارد و سرور { "--trust-proxy" } می‌خواهد
commands-doctor-no-https = { $path } بدون { "HTTPS" } است: دیگران در راه می‌توانند بخوانند
commands-doctor-page = میز برای مرورگر آماده است
commands-doctor-no-page = { $path } میزی برای مرورگر ندارد (وضعیت { $number })
commands-doctor-web-socket = مرورگرها می‌توانند وصل شوند
commands-doctor-host-not-passed = صفحه‌های { $path } اجازهٔ وصل شدن ندارند: پراکسی باید { "Host" } و { "X-Forwarded-Proto" } را بفرستد
commands-doctor-upgrade-not-passed = مرورگرها نمی‌توانند به { $path } وصل شوند (وضعیت { $number }): پراکسی باید { "Upgrade" } و { "Connection" } را بفرستد
commands-doctor-metrics-hidden = شمارنده‌ها از مردم پنهان‌اند
commands-doctor-metrics-public = همه می‌توانند { $path } را بخوانند
commands-doctor-one-address = هر { $number } نفری که اکنون متصل‌اند یک نشانی دارند: اگر همه در یک جا نیستند، پراکسی باید { "X-Forwarded-For" } را بگذارد و سرور به { "--trust-proxy" } و عدد درستِ { "--proxies" } نیاز دارد
commands-doctor-hostname-unknown = سرور درخواست برای { $name } را رد می‌کند: این نام را با { "--hostnames" } اضافه کنید

## سنجش سرعت

commands-bench-title = { $variant }، { $players } نفره، یک هسته
commands-bench-deals_per_s = دست در ثانیه
commands-bench-decisions_per_s = تصمیم در ثانیه
commands-bench-simulations_per_s = شبیه‌سازی در ثانیه

commands-judge-how = ورق‌ها را با حرف یا واژه بنویسید: { "Kh 10s" }، شاه دل. اینتر خانه را خالی می‌گذارد.
commands-judge-question = چه می‌خواهید بدانید؟
commands-judge-number = عددی از ۱ تا { $limit } بنویسید.
commands-judge-moves = اینجا مجاز است:
commands-judge-more = شاید بیشتر هم باشد.
