# Who one is, what one has played, what is kept.

web-people-me = Du
web-people-guest = Du spielst in diesem Browser als Gast. Mit einem Konto bist du auf jedem Gerät du selbst; es braucht einen Namen und ein Passwort, sonst nichts.
web-people-account = Konto
web-people-make = Konto anlegen
web-people-sign-in = Anmelden
web-people-sign-out = Abmelden
web-people-signed-in = Du bist als { $account } angemeldet.
web-people-name = Name zum Anmelden
web-people-password = Passwort
web-people-make-says = Mindestens acht Zeichen. Du bekommst einen Code zum Aufschreiben, falls du es vergisst.
web-people-sign-in-says = Was dieser Browser als Gast gespielt hat, bleibt beim Gast.
web-people-recover = Vergessen
web-people-recover-says = Mit dem Code, den du dir beim Anlegen des Kontos aufgeschrieben hast. Alle anderen Browser werden abgemeldet.
web-people-recovery-code = Code
web-people-new-password = Neues Passwort
web-people-recovery-says = Schreib dir diesen Code auf: Damit kannst du ein neues Passwort setzen, wenn du deins vergisst. Er wird nur jetzt gezeigt.
web-people-recovery-copy = Kopieren
web-people-recovery-done = Ich habe ihn notiert

web-people-played = Was du gespielt hast
web-people-nothing-played = Noch nichts. Beendete Partien stehen hier.
web-people-form = Variante
web-people-matches = Partien
web-people-won = Gewonnen
web-people-expected = Erwartet
    .says = was jemand von mittlerer Stärke von so vielen Partien gewonnen hätte
web-people-points = Punkte
web-people-rating = { $game }: { $rating } nach { $number ->
        [one] einer gewerteten Partie
       *[other] { $number } gewerteten Partien
    }
web-people-leaders = Bestenliste
web-people-who = Wer
web-people-worth = Wertung
    .says = die Stärke, die nach den gewerteten Partien sicher ist
web-people-no-leaders = In diesem Spiel hat noch niemand eine gewertete Partie beendet.

web-kept = Was über dich aufbewahrt wird
web-kept-says = Ein Name, deine Plätze und Züge, was du an Tischen gesagt hast, Ergebnisse. Was du sonst tust, sieht niemand an.
web-kept-privacy = Was gespeichert wird, wer es sieht, wie lange
web-people-admin = Den Server verwalten
web-kept-export = Mitnehmen
    .says = Alles in einer JSON-Datei.
web-kept-export-do = Speichern
web-kept-taken = Gespeichert.
web-kept-token = Für ein Programm von dir
    .says = Damit darf ein Programm in deinem Namen spielen. Alle Schlüssel verfallen, wenn du ein Konto anlegst, ein neues Passwort setzt oder Einmalcodes einschaltest.
web-kept-token-make = Schlüssel anlegen
web-kept-token-once = Er wird nur dieses eine Mal gezeigt. Hüte ihn wie ein Passwort.
web-kept-token-copy = Zugangsschlüssel kopieren
web-kept-token-drop = Alle Schlüssel verwerfen
web-kept-token-drop-sure = Ja, verwerfen: Programme verlieren sofort den Zugang
web-kept-dropped = Kein Zugangsschlüssel gilt mehr.
web-kept-delete = Dein Konto löschen
    .says = Name, Konto, Ergebnisse und Wertungen verschwinden für immer. An Tischen, an denen andere gespielt haben, bleibt ein leerer Name.
web-kept-delete-do = Alles löschen
web-kept-delete-sure = Ja, jetzt alles löschen
web-kept-deleted = Alles ist gelöscht. Du bist ein neuer Gast.
web-saved-open = Partien von einer Seite ohne Server
    .says = Eine Seite ohne Server sichert ihre Partien in einer Datei. Öffne sie hier, und die Partien kommen zu deinen dazu, ohne Wertung.
web-saved-choose = Datei öffnen
web-saved-opening = Partie { $done } von { $total }
web-saved-opened = { $added ->
        [0] Keine neue Partie.
        [one] Eine Partie hinzugefügt.
       *[other] { $added } Partien hinzugefügt.
    } { $present ->
        [0] { "" }
        [one] Eine war schon da.
       *[other] { $present } waren schon da.
    } { $refused ->
        [0] { "" }
        [one] Eine war nicht lesbar.
       *[other] { $refused } waren nicht lesbar.
    }
web-saved-unknown = Das ist keine Datei, die eine Seite ohne Server gesichert hat.
web-saved-failed = Nur { $done } von { $total } Partien konnten geöffnet werden. Versuch es noch einmal; nichts kommt doppelt dazu.

web-factor = Einmalcodes
web-factor-says = Nach dem Passwort wird ein Code verlangt, den eine App auf deinem Telefon zeigt und der jede halbe Minute wechselt. Ein gestohlenes Passwort allein nützt dann nichts.
web-factor-on-says = Beim Anmelden wird ein Code verlangt. Verlierst du das Gerät, lässt dich dein Wiederherstellungscode hinein und schaltet das aus.
web-factor-set-up = Einrichten
web-factor-next = Weiter
web-factor-scan = Scanne das mit einer App für Einmalcodes oder tippe dort den Schlüssel ein. Gib dann den Code ein, den sie zeigt.
web-factor-qr = QR-Code für die App
web-factor-key = Schlüssel
web-factor-code = Einmalcode
web-factor-on = Einschalten
web-factor-off = Ausschalten
web-factor-turned-on = Ab jetzt wird ein Code verlangt. Alle anderen Browser sind abgemeldet, und alle Schlüssel sind verfallen.
web-factor-turned-off = Es wird kein Code mehr verlangt.

web-proof = Noch einmal dein Passwort
    .says = Das betrifft dein ganzes Konto. Fünf Minuten lang wird nicht noch einmal gefragt.
web-proof-do = Weiter
web-password-change = Passwort ändern
web-password-says = Mindestens acht Zeichen. Alle anderen Browser werden abgemeldet, und alle Schlüssel verfallen.
web-password-do = Neues Passwort speichern
web-password-changed = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet, und alle Schlüssel sind verfallen.
