# پیش‌نمایش پیوندها در گفتگوها (docs/explanation/link-previews.md).

preview-home-title = ویرادو: بازی‌های ورق سنتی
preview-home-text = بازی‌های سنتی ورق با همهٔ شکل‌های محلی، با دوستان یا در برابر ربات‌ها. رایگان و بدون ثبت‌نام.
preview-form-title = { $name }: همین حالا بازی کنید
preview-lesson-title = { $name }: درس نخست
preview-invitation-title = { $inviter } شما را به { $name } دعوت کرده است
