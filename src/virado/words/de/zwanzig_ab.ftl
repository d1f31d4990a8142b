# Zwanzig ab: was abgelehnt wird, was geschieht, was ein Zug bewirkt, Varianten und Optionen.

## Abgelehnt: Züge

refusal-malformed-move = das ist kein Zug von Zwanzig ab
refusal-not-your-turn--zwanzig-ab = { WHO($seat) ->
        [you] du bist
       *[other] { NAME($seat) } ist
    } nicht dran: { zwanzig_ab-now }
# Wer was zu tun hat, nach $turn und $phase.
zwanzig_ab-now = { $phase ->
        [blind] { WHO($turn) ->
            [you] erst wählst du blind oder siehst nach
           *[other] erst wählt { NAME($turn) } blind oder sieht nach
        }
        [trump] { WHO($turn) ->
            [you] erst machst du Trumpf
           *[other] erst macht { NAME($turn) } Trumpf
        }
        [exchange] { WHO($turn) ->
            [you] erst tauschst du
           *[other] erst tauscht { NAME($turn) }
        }
        [drop] { $choices ->
            [stay] { WHO($turn) ->
                [you] erst gehst du mit
               *[other] erst geht { NAME($turn) } mit
            }
           *[all] { WHO($turn) ->
                [you] erst gehst du mit oder steigst aus
               *[other] erst geht { NAME($turn) } mit oder steigt aus
            }
        }
       *[play] { WHO($turn) ->
            [you] erst spielst du
           *[other] erst spielt { NAME($turn) }
        }
    }
refusal-trump-fixed = Trumpf ist schon gemacht: { suit-name }
refusal-not-forehand = Trumpf macht nur die Vorhand: { NAME($forehand) }
refusal-look-first = die Vorhand hat noch nicht nachgesehen: Sie nennt blind eine Farbe oder sieht nach
refusal-already-looked = die Vorhand hat ihre ersten Karten schon gesehen; blind geht nicht mehr
refusal-no-blind-choice = blind macht man in dieser Variante nicht Trumpf
refusal-no-next = „auf den nächsten“ gibt es in dieser Variante nicht: Die Vorhand nennt eine der vier Farben
refusal-no-redeal = neu gegeben wird in dieser Variante nicht
refusal-packet-not-weak = neu gegeben wird nur bei lauter Siebenen und Achten, und du hast { CARDS($cards) }
refusal-trump-due = noch ist kein Trumpf gemacht: Erst ist die Vorhand dran, { NAME($forehand) }
refusal-decision-due = getauscht wird erst, wenn alle gesagt haben, ob sie mitgehen
refusal-too-many-cards = { $limit ->
        [0] { CARDS($cards) } { COUNT($cards) ->
            [one] bleibt
           *[other] bleiben
        } bei dir: In dieser Variante wird nicht getauscht
        [one] { CARDS($cards) } sind zu viele: Tauschen darf man nur eine Karte
       *[other] { CARDS($cards) } sind zu viele: Tauschen darf man höchstens { $limit }
    }
refusal-stock-too-small = für { CARDS($cards) } reicht der Talon nicht: { $limit ->
        [0] keine Karte ist mehr da
        [one] nur noch eine Karte ist da
       *[other] nur noch { $limit } Karten sind da
    }
refusal-exchange-over = das Tauschen ist vorbei
refusal-exchange-due = erst tauschen alle, dann heißt es mitgehen oder aussteigen
refusal-already-decided = alle haben schon gesagt, ob sie mitgehen, und dabei bleibt es
refusal-forehand-stays = { $action ->
        [drop] { WHO($seat) ->
            [you] du bist Vorhand und darfst
           *[other] { NAME($seat) } ist Vorhand und darf
        } nicht aussteigen
       *[stay] { WHO($seat) ->
            [you] du bist Vorhand und wirst
           *[other] { NAME($seat) } ist Vorhand und wird
        } nicht gefragt: Die Vorhand geht immer mit
    }
refusal-special-deal = im Sonderspiel darf niemand aussteigen
refusal-obliging-suit = bei { suit-name } als Trumpf darf niemand aussteigen
refusal-low-score = { WHO($seat) ->
        [you] du stehst auf { $number } und musst
       *[other] { NAME($seat) } steht auf { $number } und muss
    } mitgehen: Aussteigen darf nur, wer mehr als { $limit } hat
