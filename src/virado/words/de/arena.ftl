# Was die Arena sagt (docs/how-to/arena.md).

refusal-bad-options--too-few-bots = zu einem Turnier gehören mindestens zwei Bots, zum Beispiel { "--bots club,greedy" }
refusal-bad-options--uneven-bots = { $number } Bots lassen sich nicht gleichmäßig auf { $limit } Parteien verteilen
refusal-bad-options--bot-settings = { $part } stellt an einem Bot nichts ein; das tun { "ms=N" }, { "simulations=N" } und { "aim=match" } oder { "aim=points" }, jedes einmal, zum Beispiel { "expert:simulations=3000:aim=points" }
refusal-bad-options--bot-setting-unused = { $level } sucht nicht, { $part } hat dort keine Wirkung
refusal-bad-options--bot-refused = { $part } wurde abgelehnt, in { $limit ->
        [none] Partie { $number }
       *[other] Einheit { $number }, Drehung { $limit }
    }, Spiel { $deal }, Zug { $step }: { REFUSAL($because) }
refusal-bad-options--bot-stopped = { $limit ->
        [none] Partie { $number }
       *[other] Einheit { $number }, Drehung { $limit }
    }, Spiel { $deal }, Zug { $step }: { REFUSAL($because) }
refusal-bad-options--no-stopping-rule = ein Turnier endet bei { "decided" } oder bei einer halben Intervallbreite wie { "0.5" }
refusal-bad-options--other-tournament = in der Datei stehen Ergebnisse eines anderen Turniers
refusal-bad-options--no-results = keine Datei mit Ergebnissen: { PROBLEM($problem) }
refusal-bad-options--no-ray = { "--ray" } braucht Ray: Installiere { "virado[ray]" }
refusal-bad-options--no-ray-cluster = ein Ray-Cluster ist nicht da: { PROBLEM($problem) }
refusal-bad-options--no-pyarrow = Tabellen brauchen pyarrow: installiere { "virado[data]" }
refusal-bad-options--other-data = der Ordner enthält einen anderen Datensatz
refusal-bad-options--folder-not-empty = der Ordner enthält etwas anderes; nenne einen leeren oder neuen
refusal-bad-options--no-such-program = der Bot startet nicht: So ein Programm gibt es nicht
refusal-bad-options--bot-not-started = der Bot startet nicht: { PROBLEM($problem) }
refusal-bad-options--bot-ended = { $part } hat aufgehört, ohne zu antworten { $problem }
refusal-bad-options--bot-no-json = die Antwort von { $part } ist kein JSON-Objekt: { PROBLEM($problem) }
refusal-bad-options--bot-error = { $part } antwortet mit einem Fehler: { $problem }
refusal-bad-options--bot-no-answer = { $part } antwortet nicht so, wie es das Protokoll für Bots verlangt: erwartet { $expected }, erhalten { $found }
refusal-bad-options--bot-no-move = { $part } antwortet ohne Zug
refusal-bad-options--bot-too-slow = { $part } hat { $limit } Sekunden lang nicht geantwortet und wurde beendet
refusal-bad-options--bot-brought = einen Bot bringt man als { "NAME=module:Class" }, { "NAME=file.py:Class" } oder { "NAME=cmd:PROGRAM" } mit, unter einem eigenen Namen von höchstens { $limit } Zeichen
refusal-bad-options--bot-name-taken = der Name { $part } ist vergeben; bitte einen anderen wählen
refusal-bad-options--bot-without-name = { $part } sagt nicht, welche Funktion oder Klasse darin spielt; man schreibt { "FILE.py:NAME" } oder { "module:NAME" }
refusal-bad-options--bot-illegal = { $part } wählte { $move }, was nicht möglich ist: { REFUSAL($because) }
refusal-bad-options--bot-failed = { $part } ist gescheitert: { PROBLEM($problem) }
refusal-bad-options--bot-rests = { $part } ist { $limit } Mal hintereinander gescheitert und wird eine Minute lang nicht gefragt

## virado arena

arena-title = { $variant }, Mischung { $number }
arena-units = { $number } Einheiten ({ LIST($items, style: "comma") }), { NUMBER($total, maximumFractionDigits: 1) } s
arena-unit-deal-pair = gespiegelte Paare einzelner Spiele
arena-unit-match-pair = gespiegelte Paare ganzer Partien
arena-unit-deal = ein Spiel in { $players } Umläufen
arena-unit-match = eine Partie in { $players } Umläufen
arena-given-up = abgebrochen: { $number }
arena-detectable = { $number } Einheiten zeigen in vier von fünf Turnieren einen Anteil gewonnener Spiele, der um { $part } vom gleichen abweicht
arena-timed = ein Bot rechnet nach der Uhr: Ein weiterer Lauf mit dieser Mischung ergibt andere Werte, mit { "--simulations N" } dieselben
arena-first-units = erste Einheiten
arena-bot = Bot
arena-points-pair = Punkte je Paar
arena-points-game = Punkte je Spiel
arena-won = gewonnen
arena-interval = Intervall ({ PERCENT($worth) })
arena-ms = ms je Zug
arena-sprt-low = { "SPRT" }: die niedrige Hypothese gilt, Verhältnis { $number }, untere Schranke { $least }, obere Schranke { $limit }
arena-sprt-high = { "SPRT" }: die hohe Hypothese gilt, Verhältnis { $number }, untere Schranke { $least }, obere Schranke { $limit }
arena-sprt-open = { "SPRT" }: noch offen, Verhältnis { $number }, untere Schranke { $least }, obere Schranke { $limit }
arena-ray-nodes = gespielt auf { $number ->
        [one] einem Knoten
       *[other] { $number } Knoten
    } des Ray-Clusters
