# Previews of links in chats (docs/explanation/link-previews.md).

preview-home-title = Virado: traditional card games
preview-home-text = Traditional card games in all their local forms, with friends or against bots. Free, no sign-up.
preview-form-title = { $name }: play at once
preview-lesson-title = { $name }: a first lesson
preview-invitation-title = { $inviter } invites you to play { $name }
