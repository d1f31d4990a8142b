# Was an einer Stellung oder an einer Datei mit Fällen nicht stimmt. Jede Meldung nennt die Stelle, $path.

## Für alle Spiele (virado.cases.reading)

refusal-bad-position--expected-names = { $path }: hierher gehören Namen und Werte, nicht { $part }
refusal-bad-position--unknown-key = { $path }: { $part } gibt es hier nicht; es gibt { LIST($candidates) }
refusal-bad-position--expected-seats = { $path }: hierher gehören Werte nach Plätzen, nicht { $part }
refusal-bad-position--seat-twice = { $path }: Platz { $seat } steht zweimal da
refusal-bad-position--expected-list = { $path }: hierher gehört eine Liste, nicht { $part }
refusal-bad-position--wrong-length = { $path }: hierher { $limit ->
        [one] gehört ein Eintrag
       *[other] gehören { $limit } Einträge
    }, nicht { $number }
refusal-bad-position--expected-number = { $path }: hierher gehört eine ganze Zahl von { $least } bis { $limit }, nicht { $part }
refusal-bad-position--expected-truth = { $path }: hierher gehört { "true" } oder { "false" }, nicht { $part }
refusal-bad-position--expected-one-of = { $path }: hierher gehört { LIST($candidates, style: "or") }, nicht { $part }
refusal-bad-position--no-such-card = { $path }: { $part } ist keine der { deck-cards }
refusal-bad-position--card-twice = { $path }: { CARDS($cards) } { COUNT($cards) ->
        [one] steht
       *[other] stehen
    } zweimal da
refusal-bad-position--wrong-card-count = { $path }: hierher gehören { $least } bis { $limit } Karten, nicht { $number }
refusal-bad-position--not-a-move = { $path }: { $part } ist nicht zu verstehen: { REFUSAL($because) }
refusal-bad-position--not-legal = { $path }: { $part } ist nicht erlaubt: { REFUSAL($because) }

refusal-bad-case--expected-one-of = { refusal-bad-position--expected-one-of }
refusal-bad-case--card-twice = { refusal-bad-position--card-twice }
refusal-bad-case--not-a-move = { refusal-bad-position--not-a-move }
refusal-bad-case--not-legal = { refusal-bad-position--not-legal }
refusal-bad-case--no-such-preset = { $path }: von { $game } gibt es keine Variante { $variant }
refusal-bad-case--position-needed = { $path }: bei { $part } geht es um eine Stellung, und der Fall hat keine
refusal-bad-case--nothing-claimed = { $path }: da ist nichts behauptet; möglich ist { LIST($candidates, style: "or") }

## Hazari

refusal-bad-position--hand-twice = { $path }: das Blatt von Platz { $seat } steht auch in { "position.hands" }
refusal-bad-case--other-sizes = { $path }: vergleichen lassen sich nur gleich große Gruppen
refusal-bad-case--out-of-turn = { $path }: die Plätze zeigen der Reihe nach
refusal-bad-case--not-the-pack = { $path }: zusammen haben sie das ganze Kartenspiel, jeder Platz dreizehn Karten
refusal-bad-case--not-all-seats = { $path }: es braucht alle { $limit } Plätze
refusal-bad-case--no-such-moment = { $path }: { $part } ist kein Zeitpunkt eines Spiels
refusal-bad-case--not-announced = { $path }: von { $part } spricht H-24 nicht

## Dateien mit Fällen (virado check)

refusal-bad-file--no-file = nicht lesbar: { PROBLEM($problem) }
refusal-bad-file--too-long = mehr als { $limit } Byte; mehr wird nicht gelesen
# $number ist die Zeile oder none.
refusal-bad-file--not-yaml = kein YAML: { PROBLEM($problem) }{ $number ->
        [none] { "" }
       *[other] , Zeile { $number }
    }
refusal-bad-file--too-deep = zu tief verschachtelt
refusal-bad-file--wrong-tag = kein YAML: Ein Tag passt nicht zu seinem Wert
refusal-bad-file--key-twice = { $part } steht zweimal da, in Zeile { $number }
refusal-bad-file--key-not-a-word = in Zeile { $number } ist ein Schlüssel eine Liste oder Zuordnung
refusal-bad-file--no-cases = das ist keine Zuordnung mit einer Liste { "cases" }
refusal-bad-file--unknown-key = { $part } gibt es oben in einer Datei nicht; es gibt { LIST($candidates) }
refusal-bad-file--other-schema = die Datei hat Schema { $part }; dieses Programm liest Schema { $limit }
refusal-bad-case--no-mapping = { $path }: hierher gehört eine Zuordnung mit { LIST($candidates) }
refusal-bad-case--keys-missing = { $path }: zu einem Fall gehören { LIST($candidates) }; hier { COUNT($names) ->
        [one] fehlt { LIST($names) }
       *[other] fehlen { LIST($names) }
    }
refusal-bad-case--id-twice = { $path }: die Kennung { $part } steht zweimal da
refusal-bad-case--not-a-word = { $path }: hierher gehört ein Wort, nicht { $part }
refusal-bad-case--not-a-rule = { $path }: hierher gehört eine Regelnummer oder eine Liste davon, nicht { $part }
refusal-bad-case--too-deep = { $path }: zu tief verschachtelt

## Was nicht stimmt (virado.cases.differences). $expected und $found stehen da wie in einer Datei mit Fällen.

case-expected-found = { $path }: erwartet { DATA($expected) }, tatsächlich { DATA($found) }
case-expected-found-after = { $path }, nach { $move }: erwartet { DATA($expected) }, tatsächlich { DATA($found) }
case-expected-found-in-round = { $path }, Runde { $round }: erwartet { DATA($expected) }, tatsächlich { DATA($found) }
case-not-legal = { $path }: { $move } müsste erlaubt sein und wird abgelehnt: { REFUSAL($because) }
case-not-listed = { $path }: { $move } gilt als erlaubt und steht nicht unter den erlaubten Zügen
case-list-cut-off = { $path }: Es sind mehr Züge erlaubt, als sich auflisten lassen, mindestens { $number }
case-listed-twice = { $path }: { $move } steht mehrmals unter den erlaubten Zügen
case-not-expected = { $path }: { $move } ist erlaubt und fehlt im Fall
# $remark ist die Begründung, die im Fall steht, oder none.
case-legal = { $path }: { $move } dürfte nicht erlaubt sein{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    } und ist es doch
case-other-refusal = { $path }: abgelehnt werden müsste das wegen { DATA($expected) }, abgelehnt wird es wegen { DATA($found) }: { REFUSAL($because) }
# $viewer ist ein Platz oder das Wort public.
case-not-seen = { $path }: { $viewer ->
        [public] wer zusieht, sieht { CARD($card) } nicht
       *[other] Platz { $viewer } sieht { CARD($card) } nicht
    }
case-seen = { $path }: { $viewer ->
        [public] wer zuschaut, sieht { CARD($card) }, und
       *[other] Platz { $viewer } sieht { CARD($card) }, und
    } das dürfte nicht sein
case-leaked = { $path }: da stehen fremde Karten, die noch nicht gezeigt sind: { CARDS($cards) }
case-round-not-shown = { $path }: Runde { $round } ist noch nicht gezeigt
case-never-comes = { $path }: mit diesen Optionen kommt { $part } nie vor