refusal-dropped-last-deal = { WHO($seat) ->
        [you] du bist im letzten Spiel ausgestiegen und musst
       *[other] { NAME($seat) } ist im letzten Spiel ausgestiegen und muss
    } diesmal mitgehen
refusal-no-drops-left = { WHO($seat) ->
        [you] du bist
       *[other] { NAME($seat) } ist
    } in dieser Partie schon { $number ->
        [one] einmal
       *[other] { $number }-mal
    } ausgestiegen, und öfter geht es nicht
refusal-dealer-stays = außer der Vorhand sind alle ausgestiegen, da muss der Geber mitgehen
refusal-bad-options--zwanzig-nobody-so-low = so tief steht niemand vor einem Spiel, aus dem man aussteigen darf: { $limit } ist das Wenigste, nicht { $number }
refusal-bad-options--zwanzig-zero-unreachable = ab Spiel { $limit } zählt alles { $number }-fach, und viele Stände kommen dann nie auf genau 0: dazu gehört { "special_finish_from_deal=0" }, { "special_finish_scope=single_deal" } oder { "hearts_multiplier=1" }
refusal-play-not-begun = noch wird keine Karte gespielt: { zwanzig_ab-now }

## Was geschieht

event-zwanzig_ab-deal = { $redeal ->
        [true] { WHO($dealer) ->
            [you] Du gibst neu.
           *[other] { NAME($dealer) } gibt neu.
        }
       *[false] { WHO($dealer) ->
            [you] Du gibst.
           *[other] { NAME($dealer) } gibt.
        }
    }
event-zwanzig_ab-special = Sonderspiel: { tricks-suit } ist Trumpf, und niemand darf aussteigen.
event-zwanzig_ab-bid-choose = { WHO($seat) ->
        [you] Du machst { tricks-suit } zum Trumpf.
       *[other] { NAME($seat) } macht { tricks-suit } zum Trumpf.
    }
event-zwanzig_ab-bid-blind = { WHO($seat) ->
        [you] Du machst blind { tricks-suit } zum Trumpf.
       *[other] { NAME($seat) } macht blind { tricks-suit } zum Trumpf.
    }
event-zwanzig_ab-bid-next = { WHO($seat) ->
        [you] Du sagst: auf den nächsten.
       *[other] { NAME($seat) } sagt: auf den nächsten.
    }
event-zwanzig_ab-bid-redeal = { WHO($seat) ->
        [you] Du lässt neu geben.
       *[other] { NAME($seat) } lässt neu geben.
    }
event-zwanzig_ab-show = { WHO($seat) ->
        [you] Du zeigst { CARDS($cards) }.
       *[other] { NAME($seat) } zeigt { CARDS($cards) }.
    }
event-zwanzig_ab-stay = { WHO($seat) ->
        [you] Du gehst mit.
       *[other] { NAME($seat) } geht mit.
    }
event-zwanzig_ab-kept = { WHO($seat) ->
        [you] Du wärst unter 0 gekommen, also bleibt dein Stand, wie er war.
       *[other] { NAME($seat) } wäre unter 0 gekommen; der Stand bleibt, wie er war.
    }

## Was ein Zug bewirkt

effect-zwanzig_ab-trump = { suit-name } wird Trumpf{ $obliges ->
        [true] , und niemand darf aussteigen
       *[false] { "" }
    }.
effect-zwanzig_ab-redeal = Du zeigst { CARDS($cards) }, und es wird neu gegeben.
effect-zwanzig_ab-next = Deine nächste Karte wird aufgedeckt, und ihre Farbe ist Trumpf.
effect-zwanzig_ab-stay = Du musst einen Stich machen, sonst { $penalty ->
        [one] kommt ein Punkt
       *[other] kommen { $penalty } Punkte
    } dazu.
effect-zwanzig_ab-stay-must = Aussteigen darfst du diesmal nicht.

## Ein Zug als Knopf: was er tut, was dabei herauskommt

