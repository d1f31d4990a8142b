# স্থায়ী ঠিকানায় নিয়মের পাতা (docs/explanation/rules-pages.md)।

rules-pages-title = { $name }: তাস খেলার নিয়ম
rules-pages-also = অন্য নাম: { LIST($names, style: "comma") }
rules-pages-play = টেবিল খুলুন
rules-pages-contents = সূচি
rules-pages-languages = অন্য ভাষা
rules-pages-differences = { $name } থেকে কোথায় আলাদা
rules-pages-option = বিকল্প
rules-pages-usual = এটিই { $game } খেলার প্রচলিত ধরন।
rules-pages-other-forms = এই খেলার অন্য ধরন
rules-pages-compare = সব ধরনের তুলনা
rules-pages-compared = সব খেলা ও তাদের ধরনের তুলনা
rules-pages-compared-says = ঐতিহ্যবাহী তাসের খেলা, সব আঞ্চলিক ধরনে: প্রতিটি বিকল্প, আর কোন ধরনে সেটি কেমন। প্রচলিত ধরনটি আগে; তার থেকে যা আলাদা, তা মোটা হরফে।
rules-pages-players = খেলোয়াড়ের সংখ্যা
rules-pages-home = প্রথম পাতায়
