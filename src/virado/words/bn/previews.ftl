# চ্যাটে লিংকের প্রাকদর্শন (docs/explanation/link-previews.md)।

preview-home-title = Virado: ঐতিহ্যবাহী তাসের খেলা
preview-home-text = ঐতিহ্যবাহী তাসের খেলা, এলাকাভেদে যত ধরন আছে সব – বন্ধুদের সঙ্গে বা বটের বিপক্ষে। বিনা খরচে, নিবন্ধন ছাড়াই।
preview-form-title = { $name }: এখনই খেলুন
preview-lesson-title = { $name }: প্রথম পাঠ
preview-invitation-title = { $inviter } আপনাকে { $name } খেলতে ডাকছেন
