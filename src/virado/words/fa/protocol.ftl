# آنچه پروتکل سطری می‌گوید (docs/reference/protocol.md).

protocol-legal = مجاز

refusal-not-json = { "JSON" } با { "UTF-8" } نیست: { PROBLEM($problem) }
refusal-not-an-object = درخواست شیئی است مانند { "{\"do\": \"variants\"}" }
refusal-line-too-long = هر سطر حداکثر { $limit } بایت دارد
refusal-unknown-verb = { "`do`" } یکی از این‌هاست: { LIST($candidates, style: "comma") }
refusal-missing-field = { $verb } به { $part } نیاز دارد
refusal-unknown-field = { $verb } چیزی به نام { $part } ندارد؛ این‌ها را دارد: { LIST($candidates, style: "comma") }
refusal-bad-field = { $verb }: { PROBLEM($problem) }
refusal-bad-field--ms-or-simulations = { "suggest" } یا { "ms" } می‌گیرد یا { "simulations" }، نه هر دو
refusal-unknown-match = بازی‌ای به نام { $part } نیست
refusal-nothing-to-decide = جای { $seat } حالا تصمیمی ندارد
refusal-internal-error = اشتباهی در خود ویرادو؛ ردّ آن در { "stderr" } است
