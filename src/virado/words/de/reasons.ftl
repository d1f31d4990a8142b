# Warum ein Bot einen Zug vorschlägt: Satzteile, klein geschrieben, die mit Kommas aneinandergereiht werden; „die Gegenseite“ sind alle,
# gegen die man spielt. Und was am Namen oder an den Einstellungen eines Bots nicht stimmt.

reason-any-by-chance = zufällig gewählt

## Casino: was ein Zug tut

reason-casino-sweeps = räumt den Tisch ab
reason-casino-orange = macht eine Orange
reason-casino-takes-build = { $keeper ->
        [you] nimmt deinen Bau von { $value }
        [partner] nimmt den Bau von { $value }, der deinem Gegenüber gehört
       *[other] nimmt der Gegenseite den Bau von { $value } weg
    }
reason-casino-takes = { COUNT($cards) ->
        [0] { $spades ->
            [0] nimmt { $number } Karten
            [one] nimmt { $number } Karten, davon ein Pik
           *[other] nimmt { $number } Karten, davon { $spades } Pik
        }
       *[other] { $spades ->
            [0] nimmt { CARDS($cards) }, insgesamt { $number } Karten
            [one] nimmt { CARDS($cards) }, insgesamt { $number } Karten, davon ein Pik
           *[other] nimmt { CARDS($cards) }, insgesamt { $number } Karten, davon { $spades } Pik
        }
    }
reason-casino-builds = baut { $value }, denn du hast { casino-a-rank } dafür
reason-casino-builds-for-partner = baut { $value } für dein Gegenüber
reason-casino-adds = { $keeper ->
        [you] legt an deinen Bau von { $value } an
        [partner] legt an den Bau von { $value } an, der deinem Gegenüber gehört
       *[other] legt an den Bau von { $value } der Gegenseite an
    }
reason-casino-raises = { $keeper ->
        [you] erhöht deinen Bau von { $before } auf { $value }
        [partner] erhöht den Bau deines Gegenübers von { $before } auf { $value }
       *[other] erhöht den Bau der Gegenseite von { $before } auf { $value }
    }
reason-casino-they-hold = { $percent ->
        [0] { PLURAL($rank) } kann die Gegenseite nicht haben
        [100] die Gegenseite hat { casino-a-rank }
       *[other] die Gegenseite hat zu { $percent } % { casino-a-rank }
    }
reason-casino-gives-away = gibt { CARDS($cards) } her
reason-casino-lays-to-take = legt { casino-a-rank } hin, um später beide zu nehmen
reason-casino-nobody-can-pair = legt { casino-a-rank } hin, und niemand kann die Karte mit einer gleichen nehmen
reason-casino-keeps-for-build = behält { casino-a-rank } für deinen Bau
reason-casino-keeps-back = hält { CARDS($cards) } zurück
reason-casino-gives-away-spade = gibt ein Pik her
reason-casino-gives-away-little = die Karte selbst ist wenig wert

## Casino: was ein Zug übrig lässt

reason-casino-but-would-sweep = aber wer { casino-a-rank } hat, räumt den Tisch ab{ $percent ->
        [100] , und die Gegenseite hat so eine Karte
       *[other] { " " }(zu { $percent } % hat die Gegenseite so eine Karte)
    }
reason-casino-but-would-take = aber wer { casino-a-rank } hat, holt sich { $worth ->
        [one] 1 Punkt
       *[other] { NUMBER($worth, maximumFractionDigits: 1) } Punkte
    }{ $percent ->
        [100] , und die Gegenseite hat so eine Karte
       *[other] { " " }(zu { $percent } % hat die Gegenseite so eine Karte)
    }
reason-casino-can-take-next = und du hast noch { casino-a-rank }, um { $worth ->
        [one] 1 Punkt
       *[other] { NUMBER($worth, maximumFractionDigits: 1) } Punkte
    } zu holen
reason-casino-captures-last = und was am Ende liegt, fällt wahrscheinlich dir zu
reason-casino-but-captures-last = aber was am Ende liegt, fällt wahrscheinlich den anderen zu
reason-casino-leaves-little = und der Gegenseite bleibt wenig

## Casino: rein gierig

reason-casino-takes-most = nimmt am meisten auf einmal
reason-casino-gives-away-least = gibt am wenigsten her
reason-casino-nothing-else = etwas anderes bleibt nicht übrig

## Raub und Zwanzig ab

