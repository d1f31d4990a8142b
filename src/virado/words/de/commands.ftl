# Was die Befehle ausgeben.

## virado variants

commands-variants-variant = Variante
commands-variants-players = Personen
commands-variants-range = { $least }–{ $limit }
commands-variants-place = wo
commands-variants-summary = was anders ist
commands-variants-hint = { COMMAND("play VARIANTE") } · { COMMAND("rules VARIANTE") } · eine geänderte Option: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = die Regeln von { $variant } haben kein { $part }
commands-rules-players = zu { LIST($numbers, style: "or") }
commands-rules-options = Optionen
commands-rules-not-used = Nicht benutzt (false, none oder 0): { LIST($items, style: "comma") }.
commands-rules-not-played = In dieser Variante nicht gespielt: { LIST($items, style: "comma") }.
commands-rules-no-rulebook = Ein Regelwerk dieses Spiels gibt es nicht.

## virado refusals

refusal-bad-options--no-such-refusal = eine Ablehnung { $part } gibt es nicht; `{ COMMAND("refusals") }` zählt sie auf

## virado check

commands-check-file = die Datei
commands-check-malformed = fehlerhaft: { $sentence }
commands-check-done = { $number } bestanden, { $total } nicht bestanden

## virado matches

commands-matches-none = Es gibt keine Partie, die noch nicht zu Ende ist.
commands-matches-hint = { COMMAND("play --resume NAME") } setzt eine fort, { COMMAND("replay NAME") } zeigt sie
commands-matches-state = Spiel { $number }: { LIST($items, style: "comma") }

## virado replay

# $seat ist der Platz, dessen Sicht gezeigt wird, oder none.
commands-replay-title = { $variant } zu { $players }{ $seat ->
        [none] { "" }
       *[other] , aus der Sicht von { NAME($seat) }
    }
commands-replay-move = { NAME($seat) }: { $move }
commands-replay-score = Stand: { LIST($scores) }.
commands-replay-unfinished = nicht zu Ende gespielt; Punkte { LIST($scores, style: "comma") }

## Übersetzen

commands-compiling = { $game } wird für diesen Rechner vorbereitet (ein bis zwei Minuten; spätere Starts nutzen das Ergebnis) …
commands-compiling-each-time = { $game } wird für diesen Rechner vorbereitet (ein bis zwei Minuten, bei jedem Start, weil sich der Cache-Ordner nicht beschreiben lässt) …
commands-compiled = fertig

## Server und Nachprüfen

commands-table = Der Tisch steht auf { $path }
commands-simulate-matches = Partien
commands-simulate-done = { $number } Partien in { $path }; { "README.md" } dort erklärt die Spalten
commands-table-runs = Der Tisch steht schon auf { $path }
commands-table-runs-without = er hat deine Bots nicht; beende ihn zuerst, oder gib einem eigenen mit { COMMAND("serve") } Port und Ordner
commands-bot-failed = { $sentence }; ein anderer Spieler hat an seiner Stelle gezogen
commands-bot-failed-at = Tisch { $key }, Zug { $step }: { $sentence }; ein anderer Spieler hat an seiner Stelle gezogen
commands-table-end = Strg-C beendet ihn; jede Partie bleibt erhalten. In diesem Terminal: { COMMAND("play") }
commands-table-not-built = der Tisch im Browser ist in dieser Installation nicht enthalten; in diesem Terminal: { COMMAND("play") }
commands-serving = Virado läuft auf { $path }
commands-stopping = Server hält an; alle Tische bleiben erhalten
commands-serve-no-storage = die Tische lassen sich nicht speichern: { PROBLEM($problem) }
commands-serve-no-folder = die Tische lassen sich nicht speichern: { PROBLEM($problem) }; --data ORDNER oder VIRADO_DATA wählt einen anderen Ort
commands-keys-newest = neue Tische verwenden Schlüssel { $name } aus { $path }
commands-problem = { PROBLEM($problem) }
commands-keys-unreadable = die Schlüssel lassen sich nicht lesen oder schreiben: { PROBLEM($problem) }
commands-site-done = { $path } ist geschrieben; ein erster Besuch lädt { $number } MB
commands-site-compiling = Die Suche der Stufe Spitze wird für Browser übersetzt; das dauert einmal etwa vier Minuten …
commands-site-no-kernels = Der Seite fehlt die Suche der Stufe Spitze, daher spielt dort Klub: { $problem }
commands-site-no-modules = Das Programm der Seite ist nicht übersetzt, daher dauert jeder Start einige Sekunden länger: { $problem }
commands-backup-done = { $number ->
        [one] Eine Zeile ist
       *[other] { $number } Zeilen sind
    } in { $path }; bewahre die Datei der Schlüssel getrennt davon auf
