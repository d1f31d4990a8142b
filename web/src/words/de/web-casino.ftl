# Die Casino-Familie am Tisch.

## Auf dem Tuch

web-casino-loose = Offene Karten
web-casino-builds = Bauten
web-casino-pack = Karten im Talon:
web-casino-yours = dein Bau
web-casino-owned = von { $name }
web-casino-keeps = { $name } hält die Karte
web-casino-you-keep = du hältst die Karte
# A build for the ear; $owner is one of the four above.
web-casino-build = Bau von { $value }, { $owner }: { $cards }
web-casino-in-choices = { $what }, bei Möglichkeit { $choices }
web-casino-sum-hand = Hand { $total }
web-casino-sum-table = Tisch { $total }
web-casino-sweep = { $slug ->
        [royal-dominican] ein Virado
        [royal-dominican-no-cancel] ein Virado
        [royal-dominican-partner-build] ein Virado
        [royal-soto] ein Virado
        [kaszino-nagykonyv] eine Tábla
       *[other] eine Tabbe
    }
web-casino-sweeps = { $slug ->
        [royal-dominican] Virados
        [royal-dominican-no-cancel] Virados
        [royal-dominican-partner-build] Virados
        [royal-soto] Virados
        [kaszino-nagykonyv] Táblas
       *[other] Tabben
    }
web-casino-pile = { $cards ->
        [0] Noch keine Karte genommen
        [one] Eine Karte genommen
       *[other] { $cards } Karten genommen
    }{ $sweeps ->
        [0] { "" }
        [one] , { web-casino-sweep }
       *[other] , { $sweeps } { web-casino-sweeps }
    }{ $cancelled ->
        [0] { "" }
       *[other] , davon { $cancelled } aufgehoben
    }
web-casino-top = { $card }, oben auf dem Stapel von { $name }
web-casino-own-top = { $card }, oben auf deinem Stapel
web-casino-last = nahm zuletzt
web-casino-last-capture = zuletzt genommen

## At a seat

# What still scores for a side near the target.
web-casino-restricted = { $score }: nur { $items }
web-casino-item-most_cards = meiste Karten
web-casino-item-most_spades = meiste Pik
web-casino-item-big_casino = 10♦
web-casino-item-ace = Asse
web-casino-item-five = Fünfen
web-casino-item-orange = Orangen
web-casino-item-false_call = falsche Rufe
web-casino-item-last_capture = zuletzt genommen
web-casino-nothing = nichts
web-casino-holds = gezeigt: { $values }
web-casino-turns-owed = { $number ->
        [one] danach noch ein Zug
       *[other] danach noch { $number } Züge
    }
web-casino-bottom = unterste Karte

## Said out of turn

web-casino-orange = Orange!
web-casino-call-orange = Orange rufen: Zuletzt wurden Rot und Gelb genommen
web-casino-with-orange = und Orange rufen
# Hungarian, called out: "out".
web-casino-claim-call = Ausz!
web-casino-claim = „Ausz!“ rufen
web-casino-claim-do = Rufen
web-casino-claim-wrong = Ein falsches „Ausz!“ ändert nichts.

## Above the table and on the score sheet

web-casino-pairs = zwei gegen zwei
web-casino-to = bis { $target }
web-casino-target = Gespielt wird bis { $target }.
web-casino-extra = Zusatzspiel
web-casino-where = Spiel { $deal }, Runde { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }von { $rounds }
    }
web-casino-pair = { $first } & { $second }
web-casino-from = Ab { $score } zählt nur noch einiges.
web-casino-deal = Spiel { $deal }
web-casino-deal-so-far = Spiel { $deal } bisher
web-casino-item = Posten
web-casino-row-cards = Karten
web-casino-row-most_cards = Karten ({ $points })
web-casino-row-most_spades = Pik ({ $points })
web-casino-row-big_casino = ({ $points })
web-casino-row-little_casino = ({ $points })
web-casino-row-ace = Asse (je { $points })
web-casino-row-sweep = { $slug ->
        [royal-dominican] Virados
        [royal-dominican-no-cancel] Virados
        [royal-dominican-partner-build] Virados
        [royal-soto] Virados
        [kaszino-nagykonyv] Táblas
       *[other] Tabben
    }{ $points ->
        [0] { "" }
       *[other] { " " }(je { $points })
    }
web-casino-row-five = Fünfen (je { $points })
web-casino-row-orange = Orangen{ $points ->
        [0] { "" }
       *[other] { " " }(je { $points })
    }
web-casino-row-false_call = Falsch gerufen{ $points ->
        [0] { "" }
       *[other] { " " }(je { $points })
    }
web-casino-row-last_capture = Zuletzt genommen ({ $points })
web-casino-sum = Summe
web-casino-after = Stand
web-casino-plus = { $sign ->
        [minus] −{ $points }
        [zero] { $points }
       *[plus] +{ $points }
    }
# How many, and the points that they have brought.
web-casino-brings = { $number } → { $points }
web-casino-less = { $number } − { $less }
web-casino-not-counted = zählt nicht:
web-casino-cancelled = So viele, wie jede Partei hat, heben sich auf: „2 − 1“ ist eine, die zählt.
web-casino-closed = Durchgestrichen: So nah am Ziel zählt es nicht.
web-casino-ended-by-claim = Das „Ausz!“ stimmte und beendete das Spiel.
web-casino-ended-at-once = Was noch fehlte, stand fest: Die Partie war sofort zu Ende.
web-casino-extra-deal = Gleichstand an der Spitze: Es folgt ein Zusatzspiel.

## Auf der ersten Seite: die Familie, ihre Formen

web-family-casino = Casino
    .says = Nimm Karten vom Tisch mit einer, die gleich viel zählt: so viel wie eine von ihnen oder mehrere zusammen.
web-form-casino = Casino
web-form-casino-royal = Royal
web-form-royal-north-american = Nordamerikanisch
web-form-royal-dominican = Dominikanisch
web-form-royal-soto = Soto
web-form-royal-haitian = Haitianisch
web-form-tuxedo = Tuxedo
web-form-kaszino = Kaszinó
web-form-nordic-royal = Nordisch
web-form-casino-southern-african = Südliches Afrika
web-sub-royal-north-american = Tabben zählen nicht
web-sub-royal-north-american-sweeps = jede Tabbe ist ein Punkt
web-sub-royal-dominican = Virados (geleerte Tische) heben sich auf
web-sub-royal-dominican-no-cancel = gegen Ende heben sich keine auf
web-sub-royal-dominican-partner-build = Bauen füreinander
web-sub-kaszino-kirschner = Kirschner: Summe gegen Summe, und wer zuerst 11 ansagt, gewinnt
web-sub-kaszino-ulmann = Ulmann, 1892: Gruppen von gleichem Wert, und ein Blick auf die unterste Karte
web-sub-kaszino-nagykonyv = Nagy Kártyakönyv (großes Kartenbuch): Summen bis 13, und zwei Züge nach einer Tábla
