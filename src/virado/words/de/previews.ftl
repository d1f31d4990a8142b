# Vorschau von Links in Chats (docs/explanation/link-previews.md).

preview-home-title = Virado: Kartenspiele mit Tradition
preview-home-text = Traditionelle Kartenspiele in allen ihren Varianten, mit Freunden oder gegen Bots. Kostenlos, ohne Anmeldung.
preview-form-title = { $name }: gleich spielen
preview-lesson-title = { $name }: eine erste Lektion
preview-invitation-title = { $inviter } lädt dich zu { $name } ein