commands-backup-failed = es wurde nichts gesichert: { PROBLEM($problem) }
commands-restore-done = { $number ->
        [one] Eine Zeile aus { $path } ist
       *[other] { $number } Zeilen aus { $path } sind
    } in der Datenbank; sie braucht die Datei der Schlüssel des Servers, von dem die Sicherung stammt
commands-restore-moved = { $path } enthält, was in der früheren Datenbank zuletzt gespeichert wurde; zur wiederhergestellten gehört es nicht
commands-restore-failed = es wurde nichts wiederhergestellt: { PROBLEM($problem) }
commands-serve-no-port = Port { $input } lässt sich nicht öffnen: { PROBLEM($problem) }
commands-serve-no-host = { $input } ist keine Adresse dieses Rechners, unter der er erreichbar sein könnte: { PROBLEM($problem) }
commands-verify-fair = { $number ->
        [one] Die eine Mischung dieser Partie folgt
       *[other] Alle { $number } Mischungen dieser Partie folgen
    } aus dem, worauf sich der Server vor der ersten Karte festgelegt hat.
commands-verify-whole = { $number ->
        [one] Der eine Zug ist regelgerecht und führt
       *[other] Alle { $number } Züge sind regelgerecht und führen
    } zum Ergebnis der Partie; nichts fehlt.
commands-verify-old = Dieser Beweis ist nach Protokoll 1, von einem alten Server: Dass kein Zug fehlt und dass niemand den letzten Beitrag zur Mischung nach den anderen gewählt hat, ist nicht bewiesen. Wurde die Partie auf einem neueren Server gespielt, ist das nicht ihr Beweis.

## Verwaltung

commands-admin-nothing = es gibt nichts
commands-admin-failed = es ist nichts geschehen: { PROBLEM($problem) }
commands-admin-read-only-on = der Server nimmt keine Züge an
commands-admin-read-only-off = der Server nimmt Züge an
commands-admin-notice-stands = allen wird gesagt: { $sentence }
commands-admin-notice-gone = es wird nichts mehr gesagt
commands-admin-told = es wird allen gesagt
commands-admin-count-tables = bediente Tische: { $number }
commands-admin-count-people = Personen, auch Gäste: { $number }
commands-admin-count-open-reports = offene Meldungen: { $number }
commands-admin-count-word-reports = Meldungen falscher Wörter: { $number }
commands-admin-reported = Meldungen: { $number }, von Personen: { $people }
commands-admin-count-bans = Ausschlüsse: { $number }
commands-admin-is-admin = verwaltet
commands-admin-is-banned = ausgeschlossen
commands-admin-closed = Tisch { $name } wird geschlossen
commands-admin-settled = Meldung { $name } ist erledigt
commands-admin-word-report-deleted = Meldung { $name } ist gelöscht
commands-admin-banned = { $name } ist ausgeschlossen; { COMMAND("admin lift") } { $key } beendet das
commands-admin-lifted = Ausschluss { $key } ist aufgehoben
commands-admin-granted = { $name } verwaltet jetzt mit, im Browser unter { "/admin" }
commands-admin-revoked = { $name } verwaltet nicht mehr

## virado doctor

commands-doctor-good = gut
commands-doctor-doubtful = prüfen
commands-doctor-bad = beheben
commands-doctor-end = { $number ->
        [0] Nichts ist zu beheben.
        [one] Ein Mangel ist zu beheben.
       *[other] { $number } Mängel sind zu beheben.
    }
