# Die Seite ohne Server (`virado site`).

web-site-program = Die Spiele auf diesem Gerät
web-site-begins = Die Spiele werden auf dieses Gerät geladen.
web-site-loads = Die Spiele werden auf dieses Gerät geladen: { $received } von { $total } MB.
web-site-starts = Die Spiele sind geladen und starten jetzt.
web-site-ready = Die Spiele sind bereit.
web-site-failed = Die Spiele konnten nicht auf dieses Gerät geladen werden.
    .says = Prüfe dein Netz und versuch es noch einmal. Klappt es wieder nicht, schließ andere Tabs oder nimm einen neueren Browser: Vielleicht hat das Gerät zu wenig freien Speicher.
web-site-not-kept = Dieser Browser lässt die Seite nichts speichern. Deine Partien enden, wenn du sie schließt; sichere die, die du behalten willst, in einer Datei.
web-site-waits = Wird geladen …
web-site-waits-game = { $game }: spielbar, sobald die Spiele geladen sind
web-site-together = Zu mehreren hier
web-site-seats = Nimm für alle, die an diesem Gerät spielen, einen Platz ein und gib die übrigen den Bots.
web-site-foot = Kein Konto, keine Werbung, kein Geld. Gegeben wird auf diesem Gerät; wer spielt, kann die Karten im Programm nachlesen.
web-site-no-friends = Für Freunde an anderen Geräten braucht es einen Virado-Server. Hier spielst du gegen Bots oder zu mehreren an diesem Gerät.
web-site-no-accounts = Diese Seite hat keine Konten, Wertungen und Bestenlisten, denn dafür braucht es einen Server. Dein Name und deine Partien bleiben in diesem Browser.
web-site-no-proof = Diese Seite beweist nicht, dass ehrlich gegeben wurde. Gegeben wird auf diesem Gerät, und wer spielt, kann die Karten im Programm nachlesen.
web-site-no-own-bots = Um einen eigenen Bot anzuschließen, brauchst du einen Virado-Server.
web-site-no-admin = Diese Seite hat keinen Server, also gibt es nichts zu verwalten.
web-site-privacy = Dein Name, deine Partien und deine Einstellungen bleiben in diesem Browser und gehen an niemanden. Die Seite holt nur ihre eigenen Dateien von der Adresse, unter der du sie geöffnet hast.
web-site-weaker = Auf dieser Seite spielt vorerst die Stufe Klub anstelle von Spitze. Ein Virado-Server hat beide.
