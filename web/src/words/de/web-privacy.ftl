# Was über Menschen gespeichert wird, wer es sieht und wie lange.

web-privacy-lead = Was dieser Server über dich speichert, wer es sieht und wie lange. Es gibt keine Werbung, und nichts geht an andere weiter.
web-privacy-counted = Gezählt werden neue Gäste, Partien und wie viele wiederkommen, nach Spiel und Sprache, als Summen ab fünf, die niemanden nennen.
web-privacy-uncounted = Besuche werden nicht gezählt.
web-privacy-what = Was
web-privacy-who = Wer es sieht
web-privacy-long = Wie lange
web-privacy-guest = Dein Name, ein Cookie, an dem dieser Browser wiedererkannt wird, deine Einstellungen und der Tag deines letzten Besuchs
    .who = den Namen: alle an deinem Tisch und die Verwaltung
    .long = { $number ->
            [0] bis du es löschst
            [one] bis du es löschst; bei Gästen ohne Platz einen Tag nach dem letzten Besuch
           *[other] bis du es löschst; bei Gästen ohne Platz { $number } Tage nach dem letzten Besuch
        }
web-privacy-account = Mit Konto: der Name zum Anmelden; von Passwort und Wiederherstellungscode nur, womit man sie prüft (ein Hash); mit Einmalcodes deren Schlüssel, versiegelt
    .who = den Namen: die Verwaltung
    .long = bis du es löschst
web-privacy-session = In welchen Browsern du angemeldet bist: wofür sie sich ausgeben, seit wann und wann du dort zuletzt dein Passwort eingegeben hast; Zugangsschlüssel deiner Programme
    .who = du
    .long = { $number } Tage nach dem letzten Besuch des Browsers, oder bis du ihn abmeldest
web-privacy-play = Deine Plätze und Züge an Tischen
    .who = wer dort spielt oder zusieht, verdeckte Karten erst nach der Partie; die Verwaltung sieht, wer wo sitzt
    .long = { $number ->
            [0] so lange wie der Tisch
            [one] einen Tag, nachdem dort zuletzt etwas geschah
           *[other] { $number } Tage, nachdem dort zuletzt etwas geschah
        }
web-privacy-results = Ergebnisse, Aufzeichnungen beendeter Partien, Wertungen, wen du stummschaltest und einlädst
    .who = wer mitgespielt hat; Wertungen und Namen alle, in der Rangliste; deine Seite alle, wenn du eine möchtest
    .long = bis du es löschst
web-privacy-chat = Was du an Tischen sagst
    .who = wer gerade am Tisch ist; die Verwaltung, wenn dort jemand gemeldet wird
    .long = { $number ->
            [0] so lange wie der Tisch
            [one] einen Tag
           *[other] { $number } Tage
        }
web-privacy-reports = Was du über andere meldest oder andere über dich, mit dem zuletzt an jenem Tisch Gesagten; ob und warum du ausgeschlossen bist
    .who = die Verwaltung; wer gemeldet wird, erfährt nicht, von wem
    .long = { $number ->
            [0] so lange wie Tische
            [one] einen Tag nach der Erledigung der Meldung
           *[other] { $number } Tage nach der Erledigung der Meldung
        }
web-privacy-words = Falsche Wörter, die du meldest: was du schreibst, die Sprache, die Art der Seite und das Spiel
    .who = die Verwaltung, ohne deinen Namen
    .long = { $number ->
            [0] bis die Verwaltung es löscht oder du deine Daten löschst
            [one] höchstens einen Tag
           *[other] höchstens { $number } Tage
        }
web-privacy-code = Kurze Codes von Tischen, die du eröffnest
    .who = wer den Code hat, sieht das Spiel und die Plätze, deinen Namen nur, wenn du eine öffentliche Seite hast
    .long = bis die Partie beginnt, höchstens einen Tag
web-privacy-reach = Für die Zahl der Wiederkehrenden: der Tag, an dem du kamst, deine Sprache, die Form deiner ersten Partie und ob du am Tag 1, 7 und 30 wieder da warst
    .who = du; die Verwaltung sieht nur Summen
    .long = bis zum Tag 31 oder bis du es löschst
web-privacy-address = Deine Netzadresse, damit niemand alle anderen ausbremst oder an einer gewerteten Partie zweimal sitzt; nach einem falschen Passwort oder Code nur ein Hash davon. Schließt die Verwaltung sie aus, steht sie beim Ausschluss
    .who = niemand; eine ausgeschlossene: die Verwaltung
    .long = im Arbeitsspeicher, solange du oder dein Tisch hier ist und höchstens einen Tag länger; der Hash höchstens { $number } Minuten
web-privacy-device = Die Spiele und deine Partien in diesem Browser, wenn du die Spiele für die Zeit ohne Server behalten hast
    .who = niemand; der Server bekommt sie nicht
    .long = bis du sie entfernst
web-privacy-series = Die Partien aus „Punkte aufschreiben“, in diesem Browser. Zum Ausrechnen schickt der Browser die Spiele ohne Namen
    .who = niemand; der Server behält von den Spielen nichts
    .long = bis du sie löschst
web-privacy-rights = Du kannst jederzeit alles als Datei mitnehmen oder löschen.
web-privacy-rights-do = Zu deinen Daten
web-privacy-deleted = Nach dem Löschen steht an Tischen, an denen andere gespielt haben, ein leerer Name. Sicherungen, die der Betreiber aufbewahrt, sind nicht Teil dieser Seite.
web-privacy-contact = Diesen Server betreibt: { $contact }
