# Was eine Sitzung ablehnt, und was in ihr neben der Partie geschieht (docs/explanation/session.md).

refusal-only-host = das darf nur das Programm, bei dem die Sitzung läuft
refusal-only-persons = Platz nehmen können nur Menschen
refusal-seat-taken = dieser Platz ist besetzt
refusal-seats-vacant = { COUNT($seats) ->
        [one] Platz { LIST($seats) } ist frei
       *[other] die Plätze { LIST($seats) } sind frei
    }
refusal-already-begun = die Partie hat schon begonnen
refusal-not-begun = die Partie hat noch nicht begonnen
refusal-match-not-over = die Partie ist noch nicht zu Ende
refusal-not-the-owner = das darf nur, wer den Tisch eröffnet hat
refusal-rated-without-bots = in einer gewerteten Partie sitzen keine Bots
refusal-already-revealed = das Geheimnis ist schon veröffentlicht
refusal-no-rematch = auf eine Partie, deren Karten noch andere spielen, folgt keine Revanche
refusal-rated-one-seat = in einer gewerteten Partie hat jede Person einen Platz
refusal-rated-needs-clock = eine gewertete Partie braucht eine Uhr, mit höchstens { $number } Tagen je Zug
refusal-not-your-seat = { $seat ->
        [none] das ist nicht dein Platz
       *[other] Platz { $seat } ist nicht deiner
    }
refusal-no-such-person = diese Person hat keinen Platz
refusal-seat-of-person = auf Platz { $seat } spielt ein Mensch
refusal-stand-in-plays = auf Platz { $seat } spielt gerade ein Bot für dich; nimm den Platz erst wieder ein
refusal-out-of-date = danach ist nicht mehr gefragt
refusal-paused = die Uhren sind angehalten
refusal-already-paused = die Uhren sind schon angehalten
refusal-already-away = diese Person ist schon weg
refusal-undo-not-agreed = ausgemacht ist: Kein Zug wird zurückgenommen
refusal-undo-already-asked = Platz { $seat } will gerade einen Zug zurücknehmen
refusal-undo-not-asked = auf diese Antwort wartet niemand
refusal-undo-past-seen-card = seitdem war eine Karte zu sehen
refusal-nothing-to-undo = du hast keinen Zug zurückzunehmen
refusal-bad-options--wrong-clock = eine Uhr hat für jeden Zug mindestens eine Millisekunde und einen Vorrat von null oder mehr
refusal-score-stands = die Abrechnung des Spiels steht noch; sag zuerst, dass du weiterspielen willst
refusal-no-score-stands = keine Abrechnung wartet auf dich
refusal-absence-not-asked = über diese Person wird gerade nicht entschieden
refusal-entropy-asked = gleich wird gegeben: Alle zeigen jetzt, was sie zur Mischung beitragen
refusal-entropy-not-asked = auf einen Beitrag dieses Platzes zur Mischung wartet niemand
refusal-entropy-not-shown = jemand hat noch nicht gezeigt, was er zur Mischung beiträgt
refusal-other-entropy = darauf hatte sich der Platz nicht festgelegt
refusal-bad-options--wrong-limit = die Zeit für die Abrechnung eines Spiels ist null oder mehr
refusal-bad-record--other-revision = seit Fassung { $limit } sind die Regeln berichtigt: Bei Zug { $number } geschieht heute etwas anderes
refusal-bad-record--no-opened = am Anfang des Protokolls fehlt, was gespielt wird
refusal-bad-record--wrong-entry = Eintrag { $limit } des Protokolls trägt die Nummer { $number }
refusal-bad-record--move-before-match = im Protokoll steht ein Zug vor der Partie

## Was geschieht

event-session-seat-sat = { WHO($seat) ->
        [you] Du nimmst Platz.
       *[other] { NAME($seat) } nimmt Platz.
    }
