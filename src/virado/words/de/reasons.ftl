# Warum ein Bot einen Zug vorschlägt: Satzteile, klein geschrieben, die mit Kommas aneinandergereiht werden; „die Gegenseite“ sind alle,
# gegen die man spielt. Und was am Namen oder an den Einstellungen eines Bots nicht stimmt.

reason-any-by-chance = zufällig gewählt
reason-against = aber { $clause }
reason-against-alone = Nachteil: { $clause }
count-in-words = { $number ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
casino-cards-and-points = { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { " " }für einen Punkt
        [2] { " " }für zwei Punkte
        [3] { " " }für drei Punkte
        [4] { " " }für vier Punkte
       *[other] { " " }für { $points } Punkte
    }

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
            [0] nimmt { count-in-words } Karten
            [one] nimmt { count-in-words } Karten, davon ein Pik
            [2] nimmt { count-in-words } Karten, davon zwei Pik
            [3] nimmt { count-in-words } Karten, davon drei Pik
            [4] nimmt { count-in-words } Karten, davon vier Pik
           *[other] nimmt { count-in-words } Karten, davon { $spades } Pik
        }
       *[other] { $spades ->
            [0] nimmt { casino-cards-and-points }, insgesamt { count-in-words } Karten
            [one] nimmt { casino-cards-and-points }, insgesamt { count-in-words } Karten, davon ein Pik
            [2] nimmt { casino-cards-and-points }, insgesamt { count-in-words } Karten, davon zwei Pik
            [3] nimmt { casino-cards-and-points }, insgesamt { count-in-words } Karten, davon drei Pik
            [4] nimmt { casino-cards-and-points }, insgesamt { count-in-words } Karten, davon vier Pik
           *[other] nimmt { casino-cards-and-points }, insgesamt { count-in-words } Karten, davon { $spades } Pik
        }
    }
reason-casino-most-spades = wer die meisten Pik hat, bekommt { $number ->
        [one] einen Punkt
       *[other] { count-in-words } Punkte
    }
reason-casino-most-cards = wer die meisten Karten hat, bekommt { $number ->
        [one] einen Punkt
       *[other] { count-in-words } Punkte
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
reason-casino-gives-away = gibt { CARDS($cards) } her{ $points ->
        [0] { "" }
        [one] { ", " }also einen Punkt
        [2] { ", " }also zwei Punkte
        [3] { ", " }also drei Punkte
        [4] { ", " }also vier Punkte
       *[other] { ", " }also { $points } Punkte
    }
reason-casino-lays-to-take = legt { casino-a-rank } hin, um später beide zu nehmen
reason-casino-nobody-can-pair = legt { casino-a-rank } hin, und niemand kann die Karte mit einer gleichen nehmen
reason-casino-keeps-for-build = behält { casino-a-rank } für deinen Bau
reason-casino-keeps-back = hält { CARDS($cards) } zurück{ $points ->
        [0] { "" }
        [one] { ", " }also einen Punkt
        [2] { ", " }also zwei Punkte
        [3] { ", " }also drei Punkte
        [4] { ", " }also vier Punkte
       *[other] { ", " }also { $points } Punkte
    }
reason-casino-gives-away-spade = gibt ein Pik her
reason-casino-gives-away-little = die Karte zählt für sich nichts
reason-casino-lays-only = du kannst nur eine Karte hinlegen

## Casino: was ein Zug übrig lässt

reason-casino-but-would-sweep = wer { casino-a-rank } hat, räumt den Tisch ab{ $percent ->
        [100] , und die Gegenseite hat so eine Karte
       *[other] { " " }(zu { $percent } % hat die Gegenseite so eine Karte)
    }
reason-casino-but-would-take = wer { casino-a-rank } hat, nimmt { COUNT($cards) ->
        [0] { $number ->
            [one] eine Karte
           *[other] { count-in-words } Karten
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words } Karten mit { casino-cards-and-points }
        }
    }{ $percent ->
        [100] , und die Gegenseite hat so eine Karte
       *[other] { " " }(zu { $percent } % hat die Gegenseite so eine Karte)
    }
reason-casino-can-take-next = und du hast noch { casino-a-rank }, um { COUNT($cards) ->
        [0] { $number ->
            [one] eine Karte
           *[other] { count-in-words } Karten
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words } Karten mit { casino-cards-and-points }
        }
    } zu nehmen
reason-casino-captures-last = und was am Ende liegt, gehört zum letzten Nehmen, und das ist bisher deines
reason-casino-but-captures-last = was am Ende liegt, gehört zum letzten Nehmen, und das ist bisher das der Gegenseite
reason-casino-leaves-little = auf dem Tisch bleibt keine Karte, die für sich zählt

## Casino: rein gierig

reason-casino-takes-most = kein anderes Nehmen bringt mehr Karten
reason-casino-gives-away-least = keine andere deiner Karten zählt für sich weniger
reason-casino-nothing-else = etwas anderes bleibt nicht übrig

## Raub und Zwanzig ab

