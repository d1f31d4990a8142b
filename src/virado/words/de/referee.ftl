# Der Schiedsrichter für echte Karten: Felder, Sätze und Namen von Karten, die man tippt.

referee-label-ask-trick = Wer gewinnt den Stich?
referee-label-ask-groups = Welche Gruppe gewinnt?
referee-label-ask-arrangement = Wie legt man dreizehn Karten?
referee-label-ask-play = Darf man das spielen?
referee-label-trump = Trumpf
referee-label-trumps = Trumpf
referee-label-trick = Karten des Stichs, der Reihe nach
referee-label-rest-of-hand = Weitere Karten auf der Hand, aus der die letzte kam
referee-label-card-number = { $number }. Karte
referee-label-suit-led = bedient
referee-label-other = weder bedient noch Trumpf
referee-label-group = { $number }. Gruppe
referee-label-thirteen = Dreizehn Karten
referee-label-hand = Hand dessen, der spielt
referee-label-table = Offene Karten auf dem Tisch
referee-label-build = { $number }. Bau
referee-label-build-value = Wert des { $number }. Baus
referee-label-build-owner = Wem der { $number }. Bau gehört
referee-label-value-of-cards = wie die Karten zeigen
referee-label-owner-other = jemand anderem
referee-label-owner-mine = dem, der spielt
referee-label-owner-partner = dessen Partner
referee-label-other-player = jemand anderes
referee-label-top = Oberste Karten anderer Stapel
referee-label-played = Gespielte Karte
referee-label-wanted = Gewünschte Karten vom Tisch
referee-label-say = Was damit geschehen soll
referee-label-as-suggested = was eben passt
referee-label-take = nehmen
referee-label-build-of = einen Bau von { $value } machen
referee-note-missing = { $number ->
        [one] { $title }: Es fehlt noch eine Karte.
       *[other] { $title }: Es fehlen noch { $number } Karten.
    }
referee-note-trick-trump = { CARD($card) } gewinnt: der höchste Trumpf im Stich.
referee-note-trick-led = { CARD($card) } gewinnt: die höchste Karte der ausgespielten Farbe.
referee-note-no-trump = Trumpf ({ suit-name }) hat niemand gespielt.
referee-note-card-allowed = { CARD($card) } durfte gespielt werden.
referee-note-group-wins = Die { $number }. Gruppe gewinnt: { GROUP($group) }.
referee-note-equal-groups-last = Die Gruppen { LIST($numbers) } sind gleich; es gewinnt, wer zuletzt gezeigt hat.
referee-note-equal-groups-first = Die Gruppen { LIST($numbers) } sind gleich; es gewinnt, wer zuerst gezeigt hat.
referee-note-best-three = Von vier Karten zählen die besten drei.
referee-note-four-card = In der letzten Runde zählen auch Gruppen zu viert.
referee-note-troy-wins-match = Dieser Troy gewinnt die Partie.
referee-note-best-arrangement = So gelegt gewinnen die Gruppen im Schnitt die meisten Punkte.
referee-note-average-points = Das sind etwa { $points } Punkte im Spiel gegen drei andere, die das Stärkste zuerst zeigen.
referee-note-arrangement-allowed = Die Gruppen liegen in der richtigen Folge.
referee-note-allowed-plays = { $number ->
        [one] Ein Zug ist erlaubt.
       *[other] { $number } Züge sind erlaubt.
    }
referee-arranged-group = { CARDS($cards) } ({ GROUP($group) })
referee-allowed = Erlaubt
referee-refused = Nicht erlaubt
referee-card-allowed = { CARD($card) }: erlaubt
referee-card-refused = { CARD($card) }: nicht erlaubt
referee-fillers = der die das und ein eine mit
referee-suit-names = { $suit ->
        [s] Schippe|Schippen|Schüppe
        [h] Herzen
        [d] Caro|Eckstein
        [c] Treff|Kreuze
       *[other] {""}
    }
referee-rank-names = { KEY($rank) ->
        [A] As|Sau
        [J] Bauer|Wenzel
       *[other] {""}
    }

refusal-no-referee = für { $variant } gibt es keinen Schiedsrichter
refusal-bad-question--no-such-question = die Frage { $part } gibt es hier nicht; es gibt { LIST($candidates) }
refusal-bad-question--no-such-field = diese Frage hat kein Feld { $part }; es gibt { LIST($candidates) }
refusal-bad-question--no-such-choice = { $title }: { $part } geht hier nicht
refusal-bad-question--unreadable = { $title }: { $part } ist keine Karte dieses Spiels
refusal-bad-question--card-twice = { CARDS($cards) } ist doppelt genannt
refusal-bad-question--too-many = { $title }: Hier { $limit ->
        [one] passt nur eine Karte
       *[other] passen höchstens { $limit } Karten
    } hinein
refusal-bad-question--two-places = { CARDS($cards) } kann nicht zugleich in „{ $title }“ und in „{ $other }“ liegen
refusal-bad-question--group-sizes = die Gruppen haben { LIST($numbers) } Karten; alle brauchen drei oder alle vier
refusal-bad-question--not-in-hand = { CARDS($cards) } { COUNT($cards) ->
        [one] ist
       *[other] sind
    } nicht auf der Hand dessen, der spielt
refusal-bad-question--not-on-table = { CARDS($cards) } { COUNT($cards) ->
        [one] liegt
       *[other] liegen
    } nicht auf dem Tisch
refusal-bad-question--build-not-of-value = { CARDS($cards) } { COUNT($cards) ->
        [one] geht
       *[other] gehen
    } nicht in Gruppen von { $value } auf
refusal-bad-question--no-build = { CARDS($cards) } { COUNT($cards) ->
        [one] ergibt
       *[other] ergeben
    } keinen Bau
