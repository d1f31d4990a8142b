# Raub und Zwanzig ab am Tisch.

web-tricks-from = von { $number } auf 0
web-tricks-deal = Spiel { $deal }
web-tricks-deal-title = Spiel { $deal }
web-tricks-suit = { suit-name }
web-tricks-trump = { suit-name } ist Trumpf
web-tricks-refa = { $number ->
        [0] Alles zählt ×{ $factor }
        [one] Refa: ×{ $factor }
       *[other] { $number } Refas: ×{ $factor }
    }
web-tricks-factor-aloud = { $factor ->
        [2] Alles zählt doppelt.
       *[other] Alles zählt { $factor }-fach.
    }
web-tricks-special = Sonderspiel: Niemand darf aussteigen
web-tricks-all-stay = Niemand darf aussteigen
web-tricks-blind = blind gewählt
web-tricks-tie = Entscheidungsspiel
web-tricks-led = Anspiel
web-tricks-lies = { $name }: { $card }{ $state ->
        [best] , bisher am höchsten
        [led] , angespielt
       *[other] { "" }
    }
web-tricks-pack = { $number ->
        [0] Der Talon ist leer
        [one] Eine Karte im Talon
       *[other] { $number } Karten im Talon
    }
web-tricks-turned = Aufgedeckt: { $card }
web-tricks-turned-card = { $card }, aufgedeckt
web-tricks-past = Vorher aufgedeckt, aus dem Spiel: { $card }
web-tricks-turn-up = die Trumpfkarte
web-tricks-to-lay-away = wird abgelegt
web-tricks-no-trump = Noch ist kein Trumpf bestimmt.
web-tricks-taken = { $number ->
        [0] kein Stich
        [one] ein Stich
       *[other] { $number } Stiche
    }
web-tricks-won = { $number ->
        [one] Ein Stich
       *[other] { $number } Stiche
    }, { $required } nötig

## Was ein Platz gesagt oder getan hat

web-said-refa = Refa
web-said-muss = Muss
web-said-raub = Raub
web-said-stih = Stih
web-said-declare = sage an
web-said-pass = passe
web-said-turn_next = decke auf
web-said-igram = Igram
web-said-idem = Idem
web-said-choose = mache Trumpf
web-said-blind = blind
web-said-next = nächste Karte
web-said-redeal = neu geben
web-said-stay = gehe mit
web-said-drop = ausgestiegen
web-tricks-must-stay = muss mit
web-tricks-drops-left = { $number ->
        [0] kein Ausstieg mehr
        [one] noch ein Ausstieg
       *[other] noch { $number } Ausstiege
    }
web-tricks-swapped = { $number ->
        [0] keine getauscht
       *[other] { $number } getauscht
    }
web-tricks-declarer = Ansage
web-tricks-forehand = Vorhand

## Was zu tun ist

web-tricks-swap-which = Welche Karten tauschst du?
web-tricks-swap-none = Der Talon ist leer: Es kann keine Karte mehr getauscht werden.
web-tricks-swap = { $number ->
        [one] Eine Karte tauschen
       *[other] { $number } Karten tauschen
    }
web-tricks-tap-cards = Tippe die Karten an, die weg sollen
web-tricks-mark-aloud = Markiere die Karten, die du tauschst.
web-tricks-lay-away-which = Die Trumpfkarte gehört dir. Welche Karte legst du ab?
web-tricks-tap-card = Tippe die Karte an, die weg soll

## Der Schreibzettel

web-tricks-sheet = Schreibzettel
web-tricks-sat-out = ausgestiegen
web-tricks-sat-out-mark = raus
web-tricks-refa-line = Refa
web-tricks-settlement = Abrechnung
web-tricks-pays = { $who ->
        [you] zahlst { $amount }
       *[other] zahlt { $amount }
    }
web-tricks-gets = { $who ->
        [you] erhältst { $amount }
       *[other] erhält { $amount }
    }
web-tricks-legend-declarer = hat das Spiel angesagt
web-tricks-legend-forehand = war Vorhand
web-tricks-legend-refa = Ein Strich ist eine Refa: Ein späteres Spiel zählt doppelt.
web-tricks-staying = Mitgehen müssen in diesem Spiel: { $names }

## Auf der ersten Seite: die Familie, ihre Formen

web-family-raub = Raub
    .says = Vier Stiche, eine aufgedeckte Karte zeigt Trumpf. Mitgehen oder aussteigen; von 21 auf 0.
web-family-zwanzig_ab = Zwanzig ab
    .says = Jeder Stich nimmt einen Punkt weg; wer mitgeht und keinen Stich macht, bekommt fünf dazu. Von 20 auf 0.
web-form-raub = Raub
web-form-raub-seven = Sieben gegen Trumpfkarte
web-form-raub-persian-literal = Nach dem Wortlaut
web-form-raub-automatic-stih = Eine Sieben verpflichtet
web-form-zwanzig-ab = Zwanzig ab
web-form-zwanzig-ab-jager = Jägers Varianten
web-form-zwanzig-ab-persian-literal = Persischer Text
web-form-zwanzig-ab-early = Natürliche Reihenfolge
web-sub-raub-seven-always = gegen jede Trumpfkarte
web-sub-raub-seven-ace-only = nur gegen ein Ass
web-sub-zwanzig-ab-jager = alle acht zusammen
web-sub-zwanzig-ab-jager-trump-rank = Trumpfbube und Trumpfneun
web-sub-zwanzig-ab-jager-first-packet = erst drei Karten
web-sub-zwanzig-ab-jager-drop-first = erst aussteigen
web-sub-zwanzig-ab-jager-clubs = Kreuz verpflichtet
web-sub-zwanzig-ab-jager-two-active = der Geber bleibt
web-sub-zwanzig-ab-jager-no-repeat-drop = nie zweimal hintereinander
web-sub-zwanzig-ab-jager-low-score = ab fünf geht man mit
web-sub-zwanzig-ab-jager-plain-finish = ohne Sonderspiele
