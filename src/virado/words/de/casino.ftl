# Die Casino-Familie: was abgelehnt wird, was geschieht, was ein Zug bewirkt, Varianten und Optionen.

## Wörter

# Eine Karte, die einen Wert hat, aus $rank, immer im Akkusativ.
casino-a-rank = { KEY($rank) ->
        [A] ein Ass
        [K] einen König
        [J] einen Buben
       *[other] eine { rank-name }
    }
# Was Karten zusammen zählen können; ohne Wert zählen sie nichts.
casino-totals = { COUNT($totals) ->
        [0] nichts
       *[other] { LIST($totals, style: "or") }
    }
casino-build-of-value = { BUILD($build) } von { VALUE($build) }
# Wie es mancherorts heißt, wenn der Tisch leer wird: eines, mehrere, und was man ruft. Ohne Artikel, denn das Geschlecht ist verschieden.
casino-sweep = { $variant ->
        [royal-dominican] Virado
        [royal-dominican-no-cancel] Virado
        [royal-dominican-partner-build] Virado
        [royal-soto] Virado
        [kaszino-nagykonyv] Tábla
       *[other] Tabbe
    }
casino-sweeps = { $variant ->
        [royal-dominican] Virados
        [royal-dominican-no-cancel] Virados
        [royal-dominican-partner-build] Virados
        [royal-soto] Virados
        [kaszino-nagykonyv] Táblas
       *[other] Tabben
    }
casino-sweep-call = { $variant ->
        [royal-dominican] Virado!
        [royal-dominican-no-cancel] Virado!
        [royal-dominican-partner-build] Virado!
        [royal-soto] Virado!
        [kaszino-nagykonyv] Tábla!
       *[other] Tabbe!
    }

## Abgelehnt: Texte, die kein Zug sind

refusal-unparsable--casino-form = ein Zug sieht so aus: { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } oder { "'3h + 9c = 12'" }
refusal-unparsable--casino-unreadable = { $part } ist nicht zu lesen; ein Zug sieht so aus: { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } oder { "'3h + 9c = 12'" }
refusal-unparsable--casino-trail = hinlegen kann man nur eine einzige Karte: { "'trail Qs'" }
refusal-unparsable--casino-capture = nehmen schreibt man so: { "'Kd x 8h 5c [7c 6d]'" }, mit { "' orange'" }, wenn man eine ruft
refusal-unparsable--casino-nothing-taken = beim Nehmen sagt man, was man nimmt: { "'Kd x 8h 5c [7c 6d]'" }
refusal-unparsable--casino-build = bauen schreibt man so: { "'3h + 9c = 12'" } oder { "'2s + [7d 5c] Th = 14'" }, mit { "' for partner'" }, wenn der Bau für dein Gegenüber ist
refusal-unparsable--casino-two-values = ein Bau hat einen einzigen Wert
refusal-unparsable--casino-value-needed = zu einem Bau gehört sein Wert: { "'3h + 9c = 12'" }
refusal-unparsable--no-such-value = keine Karte hat den Wert { $value }
refusal-unparsable--no-such-build = einen Bau [{ CARDS($cards) }] gibt es nicht; auf dem Tisch { COUNT($builds) ->
        [0] liegt gar keiner
        [one] liegt { BUILDS($builds) }
       *[other] liegen { BUILDS($builds) }
    }

## Abgelehnt: Züge

refusal-malformed = das ist kein Zug dieses Spiels
refusal-not-loose = { CARDS($cards) } { COUNT($cards) ->
        [one] liegt
       *[other] liegen
    } nicht auf dem Tisch
refusal-not-loose--in-a-build = { CARDS($cards) } { COUNT($cards) ->
        [one] steckt
       *[other] stecken
    } im Bau { BUILD($build) }, und den nimmt man nur im Ganzen
refusal-no-such-build = so einen Bau gibt es nicht: Auf dem Tisch { $number ->
        [0] liegt keiner
        [one] liegt einer
       *[other] liegen { $number }
    }
refusal-several-cards = { CARDS($cards) } zusammen geht nicht: Man spielt eine Karte
refusal-several-cards--only-captures = { CARDS($cards) } zusammen geht hier nicht: Mehrere Karten spielt man nur beim Nehmen
refusal-several-cards-trailed = hinlegen kann man nur eine Karte, nicht { CARDS($cards) }
refusal-nothing-taken = mit { CARDS($cards) } { COUNT($cards) ->
        [one] allein
       *[other] zusammen
    } nimmst du noch nichts: Dazu gehören offene Karten oder Bauten
refusal-build-value-differs = { BUILD($build) } ist ein Bau von { VALUE($build) }: Dafür braucht man { casino-a-rank }, und { CARD($card) } zählt { LIST($values, style: "or") }
refusal-build-value-differs--several-values = { BUILDS($builds, style: "values") } gehen nicht mit einer Karte: Bauten, die man zusammen nimmt, haben denselben Wert
refusal-not-groups = { CARD($card) } zählt { LIST($values, style: "or") }, { COUNT($taken) ->
        [one] { CARDS($taken) } nicht
       *[other] und { CARDS($taken) } gehen nicht in Gruppen von { LIST($values, style: "or") } auf
    }
refusal-not-groups--of-build = der Bau { BUILD($build) } zählt { VALUE($build) }, { COUNT($taken) ->
        [one] { CARDS($taken) } nicht
       *[other] und { CARDS($taken) } gehen nicht in Gruppen von { VALUE($build) } auf
    }
refusal-face-card-takes-equal = { CARD($card) } hat keinen Wert und nimmt nur gleiche Bilder, { COUNT($cards) ->
        [0] und da liegt keines
       *[other] hier { CARDS($cards) }
    }
