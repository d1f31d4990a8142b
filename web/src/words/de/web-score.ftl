# Das Aufschreiben bei Spielen mit echten Karten.

web-score-about = Für ein Spiel mit echten Karten. Trage ein, wie jedes Spiel ausging. Die Regeln rechnen und sagen, wer als Nächstes gibt und wann die Partie endet. Alles bleibt auf diesem Gerät.
web-score-here = Auf diesem Gerät
web-score-new = Eine neue Partie
web-score-all = Alle Partien
web-score-missing = Diese Partie ist nicht auf diesem Gerät.
web-score-deals = { $number ->
        [one] { $number } Spiel
       *[other] { $number } Spiele
    }
web-score-over = beendet
web-score-who = Wer spielt, in der Reihenfolge des Spiels
web-score-pairs = 1 und 3 spielen gegen 2 und 4.
web-score-player = Platz { $number }
web-score-first-dealer = Erster Geber
web-score-begin = Anfangen
web-score-totals = Stand
web-score-leads = führt
web-score-deals-next = gibt
web-score-next = Es gibt: { $dealer }. Es beginnt: { $first }.
web-score-won = { $number ->
        [1] Gewonnen: { $names }.
       *[other] Gewonnen: { $names }. Die Partie zählt als { $number } Partien.
    }
web-score-settlement = Die letzte Spalte ist die Abrechnung. Wer dort ein Minus hat, zahlt.
web-score-deal = Spiel { $number }
web-score-correct-deal = Spiel { $number } korrigieren
web-score-write = Aufschreiben
web-score-save = Korrektur speichern
web-score-leave-it = Abbrechen
web-score-nobody = Niemand
web-score-add = Dazu: { $name }
web-score-take-back = Letzten Eintrag löschen
web-score-number = { $field }: { $name }
web-score-less = { $name }, weniger
web-score-more = { $name }, mehr
web-score-gives = Dieses Spiel bringt:
web-score-total = jetzt { $number }
web-score-item = { $number ->
        [1] { $name } { $points }
       *[other] { $name } ({ $number }) { $points }
    }
web-score-check = Bitte prüfen, so kann ein Spiel nicht ausgehen:
web-score-said = { $name } { $points }, jetzt { $number }
web-score-written = Spiele
web-score-none = Noch ist kein Spiel aufgeschrieben.
web-score-dealt = Gegeben hat: { $name }
web-score-correct = Korrigieren
web-score-remove = Löschen
web-score-delete = Partie löschen
web-score-delete-sure = Die Partie wird mit allen Spielen gelöscht.
web-score-unkept = Dieser Browser speichert nichts. Die Partie bleibt nur, solange diese Seite offen ist.
web-score-players = Jemand kommt dazu oder geht
web-score-players-says = Wer weiterspielt
web-score-joining = Namen derer, die dazukommen, mit Komma getrennt
web-score-counts = Mitspieler: { $number }. Möglich: { $counts }.
web-score-change = Mitspieler ändern
web-score-share = Weitergeben
web-score-with-names = Mit Namen
web-score-link = Link kopieren
web-score-picture = Bild
web-score-file = Datei
web-score-print = Drucken
web-score-awake = Bildschirm anlassen
web-score-no-awake = Dieser Browser kann den Bildschirm nicht anlassen.
web-score-shared = Diese Partie kommt aus einem Link. Sie ist noch nicht auf diesem Gerät.
web-score-keep = Auf diesem Gerät behalten
web-score-unreadable = Dieser Link oder diese Datei enthält keine lesbare Partie.
web-score-open-file = Datei öffnen
web-score-wins = hat gewonnen
web-score-another = Noch eine Partie
web-score-ended = Die Partie endete nach { $number ->
        [one] { $number } Spiel.
       *[other] { $number } Spielen.
    }
web-score-undo = Rückgängig
web-score-removed = Spiel { $number } wurde gelöscht.
web-score-restored = Spiel { $number } ist wieder da.
web-score-suggestion = Vorschlag: ein häufiges Spiel. Ändere, was anders war.
web-score-doubt = { $doubt ->
        [suggestion] Es wurde nichts eingetragen. Drücke noch einmal, um den Vorschlag aufzuschreiben.
       *[warning] So kann ein Spiel nicht ausgehen. Korrigiere es, oder drücke noch einmal, um es aufzuschreiben.
    }
web-score-anyway = Trotzdem aufschreiben
web-score-cards-help = Schreibe die Gruppen der Reihe nach, mit { "/" } dazwischen; Dame { "Q" }, Bube { "J" }. Zum Beispiel:
web-score-rule = Regel { $rule }
web-score-copied = Der Link ist kopiert.
