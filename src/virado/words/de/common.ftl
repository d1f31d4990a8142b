# Was keinem der Spiele allein gehört: Karten, Plätze, Aufzählungen, Phasen, Spiele, und was die Maschine ablehnt.

## Karten

suit-name = { $suit ->
        [s] Pik
        [h] Herz
        [d] Karo
        [c] Kreuz
        [b] Schwarz
        [r] Rot
        [g] Grün
       *[y] Gelb
    }
rank-name = { KEY($rank) ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
        [2] Zwei
       *[1] Eins
    }
rank-plural = { KEY($rank) ->
        [A] Asse
        [K] Könige
        [Q] Damen
        [J] Buben
        [T] Zehnen
        [9] Neunen
        [8] Achten
        [7] Siebenen
        [6] Sechsen
        [5] Fünfen
        [4] Vieren
        [3] Dreien
        [2] Zweien
       *[1] Einsen
    }
card-spoken = { $suit ->
        [b] schwarze { rank-name }
        [r] rote { rank-name }
        [g] grüne { rank-name }
        [y] gelbe { rank-name }
       *[s] { suit-name }-{ rank-name }
    }
deck-cards = { $deck ->
        [french40] 40 französischen Karten
        [rook40] 40 Rook-Karten
        [skat32] 32 Karten
       *[other] 52 französischen Karten
    }

## Plätze und Parteien

seat-name = Platz { $seat }
referee-name = die Spielleitung

## Aufzählungen und Zahlen

list-comma = ,{ " " }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-moves-separator = ;{ " " }
percent = { $number } %

## Spiele und Phasen

game-casino = Casino und Royal Casino
game-raub = Raub
game-zwanzig_ab = Zwanzig ab
game-hazari = Hazari
phase-over = zu Ende

## Optionen

option-values = { LIST($values, style: "comma") }
option-value-true = ja
option-value-false = nein
option-value-none = keine
option-named = „{ $option }“
option-named-value = „{ $option }: { LIST($values, style: "or") }“
option-named-other-value = „{ $option }“, aber nicht { LIST($values, style: "or") }
option-problem-least = „{ $option }“ muss mindestens { $limit } sein
option-problem-most = „{ $option }“ darf höchstens { $limit } sein
option-problem-other = „{ $option }“ kann diesen Wert nicht haben
option-players =
    .name = Spieler
option-teams =
    .name = zu zweit gegen zwei

## Abgelehnt: Züge

refusal-unparsable--move-too-long = ein Zug ist eine Zeile mit höchstens { $limit } Zeichen
refusal-unparsable--card-twice = { CARDS($cards) } nennst du zweimal
refusal-unparsable--no-such-card = { $part } ist keine der { deck-cards } dieses Spiels
refusal-ambiguous = das ist mehrdeutig; gemeint sein kann: { LIST($candidates, style: "moves") }
refusal-no-such-seat = einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $limit }
refusal-match-over = die Partie ist zu Ende
refusal-not-your-turn = du bist nicht am Zug
refusal-not-in-hand = { CARDS($cards) } hast du nicht auf der Hand

## Abgelehnt: Varianten und Optionen

refusal-bad-options--no-such-game = ein Spiel { $game } gibt es nicht; es gibt { LIST($games) }
refusal-no-such-example = ein Beispiel { $part } gibt es nicht
refusal-bad-options--no-such-variant = eine Variante { $variant } gibt es nicht; `{ COMMAND("variants") }` zählt sie auf
refusal-bad-options--no-such-variant-but = eine Variante { $variant } gibt es nicht; ist { $near } gemeint?
refusal-bad-options--cards-not-offered = { $variant } wird nicht mit Karten der Art { $part } gespielt
refusal-bad-options--no-variant-text = eine Variante schreibt man als { "royal-dominican" } oder { "royal-dominican(players=2, target=31)" }
refusal-bad-options--variant-text-too-long = eine Variante schreibt man in eine Zeile, und kürzer als diese
refusal-bad-options--not-name-and-value = { $part } hat nicht die Form { "name=value" }
refusal-bad-options--option-given-twice = { $option } steht zweimal da
refusal-bad-options--no-value = { $part } ist kein Wert (eine Zahl, { "true" }, { "false" }, { "null" }, ein Wort oder eine Liste in { "[ ]" })
refusal-bad-options--no-such-option = eine Option { $option } gibt es nicht
refusal-bad-options--no-such-option-but = eine Option { $option } gibt es nicht; ist { $near } gemeint?
refusal-bad-options--option-without-effect = { $option } würde hier nichts ändern: dazu gehört { $needed }
refusal-bad-options--no-page = dieser Installation fehlt die gebaute Seite oder Python für den Browser
refusal-bad-options--not-empty = { $path } ist nicht leer
refusal-bad-options--no-home = es gibt keinen Ordner für Daten, denn dieser Benutzer hat kein Home-Verzeichnis; VIRADO_DATA nennt einen
refusal-bad-options--wrong-value = { $option } kann diesen Wert nicht haben; möglich ist { LIST($values, style: "or") }
refusal-bad-options--wrong-setting = { $part } in der Umgebung muss eine Zahl von { $least } bis { $limit } sein
refusal-bad-options--players-not-a-number = { "players" } ist eine Zahl
refusal-bad-options--teams-not-a-truth-value = { "teams" } ist { "true" } oder { "false" }
refusal-bad-options--wrong-number-of-players = { $variant } spielt man zu { LIST($numbers, style: "or") }, nicht zu { $number }
refusal-bad-options--never-in-pairs = { $variant } spielt man nie zu zwei Paaren
refusal-bad-options--pairs-are-four = nur zu viert spielt man in Paaren, hier spielen { $number }
refusal-bad-options--always-in-pairs = { $variant } spielt man immer zu zwei Paaren
refusal-bad-options--no-such-dealer = Geber ist ein Platz von 0 bis { $limit }, nicht { $number }
refusal-bad-options--wrong-scores = jede der { $number } Parteien braucht einen Punktestand
refusal-bad-options--seed-too-long = die Nummer einer Mischung hat höchstens { $limit } Bit
refusal-bad-options--no-such-language = eine Sprache { $part } gibt es nicht; es gibt { LIST($candidates) }