reason-tricks-nothing-else = etwas anderes geht nicht
reason-tricks-trick-likely = { CARDS($cards) } { COUNT($cards) ->
        [one] ist ein sicherer Stich
       *[other] sind sichere Stiche
    }
reason-tricks-no-trick-likely = keine deiner Karten ist ein sicherer Stich
reason-tricks-weakest-card = keine deiner anderen Karten ist niedriger
reason-tricks-cannot-win = die Karte kann diesen Stich nicht machen
reason-tricks-last-to-play = du gibst als Letztes zu und machst den Stich
reason-tricks-draws-last-trump = höchstens ein Trumpf ist noch draußen, und er ist niedriger
reason-tricks-cannot-be-beaten = dagegen kommt nichts mehr an
reason-tricks-only-trump-beats = nur ein Trumpf kommt dagegen an
reason-tricks-takes-lead = liegt im Stich vorn
reason-tricks-draws-trumps = wer einen Trumpf hat, muss einen zugeben
reason-tricks-not-needed = keine Karte, die du spielen darfst, ist niedriger
reason-tricks-keeps-all = jede deiner Karten ist ein Trumpf oder ein Ass
reason-tricks-exchange = { $number ->
        [one] tauscht eine Karte, die weder Trumpf noch Ass ist
       *[other] tauscht { count-in-words } Karten, die weder Trumpf noch Ass sind
    }
reason-tricks-only-card = nur diese Karte darfst du spielen
reason-tricks-trumps-held = { $number ->
        [0] du hast keinen Trumpf
        [one] du hast einen Trumpf
       *[other] du hast { count-in-words } Trümpfe
    }
reason-tricks-each-trick = { $number ->
        [one] jeder Stich bringt dich um einen Punkt hinunter
       *[other] jeder Stich bringt dich um { count-in-words } Punkte hinunter
    }
reason-tricks-no-trick-costs = { $number ->
        [one] wer mitgeht und keinen Stich macht, bekommt einen Punkt dazu
       *[other] wer mitgeht und keinen Stich macht, bekommt { count-in-words } Punkte dazu
    }
reason-tricks-keeps-better = behält { CARD($card) }
reason-tricks-keeps-lower = behält { CARD($card) }, und das ist niedriger
reason-tricks-lower-would-do = { CARD($card) } ist niedriger und täte es auch
reason-tricks-higher-out = { $number ->
        [one] eine höhere Karte der Farbe kann noch draußen sein
       *[other] { count-in-words } höhere Karten der Farbe können noch draußen sein
    }
reason-tricks-keeps-good = behält { CARDS($cards) }
reason-tricks-throws-good = gibt { CARDS($cards) } her
reason-tricks-keeps-plain = { $number ->
        [one] behält eine Karte, die weder Trumpf noch Ass ist
       *[other] behält { count-in-words } Karten, die weder Trumpf noch Ass sind
    }
reason-tricks-voids-suit = danach hast du kein { suit-name } mehr

reason-raub-own-deal = wer gibt, sagt als Letztes an
reason-raub-refa = lässt den nächsten Platz geben und bringt eine Refa dazu
reason-raub-muss = zwingt alle mitzugehen, solange jemand weniger als { $limit } Punkte hat
reason-raub-look = du siehst deine Karten, bevor du ansagst
reason-raub-raub = die Trumpfkarte wird deine
reason-raub-stih = ein Stich genügt, und die Trumpfkarte gehört dir
reason-raub-declare = { $number ->
        [one] mit der Trumpfkarte hast du einen Trumpf
       *[other] mit der Trumpfkarte hast du { count-in-words } Trümpfe
    }
reason-raub-pass = wer ansagt und { $required ->
        [1] keinen Stich macht
       *[other] weniger als zwei Stiche macht
    }, bekommt { $number ->
        [one] einen Punkt
       *[other] { count-in-words } Punkte
    } dazu
reason-raub-turn-next = die nächste Karte kann eine andere Farbe zum Trumpf machen
reason-raub-swap-seven = die Trumpfkarte ist der bessere Trumpf
reason-raub-no-swap = du hast die Trumpfsieben nicht
reason-raub-passes-deal = lässt den nächsten Platz geben, ohne eine Refa
reason-raub-higher-trumps = { $number ->
        [0] kein Trumpf ist höher als die Trumpfkarte
        [one] ein Trumpf ist höher als die Trumpfkarte
       *[other] { count-in-words } Trümpfe sind höher als die Trumpfkarte
    }
reason-raub-thrown-in = mit deinem Passen endet das Spiel, und niemand bekommt Punkte
reason-raub-unopposed = wenn du aussteigst, bekommt die Gegenseite { count-in-words } Stiche ohne Kampf

reason-zwanzig_ab-blind = { $factor ->
        [1] Trumpf steht fest, bevor jemand eine Karte sieht
        [2] das Spiel zählt dann doppelt
        [3] das Spiel zählt dann dreifach
        [4] das Spiel zählt dann vierfach
       *[other] das Spiel zählt dann { $factor }-fach
    }