reason-tricks-nothing-else = etwas anderes geht nicht
reason-tricks-trick-likely = einen Stich machst du wahrscheinlich
reason-tricks-no-trick-likely = du bliebst wahrscheinlich ohne Stich
reason-tricks-weakest-card = legt die schwächste Karte ab
reason-tricks-cannot-win = der Stich ist nicht zu machen, die besseren Karten bleiben
reason-tricks-last-to-play = du gibst als Letztes zu und machst den Stich
reason-tricks-draws-last-trump = zieht den letzten Trumpf
reason-tricks-cannot-be-beaten = dagegen kommt nichts mehr an
reason-tricks-only-trump-beats = nur ein Trumpf kommt dagegen an
reason-tricks-takes-lead = liegt im Stich vorn
reason-tricks-draws-trumps = zieht Trumpf
reason-tricks-not-needed = die Karte ist entbehrlich, die besseren bleiben
reason-tricks-keeps-all = alle Karten sind gut genug
reason-tricks-exchange = { $number ->
        [one] tauscht die Karte, die kaum einen Stich macht
       *[other] tauscht die { $number } Karten, die kaum einen Stich machen
    }

reason-raub-own-deal = selbst geben bringt dir mehr als weitergeben
reason-raub-refa = lässt den nächsten Platz geben, und danach zählt ein Spiel doppelt
reason-raub-muss = zwingt alle mitzugehen, solange jemand kurz vor dem Ende steht
reason-raub-look = für diese Trumpfkarte lohnt es nicht, ungesehen anzusagen
reason-raub-raub = für diese Trumpfkarte lohnt es, ungesehen anzusagen
reason-raub-stih = ein Stich genügt, und die Trumpfkarte gehört dir
reason-raub-declare = zwei Stiche sind mit der Trumpfkarte wahrscheinlich
reason-raub-pass = für zwei Stiche reicht es wohl nicht
reason-raub-turn-next = ein anderer Trumpf passt vielleicht besser zu deinem Blatt
reason-raub-swap-seven = die Trumpfkarte ist der bessere Trumpf
reason-raub-no-swap = eine Sieben zum Tauschen gibt es nicht

reason-zwanzig_ab-blind = blind zählt alles doppelt
reason-zwanzig_ab-look = wer die Karten kennt, wählt besser
reason-zwanzig_ab-next = unter den ersten Karten lohnt keine Farbe
reason-zwanzig_ab-redeal = bei lauter Siebenen und Achten lässt man besser neu geben
reason-zwanzig_ab-no-better-suit = du hast keine davon, aber die anderen Farben sind nicht besser
reason-zwanzig_ab-hearts-double = Herz zählt doppelt
reason-zwanzig_ab-nobody-may-drop = bei dieser Farbe darf niemand aussteigen
reason-zwanzig_ab-best-suit = da sind deine höchsten Karten
reason-zwanzig_ab-two-trumps = von den ersten Karten sind zwei oder mehr Trumpf
reason-zwanzig_ab-leaves-tricks = du hast deinen Stich, und in diesem Spiel kann niemand die Partie gewinnen
reason-zwanzig_ab-one-trick = ein Stich genügt, solange in diesem Spiel niemand die Partie gewinnen kann
reason-zwanzig_ab-gives-way = in diesem Spiel kann niemand die Partie gewinnen; sie endet eher, wenn die Stiche an den niedrigsten Stand gehen

## Hazari

reason-hazari-best-first = die stärkste Gruppe zuerst, dann die nächste
reason-hazari-wins = { GROUP($group) } gewinnt Runde { $round } in { $percent } % der Spiele
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] Runde { LIST($numbers) }
       *[other] die Runden { LIST($numbers) }
    } in { LIST($percents) } %
reason-hazari-wins-instead = { GROUP($group) } gewinnt Runde { $round } in { $percent } % statt in { $before } %
reason-hazari-wins-as-often = gewinnt ebenso oft und bringt in Runde { $round } { ABS($number) ->
        [one] einen Punkt
       *[other] { ABS($number) } Punkte
    } { SIGN($number) ->
        [minus] weniger
       *[plus] mehr
    }
reason-hazari-other-cards = gewinnt ebenso oft und zählt gleich viel, mit anderen Karten

## Abgelehnt: Namen und Einstellungen von Bots

refusal-bad-options--no-such-bot = so einen Bot gibt es nicht; es gibt { LIST($candidates, style: "comma") }
refusal-bad-options--off-the-dial = die Skala geht von { "dial:0" } (Einstieg) über { "dial:0.5" } (Klub) bis { "dial:1" } (Spitze), zum Beispiel { "dial:0.35" }
refusal-bad-options--no-such-aim = ein Ziel hat nur die Spitze in der Casino-Familie: { "aim=match" } oder { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } muss größer als 0 sein
