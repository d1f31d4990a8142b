# Hilfe und Fehler der Befehlszeile. Jeder Text ist eine Zeile aus Worten, { $fact } und { "text" }: `virado.plain_messages` liest sie.

## Hilfe

cli-usage = Aufruf
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-help = diese Hilfe zeigen
cli-virado = Casino in vielen örtlichen Varianten, Raub, Zwanzig ab und Hazari: genaue Regeln und Bots.
cli-virado-end = Ohne Befehl öffnet sich der Tisch im Browser. Jeder Befehl erklärt sich mit { "--help" }.
cli-version = die Version ausgeben
cli-lang = Sprache der Ausgabe: { $part } (sonst die des Systems); { "fa-u-nu-latn" } hat die Ziffern 0 bis 9
cli-lang-unread = noch von niemandem mit dieser Muttersprache gelesen: { $part }
cli-browser = ohne Befehl: den Browser öffnen oder nur die Adresse ausgeben
cli-bot = einen Bot mitbringen: { "NAME=module:Class" }, { "NAME=file.py:Class" } oder { "NAME=cmd:PROGRAM" }; auch mehrmals

## Befehle

cli-play = im Terminal spielen
cli-puzzle = Aufgaben aus Spielen starker Computerspieler lösen
cli-score = bei einem Spiel mit echten Karten die Punkte aufschreiben
cli-variants = die Varianten aufzählen
cli-rules = die Regeln einer Variante ausgeben
cli-judge = urteilen, welche Hand gewinnt oder welcher Zug erlaubt ist, mit echten Karten
cli-refusals = aufzählen, was abgelehnt wird und nach welcher Regel
cli-check = die Regelfälle einer Datei prüfen
cli-engine = auf das Zeilenprotokoll antworten, über stdin und stdout
cli-arena = Bots gegen Bots spielen lassen
cli-simulate = Partien zwischen Bots als Tabellen in Parquet-Dateien schreiben
cli-bench = Zufallspartien und Suche messen
cli-replay = eine aufgezeichnete Partie Zug für Zug zeigen
cli-serve = Tische für andere bereitstellen
cli-site = die Seite ohne Server schreiben, als Ordner statischer Dateien
cli-verify = eine beendete Partie nachprüfen: Kartenstapel, Züge und Ergebnis
cli-keys = den Schlüssel nennen, aus dem die Kartenstapel neuer Tische entstehen
cli-doctor = nachsehen, ob ein Server mit diesen Einstellungen hier halten kann, was er verspricht
cli-admin = einen Server verwalten, ob er läuft oder nicht
cli-backup = die Datenbank sichern, während Server sie benutzen
cli-restore = aus einer Sicherung eine Datenbank machen

## Argumente