refusal-face-card-takes-one = { CARD($card) } hat keinen Wert und nimmt nur ein gleiches Bild, hier { CARDS($cards, style: "or") }
refusal-equal-card-left = du lässt { CARDS($left) } liegen: { CARD($card) } muss alle offenen { PLURAL($rank) } nehmen{ $choices ->
        [capture] { "" }
       *[all] { "" } oder selbst in einen Bau kommen
    }
refusal-equal-card-trailed = neben { CARDS($left) } darfst du { CARD($card) } nicht hinlegen: { $choices ->
        [capture] Nimm damit
       *[all] Nimm damit, oder bau damit
    }
refusal-build-abandoned = { BUILD($build) } gehört dir, und du hättest dafür { KEY($rank) ->
        [A] kein Ass
        [K] keinen König
        [J] keinen Buben
       *[other] keine { rank-name }
    } mehr: Nimm den Bau, oder behalte eine Karte von { VALUE($build) }
refusal-build-abandoned--one-ace = dir blieben zu wenig Karten für deine Bauten { BUILDS($builds, style: "values") }: Ein Ass reicht nicht für 1 und 14 zugleich
refusal-keeper-may-not-trail = { BUILDS($builds) } { COUNT($builds) ->
        [one] gehört
       *[other] gehören
    } dir, da darfst du { CARD($card) } nicht hinlegen: Nimm oder bau
refusal-no-building = gebaut wird in dieser Variante nicht: { CARD($card) } kann nehmen, oder du legst die Karte hin
refusal-no-value = { CARDS($cards) } { COUNT($cards) ->
        [one] hat keinen Wert und kommt
       *[other] haben keinen Wert und kommen
    } in keinen Bau
refusal-value-impossible = keine Karte zählt { $value }, also könnte niemand einen Bau von { $value } nehmen
refusal-nothing-joined = { CARD($card) } allein ist kein Bau: Sag, welche offenen Karten dazukommen
refusal-not-groups-with-card = { CARDS($cards) } gehen nicht in Gruppen von { $value } auf; zusammen zählen sie { casino-totals }
refusal-extension-not-groups = { BUILD($build) } ist ein Bau von { VALUE($build) }, und { COUNT($cards) ->
        [one] { CARDS($cards) } zählt nicht { VALUE($build) }
       *[other] { CARDS($cards) } gehen nicht in Gruppen von { VALUE($build) } auf; zusammen zählen sie { casino-totals }
    }
refusal-same-value-build = ein Bau von { $value } liegt schon da, und zwei nebeneinander gibt es hier nicht
refusal-no-card-for-build = nach { CARD($card) } hättest du { KEY($rank) ->
        [A] kein Ass
        [K] keinen König
        [J] keinen Buben
       *[other] keine { rank-name }
    } mehr, um einen Bau von { $value } zu nehmen
refusal-raise-own-build = { BUILD($build) } ist dein eigener Bau: Du darfst anlegen, aber nicht erhöhen
refusal-raise-multiple-build = { BUILD($build) } ist ein mehrfacher Bau: Anlegen kann man, auf { $value } erhöhen nie
refusal-raise-value = { BUILD($build) } ist ein Bau von { VALUE($build) }: { COUNT($values) ->
        [0] mit { CARD($card) } käme ein Wert heraus, den keine Karte hat
       *[other] mit { CARD($card) } werden es { LIST($values, style: "or") }, nicht { $value }
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] ; offene Karten ändern den Wert nicht
    }
refusal-nothing-absorbed = ohne { CARDS($taken) }: Beim Erhöhen nimmt man hier keine offenen Karten dazu
refusal-not-groups-absorbed = { CARDS($taken) } { COUNT($taken) ->
        [one] zählt nicht { $value } und kommt beim Erhöhen auf { $value } nicht dazu
       *[other] gehen nicht in Gruppen von { $value } auf und kommen beim Erhöhen auf { $value } nicht dazu
    }
refusal-not-for-partner = füreinander baut man in dieser Variante nicht: Zu { CARD($card) } brauchst du selbst { casino-a-rank }
refusal-partner-not-proven = { casino-a-rank } hat dein Gegenüber nicht gezeigt: Das zeigt nur ein eigener Bau von { $value }, jetzt oder vorher in dieser Runde
refusal-partner-ace = ein einziges Ass deines Gegenübers müsste vielleicht für Bauten von 1 und von 14 reichen, darum geht { $value } hier nicht
refusal-totals-differ = { CARDS($cards) } { COUNT($cards) ->
        [one] ergibt
       *[other] ergeben
    } { casino-totals }, { CARDS($taken) } dagegen { COUNT($numbers) ->
        [0] nichts
       *[other] { LIST($numbers, style: "or") }
    }: Beides muss gleich viel sein
refusal-total-too-high = { CARDS($cards) } und { CARDS($taken) } ergeben { casino-totals }, und mehr als { $limit } darf es nicht sein
refusal-total-too-high--common-value = { CARDS($cards) } und { CARDS($taken) } haben nur über { $limit } Gruppen von gleichem Wert, und mehr darf es nicht sein
refusal-no-common-value = { CARDS($cards) } und { CARDS($taken) } lassen sich nicht beide in Gruppen vom selben Wert (höchstens { $limit }) teilen
refusal-no-common-value--or-total = { CARDS($cards) } und { CARDS($taken) } haben weder die gleiche Summe, noch lassen sich beide in Gruppen vom selben Wert teilen
refusal-no-stealing--in-captures = { CARDS($cards) } { COUNT($cards) ->
        [one] liegt
       *[other] liegen
    } auf einem Stapel: oberste Karten der Stapel werden hier nicht genommen
refusal-no-stealing--in-builds = { CARDS($cards) } { COUNT($cards) ->
        [one] liegt
       *[other] liegen
    } auf einem Stapel: oberste Karten der Stapel kommen hier in keinen Bau
