# The first page, tables with friends, the lobby.

web-what-to-play = Was spielen wir?
web-home-lead = Traditionelle Kartenspiele in vielen regionalen Varianten. Kostenlos, ohne Anmeldung, und zu gewinnen gibt es nur die Partie.
web-home-foot = Kein Konto, keine Werbung, kein Geld. Ob ehrlich gegeben wurde, lässt sich hinterher prüfen.
web-home-play = Spielen
web-home-play-game = { $game } spielen
web-home-play-now = Jetzt spielen
web-home-friends = Mit Freunden
web-home-join = Mit Code beitreten
web-home-lobby = Offene Tische
web-home-forms = { $number ->
        [one] 1 Variante
       *[other] { $number } Varianten
    }
web-home-forms-of = { $game }: { $number ->
        [one] 1 Variante
       *[other] { $number } Varianten
    }
web-home-players = zu { $number }
web-home-minutes = { $number } Min.
web-find = Spiel nach Namen suchen
web-find-found = { $number ->
        [0] Kein Spiel heißt so.
        [one] Ein Spiel
       *[other] { $number } Spiele
    }
web-home-which-form = { $game }: welche Variante?
web-home-how-many = Wie viele spielen
web-home-sides = Vier spielen
web-home-pairs = zwei gegen zwei
web-home-alone = jeder für sich
web-home-strength = Stärke der Bots
web-home-levels = Stärken
web-home-characters = Charaktere
web-home-brought = Bots dieses Servers
web-home-fits = Es richtet sich danach, wie deine Partien gegen Bots ausgehen, nicht nach den Karten. Heute spielt es bei { $place } der Skala von 0 (Einstieg) über 0,5 (Klub) bis 1 (Spitze).
web-home-rules = Regeln
web-home-read = Lesen
web-home-change = Ändern
web-home-changed = { $number ->
        [one] eine Regel geändert
       *[other] { $number } Regeln geändert
    }
web-home-house-rules = Zurück zu den üblichen Regeln
web-home-choose-this = Diese Variante

## Options

web-options-of = { $form }: Regeln ändern
web-options-intro = Das sind die üblichen Regeln. Ändere, was du magst; passt etwas nicht zusammen, steht es unten.
web-options-changed = geändert
web-options-house = Üblich: { $value }.
web-options-back = Zurücknehmen
web-options-reset = Zurück auf üblich: { $option }
web-options-all = { $number ->
        [one] Eine weitere zeigen, die hier nichts bewirkt
       *[other] { $number } weitere zeigen, die hier nichts bewirken
    }
web-options-fewer = Nur zeigen, was hier etwas bewirkt
web-options-done = Fertig

## Tables that go on

web-tables-go-on = Weiter
web-home-last = Deine letzte Partie
web-home-last-again = { $game }: noch einmal spielen
web-tables-mine = Deine Tische
web-tables-your-turn = Du bist dran
web-tables-with = mit { $names }
web-tables-bots = { $number ->
        [one] gegen einen Bot
       *[other] gegen { $number } Bots
    }
web-tables-full = alle sind da
web-tables-leave = { $game }: diesen Tisch verlassen
web-tables-leave-now = Verlassen
web-tables-more = { $number ->
        [one] Ein weiterer Tisch
       *[other] { $number } weitere Tische
    }
web-tables-fewer = Weniger

## A new table

web-new = Mit Freunden spielen
web-new-game = Spiel
web-new-other-form = Andere Variante
web-new-clock = Uhr
web-clock-none = keine
web-clock-brisk = 30 Sekunden je Zug, 2 Minuten Vorrat
web-clock-calm = 1 Minute je Zug, 10 Minuten Vorrat
web-clock-day = ein Tag je Zug
web-clock-days = drei Tage je Zug
web-new-listed = Offen für alle
    .says = Der Tisch steht bei den offenen Tischen.
web-new-rated = Gewertet
    .says = Zählt für die Bestenliste; nur Menschen, mit Uhr, kein Zurücknehmen.
web-new-undo = Zurücknehmen
    .says = Wenn alle einwilligen und niemand eine neue Karte gesehen hat.
web-new-chat = Freier Chat
    .says = Sonst nur fertige Sätze.
web-new-open = Tisch eröffnen

## Seats fill

web-seating = Plätze
web-seating-invite = Wer diesen Link hat, kann sich setzen.
web-seating-named = Meinen Namen in der Vorschau zeigen
web-seating-copy = Link kopieren
web-seating-copied = Kopiert
web-seating-share = Teilen
web-seating-qr = QR-Code des Links
web-seating-local = Diese Adresse gilt nur auf diesem Rechner. Damit andere hereinkommen, starte Virado mit { $command } und nimm die Adresse dieses Rechners in deinem Netz.
web-free-seats = { $number ->
        [one] ein freier Platz
       *[other] { $number } freie Plätze
    }
