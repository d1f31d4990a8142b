# صفحه‌های قانون‌ها در نشانی‌های ماندگار (docs/explanation/rules-pages.md).

rules-pages-title = { $name }: قانون‌های بازی ورق
rules-pages-also = نام‌های دیگر: { LIST($names, style: "comma") }
rules-pages-play = باز کردن میز
rules-pages-contents = فهرست
rules-pages-languages = زبان‌های دیگر
rules-pages-differences = چه فرقی با { $name } دارد
rules-pages-option = گزینه
rules-pages-usual = این شکل معمول { $game } است.
rules-pages-other-forms = شکل‌های دیگر بازی
rules-pages-compare = مقایسهٔ همهٔ شکل‌ها
rules-pages-compared = مقایسهٔ همهٔ بازی‌ها و شکل‌هایشان
rules-pages-compared-says = بازی‌های سنتی ورق با همهٔ شکل‌های محلی: هر گزینه، و این‌که در هر شکل چگونه است. شکل معمول اول آمده است و آنچه با آن فرق دارد پررنگ است.
rules-pages-players = شمار بازیکنان
rules-pages-home = صفحهٔ اول
