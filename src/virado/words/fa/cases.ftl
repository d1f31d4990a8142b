# آنچه در یک وضعیت یا در فایل نمونه‌ها نادرست است. هر پیام $path را دارد.

## آنچه همهٔ خانواده‌ها دارند (virado.cases.reading)

refusal-bad-position--expected-names = { $path }: نام‌ها و مقدارها لازم است، نه { $part }
refusal-bad-position--unknown-key = { $path }: کلیدی به نام { $part } این‌جا نیست؛ این‌ها هستند: { LIST($candidates) }
refusal-bad-position--expected-seats = { $path }: برای هر جا یک مقدار لازم است، نه { $part }
refusal-bad-position--seat-twice = { $path }: جای { $seat } دو بار نام برده شده است
refusal-bad-position--expected-list = { $path }: فهرستی لازم است، نه { $part }
refusal-bad-position--wrong-length = { $path }: { $limit } تا لازم است، نه { $number } تا
refusal-bad-position--expected-number = { $path }: عدد درستی از { $least } تا { $limit } لازم است، نه { $part }
refusal-bad-position--expected-truth = { $path }: { "true" } یا { "false" } لازم است، نه { $part }
refusal-bad-position--expected-one-of = { $path }: { LIST($candidates, style: "or") } لازم است، نه { $part }
refusal-bad-position--no-such-card = { $path }: در { deck-cards } ورقی به نام { $part } نیست
refusal-bad-position--card-twice = { $path }: { CARDS($cards) } دو بار آمده است
refusal-bad-position--wrong-card-count = { $path }: از { $least } تا { $limit } ورق لازم است، نه { $number } ورق
refusal-bad-position--not-a-move = { $path }: { $part } خوانده نمی‌شود: { REFUSAL($because) }
refusal-bad-position--not-legal = { $path }: { $part } رد شد: { REFUSAL($because) }

refusal-bad-case--expected-one-of = { refusal-bad-position--expected-one-of }
refusal-bad-case--card-twice = { refusal-bad-position--card-twice }
refusal-bad-case--not-a-move = { refusal-bad-position--not-a-move }
refusal-bad-case--not-legal = { refusal-bad-position--not-legal }
refusal-bad-case--no-such-preset = { $path }: { $game } شکلی به نام { $variant } ندارد
refusal-bad-case--position-needed = { $path }: { $part } دربارهٔ یک وضعیت است، و این نمونه وضعیتی ندارد
refusal-bad-case--nothing-claimed = { $path }: نمونه چیزی ادعا نمی‌کند؛ یکی از این‌ها می‌تواند باشد: { LIST($candidates, style: "or") }

## هزاری

refusal-bad-position--hand-twice = { $path }: ورق‌های جای { $seat } در { "position.hands" } هم هست
refusal-bad-case--other-sizes = { $path }: گروه‌هایی با یک اندازه سنجیده می‌شوند
refusal-bad-case--out-of-turn = { $path }: جاها به نوبت رو می‌کنند
refusal-bad-case--not-the-pack = { $path }: روی هم یک دستهٔ کامل دارند، هر کدام سیزده ورق
refusal-bad-case--not-all-seats = { $path }: هر { $limit } جا لازم است
refusal-bad-case--no-such-moment = { $path }: { $part } لحظه‌ای از یک دست نیست
refusal-bad-case--not-announced = { $path }: { $part } از چیزهایی نیست که { "H-24" } می‌گوید

## فایل‌های نمونه (virado check)

refusal-bad-file--no-file = خوانده نمی‌شود: { PROBLEM($problem) }
refusal-bad-file--too-long = بیش از { $limit } بایت دارد؛ بیشتر از این خوانده نمی‌شود
# $number شمارهٔ سطر است، یا هیچ.
refusal-bad-file--not-yaml = { "YAML" } نیست: { PROBLEM($problem) }{ $number ->
        [none] { "" }
       *[other] ، سطر { $number }
    }
refusal-bad-file--too-deep = تودرتوییِ آن زیاد است
refusal-bad-file--wrong-tag = { "YAML" } نیست: برچسبی به مقدارش نمی‌خورد
refusal-bad-file--key-twice = کلید { $part } دو بار آمده است، در سطر { $number }
refusal-bad-file--key-not-a-word = کلیدی فهرست یا نگاشت است، در سطر { $number }
refusal-bad-file--no-cases = نگاشتی با فهرست { "cases" } نیست
refusal-bad-file--unknown-key = کلیدی به نام { $part } در بالای فایل نداریم؛ این‌ها را داریم: { LIST($candidates) }
refusal-bad-file--other-schema = طرح آن { $part } است؛ این برنامه طرح { $limit } را می‌خواند
refusal-bad-case--no-mapping = { $path }: نگاشتی با { LIST($candidates) } لازم است
refusal-bad-case--keys-missing = { $path }: هر نمونه { LIST($candidates) } دارد؛ این‌جا { LIST($names) } نیامده است
refusal-bad-case--id-twice = { $path }: شناسهٔ { $part } دو بار آمده است
refusal-bad-case--not-a-word = { $path }: واژه‌ای لازم است، نه { $part }
refusal-bad-case--not-a-rule = { $path }: شمارهٔ یک قانون، یا فهرستی از آن‌ها لازم است، نه { $part }
refusal-bad-case--too-deep = { $path }: تودرتوییِ آن زیاد است

## آنچه نمی‌خواند (virado.cases.differences). $expected و $found همان‌طور می‌آیند که در فایل نمونه‌ها.

case-expected-found = { $path }: باید { DATA($expected) } باشد، ولی { DATA($found) } است
case-expected-found-after = { $path }، پس از { $move }: باید { DATA($expected) } باشد، ولی { DATA($found) } است
case-expected-found-in-round = { $path }، دور { $round }: باید { DATA($expected) } باشد، ولی { DATA($found) } است
case-not-legal = { $path }: { $move } باید مجاز باشد، ولی رد شد: { REFUSAL($because) }
case-not-listed = { $path }: { $move } مجاز شمرده می‌شود، ولی در فهرست حرکت‌های مجاز نیست
case-list-cut-off = { $path }: حرکت‌های مجاز بیشتر از آن‌اند که بتوان فهرست کرد، دست‌کم { $number }
case-listed-twice = { $path }: { $move } بیش از یک بار در فهرست حرکت‌های مجاز آمده است
case-not-expected = { $path }: { $move } مجاز است، ولی در نمونه نیامده است
# $remark دلیلی است که نمونه آورده، یا هیچ.
case-legal = { $path }: { $move } نباید مجاز باشد{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    }، ولی مجاز است
case-other-refusal = { $path }: باید به دلیل { DATA($expected) } رد می‌شد، ولی به دلیل { DATA($found) } رد شد: { REFUSAL($because) }
# $viewer یک جا است، یا واژهٔ public.
case-not-seen = { $path }: { $viewer ->
        [public] تماشاگران { CARD($card) } را نمی‌بینند
       *[other] جای { $viewer } { CARD($card) } را نمی‌بیند
    }
case-seen = { $path }: { $viewer ->
        [public] تماشاگران { CARD($card) } را می‌بینند، ولی نباید ببینند
       *[other] جای { $viewer } { CARD($card) } را می‌بیند، ولی نباید ببیند
    }
case-leaked = { $path }: ورق‌هایی از دیگران در آن هست که رو نشده‌اند: { CARDS($cards) }
case-round-not-shown = { $path }: دور { $round } هنوز رو نشده است
case-never-comes = { $path }: با این گزینه‌ها { $part } هرگز پیش نمی‌آید