refusal-no-stealing--in-raise = { CARDS($cards) } { COUNT($cards) ->
        [one] liegt
       *[other] liegen
    } auf einem Stapel: Beim Erhöhen stiehlt man nichts
refusal-steal-to-own-build = { CARDS($cards) } { COUNT($cards) ->
        [one] liegt
       *[other] liegen
    } auf einem Stapel: Gestohlenes kommt hier nur in den eigenen Bau
refusal-steal-without-base = { CARDS($cards) } { COUNT($cards) ->
        [one] liegt
       *[other] liegen
    } auf einem Stapel: Etwas vom Tisch muss dabei sein
refusal-steal-equal-card = { CARD($card) } stiehlt nur eine gleiche Karte von einem Stapel, nicht { CARDS($cards) }
refusal-keeps-a-build = { BUILDS($builds) } gehört dir schon: Zwei Bauten auf einmal gehören hier niemandem
refusal-extend-others-build = { BUILD($build) } gehört dir nicht: Du kannst den Bau nehmen oder erhöhen, anlegen darf nur, wem er gehört
refusal-no-claims = „Ausz!“ gibt es in dieser Variante nicht: Jedes Spiel wird zu Ende gespielt
refusal-claim-in-extra-deal = im Zusatzspiel gibt es kein „Ausz!“: Es wird zu Ende gespielt
refusal-no-orange-calls = Orangen gibt es in dieser Variante nicht
refusal-orange-without-capture = mit { CARDS($cards) } { COUNT($cards) ->
        [one] wird
       *[other] wird zusammen
    } nichts genommen, da gibt es keine Orange zu rufen

## Abgelehnt: Optionen

refusal-bad-options--casino-players = Casino spielt man zu zweit bis zu sechst, nicht zu { $number }
refusal-bad-options--casino-raise-with-table-cards = offene Karten ändern nie den Wert eines Baus
refusal-bad-options--casino-several-and-building = wo mehrere Karten zusammen nehmen, wird nicht gebaut
refusal-bad-options--casino-several-of-many = mehrere Karten zusammen spielt man nur mit höchstens { $limit } auf der Hand
refusal-bad-options--casino-several-and-must-use = wo mehrere Karten zusammen nehmen, darf man immer hinlegen; gleiche Karten verpflichten da zu nichts
refusal-bad-options--casino-must-use-but-one = eine Karte, die alle gleichen nehmen muss, kann nicht auf eine davon beschränkt sein
refusal-bad-options--casino-oranges-without-rook = zu einer Orange gehören rote und gelbe Rook-Karten
refusal-bad-options--casino-cut-peek-for-two = nur zu zweit ist klar, wer beim Abheben die unterste Karte sieht
refusal-bad-options--casino-double-turn-for-two = nur zu zweit ist klar, wer zweimal hintereinander spielt
refusal-bad-options--casino-endgame-without-spades = zur Endspieltabelle gehören Pik und die Karo-Zehn
refusal-bad-options--casino-endgame-points = die Endspieltabelle setzt für die meisten Karten, die meisten Pik und das Große Casino { LIST($numbers) } Punkte voraus
refusal-bad-options--casino-counting-order-of-fives = in der Zählreihenfolge kommen Fünfen nicht vor
refusal-bad-options--casino-counting-order-of-oranges = in der Zählreihenfolge kommen Orangen nicht vor
refusal-bad-options--casino-pile-top-unseen = die Reihenfolge eines Stapels ist nur wichtig, wo die oberste Karte gestohlen werden kann
refusal-bad-options--casino-counting-order-of-shares = in der Zählreihenfolge kommen geteilte Punkte nicht vor
refusal-bad-options--casino-endgame-majorities = die Endspieltabelle setzt voraus, dass meiste Karten und meiste Pik immer zählen, und nur für eine Partei
refusal-bad-options--casino-left-over-anyway = { $number ->
        [one] eine Karte bleibt
       *[other] { $number } Karten bleiben
    } auch so für den Tisch übrig
refusal-bad-options--casino-single-round = ein Spiel hat hier nur eine Runde, also beginnt niemand eine weitere
refusal-bad-options--casino-nothing-to-share = bei Gleichstand gibt es hier keine zwei Punkte, die man teilen könnte
refusal-bad-options--casino-only-cards-score = hier zählen nur die meisten Karten, und das ist { "match_length=single_deal" }
refusal-bad-options--casino-last-hands-too-small = in der letzten Runde hat ein Blatt hier { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }: wem ein Bau gehört, der hat dann keine zum Hinlegen
refusal-bad-options--casino-one-build-and-partner = wo niemandem mehr als ein Bau gehört, wird nicht für das Gegenüber gebaut
refusal-bad-options--casino-not-with-stealing = wo genommene Karten gestohlen werden können, wird das nicht dazu gespielt
refusal-bad-options--casino-claim-in-single-deal = „Ausz!“ ruft man am Ziel, und ein einzelnes Spiel hat keines
refusal-bad-options--casino-claim-and-cancelling = „Ausz!“ rechnet mit sicheren Tabben, hier können sie sich aber noch aufheben
refusal-bad-options--casino-final-deal-even = bei { $players } Blättern zu { $hand_size } Karten geht es auf, für eine letzte Runde ist nichts zu regeln
refusal-bad-options--casino-bound-too-high = auf mehr als { $limit } kommt man dabei ohnehin nie
refusal-bad-options--casino-ace-beyond-bound = wo { $limit } das Höchste ist, kann ein Ass nie 14 zählen
refusal-bad-options--casino-endgame-beyond-target = die Beschränkungen beginnen bei { $limit }, aber mit { $total } ist die Partie gewonnen
refusal-bad-options--casino-build-value-unsaid = wer baut, sagt den Wert an; das gehört zum Zug
refusal-bad-options--casino-uneven-twos = immer zwei Karten geben geht nur mit geradem { "hand_size" } und geradem { "table_size" }, das nicht größer ist
refusal-bad-options--casino-too-few-cards = { $total } Karten sind zu wenig für { $table_size } auf dem Tisch und { $players } Blätter zu { $hand_size }
refusal-bad-options--casino-uneven-stock = { $players } Blätter zu { $hand_size } gehen in { $total } Karten nicht auf
refusal-bad-options--casino-rest-too-small = { $number ->
        [one] die letzte Karte reicht
       *[other] die letzten { $number } Karten reichen
    } nicht, um allen { $players } noch eine zu geben

