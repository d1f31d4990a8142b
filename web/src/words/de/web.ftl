# What every page of the browser table says.

web-close = Schließen
web-back = Zurück
web-try-again = Noch einmal
web-copy-failed = Der Browser lässt das Kopieren nicht zu. Kopiere den markierten Text von Hand.
web-page-not-loaded = Diese Seite ließ sich nicht laden.
web-page-not-shown = Virado konnte diese Seite nicht anzeigen. Dein Konto und deine Partien sind nicht betroffen.
web-reload = Neu laden
web-forget-settings = Einstellungen dieses Browsers vergessen
web-browser-too-old = Dieser Browser ist zu alt für Virado. Gebraucht wird Chrome oder Edge { $chrome }, Safari { $safari }, Firefox { $firefox } oder etwas Neueres.
web-needs-scripts = Virado braucht JavaScript.
web-you = Du
web-practice = Übung, zählt nicht
web-somebody = Jemand
web-guest = Gast { $number }
web-description = Traditionelle Kartenspiele in allen ihren Varianten, mit Freunden oder gegen Bots. Kostenlos, ohne Anmeldung.
web-seat-empty = freier Platz
web-on = an
web-off = aus
web-to-start = Virado, zur Startseite
web-bar-pages = Seiten
web-language = Sprache
web-language-instead = Auf { $wanted } gibt es diese Seite noch nicht; sie ist auf { $language }.
web-language-unread = Noch von niemandem mit dieser Muttersprache gelesen: { $names }.
web-settings = Einstellungen
web-lobby = Offene Tische
web-people = Du und die anderen
web-privacy = Datenschutz
web-unreachable = Virado ist nicht zu erreichen.
    .says = Aufzeichnungen und Regeln auf diesem Gerät sind noch da.
web-problem-status = Der Server hat nicht geantwortet, wie er sollte ({ $number }).
web-comma = { ", " }

web-house = Von der Verwaltung
web-house-closed = Dieser Tisch wurde von der Verwaltung geschlossen: { $reason }
web-house-read-only = Der Server nimmt gerade keine Züge an, er wird gewartet. Keine Uhr läuft, und nichts geht verloren.
web-house-leave = Zur Startseite
web-house-read = Verstanden

web-name = Dein Name
web-name-now = Du heißt
web-name-change = { $name }: Namen ändern
web-name-keep = Speichern

web-level-beginner = Einstieg
web-level-club = Klub
web-level-expert = Spitze
web-level-careful = Vorsichtig
    .about = Denkt zuerst daran, was für die anderen bleibt.
web-level-builder = Baut gern
    .about = Baut gern und führt Bauten weiter.
web-level-taker = Greift zu
    .about = Nimmt lieber, was daliegt, als zu bauen.
web-level-bold = Mutig
    .about = Bietet und bleibt mit weniger als andere.
web-level-opener = Starker Anfang
    .about = Gibt Punkte her für eine starke erste Gruppe.
web-level-even = Ausgeglichen
    .about = Gibt Punkte her, damit keine Gruppe aussichtslos ist.
# The simple players, which a program can put on a seat.
web-level-greedy = Gierig
web-level-random = Zufällig
web-level-fit = Dein Niveau
web-level-fit-at = Dein Niveau, { $place }

web-setting-digits = Ziffern
web-setting-theme = Darstellung
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-setting-cards = Karten und Tischtuch
web-setting-deck = Farben der Karten
web-deck-two = zwei
web-deck-four = vier
web-setting-pattern = Kartenbild
web-pattern-french = französisch
web-pattern-german = deutsch
web-pattern-hungarian = ungarisch
web-pattern-rook = Rook-Karten
web-pattern-where = { $pattern }: { $forms }.
web-setting-indices = Buchstaben in den Ecken
web-setting-index-size = Größe der Buchstaben
web-index-usual = üblich
web-index-large = groß
web-setting-back = Rückseite
web-back-lattice = rot
web-back-blue = blau
web-back-stars = Sterne
web-back-scales = Schuppen
web-setting-cloth = Tischtuch
web-cloth-sage = salbeigrün
web-cloth-blue = blau
web-cloth-sand = sandfarben
web-cloth-rose = altrosa
web-setting-sound = Klang
web-sound-soft = leise
web-setting-speed = Bewegung der Karten
web-speed-none = keine
web-speed-brisk = schnell
web-speed-house = normal
web-speed-slow = langsam
web-setting-pace = Tempo der Bots
    .says = An einem Tisch mit anderen gilt der langsamste Wunsch. Warten: ohne Uhr kommt jeder Zug erst, wenn du ihn sehen willst.
web-pace-slow = langsam
web-pace-normal = normal
web-pace-quick = schnell
web-pace-wait = warten
web-setting-confirm = Züge bestätigen
    .says = Erst der zweite Tipp spielt, was du gewählt hast.
web-setting-one-tap = Ein Tipp spielt die Karte
    .says = in Stichspielen wird eine Karte, mit der nur ein Zug möglich ist, beim Antippen gespielt
web-setting-light = Mögliches hervorheben
    .says = Karten, die du jetzt spielen kannst, und was eine gewählte Karte nehmen kann, treten hervor.
web-setting-coach = Coach
    .says = Sagt, worauf man im Klub achten würde, und warum. Im Ergebnis steht dann, dass du Vorschläge genutzt hast.
web-setting-turns = Bescheid geben, wenn ich dran bin
    .says = Durch eine Mitteilung, solange diese Seite im Hintergrund ist. Der Browser fragt vorher, ob er darf.
web-setting-turns-refused = Der Browser erlaubt dieser Seite keine Mitteilungen; in seinen Einstellungen lässt sich das ändern.
web-turns-offer = Soll dieser Browser Bescheid geben, wenn du dran bist?
web-turns-yes = Ja, gern
web-turns-no = Nein, danke
web-setting-kept = Das bleibt auf diesem Gerät.
web-wrong-word = Ein falsches Wort?
web-wrong-word-seen = Das Wort oder der Satz, wie es dasteht
web-wrong-word-should = Wie es heißen soll (wenn du magst)
web-wrong-word-says = Die Verwaltung dieses Servers bekommt es mit der Sprache, der Art der Seite und dem Spiel, ohne deinen Namen. { $number ->
        [0] Sie behält es, bis sie es löscht.
        [one] Sie behält es höchstens einen Tag.
       *[other] Sie behält es höchstens { $number } Tage.
    }
web-wrong-word-no-server = Diese Seite hat keinen Server. Kopiere die Meldung und schick sie denen, die die Seite veröffentlicht haben.
web-wrong-word-off = Dieser Server nimmt keine Meldungen von Wörtern an. Kopiere die Meldung und schick sie denen, die ihn betreiben.
web-wrong-word-send = Wort melden
web-wrong-word-sent = Gemeldet. Danke.
web-wrong-word-copy = Meldung kopieren

card-rook-spoken = { $suit ->
        [b] schwarze
        [r] rote
        [g] grüne
       *[y] gelbe
    } { $rank }