web-seating-pair = { $pair ->
        [1] erstes Paar
       *[2] zweites Paar
    }
web-seating-free = Freier Platz
web-seating-owner = hat den Tisch eröffnet
web-seating-bot = Bot, { $level }
web-seating-away = gerade nicht da
web-seating-sit = Hinsetzen
web-seating-sit-at = Auf Platz { $number } setzen
web-seating-add-bot = Bot
web-seating-add-bot-at = Einen Bot auf Platz { $number } setzen
web-seating-bots-rest = { $number ->
        [one] Ein Bot auf den freien Platz
       *[other] { $number } Bots dazu
    }
web-seating-send-away = Den Bot auf Platz { $number } wegschicken
web-seating-leave = Von Platz { $number } aufstehen
web-seating-more = Platz { $number }: mehr
web-seating-move = Lieber hier sitzen
web-seating-also = Auch diesen Platz spielen, an diesem Gerät
web-seating-start = Partie beginnen
web-seating-missing = { $number ->
        [one] Ein Platz ist noch frei.
       *[other] { $number } Plätze sind noch frei.
    }
web-seating-ready = Alle sind da.
web-seating-owner-deals = { $name } gibt, wenn alle da sind.
web-seating-shuffling = Es wird gemischt; gewartet wird auf: { $names }.
web-seating-not-seated = Wähle einen Platz, oder sieh zu.
web-seating-all-taken = Alle Plätze sind besetzt; du kannst zusehen.
web-seating-came = { $name } hat sich gesetzt.
web-seating-went = { $name } ist aufgestanden.
web-seating-renamed = { $before } heißt jetzt { $name }.
web-seating-rated = gewertet
web-seating-unrated = nicht gewertet
web-seating-clock = { $minutes ->
        [0] { $seconds } s je Zug
       *[other] { $seconds } s je Zug, { $minutes } Min. Vorrat
    }
web-seating-days = { $number ->
        [one] ein Tag je Zug
       *[other] { $number } Tage je Zug
    }
web-seating-no-clock = keine Uhr
web-seating-undo = Zurücknehmen, wenn alle einwilligen
web-seating-no-undo = kein Zurücknehmen
web-seating-no-chat = nur fertige Sätze
web-seating-levels = Stärke neuer Bots

## Lobby

web-lobby-title = Offene Tische
web-lobby-empty = Niemand wartet. Spiel gleich gegen einen Bot, oder schick einen Link.
web-lobby-quick = Gleich mit jemandem spielen
web-lobby-quick-says = Du setzt dich zu jemandem, der dasselbe will. Will es niemand, wartet dein Tisch bei den offenen.
web-lobby-quick-go = Tisch finden
web-lobby-sit = Zum Tisch
web-lobby-taken = { $taken } von { $all } Plätzen besetzt
web-lobby-rated = Gewertete Partie
web-lobby-waiting = Wer wartet
web-lobby-bots = Gleich gegen einen Bot
web-lobby-link = Einen Link schicken

web-join-label = Link oder Code des Tisches
web-join-go = Beitreten
web-join-no-table = Diese Adresse nennt keinen Tisch.
web-join-unread = Das ist weder Link noch Code eines Tisches.
web-code-say = Oder sag diesen Code:
web-code-spelled = Code: { $letters }
web-code-renew = Diesen Code beenden und einen neuen machen
web-code-title = Tisch zu einem Code
web-code-taken = Besetzt
web-code-full = Alle Plätze sind besetzt.
web-new-score = Nach einem Spiel
web-new-score-all = auf alle warten
web-new-score-minute = höchstens eine Minute warten
web-new-score-half = höchstens eine halbe Minute warten
web-new-score-none = auf niemanden warten
web-new-absence = Wenn jemand nicht zu erreichen ist
web-new-absence-ask = die anderen fragen
web-new-absence-bot = nach einer Minute spielt ein Bot
web-new-absence-wait = warten
web-new-hints = Vorschläge und Coach
    .says = Wer Platz nimmt, ist einverstanden.
web-seating-score = die Abrechnung steht, bis alle weiterspielen wollen
web-seating-score-for = die Abrechnung steht höchstens { $seconds } Sekunden
web-seating-absence-ask = fehlt jemand, entscheiden die anderen
web-seating-absence-bot = fehlt jemand, spielt ein Bot
web-seating-absence-wait = fehlt jemand, ruht die Partie
web-seating-hints = Vorschläge und Coach erlaubt: Wer Platz nimmt, ist einverstanden
web-seating-no-hints = keine Vorschläge zwischen Menschen
web-home-more-forms = Weiter unten noch mehr