## Abgelehnt: Stellungen und Fälle

refusal-bad-position--casino-missing = { $path }: { $part } fehlt
refusal-bad-position--casino-no-legal-move = { $path }: Platz { $seat } könnte seine Bauten mit keiner Karte halten (C-12)
refusal-bad-position--casino-hand-too-small = { $path }: das ist zu wenig für die Bauten, die Platz { $seat } hält (C-12)
refusal-bad-position--casino-too-few-cards = { $path }: für Blätter, Stapel und Talon, wie sie hier stehen, sind es zu wenig Karten
refusal-bad-position--casino-build-unserved = { $path }: Platz { $seat } hält einen Bau von { $value } und hat keine solche Karte (C-12)
refusal-bad-position--casino-known-card-missing = { $path }: Platz { $seat } hat eine Karte von { $value } gezeigt und hat keine (C-15)
refusal-bad-position--casino-ace-serves-twice = { $path }: ein Ass von Platz { $seat } reicht nicht für Bauten von 1 und von 14 (C-12)
refusal-bad-position--casino-stock-uneven = { $path }: ein Talon von { $number } lässt sich nicht austeilen; er hat { LIST($numbers, style: "or") } Karten
refusal-bad-position--casino-stock-of-another-round = { $path }: ein Talon von { $number } passt nicht zu Runde { $round }
refusal-bad-position--casino-stock-too-small = { $path }: in Runde { $round } liegen { $number } Karten im Talon, und es sind nur { $limit } übrig
refusal-bad-position--casino-cards-left-over = { $path }: { $number ->
        [one] eine Karte ist übrig und liegt
       *[other] { $number } Karten sind übrig und liegen
    } in keinem Blatt, Stapel oder Talon
refusal-bad-position--casino-won-already = { $path }: bei diesem Stand und diesen Stapeln hat schon jemand gewonnen (C-22)
refusal-bad-position--casino-no-stealing = { $path }: hier wird nicht gestohlen, Stapel haben also keine Reihenfolge (C-27)
refusal-bad-position--casino-top-not-in-pile = { $path }: { CARDS($cards) } kann nicht oben auf diesem Stapel liegen
refusal-bad-position--casino-too-many-builds = { $path }: es können höchstens { $limit } Bauten liegen
refusal-bad-position--casino-no-group = { $path }: { COUNT($cards) ->
        [0] gar keine Karte ist
        [one] { CARDS($cards) } ist
       *[other] { CARDS($cards) } sind
    } keine Gruppe von { $value } (C-9)
refusal-bad-position--casino-build-of-one-card = { $path }: ein Bau hat mindestens zwei Karten (C-9)
refusal-bad-position--casino-wrong-kind = { $path }: { $number ->
        [one] eine Gruppe ist ein einfacher Bau
       *[other] { $number } Gruppen sind ein mehrfacher Bau
    }
refusal-bad-position--casino-no-card-to-play = { $path }: Platz { $seat } hat keine Karte zu spielen
refusal-bad-position--casino-sweep-order = { $path }: in der Reihenfolge der Tabben steht jede Partei so oft, wie sie eine hat
refusal-bad-case--casino-missing = { $path }: { $part } fehlt
refusal-bad-case--casino-partners-opposite = { $path }: Partner sitzen einander gegenüber: { "[[0, 2], [1, 3]]" }, nicht { $part }
refusal-bad-case--casino-move-form = { $path }: ein Zug ist { "{play, capture}, {play, build}" } oder { "{play, trail: true}" }
refusal-bad-case--casino-no-card-played = { $path }: ein Zug spielt eine Karte
refusal-bad-case--casino-build-twice = { $path }: ein Bau steht zweimal da
refusal-bad-case--casino-no-such-rounds = { $path }: ein Spiel hat die Runden 1 bis { $limit }
refusal-bad-case--casino-empty-table-at-end = { $path }: am Ende eines Spiels liegt seine letzte Karte auf dem Tisch
refusal-bad-case--casino-no-last-card = { $path }: keine dieser Karten kann zuletzt hingelegt worden sein
refusal-bad-case--casino-piles-too-large = { $path }: es gibt nur { $number } Karten, davon { $limit } Pik
refusal-bad-case--casino-no-steps = { $path }: da stehen keine Schritte
refusal-bad-case--casino-step-form = { $path }: ein Schritt ist { "{seat, move}" } oder { "{call: seat}" }

## Was geschieht

# Was genommen wird: $taken sind offene Karten, $builds ganze Bauten.
casino-taken = { COUNT($builds) ->
        [0] { CARDS($taken) }
        [one] { COUNT($taken) ->
            [0] den Bau { BUILDS($builds) }
           *[other] { CARDS($taken) } und den Bau { BUILDS($builds) }
        }
       *[other] { COUNT($taken) ->
            [0] die Bauten { BUILDS($builds) }
           *[other] { CARDS($taken) } und die Bauten { BUILDS($builds) }
        }
    }
