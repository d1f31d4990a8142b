# Was wer den Server verwaltet sieht und tut.

web-admin = Verwaltung
web-admin-counts = Tische in Betrieb: { $tables } · Personen, Gäste mitgezählt: { $people }
web-admin-confirm = Noch einmal dein Passwort
    .says = Dieser Browser darf den Server dann eine halbe Stunde lang verwalten.
web-admin-confirm-do = Weiter
web-admin-sign-in = Mit einem Konto der Verwaltung anmelden
web-admin-everybody = Alle
web-admin-tables = Tische
web-admin-people = Personen
web-admin-reports = Meldungen
web-admin-reports-open = Meldungen ({ $number })
web-admin-words = Wörter
web-admin-words-open = Wörter ({ $number })
web-admin-words-all = Alle
web-admin-words-better = besser:
web-admin-delete = Löschen
web-admin-save = Als { $kind } speichern
web-admin-reach = Reichweite
web-admin-reach-says = Tage sind UTC-Tage. Eine Summe unter { $number } kommt zum nächsten Tag hinzu und wird nie mit ihrem Tag gespeichert. Wiederkehrende zählen zu ihrem ersten Tag.
web-admin-reach-all = Nach Tagen
web-admin-reach-form = Nach Formen
web-admin-reach-language = Nach Sprachen
web-admin-reach-under = unter { $number }
web-admin-reach-guests = Gäste
web-admin-reach-begun = Begonnene Partien
web-admin-reach-finished = Beendet
web-admin-reach-back = Wieder da am Tag { $number }
web-admin-reach-none = keine
web-admin-bans = Ausschlüsse
web-admin-actions = Protokoll
web-admin-nothing = Hier ist nichts.
web-admin-more = Mehr
web-admin-do-to = { $what }: { $name }
web-admin-reason = Grund, wird den Betroffenen gesagt
web-admin-stage-playing = im Spiel
web-admin-stage-seating = offen
web-admin-stage-over = zu Ende
web-admin-bot = Bot ({ $level })
web-admin-put-away = niemand ist dort
web-admin-close = Schließen
web-admin-search = Name, Konto oder Kennung
web-admin-is-admin = verwaltet
web-admin-is-banned = ausgeschlossen
web-admin-ban = Ausschließen
web-admin-lift = Wieder hereinlassen
web-admin-whom = Konto, Kennung oder ein Netz wie 192.0.2.0/24
web-admin-days = Tage (0: für immer)
web-admin-with-address = einen Tag lang auch die Adressen der Person
web-admin-until = bis { $date }
web-admin-for-good = für immer
web-admin-unsettled = offen
web-admin-settled = erledigt
web-admin-reported-by = gemeldet von { $name }
web-admin-reported = { $people ->
        [one] { $number ->
            [one] Eine Meldung
           *[other] { $number } Meldungen von einer Person
        }
       *[other] { $number } Meldungen von { $people } Personen
    }
web-admin-latest = die neueste { $date }
web-admin-show-reports = Meldungen zeigen
web-admin-entries = bis Eintrag { $number } des Protokolls
web-admin-chat = { $number ->
        [one] Eine Zeile wurde gesagt
       *[other] { $number } Zeilen wurden gesagt
    }
web-admin-settle = Erledigen
web-admin-outcome = Was daraus wurde
web-admin-notice = Hinweis
web-admin-notice-text = An alle
web-admin-notice-own = Wer eine dieser Sprachen liest, sieht deren Text, wenn hier einer steht.
web-admin-notice-away = Wegnehmen
web-admin-minutes = Minuten (0: bis er weggenommen wird)
web-admin-tell = Allen sagen
web-admin-read-only = Wartung
    .says = Solange der Server keine Züge annimmt, kann man zusehen, Partien stehen still, und keine Uhr läuft.
web-admin-read-only-on = Der Server nimmt keine Züge an.
web-admin-read-only-off = Der Server nimmt Züge an.
web-admin-stop = Keine Züge annehmen
web-admin-stop-sure = Ja, alle Partien stehen jetzt still
web-admin-go-on = Wieder Züge annehmen