event-session-seat-bot = Ein Bot nimmt Platz: { NAME($seat) }.
event-session-seat-left = { NAME($seat) } geht.
event-session-seat-left-playing = { NAME($seat) } geht; ein Bot spielt weiter.
event-session-seat-withheld = { NAME($seat) } hat vor dem Geben nicht geantwortet und verliert den Platz.
event-session-entropy-asked = Es wird gemischt: Der Beitrag jedes Platzes steht fest.
event-session-entropy-withheld = Diese Mischung gilt nicht; sie wird ganz von vorn gemacht.
event-session-seat-away = { WHO($seat) ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { NAME($seat) }.
    }
event-session-seat-time = { WHO($seat) ->
        [you] Deine Zeit ist um: Ein Bot spielt für dich.
       *[other] Die Zeit ist um: Ein Bot spielt für { NAME($seat) }.
    }
event-session-seat-agreed = { WHO($seat) ->
        [you] Ein Bot spielt für dich; die anderen wollten es so.
       *[other] Ein Bot spielt für { NAME($seat) }.
    }
event-session-seat-back = { WHO($seat) ->
        [you] Du hast deinen Platz wieder.
       *[other] { NAME($seat) } ist zurück.
    }
event-session-seat-renamed = { $name } heißt jetzt { NAME($seat) }.
event-session-absent = { WHO($seat) ->
        [you] Deine Verbindung ist weg.
       *[other] { NAME($seat) } ist nicht zu erreichen.
    }
event-session-present = { WHO($seat) ->
        [you] Du bist wieder da.
       *[other] { NAME($seat) } ist wieder da.
    }
event-session-undo-asked = { WHO($seat) ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { NAME($seat) } möchte einen Zug zurücknehmen.
    }
event-session-undo-agreed = { WHO($seat) ->
        [you] Du bist einverstanden.
       *[other] { NAME($seat) } ist einverstanden.
    }
event-session-undo-declined = { WHO($seat) ->
        [you] Du bist nicht einverstanden.
       *[other] { NAME($seat) } ist nicht einverstanden.
    }
event-session-undo-dropped-declined = Nichts wird zurückgenommen.
event-session-undo-dropped-withdrawn = Die Bitte hat sich erledigt: Nichts wird zurückgenommen.
event-session-undo-dropped-moved = Es geht weiter: Nichts wird zurückgenommen.
event-session-undone = { $number ->
        [one] Der Zug ist zurückgenommen.
       *[other] { $number } Züge sind zurückgenommen.
    }
event-session-paused = Die Partie ruht.
event-session-continued = Die Partie geht weiter.
event-session-match-over = Die Partie ist zu Ende: { LIST($items, style: "comma") }.
event-session-score = { WHOSE($side) ->
        [you] du { $number }
        [yours] ihr { $number }
       *[other] { SIDE($side) } { $number }
    }
event-session-free-chat = An diesem Tisch darf alles gesagt werden.
event-session-phrases-only = An diesem Tisch sind nur fertige Sätze erlaubt.
event-session-rematch-wanted = { WHO($seat) ->
        [you] Du möchtest noch eine Partie spielen.
       *[other] { NAME($seat) } möchte noch eine Partie spielen.
    }
event-session-ready = { WHO($seat) ->
        [you] Du bist bereit für das nächste Spiel.
       *[other] { NAME($seat) } ist bereit für das nächste Spiel.
    }
event-session-next-deal-time = Das nächste Spiel beginnt.
event-session-absence-wait = { WHO($seat) ->
        [you] Du wartest.
       *[other] { NAME($seat) } wartet.
    }
event-session-absence-bot = { WHO($seat) ->
        [you] Du möchtest, dass ein Bot weiterspielt.
       *[other] { NAME($seat) } möchte, dass ein Bot weiterspielt.
    }
event-session-absence-end = { WHO($seat) ->
        [you] Du möchtest die Partie beenden.
       *[other] { NAME($seat) } möchte die Partie beenden.
    }
event-session-hint-used = { WHO($seat) ->
        [you] Du hast dir einen Vorschlag zeigen lassen.
       *[other] { NAME($seat) } hat sich einen Vorschlag zeigen lassen.
    }
event-session-match-abandoned = Die Partie ist ohne Sieger beendet: { LIST($items, style: "comma") }.
event-session-match-closed = Die Partie ist ohne Sieger beendet, weil ein Administrator den Tisch geschlossen hat: { LIST($items, style: "comma") }.