event-casino-trail = { WHO($seat) ->
        [you] Du legst { CARD($card) } hin.
       *[other] { NAME($seat) } legt { CARD($card) } hin.
    }
event-casino-capture = { WHO($seat) ->
        [you] Du nimmst { casino-taken } mit { CARDS($cards) }.
       *[other] { NAME($seat) } nimmt { casino-taken } mit { CARDS($cards) }.
    }
event-casino-orange = { "Orange!" }
event-casino-orange-false = { "Orange!" } Aber das ist keine Orange.
event-casino-dejado = Dejado, hätte genommen werden können: { CARDS($left) }.
event-casino-build-new = { WHO($seat) ->
        [you] Du baust { $value }: { CARD($card) } auf { CARDS($taken) }{ casino-for-partner }.
       *[other] { NAME($seat) } baut { $value }: { CARD($card) } auf { CARDS($taken) }{ casino-for-partner }.
    }
event-casino-build-raise = { WHO($seat) ->
        [you] Du erhöhst den Bau { BUILD($build) } mit { CARD($card) } auf { $value }{ casino-joining }{ casino-for-partner }.
       *[other] { NAME($seat) } erhöht den Bau { BUILD($build) } mit { CARD($card) } auf { $value }{ casino-joining }{ casino-for-partner }.
    }
event-casino-build-extend = { WHO($seat) ->
        [you] Du legst { CARDS($cards) } an den Bau von { $value } an{ casino-for-partner }: { BUILD($build) }.
       *[other] { NAME($seat) } legt { CARDS($cards) } an den Bau von { $value } an{ casino-for-partner }: { BUILD($build) }.
    }
casino-joining = { COUNT($taken) ->
        [0] { "" }
       *[other] , dazu { CARDS($taken) }
    }
# $partner ist der Platz, für den der Bau angesagt wird, oder none.
casino-for-partner = { $partner ->
        [none] { "" }
       *[other] { WHO($partner) ->
            [you] , für dich
           *[other] , für { NAME($partner) }
        }
    }
event-casino-stolen = { WHO($seat) ->
        [you] Du stiehlst { CARDS($cards) }.
       *[other] { NAME($seat) } stiehlt { CARDS($cards) }.
    }
event-casino-merged = Die beiden Bauten sind jetzt einer.
event-casino-claim = { WHO($seat) ->
        [you] Du rufst „Ausz vagyok!“ und nimmst die Partie in Anspruch.
       *[other] { NAME($seat) } ruft „Ausz vagyok!“ und nimmt die Partie in Anspruch.
    }
event-casino-claim-wrong = { WHO($seat) ->
        [you] Du rufst „Ausz vagyok!“ Das ist zu früh und gilt nicht.
       *[other] { NAME($seat) } ruft „Ausz vagyok!“ Das ist zu früh und gilt nicht.
    }
event-casino-call-orange = { WHO($seat) ->
        [you] Du rufst Orange: { casino-call-points }.
       *[other] { NAME($seat) } ruft Orange: { casino-call-points }.
    }
casino-call-points = { SIGN($points) ->
        [plus] +{ ABS($points) } { ABS($points) ->
            [one] Punkt
           *[other] Punkte
        }
        [minus] −{ ABS($points) } { ABS($points) ->
            [one] Punkt
           *[other] Punkte
        }
       *[zero] jemand war schneller
    }
event-casino-deal = { WHO($dealer) ->
        [you] Du gibst.
       *[other] { NAME($dealer) } gibt.
    }
event-casino-deal-extra = { WHO($dealer) ->
        [you] Du gibst ein Zusatzspiel.
       *[other] { NAME($dealer) } gibt ein Zusatzspiel.
    }
event-casino-deal-bottom = Du hast abgehoben: Zuunterst liegt { CARD($card) }.
event-casino-round = Runde { $round } ist ausgeteilt.
event-casino-round-table = Runde { $round } ist ausgeteilt, { CARDS($cards) } auf den Tisch.
event-casino-round-open = Alle Blätter liegen offen.
event-casino-last = „Last!“ Das sind die letzten Karten.
event-casino-residue = { WHO($seat) ->
        [you] Du hast zuletzt genommen und bekommst den Rest: { CARDS($cards) }.
       *[other] { NAME($seat) } hat zuletzt genommen und bekommt den Rest: { CARDS($cards) }.
    }