commands-doctor-open-behind-proxy = der Server lauscht auf { $input } und glaubt, was ein Proxy sagt: Sein Port darf von außen nicht erreichbar sein
commands-doctor-open-without-proxy = der Server lauscht ohne HTTPS auf { $input }: Davor gehört ein Proxy, außer wenn nur ein vertrauenswürdiges Netz ihn erreicht
commands-doctor-metrics-here-only = die Zähler bekommt nur diese Maschine: Ein Prometheus auf einer anderen braucht { "--metrics-port" }
commands-doctor-metrics-open = die Zähler lauschen auf { $input }: Nur das eigene Prometheus sollte sie erreichen
commands-doctor-no-contact = die Seite zum Datenschutz sagt nicht, wer zu erreichen ist: { "--contact" }
commands-doctor-no-public-url = den Seiten der Regeln fehlen volle Adressen, Suchmaschinen bekommen keine Sitemap, und Links in Chats kein Bild: { "--public-url" }
commands-doctor-folder-missing = { $path } gibt es noch nicht; der Server legt ihn an
commands-doctor-folder-closed = { $path } ist kein Ordner, in den dieser Benutzer schreiben darf: Der Befehl ist als Benutzer des Servers aufzurufen
commands-doctor-files-readable = andere Benutzer dieses Rechners dürfen { $path } lesen: { "chmod 600" }
commands-doctor-files-private = nur der Benutzer des Servers darf lesen, was in { $path } steht
commands-doctor-folder-readable = andere Benutzer dieses Rechners können sehen, welche Dateien in { $path } liegen: { "chmod 700" }
commands-doctor-room = { $number } MB sind für { $path } frei
commands-doctor-no-keys = { $path } gibt es noch nicht; der Server legt einen neuen Schlüssel an
commands-doctor-keys-unreadable = die Schlüssel lassen sich nicht lesen: { PROBLEM($problem) }
commands-doctor-keys = neue Tische verwenden Schlüssel { $name } aus { $path }; von dieser Datei braucht es eine Kopie, getrennt von den Kopien der Datenbank
commands-doctor-open-files = { $number } offene Dateien sind hier erlaubt, bis zu { $limit } werden gebraucht ({ "LimitNOFILE=" } in der Unit, { "ulimit -n" } in einer Shell)
commands-doctor-memory = so viele Tische wie erlaubt belegen { $number } MB; der Rechner hat { $limit } ({ "--most-tables" })
commands-doctor-no-database = { $path } gibt es noch nicht; der Server legt sie an
commands-doctor-database = die Datenbank lässt sich nicht lesen: { PROBLEM($problem) }
commands-doctor-sqlite = { $path } ist geöffnet (SQLite { $name })
commands-doctor-sqlite-whole = die Datenbank ist unversehrt
commands-doctor-sqlite-damaged = die Datenbank ist beschädigt; eine Kopie ist einzuspielen: { PROBLEM($problem) }
commands-doctor-files-of-others = mit diesen Dateien startet der Server nicht: { PROBLEM($problem) }
commands-doctor-postgres = PostgreSQL { $name } antwortet
commands-doctor-postgres-keeps = was PostgreSQL bestätigt hat, steht auf seiner Platte
commands-doctor-postgres-forgets = PostgreSQL kann verlieren, was es bestätigt hat: { $part }
commands-doctor-postgres-connections = PostgreSQL erlaubt { $number } Verbindungen; diese Knoten und ein Befehl brauchen { $limit }
commands-doctor-clocks = die Uhren dieses Rechners und der Datenbank weichen um { $number } ms voneinander ab (mit NTP stimmen sie überein)
commands-doctor-sets-unsettled = { $number ->
        [one] von einer Partie mit gleichen Karten, deren Frist seit über einem Tag vorbei ist, fehlt das Ergebnis
       *[other] von { $number } Partien mit gleichen Karten, deren Frist seit über einem Tag vorbei ist, fehlt das Ergebnis
    } (war der Server aus, oder sind ihre Protokolle nicht lesbar?)
