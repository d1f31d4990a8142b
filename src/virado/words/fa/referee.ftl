# داور برای ورق واقعی: خانه‌ها، جمله‌ها و نام ورق‌هایی که می‌نویسند.

referee-label-ask-trick = دور را کدام ورق می‌برد؟
referee-label-ask-groups = کدام گروه می‌برد؟
referee-label-ask-arrangement = سیزده ورق را چگونه بچینیم؟
referee-label-ask-play = این بازی مجاز است؟
referee-label-trump = حکم
referee-label-trumps = حکم
referee-label-trick = ورق‌های دور به ترتیب
referee-label-rest-of-hand = ورق‌های دیگرِ دستی که ورق آخر از آن آمد
referee-label-card-number = ورق { $number }
referee-label-suit-led = هم‌خال
referee-label-other = نه هم‌خال است و نه حکم
referee-label-group = گروه { $number }
referee-label-thirteen = سیزده ورق
referee-label-hand = دست بازیکن
referee-label-table = ورق‌های آزاد روی زمین
referee-label-build = ساخت { $number }
referee-label-build-value = ارزش ساخت { $number }
referee-label-build-owner = صاحب ساخت { $number }
referee-label-value-of-cards = همان که ورق‌ها نشان می‌دهد
referee-label-owner-other = بازیکن دیگر
referee-label-owner-mine = همین بازیکن
referee-label-owner-partner = یار همین بازیکن
referee-label-other-player = بازیکن دیگر
referee-label-top = ورق‌های رویی دسته‌های دیگر
referee-label-played = ورق بازی‌شده
referee-label-wanted = ورق‌هایی که از زمین می‌خواهد
referee-label-say = می‌خواهد
referee-label-as-suggested = هرچه بشود
referee-label-take = بردارد
referee-label-build-of = ساخت { $value } بسازد
referee-note-missing = { $title }: هنوز { $number } ورق کم است.
referee-note-trick-trump = { CARD($card) } می‌برد: بالاترین حکم این دور است.
referee-note-trick-led = { CARD($card) } می‌برد: بالاترین ورقِ خالی است که آمده است.
referee-note-no-trump = کسی حکم ({ suit-name }) بازی نکرد.
referee-note-card-allowed = بازی کردن { CARD($card) } مجاز بود.
referee-note-group-wins = گروه { $number } می‌برد: { GROUP($group) }.
referee-note-equal-groups-last = گروه‌های { LIST($numbers) } برابرند؛ آن که آخر نشان داده شد می‌برد.
referee-note-equal-groups-first = گروه‌های { LIST($numbers) } برابرند؛ آن که اول نشان داده شد می‌برد.
referee-note-best-three = از چهار ورق، بهترین سه ورق حساب می‌شود.
referee-note-four-card = در دور آخر ترکیب‌های چهارورقی هم حساب می‌شود.
referee-note-troy-wins-match = این تروی مسابقه را می‌برد.
referee-note-best-arrangement = این گروه‌ها به طور میانگین بیشترین امتیاز را می‌برند.
referee-note-average-points = در هر دست حدود { $points } امتیاز می‌برند، در برابر سه نفر که قوی‌ترین گروه را اول نشان می‌دهند.
referee-note-arrangement-allowed = گروه‌ها به ترتیب درست‌اند.
referee-note-allowed-plays = { $number } بازی مجاز است.
referee-arranged-group = { CARDS($cards) } ({ GROUP($group) })
referee-allowed = مجاز
referee-refused = غیرمجاز
referee-card-allowed = { CARD($card) }: مجاز
referee-card-refused = { CARD($card) }: غیرمجاز
referee-fillers = و با از
referee-suit-names = { $suit ->
        [h] دل‌ها
        [c] خاج|گیشنیز
       *[other] {""}
    }
referee-rank-names = { KEY($rank) ->
        [A] تک
        [K] پادشاه
        [Q] بی بی|ملکه
        [J] جک
        [2] دولو
       *[other] {""}
    }

refusal-no-referee = برای { $variant } داوری نیست
refusal-bad-question--no-such-question = پرسش { $part } اینجا نیست؛ پرسش‌ها: { LIST($candidates) }
refusal-bad-question--no-such-field = این پرسش خانهٔ { $part } ندارد؛ خانه‌ها: { LIST($candidates) }
refusal-bad-question--no-such-choice = { $title }: { $part } اینجا نمی‌شود
refusal-bad-question--unreadable = { $title }: { $part } ورق این بازی نیست
refusal-bad-question--card-twice = { CARDS($cards) } دو بار آمده است
refusal-bad-question--too-many = { $title }: اینجا دست بالا { $limit } ورق جا می‌شود
refusal-bad-question--two-places = { CARDS($cards) } نمی‌تواند هم در «{ $title }» باشد و هم در «{ $other }»
refusal-bad-question--group-sizes = گروه‌ها { LIST($numbers) } ورق دارند؛ همه باید سه ورق داشته باشند یا همه چهار ورق
refusal-bad-question--not-in-hand = { CARDS($cards) } در دست این بازیکن نیست
refusal-bad-question--not-on-table = { CARDS($cards) } روی زمین نیست
refusal-bad-question--build-not-of-value = { CARDS($cards) } به گروه‌های { $value } بخش نمی‌شود
refusal-bad-question--no-build = از { CARDS($cards) } ساختی به دست نمی‌آید