title-zwanzig_ab-choose = { tricks-suit } zum Trumpf machen
title-zwanzig_ab-blind = Blind { tricks-suit } zum Trumpf machen
title-zwanzig_ab-look = Karten ansehen
title-zwanzig_ab-next = Auf den nächsten
title-zwanzig_ab-redeal = Neu geben lassen
title-zwanzig_ab-stay = Mitgehen
title-zwanzig_ab-drop = Aussteigen
result-zwanzig_ab-obliges = niemand darf aussteigen
result-zwanzig_ab-redeal = du zeigst { CARDS($cards) }
result-zwanzig_ab-must = aussteigen darfst du nicht

## Phasen

phase-zwanzig_ab-blind = blind oder nachsehen
phase-zwanzig_ab-trump = Trumpf machen
phase-zwanzig_ab-exchange = tauschen
phase-zwanzig_ab-drop = mitgehen oder aussteigen
phase-zwanzig_ab-play = spielen

## Varianten

variant-zwanzig-ab =
    .title = Zwanzig ab
    .also = 20 ab, Zwanzig runter
    .place = Deutschland
    .summary = Von 20 herunter auf 0: Die Vorhand macht Trumpf, alle dürfen drei tauschen, mit schwachem Blatt steigt man aus.
variant-zwanzig-ab-jager-trump-rank =
    .title = Zwanzig ab (Jäger: Trumpfbube und -neun)
    .place = Deutschland (Alfred Jäger)
    .summary = Die höchsten Trümpfe sind Bube und Neun.
variant-zwanzig-ab-jager-first-packet =
    .title = Zwanzig ab (Jäger: erst drei Karten)
    .place = Deutschland (Alfred Jäger)
    .summary = Drei Karten vor der Trumpfwahl: blind, auf den nächsten, oder bei schwachen Karten neu geben.
variant-zwanzig-ab-jager-drop-first =
    .title = Zwanzig ab (Jäger: erst aussteigen)
    .place = Deutschland (Alfred Jäger)
    .summary = Mitgehen oder aussteigen heißt es vor dem Tauschen.
variant-zwanzig-ab-jager-clubs =
    .title = Zwanzig ab (Jäger: Kreuz verpflichtet)
    .place = Deutschland (Alfred Jäger)
    .summary = Bei Kreuz als Trumpf darf niemand aussteigen.
variant-zwanzig-ab-jager-two-active =
    .title = Zwanzig ab (Jäger: der Geber bleibt)
    .place = Deutschland (Alfred Jäger)
    .summary = Lassen alle anderen die Vorhand allein, muss der Geber mitgehen.
variant-zwanzig-ab-jager-no-repeat-drop =
    .title = Zwanzig ab (Jäger: nie zweimal hintereinander)
    .place = Deutschland (Alfred Jäger)
    .summary = Wer im letzten Spiel ausgestiegen ist, muss diesmal mitgehen.
variant-zwanzig-ab-jager-low-score =
    .title = Zwanzig ab (Jäger: ab fünf geht man mit)
    .place = Deutschland (Alfred Jäger)
    .summary = Wer auf fünf oder darunter steht, muss mitgehen.
variant-zwanzig-ab-jager-plain-finish =
    .title = Zwanzig ab (Jäger: ohne Sonderspiele)
    .place = Deutschland (Alfred Jäger)
    .summary = Auch ab dem neunten Spiel macht die Vorhand Trumpf.
variant-zwanzig-ab-jager =
    .title = Zwanzig ab (Jäger)
    .also = Jäger, Zwanzig ab nach Jäger
    .place = Deutschland (Alfred Jäger)
    .summary = Alle acht Abweichungen von Jäger zusammen.
variant-zwanzig-ab-persian-literal =
    .title = Zwanzig ab (persischer Text)
    .place = persischer Text
    .summary = Nur im neunten Spiel ist Herz von selbst Trumpf, und nur solange niemand bei null ist.
variant-zwanzig-ab-early =
    .title = Zwanzig ab (natürliche Reihenfolge)
    .place = Deutschland
    .summary = Die Zehn kommt nach dem Buben.

## Optionen

option-zwanzig_ab-start_score =
    .name = Punkte zu Beginn
option-zwanzig_ab-first_dealer =
    .name = Platz, der zuerst gibt