cli-variant = ein Kurzname wie { "casino" } oder { "royal-dominican(target=31)" }
cli-json = als { "JSON" } ausgeben
cli-players = wie viele mitspielen
cli-play-seed = die Kartenstapel der Mischung mit dieser Nummer geben
cli-play-teams = zu viert in zwei Paaren oder jeder für sich
cli-play-bots = wer gegen dich spielt: random, greedy, beginner, club, expert, ein Platz wie dial:0.7, fit (dein Niveau) oder ein Charakter (auf der ersten Seite einer Partie); einer für alle oder einer für jeden, mit Kommas
cli-play-seat = dein Platz, ab 0
cli-play-cards = Karten mit französischen ({ "french" }) oder deutschen ({ "german" }) Farben: Diese stehen da und werden getippt als { "HD" } für das Herz-Daus, { "E10" }, { "LU" }
cli-play-resume = eine gespeicherte Partie fortsetzen (ohne { "FILE" }: die letzte)
cli-puzzle-theme = nur Aufgaben dieser Art (siehe { "--list" })
cli-puzzle-name = die Aufgabe mit diesem Namen
cli-puzzle-list = die Arten von Aufgaben zeigen, und wie viele davon schon versucht sind
cli-score-names = Namen der Mitspieler in der Reihenfolge des Spiels
cli-score-resume = eine Serie fortsetzen (ohne { "FILE" }: die letzte offene)
cli-score-deals = den Stand einer Serie ausgeben, sonst nichts
cli-rules-rule = den Abschnitt ausgeben, der eine Regel erklärt, zum Beispiel { "C-18" } von { "casino" }
cli-rules-numbered = die Optionen und das nummerierte Regelbuch ausgeben, auf Englisch
cli-judge-values = die Karten eines Felds der Frage, wie { "trump=h" } { "cards='Kh 10s'" }; ohne Angabe fragt der Befehl danach
cli-judge-question = die Art der Frage, wie { "arrangement" } bei { "hazari" }
cli-refusals-code = ein Code wie { "equal-card-left" } oder eine Regel wie { "C-8" }
cli-check-files = eine Datei mit Fällen, wie { "docs/rules" } sie beschreibt
cli-arena-bots = die Bots, mit Namen: random, greedy, beginner, club, expert, ein Platz wie dial:0.7 oder ein Charakter; mit Einstellungen: expert:ms=100
cli-arena-deals = wie viele gespiegelte Paare oder Umläufe gespielt werden
cli-arena-seed = Nummer der Mischung, der alle Kartenstapel folgen
cli-arena-ms = Zeit für jeden Zug eines suchenden Bots
cli-arena-simulations = Simulationen für jeden Zug eines suchenden Bots
cli-arena-matches = ganze Partien spielen, nicht einzelne Spiele
cli-arena-scores = Spielstand am Anfang, nach Parteien
cli-arena-stop = { "`decided`" }, eine halbe Intervallbreite wie { "0.5" } oder ein Test: { "sprt:LOW,HIGH" }
cli-arena-jobs = Prozesse (einer für jeden Kern)
cli-arena-resume = Ergebnisse in dieser Datei aufheben und dort weitermachen
cli-arena-ray = die Arbeit mit { "Ray" } verteilen
cli-simulate-matches = so viele Partien
cli-simulate-out = wohin die Dateien kommen; was schon da ist, wird nicht noch einmal gespielt
cli-bench-seconds = wie lange gemessen wird (2)
cli-replay-file = die Aufzeichnung einer Partie
cli-replay-seat = aus der Sicht dieses Platzes; sonst aus deiner, wenn sie im Terminal gespielt wurde, oder wie alle sie sahen
cli-replay-json = für jeden Zug eine Zeile mit einem { "JSON" }-Objekt ausgeben
cli-edited = eine absichtlich geänderte Aufzeichnung öffnen, auch wenn sie sich widerspricht
cli-variants-game = ein Spiel wie { "casino" } oder { "raub" }; ohne Angabe alle
cli-matches = die Partien im Terminal auflisten, die noch nicht zu Ende sind
cli-completion = ein Skript ausgeben, mit dem eine Shell Befehle, Optionen und Varianten ergänzt
cli-completion-shell = { "bash" }, { "zsh" } oder { "fish" }
cli-site-folder = der Ordner; er muss leer sein oder neu
cli-site-address = Adresse, unter der der Ordner liegen wird, für Links in den Seiten der Regeln und die Sitemap
cli-site-robots = Suchmaschinen zu den Seiten zulassen (ja)
cli-verify-file = die Belege einer Partie: ihre Aufzeichnung und der Nachweis
cli-verify-commitment = die Festlegung, die vor der ersten Karte gezeigt wurde
cli-verify-entropy = was du selbst zur Mischung beigetragen hast
cli-verify-fingerprint = der Fingerabdruck, der am Ende der Partie zu sehen war

## Argumente von virado serve

