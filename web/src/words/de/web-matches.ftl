# Eigene Partien, wen man dort getroffen hat, was andere sehen.

web-matches = Meine Partien
web-score-keeper = Punkte aufschreiben
web-score-open = Aufgeschrieben: { $title }
web-matches-all = Alle deine Partien
web-matches-which = Welche Partien
web-matches-over = Beendet
web-matches-open = Offen
web-matches-abandoned = Abgebrochen
web-matches-all-forms = alle Spiele
web-matches-all-of = { $game }: alle Formen
web-matches-with = Gespielt mit
web-matches-everybody = allen
web-matches-won = Gewonnen
web-matches-lost = Verloren
web-matches-seating = Nicht begonnen
web-matches-playing = Läuft
web-matches-rated = gewertet
web-matches-deals = { $number ->
        [one] ein Spiel
       *[other] { $number } Spiele
    }
web-matches-somebody = jemand, der nicht mehr hier ist
web-matches-again = Noch einmal
web-matches-save = { $game }: Aufzeichnung speichern
web-matches-share = { $game }: Link zum Nachspielen kopieren
web-matches-more = Mehr zeigen
web-matches-none-over = Keine solche Partie beendet.
web-matches-none-open = Kein Tisch, an dem du einen Platz hast.
web-matches-none-abandoned = Keine solche Partie abgebrochen. Aufgehoben werden sie nur eine Zeit lang.

web-course = { $game } im Lauf der Zeit
web-course-what = Was die Kurve zeigt
web-course-won = Gewonnene Partien
web-course-average = wer durchschnittlich spielt
web-course-won-now = { $number ->
        [one] { $won } von einer Partie gewonnen; wer durchschnittlich spielt, gewinnt { $expected }
       *[other] { $won } der letzten { $number } Partien gewonnen; wer durchschnittlich spielt, gewinnt { $expected }
    }
web-course-rating-now = { $number ->
        [one] Wertung { $rating } nach einer gewerteten Partie
       *[other] Wertung { $rating } nach { $number } gewerteten Partien
    }
web-course-window = Jeder Punkt zählt die { $number } Partien bis dahin.

web-companions = Mitspieler
web-companions-none = Noch niemand. Hier steht, mit wem du eine Partie zu Ende gespielt hast.
web-companions-played = { $number ->
        [one] eine Partie, { $won } gewonnen
       *[other] { $number } Partien, { $won } gewonnen
    }
web-companions-again = Noch einmal mit { $name } spielen

web-invitation-label = Einladung
web-invitation = { $name } lädt dich zu einer Partie { $game } ein.
web-invitation-go = An den Tisch
web-invitation-decline = Jetzt nicht

web-profile = Was andere sehen
web-profile-picture = Dein Bild
web-profile-public = Eine eigene Seite
    .says = Wer den Link hat, sieht deinen Namen, Wertungen und Ergebnisse; keine Partie und niemanden, mit dem du gespielt hast.
web-profile-look = Deine Seite ansehen
web-picture-name = Ornament deines Namens
web-picture-sun = Sonne
web-picture-moon = Mond
web-picture-star = Stern
web-picture-tulip = Tulpe
web-picture-leaf = Blatt
web-picture-acorn = Eichel
web-picture-bell = Glocke
web-picture-fish = Fisch
web-picture-bird = Vogel
web-picture-boat = Boot
web-picture-lamp = Laterne
web-player = Spielerseite
web-player-says = Diese Seite zeigt, was von dieser Person gesehen werden soll.
web-player-played = Ergebnisse

web-signed-in = Wo du angemeldet bist
web-signed-in-here = dieser Browser
web-signed-in-seen = zuletzt hier: { $date }
web-signed-in-unknown = unbekannter Browser
web-signed-in-end = Abmelden
web-signed-in-end-one = Abmelden: { $browser }
web-signed-in-end-others = Überall sonst abmelden