commands-doctor-reach-ahead = die Reichweite ist bis { $name } gezählt, einem Tag in der Zukunft; danach geht das Zählen weiter (ging die Uhr falsch?)
commands-doctor-table-codes-full = auf dem Server sind { $limit } Codes von Tischen in Gebrauch, mehr geht nicht: weitere Tische haben nur den Link
commands-doctor-table-codes-guessed = { $limit } falsche Codes von Tischen in { $number } Minuten: vielleicht rät jemand, und wer einen Code eingibt, muss vielleicht warten
commands-doctor-empty-database = die Datenbank ist leer; der Server legt ihre Tabellen an
commands-doctor-schema = ihre Tabellen sind die dieses Programms (Schema { $number })
commands-doctor-schema-older = ihre Tabellen sind älter (Schema { $number }, dieses Programm hat { $limit }); der nächste Start bringt sie auf den neuen Stand
commands-doctor-schema-newer = ihre Tabellen stammen von einem neueren Programm (Schema { $number }, dieses kennt { $limit })
commands-doctor-keys-lost = Schlüssel { $name }, den Tische dieser Datenbank verwenden, fehlt in { $path }: Die Datei der Schlüssel muss zurück an ihren Ort
commands-doctor-node = Knoten { $name } ist unter { $path } erreichbar
commands-doctor-node-unreachable = Knoten { $name } ist unter { $path } nicht erreichbar: { PROBLEM($problem) }
commands-doctor-running = hier läuft ein Server unter { $path } und kann Züge speichern
commands-doctor-running-unwell = hier läuft ein Server unter { $path }, kann aber nach eigener Aussage keine Züge speichern: sein Protokoll nennt den Grund
commands-doctor-not-running = mit { $path } läuft kein Server
commands-doctor-public-address = { $input } ist keine Adresse wie { "https://cards.example" }
commands-doctor-public = { $path } antwortet
commands-doctor-public-health = { $path } antwortet mit Status { $number }
commands-doctor-public-unreachable = { $path } ist nicht erreichbar: { PROBLEM($problem) }
commands-doctor-certificate = das Zertifikat gilt noch { $number ->
        [one] einen Tag
       *[other] { $number } Tage
    }
commands-doctor-https = der Server weiß, dass alle über HTTPS kommen
commands-doctor-proto-not-passed = der Server weiß nicht, dass alle über HTTPS kommen: Der Proxy muss { "X-Forwarded-Proto" } setzen, und der Server braucht { "--trust-proxy" }
commands-doctor-no-https = { $path } ist ohne HTTPS: Andere können unterwegs mitlesen
commands-doctor-page = der Tisch für Browser ist da
commands-doctor-no-page = { $path } hat keinen Tisch für Browser (Status { $number })
commands-doctor-web-socket = Browser können sich verbinden
commands-doctor-host-not-passed = Seiten von { $path } dürfen sich nicht verbinden: Der Proxy muss { "Host" } und { "X-Forwarded-Proto" } weitergeben
commands-doctor-upgrade-not-passed = Browser können sich nicht mit { $path } verbinden (Status { $number }): Der Proxy muss { "Upgrade" } und { "Connection" } weitergeben
commands-doctor-metrics-hidden = die Zähler sind verborgen
commands-doctor-metrics-public = alle können { $path } lesen
commands-doctor-one-address = alle { $number } Personen, die jetzt verbunden sind, haben dieselbe Adresse: wenn sie nicht alle am selben Ort sind, muss der Proxy { "X-Forwarded-For" } setzen, und der Server braucht { "--trust-proxy" } und die richtige Zahl bei { "--proxies" }
commands-doctor-hostname-unknown = der Server lehnt Anfragen an { $name } ab: der Name fehlt bei { "--hostnames" }

## virado bench

commands-bench-title = { $variant } zu { $players }, ein Kern
commands-bench-deals_per_s = Spiele/s
commands-bench-decisions_per_s = Entscheidungen/s
commands-bench-simulations_per_s = Simulationen/s

commands-judge-how = Karten schreibt man mit Buchstaben oder Wörtern: { "Kh 10s" }, Herz-König. Die Eingabetaste lässt ein Feld leer.
commands-judge-question = Was möchtest du wissen?
commands-judge-number = Schreib eine Zahl von 1 bis { $limit }.
commands-judge-moves = Erlaubt ist hier:
commands-judge-more = Es gibt vielleicht noch mehr.