## Abgelehnt: Kartenspiele und Aufzeichnungen

refusal-bad-pack--no-such-card = { $part } ist keine der { deck-cards } dieses Spiels
refusal-bad-pack--cards-missing = in einem Kartenspiel aus { deck-cards } kommt jede Karte einmal vor; es { COUNT($cards) ->
        [one] fehlt
       *[other] fehlen
    } { CARDS($cards) }
refusal-bad-pack--wrong-number-of-cards = in einem Kartenspiel aus { deck-cards } kommt jede der { $limit } einmal vor; hier sind es { $number }
refusal-bad-record--unreadable = das ist keine Aufzeichnung: { PROBLEM($problem) }
refusal-bad-record--no-such-card = { refusal-bad-pack--no-such-card }
refusal-bad-record--other-version = die Aufzeichnung hat Version { $number }; dieses Programm liest Version { $limit }
refusal-bad-record--no-file = { $path } ist nicht lesbar: { PROBLEM($problem) }
refusal-bad-record--too-long = { $path } hat mehr als { $limit } Byte; mehr wird nicht gelesen
refusal-bad-record--not-begun = die Partie von { $path } hat noch nicht begonnen
refusal-bad-record--wrong-chance = das { $number }. Mischen der Aufzeichnung enthält nicht die Karten, um die es dort geht
refusal-bad-record--record-of-a-position = die Aufzeichnung beginnt mit einer Stellung; { "virado.cases" } liest sie
refusal-bad-record--not-over = Zug für Zug lässt sich nur eine Partie zeigen, die zu Ende ist
refusal-bad-record--too-many-moves = Zug für Zug lassen sich höchstens { $limit } Züge zeigen
refusal-bad-record--impossible-move = Zug { $number } der Aufzeichnung ist nicht möglich: { REFUSAL($because) }
refusal-bad-record--other-digests = die Aufzeichnung widerspricht sich: Ihre Prüfsummen sind die von { $number } Zügen, und sie hat { $limit } (eine absichtlich geänderte öffnet { "edited" })
refusal-bad-record--other-events = die Aufzeichnung widerspricht sich: { $number ->
        [0] Die ersten Karten haben
       *[other] Zug { $number } hat
    } die Prüfsumme { DATA($expected) }, und beim Nachspielen ergibt sich { DATA($found) }: Ein Zug, eine Karte, ein Stand, die Variante oder die Prüfsumme wurde geändert (eine absichtlich geänderte öffnet { "edited" })
refusal-bad-record--other-shuffle = die Aufzeichnung widerspricht sich: Nach der Nummer ihrer Mischung ist Karte { $value } des { $number }. Mischens { DATA($expected) }, in der Aufzeichnung ist es { DATA($found) } (eine absichtlich geänderte öffnet { "edited" })
refusal-bad-record--other-pack = die Aufzeichnung widerspricht sich: Ausgeteilt wurde als Karte { $value } des { $number }. Spiels { DATA($expected) }, im Spiel steht { DATA($found) } (eine absichtlich geänderte öffnet { "edited" })
refusal-bad-record--unused-shuffles = die Aufzeichnung widerspricht sich: Sie enthält { $number } Mischungen, und ihre Züge brauchen { $limit } (eine absichtlich geänderte öffnet { "edited" })
refusal-bad-record--other-result = die Aufzeichnung widerspricht sich: Eintrag { $number } hat das Ergebnis { DATA($expected) }, und die Züge führen zu { DATA($found) } (eine absichtlich geänderte öffnet { "edited" })

## Ein Zug als Knopf

choice-line = { LIST($items, style: "comma") }

## Was andere Programme gegen etwas sagen. PROBLEM($problem) wählt eine davon.

problem-at = { $problem }, bei { $path }
problem-no-file = diese Datei oder diesen Ordner gibt es nicht
problem-permission = das ist nicht erlaubt
problem-is-folder = das ist ein Ordner
problem-no-folder = das ist kein Ordner
problem-exists = das gibt es schon
problem-no-room = auf dem Datenträger ist kein Platz mehr
problem-read-only = hier darf nur gelesen werden
problem-in-use = die Adresse ist schon vergeben
problem-no-address = die Adresse gehört nicht zu diesem Rechner
problem-no-answer = dort antwortet niemand
problem-expected = erwartet wird { $expected }, da steht { $found }
problem-least = erwartet wird { $expected }, mindestens { $limit }
problem-most = erwartet wird { $expected }, höchstens { $limit }
problem-shortest = erwartet wird { $expected }, Länge mindestens { $limit }
problem-longest = erwartet wird { $expected }, Länge höchstens { $limit }
problem-length = erwartet wird { $expected }, Länge { $limit }
problem-out-of-range = die Zahl ist zu groß oder zu klein
problem-too-deep = Listen und Objekte sind zu tief verschachtelt
problem-not-utf-8 = das ist kein UTF-8
problem-missing-field = das Feld { $part } fehlt
problem-unknown-field = ein Feld { $part } gibt es nicht
problem-bad-value = { $part } ist keiner der Werte
problem-truncated = der Text hört zu früh auf
problem-malformed = ab Byte { $number } ist es kein JSON
problem-other = ein anderes Programm sagt dazu „{ $input }“