cli-serve-host = Adresse, auf der der Server erreichbar ist
cli-serve-port = Port (0: irgendein freier)
cli-serve-database = { "postgresql://..." } (sonst { "SQLite" } im Datenordner)
cli-serve-keys = die Datei der Schlüssel, aus denen die Kartenstapel entstehen ({ "keys" } im Datenordner)
cli-keys-rotate = einen neuen Schlüssel vor die anderen setzen
cli-doctor-url = die Adresse, unter der alle den Server erreichen; sie wird mit geprüft
cli-copy-file = die Sicherung, eine Datei von { "SQLite" }, welches System auch benutzt wird
cli-serve-data = wo die Datei von { "SQLite" } liegt und der Name eines Knotens
cli-serve-proxy = { "X-Forwarded-For" } und { "X-Forwarded-Proto" } glauben
cli-serve-proxies = wie viele Proxys hintereinander vor dem Server stehen, wenn ihnen geglaubt wird (1)
cli-serve-hostnames = Namen, unter denen der Server erreicht wird, mit Kommas; Anfragen an andere Namen werden abgelehnt (hinter einem Proxy alle, sonst die dieser Maschine)
cli-serve-prepare = was starke Bots brauchen, beim Start des Servers im Hintergrund übersetzen (ja)
cli-serve-device-page = die Spiele auf den Geräten der Leute behalten lassen, um gegen Bots zu spielen, solange dieser Server nicht erreichbar ist (ja)
cli-serve-word-reports = Meldungen falscher Wörter in den Texten annehmen (ja)
cli-serve-reach = Gäste, Partien und Wiederkehrende zählen (ja)
cli-serve-public-url = Adresse, unter der andere den Server erreichen, etwa { "https://example.org" }, für Links in den Seiten der Regeln
cli-serve-robots = Suchmaschinen zur Startseite und zu den Regeln zulassen (ja)
cli-serve-table-codes = Tischen kurze Codes zum Vorlesen geben (ja)
cli-serve-per-address = wie viele Verbindungen, und in zehn Minuten neue Gäste und Tische, eine Adresse haben darf (200; 0: ohne Grenze)
cli-serve-tables = Tische im Speicher; weitere werden abgelehnt, wenn an jedem jemand zusieht oder spielt (4000; 0: ohne Grenze)
cli-serve-connections = Verbindungen; weitere werden abgelehnt (10000; 0: ohne Grenze)
cli-serve-rated-apart = zwei von einer Adresse oder aus einem Browser nicht in dieselbe gewertete Partie lassen (ja)
cli-serve-keep = Tische und Gäste löschen, die so viele Tage kein Lebenszeichen gegeben haben (180; 0: nie)
cli-serve-keep-chat = was an Tischen gesagt wurde nach so vielen Tagen löschen, Meldungen so lange nach ihrer Erledigung (30; 0: mit dem Übrigen)
cli-serve-contact = wie man erreicht, wer den Server betreibt, für die Seite zum Datenschutz
cli-serve-log = Form des Protokolls auf stderr ({ "json" })
cli-serve-metrics-host = die Adresse der Zähler, wenn sie einen eigenen Port haben
cli-serve-metrics-port = ein eigener Port für die Zähler von { "Prometheus" } (sonst { "/metrics" } auf dem Port von allem anderen, nur für diese Maschine)
cli-serve-peer-host = mit { "PostgreSQL" }: die Adresse, auf der andere Knoten diesen erreichen
cli-serve-peer-port = mit { "PostgreSQL" }: der Port für andere Knoten (0: irgendein freier)
cli-serve-lease = mit { "PostgreSQL" }: wann die Tische eines Knotens, der nicht antwortet, an andere gehen

## Argumente von virado admin