reason-zwanzig_ab-look = du siehst deine ersten Karten, bevor du wählst
reason-zwanzig_ab-next = deine nächste Karte macht Trumpf, also hast du mindestens einen
reason-zwanzig_ab-redeal = deine ersten Karten sind lauter Siebenen und Achten
reason-zwanzig_ab-no-better-suit = von dieser Farbe hast du keine Karte
reason-zwanzig_ab-hearts-double = { $factor ->
        [2] Herz zählt doppelt
        [3] Herz zählt dreifach
        [4] Herz zählt vierfach
       *[other] Herz zählt { $factor }-fach
    }
reason-zwanzig_ab-nobody-may-drop = bei dieser Farbe darf niemand aussteigen
reason-zwanzig_ab-best-suit = keine deiner ersten Karten ist höher als { CARD($card) }
reason-zwanzig_ab-two-trumps = von deinen ersten Karten sind { count-in-words } Trumpf
reason-zwanzig_ab-leaves-tricks = du hast deinen Stich, und in diesem Spiel kann niemand die Partie gewinnen
reason-zwanzig_ab-one-trick = in diesem Spiel kann niemand die Partie gewinnen, und ein Stich erspart dir die Strafe
reason-zwanzig_ab-gives-way = in diesem Spiel kann niemand die Partie gewinnen, und dein Stand ist nicht der niedrigste
reason-zwanzig_ab-longer-suit = du hast { count-in-words } { tricks-suit }
reason-zwanzig_ab-higher-card = { CARD($card) } ist deine höchste Karte
reason-zwanzig_ab-may-not-drop = du darfst nicht aussteigen
reason-zwanzig_ab-unopposed = wenn du aussteigst, bekommt die Vorhand { count-in-words } Stiche ohne Kampf
reason-zwanzig_ab-drops-left = { $number ->
        [one] in dieser Partie darfst du nur noch einmal aussteigen
       *[other] in dieser Partie darfst du nur noch { $number }-mal aussteigen
    }
reason-zwanzig_ab-up-to-count = { $number ->
        [one] ein Stich bringt dich in diesem Spiel hinunter; mit mehr bleibt dein Stand, wie er ist
       *[other] bis zu { count-in-words } Stiche bringen dich in diesem Spiel hinunter; mit mehr bleibt dein Stand, wie er ist
    }
reason-zwanzig_ab-none-counts = kein Stich bringt dich in diesem Spiel hinunter: Du kämst unter 0
reason-zwanzig_ab-one-too-many = mit noch einem Stich kämst du unter 0, und keiner deiner Stiche würde zählen
reason-zwanzig_ab-no-more-count = so viele Stiche du noch machst, dein Stand bleibt, wie er ist
reason-zwanzig_ab-maker-costs = { $number ->
        [one] ohne Stich bekommst du einen Punkt dazu
       *[other] ohne Stich bekommst du { count-in-words } Punkte dazu
    }

## Hazari

reason-hazari-best-first = die stärkste Gruppe zuerst, dann die nächste
reason-hazari-wins = { GROUP($group) } gewinnt Runde { $round } in { $percent } % der Spiele
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] Runde { LIST($numbers) }
       *[other] die Runden { LIST($numbers) }
    } in { LIST($percents) } %
reason-hazari-wins-instead = { GROUP($group) } gewinnt Runde { $round } in { $percent } % statt in { $before } %
reason-hazari-wins-as-often = gewinnt etwa ebenso oft und bringt in Runde { $round } { ABS($number) ->
        [one] einen Punkt
       *[other] { ABS($number) } Punkte
    } { SIGN($number) ->
        [minus] weniger
       *[plus] mehr
    }
reason-hazari-other-cards = gewinnt etwa ebenso oft und zählt gleich viel, mit anderen Karten
reason-hazari-troy-decides = Runde { $round } entscheidet die Partie
reason-hazari-against-best-first = wenn die anderen ihre stärksten Gruppen zuerst bilden

## Abgelehnt: Namen und Einstellungen von Bots

refusal-bad-options--no-such-bot = { $near ->
        [none] kein Bot heißt { $name }; es gibt { LIST($candidates, style: "comma") }
       *[other] kein Bot heißt { $name }; meinst du { $near }? Es gibt { LIST($candidates, style: "comma") }
    }
refusal-bad-options--no-bot-settings = { $part } ist eine Einstellung von { COMMAND("arena") }; am Tisch hat { $level } keine
refusal-bad-options--bots-for-seats = { $number } Bots sind genannt, und { $limit ->
        [one] es gibt einen Mitspieler
       *[other] es gibt { $limit } Mitspieler
    }: einen Bot für alle nennen oder einen für jeden
refusal-bad-options--off-the-dial = die Skala geht von { "dial:0" } (Einstieg) über { "dial:0.5" } (Klub) bis { "dial:1" } (Spitze), zum Beispiel { "dial:0.35" }
refusal-bad-options--no-such-aim = ein Ziel hat nur die Spitze in der Casino-Familie: { "aim=match" } oder { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } muss größer als 0 sein