event-casino-residue-out-of-play = Den Rest bekommt niemand: { CARDS($cards) }.
event-casino-deal-scored = Abgerechnet wird: { LIST($items, style: "comma") }.
event-casino-deal-scored-claim = Das „Ausz!“ stimmt, das Spiel ist zu Ende: { LIST($items, style: "comma") }.
event-casino-deal-scored-restricted-side = Mehr hat nicht gefehlt, die Partie ist sofort zu Ende: { LIST($items, style: "comma") }.
event-casino-deal-scored-extra-deal = Gleichstand an der Spitze: Ein Zusatzspiel entscheidet.
event-casino-points = { WHOSE($side) ->
        [you] du
        [yours] ihr
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-casino-match-over = { WHOSE($side) ->
        [you] Du gewinnst die Partie.
        [yours] Ihr gewinnt die Partie.
       *[other] { COUNT($seats) ->
            [one] { SIDE($side) } gewinnt die Partie.
           *[other] { SIDE($side) } gewinnen die Partie.
        }
    }
event-casino-match-over-games = Sie zählt { $number ->
        [2] doppelt
       *[other] { $number }fach
    }.

## Was ein Zug bewirkt

effect-casino-trail-left = Lässt liegen, was auch zu nehmen wäre: { CARDS($left) }.
effect-casino-capture = Nimmt { COUNT($taken) ->
        [one] eine Karte
       *[other] { COUNT($taken) } Karten
    } vom Tisch.
effect-casino-capture-sweep = Nimmt alles vom Tisch: { casino-sweep }.
effect-casino-capture-sweep-points = Nimmt alles vom Tisch: { casino-sweep }, { $number ->
        [one] ein Punkt
       *[other] { $number } Punkte
    }.
effect-casino-capture-orange = Dazu wird Orange gerufen.
effect-casino-stolen = Stiehlt { CARDS($cards) }.
effect-casino-merged = Dein eigener Bau wird mit diesem einer.
effect-casino-build-single = Ein Bau von { $value }, { BUILD($build) }, den man noch erhöhen kann.
effect-casino-build-multiple = Ein mehrfacher Bau von { $value }, { BUILD($build) }, den niemand erhöhen kann.
effect-casino-build-for-partner = Dein Gegenüber muss eine Karte dafür behalten.
effect-casino-duties = Behalten musst du { LIST($items) }.
effect-casino-duty = { COUNT($cards) ->
        [one] { CARDS($cards) }
       *[other] { CARDS($cards, style: "or") }
    } für { $value }
effect-casino-claim = Gewinnt die Partie, wenn dir { $total } Punkte sicher sind; sonst geschieht nichts.
effect-casino-call-orange = Ein richtiger Ruf bringt { $number } Punkte, ein falscher kostet ebenso viele.

## Ein Zug als Knopf: was er tut, was dabei herauskommt

casino-owned-build = { WHO($seat) ->
        [you] deinen Bau { $value }
       *[other] Bau { $value } von { NAME($seat) }
    }
casino-owned-build-of-these = { casino-owned-build } { BUILD($build) }
casino-loose = { CARDS($cards) }
casino-also-with = { COUNT($taken) ->
        [0] { "" }
       *[other] { " " }mit { CARDS($taken) }
    }
title-casino-trail = { CARD($card) } hinlegen
title-casino-capture = { LIST($items) } nehmen
title-casino-capture-with = { LIST($items) } mit { CARDS($cards) } nehmen
title-casino-capture-orange = { LIST($items) } nehmen und Orange rufen
title-casino-capture-with-orange = { LIST($items) } mit { CARDS($cards) } nehmen und Orange rufen
title-casino-build-new = { $value } mit { CARDS($taken) } bauen{ casino-for-partner }
title-casino-build-raise = { $title }{ casino-also-with } auf { $value } erhöhen{ casino-for-partner }
title-casino-build-extend = { CARDS($cards) } an { $title } anlegen{ casino-for-partner }
title-casino-claim = „Ausz vagyok!“ rufen
title-casino-call-orange = Orange rufen
result-casino-cards = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
result-casino-steals = stiehlt { CARDS($cards) }
result-casino-merges = mit deinem eigenen Bau
result-casino-sweep = { casino-sweep }
result-casino-clears = der Tisch wird leer
result-casino-leaves = lässt { CARDS($left) } liegen
result-casino-keep = du behältst { CARDS($cards, style: "or") }
result-casino-keep-for = du behältst { CARDS($cards, style: "or") } für { $value }
result-casino-partner-keeps = { NAME($seat) } behält die Karte dafür
result-casino-claim = wenn { $total } Punkte sicher sind
result-casino-call-orange = +{ $number } oder −{ $number } Punkte

## Phasen

phase-casino-play = spielen

## Varianten

variant-casino =
    .title = Casino
    .also = Kasino, Cassino
    .place = England, Deutschland
    .summary = Das alte Spiel: Bilder nehmen nur gleiche Bilder, der leere Tisch zählt nicht.
variant-casino-royal =
    .title = Royal Casino (Deutschland)
    .place = Deutschland
    .summary = Bube, Dame, König zählen 11, 12, 13, das Ass 1 oder 14; den Tisch leeren (eine Tabbe) ist ein Punkt.
variant-royal-north-american =
    .title = Royal Casino (Nordamerika)
    .also = Royal Casino, Casino Royal, Königliches Casino
    .place = Nordamerika
    .summary = Bube, Dame, König zählen 11, 12, 13, ein geleerter Tisch nichts; bei 21 wird der Reihe nach gezählt.
variant-royal-north-american-sweeps =
    .title = Royal Casino (Nordamerika, mit Tabben)
    .place = Nordamerika
    .summary = Wie Nordamerika, und den Tisch leeren (eine Tabbe) ist ein Punkt.
variant-royal-dominican =
    .title = Royal Casino (dominikanisch)
    .also = Dominikanisches Casino, Virado
    .place = Dominikanische Republik
    .summary = Gleiche Karten muss man nehmen oder verbauen. Den Tisch leeren ist ein Virado, ein Punkt; haben beide Seiten einen, heben die zwei sich auf. Ab 18 zählt nur noch eines.
variant-royal-dominican-no-cancel =
    .title = Royal Casino (dominikanisch, ohne Aufheben am Ende)
    .place = Dominikanische Republik
    .summary = Ab 18 schreibt man keine Virados (geleerte Tische) mehr an und hebt deshalb auch keine auf.
variant-royal-dominican-partner-build =
    .title = Royal Casino (dominikanisch, Bauen füreinander)
    .place = Dominikanische Republik
    .summary = Man darf für eine Karte bauen, die das Gegenüber gezeigt hat.
variant-royal-soto =
    .title = Royal Casino (Soto)
    .also = Soto, Casino nach Soto
    .place = Dominikanische Republik
    .summary = Wie dominikanisch, beschränkt schon ab 16.
variant-royal-haitian =
    .title = Royal Casino (Haiti)
    .also = Haitianisches Casino
    .place = Haiti
    .summary = Wer die meisten Karten nimmt, gewinnt das Spiel und damit die Partie.
variant-tuxedo =
    .title = Tuxedo
    .place = Nordamerika
    .summary = Mit Rook-Karten bis 100: Fünfen, Tabben nach Größe, und Orangen, die man rufen muss.
variant-kaszino-kirschner =
    .title = Kaszinó (Kirschner)
    .also = Kaszino, Ungarisches Casino
    .place = Ungarn
    .summary = Ohne Bauen; mehrere nehmen mehrere, Summe gegen Summe; wer zuerst 11 ansagt, gewinnt.
variant-kaszino-ulmann =
    .title = Kaszinó (Ulmann 1892)
    .also = Ulmann, Buch der Familienspiele
    .place = Ungarn
    .summary = Mehrere nehmen in Gruppen von gleichem Wert; die Gegenseite des Gebers sieht die unterste Karte.
variant-kaszino-nagykonyv =
    .title = Kaszinó (Nagy Kártyakönyv)
    .also = Kovács, Großes Kartenbuch
    .place = Ungarn
    .summary = Summen bis 13, zwei Züge nach einer Tábla, letzte Runde offen, ein Sieg auf Anhieb zählt doppelt.
variant-nordic-royal =
    .title = Royal Casino ohne Bauen (nordisch)
    .also = Schwedisches Casino, Nordisches Casino
    .place = Schweden
    .summary = Ohne Bauen; zwei Punkte für Pik, einer für das letzte Nehmen, bis 16.
variant-casino-southern-african =
    .title = Casino im südlichen Afrika
    .also = Afrikanisches Casino, Südafrikanisches Casino, Südafrikanisches Kasino, Casino mit Stehlen, Kasino mit Stehlen, Casino mit Klauen, Kasino mit Klauen, Khasino
    .place = Südafrika, Lesotho, Botswana, Simbabwe, Namibia
    .summary = Vierzig Karten, höchstens ein eigener Bau, und die oberste Karte fremder Stapel lässt sich stehlen; ein Spiel um elf Punkte.

## Optionen

option-casino-deck =
    .name = Kartenspiel
    .french52 = 52 französische Karten
    .french40 = 40 französische Karten, ohne Buben, Damen und Könige
    .rook40 = 40 Rook-Karten, 1 bis 10 in vier Farben
option-casino-direction =
    .name = Spielrichtung
    .cw = im Uhrzeigersinn
    .ccw = gegen den Uhrzeigersinn
option-casino-hand_size =
    .name = Karten pro Blatt, in jeder Runde (0: alle Karten werden ausgeteilt)
option-casino-table_size =
    .name = Karten auf dem Tisch in der ersten Runde
option-casino-deal_packet =
    .name = gegeben wird
    .two = immer zwei Karten
    .all = das ganze Blatt auf einmal
option-casino-short_final_deal =
    .name = reichen die letzten Karten nicht für ganze Blätter
    .never = kommt nicht vor
    .equal_rest_to_table = kleinere, gleich große Blätter, der Rest auf den Tisch
option-casino-face_values =
    .name = Bube, Dame und König
    .none = haben keinen Wert und nehmen nur gleiche
    .numeric = zählen 11, 12 und 13
option-casino-ace_values =
    .name = das Ass zählt
    .one = 1
    .one_or_fourteen = 1 oder 14
option-casino-face_capture_limit =
    .name = ein Bild ohne Wert nimmt
    .one = ein gleiches
    .all = beliebig viele gleiche
option-casino-building =
    .name = Bauen
    .none = nicht erlaubt
    .allowed = erlaubt
option-casino-owner_may_trail =
    .name = wem ein Bau gehört, der darf hinlegen
option-casino-keeper_trails_in_last_round =
    .name = in der letzten Runde eines Spiels darf auch hinlegen, wem ein Bau gehört
option-casino-raise_own_build =
    .name = den eigenen Bau darf man erhöhen
option-casino-raise_absorb_loose =
    .name = beim Erhöhen dürfen offene Karten vom neuen Wert dazu
option-casino-raise_with_table_cards =
    .name = offene Karten dürfen einen Bau erhöhen helfen
option-casino-same_value_builds =
    .name = mehrere Bauten vom selben Wert dürfen nebeneinander liegen
option-casino-extend_builds =
    .name = anlegen
    .any = an jeden Bau
    .own = nur an den eigenen
option-casino-builds_each =
    .name = Bauten, die einem gehören dürfen
    .any = beliebig viele
    .one = einer auf einmal
option-casino-build_for_partner =
    .name = Bauen füreinander
    .none = nicht erlaubt
    .announced = angesagt, für eine Karte, die das Gegenüber gezeigt hat
option-casino-steal_in_builds =
    .name = oberste Karten fremder Stapel zum Bauen stehlen
    .none = nicht erlaubt
    .own = nur beim Anlegen an den eigenen Bau
    .any = auch für neue Bauten
option-casino-steal_in_captures =
    .name = oberste Karten fremder Stapel beim Nehmen stehlen
    .none = nicht erlaubt
    .equal = eine Karte, die der gespielten gleich ist
    .groups = eine gleiche oder eine, die eine Gruppe voll macht
option-casino-pile_top =
    .name = nach dem Nehmen liegt auf dem Stapel oben
    .capturing = die gespielte Karte
    .lowest = die niedrigste Karte
option-casino-equal_card_rule =
    .name = liegt eine gleiche Karte offen
    .free = man spielt, was man will
    .must_use = man muss sie nehmen oder mit der eigenen bauen
option-casino-multi_play =
    .name = genommen wird mit
    .one = einer Karte der Hand
    .sum = beliebigen Karten der Hand, Summe gegen Summe
    .groups = beliebigen Karten der Hand, in Gruppen von gleichem Wert
    .sum_or_groups = beliebigen Karten der Hand, Summe gegen Summe oder in Gruppen von gleichem Wert
option-casino-multi_play_max =
    .name = höchste Summe oder höchster Wert dabei
    .none = beliebig
option-casino-sweeps =
    .name = Tabben (der Tisch wird leer)
    .none = zählen nicht
    .score = zählen
    .cancel = zählen, heben sich aber gegenseitig auf
    .score_by_size = zählen nach der Zahl der Karten
option-casino-initial_sweep_points =
    .name = Punkte für eine Tabbe mit der ersten Karte eines Spiels
option-casino-sweep_size =
    .name = bei der Größe einer Tabbe
    .table = zählen nur die genommenen Karten
    .with_played = zählt die gespielte Karte mit
option-casino-last_card_sweep =
    .name = auch die letzte Karte eines Spiels kann den Tisch leer machen
option-casino-restricted_sweeps =
    .name = Tabben einer Partei kurz vor dem Ziel
    .cancel_only = heben nur die der anderen auf
    .not_registered = gibt es nicht
option-casino-endgame =
    .name = kurz vor dem Ziel
    .none = alles zählt
    .dominican = ab 18 zählt nur noch eines
    .soto = ab 16 zählt nur noch einiges
option-casino-target =
    .name = die Partie geht bis
option-casino-match_length =
    .name = Länge der Partie
    .to_target = bis eine Partei am Ziel ist
    .single_deal = ein einziges Spiel
    .single_deal_by_points = ein einziges Spiel, nach Punkten
option-casino-target_tie =
    .name = sind mehrere im selben Spiel am Ziel
    .higher_else_extra_deal = wer mehr hat, gewinnt, sonst entscheidet ein Zusatzspiel
    .counting_order = wer beim Zählen der Reihe nach zuerst da ist, gewinnt
    .higher_else_most_spades = wer mehr hat, gewinnt, sonst entscheiden die meisten Pik
    .higher_else_big_casino = wer mehr hat, gewinnt, sonst entscheidet die Karo-Zehn
option-casino-extra_deal_lifts_restrictions =
    .name = im Zusatzspiel zählt alles
option-casino-points-most_cards =
    .name = Punkte für die meisten Karten
option-casino-points-most_spades =
    .name = Punkte für die meisten Pik
option-casino-points-big_casino =
    .name = Punkte für die Karo-Zehn (Großes Casino)
option-casino-points-little_casino =
    .name = Punkte für die Pik-Zwei (Kleines Casino)
option-casino-points-ace =
    .name = Punkte für jedes Ass
option-casino-points-sweep =
    .name = Punkte für jede Tabbe
option-casino-points-five =
    .name = Punkte für jede Fünf
option-casino-points-orange =
    .name = Punkte für jede Orange, Abzug für jeden falschen Ruf
option-casino-points-last_capture =
    .name = Punkte, wenn man zuletzt nimmt
option-casino-tied_majority =
    .name = haben mehrere die meisten Karten oder die meisten Pik
    .nobody = bekommt niemand die Punkte
    .shared = teilen sie sich die Punkte
option-casino-majorities =
    .name = meiste Karten und meiste Pik zählen
    .always = immer
    .two_sides = nur zwischen zwei Parteien
option-casino-orange_calls =
    .name = Orangen
    .none = zählen nicht
    .must_call = zählen, wenn man sie ruft
option-casino-claim =
    .name = „Ausz!“ rufen
    .none = geht nicht: Jedes Spiel wird zu Ende gespielt
    .at_target = geht, sobald das Ziel sicher ist
option-casino-double_game =
    .name = eine Partie, die im ersten Spiel gewonnen wird, zählt doppelt
option-casino-after_sweep_double_turn =
    .name = nach einer Tabbe spielt die andere Seite zweimal
option-casino-next_round_leader =
    .name = die nächste Runde beginnt
    .first_player = wer nach dem Geben zuerst dran war
    .last_capturer = wer zuletzt genommen hat
option-casino-open_last_round =
    .name = in der letzten Runde liegen die Blätter offen
option-casino-cut_peek =
    .name = wer abhebt, sieht die unterste Karte
option-casino-announce_last =
    .name = die letzte Runde wird angesagt
option-casino-announce_build_value =
    .name = der Wert eines Baus wird angesagt
option-casino-dejado_notice =
    .name = was ein Zug hätte nehmen können und liegen lässt, wird angesagt

## Was zu entscheiden ist

asks-casino-capture-build-trail = Nimm, bau oder leg eine Karte hin.
asks-casino-capture-build = Hinlegen geht jetzt nicht: Nimm oder bau.
asks-casino-capture-trail = Nimm, oder leg eine Karte hin.
asks-casino-build-trail = Bau, oder leg eine Karte hin.
asks-casino-capture = Hinlegen geht jetzt nicht: Du musst nehmen.
asks-casino-build = Hinlegen geht jetzt nicht: Du musst bauen.
asks-casino-trail = Leg eine Karte hin.

## Was am Tisch gesagt wird, und was es heißt

spoken-casino-last = Last
    .means = englisch: die letzten; danach wird nichts mehr ausgeteilt
spoken-casino-orange = Orange
    .means = Rot und Gelb zusammen genommen; wer es zuerst ruft, bekommt die Punkte
spoken-casino-ausz = Ausz vagyok
    .means = ungarisch: ich bin aus; ich habe genug Punkte
spoken-casino-virado = Virado
    .means = spanisch: umgedreht; der Tisch ist leer, und im Stapel wird dafür eine Karte umgedreht
spoken-casino-tabbe = Tabbe
    .means = der Tisch ist leer; englisch Sweep
spoken-casino-tabla = Tábla
    .means = ungarisch: die Tafel; der Tisch ist leer
spoken-casino-dejado = Dejado
    .means = spanisch: liegen gelassen; das hätte genommen werden können