option-zwanzig_ab-suit_rank =
    .name = Reihenfolge der Karten
    .ace_ten = A 10 K Q J 9 8 7
    .natural = A K Q J 10 9 8 7
option-zwanzig_ab-trump_rank =
    .name = Reihenfolge der Trümpfe
    .same = wie in den anderen Farben
    .jass = J 9 A 10 K Q 8 7
option-zwanzig_ab-first_packet =
    .name = Karten vor der Trumpfwahl
option-zwanzig_ab-trump_next =
    .name = die Vorhand darf auf den nächsten gehen
option-zwanzig_ab-trump_blind =
    .name = die Vorhand darf blind Trumpf machen
option-zwanzig_ab-redeal_weak =
    .name = die Vorhand darf bei lauter Siebenen und Achten neu geben lassen
option-zwanzig_ab-blind_multiplier =
    .name = Faktor, wenn blind Trumpf gemacht wird
option-zwanzig_ab-hearts_multiplier =
    .name = Faktor, wenn Herz Trumpf ist
option-zwanzig_ab-multiplier_mode =
    .name = Herz blind
    .product = beides malgenommen
    .max = nur das Größere
option-zwanzig_ab-exchange_max =
    .name = so viele Karten darf man höchstens tauschen
option-zwanzig_ab-drop_timing =
    .name = mitgehen oder aussteigen
    .after_exchange = nach dem Tauschen
    .before_exchange = vor dem Tauschen
option-zwanzig_ab-oblige_suit =
    .name = Trumpf, bei dem niemand aussteigen darf
    .diamonds = Karo
    .clubs = Kreuz
    .none = keiner
option-zwanzig_ab-min_two_active =
    .name = der Geber muss mitgehen, wenn alle anderen die Vorhand allein lassen
option-zwanzig_ab-no_consecutive_drop =
    .name = zweimal hintereinander aussteigen darf niemand
option-zwanzig_ab-no_drop_at_or_below =
    .name = wer so viele Punkte oder weniger hat, muss mitgehen
    .none = keine solche Grenze
option-zwanzig_ab-max_drops =
    .name = wie oft man in einer Partie höchstens aussteigen darf
    .none = beliebig oft
option-zwanzig_ab-no_trick_penalty =
    .name = Punkte dazu für Mitgehen ohne Stich
option-zwanzig_ab-maker_no_trick_penalty =
    .name = Punkte dazu für die Vorhand, die Trumpf machte und keinen Stich bekam
    .none = wie bei allen
option-zwanzig_ab-all_tricks_bonus =
    .name = Punkte, die für alle fünf Stiche zusätzlich abgehen
option-zwanzig_ab-special_finish_from_deal =
    .name = Sonderspiele mit Herz als Trumpf ab Spiel (0: nie)
option-zwanzig_ab-special_finish_scope =
    .name = welche Spiele Sonderspiele sind
    .from_then_on = dieses und alle späteren
    .single_deal = nur dieses eine
option-zwanzig_ab-special_finish_in_tiebreak =
    .name = auch ein Spiel um den Gleichstand kann ein Sonderspiel sein
option-zwanzig_ab-exact_zero =
    .name = was unter 0 führen würde, zählt nicht
option-zwanzig_ab-match_winners =
    .name = wer gewinnt, sobald jemand auf 0 oder darunter ist
    .lowest = nur der tiefste Stand
    .all_out = alle auf 0 oder darunter
option-zwanzig_ab-tie_break =
    .name = stehen mehrere gleich am tiefsten, auf 0 oder darunter
    .play_on = alle spielen weiter
    .tied_only = nur sie spielen weiter
    .shared = sie gewinnen gemeinsam
option-zwanzig_ab-overtrump =
    .name = wer stechen muss, übertrumpft
    .optional = nach Belieben
    .required = wenn es geht

## Was zu entscheiden ist

asks-zwanzig_ab-blind = Bestimme blind den Trumpf, oder sieh dir deine Karten an.
asks-zwanzig_ab-trump = Was soll Trumpf sein?
asks-zwanzig_ab-exchange = Welche Karten tauschst du?
asks-zwanzig_ab-drop = Gehst du mit, oder steigst du aus?
asks-zwanzig_ab-must-stay = Aus diesem Spiel darfst du nicht aussteigen: Du gehst mit.