cli-admin-state = was für alle gilt, und wie viel es gibt
cli-admin-tables = Tische auflisten
cli-admin-people = Personen auflisten
cli-admin-reports = auflisten, was gemeldet wurde
cli-admin-reported = auflisten, über wen es offene Meldungen gibt, die neueste zuerst
cli-admin-about = Kennung, Konto oder Name: nur Meldungen über diese Person
cli-admin-bans = auflisten, wer ausgeschlossen ist
cli-admin-actions = auflisten, was verwaltet wurde (mit { "--json" } alles)
cli-admin-close = einen Tisch schließen und allen dort sagen, warum
cli-admin-ban = eine Person oder ein Netz ausschließen
cli-admin-lift = jemanden wieder hereinlassen
cli-admin-settle = festhalten, was aus einer Meldung wurde
cli-admin-word-reports = Meldungen falscher Wörter auflisten, die neueste zuerst
cli-admin-reach = Gäste, Partien und Wiederkehrende nach Tagen auflisten, der neueste zuerst
cli-admin-delete-word-report = die Meldung eines falschen Worts löschen
cli-admin-notice = allen etwas sagen (ohne { "TEXT" }: nichts mehr)
cli-admin-read-only = für Wartung keine Züge annehmen oder wieder welche
cli-admin-grant = einer Person mit Konto die Verwaltung geben
cli-admin-revoke = einer Person die Verwaltung nehmen
cli-admin-stage = nur Tische in diesem Zustand: { "seating" }, { "playing" } oder { "over" }
cli-admin-part = ein Teil eines Namens oder Kontos, oder eine Kennung
cli-admin-alike = nur Konten, deren Namen wie die anderer Konten aussehen
cli-admin-table = Kennung des Tisches, das Ende seiner Adresse
cli-admin-reason = warum, wird den Betroffenen gesagt
cli-admin-whom = Kennung, Konto oder Name einer Person, oder ein Netz wie { "192.0.2.0/24" }
cli-admin-days = für wie viele Tage (0: für immer)
cli-admin-with-address = auch die Adressen, von denen die Person verbunden ist, einen Tag lang ausschließen
cli-admin-ban-id = Kennung des Ausschlusses, wie { COMMAND("admin bans") } sie zeigt
cli-admin-settled = die erledigten
cli-admin-report = Kennung der Meldung, wie { COMMAND("admin reports") } sie zeigt
cli-admin-of-language = nur Meldungen zu Texten in dieser Sprache: { "es" }
cli-admin-word-report = Kennung der Meldung, wie { COMMAND("admin word-reports") } sie zeigt
cli-admin-csv = als { "CSV" } für eine Tabelle ausgeben
cli-admin-outcome = was daraus wurde
cli-admin-text = was gesagt wird, eine Zeile
cli-admin-translated = dasselbe in einer Sprache: { "de=..." }; auch mehrmals
cli-admin-minutes = wie viele Minuten lang es gilt (0: bis es weggenommen wird)
cli-admin-switch = { "on" } oder { "off" }
cli-admin-account = Name des Kontos

## Fehler

cli-complaint = { $command }: { $sentence }; siehe { $command } { "--help" }
cli-of-argument = Argument { $name }: { $sentence }
cli-no-whole-number = { $input } ist keine ganze Zahl
cli-no-web-address = { $input } ist keine Adresse einer Website wie { "https://example.org" }
cli-argument-too-long = Argument { $number } hat mehr als { $limit } Zeichen
cli-not-between = { $input } liegt nicht zwischen { $least } und { $limit }
cli-no-scores = { $input } ist kein Spielstand wie { "18,18" }
cli-no-number = { $input } ist keine Zahl
cli-unknown-argument = unbekannte Argumente: { $part }
cli-required = es fehlt: { $part }
cli-expected-one = dahinter fehlt ein Wert
cli-expected-at-most-one = dahinter steht höchstens ein Wert
cli-expected-some = dahinter fehlt mindestens ein Wert
cli-takes-none = der Wert { $input } gehört nicht hierher
cli-invalid-choice = { $input } gibt es nicht (möglich: { $part })
cli-invalid-choice-but = ungültige Angabe: { $input }; ist { $near } gemeint?
cli-ambiguous-option = mehrdeutig: { $option } kann { $part } sein
