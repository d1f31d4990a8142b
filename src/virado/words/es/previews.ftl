# Vista previa de los enlaces en los chats (docs/explanation/link-previews.md).

preview-home-title = Virado: juegos de cartas tradicionales
preview-home-text = Juegos de cartas tradicionales en todas sus variantes locales, con amigos o contra bots. Gratis y sin registro.
preview-form-title = { $name }: a jugar
preview-lesson-title = { $name }: una primera lección
preview-invitation-title = { $inviter } te invita a jugar a { $name }
