# Der Rahmen jedes Tisches.

web-your-turn = du bist dran
web-your-hand = Deine Karten
web-others = Die anderen
web-choices = Was du tun kannst
web-choose-card = Wähle eine Karte.
web-no-move-together = Kein Zug verwendet diese Karten zusammen.
web-waiting-for = { $name } überlegt.
web-more-choices = { $number ->
        [one] Noch eine: Tippe die Karten auf dem Tisch an, die du meinst.
       *[other] Noch { $number }: Tippe die Karten auf dem Tisch an, die du meinst.
    }
web-more-than-listed = Mehr, als sich auflisten lassen: Tippe die Karten auf dem Tisch an, die du meinst.
web-play-it = Spielen
web-show-again = Noch einmal zeigen, was seit deinem letzten Zug geschehen ist
web-show = Zeigen
web-why-rule = Regel { $rule }
web-to-home = Zur Startseite
web-rules = Regeln
web-score = Punktestand
web-score-sheet = Schreibzettel
web-deal-score = Abrechnung des letzten Spiels
web-beside = Neben dem Tisch
web-menu = Menü
web-menu-unread = { $number ->
        [one] Menü, eine neue Nachricht
       *[other] Menü, { $number } neue Nachrichten
    }
web-sheet-score = Punkte
web-sheet-moves = Züge
web-sheet-chat = Chat
web-sheet-rules = Regeln
web-sheet-menu = Menü
web-sheet-keys = Tasten
web-sheet-spoken = Bisher gesagt
web-spoken-of = Was gesagt wurde
web-spoken-game = Spiel
web-spoken-chat = Chat
web-spoken-system = Seite
web-spoken-nothing = Noch wurde nichts gesagt.
web-moves-deal = Spiel { $number }
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-line-lost = Verbindung verloren. Sie wird wiederhergestellt.
web-line-lost-kept = Verbindung verloren. Dein Platz wird dir freigehalten: { $time }.
web-line-back = { $number ->
        [0] Wieder da. Es ist nichts geschehen.
        [one] Wieder da. Ein Zug wurde gemacht.
       *[other] Wieder da. { $number } Züge wurden gemacht.
    }
web-bot-played = { $number ->
        [one] Ein Bot hat einen Zug für dich gemacht.
       *[other] Ein Bot hat { $number } Züge für dich gemacht.
    }
web-under-way = Gesendet. Der Server antwortet noch nicht.
web-waits-for-line = Das wartet auf die Verbindung.
web-laying = Die Karten werden gelegt
web-dealer = Geber
web-dealer-letter = G
web-cards = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
web-seat-thinking = überlegt
web-seat-partner = dein Gegenüber
web-seat-line-lost = Verbindung weg, { $time }
web-seat-bot-plays = ein Bot spielt
web-seat-stand-in = { $level } spielte stattdessen
web-seat-clock = Restzeit
web-counterclockwise = gegen den Uhrzeigersinn
web-hint = Vorschlag
web-hint-thinking = Ein guter Zug wird gesucht.
web-undo = Zurücknehmen
web-undo-you-ask = Du möchtest deinen Zug zurücknehmen.
web-undo-asks = { $name } möchte einen Zug zurücknehmen.
web-undo-agrees = { $who ->
        [you] Du bist einverstanden
       *[other] { $name } ist einverstanden
    }
