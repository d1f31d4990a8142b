# Replay einer beendeten Partie, und die Prüfung ihrer Karten.

web-replay = Nachspielen
web-replay-step = Schritt { $step } von { $of }
web-replay-everybody = Alle
web-replay-whose = Wessen Sicht
web-replay-hands = Blätter
web-replay-as-known = Wie damals
web-replay-open = Offene Blätter
web-replay-link = Link zu diesem Zug kopieren
web-replay-save = Aufzeichnung speichern
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-graph = Die Punkte im Lauf der Partie
web-replay-graph-kind = Was die Kurve zeigt
web-replay-graph-expected = Erwartung
web-replay-graph-scores = Punkte
web-replay-expected-points = { $name }, Schätzung des Bots in Punkten des Spiels, mit Standardfehler
web-replay-expected-chance = { $name }, Chance auf den Sieg in Prozent, mit Standardfehler
web-replay-expected-now = { $value } ± { $error }
web-replay-ask-match = Die ganze Partie beurteilen
web-replay-judging = Spiel { $deal } von { $deals }
web-replay-seconds = { $seconds ->
        [one] noch etwa eine Sekunde
       *[other] noch etwa { $seconds } Sekunden
    }
web-replay-costs-nothing = kostet nicht mehr, als Zufall sein kann
web-replay-not-compared = nicht verglichen
web-replay-check = Karten prüfen
web-replay-judgement = Was ein Bot meint
web-replay-ask-step = Gab es einen besseren Zug?
web-replay-ask-deal = Was hat in diesem Spiel am meisten gekostet?
web-replay-thinking = Der Bot „Spitze“ denkt nach. Das dauert ein paar Sekunden.
web-replay-open-note = Der Bot hat die offenen Blätter nicht gesehen: Er urteilt nach dem, was bekannt sein konnte.
web-replay-known-note = Nach dem, was in diesem Augenblick bekannt sein konnte.
web-replay-played = gespielt
web-replay-best = am besten
web-replay-fine = gut
web-replay-inaccuracy = ungenau
web-replay-mistake = Fehler
web-replay-lost-points = { $loss ->
        [one] etwa einen Punkt verschenkt
       *[other] etwa { $loss } Punkte verschenkt
    }
web-replay-lost-chance = Siegchance etwa { $loss } % kleiner
web-replay-figure = { $loss } ± { $error }: so hat der Bot gerechnet, und so weit kann Zufall das verschoben haben
web-replay-preparing = Die Bots werden noch vorbereitet. Es geht von selbst weiter.
web-replay-nothing-cost = Kein Zug in diesem Spiel hat mehr gekostet, als Zufall sein kann.
web-replay-open-record = Eine Aufzeichnung ansehen
web-replay-open-help = Eine Aufzeichnung ist die Datei, die beim Nachspielen gespeichert wird, hier oder im Terminal.
web-replay-choose-file = Datei auswählen
web-replay-paste = Oder ihren Text einfügen
web-replay-edited = Ich habe diese Aufzeichnung absichtlich geändert
web-replay-show = Ansehen
web-replay-play-on = Von hier weiterspielen
web-replay-play-on-note = Gegen Bots, auf dem Platz von { $name }, mit den Karten dieser Partie, auch in späteren Spielen. Es zählt nicht.

web-check = Karten prüfen
web-check-how = Vor der ersten Karte hat der Server eine Festlegung veröffentlicht; jeder Platz ebenso, und erst als alle festlagen, hat jeder seine Zahlen gezeigt. Nach der Partie hat der Server sein Geheimnis veröffentlicht. Dein Browser berechnet daraus jetzt jede Mischung und vergleicht es mit den Karten, die gegeben wurden.
web-check-now = Jetzt prüfen
web-check-holds = Stimmt:
web-check-fails = Stimmt nicht:
web-check-commitment = das Geheimnis gehört zur Festlegung.
web-check-published = die Festlegung ist die, die vor der ersten Karte gezeigt wurde.
web-check-entropy = was jeder Platz dazugegeben hat, ist mit eingemischt.
web-check-committed = jeder Platz hat gezeigt, worauf er sich festgelegt hatte.
web-check-whole = Züge, Ergebnis und Länge des Protokolls gehören zum Fingerabdruck der Partie.
web-check-told = der Fingerabdruck ist der, den dieses Gerät am Ende bekommen hat.
web-check-newer = der Beweis ist nach dem Protokoll, nach dem gespielt wurde.
web-check-file = Eine Datei prüfen, ohne den Server
web-check-save = Belege sichern
web-check-no-evidence = In dieser Datei stehen keine Belege einer Partie.
web-check-number-fingerprint = Fingerabdruck (für alle am Tisch derselbe)
web-check-packs = { $number ->
        [one] das einzige Mischen folgt aus Geheimnis und Plätzen.
       *[other] alle { $number } Mischungen folgen aus Geheimnis und Plätzen.
    }
web-check-fair = Die Karten wurden ehrlich gegeben.
web-check-old = Dieser Beweis ist nach Protokoll 1, von einem alten Server: Dass kein Zug fehlt und dass niemand den letzten Beitrag zur Mischung nach den anderen gewählt hat, ist nicht bewiesen.
web-check-unfair = Das passt nicht zusammen. Der Server könnte Karten ausgesucht haben.
web-check-numbers = Die Zahlen dahinter
web-check-number-commitment = Festlegung
web-check-number-secret = Geheimnis
web-check-number-entropy = dazugegeben von Platz { $seat }