web-undo-is-asked = { $name } ist gefragt
web-undo-withdraw = Doch nicht
web-undo-allow = Erlauben
web-no = Nein
web-switch-on = an
web-switch-off = aus
web-pause = Pause
web-go-on = Weiter
web-paused = Die Partie ruht. Alle Uhren stehen.
web-watching = Du siehst zu.
web-watched = { $number ->
    [one] eine Person sieht zu
   *[other] { $number } Personen sehen zu
}
web-take-seat = Auf Platz { $number } setzen
web-leave = Verlassen
web-leave-what = Du gibst deinen Platz endgültig auf. Ein Bot spielt für dich weiter.
web-stay = Bleiben
web-menu-sound = Ton
web-menu-coach = Coach
web-menu-confirm = Züge bestätigen
web-menu-one-tap = Ein Tipp spielt die Karte
web-menu-tempo = Bewegung
web-tap-again = oder die Karte noch einmal antippen
web-key-along = von Karte zu Karte
web-key-across = Hand, Tisch, Möglichkeiten
web-key-space = Karte heben; noch einmal: ausspielen, wenn nur ein Zug möglich ist
web-key-digits = Zug mit dieser Nummer machen
web-key-enter = wählen oder bestätigen
web-key-escape = Auswahl aufheben
web-key-hint = Vorschlag
web-key-undo = um Zurücknehmen bitten
web-key-last = noch einmal zeigen, was seit dem letzten eigenen Zug geschehen ist
web-key-next = den nächsten Zug sehen
web-key-score = Schreibzettel
web-key-turn = wer dran ist
web-key-cards = deine Karten
web-key-tell = sagen, was auf dem Tisch liegt
web-key-trump = Trumpf
web-key-points = Punkte
web-key-taken = wer was genommen hat
web-key-move = der letzte Zug
web-key-spoken = alles, was gesagt wurde
web-key-rules = Regeln an dieser Stelle
web-match-over = Die Partie ist zu Ende
web-over-won = { $who ->
    [you] Du gewinnst
    [one] { $names } gewinnt
    [side] { $names } gewinnen
   *[several] Gewonnen: { $names }
}
web-winner = Sieg
web-back-to-replay = Zurück zum Nachspielen
web-rematch = Revanche
web-rematch-wanted = { $name } möchte noch einmal spielen.
web-rematch-waits = Es fehlt noch: { $names }.
web-rematch-without = Nicht länger warten
web-rematch-without-what = Am nächsten Tisch bleiben diese Plätze frei: Die anderen werden dorthin eingeladen, und Bots können die Plätze füllen.
web-next-table = Zum nächsten Tisch
web-check-deal = Karten prüfen
web-hand-over = Gib das Gerät an { $name }.
web-hand-over-ready = { $name } hat es: Karten zeigen
web-chat-nothing = Noch hat niemand etwas gesagt.
web-chat-says = { $name } sagt: { $text }
web-chat-phrases = Fertige Sätze
web-chat-text = Etwas sagen
web-chat-send = Senden
web-chat-mute = { $name } stummschalten
web-chat-unmute = { $name } wieder hören
web-report = Jemanden melden
web-report-whom = Wen?
web-report-what = Worum geht es?
web-report-insult = Beleidigungen
web-report-name = der Name
web-report-cheating = Betrug
web-report-stalling = absichtliches Warten
web-report-spam = Werbung
web-report-other = etwas anderes
web-report-text = Was ist passiert? (wenn du magst)
web-report-says = Die Verwaltung dieses Servers sieht deine Meldung, die Partie und was hier zuletzt gesagt wurde. Am Tisch erfährt es niemand.
web-report-send = Melden
web-report-sent = Gemeldet. Danke.
web-phrase-hello = Hallo
web-phrase-thanks = Danke
web-phrase-well-played = Gut gespielt
web-phrase-good-game = Schönes Spiel
web-phrase-sorry = Entschuldigung
web-phrase-moment = Einen Moment
web-phrase-your-turn = Du bist dran
web-phrase-again = Noch einmal?
web-phrase-goodbye = Tschüss
web-aloud-turn = { $number ->
        [one] Du bist dran. Eine Karte: { $cards }.
       *[other] Du bist dran. { $number } Karten: { $cards }.
    }
web-aloud-turn-only = Du bist dran.
web-aloud-turn-soon = Du bist nach den Zügen dran, die gerade gezeigt werden.
web-aloud-choice = { $result ->
        [none] { $number }: { $title }.
       *[other] { $number }: { $title }, { $result }.
    }
web-aloud-table = Auf dem Tisch: { $items }.
# The cards on the table when a deal begins.
web-aloud-laid = Tisch: { $items }.
web-aloud-empty = Auf dem Tisch liegt nichts.
web-aloud-seat = { $cards ->
        [one] { $name }: eine Karte, Stand { $score }.
       *[other] { $name }: { $cards } Karten, Stand { $score }.
    }
web-aloud-cards = { $number ->
        [one] Eine Karte: { $cards }.
       *[other] { $number } Karten: { $cards }.
    }
web-aloud-covered = { $number ->
        [0] Du hast keine Karten.
        [one] Eine Karte, verdeckt.
       *[other] { $number } Karten, verdeckt.
    }
web-aloud-partner = Dein Gegenüber ist { $name }.
web-aloud-scores = Stand: { $items }.
# What brought each side its points of a deal.
web-aloud-reasons = Einzeln: { $items }
web-aloud-side = { $names }: { $fact }.
web-aloud-none = Das gibt es in diesem Spiel nicht.
web-aloud-no-move = Noch ist nichts geschehen.
web-aloud-not-begun = Die Partie hat noch nicht begonnen.
web-aloud-refused = { $rule ->
        [none] Das geht nicht: { $message }.
       *[other] Das geht nicht: { $message }. Regel { $rule }.
    }
web-next-deal = Nächstes Spiel
web-next-until = Das nächste Spiel beginnt auf jeden Fall in
web-next-gone = Die Partie ist weitergegangen: Deine Zeit läuft.
web-next-all = Es schauen noch: { $names }
web-next-waits = Noch beim Stand: { $names }
web-last-cards = Letzte Karten noch einmal
web-absent = { $name } ist nicht zu erreichen.
web-absent-wait = Warten
web-absent-bot = Ein Bot spielt
web-absent-end = Partie beenden
web-absent-says = { $name }: { $choice }
web-seat-away = nicht zu erreichen
web-bot-undo = Seine Züge zurücknehmen
web-look-at-table = Tisch ansehen
web-result = Ergebnis
web-next-move = Nächster Zug
web-again = Seit deinem letzten Zug
web-again-stop = Genug
web-hints-used = Vorschläge genutzt: { $names }

## Welche Hand gewinnt

web-which = Welche Hand gewinnt?
web-which-says = Für echte Karten: Karten antippen oder schreiben.
web-which-game = Spiel
web-which-typed = Karten schreiben, wie { "Kh 10s" } oder Herz-König
web-which-add = Dazu
web-which-remove = { $card } entfernen
web-which-clear = Alle entfernen
web-which-moves = Erlaubt ist hier
web-which-more = Es gibt vielleicht noch mehr.
web-which-answer = Der Schiedsrichter
web-which-count = { $number } von { $most }
web-which-heard = { $title }: { $cards }
web-which-wins = gewinnt
